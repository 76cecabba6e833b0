package reading

import (
	"flag"
	"fmt"
	"html"
	"os"
	"regexp"
	"strings"
	"testing"

	"quinola/corpus"
	texts "quinola/corpus/edition"
)

var update = flag.Bool("update", false, "write testdata/arranged.html anew")

// arranged is a table of which the scan has the sum before its rows; its figure 3
// is supplied in the word before it.
func arranged() *corpus.Clause {
	const src = "Les piques\n7\nA B Rois\nc de tréfle\n4"
	t := &corpus.Text{ID: "mine", Source: []byte(src), Meta: corpus.Meta{Lang: "fr"}}
	tokens := tokenised(src)
	t.SetTokens(tokens)
	at := func(quote string) corpus.Span {
		i := strings.Index(src, quote)
		return corpus.Span{Start: i, End: i + len(quote)}
	}
	for i := range tokens {
		switch k := &tokens[i]; string(src[k.Start:k.End]) {
		case "Rois":
			k.Reading, k.Why = "Rois 3", corpus.Emended
		case "c":
			k.Reading, k.Why = "", corpus.Furniture
		}
	}
	cell := func(quotes ...string) corpus.Cell {
		c := corpus.Cell{Across: 1, Down: 1}
		for _, q := range quotes {
			c.Spans = append(c.Spans, at(q))
		}
		return c
	}
	sum, closing := cell("7"), cell()
	sum.Down, closing.Closing = 2, true
	wide := cell("A B")
	wide.Across = 2
	lost := cell()
	lost.Lost = true
	c := &corpus.Clause{ID: "mine:p1", Text: t, Kind: corpus.KindTable, Span: corpus.Span{End: len(src)}}
	c.Layout = &corpus.Layout{Caption: cell("Les piques"), Head: 1, Side: 1, Note: "3 + 4 = 7", Moved: true, Rows: [][]corpus.Cell{
		{cell(), wide, {}}, {cell("Rois"), closing, sum}, {cell("de tréfle"), cell("4"), {}}, {lost, cell(), cell()},
	}}
	t.Clauses = []*corpus.Clause{c}
	return c
}

// A table that the editors set: the source in its lines, the reading and the
// modern layer in the order of print.
func TestArranged(t *testing.T) {
	c := arranged()
	l := Of(c.Text, c.Tokens(), Setting{Kind: c.Kind, Layout: c.Layout, Quotes: []Quoted{{strings.Index("Les piques\n7", "7"), 12, 1}}, Apparatus: true})
	var b strings.Builder
	for _, layer := range []any{SourceHTML(l), ReadingHTML(l, "leaf %d"), ModernHTML(l)} {
		b.WriteString(strings.NewReplacer("<tr>", "\n<tr>", "<span class=\"line\">", "\n<span class=\"line\">").Replace(fmt.Sprint(layer)) + "\n\n")
	}
	const golden = "testdata/arranged.html"
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil || b.String() != string(want) {
		t.Errorf("%v: got\n%s", err, b.String())
	}
}

// Each word of a set table has its address, in the order in which it reads.
func TestTheWordsOfTablesHaveAddresses(t *testing.T) {
	text, err := texts.OpenText(corpus.FS, "academie")
	if err != nil {
		t.Fatal(err)
	}
	proposed := regexp.MustCompile(`(<span class="lacuna"[^>]*>)\[[^\]]+\]`) // in the place of the mark of what is lost
	marks, ids := regexp.MustCompile(`<span class="leaf"[^>]*>\d+</span>|<[^>]*>`), regexp.MustCompile(`id="w(\d+)"`)
	for _, c := range append(text.Clauses, arranged()) {
		if c.Layout == nil {
			continue
		}
		markup := string(ReadingHTML(Of(c.Text, c.Tokens(), Setting{Kind: c.Kind, Layout: c.Layout, Apparatus: true}), ""))
		markup = proposed.ReplaceAllString(markup, "$1"+corpus.LacunaMark)
		shown := html.UnescapeString(marks.ReplaceAllString(strings.NewReplacer("</td>", " ", "</th>", " ", "</caption>", " ").Replace(markup), ""))
		if got, want := strings.Fields(shown), strings.Fields(strings.ReplaceAll(c.Reading(), "'", "’")); strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("%s shows %q and reads %q", c.ID, got, want)
		}
		var w words
		w.over(c.Reading())
		found := ids.FindAllStringSubmatch(markup, -1)
		for i, id := range found {
			if id[1] != fmt.Sprint(i+1) {
				t.Errorf("%s: word %d has the address %s", c.ID, i+1, id[1])
			}
		}
		if len(found) != w.n {
			t.Errorf("%s: %d of %d words have an address", c.ID, len(found), w.n)
		}
	}
}
