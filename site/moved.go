package site

import (
	"maps"
	"slices"
	"strings"
)

// MovedPage stands at the address of a clause whose words another clause holds
// now: an address that was given once goes on leading to them.
type MovedPage struct {
	ID string
	To Link
}

// movedPages lead from the addresses that clauses had to those that they have.
func (e *textPages) movedPages() []page {
	var list []page
	for _, t := range e.corpus.Texts {
		for _, from := range slices.Sorted(maps.Keys(t.Moved)) {
			c := e.corpus.Clause(t.Moved[from])
			if c == nil {
				continue
			}
			path := segment(t.ID) + "/" + segment(strings.TrimPrefix(from, t.ID+":")) + "/"
			list = append(list, page{path: path, frame: &Frame{Title: "Moved: " + from, Description: "The words of " + from + " are in " + c.ID + " now."}, body: func(at place) (any, error) {
				return MovedPage{from, clauseLink(at, c)}, nil
			}})
		}
	}
	return list
}
