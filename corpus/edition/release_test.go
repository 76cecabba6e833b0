package edition

import (
	"strings"
	"testing"

	"quinola/corpus"
)

// What an editor reads is no furniture, whatever it looks like: a number alone
// on its line, a line that stands on every leaf.
func TestRelease(t *testing.T) {
	var leaves []string
	for _, words := range []string{"the eldest hand plays first, and", "all follow him in suit if they", "can. Whoever wins a trick puts it", "before him and plays the next to", "any of the others, as he likes it", "best. Nine tricks are a slam, and"} {
		leaves = append(leaves, "THE GAME OF OMBRE\n\nthen "+words+" then\nthen "+words+" so that\n\n"+"16\n")
	}
	src := strings.Join(leaves, "\n\f\n")
	read := func(ems ...corpus.Emendation) string {
		text := &corpus.Text{ID: "t", Source: []byte(src), Meta: corpus.Meta{Lang: "en"}, Emendations: ems}
		if err := build(text, nil); err != nil {
			t.Fatal(err)
		}
		tiles(t, text)
		all := ""
		for _, k := range text.Tokens() {
			all += k.Reading
		}
		return all
	}
	if s := read(); strings.Contains(s, "16") || strings.Contains(s, "OMBRE") {
		t.Fatalf("the furniture is read: %q", s)
	}
	if s := read(corpus.Emendation{Leaf: 3, Quote: "16", Reading: "16"}, corpus.Emendation{Leaf: 3, Quote: "THE GAME OF OMBRE", Reading: "THE GAME OF OMBRE"}); strings.Count(s, "16") != 1 || strings.Count(s, "THE GAME OF OMBRE") != 1 {
		t.Errorf("what the editor reads is furniture: %q", s)
	}
}
