package guimbarde

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fixed returns the three trumps that never change.
func fixed(s *State) cards.Set {
	var set cards.Set
	for f := s.Last(table.FactRaised); f != nil; f = s.Prior(f) {
		set |= f.Card.Bit()
	}
	return set
}

// falls says that a player's queen and another's king make a marriage.
func falls(s *State, seat, king cards.Seat, queen cards.Card) {
	said := s.Tell(factFalls, seat)
	said.Leader, said.Card = king, queen
}

// trumped reports whether a trump other than its two cards took a marriage.
func trumped(s *State, f *engine.Fact) bool {
	by := s.Table.Cards[f.Seat]
	return s.Trumps().Has(by) && by != f.Card && by != cards.Of(f.Card.Suit(), cards.King)
}

// cut reports whether the player to play could take a marriage only by
// trumping it: one lies in the trick, and the player cannot follow suit.
func cut(s *State, hand cards.Set) bool {
	return s.Table.N > 0 && fallen(s) && hand&s.Lanes(s.Lane(s.Table.Led)) == 0
}

// marriages lists the questions about kings and queens.
var marriages = []Maker{
	{Question: q("mariage.fall", "When is a marriage made in play?", "A marriage is made when the queen of a suit falls at once on its king."), Head: "The marriages", Says: "{seat} makes a marriage with {card}",
		Rule: &Rule{Hears: table.FactPlayed.Bit(), On: func(s *State, f *engine.Fact) {
			if before := cards.Left(s.N, f.Seat); f.Seat != f.Leader && f.Card.Face() == cards.Queen && s.Table.Cards[before] == cards.Of(f.Card.Suit(), cards.King) {
				falls(s, f.Seat, before, f.Card)
			}
		}}},
	{Question: q("mariage.taken", "Is a marriage made where the guimbarde takes the king on which it did not fall?", "The marriage of hearts is made, too, when the king falls at once on the guimbarde, which takes it."), Says: "{seat} makes a marriage with {card}",
		Rule: &Rule{Hears: table.FactPlayed.Bit(), On: func(s *State, f *engine.Fact) {
			queen := cards.Of(cards.Hearts, cards.Queen)
			if before := cards.Left(s.N, f.Seat); f.Seat != f.Leader && f.Card == cards.Of(cards.Hearts, cards.King) && s.Table.Cards[before] == queen {
				falls(s, before, f.Seat, queen)
			}
		}}},
	{Question: q("mariage.won", "Who wins a marriage that is made in play?", "Whoever takes the trick wins the marriages that are made in it."), Says: "{seat} wins a marriage",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: factFalls.Bit(), On: func(s *State, f *engine.Fact) {
			for i, n := s.From(factFalls), len(s.Facts); i < n; i++ {
				if m := s.Facts[i]; m.Kind == factFalls && m.Trick == f.Trick {
					said := s.Tell(factWins, f.Seat)
					said.Leader, said.Taker, said.Card = m.Leader, m.Seat, m.Card
					said.RestOn(factFalls.Bit())
				}
			}
		}}},
	{Question: q("mariage.paid", "What is paid for a marriage that is made in play?", "Whoever wins a marriage is paid {each amount} by each other player.", fig("each", "from each other player")), Owes: "{seat} is paid for a marriage",
		Rule: &Rule{Hears: factWins.Bit()}, On: func(s *State, f *engine.Fact, each int32) { parts.FromEach(s, dueMarriage, f.Seat, each) }},
	{Question: q("mariage.queen", "Does the player pay whose queen made the marriage?", "The player whose queen made the marriage pays nothing for it."), Voids: "the player whose queen made the marriage pays nothing",
		Rule: &Rule{While: factWins.Bit(), Dues: dueMarriage.Bit(), Annul: func(s *State, d *engine.Due) bool { return s.Fact(d).Taker == d.From.Seat() }}},
	{Question: q("mariage.trumped", "What is paid for a marriage that is trumped?", "Whoever takes a marriage with a trump is paid {each amount} by those two alone who played the king and the queen.", fig("each", "from each of the two")), Owes: "{seat} trumped a marriage",
		Rule: &Rule{Hears: factWins.Bit(), Lifts: []string{family + "/mariage.paid"}, Hush: trumped}, On: func(s *State, f *engine.Fact, each int32) {
			if trumped(s, f) {
				s.Owe(dueTrumped, table.Account(f.Leader), table.Account(f.Seat), each)
				s.Owe(dueTrumped, table.Account(f.Taker), table.Account(f.Seat), each)
			}
		}},
	{Question: q("mariage.spared", "May a marriage be trumped with any trump?", "No marriage may be trumped with the king, the guimbarde or the fool."),
		Rule: &Rule{While: engine.Facts(factFalls, table.FactRaised), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if three := hand & fixed(s); cut(s, hand) && three != hand {
				return three &^ bride(s, seat).Bit()
			}
			return 0
		}, Lifts: []string{"parts/trump.duty"}, When: func(s *State, a *engine.Act) bool {
			hand := s.Hand[a.Seat]
			return cut(s, hand) && hand&s.Trumps()&^fixed(s) == 0
		}}},
	{Question: q("mariage.held", "When is a marriage in the hand?", "A player who holds the king and queen of a suit has a marriage in the hand: the first of the two to be played, the other is shown."), Says: "{seat} has a marriage in the hand",
		Rule: &Rule{Hears: table.FactPlayed.Bit(), On: func(s *State, f *engine.Fact) {
			if face := f.Card.Face(); face >= cards.Queen && s.Hand[f.Seat].Has(cards.Of(f.Card.Suit(), cards.King+cards.Queen-face)) {
				s.Tell(factHeld, f.Seat).Card = f.Card
			}
		}}},
	{Question: q("mariage.held.paid", "What is paid for a marriage in the hand?", "Everybody pays {each amount} for a marriage in the hand.", fig("each", "from each other player")), Owes: "{seat} has a marriage in the hand",
		Rule: &Rule{Hears: factHeld.Bit()}, On: func(s *State, f *engine.Fact, each int32) { parts.FromEach(s, dueHeld, f.Seat, each) }},
	{Question: q("mariage.grand", "What is paid for the grand marriage in the hand?", "For the grand marriage, of hearts, everybody pays {each amount}.", fig("each", "from each other player")), Owes: "{seat} has the grand marriage in the hand",
		Of: func(each int32) *Rule {
			is := func(_ *State, f *engine.Fact) bool { return grand.Has(f.Card) }
			return &Rule{Hears: factHeld.Bit(), On: func(s *State, f *engine.Fact) {
				if is(s, f) {
					parts.FromEach(s, dueHeld, f.Seat, each)
				}
			}, Lifts: []string{family + "/mariage.held.paid"}, Hush: is}
		}},
	{Question: q("mariage.duty", "Must the queen be played on her king?", "Whoever holds the queen of a king just played, and plays next, must play her, if the suit led lets it."),
		Rule: &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if awaited(s, seat, hand) {
				return hand &^ bride(s, seat).Bit()
			}
			return 0
		}, Lifts: []string{"parts/overtake.duty", "parts/trump.duty"}, When: func(s *State, a *engine.Act) bool { return awaited(s, a.Seat, s.Hand[a.Seat]) }}},
}
