package play

import (
	"math"
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Apart searches n random hands for one that two laws of a game settle differently, or
// in which one of them refuses what the other allows, shortened to a position if
// possible. It returns nil if there is none.
func Apart(a, b game.Law, n int, seed uint64) *record.Record {
	l, o := lawOf(a), lawOf(b)
	if o.Game() != l.Game() || o.Book().Seats != l.Book().Seats {
		return nil
	}
	var ask asker
	if r := ask.drawnApart(l, o, seed); r != nil {
		return r
	}
	d := newDealer(l)
	mixes := d.searched()
	var c table.Course
	var s table.Driver
	for i := range n {
		d.make(mixes[i%len(mixes)], seed+uint64(i), &c)
		how := s.Replay(o, &c)
		if how.Apart >= 0 {
			if r := ask.refusedApart(l, o, &c, how.Apart); r != nil {
				return r
			}
		}
		if how.Broken || how.Apart < 0 && differ(&d.s.State, &s.State) {
			if r := l.Record(&c); settlesApart(l, o, r) {
				return shortest(l, r, func(p *record.Record) bool { return settlesApart(l, o, p) })
			}
		}
		if i%16 == 0 && i < 640 {
			if r := ask.judgedApart(l, o, &c); r != nil {
				return r
			}
		}
	}
	return nil
}

// searched returns the kinds of hand that searches go through in turn: all but their
// mixture.
func (d *dealer) searched() []string {
	if d.chance == nil {
		return []string{game.Plain, table.Careful, game.Faulty, table.Strong}
	}
	var list []string
	for _, m := range d.chance.Mixes {
		if m.ID != game.Mixed {
			list = append(list, m.ID)
		}
	}
	return list
}

// drawnApart returns a draw for the first deal that two laws decide differently, or
// nil; it is expected by the rule that decides it.
func (k *asker) drawnApart(l, o *table.Law, seed uint64) *record.Record {
	src := chance.Source(seed)
	for range 64 {
		r := &record.Record{Rules: l.Book().ID, Dealer: cards.NoSeat, Leader: cards.NoSeat}
		pack := l.Pack()
		for _, seat := range cards.Round(l.Book().Seats) {
			c := src.Pick(pack)
			pack &^= c.Bit()
			draw := engine.NewAct(table.ActDraw, seat).WithCard(c)
			act := l.Recorded(&draw)
			act.At = record.AtDraw
			r.Acts = append(r.Acts, act)
		}
		_, one, err := k.one.Judge(l, r)
		_, other, err2 := k.other.Judge(o, r)
		if err == nil && err2 == nil && one != other && one != cards.NoSeat {
			st, err := l.Settle(r)
			if err != nil {
				continue
			}
			e := expected(record.Dealer, record.Act{Seat: cards.NoSeat, To: cards.NoSeat})
			e.Seat, e.By = st.First, st.FirstBy[:min(1, len(st.FirstBy))]
			r.Expects = []record.Expect{e}
			return r
		}
	}
	return nil
}

// refusedApart returns the record of a hand up to the step at which two laws refused
// different acts, and what the first says to one of them.
func (k *asker) refusedApart(l, o *table.Law, c *table.Course, at int) *record.Record {
	var acts []record.Act
	for _, a := range optionsAt(l, c, at) {
		acts = append(acts, l.Recorded(&a))
	}
	if r := l.Record(c.Upto(at)); k.asksApart(l, o, r, acts...) {
		return r
	}
	return nil
}

// optionsAt returns the acts that might be tried before a step of a hand.
func optionsAt(l *table.Law, c *table.Course, at int) []engine.Act {
	var s table.Driver
	s.Replay(l, c.Upto(at))
	if s.Turn() == cards.NoSeat {
		return nil
	}
	var list []engine.Act
	for a := range s.May().Each {
		list = append(list, a)
	}
	return list
}

// judgedApart asks both laws about acts that no phase offers, at the deal and at a few
// moments of a hand. The first on which they differ becomes an example.
func (k *asker) judgedApart(l, o *table.Law, c *table.Course) *record.Record {
	for _, at := range [...]int{0, len(c.Steps) / 2, len(c.Steps)} {
		var s table.Driver
		s.Replay(l, c.Upto(at))
		var deals, others []record.Act
		for kind := engine.ActKind(0); kind < engine.MaxActs; kind++ {
			if a, b := l.Code.Judges(kind, table.ActPlay), o.Code.Judges(kind, table.ActPlay); a == (engine.RuleSet{}) && b == (engine.RuleSet{}) {
				continue
			}
			list := &others
			if at == 0 && kind == table.ActDeal {
				list = &deals
			}
			for _, a := range trials(&s.State, kind, l, o) {
				*list = append(*list, l.Recorded(&a))
			}
		}
		r := l.Record(c.Upto(at))
		if len(others) > 0 && k.asksApart(l, o, r, others...) {
			return r
		}
		r.Hands, r.Players, r.Talon, r.Turned = [cards.Seats]cards.Set{}, 0, nil, cards.None
		if len(deals) > 0 && k.asksApart(l, o, r, deals...) {
			return r
		}
	}
	return nil
}

// numbered is the kinds of act that are judged by how many they are about.
var numbered = engine.Acts(table.ActPlayers, table.ActPackets, table.ActPack, table.ActBuy, table.ActEnd, table.ActRaise)

// numbers returns the numbers about which to ask two laws: every figure of their rules
// that judge a kind of act, and its neighbours. Packets are the digits of a figure.
func numbers(kind engine.ActKind, laws ...*table.Law) (list [][4]int16) {
	for _, l := range laws {
		for _, id := range l.Code.IDs(l.Code.Judges(kind, table.ActPlay)) {
			terms, _ := l.Terms(id)
			for _, f := range terms.Figures {
				for n := max(f.Value-1, 1); n <= min(f.Value+1, math.MaxInt16); n++ {
					a := [4]int16{int16(n)}
					if kind == table.ActPackets {
						a = digits(n)
					}
					if !slices.Contains(list, a) {
						list = append(list, a)
					}
				}
			}
		}
	}
	return list
}

// digits returns the digits of a number, the first four.
func digits(n int32) (d [4]int16) {
	for ; n > 0; n /= 10 {
		copy(d[1:], d[:])
		d[0] = int16(n % 10)
	}
	return d
}

// trials returns acts of a kind about which to ask two laws: those that the game has, and of
// kinds of the table those that their figures, the seats and the talon suggest.
func trials(s *table.State, kind engine.ActKind, laws ...*table.Law) []engine.Act {
	var list []engine.Act
	if own := s.Law().Game().Played().Trials; own != nil {
		list = own(s, kind)
	}
	var counts [][4]int16
	if numbered.Has(kind) {
		counts = numbers(kind, laws...)
	}
	for _, seat := range s.Round {
		a := engine.NewAct(kind, seat)
		for _, n := range counts {
			a.N = n
			list = append(list, a)
		}
		a.N = [4]int16{}
		switch kind {
		case table.ActLook, table.ActShow:
			list = append(list, a)
			for _, a.To = range s.Round {
				if a.To != seat {
					list = append(list, a)
				}
			}
			if a.To = cards.NoSeat; kind == table.ActLook {
				for _, a.Card = range s.Talon[s.Top:s.Bottom] {
					list = append(list, a)
				}
			}
		case table.ActDeal:
			hand := s.Dealt[seat]
			a.Cards = hand
			less, more := a, a
			less.Cards = hand.Without()
			more.Cards |= (s.Law().Pack() &^ hand).First().Bit()
			list = append(list, a, less, more)
			for face := uint8(cards.Ace); face <= cards.King; face++ {
				other := a
				if c := cards.Of(cards.Clubs, face); !hand.Has(c) {
					other.Cards = hand.Without() | c.Bit()
					list = append(list, other)
				}
			}
		case table.ActPlay:
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

// asker has the memory of the hands at whose end two laws are asked about acts.
type asker struct{ one, other table.Driver }

// asksApart reports whether one law refuses an act that another allows, of those
// put to both at the end of a record, which then expects of the first such act what
// the first law says.
func (k *asker) asksApart(a, b *table.Law, r *record.Record, acts ...record.Act) bool {
	asks := make([]record.Expect, len(acts))
	for i, act := range acts {
		asks[i] = expected(record.Allow, act)
	}
	r.Open, r.Expects = true, asks
	x, _, err := k.one.Judge(a, r)
	if err != nil {
		return false
	}
	y, _, err := k.other.Judge(b, r)
	if err != nil {
		return false
	}
	for i := range min(len(asks), len(x), len(y)) {
		if x[i].Refused == y[i].Refused {
			continue
		}
		r.Expects = asks[i : i+1 : i+1]
		if x[i].Refused {
			asks[i].Kind, asks[i].By = record.Refuse, x[i].By
		} else if e, _, err := a.Unoffered(r); e != nil || err != nil {
			continue // an example that allows it would not stand
		}
		return true
	}
	return false
}

// expected returns an expectation of an act.
func expected(kind record.ExpectKind, a record.Act) record.Expect {
	return record.Expect{Kind: kind, Seat: cards.NoSeat, To: cards.NoSeat, Act: a}
}
