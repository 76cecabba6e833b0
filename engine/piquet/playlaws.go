package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// playLaws lists the questions about what is irregular in the play, and in the match.
var playLaws = []Maker{
	{Question: q("revoke.mended", "May a card be taken back that does not follow suit?",
		"A card that does not follow suit is taken back by whoever could have followed, and costs nothing."), Head: "The laws of the play",
		Rule: &Rule{Lifts: []string{"parts/play.final"}, When: func(s *State, a *engine.Act) bool {
			led, card := covered(s, a.Seat)
			return card != nil && led.Card.Suit() != card.Card.Suit() && s.Hand[a.Seat]&cards.Lane(led.Card.Suit()) != 0
		}}},
	{Question: q("lead.name", "Must a change of suit be named?",
		"Whoever leads another suit than before must name it; else the other may take back the card played to it."),
		Rule: &Rule{Lifts: []string{"parts/play.final"}, When: func(s *State, a *engine.Act) bool {
			led, _ := covered(s, a.Seat)
			f := s.LastDid(actSilent, other(s, a.Seat))
			return led != nil && f != nil && f.Trick == led.Trick && changes(s, led)
		}}},
	{Question: q("thrown", "What if a player throws the last cards down?",
		"Whoever throws down the cards that are left, {most word} at most, loses them all if the other then shows, and cannot take them back.", fig("most", "left to whoever throws them down")),
		Of: func(most int32) *Rule {
			return &Rule{While: table.FactAct.Bit(), Asked: table.AskTaker.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				return engine.Int(lost(s, other(s, seat), most))
			}, Judges: actRetract.Bit(), Refuse: func(s *State, a *engine.Act) bool { return lost(s, a.Seat, most) }}
		}},
	{Question: q("thrown.mixed", "What if they are mixed with the talon?",
		"Whoever gives up, and throws down cards that are mixed with the talon, loses the match; cards thrown down may not be taken back when the other has mixed them."), Says: "{seat} wins the match: another has given up",
		Make: func(*game.Terms) *Rule {
			rule := *parts.Forfeits(game.Question{}, "", table.ActFold).Rule
			rule.Judges, rule.Refuse = actRetract.Bit(), func(s *State, a *engine.Act) bool {
				lay := s.LastDid(table.ActLay, a.Seat)
				return lay != nil && s.Index(s.LastDid(actMix, other(s, a.Seat))) > s.Index(lay)
			}
			return &rule
		}},
	parts.Forfeits(q("cheat", "What does cheating cost?",
		"Whoever takes cards back that were put out, or cheats otherwise, loses the match."), "{seat} wins the match: another has cheated", table.ActCheat),
	{Question: q("deal.anew", "Who deals first in another match?",
		"[agreed=0: When a match is over it is drawn anew who deals.][agreed!=0: When a match is over the deal passes as before.]", fig("agreed", "1 where it is agreed that the deal passes on")), Head: "The match",
		Of: func(agreed int32) *Rule {
			return &Rule{Lifts: []string{"parts/deal.passes"}, While: table.FactMatch.Bit(), Hush: func(*State, *engine.Fact) bool { return agreed == 0 }}
		}},
}

// played returns how many cards a player has played.
func played(s *State, seat cards.Seat) int { return s.Laid[seat].Len() }

// lost reports whether a player has thrown the last cards down, so many at most, and had
// not taken them up when the other showed a hand. All that is left is then lost, and a
// hand that is thrown down after that loses nothing.
func lost(s *State, seat cards.Seat, most int32) bool {
	var thrown cards.SeatSet
	for i := s.From(table.FactAct); i < len(s.Facts); i++ {
		f := &s.Facts[i]
		if f.Kind != table.FactAct {
			continue
		}
		rival := other(s, f.Seat)
		switch act := engine.ActKind(f.N); {
		case act == table.ActShow && thrown.Has(rival):
			return rival == seat
		case act == table.ActLay && heldAt(s, f) <= int(most):
			thrown |= f.Seat.Bit()
		case act == actRetract:
			thrown &^= f.Seat.Bit()
		}
	}
	return false
}

// heldAt returns how many cards a player held when doing something.
func heldAt(s *State, f *engine.Fact) int {
	n := s.Hand[f.Seat].Len()
	for card := s.Last(table.FactPlayed); card != nil && s.Index(card) > s.Index(f); card = s.Prior(card) {
		n += engine.Int(card.Seat == f.Seat)
	}
	return n
}

// covered returns the card that was led and the card that a player has covered
// it with, if nothing was played since; else nil.
func covered(s *State, seat cards.Seat) (led, card *engine.Fact) {
	card = s.Last(table.FactPlayed)
	if card == nil || card.Seat != seat || card.Leader == seat {
		return nil, nil
	}
	if led = s.Prior(card); led == nil {
		return nil, nil
	}
	return led, card
}

// changes reports whether a lead is of another suit than the lead before it. Leads
// before a position count as another suit.
func changes(s *State, led *engine.Fact) bool {
	for f := s.Prior(led); f != nil; f = s.Prior(f) {
		if f.Leader == f.Seat {
			return f.Card.Suit() != led.Card.Suit()
		}
	}
	return led.Trick > 1
}
