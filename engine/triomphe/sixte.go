package triomphe

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Le Sixte, of the Académie: six players, each for himself, six cards and six
// games; the play is that of la Triomphe.

// actMix is le Sixte's own act: to throw the cards together, which ends the
// play.
const actMix = table.OwnActs

// Sixte returns the game.
func Sixte() *table.Game {
	g := &table.Game{
		Ident: "sixte", Kin: family, Title: "Le Sixte",
		Aims:     []string{"game.won", "parts/match.target"},
		Phases:   []*table.Phase{sixes()},
		Makers:   sixteMakers(),
		Acts:     []string{"mix"},
		Free:     actMix.Bit(),
		Late:     table.ActFalsePack.Bit(),
		Notable:  table.FactMatch.Bit(),
		Carries:  []table.Carried{table.Scores, games.Debts(family + "/loss.debt")},
		Keeps:    games.Keeps,
		Unfit:    games.Unfit,
		Pays:     &table.Marks,
		Equal:    []game.Alike{allDealt("0 for 1"), allDealt("2 for 1")},
		Ways:     sixteWays{},
		Pictured: []cards.Card{cards.Of(cards.Diamonds, 6)},
	}
	g.Books = []*game.Ruleset{sixteBook(g)}
	return g
}

// sixteWays says how random hands of le Sixte are made.
type sixteWays struct{}

// Ways returns what package play needs.
func (sixteWays) Ways() table.Ways {
	return table.Ways{Star: starSixte, Carry: carryTriomphe}
}

// sixes returns the play, which also ends when the cards are mixed. At its end the
// rules say who is first to have the tricks that win.
func sixes() *table.Phase {
	play := parts.Tricks(nil)
	play.Turn = func(s *State) cards.Seat {
		if mixed(s) {
			return cards.NoSeat
		}
		return s.Table.Turn
	}
	play.End = func(s *State) {
		for _, seat := range s.Round {
			if s.Tally(table.Tricks, seat) > 0 {
				s.Ask(table.AskGame, s.All, engine.Fact{Kind: table.FactWon})
				break
			}
		}
		s.Note(table.FactEnd, cards.NoSeat)
	}
	return play
}

// mixed reports whether the cards have been thrown together.
func mixed(s *State) bool { return s.Did(actMix, cards.NoSeat) != nil }

// starSixte returns a hand that may take every trick: the five highest cards of a
// suit, and another ace.
func starSixte(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	high := cards.Face(cards.Ace) | cards.Courts | cards.Face(cards.Ten)
	return high&cards.Lane(suit) | cards.Of((suit+1)&3, cards.Ace).Bit()
}

// allDealt returns the mutants of whose card is turned, which no hand tells apart.
func allDealt(what string) game.Alike {
	return game.Alike{Ruleset: "sixte", ID: "parts/trump.turned#own", What: what, Why: "all thirty-six cards are dealt: there is no talon of which a card could be turned"}
}

// sixteBook returns the ruleset for thirty-six cards, and its variant for the whole
// pack, which leaves a talon.
func sixteBook(g *table.Game) *game.Ruleset {
	short := &game.Ruleset{
		ID: "sixte", Text: "academie", Division: "sixte", Game: g, Name: "Le Sixte, Académie", Unit: "game", Seats: 6, Tricks: 6,
		Irregular: []string{"misdeal", "false-pack", "early", "under", "spare", "revoke", "mix"},
		Answers:   academieSixte,
	}
	second := mannerBooks(g)[1]
	short.Bases = []game.Base{{Of: second, Clause: "sixte.p2", Rules: []string{
		"parts/lead.next", "parts/trump.duty", "parts/trick.trump", "parts/trick.taker", "fault.early", "fault.spare"}}}
	long := *short
	long.ID, long.Name = "sixte.52", "Le Sixte, Académie, 52 cards"
	long.Bases = []game.Base{{Of: short, Clause: "sixte.p3", But: []string{"parts/pack"}}}
	long.Answers = []game.Answer{
		{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
		{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},
	}
	short.Variants = []*game.Ruleset{&long}
	return short
}

// academieSixte lists what the Académie says of le Sixte itself, sixte.p1 to
// loix.p1.
var academieSixte = []game.Answer{
	// p1, p3.
	{Rule: "parts/players", Figures: game.Figures{{"number", 6}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 5}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 6}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 33}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 1}}},
	{Rule: "turned.marked", Figures: game.Figures{{"face", cards.Ace}, {"games", 1}}},

	// The play, loix.4 to 6 and p1.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/follow.duty"},
	{Rule: "parts/overtake.duty"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},

	// What is marked, loix.7 to 10. Rules are asked in this order.
	{Rule: "game.won", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "game.both", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "game.two", Figures: game.Figures{{"tricks", 2}}},
	{Rule: "game.one", Figures: game.Figures{{"tricks", 1}}},
	{Rule: "game.marked", Figures: game.Figures{{"games", 1}}},
	{Rule: "vole.match", Figures: game.Figures{{"tricks", 6}}},
	{Rule: "marked"},

	// The laws, loix.1, 2, 5, 6.
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.played"},
	{Rule: "pack.false.mixed"},
	{Rule: "parts/pack.false.again", Ruling: "false-again"},
	{Rule: "void.unmarked"},
	{Rule: "fault.misdeal", Figures: game.Figures{{"games", 1}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "fault.under", Figures: game.Figures{{"games", 1}}},
	{Rule: "fault.revoke", Figures: game.Figures{{"games", 2}}},
	{Rule: "loss.own"},
	{Rule: "loss.debt"},
	{Rule: "misdeal.spared"},
	{Rule: "debt.first"},
	{Rule: "debt.match"},

	// The match, p1.
	{Rule: "parts/match.target", Figures: game.Figures{{"score", 6}}},
	{Rule: "parts/match.over", Ruling: "match-over"},
}
