package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Live is a hand in progress, whose players choose one act at a time. Set
// copies it, to try what might follow. After the first hand it allocates
// nothing.
type Live struct {
	table.Driver
	a engine.Act
}

// Sit begins a hand with the pools and beasts of a record; the stakes are paid.
func (h *Live) Sit(l *table.Law, r *record.Record) error {
	if err := h.Lay(l, r); err != nil {
		return err
	}
	h.Stake()
	return nil
}

// Set makes h a copy of another hand.
func (h *Live) Set(o *Live) { h.Driver.Set(&o.Driver) }

// Offered returns the card of the talon assigned to a player, or None.
func (h *Live) Offered(seat cards.Seat) cards.Card { return offered(&h.State, seat) }

// exchange returns the act of putting out a card or, for None, of keeping the
// hand.
func (h *Live) exchange(seat cards.Seat, c cards.Card) *engine.Act {
	h.a = engine.Act{Kind: actPutOut, Seat: seat, To: cards.NoSeat, Card: c}
	if c == cards.None {
		h.a.Kind = actKeep
	}
	return &h.a
}

// MayPutOut reports whether a player may put out a card or, for None, keep the
// hand.
func (h *Live) MayPutOut(seat cards.Seat, c cards.Card) bool {
	if c != cards.None && (!h.Hand[seat].Has(c) || seat != h.Dealer && offered(&h.State, seat) == cards.None) {
		return false
	}
	return !h.RefusesAct(*h.exchange(seat, c))
}

// PutOut makes the player whose turn it is put out a card and take one from
// the talon or, for None, keep the hand. After the last player, and the swap
// if there is one, the play begins.
func (h *Live) PutOut(seat cards.Seat, c cards.Card) { h.Do(h.exchange(seat, c)) }

// Swap makes opposite players give each other a card, all at once.
func (h *Live) Swap(given [cards.Seats]cards.Card) {
	for _, seat := range h.Round {
		h.a = engine.Act{Kind: actSwap, Seat: seat, To: cards.Opposite(h.N, seat), Card: given[seat]}
		h.Do(&h.a)
	}
}

// Place sets the hands as they are after the exchange, and what lies under the
// pool, in place of Deal, PutOut and Swap.
func (h *Live) Place(hands [cards.Seats]cards.Set, heap cards.Set, kept uint8) {
	h.Hand, h.Heap = hands, heap
	for _, seat := range h.Round {
		if kept&(1<<seat) != 0 && !hasKept(&h.State, seat) {
			h.Say(&engine.Fact{Kind: table.FactSaid, Seat: seat, N: int32(actKeep)})
		}
	}
}

// Open begins the play, unless it has begun.
func (h *Live) Open() {
	if !h.Playing() {
		h.BeginPhase(len(h.Law().Game().Phases) - 1)
	}
}

// Turn returns the player whose turn it is to play.
func (h *Live) Turn() cards.Seat { return h.Table.Turn }

// May returns the cards that the player whose turn it is may play.
func (h *Live) May() cards.Set {
	if h.Table.Turn == cards.NoSeat {
		return 0
	}
	hand, barred := h.Cards()
	return hand &^ barred
}

// Play lays a card of the player whose turn it is. The caller must pass one
// that May contains.
func (h *Live) Play(c cards.Card) {
	h.a = engine.Act{Kind: table.ActPlay, Seat: h.Table.Turn, To: cards.NoSeat, Card: c}
	h.Do(&h.a)
}

// Over reports whether the play has ended: the last trick is taken, or the
// rest need not be played.
func (h *Live) Over() bool {
	return h.Driver.Turn() == cards.NoSeat || h.Table.N == 0 && h.Told(factPlayOver)
}

// Beast returns the beast in play, which goes with the pool; 0 where there is none.
func (h *Live) Beast() int32 { return atStake(&h.State) }

// judged returns the rules that refuse an act, and those that lift a refusal.
func (h *Live) judged(a *engine.Act) (refused, lifted []string) {
	no, yes, _ := h.Refusals(a)
	return h.Law().IDs(no), h.Law().IDs(yes)
}

// WhyPlay returns the rules that refuse a card to the player whose turn it is, and
// those that lift a refusal.
func (h *Live) WhyPlay(c cards.Card) (refused, lifted []string) {
	return h.judged(&engine.Act{Kind: table.ActPlay, Seat: h.Table.Turn, Card: c})
}

// WhyPutOut returns the same for putting out a card or, for None, keeping the
// hand.
func (h *Live) WhyPutOut(seat cards.Seat, c cards.Card) (refused, lifted []string) {
	return h.judged(h.exchange(seat, c))
}
