package engine_test

import (
	"slices"
	"testing"

	"quinola/engine"
	"quinola/engine/cards"
)

// More rules than a set of rules can hold are refused: the rule after the last
// would be taken for another.
func TestCompileRefusesTooManyRules(t *testing.T) {
	if _, err := engine.Compile(make([]engine.Rule[drawing], engine.MaxRules)); err != nil {
		t.Errorf("%d rules: %v", engine.MaxRules, err)
	}
	if _, err := engine.Compile(make([]engine.Rule[drawing], engine.MaxRules+1)); err == nil {
		t.Errorf("%d rules are compiled", engine.MaxRules+1)
	}
	var set engine.RuleSet
	set.Add(130)
	if got := set.Next(engine.NoRule); got != 130 {
		t.Errorf("rule 130 is told as rule %d", got)
	}
}

const (
	_ engine.FactKind = iota
	factTook
	factWorth
	factEnd
	factCrossed
)

const points engine.Tally = 0

// behind names the rules behind the only due of a hand.
func behind(t *testing.T, rules *engine.Rules[drawing], d *drawing) []string {
	t.Helper()
	if len(d.Dues) != 1 {
		t.Fatalf("%d dues, want one", len(d.Dues))
	}
	var ids []string
	set := rules.Behind(&d.Trace, &d.Dues[0])
	for no := set.Next(engine.NoRule); no >= 0; no = set.Next(no) {
		ids = append(ids, rules.List[no].ID)
	}
	return ids
}

func compiled(t *testing.T, list ...engine.Rule[drawing]) *engine.Rules[drawing] {
	t.Helper()
	rules, err := engine.Compile(list)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// A payment for points cites the rules that say what cards count, and not those
// of cards that nobody took (brusquembille.p10: an ace counts eleven, a ten ten).
func TestTallyCarriesItsRules(t *testing.T) {
	worth := func(id string, face uint8, n int32) engine.Rule[drawing] {
		return engine.Rule[drawing]{ID: id, Hears: factTook.Bit(), On: func(d *drawing, f *engine.Fact) {
			if f.Card.Face() == face {
				d.Count(points, f.Seat, n)
			}
		}}
	}
	rules := compiled(t, worth("ace", cards.Ace, 11), worth("ten", cards.Ten, 10),
		engine.Rule[drawing]{ID: "winner", Hears: factEnd.Bit(), Reads: points.Bit(), On: func(d *drawing, f *engine.Fact) {
			d.Owe(0, engine.Pool, engine.Account(f.Seat), d.Tally(points, f.Seat))
		}})
	d := &drawing{}
	d.Reset()
	d.Tell(factTook, cards.East).Card = cards.Of(cards.Hearts, cards.Ace)
	d.Tell(factEnd, cards.East)
	rules.Conclude(d, &d.Trace)
	if got := behind(t, rules, d); !slices.Equal(got, []string{"ace", "winner"}) || d.Dues[0].Amount != 11 {
		t.Errorf("%d by %v, want 11 by ace, winner", d.Dues[0].Amount, got)
	}
}

// A tally that reaches a figure says so at once, and the fact rests on what was
// counted (piquet.c1.p8: thirty in play make the pic).
func TestTallyCrossesAFigure(t *testing.T) {
	rules := compiled(t,
		engine.Rule[drawing]{ID: "card", Hears: factTook.Bit(), On: func(d *drawing, f *engine.Fact) { d.Count(points, f.Seat, f.N) }},
		engine.Rule[drawing]{ID: "pic", Crosses: []engine.Crossing{{Tally: points, Figure: 30, Kind: factCrossed}}},
		engine.Rule[drawing]{ID: "pic.paid", Hears: factCrossed.Bit(), On: func(d *drawing, f *engine.Fact) {
			d.Owe(0, engine.Bank, engine.Account(f.Seat), 30)
		}})
	d := &drawing{}
	d.Reset()
	for range 3 {
		d.Tell(factTook, cards.North).N = 15
	}
	rules.Conclude(d, &d.Trace)
	if got := behind(t, rules, d); !slices.Equal(got, []string{"card", "pic", "pic.paid"}) {
		t.Errorf("paid by %v", got)
	}
}

// What one player's tally comes to rests on what was counted for that player, and on
// nothing that another's was charged with (triomphe.p6: a match of five games).
func TestATallyOfOneRestsOnNoOther(t *testing.T) {
	counts := func(id string, only int32) engine.Rule[drawing] {
		return engine.Rule[drawing]{ID: id, Hears: factTook.Bit(), Only: 1 << only, On: func(d *drawing, f *engine.Fact) { d.Count(points, f.Seat, 3) }}
	}
	rules := compiled(t, counts("marked", 1), counts("fined", 2),
		engine.Rule[drawing]{ID: "match", Crosses: []engine.Crossing{{Tally: points, Figure: 3, Kind: factCrossed}}},
		engine.Rule[drawing]{ID: "paid", Hears: factEnd.Bit(), On: func(d *drawing, f *engine.Fact) {
			d.CountUpon(points.Bit(), f.Seat.Bit())
			d.Owe(0, engine.Pool, engine.Account(f.Seat), d.Tally(points, f.Seat))
		}})
	d := &drawing{}
	d.Reset()
	d.Tell(factTook, cards.South).N = 2
	d.Tell(factTook, cards.East).N = 1
	d.Tell(factEnd, cards.East)
	rules.Conclude(d, &d.Trace)
	if got := behind(t, rules, d); !slices.Equal(got, []string{"marked", "paid"}) {
		t.Errorf("East is paid by %v", got)
	}
	for i := range d.Facts {
		if f := &d.Facts[i]; f.Kind == factCrossed && f.Seat == cards.East {
			if got := rules.IDs(d.BehindFact(int16(i))); !slices.Equal(got, []string{"marked", "match"}) {
				t.Errorf("East reaches the figure by %v", got)
			}
		}
	}
}

// Where a second card is turned for trumps, what follows rests on the second,
// and what came before it on the first (bete.p15b).
func TestRenewedFactsTakeThePlaceOfEarlierOnes(t *testing.T) {
	rules := compiled(t,
		engine.Rule[drawing]{ID: "turned", Hears: factTook.Bit(), Only: 1 << 1, On: func(d *drawing, f *engine.Fact) { d.Tell(factWorth, 0) }},
		engine.Rule[drawing]{ID: "curieuse", Hears: factTook.Bit(), Only: 1 << 2, On: func(d *drawing, f *engine.Fact) { d.Tell(factWorth, 0) }},
		engine.Rule[drawing]{ID: "king", Hears: factEnd.Bit(), Given: factWorth.Bit(), On: func(d *drawing, f *engine.Fact) {
			d.Owe(0, engine.Pool, engine.Account(f.Seat), 1)
		}})
	for _, test := range []struct {
		turns []int32
		want  string
	}{{[]int32{1}, "turned"}, {[]int32{1, 2}, "curieuse"}} {
		d := &drawing{}
		d.Reset()
		d.Renewed = factWorth.Bit()
		for _, n := range test.turns {
			d.Tell(factTook, 0).N = n
		}
		d.Tell(factEnd, cards.East)
		rules.Conclude(d, &d.Trace)
		if got := behind(t, rules, d); !slices.Equal(got, []string{test.want, "king"}) {
			t.Errorf("turns %v: by %v, want %s", test.turns, got, test.want)
		}
	}
}

// Where players stay equal a question of many has all of them for its answer
// (coucou.p3: up to four lowest cards pay).
func TestAskAnswersWithThoseWhoStayEqual(t *testing.T) {
	rules := compiled(t, lowestDraws()...)
	d := &drawing{drew: [4]cards.Card{cards.Of(0, 2), cards.Of(1, 2), cards.Of(2, 9), cards.Of(3, 2)}}
	d.Reset()
	var a engine.Answer
	rules.Ask(d, &d.Trace, questionLowest, 1<<4-1, &a)
	if want := cards.South.Bit() | cards.East.Bit() | cards.West.Bit(); a.Seat != cards.NoSeat || a.Equal != want {
		t.Errorf("seat %v, equal %b, want nobody alone and %b", a.Seat, a.Equal, want)
	}
}

// Tables have from two to twenty seats, and whoever sits to the right of a
// player has that player to the left.
func TestTables(t *testing.T) {
	for n := 2; n <= cards.Seats; n++ {
		round := cards.Round(n)
		if len(round) != n {
			t.Fatalf("a table of %d has %d seats", n, len(round))
		}
		for i, seat := range round {
			if next := round[(i+1)%n]; cards.Right(n, seat) != next || cards.Left(n, next) != seat {
				t.Errorf("%d players: right of %v is %v", n, seat, cards.Right(n, seat))
			}
			if got, ok := cards.SeatOf(seat.String()); !ok || got != seat {
				t.Errorf("the letter %v is read as %v", seat, got)
			}
		}
	}
}
