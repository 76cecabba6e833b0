package joined

import (
	"quinola/engine/games"
	"quinola/site/page"
)

// SmallestAt is where the page has the hands of a clause, "" where it has none.
func (e *Edition) SmallestAt(at page.Place, clause string) string {
	for i := range e.Smallest.List {
		if e.Smallest.List[i].Clause == clause && e.Notes != nil {
			return at.To(page.SmallestPath) + "#" + page.SmallestAnchor(clause)
		}
	}
	return ""
}

// SmallestOf is where the page has the hands of a game, "" where it has none.
func (e *Edition) SmallestOf(at page.Place, game string) string {
	for i := range e.Smallest.List {
		if games.Find(e.Smallest.List[i].Rules).Game.ID() == game && e.Notes != nil {
			return at.To(page.SmallestPath) + "#" + page.Segment(game)
		}
	}
	return ""
}
