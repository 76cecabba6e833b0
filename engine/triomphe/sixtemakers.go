package triomphe

import (
	"slices"

	"quinola/engine"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// sixteMakers lists every question of le Sixte, in the order of a hand.
func sixteMakers() []*Maker {
	return slices.Concat(
		shared, []*Maker{&parts.PackWhole, &parts.FalsePackPlayed},
		parts.Own(sixteOwn, "pack.false.mixed", "turned.marked"), played, []*Maker{&gameWon},
		parts.Own(sixteOwn, "game.both", "game.two", "game.one"),
		parts.Own(mannerMarks, "game.marked", "marked", "debt.first"),
		parts.Own(sixteOwn, "vole.match", "void.unmarked"),
		parts.Own(mannerLaws, "fault.misdeal", "fault.early", "fault.under", "fault.spare", "fault.revoke", "loss.own", "loss.debt"),
		parts.Own(sixteOwn, "misdeal.spared", "debt.match"), []*Maker{&parts.Target, &parts.MatchOver})
}

// sixteOwn lists the questions that le Sixte alone answers.
var sixteOwn = []Maker{
	{Question: q("pack.false.mixed", "What becomes of a hand whose cards were mixed before the pack was found false?",
		"A hand whose cards were mixed stands, though the pack is found false."),
		Rule: &Rule{Lifts: []string{"parts/pack.false", "parts/pack.false.again"}, Hush: func(s *State, f *engine.Fact) bool { return mixed(s) }}},
	games.Turned(q("turned.marked", "What does the dealer mark for the card turned?",
		"Whoever turns [face=1: an ace][face!=1: a card of the face {face}] marks {games word}.")),
	parts.WinnerFirstTo(q("game.both", "Who wins where two players make enough tricks?",
		"Where two players make {tricks word} tricks each, the first to have made them wins."), true),
	parts.WinnerFirstTo(q("game.two", "Who wins where two players make two tricks each?",
		"Where nobody makes so many, the first to make {tricks word} wins."), false),
	parts.WinnerFirstTo(q("game.one", "Who wins where everybody makes a trick?",
		"Where everybody makes one, the first to make {tricks word} wins."), false),
	{Question: q("vole.match", "What does the vole win?",
		"Whoever makes {tricks word} tricks alone wins the match.", fig("tricks", "the tricks that win the match")), Says: "{seat} makes every trick, and wins the match",
		Rule: &Rule{Hears: table.FactEnd.Bit()}, On: func(s *State, f *engine.Fact, tricks int32) {
			for _, seat := range s.Round {
				if s.Tally(table.Tricks, seat) >= tricks && !s.Is(table.FactMatch, seat) {
					s.Tell(table.FactMatch, seat)
				}
			}
		}},
	games.Unmarks(q("void.unmarked", "What becomes of games that were marked in a hand that is void?",
		"What was marked in a hand that is void is unmarked.")),
	{Question: q("debt.match", "What becomes of games that are owed when the match is over?",
		"What is owed falls away with the match."),
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if n := games.Owes(s, seat); n > 0 {
					s.Count(tallyDebt, seat, -n)
				}
			}
		}}},
	{Question: q("misdeal.spared", "What does a wrong deal cost a dealer who has no game?",
		"A dealer who deals wrongly and has no game to lose owes none."),
		Rule: &Rule{Lifts: []string{family + "/loss.debt"}, Hush: func(s *State, f *engine.Fact) bool {
			return f.Cause >= 0 && s.Facts[f.Cause].Kind == table.FactAct && s.Facts[f.Cause].N == int32(table.ActMisdeal)
		}}},
}
