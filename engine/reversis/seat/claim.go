package seat

import (
	"slices"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// claimOf is something that a player has won, and loses unless he asks for
// it.
type claimOf struct {
	seat   cards.Seat
	what   string // as a record names it: a card ("AD"), "party" or "pool"
	amount int32  // what the player would lose
}

// options returns the choices: to ask for it, or not.
func (c *claimOf) options() []game.Option {
	var list []game.Option
	for _, act := range [...]string{ask, waive} {
		st := record.Step{Phase: claim, Seat: c.seat, Act: act, N: []int{int(c.amount)}, To: cards.NoSeat}
		if card, ok := cards.CardOf(c.what); ok {
			st.Cards = []cards.Card{card}
		} else {
			st.Act += "-" + c.what
		}
		list = append(list, game.Option{Step: st})
	}
	return list
}

// find finds, once the play is over, the claims: what a player would lose by
// not asking for it.
func (h *hand) find() {
	if h.over {
		return
	}
	h.over = true
	paid := h.without(nil)
	if paid == nil {
		return
	}
	var words []string
	for set := h.guide.Watched(); set != 0; set = set.Without() {
		words = append(words, set.First().String())
	}
	for _, word := range append(words, "party", "pool") {
		st := h.without([]string{word})
		if st == nil {
			continue
		}
		c := claimOf{seat: cards.NoSeat, what: word}
		for _, seat := range st.Seats {
			if lost := paid.Net[seat] - st.Net[seat]; lost > c.amount {
				c.seat, c.amount = seat, lost
			}
		}
		if c.seat != cards.NoSeat {
			h.claims = append(h.claims, c)
		}
	}
}

// without returns the settlement of the hand with some things unclaimed.
func (h *hand) without(what []string) *game.Settlement {
	r := h.Record()
	r.Unclaimed = what
	st, err := h.law.Settle(r)
	if err != nil {
		return nil
	}
	return st
}

// claim asks for the next claim, or lets it lapse.
func (h *hand) claim(st *record.Step) error {
	c := &h.claims[0]
	for i, o := range c.options() {
		if st.Seat == c.seat && st.Act == o.Act && slices.Equal(st.Cards, o.Cards) {
			if i == 1 {
				h.waived = append(h.waived, c.what)
			}
			h.claims = h.claims[1:]
			return nil
		}
	}
	return game.Fault("there is no such claim now")
}
