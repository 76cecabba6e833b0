package triomphe

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// mannerMakers lists every question of la Triomphe, in the order of a hand.
func mannerMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Partners, &parts.Hidden}, shared, parts.Own(mannerRobs), parts.Own(mannerGifts), played,
		[]*Maker{&gameWon, &gameTie}, parts.Own(mannerMarks), parts.Own(mannerLaws),
		[]*Maker{&parts.Quit, &parts.Target, &parts.MatchOver})
}

// tookAll reports whether a player's side has taken every trick.
func tookAll(s *State, seat cards.Seat) bool { return s.SideTricks(seat) == int32(s.Law().Each()) }

// highestDrawn returns the height of the highest card that some players drew for the
// deal, 0 where none did.
func highestDrawn(s *State, seats cards.SeatSet) (most int) {
	for _, seat := range s.Round {
		if c := parts.Drawn(s, seat); seats.Has(seat) && c != cards.None {
			most = max(most, int(s.Height(c)))
		}
	}
	return most
}

// mannerRobs lists the questions about the third manner, and about sides: which of them
// deals, and what partners may do.
var mannerRobs = []Maker{
	{Question: q("deal.side", "Which side deals the first hand?",
		"The side that draws the highest card has the other side deal: whoever of that other side drew the lowest."), Says: "{seat} deals first",
		Rule: &Rule{Asked: table.AskDealer.Bit(), Given: table.FactSide.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			if highestDrawn(s, s.Side(seat)) >= highestDrawn(s, s.Rivals(seat)) {
				return 0
			}
			if c := parts.Drawn(s, seat); c != cards.None {
				return 100 - int(s.Height(c))
			}
			return 1
		}}},
	parts.ShowPartner(q("partners.see", "May partners see each other's cards?",
		"Partners may see each other's cards."), "parts/hand.hidden"),
	{Question: q("partners.silent", "May partners tell each other what they hold?",
		"Partners may not tell each other what they hold."),
		Rule: &Rule{Judges: actTell.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	{Question: q("rob", "Does the ace rob?",
		"[robs=1: The ace robs, unless it is agreed that it does not.][robs!=1: The ace does not rob.]", fig("robs", "1 where it does")), Head: "The ace that robs",
		Make: func(t *game.Terms) *Rule {
			robs := t.N("robs") == 1
			return &Rule{Lifts: []string{family + "/rob.turned", family + "/rob.held"}, Hush: func(*State, *engine.Fact) bool { return !robs }}
		}},
	{Question: q("rob.turned", "What may the dealer do who turns an ace?",
		"A dealer who turns [face=1: an ace][face!=1: a card of the face {face}] takes it.", fig("face", "of the card turned")), Says: "{seat} robs {card}",
		Rule: &Rule{Hears: table.FactTurned.Bit()}, On: func(s *State, f *engine.Fact, face int32) {
			if f.Card.Face() == uint8(face) {
				s.Tell(factRobs, s.Dealer).Card = f.Card
			}
		}},
	{Question: q("rob.held", "What may the player do who holds the ace of trumps?",
		"The holder of [face=1: the ace][face!=1: the card of the face {face}] of trumps takes the card turned.", fig("face", "of the card held")), Says: "{seat} robs {card}",
		Rule: &Rule{Hears: table.FactTurned.Bit()}, On: func(s *State, f *engine.Fact, face int32) {
			if seat := parts.Holder(s, cards.Of(f.Card.Suit(), uint8(face))); seat != cards.NoSeat {
				s.Tell(factRobs, seat).Card = f.Card
			}
		}},
	{Question: q("rob.further", "What else does the player take who robs?",
		"Whoever robs takes the cards of trumps, too, that follow on the talon without another between them."), Says: "{seat} robs {card}, too",
		Rule: &Rule{Hears: factRobs.Bit(), On: func(s *State, f *engine.Fact) {
			for i := s.Top; i+1 < s.Bottom; i++ {
				if next := s.Talon[i+1]; s.Talon[i] == f.Card && next.Suit() == f.Card.Suit() {
					s.Tell(factRobs, f.Seat).Card = next
				}
			}
		}}},
	{Question: q("rob.back", "How many cards does the player put back who robs?",
		"Whoever robs puts as many cards under the talon as were taken."),
		Rule: &Rule{Judges: engine.Acts(table.ActOut, table.ActDone), While: factRobs.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			over := s.Hand[a.Seat].Len() > s.Dealt[a.Seat].Len()
			return over == (a.Kind == table.ActDone)
		}}},
	{Question: q("rob.others", "Which cards does the player put back who robs?",
		"Any cards, but not those that were robbed."),
		Rule: &Rule{Judges: table.ActOut.Bit(), While: factRobs.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return (s.Hand[a.Seat] &^ s.Dealt[a.Seat]).Has(a.Card)
		}}},
}

// mannerGifts lists the questions about offering the game, and about when the
// vole may be undertaken.
var mannerGifts = []Maker{
	{Question: q("gift", "May a side give the game to the other?",
		"A side may offer the game to the other, which accepts it or not."), Head: "The game given", Says: "the game is offered to {seat}",
		Rule: &Rule{Hears: engine.Facts(table.FactSaid, table.FactAct), Only: 1 << actGive, On: func(s *State, f *engine.Fact) {
			rivals := s.Rivals(f.Seat)
			for seat := s.Right(f.Seat); seat != f.Seat; seat = s.Right(seat) {
				if rivals.Has(seat) {
					s.Tell(table.FactAsked, seat)
					return
				}
			}
		}}},
	{Question: q("gift.until", "Until when may a game be offered?",
		"A game may be offered once in a hand, by a player who has not yet played a card, and whose side has not undertaken the vole."),
		Rule: &Rule{Judges: actGive.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			for _, seat := range s.Round {
				if s.Side(a.Seat).Has(seat) && did(s, seat, actVole) {
					return true
				}
			}
			return s.Is(table.FactPlayed, a.Seat) || s.Told(table.FactAsked)
		}}},
	{Question: q("gift.accepted", "What is a game worth that is accepted?",
		"A side that accepts the game marks {games word}, and the hand is not played.", fig("games", "marked by the side that accepts")), Says: "{seat} accepts the game",
		Rule: &Rule{Hears: table.FactChose.Bit(), Only: 1 << table.ActAccept}, On: func(s *State, f *engine.Fact, n int32) {
			s.Tell(table.FactOver, f.Seat)
			games.Gain(s, f.Seat, n)
		}},
	{Question: q("gift.refused", "What does it cost to refuse the game?",
		"A side that refuses the game and does not make the vole loses {games word}.", fig("games", "lost by the side that refuses")),
		Rule: &Rule{Hears: table.FactEnd.Bit(), Given: table.FactChose.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			if c := s.Seen(table.FactChose); c.N == int32(table.ActRefuse) && !tookAll(s, c.Seat) {
				games.Lose(s, c.Seat, n)
			}
		}},
	{Question: q("vole.until", "Until when may the vole be undertaken?",
		"The vole is undertaken before the first card is played."),
		Rule: &Rule{Judges: actVole.Bit(), While: table.FactPlayed.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}},
}

// mannerMarks lists the questions about what is marked.
var mannerMarks = []Maker{
	{Question: q("game.marked", "What is a game worth?",
		"Whoever wins the game marks {games word}.", fig("games", "marked by the winner")), Head: "The game", Says: "{seat} marks the game",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, n int32) { games.Gain(s, f.Seat, n) }},
	{Question: q("vole.marked", "What is the vole worth?",
		"Whoever takes every trick marks {games word} instead.", fig("games", "marked for the vole")), Says: "{seat} makes the vole",
		Rule: &Rule{Hears: table.FactWon.Bit(), Lifts: []string{family + "/game.marked"}, Hush: func(s *State, f *engine.Fact) bool { return tookAll(s, f.Seat) }},
		On: func(s *State, f *engine.Fact, n int32) {
			if tookAll(s, f.Seat) {
				s.Tell(table.FactVole, f.Seat)
				games.Gain(s, f.Seat, n)
			}
		}},
	games.Marked(q("marked", "Who has the games that are won?",
		"The games that are won are marked in the match, for a side together.")),
	games.Redeems(q("debt.first", "What becomes of games that are won by a player who owes some?",
		"A player who owes games marks none that are won until those are made good."), family+"/marked"),
}

// mannerLaws lists the questions about what is irregular.
var mannerLaws = []Maker{
	parts.Costs(q("fault.misdeal", "What does it cost to deal wrongly?",
		"Whoever deals wrongly loses {games word}.", fig("games", "lost")), "{seat} dealt wrongly", games.Lose, table.ActMisdeal),
	{Question: q("fault.vole", "What does it cost to undertake the vole and fail?",
		"Whoever undertakes the vole and fails loses {games word}.", fig("games", "lost")), Says: "{seat} undertook the vole, and failed",
		Rule: &Rule{Hears: table.FactEnd.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			for _, seat := range s.Round {
				if did(s, seat, actVole) && !tookAll(s, seat) {
					games.Lose(s, seat, n)
				}
			}
		}},
	parts.Costs(q("fault.early", "What does it cost to play out of turn?",
		"Whoever plays out of turn loses {games word}.", fig("games", "lost")), "{seat} played out of turn", games.Lose, table.ActEarly),
	parts.Costs(q("fault.under", "What does it cost not to head the trick?",
		"Whoever follows suit and does not head the trick though able loses {games word}.", fig("games", "lost")), "{seat} did not head the trick", games.Lose, table.ActUnder),
	parts.Costs(q("fault.spare", "What does it cost not to trump?",
		"Whoever does not trump though able loses {games word}, even under a higher trump.", fig("games", "lost")), "{seat} did not trump", games.Lose, table.ActSpare),
	parts.Costs(q("fault.revoke", "What does it cost to revoke?",
		"Whoever revokes loses {games word}.", fig("games", "lost")), "{seat} revoked", games.Lose, table.ActRevoke),
	{Question: q("revoke.match", "Does whoever revokes lose the match?",
		"[agreed=1: Whoever revokes loses the match, as was agreed.][agreed!=1: Whoever revokes loses the match only where that was agreed.]", fig("agreed", "1 where that is agreed on")), Says: "{seat} wins the match: another has revoked",
		Make: func(t *game.Terms) *Rule {
			if t.N("agreed") != 1 {
				return &Rule{}
			}
			lost := *parts.Forfeits(game.Question{}, "", table.ActRevoke).Rule
			lost.Lifts, lost.Hush = []string{family + "/fault.revoke"}, func(*State, *engine.Fact) bool { return true }
			return &lost
		}},
	games.Lost(q("loss.own", "How are games lost?",
		"Games that are lost are taken from those that the player has.")),
	{Question: q("loss.rivals", "Who marks games that are to be lost and are not there?",
		"As many as are lacking are marked by the other side."),
		Rule: &Rule{Hears: factLoses.Bit(), On: func(s *State, f *engine.Fact) {
			for set := parts.OneOfEach(s) & s.Rivals(f.Seat); set != 0; set = set.Without() {
				games.Gain(s, set.First(), f.N-f.Amount)
			}
		}}},
	games.Indebts(q("loss.debt", "Are games owed that are to be lost and are not there?",
		"As many as are lacking are owed, and the others mark nothing for it.")),
	parts.Forfeits(q("swap.match", "What does it cost to change cards with a partner?",
		"Whoever changes cards with a partner loses the match."), "{seat} wins the match: an opponent has changed cards", table.ActSwap),
	parts.Forfeits(q("retake.match", "What does it cost to take back tricks?",
		"Whoever takes back tricks already taken loses the match."), "{seat} wins the match: another has taken back tricks", actRetake),
}
