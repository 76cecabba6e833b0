package channel

import (
	"fmt"
	"os"
	"testing"
)

func debugModel(t testing.TB) *Model {
	read := func(n string) string {
		b, err := os.ReadFile("../data/fr/" + n)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	m, err := Load(read("confusions.tsv"), read("words.tsv"), read("bigrams.tsv"), read("classes.tsv"), []byte(read("lexicon.dawg")))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestDebug(t *testing.T) {
	s := os.Getenv("DBG")
	if s == "" {
		return
	}
	m := debugModel(t)
	text := chars(s)
	at := m.lattice(text)
	for p := range text {
		for _, a := range at[p] {
			w := a.Text
			u := int32(0)
			if a.Word >= 0 {
				w = m.words[a.Word].Key
				u = m.uni[a.Word]
			}
			fmt.Printf("%d-%d %q kind %d word %q channel %d uni %d steps %v\n", a.From, a.To, plain(text[a.From:a.To]), a.Kind, w, a.Cost, u, a.Steps)
		}
	}
	prev := int32(-1)
	for _, f := range m.Decode(text) {
		r, _ := m.Read(text, f.Arc)
		fmt.Printf("%d-%d %q kind %d cost %d step %d margin %d\n", f.From, f.To, r, f.Kind, f.Cost, m.step(text, prev, &f.Arc), f.Margin)
		if t := m.token(&f.Arc); t >= 0 {
			prev = t
		}
	}
}
