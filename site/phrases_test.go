package site

import (
	"html/template"
	"slices"
	"testing"

	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/felt"
	"quinola/site/gamepages"
	"quinola/site/joined"
	"quinola/templates/phrases"
)

// TestQuestions: the questions of the games are phrases, too, with what their
// figures mean and the heads they stand under: rows of their own, since a row
// with places may take in a part and leave the rest in English.
func TestQuestions(t *testing.T) {
	for _, q := range lore.Questions() {
		if !phrases.Has(q.Asks) {
			t.Errorf("phrases.tsv lacks %q", q.Asks)
		}
		for _, p := range append(slices.Clone(q.Figures), q.Roles...) {
			if !phrases.Has(p.Means) {
				t.Errorf("phrases.tsv lacks %q, what %s of %s means", p.Means, p.Name, q.ID)
			}
		}
	}
	for _, g := range games.All() {
		for _, h := range lore.Of(g).Heads() {
			for _, name := range []string{h.Name, gamepages.HeadName(h.Name)} {
				if !phrases.Known(name) {
					t.Errorf("phrases.tsv lacks %q, a head of %s", name, g.ID())
				}
			}
		}
	}
}

// TestWhatTextsAreCalledIsSaid: what a text is called in other languages is said on the
// pages, as in what leads to them; a name that is in none of them stays.
func TestWhatTextsAreCalledIsSaid(t *testing.T) {
	b := &builder{Table: &felt.Table{Edition: &joined.Edition{Corpus: edited(t).Corpus}}}
	for name, want := range map[string]template.HTMLAttr{"The Hague 1785": "", "XVIII": ` translate="no"`} {
		if got := b.kept(name); got != want {
			t.Errorf("%s is marked %q, want %q", name, got, want)
		}
	}
}

// TestTermsMean: what the terms mean is said by the interface, as a phrase.
func TestTermsMean(t *testing.T) {
	for _, term := range edited(t).Notes.Terms {
		if !phrases.Known(term.Meaning) {
			t.Errorf("phrases.tsv lacks what %s means: %s", term.ID, term.Meaning)
		}
	}
}
