package annotate

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"quinola/annotate/quote"
	"quinola/corpus"
)

// TestCheck checks made-up articles with made-up notes. A note's HASH stands
// for the hash of its clause. Each case tells what comes of every clause and
// of the mutants of the rules that the notes link.
func TestCheck(t *testing.T) {
	files, _ := filepath.Glob("testdata/check/*.txtar")
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			c := madeUp(threeArticles...)
			dir := fstest.MapFS{}
			want, ids := -1, []string{}
			for i, f := range archive.Files {
				if f.Name == "want" {
					want = i
					continue
				}
				id := "hague-1785:" + strings.TrimSuffix(filepath.Base(f.Name), ".md")
				ids = append(ids, id)
				text := strings.ReplaceAll(string(f.Data), "HASH", hashOf(c.Clause(id)))
				dir[f.Name] = &fstest.MapFile{Data: []byte(text)}
			}
			a, err := Read(Source{dir, ""}, c)
			if err != nil {
				t.Fatal(err)
			}
			o := Options{IDs: ids, Mutate: strings.Contains(string(archive.Comment), "mutate"), Tries: 2000}
			r, err := a.Check(context.Background(), o)
			if err != nil {
				t.Fatal(err)
			}
			got := tell(t, r, ids)
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
				t.Errorf("got:\n%s", got)
			}
		})
	}
}

func tell(t *testing.T, r *Report, ids []string) string {
	var b strings.Builder
	for _, id := range ids {
		s := r.Standings[id]
		fmt.Fprintf(&b, "%s %s %s\n", id, s.Status, s.Reason)
		for _, h := range s.Holes {
			fmt.Fprintf(&b, "  %s: %s\n", h.Weight, h)
		}
	}
	blocks := r.Survivors
	r.Survivors = []Survivor{}
	for _, s := range blocks {
		fmt.Fprintf(&b, "%s\n", s)
		if !strings.HasPrefix(s.Block, "```play ") || !strings.HasSuffix(s.Block, "\n```\n") {
			t.Errorf("the missing example is no play block:\n%s", s.Block)
		}
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&b, "%s\nok %v\n", data, r.OK() && len(blocks) == 0)
	return b.String()
}

func TestCheckNamesWhatItCannotFind(t *testing.T) {
	a, err := Read(Source{fstest.MapFS{}, ""}, madeUp(threeArticles...))
	if err != nil {
		t.Fatal(err)
	}
	_, err = a.Check(context.Background(), Options{IDs: []string{"hague-1785:12"}})
	if want := `there is no clause or text "hague-1785:12"; did you mean hague-1785:1?`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestCheckStops(t *testing.T) {
	a, err := Read(Source{fstest.MapFS{}, ""}, madeUp(threeArticles...))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := a.Check(ctx, Options{Deals: 100_000}); err != context.Canceled {
		t.Errorf("%v", err)
	}
}

func TestPercentIsRoundedDown(t *testing.T) {
	for _, c := range []struct {
		count Count
		want  int
	}{
		{Count{Clauses: 1000, Proved: 900, Excluded: 99}, 99},
		{Count{Clauses: 1000, Proved: 900, Excluded: 100}, 100},
		{Count{}, 0},
	} {
		if got := c.count.Percent(); got != c.want {
			t.Errorf("%+v: %d, want %d", c.count, got, c.want)
		}
	}
}

// Coverage counts every clause once, and ranks what fails before what is
// missing.
func TestCoverage(t *testing.T) {
	c := madeUp(threeArticles...)
	notes := fstest.MapFS{
		"notes/hague-1785/1.md": {Data: []byte("+++\ngloss = \"x\"\nreviewed = \"" + hashOf(c.Clause("hague-1785:1")) + "\"\n[[link]]\nrule = \"reversis/follow-suit\"\nquote = \"renonce toujours\"\n+++\n")},
		"notes/hague-1785/2.md": {Data: []byte("+++\ngloss = \"x\"\nstatus = \"excluded\"\nreason = \"advice\"\nreviewed = \"" + hashOf(c.Clause("hague-1785:2")) + "\"\n+++\n")},
	}
	a, err := Read(Source{notes, ""}, c)
	if err != nil {
		t.Fatal(err)
	}
	r, err := a.Check(context.Background(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	cov := r.Coverage()
	want := Count{Provisions: Provisions{Stated: 1}, Words: 13, Clauses: 3, Rule: 1, Linked: 1, Open: 1, Excluded: 1, Unread: 1}
	if cov.All != want || cov.Texts[0].Divisions[0].Count != want || cov.Texts[0].Percent != 33 {
		t.Errorf("%+v", cov)
	}
	var weights []Weight
	for _, h := range cov.Holes {
		weights = append(weights, h.Weight)
	}
	if !slices.Equal(weights, []Weight{DeadLink, OpenWords, Unannotated}) {
		t.Errorf("holes %v", cov.Holes)
	}
}

// hashOf returns the hash that a note's `reviewed` should hold for the clause.
func hashOf(c *corpus.Clause) string { return quote.Of(c.Tokens()).Hash() }
