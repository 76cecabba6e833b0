package main

import (
	"testing"

	"quinola/engine/games"
)

// Whether a book speaks of an act is told of all of it, also by the examples of another manner
// of the game.
func TestABookSpeaksByAllItsManners(t *testing.T) {
	c := &call{}
	for ruleset, act := range map[string]string{"solitaire": "vole", "lomber": "take-missing", "mouche": "spades"} {
		ann, err := c.annotationsBehind(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		r := replayer{ann: ann}
		if !r.speaks(games.Find(ruleset), act) {
			t.Errorf("the book of %s does not speak of %s", ruleset, act)
		}
		if r.speaks(games.Find(ruleset), "nothing such") {
			t.Error("it speaks of what it does not know")
		}
	}
}
