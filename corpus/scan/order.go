package scan

import (
	"slices"
	"strconv"
	"strings"
)

// readingOrder is the order in which the regions of a page are read: groups within
// groups. Where a group counts its members they go by that, else as they stand.
type readingOrder struct {
	refs   []orderRef
	groups []orderGroup // that are open
	places map[string]int
}

type orderRef struct {
	region string
	at     []int // of the groups about it, the outermost first, and of itself
}

type orderGroup struct {
	at   []int
	next int // the place of a member that is not counted
}

// inOrder reports whether an element is a group of the order, or names a region.
func inOrder(name string) bool {
	switch name {
	case "RegionRef", "RegionRefIndexed", "OrderedGroup", "OrderedGroupIndexed", "UnorderedGroup", "UnorderedGroupIndexed":
		return true
	}
	return false
}

// open reads a group, or the name of a region in one.
func (o *readingOrder) open(e *element) {
	var at []int
	if n := len(o.groups); n > 0 {
		g := &o.groups[n-1]
		own := g.next
		if index, err := strconv.Atoi(e.attr["index"]); err == nil {
			own = index
		}
		g.next = own + 1
		at = append(slices.Clone(g.at), own)
	}
	if region, ok := e.attr["regionRef"]; ok {
		o.refs = append(o.refs, orderRef{region, at})
	}
	if !strings.HasPrefix(e.name, "RegionRef") {
		o.groups = append(o.groups, orderGroup{at: at})
	}
}

func (o *readingOrder) close() {
	if n := len(o.groups); n > 0 {
		o.groups = o.groups[:n-1]
	}
}

// settle counts the regions.
func (o *readingOrder) settle() {
	slices.SortStableFunc(o.refs, func(a, b orderRef) int { return slices.Compare(a.at, b.at) })
	o.places = map[string]int{}
	for _, r := range o.refs {
		if _, ok := o.places[r.region]; !ok {
			o.places[r.region] = len(o.places)
		}
	}
}

// place returns the place of a region, -1 where nothing names it.
func (o *readingOrder) place(region string) int {
	if at, ok := o.places[region]; ok && region != "" {
		return at
	}
	return -1
}
