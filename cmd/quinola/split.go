package main

import (
	"fmt"
	"strings"

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

func splitCommand(c *call) func() error {
	lang := c.flags.String("lang", "", "language of the text: `fr, en or sv`")
	return func() error {
		if err := c.lang(*lang); err != nil {
			return err
		}
		_, src, err := c.text()
		if err != nil {
			return err
		}
		leaves := restore.Leaves(src)
		items := split.Split(src, *lang, restore.Tokens(src, *lang, leaves), leaves)
		if c.json {
			out := make([]itemJSON, len(items))
			for i, it := range items {
				out[i] = itemJSON{none(it.Division), it.Label, number(it.Number), string(it.Kind), it.Span.Start, it.Span.End}
			}
			return printJSON(c.stdout, out)
		}
		for _, it := range items {
			fmt.Fprintf(c.stdout, "%-40s %-8s %s\n", clipped(strings.Join(it.Division, " › "), 40), it.Label, clipped(string(src[it.Body:it.Span.End]), 70))
		}
		return nil
	}
}
