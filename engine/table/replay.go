package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Random is a random hand of a mix, whole and legal but for what the mix makes
// irregular, as a record.
func (l *Law) Random(mix string, seed uint64) *record.Record {
	var h hand
	newDealer(l).make(mix, seed, &h)
	return l.record(&h, len(h.steps))
}

// record is the first steps of a random hand as a record.
func (l *Law) record(h *hand, steps int) *record.Record {
	r := &record.Record{Rules: l.rs.ID, Dealer: h.dealer, Leader: cards.NoSeat, Hands: h.dealt, Players: l.rs.Deals()}
	if l.twice {
		r.Pack = record.Black
	}
	for i, name := range l.rs.PoolNames() {
		r.Pools = append(r.Pools, record.Pool{Name: name, Amount: h.start[i]})
	}
	for _, n := range h.queue {
		r.State = append(r.State, record.Item{Name: Waits, Seat: cards.NoSeat, N: n})
	}
	for i, name := range [...]string{Scores, Marked} {
		for _, seat := range l.round {
			if n := [...]int32{h.marks[seat], h.points[seat]}[i]; n != 0 {
				r.State = append(r.State, record.Item{Name: name, Seat: seat, N: n})
			}
		}
	}
	for _, it := range h.known {
		r.State = append(r.State, record.Item{Name: it.name, Seat: it.seat, N: it.n})
	}
	r.Talon = append([]cards.Card(nil), h.talon[:h.left]...)
	r.Turned = h.turned
	_, own := l.rs.Game.(chancer) // which notes what was planned instead
	for i := range h.steps[:steps] {
		if st := &h.steps[i]; st.phase >= 0 || !own {
			l.note(r, st)
		}
	}
	for i := range h.plans[:h.plan] {
		a := l.recorded(&h.plans[i].Act)
		a.At = int(h.plans[i].At)
		r.Acts = append(r.Acts, a)
	}
	for i := range h.late {
		a := l.recorded(&h.late[i])
		a.At = record.AtEnd
		r.Acts = append(r.Acts, a)
	}
	if l.game.Writes != nil {
		l.game.Writes(l, r)
	}
	return r
}

// note adds a step to a record.
func (l *Law) note(r *record.Record, st *step) {
	a := &st.act
	if st.phase < 0 || st.trick > 0 && a.Kind != ActPlay {
		x := l.recorded(a)
		x.At, x.Phase, x.After = record.AtDeal, st.word, int(st.after)
		if st.trick > 0 {
			x.At, x.Phase = int(st.trick), ""
		}
		if st.word == "draw" {
			x.At, x.Phase = record.AtExchange, ""
		}
		r.Acts = append(r.Acts, x)
		return
	}
	if a.Kind == ActPlay && st.trick > 0 {
		r.Plays = append(r.Plays, record.Play{Trick: int(st.trick), Seat: a.Seat, Card: a.Card})
		return
	}
	n := len(r.Steps)
	putsOut := n > 0 && r.Steps[n-1].Seat == a.Seat && r.Steps[n-1].Act == words[ActOut] && r.Steps[n-1].Phase == st.word
	if a.Kind == ActDone && putsOut {
		return
	}
	if a.Kind == ActOut && putsOut {
		r.Steps[n-1].Cards = append(r.Steps[n-1].Cards, a.Card)
		return
	}
	if a.Kind == ActDone && l.game.Phases[st.phase].Quiet {
		return
	}
	x := record.Step{Phase: st.word, Seat: a.Seat, Act: l.game.word(a.Kind), To: a.To}
	if a.Kind == ActPlay {
		x.Act = ""
		if n > 0 && a.N[0] == 0 && carriesOn(&r.Steps[n-1], a.Seat, st.word) {
			r.Steps[n-1].Cards = append(r.Steps[n-1].Cards, a.Card)
			return
		}
	}
	if a.Card != cards.None {
		x.Cards = []cards.Card{a.Card}
	} else if a.Cards != 0 {
		x.Cards = cards.Ranked(a.Cards)
	}
	if a.N[0] != 0 {
		x.N = []int{int(a.N[0])}
	}
	r.Steps = append(r.Steps, x)
}

// carriesOn reports whether a step is cards that a player has just played, to
// which that player adds one.
func carriesOn(s *record.Step, seat cards.Seat, word string) bool {
	return s.Seat == seat && s.Phase == word && s.Act == "" && s.Cards != nil && s.N == nil
}

// notable is the facts that tell one outcome of a hand of any game from
// another.
var notable = engine.Facts(FactUndertakes, FactCounters, FactWon, FactLost, FactVole, FactDevole,
	FactVoid, FactNextDealer, FactMatch, FactBest, FactOver)

// differ reports whether two settlements of a hand differ in anything that a
// player would notice.
func differ(a, b *State) bool {
	if a.Balance != b.Balance || a.closed != b.closed {
		return true
	}
	for _, seat := range a.Round {
		if a.Tally(Tricks, seat) != b.Tally(Tricks, seat) || a.Tally(Points, seat) != b.Tally(Points, seat) || a.Tally(Score, seat) != b.Tally(Score, seat) {
			return true
		}
	}
	kinds := notable.With(a.law.game.Notable)
	for kind := engine.FactKind(0); kind < engine.MaxFacts; kind++ {
		if kinds.Has(kind) && ((a.Seen(kind) == nil) != (b.Seen(kind) == nil) || a.Who(kind) != b.Who(kind) && kind != FactVoid) {
			return true
		}
	}
	if differs := a.law.game.Differs; differs != nil && differs(a, b) {
		return true
	}
	keeps := a.law.game.Keeps
	return keeps != nil && !leftAlike(keeps(a), keeps(b))
}

// leftAlike reports whether two hands leave the same for the next.
func leftAlike(a, b []record.Item) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// Rates plays n random hands of a mix and counts how often each rule fired and
// how often it changed the hand. The counts depend on the seed alone.
func (l *Law) Rates(mix string, n int, seed uint64, workers int) []game.Rate {
	compile := func(changes ...game.Change) (*Law, error) { return l.game.compile(l.rs, changes) }
	return game.CountRates(l, n, workers, compile, func() (func(int) engine.RuleSet, func(*Law) bool) {
		d, h, s := newDealer(l), &hand{}, &State{}
		play := func(i int) engine.RuleSet {
			d.make(mix, seed+uint64(i), h)
			return d.s.Fired
		}
		return play, func(off *Law) bool {
			apart, broken := s.run(off, h)
			return broken || apart >= 0 || differ(&d.s, s)
		}
	})
}

// Bench plays n random hands with everything recorded, and is a sum over what
// they came to, so that nothing of it can be left out.
func (l *Law) Bench(mix string, n int, seed uint64) (sum int64) {
	d := newDealer(l)
	var h hand
	for i := range n {
		d.make(mix, seed+uint64(i), &h)
		for _, b := range d.s.Balance {
			sum = sum*31 + int64(b)
		}
	}
	return sum
}

// searched is the kinds of hand that searches go through in turn: all but their
// mixture.
func (d *dealer) searched() []string {
	if d.chance == nil {
		return []string{game.Plain, careful, game.Faulty, strong}
	}
	var list []string
	for _, m := range d.chance.Mixes {
		if m.ID != game.Mixed {
			list = append(list, m.ID)
		}
	}
	return list
}

// Apart searches n random hands for one that another law of the same game
// settles differently, or in which one of them refuses what the other allows,
// shortened where it can be; nil where there is none.
func (l *Law) Apart(other game.Law, n int, seed uint64) *record.Record {
	o, ok := other.(*Law)
	if !ok || o.game != l.game || o.rs.Seats != l.rs.Seats {
		return nil
	}
	if r := l.drawnApart(o, seed); r != nil {
		return r
	}
	d := newDealer(l)
	mixes := d.searched()
	var h hand
	var s State
	for i := range n {
		d.make(mixes[i%len(mixes)], seed+uint64(i), &h)
		apart, broken := s.run(o, &h)
		if apart >= 0 {
			if r := l.refusedApart(o, &h, apart); r != nil {
				return r
			}
		}
		if broken || apart < 0 && differ(&d.s, &s) {
			if r := l.record(&h, len(h.steps)); l.settlesApart(o, r) {
				return game.Shortest(r, func(t int) *record.Record { return l.PositionAt(r, t) }, func(p *record.Record) bool { return l.settlesApart(o, p) })
			}
		}
		if i%16 == 0 && i < 640 {
			if r := l.judgedApart(o, &h); r != nil {
				return r
			}
		}
	}
	return nil
}

// drawnApart is a draw for the first deal that two laws decide differently.
func (l *Law) drawnApart(o *Law, seed uint64) *record.Record {
	src := Source(seed)
	return game.DrawnApart(l, o, func(int) (acts []record.Act) {
		pack := l.pack
		for _, seat := range l.round {
			c := pack.Nth(src.Below(pack.Len()))
			pack &^= c.Bit()
			acts = append(acts, record.Act{At: record.AtDraw, Seat: seat, Act: words[ActDraw], Card: c, To: cards.NoSeat})
		}
		return acts
	})
}

// refusedApart is the record of a hand up to the step at which two laws refused
// different acts, and what the first says to one of them.
func (l *Law) refusedApart(o *Law, h *hand, at int) *record.Record {
	var acts []record.Act
	for _, a := range l.optionsAt(h, at) {
		acts = append(acts, l.recorded(&a))
	}
	if r := l.record(h, at); game.JudgedApart(l, o, r, acts...) {
		return r
	}
	return nil
}

// recorded is an act as a record speaks of it.
func (l *Law) recorded(a *engine.Act) record.Act {
	x := record.Act{Seat: a.Seat, Act: l.game.word(a.Kind), Card: a.Card, To: a.To}
	if a.Cards != 0 {
		x.Cards = cards.Ranked(a.Cards)
	}
	for _, n := range a.N {
		if n != 0 {
			x.N = append(x.N, int(n))
		}
	}
	return x
}

// optionsAt is the acts that might be tried before a step of a hand.
func (l *Law) optionsAt(h *hand, at int) []engine.Act {
	short := *h
	short.steps = h.steps[:at]
	var s State
	s.run(l, &short)
	if s.Turn() == cards.NoSeat {
		return nil
	}
	o := s.May()
	list := append([]engine.Act{}, o.Acts[:o.N]...)
	for set := o.Cards; set != 0; set = set.Without() {
		list = append(list, engine.Act{Kind: o.Kind, Seat: o.Seat, To: cards.NoSeat, Card: set.First()})
	}
	return list
}

// judgedApart puts acts to both laws that no phase offers, at the deal and at a
// few moments of a hand: the first on which they differ becomes an example.
func (l *Law) judgedApart(o *Law, h *hand) *record.Record {
	for _, at := range [...]int{0, len(h.steps) / 2, len(h.steps)} {
		short := *h
		short.steps = h.steps[:at]
		var s State
		s.run(l, &short)
		var deals, others []record.Act
		for kind := engine.ActKind(0); kind < engine.MaxActs; kind++ {
			if a, b := l.rules.Judges(kind, ActPlay), o.rules.Judges(kind, ActPlay); a == (engine.RuleSet{}) && b == (engine.RuleSet{}) {
				continue
			}
			list := &others
			if at == 0 && kind == ActDeal {
				list = &deals
			}
			for _, a := range s.trials(kind) {
				*list = append(*list, l.recorded(&a))
			}
		}
		r := l.record(h, at)
		if len(others) > 0 && game.JudgedApart(l, o, r, others...) {
			return r
		}
		r.Hands, r.Players, r.Talon, r.Turned = [cards.Seats]cards.Set{}, 0, nil, cards.None
		if len(deals) > 0 && game.JudgedApart(l, o, r, deals...) {
			return r
		}
	}
	return nil
}

// trials is acts of a kind to put to two laws.
func (s *State) trials(kind engine.ActKind) []engine.Act {
	var list []engine.Act
	if s.law.game.Trials != nil {
		list = s.law.game.Trials(s, kind)
	}
	for _, seat := range s.Round {
		a := engine.Act{Kind: kind, Seat: seat, To: cards.NoSeat}
		switch kind {
		case ActPlayers:
			for n := s.N - 1; n <= s.N+1; n++ {
				a.N[0] = int16(n)
				list = append(list, a)
			}
		case ActDeal:
			hand := s.Dealt[seat]
			a.Cards = hand
			less, more := a, a
			less.Cards = hand.Without()
			more.Cards |= (s.law.pack &^ hand).First().Bit()
			list = append(list, a, less, more)
			for face := uint8(cards.Ace); face <= cards.King; face++ {
				other := a
				if c := cards.Of(cards.Clubs, face); !hand.Has(c) {
					other.Cards = hand.Without() | c.Bit()
					list = append(list, other)
				}
			}
		case ActPlay:
			for set := s.Hand[seat]; set != 0; set = set.Without() {
				a.Card = set.First()
				list = append(list, a)
			}
		default:
			list = append(list, a)
		}
	}
	return list
}

// settlesApart reports whether two laws settle a record differently.
func (l *Law) settlesApart(o *Law, r *record.Record) bool {
	open := *r
	open.Expects = []record.Expect{}
	a, err := l.Settle(&open)
	b, err2 := o.Settle(&open)
	if err != nil || err2 != nil {
		return err == nil
	}
	if a.Net != b.Net || a.Void != b.Void || (a.Done || a.Void || a.Next != cards.NoSeat) && a.Next != b.Next || len(a.Pools) != len(b.Pools) || len(a.Outcomes) != len(b.Outcomes) {
		return true
	}
	for i := range a.Pools {
		if a.Pools[i] != b.Pools[i] {
			return true
		}
	}
	for i := range a.Outcomes {
		if x, y := &a.Outcomes[i], &b.Outcomes[i]; x.What != y.What || len(x.Seats) != len(y.Seats) || len(x.Seats) > 0 && x.Seats[0] != y.Seats[0] {
			return true
		}
	}
	return a.Taken != b.Taken || a.Points != b.Points || !leftAlike(a.State, b.State)
}
