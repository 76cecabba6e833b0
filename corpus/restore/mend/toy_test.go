package mend

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// A language is a value and its counts: here is one of a dozen words, in which
// print set v for u as it liked.
func TestToyLanguage(t *testing.T) {
	toy := &lang.Language{
		Code: "x-toy", Name: "Toy", Letters: "ŝ", Elides: true,
		FunctionWords: "lu su", Alike: []string{"v", "u"}, Endings: "n s",
	}
	words := ".\t90\t0\nkasto\t40\t0\nlu\t300\t0\nmisura\t30\t0\npasas\t50\t0\nrosto\t45\t2\nsu\t250\t0\n"
	x, err := New(toy, Counts{words, "lu\tkasto=30 rosto=30\nsu\tpasas=25\n"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string]bool{"kasto": true, "kaston": true, "lv": true, "mifura": false, "": false} {
		if x.Knows(word) != want {
			t.Errorf("%q is known: %v", word, !want)
		}
	}
	scan := "lu kafto fu pafas . lv rofto fu pafas . lu mifura fu kafto . Zarbo fu pafas lu kafto ."
	var tokens []Token
	for i, w := range Words(scan, toy) {
		tokens = append(tokens, Token{Text: w, Gap: Gap(min(i, 1)), Mark: w == "."})
	}
	p := x.Fit(Words(scan, toy), nil)
	if p.LongS < 0.5 {
		t.Errorf("a scan in which every s within a word is an f has so much long s: %.2f", p.LongS)
	}
	var got []string
	for _, f := range p.Read(tokens) {
		got = append(got, f.Text)
	}
	if want := strings.ReplaceAll(scan, "f", "s"); strings.Join(got, " ") != want {
		t.Errorf("read  %q\nwant  %q", strings.Join(got, " "), want)
	}
}

// Counts that make no sense are told by their line.
func TestBadCounts(t *testing.T) {
	l := &lang.Language{Code: "x"}
	for _, words := range []string{"a\t1\n", "a\tmany\t0\n", "a\t1\t0\nb\t1\t2\n"} {
		if _, err := New(l, Counts{Words: words}, nil); err == nil || !strings.HasPrefix(err.Error(), "words:") {
			t.Errorf("%q: %v", words, err)
		}
	}
	x, err := New(l, Counts{"a\t1\t0\n", "a\tb=1\n"}, nil)
	if err == nil {
		x.ready()
		_, err = x.pairs.read(x.ids["a"])
	}
	if err == nil || !strings.HasPrefix(err.Error(), "pairs:1") {
		t.Errorf("a pair with a word that is none: %v", err)
	}
}

// The pairs that are built in can be read, each of them.
func TestPairs(t *testing.T) {
	for _, code := range lang.Counted() {
		x := For(lang.Of(code), nil)
		x.ready()
		for first := range x.pairs.lines {
			if _, err := x.pairs.read(first); err != nil {
				t.Errorf("%s: %v", code, err)
			}
		}
	}
}
