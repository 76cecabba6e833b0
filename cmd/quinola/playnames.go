package main

import (
	"strings"

	"golang.org/x/text/language"

	"quinola/engine/cards"
	"quinola/engine/games"
	"quinola/engine/reversis/session"
)

// What things are called at the terminal.

// bookOf is the text that a ruleset or its variant follows.
func bookOf(id string) string {
	for _, rs := range games.Rulesets() {
		for _, v := range rs.Variants {
			if v.ID == id {
				return rs.ID
			}
		}
	}
	return id
}

// name is what the book calls a thing; where the book is in another language
// than the reader's, what the edition calls it.
func (g *play) name(term, other string) string {
	t := g.ann.Term(term)
	if t == nil {
		return g.said(other)
	}
	for _, n := range t.Names {
		own := g.tag == language.English || n.Lang == g.tag.String()
		if own && (n.Text == g.book || n.Text == strings.TrimSuffix(g.book, "-3")) {
			return n.Form
		}
	}
	return g.said(other)
}

// pools is what lies in the pools, by the names of the book.
func (g *play) pools(k *session.Look) string {
	var parts []string
	for _, p := range k.Pools {
		name := g.name("panier", "pool")
		if p.Name != "" {
			name = g.said(p.Name + " pool")
		}
		parts = append(parts, name+" "+g.counted(p.Amount, g.s.Law.Unit))
	}
	for _, b := range k.Beasts {
		if b.InPlay {
			parts = append(parts, g.tr("%s in play: %d, of %s", g.name("bete", "beast"), b.Amount, b.By))
		}
	}
	return strings.Join(parts, ", ")
}

// plural is the book's counters as one says many of them.
func (g *play) plural() string { return g.said(many(g.s.Law.Unit)) }

// card is a card, red where it is.
func (g *play) card(c cards.Card) string {
	if c.Suit() == cards.Hearts || c.Suit() == cards.Diamonds {
		return g.paint("31", c.Sign())
	}
	return c.Sign()
}

// hand is a hand by suits.
func (g *play) hand(set cards.Set) string {
	var parts []string
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		text := suit.Sign()
		for _, c := range cards.Ranked(set & cards.Lane(suit)) {
			text += " " + string(cards.FaceLetter(c.Face()))
		}
		if set&cards.Lane(suit) == 0 {
			continue
		}
		if suit == cards.Hearts || suit == cards.Diamonds {
			text = g.paint("31", text)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "   ")
}
