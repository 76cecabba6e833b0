package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Settle plays a record by the law and returns its settlement. A record that is
// impossible under the law is an error that names the place, the act and the rules that
// refuse it. Under a law with changes, acts for which it has no place are left out, so
// that a rule that opens a phase can be switched off.
func (l *Law) Settle(r *record.Record) (*game.Settlement, error) {
	_, st, err := l.Hear(r)
	return st, err
}

// Hear is Settle, and returns also the hand as it stands at the end.
func (l *Law) Hear(r *record.Record) (*State, *game.Settlement, error) {
	pb := &playback{Driver: &Driver{}, r: r, st: &game.Settlement{First: cards.NoSeat}, lapses: len(l.Made()) > 0}
	pb.makeRoom()
	if err := pb.run(l); err != nil {
		return nil, nil, err
	}
	pb.settle(pb.st)
	for _, p := range pb.st.Pools {
		if p.Amount < 0 && pb.partial && !pb.lapses {
			return nil, nil, game.Fault("more is drawn from the " + ascii.Trim(p.Name+" pool") + " than lies there: at the end it would hold " + ascii.Itoa(int(p.Amount)) + "; say in pool what lay there")
		}
	}
	return &pb.State, pb.st, nil
}

// playback is the state of playing a record back on the table: what of the record is done
// and what is still to do.
type playback struct {
	*Driver
	r       *record.Record
	st      *game.Settlement
	lapses  bool         // acts for which the law has no place are left out and are no error
	live    bool         // the record is of a hand still being played: it may end anywhere
	through bool         // the hand is advanced as far as possible, even where the record has no more acts
	used    []bool       // which steps of the record are done
	told    []bool       // which acts of the record are done
	play    int          // the index of the next play of the record
	ready   []engine.Act // the acts still to be done of a step that comprises several
}

func (pb *playback) run(l *Law) error {
	r := pb.r
	if l.game.Reads != nil {
		read, err := l.game.Reads(l, r)
		if err != nil {
			return err
		}
		pb.r, r = read, read
	} else if line := r.Exchanged(); line != "" {
		return game.Fault("the record has a line \"" + line + "\", for which " + l.rs.ID + " has no place: is it of another game?")
	}
	if l.twice != (r.Pack != "") && r.Players > 0 {
		if l.twice {
			return game.Fault("the record does not say which pack is dealt: pack black, or pack red")
		}
		return game.Fault("the pack of " + l.rs.ID + " has no card twice; leave the line pack out")
	}
	pb.used, pb.told = make([]bool, len(r.Steps)), make([]bool, len(r.Acts))
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
	pb.Sit(l, dealer)
	pb.book = r.Rules
	if err := l.rs.Seated(r); err != nil {
		return err
	}
	if err := pb.worded(); err != nil {
		return err
	}
	if err := pb.lay(); err != nil {
		return err
	}
	if err := pb.acts(func(a *record.Act) bool { return a.At == record.AtDraw }); err != nil {
		return err
	}
	if drawn {
		pb.st.First = pb.Ask(AskDealer, pb.All, engine.Fact{Kind: FactDealer})
		pb.Conclude()
		pb.judge()
		return nil
	}
	if err := pb.after(); err != nil {
		return err
	}
	pb.Gather()
	if l.game.Exchanges && !pb.through {
		pb.holds = pb.beyond
	}
	if err := pb.given(); err != nil {
		return err
	}
	if err := pb.acts(func(a *record.Act) bool { return a.At == record.AtDeal && a.Phase == "" }); err != nil {
		return err
	}
	if r.Players == 0 && !r.Position {
		pb.judge()
		pb.close()
		return nil
	}
	pb.advance()
	return pb.drive()
}

// given puts the cards of the record on the table, those of a whole hand after the
// stakes.
func (pb *playback) given() error {
	if pb.r.Position {
		return pb.position()
	}
	pb.Stake()
	switch {
	case pb.r.Players > 0:
		return pb.dealt()
	case len(pb.r.Plays) > 0 || len(pb.r.Steps) > 0:
		return game.Fault("cards are played, and no hand is dealt; say in deal, or in hands of a position, who holds what")
	}
	return nil
}

// position lays out the cards that matter, as they lie at some moment.
func (pb *playback) position() error {
	r := pb.r
	if err := pb.law.rs.Distinct(r); err != nil {
		return err
	}
	if err := r.Possible(&pb.law.possible); err != nil {
		return game.Fault(err.Error())
	}
	for _, seat := range pb.law.round {
		if pb.Idle.Has(seat) && r.Hands[seat] != 0 {
			return game.Fault(seat.String() + " waits while others play, and holds no cards")
		}
	}
	pb.Hand, pb.Dealt = r.Hands, r.Hands
	pb.partial = true
	pb.Heap = cards.SetOf(r.Discards)
	pb.Heaped = r.Discards != nil
	pb.first, pb.leads = int8(max(r.Trick, 1)), r.Leader
	if len(r.Plays) > 0 && pb.leads == cards.NoSeat && r.Trick > 1 {
		pb.leads = r.Plays[0].Seat
	}
	pb.Bottom = copy(pb.Talon[:], r.Talon)
	pb.Turned = r.Turned
	for _, seat := range pb.Round {
		t := r.Taken[seat]
		pb.Count(Tricks, seat, int32(t.Tricks))
		pb.Count(Points, seat, int32(t.Points))
	}
	if err := pb.fit("taken"); err != nil {
		return err
	}
	pb.Note(&engine.Fact{Kind: FactDealt, Seat: pb.Dealer})
	return nil
}

// drive plays what the record has left.
func (pb *playback) drive() error {
	for !pb.closed {
		if pb.halted {
			return pb.hold()
		}
		now := len(pb.Facts)
		if err := pb.acts(pb.due); err != nil {
			return err
		}
		if len(pb.Facts) != now {
			continue
		}
		a, where, found, err := pb.next()
		if err != nil {
			return err
		}
		if !found {
			if pb.Phase().After != nil && pb.told != nil {
				if err := pb.acts(func(a *record.Act) bool { return pb.law.game.Exchanges && pb.unplayed(a) }); err != nil {
					return err
				}
				if pb.closed || pb.Turn() == cards.NoSeat {
					continue
				}
			}
			if p := pb.Phase(); p.Leaves != nil && p.Leaves(&pb.State) && !pb.live && (p.After == nil || !pb.through) {
				pb.leave(p)
				pb.advance()
				continue
			}
			if pb.pending() == nil && pb.partial && pb.later() {
				pb.leave(pb.Phase())
				pb.advance()
				continue
			}
			return pb.stop(where)
		}
		if err := pb.check(&a, where); err != nil {
			return err
		}
		pb.Do(&a)
	}
	if err := pb.leftOver(); err != nil {
		return err
	}
	pb.judge()
	return nil
}

// next returns what the record has for the player whose turn it is, and where it
// stands.
func (pb *playback) next() (a engine.Act, where string, found bool, err error) {
	seat, word, kinds := pb.Turn(), "", engine.ActKinds{}
	if f := pb.pending(); f != nil {
		c := &pb.law.game.Choices[f.N]
		word, kinds = c.Word, engine.Acts(c.Acts...)
	} else {
		p := pb.Phase()
		word, kinds = p.Word, p.Acts
		if p.After != nil {
			return pb.nextPlay(seat)
		}
	}
	where = word + " of " + seat.String()
	for len(pb.ready) > 0 {
		a, pb.ready = pb.ready[0], pb.ready[1:]
		if a.Seat == seat {
			return a, where, true, nil
		}
		if !pb.lapses && pb.In(a.Seat) {
			return a, where, false, game.Fault(word + " " + a.Seat.String() + " " + a.Card.Sign() + ": it is " + seat.String() + "'s turn")
		}
	}
	for i := range pb.r.Steps {
		s := &pb.r.Steps[i]
		if pb.used[i] || s.Phase != word || s.Seat != seat && pb.draws(seat) {
			continue
		}
		where = word + " " + s.Seat.String() + " " + s.Act
		if s.Act == "" && len(s.Cards) > 0 {
			where += s.Cards[0].Sign()
		}
		if s.Seat != seat && pb.partial && pb.mayPass() {
			return engine.Act{Kind: ActPass, Seat: seat, To: cards.NoSeat}, where, true, nil
		}
		if s.Seat != seat && pb.quiet() {
			return engine.Act{Kind: ActDone, Seat: seat, To: cards.NoSeat}, where, true, nil
		}
		pb.used[i] = true
		a, ok := pb.act(s, kinds)
		if !ok {
			return a, where, false, game.Fault(where + ": " + pb.law.game.nothing(s.Act, kinds))
		}
		if bare.Has(a.Kind) && len(s.Cards)+len(s.N) > 0 {
			return a, where, false, game.Fault(where + ": it is said without cards and numbers")
		}
		if s.Seat != seat {
			return a, where, false, game.Fault(where + ": it is " + seat.String() + "'s turn")
		}
		return pb.apart(a, s, kinds), where, true, nil
	}
	if pb.quiet() && (pb.r.Expects == nil || pb.later()) && !pb.live {
		return engine.Act{Kind: ActDone, Seat: seat, To: cards.NoSeat}, where, true, nil
	}
	return a, where, false, nil
}

// draws reports whether the record has cards that a player draws, and they are
// not yet drawn. JSON keeps them by seat, without order: each draws in turn.
func (pb *playback) draws(seat cards.Seat) bool {
	for i := range pb.r.Steps {
		if s := &pb.r.Steps[i]; s.Phase == "draw" && s.Seat == seat && !pb.used[i] {
			return pb.pending() == nil && pb.Phase().Word == "draw"
		}
	}
	return false
}

// quiet reports whether it need not be noted that a player has done: not of one
// who has to answer.
func (pb *playback) quiet() bool {
	return pb.pending() == nil && pb.Phase().Quiet && pb.may(ActDone)
}

// mayPass reports whether the player whose turn it is may pass: in a position
// whoever is not named does.
func (pb *playback) mayPass() bool { return pb.may(ActPass) }

// may reports whether the player whose turn it is may do something of a kind.
func (pb *playback) may(kind engine.ActKind) bool {
	o := pb.May()
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
func (pb *playback) apart(a engine.Act, s *record.Step, kinds engine.ActKinds) engine.Act {
	if a.Kind != ActOut && a.Kind != ActPlay || a.Kind == ActOut && !kinds.Has(ActDone) || a.Kind == ActPlay && len(s.Cards) == 0 {
		return a
	}
	done := engine.Act{Kind: ActDone, Seat: a.Seat, To: a.To, N: a.N}
	for i, c := range s.Cards {
		next := engine.Act{Kind: a.Kind, Seat: a.Seat, To: a.To, Card: pb.held(a.Seat, c)}
		if i == 0 && a.Kind == ActPlay {
			next.N = a.N
		}
		pb.ready = append(pb.ready, next)
	}
	if a.Kind == ActOut {
		pb.ready = append(pb.ready, done)
	}
	a, pb.ready = pb.ready[0], pb.ready[1:]
	return a
}

// act reads a step as one of some kinds of act.
func (pb *playback) act(s *record.Step, kinds engine.ActKinds) (engine.Act, bool) {
	a := engine.Act{Seat: s.Seat, To: s.To}
	number(&a, s.N)
	for _, c := range s.Cards {
		a.Cards |= pb.held(s.Seat, c).Bit()
	}
	if len(s.Cards) == 1 {
		a.Card = a.Cards.First()
	}
	for kind := engine.ActKind(0); kind < engine.MaxActs; kind++ {
		if kinds.Has(kind) && (s.Act == pb.law.game.word(kind) || s.Act == "" && usual(kind)) {
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
func (pb *playback) held(seat cards.Seat, c cards.Card) cards.Card {
	if twin := record.Twin(c); pb.r.Pack != "" && !pb.Hand[seat].Has(c) && pb.r.Printed(twin) == c {
		return twin
	}
	return c
}

// usual reports whether an act need not be named in the record of its phase.
func usual(kind engine.ActKind) bool { return kind == ActPlay || kind == ActOut }

// nextPlay returns the next card of the record, or what is said instead of a card.
func (pb *playback) nextPlay(seat cards.Seat) (a engine.Act, where string, found bool, err error) {
	where = "trick " + ascii.Itoa(int(pb.Trick))
	if pb.play >= len(pb.r.Plays) {
		return a, where, false, nil
	}
	p := pb.r.Plays[pb.play]
	if p.Trick > 0 && p.Trick < int(pb.Trick) && !pb.lapses {
		return a, where, false, game.Fault("trick " + ascii.Itoa(p.Trick) + ": " + p.Card.Sign() + " is a card too many; take it out")
	}
	if p.Trick > int(pb.Trick) && !pb.lapses {
		return a, where, false, game.Fault(where + ": a card is missing; " + p.Card.Sign() + " is noted for trick " + ascii.Itoa(p.Trick))
	}
	who := p.Seat
	if who == cards.NoSeat {
		who = seat
	}
	where += ": " + who.String() + " " + p.Card.Sign()
	pb.play++
	p.Card = pb.held(seat, p.Card)
	a = engine.Act{Kind: ActPlay, Seat: seat, To: cards.NoSeat, Card: p.Card}
	if who != seat {
		return a, where, false, game.Fault(where + ": it is " + seat.String() + "'s turn" + pb.leadBy())
	}
	if !pb.Hand[seat].Has(p.Card) {
		return a, where, false, game.Fault(where + ": " + seat.String() + " does not hold this card" + pb.leadBy())
	}
	return a, where, true, nil
}

// leadBy names the rules by which a player leads, at a lead.
func (pb *playback) leadBy() string {
	if f := pb.Seen(FactLeads); f != nil && pb.Table.N == 0 {
		return "; it is " + f.Seat.String() + " who leads" + pb.law.Cite(pb.BehindFact(pb.Index(f)))
	}
	return ""
}

// check reports an act that cannot be, or that the rules refuse.
func (pb *playback) check(a *engine.Act, where string) error {
	if wrong := pb.unfit(a); wrong != "" {
		return game.Fault(where + ": " + wrong)
	}
	refused, lifted, any := pb.Refusals(a)
	if any && !(a.Kind == ActPlay && pb.fault.Has(a.Seat) && pb.Table.N > 0) {
		return game.Fault(where + ": this may not be done" + pb.law.Cite(refused))
	}
	if !any && a.Kind == ActPlay && pb.fault.Has(a.Seat) && !pb.partial && !pb.lapses {
		return game.Fault(where + ": this is recorded as a fault, and it is none")
	}
	if any && a.Kind == ActPlay && pb.fault.Has(a.Seat) && !pb.lapses {
		f := pb.Last(FactAct)
		for f.Seat != a.Seat || !pb.law.game.WithCard(engine.ActKind(f.N)) {
			f = pb.Prior(f)
		}
		if is := pb.mistaken(engine.ActKind(f.N), refused); is != ActPlay {
			return game.Fault(where + ": this is recorded as " + words[f.N] + "; say " + words[is] + pb.law.Cite(refused))
		}
	}
	pb.Fired.Union(refused)
	pb.Fired.Union(lifted)
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
func (pb *playback) due(a *record.Act) bool {
	p := pb.Phase()
	if p == nil { // an act before it has ended the hand
		return false
	}
	kind, ok := pb.law.game.ActOf(a.Act)
	if p.After == nil {
		word := a.Phase
		if word == "" && a.At == record.AtExchange {
			word = "draw"
		}
		return word == p.Word && a.After == int(pb.steps)
	}
	if a.Phase != "" || a.At != p.After(&pb.State) {
		return false
	}
	if ok && pb.law.game.WithCard(kind) {
		return a.Seat == pb.Turn() && a.After <= pb.Table.N && (pb.play < len(pb.r.Plays) || !pb.law.game.Exchanges)
	}
	return a.After == pb.Table.N
}

// acts tells those of the record's irregular acts that are wanted.
func (pb *playback) acts(wanted func(*record.Act) bool) error {
	for i := range pb.r.Acts {
		r := &pb.r.Acts[i]
		if pb.told[i] || !wanted(r) {
			continue
		}
		pb.told[i] = true
		kind, _ := pb.law.game.ActOf(r.Act)
		if r.Seat == cards.NoSeat && !pb.law.game.Together.Has(kind) {
			return at(r, "the record does not say whose act it is: "+r.Act+"; name the seat before it")
		}
		if pb.law.game.Upon.Has(kind) && (r.To == cards.NoSeat || r.To == r.Seat) {
			return at(r, "the record does not say to whom: "+r.Act+"; name another player after it")
		}
		if (kind == ActMisdeal || pb.law.game.Deals.Has(kind)) && r.Seat != pb.Dealer {
			return at(r, r.Seat.String()+" "+r.Act+", and the dealer is "+pb.Dealer.String()+"; name whoever has dealt the dealer")
		}
		a := pb.actOf(kind, r)
		if pb.law.game.WithCard(kind) && a.Card == cards.None && pb.play < len(pb.r.Plays) {
			a.Card = pb.r.Plays[pb.play].Card
		}
		refused, lifted, any := pb.Refusals(&a)
		pb.Fired.Union(refused)
		pb.Fired.Union(lifted)
		if any && !irregular.Has(kind) && !pb.law.game.Anyway.Has(kind) {
			if pb.lapses {
				continue
			}
			return at(r, r.Seat.String()+" may not "+r.Act+pb.law.Cite(refused))
		}
		if pb.Full() {
			return at(r, tooMany)
		}
		if pb.happens(&a); pb.phase > 0 || pb.begun {
			pb.advance() // what is done at the deal is told together
		}
	}
	return nil
}

// at returns what is wrong with an act, and for what moment it is noted.
func at(r *record.Act, wrong string) error {
	return game.Fault("at " + r.Moment() + ": " + wrong)
}

// after keeps the acts that the record notes for the end until then.
func (pb *playback) after() error {
	for i := range pb.r.Acts {
		r := &pb.r.Acts[i]
		closing := r.At == record.AtExchange && r.Phase == "" && pb.law.game.Exchanges
		if !closing && (r.At != record.AtEnd || r.Phase != "") {
			continue
		}
		kind, ok := pb.law.game.ActOf(r.Act)
		if !ok || !pb.law.game.free(kind) {
			return game.Fault(pb.law.game.nothing(r.Act, pb.law.game.anytime()))
		}
		if closing {
			pb.told[i], pb.closing = true, append(pb.closing, pb.actOf(kind, r))
			continue
		}
		if !pb.law.game.Late.Has(kind) {
			return at(r, r.Act+" is nothing that is done after the last card; note it for a trick")
		}
		pb.told[i], pb.late = true, append(pb.late, pb.actOf(kind, r))
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

func (pb *playback) actOf(kind engine.ActKind, r *record.Act) engine.Act {
	a := engine.Act{Kind: kind, Seat: r.Seat, To: r.To, Card: r.Card, Cards: cards.SetOf(r.Cards)}
	number(&a, r.N)
	return a
}

// judge answers what the record asks of the rules: what they refuse and what
// they allow.
func (pb *playback) judge() {
	for i := range pb.r.Expects {
		e := &pb.r.Expects[i]
		var j game.Judgement
		if e.Kind == record.Refuse || e.Kind == record.Allow {
			kind, ok := pb.kindOf(&e.Act)
			if ok {
				act := pb.actOf(kind, &e.Act)
				out := pb.before(&act)
				refused, lifted, any := pb.Refusals(&act)
				pb.Out[act.Seat] = out
				if (kind == ActPlay || kind == ActGive) && !pb.Hand[act.Seat].Has(pb.held(act.Seat, act.Card)) {
					any = true // whatever the rules say: the player does not hold the card
				}
				j = game.Judgement{Refused: any, By: pb.judged(&act, refused), Lifted: pb.judged(&act, lifted), Judges: pb.law.IDs(pb.law.Code.Judges(kind, ActPlay))}
			}
		}
		pb.st.Judged = append(pb.st.Judged, j)
	}
}

// judged returns the ids of rules that judge an act, and then of those behind them.
func (pb *playback) judged(a *engine.Act, by engine.RuleSet) []string {
	list := pb.law.IDs(by)
	if pb.law.game.Because == nil {
		return list
	}
	behind := pb.law.game.Because(&pb.State, a, by)
	for no := behind.Next(engine.NoRule); no >= 0; no = behind.Next(no) {
		if !by.Has(no) {
			list = append(list, pb.law.Code.ID(no))
		}
	}
	return list
}

// before puts out the cards that are named before the last one of several, or
// before it is said that no more are put out, as though they had been: so a
// record asks how many may be. It returns what was out.
func (pb *playback) before(a *engine.Act) cards.Set {
	was := pb.Out[a.Seat]
	switch {
	case a.Kind == ActDone:
		pb.Out[a.Seat] |= a.Cards
	case a.Kind == ActOut && a.Cards.Len() > 1:
		a.Card = a.Cards.First()
		pb.Out[a.Seat] |= a.Cards.Without()
	}
	return was
}

// kindOf returns the kind of an act that a record speaks of: "play" without a card is
// said, with one it is done.
func (pb *playback) kindOf(a *record.Act) (engine.ActKind, bool) {
	if a.Act == words[ActPlay] && a.Card != cards.None {
		return ActPlay, true
	}
	if p := pb.Phase(); p != nil {
		for kind := engine.ActKind(1); kind < engine.MaxActs; kind++ {
			if p.Acts.Has(kind) && pb.law.game.word(kind) == a.Act {
				return kind, true
			}
		}
	}
	if a.Act == words[ActUndertake] {
		return ActUndertake, true
	}
	return pb.law.game.ActOf(a.Act)
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
