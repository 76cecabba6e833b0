// Package sitetest has the corpora on which the tests of the site run: two tiny books,
// one that is hostile in every field, and the edition itself.
package sitetest

import (
	"embed"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"sync"
	"testing"

	"quinola"
	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/site/export"
)

// Of what is read and built here much stays, and of whole sites little: collecting what
// does not took a tenth of the time.
func init() { debug.SetGCPercent(400) }

// Edition is the edition with its notes and the files that it was read from.
type Edition struct {
	Corpus *corpus.Corpus
	Notes  *annotate.Annotations
	Files  *export.Files
}

// Edited returns the edition itself, read once for all tests.
func Edited(t testing.TB) Edition {
	t.Helper()
	e, err := Read()
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// Read is the same where there is no test to fail.
var Read = sync.OnceValues(func() (Edition, error) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		return Edition{}, err
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	return Edition{c, notes, &export.Files{Corpus: corpus.FS, Notes: annotate.FS, Rights: quinola.Rights}}, err
})

// Small returns a corpus of two tiny books in the notation of Mint.
func Small() *corpus.Corpus {
	hague := Mint(corpus.Text{ID: "hague-1785", Meta: corpus.Meta{
		Title: "Règles du jeu de Reversis", Short: "The Hague 1785", Lang: "fr", Place: "The Hague", Printer: "P. F. Gosse", Year: "1785",
		Certainty: "the year is in the title", Scan: "one line without line ends", Rights: "public domain",
	}}, `
# De la Remise du Quinola
17 XVII Quand le Jeu commence, chaque Joueur met au Panier deux {Jectons|Jettons|letters} ou {io|10|numeral} fiches.
18 XVIII La Remise {eft|est|long-s} {attachée|attachée|} au Valet de {Cceur|Coeur|ligature} ou {Qui-|Quinola|join}{  ( 5 ) ||furniture}{nola.||join} , qui {eft|est|long-s} la Carte la plus importante {dc|de|letters} {touc|tout|emendation} le Jeu.
# Des Payements
25 XXV Pour {l'As|l'As|apostrophe} {placé|placé|?placée} on paye une fiche.`)
	salon := Mint(corpus.Text{ID: "salon", Restated: true, Meta: corpus.Meta{Title: "Reversis, restated", Short: "Salon", Lang: "en", Year: "2008"}}, `
1 1 The aim is to take few points.`)
	return corpus.New(corpus.Edition{Version: "0.1", Date: "2026-11-21", Title: "Quinola: old rules of card games"}, []*corpus.Text{hague, salon})
}

// Mint makes a text of lines: "# heading" or "path label words", where a word
// that was read otherwise is {source|reading|why}, and {word|word|?rival} is
// in doubt.
func Mint(t corpus.Text, lines string) *corpus.Text {
	var src strings.Builder
	add := func(s, reading string, why corpus.Why, rivals ...string) {
		if s == "" {
			return
		}
		start := src.Len()
		src.WriteString(s)
		t.SetTokens(append(t.Tokens(), corpus.Token{Span: corpus.Span{Start: start, End: src.Len()}, Reading: reading, Why: why, Rivals: rivals}))
	}
	var division []string
	for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
		if h, ok := strings.CutPrefix(line, "# "); ok {
			division = []string{h}
			add(h+" ", "", corpus.Furniture)
			continue
		}
		path, rest, _ := strings.Cut(line, " ")
		label, rest, _ := strings.Cut(rest, " ")
		c := &corpus.Clause{ID: t.ID + ":" + path, Text: &t, Division: division, Label: label, Kind: corpus.KindRule, Leaf: 1}
		c.Span.Start = src.Len()
		add(label+". ", "", corpus.Label)
		c.Body = src.Len()
		for rest != "" {
			plain, marked, found := strings.Cut(rest, "{")
			for _, w := range strings.SplitAfter(plain, " ") {
				add(w, w, "")
			}
			if !found {
				break
			}
			body, after, _ := strings.Cut(marked, "}")
			parts := strings.SplitN(body, "|", 3)
			if rival, doubt := strings.CutPrefix(parts[2], "?"); doubt {
				add(parts[0], parts[1], "", rival)
			} else {
				add(parts[0], parts[1], corpus.Why(parts[2]))
			}
			rest = after
		}
		add(" ", "", corpus.Space)
		c.Span.End = src.Len()
		t.Clauses = append(t.Clauses, c)
	}
	t.Source = []byte(src.String())
	t.Leaves = []corpus.Span{{Start: 0, End: len(t.Source)}}
	return &t
}

// Evil is what somebody may put into a scan, a note or a name.
const Evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'` + "`" + `{{.}}</title></style><!--` + "\u202e\u2066\x00&lt;javascript:alert(1)"

// Hostile returns a corpus that is evil in every field that reaches a page.
func Hostile() *corpus.Corpus {
	t := corpus.Text{ID: "evil-1", Meta: corpus.Meta{
		Title: Evil, Short: Evil, Lang: "fr", Place: Evil, Printer: Evil, Year: Evil, Certainty: Evil, Scan: Evil,
		Provenance: Evil, Rights: Evil, Divided: Evil, Game: Evil,
	}}
	src := Evil + " " + Evil + " " + Evil
	t.Source = []byte(src)
	t.Leaves = []corpus.Span{{Start: 0, End: len(Evil)}, {Start: len(Evil), End: len(src)}}
	one, two := len(Evil)+1, 2*len(Evil)+2
	t.SetTokens([]corpus.Token{
		{Span: corpus.Span{Start: 0, End: len(Evil)}, Reading: Evil},
		{Span: corpus.Span{Start: len(Evil), End: one}, Reading: " "},
		{Span: corpus.Span{Start: one, End: one + len(Evil)}, Reading: Evil + "!", Why: corpus.Emended, Rivals: []string{Evil}},
		{Span: corpus.Span{Start: one + len(Evil), End: two}, Reading: " "},
		{Span: corpus.Span{Start: two, End: len(src)}, Reading: "", Why: corpus.Furniture},
	})
	text := &t
	for i, path := range []string{`"><script>`, "../../escape", "javascript:alert(1)", "\u202eevil"} {
		text.Clauses = append(text.Clauses, &corpus.Clause{ID: "evil-1:" + path, Text: text, Division: []string{Evil}, Label: Evil, Number: i, Kind: corpus.KindRule, Leaf: 1, Span: corpus.Span{Start: 0, End: len(src)}, Body: 0})
	}
	text.Emendations = []corpus.Emendation{{Leaf: 2, Quote: Evil, Reading: Evil, Cert: Evil, Evidence: Evil}}
	return corpus.New(corpus.Edition{Version: Evil, Date: "2026-11-21", Title: Evil}, []*corpus.Text{text})
}

// Kept returns the folder where the engine for the page is kept, as for the command.
func Kept(tb testing.TB) string {
	tb.Helper()
	dir, err := os.UserCacheDir()
	if err != nil {
		tb.Fatal(err)
	}
	return filepath.Join(dir, "quinola")
}

//go:embed own
var own embed.FS

// Own returns a corpus as somebody may have it who uses the program: a text of a game that
// is here, and the rules by which it is played, which are given back when the test ends.
func Own(t testing.TB) Edition {
	t.Helper()
	files, err := fs.Sub(own, "own")
	if err != nil {
		t.Fatal(err)
	}
	c, err := edition.Open(files)
	if err != nil {
		t.Fatal(err)
	}
	source := annotate.Source{FS: files, Root: "own"}
	back, err := annotate.Adopt(source, c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(back)
	notes, err := annotate.Read(source, c)
	if err != nil {
		t.Fatal(err)
	}
	return Edition{c, notes, &export.Files{Corpus: files, Notes: files, Rights: quinola.Rights}}
}
