package commere

import (
	"quinola/engine/game"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for eight, and its variant for seven.
func books(g *table.Game) []*game.Ruleset {
	eight := &game.Ruleset{
		ID: "ma-commere", Text: "academie", Division: "ma-commere", Game: g, Name: "Ma commère, accommodez-moi, Académie", Unit: "jetton", Seats: 8,
		Irregular: []string{"misdeal", "false-pack"},
		Settings:  []string{"commere/stake#each 1.."},
		Answers:   academie,
	}
	seven := *eight
	seven.ID, seven.Seats, seven.Name = "ma-commere.7", 7, "Ma commère, accommodez-moi, Académie, 7 players"
	seven.Bases = []game.Base{{Of: eight, Clause: "ma-commere.p4"}}
	seven.Answers = []game.Answer{{Rule: "parts/players", Figures: game.Figures{{"number", 7}}}}
	eight.Variants = []*game.Ruleset{&seven}
	return []*game.Ruleset{eight}
}

// academie is the answers of the Académie, ma-commere.p3 to p15.
var academie = []game.Answer{
	// p3 to p5, p15.
	{Rule: "parts/players", Figures: game.Figures{{"number", 8}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}, {"b", 3}}},
	{Rule: "parts/turned.none"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.won"},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}, Ruling: "stake"},

	// The trade, p10, p13, p14.
	{Rule: "parts/trade.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/trade.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/trade.back"},
	{Rule: "parts/trade.other", Ruling: "same-card"},
	{Rule: "parts/lay.need"},
	{Rule: "parts/lay.duty"},
	{Rule: "parts/talon.consent", Figures: game.Figures{{"times", 0}}},
	{Rule: "parts/talon.refused"},
	{Rule: "parts/talon.first", Roles: game.Roles{{"first", game.ToRight}}},
	{Rule: "parts/talon.under"},

	// The hands, p6 to p9, p11: the best first, for rules are asked in the order
	// of the book.
	{Rule: "hand.tricon"},
	{Rule: "hand.sequence", Figures: game.Figures{{"suited", 0}}},
	{Rule: "hand.point", Figures: game.Figures{{"cards", 3}, {"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "parts/best.eldest"},

	// What is won, p12.
	{Rule: "pool.won"},
	{Rule: "sequence.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "tricon.paid", Figures: game.Figures{{"each", 2}}},
}

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about Ma commère.
var silences = []game.Silence{
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"aprés avoir vû qui fera\" name no lot", Rules: []string{"parts/deal.first"}, Clauses: []string{"ma-commere.p5"},
		Others: "Any lot that the players agree on."},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book: at Commerce, to which this game is likened, it does (commerce.p16)", Rules: []string{"parts/deal.passes"}, Clauses: []string{"ma-commere.p5"}},
	{Name: "stake", Question: "How much does each put into the pool?", Ruling: "One jetton, unless the players agree otherwise.",
		From: "commerce.p4; here it is left to the players", Rules: []string{"stake"}, Clauses: []string{"ma-commere.p4"}, Setting: "commere/stake#each"},
	{Name: "same-card", Question: "May a player give back the very card received?", Ruling: "No: it would be no change.",
		From: "the words \"lui rend à la place la carte de son jeu la plus inutile\"", Rules: []string{"parts/trade.other"}, Clauses: []string{"ma-commere.p10"}},
	{Name: "figures", Question: "What do king, queen and knave count in a point?", Ruling: "Ten each.",
		From: "at Manille the court cards are worth ten each (manille.p7b)", Rules: []string{"hand.point"}, Clauses: []string{"ma-commere.p6b"},
		Others: "Their natural value, as Commerce calls it (commerce.p1), which is not told either."},
	{Name: "both", Question: "What is a sequence that is of one suit?", Ruling: "A sequence, and no better than another.",
		From: "p8: it does not matter whether the cards are of one suit", Rules: []string{"hand.sequence"}, Clauses: []string{"ma-commere.p7", "ma-commere.p8"}},
	{Name: "who-shows", Question: "May a player who has a point go on to look for something better?", Ruling: "No: whoever has a hand that may win lays it open.",
		From: "the words \"jusques à ce que quelqu'un des Joueurs ait rencontré, auquel cas il étale son jeu\"", Rules: []string{"parts/lay.duty"}, Clauses: []string{"ma-commere.p10", "ma-commere.p14"}},
	{Name: "weary", Question: "Who may propose that cards of the talon be given out, and when?", Ruling: "Whose turn it is to change a card, instead of changing one, as often as all agree.",
		From: "the words \"quand on est ennuyé\" and \"l'on pourroit même recommencer\"", Rules: []string{"parts/talon.consent"}, Clauses: []string{"ma-commere.p13", "ma-commere.p14"}},
}
