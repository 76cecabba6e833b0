package edition

import (
	"os"
	"slices"
	"testing"
)

// A list of contents takes the id of no chapter, and no chapter stands below it.
func TestIDsBesideContents(t *testing.T) {
	const list = "CONTENTS.\n\nCHAPTER I.\n\nOf the deal, page 1.\n\nCHAPTER II.\n\nOf the play, page 9.\n\n"
	const book = "CHAPTER I.\n\nOF THE DEAL.\n\nWhoever deals gives nine cards to each of the players,\nand turns up the last of them, which is the trump of\nthe hand, unless all agree to play without one, and\nthen nobody has any trump until the hand has ended,\nand the cards have been counted by whoever won it, in\nthe order of the tricks.\n\n" +
		"CHAPTER II.\n\nOF THE PLAY.\n\nThe elder hand leads whatever card he will, and all the\nothers follow suit to it if they can.\n\n"
	for name, src := range map[string]string{"front": list + book, "end": book + list} {
		dir := t.TempDir()
		write(t, dir, "scan.txt", src)
		taken, err := Take(dir, Scan{ID: "whist", File: dir + "/scan.txt", Lang: "en"})
		if err != nil {
			t.Fatal(err)
		}
		if err := taken.Write(); err != nil {
			t.Fatal(err)
		}
		c, err := Open(os.DirFS(dir))
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, clause := range c.Texts[0].Clauses {
			ids = append(ids, clause.ID)
		}
		slices.Sort(ids)
		if want := []string{"whist:chapter-i.p1", "whist:chapter-ii.p1", "whist:contents.p1"}; !slices.Equal(ids, want) {
			t.Errorf("%s: %q, want %q", name, ids, want)
		}
	}
}
