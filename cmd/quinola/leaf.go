package main

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/site/export"
)

// columnWidth is the width of each column of a leaf.
const columnWidth = 56

func leafCommand(c *call) func() error {
	return func() error {
		if len(c.args) != 2 {
			return c.usage("say which text and leaf, as in quinola leaf academie 93")
		}
		corp, err := c.load()
		if err != nil {
			return err
		}
		t := corp.Text(c.args[0])
		if t == nil {
			return c.noText(corp, c.args[0])
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
		left := strings.Split(wrap(raw, columnWidth, ""), "\n")
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
		for _, tok := range t.Between(leaf.Start, leaf.End) {
			if len(tok.Rivals) > 0 {
				fmt.Fprintf(c.stdout, "in doubt: %s (or %s)\n", strings.TrimSpace(tok.Reading), strings.Join(tok.Rivals, ", "))
			}
		}
		return nil
	}
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
