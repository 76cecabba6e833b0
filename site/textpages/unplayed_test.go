package textpages

import (
	"strings"
	"testing"
	"testing/fstest"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// What the page of a clause says of its game is true of a game without cards,
// too: none will play it, and no word of card games explains it.
func TestUnplayed(t *testing.T) {
	c := corpus.New(corpus.Edition{}, []*corpus.Text{sitetest.Mint(corpus.Text{ID: "leisure", Meta: corpus.Meta{Lang: "fr", Divisions: []corpus.Division{
		{Slug: "whist", Name: "Le Whist", Game: "Whist"}, {Slug: "mail", Name: "Le Mail", Game: "Pall-mall", Cardless: true},
	}}}, `
# Le Whist
whist.1 1 Chacun joue une carte.
# Le Mail
mail.1 1 Chacun joue une boule.
# Avertissement
other.1 1 Au Lecteur.`)})
	notes, err := annotate.Read(annotate.Source{FS: fstest.MapFS{}}, c)
	if err != nil {
		t.Fatal(err)
	}
	joined, err := joined.Join(t.Context(), joined.Sources{Corpus: c, Notes: notes})
	if err != nil {
		t.Fatal(err)
	}
	e := New(&felt.Table{Edition: joined})
	for id, want := range map[string]string{
		"leisure:whist.1": "The engine does not play this game.",
		"leisure:mail.1":  "The engine plays games of cards, and this is none.",
		"leisure:other.1": "",
	} {
		if got := e.unplayed(page.Place{}, c.Clause(id)); got == nil || got.Engine != want {
			t.Errorf("%s: %+v, want %q", id, got, want)
		}
	}
	whist, mail := c.Clause("leisure:whist.1"), c.Clause("leisure:mail.1")
	e.near.Do(e.readWords)
	e.near.terms = map[*corpus.Clause][]string{whist: {"passe"}, mail: {"passe"}}
	if got := e.termsIn(whist); len(got) != 1 {
		t.Errorf("%s has the terms %q", whist.ID, got)
	}
	if got := e.termsIn(mail); got != nil {
		t.Errorf("%s has the terms %q of card games", mail.ID, got)
	}
}

// The nearest clause that plays is of the same game wherever that has one, in games
// without tricks as well.
func TestTheNearestIsOfTheGame(t *testing.T) {
	e, edited := ofEdition(t)
	for id, want := range map[string]string{
		"academie:comete.p13": "academie/comete.",
		"academie:poque.p10b": "academie/poque.",
	} {
		c := edited.Corpus.Clause(id)
		v := e.unplayed(page.Place{}, c)
		if v == nil || v.Near == nil || v.Near.Shared != nil || !strings.Contains(v.Near.Href, want) {
			t.Errorf("nearest to %s is %+v, want a clause of %s", id, v, want)
		}
	}
}

// ofEdition returns the pages of the edition's texts, and what they are made of.
func ofEdition(t *testing.T) (*Pages, sitetest.Edition) {
	t.Helper()
	whole := sitetest.Edited(t)
	edition, err := joined.Join(t.Context(), joined.Sources{Corpus: whole.Corpus, Notes: whole.Notes})
	if err != nil {
		t.Fatal(err)
	}
	return New(&felt.Table{Edition: edition}), whole
}
