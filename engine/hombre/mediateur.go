package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Le Médiateur, of the Académie: le Quadrille with a favourite suit, and a king
// that a player who plays alone may buy.

// Mediateur returns the game.
func Mediateur() *table.Game {
	g := Quadrille()
	quadrille := g.Books[0]
	g.Ident, g.Title = "mediateur", "Le Médiateur"
	g.Phases = []*table.Phase{drawing(), auction(actAsk, actAskFavourite, actMediator, actMediatorFavourite, actAlone, actAloneFavourite, actVoleMediator, actVole),
		namingPhase(), callingPhase(), exchanging(), playing()}
	g.Ways = mediateurWays{}
	g.Carries = append(g.Carries, table.Carried{Name: favoured, Most: 4}, table.Carried{Name: skipped, Each: true, Most: 1})
	g.Equal = append(otherwise("mediateur", "hombre/round.always", "hombre/round.poulans", "hombre/round.after", "hombre/round.second", "hombre/round.alternate", "hombre/deal.first.suit", "hombre/favourite.drawn", "hombre/vole.mediator"),
		game.Alike{Ruleset: "mediateur", ID: "hombre/claim.late", What: "off", Why: "what was not asked for may be asked for later"})
	g.Books = []*game.Ruleset{{
		ID: "mediateur", Text: "academie", Division: "mediateur", Game: g, Name: "Le Médiateur, Académie", Unit: "jetton", Larger: quadrille.Larger,
		Seats: 4, Tricks: 10, Pools: append(append([]string(nil), quadrille.Pools...), "poulans"), Irregular: quadrille.Irregular,
		Settings: []string{"hombre/own.tricks#tricks 3 4", "hombre/round.double#round 0..", "hombre/round.always#agreed 0 1", "hombre/round.poulans#agreed 0 1",
			"hombre/round.after#agreed 0 1", "hombre/round.second#round 0..", "hombre/round.alternate#agreed 0 1",
			"hombre/favourite.cut#cut 0 1", "hombre/vole.mediator#agreed 0 1", "hombre/quit.cards#amount 0..", "parts/purse#amount 1..", "parts/match.rounds#rounds 1.. with hombre/match.betes#rounds with hombre/round.double#round"},
		Bases: []game.Base{{Of: quadrille, Clause: "mediateur.s2.c3.a2.p5", But: []string{
			"bid.forced", "bid.contre", "contre.*", "consolation", "matadors", "alone.paid", "alone.called", "vole.paid", "vole.missed", "vole.alone",
			"devole", "devole.paid", "bete.stays", "claim.kept", "claim.hasty", "claim.friend", "claim.mistaken", "claim.mended", "claim.call"}, Not: onContre}},
		Answers: academieMediateur,
	}}
	return g
}

// weighMeans returns how likely a random player bids, names and calls.
func weighMeans(s *State, a *engine.Act, src *table.Source) int {
	if rank(a.Kind) == 0 {
		return weigh(s, a, src)
	}
	suit, n := best(s, a.Seat)
	preferred, _ := favourite(s)
	plain := engine.Int(suit != preferred)
	switch a.Kind {
	case actAsk:
		return plain * max(n-28, 0)
	case actAskFavourite:
		return (1 - plain) * max(n-28, 0)
	case actMediator:
		return plain * max(n-40, 0)
	case actMediatorFavourite:
		return (1 - plain) * max(n-40, 0)
	case actAlone:
		return plain * max(n-45, 0)
	case actAloneFavourite:
		return (1 - plain) * max(n-45, 0)
	case actVole, actVoleMediator:
		return 3 * max(n-55, 0)
	}
	return weigh(s, a, src)
}

// carryMeans sets up what random hands find.
func carryMeans(s *State, src *table.Source) {
	remises := src.Below(3)
	lay(s, src, 20, 28, remises)
	if remises > 0 {
		s.Carries(gamesLie, cards.NoSeat, int32(2*remises))
	}
	layOdd(s, src)
	s.Carries(dealt, cards.NoSeat, int32(28+src.Below(16)))
	s.Carries(favoured, cards.NoSeat, int32(1+src.Below(4)))
}

// academieMediateur lists the answers of mediateur.s1 to s4 that differ from
// those of le Quadrille. Amounts are in jettons.
var academieMediateur = []game.Answer{
	// The table, the deal and the stakes, s1.c1, s1.c2, s4.c1.a1, s4.c2.a2, a6.
	{Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "seats.kept"},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 700}}},
	{Rule: "deal.first.suit"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 13}}},
	{Rule: "deal.turn", Ruling: "deal-turn"},
	{Rule: "deal.turn.stands"},
	{Rule: "deal.turn.next"},
	{Rule: "deal.turn.passed"},
	{Rule: "favourite"},
	{Rule: "favourite.cut", Figures: game.Figures{{"cut", 0}}},
	{Rule: "favourite.drawn"},
	{Rule: "bete.stays"},
	{Rule: "devant", Figures: game.Figures{{"amount", 20}}},
	{Rule: "poulans", Figures: game.Figures{{"amount", 40}}},
	{Rule: "game", Figures: game.Figures{{"each", 2}}},
	{Rule: "round.double", Figures: game.Figures{{"round", 10}}},
	{Rule: "round.poulans", Figures: game.Figures{{"agreed", 0}}},
	{Rule: "match.betes", Figures: game.Figures{{"rounds", 10}}},
	{Rule: "round.after", Figures: game.Figures{{"agreed", 0}}},
	{Rule: "round.second", Figures: game.Figures{{"round", 0}}},
	{Rule: "round.alternate", Figures: game.Figures{{"agreed", 0}}},

	// The auction, s1.c1.a2.p11, s2.
	{Rule: "bid.primacy"},
	{Rule: "favourite.named", Ruling: "favourite-named"},
	{Rule: "king.bought"},
	{Rule: "king.open"},
	{Rule: "return.alone"},

	// The payments, s4.
	{Rule: "poulans.taken", Figures: game.Figures{{"spadille", 20}, {"manille", 10}, {"basto", 10}}},
	{Rule: "king.paid", Figures: game.Figures{{"each", 10}}},
	{Rule: "favourite.double"},
	{Rule: "vole.mediator", Figures: game.Figures{{"agreed", 0}}, Ruling: "vole-mediator"},
	{Rule: "vole.declared"},
	{Rule: "own.tricks", Figures: game.Figures{{"tricks", 4}}},
	{Rule: "vole.king.led"},
	{Rule: "means.paid", Figures: game.Figures{{"ask", 4}, {"mediator", 14}, {"alone", 24}, {"lesser", 64}, {"vole", 104}}},
	{Rule: "vole.means", Figures: game.Figures{{"ask", 20}, {"mediator", 30}, {"alone", 40}}},
	{Rule: "vole.failed", Figures: game.Figures{{"ask", 20}, {"mediator", 30}, {"alone", 40}}},
	{Rule: "matadors.three", Figures: game.Figures{{"each", 10}}},

	// The laws, s3.c1.a2.7, s3.c2.b.3, s3.c2.p7, s4.c2.observation.p1.
	{Rule: "king.first"},
	{Rule: "speech.laid"},
	{Rule: "hand.seen.turn"},
	{Rule: "claim.fair"},
}
