package annotate

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"quinola/annotate/markup"
	"quinola/corpus"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

var update = flag.Bool("update", false, "write the expected results anew")

// madeUp is a corpus of one short text that has the rules of The Hague.
func madeUp(readings ...string) *corpus.Corpus { return madeUpAs("hague-1785", readings...) }

func madeUpAs(id string, readings ...string) *corpus.Corpus {
	text := &corpus.Text{ID: id, Meta: corpus.Meta{Short: "Made up", Lang: "fr"}}
	var source strings.Builder
	for i, reading := range readings {
		c := &corpus.Clause{ID: id + ":" + string(rune('1'+i)), Text: text, Number: i + 1, Kind: corpus.KindRule,
			Division: []string{"Du Jeu"}, Span: corpus.Span{Start: source.Len()}, Body: source.Len()}
		for _, w := range strings.SplitAfter(reading, " ") {
			start := source.Len()
			source.WriteString(w)
			text.SetTokens(append(text.Tokens(), corpus.Token{Span: corpus.Span{Start: start, End: source.Len()}, Reading: w}))
		}
		c.Span.End = source.Len()
		source.WriteString("\n")
		text.Clauses = append(text.Clauses, c)
	}
	text.Source = []byte(source.String())
	return corpus.New(corpus.Edition{}, []*corpus.Text{text})
}

var threeArticles = []string{
	"Le Reversis se joue à quatre personnes. L'on ne renonce jamais, & l'on ne renonce pas. Voyez Art. 3.",
	"Les Valets comptent 1 chacun, soit 4 en tout.",
	"On donne par la droite.",
}

// TestProblems reads folders with one thing wrong in each, and compares every
// message whole.
func TestProblems(t *testing.T) {
	files, err := filepath.Glob("testdata/problems/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			dir := fstest.MapFS{}
			want := -1
			for i, f := range archive.Files {
				if f.Name == "want" {
					want = i
					continue
				}
				dir[f.Name] = &fstest.MapFile{Data: f.Data}
			}
			got := ""
			a, err := Read(Source{dir, ""}, madeUp(threeArticles...))
			if err != nil {
				got = err.Error() + "\n"
			}
			if a != nil {
				for _, p := range a.DeadLinks() {
					got += "dead: " + p.String() + "\n"
				}
			}
			if *update {
				if want < 0 {
					archive.Files, want = append(archive.Files, txtar.File{Name: "want"}), len(archive.Files)
				}
				archive.Files[want].Data = []byte(got)
				if err := os.WriteFile(file, txtar.Format(archive), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if want < 0 || got != string(archive.Files[want].Data) {
				t.Errorf("got:\n%swant:\n%s", got, archive.Files[max(want, 0)].Data)
			}
		})
	}
}

func TestMissingNotesAreNoError(t *testing.T) {
	a, err := Read(Source{fstest.MapFS{}, ""}, madeUp(threeArticles...))
	if err != nil || len(a.Notes()) != 0 {
		t.Errorf("%v, %d notes", err, len(a.Notes()))
	}
}

// TestSpellingsStandInAScan: a spelling may be broken over a line, but a term
// with a name from a text that is missing cannot be told.
func TestSpellingsStandInAScan(t *testing.T) {
	c := madeUp(threeArticles...)
	c.Texts[0].Source = []byte("les quatre\nValets & les fiches")
	term := &Term{File: "terms/valet.md", front: &front{}, Spellings: []string{"quatre Valets", "Vallet"}}
	missing := &Term{Names: []Name{{Text: "academie"}}, Spellings: []string{"Knecht"}}
	got := (&Annotations{Corpus: c, Terms: []*Term{term, missing}}).UnseenSpellings()
	if len(got) != 1 || !strings.Contains(got.Error(), `the spelling "Vallet" is in no scan`) {
		t.Errorf("got %v", got)
	}
}

func TestLinksAreFreshStaleOrDead(t *testing.T) {
	note := func(reviewed, quote string) string {
		return "+++\ngloss = \"x\"\nreviewed = \"" + reviewed + "\"\n[[link]]\nrule = \"reversis/follow-suit\"\nquote = \"" + quote + "\"\n+++\n"
	}
	c := madeUp(threeArticles...)
	now := hashOf(c.Clause("hague-1785:1"))
	for _, test := range []struct {
		name, note string
		want       State
	}{
		{"reviewed as it is", note(now, "renonce jamais"), Fresh},
		{"reviewed otherwise", note("0123456789abcdef", "renonce jamais"), Stale},
		{"never reviewed", note("", "renonce jamais"), Stale},
		{"the words are not there", note(now, "renonce toujours"), Dead},
	} {
		a, err := Read(Source{fstest.MapFS{"notes/hague-1785/1.md": {Data: []byte(test.note)}}, ""}, c)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := a.Note("hague-1785:1").Links[0].State(); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

func TestQuotedWordsAreLit(t *testing.T) {
	c := madeUp(threeArticles...)
	text := "+++\ngloss = \"x\"\n[[link]]\nrule = \"reversis/follow-suit\"\nquote = \"ne renonce jamais … ne renonce pas\"\n+++\n"
	a, err := Read(Source{fstest.MapFS{"notes/hague-1785/1.md": {Data: []byte(text)}}, ""}, c)
	if err != nil {
		t.Fatal(err)
	}
	n := a.Note("hague-1785:1")
	var words []string
	for i, links := range n.Lit() {
		if len(links) > 0 {
			words = append(words, strings.TrimSpace(n.Clause.Tokens()[i].Reading))
		}
	}
	if got := strings.Join(words, " "); got != "ne renonce jamais, ne renonce pas." {
		t.Errorf("lit: %q", got)
	}
}

func FuzzNote(f *testing.F) {
	files, _ := filepath.Glob("testdata/*/*.txtar")
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range archive.Files {
			f.Add(string(part.Data))
		}
	}
	c := madeUp(threeArticles...)
	f.Fuzz(func(t *testing.T, text string) {
		dir := fstest.MapFS{"notes/hague-1785/1.md": {Data: []byte(text)}, "terms/x.md": {Data: []byte(text)}}
		a, err := Read(Source{dir, ""}, c)
		if err != nil {
			for line := range strings.SplitSeq(err.Error(), "\n") {
				if !strings.HasPrefix(line, "notes/") && !strings.HasPrefix(line, "terms/") {
					t.Errorf("a message without its file: %q", line)
				}
			}
		}
		for _, n := range a.Notes() {
			var b strings.Builder
			if err := n.Body.HTML(&b, markup.Renderer{}); err != nil {
				t.Error(err)
			}
			n.Lit()
		}
		if _, err := a.Check(t.Context(), Options{}); err != nil {
			t.Error(err)
		}
		if hash := "0123456789abcdef"; err == nil {
			again, err := setReviewed(text, hash)
			if err != nil {
				return // the key is written in some other way of TOML; see setReviewed
			}
			dir["notes/hague-1785/1.md"] = &fstest.MapFile{Data: []byte(again)}
			a, err = Read(Source{dir, ""}, c)
			if err != nil || a.Note("hague-1785:1").Reviewed != hash {
				t.Errorf("review turns %q into %q: %v", text, again, err)
			}
		}
	})
}

// Who asks of some clauses alone reads few notes, and gets the same answer: what stands
// behind the rules of a book that takes over another's, and how a clause stands whose
// words repeat another's.
func TestFewNotesAnswerAsAll(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Fatal(err)
	}
	resting := 0
	for _, rs := range games.Rulesets() {
		if len(rs.Bases) == 0 || resting == 3 {
			continue
		}
		resting++
		few, err := ReadOf(BuiltIn(), a.Corpus, Holding(rs))
		if err != nil {
			t.Fatal(err)
		}
		if len(few.notes) == 0 || len(few.notes) > len(a.notes)/2 {
			t.Errorf("%s: %d notes are read of %d", rs.ID, len(few.notes), len(a.notes))
		}
		for _, q := range lore.Questions() {
			if got, want := few.Behind(rs.ID, q.ID), a.Behind(rs.ID, q.ID); !slices.EqualFunc(got, want, func(x, y *Link) bool {
				return x.Note.File == y.Note.File && x.Line == y.Line
			}) {
				t.Errorf("%s: %d links stand behind %s, not %d", rs.ID, len(got), q.ID, len(want))
			}
		}
	}
	for _, n := range a.Notes() {
		if !slices.ContainsFunc(n.Asides, func(x *Aside) bool { return x.Rule != "" }) {
			continue
		}
		few, err := ReadOf(BuiltIn(), a.Corpus, Named(n.Clause.ID))
		if err != nil {
			t.Fatal(err)
		}
		r, err := few.Check(t.Context(), Options{IDs: []string{n.Clause.ID}})
		if err != nil || r.Clauses.Proved != 1 {
			t.Errorf("%s, read alone, is not proved: %v %v", n.Clause.ID, r.Holes, err)
		}
		return
	}
	t.Error("no clause repeats another")
}
