package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// A pack of one colour has every card twice: the second of a pair is told from
// the first by its place in a set, which is that of the same face in the other
// suit of its pair: ♥ beside ♠, ♦ beside ♣. No card of the other colour is in
// the pack. A record writes both alike.

// The packs of one colour.
const (
	Black = "black"
	Red   = "red"
)

// Twin returns the other card of a pair.
func Twin(c cards.Card) cards.Card { return c ^ cards.Of(cards.Hearts, 0) }

// colour returns the suits of a pack of one colour.
func colour(pack string) cards.Set {
	if pack == Red {
		return cards.Lane(cards.Hearts) | cards.Lane(cards.Diamonds)
	}
	return cards.Lane(cards.Spades) | cards.Lane(cards.Clubs)
}

// Printed returns a card as it is printed: in a pack of one colour the second of a
// pair is printed like the first.
func (r *Record) Printed(c cards.Card) cards.Card {
	if r.Pack != "" && c.Valid() && !colour(r.Pack).Has(c) {
		return Twin(c)
	}
	return c
}

// pair gives the second card of each pair its own place, from the first seat on
// and then in the talon. A card that comes once too often is an error.
func (r *Record) pair(twice *[cards.Seats]cards.Set) error {
	var seen cards.Set
	place := func(c cards.Card) (cards.Card, error) {
		switch {
		case !seen.Has(c):
		case r.Pack != "" && !seen.Has(Twin(c)):
			c = Twin(c)
		case r.Pack == "":
			return c, nil // in two hands: the game says so
		default:
			return c, unfit("the card " + c.Sign() + " comes three times; a pack of doubles has it twice")
		}
		seen |= c.Bit()
		return c, nil
	}
	for seat := range r.Hands {
		if t := twice[seat]; t != 0 && r.Pack == "" {
			return unfit("the card " + t.First().Sign() + " comes twice in the hand of " + cards.Seat(seat).String() + "; leave one out")
		}
		var held cards.Set
		for _, set := range [...]cards.Set{r.Hands[seat], twice[seat]} {
			for ; set != 0; set = set.Without() {
				c, err := place(set.First())
				if err != nil {
					return err
				}
				held |= c.Bit()
			}
		}
		r.Hands[seat] = held
	}
	for i := range r.Talon {
		c, err := place(r.Talon[i])
		if err != nil {
			return err
		}
		r.Talon[i] = c
	}
	return nil
}

// suited returns a hand as a block writes it, "♠K2 ♥3"; the cards of a pair come
// together.
func (r *Record) suited(hand cards.Set) string {
	text := ""
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		if faces := r.faces(hand, suit); faces != "" {
			text = ascii.Trim(text + " " + suit.Sign() + faces)
		}
	}
	return text
}

// dotted returns a hand as JSON writes it, "K2.3..".
func (r *Record) dotted(hand cards.Set) string {
	text := ""
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		if suit > cards.Spades {
			text += "."
		}
		text += r.faces(hand, suit)
	}
	return text
}

// faces returns the faces of the cards of a hand on which a suit is printed, from
// the ace down.
func (r *Record) faces(hand cards.Set, suit cards.Suit) string {
	text := ""
	for _, c := range cards.Ranked(cards.Lane(suit)) {
		n := 0
		if hand.Has(c) && r.Printed(c) == c {
			n++
		}
		if t := Twin(c); r.Pack != "" && hand.Has(t) && r.Printed(t) == c {
			n++
		}
		for range n {
			text += string(cards.FaceLetter(c.Face()))
		}
	}
	return text
}

// printed returns cards as they are printed.
func (r *Record) printed(list []cards.Card) []cards.Card {
	if r.Pack == "" {
		return list
	}
	shown := make([]cards.Card, len(list))
	for i, c := range list {
		shown[i] = r.Printed(c)
	}
	return shown
}
