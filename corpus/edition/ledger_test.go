package edition

import (
	"os"
	"strings"
	"testing"

	"quinola/corpus"
)

const twoParagraphs = "THE GAME.\n\nFour persons play, each with a box before him.\n\nThe ace takes the king, the king takes the queen.\n\nWho has the fewest points wins the party, and is paid by all.\n"

// A better division of a text into paragraphs keeps every id: a paragraph
// that falls in two has a second half with a letter, two that become one
// leave an id that leads to the whole.
func TestIDsStay(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText)
	write(t, dir, "texts/mine/source.txt", twoParagraphs)
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	if got, want := ids(t, dir), "the-game.p1 the-game.p2 the-game.p3"; got != want {
		t.Fatalf("got %s, want %s", got, want)
	}
	pins, err := os.ReadFile(dir + "/texts/mine/clauses.tsv")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(pins), "\n")
	without := func(path string) string {
		var b strings.Builder
		for _, l := range lines {
			if !strings.HasPrefix(l, "mine:"+path+"\t") {
				b.WriteString(l)
			}
		}
		return b.String()
	}

	// As if p2 had been a part of p1 so far: it is named after it.
	write(t, dir, "texts/mine/clauses.tsv", strings.ReplaceAll(without("the-game.p2"), "the-game.p3\t", "the-game.p2\t"))
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	if got, want := ids(t, dir), "the-game.p1 the-game.p1b the-game.p2"; got != want {
		t.Errorf("a paragraph in two: %s, want %s", got, want)
	}
	// As if the first paragraph were new, and the last.
	write(t, dir, "texts/mine/clauses.tsv", lines[0]+strings.ReplaceAll(lines[2], ".p2\t", ".p1\t"))
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	if got, want := ids(t, dir), "the-game.p0 the-game.p1 the-game.p2"; got != want {
		t.Errorf("one before and one after: %s, want %s", got, want)
	}

	// As if the last paragraph had been two so far.
	half := strings.Replace(lines[3], "p3\t", "p4\t", 1)
	f := strings.Split(half, "\t")
	f[1] = "140" // in its midst
	write(t, dir, "texts/mine/clauses.tsv", string(pins)+strings.Join(f, "\t"))
	err = Pin(dir, Pinning{})
	if err == nil || !strings.Contains(err.Error(), "texts/mine/clauses.tsv:5: no longer found: mine:the-game.p4; ") {
		t.Fatalf("got %v, want an error that names p4", err)
	}
	if err := Pin(dir, Pinning{Move: true}); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(dir + "/texts/mine/moved.tsv"); !strings.HasSuffix(string(got), "\nthe-game.p4\tthe-game.p3\n") {
		t.Errorf("moved.tsv is %q", got)
	}
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	if cl := c.Clause("mine:the-game.p4"); cl == nil || cl.ID != "mine:the-game.p3" {
		t.Errorf("p4 leads to %v", cl)
	}
	// Once moved, it is known; and its id is not given again.
	if err := Pin(dir, Pinning{}); err != nil {
		t.Error(err)
	}
	for _, tt := range []struct{ moved, want string }{
		{"the-game.p4\n", "moved.tsv:1: no move; a line is"},
		{"the-game.p4\tthe-game.p9\n", "the-game.p4 moved to the-game.p9, which is no clause"},
		{"the-game.p1\tthe-game.p2\n", "the-game.p1 has moved, but is a clause"},
		{"a\tthe-game.p2\na\tthe-game.p1\n", "moved.tsv:2: a moves twice"},
	} {
		write(t, dir, "texts/mine/moved.tsv", tt.moved)
		if _, err := Open(os.DirFS(dir)); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: got %v, want %s", tt.moved, err, tt.want)
		}
	}
}

// ids are the paths of a small corpus' clauses.
func ids(t *testing.T, dir string) string {
	t.Helper()
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, cl := range c.Text("mine").Clauses {
		out = append(out, cl.Path())
	}
	return strings.Join(out, " ")
}

// Wherever an offset lies, a span is found that holds it or follows it.
func TestHolder(t *testing.T) {
	spans := []corpus.Span{{Start: 10, End: 50}, {Start: 20, End: 30}, {Start: 60, End: 70}}
	for at, want := range map[int]int{0: 0, 10: 0, 19: 0, 20: 1, 30: 0, 49: 0, 50: 2, 69: 2, 99: 2} {
		if got := holder(spans, at); got != want {
			t.Errorf("%d is held by %d, want %d", at, got, want)
		}
	}
	if holder(nil, 3) != -1 {
		t.Error("something holds it where nothing is")
	}
}
