package edit

import (
	"strings"
	"testing"
)

func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"quinola", "quinola", 0}, {"panier", "pannier", 1}, {"corbillon", "corbeille", 3}, {"ab", "ba", 2}} {
		if got := Strings(tt.a, tt.b); got != tt.want {
			t.Errorf("%q and %q are %d apart, want %d", tt.a, tt.b, got, tt.want)
		}
		if got := Strings(tt.b, tt.a); got != tt.want {
			t.Errorf("%q and %q are %d apart, want %d", tt.b, tt.a, got, tt.want)
		}
	}
	if got := Distance(strings.Fields("le jeu de la bête"), strings.Fields("le jeu de bête")); got != 1 {
		t.Errorf("one word is left out: %d", got)
	}
}

func TestLettersApart(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"CHAPITRE", "CHAPITRE", 0}, {"CHAPITRE", "CIIAPITRE", 2}, {"ABC", "CBA", 0}, {"AA\xff", "B", 2}} {
		got := LettersOf(tt.a).Apart(LettersOf(tt.b))
		if got != tt.want || got != LettersOf(tt.b).Apart(LettersOf(tt.a)) {
			t.Errorf("the letters of %q and %q are %d apart, want %d", tt.a, tt.b, got, tt.want)
		}
		if d := Strings(tt.a, tt.b); got > d {
			t.Errorf("%q and %q are %d apart, and their letters %d", tt.a, tt.b, d, got)
		}
	}
}
