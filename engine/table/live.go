package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// What a game has of its own that few programs ask for is a method of it: what
// is in its fields is carried by all.
type (
	// seater is a game whose hands as they go are not those of any table.
	seater interface {
		Seated(l *Law, r *record.Record, seed uint64) (game.Hand, error)
	}
	// matcher is a game of which settlements do not say all that is carried from
	// hand to hand.
	matcher interface {
		Matched(l *Law, start *record.Record) game.Match
	}
)

// live is a hand that is played as it goes.
type live struct {
	s State
	h hand
}

// Sit begins a hand as a record tells it; where the record deals no cards they
// are dealt by the seed.
func (l *Law) Sit(r *record.Record, seed uint64) (game.Hand, error) {
	if g, ok := l.rs.Game.(seater); ok {
		return g.Seated(l, r, seed)
	}
	if r.Dealer == cards.NoSeat || cards.Right(l.rs.Seats, r.Dealer) == cards.NoSeat {
		return nil, game.Fault("the record does not say who of the players deals")
	}
	v := &live{}
	d := newDealer(l)
	d.src, d.star, d.s.Round = Source(seed*0x632be59bd9b4e019), cards.NoSeat, l.round
	if l.rs.Hands > 0 {
		if err := d.s.Begin(l, r); err != nil {
			return nil, err
		}
	}
	v.h.dealer = r.Dealer
	d.deal(&v.h)
	if r.Players > 0 {
		v.h.dealt, v.h.left, v.h.turned = r.Hands, copy(v.h.talon[:], r.Talon), r.Turned
	}
	check := *r
	check.Hands, check.Players, check.Talon, check.Turned = v.h.dealt, l.rs.Deals(), v.h.talon[:v.h.left], v.h.turned
	check.Plays, check.Steps, check.Acts, check.Expects = nil, nil, nil, nil
	if check.Pack = ""; l.twice {
		check.Pack = record.Black
	}
	h := &hearing{State: &v.s, r: &check, st: &game.Settlement{First: cards.NoSeat}, live: true}
	if err := h.run(l); err != nil {
		return nil, err
	}
	v.h.start, v.h.queue, v.h.known = v.s.start, append([]int32{}, v.s.queue...), append([]item{}, v.s.known...)
	for _, it := range r.State {
		switch tally, counted := l.game.tally(it.Name); {
		case counted && tally == Score:
			v.h.marks[it.Seat] = it.N
		case counted:
			v.h.points[it.Seat] = it.N
		}
	}
	return v, nil
}

// Turn is who is to do something, or NoSeat when the hand is over.
func (v *live) Turn() cards.Seat { return v.s.Turn() }

// May is what the player whose turn it is may try.
func (v *live) May() []game.Option {
	if v.s.Turn() == cards.NoSeat {
		return nil
	}
	o := v.s.May()
	var list []game.Option
	for i := range o.N {
		list = append(list, game.Option{Step: v.step(&o.Acts[i]), Refused: o.Refused>>i&1 != 0})
	}
	for set := o.Cards; set != 0; set = set.Without() {
		a := engine.Act{Kind: o.Kind, Seat: o.Seat, To: cards.NoSeat, Card: set.First()}
		list = append(list, game.Option{Step: v.step(&a), Refused: o.Barred.Has(a.Card)})
	}
	return list
}

// step is an act of the phase or choice that is now, as a record has it.
func (v *live) step(a *engine.Act) record.Step { return v.s.law.asStep(v.s.word(), a) }

// asStep is an act of a phase, as a record has it.
func (l *Law) asStep(word string, a *engine.Act) record.Step {
	x := l.recorded(a)
	st := record.Step{Phase: word, Seat: a.Seat, Act: x.Act, Cards: x.Cards, N: x.N, To: a.To}
	if a.Card != cards.None {
		st.Cards = []cards.Card{a.Card}
	}
	return st
}

// word is the word of the phase or choice that is now.
func (s *State) word() string {
	if f := s.pending(); f != nil {
		return s.law.game.Choices[f.N].Word
	}
	if p := s.Phase(); p != nil {
		return p.Word
	}
	return ""
}

// act is the option that a step names, or an error.
func (v *live) act(st *record.Step) (engine.Act, bool, error) {
	if turn := v.s.Turn(); turn == cards.NoSeat {
		return engine.Act{}, false, game.Fault("the hand is over")
	} else if st.Seat != turn {
		return engine.Act{}, false, game.Fault("it is " + turn.String() + "'s turn")
	}
	h := &hearing{State: &v.s, r: &record.Record{}}
	kinds := engine.ActKinds{}
	if f := v.s.pending(); f != nil {
		for _, kind := range v.s.law.game.Choices[f.N].Acts {
			kinds = kinds.With(kind.Bit())
		}
	} else {
		kinds = v.s.Phase().Acts
	}
	a, ok := h.act(st, kinds)
	if !ok {
		return a, false, game.Fault("\"" + st.Act + "\" is nothing that can be done here")
	}
	if a.Card != cards.None && a.Kind != ActMeld {
		if a.Cards = 0; !v.s.Hand[a.Seat].Has(a.Card) && v.s.pending() == nil && (a.Kind == ActPlay || a.Kind == ActOut) {
			return a, false, game.Fault(a.Seat.String() + " does not hold " + a.Card.Sign())
		}
	}
	if p := v.s.Phase(); p != nil && p.Fits != nil && v.s.pending() == nil {
		if wrong := p.Fits(&v.s, &a); wrong != "" {
			return a, false, game.Fault(wrong)
		}
	}
	_, _, refused := v.s.Refusals(&a)
	return a, refused, nil
}

// Why is the rules that refuse an act, and those that lift one which otherwise
// would.
func (v *live) Why(st record.Step) (refused, lifted []string) {
	a, _, err := v.act(&st)
	if err != nil {
		return nil, nil
	}
	r, lift, _ := v.s.Refusals(&a)
	return v.s.law.IDs(r), v.s.law.IDs(lift)
}

// Do does an act of the player whose turn it is.
func (v *live) Do(st record.Step) error {
	a, refused, err := v.act(&st)
	if err != nil {
		return err
	}
	if refused {
		by, _, _ := v.s.Refusals(&a)
		return game.Fault("this may not be done" + v.s.law.Cite(by))
	}
	next := v.s.next(&v.h)
	next.act = a
	v.s.Do(&next.act)
	return nil
}

// View is what a player sees.
func (v *live) View(seat cards.Seat) game.View {
	s := &v.s
	view := game.View{Seat: seat, Phase: s.word(), Hand: s.Hand[seat], Talon: s.Left(), Unseen: s.Unseen(seat), So: v.Settlement(), Deeds: v.deeds(seat)}
	if f := s.Seen(FactTurned); f != nil {
		view.Turned = f.Card
	}
	for _, other := range s.Round {
		view.Holds[other] = int8(s.Hand[other].Len())
	}
	at := s.Table.Leader
	for range s.N {
		if at != cards.NoSeat && s.Table.Cards[at] != cards.None {
			view.Trick = append(view.Trick, record.Play{Trick: int(s.Trick), Seat: at, Card: s.Table.Cards[at]})
		}
		at = s.Right(at)
	}
	return view
}

// deeds is what was done, as a player may know it: what others put out lies
// face down, and of what is spoken in secret the numbers alone are heard.
func (v *live) deeds(seat cards.Seat) []game.Deed {
	var list []game.Deed
	trick := 0
	for i := range v.h.steps {
		st := &v.h.steps[i]
		trick = max(trick, int(st.trick))
		if st.act.Kind == ActPlay && st.trick > 0 {
			continue
		}
		d := game.Deed{Trick: trick, Step: v.s.law.asStep(st.word, &st.act)}
		if st.act.Seat != seat && (st.act.Kind == ActOut || st.phase >= 0 && v.s.law.game.Phases[st.phase].Secret) {
			d.Cards = nil
		}
		list = append(list, d)
	}
	return list
}

// Net is what a player has gained so far.
func (v *live) Net(seat cards.Seat) int32 { return v.s.Balance[seat] }

// Settlement is what has followed so far.
func (v *live) Settlement() *game.Settlement {
	st := &game.Settlement{First: cards.NoSeat}
	v.s.settlement(st)
	return st
}

// Record is what was done so far.
func (v *live) Record() *record.Record { return v.s.law.record(&v.h, len(v.h.steps)) }

// quick is how many deals are tried where the advice is wanted at once.
const quick = 6

// marked is what a mark in the score of the match is worth beside a counter.
const marked = 4

// Advise tries each act in so many deals of the cards that the player whose
// turn it is has not seen; the hand is then played out by the game's policy or,
// where it has none, at random. By no deals that policy speaks alone, or a few
// deals are tried; by less than none a few, played out at random in any game. The
// seed decides everything else.
func (v *live) Advise(deals int, seed uint64) []game.Advice {
	list := v.open()
	d := newDealer(v.s.law)
	d.src, d.wait, d.star, d.sure, d.knows = Source(seed), -1, cards.NoSeat, 1<<cards.Seats-1, deals >= 0
	known := d.knows && v.first(list)
	switch {
	case len(list) < 2 || known && deals == 0:
		deals = 0
	case deals <= 0:
		deals = quick
	}
	seat := v.s.Turn()
	sums := make([]int64, len(list))
	var world State
	var h hand
	for range deals {
		v.imagine(&world, d, &h)
		for i := range list {
			d.s.copyFrom(&world)
			d.s.Do(&list[i])
			h.steps = h.steps[:0]
			for d.stuck = false; !d.s.closed && !d.stuck; {
				d.step(&h)
			}
			sums[i] += d.s.worth(seat)
		}
	}
	advice := make([]game.Advice, len(list))
	for i := range list {
		a := game.Advice{Step: v.step(&list[i]), Tried: deals}
		if deals > 0 {
			a.Mean = float64(sums[i]) / float64(deals)
		}
		at := i
		for ; at > 0 && advice[at-1].Mean < a.Mean; at-- {
			advice[at] = advice[at-1]
		}
		advice[at] = a
	}
	if known {
		prefer(advice, v.step(&list[0]), v.s.law.game.Margin)
	}
	return advice
}

// prefer puts what the game's policy does first, unless something else does
// better by that margin in the deals that were tried.
func prefer(advice []game.Advice, st record.Step, margin float64) {
	for i, a := range advice {
		if a.Text() != st.Text() {
			continue
		}
		if a.Tried == 0 || advice[0].Mean-a.Mean < margin {
			copy(advice[1:i+1], advice[:i])
			advice[0] = a
		}
		return
	}
}

// first puts the act first that the game's policy does, and reports whether it
// has an opinion.
func (v *live) first(list []engine.Act) bool {
	policy := v.s.law.game.Policy
	if policy == nil || len(list) == 0 {
		return false
	}
	a, ok := policy(&v.s, v.s.May())
	for i := range list {
		if ok && list[i] == a {
			list[0], list[i] = list[i], list[0]
			return true
		}
	}
	return false
}

// worth is how well a player stands: the counters of that player's side, and
// its marks against those of the others.
func (s *State) worth(seat cards.Seat) (sum int64) {
	side := s.Side(seat)
	against := int64(max(s.N-side.Len(), 1))
	for _, other := range s.Round {
		if side.Has(other) {
			sum += int64(s.Balance[other]) + marked*int64(s.Score(other))
		} else {
			sum -= marked * int64(s.Score(other)) / against
		}
	}
	return sum
}

// open is what the player whose turn it is may do.
func (v *live) open() []engine.Act {
	if v.s.Turn() == cards.NoSeat {
		return nil
	}
	o := v.s.May()
	var list []engine.Act
	for i := range o.N {
		if o.Refused>>i&1 == 0 {
			list = append(list, o.Acts[i])
		}
	}
	for set := o.Open(); set != 0; set = set.Without() {
		list = append(list, engine.Act{Kind: o.Kind, Seat: o.Seat, To: cards.NoSeat, Card: set.First()})
	}
	return list
}

// imagine deals anew what the player whose turn it is has not seen. Deals under
// which a past act would have been refused are drawn again, a few times; where
// cards were drawn or put out the past is not held against the deal.
func (v *live) imagine(world *State, d *dealer, h *hand) {
	s, seat := &v.s, v.s.Turn()
	var unseen []cards.Card
	for set := s.Unseen(seat); set != 0; set = set.Without() {
		unseen = append(unseen, set.First())
	}
	for try := 0; ; try++ {
		d.src.Shuffle(unseen)
		world.copyFrom(s)
		at := 0
		next := func(c cards.Card) cards.Card {
			if at < len(unseen) && s.Unseen(seat).Has(c) {
				at++
				return unseen[at-1]
			}
			return c
		}
		for _, other := range s.Round {
			if other == seat {
				continue
			}
			var held cards.Set
			for set := s.Hand[other]; set != 0; set = set.Without() {
				held |= next(set.First()).Bit()
			}
			world.Hand[other] = held
			world.Dealt[other] = s.Dealt[other]&^s.Hand[other] | held
		}
		for i := s.Top; i < s.Bottom; i++ {
			world.Talon[i] = next(s.Talon[i])
		}
		if try == 8 || s.Top > 0 || v.agrees(world, h) {
			return
		}
	}
}

// agrees reports whether the hand could have gone as it did, had it been dealt
// as a world has it.
func (v *live) agrees(world *State, h *hand) bool {
	past := v.h
	past.dealt, past.talon, past.left = world.Dealt, world.Talon, world.Bottom
	past.steps = append(h.steps[:0], v.h.steps...)
	h.steps = past.steps
	var s State
	s.run(v.s.law, &past)
	return s.ran == len(past.steps)
}

var _ game.Sitter = (*Law)(nil)

// Match is a match whose first hand begins as a record tells, nil where
// settlements say all that is carried.
func (l *Law) Match(start *record.Record) game.Match {
	if g, ok := l.rs.Game.(matcher); ok {
		return g.Matched(l, start)
	}
	return nil
}

// What follows plays a hand without a record of it: whoever uses it keeps what
// was done.

// Begin begins a hand on what lies there by a record: the stakes are paid.
func (s *State) Begin(l *Law, r *record.Record) error {
	if l.game.Reads != nil {
		read, err := l.game.Reads(l, r)
		if err != nil {
			return err
		}
		r = read
	}
	s.sit(l, r.Dealer)
	h := hearing{State: s, r: r}
	if err := h.lay(); err != nil {
		return err
	}
	s.gather()
	s.stake()
	return nil
}

// Deal gives out the cards, and brings the hand to the first choice.
func (s *State) Deal(hands *[cards.Seats]cards.Set, talon []cards.Card) {
	s.deal(hands, talon, cards.None)
	s.advance()
}

// Set makes s a copy of another hand.
func (s *State) Set(o *State) { s.copyFrom(o) }

// BeginPhase goes on to a phase as though what comes before had been done.
func (s *State) BeginPhase(no int) {
	s.enter(int8(no))
	s.advance()
}

// Finish ends the phase of the hand that is played, and the hand.
func (s *State) Finish() {
	for !s.closed {
		s.leave(s.Phase())
		s.advance()
	}
}

// Staked reports whether the hand began with the stakes.
func (s *State) Staked() bool { return s.whole }
