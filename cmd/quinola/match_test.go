package main

import (
	"context"
	"strings"
	"testing"
)

// tried is a match played at the terminal, from the first deal to the last, by one
// who tries every card, then every choice, and then Enter, again and again.
func tried(t *testing.T, times int, args ...string) string {
	t.Helper()
	if testing.Short() {
		t.Skip("plays a match")
	}
	t.Setenv("QUINOLA_CACHE", t.TempDir())
	t.Setenv("LC_ALL", "C")
	var tries strings.Builder
	for _, face := range "AKQJT98765432" {
		for _, suit := range "SHDC" {
			tries.WriteString(string(suit) + string(face) + "\n")
		}
	}
	tries.WriteString("8\n7\n6\n5\n4\n3\n2\n1\n\n")
	var said, failed strings.Builder
	if code := run(context.Background(), append([]string{"play", "-bots", "plain"}, args...), strings.NewReader(strings.Repeat(tries.String(), times)), &said, &failed); code != 0 {
		t.Fatalf("exit %d: %s", code, &failed)
	}
	return said.String()
}

// says requires that something is said in a match.
func says(t *testing.T, said string, all ...string) {
	t.Helper()
	for _, want := range all {
		if !strings.Contains(said, want) {
			t.Errorf("nothing says %q", want)
		}
	}
}

func TestAMatchOfPiquetAtTheTerminal(t *testing.T) {
	said := tried(t, 400, "-seed", "9", "piquet")
	says(t, said, "\nHand 1, dealt by ", "\nHand 2, dealt by ", "wins the match", "The match is over.", "  After ", "by this book the hand is not over")
	// A payment is quoted by the words that state it: not by a figure that is as much
	// (an ace counts one), nor by an example.
	says(t, said, "marks 1\n        academie:piquet.c4.p6 “en comptant un point pour la carte qu'il joue”", "academie:piquet.c3.p2 “autant de points qu'il a de cartes”")
	for _, beside := range []string{"piquet.c1.p1 ", "piquet.c1.p8 “& l'on continue", "piquet.c1.p8b “&"} {
		if strings.Contains(said, beside) {
			t.Errorf("something is quoted by %s", beside)
		}
	}
	// What is shown between the cards of a trick hides neither of them.
	hands, firsts := strings.Count(said, ", dealt by "), strings.Count(said, "trick 1 is ")
	if firsts < hands-1 { // the match may be won before the first trick is taken
		t.Errorf("of %d hands %d first tricks are told", hands, firsts)
	}
	if strings.Contains(said, "is missing") {
		t.Error("a hand that was won at a hundred is told to lack its last tricks")
	}
	if strings.Contains(said, "corbillon 0") {
		t.Error("a pool is told of that the game does not have")
	}
}

// What a tour has come to, who waits, and the columns are told after each hand, and
// in the end what everybody wins or loses by them: here of two tours.
func TestPiquetIsWrittenDownAtTheTerminal(t *testing.T) {
	said := tried(t, 400, "-lang", "fr", "-set", "piquet/write.rois#tours=2", "-seed", "7", "piquet.malheureux")
	said = strings.Join(strings.Fields(said), " ") // however the lines are broken
	says(t, said, "Piquet à écrire, Académie, au malheureux (piquet.malheureux)", "tours joués : 0 · coups de ce tour : 1 · d’avance dans ce tour : ", " · attendent : ", "tours joués : 1 · colonnes : ",
		"le dernier tour est joué", "gagne par les colonnes : ", "La partie est finie.")
	if _, end, _ := strings.Cut(said, "le dernier tour est joué"); strings.Contains(end, "prend la place") || strings.Contains(end, "attendent") {
		t.Errorf("whoever waits comes in after the match:\n%s", end)
	}
}

// Who plays with whom is told at the Sizette, and of a side what it has, once.
func TestSidesAtTheTerminal(t *testing.T) {
	says(t, tried(t, 20, "-seed", "8", "sizette"), "You play with N, T.", "\n  Hand 1   S N T +", "\n  so far   S N T +")
}

// The guinguette may be shown, or its box be drawn for unshown, with the same card:
// the card shows it, and the other is a choice with a number.
func TestTwoActsWithOneCardAtTheTerminal(t *testing.T) {
	t.Setenv("QUINOLA_CACHE", t.TempDir())
	t.Setenv("LC_ALL", "C")
	var said, failed strings.Builder
	lines := "1\n1\n2\nAH\n5H\nTD\n6C\n\n1\n" // a hand, and the first choice of the next
	if code := run(context.Background(), []string{"play", "-seed", "5", "guinguette"}, strings.NewReader(lines), &said, &failed); code != 0 {
		t.Fatalf("exit %d: %s", code, &failed)
	}
	says(t, said.String(), "a card, or 1 Hide ♦Q, 2 That is enough>", "You hide ♦Q")
}
