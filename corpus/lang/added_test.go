package lang_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/corpus/lang"
	"quinola/corpus/restore"
	"quinola/corpus/restore/modern"
	"quinola/corpus/split"
)

// toy is all that a new language needs: a value and what was counted of it.
var toy = &lang.Language{
	Code: "x-toy", Name: "Toy", Letters: "ŝ", Elides: true,
	FunctionWords: "lu su", Alike: []string{"v", "u"}, Endings: "n s",
	Announcers: "lego", Prefixes: "lego", Ordinals: "unua dua tria",
	Divisions: lang.Divisions{Chapters: "kapito", Led: "lu"},
	Cues:      lang.Cues{Rules: `\bdevas\b`, Defines: `\bnomas\b`},
	Today: func(_, word string) (string, string) {
		return strings.ReplaceAll(word, "ŝ", "sh"), "ŝ is sh"
	},
	Data: fstest.MapFS{
		"words.gz": {Data: packed(".\t90\t0\ndevas\t40\t0\nkasto\t40\t0\nlu\t300\t0\nmisura\t30\t0\nnomas\t30\t0\npasas\t50\t0\nrosto\t45\t2\nsu\t250\t0\n")},
		"pairs.gz": {Data: packed("lu\tkasto=30 rosto=30\nsu\tpasas=25\n")},

		"confusions.tsv": {Data: []byte("# Toy letters\nð\tst\t.3\n")}, // its type for st looks like a ð
	},
}

func init() { lang.Register(toy) }

func packed(text string) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	z.Write([]byte(text))
	z.Close()
	return b.Bytes()
}

// toyScan is a scan in which every s within a word is shown as f.
const toyScan = `KAPITO UNUA.

Su kafto devas lu rofto pafas, su mifura pafas lu kafto; su rofto devas lu kafto
pafas, su mifura devas lu rofto pafas, su kafto pafas lu mifura devas lu rofto.

Lego 1. Lu kafto devas su rofto, lu rofto pafas su kafto pafas.

Lego 2. Su rofto nomas lu kafto; lu rofto devas su mifura pafas.

Lego 3. Lu mifura devas lu kafto, su pafas lu rofto pafas.

KAPITO DUA.

Lego 1. Su kafto nomas lu rofto pafas; lu kafto devas pafas.

Lego 2. Lu rofto pafas, su kafto devas lu mifura pafas.

Lego 3. Su rofto devas lu kafto pafas, su kafto pafas.
`

// A language is one value: what it says of itself restores, splits and spells a
// scan in it, and makes it a text of a corpus.
func TestAddedLanguage(t *testing.T) {
	tokens := restore.Tokens([]byte(toyScan), toy.Code, nil)
	want := strings.NewReplacer("afto", "asto", "ofto", "osto", "afas", "asas", "mifura", "misura", "kafto\npafas", "kasto pasas").Replace(strings.TrimSpace(toyScan))
	if got := strings.TrimSpace(restore.Reading(tokens)); got != want {
		t.Errorf("read\n%s\nwant\n%s", got, want)
	}
	result := split.Text([]byte(toyScan), toy.Code, tokens, nil)
	var got []string
	for _, it := range result.Items {
		got = append(got, strings.Join(append(slices.Clone(it.Division), it.Label, string(it.Kind)), "|"))
	}
	rule := string(corpus.KindRule)
	if want := []string{
		"KAPITO UNUA||" + rule, "KAPITO UNUA|1|" + rule, "KAPITO UNUA|2|" + rule, "KAPITO UNUA|3|" + rule,
		"KAPITO DUA|1|" + rule, "KAPITO DUA|2|" + rule, "KAPITO DUA|3|" + rule,
	}; !slices.Equal(got, want) {
		t.Errorf("split into\n%q\nwant\n%q", got, want)
	}
	if got, why := modern.Word(toy.Code, "Ŝarto"); got != "Sharto" || why != "ŝ is sh" {
		t.Errorf("Ŝarto is spelt %q today: %s", got, why)
	}

	dir := t.TempDir()
	file := filepath.Join(dir, "scan.txt")
	if err := os.WriteFile(file, []byte(toyScan), 0o644); err != nil {
		t.Fatal(err)
	}
	made := filepath.Join(dir, "corpus")
	found, err := edition.NewText(made, edition.Scan{ID: "toy", File: file, Lang: toy.Code})
	if err != nil {
		t.Fatal(err)
	}
	if found.Numbered != 6 {
		t.Errorf("new finds %+v", found)
	}
	if text, err := os.ReadFile(filepath.Join(made, "texts/toy/text.toml")); err != nil || !strings.Contains(string(text), `"x-toy"`) {
		t.Errorf("%v: %s", err, text)
	}
}

// What machines confuse in its print alone stands with its counts, and what leaves no doubt
// in any language is read in it too: an e above a vowel, a rounded r.
func TestAddedLanguageAsPrinted(t *testing.T) {
	scan := "Lu kaðo pasas su rosto, ꝛc. Su kasto devas lu muͤzo; lu roðo pasas."
	want := "Lu kasto pasas su rosto, etc. Su kasto devas lu müzo; lu rosto pasas."
	if got := restore.Reading(restore.Tokens([]byte(scan), toy.Code, nil)); got != want {
		t.Errorf("read %q, want %q", got, want)
	}
}

// A division may be named with an article before its number, and a long s in the number
// shown as f does not make it another: Das erſte Capitel.
func TestAddedLanguageCountsDivisions(t *testing.T) {
	for _, c := range []struct{ code, first, second, body, one, two string }{
		{toy.Code, "LU UNUA KAPITO.", "LU DUA KAPITO.", "Lego %d. Su kasto devas lu rosto.", "LU UNUA KAPITO", "LU DUA KAPITO"},
		{"de", "Das erfte Capitel.", "Das zweyte Capitel.", "§. %d. Wer bedienen kann, der muß bedienen.", "DAS ERSTE CAPITEL", "DAS ZWEYTE CAPITEL"},
		{"de", "Erfter Abschnitt.", "Zweyter Abschnitt.", "Art. %d. Wer bedienen kann, der muß bedienen.", "ERSTER ABSCHNITT", "ZWEYTER ABSCHNITT"},
	} {
		var b strings.Builder
		for n := range 6 {
			switch n {
			case 0:
				b.WriteString(c.first + "\n\n")
			case 3:
				b.WriteString(c.second + "\n\n")
			}
			fmt.Fprintf(&b, c.body+"\n\n", n%3+1)
		}
		text := []byte(b.String())
		var got []string
		for _, it := range split.Text(text, c.code, restore.Tokens(text, c.code, nil), nil).Items {
			got = append(got, strings.Join(it.Division, "/")+" "+it.Label)
		}
		want := []string{c.one + " 1", c.one + " 2", c.one + " 3", c.two + " 1", c.two + " 2", c.two + " 3"}
		if !slices.Equal(got, want) {
			t.Errorf("%s, %s: %q, want %q", c.code, c.first, got, want)
		}
	}
}

// A language that has no place in lists stands behind those that have one.
func TestAddedLanguageIsLast(t *testing.T) {
	codes := lang.Codes()
	if i := slices.Index(codes, toy.Code); i < slices.Index(codes, "es") {
		t.Errorf("the toy stands at %d of %v", i, codes)
	}
}
