package triomphe

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// sizetteMakers lists every question of la Sizette, in the order of a hand.
func sizetteMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Partners, &sizetteSeats, &firstRight, &parts.Served}, shared[1:], // all but how many play
		[]*Maker{&sizetteTalk}, played, []*Maker{&parts.PlayFinal, &parts.EarlyStays}, parts.Own(sizettePlay),
		parts.Own(mannerMarks, "game.marked", "vole.marked", "marked"),
		parts.Own(mannerLaws, "fault.misdeal", "fault.revoke", "loss.own", "loss.rivals"), parts.Own(sizetteLaws),
		[]*Maker{&parts.Quit, &parts.Target, &parts.MatchOver})
}

// lost names the figure of what a fault costs.
var lost = fig("games", "lost")

// sizetteSeats is the question how the players sit.
var sizetteSeats = Maker{Question: q("seats.kept", "When may players change seats?",
	"Nobody changes seats during a match, nor before the last of several matches is over that are tied together."),
	Rule: &Rule{Judges: actSizetteMove.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		for _, seat := range s.Round {
			if s.Score(seat) > 0 {
				return true
			}
		}
		return s.Carried(tied, cards.NoSeat) > 0 || s.Told(table.FactTurned)
	}}}

// sizetteTalk is the question what partners may tell each other.
var sizetteTalk = Maker{Question: q("talk.turn", "When may a side tell each other what it holds?",
	"The side that leads may talk of its cards before the first card is played, the other side after it."), Head: "The play",
	Rule: &Rule{Judges: actSizetteTell.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return !s.Told(table.FactPlayed) && !s.Side(s.Eldest).Has(a.Seat)
	}}}

// offSuit reports whether playing a card would be a revoke.
func offSuit(s *State, hand cards.Set, c cards.Card) bool {
	if s.Table.N == 0 || c == cards.None {
		return false
	}
	lane := s.Lane(s.Table.Led)
	return s.Lane(c) != lane && hand&s.Lanes(lane) != 0
}

// early reports whether a fact is a card played out of turn to this trick.
func early(s *State, f *engine.Fact) bool {
	return f.Kind == table.FactAct && f.N == int32(table.ActEarly) && f.Trick == s.Trick
}

// thrown returns the card that a player has played out of turn to this trick, or no
// card.
func thrown(s *State, seat cards.Seat) cards.Card {
	for i := s.From(table.FactAct); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; early(s, f) && f.Seat == seat {
			return f.Card
		}
	}
	return cards.None
}

// sizettePlay lists the questions about the play that la Sizette alone answers.
var sizettePlay = []Maker{
	{Question: q("early.back", "Which card played out of turn is taken back?", "A card played out of turn is taken back by a player who could follow suit and did not."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"parts/turn.stays"}, When: func(s *State, a *engine.Act) bool {
			return offSuit(s, s.Hand[a.Seat], thrown(s, a.Seat))
		}}},
	{Question: q("early.lost", "What does a card cost that is played out of turn and does not follow suit?",
		"Whoever plays out of turn, and not of the suit led though able, loses {games word}; the hand is played.", lost), Says: "{seat} played out of turn, and did not follow",
		Of: func(n int32) *Rule {
			lose := func(s *State, f engine.Fact) {
				if offSuit(s, s.Hand[f.Seat], f.Card) {
					games.Lose(s, f.Seat, n)
				}
			}
			return &Rule{Hears: engine.Facts(table.FactAct, table.FactPlayed), On: func(s *State, f *engine.Fact) {
				switch {
				case early(s, f):
					lose(s, *f)
				case f.Kind == table.FactPlayed && f.N == 1: // the lead shows whether a card thrown before it follows
					for i, end := s.From(table.FactAct), len(s.Facts); i < end; i++ {
						if early(s, &s.Facts[i]) {
							lose(s, s.Facts[i])
						}
					}
				}
			}}
		}},
	{Question: q("hands.shown", "When must a player lay the hand open?", "When {hands word} of a side have laid their hands open the third must, too, before playing a card.", fig("hands", "of a side, laid open")),
		Of: func(most int32) *Rule {
			return &Rule{Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
				n, side := int32(0), s.Side(seat)
				for _, other := range s.Round {
					if other != seat && side.Has(other) && did(s, other, actSizetteSpread) {
						n++
					}
				}
				if n >= most && !did(s, seat, actSizetteSpread) {
					return hand
				}
				return 0
			}}
		}},
	{Question: q("game.sooner", "How many tricks win the game?", "The side that first makes {tricks word} tricks wins the game.", fig("tricks", "the tricks that win the game")),
		Of: func(tricks int32) *Rule {
			return &Rule{Asked: table.AskGame.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				if at := sideTookAt(s, seat, tricks); at > 0 {
					return -at
				}
				return -100
			}}
		}},
}

// sizetteLaws lists the laws that la Sizette alone has.
var sizetteLaws = []Maker{
	parts.CostsWhere(q("exposed.lost", "What does it cost to turn up an opponent's card in dealing?",
		"Whoever turns up a card of an opponent in dealing, or several, loses {games word}.", lost), "{seat} turned up a card of an opponent", games.Lose,
		onceOnly(func(s *State, f *engine.Fact) bool {
			return parts.InDealing(s) && s.Rivals(f.Seat).Has(parts.Holder(s, f.Card))
		}), table.ActExposed),
	parts.Costs(q("join.lost", "What does it cost to join the card that is to be turned to one's hand?",
		"A dealer who joins the card that is to be turned to the hand loses {games word}.", lost), "{seat} joined the trump to the hand", games.Lose, actSizetteJoin),
	parts.Voids(q("join.again", "What becomes of a hand whose trump was not turned?", "A hand whose trump was joined to the dealer's cards is dealt again by the same player."), "the trump was not turned: the hand is dealt again", true, actSizetteJoin),
	{Question: q("usurped", "What becomes of a deal that was another's turn?", "A hand dealt out of turn is void, and whoever should have dealt deals."), Says: "the deal was another's turn",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actSizetteUsurp, On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactVoid, f.Seat)
			s.Tell(table.FactSame, f.Leader)
			s.Tell(table.FactNextDealer, f.Leader)
		}}},
	{Question: q("usurped.turned", "Until when is a hand void that was dealt out of turn?", "A hand dealt out of turn stands when the trump is turned."),
		Rule: &Rule{Lifts: []string{"triomphe/usurped"}, Hush: func(s *State, f *engine.Fact) bool { return s.Told(table.FactTurned) }}},
	parts.Voids(q("revoke.void", "Is the hand played in which somebody revoked?", "A hand in which somebody revokes is not played on, and the deal passes as if it had been."), "{seat} revoked: the hand is not played on", false, table.ActRevoke),
	parts.CostsWhere(q("look.lost", "What does it cost to turn over the opponents' tricks?",
		"Whoever turns over a trick of the opponents, or several, loses {games word}.", lost), "{seat} turned over a trick of the opponents", games.Lose,
		onceOnly(rivalsHadTaken), table.ActLook),
}

// onceOnly narrows a condition to the first act of its kind that meets it, of each
// player: "une ou plusieurs" cost one game (loix.5, loix.16).
func onceOnly(so func(*State, *engine.Fact) bool) func(*State, *engine.Fact) bool {
	return func(s *State, f *engine.Fact) bool {
		for i, end := s.From(table.FactAct), int(s.Index(f)); i < end; i++ {
			if e := &s.Facts[i]; e.Kind == table.FactAct && e.N == f.N && e.Seat == f.Seat && so(s, e) {
				return false
			}
		}
		return so(s, f)
	}
}

// rivalsHadTaken reports whether a player's opponents had a trick when that player did
// something.
func rivalsHadTaken(s *State, f *engine.Fact) bool {
	rival := s.Right(f.Seat) // the opponents sit on both sides
	n := s.SideTricks(rival)
	for i := int(s.Index(f)); i < len(s.Facts); i++ {
		if e := &s.Facts[i]; e.Kind == table.FactTrick && s.Side(rival).Has(e.Seat) {
			n--
		}
	}
	return n > 0
}

// firstRight makes the player who draws the highest card order the player on the right
// to deal the first hand.
var firstRight = Maker{Question: game.Question{ID: "parts/deal.first.right", Asks: "Whom does the highest card order to deal?",
	Answer: "Whoever draws the highest card orders the player on the right to deal first."}, Says: "{seat} deals first",
	Rule: &Rule{Asked: table.AskDealer.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		if c := parts.Drawn(s, cards.Left(s.N, seat)); c != cards.None {
			return int(s.Height(c))
		}
		return -100
	}}}
