package engine_test

import (
	"fmt"
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
)

// This is about the least game that shows how rules
// meet. Who draws the lowest card pays a stake to the pool; the queen of
// spades pays it twice; and who holds an ace is let off.

// The kinds of fact of the game. Kind 0 is no fact.
const (
	_ engine.FactKind = iota
	factDrawn
	factLowest
)

// questionLowest is the one question whose answer rests on comparing players.
const questionLowest engine.Question = 0

// drawing is the state of a hand: what the players drew, and the trace.
type drawing struct {
	engine.Trace
	drew [4]cards.Card
}

func lowestDraws() []engine.Rule[drawing] {
	return []engine.Rule[drawing]{
		{
			ID: "drawing/lowest", Asked: 1 << questionLowest,
			Prefer: func(d *drawing, _ engine.Question, seat cards.Seat) int { return -int(d.drew[seat].Face()) },
		},
		{
			ID: "drawing/stake", Hears: factLowest.Bit(),
			On: func(d *drawing, f *engine.Fact) {
				d.Owe(0, engine.Account(f.Seat), engine.Pool, 5)
			},
		},
		{
			ID: "drawing/queen",
			Scale: func(d *drawing, due *engine.Due) int32 {
				if d.drew[due.From] == cards.Of(cards.Spades, 12) {
					return 2
				}
				return 1
			},
		},
		{
			ID: "drawing/ace",
			Annul: func(d *drawing, due *engine.Due) bool {
				return d.drew[due.From].Face() == cards.Ace
			},
		},
	}
}

// play tells what a hand comes to, with some rules switched off.
func play(drew [4]cards.Card, off ...string) string {
	rules, err := engine.Compile(slices.DeleteFunc(lowestDraws(), func(r engine.Rule[drawing]) bool { return slices.Contains(off, r.ID) }))
	if err != nil {
		return err.Error()
	}
	d := &drawing{drew: drew}
	d.Reset()
	var lowest engine.Answer
	rules.Ask(d, &d.Trace, questionLowest, 1<<4-1, &lowest)
	if lowest.Seat == cards.NoSeat {
		return "nobody drew lowest"
	}
	rules.Answered(&d.Trace, &lowest, factDrawn, &engine.Fact{Kind: factLowest, Seat: lowest.Seat})
	rules.Conclude(d, &d.Trace)
	told := fmt.Sprintf("%v drew lowest, and the pool has %d", lowest.Seat, d.Balance[engine.Pool])
	for _, due := range d.Dues {
		behind := rules.Behind(&d.Trace, &due)
		for no := behind.Next(engine.NoRule); no >= 0; no = behind.Next(no) {
			told += " by " + rules.List[no].ID
		}
	}
	return told
}

// A game is a few rules as values. They know nothing of each other, so each
// can be switched off, and only what it says changes.
func Example() {
	queen, king := cards.Of(cards.Spades, 12), cards.Of(cards.Hearts, 13)
	drew := [4]cards.Card{king, queen, king, king}
	fmt.Println(play(drew))
	fmt.Println(play(drew, "drawing/queen"))
	fmt.Println(play(drew, "drawing/lowest"))
	// Output:
	// E drew lowest, and the pool has 10 by drawing/lowest by drawing/stake by drawing/queen
	// E drew lowest, and the pool has 5 by drawing/lowest by drawing/stake
	// nobody drew lowest
}
