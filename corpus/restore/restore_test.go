package restore

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"quinola/corpus/page"
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
)

// tile reports the first byte at which tokens fail to tile src, or -1.
func tile(src []byte, tokens []corpus.Token) int {
	at := 0
	for _, t := range tokens {
		if t.Start != at || t.End <= t.Start {
			return at
		}
		at = t.End
	}
	if at != len(src) {
		return at
	}
	return -1
}

// fuzzedMost is how long a scan of FuzzTokens may be: what a longer one has, and a
// short one has not, costs more executions than it is worth.
const fuzzedMost = 500

func FuzzTokens(f *testing.F) {
	for _, s := range []string{
		"", "\n", "-", "a-\nb", "\xff\xfe", "fai-\n\n\n\nre", "<|MARK_OF_LEAF-1|>a-<|MARK_OF_LEAF-1|>b",
		"  ( 3 ) VII. Celui qui  ( 4 ) donne", "L ’h o m b r e  p e r d i t c e j e u  ,", "I. Si l’on\fn’a *rien* \\ 9",
		"Qui-  ( 5 ) Quinola. , qui eft", "850\n\n850a\n\ntion, per", "Qu’ilsleur auroient pa'ié &c. é̂t",
	} {
		for _, lang := range []string{"fr", "sv", "en", "xx"} {
			f.Add([]byte(s), lang)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte, lang string) {
		if len(src) > fuzzedMost {
			return
		}
		tokens := Tokens(src, lang, nil)
		if at := tile(src, tokens); at >= 0 {
			t.Fatalf("tokens of %q do not tile it at byte %d", src, at)
		}
		for _, tok := range tokens {
			if tok.Why.Has(corpus.Furniture) && tok.Reading != "" {
				t.Fatalf("furniture %q reads %q", src[tok.Start:tok.End], tok.Reading)
			}
			if tok.Why == "" && tok.Reading != string(bytes.ToValidUTF8(src[tok.Start:tok.End], []byte("\uFFFD"))) {
				t.Fatalf("%q reads %q without a reason", src[tok.Start:tok.End], tok.Reading)
			}
		}
	})
}

var update = flag.Bool("update", false, "rewrite the golden files")

// Leaves of the books, as they are read: a change of the model is a diff that a
// person can judge.
func TestLeavesReadAs(t *testing.T) {
	for _, c := range []struct {
		text, lang string
		leaf       int
	}{
		{"academie", "fr", 8}, {"academie", "fr", 30}, {"academie", "fr", 85}, {"academie", "fr", 259}, {"academie", "fr", 300},
		{"hague-1785", "fr", 4}, {"reglor-1809", "sv", 1}, {"two-quinolas", "en", 1},
	} {
		src := source(t, c.text)
		leaves := page.Leaves(src)
		leaf := leaves[c.leaf-1]
		got := Reading(Tokens(src[leaf.Start:leaf.End], c.lang, nil)) + "\n"
		name := filepath.Join("testdata", "leaves", fmt.Sprintf("%s-%d.txt", c.text, c.leaf))
		if *update {
			if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%s leaf %d reads otherwise (-update rewrites it):\n%s", c.text, c.leaf, firstDifference(string(want), got))
		}
	}
}

func firstDifference(want, got string) string {
	i := 0
	for i < len(want) && i < len(got) && want[i] == got[i] {
		i++
	}
	cut := func(s string) string { return s[max(0, i-40):min(len(s), i+60)] }
	return "was: …" + cut(want) + "…\nnow: …" + cut(got) + "…"
}

func TestTokens(t *testing.T) {
	for _, c := range []struct{ lang, src, want string }{
		{"fr", "le Mata\ndor fupérieur", "le Matador supérieur"},
		{"fr", "trois pre- \nmieres levées ,", "trois premieres levées,"},
		{"fr", "L ’h o m b r e  p e r d i t  c e  j e u", "L'hombre perdit ce jeu"},
		{"fr", "ce que l’on donne , & qu’ilsleur auroient", "ce que l'on donne, & qu'ils leur auroient"},
		{"fr", "Celui qui n’eíl pas obligé", "Celui qui n'est pas obligé"},
		{"fr", "X V I.  Celui qui joue", "XVI. Celui qui joue"},
		{"sv", "Rompera är at taga et *stück* med spelaren, sedan han gjort de 9 första", "Rompera är at taga et stick med spelaren, sedan han gjort de 9 första"},
		{"sv", "**T**il detta Spel, *Spader Äs*, <i>Sju Spel</i>", "Til detta Spel, Spader Äs, Sju Spel"},
		{"sv", "deröfver på et utslag", "deröfver på et utslag"},
		{"en", "on declaring his inten-\n\n850\n\n850a\n\ntion, permission", "on declaring his intention, permission"},
		{"en", "a box, containing* six", "a box, containing* six"},
	} {
		if got := Reading(Tokens([]byte(c.src), c.lang, nil)); got != c.want {
			t.Errorf("%q reads %q, want %q", c.src, got, c.want)
		}
	}
}

// A word that is broken over furniture is several tokens, the first of which
// reads it whole.
func TestBrokenWord(t *testing.T) {
	src := "<|LEAF_MARK-1|>on fait trois pre-\n<|LEAF_MARK-1|>mieres levées"
	var got []string
	for _, tok := range Tokens([]byte(src), "fr", nil) {
		if s := strings.TrimSpace(src[tok.Start:tok.End]); s != "" {
			got = append(got, s+"→"+tok.Reading+" "+string(tok.Why))
		}
	}
	want := []string{"<|LEAF_MARK-1|>→ furniture", "on→on ", "fait→fait ", "trois→trois ", "pre-→premieres join", "<|LEAF_MARK-1|>→ furniture", "mieres→ join", "levées→levées "}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// English is left as it stands.
func TestEnglishUntouched(t *testing.T) {
	src := source(t, "two-quinolas")
	for _, tok := range Tokens(src, "en", nil) {
		switch tok.Why {
		case "", corpus.Space, corpus.Furniture, corpus.Join, corpus.Marks, corpus.Italic:
		default:
			t.Errorf("%q reads %q: %s", src[tok.Start:tok.End], tok.Reading, tok.Why)
		}
	}
}

// The same text reads the same, whatever was read before.
func TestDeterministic(t *testing.T) {
	src := source(t, "hague-1785")
	want := Reading(Tokens(src, "fr", nil))
	Tokens(source(t, "academie")[:20000], "fr", nil)
	if got := Reading(Tokens(src, "fr", nil)); got != want {
		t.Error("a second reading differs")
	}
}

// What is hostile takes no longer than what is not: a hundred thousand letters in one
// word, or on one line.
func TestLong(t *testing.T) {
	for _, s := range []string{"e", "f ", "I.", "a-\n", "-", "'", "X"} {
		src := bytes.Repeat([]byte(s), 1<<17/len(s))
		if at := tile(src, Tokens(src, "fr", nil)); at >= 0 {
			t.Errorf("%q repeated: tokens do not tile at byte %d", s, at)
		}
	}
}

func TestConfusions(t *testing.T) {
	c := Confusions()
	if len(c) < 100 || c[0].Part < c[len(c)-1].Part {
		t.Fatalf("%d confusions, first %+v", len(c), c[0])
	}
	if !slices.ContainsFunc(c, func(c Confusion) bool { return c.Seen == "f" && c.Printed == "ſ" && c.Part > 0.5 }) {
		t.Error("long s is not mostly read as f")
	}
}
