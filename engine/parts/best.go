package parts

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// Best returns, of the acts that the rules allow, the one that a player likes best, and
// the first of several; no act that is liked less than 0.
func Best(o *table.Options, likes func(a *engine.Act) int) (best engine.Act, ok bool) {
	most := -1
	for a, refused := range o.Each {
		if refused {
			continue
		}
		if n := likes(&a); n > most {
			best, most, ok = a, n, true
		}
	}
	return best, ok
}

// Least returns the card of a set that costs least, the first of several, or None.
func Least(set cards.Set, cost func(c cards.Card) int) cards.Card {
	least, low := cards.None, 0
	for ; set != 0; set = set.Without() {
		if n := cost(set.First()); least == cards.None || n < low {
			least, low = set.First(), n
		}
	}
	return least
}
