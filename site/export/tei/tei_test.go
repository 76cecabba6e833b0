package tei_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/browsertest"
	"quinola/site/export"
	"quinola/site/export/tei"
	"quinola/site/sitetest"
)

// books are the texts of the edition, ready to be written.
func books(t *testing.T) []tei.Book {
	t.Helper()
	whole := sitetest.Edited(t)
	c, notes := whole.Corpus, whole.Notes
	var list []tei.Book
	for _, text := range c.Texts {
		list = append(list, tei.Book{Edition: c.Edition, Text: text, Notes: notes, Caveat: export.CaveatOf(text)})
	}
	return list
}

// TestApparatusComesBack: no byte of the source and no letter of the reading
// is lost in the apparatus.
func TestApparatusComesBack(t *testing.T) {
	for _, b := range books(t) {
		source, reading, err := back(b.Apparatus())
		if err != nil {
			t.Fatalf("%s: %v", b.Text.ID, err)
		}
		if want := string(b.Text.Source); source != want {
			t.Errorf("%s: the source differs: %s", b.Text.ID, apart(source, want))
		}
		var want strings.Builder
		for _, token := range b.Text.Tokens() {
			want.WriteString(token.Reading)
		}
		if reading != want.String() {
			t.Errorf("%s: the reading differs: %s", b.Text.ID, apart(reading, want.String()))
		}
	}
}

// TestReadingsComeBack: every clause reads in the document as in the edition.
func TestReadingsComeBack(t *testing.T) {
	for _, b := range books(t) {
		found, err := readings(b.Reading())
		if err != nil {
			t.Fatalf("%s: %v", b.Text.ID, err)
		}
		for _, c := range b.Text.Clauses {
			got, want := found[tei.ClauseID(c)], strings.Join(strings.Fields(c.Reading()), " ")
			if got != want {
				t.Errorf("%s: %s", c.ID, apart(got, want))
			}
		}
	}
}

// TestValid holds every document to the schema with jing. Whatever is valid by
// it is valid by the schema of all TEI, of which it is a subset.
func TestValid(t *testing.T) {
	if os.Getenv("QUINOLA_NOBROWSER") != "" {
		t.Skip("the documents are not validated: QUINOLA_NOBROWSER leaves out what must be installed")
	}
	jing, err := browsertest.Tool(t.Context(), "jing", "jing")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	args := []string{"-c", "quinola-tei.rnc"}
	for _, b := range books(t) {
		for suffix, document := range map[string][]byte{".xml": b.Reading(), ".app.xml": b.Apparatus()} {
			file := filepath.Join(dir, b.Text.ID+suffix)
			if err := os.WriteFile(file, document, 0o644); err != nil {
				t.Fatal(err)
			}
			args = append(args, file)
		}
	}
	if out, err := exec.CommandContext(t.Context(), jing, args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%.3000s", err, out)
	}
}

// TestHostileText: text of a book stays text, and what XML cannot hold comes
// back.
func TestHostileText(t *testing.T) {
	source := "</ab><script>&amp;\f\r\n]]> \x01 fin"
	text := &corpus.Text{ID: "evil", Source: []byte(source), Meta: corpus.Meta{Title: `"<&>`, Lang: "fr"}}
	text.SetTokens([]corpus.Token{{Span: corpus.Span{Start: 0, End: 13}, Reading: "<b>&lt;\x02</b>", Why: corpus.Letters},
		{Span: corpus.Span{Start: 13, End: len(source)}, Reading: source[13:]}})
	b := tei.Book{Text: text}
	got, reading, err := back(b.Apparatus())
	if err != nil {
		t.Fatal(err)
	}
	if got != source || reading != "<b>&lt;\x02</b>"+source[13:] {
		t.Errorf("source %q, reading %q", got, reading)
	}
	if _, err := readings(b.Reading()); err != nil {
		t.Error(err)
	}
}

// What is lost is a gap in both documents: words in a lemma, and leaves where
// they are wanting, with how much it is.
func TestWhatIsLost(t *testing.T) {
	for _, b := range books(t) {
		lost := b.Text.LostLeaves()
		words := 0
		for _, token := range b.Text.Tokens() {
			words += strings.Count(token.Reading, corpus.LacunaMark)
		}
		for layer, document := range map[string]string{"reading": string(b.Reading()), "apparatus": string(b.Apparatus())} {
			leaves := 0
			for _, l := range lost {
				leaves += strings.Count(document, `<gap reason="lost" unit="leaf"><desc>`+l.Extent+`</desc>`)
			}
			if leaves != len(lost) {
				t.Errorf("%s, %s: %d of %d gaps of leaves", b.Text.ID, layer, leaves, len(lost))
			}
			if layer == "apparatus" && strings.Count(document, `<gap reason="lost"/>`) != words {
				t.Errorf("%s: %d gaps of words, want %d", b.Text.ID, strings.Count(document, `<gap reason="lost"/>`), words)
			}
			if strings.Contains(document[strings.Index(document, "<body>"):], corpus.LacunaMark) {
				t.Errorf("%s, %s: a mark of what is lost is written as if it were printed", b.Text.ID, layer)
			}
		}
		if b.Text.ID == "academie" && (len(lost) == 0 || words == 0) {
			t.Error("this test shows nothing")
		}
	}
}

// apart shows where two texts part.
func apart(got, want string) string {
	i := 0
	for i < len(got) && i < len(want) && got[i] == want[i] {
		i++
	}
	cut := func(s string) string { return strings.ToValidUTF8(s[max(0, i-30):min(len(s), i+40)], "?") }
	return "got …" + cut(got) + "… want …" + cut(want) + "…"
}
