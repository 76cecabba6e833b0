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
