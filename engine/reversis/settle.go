package reversis

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Settle plays a record by the law and says what it came to. What the record
// cannot have been under the law is an error that names the trick, the card
// and the rules that refuse it.
func (l *Law) Settle(r *record.Record) (*Settlement, error) {
	s := &State{}
	h := &hearing{State: s, r: r, st: &Settlement{}}
	if err := h.run(l); err != nil {
		return nil, err
	}
	return h.settlement(), nil
}

// hearing is a record being played.
type hearing struct {
	*State
	r      *record.Record
	st     *Settlement
	played []game.Trick
	at     int // the next card of the record
}

func (h *hearing) run(l *Law) error {
	r := h.r
	if line := r.Phases(); line != "" {
		return fault("the record has a line \"" + line + "\", for which " + l.ID + " has no place: is it of another game?")
	}
	pools, err := l.Laid(r)
	if err != nil {
		return err
	}
	if err := l.Seated(r); err != nil {
		return err
	}
	dealer := r.Dealer
	drawn := dealer == cards.NoSeat
	if drawn && r.Players+len(r.Plays) > 0 {
		return fault("the record does not say who deals")
	}
	if drawn {
		dealer = cards.South
	}
	h.sit(l, dealer, pools)
	if err := h.sheet(); err != nil {
		return err
	}
	for _, a := range r.Acts {
		if a.At > int(h.last) {
			return fault("an act is noted for trick " + ascii.Itoa(a.At) + ": a hand has " + ascii.Itoa(int(h.last)) + " tricks")
		}
	}
	h.claims()
	h.st.First = cards.NoSeat
	if err := h.acts(h.State, record.AtDraw); err != nil {
		return err
	}
	if drawn {
		answer := l.rules.Ask(h.State, &h.Trace, askDealer, h.round)
		h.st.First = answer.Seat
		l.rules.Answered(&h.Trace, &answer, factNarrowed, engine.Fact{Kind: factDealer, Seat: answer.Seat})
		h.judge()
		return nil
	}
	if r.Position {
		return h.position()
	}
	return h.wholeHand()
}

// wholeHand plays a record from the stakes on.
func (h *hearing) wholeHand() error {
	r := h.r
	for _, a := range r.Acts {
		if a.Act == actNames[actUnstaked] && a.Seat >= 0 {
			h.unstaked |= 1 << a.Seat
		}
		if a.Act == actNames[actOwn] && a.Seat >= 0 {
			h.owned |= 1 << a.Seat
		}
	}
	h.stake()
	if r.Players > 0 {
		if err := h.deal(); err != nil {
			return err
		}
	} else if len(r.Plays) > 0 && r.Expects == nil {
		return fault("cards are played, and no hand is dealt")
	}
	return h.lead(h)
}

// goesOn reports whether the record has anything after a moment. A whole hand
// has.
func (h *hearing) goesOn(s *State, after int) (bool, error) {
	r := h.r
	asks := r.Expects != nil
	switch after {
	case record.AtDeal:
		later := h.actsFrom(record.AtExchange)
		if r.Players > 0 && len(r.Plays) == 0 && !asks && !later {
			return false, h.missing(1)
		}
		return r.Players > 0 && (len(r.Plays) > 0 || h.exchanged() || later), nil
	case record.AtExchange:
		on := len(r.Plays) > 0 || h.actsFrom(1)
		if !on && !asks {
			return false, h.missing(1)
		}
		return on, nil
	}
	if s.done {
		if h.at < len(r.Plays) {
			return false, fault("a card is left over: " + r.Plays[h.at].Card.Sign() + " is played after the last trick")
		}
		return true, nil
	}
	for t := after + 1; t <= int(s.last); t++ {
		if err := h.acts(s, t); err != nil {
			return false, err
		}
	}
	if s.Seen(factRest) != nil || s.Seen(factOver) != nil || s.Seen(factVoid) != nil {
		return true, nil
	}
	if !r.Position && !asks {
		return false, h.missing(int(s.Trick))
	}
	h.judge()
	return false, nil
}

// missing says that a whole hand breaks off before a trick.
func (h *hearing) missing(trick int) error {
	return fault("trick " + ascii.Itoa(trick) + " is missing: a whole hand has " + ascii.Itoa(int(h.last)) + " tricks")
}

// position plays a record from a trick on.
func (h *hearing) position() error {
	r := h.r
	h.phase = atExchange
	for _, seat := range h.round {
		h.hand[seat] = r.Hands[seat]
		h.tricks[seat] = int8(r.Taken[seat].Tricks)
		h.points[seat] = int32(r.Taken[seat].Points)
	}
	copy(h.talon[:], r.Talon)
	if err := game.Distinct(r); err != nil {
		return err
	}
	if err := r.Possible(&record.Pack{Cards: h.law.pack, Seats: h.n, Worth: h.law.worth}); err != nil {
		return fault(err.Error())
	}
	if r.Discards != nil {
		h.known = true
		for _, c := range r.Discards {
			h.heap |= c.Bit()
		}
	}
	if err := h.acts(h.State, record.AtDeal); err != nil {
		return err
	}
	if r.Trick == 0 {
		if h.exchanged() {
			if err := h.State.exchange(h); err != nil {
				return err
			}
		}
		if err := h.acts(h.State, record.AtExchange); err != nil {
			return err
		}
		if h.Seen(factVoid) != nil || len(r.Plays) == 0 {
			h.judge()
			if h.Seen(factVoid) != nil {
				h.close()
			}
			return nil
		}
	} else if err := h.acts(h.State, record.AtExchange); err != nil {
		return err
	}
	first := max(r.Trick, 1)
	if first > int(h.last) {
		return fault("trick " + ascii.Itoa(first) + ": a hand has " + ascii.Itoa(int(h.last)) + " tricks")
	}
	h.open(first)
	switch {
	case r.Leader != cards.NoSeat:
		h.table.Begin(r.Leader)
	case first > 1 && len(r.Plays) > 0 && r.Plays[0].Seat != cards.NoSeat:
		h.table.Begin(r.Plays[0].Seat)
	}
	return h.playOut(h)
}

// play plays the next card of the record.
func (h *hearing) play(s *State) (bool, error) {
	if h.at == len(h.r.Plays) {
		return false, nil
	}
	p, t := h.r.Plays[h.at], int(s.Trick)
	h.at++
	if p.Trick != 0 && p.Trick < t {
		return false, fault("trick " + ascii.Itoa(p.Trick) + ": " + p.Card.Sign() + " is a card too many")
	}
	if p.Trick > t {
		return false, fault("trick " + ascii.Itoa(t) + ": a card is missing; " + p.Card.Sign() + " is noted for trick " + ascii.Itoa(p.Trick))
	}
	err := h.card(p)
	return err == nil, err
}

// card plays one card of the record.
func (h *hearing) card(p record.Play) error {
	turn := h.table.Turn
	seat := p.Seat
	if seat == cards.NoSeat {
		seat = turn
	}
	where := "trick " + ascii.Itoa(int(h.Trick)) + ": " + seat.String() + " " + p.Card.Sign()
	a := engine.Act{Kind: actPlay, Seat: seat, Card: p.Card}
	if seat != turn {
		refused, _, _ := h.refusals(&a, h.hand[seat])
		if i := len(h.Facts) - 1; h.table.N == 0 && i >= 0 && h.Facts[i].Kind == factLeads {
			refused.Add(h.Facts[i].Rule)
		}
		return fault(where + ": it is " + turn.String() + "'s turn" + h.law.Cite(refused))
	}
	if !h.hand[seat].Has(p.Card) {
		return fault(where + ": " + seat.String() + " does not hold this card" + h.holder(p.Card))
	}
	refused, _, any := h.refusals(&a, h.hand[seat])
	revoked := any && h.table.N > 0 && h.revokes(seat) // who leads follows nobody
	if any && !revoked {
		return fault(where + ": this card may not be played" + h.law.Cite(refused))
	}
	h.Fired.Union(refused)
	if h.revokes(seat) {
		if !revoked && !h.r.Position {
			return fault(where + ": this is recorded as a revoke, and it is none")
		}
		h.tell(&engine.Fact{Kind: factAct, Seat: seat, Card: p.Card, N: int32(actRevoke)})
	}
	n := len(h.played)
	if n == 0 || h.played[n-1].No != int(h.Trick) {
		h.played = append(h.played, game.Trick{No: int(h.Trick), Leader: h.table.Leader, Taker: cards.NoSeat})
		n++
	}
	t := &h.played[n-1]
	t.Cards, t.Seats = append(t.Cards, p.Card), append(t.Seats, seat)
	h.State.play(p.Card, revoked)
	t.Taker = h.takerOf(int8(t.No))
	return nil
}

// holder says who holds a card that another was to play, and at the lead why
// that other leads.
func (h *hearing) holder(c cards.Card) string {
	for _, seat := range h.round {
		if !h.hand[seat].Has(c) {
			continue
		}
		said := ", but " + seat.String()
		if h.table.N == 0 {
			var by engine.RuleSet
			for i := range h.Facts {
				if h.Facts[i].Kind == factLeads {
					by = engine.RuleSet{}
					by.Add(h.Facts[i].Rule)
				}
			}
			said += "; it is " + h.table.Turn.String() + " who leads" + h.law.Cite(by)
		}
		return said
	}
	return ""
}

// revokes reports whether the record says that a player revokes in this trick.
func (h *hearing) revokes(seat cards.Seat) bool {
	for _, a := range h.r.Acts {
		if a.At == int(h.Trick) && a.Seat == seat && a.Act == actNames[actRevoke] {
			return true
		}
	}
	return false
}

// acts tells the irregular acts of one moment. Those that change what another
// means come first: an agreement before what was agreed upon.
func (h *hearing) acts(_ *State, at int) error {
	for pass := 0; pass < 2; pass++ {
		for _, a := range h.r.Acts {
			if a.At != at {
				continue
			}
			kind, ok := actOf(a.Act)
			if !ok || kind < actPlayers && kind != actPackets {
				return fault("unknown act \"" + a.Act + "\"")
			}
			if why := h.outOfPlace(kind, at); why != "" {
				return fault(moment(at) + ": " + a.Act + " is " + why)
			}
			if a.Seat == cards.NoSeat && kind != actAgree {
				return fault("the act " + a.Act + " names no player")
			}
			if kind == actRevoke && at > 0 {
				continue // told with the card
			}
			if (pass == 0) != (kind == actAgree || kind == actMend || kind == actWarn || kind == actRecall) {
				continue
			}
			act := h.act(kind, a)
			refused, lifted, any := h.refusals(&act, 0)
			h.Fired.Union(refused)
			h.Fired.Union(lifted)
			if any && !isIrregular(kind) {
				return fault(moment(at) + ": " + a.Seat.String() + " may not " + a.Act + h.law.Cite(refused))
			}
			h.tell(&engine.Fact{Kind: factAct, Seat: a.Seat, Leader: a.To, Card: a.Card, N: int32(kind)})
			if kind == actThrow {
				h.throwDown(a.Seat)
			}
		}
	}
	return nil
}

// outOfPlace says when an act is done that is noted for another moment; "" where
// it may be as noted.
func (h *hearing) outOfPlace(kind engine.ActKind, at int) string {
	switch kind {
	case actTwelve, actTwo:
		if at != record.AtExchange && !h.r.Position {
			return "done at the exchange"
		}
	case actRevoke, actCaught, actGather, actWarn, actThrow, actRecall:
		if at < 1 {
			return "done at a trick"
		}
	}
	return ""
}

// isIrregular reports whether an act may be recorded though rules refuse it:
// the laws answer it.
func isIrregular(kind engine.ActKind) bool {
	switch kind {
	case actPackets, actRedeal, actLook, actAsk, actTell, actTakeBack:
		return false
	}
	return true
}

func (h *hearing) act(kind engine.ActKind, a record.Act) engine.Act {
	act := engine.Act{Kind: kind, Seat: a.Seat, Card: a.Card}
	for i, n := range a.N {
		if i < len(act.N) {
			act.N[i] = int16(n)
		}
	}
	if kind == actDeal {
		for _, c := range a.Cards {
			act.Cards |= c.Bit()
		}
	}
	if kind == actSwap && a.To != cards.NoSeat || kind == actTell {
		act.N[0] = int16(a.To)
	}
	return act
}

// judge answers what the record asks of the rules: what they refuse and what
// they allow.
func (h *hearing) judge() {
	for i := range h.r.Expects {
		e := &h.r.Expects[i]
		var j game.Judgement
		if kind, ok := actOf(e.Act.Act); ok && (e.Kind == record.Refuse || e.Kind == record.Allow) {
			act := h.act(kind, e.Act)
			refused, lifted, any := h.refusals(&act, h.hand[e.Act.Seat])
			judges := h.law.rules.Judges(kind, actPlay)
			j = game.Judgement{Refused: any, By: h.list(h.because(&act, refused), refused), Lifted: h.list(h.because(&act, lifted), lifted), Judges: h.list(judges)}
		}
		h.st.Judged = append(h.st.Judged, j)
	}
}

// because is what stands behind rules that refuse an act, or lift those that
// would: the facts that they rest on, whose turn it is, what a card or a pool
// is to them, and that a right is at an end.
func (h *hearing) because(act *engine.Act, rules engine.RuleSet) (by engine.RuleSet) {
	for no := rules.Next(engine.NoRule); no >= 0; no = rules.Next(no) {
		rule := h.law.rules.List[no]
		for kind := range engine.FactKind(engine.MaxFacts) {
			if rule.While.Has(kind) {
				by.Union(h.behind(kind))
			}
		}
		switch rule.ID {
		case "reversis/turn":
			by.Union(h.led())
		case "reversis/follow-suit":
			until, has := h.law.Terms("reversis/espagnolette.renounce")
			if ended := h.Seen(factEnded); has && ended != nil && ended.Seat == act.Seat && int32(h.Trick) <= until.Or("until", 99) {
				by.Union(h.behind(factEnded))
			}
		case "reversis/discard.quinola", "reversis/game.forced", "reversis/discard.unforced":
			for kind := factQuinola; kind <= factLittle; kind++ {
				if h.named(act.Card).Has(kind) {
					by.Union(h.behind(kind))
				}
			}
		case "reversis/exchange.optional":
			for i, grounds := range h.teller().Behind() {
				if d := &h.Dues[i]; d.Class == dueStake {
					by.Union(grounds)
				}
			}
		}
	}
	return by
}

// behind is the rules behind the first fact of a kind.
func (h *hearing) behind(kind engine.FactKind) engine.RuleSet {
	if f := h.Seen(kind); f != nil {
		return h.BehindFact(h.Index(f))
	}
	return engine.RuleSet{}
}

// led is the rules that say who leads to the trick now played.
func (h *hearing) led() engine.RuleSet {
	for k := len(h.Facts) - 1; k >= 0; k-- {
		if h.Facts[k].Kind == factLeads {
			return h.BehindFact(int16(k))
		}
	}
	return engine.RuleSet{}
}

// list is the ids of rules, those of the first sets last.
func (h *hearing) list(sets ...engine.RuleSet) []string {
	var ids []string
	var told engine.RuleSet
	for i := len(sets) - 1; i >= 0; i-- {
		for no := sets[i].Next(engine.NoRule); no >= 0; no = sets[i].Next(no) {
			if !told.Has(no) {
				told.Add(no)
				ids = append(ids, h.law.rules.ID(no))
			}
		}
	}
	return ids
}

func moment(at int) string {
	switch at {
	case record.AtDraw:
		return "at the draw"
	case record.AtDeal:
		return "at the deal"
	case record.AtExchange:
		return "at the exchange"
	}
	return "trick " + ascii.Itoa(at)
}
