package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What the Loix of l'Hombre add to the treatise: on a hand that passes and
// draws, a pack found false when a hand is decided, and bêtes made one upon
// another.

// obliged is N of an open hand that the others want played out, to exchange
// cards.
const obliged = 1

// agreedOn is the second number of an act to which the others consent.
const agreedOn = 1

// decided reports whether somebody has made enough tricks to win: n, or n-1 if
// no other can make as many.
func decided(s *State, n int32) bool {
	left := int32(s.Law().Each()) - tricks(s)
	for _, seat := range s.Round {
		own := s.Tally(table.Tricks, seat)
		best := own == n-1
		for _, other := range s.Round {
			best = best && (other == seat || s.Tally(table.Tricks, other)+left < own)
		}
		if own >= n || best {
			return true
		}
	}
	return false
}

// earlier returns where a bête of n that was made on an earlier hand lies:
// among those that go, or those that wait.
func earlier(s *State, n int32) (at engine.Account, ok bool) {
	if n > 0 && s.Pool(boxBetes) == n {
		return engine.Box(boxBetes), true
	}
	for _, bete := range s.Queue() {
		if bete == n {
			return engine.Waiting, true
		}
	}
	return engine.NoAccount, false
}

// muddled reports whether somebody has drawn another's hand, and mixed it with
// the own.
func muddled(s *State) bool {
	return parts.Deed(s, actReaches, func(f *engine.Fact) bool { return f.Amount == joined }) != nil
}

// saidWrong reports whether a player makes a bête already for what was said.
func saidWrong(s *State, seat cards.Seat) bool {
	for i := range s.Dues {
		d := &s.Dues[i]
		if f := s.Fact(d); d.Class == table.DueBete && d.From == table.Account(seat) && f != nil && f.Kind == table.FactSaid {
			return true
		}
	}
	return false
}

// loix lists these questions.
var loix = []*Maker{
	{Question: q("draw.untold", "What if a player who has passed draws with too many cards, or too few?",
		"Whoever has passed with ten cards or eight, and draws without having said so, makes a bête, unless it was made in the auction."), Head: "The exchange", Owes: "{seat} has not said that the hand has not nine cards, and makes a bête",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if _, ok := bid(s, f.Seat); f.N == int32(table.ActDone) && !ok && s.Out[f.Seat] != 0 && handsOf(s, f.Seat) && s.Did(actOwns, f.Seat) == nil && !saidWrong(s, f.Seat) {
				betesOf(s, f.Seat, 1)
			}
		}}},
	{Question: q("hand.decided", "When is a hand decided before its last card, and what may no longer spoil it?",
		"A hand is played when somebody has made enough tricks to win, {tricks word} or what else wins: it stands, though the pack is found false, and cards may be shown.", fig("tricks", "the tricks that win")), Head: "The deal",
		Of: func(n int32) *Rule {
			return &Rule{Lifts: []string{"parts/pack.false", "parts/pack.false.again", "hombre/hand.shown"}, Hush: func(s *State, f *engine.Fact) bool { return s.Playing() && decided(s, n) }}
		}},
	{Question: q("bete.joined", "May a player have a bête go together with one that was there before?",
		"Whoever makes a bête while another waits may have the two go together, if the others consent."), Head: "The bêtes", Owes: "a bête goes together with another",
		Rule: &Rule{Judges: actJoins.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			_, ok := earlier(s, int32(a.N[0]))
			return a.N[1] != agreedOn || !ok
		}, Hears: table.FactClosing.Bit(), Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			at, ok := engine.NoAccount, false
			joins := parts.Deed(s, actJoins, func(f *engine.Fact) bool {
				at, ok = earlier(s, f.Amount)
				return ok && s.Pool(boxMade) > 0
			})
			if joins != nil {
				s.Owe(table.DueNext, at, engine.Box(boxMade), joins.Amount)
			}
		}}},
	{Question: q("trump.sure.played", "What if the others wish to exchange cards?",
		"Where the others make whoever has laid a sure hand open play it, because they wish to exchange cards, the suit is named."), Head: "The auction",
		Rule: &Rule{Lifts: []string{"hombre/trump.sure"}, Hush: func(s *State, f *engine.Fact) bool { return f.N == int32(actSpread) && f.Amount == obliged }}},
	headed("The exchange", judging(actRedeal.Bit(), func(s *State, a *engine.Act) bool { return a.Seat != player(s) || !muddled(s) },
		again(q("hand.muddled", "What if a hand that was drawn cannot be laid back as it was?",
			"A hand that was drawn in place of the talon is laid back as it was; where it is mixed the player may have it dealt again."),
			"{seat} has the hand dealt again", actRedeal, func(s *State, f *engine.Fact) bool { return f.Seat == player(s) && muddled(s) }))),
	{Question: q("quit.consent", "May a match be put off?",
		"A match is put off only where all the others consent."), Head: "The match",
		Rule: &Rule{Judges: table.ActQuit.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			for _, seat := range s.Round {
				if seat != a.Seat && s.Did(actAgrees, seat) == nil {
					return a.N[0] == excused
				}
			}
			return false
		}}},
}
