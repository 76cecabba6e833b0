package index

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// hostile are queries that mean to harm.
var hostile = []string{
	strings.Repeat("quinola ", 1250), strings.Repeat("a", 10000), strings.Repeat(`"`, 10000), strings.Repeat("-", 10000), strings.Repeat("*", 10000),
	strings.Repeat("(a+)+", 2000), "^(a|a)*$", ".*", "[", `\`, "\x00\x01\x02", "\u202equinola\u202c", "\xff\xfe\xfd", "quinola" + strings.Repeat("\u0301", 10000),
	"quinola" + strings.Repeat(string(joiner), 10000) + "x", `<script>alert(1)</script>`, `" onfocus="alert(1)`, "text:../../etc/passwd", "rule:*", `game:"`, "kind:\x00",
	"Reading:quinola", "+Text:* -Reading:*", "quinola~2", "quinola^1000", "/quin.*/", "💥💥💥", "a:b:c:d",
}

func TestHostileQueriesAreOnlyWords(t *testing.T) {
	x := open(t)
	for _, s := range hostile {
		q := Parse(s)
		words := 0
		for _, term := range append(q.Terms, q.Not...) {
			words += len(term.Words)
		}
		if words > maxQueryRunes {
			t.Errorf("%.20q makes %d words", s, words)
		}
		res, err := x.Search(context.Background(), s, Options{})
		if err != nil {
			t.Errorf("%.20q: %v", s, err)
			continue
		}
		for _, h := range res.Hits {
			if !slices.IsSortedFunc(h.Matches, func(a, b [2]int) int { return a[0] - b[0] }) {
				t.Errorf("%.20q: marks %v", s, h.Matches)
			}
		}
	}
}

// A text cannot forge a line of the page's files.
func TestHostileTextsStayOnTheirLine(t *testing.T) {
	evil := "quinola\n>0\tforged\tx\ty\n@quinola\t0\t<script>alert(1)</script>\v\r" + string(joiner) + string(joiner)
	files, err := Shards(Contents{Docs: []Doc{{ID: "a:1", Text: "a", Lang: "fr", Reading: evil, Gloss: map[string]string{"en": evil}}, {ID: "a:2", Text: "a", Lang: "fr", Reading: "quinola"}}}, lexicon{})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int{"t/0.gz": 2, "g/en/t/0.gz": 2, "i/0.gz": 2} {
		if got := strings.Count(unpack(t, files[name]), "\n"); got != want {
			t.Errorf("%s has %d lines, want %d", name, got, want)
		}
	}
	for line := range strings.Lines(unpack(t, files["w/0.gz"])) {
		if strings.HasPrefix(line, ">0\tforged") || strings.HasPrefix(line, "@quinola") {
			t.Errorf("the text forged the line %q", line)
		}
	}
}

func BenchmarkHostile(b *testing.B) {
	x := open(b)
	for b.Loop() {
		for _, s := range hostile {
			if _, err := x.Search(context.Background(), s, Options{Limit: 10}); err != nil {
				b.Fatal(err)
			}
		}
	}
}
