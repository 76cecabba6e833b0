package split

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/page"
	"quinola/corpus/restore"
)

// What is restored and split here is soon thrown away: collecting it at once took a fifth
// of the time.
func init() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(512 << 20)
}

var update = flag.Bool("update", false, "write the items of the cases anew")

// What damaged letters may have been: the cheapest reading, and others that
// must be among the readings.
func TestGuesses(t *testing.T) {
	v := viewOf(nil, "fr", nil)
	for _, tt := range []struct {
		letters string
		best    int
		also    []int
	}{
		{"XVIII", 18, nil},
		{"VIL", 7, []int{6}},  // VII.
		{"XX11I", 23, nil},    // XXIII
		{"lui", 53, []int{3}}, // LIII
		{"Lil", 52, nil},      // LII
		{"LUI", 53, nil},      // LIII
		{"XLV1I", 47, nil},    // XLVII
		{"XÉVI", 46, nil},     // XLVI
		{"Y1II", 8, nil},      // VIII
		{"XjLVÍI", 47, nil},   // XLVII
		{"1H", 3, nil},        // III
		{"IL", 2, []int{1}},   // II.
		{"XX■/!", 26, nil},    // XXVI
		{"l", 1, []int{50}},
	} {
		var roman []guess
		for _, g := range v.guesses(tt.letters) {
			if g.style == 0 {
				roman = append(roman, g)
			}
		}
		have := map[int]bool{}
		for _, g := range roman {
			have[g.number] = true
		}
		if len(roman) == 0 || !have[tt.best] {
			t.Errorf("%s is never %d", tt.letters, tt.best)
			continue
		}
		for _, n := range tt.also {
			if !have[n] {
				t.Errorf("%s is never %d", tt.letters, n)
			}
		}
	}
	for n := 1; n <= maxNumber; n++ {
		if g := v.guesses(lang.Roman(n)); len(g) == 0 || g[0].number != n || g[0].cost != 0 {
			t.Errorf("%s is not %d", lang.Roman(n), n)
		}
	}
}

// The cases of testdata: a source, a line of dashes, the items that are in it.
func TestCases(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txt")
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			head, rest, ok1 := bytes.Cut(data, []byte("\n"))
			src, want, ok2 := bytes.Cut(rest, []byte("\n---------- items\n"))
			if !ok1 || !ok2 {
				t.Fatal("a case is: # lang and remarks, the source, ---------- items, the items")
			}
			lang := strings.Fields(string(head))[1]
			leaves := page.Leaves(src)
			var b strings.Builder
			for _, it := range Split(src, lang, restore.Tokens(src, lang, leaves), leaves) {
				lost := ""
				if it.Lost {
					lost = " lost"
				}
				words := strings.Fields(string(src[it.Body:it.Span.End]))
				fmt.Fprintf(&b, "[%s] %s #%d %s%s | %s … %s\n", strings.Join(it.Division, " / "), it.Label, it.Number, it.Kind, lost, words[0], words[len(words)-1])
			}
			if *update {
				out := string(head) + "\n" + string(src) + "\n---------- items\n" + b.String()
				if err := os.WriteFile(f, []byte(out), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got := b.String(); got != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// check holds whatever is found in any bytes to the promises of Item.
func check(t *testing.T, src []byte, r Result) {
	t.Helper()
	in := func(s corpus.Span) bool { return 0 <= s.Start && s.Start <= s.End && s.End <= len(src) }
	at := 0
	for i, it := range r.Items {
		if !in(it.Span) || it.Body < it.Span.Start || it.Body > it.Span.End {
			t.Fatalf("item %d lies at %v, body %d, of %d bytes", i, it.Span, it.Body, len(src))
		}
		if it.Span.Start < at {
			t.Fatalf("item %d begins at %d, before %d", i, it.Span.Start, at)
		}
		at = it.Span.Start
		if it.Head < -1 || it.Head >= len(r.Headings) {
			t.Fatalf("item %d stands under heading %d of %d", i, it.Head, len(r.Headings))
		}
		for _, h := range it.Holes {
			if !in(h) || h.Start < it.Span.Start {
				t.Fatalf("item %d has a hole at %v", i, h)
			}
		}
		if i+1 < len(r.Items) && it.Span.End > r.Items[i+1].Span.Start && len(it.Holes) == 0 {
			t.Fatalf("items %d and %d overlap", i, i+1)
		}
		if it.Label != "" && it.Number == 0 {
			t.Fatalf("item %d has the label %q and no number", i, it.Label)
		}
	}
	for _, s := range r.Furniture {
		if !in(s) {
			t.Fatalf("furniture at %v", s)
		}
	}
	for _, h := range r.Headings {
		if !in(h.Span) {
			t.Fatalf("a heading at %v", h.Span)
		}
	}
}

func FuzzSplit(f *testing.F) {
	for _, s := range []string{
		"", "\n", "I.", "I. A\n\nII. B\n\nIII. C\n", "Art. I. Le Jeu. II. On tire. III. Il y a.", "\xff\xfe I. \x80\n",
		"CHAPITRE PREMIER.\n\nDe la Donne.\n\n1. Un\n2. Deux\n", "  ( 3 ) VII.  VIL Celui", "# A\n\n## B\n\n* note\n\nso it goes\n",
		"L\u2019As\tdeux\t3\nRoi\tun\t4\n", strings.Repeat("I I . L e  j e u\n\n", 9), "\u0130\u0131\u017f\u212a. X",
	} {
		f.Add([]byte(s), uint8(0))
	}
	langs := []string{"fr", "en", "sv"}
	f.Fuzz(func(t *testing.T, src []byte, n uint8) {
		lang := langs[int(n)%3]
		check(t, src, Text(src, lang, nil, nil))
		if n&4 != 0 && len(src) < 500 {
			leaves := page.Leaves(src)
			check(t, src, Text(src, lang, restore.Tokens(src, lang, leaves), leaves))
		}
	})
}

// Texts made to be slow are not: each takes time in proportion to its length,
// or the test would not end.
func TestHostileTexts(t *testing.T) {
	for _, s := range []string{
		strings.Repeat("I", 4<<20), strings.Repeat("I. ", 1<<15), strings.Repeat("I.\n", 1<<15), strings.Repeat("A\n\n", 1<<16),
		strings.Repeat("IV. Le\n\n", 1<<13), strings.Repeat("_", 1<<20), strings.Repeat("CHAPITRE I\n", 1<<13), strings.Repeat("850\n\n", 1<<15),
		strings.Repeat("* la note\n", 1<<14), strings.Repeat("(a) un deux\n", 1<<14),
	} {
		check(t, []byte(s), Text([]byte(s), "fr", nil, nil))
	}
}

func BenchmarkSplit(b *testing.B) {
	src, err := corpus.FS.ReadFile("texts/academie/source.txt")
	if err != nil {
		b.Fatal(err)
	}
	leaves := page.Leaves(src)
	tokens := restore.Tokens(src, "fr", leaves)
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		Text(src, "fr", tokens, leaves)
	}
}

// viewOf is a source as it is read without tokens.
func viewOf(src []byte, lang string, leaves []corpus.Span) *view {
	return newView(src, lang, func(func([]corpus.Token) bool) {}, leaves)
}
