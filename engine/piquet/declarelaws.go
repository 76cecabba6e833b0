package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// declareLaws lists the questions about what is irregular in declaring.
var declareLaws = []Maker{
	{Question: q("declare.revised", "May a player come back who has said that it is good?",
		"Whoever has said that it is good, having better, may still count it before playing."), Head: "The laws of declaring",
		Rule: &Rule{Lifts: []string{"piquet/declare.answer"}, When: func(_ *State, a *engine.Act) bool { return a.Kind == actGood },
			Hears: factAnswered.Bit(), On: func(s *State, f *engine.Fact) {
				if f.Amount == isGood && truth(s, f.Seat, f.N) == isBad {
					s.Tell(factStands, f.Seat).N = f.N
				}
			}, While: factAccused.Bit()}},
	{Question: q("declare.struck", "What becomes of what the other has counted?",
		"What the other has counted is struck out when better of its kind is shown."), Voids: "the other had better",
		Rule: &Rule{Hears: table.FactMeld.Bit(), Given: factAnswered.Bit(), On: func(s *State, f *engine.Fact) {
			if revised(s, f.Seat, f.N) {
				uncount(s)
			}
		}, Judges: engine.Acts(actPoint, actRun, actSet), Refuse: func(s *State, a *engine.Act) bool { return lesserFirst(s, a, isGood) },
			Review: table.FactMeld.Bit(), While: answeredAndShown, Dues: dueMark.Bit(), Annul: func(s *State, d *engine.Due) bool {
				if f := s.Fact(d); f == nil || f.Kind != table.FactMeld && f.Kind != factCounts {
					return false
				}
				f := s.Last(table.FactMeld)
				return f != nil && struck(s, d, f) && revised(s, f.Seat, f.N)
			}}},
	{Question: q("declare.mistaken", "May a player come back who has asked for less by mistake?",
		"[agreed=0: Whoever has asked for less by mistake, and says so before playing, may still count the better.]"+
			"[agreed!=0: Whoever has asked for a lesser sequence or set by mistake, and says so before playing, may still count the better; the point may be lowered, not raised.]",
		fig("agreed", "1 where it is agreed that the point may not be raised")),
		Make: func(t *game.Terms) *Rule {
			rule := &Rule{Lifts: []string{"piquet/declare.lesser"}, When: func(s *State, a *engine.Act) bool {
				return s.Did(actRetract, a.Seat) != nil && played(s, a.Seat) == 0
			}}
			if t.N("agreed") != 0 {
				rule.Judges, rule.While, rule.Refuse = actPoint.Bit(), factAnswered.Bit(), betterThanTold
			}
			return rule
		}},
	{Question: q("set.lacking", "Must a player say which card of four is missing?",
		"Whoever has put out a card of four alike, and counts three, must say which it is, if asked at once after the first card."),
		Rule: &Rule{Judges: table.ActRefuse.Bit(), While: table.FactPlayed.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if played(s, a.Seat) != 1 || s.Did(actAsk, other(s, a.Seat)) == nil {
				return false
			}
			for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
				if f.Seat == a.Seat && f.N == kindSet && f.Cards.Len() == 3 && s.Out[a.Seat]&cards.Face(f.Card.Face()) != 0 {
					return true
				}
			}
			return false
		}}},
	{Question: q("set.name", "Must it be said which four alike a player has?",
		"Whoever could have had two sets of four, and has one, must say which it is."),
		Rule: &Rule{Judges: actSilent.Bit(), Refuse: func(s *State, a *engine.Act) bool { return mustName(s, a.Seat) }}},
	{Question: q("declare.false", "What does it cost to count what one has not?",
		"Whoever has counted what there is not, and has played, counts nothing of the hand; what the play brings is counted."), Says: "{seat} has counted falsely, and counts nothing in hand",
		Rule: &Rule{Hears: engine.Facts(table.FactAct, table.FactPlayed), Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Did(actFalse, f.Seat) != nil && played(s, f.Seat) > 0 && s.LastWith(factMute, f.Seat, 1) == nil {
				s.Tell(factMute, f.Seat).N = 1
			}
		}}},
	{Question: q("declare.false.mended", "May a false declaration be taken back?",
		"A false declaration may be taken back before the first card."),
		Rule: &Rule{Lifts: []string{"piquet/declare.false"}, Hush: func(s *State, f *engine.Fact) bool {
			back, card := s.Did(actRetract, f.Seat), s.SeenOf(table.FactPlayed, f.Seat)
			return back != nil && back.Trick <= 1 && (card == nil || s.Index(back) < s.Index(card))
		}}},
	{Question: q("pic.late", "Until when may a Pic be counted that was forgotten?",
		"Whoever has said thirty for sixty may come back to it until the cards are cut for the next hand."),
		Rule: &Rule{Judges: actClaim.Bit(), While: table.FactPlayed.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			cut := s.LastDid(table.ActCut, cards.NoSeat) // before the first card it was for this hand
			return cut != nil && int(s.Index(cut)) > s.From(table.FactPlayed)
		}}},
}

// bestShown returns the highest rank of a kind that a player has shown by the fact of a
// meld and those before it; nothing if the player has shown none.
func bestShown(s *State, seat cards.Seat, kind int32, by *engine.Fact) int32 {
	most := int32(nothing)
	for f := by; f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.N == kind {
			most = max(most, f.Amount)
		}
	}
	return most
}

// behind reports whether the other player has better of a kind than a player has
// shown. Of the second player it is asked only while that player has shown none.
func behind(s *State, seat cards.Seat, kind int32) bool {
	shown := bestShown(s, seat, kind, s.Last(table.FactMeld))
	return (shown == nothing || seat == s.Eldest) && best(s, other(s, seat), kind) > shown
}

// revised reports whether a player who answered "good" has since shown better
// than the other had shown before.
func revised(s *State, seat cards.Seat, kind int32) bool {
	if f := s.LastWith(factAnswered, seat, kind); kind > kindSet || f == nil || f.Amount != isGood {
		return false
	}
	first := parts.Declared(s, seat, kind, 0)
	if first == nil || s.Is(factMute, seat) && s.Index(s.SeenOf(factMute, seat)) < s.Index(first) { // whose cards keep nobody from counting
		return false
	}
	return first.Amount > bestShown(s, other(s, seat), kind, s.Prior(first))
}

// answeredAndShown is the set of facts that are so when the second player shows.
var answeredAndShown = engine.Facts(factAnswered, factShown)

// lesserFirst reports whether the second player, having given this answer, is about to show
// first of a kind something no better than what eldest hand has asked (after "bad") or shown
// (after "good").
func lesserFirst(s *State, a *engine.Act, answer int32) bool {
	kind, rival := kindOf(a.Kind), s.Eldest
	f := s.LastWith(factAnswered, a.Seat, kind)
	if a.Seat == rival || f == nil || f.Amount != answer || !stands(s, a.Seat, kind) || parts.Declared(s, a.Seat, kind, 0) != nil || s.Is(factMute, a.Seat) || s.Is(factMute, rival) {
		return false
	}
	most := best(s, rival, kind)
	if answer == isGood {
		most = bestShown(s, rival, kind, s.Last(table.FactMeld))
	}
	return rankOf(s, a.Seat, kind, a.Cards) <= most
}

// struck reports whether what the other player shows strikes out a due: one for
// the same kind, or a hazard made with it.
func struck(s *State, d *engine.Due, by *engine.Fact) bool {
	f := s.Fact(d)
	if f == nil || f.Seat == by.Seat {
		return false
	}
	return f.Kind == table.FactMeld && f.N == by.N || f.Kind == factCounts && f.N >= by.N && f.N <= kindSet
}

// mustName reports whether a player holds just one set of four, and has
// discarded from another.
func mustName(s *State, seat cards.Seat) bool {
	fours, could, low := 0, 0, leastAlike(s)
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		if set := cards.Face(face); counting(face, low) && (s.Hand[seat]|s.Out[seat])&set == set {
			could++
			fours += engine.Int(s.Hand[seat]&set == set)
		}
	}
	return could > 1 && fours == 1
}
