package smallest

import (
	"strings"

	"quinola/engine/cards"
)

// Wanted are the words for what the list wants besides trumps.
var Wanted = map[string]string{"K": "a king", "Qx": "a guarded queen", "Qxx": "a queen with two more of her suit", "Jx": "a guarded knave", "QJ": "queen and knave of one suit", "void": "a void", "xxx": "three cards of one suit", "♠♠": "two spades", "♣♣": "two clubs", "♦": "one diamond"}

// Red reports whether trumps are of a red suit.
func (h *Hand) Red() bool { return h.suit == 1 || h.suit == 2 }

// Shown returns the trumps as signs, the highest first.
func (h *Hand) Shown() string {
	height := func(c cards.Card) int {
		manille, _ := trumpCalled(h.suit, "M")
		switch {
		case c == cards.Of(0, cards.Ace):
			return 20
		case c == manille:
			return 19
		case c == cards.Of(3, cards.Ace):
			return 18
		case c.Face() == cards.Ace:
			return 17
		case h.Red() && c.Face() < cards.Knave:
			return 10 - int(c.Face())
		}
		return int(c.Face())
	}
	var list []string
	for set := h.trumps; set != 0; {
		top := set.First()
		for rest := set; rest != 0; rest = rest.Without() {
			if height(rest.First()) > height(top) {
				top = rest.First()
			}
		}
		list = append(list, top.Sign())
		set &^= top.Bit()
	}
	return strings.Join(list, " ")
}
