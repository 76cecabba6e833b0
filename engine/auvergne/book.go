package auvergne

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
	"quinola/engine/triomphe"
)

// books returns the ruleset of the Académie for four, and its variants for other
// numbers of players. What it says nothing of is played as at la Bête, as far as
// no more than the cards are concerned.
func books(g *table.Game) []*game.Ruleset {
	four := &game.Ruleset{
		ID: "auvergne", Text: "academie", Division: "homme-d-auvergne", Game: g, Name: "L'Homme d'Auvergne, Académie", Unit: "game", Seats: 4, Tricks: 5,
		Irregular: []string{"misdeal", "false-pack", "exposed", "early", "revoke"},
		Settings:  []string{"parts/match.target#score 1.."},
		Bases: []game.Base{{Of: triomphe.Bete().Books[0], Clause: "homme-d-auvergne.p1b", Rules: []string{"parts/speak.play", "parts/speak.final",
			"parts/lead.first", "parts/lead.next", "parts/follow.duty", "parts/trump.duty", "parts/overtrump.duty",
			"parts/trick.trump", "parts/trick.taker"}}},
		Answers: answers,
	}
	for _, v := range [...]struct {
		seats   int
		highest int32 // of the faces left out
	}{{2, 7}, {3, 7}, {5, 6}, {6, 6}} {
		four.Variants = append(four.Variants, parts.ForPlayers(four, v.seats, "homme-d-auvergne.p1", game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", v.highest}}}))
	}
	return []*game.Ruleset{four}
}

// answers is what the Académie says of the game itself, p1 to 10.
var answers = []game.Answer{
	// p1, p1b.
	{Rule: "parts/players", Figures: game.Figures{{"number", 4}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 4}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 23}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},
	{Rule: "rejoice"},
	{Rule: "rejoice.trump"},
	{Rule: "rejoice.most", Figures: game.Figures{{"cards", 3}}},

	// The kings, 4, 5, 9, 10.
	{Rule: "king.turned", Figures: game.Figures{{"face", cards.King}, {"games", 1}}},
	{Rule: "king.held", Figures: game.Figures{{"games", 1}}},
	{Rule: "king.bottom", Figures: game.Figures{{"games", 1}}},
	{Rule: "king.once"},
	{Rule: "king.others", Figures: game.Figures{{"games", 1}}},
	{Rule: "king.taken", Figures: game.Figures{{"games", 1}}},

	// The game, p1b and 8.
	{Rule: "game.won", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "game.tie"},
	{Rule: "game.player"},
	{Rule: "game.marked", Figures: game.Figures{{"games", 1}}, Ruling: "game"},
	{Rule: "game.lost", Figures: game.Figures{{"games", 1}}},
	{Rule: "game.profit", Figures: game.Figures{{"games", 1}}},
	{Rule: "marked"},
	{Rule: "loss.own"},
	{Rule: "loss.debt", Ruling: "lacking"},
	{Rule: "debt.first", Ruling: "lacking"},

	// The laws, 1 to 3, 6, 7.
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.played"},
	{Rule: "parts/pack.false.again"},
	{Rule: "fault.misdeal", Figures: game.Figures{{"games", 1}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/deal.exposed"},
	{Rule: "fault.early", Figures: game.Figures{{"games", 1}}},
	{Rule: "revoke.barred"},
	{Rule: "revoke.last", Ruling: "last"},
	{Rule: "void.unmarked", Ruling: "void"},

	// The match, p2.
	{Rule: "parts/match.target", Figures: game.Figures{{"score", 7}}},
	{Rule: "parts/match.over", Ruling: "match-over"},
}
