package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// What le Médiateur solitaire adds to le Médiateur: nobody asks, and where all
// pass the hand is null.

// asleepFor lists the names under which a record says what lies there for the
// three matadors, in their order, because nobody could take it.
var asleepFor = [...]string{"spadille", "manille", "basto"}

// matadorsOf returns the three matadors; manille is None before trumps are named.
func matadorsOf(s *State) [3]cards.Card {
	three := [...]cards.Card{spadille, cards.None, basto}
	if suit, ok := s.Trump(); ok {
		three[1] = manille(s, suit)
	}
	return three
}

// holds returns the player who began the play with a card or, if nobody plays,
// was dealt it; or NoSeat.
func holds(s *State, c cards.Card) cards.Seat {
	for _, seat := range s.Round {
		if c != cards.None && parts.Held(s, seat).Has(c) {
			return seat
		}
	}
	return cards.NoSeat
}

// drawPoulans lets the holders of matadors draw an amount for each, unless nothing
// was laid for them, or all was drawn before a position.
func drawPoulans(s *State, amounts [3]int32) {
	for i, c := range matadorsOf(s) {
		if seat := holds(s, c); seat != cards.NoSeat && s.Pool(boxPoulans) != 0 {
			s.Owe(duePoulans, engine.Box(boxPoulans), table.Account(seat), amounts[i])
		}
	}
}

// asleep adds to a list what lies for the matadors that nobody could take: what
// lay before, and what was laid on this hand.
func asleep(s *State, list []record.Item) []record.Item {
	if s.Told(table.FactVoid) { // it is not played
		for _, name := range asleepFor {
			list = parts.Leave(list, name, cards.NoSeat, s.Carried(name, cards.NoSeat))
		}
		return list
	}
	t, ok := s.Law().Terms("hombre/poulans.taken")
	if !s.Told(factWaits) || !ok {
		return list
	}
	laid := parts.Paid(s, table.DueStake, engine.NoAccount, engine.Box(boxPoulans))
	all := t.N("spadille") + t.N("manille") + t.N("basto")
	for i, name := range asleepFor {
		n := s.Carried(name, cards.NoSeat)
		switch {
		case waits(s, i) && all > 0:
			n += laid * t.N(name) / all
		case !s.Told(factNull): // it is drawn
			n = 0
		}
		list = parts.Leave(list, name, cards.NoSeat, n)
	}
	return list
}

// waits reports whether nobody can take what lies for a matador.
func waits(s *State, no int) bool { return s.SeenWith(factWaits, cards.NoSeat, int32(no)) != nil }

// lone returns the suit of which the pack has only one card, and whether there is one.
func lone(s *State) (cards.Suit, bool) {
	for suit := cards.Suit(0); suit < 4; suit++ {
		if (cards.Lane(suit) & s.Law().Pack()).Len() == 1 {
			return suit, true
		}
	}
	return 0, false
}

// solitary lists the questions that only le Médiateur solitaire answers.
var solitary = []*Maker{
	headed("The auction", forbids(q("bid.solitary", "May a player ask to play with the holder of a king?",
		"Nobody may ask to play with the holder of a king, in the favourite suit or in another: whoever plays plays alone."), engine.Acts(actAsk, actAskFavourite))),
	{Question: q("pass.null", "What becomes of a hand that nobody plays?",
		"A hand that nobody plays is null: its game stays, and is played for with that of the next hand."), Says: "nobody plays: the hand is null",
		Rule: &Rule{Hears: table.FactPassed.Bit(), On: func(s *State, f *engine.Fact) { s.Tell(factNull, cards.NoSeat) }}},
	{Question: q("poulans.null", "Who draws the poulans of a hand that nobody plays?",
		"Where nobody plays the holder of spadille draws {spadille amount} all the same, and that of basto {basto amount}.", fig("spadille", "by the holder of spadille"), fig("basto", "by the holder of basto")), Owes: "spadille and basto draw the poulans",
		Make: func(t *game.Terms) *Rule {
			amounts := [3]int32{t.N("spadille"), 0, t.N("basto")}
			return &Rule{Hears: factNull.Bit(), On: func(s *State, f *engine.Fact) {
				drawPoulans(s, amounts)
			}}
		}},
	{Question: q("poulans.wait", "What becomes of the poulans of a matador that nobody holds?",
		"The poulans of a matador that nobody holds, and those of manille where no trumps are named, stay for its holder in the next hand that is played."),
		Says: "the poulans of a matador stay for the next hand", Owes: "the poulans of hands before are drawn", Voids: "the hand is void, and what lay there stays",
		Rule: &Rule{Hears: engine.Facts(factNull, table.FactPlaying), On: func(s *State, f *engine.Fact) {
			for i, c := range matadorsOf(s) {
				switch seat := holds(s, c); {
				case seat == cards.NoSeat:
					s.Tell(factWaits, cards.NoSeat).N = int32(i)
				case f.Kind == table.FactPlaying:
					s.Owe(table.DueBox, engine.Box(boxPoulans), table.Account(seat), s.Carried(asleepFor[i], cards.NoSeat))
				}
			}
		}, Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: table.DueBox.Bit(), Annul: func(s *State, d *engine.Due) bool { return d.From == engine.Box(boxPoulans) }}},
	agreed(1, "1 where it is", &Maker{Question: q("favourite.lone", "Is the suit the favourite of which only the king is left?",
		"[agreed=0: Which suit is left with its king alone has no say in the favourite.][agreed=1: The suit of which only the king is left is the favourite: none is drawn.]"), Says: "the suit of which only the king is left is the favourite",
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			if suit, ok := lone(s); ok {
				s.Tell(factFavourite, cards.NoSeat).N = int32(suit)
			}
		}, Lifts: []string{"hombre/favourite"}, Hush: func(s *State, f *engine.Fact) bool {
			_, ok := lone(s)
			return ok
		}}}),
	{Question: q("bete.players", "For how many players is the game counted in a bête?",
		"A bête is counted as if {players word} had laid the game.", fig("players", "whose game is counted")), Head: "The bêtes",
		Rule: &Rule{Hears: table.FactDealt.Bit()}, On: func(s *State, _ *engine.Fact, players int32) { s.Tell(factCounted, cards.NoSeat).N = players }},
}

// carrySolitary sets up what random hands of le Solitaire find.
func carrySolitary(s *State, src *table.Source) {
	games := src.Below(4)
	lay(s, src, 20, 28, games)
	if games > 0 {
		s.Carries(gamesLie, cards.NoSeat, int32(2*games))
	}
	layOdd(s, src)
	rounds := int32(10)
	if t, ok := s.Law().Terms(parts.Rounds.ID); ok {
		rounds = t.N("rounds")
	}
	s.Carries(dealt, cards.NoSeat, max((rounds-3)*int32(s.N), 0)+int32(src.Below(4*s.N)))
	s.Carries(favoured, cards.NoSeat, int32(1+src.Below(4)))
	if src.One(3) {
		n := int32(10 * (1 + src.Below(3)))
		s.Put(boxPoulans, n)
		s.Carries(asleepFor[1], cards.NoSeat, n)
	}
}
