package main

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"quinola/index"
)

func concordanceCommand(c *call) func() error {
	sort := c.flags.String("sort", "", "sort by the words on this `SIDE`: left or right (default: in the order of the texts)")
	asCSV := c.flags.Bool("csv", false, "print comma-separated values for a spreadsheet")
	lang := c.toldIn()
	width := c.flags.Int("width", 40, "print `N` letters before and after the word")
	return func() error {
		query := strings.TrimSpace(strings.Join(c.args, " "))
		order := index.Order(*sort)
		switch {
		case query == "":
			return c.usage("say which word or phrase")
		case order != index.InTexts && order != index.Left && order != index.Right:
			return c.usage("-sort takes left or right, not %q", *sort)
		case *width < 1 || *width > 400:
			return c.usage("-width must be between 1 and 400")
		}
		reader, err := tongueOf(*lang)
		if err != nil {
			return c.usage("%v", err)
		}
		x, err := c.index()
		if err != nil {
			return err
		}
		defer x.Close()
		found, err := x.Concordance(c.ctx, query, order, *width, index.Options{Lang: reader.String()})
		switch {
		case err != nil:
			return err
		case c.json:
			return found.WriteJSON(c.stdout)
		case *asCSV:
			return found.WriteCSV(c.stdout)
		}
		p := printer{c.stdout, newStyle(c.stdout)}
		for _, l := range found.Lines {
			p.line("%s%s %s %s  %s", strings.Repeat(" ", max(0, *width-utf8.RuneCountInString(l.Before))), l.Before, p.bold(l.Word), l.After, p.faint(l.Clause))
		}
		var spelt []string
		for _, s := range found.Spellings {
			spelt = append(spelt, fmt.Sprintf("%s (%d)", s.Spelling, s.Count))
		}
		p.line("%d %s: %s", found.Total, plural(found.Total, "place", "places"), strings.Join(spelt, ", "))
		return nil
	}
}
