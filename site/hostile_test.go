package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/annotate"
	"quinola/corpus"
)

// evil is what somebody may put into a scan, a note or a name.
const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'` + "`" + `{{.}}</title></style><!--` + "\u202e\u2066\x00&lt;javascript:alert(1)"

// hostile is a corpus that is evil in every field that reaches a page.
func hostile() *corpus.Corpus {
	t := corpus.Text{ID: "evil-1", Meta: corpus.Meta{
		Title: evil, Short: evil, Lang: "fr", Place: evil, Printer: evil, Year: evil, Certainty: evil, Scan: evil,
		Provenance: evil, Rights: evil, Divided: evil, Game: evil,
	}}
	src := evil + " " + evil + " " + evil
	t.Source = []byte(src)
	t.Leaves = []corpus.Span{{Start: 0, End: len(evil)}, {Start: len(evil), End: len(src)}}
	one, two := len(evil)+1, 2*len(evil)+2
	t.SetTokens([]corpus.Token{
		{Span: corpus.Span{Start: 0, End: len(evil)}, Reading: evil},
		{Span: corpus.Span{Start: len(evil), End: one}, Reading: " "},
		{Span: corpus.Span{Start: one, End: one + len(evil)}, Reading: evil + "!", Why: corpus.Emended, Rivals: []string{evil}},
		{Span: corpus.Span{Start: one + len(evil), End: two}, Reading: " "},
		{Span: corpus.Span{Start: two, End: len(src)}, Reading: "", Why: corpus.Furniture},
	})
	text := &t
	for i, path := range []string{`"><script>`, "../../escape", "javascript:alert(1)", "\u202eevil"} {
		text.Clauses = append(text.Clauses, &corpus.Clause{ID: "evil-1:" + path, Text: text, Division: []string{evil}, Label: evil, Number: i, Kind: corpus.KindRule, Leaf: 1, Span: corpus.Span{Start: 0, End: len(src)}, Body: 0})
	}
	text.Emendations = []corpus.Emendation{{Leaf: 2, Quote: evil, Reading: evil, Cert: evil, Evidence: evil}}
	return corpus.New(corpus.Edition{Version: evil, Date: "2026-11-21", Title: evil}, []*corpus.Text{text})
}

func TestAHostileCorpusIsInert(t *testing.T) {
	dir := built(t, Options{Corpus: hostile()})
	checkSite(t, dir)
	if _, err := os.Stat(filepath.Join(filepath.Dir(dir), "escape")); err == nil {
		t.Error("a clause's id leads out of the folder of the site")
	}
	for _, name := range []string{"index.html", "evil-1/index.html", "evil-1/~22~3e~3cscript~3e/index.html", "about/index.html", "search/index.html"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, bad := range []string{"<script>alert", "<img src=x", "onerror=alert(1)>", `href="javascript:`, "\x00"} {
			if strings.Contains(string(data), bad) {
				t.Errorf("%s holds %q", name, bad)
			}
		}
	}
}

func TestHostileNotesAreInert(t *testing.T) {
	c := small()
	files := fstest.MapFS{
		"notes/hague-1785/18.md": {Data: []byte("+++\ngloss = '''<script>alert(1)</script> [x](javascript:alert(1)) " + "\u202e" + "'''\nreviewed = \"\"\n+++\n<img src=x onerror=alert(1)>\n\n<a href=\"javascript:alert(1)\">x</a>\n\n```play </script><b>\nrules hague-1785\ndealer S\npool 45\ntrick 11\nhands S ♣3 E ♣5 N ♣K W ♣A\nplay N ♣K W ♣A S ♣3 E ♣5\nexpect W pays N 2 by reversis/ace.forced\n...\n```\n")},
		"terms/evil.md":          {Data: []byte("+++\nid = \"evil\"\nname = \"<script>alert(1)</script>\"\nmeaning = \"</script><img src=x onerror=alert(1)>\"\nspellings = [\"<b>\"]\n\n[[names]]\nlang = \"fr\"\nform = \"<i>Remise\"\ntext = \"hague-1785\"\n+++\n<script>alert(1)</script>\n")},
	}
	notes, err := annotate.Read(annotate.Source{FS: files, Root: "evil"}, c)
	if err != nil {
		t.Fatal(err)
	}
	dir := built(t, Options{Corpus: c, Notes: notes})
	checkSite(t, dir)
	for _, name := range []string{"hague-1785/18/index.html", "term/index.html", "term/evil/index.html"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Errorf("%v (%v)", err, notes)
			continue
		}
		if !strings.Contains(string(data), "alert(1)") {
			t.Errorf("%s does not show what the editor wrote", name)
		}
		for _, bad := range []string{"<script>", "<img src=x", `href="javascript:`, "<b>&"} {
			if strings.Contains(string(data), bad) {
				t.Errorf("%s holds %q", name, bad)
			}
		}
	}
}
