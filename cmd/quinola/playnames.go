package main

import (
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/sitting"
)

// What things are called at the terminal.

// name returns what the book calls a thing; where the book is in another language
// than the reader's, what the edition calls it.
func (g *playing) name(term, other string) string {
	t := g.ann.Term(term)
	if t == nil {
		return g.said(other)
	}
	for _, n := range t.Names {
		own := g.tag == language.English || n.Lang == g.tag.String()
		if own && n.Text == g.book {
			return n.Form
		}
	}
	return g.said(other)
}

// pools returns what lies in the pools, by the names of the book, and what waits.
func (g *playing) pools(k *sitting.Look) (parts []string) {
	unit, called := g.s.Law.Book().Unit, &g.s.Law.Book().Game.Wording().Pays
	for _, p := range k.So.Pools {
		if g.lain[p.Name] = g.lain[p.Name] || p.Amount != 0; !g.lain[p.Name] {
			continue
		}
		name := g.said("pool")
		if book := g.name("panier", "pool"); !strings.EqualFold(book, name) { // what the sentences do not say
			name += " (" + book + ")"
		}
		if p.Name != "" {
			name = g.said(called.Called(p.Name))
		}
		parts = append(parts, name+" "+g.counted(p.Amount, unit))
	}
	for _, b := range k.So.Beasts {
		if b.InPlay {
			parts = append(parts, g.tr("%s in play: %d, of %s", g.name("bete", "beast"), b.Amount, b.By))
		}
	}
	var waits []string
	for _, item := range k.So.State {
		if item.Name == game.Waits {
			waits = append(waits, strconv.Itoa(int(item.N)))
		}
	}
	if waits != nil {
		parts = append(parts, g.said("the bêtes that wait")+" "+strings.Join(waits, " + "))
	}
	return parts
}

// plural returns the book's counters as one says many of them.
func (g *playing) plural() string { return g.said(many(g.s.Law.Book().Unit)) }

// title returns what a rule set is called: as a whole, or part by part, "Piquet à écrire,
// Académie, two against two".
func (g *playing) title(name string) string {
	if said := g.said(name); said != name {
		return said
	}
	parts := strings.Split(name, ", ")
	for i := range parts {
		parts[i] = g.said(parts[i])
	}
	return strings.Join(parts, ", ")
}

// card returns a card, red where it is.
func (g *playing) card(c cards.Card) string {
	if c.Suit() == cards.Hearts || c.Suit() == cards.Diamonds {
		return g.paint("31", c.Sign())
	}
	return c.Sign()
}
