package site

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"sync"
	"testing"

	"quinola/corpus"
	"quinola/engine/games/lore"
)

// small is a corpus of two tiny books in the notation of mint.
func small() *corpus.Corpus {
	hague := mint(corpus.Text{ID: "hague-1785", Meta: corpus.Meta{
		Title: "Règles du jeu de Reversis", Short: "The Hague 1785", Lang: "fr", Place: "The Hague", Printer: "P. F. Gosse", Year: "1785",
		Certainty: "the year is in the title", Scan: "one line without line ends", Rights: "public domain",
	}}, `
# De la Remise du Quinola
17 XVII Quand le Jeu commence, chaque Joueur met au Panier deux {Jectons|Jettons|letters} ou {io|10|numeral} fiches.
18 XVIII La Remise {eft|est|long-s} {attachée|attachée|} au Valet de {Cceur|Coeur|ligature} ou {Qui-|Quinola|join}{  ( 5 ) ||furniture}{nola.||join} , qui {eft|est|long-s} la Carte la plus importante {dc|de|letters} {touc|tout|emendation} le Jeu.
# Des Payements
25 XXV Pour {l'As|l'As|apostrophe} {placé|placé|?placée} on paye une fiche.`)
	salon := mint(corpus.Text{ID: "salon", Restated: true, Meta: corpus.Meta{Title: "Reversis, restated", Short: "Salon", Lang: "en", Year: "2008"}}, `
1 1 The aim is to take few points.`)
	return corpus.New(corpus.Edition{Version: "0.1", Date: "2026-11-21", Title: "Quinola: old rules of card games"}, []*corpus.Text{hague, salon})
}

// mint makes a text of lines: "# heading" or "path label words", where a word
// that was read otherwise is {source|reading|why}, and {word|word|?rival} is
// in doubt.
func mint(t corpus.Text, lines string) *corpus.Text {
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

// built builds a site into a folder of the test's own.
func built(t *testing.T, o Options) string {
	t.Helper()
	o.Out = filepath.Join(t.TempDir(), "site")
	if o.Table == nil {
		o.Table = table(t)
	}
	if err := Build(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	return o.Out
}

// plain is the site of the small corpus, built once: for tests that change nothing
// in it.
func plain(t *testing.T) string {
	t.Helper()
	dir, err := plainOnce()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

var plainOnce = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(shared, "plain")
	table, err := noTable()
	if err != nil {
		return "", err
	}
	return dir, Build(context.Background(), Options{Corpus: small(), Out: dir, Table: table})
})

// shared is a folder that goes when all tests have ended.
var shared string

func TestMain(m *testing.M) {
	os.Exit(func() int {
		var err error
		if shared, err = os.MkdirTemp("", "quinola-site-test-"); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer os.RemoveAll(shared)
		debug.SetGCPercent(400) // of whole sites little is kept: collecting took a tenth of the time
		return m.Run()
	}())
}

// table stands for the engine where no page is opened: most tests need not
// wait for the toolchain.
func table(t *testing.T) *Table {
	t.Helper()
	none, err := noTable()
	if err != nil {
		t.Fatal(err)
	}
	return none
}

func noTable() (*Table, error) {
	wasm, err := pack([]byte("\x00asm\x01\x00\x00\x00"))
	if err != nil {
		return nil, err
	}
	modules := map[string][]byte{}
	for _, f := range lore.Families() {
		modules[tableModule(f)] = wasm
	}
	return &Table{Modules: modules, Glue: []byte("// nothing")}, nil
}

// kept is the folder where the engine for the page is kept, as for the command.
func kept(tb testing.TB) string {
	tb.Helper()
	dir, err := os.UserCacheDir()
	if err != nil {
		tb.Fatal(err)
	}
	return filepath.Join(dir, "quinola")
}
