package piquet

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// dealLaws lists the questions about what is irregular in the deal.
var dealLaws = []Maker{
	{Question: q("cut.least", "How many cards must be cut?",
		"{cards word} cards at least must be cut.", fig("cards", "at least")), Head: "The laws of the deal",
		Rule: &Rule{Judges: table.ActCut.Bit()}, Refuse: func(s *State, a *engine.Act, n int32) bool { return a.N[0] != 0 && a.N[0] < int16(n) }},
	{Question: q("packets.warned", "May the packets be changed?",
		"Whoever warns the other before shuffling may deal in other packets."),
		Rule: &Rule{Lifts: []string{"parts/deal.packets.keep"}, When: func(s *State, a *engine.Act) bool { return s.Did(actWarn, a.Seat) != nil }}},
	{Question: q("packets.anew", "May they be changed in another match?",
		"In another match the cards may be dealt in other packets without warning."),
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factFresh, cards.NoSeat) }}},
	{Question: q("deal.thirteen", "What if a player is dealt a card too many?",
		"Where a player is dealt {cards}, eldest hand chooses whether the hand is played or dealt again.", fig("cards", "dealt to one player")), Says: "the hand is dealt again, as eldest hand chooses",
		Of: func(n int32) *Rule {
			return redealt(actAgain, func(s *State, f *engine.Fact) bool {
				dealt := s.Did(table.ActMisdeal, cards.NoSeat)
				return dealt != nil && dealt.Amount == n && f.Seat == s.Eldest && !exchanged(s, f.Seat)
			})
		}},
	{Question: q("deal.thirteen.less", "How many cards does a player take who was dealt one too many?",
		"Whoever was dealt a card too many takes one less than was put out, and one at least."),
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActDone, Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if n := surplus(s, f.Seat); n > 0 && s.Phase().Word == "draw" {
				s.Tell(factFewer, f.Seat).N = int32(n)
			}
		}, Judges: table.ActDone.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return surplus(s, a.Seat) == 1 && !exchanged(s, a.Seat) && s.Out[a.Seat].Len() == 1
		}}},
	{Question: q("deal.thirteen.left", "How many cards does eldest hand leave who was dealt one too many?",
		"Eldest hand who was dealt a card too many leaves {cards word} of the talon to the other.", fig("cards", "left to the other")),
		Rule: &Rule{Judges: engine.Acts(table.ActOut, table.ActTake), While: table.FactAct.Bit()}, Refuse: func(s *State, a *engine.Act, left int32) bool {
			if a.Seat != s.Eldest || surplus(s, a.Seat) != 1 || exchanged(s, a.Seat) {
				return false
			}
			n := s.Out[a.Seat].Len()
			if a.Kind == table.ActTake {
				n = int(a.N[0])
			}
			return n > s.Left()-int(left)
		}},
	{Question: q("deal.thirteen.out", "How many cards does the second player put out who was dealt one too many?",
		"A second player who was dealt a card too many may put out {out word} where fewer are left in the talon.", fig("out", "put out by the second player")),
		Make: func(t *game.Terms) *Rule {
			out := int(t.N("out"))
			return &Rule{Lifts: []string{"parts/exchange.most"}, When: func(s *State, a *engine.Act) bool {
				return surplus(s, a.Seat) == 1 && a.Seat != s.Eldest && s.Out[a.Seat].Len() < out
			}, Judges: table.ActTake.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				return surplus(s, a.Seat) == 1 && a.Seat != s.Eldest && !exchanged(s, a.Seat) && exchanged(s, s.Eldest) && int(a.N[0]) >= out
			}}
		}},
	{Question: q("deal.fourteen", "What if a player is dealt two cards too many?",
		"Where a player is dealt {cards} or more the hand is dealt again.", fig("cards", "dealt to one player")), Says: "{seat} dealt too many cards: the hand is dealt again",
		Of: func(n int32) *Rule {
			return redealt(table.ActMisdeal, func(_ *State, f *engine.Fact) bool { return f.Amount >= n })
		}},
	{Question: q("deal.twice", "What if a player deals twice in succession?",
		"Whoever deals twice in succession and notices it before looking at a card has the other deal."), Says: "{seat} dealt out of turn: the other deals",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwice, On: parts.Tells(table.FactVoid), Judges: actTwice.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Did(table.ActTurn, a.Seat) != nil || exchanged(s, a.Seat)
		}}},
	{Question: q("talon.exposed", "What if a card of the talon lies turned up?",
		"One card turned up in the talon does not make the hand void, unless it is the first, or the first of the {last word} that the second player takes.", fig("last", "of the talon, for the second player")),
		Of: func(last int32) *Rule {
			return &Rule{Lifts: []string{"parts/deal.exposed"}, Hush: func(s *State, f *engine.Fact) bool {
				i := slices.Index(s.Talon[:s.Bottom], f.Card)
				first := s.Bottom - int(last) + max(surplus(s, other(s, s.Eldest)), 0) // who was dealt thirteen takes two
				return i > s.Top && i < s.Bottom && i != first && s.Did(table.ActExposed, cards.NoSeat) == f
			}}
		}},
	{Question: q("void", "Does what was counted in a void hand stand?",
		"Nothing that was counted in a hand which is void stands."), Voids: "the hand is void",
		Rule: &Rule{Hears: table.FactVoid.Bit(), Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: dueMark.Bit(),
			Annul: func(*State, *engine.Due) bool { return true },
			On:    func(s *State, _ *engine.Fact) { uncount(s) }}},
}

// redealt returns a rule that has the hand dealt again after an irregular act, where may
// allows it.
func redealt(act engine.ActKind, may func(s *State, f *engine.Fact) bool) *Rule {
	return &Rule{Hears: table.FactAct.Bit(), Only: 1 << act, On: func(s *State, f *engine.Fact) {
		if may(s, f) {
			parts.Again(s, f.Seat)
		}
	}}
}

// surplus returns how many cards too many a player was dealt.
func surplus(s *State, seat cards.Seat) int { return s.Dealt[seat].Len() - tricks }
