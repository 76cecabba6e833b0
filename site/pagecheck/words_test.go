package pagecheck

import (
	"strings"
	"testing"

	"golang.org/x/net/html"

	"quinola/templates/phrases"
)

func TestUnsaid(t *testing.T) {
	doc, err := html.Parse(strings.NewReader(`<html lang="en"><body><h2 title="Texts">Texts</h2><a href="x">XVIII</a> ♥J <p>Of nothing known <i lang="fr" title="of a book">Quinola</i> 18 <b translate="no" title="x">own</b></p><img alt="a picture"></body></html>`))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(unsaid(doc, map[string]bool{"XVIII": true}, map[string]bool{}, phrases.Known), "|"), "Of nothing known|of a book|a picture"; got != want {
		t.Errorf("unsaid %q, want %q", got, want)
	}
}

func TestForeign(t *testing.T) {
	for _, c := range []struct {
		tag, text string
		want      int
	}{
		{"fr", "Ouest entame the five de carreau", 1},
		{"fr", "the plate", 1},
		{"fr", "East prend des cartes, et joue", 1},
		{"fr", "What is the party worth?", 3},
		{"fr", "Que vaut la partie ?", 0},
		{"sv", "Sud joue l’as de la couleur qui est entamée", 2},
		{"sv", "Vad är partiet värt?", 0},
		{"en", "What is the party worth?", 0},
	} {
		if got := Foreign(c.tag, c.text); len(got) != c.want {
			t.Errorf("%s: %q has %q", c.tag, c.text, got)
		}
	}
}
