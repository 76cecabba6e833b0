package triomphe

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// La Triomphe, of the Académie, in three manners: player against player, or
// sides of two and three; each for himself; and with the ace that robs.

// La Triomphe's own acts, beside the undertaking of the vole.
const (
	actGive   = actVole + 1 // to offer the game to the other side
	actRetake = actVole + 2 // to take back tricks already taken
	actTell   = actVole + 3 // to tell a partner what one holds
)

const (
	factRobs  engine.FactKind = table.OwnFacts + iota // Seat takes Card from the talon
	factMarks                                         // Seat's side marks N games
	factLoses                                         // Seat's side loses N, of which it has Amount
)

// tallyDebt counts the games that a player has lost without having marked them.
const tallyDebt engine.Tally = table.OwnTallies

// games is how the match is scored.
var games = parts.Games{Marks: factMarks, Loses: factLoses, Debt: tallyDebt}

// Triomphe returns the game.
func Triomphe() *table.Game {
	g := &table.Game{
		Ident: "triomphe", Kin: family, Title: "La Triomphe",
		Aims:     []string{"game.won", "parts/match.target"},
		Phases:   []*table.Phase{robbing(), trumping()},
		Choices:  []table.Choice{{Word: "choose", Acts: []engine.ActKind{table.ActAccept, table.ActRefuse}}},
		Makers:   mannerMakers(),
		Acts:     []string{"vole", "give", "retake", "tell"},
		Free:     engine.Acts(actVole, actGive, actRetake, actTell),
		Needs:    []table.Need{{Kind: actGive, By: "gift"}, {Kind: actVole, By: "vole.marked"}, {Kind: actVole, By: "fault.vole"}},
		Notable:  engine.Facts(factRobs, table.FactMatch, table.FactChose),
		Carries:  []table.Carried{table.Scores, games.Debts(family + "/loss.debt")},
		Keeps:    games.Keeps,
		Unfit:    games.Unfit,
		Pays:     &table.Marks,
		Equal:    mannerAlike,
		Ways:     triompheWays{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.Ace)},
	}
	g.Books = mannerBooks(g)
	return g
}

// triompheWays says how random hands of la Triomphe are made.
type triompheWays struct{}

// Ways returns what package play needs.
func (triompheWays) Ways() table.Ways {
	return table.Ways{Weigh: weighTriomphe, Policy: accepts, Star: starBete, Carry: carryTriomphe, Shuns: shunsVole}
}

const oneOpponent = "two players sit opposite: the one on the left is the one on the right"

// mannerAlike lists the mutants that no hand tells from the rule.
var mannerAlike = []game.Alike{
	{Ruleset: "triomphe", ID: "parts/cut#by", What: "right for left", Why: oneOpponent},
	{Ruleset: "triomphe", ID: "parts/deal.passes#next", What: "left for right", Why: oneOpponent},
	{Ruleset: "triomphe", ID: "parts/lead.first#leader", What: "left for eldest", Why: oneOpponent},
	{Ruleset: "triomphe", ID: family + "/revoke.match", What: "off", Why: "the match is lost by a revoke only where that was agreed: where nothing is said of it, nothing is agreed, either"},
	{Ruleset: "triomphe.as", ID: family + "/rob", What: "off", Why: "that the ace robs is the game; the rule is there for those who agree that it does not"},
}

// robbing returns the phase in which a player who robs draws cards and puts others
// under the talon.
func robbing() *table.Phase {
	p := parts.Exchange(func(s *State) bool { return s.Told(factRobs) }, func(s *State) cards.SeatSet { return s.Who(factRobs).Bit() },
		func(*State, cards.Seat) int { return 0 }) // the cards taken are in the hand already
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		o.Offer(table.ActOut, s.Hand[seat]) // rules say which cards
		o.Add(table.ActDone)
	}
	p.Begin = func(s *State) {
		for i := s.From(factRobs); i < len(s.Facts); i++ {
			if f := &s.Facts[i]; f.Kind == factRobs {
				s.Hand[f.Seat] |= f.Card.Bit()
				s.Top++
			}
		}
	}
	return p
}

// trumping returns the play. Before the first card a side may offer the game or
// undertake the vole; after the last the rules say who has won.
func trumping() *table.Phase {
	play := parts.Tricks(nil)
	play.Acts = play.Acts.With(engine.Acts(actVole, actGive))
	cardsOnly := play.May
	play.May = func(s *State, seat cards.Seat, o *table.Options) {
		cardsOnly(s, seat, o)
		if s.Trick == 1 && !s.Told(table.FactAsked) && (s.N == 2 || s.Told(table.FactSide)) {
			o.Add(actGive)
		}
		if s.Trick == 1 && s.Table.N == 0 && !did(s, seat, actVole) {
			o.Add(actVole)
		}
	}
	play.End = func(s *State) {
		s.Note(table.FactEnd, cards.NoSeat) // what the hand costs is lost before a game is marked
		one := parts.OneOfEach(s)
		for set := one; set != 0; set = set.Without() {
			if s.SideTricks(set.First()) >= 2 {
				s.Ask(table.AskGame, one, engine.Fact{Kind: table.FactWon})
				break
			}
		}
	}
	return play
}

// weighTriomphe returns how likely a random player does an act.
func weighTriomphe(s *State, a *engine.Act, src *table.Source) int {
	n := parts.Strength(s, a.Seat)
	switch a.Kind {
	case actGive:
		return max(8-n, 0) / 2
	case actVole:
		return max(n-20, 0) / 4
	case table.ActAccept:
		return 3
	case table.ActRefuse:
		return 1 + max(n-15, 0)
	case table.ActDone:
		return 1
	}
	return 0
}

// accepts accepts a game that is offered: whoever refuses it must make the vole.
func accepts(_ *State, o *table.Options) (a engine.Act, ok bool) { return o.Chosen(table.ActAccept) }

// carryTriomphe sets up what random hands find: a score under way, and debts.
func carryTriomphe(s *State, src *table.Source) { games.Carry(s, src, family+"/loss.debt") }

// mannerBooks returns the first manner for two players and for sides of two and
// three, and the second and third manners.
func mannerBooks(g *table.Game) []*game.Ruleset {
	book := func(id, name string, seats int) *game.Ruleset {
		return &game.Ruleset{ID: id, Text: "academie", Division: "triomphe", Game: g, Name: name, Unit: "game", Seats: seats, Tricks: 5,
			Irregular: []string{"misdeal", "false-pack", "exposed", "early", "under", "spare", "revoke", "quit", "swap", "retake"},
			Settings:  []string{"parts/match.target#score 1..", family + "/revoke.match#agreed 0 1"}}
	}
	four := game.Answer{Rule: "parts/players", Figures: game.Figures{{"number", 4}}}
	first := book("triomphe", "La Triomphe, Académie", 2)
	first.Answers = academieTriomphe
	for _, n := range [...]int{4, 6} {
		v, side := parts.ForPlayers(first, n, "triomphe.p3", partnersTriomphe...), ascii.Itoa(n/2)
		v.Name = first.Name + ", " + side + " against " + side
		v.Bases[0].But = []string{"parts/deal.first"} // of sides it is the side that deals
		first.Variants = append(first.Variants, v)
	}
	second := book("triomphe.seconde", "La Triomphe, Académie, second manner", 4)
	second.Division, second.Also = "triomphe.seconde", []string{"triomphe"}
	second.Bases = []game.Base{{Of: first, Clause: "triomphe.seconde.p1", But: []string{"gift*", "loss.rivals", "swap.match"}}}
	second.Answers = append([]game.Answer{four}, secondTriomphe...)
	third := book("triomphe.as", "La Triomphe, Académie, the ace that robs", 4)
	third.Division, third.Also = "triomphe.autre", []string{"triomphe.seconde", "triomphe"}
	third.Bases = []game.Base{{Of: second, Clause: "triomphe.autre.p1"}}
	third.Answers = append([]game.Answer{four}, robbingTriomphe...)
	third.Settings = append(third.Settings, family+"/rob#robs 0 1")
	for _, n := range [...]int{5, 6} {
		for _, of := range [...]*game.Ruleset{second, third} {
			of.Variants = append(of.Variants, parts.ForPlayers(of, n, "triomphe.seconde.p1"))
		}
	}
	return []*game.Ruleset{first, second, third}
}

// academieTriomphe lists the answers of the first manner, triomphe.p2 to p6, for two players.
var academieTriomphe = []game.Answer{
	// p2, p3.
	{Rule: "parts/players", Figures: game.Figures{{"number", 2}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 23}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},

	// Offering the game, p4b, and the vole, 3.
	{Rule: "gift"},
	{Rule: "gift.until", Ruling: "gift-until"},
	{Rule: "gift.accepted", Figures: game.Figures{{"games", 1}}},
	{Rule: "gift.refused", Figures: game.Figures{{"games", 2}}},
	{Rule: "vole.until", Ruling: "vole-until"},

	// The play, p4 and 6.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "lead-next"},
	{Rule: "parts/follow.duty"},
	{Rule: "parts/overtake.duty"},
	{Rule: "parts/trump.duty"},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker", Ruling: "taker"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 4}}},

	// What is marked, p4.
	{Rule: "game.won", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "game.marked", Figures: game.Figures{{"games", 1}}},
	{Rule: "vole.marked", Figures: game.Figures{{"games", 2}}},
	{Rule: "marked"},

	// The laws, 1 to 9.
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again"},
	{Rule: "parts/deal.exposed"},
	{Rule: "fault.misdeal", Figures: game.Figures{{"games", 1}}},
	{Rule: "parts/deal.misdeal.again", Ruling: "misdeal-again"},
	{Rule: "fault.vole", Figures: game.Figures{{"games", 2}}},
	{Rule: "fault.early", Figures: game.Figures{{"games", 1}}},
	{Rule: "fault.under", Figures: game.Figures{{"games", 1}}},
	{Rule: "fault.spare", Figures: game.Figures{{"games", 1}}},
	{Rule: "fault.revoke", Figures: game.Figures{{"games", 2}}},
	{Rule: "revoke.match", Figures: game.Figures{{"agreed", 0}}},
	{Rule: "loss.own"},
	{Rule: "loss.rivals"},
	{Rule: "retake.match"},
	{Rule: "parts/match.quit"},

	// The match, p6.
	{Rule: "parts/match.target", Figures: game.Figures{{"score", 5}}},
	{Rule: "parts/match.over", Ruling: "match-over"},
}

// partnersTriomphe lists what sides of two and three add, p3 and 8.
var partnersTriomphe = []game.Answer{
	{Rule: "parts/partners", Figures: game.Figures{{"apart", 1}}},
	{Rule: "deal.side"},
	{Rule: "parts/hand.hidden", Ruling: "hidden"},
	{Rule: "partners.see"},
	{Rule: "partners.silent"},
	{Rule: "parts/play.order"},
	{Rule: "swap.match"},
}

// secondTriomphe lists what differs in the second manner, seconde.p1 and p2.
var secondTriomphe = []game.Answer{
	{Rule: "game.tie"},
	{Rule: "loss.debt"},
	{Rule: "debt.first"},
}

// robbingTriomphe lists what differs in the third manner, autre.p1 to p2b.
var robbingTriomphe = []game.Answer{
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "rob", Figures: game.Figures{{"robs", 1}}},
	{Rule: "rob.turned", Figures: game.Figures{{"face", cards.Ace}}},
	{Rule: "rob.held", Figures: game.Figures{{"face", cards.Ace}}},
	{Rule: "rob.further"},
	{Rule: "rob.back"},
	{Rule: "rob.others"},
}
