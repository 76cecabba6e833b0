package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// L'Hombre at two, of the Académie: a red suit is left out of the pack, and
// eight cards are dealt to each.

// hombreTwo returns its ruleset: that of three, and what differs.
func hombreTwo(three *game.Ruleset) *game.Ruleset {
	two := *three
	two.ID, two.Division, two.Name = "hombre.a-deux", "hombre-a-deux", "L'Hombre à deux, Académie"
	two.Also = []string{"hombre.loix.76", "hombre.loix.77", "hombre.loix.78", "hombre.loix.79"}
	two.Seats, two.Tricks = 2, 8
	two.Irregular = []string{"misdeal", "false-pack", "exposed", "revoke", "early", "show", "look", "false-trump", "late", "mistaken", "hasty", "quit",
		"unnamed", "look-rest", "look-discard", "overdraw", "underdraw", "miscount", "abandon", "concede", "name", "overmark", "turn", "out-of-turn"}
	two.Bases = []game.Base{{Of: three, Clause: "hombre-a-deux.p3", But: []string{
		"tricks.parted", "codille.parted", "trump.both", "gano.*", "vole.confer", "codille.given", "share.odd", "codille.honest", "dealt.*", "draw.untold"}}}
	two.Answers = academieTwo
	two.Settings = append([]string{"parts/pack#suit 1 2"}, two.Answered(three.Settings)...)
	return &two
}

// absent is the question whether a suit left out of the pack may be trumps.
var absent = &Maker{Question: q("trump.absent", "May a suit be trumps that was taken out of the pack?",
	"Nobody may name for trumps a suit that was taken out of the pack."),
	Rule: &Rule{Judges: naming, Refuse: func(s *State, a *engine.Act) bool {
		suit := cards.Suit(a.Kind - actSpades)
		return cards.Lane(suit)&s.Law().Pack() == 0
	}}}

// academieTwo lists the answers of hombre-a-deux and loix.76 to 79 that differ
// from those of three.
var academieTwo = []game.Answer{
	{Rule: "parts/players", Figures: game.Figures{{"number", 2}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 8}, {"highest", 10}, {"suit", int32(cards.Diamonds)}}, Ruling: "red-suit"},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 8}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 332}, {"b", 323}, {"c", 233}}},
	{Rule: "trump.absent"},
}
