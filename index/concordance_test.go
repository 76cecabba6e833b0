package index

import (
	"context"
	"strings"
	"testing"
)

func TestConcordanceSortsByWhatStandsBesideTheWord(t *testing.T) {
	x := open(t)
	for _, c := range []struct {
		query string
		order Order
		want  string
	}{
		{"quinola", InTexts, "a:1 [Quinola], a:2 [Quinoia], b:1 [quinola]"},
		{"quinola", Right, "a:1 [Quinola], b:1 [quinola], a:2 [Quinoia]"}, // étoit, får, il
		{"quinola", Left, "b:1 [quinola], a:2 [Quinoia], a:1 [Quinola]"},  // gifvit, le force, le renoncer
		{`"la bête"`, InTexts, "a:18 [la bête]"},
		{"quinola lang:sv", InTexts, "b:1 [quinola]"},
		{"zzz", InTexts, ""},
	} {
		got, err := x.Concordance(context.Background(), c.query, c.order, 30, Options{})
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for _, l := range got.Lines {
			lines = append(lines, l.Clause+" ["+l.Word+"]")
		}
		if s := strings.Join(lines, ", "); s != c.want {
			t.Errorf("%s %q: %s, want %s", c.query, c.order, s, c.want)
		}
	}
}

func TestConcordanceIsWrittenAsCSV(t *testing.T) {
	c := &Concordance{Lines: []Line{{"a:1", "fr", "", "=1+1", " dit “oui”, le", 0}}}
	var b strings.Builder
	if err := c.WriteCSV(&b); err != nil {
		t.Fatal(err)
	}
	want := "clause,language,before,word,after,start\na:1,fr,,'=1+1,\" dit “oui”, le\",0\n"
	if b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}
