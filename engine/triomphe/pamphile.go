package triomphe

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Le Pamphile, of the Académie: la Mouche with one card that is a trump above
// all others, whatever suit is trumps.

// pamphileBook returns le Pamphile for as many players as a ruleset of la Mouche.
func pamphileBook(of *game.Ruleset) *game.Ruleset {
	rs := *of
	number := of.ID[len("mouche"):]
	rs.ID, rs.Division, rs.Variants, rs.Name = "pamphile"+number, "pamphile", nil, "Le Pamphile, Académie"
	if number != "" {
		rs.Name += ", " + number[1:] + " players"
	}
	rs.Bases = []game.Base{{Of: of, Clause: "pamphile.p1"}}
	rs.Settings = append([]string{family + "/pamphile.paid#each 1..", family + "/flush.pamphile#joins 0 1"}, of.Settings...)
	rs.Answers = academiePamphile
	for _, v := range of.Variants {
		rs.Variants = append(rs.Variants, pamphileBook(v))
	}
	return &rs
}

// academiePamphile lists what le Pamphile adds, pamphile.p1 to p3.
var academiePamphile = []game.Answer{
	{Rule: "pamphile", Figures: game.Figures{{"card", int32(cards.Of(cards.Clubs, cards.Knave))}}},
	{Rule: "pamphile.turned"},
	{Rule: "pamphile.named"},
	{Rule: "pamphile.longest"},
	{Rule: "pamphile.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "pamphile.dealer"},
	{Rule: "flush.pamphile", Figures: game.Figures{{"joins", 0}}},
}

// pamphile returns the card that is a trump whatever suit is trumps, or no card.
func pamphile(s *State) cards.Card {
	if f := s.Seen(table.FactRaised); f != nil {
		return f.Card
	}
	return cards.None
}

// holds returns the player still in the hand who has the pamphile, or NoSeat.
func holds(s *State) cards.Seat {
	for _, seat := range s.Round {
		if s.In(seat) && s.Hand[seat].Has(pamphile(s)) {
			return seat
		}
	}
	return cards.NoSeat
}

// anotherHolds reports whether a player other than the dealer holds the pamphile.
func anotherHolds(s *State, _ *engine.Fact) bool {
	return holds(s) != cards.NoSeat && holds(s) != s.Dealer
}

// pamphileMakers lists the questions of le Pamphile.
var pamphileMakers = []Maker{
	{Question: q("pamphile", "Which card is the pamphile?",
		"The pamphile, {card card}, is the highest trump, whatever suit is trumps.", fig("card", "16 for each suit before its own in the order ♠ ♥ ♦ ♣, and its face")), Head: "The pamphile", Says: "{card} is the highest trump",
		Rule: &Rule{Hears: table.FactTrump.Bit()}, On: func(s *State, f *engine.Fact, c int32) {
			if !s.Told(table.FactRaised) {
				s.Tell(table.FactRaised, cards.NoSeat).With(cards.Card(c), 1)
			}
		}},
	{Question: q("pamphile.turned", "What may the dealer do who turns the pamphile?",
		"A dealer who turns the pamphile may name the suit of trumps."), Says: "{seat} may name trumps",
		Rule: &Rule{Hears: table.FactRaised.Bit(), Given: table.FactTurned.Bit(), On: func(s *State, f *engine.Fact) {
			if t := s.Seen(table.FactTurned); t.Card == f.Card && t.Seat != cards.NoSeat {
				s.Tell(table.FactAsked, t.Seat).N = choiceSuit
			}
		}}},
	{Question: q("pamphile.named", "Which suit is trumps when the pamphile is turned?",
		"The suit that the dealer names is trumps."), Says: "{seat} names trumps",
		Rule: &Rule{Hears: table.FactChose.Bit(), On: func(s *State, f *engine.Fact) {
			if n := f.N - int32(actSuit); n >= 0 {
				s.Tell(table.FactTrump, f.Seat).With(cards.None, n)
			}
		}}},
	{Question: q("pamphile.longest", "Which suit may the dealer name?",
		"The dealer may name the longest suit in hand, or leave that of the pamphile."),
		Rule: &Rule{Judges: suits, Refuse: func(s *State, a *engine.Act) bool {
			named, hand := cards.Suit(a.Kind-actSuit), s.Hand[a.Seat]
			for suit := cards.Spades; suit <= cards.Clubs; suit++ {
				if (hand & cards.Lane(suit)).Len() > (hand & cards.Lane(named)).Len() {
					return named != pamphile(s).Suit()
				}
			}
			return false
		}}},
	{Question: q("pamphile.paid", "What is the pamphile paid?",
		"Whoever holds the pamphile when the play begins receives {each amount} from each other player.", fig("each", "from each other player")), Owes: "the holder of the pamphile is paid",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactRaised.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			if seat := holds(s); seat != cards.NoSeat {
				parts.FromEach(s, table.DueCard, seat, each)
			}
		}},
	{Question: q("pamphile.dealer", "Who puts down what the pamphile is paid?",
		"The dealer puts it down for all the others."), Owes: "the dealer puts down for the pamphile",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactRaised.Bit(), On: func(s *State, f *engine.Fact) {
			if t, ok := s.Law().Terms(family + "/pamphile.paid"); ok && anotherHolds(s, f) {
				s.Owe(table.DueCard, table.Account(s.Dealer), table.Account(holds(s)), t.N("each")*int32(s.N-1))
			}
		}, Lifts: []string{family + "/pamphile.paid"}, Hush: anotherHolds}},
	{Question: q("flush.pamphile", "Does the pamphile make five cards of a suit with four trumps?",
		"[joins=0: The pamphile with four trumps of another suit is no mouche.][joins!=0: The pamphile makes a mouche with four trumps, as was agreed.]", fig("joins", "1 where that is agreed on")), Says: "{seat} has four trumps and the pamphile",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: engine.Facts(table.FactUndertakes, table.FactRaised)}, On: func(s *State, f *engine.Fact, joins int32) {
			for _, seat := range s.Round {
				if hand := s.Hand[seat]; joins != 0 && flush(hand) == 0 && hand == s.Dealt[seat] && hand.Len() == s.Law().Each() && hand.Has(pamphile(s)) && hand&^s.Trumps() == 0 && s.Is(table.FactUndertakes, seat) && s.In(seat) {
					said := s.Tell(table.FactMeld, seat)
					said.N, said.Cards = meldFlush, hand
				}
			}
		}},
}
