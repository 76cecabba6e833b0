package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Settle plays a record by the law and says what it came to. What the record
// cannot have been under the law is an error that names the place, the act and
// the rules that refuse it. Under a law that was changed, acts for which it has
// no place lapse: so a rule that opens a phase can be switched off.
func (l *Law) Settle(r *record.Record) (*game.Settlement, error) {
	_, st, err := l.Hear(r)
	return st, err
}

// Hear plays a record by the law, and is the hand and what it came to.
func (l *Law) Hear(r *record.Record) (*State, *game.Settlement, error) {
	h := &hearing{Driver: &Driver{}, r: r, st: &game.Settlement{First: cards.NoSeat}, lapses: len(l.Made()) > 0}
	h.makeRoom()
	if err := h.run(l); err != nil {
		return nil, nil, err
	}
	h.settle(h.st)
	for _, p := range h.st.Pools {
		if p.Amount < 0 && h.partial && !h.lapses {
			return nil, nil, game.Fault("more is drawn from the " + ascii.Trim(p.Name+" pool") + " than lies there: at the end it would hold " + ascii.Itoa(int(p.Amount)) + "; say in pool what lay there")
		}
	}
	return &h.State, h.st, nil
}

// hearing is a record being played.
type hearing struct {
	*Driver
	r       *record.Record
	st      *game.Settlement
	lapses  bool
	live    bool         // the hand is played as it goes: the record need not go on
	through bool         // the hand is brought on as far as it goes, whatever the record has
	used    []bool       // of the steps
	told    []bool       // of the acts
	play    int          // the next play of the record
	ready   []engine.Act // what is left of a step that is several acts
}

func (h *hearing) run(l *Law) error {
	r := h.r
	if l.game.Reads != nil {
		read, err := l.game.Reads(l, r)
		if err != nil {
			return err
		}
		h.r, r = read, read
	} else if line := r.Exchanged(); line != "" {
		return game.Fault("the record has a line \"" + line + "\", for which " + l.rs.ID + " has no place: is it of another game?")
	}
	if l.twice != (r.Pack != "") && r.Players > 0 {
		if l.twice {
			return game.Fault("the record does not say which pack is dealt: pack black, or pack red")
		}
		return game.Fault("the pack of " + l.rs.ID + " has no card twice; leave the line pack out")
	}
	h.used, h.told = make([]bool, len(r.Steps)), make([]bool, len(r.Acts))
	dealer := r.Dealer
	drawn := dealer == cards.NoSeat
	if drawn && r.Players+len(r.Plays)+len(r.Steps) > 0 {
		return game.Fault("the record does not say who deals: dealer S")
	}
	if drawn {
		dealer = l.round[0]
	}
	if cards.Right(l.rs.Seats, dealer) == cards.NoSeat {
		return l.rs.Nobody(dealer)
	}
	h.Sit(l, dealer)
	h.book = r.Rules
	if err := l.rs.Seated(r); err != nil {
		return err
	}
	if err := h.worded(); err != nil {
		return err
	}
	if err := h.lay(); err != nil {
		return err
	}
	if err := h.acts(func(a *record.Act) bool { return a.At == record.AtDraw }); err != nil {
		return err
	}
	if drawn {
		h.st.First = h.Ask(AskDealer, h.All, engine.Fact{Kind: FactDealer})
		h.Conclude()
		h.judge()
		return nil
	}
	if err := h.after(); err != nil {
		return err
	}
	h.Gather()
	if l.game.Exchanges && !h.through {
		h.holds = h.beyond
	}
	if err := h.given(); err != nil {
		return err
	}
	if err := h.acts(func(a *record.Act) bool { return a.At == record.AtDeal && a.Phase == "" }); err != nil {
		return err
	}
	if r.Players == 0 && !r.Position {
		h.judge()
		h.close()
		return nil
	}
	h.advance()
	return h.drive()
}

// given puts the cards of the record on the table, those of a whole hand after the
// stakes.
func (h *hearing) given() error {
	if h.r.Position {
		return h.position()
	}
	h.Stake()
	switch {
	case h.r.Players > 0:
		return h.dealt()
	case len(h.r.Plays) > 0 || len(h.r.Steps) > 0:
		return game.Fault("cards are played, and no hand is dealt; say in deal, or in hands of a position, who holds what")
	}
	return nil
}

// position lays out the cards that matter, as they lie at some moment.
func (h *hearing) position() error {
	r := h.r
	if err := h.law.rs.Distinct(r); err != nil {
		return err
	}
	if err := r.Possible(&h.law.possible); err != nil {
		return game.Fault(err.Error())
	}
	for _, seat := range h.law.round {
		if h.Idle.Has(seat) && r.Hands[seat] != 0 {
			return game.Fault(seat.String() + " waits while others play, and holds no cards")
		}
	}
	h.Hand, h.Dealt = r.Hands, r.Hands
	h.partial = true
	h.Heap = cards.SetOf(r.Discards)
	h.Heaped = r.Discards != nil
	h.first, h.leads = int8(max(r.Trick, 1)), r.Leader
	if len(r.Plays) > 0 && h.leads == cards.NoSeat && r.Trick > 1 {
		h.leads = r.Plays[0].Seat
	}
	h.Bottom = copy(h.Talon[:], r.Talon)
	h.Turned = r.Turned
	for _, seat := range h.Round {
		t := r.Taken[seat]
		h.Count(Tricks, seat, int32(t.Tricks))
		h.Count(Points, seat, int32(t.Points))
	}
	if err := h.fit("taken"); err != nil {
		return err
	}
	h.Note(&engine.Fact{Kind: FactDealt, Seat: h.Dealer})
	return nil
}

// drive plays what the record has left.
func (h *hearing) drive() error {
	for !h.closed {
		if h.halted {
			return h.hold()
		}
		now := len(h.Facts)
		if err := h.acts(h.due); err != nil {
			return err
		}
		if len(h.Facts) != now {
			continue
		}
		a, where, found, err := h.next()
		if err != nil {
			return err
		}
		if !found {
			if h.Phase().After != nil && h.told != nil {
				if err := h.acts(func(a *record.Act) bool { return h.law.game.Exchanges && h.unplayed(a) }); err != nil {
					return err
				}
				if h.closed || h.Turn() == cards.NoSeat {
					continue
				}
			}
			if p := h.Phase(); p.Leaves != nil && p.Leaves(&h.State) && !h.live && (p.After == nil || !h.through) {
				h.leave(p)
				h.advance()
				continue
			}
			if h.pending() == nil && h.partial && h.later() {
				h.leave(h.Phase())
				h.advance()
				continue
			}
			return h.stop(where)
		}
		if err := h.check(&a, where); err != nil {
			return err
		}
		h.Do(&a)
	}
	if err := h.leftOver(); err != nil {
		return err
	}
	h.judge()
	return nil
}

// next returns what the record has for the player whose turn it is, and where it
// stands.
func (h *hearing) next() (a engine.Act, where string, found bool, err error) {
	seat, word, kinds := h.Turn(), "", engine.ActKinds{}
	if f := h.pending(); f != nil {
		c := &h.law.game.Choices[f.N]
		word, kinds = c.Word, engine.Acts(c.Acts...)
	} else {
		p := h.Phase()
		word, kinds = p.Word, p.Acts
		if p.After != nil {
			return h.nextPlay(seat)
		}
	}
	where = word + " of " + seat.String()
	for len(h.ready) > 0 {
		a, h.ready = h.ready[0], h.ready[1:]
		if a.Seat == seat {
			return a, where, true, nil
		}
		if !h.lapses && h.In(a.Seat) {
			return a, where, false, game.Fault(word + " " + a.Seat.String() + " " + a.Card.Sign() + ": it is " + seat.String() + "'s turn")
		}
	}
	for i := range h.r.Steps {
		s := &h.r.Steps[i]
		if h.used[i] || s.Phase != word || s.Seat != seat && h.draws(seat) {
			continue
		}
		where = word + " " + s.Seat.String() + " " + s.Act
		if s.Act == "" && len(s.Cards) > 0 {
			where += s.Cards[0].Sign()
		}
		if s.Seat != seat && h.partial && h.mayPass() {
			return engine.Act{Kind: ActPass, Seat: seat, To: cards.NoSeat}, where, true, nil
		}
		if s.Seat != seat && h.quiet() {
			return engine.Act{Kind: ActDone, Seat: seat, To: cards.NoSeat}, where, true, nil
		}
		h.used[i] = true
		a, ok := h.act(s, kinds)
		if !ok {
			return a, where, false, game.Fault(where + ": " + h.law.game.nothing(s.Act, kinds))
		}
		if bare.Has(a.Kind) && len(s.Cards)+len(s.N) > 0 {
			return a, where, false, game.Fault(where + ": it is said without cards and numbers")
		}
		if s.Seat != seat {
			return a, where, false, game.Fault(where + ": it is " + seat.String() + "'s turn")
		}
		return h.apart(a, s, kinds), where, true, nil
	}
	if h.quiet() && (h.r.Expects == nil || h.later()) && !h.live {
		return engine.Act{Kind: ActDone, Seat: seat, To: cards.NoSeat}, where, true, nil
	}
	return a, where, false, nil
}

// draws reports whether the record has cards that a player draws, and they are
// not yet drawn. JSON keeps them by seat, without order: each draws in turn.
func (h *hearing) draws(seat cards.Seat) bool {
	for i := range h.r.Steps {
		if s := &h.r.Steps[i]; s.Phase == "draw" && s.Seat == seat && !h.used[i] {
			return h.pending() == nil && h.Phase().Word == "draw"
		}
	}
	return false
}

// quiet reports whether it need not be noted that a player has done: not of one
// who has to answer.
func (h *hearing) quiet() bool {
	return h.pending() == nil && h.Phase().Quiet && h.may(ActDone)
}

// mayPass reports whether the player whose turn it is may pass: in a position
// whoever is not named does.
func (h *hearing) mayPass() bool { return h.may(ActPass) }

// may reports whether the player whose turn it is may do something of a kind.
func (h *hearing) may(kind engine.ActKind) bool {
	o := h.May()
	for i := range o.N {
		if o.Acts[i].Kind == kind {
			return o.Allowed(i)
		}
	}
	return false
}

// apart takes a step apart, in which several cards are put out or played one
// after another: the first is done now, the others are ready, and then, of
// cards put out, that it is done. Of cards played a number is the first one's.
func (h *hearing) apart(a engine.Act, s *record.Step, kinds engine.ActKinds) engine.Act {
	if a.Kind != ActOut && a.Kind != ActPlay || a.Kind == ActOut && !kinds.Has(ActDone) || a.Kind == ActPlay && len(s.Cards) == 0 {
		return a
	}
	done := engine.Act{Kind: ActDone, Seat: a.Seat, To: a.To, N: a.N}
	for i, c := range s.Cards {
		next := engine.Act{Kind: a.Kind, Seat: a.Seat, To: a.To, Card: h.held(a.Seat, c)}
		if i == 0 && a.Kind == ActPlay {
			next.N = a.N
		}
		h.ready = append(h.ready, next)
	}
	if a.Kind == ActOut {
		h.ready = append(h.ready, done)
	}
	a, h.ready = h.ready[0], h.ready[1:]
	return a
}

// act reads a step as one of some kinds of act.
func (h *hearing) act(s *record.Step, kinds engine.ActKinds) (engine.Act, bool) {
	a := engine.Act{Seat: s.Seat, To: s.To}
	number(&a, s.N)
	for _, c := range s.Cards {
		a.Cards |= h.held(s.Seat, c).Bit()
	}
	if len(s.Cards) == 1 {
		a.Card = a.Cards.First()
	}
	for kind := engine.ActKind(0); kind < engine.MaxActs; kind++ {
		if kinds.Has(kind) && (s.Act == h.law.game.word(kind) || s.Act == "" && usual(kind)) {
			a.Kind = kind
			return a, true
		}
	}
	return a, false
}

// number gives an act its numbers: what no act can hold is the most that it can.
func number(a *engine.Act, list []int) {
	for i, n := range list {
		if i < len(a.N) {
			a.N[i] = int16(min(n, 1<<15-1))
		}
	}
}

// bare is the acts that are said alone, without cards and numbers.
var bare = engine.Acts(ActPass, ActStand)

// held returns that card of a pair which a player holds, in a pack that has every
// card twice.
func (h *hearing) held(seat cards.Seat, c cards.Card) cards.Card {
	if twin := record.Twin(c); h.r.Pack != "" && !h.Hand[seat].Has(c) && h.r.Printed(twin) == c {
		return twin
	}
	return c
}

// usual reports whether an act need not be named in the record of its phase.
func usual(kind engine.ActKind) bool { return kind == ActPlay || kind == ActOut }

// nextPlay returns the next card of the record, or what is said instead of a card.
func (h *hearing) nextPlay(seat cards.Seat) (a engine.Act, where string, found bool, err error) {
	where = "trick " + ascii.Itoa(int(h.Trick))
	if h.play >= len(h.r.Plays) {
		return a, where, false, nil
	}
	p := h.r.Plays[h.play]
	if p.Trick > 0 && p.Trick < int(h.Trick) && !h.lapses {
		return a, where, false, game.Fault("trick " + ascii.Itoa(p.Trick) + ": " + p.Card.Sign() + " is a card too many; take it out")
	}
	if p.Trick > int(h.Trick) && !h.lapses {
		return a, where, false, game.Fault(where + ": a card is missing; " + p.Card.Sign() + " is noted for trick " + ascii.Itoa(p.Trick))
	}
	who := p.Seat
	if who == cards.NoSeat {
		who = seat
	}
	where += ": " + who.String() + " " + p.Card.Sign()
	h.play++
	p.Card = h.held(seat, p.Card)
	a = engine.Act{Kind: ActPlay, Seat: seat, To: cards.NoSeat, Card: p.Card}
	if who != seat {
		return a, where, false, game.Fault(where + ": it is " + seat.String() + "'s turn" + h.leadBy())
	}
	if !h.Hand[seat].Has(p.Card) {
		return a, where, false, game.Fault(where + ": " + seat.String() + " does not hold this card" + h.leadBy())
	}
	return a, where, true, nil
}

// leadBy names the rules by which a player leads, at a lead.
func (h *hearing) leadBy() string {
	if f := h.Seen(FactLeads); f != nil && h.Table.N == 0 {
		return "; it is " + f.Seat.String() + " who leads" + h.law.Cite(h.BehindFact(h.Index(f)))
	}
	return ""
}

// check reports an act that cannot be, or that the rules refuse.
func (h *hearing) check(a *engine.Act, where string) error {
	if wrong := h.unfit(a); wrong != "" {
		return game.Fault(where + ": " + wrong)
	}
	refused, lifted, any := h.Refusals(a)
	if any && !(a.Kind == ActPlay && h.fault.Has(a.Seat) && h.Table.N > 0) {
		return game.Fault(where + ": this may not be done" + h.law.Cite(refused))
	}
	if !any && a.Kind == ActPlay && h.fault.Has(a.Seat) && !h.partial && !h.lapses {
		return game.Fault(where + ": this is recorded as a fault, and it is none")
	}
	if any && a.Kind == ActPlay && h.fault.Has(a.Seat) && !h.lapses {
		f := h.Last(FactAct)
		for f.Seat != a.Seat || !h.law.game.WithCard(engine.ActKind(f.N)) {
			f = h.Prior(f)
		}
		if is := h.mistaken(engine.ActKind(f.N), refused); is != ActPlay {
			return game.Fault(where + ": this is recorded as " + words[f.N] + "; say " + words[is] + h.law.Cite(refused))
		}
	}
	h.Fired.Union(refused)
	h.Fired.Union(lifted)
	return nil
}

// unfit returns why an act cannot be, whatever the rules say, or "".
func (s *State) unfit(a *engine.Act) string {
	if s.Full() {
		return tooMany
	}
	if p := s.at; p != nil && p.Fits != nil && s.pending() == nil {
		return p.Fits(s, a)
	}
	return ""
}

// tooMany is said of a hand in which more is done than the trace tells apart: it
// is not settled wrongly.
const tooMany = "no hand has so many acts: end it before this one"

// due reports whether the moment of an act has come.
func (h *hearing) due(a *record.Act) bool {
	p := h.Phase()
	if p == nil { // an act before it has ended the hand
		return false
	}
	kind, ok := h.law.game.ActOf(a.Act)
	if p.After == nil {
		word := a.Phase
		if word == "" && a.At == record.AtExchange {
			word = "draw"
		}
		return word == p.Word && a.After == int(h.steps)
	}
	if a.Phase != "" || a.At != p.After(&h.State) {
		return false
	}
	if ok && h.law.game.WithCard(kind) {
		return a.Seat == h.Turn() && a.After <= h.Table.N && (h.play < len(h.r.Plays) || !h.law.game.Exchanges)
	}
	return a.After == h.Table.N
}

// acts tells those of the record's irregular acts that are wanted.
func (h *hearing) acts(wanted func(*record.Act) bool) error {
	for i := range h.r.Acts {
		r := &h.r.Acts[i]
		if h.told[i] || !wanted(r) {
			continue
		}
		h.told[i] = true
		kind, _ := h.law.game.ActOf(r.Act)
		if r.Seat == cards.NoSeat && !h.law.game.Together.Has(kind) {
			return at(r, "the record does not say whose act it is: "+r.Act+"; name the seat before it")
		}
		if h.law.game.Upon.Has(kind) && (r.To == cards.NoSeat || r.To == r.Seat) {
			return at(r, "the record does not say to whom: "+r.Act+"; name another player after it")
		}
		if (kind == ActMisdeal || h.law.game.Deals.Has(kind)) && r.Seat != h.Dealer {
			return at(r, r.Seat.String()+" "+r.Act+", and the dealer is "+h.Dealer.String()+"; name whoever has dealt the dealer")
		}
		a := h.actOf(kind, r)
		if h.law.game.WithCard(kind) && a.Card == cards.None && h.play < len(h.r.Plays) {
			a.Card = h.r.Plays[h.play].Card
		}
		refused, lifted, any := h.Refusals(&a)
		h.Fired.Union(refused)
		h.Fired.Union(lifted)
		if any && !irregular.Has(kind) && !h.law.game.Anyway.Has(kind) {
			if h.lapses {
				continue
			}
			return at(r, r.Seat.String()+" may not "+r.Act+h.law.Cite(refused))
		}
		if h.Full() {
			return at(r, tooMany)
		}
		if h.happens(&a); h.phase > 0 || h.begun {
			h.advance() // what is done at the deal is told together
		}
	}
	return nil
}

// at returns what is wrong with an act, and for what moment it is noted.
func at(r *record.Act, wrong string) error {
	return game.Fault("at " + r.Moment() + ": " + wrong)
}

// after keeps the acts that the record notes for the end until then.
func (h *hearing) after() error {
	for i := range h.r.Acts {
		r := &h.r.Acts[i]
		closing := r.At == record.AtExchange && r.Phase == "" && h.law.game.Exchanges
		if !closing && (r.At != record.AtEnd || r.Phase != "") {
			continue
		}
		kind, ok := h.law.game.ActOf(r.Act)
		if !ok || !h.law.game.free(kind) {
			return game.Fault(h.law.game.nothing(r.Act, h.law.game.anytime()))
		}
		if closing {
			h.told[i], h.closing = true, append(h.closing, h.actOf(kind, r))
			continue
		}
		if !h.law.game.Late.Has(kind) {
			return at(r, r.Act+" is nothing that is done after the last card; note it for a trick")
		}
		h.told[i], h.late = true, append(h.late, h.actOf(kind, r))
	}
	return nil
}

// judged is the acts that rules only judge; recorded, they are told like those
// that no phase asks for.
var judged = engine.Acts(ActDraw, ActCut, ActPackets, ActEnd, ActBuy, ActPack, ActBack, ActTurn)

// anytime returns the acts that may be recorded at any time.
func (g *Game) anytime() engine.ActKinds {
	return irregular.With(g.Free).With(g.Faults).With(judged)
}

// FreeWords returns the words of the acts that may be recorded at any time.
func (g *Game) FreeWords() string { return g.words(g.anytime()) }

func (g *Game) words(kinds engine.ActKinds) string {
	var list []string
	for kind := engine.ActKind(0); kind < OwnActs+engine.ActKind(len(g.Acts)); kind++ {
		if kinds.Has(kind) {
			list = append(list, g.word(kind))
		}
	}
	return ascii.Join(list, ", ")
}

// nothing returns the fault of what is said where only other things can be.
func (g *Game) nothing(act string, kinds engine.ActKinds) string {
	return "\"" + act + "\" cannot be done here; what can: " + g.words(kinds)
}

func (h *hearing) actOf(kind engine.ActKind, r *record.Act) engine.Act {
	a := engine.Act{Kind: kind, Seat: r.Seat, To: r.To, Card: r.Card, Cards: cards.SetOf(r.Cards)}
	number(&a, r.N)
	return a
}

// judge answers what the record asks of the rules: what they refuse and what
// they allow.
func (h *hearing) judge() {
	for i := range h.r.Expects {
		e := &h.r.Expects[i]
		var j game.Judgement
		if e.Kind == record.Refuse || e.Kind == record.Allow {
			kind, ok := h.kindOf(&e.Act)
			if ok {
				act := h.actOf(kind, &e.Act)
				out := h.before(&act)
				refused, lifted, any := h.Refusals(&act)
				h.Out[act.Seat] = out
				if (kind == ActPlay || kind == ActGive) && !h.Hand[act.Seat].Has(h.held(act.Seat, act.Card)) {
					any = true // whatever the rules say: the player does not hold the card
				}
				j = game.Judgement{Refused: any, By: h.judged(&act, refused), Lifted: h.judged(&act, lifted), Judges: h.law.IDs(h.law.Code.Judges(kind, ActPlay))}
			}
		}
		h.st.Judged = append(h.st.Judged, j)
	}
}

// judged returns the ids of rules that judge an act, and then of those behind them.
func (h *hearing) judged(a *engine.Act, by engine.RuleSet) []string {
	list := h.law.IDs(by)
	if h.law.game.Because == nil {
		return list
	}
	behind := h.law.game.Because(&h.State, a, by)
	for no := behind.Next(engine.NoRule); no >= 0; no = behind.Next(no) {
		if !by.Has(no) {
			list = append(list, h.law.Code.ID(no))
		}
	}
	return list
}

// before puts out the cards that are named before the last one of several, or
// before it is said that no more are put out, as though they had been: so a
// record asks how many may be. It returns what was out.
func (h *hearing) before(a *engine.Act) cards.Set {
	was := h.Out[a.Seat]
	switch {
	case a.Kind == ActDone:
		h.Out[a.Seat] |= a.Cards
	case a.Kind == ActOut && a.Cards.Len() > 1:
		a.Card = a.Cards.First()
		h.Out[a.Seat] |= a.Cards.Without()
	}
	return was
}

// kindOf returns the kind of an act that a record speaks of: "play" without a card is
// said, with one it is done.
func (h *hearing) kindOf(a *record.Act) (engine.ActKind, bool) {
	if a.Act == words[ActPlay] && a.Card != cards.None {
		return ActPlay, true
	}
	if p := h.Phase(); p != nil {
		for kind := engine.ActKind(1); kind < engine.MaxActs; kind++ {
			if p.Acts.Has(kind) && h.law.game.word(kind) == a.Act {
				return kind, true
			}
		}
	}
	if a.Act == words[ActUndertake] {
		return ActUndertake, true
	}
	return h.law.game.ActOf(a.Act)
}

// Answer puts a question about some players and writes the answer into a; no fact is
// noted.
func (s *State) Answer(q engine.Question, among cards.SeatSet, a *engine.Answer) {
	s.law.Code.Ask(s, &s.Trace, q, among, a)
}

// Ask puts a question about some players, and notes the answer as a fact of
// that kind; where players stay equal nothing is said, and it is noted that the
// question is open.
func (s *State) Ask(q engine.Question, among cards.SeatSet, f engine.Fact) cards.Seat {
	var a engine.Answer
	s.Answer(q, among, &a)
	if a.Seat == cards.NoSeat {
		s.open |= q.Bit()
		return cards.NoSeat
	}
	f.Seat = a.Seat
	s.law.Code.Answered(&s.Trace, &a, FactNarrowed, &f)
	return a.Seat
}

// AskAll puts a question whose answer may be several players: they are noted
// together.
func (s *State) AskAll(q engine.Question, among cards.SeatSet, f engine.Fact) cards.SeatSet {
	var a engine.Answer
	s.Answer(q, among, &a)
	f.Seat, f.Seats = a.Seat, a.Equal
	s.law.Code.Answered(&s.Trace, &a, FactNarrowed, &f)
	return a.Equal
}
