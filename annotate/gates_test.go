package annotate

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/corpus"
)

// overlay is a file system in which one note is the only one of all, and has other
// contents.
type overlay struct {
	fs.FS
	name, text string
}

func (o overlay) ReadDir(name string) ([]fs.DirEntry, error) {
	list, err := fs.ReadDir(o.FS, name)
	if name == "notes" || strings.HasPrefix(name, "notes/") {
		list = slices.DeleteFunc(list, func(e fs.DirEntry) bool { p := path.Join(name, e.Name()); return p != o.name && p != path.Dir(o.name) })
	}
	return list, err
}

func (o overlay) Open(name string) (fs.File, error) {
	if name == o.name {
		return fstest.MapFS{name: &fstest.MapFile{Data: []byte(o.text)}}.Open(name)
	}
	return o.FS.Open(name)
}

// TestGates breaks one thing at a time in a note that is proved: each must
// keep its clause from being proved, and the check from passing.
func TestGates(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Fatal(err)
	}
	r, err := a.Check(t.Context(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	asItIs := func(text string) string { return text }
	proved := pickNote(t, a, func(n *Note) bool { // by its own examples
		return r.Standings[n.Clause.ID].Status == Proved && len(n.Links) > 1 && len(n.Asides) > 0 && len(n.Claims) == 0 && len(n.Examples) > 0 &&
			!slices.ContainsFunc(n.Links, func(l *Link) bool { return l.Case != "" }) && alone(t, a.Corpus, n, asItIs).OK()
	})
	excluded := pickNote(t, a, func(n *Note) bool { return n.Excluded && n.Fresh() && alone(t, a.Corpus, n, asItIs).OK() })
	quoted := regexp.MustCompile(`(?m)^quote = ".*"$`)
	for _, x := range []struct {
		what  string
		note  *Note
		broke func(text string) string
		want  Weight
	}{
		{"the words changed since the review", proved, func(s string) string { return strings.ReplaceAll(s, proved.Reviewed, "0123456789abcdef") }, StaleLink},
		{"an excluded clause changed since the review", excluded, func(s string) string { return strings.ReplaceAll(s, excluded.Reviewed, "0123456789abcdef") }, StaleLink},
		{"no review at all", proved, func(s string) string { return strings.ReplaceAll(s, `reviewed = "`+proved.Reviewed+`"`, "") }, StaleLink},
		{"its examples out", proved, func(s string) string { return s[:strings.Index(s, "```play")] }, UnprovedLink},
		{"its links out", proved, func(s string) string { return withoutTables(s, "link") }, Unlinked},
		{"its asides out", proved, func(s string) string { return withoutTables(s, "aside") }, OpenWords},
		{"a quote of other words", proved, func(s string) string { return replaceFirst(quoted, s, `quote = "words that stand nowhere"`) }, DeadLink},
		{"a quote cut short", proved, func(s string) string {
			return replaceFirst(quoted, s, `quote = "`+firstWords(proved.Links[0].Quote)+`"`)
		}, OpenWords},
		{"its examples contrasts", proved, func(s string) string { return strings.ReplaceAll(s, "```play ", "```play {contrast} ") }, UnprovedLink},
		{"an expectation taken out", proved, func(s string) string {
			return regexp.MustCompile(`(?m)^(expect|refuse|allow) .*\n`).ReplaceAllString(s, "expect   nothing for ♥J\n")
		}, FailingExample},
	} {
		t.Run(x.what, func(t *testing.T) {
			r := alone(t, a.Corpus, x.note, x.broke)
			s := r.Standings[x.note.Clause.ID]
			found := false
			for _, h := range s.Holes {
				found = found || h.Weight == x.want
			}
			if r.OK() || s.Status == Proved || !found {
				t.Errorf("%s stands as %s, the check as %v, with the holes %v; want one: %s", x.note.Clause.ID, s.Status, r.OK(), s.Holes, x.want)
			}
		})
	}
}

// alone is the check of a clause by its note, broken, and no others.
func alone(t *testing.T, c *corpus.Corpus, note *Note, broke func(text string) string) *Report {
	t.Helper()
	file := strings.TrimPrefix(note.File, "annotate/")
	text, err := fs.ReadFile(FS, file)
	if err != nil {
		t.Fatal(err)
	}
	a, err := Read(Source{overlay{FS, file, broke(string(text))}, "annotate"}, c)
	if err != nil {
		t.Fatal(err)
	}
	r, err := a.Check(t.Context(), Options{IDs: []string{note.Clause.ID}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// pickNote is the first note of its kind.
func pickNote(t *testing.T, a *Annotations, fits func(*Note) bool) *Note {
	for _, n := range a.Notes() {
		if fits(n) {
			return n
		}
	}
	t.Fatal("the edition has no such note")
	return nil
}

// withoutTables is a note without its repeated tables of a name.
func withoutTables(text, name string) string {
	return regexp.MustCompile(`(?m)^\[\[`+name+`\]\]\n(?:[a-z]+ = .*\n|\n)*`).ReplaceAllString(text, "")
}

// replaceFirst replaces the first match.
func replaceFirst(re *regexp.Regexp, text, with string) string {
	at := re.FindStringIndex(text)
	return text[:at[0]] + with + text[at[1]:]
}

// firstWords is the first half of a quote.
func firstWords(quote string) string {
	words := strings.Fields(quote)
	return strings.Join(words[:(len(words)+1)/2], " ")
}
