package parts_test

import (
	"fmt"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What players say and do before the play, and in place of it.

// Players speak in turn until one plays. If all pass, some may ask for the bottom card of
// the talon, which makes other trumps, and all speak anew.
func ExampleSpeaking() {
	bottom := parts.Bottom{Act: table.OwnActs, Went: table.OwnFacts, By: game.Dealer}
	may, trumps, most := bottom.MayBe(question("bottom")), bottom.Trumps(question("bottom.trumps"), "{card} is turned from the bottom"), bottom.Most(question("bottom.most"))
	said := []engine.ActKind{table.ActUndertake, table.ActPass}
	g := &table.Game{Acts: []string{"bottom"},
		Phases: []*table.Phase{
			parts.Speaking("bid", nil, parts.Everybody, said...),
			bottom.Asking(1),
			parts.Speaking("bid", parts.Opened(2), parts.Everybody, said...),
		},
		Makers: table.Makers{&parts.Turned, &parts.SpeakPlay, &parts.SpeakFinal, &may, &trumps, &most}}
	l := book(g, 3, "", answer("parts/trump.turned", "own", 0), game.Answer{Rule: "parts/speak.play"}, game.Answer{Rule: "parts/speak.final"},
		game.Answer{Rule: "bottom"}, game.Answer{Rule: "bottom.trumps"}, answer("bottom.most", "cards", 1))
	play(l, "dealer W\nhands S ♥A  E ♥K  W ♥Q\ntalon ♠7 ♠8 ♦A",
		"bid S pass  E play",
		"bid S pass  E pass  W pass; choose S bottom  E pass  W pass; bid S play",
		"bid S pass; refuse S play")
	// Output:
	// bid S pass  E play
	//   ♠7 is turned
	//   E plays
	// bid S pass  E pass  W pass; choose S bottom  E pass  W pass; bid S play
	//   ♠7 is turned
	//   ♦A is turned from the bottom
	//   S plays
	// bid S pass; refuse S play
	//   ♠7 is turned
	//   refused by parts/speak.final
}

// Each raises, holds or gives up, until everybody who is left has held the last raise.
func ExampleVie() {
	const factRaises = table.OwnFacts
	vie := parts.Vie{Among: parts.Everybody, Acts: []engine.ActKind{table.ActRaise}, Raises: factRaises}
	raise := vie.Raise(question("raise"), "{seat} raises", 0)
	turns := vie.Turns(question("turns"))
	paid := vie.Paid(question("paid"), "{seat} stays")
	g := &table.Game{Phases: []*table.Phase{vie.Phase(nil)}, Makers: table.Makers{&raise, &turns, &paid}}
	l := book(g, 3, "", game.Answer{Rule: "raise"}, game.Answer{Rule: "turns"}, game.Answer{Rule: "paid"})
	play(l, "dealer W\nhands S ♥A  E ♥K  W ♥Q",
		"bet S pass  E raise 2  W raise 3  S fold  E hold",
		"bet S raise 1; refuse W hold",
		"bet S hold",
		"bet S pass  E raise 1  W pass")
	// Output:
	// bet S pass  E raise 2  W raise 3  S fold  E hold
	//   E raises
	//   E stays: E puts 2 into the pool
	//   W raises
	//   W stays: W puts 5 into the pool
	//   E stays: E puts 3 into the pool
	// bet S raise 1; refuse W hold
	//   S raises
	//   S stays: S puts 1 into the pool
	//   refused by made/turns
	// bet S hold
	//   cannot be: bet S hold: S is offered no such act; what is offered: pass, raise
	// bet S pass  E raise 1  W pass
	//   cannot be: bet W pass: W is offered no such act; what is offered: hold, raise, fold
}

// A book says how many cards may and must be put out; the talon bounds it besides.
func ExampleExchange() {
	g := &table.Game{Phases: []*table.Phase{parts.Exchange(nil, parts.Everybody, nil)}, Makers: table.Makers{&parts.OutMost, &parts.OutLeast}}
	l := book(g, 2, "", game.Answer{Rule: "parts/exchange.most", Figures: game.Figures{{"eldest", 3}, {"others", 1}}},
		game.Answer{Rule: "parts/exchange.least", Figures: game.Figures{{"eldest", 1}}})
	play(l, "dealer N\ntalon ♣7 ♣8\ntrick 1\nhands S ♥AKQ  N ♦AKQ",
		"draw S done",
		"draw S ♥AKQ",
		"draw S ♥A  N ♦A",
		"draw S ♥AK  N ♦A")
	// Output:
	// draw S done
	//   cannot be: draw S done: this may not be done (by parts/exchange.least)
	// draw S ♥AKQ
	//   cannot be: draw of S: this may not be done (by parts/exchange.most)
	// draw S ♥A  N ♦A
	// draw S ♥AK  N ♦A
	//   cannot be: draw N ♦A: this may not be done (by parts/exchange.most)
}

// What a hand holds is found by its cards: runs, cards alike, whole suits, certain cards.
func ExampleRun() {
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: table.Makers{&parts.Rank}}
	hand := cards.SetOf([]cards.Card{cards.Of(cards.Hearts, cards.King), cards.Of(cards.Hearts, cards.Queen), cards.Of(cards.Hearts, cards.Knave),
		cards.Of(cards.Hearts, 9), cards.Of(cards.Clubs, cards.King), cards.Of(cards.Spades, cards.King)})
	d := &table.Driver{}
	d.Sit(book(g, 2, "", answer("parts/rank", "ace", 1)), cards.South)
	for _, m := range parts.Run(&d.State, nil, hand, 3, parts.Meld{}) {
		fmt.Println("a run:", signs(m.Cards))
	}
	for _, m := range parts.Alike(&d.State, nil, hand, 3, parts.Meld{}) {
		fmt.Println("alike:", signs(m.Cards))
	}
	for _, m := range parts.Suits(nil, hand, 4, parts.Meld{}) {
		fmt.Println("of a suit:", signs(m.Cards))
	}
	// Output:
	// a run: ♥K ♥Q ♥J
	// alike: ♠K ♥K ♣K
	// of a suit: ♥K ♥Q ♥J ♥9
}

func signs(set cards.Set) string {
	var list []string
	for _, c := range cards.Ranked(set) {
		list = append(list, c.Sign())
	}
	return ascii.Join(list, " ")
}
