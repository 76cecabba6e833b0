package seat

import (
	"slices"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
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
	var d table.Driver
	paid, ok := h.without(&d)
	if !ok {
		return
	}
	var words []string
	for set := h.guide.Watched(); set != 0; set = set.Without() {
		words = append(words, set.First().String())
	}
	for _, word := range append(words, "party", "pool") {
		nets, ok := h.without(&d, word)
		if !ok {
			continue
		}
		c := claimOf{seat: cards.NoSeat, what: word}
		for _, seat := range d.Seats() {
			if lost := paid[seat] - nets[seat]; lost > c.amount {
				c.seat, c.amount = seat, lost
			}
		}
		if c.seat != cards.NoSeat {
			h.claims = append(h.claims, c)
		}
	}
}

// without returns what each player gains by the hand with some things unclaimed, as d
// plays it, and whether it can be played so.
func (h *hand) without(d *table.Driver, what ...string) (nets [cards.Seats]int32, ok bool) {
	r := h.Record()
	r.Unclaimed = what
	_, _, err := d.Judge(h.law, r)
	return [cards.Seats]int32(d.Balance[:cards.Seats]), err == nil
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
