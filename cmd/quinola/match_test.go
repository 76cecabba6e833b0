package main

import (
	"context"
	"strings"
	"testing"
)

// A match of Piquet is played at the terminal, from the deal to the hundred, by
// one who tries every card, then every choice, and then Enter, again and again.
func TestAMatchOfPiquetAtTheTerminal(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a match")
	}
	t.Setenv("QUINOLA_CACHE", t.TempDir())
	t.Setenv("LC_ALL", "C")
	var tries strings.Builder
	for _, face := range "AKQJT987" {
		for _, suit := range "SHDC" {
			tries.WriteString(string(suit) + string(face) + "\n")
		}
	}
	tries.WriteString("8\n7\n6\n5\n4\n3\n2\n1\n\n")
	var said, failed strings.Builder
	args := []string{"play", "-seed", "7", "-bots", "plain", "piquet"}
	if code := run(context.Background(), args, strings.NewReader(strings.Repeat(tries.String(), 400)), &said, &failed); code != 0 {
		t.Fatalf("exit %d: %s", code, &failed)
	}
	for _, want := range []string{"\nHand 1, dealt by ", "\nHand 2, dealt by ", "wins the match", "The match is over.", "  After "} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("nothing says %q", want)
		}
	}
	// What is shown between the cards of a trick hides neither of them.
	hands, firsts := strings.Count(said.String(), ", dealt by "), strings.Count(said.String(), "trick 1 is ")
	if firsts < hands-1 { // the match may be won before the first trick is taken
		t.Errorf("of %d hands %d first tricks are told", hands, firsts)
	}
	if strings.Contains(said.String(), "corbillon 0") {
		t.Error("a pool is told of that the game does not have")
	}
}
