package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Who deals in le Médiateur, and which further rounds are double.

// takenUp is N of a deal out of turn in which every card was dealt, and hands
// were taken up.
const takenUp = 1

// skipped is the name under which a record says that a player has dealt out of
// turn, and does not deal when the deal comes round.
const skipped = "skipped"

// outOfTurn returns a rule that hears a deal out of turn: To should have
// dealt, and N is takenUp or 0.
func outOfTurn(on func(s *State, f *engine.Fact)) *Rule { return upon(actOutOfTurn, on) }

// passesOver reports whether the next dealer has dealt out of turn before.
func passesOver(s *State) bool { return s.Carried(skipped, s.Right(s.Dealer)) > 0 }

// drawsFavourite returns who has the right to draw the favourite suit by a cut: of a king, a
// queen, a knave and an ace drawn for places whoever has the king, of other cards whoever has
// a club. It is NoSeat where two have, or no places are told: without a cut what was drawn is
// the last card that fell before each.
func drawsFavourite(s *State) cards.Seat {
	t, ok := s.Law().Terms("hombre/favourite.cut")
	if !ok || t.N("cut") != 1 {
		return cards.NoSeat
	}
	king, club, clubs, court := cards.NoSeat, cards.NoSeat, 0, cards.Set(0)
	for _, seat := range s.Round {
		c := parts.Drawn(s, seat)
		if c == cards.None {
			return cards.NoSeat
		}
		court |= cards.Face(c.Face())
		if c.Face() == cards.King {
			king = seat
		}
		if c.Suit() == cards.Clubs {
			club = seat
			clubs++
		}
	}
	if court == cards.Face(cards.King)|cards.Face(cards.Queen)|cards.Face(cards.Knave)|cards.Face(cards.Ace) {
		return king
	}
	if clubs > 1 {
		return cards.NoSeat
	}
	return club
}

// dealsNext lets the player deal next whose turn it was.
func dealsNext(s *State, f *engine.Fact) {
	s.Tell(table.FactSame, f.Leader)
	s.Tell(table.FactNextDealer, f.Leader)
}

// skips returns the players who do not deal when the deal comes round after this hand.
func skips(s *State) (set cards.SeatSet) {
	for _, seat := range s.Round {
		if s.Is(factUsurped, seat) || s.Carried(skipped, seat) > 0 && !s.Is(factSkipped, seat) {
			set |= seat.Bit()
		}
	}
	return set
}

// turns lists the questions about who deals, and which rounds are double.
var turns = []*Maker{
	{Question: q("favourite.cut", "Which card may show the favourite suit?",
		"[cut=0: Cards are turned up until a king falls: no other card shows the favourite.][cut=1: Whichever card a cut turns up shows the favourite.]", fig("cut", "1 where the favourite is drawn by a cut")),
		Rule: &Rule{Judges: actFavourite.Bit()}, Refuse: func(s *State, a *engine.Act, cut int32) bool { return cut != 1 && a.Card.Face() != cards.King }},
	{Question: q("favourite.drawn", "Who draws the favourite suit by a cut?",
		"Whoever drew the king for a place draws the favourite by a cut; where places were drawn by suits, whoever drew a club."),
		Rule: &Rule{While: table.FactAct.Bit(), Judges: actFavourite.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			at := drawsFavourite(s)
			return at != cards.NoSeat && a.Seat != at
		}}},
	{Question: q("deal.first.suit", "Who deals first where the favourite is drawn by a cut?",
		"Whoever drew a card of the favourite suit for a place deals first."), Says: "{seat} drew the favourite suit, and deals first",
		Rule: &Rule{Asked: table.AskDealer.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			c := parts.Drawn(s, seat)
			return engine.Int(c != cards.None && int32(c.Suit())+1 == s.Carried(favoured, cards.NoSeat))
		}}},
	{Question: q("deal.turn", "What becomes of a hand that was dealt out of turn?",
		"A hand dealt out of turn is void if that is seen before every card is dealt, and whoever was to deal it deals."), Says: "{seat} dealt out of turn: the hand is void",
		Rule: outOfTurn(func(s *State, f *engine.Fact) {
			s.Tell(table.FactVoid, f.Seat)
			dealsNext(s, f)
		})},
	{Question: q("deal.turn.stands", "Until when is a hand void that was dealt out of turn?",
		"A hand dealt out of turn stands when every card is dealt and a hand was taken up."),
		Rule: &Rule{Lifts: []string{"hombre/deal.turn"}, Hush: func(s *State, f *engine.Fact) bool { return f.Amount == takenUp }}},
	{Question: q("deal.turn.next", "Who deals after a hand that was dealt out of turn and stands?",
		"Whoever was to deal the hand that was dealt out of turn deals the next."), Says: "{seat} deals next",
		Rule: outOfTurn(func(s *State, f *engine.Fact) {
			if f.Amount == takenUp {
				dealsNext(s, f)
			}
		})},
	{Question: q("deal.turn.passed", "Who deals when the deal comes round to whoever dealt out of turn?",
		"Whoever has dealt out of turn does not deal when the deal comes round: the next player does."), Says: "{seat} has dealt already, and is passed over",
		Rule: &Rule{Hears: engine.Facts(table.FactAct, table.FactClosing), On: func(s *State, f *engine.Fact) {
			switch {
			case f.Kind == table.FactAct && f.N == int32(actOutOfTurn) && f.Amount == takenUp:
				s.Tell(factUsurped, f.Seat)
			case f.Kind == table.FactClosing && passesOver(s) && !s.Told(table.FactSame):
				next := s.Right(s.Dealer)
				for range s.N {
					if s.Carried(skipped, next) == 0 {
						break
					}
					s.Tell(factSkipped, next)
					next = s.Right(next)
				}
				s.Tell(table.FactNextDealer, next)
			}
		}, Lifts: []string{"parts/deal.passes"}, Hush: func(s *State, f *engine.Fact) bool { return passesOver(s) }}},
	{Question: q("round.second", "Is a second round double?",
		"[round=0: No second round is double.][round!=0: In the {round ordinal} round, too, everything is double.]", fig("round", "another round that is double; 0 for none")), Says: "this round is double, too",
		Of: func(round int32) *Rule { return doubles(inRound(round), "hombre/round.double") }},
	agreed(1, "1 where players have agreed that they are", &Maker{Question: q("round.alternate", "Are rounds single and double by turns?",
		"[agreed=0: Rounds are not single and double by turns.][agreed=1: A single round and a double one follow each other in turn.]"), Says: "every second round is double",
		Rule: doublesOnly(func(s *State) bool { return s.Carried(dealt, cards.NoSeat)/int32(s.N)%2 == 1 && inRounds(s) }, "hombre/round.double", "hombre/round.second", "hombre/round.always")}),
	{Question: q("seats.kept", "When may players change seats?", "Nobody changes seats during a match."),
		Rule: &Rule{Judges: actMove.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Told(table.FactDealt) || s.Carried(dealt, cards.NoSeat) > 0 && (inRounds(s) || betesLeft(s))
		}}},
}
