package brusquembille

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// books returns the ruleset of the Académie for three, and its variants for other
// numbers of players. Four play two against two, but may play each alone (p6).
func books(g *table.Game) []*game.Ruleset {
	three := &game.Ruleset{
		ID: "brusquembille", Text: "academie", Division: "brusquembille", Game: g, Name: "La Brusquembille, Académie", Unit: "jetton", Seats: 3, Tricks: 10,
		Irregular: []string{"exposed", "short-pack", "twins", "early", "join", "look", "second", "accuse", "quit"},
		Settings:  []string{"brusquembille/stake#each 1..", "brusquembille/match.hands#hands 0..", "parts/pack#out 7 23 39", "parts/pack#another 7 23 55"},
		Answers:   academie,
	}
	party := game.Answer{Rule: "dues.party"}
	for _, v := range [...]struct {
		id, name      string
		seats, tricks int
		clause        string
		but           []string // of the answers for three
		answers       []game.Answer
	}{
		{".2", "2 players", 2, 16, "brusquembille.p1", []string{"parts/pack"}, []game.Answer{pack32, party}},
		{".4", "4 players, in partnership", 4, 8, "brusquembille.p2", []string{"parts/pack", "draw.seen", "draw.second"}, []game.Answer{pack32,
			{Rule: "parts/partners", Figures: game.Figures{{"apart", 1}}}, {Rule: "parts/hand.hidden", Ruling: "hidden"}, {Rule: "partners.show"}, party, {Rule: "look.restart"}, {Rule: "look.own"}}},
		{".5", "5 players", 5, 6, "brusquembille.p1", nil, nil},
		{".4-alone", "4 players, each alone", 4, 8, "brusquembille.p6", []string{"parts/pack"}, []game.Answer{pack32}},
	} {
		rs := *three
		rs.ID, rs.Name, rs.Seats, rs.Tricks = three.ID+v.id, three.Name+", "+v.name, v.seats, v.tricks
		rs.Variants, rs.Bases = nil, []game.Base{{Of: three, Clause: v.clause, But: v.but}}
		rs.Answers = append([]game.Answer{{Rule: "parts/players", Figures: game.Figures{{"number", int32(v.seats)}}}}, v.answers...)
		if rs.Answer("parts/pack").Clause == "" {
			rs.Settings = three.Settings[:2] // no seven is taken out
		}
		if v.id == ".4" {
			rs.Irregular = append(append([]string{}, three.Irregular...), "look", "second", "look", "second")
		}
		three.Variants = append(three.Variants, &rs)
	}
	return []*game.Ruleset{three}
}

// pack32 is the pack of Piquet, with which two play, and four.
var pack32 = game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}}

// academie is the answers of the Académie for three, brusquembille.p1 to 10.
// Amounts are in jettons.
var academie = []game.Answer{
	// p1 to p3.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6},
		{"out", int32(cards.Of(cards.Diamonds, 7))}, {"another", int32(cards.Of(cards.Clubs, 7))}}},
	{Rule: "stake", Figures: game.Figures{{"each", 10}}, Ruling: "stake"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}, {"b", 3}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},

	// The play, p2b to p4, and 3, 4, 8.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}, Ruling: "lead-first"},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "custom.follow", Ruling: "custom"},
	{Rule: "custom.head", Ruling: "custom"},
	{Rule: "follow.free"},
	{Rule: "head.free"},
	{Rule: "parts/turn.stays"},
	{Rule: "parts/play.final"},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker"},
	// Last of those that say who takes: the height of a card counts only among
	// those of one suit.
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}, {"ten", 2}}},
	{Rule: "parts/draw.after", Roles: game.Roles{{"first", game.Taker}}},
	{Rule: "parts/draw.turned"},

	// The dues, p6 to p9.
	{Rule: "brusquembille"},
	{Rule: "ace.trump", Figures: game.Figures{{"each", 2}}},
	{Rule: "ace.won", Figures: game.Figures{{"each", 2}}},
	{Rule: "ace.lost", Figures: game.Figures{{"each", 2}}},
	{Rule: "ten.won", Figures: game.Figures{{"each", 1}}},
	{Rule: "ten.lost", Figures: game.Figures{{"each", 1}}},

	// The game, p10, and 9, 10.
	{Rule: "parts/card.value", Figures: game.Figures{{"ace", 11}, {"ten", 10}, {"king", 4}, {"queen", 3}, {"knave", 2}}},
	{Rule: "match.quit"},
	{Rule: "game.points"},
	{Rule: "game.won"},
	{Rule: "count.late"},
	{Rule: "match.hands", Figures: game.Figures{{"hands", 6}}, Ruling: "hands"},
	{Rule: "match.free"},

	// The laws, 1, 2, 5 to 7.
	{Rule: "parts/deal.exposed"},
	{Rule: "pack.short"},
	{Rule: "pack.short.paid"},
	{Rule: "pack.twins"},
	{Rule: "pack.twins.late"},
	{Rule: "draw.early", Figures: game.Figures{{"of", 2}}},
	{Rule: "draw.back"},
	{Rule: "draw.seen", Figures: game.Figures{{"fine", 2}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "draw.second", Figures: game.Figures{{"fine", 2}}, Roles: game.Roles{{"payee", game.ToEach}}},
}
