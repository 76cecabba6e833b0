package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Le Quadrille au Roi rendu, of the Académie: the holder of the king called may
// return it for another card; then the player plays alone.

// phaseReturn is the phase in which the king may be returned.
const phaseReturn = 2

// enough is N of an actFeign where it is not said how many tricks were sure.
const enough = 0

// returned returns the fact that the king called was given to the player, or nil.
func returned(s *State) *engine.Fact { return s.Seen(table.FactGives) }

// returning returns the phase in which each of the others says whether he
// returns the king, so that being asked reveals nobody.
func returning() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: engine.Acts(actReturn, actKeep), Opens: parts.Opened(phaseReturn),
		Turn: func(s *State) cards.Seat {
			if returned(s) != nil {
				return cards.NoSeat
			}
			return s.Speak(s.Rivals(player(s)))
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(actReturn)
			o.Add(actKeep)
		},
	}
}

// exchanging returns the phase in which the player gives a card for the king.
func exchanging() *table.Phase {
	return &table.Phase{
		Word: "trade", Acts: table.ActGive.Bit(), Opens: func(s *State) bool { return returned(s) != nil },
		Turn: func(s *State) cards.Seat {
			if s.Told(table.FactGiven) {
				return cards.NoSeat
			}
			return player(s)
		},
		May: func(s *State, seat cards.Seat, o *table.Options) { o.Offer(table.ActGive, s.Hand[seat]) },
		Do:  func(s *State, a *engine.Act) { s.PassCard(a.Seat, returned(s).Seat, a.Card) },
	}
}

// openly returns a maker by which everybody may see a card that passes from
// hand to hand, as a kind of fact says.
func openly(question game.Question, kind engine.FactKind) *Maker {
	return &Maker{Question: question,
		Rule: &Rule{Hears: kind.Bit(), On: func(s *State, f *engine.Fact) {
			said := s.Tell(table.FactKnows, cards.NoSeat)
			said.Seats, said.Cards = cards.AllSeats, f.Card.Bit()
		}, Lifts: []string{"hombre/tricks.seen"}, When: func(s *State, a *engine.Act) bool {
			f := s.Seen(kind)
			return f != nil && a.Card == f.Card
		}}}
}

// kings lists the questions about a king that is returned.
var kings = []*Maker{
	{Question: q("king.returned", "May the king called be returned?",
		"Whoever holds the king called [obliged=0: may][obliged=1: must] return it to the player, for another card.", fig("obliged", "1 where it must be returned")), Says: "{seat} returns the king",
		Make: func(t *game.Terms) *Rule {
			obliged := t.N("obliged") == 1
			return &Rule{Hears: engine.Facts(factCalled, table.FactSaid), On: func(s *State, f *engine.Fact) {
				switch called := s.Seen(factCalled); {
				case f.Kind == factCalled && !s.Dealt[f.Seat].Has(f.Card):
					s.Tell(table.FactOpens, cards.NoSeat).N = phaseReturn
				case f.Kind == table.FactSaid && f.N == int32(actReturn):
					said := s.Tell(table.FactGives, f.Seat)
					said.Taker, said.Card = called.Seat, called.Card
				}
			}, Judges: engine.Acts(actReturn, actKeep, table.ActGive), Refuse: func(s *State, a *engine.Act) bool {
				called := s.Seen(factCalled)
				if a.Kind == table.ActGive {
					return called != nil && a.Card == called.Card
				}
				holds := called != nil && s.Hand[a.Seat].Has(called.Card)
				if a.Kind == actReturn {
					return !holds
				}
				return holds && obliged && !forced(s)
			}}
		}},
	{Question: q("return.forced", "May the king be returned to whoever is forced by spadille?",
		"To whoever is forced to play by spadille the king may not be returned."),
		Rule: &Rule{Judges: actReturn.Bit(), Refuse: func(s *State, a *engine.Act) bool { return forced(s) }}},
	openly(q("return.seen", "Who may see the card that is given for the king?",
		"The card that is given for the king may be seen by everybody."), table.FactGiven),
	{Question: q("return.alone", "With whom does the player play when the king was returned?",
		"Whoever was given the king plays alone against all the others."),
		Rule: &Rule{Hears: table.FactGives.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactSide, cards.NoSeat).Seats = f.Taker.Bit()
		}}},
	{Question: q("return.bete", "What does it cost to return the king with a good hand?",
		"Whoever returns the king to make the player lose, with {sure word} sure tricks, makes a bête.", fig("sure", "the tricks that the hand is sure of")), Owes: "{seat} returned the king with a good hand, and makes a bête",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actFeign}, On: func(s *State, f *engine.Fact, sure int32) {
			back := returned(s)
			if back != nil && back.Seat == f.Seat && (f.Amount == enough || f.Amount >= sure) {
				betesOf(s, f.Seat, 1)
			}
		}},
}

// academieRoiRendu lists the answers of roi-rendu.p1 to roi-rendu.5 that le
// Quadrille does not have.
var academieRoiRendu = []game.Answer{
	{Rule: "last.forced", Figures: game.Figures{{"agreed", 0}}, Ruling: "last-forced"},
	{Rule: "king.returned", Figures: game.Figures{{"obliged", 0}}},
	{Rule: "return.forced"},
	{Rule: "return.seen"},
	{Rule: "return.alone"},
	{Rule: "return.bete", Figures: game.Figures{{"sure", 3}}},
}
