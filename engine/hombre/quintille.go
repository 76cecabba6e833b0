package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Le Quintille nouveau, of the Académie: le Quadrille for five players with
// eight cards each, who stake the game beforehand; the player and the friend
// share everything by halves.

// Quintille returns the game.
func Quintille() *table.Game {
	g := Quadrille()
	quadrille := g.Books[0]
	g.Ident, g.Title = "quintille", "Le Quintille nouveau"
	g.Phases = []*table.Phase{auction(actAsk, actAlone), namingPhase(), callingPhase(), playing()}
	g.Ways, g.Carries = quintilleWays{}, []table.Carried{table.Waiting, {Name: dealt}, {Name: oddFor, Each: true, Most: 1}}
	g.Equal = otherwise("quintille", "hombre/round.always")
	g.Books = []*game.Ruleset{{
		ID: "quintille", Text: "academie", Division: "quintille.nouveau", Glossary: glossary, Game: g, Name: "Le Quintille nouveau, Académie", Unit: "jetton", Larger: quadrille.Larger,
		Seats: 5, Tricks: 8, Pools: quadrille.Pools, Irregular: quadrille.Irregular,
		Settings: []string{"hombre/round.double#round 0..", "hombre/bete.together#apart 0 1", "hombre/vole.paid#each 0.. with hombre/devole.paid#each", "parts/match.rounds#rounds 1.. with hombre/round.double#round"},
		Bases: []game.Base{{Of: quadrille, Clause: "quintille.nouveau.p1", But: []string{
			"game", "game.lies", "game.paid", "share.won", "share.lost", "bid.contre", "contre.vole", "contre.missed", "own.forced",
			"vole.forced", "devole", "round.always", "quit.cards"}, Not: onContre}},
		Answers: academieQuintille,
	}}
	return g
}

// carryFive sets up what random hands of five find.
func carryFive(s *State, src *table.Source) {
	lay(s, src, 15, 15, src.Below(3))
	layOdd(s, src)
	s.Carries(dealt, cards.NoSeat, int32(35+src.Below(15)))
}

// fifth lists the questions that only le Quintille answers.
var fifth = []*Maker{
	{Question: q("game.laid", "Who lays the game down?",
		"Everybody lays {each amount} down for the game at every deal: it is drawn, not paid.", fig("each", "from every player")), Owes: "{seat} lays the game down",
		Of: parts.EachPuts(table.FactStakes, table.DueStake, boxDevant)},
	{Question: q("share.halves", "How do the player and the friend share?",
		"The player and the friend share by halves what they are paid and what they pay, the bête too; an odd counter is the player's, in gain and in loss."),
		Rule: &Rule{Hears: table.FactSide.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Seats.Len() > 1 {
				s.Tell(factHalves, player(s))
			}
		}}},
	{Question: q("own.none", "What if the friend takes no trick, either?",
		"Where the friend takes no trick, either, they pay by halves all the same."),
		Rule: &Rule{Lifts: []string{"hombre/own.tricks"}, Hush: func(s *State, f *engine.Fact) bool {
			with := friend(s)
			return with != cards.NoSeat && s.Tally(table.Tricks, with) == 0
		}}},
	{Question: q("share.trumps", "Who is given the counters that cannot be shared at a codille?",
		"What is left over at a codille goes to the winners one by one, in the order of the best trumps that they hold; whoever holds none has none of it."),
		Owes: "the best trumps have what is left over",
		Rule: &Rule{Hears: factCodille.Bit(), Given: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
			n := int32(f.Seats.Len())
			left := (s.PoolAt(boxDevant, table.FactPlaying) + s.PoolAt(boxBetes, table.FactPlaying)) % n
			for given := cards.SeatSet(0); left > 0; left-- {
				at := bestTrump(s, f.Seats&^given)
				if at == cards.NoSeat {
					return
				}
				s.Owe(table.DueBox, engine.Box(boxOdd), table.Account(at), 1)
				given |= at.Bit()
			}
		}}},
	{Question: q("vole.free", "What is risked by whoever undertakes the vole?",
		"Whoever undertakes the vole and misses it pays nothing for it."),
		Rule: &Rule{While: factTried.Bit(), Lifts: []string{"hombre/vole.missed"}, Hush: func(s *State, f *engine.Fact) bool { return s.Told(factTried) }}},
	{Question: q("devole.side", "When is the devole made by two?",
		"The player makes the devole where neither of the two takes a trick."), Says: "{seat} makes no trick: the devole",
		Rule: &Rule{Hears: table.FactLost.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if s.SideTricks(f.Seat) == 0 {
				s.Tell(table.FactDevole, f.Seat)
			}
		}}},
}

// bestTrump returns which of some players was dealt the best trump, or NoSeat
// if none was dealt a trump.
func bestTrump(s *State, among cards.SeatSet) cards.Seat {
	best, at := cards.None, cards.NoSeat
	for _, seat := range s.Round {
		c := s.Highest(parts.Held(s, seat) & s.Trumps())
		if among.Has(seat) && c != cards.None && (best == cards.None || s.Height(c) > s.Height(best)) {
			best, at = c, seat
		}
	}
	return at
}

// academieQuintille lists the answers of quintille.nouveau.p1 to p18 that differ
// from those of le Quadrille. Amounts are in jettons.
var academieQuintille = []game.Answer{
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 8}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 44}}},
	{Rule: "game.laid", Figures: game.Figures{{"each", 1}}},
	{Rule: "hand.laid", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "game.won", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "share.halves"},
	{Rule: "own.tricks", Figures: game.Figures{{"tricks", 1}}},
	{Rule: "own.none"},
	{Rule: "share.trumps"},
	{Rule: "vole.tried", Figures: game.Figures{{"tricks", 5}}, Ruling: "five-win"},
	{Rule: "vole.free"},
	{Rule: "devole.side"},
}
