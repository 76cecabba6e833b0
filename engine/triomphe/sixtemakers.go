package triomphe

import (
	"slices"

	"quinola/engine"
	"quinola/engine/game"
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
	{Question: game.Question{ID: "triomphe/pack.false.mixed", Asks: "What becomes of a hand whose cards were mixed before the pack was found false?",
		Answer: "A hand whose cards were mixed stands, though the pack is found false."},
		Rule: &Rule{Lifts: []string{"parts/pack.false", "parts/pack.false.again"}, Hush: func(s *State, f *engine.Fact) bool { return mixed(s) }}},
	games.Turned(game.Question{ID: "triomphe/turned.marked", Asks: "What does the dealer mark for the card turned?",
		Answer: "Whoever turns [face=1: an ace][face!=1: a card of the face {face}] marks {games word}."}),
	parts.WinnerFirstTo(game.Question{ID: "triomphe/game.both", Asks: "Who wins where two players make enough tricks?",
		Answer: "Where two players make {tricks word} tricks each, the first to have made them wins."}, true),
	parts.WinnerFirstTo(game.Question{ID: "triomphe/game.two", Asks: "Who wins where two players make two tricks each?",
		Answer: "Where nobody makes so many, the first to make {tricks word} wins."}, false),
	parts.WinnerFirstTo(game.Question{ID: "triomphe/game.one", Asks: "Who wins where everybody makes a trick?",
		Answer: "Where everybody makes one, the first to make {tricks word} wins."}, false),
	{Question: game.Question{ID: "triomphe/vole.match", Asks: "What does the vole win?",
		Answer: "Whoever makes {tricks word} tricks alone wins the match.", Figures: []part{{Name: "tricks", Means: "the tricks that win the match"}}}, Says: "{seat} makes every trick, and wins the match",
		Rule: &Rule{Hears: table.FactEnd.Bit()}, On: func(s *State, f *engine.Fact, tricks int32) {
			for _, seat := range s.Round {
				if s.Tally(table.Tricks, seat) >= tricks && !s.Is(table.FactMatch, seat) {
					s.Tell(table.FactMatch, seat)
				}
			}
		}},
	games.Unmarks(game.Question{ID: "triomphe/void.unmarked", Asks: "What becomes of games that were marked in a hand that is void?",
		Answer: "What was marked in a hand that is void is unmarked."}),
	{Question: game.Question{ID: "triomphe/debt.match", Asks: "What becomes of games that are owed when the match is over?",
		Answer: "What is owed falls away with the match."},
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if n := games.Owes(s, seat); n > 0 {
					s.Count(tallyDebt, seat, -n)
				}
			}
		}}},
	{Question: game.Question{ID: "triomphe/misdeal.spared", Asks: "What does a wrong deal cost a dealer who has no game?",
		Answer: "A dealer who deals wrongly and has no game to lose owes none."},
		Rule: &Rule{Lifts: []string{family + "/loss.debt"}, Hush: func(s *State, f *engine.Fact) bool {
			return f.Cause >= 0 && s.Facts[f.Cause].Kind == table.FactAct && s.Facts[f.Cause].N == int32(table.ActMisdeal)
		}}},
}
