package main

import (
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/site/export"
)

// columnWidth is the width of each column of a leaf.
const columnWidth = 56

func leafCommand(c *call) func() error {
	return func() error {
		if len(c.args) != 1 && len(c.args) != 2 {
			return c.usage("say which text and leaf, as in quinola leaf academie 93, or which text alone")
		}
		corp, err := c.load()
		if err != nil {
			return err
		}
		t := corp.Text(c.args[0])
		if t == nil {
			return c.noText(corp, c.args[0])
		}
		if len(c.args) == 1 {
			return c.leavesInDoubt(t)
		}
		n, err := strconv.Atoi(c.args[1])
		if err != nil || n < 1 || n > len(t.Leaves) {
			return c.usage("%s", leavesOf(t))
		}
		leaf := t.Leaves[n-1]
		var reading strings.Builder
		for _, tok := range t.Between(leaf.Start, leaf.End) {
			reading.WriteString(tok.Reading)
		}
		raw := string(t.Source[leaf.Start:leaf.End])
		if c.json {
			return printJSON(c.stdout, map[string]any{"text": t.ID, "leaf": n, "source": export.Span{Start: leaf.Start, End: leaf.End},
				"raw": raw, "reading": strings.TrimSpace(reading.String()), "tokens": tokensJSON(t.Between(leaf.Start, leaf.End))})
		}
		fmt.Fprintf(c.stdout, "%s, leaf %d: bytes %d to %d of the source, %d doubtful %s\n\n", t.ID, n, leaf.Start, leaf.End, doubts(t, leaf), plural(doubts(t, leaf), "word", "words"))
		left := strings.Split(wrap(strings.Trim(raw, "\f\n"), columnWidth, ""), "\n")
		right := strings.Split(wrap(strings.TrimSpace(reading.String()), columnWidth, ""), "\n")
		for i := range max(len(left), len(right)) {
			var l, r string
			if i < len(left) {
				l = left[i]
			}
			if i < len(right) {
				r = right[i]
			}
			fmt.Fprintf(c.stdout, "%s%s │ %s\n", l, strings.Repeat(" ", max(0, columnWidth-utf8.RuneCountInString(l))), r)
		}
		c.sayDoubts(t, n)
		return nil
	}
}

// sayDoubts prints each doubtful word of a leaf with the line that settles it, and
// where the next and the last before stand.
func (c *call) sayDoubts(t *corpus.Text, n int) {
	leaf := t.Leaves[n-1]
	tokens := t.Between(leaf.Start, leaf.End)
	all, k := doubts(t, leaf), 0
	for i, tok := range tokens {
		if len(tok.Rivals) > 0 {
			k++
			fmt.Fprintf(c.stdout, "\nin doubt, %d of %d: %s (or %s)\n    %s\n", k, all, strings.TrimSpace(tok.Reading), strings.Join(tok.Rivals, ", "), edition.Draft(t, n, tokens, i))
		}
	}
	on := "" // of which corpus
	if c.corpus != "" {
		on = "-corpus " + c.corpus + " "
	}
	if k > 0 {
		fmt.Fprintf(c.stdout, "\nA line, with the reading mended and its evidence after the last stroke, settles a doubt. Put it into a file under\n%s, then: quinola pin %s%s\n",
			filepath.Join(cmp.Or(c.corpus, "corpus"), "texts", t.ID, "emendations"), on, t.ID)
	}
	for _, way := range []struct {
		name string
		step int
	}{{"next", 1}, {"before", -1}} {
		for i := n + way.step; i >= 1 && i <= len(t.Leaves); i += way.step {
			if d := doubts(t, t.Leaves[i-1]); d > 0 {
				fmt.Fprintf(c.stdout, "%s in doubt: quinola leaf %s%s %d (%d %s)\n", way.name, on, t.ID, i, d, plural(d, "word", "words"))
				break
			}
		}
	}
}

// leavesInDoubt prints the leaves of a text that have doubtful words.
func (c *call) leavesInDoubt(t *corpus.Text) error {
	type row struct {
		Leaf   int `json:"leaf"`
		Doubts int `json:"doubts"`
	}
	rows, all := []row{}, 0
	for i, leaf := range t.Leaves {
		if d := doubts(t, leaf); d > 0 {
			rows = append(rows, row{i + 1, d})
			all += d
		}
	}
	if c.json {
		return printJSON(c.stdout, map[string]any{"text": t.ID, "leaves": len(t.Leaves), "doubts": all, "inDoubt": rows})
	}
	if len(t.Leaves) == 0 {
		fmt.Fprintf(c.stdout, "%s\n", leavesOf(t))
		return nil
	}
	fmt.Fprintf(c.stdout, "%s: %d %s in doubt on %d of %d leaves\n", t.ID, all, plural(all, "word", "words"), len(rows), len(t.Leaves))
	for _, r := range rows {
		fmt.Fprintf(c.stdout, "leaf %4d %4d\n", r.Leaf, r.Doubts)
	}
	if c.corpus == "" {
		return nil
	}
	var next strings.Builder
	on := "-corpus " + c.corpus + " " + t.ID
	steps := [][2]string{{"quinola clauses " + on, "how it was split, and the ids"}}
	if len(rows) > 0 {
		steps = slices.Insert(steps, 0,
			[2]string{fmt.Sprintf("quinola leaf %s %d", on, rows[0].Leaf), "the first of these, beside its scan; it leads to the next"},
			[2]string{"$EDITOR " + filepath.Join(c.corpus, "texts", t.ID, "words.txt"), "words that the book has and no dictionary, one a line: each is mended everywhere"})
	}
	nextSteps(&next, steps)
	_, err := io.WriteString(c.stderr, next.String())
	return err
}

// leavesOf says which leaves a text has.
func leavesOf(t *corpus.Text) string {
	switch len(t.Leaves) {
	case 0:
		return t.ID + " has no leaves: it is told in the edition's own words"
	case 1:
		return t.ID + " has the leaf 1 and no other"
	}
	return fmt.Sprintf("%s has the leaves 1 to %d", t.ID, len(t.Leaves))
}

// doubts counts the tokens of a leaf that have rivals.
func doubts(t *corpus.Text, leaf corpus.Span) int {
	n := 0
	for _, tok := range t.Between(leaf.Start, leaf.End) {
		if len(tok.Rivals) > 0 {
			n++
		}
	}
	return n
}
