package boston

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The rules of Boston that were printed at Upsala in 1809.

// drawing lists the questions about the second pack.
var drawing = []*Maker{
	{Question: q("preference.drawn", "Who shuffles the second pack, and who cuts it?",
		"While the cards are dealt, {shuffles} shuffles a second pack, {cuts} cuts it, and its top card is turned up.").WithRoles(fig("shuffles", "who shuffles, and turns the card up"), fig("cuts", "who cuts")), Head: "The preferences",
		Make: func(t *game.Terms) *Rule {
			shuffles, cuts := t.Role("shuffles"), t.Role("cuts")
			return &Rule{Judges: engine.Acts(table.ActTurn, table.ActCut), Refuse: func(s *State, a *engine.Act) bool {
				who := shuffles
				if a.Kind == table.ActCut {
					who = cuts
				}
				return a.Seat != s.SeatOf(who, &engine.Fact{Seat: s.Dealer})
			}}
		}},
	{Question: q("preference.highest", "Which suit is the higher preference?",
		"The suit of the card turned up from the second pack is the higher preference."), Says: "{card} is turned up: its suit is the higher preference",
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			if c := s.Turned; c != cards.None {
				s.Tell(table.FactTurned, cards.Opposite(s.N, s.Dealer)).Card = c
				s.Tell(factPreference, cards.NoSeat).With(c, int32(c.Suit()))
			}
		}}},
	{Question: q("preference.lesser", "Which suit is the lesser preference?",
		"The other suit of the same colour is always the lesser preference."),
		Rule: preferences.OfColour()},
}

// makers lists the questions of the game, in the order of a hand.
func makers() table.Makers {
	return slices.Concat(
		table.Makers{&parts.Players, &parts.PackWhole, &parts.Rank, &roundLeft, &parts.Count, &parts.Packets, &parts.Passes},
		drawing, lying[:2], auctioning,
		table.Makers{&parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.TakerTrump, &parts.TakerLed}, winning,
		paying, lying[2:], table.Makers{&parts.Rounds})
}

// book returns the ruleset of Upsala.
func book(g *table.Game) *game.Ruleset {
	return &game.Ruleset{
		ID: "reglor-boston", Text: "reglor-1809", Division: "boston", Game: g, Name: "Boston, Upsala, 1809", Unit: "point",
		Seats: 4, Tricks: 13, Pools: []string{"al", "betes"},
		Settings: []string{"boston/al#each 1..", "boston/price.lost#paid 0 1", "parts/match.rounds#rounds 1.."},
		Answers:  upsala,
	}
}

// upsala lists the answers of boston.p1 to p29. Amounts are in points.
var upsala = []game.Answer{
	// The table and the deal, p1, p2.
	{Rule: "parts/players", Figures: game.Figures{{"number", 4}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/round.left"},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 13}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 3334}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToLeft}}, Ruling: "deal-passes"},

	// The preferences, p3.
	{Rule: "preference.drawn", Roles: game.Roles{{"shuffles", game.Opposite}, {"cuts", game.Eldest}}},
	{Rule: "preference.highest"},
	{Rule: "preference.lesser"},

	// What is put out, p26, p27.
	{Rule: "bete.next"},
	{Rule: "al", Figures: game.Figures{{"each", 48}}},

	// The auction, p5 to p18.
	{Rule: "bid.turn"},
	{Rule: "bid.rank", Figures: game.Figures{{"boston", 1}, {"little", 2}, {"independence", 3}, {"seven", 4}, {"great", 5}, {"eight", 6},
		{"littleopen", 7}, {"nine", 8}, {"greatopen", 9}, {"ten", 10}, {"eleven", 11}, {"twelve", 12}, {"thirteen", 13}}},
	{Rule: "bid.equal"},
	{Rule: "bid.preference"},
	{Rule: "bid.final", Ruling: "bid-final"},
	{Rule: "trump.bid", Ruling: "trump-bid"},
	{Rule: "whist.boston"},
	{Rule: "whist.independence"},
	{Rule: "whist.turn"},
	{Rule: "whist"},
	{Rule: "misere.away"},
	{Rule: "misere.kept"},
	{Rule: "misere.shown"},

	// The play, on which the book is silent.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}, Ruling: "play"},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "play"},
	{Rule: "parts/follow.duty", Ruling: "play"},
	{Rule: "parts/trick.trump", Ruling: "play"},
	{Rule: "parts/trick.taker", Ruling: "play"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}, Ruling: "rank"},

	// Who has won, p6 to p19.
	{Rule: "target", Figures: game.Figures{{"boston", 5}, {"independence", 6}, {"seven", 7}, {"eight", 8}, {"nine", 9}, {"ten", 10}, {"eleven", 11}, {"twelve", 12}, {"thirteen", 13}}},
	{Rule: "whist.target", Figures: game.Figures{{"boston", 3}, {"independence", 4}}},
	{Rule: "price", Figures: game.Figures{{"boston", 5}, {"bostonwhist", 8}, {"little", 48}, {"independence", 12}, {"independencewhist", 18}, {"seven", 18}, {"great", 96}, {"eight", 24},
		{"littleopen", 150}, {"nine", 36}, {"greatopen", 300}, {"ten", 48}, {"eleven", 72}, {"twelve", 108}, {"thirteen", 162}}},
	{Rule: "game.won"},
	{Rule: "whist.won", Figures: game.Figures{{"boston", 8}, {"independence", 10}}},
	{Rule: "bete.made"},
	{Rule: "misere.won"},
	{Rule: "misere.lost"},

	// The payments, p4 and p20 to p25.
	{Rule: "price.paid", Ruling: "who-pays"},
	{Rule: "price.lost", Figures: game.Figures{{"paid", 1}}, Ruling: "lost"},
	{Rule: "misere.paid"},
	{Rule: "codille", Figures: game.Figures{{"each", 2}}},
	{Rule: "over", Figures: game.Figures{{"each", 1}}},
	{Rule: "under", Figures: game.Figures{{"each", 1}, {"free", 1}}},
	{Rule: "matadors", Figures: game.Figures{{"each", 1}, {"least", 3}}, Roles: game.Roles{{"of", game.Undertaker}}},
	{Rule: "passes.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "cinq", Figures: game.Figures{{"each", 2}}},
	{Rule: "slam", Figures: game.Figures{{"each", 40}}},
	{Rule: "preference.paid", Figures: game.Figures{{"lesser", 2}, {"highest", 4}}},

	// What lies there and the bêtes, p26 to p29.
	{Rule: "al.won"},
	{Rule: "bete.won"},
	{Rule: "bete", Figures: game.Figures{{"simple", 8}, {"lesser", 16}, {"highest", 32}}},
	{Rule: "bete.passes", Figures: game.Figures{{"simple", 4}, {"lesser", 8}, {"highest", 16}}},
	{Rule: "passes.marked"},
	{Rule: "passes.bete"},
	{Rule: "passes.wiped", Ruling: "passes-wiped"},

	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 10}}, Ruling: "match-rounds"},
}

// roundLeft makes the game go round to the left.
var roundLeft = Maker{Question: game.Question{ID: "parts/round.left", Asks: "Which way does the game go round?",
	Answer: "The cards are dealt to the left, and so players speak and play."}, Rule: &Rule{
	Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
		s.Tell(table.FactLeftward, cards.NoSeat)
	}}}
