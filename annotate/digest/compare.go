package digest

// Changes are what one edition did to the one before it, by the ids of the
// clauses, each in the order of its edition.
type Changes struct {
	Added  []string // the older one has no such clause
	Gone   []string // the newer one has no such clause
	Reread []string // its words are read otherwise
	Linked []string // its links are others: made, taken back or changed
}

// None reports whether nothing has changed.
func (c Changes) None() bool { return len(c.Added)+len(c.Gone)+len(c.Reread)+len(c.Linked) == 0 }

// Compare tells what the newer edition changed.
func Compare(older, newer *Digest) Changes {
	before, after := byID(older), byID(newer)
	var c Changes
	for _, now := range newer.Clauses {
		was, ok := before[now.ID]
		if !ok {
			c.Added = append(c.Added, now.ID)
			continue
		}
		if was.Reading != now.Reading {
			c.Reread = append(c.Reread, now.ID)
		}
		if was.Links != now.Links {
			c.Linked = append(c.Linked, now.ID)
		}
	}
	for _, was := range older.Clauses {
		if _, ok := after[was.ID]; !ok {
			c.Gone = append(c.Gone, was.ID)
		}
	}
	return c
}

func byID(d *Digest) map[string]Clause {
	m := make(map[string]Clause, len(d.Clauses))
	for _, c := range d.Clauses {
		m[c.ID] = c
	}
	return m
}
