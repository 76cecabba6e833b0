package annotate

import (
	"reflect"
	"slices"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// tries is the number of random hands to search for a survivor.
const tries = 100_000

// seed is where the search begins: the same search finds the same hand.
const seed = 1785

// shortest is the length of the first batch of hands to search. The first difference in
// a batch may be one that no expectation can name (points that decide nothing), so
// another batch is tried. After a batch without any difference the next is twice as
// long, since each batch has a fixed cost.
const shortest = 100

// seek looks among n random hands for one that tells the mutant from the law by what it
// expects. That is the missing example.
func seek(m *mutant, p *prover, n int) (Survivor, error) {
	if n == 0 {
		n = tries
	}
	s := Survivor{Ruleset: m.ruleset.ID, Rule: m.ID, Change: m.What, Tried: n}
	base, err := p.law(m.ruleset.ID, nil)
	if err != nil {
		return s, err
	}
	changed, err := p.law(m.ruleset.ID, &m.Change)
	if err != nil {
		return s, err
	}
	r, kills := Telling(base, changed, n, seed)
	if r != nil {
		r.Name = "What tells " + m.ID + " (" + m.What + ") from the rule"
		s.Block = "```play " + r.Name + "\n" + r.Block() + "```\n"
		s.Silent = !kills
	}
	return s, nil
}

// Telling searches n random hands for one that two laws of a game settle differently, with
// expectations that fail by the second law and not because it cannot be played then, and
// reports whether they do. If none does, it returns a hand that goes otherwise all the same,
// or nil.
func Telling(base, changed game.Law, n int, seed uint64) (told *record.Record, fails bool) {
	fail := func(r *record.Record) bool {
		e := &Example{Record: r}
		other := try(changed, e)
		return !other.Passed && !other.Broken && try(base, e).Passed
	}
	stretch := shortest
	for done := 0; done < n && !fails; {
		stretch = min(stretch, n-done)
		r := play.Apart(base, changed, stretch, seed+uint64(done))
		done += stretch
		if r == nil {
			stretch *= 2
			continue
		}
		if len(r.Expects) > 0 {
			fails = fail(r)
		} else if st, err := base.Settle(r); err == nil {
			all := expectations(st)
			r.Expects, r.Open = own(all, changed, r), true
			if fails = len(r.Expects) > 0 && fail(r); !fails {
				r.Expects, r.Open = all, false
				fails = fail(r)
			}
		}
		if fails || told == nil {
			told = r
		}
	}
	return told, fails
}

// own returns the expectations of a hand that another law does not bring about.
func own(all []record.Expect, changed game.Law, r *record.Record) []record.Expect {
	st, err := changed.Settle(r)
	if err != nil {
		return nil
	}
	also := expectations(st)
	return slices.DeleteFunc(slices.Clone(all), func(x record.Expect) bool {
		return slices.ContainsFunc(also, func(y record.Expect) bool { return reflect.DeepEqual(x, y) })
	})
}

// expectations returns the whole result of a hand, as a play block expects it.
func expectations(st *game.Settlement) []record.Expect {
	var list []record.Expect
	add := func(kind record.ExpectKind, from, to string, amount int32, rule string) {
		x := record.Expect{Kind: kind, Seat: cards.NoSeat, To: cards.NoSeat, Amount: amount, By: []string{rule}}
		if s, ok := cards.SeatOf(from); ok {
			x.Seat = s
		} else {
			x.Pool = from
		}
		if s, ok := cards.SeatOf(to); ok {
			x.To = s
		} else {
			x.Pool = to
		}
		list = append(list, x)
	}
	for i := range st.Events {
		e := &st.Events[i]
		for _, p := range e.Pays {
			switch _, seat := cards.SeatOf(p.From); {
			case e.None:
			case p.To == "sheet":
				list = append(list, record.Expect{Kind: record.Owes, Seat: seatOf(p.From), To: cards.NoSeat, Amount: p.Amount, By: []string{e.Rule}})
			case e.Back:
				add(record.Returns, p.From, p.To, p.Amount, e.Rule)
			case !seat && seatOf(p.To) == cards.NoSeat:
				list = append(list, record.Expect{Kind: record.Goes, Seat: cards.NoSeat, To: cards.NoSeat, Pool: p.From, Into: p.To, Amount: p.Amount, By: []string{e.Rule}})
			case !seat:
				list = append(list, record.Expect{Kind: record.Takes, Seat: seatOf(p.To), To: cards.NoSeat, Pool: p.From, Amount: p.Amount, By: []string{e.Rule}})
			default:
				add(record.Pays, p.From, p.To, p.Amount, e.Rule)
			}
		}
	}
	say := func(kind record.ExpectKind, seat cards.Seat) {
		if seat != cards.NoSeat {
			list = append(list, record.Expect{Kind: kind, Seat: seat, To: cards.NoSeat})
		}
	}
	say(record.Winner, st.Who(game.Won))
	say(record.Loser, st.Who(game.Lost))
	say(record.Match, st.Who(game.MatchWon))
	say(record.NextDealer, st.Next)
	if st.Void {
		list = append(list, record.Expect{Kind: record.Void, Seat: cards.NoSeat, To: cards.NoSeat})
	}
	return list
}

func seatOf(letter string) cards.Seat {
	if s, ok := cards.SeatOf(letter); ok {
		return s
	}
	return cards.NoSeat
}
