package index

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
)

// aShelf is two books that both speak of the quinola, and a term and questions
// of it.
func aShelf() Contents {
	return Contents{
		Docs: []Doc{
			{ID: "hague-1785:18", Text: "hague-1785", Lang: "fr", Label: "XVIII", Number: 18, Reading: "Le Valet de cœur, ou Quinola, se joue à Upsala.", Gloss: map[string]string{"en": "What the Quinola is worth."}},
			{ID: "reglor-1809:2.31", Text: "reglor-1809", Lang: "sv", Label: "31", Number: 31, Reading: "Om quinola blir gorgerad, kräfva 2:ne ficher.", Gloss: map[string]string{"en": "What the Quinola is worth when it is led."}},
		},
		Topics: []Topic{
			{Kind: TopicTerm, ID: "quinola", Title: "Quinola"},
			{Kind: TopicQuestion, ID: "reversis/quinola.placed", Title: "What of a quinola placed?", In: []string{"hague-1785"}},
			{Kind: TopicQuestion, ID: "reversis/quinola.gorged", Title: "What of a quinola gorged?", In: []string{"reglor-1809"}},
		},
		Books: Books(&corpus.Corpus{Texts: []*corpus.Text{
			{ID: "hague-1785", Meta: corpus.Meta{Short: "The Hague 1785", Called: map[string]string{"fr": "La Haye 1785"}}},
			{ID: "reglor-1809", Meta: corpus.Meta{Short: "Upsala 1809"}},
			{ID: "two-quinolas", Meta: corpus.Meta{Short: "Two Quinolas"}},
		}}),
	}
}

func TestABookGoesByItsNames(t *testing.T) {
	got := aShelf().Books[0].Names
	want := []string{"hague 1785", "hague", "the hague 1785", "the hague", "la haye 1785", "la haye"}
	if !slices.Equal(got, want) {
		t.Errorf("the names are %q; want %q", got, want)
	}
}

func TestInBook(t *testing.T) {
	for _, c := range []struct{ query, book, rest string }{
		{"quinola upsala", "reglor-1809", "quinola"},
		{"Upsala: quinola", "reglor-1809", "quinola"},
		{"quinola the hague 1785", "hague-1785", "quinola"},
		{"quinola la haye remise", "hague-1785", "quinola remise"},
		{"two quinolas remise", "two-quinolas", "remise"},
		{"quinolas remise", "", "quinolas remise"},
		{"upsala", "", "upsala"},
		{"the hague", "", "the hague"},
		{`quinola "upsala"`, "", "quinola upsala"},
		{"quinola upsal*", "", "quinola upsal"},
		{"quinola upsala text:hague-1785", "", "quinola upsala"},
		{"upsala the hague quinola", "hague-1785", "upsala quinola"},
	} {
		q, book := inBook(aShelf().Books, Parse(c.query))
		var rest []string
		for _, t := range q.Terms {
			rest = append(rest, t.Words...)
		}
		if got := strings.Join(rest, " "); book != c.book || got != c.rest {
			t.Errorf("%q asks %q for %q; want %q for %q", c.query, book, got, c.book, c.rest)
		}
	}
}

func TestAQueryThatNamesABook(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "index")
	if err := Build(dir, aShelf(), Restorer{}); err != nil {
		t.Fatal(err)
	}
	x, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for _, c := range []struct {
		query, book, hits, topics string
		off                       map[string]bool
	}{
		{"quinola upsala", "reglor-1809", "reglor-1809:2.31", "quinola reversis/quinola.gorged", nil},
		{"quinola upsala", "", "hague-1785:18", "", map[string]bool{"book": true}}, // its words stand there
		{"valet upsala", "", "hague-1785:18", "", nil},                             // not in the book: its words, wherever they stand
		{"upsala 31", "reglor-1809", "reglor-1809:2.31", "", nil},
		{"upsala 2.31", "reglor-1809", "reglor-1809:2.31", "", nil},
		{"la haye xviii", "hague-1785", "hague-1785:18", "", nil},
		{"worth led upsala", "reglor-1809", "reglor-1809:2.31", "", nil}, // what the editors say
	} {
		res, err := x.Search(context.Background(), c.query, Options{Off: c.off, Gloss: true})
		if err != nil {
			t.Fatal(err)
		}
		var hits, topics []string
		for _, h := range res.Hits {
			hits = append(hits, h.ID)
		}
		for _, t := range res.Topics {
			topics = append(topics, t.ID)
		}
		if res.Book != c.book || strings.Join(hits, " ") != c.hits || c.topics != "" && strings.Join(topics, " ") != c.topics {
			t.Errorf("%q: book %q, hits %q, topics %q; want %q, %q, %q", c.query, res.Book, hits, topics, c.book, c.hits, c.topics)
		}
	}
}
