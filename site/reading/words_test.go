package reading

import (
	"fmt"
	"html"
	"regexp"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/sitetest"
)

func TestEveryWordHasItsAddress(t *testing.T) {
	for _, c := range []struct {
		pieces []string
		want   string
	}{
		{[]string{"La Remise"}, "w1 La w2 Remise"},
		{[]string{"(c'", "est", "-à-dire) ", "& ", "5"}, "w1 c’ w2 5"},
		{[]string{"Jeu. ", "—", " Toutes"}, "w1 Jeu. w2 Toutes"},
		{[]string{"Art. ", "1", "."}, "w1 Art. w2 1"},
		{[]string{"... ", "* * *"}, ""},
	} {
		var m nodes
		var w words
		for _, p := range c.pieces {
			m.words(w, p)
			w.over(p)
		}
		var got []string
		for _, found := range regexp.MustCompile(`<span id="(w\d+)" role="none">([^<]*)</span>`).FindAllStringSubmatch(m.String(), -1) {
			got = append(got, found[1], html.UnescapeString(found[2]))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%q: %s, want %s", c.pieces, strings.Join(got, " "), c.want)
		}
	}
}

// However the text is cut, the reading layer holds the reading, and its words
// are numbered from the first to the last.
func TestTheReadingLayerHoldsTheReading(t *testing.T) {
	c := sitetest.Small()
	tags, ids := regexp.MustCompile(`<[^>]*>`), regexp.MustCompile(`id="w(\d+)"`)
	for _, text := range c.Texts {
		for _, cl := range text.Clauses {
			for _, kind := range []corpus.Kind{corpus.KindRule, corpus.KindVerse, corpus.KindTable} {
				markup := string(ReadingHTML(Of(text, cl.Tokens(), Setting{Kind: kind, Apparatus: true, Quotes: []Quoted{{3, 12, 1}}}), "%d"))
				if got := strings.TrimSpace(html.UnescapeString(tags.ReplaceAllString(markup, ""))); got != strings.ReplaceAll(cl.Reading(), "'", "’") {
					t.Errorf("%s as %s shows %q", cl.ID, kind, got)
				}
				var w words
				w.over(cl.Reading())
				for i, id := range ids.FindAllStringSubmatch(markup, -1) {
					if id[1] != fmt.Sprint(i+1) {
						t.Errorf("%s: word %d has the address %s", cl.ID, i+1, id[1])
					}
					w.n--
				}
				if w.n != 0 {
					t.Errorf("%s: %d words have no address", cl.ID, w.n)
				}
			}
		}
	}
}
