package parts_test

import (
	"fmt"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Who wins, what was void, and how bots choose.

// Players declare what they hold, each until that player is done. Then the best point is
// asked for: the sum of its cards decides, and of equals the first to play.
func ExampleDeclaring() {
	const kindPoint = 1
	find := func(s *table.State, seat cards.Seat, list []parts.Meld) []parts.Meld {
		return parts.Suits(list, s.Hand[seat], 2, parts.Meld{Act: table.ActMeld, Kind: kindPoint})
	}
	p := parts.Declaring(nil, find, table.ActMeld)
	p.End = func(s *table.State) {
		s.Note(table.FactDeclared, cards.NoSeat)
		parts.AskPoint(s, kindPoint)
	}
	best := parts.PointBest(question("best"), kindPoint)
	pool := parts.TakeBox(question("pool"), "{seat} has the best point", table.FactBest, 0, table.DueBox)
	suit := table.Maker{Question: question("suit"), Rule: parts.PointSuit(table.ActMeld)}
	g := &table.Game{Phases: []*table.Phase{p}, Makers: table.Makers{&best, &parts.PointEldest, &pool, &suit}}
	l := book(g, 2, "", game.Answer{Rule: "best", Figures: game.Figures{{"pips", 1}, {"king", 10}, {"queen", 10}}}, game.Answer{Rule: "parts/point.eldest"}, game.Answer{Rule: "pool"}, game.Answer{Rule: "suit"})
	play(l, "dealer N\npool 7\ndeal S ♥K98 ♠9 ♠8  N ♦QT7 ♣9 ♣8",
		"meld S meld ♥K98  S done  N meld ♦QT7  N done",
		"meld S done  N meld ♦QT7  N done",
		"meld S meld ♥98",
		"refuse S meld ♠98")
	// Output:
	// meld S meld ♥K98  S done  N meld ♦QT7  N done
	//   S has the best point: S takes 7 from the pool
	// meld S done  N meld ♦QT7  N done
	//   N has the best point: N takes 7 from the pool
	// meld S meld ♥98
	//   cannot be: meld S meld: these cards are nothing that can be declared so
	// refuse S meld ♠98
	//   refused by made/suit
}

// A player wins who undertook the game and is the first to have made the tricks that it
// asks for, and loses otherwise; every trick is the vole.
func ExampleEnds() {
	first := parts.WinnerFirstTo(question("first"), false)
	ends := table.Maker{Question: question("ends"), Rule: &table.Rule{Hears: table.FactEnd.Bit(), Given: table.FactUndertakes.Bit(), On: func(s *table.State, _ *engine.Fact) {
		parts.Ends(s, s.Who(table.FactUndertakes))
	}}}
	vole := parts.Vole(question("vole"), "{seat} makes the vole")
	p := parts.Tricks(parts.Undertaken)
	p.End = parts.Decided
	speaking := parts.Speaking("bid", nil, parts.Everybody, table.ActUndertake, table.ActPass)
	g := &table.Game{Phases: []*table.Phase{speaking, p}, Makers: append(table.Makers{&parts.Count, &parts.SpeakPlay, &first, &ends, &vole}, tricking...)}
	l := book(g, 2, "", append([]game.Answer{answer("parts/deal.count", "each", 3), {Rule: "parts/speak.play"}, answer("first", "tricks", 2), {Rule: "ends"}, {Rule: "vole"}}, leading...)...)
	for i, hand := range [...]string{
		"deal S ♥AK ♠A  N ♥Q7 ♠7\nbid S play\nplay S ♥A N ♥7\nplay S ♥K N ♥Q\nplay S ♠A N ♠7",
		"deal S ♥A7 ♠7  N ♥KQ ♠A\nbid S play\nplay S ♥A N ♥Q\nplay S ♥7 N ♥K\nplay N ♠A S ♠7",
	} {
		st, err := l.Settle(parsed("dealer N\n" + hand))
		if err != nil {
			panic(err)
		}
		fmt.Println("hand", i+1)
		for _, o := range st.Outcomes {
			fmt.Println(" ", o.What, o.Seats[0])
		}
	}
	// Output:
	// hand 1
	//   player S
	//   winner S
	//   vole S
	// hand 2
	//   player S
	//   loser S
}
