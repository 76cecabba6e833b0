package main

import (
	"fmt"
	"iter"
	"strings"

	"quinola/corpus"
	"quinola/corpus/page"
	"quinola/corpus/restore"
	"quinola/corpus/split"
)

// itemJSON is an item as split -json prints it.
type itemJSON struct {
	Division []string `json:"division"`
	Label    string   `json:"label"`
	Number   *int     `json:"number"`
	Kind     string   `json:"kind"`
	Start    int      `json:"start"`
	End      int      `json:"end"`
}

func number(n int) *int {
	if n == 0 {
		return nil
	}
	return &n
}

func itemsJSON(items []split.Item) []itemJSON {
	out := make([]itemJSON, len(items))
	for i, it := range items {
		out[i] = itemJSON{none(it.Division), it.Label, number(it.Number), string(it.Kind), it.Span.Start, it.Span.End}
	}
	return out
}

// splitLines splits one text a line.
func (c *call) splitLines(code string) error {
	return c.eachPassage(code, func(p passage, restored iter.Seq[[]corpus.Token]) any {
		src := []byte(p.Raw)
		leaves := page.Leaves(src)
		return struct {
			ID    string     `json:"id"`
			Items []itemJSON `json:"items"`
		}{p.ID, itemsJSON(split.Streamed(src, p.Lang, restored, leaves, nil).Items)}
	})
}

func splitCommand(c *call) func() error {
	lang := c.flags.String("lang", "", "the `CODE` of the language of the text: "+langs)
	as := c.scanFlags()
	lines := c.flags.Bool("jsonl", false, `read lines {"id","lang","raw"} and write lines {"id","items"}`)
	return func() error {
		if *lines {
			return c.splitLines(*lang)
		}
		if err := c.lang(*lang); err != nil {
			return err
		}
		name, src, e, err := c.scan(as)
		if err != nil {
			return err
		}
		if other := restore.Foreign(string(src), *lang); other != nil {
			return wrongLanguage("split", name, *lang, other)
		}
		leaves := page.Leaves(src)
		done := c.busy("splitting " + name)
		items := split.Streamed(src, *lang, restore.Leafwise(src, *lang, leaves, e), leaves, e).Items
		done()
		if c.json {
			return printJSON(c.stdout, itemsJSON(items))
		}
		for _, it := range items {
			fmt.Fprintf(c.stdout, "%-40s %-8s %s\n", clipped(strings.Join(it.Division, " › "), 40), it.Label, clipped(string(src[it.Body:it.Span.End]), 70))
		}
		return nil
	}
}
