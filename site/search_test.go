package site

import (
	"path/filepath"
	"regexp"
	"testing"

	"quinola/annotate"
	"quinola/index"
	"quinola/site/sitetest"
	"quinola/templates/phrases"
)

// A question of the engine is found by a reader's words in each language of the
// interface, and told in the language in which it was asked.
func TestAQuestionIsFoundInEachLanguage(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "index")
	contents := index.Contents{Docs: []index.Doc{{ID: "a:1", Text: "a", Lang: "la", Reading: "nihil"}}, Topics: index.Topics(sitetest.Edited(t).Corpus, &annotate.Annotations{}, index.Tell{Question: phrases.In})}
	if err := index.Build(dir, contents, index.Restorer{}); err != nil {
		t.Fatal(err)
	}
	x, err := index.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for _, c := range []struct{ query, id, lang string }{
		{"who deals first", "reversis/deal.first", "en"},
		{"qui donne le premier", "reversis/deal.first", "fr"},
		{"vem ger först", "reversis/deal.first", "sv"},
		{"what does a revoke cost", "reversis/revoke.fine", "en"},
		{"que coûte une renonce", "reversis/revoke.fine", "fr"},
		{"vad kostar en renons", "reversis/revoke.fine", "sv"},
		{"must one follow suit", "reversis/follow-suit", "en"},
		{"faut-il fournir la couleur", "reversis/follow-suit", "fr"},
		{"måste man bekänna färg", "reversis/follow-suit", "sv"},
		{"combien de cartes donne-t-on", "reversis/deal.count", "fr"},
		{"hur många kort delas ut", "reversis/deal.count", "sv"},
		{"combien vaut le quinola", "reversis/quinola.gift", "fr"},
		{"which card is the quinola", "reversis/quinola", "en"},
	} {
		res, err := x.Search(t.Context(), c.query, index.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if len(res.Topics) == 0 || res.Topics[0].ID != c.id || res.Topics[0].Lang != c.lang {
			t.Errorf("%q finds %+v first; want %s in %s", c.query, res.Topics[:min(1, len(res.Topics))], c.id, c.lang)
		}
		asked := map[string]bool{}
		for _, topic := range res.Topics {
			if asked[topic.ID] {
				t.Errorf("%q finds %s twice", c.query, topic.ID)
			}
			asked[topic.ID] = true
		}
	}
}

// What editors say of a clause names others as readers do, and has no marks of
// their notation.
func TestWhatEditorsSayIsFoundInWords(t *testing.T) {
	e := sitetest.Edited(t)
	marked := regexp.MustCompile(`\[\[|\b(?:academie|hague-1785|reglor-1809|salon|two-quinolas):[a-z0-9]|(?:^|\s)\*\pL`)
	for d := range index.Heads(e.Corpus, e.Notes, told) {
		for lang, text := range d.Gloss {
			if at := marked.FindStringIndex(text); at != nil {
				t.Errorf("%s, in %s: … %s", d.ID, lang, text[at[0]:min(len(text), at[0]+60)])
			}
		}
	}
}
