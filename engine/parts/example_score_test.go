package parts_test

import (
	"fmt"
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What a hand brings, and what it costs to do something irregular.

// Everybody puts a stake into a box that is empty, and the winner takes what it holds. For
// a hand that is void the stake is given back.
func ExampleStake() {
	stake := parts.Stake(question("stake"), "everybody puts in a stake", 0, table.DueStake)
	won := parts.WinnerMakes(question("won"))
	takes := parts.TakeBox(question("takes"), "{seat} has won", table.FactWon, 0, table.DueGame)
	p := parts.Tricks(nil)
	p.End = func(s *table.State) {
		s.Ask(table.AskGame, s.All, engine.Fact{Kind: table.FactWon})
		parts.Ended(s)
	}
	g := &table.Game{Phases: []*table.Phase{p}, Makers: append(table.Makers{&stake, &won, &takes, &parts.StakeBack, &parts.MisdealAgain}, tricking...)}
	l := book(g, 2, "pot", append([]game.Answer{answer("stake", "each", 3), answer("won", "tricks", 2), {Rule: "takes"}, {Rule: "parts/stake.back"}, {Rule: "parts/deal.misdeal.again"}}, leading...)...)
	const deal = "dealer N\ndeal S ♥AK  N ♥Q7\n"
	const cards = "; play S ♥A N ♥7; play S ♥K N ♥Q"
	play(l, deal, "pool pot 0"+cards, "pool pot 10"+cards, "pool pot 0; act deal N misdeal")
	// Output:
	// pool pot 0; play S ♥A N ♥7; play S ♥K N ♥Q
	//   everybody puts in a stake: each puts 3 into the pool
	//   S has won: S takes 6 from the pool
	// pool pot 10; play S ♥A N ♥7; play S ♥K N ♥Q
	//   S has won: S takes 10 from the pool
	// pool pot 0; act deal N misdeal
	//   everybody puts in a stake: each puts 3 into the pool
	//   N dealt wrongly: the hand is dealt again
	//   the hand is void: its stake is returned: S has 3 back from the pool
	//   the hand is void: its stake is returned: N has 3 back from the pool
	//   the hand is void
}

// Cards count for whoever takes them, and a score wins the match: nobody plays on.
func ExampleTarget() {
	marks := table.Maker{Question: question("marks"), Says: "{seat} marks the trick", Rule: &table.Rule{Hears: table.FactTrick.Bit(), On: func(s *table.State, f *engine.Fact) {
		s.Tell(table.OwnFacts, f.Seat)
		s.Count(table.Score, f.Seat, 1)
	}}}
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Carries: []table.Carried{table.Scores}, Makers: append(table.Makers{&marks, &parts.Target, &parts.MatchOver}, tricking...)}
	l := book(g, 2, "", append([]game.Answer{{Rule: "marks"}, answer("parts/match.target", "score", 5), {Rule: "parts/match.over"}}, leading...)...)
	const hands = "dealer N\ndeal S ♥AK  N ♥Q7\n"
	play(l, hands, "state score S 2; play S ♥A N ♥7; play S ♥K N ♥Q", "state score S 4; play S ♥A N ♥7")
	// Output:
	// state score S 2; play S ♥A N ♥7; play S ♥K N ♥Q
	//   S marks the trick
	//   S marks the trick
	//   leaves score S 4
	//   leaves score N 0
	// state score S 4; play S ♥A N ♥7
	//   S marks the trick
	//   S wins the match
	//   leaves score S 5
	//   leaves score N 0
}

// Games that are won pay off what a player owes before they are marked, and games that a
// player loses without having them are owed.
func ExampleGames() {
	games := parts.Games{Marks: table.OwnFacts, Loses: table.OwnFacts + 1, Debt: table.OwnTallies}
	trick := table.Maker{Question: question("trick"), Rule: &table.Rule{Hears: table.FactTrick.Bit(), On: func(s *table.State, f *engine.Fact) {
		games.Gain(s, f.Seat, 2)
		games.Lose(s, s.Right(f.Seat), 3)
	}}}
	redeems := games.Redeems(question("redeems"), "made/marked")
	marked, lost, owes := games.Marked(question("marked")), games.Lost(question("lost")), games.Indebts(question("owes"))
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Pays: &table.Marks, Keeps: games.Keeps, Unfit: games.Unfit,
		Carries: []table.Carried{table.Scores, games.Debts("made/owes")}, Makers: append(table.Makers{&trick, &marked, &redeems, &lost, &owes}, tricking...)}
	l := book(g, 2, "", append([]game.Answer{{Rule: "trick"}, {Rule: "marked"}, {Rule: "redeems"}, {Rule: "lost"}, {Rule: "owes"}}, leading...)...)
	const hands = "dealer N\ndeal S ♥A  N ♥Q\n"
	play(l, hands, "state score N 5; play S ♥A N ♥Q", "state score N 1  debt S 1; play S ♥A N ♥Q", "state score S 1  debt S 1; play S ♥A N ♥Q")
	// Output:
	// state score N 5; play S ♥A N ♥Q
	//   S marks 2
	//   N loses games: N unmarks 3
	//   leaves score S 2
	//   leaves score N 2
	// state score N 1  debt S 1; play S ♥A N ♥Q
	//   S owed games, and marks the rest: S marks 1
	//   N loses games: N unmarks 1
	//   leaves score S 1
	//   leaves score N 0
	//   leaves debt N 2
	// state score S 1  debt S 1; play S ♥A N ♥Q
	//   cannot be: state: S has a score and owes games: what is won makes good first what is owed; say one of the two
}

// An irregular act costs a fine, makes the hand void, or loses the match, as a book says.
func ExampleVoids() {
	revoke := parts.Fine(question("revoke", "fine"), "{seat} has revoked", table.ActRevoke)
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Free: table.ActAccept.Bit(), Makers: append(table.Makers{&revoke, &parts.Exposed, &parts.ExposedTalon, &parts.Quit, &parts.QuitAgreed}, tricking...)}
	l := book(g, 3, "", append([]game.Answer{{Rule: "revoke", Figures: game.Figures{{"fine", 2}}, Roles: game.Roles{{"payee", game.ToEach}}}, {Rule: "parts/follow.duty"},
		{Rule: "parts/deal.exposed"}, {Rule: "parts/deal.exposed.talon"}, {Rule: "parts/match.quit"}, {Rule: "parts/match.quit.agreed"}}, leading...)...)
	play(l, "dealer W\ntalon ♣7\ntrick 1\nhands S ♠K ♣5  E ♠7 ♥8  W ♥K ♥4",
		"act 1 E revoke; play S ♠K E ♥8",
		"act deal W exposed ♥K",
		"act deal W exposed ♣7",
		"act 1 W quit",
		"act 1 W quit; act 1 S accept; act 1 E accept")
	// Output:
	// act 1 E revoke; play S ♠K E ♥8
	//   E has revoked: E pays S 2, E pays W 2
	// act deal W exposed ♥K
	//   ♥K was turned up in dealing
	//   the hand is void
	// act deal W exposed ♣7
	// act 1 W quit
	//   S wins the match: another has left it
	//   E wins the match: another has left it
	// act 1 W quit; act 1 S accept; act 1 E accept
	//   the match is left by consent
}

// What is dealt wrongly the rules of the deal refuse: a book names the packets, who cuts
// and who is served first.
func ExamplePackets() {
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: append(table.Makers{&parts.Players, &parts.Packets, &parts.Cut, &parts.Served, &parts.Passes}, tricking...)}
	l := book(g, 3, "", append([]game.Answer{answer("parts/players", "number", 3), {Rule: "parts/deal.packets", Figures: game.Figures{{"a", 32}, {"b", 23}}},
		{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}}, {Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
		{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}}}, leading...)...)
	play(l, "dealer W\ndeal S ♠K  E ♠7  W ♥K", "play S ♠K E ♠7 W ♥K",
		"allow W packets 2 3", "refuse W packets 5", "allow E cut", "refuse S cut", "allow S served")
	// Output:
	// play S ♠K E ♠7 W ♥K
	//   S deals next
	// allow W packets 2 3
	//   allowed
	// refuse W packets 5
	//   refused by parts/deal.packets
	// allow E cut
	//   allowed
	// refuse S cut
	//   refused by parts/cut
	// allow S served
	//   allowed
}

// Partners win and lose as one.
func ExamplePartners() {
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: table.Makers{&parts.Partners}}
	for _, apart := range []int32{1, 2} {
		d := &table.Driver{}
		d.Sit(book(g, 4, "", answer("parts/partners", "apart", apart)), cards.West)
		fmt.Println("S plays with", d.Friend(cards.South), "against", seats(d.Rivals(cards.South)))
	}
	// Output:
	// S plays with E against N and W
	// S plays with N against E and W
}

func seats(set cards.SeatSet) string {
	var list []string
	for ; set != 0; set = set.Without() {
		list = append(list, set.First().String())
	}
	return ascii.Join(list, " and ")
}

// Two suits of a colour are worth more than the others, and what is paid and owed follows
// the suit in which the game is played.
func ExamplePreference() {
	preferences := parts.Preference{Higher: table.OwnFacts, Lesser: table.OwnFacts + 1, Played: (*table.State).Trump}
	highest := table.Maker{Question: question("highest"), Rule: &table.Rule{Hears: table.FactStakes.Bit(), On: func(s *table.State, _ *engine.Fact) {
		s.Tell(preferences.Higher, cards.NoSeat).N = int32(cards.Hearts)
	}}}
	lesser := table.Maker{Question: question("lesser"), Rule: preferences.OfColour()}
	times := table.Maker{Question: question("times", "lesser", "highest"), Make: preferences.Scales(table.DueGame.Bit())}
	pays := table.Maker{Question: question("pays"), Owes: "{seat} took the trick", Rule: &table.Rule{Hears: table.FactTrick.Bit(), On: func(s *table.State, f *engine.Fact) {
		s.Owe(table.DueGame, table.Account(s.Right(f.Seat)), table.Account(f.Seat), 5)
	}}}
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: slices.Concat(table.Makers{&highest, &lesser, &times, &pays}, trumping, tricking)}
	l := book(g, 2, "", append([]game.Answer{{Rule: "highest"}, {Rule: "lesser"}, {Rule: "times", Figures: game.Figures{{"lesser", 2}, {"highest", 4}}}, {Rule: "pays"}, answer("parts/trump.turned", "own", 1)}, leading...)...)
	play(l, "dealer N\ndeal S ♠A  N ♠K\nplay S ♠A N ♠K", "turned ♠K", "turned ♦2", "turned ♥2")
	// Output:
	// turned ♠K
	//   ♠K is turned
	//   S took the trick: N pays S 5
	// turned ♦2
	//   ♦2 is turned
	//   S took the trick: N pays S 10
	// turned ♥2
	//   ♥2 is turned
	//   S took the trick: N pays S 20
}
