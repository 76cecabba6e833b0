package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quinola/annotate"
	"quinola/site/page"
	"quinola/site/pagecheck"
	"quinola/site/sitetest"
)

// TestTheWholeSite holds every page of the edition to its form, without a browser.
func TestTheWholeSite(t *testing.T) {
	if keep := os.Getenv("QUINOLA_SITE"); keep != "" {
		if err := os.CopyFS(keep, os.DirFS(folder)); err != nil {
			t.Log(err)
		}
	}
	e := sitetest.Edited(t)
	for name, check := range map[string]func(*testing.T){
		"form":     func(t *testing.T) { pagecheck.Site(t, folder) },
		"phrases":  func(t *testing.T) { pagecheck.Phrases(t, folder, pagecheck.Names(e.Corpus)) },
		"silences": func(t *testing.T) { checkSilences(t, folder, e.Notes) },
		"excluded": func(t *testing.T) { checkExcluded(t, folder, e.Notes) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			check(t)
		})
	}
}

// checkExcluded looks for what a clause is that states no rule and has no example:
// its page says so once, in one place, and that is not left empty.
func checkExcluded(t *testing.T, dir string, notes *annotate.Annotations) {
	t.Helper()
	excluded := 0
	for _, n := range notes.Notes() {
		if !n.Excluded || len(n.Examples) > 0 {
			continue
		}
		c := n.Clause
		excluded++
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(page.ClausePath(c)), "index.html"))
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		_, rest, _ := strings.Cut(text, `<section class="unplayed"`)
		is, _, _ := strings.Cut(rest, "</section>")
		if !strings.Contains(is, `class="reason"`) || strings.Contains(text, "<h2>What it states") || strings.Contains(is, "<p></p>") {
			t.Errorf("the page of %s does not say once what it is: %.300s", c.ID, is)
		}
	}
	if excluded == 0 {
		t.Error("no clause is excluded")
	}
}

// checkSilences looks for each thing that a book leaves unsaid, told once on the page
// of its game, and counted on that of coverage.
func checkSilences(t *testing.T, dir string, notes *annotate.Annotations) {
	t.Helper()
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	lines := map[string]map[string]bool{}
	for _, s := range notes.Silences() {
		game := page.Segment(s.Ruleset.Game.ID())
		if lines[game] == nil {
			lines[game] = map[string]bool{}
		}
		lines[game][s.Question+s.Ruling+s.From] = true
	}
	coverage := read("coverage/index.html")
	for game, said := range lines {
		_, list, _ := strings.Cut(read("coverage/"+game+"/index.html"), `class="silences"`)
		if got := strings.Count(list, "<li>"); got != len(said) {
			t.Errorf("the page of %s tells %d silences, not %d", game, got, len(said))
		}
		if !strings.Contains(coverage, "/coverage/"+game+"/index.html") {
			t.Errorf("the page of coverage does not lead to %s", game)
		}
	}
}
