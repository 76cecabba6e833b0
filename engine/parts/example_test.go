package parts_test

import (
	"fmt"
	"slices"
	"strings"

	"quinola/engine/ascii"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// The examples put some shared parts together into a small game, and play hands of it.
// What is printed is what the table tells, or why a hand cannot have gone so.

// question is a question of the game "made", with a figure if it is named.
func question(id string, figures ...string) game.Question {
	q := game.Question{ID: "made/" + id}
	for _, name := range figures {
		q.Figures = append(q.Figures, parts.Fig(name, ""))
	}
	return q
}

// answer is a book's answer with a figure.
func answer(rule, figure string, value int32) game.Answer {
	return game.Answer{Rule: rule, Figures: game.Figures{{figure, value}}}
}

// book makes the law of a book for some seats, which has some pools and gives some answers.
func book(g *table.Game, seats int, pools string, answers ...game.Answer) *table.Law {
	g.Ident, g.Kin = "made", "made"
	rs := &game.Ruleset{ID: "made", Game: g, Seats: seats, Pools: strings.Fields(pools), Answers: answers}
	g.Books = []*game.Ruleset{rs}
	l, err := rs.Compile()
	if err != nil {
		panic(err)
	}
	return l.(*table.Law)
}

// parsed reads the record of a hand. As in a clause's example the cards need not be a whole
// pack.
func parsed(block string) *record.Record {
	r, err := record.ParseBlock("", block)
	if err != nil {
		panic(err)
	}
	r.Expects = append([]record.Expect{}, r.Expects...)
	return r
}

// play plays hands that begin alike, and prints how each goes on and what comes of it: what
// is told, what it leaves for the next hand, which rules refuse the act about which it
// asks, or why it cannot be.
func play(l *table.Law, begin string, hands ...string) {
	for _, hand := range hands {
		fmt.Println(hand)
		st, err := l.Settle(parsed(begin + "\n" + strings.ReplaceAll(hand, "; ", "\n")))
		if err != nil {
			fmt.Println("  cannot be:", err)
			continue
		}
		for _, e := range st.Events {
			fmt.Println("  " + e.Text)
		}
		if st.Void {
			fmt.Println("  the hand is void")
		}
		for _, it := range st.State {
			fmt.Println("  leaves", it.Name, it.Seat, it.N)
		}
		for _, j := range st.Judged {
			if j.Refused {
				fmt.Println("  refused by", ascii.Join(j.By, ", "))
			} else {
				fmt.Println("  allowed")
			}
		}
	}
}

// leading is how a book answers which card is high, who leads and who takes.
var leading = []game.Answer{
	answer("parts/rank", "ace", 1),
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker"},
}

// tricking and trumping list these questions, and those of what must be played.
var (
	tricking = table.Makers{&parts.Rank, &parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.TakerTrump, &parts.TakerLed}
	trumping = table.Makers{&parts.Turned, &parts.Trump, &parts.Overtrump}
)

// To follow suit, to trump and to beat the trump that lies there are three duties. A book
// that does not name one leaves its players free.
func ExampleTricks() {
	by := func(duties ...game.Answer) *table.Law {
		g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: slices.Concat(trumping, tricking)}
		return book(g, 3, "", append(append(duties, answer("parts/trump.turned", "own", 1)), leading...)...)
	}
	const hands = "dealer W\nturned ♥2\ntrick 1\nhands S ♠K ♣5  E ♥7 ♠8  W ♥K ♥4\n"
	all := by(game.Answer{Rule: "parts/follow.duty"}, game.Answer{Rule: "parts/trump.duty"}, game.Answer{Rule: "parts/overtrump.duty"})
	play(all, hands,
		"play S ♠K; refuse E ♥7",
		"play S ♣5 E ♥7; refuse W ♥4",
		"play S ♣5; refuse E ♠8")
	fmt.Println("A book without duties:")
	play(by(), hands,
		"play S ♠K; allow E ♥7",
		"play S ♣5 E ♥7; allow W ♥4")
	// Output:
	// play S ♠K; refuse E ♥7
	//   ♥2 is turned
	//   refused by parts/follow.duty
	// play S ♣5 E ♥7; refuse W ♥4
	//   ♥2 is turned
	//   refused by parts/overtrump.duty
	// play S ♣5; refuse E ♠8
	//   ♥2 is turned
	//   refused by parts/trump.duty
	// A book without duties:
	// play S ♠K; allow E ♥7
	//   ♥2 is turned
	//   allowed
	// play S ♣5 E ♥7; allow W ♥4
	//   ♥2 is turned
	//   allowed
}
