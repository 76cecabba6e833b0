package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// La Manille, or old Comète, of the Académie: cards of any suit follow each
// other up to the king, and the nine of diamonds stands for any card.

// actLate: Seat asks for what is due for the next card that Seat plays only
// when another card lies on it. Only la Manille has this act.
const actLate engine.ActKind = table.OwnActs

// dueManille is the class of what the player of the Manille is paid.
const dueManille engine.DueClass = table.OwnDues

// manille is the nine of diamonds.
var manille = cards.Of(cards.Diamonds, 9)

// Manille returns the game.
func Manille() *table.Game {
	g := &table.Game{
		Ident: "manille", Kin: family, Title: "La Manille, ou l'ancienne Comète",
		Aims:     []string{"parts/run.out", "parts/left.paid", "pool.won"},
		Phases:   []*table.Phase{runs()},
		Makers:   manilleMakers(),
		Acts:     []string{"late"},
		Free:     actLate.Bit(),
		Ways:     ways{},
		Pictured: []cards.Card{manille},
		Equal:    []game.Alike{{Ruleset: "manille", ID: "comete/left.few", What: "off", Why: "it holds where players agree on it"}},
	}
	g.Books = manilleBooks(g)
	return g
}

// ways says how random hands are made.
type ways struct{}

// Ways returns what package play needs.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weighManille}
}

// weighManille makes players keep the Manille long, so that it is left at times.
func weighManille(s *State, a *engine.Act, src *table.Source) int {
	switch {
	case a.Kind == table.ActPass:
		return 24
	case running(s):
		return 2
	case src.One(20):
		return 12
	}
	return 0
}

// manilleBooks returns the ruleset of the Académie for three, and its variants for
// other numbers of players.
func manilleBooks(g *table.Game) []*game.Ruleset {
	three := &game.Ruleset{
		ID: "manille", Text: "academie", Division: "manille", Game: g, Name: "La Manille, Académie", Unit: "jetton", Seats: 3,
		Irregular: []string{"look", "late"},
		Settings: []string{"parts/purse#amount 10..", "comete/stake#each 10 20 within parts/purse#amount", "comete/left.few#agreed 0 1", "comete/manille.paid#fiche 0..10",
			"comete/manille.left#fiche 0..10", "comete/heap.fine#fine 0.."},
		Answers: academieManille,
	}
	for _, seats := range [...]int{2, 4, 5} {
		three.Variants = append(three.Variants, parts.ForPlayers(three, seats, "manille.p4", game.Answer{Rule: "parts/deal.count", Figures: game.Figures{{"each", int32(52 / seats)}}}))
	}
	return []*game.Ruleset{three}
}

// academieManille lists the answers of the Académie, manille.p2 to p12. Amounts
// are in jettons; a fiche is ten (p2).
var academieManille = []game.Answer{
	// p2 to p4.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 100}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 17}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 3}, {"b", 4}}},
	{Rule: "parts/talon.unseen"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "stake", Figures: game.Figures{{"each", 10}}},

	// The play, p5 to p7, p8b, p8c.
	{Rule: "parts/run.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/run.next", Figures: game.Figures{{"suit", 0}}},
	{Rule: "parts/run.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/run.duty"},
	{Rule: "parts/run.top"},
	{Rule: "parts/run.stuck"},
	{Rule: "parts/run.stuck.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "manille"},
	{Rule: "manille.free"},

	// What is paid in the play, p8c, p10, p12.
	{Rule: "manille.paid", Figures: game.Figures{{"fiche", 10}}},
	{Rule: "manille.late"},
	{Rule: "king.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "heap.fine", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},

	// The end, p7b, p8, p9 to p11.
	{Rule: "parts/run.out"},
	{Rule: "pool.won"},
	{Rule: "parts/left.paid", Figures: game.Figures{{"each", 0}, {"pips", 1}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "left.few", Figures: game.Figures{{"agreed", 0}}},
	{Rule: "manille.left", Figures: game.Figures{{"fiche", 10}}},
	{Rule: "king.left", Figures: game.Figures{{"each", 1}}},
}
