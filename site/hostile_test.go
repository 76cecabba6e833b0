package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/annotate"
	"quinola/site/pagecheck"
	"quinola/site/sitetest"
)

func TestAHostileCorpusIsInert(t *testing.T) {
	dir := built(t, Options{Corpus: sitetest.Hostile()})
	pagecheck.Site(t, dir)
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
	c := sitetest.Small()
	files := fstest.MapFS{
		"notes/hague-1785/18.md": {Data: []byte("+++\ngloss = '''<script>alert(1)</script> [x](javascript:alert(1)) " + "\u202e" + "'''\nreviewed = \"\"\n+++\n<img src=x onerror=alert(1)>\n\n<a href=\"javascript:alert(1)\">x</a>\n\n```play </script><b>\nrules hague-1785\ndealer S\npool 45\ntrick 11\nhands S ♣3 E ♣5 N ♣K W ♣A\nplay N ♣K W ♣A S ♣3 E ♣5\nexpect W pays N 2 by reversis/ace.forced\n...\n```\n")},
		"terms/evil.md":          {Data: []byte("+++\nid = \"evil\"\nname = \"<script>alert(1)</script>\"\nmeaning = \"</script><img src=x onerror=alert(1)>\"\nspellings = [\"<b>\"]\n\n[[names]]\nlang = \"fr\"\nform = \"<i>Remise\"\ntext = \"hague-1785\"\n+++\n<script>alert(1)</script>\n")},
	}
	notes, err := annotate.Read(annotate.Source{FS: files, Root: "evil"}, c)
	if err != nil {
		t.Fatal(err)
	}
	dir := built(t, Options{Corpus: c, Notes: notes})
	pagecheck.Site(t, dir)
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
