package triomphe

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// La Sizette, of the Académie: three against three, seated alternately, who
// tell their partners openly what they hold.

// La Sizette's own acts.
const (
	actSizetteTell   = table.OwnActs + iota // to tell one's partners what one holds
	actSizetteSpread                        // to lay one's hand open
	actSizetteJoin                          // to add the card that is to be turned to one's hand
	actSizetteUsurp                         // to deal out of turn, To being the dealer
	actSizetteMove                          // to change seats
)

// tied is the carried number of matches still to be played, of several agreed
// on together, when one is over.
const tied = "tied"

const spared = "a duty from which the book frees everybody, and no duty, let the same cards be played"

// Sizette returns the game.
func Sizette() *table.Game {
	g := &table.Game{
		Ident: "sizette", Kin: family, Title: "La Sizette",
		Aims:    []string{"game.sooner", "parts/match.target"},
		Phases:  []*table.Phase{open()},
		Makers:  sizetteMakers(),
		Acts:    []string{"tell", "spread", "join", "usurp", "move"},
		Upon:    actSizetteUsurp.Bit(),
		Deals:   actSizetteUsurp.Bit(),
		Free:    engine.Acts(actSizetteTell, actSizetteSpread, actSizetteJoin, actSizetteUsurp, actSizetteMove),
		Carries: []table.Carried{table.Scores, {Name: tied, By: family + "/seats.kept"}},
		Needs:   []table.Need{{Kind: actSizetteSpread, By: "hands.shown"}},
		Keeps:   keepsSizette,
		Notable: table.FactMatch.Bit(),
		Pays:    &table.Marks,
		Equal: []game.Alike{allDealt("0 for 1"), allDealt("2 for 1"),
			{ID: "parts/overtake.duty", What: "off", Why: spared}, {ID: "parts/trump.duty", What: "off", Why: spared}},
		Ways:     sizetteWays{},
		Pictured: []cards.Card{cards.Of(cards.Clubs, 6)},
	}
	for i := range g.Equal {
		g.Equal[i].Ruleset = "sizette"
	}
	g.Books = []*game.Ruleset{{
		ID: "sizette", Text: "academie", Division: "sizette", Game: g, Name: "La Sizette, Académie", Unit: "game", Seats: 6, Tricks: 6,
		Irregular: []string{"misdeal", "false-pack", "exposed", "early", "revoke", "quit", "look", "usurp"},
		Settings:  []string{"parts/match.target#score 1.."},
		Answers:   academieSizette,
	}}
	return g
}

// sizetteWays says how random hands of la Sizette are made.
type sizetteWays struct{}

// Ways returns what package play needs.
func (sizetteWays) Ways() table.Ways {
	return table.Ways{Weigh: func(*State, *engine.Act, *table.Source) int { return 1 }, Star: starBete, Carry: carrySizette, Amiss: amissSizette, Shuns: shunsSizette}
}

// carrySizette sets up what random hands find: games marked before, and at
// times a match tied to others.
func carrySizette(s *State, src *table.Source) {
	carryTriomphe(s, src)
	if src.One(6) {
		s.Carries(tied, cards.NoSeat, int32(1+src.Below(2)))
	}
}

// keepsSizette returns how many of the tied matches are left after this hand.
func keepsSizette(s *State) []record.Item {
	n := s.Carried(tied, cards.NoSeat)
	if s.Told(table.FactMatch) {
		n--
	}
	return parts.Leave(nil, tied, cards.NoSeat, n)
}

// shunsSizette is that nobody lays the hand open who need not: it tells the opponents
// all, and brings nothing.
func shunsSizette(_ *State, a *engine.Act) bool { return a.Kind == actSizetteSpread }

// open returns the play, in which players may lay their hands open. At its end
// the rules say which side has won.
func open() *table.Phase {
	play := parts.Tricks(nil)
	play.Acts = play.Acts.With(actSizetteSpread.Bit())
	cardsOnly := play.May
	play.May = func(s *State, seat cards.Seat, o *table.Options) {
		cardsOnly(s, seat, o)
		if !did(s, seat, actSizetteSpread) {
			o.Add(actSizetteSpread)
		}
	}
	play.End = func(s *State) {
		if s.Told(table.FactTrick) {
			s.Ask(table.AskGame, parts.OneOfEach(s), engine.Fact{Kind: table.FactWon})
		}
		s.Note(table.FactEnd, cards.NoSeat)
	}
	return play
}

// amissSizette fills in which card is turned up in dealing, or played out of
// turn: one that can lie there.
func amissSizette(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case table.ActExposed:
		hand := s.Dealt[s.Round[src.Below(s.N)]]
		a.Card = src.Pick(hand)
	case table.ActEarly:
		if a.Seat == s.Table.Turn || s.Hand[a.Seat] == 0 || s.Table.Cards[a.Seat] != cards.None {
			return false
		}
		a.Card = src.Pick(s.Hand[a.Seat])
	case table.ActLook:
		return s.SideTricks(s.Right(a.Seat)) > 0 // the opponents sit on both sides
	case actSizetteUsurp:
		a.Seat, a.To = s.Dealer, s.Right(s.Dealer)
		return s.Playing() // a record of a whole hand has the card that was turned
	}
	return true
}

// sideTookAt returns the trick with which a player's side first had so many, 0 if
// it has not. Tricks taken before a position count as of its first trick.
func sideTookAt(s *State, seat cards.Seat, tricks int32) int {
	side, n := s.Side(seat), s.SideTricks(seat)
	for i := len(s.Facts) - 1; i >= 0 && n >= tricks; i-- {
		if f := &s.Facts[i]; f.Kind == table.FactTrick && side.Has(f.Seat) {
			if n == tricks {
				return int(f.N)
			}
			n--
		}
	}
	if n >= tricks {
		return int(s.First()) - 1
	}
	return 0
}

// academieSizette lists what the Académie says of la Sizette, sizette.p2 to
// loix.p3.
var academieSizette = []game.Answer{
	// p2 to p5, loix.10, 11, 13.
	{Rule: "parts/players", Figures: game.Figures{{"number", 6}}},
	{Rule: "parts/partners", Figures: game.Figures{{"apart", 2}}},
	{Rule: "seats.kept"},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 5}}},
	{Rule: "parts/deal.first.right"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.round", Roles: game.Roles{{"first", game.ToRight}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 6}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 33}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 1}}},

	// The play, p5, p6, loix.7 to 9, 14.
	{Rule: "talk.turn"},
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}, Ruling: "lead-next"},
	{Rule: "parts/play.order"},
	{Rule: "parts/follow.duty"},
	{Rule: "parts/overtake.duty", Figures: game.Figures{{"free", 1}}},
	{Rule: "parts/trump.duty", Figures: game.Figures{{"free", 2}}},
	{Rule: "parts/play.final"},
	{Rule: "parts/turn.stays"},
	{Rule: "early.back"},
	{Rule: "early.lost", Figures: game.Figures{{"games", 1}}},
	{Rule: "hands.shown", Figures: game.Figures{{"hands", 2}}},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker", Ruling: "taker"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 4}}},

	// What is marked, p6.
	{Rule: "game.sooner", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "game.marked", Figures: game.Figures{{"games", 1}}},
	{Rule: "vole.marked", Figures: game.Figures{{"games", 2}}},
	{Rule: "marked"},

	// The laws.
	{Rule: "parts/pack.false"},
	{Rule: "parts/deal.exposed"},
	{Rule: "exposed.lost", Figures: game.Figures{{"games", 1}}},
	{Rule: "fault.misdeal", Figures: game.Figures{{"games", 1}}},
	{Rule: "parts/deal.misdeal.again", Ruling: "misdeal-again"},
	{Rule: "join.lost", Figures: game.Figures{{"games", 1}}},
	{Rule: "join.again"},
	{Rule: "usurped"},
	{Rule: "usurped.turned"},
	{Rule: "fault.revoke", Figures: game.Figures{{"games", 2}}},
	{Rule: "revoke.void"},
	{Rule: "look.lost", Figures: game.Figures{{"games", 1}}},
	{Rule: "loss.own"},
	{Rule: "loss.rivals"},
	{Rule: "parts/match.quit"},

	// The match.
	{Rule: "parts/match.target", Figures: game.Figures{{"score", 5}}, Ruling: "match-score"},
	{Rule: "parts/match.over", Ruling: "match-over"},
}
