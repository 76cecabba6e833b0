package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// Le Piquemédrille, of the Académie: le Médiateur solitaire for two players,
// who exchange cards.

// Piquemedrille returns the game.
func Piquemedrille() *table.Game {
	g := Solitaire()
	four := g.Books[0]
	g.Ident, g.Title = "piquemedrille", "Le Piquemédrille"
	g.Phases = []*table.Phase{drawing(), auction(actAsk, actAskFavourite, actMediator, actMediatorFavourite, actAlone, actAloneFavourite, actVoleMediator, actVole),
		namingPhase(), exchange(), playing()}
	g.Ways = piquemedrilleWays{}
	g.Free = g.Free.With(actRest.Bit())
	var same []game.Alike
	for _, e := range g.Equal {
		if e.Ruleset == four.ID {
			e.Ruleset = "piquemedrille"
			same = append(same, e)
		}
	}
	g.Equal = same
	g.Books = []*game.Ruleset{{
		ID: "piquemedrille", Text: "academie", Division: "solitaire.piquemedrille", Game: g, Name: "Le Piquemédrille, Académie", Unit: "jetton", Larger: four.Larger,
		Seats: 2, Tricks: 10, Pools: four.Pools, Irregular: append([]string{"look-rest"}, four.Irregular...), Settings: four.Settings,
		Bases:   []game.Base{{Of: four, Clause: "solitaire.piquemedrille.p3", But: []string{"king.*", "queen.called", "share.odd", "alone.called"}}},
		Answers: academiePiquemedrille,
	}}
	return g
}

// weighTwo returns how likely a random player bids, names and exchanges.
func weighTwo(s *State, a *engine.Act, src *table.Source) int {
	suit, n := best(s, a.Seat)
	preferred, _ := favourite(s)
	plain := engine.Int(suit != preferred)
	switch a.Kind {
	case actMediator:
		return plain * max(n-28, 0)
	case actMediatorFavourite:
		return (1 - plain) * max(n-28, 0)
	}
	return weighMeans(s, a, src)
}

// carryTwo sets up what random hands find.
func carryTwo(s *State, src *table.Source) {
	games := src.Below(4)
	lay(s, src, 10, 14, games)
	if games > 0 {
		s.Carries(gamesLie, cards.NoSeat, int32(2*games))
	}
	rounds := int32(15)
	if src.One(2) {
		rounds = 8
	}
	s.Carries(dealt, cards.NoSeat, rounds*int32(s.N)+int32(src.Below(6*s.N)))
	s.Carries(favoured, cards.NoSeat, int32(1+src.Below(4)))
	if src.One(3) {
		var all int32
		for i, name := range asleepFor {
			if n := int32(10 * src.Below(3)); n > 0 {
				n <<= engine.Int(i == 0)
				all += n
				s.Carries(name, cards.NoSeat, n)
			}
		}
		s.Put(boxPoulans, all)
	}
}

// academiePiquemedrille lists the answers of solitaire.piquemedrille that differ
// from those of le Solitaire. Amounts are in jettons.
var academiePiquemedrille = []game.Answer{
	{Rule: "parts/players", Figures: game.Figures{{"number", 2}}},
	{Rule: "quit.cards", Figures: game.Figures{{"amount", 20}}, Ruling: "quit-cards"},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 334}, {"b", 433}, {"c", 343}}},
	{Rule: "devant", Figures: game.Figures{{"amount", 10}}},
	{Rule: "round.double", Figures: game.Figures{{"round", 20}}},
	{Rule: "round.second", Figures: game.Figures{{"round", 10}}},
	{Rule: "match.betes", Figures: game.Figures{{"rounds", 20}}},
	{Rule: "exchange.order"},
	{Rule: "exchange.named"},
	{Rule: "exchange.alone", Ruling: "alone-exchange"},
	{Rule: "look.talon"},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 20}}},
}
