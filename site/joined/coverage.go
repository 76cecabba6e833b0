package joined

import (
	"fmt"

	"quinola/annotate"
	"quinola/site/page"
)

// Covered is one text, or one division of it.
type Covered struct {
	page.Link
	Count     annotate.Count
	Share     string // of the clauses that state a rule, how many are proved
	Bar       Bar
	Divisions []Covered
	Holes     []HoleLine
	MoreHoles int
}

// Bar is the counts as parts of a thousand, for a picture.
type Bar struct{ Proved, Linked, Open int }

// HoleLine is something missing.
type HoleLine struct {
	Clause page.Link
	Text   string
}

// Counted returns how far something that a link leads to is proved.
func Counted(l page.Link, n annotate.Count) Covered {
	c := Covered{Link: l, Count: n}
	if n.Rule > 0 {
		c.Share = fmt.Sprintf("%d\u202f%%", n.PercentProved())
	}
	if read := n.Clauses - n.Excluded; read > 0 { // as the share counts, so that all is the whole bar
		c.Bar = Bar{n.Proved * 1000 / read, n.Linked * 1000 / read, n.Open * 1000 / read}
	}
	return c
}
