package dts

import (
	"strconv"

	"quinola/corpus"
)

// Unit is a citable unit of a text: a division or a clause.
type Unit struct {
	ID          string // of a clause the path of its id, "18"; of a division "d2.1", the first in the second
	Type        string // "division" or "clause"
	Level       int    // from 1
	Parent      *Unit  // nil at the top
	Title       string
	First, Last *corpus.Clause
}

// tree is the citation tree of a text in the order of the document.
type tree struct {
	units []*Unit
	byID  map[string]*Unit
	depth int
}

// treeOf makes the tree of a text: divisions in divisions, clauses at the end.
func treeOf(t *corpus.Text) *tree {
	tr := &tree{byID: map[string]*Unit{}}
	var above []*Unit
	children := map[*Unit]int{}
	add := func(u *Unit) {
		u.Level = 1
		if u.Parent != nil {
			u.Level = u.Parent.Level + 1
		}
		tr.depth = max(tr.depth, u.Level)
		tr.units = append(tr.units, u)
		tr.byID[u.ID] = u
	}
	for _, c := range t.Clauses {
		same := 0
		for same < len(above) && same < len(c.Division) && above[same].Title == c.Division[same] {
			same++
		}
		above = above[:same:same]
		for _, heading := range c.Division[same:] {
			u := &Unit{Type: "division", Title: heading, First: c}
			prefix := "d"
			if n := len(above); n > 0 {
				u.Parent = above[n-1]
				prefix = u.Parent.ID + "."
			}
			children[u.Parent]++
			u.ID = prefix + strconv.Itoa(children[u.Parent])
			add(u)
			above = append(above, u)
		}
		u := &Unit{ID: c.Path(), Type: "clause", Title: c.Label, First: c, Last: c}
		if n := len(above); n > 0 {
			u.Parent = above[n-1]
		}
		for _, d := range above {
			d.Last = c
		}
		add(u)
	}
	return tr
}

// within reports whether a unit lies in another, or is it.
func (u *Unit) within(other *Unit) bool {
	for ; u != nil; u = u.Parent {
		if u == other {
			return true
		}
	}
	return false
}

// types returns the kinds of units in the tree, as a citation tree tells them:
// clauses may stand at every level, divisions in divisions.
func (tr *tree) types() []citeStructure {
	list := []citeStructure{{Type: "CiteStructure", CiteType: "clause"}}
	for level := tr.depth - 1; level > 0; level-- {
		list = []citeStructure{{Type: "CiteStructure", CiteType: "division", Parts: list}, {Type: "CiteStructure", CiteType: "clause"}}
	}
	return list
}
