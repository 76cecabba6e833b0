package edition

import (
	"os"
	"strings"
	"testing"

	"quinola/corpus"
)

// Three laws, the second of which has a reason and a further rule below it.
const lawsInParagraphs = `LAWS OF THE GAME.

I. Who deals out of his turn pays one fish to the pool, and the cards are
dealt anew.

II. Who plays with too few cards wins nothing in that hand.

The reason of this law is plain to every company.

Who plays with too many pays two fishes, and the hand
is played out.

III. Who looks at a trick that is turned must show his cards to all.

IV. Who leaves the table pays what is on it.
`

// The further paragraphs of an item are clauses of their own where text.toml says
// so, below the item that keeps its id; what is pinned stays.
func TestParagraphsWithinItems(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/source.txt", lawsInParagraphs)
	pinned := func(paragraphs string) string {
		t.Helper()
		write(t, dir, "texts/mine/text.toml", goodText+paragraphs)
		if err := Pin(dir, Pinning{}); err != nil {
			t.Fatal(err)
		}
		return strings.ReplaceAll(ids(t, dir), "laws-of-the-game.", "")
	}
	if got, want := pinned(""), "1 2 3 4"; got != want {
		t.Fatalf("whole items: %s, want %s", got, want)
	}
	if got, want := pinned("paragraphs = [\"laws-of-the-game\"]\n"), "1 2 2.p2 2.p3 3 4"; got != want {
		t.Fatalf("parted: %s, want %s", got, want)
	}
	if got, want := pinned("paragraphs = [\"*\"]\n"), "1 2 2.p2 2.p3 3 4"; got != want {
		t.Errorf("everywhere: %s, want %s", got, want)
	}
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]struct {
		kind   corpus.Kind
		starts string
		ends   string
	}{
		"2":    {corpus.KindRule, "Who plays with too few", "in that hand."},
		"2.p2": {corpus.KindNarrative, "The reason of this law", "every company."},
		"2.p3": {corpus.KindRule, "Who plays with too many", "is played out."},
	} {
		cl := c.Clause("mine:laws-of-the-game." + path)
		if cl == nil {
			t.Errorf("%s is no clause", path)
			continue
		}
		if r := cl.Reading(); cl.Kind != want.kind || !strings.HasPrefix(r, want.starts) || !strings.HasSuffix(r, want.ends) {
			t.Errorf("%s is a %s and reads %q", path, cl.Kind, r)
		}
	}

	// As if p2 and p3 had been one so far: what is new is named after it.
	pins, err := os.ReadFile(dir + "/texts/mine/clauses.tsv")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(pins), "\n")
	write(t, dir, "texts/mine/clauses.tsv", strings.Join(append(lines[:4:4], lines[5:]...), ""))
	if got, want := pinned("paragraphs = [\"*\"]\n"), "1 2 2.p2 2.p3 3 4"; got != want {
		t.Errorf("a new paragraph after a pinned one: %s, want %s", got, want)
	}
}
