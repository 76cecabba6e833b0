package annotate

import (
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis"
)

// tries is the number of random hands on which a survivor is sought.
const tries = 100_000

// seed is where the search begins: the same search finds the same hand.
const seed = 1785

// seek looks among random hands for one that tells the mutant from the law.
// It is the example that is missing.
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
	if r := reversis.Distinguish(base, changed, n, seed); r != nil {
		r.Name = "What tells " + m.ID + " (" + m.What + ") from the rule"
		s.Block = block(r, base)
	}
	return s, nil
}

// block is a hand as a play block that a note can keep, fence and all: what
// it came to by the law is what it expects.
func block(r *record.Record, l *reversis.Law) string {
	if len(r.Expects) == 0 {
		if st, err := l.Settle(r); err == nil {
			r.Expects = expectations(st)
		}
	}
	return "```play " + r.Name + "\n" + r.Block() + "```\n"
}

func expectations(st *reversis.Settlement) []record.Expect {
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
			case !seat:
				list = append(list, record.Expect{Kind: record.Takes, Seat: seatOf(p.To), To: cards.NoSeat, Pool: p.From, Amount: p.Amount, By: []string{e.Rule}})
			default:
				add(record.Pays, p.From, p.To, p.Amount, e.Rule)
			}
		}
	}
	return list
}

func seatOf(letter string) cards.Seat {
	if s, ok := cards.SeatOf(letter); ok {
		return s
	}
	return cards.NoSeat
}
