package annotate

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Review changes the line `reviewed` and no other byte.
func TestReview(t *testing.T) {
	c := madeUp(threeArticles...)
	clause := c.Clause("hague-1785:1")
	hash := hashOf(clause)
	for _, test := range []struct{ name, before, after string }{
		{"an old hash", "+++\ngloss = \"x\"\nreviewed = \"0123456789abcdef\"\n+++\nreviewed = \"no\"\n", "+++\ngloss = \"x\"\nreviewed = \"HASH\"\n+++\nreviewed = \"no\"\n"},
		{"an empty one, with a remark", "+++\nreviewed   = \"\"  # not yet\ngloss = \"x\"\n+++", "+++\nreviewed = \"HASH\" # not yet\ngloss = \"x\"\n+++"},
		{"none", "+++\nterms = []\ngloss = \"x\"\n+++\n", "+++\nterms = []\ngloss = \"x\"\nreviewed = \"HASH\"\n+++\n"},
		{"none, and a long gloss", "+++\ngloss = \"\"\"x\ny\"\"\"\n+++\n", "+++\nreviewed = \"HASH\"\ngloss = \"\"\"x\ny\"\"\"\n+++\n"},
		{"lines of another system", "+++\r\ngloss = \"x\"\r\n+++\r\n", "+++\r\ngloss = \"x\"\r\nreviewed = \"HASH\"\r\n+++\r\n"},
		{"within a link it is none", "+++\ngloss = \"x\"\n[[link]]\nreviewed = \"\"\n+++\n", "+++\ngloss = \"x\"\nreviewed = \"HASH\"\n[[link]]\nreviewed = \"\"\n+++\n"},
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, "notes", "hague-1785", "1.md")
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(test.before), 0o640); err != nil {
			t.Fatal(err)
		}
		if _, err := Review(dir, clause); err != nil {
			t.Errorf("%s: %v", test.name, err)
		}
		got, err := os.ReadFile(file)
		if want := strings.ReplaceAll(test.after, "HASH", hash); err != nil || string(got) != want {
			t.Errorf("%s:\ngot  %q\nwant %q", test.name, got, want)
		}
		entries, _ := os.ReadDir(filepath.Dir(file))
		if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o640 || len(entries) != 1 {
			t.Errorf("%s: mode %v, %d files", test.name, info.Mode(), len(entries))
		}
	}
}

func TestReviewOfNoNote(t *testing.T) {
	c := madeUp(threeArticles...)
	_, err := Review(t.TempDir(), c.Clause("hague-1785:2"))
	if err == nil || !strings.HasSuffix(err.Error(), "2.md: hague-1785:2 has no note yet; write it first") {
		t.Errorf("%v", err)
	}
}
