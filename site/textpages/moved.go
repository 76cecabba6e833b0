package textpages

import (
	"maps"
	"slices"
	"strings"

	"quinola/site/page"
)

// MovedPage stands at the address of a clause whose words another clause holds
// now: an address that was given once goes on leading to them.
type MovedPage struct {
	ID string
	To page.Link
}

// MovedPages lead from the addresses that clauses had to those that they have.
func (e *Pages) MovedPages() []page.Page {
	var list []page.Page
	for _, t := range e.Corpus.Texts {
		for _, from := range slices.Sorted(maps.Keys(t.Moved)) {
			c := e.Corpus.Clause(t.Moved[from])
			if c == nil {
				continue
			}
			path := page.Segment(t.ID) + "/" + page.Segment(strings.TrimPrefix(from, t.ID+":")) + "/"
			list = append(list, page.Page{Path: path, Frame: &page.Frame{Title: "Moved: " + from, Description: "The words of " + from + " are in " + c.ID + " now."}, Body: func(at page.Place) (any, error) {
				return MovedPage{from, page.ClauseLink(at, c)}, nil
			}})
		}
	}
	return list
}
