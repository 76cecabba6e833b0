package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
	"quinola/engine/trick"
)

// Live is a hand in progress, whose players choose one act at a time. Set
// copies it, to try what might follow. After the first hand it allocates
// nothing.
type Live struct {
	s table.Driver
	a engine.Act
}

// Sit begins a hand with the pools and beasts of a record; the stakes are paid.
func (h *Live) Sit(l *table.Law, r *record.Record) error {
	if err := h.s.Lay(l, r); err != nil {
		return err
	}
	h.s.Stake()
	return nil
}

// Set makes h a copy of another hand.
func (h *Live) Set(o *Live) { h.s.Set(&o.s) }

// Deal gives out the cards.
func (h *Live) Deal(hands [cards.Seats]cards.Set, talon []cards.Card) { h.s.Deal(&hands, talon) }

// Offered returns the card of the talon assigned to a player, or None.
func (h *Live) Offered(seat cards.Seat) cards.Card { return offered(&h.s.State, seat) }

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
	if c != cards.None && (!h.s.Hand[seat].Has(c) || seat != h.s.Dealer && offered(&h.s.State, seat) == cards.None) {
		return false
	}
	return !h.s.RefusesAct(*h.exchange(seat, c))
}

// PutOut makes the player whose turn it is put out a card and take one from
// the talon or, for None, keep the hand. After the last player, and the swap
// if there is one, the play begins.
func (h *Live) PutOut(seat cards.Seat, c cards.Card) { h.s.Do(h.exchange(seat, c)) }

// Swap makes opposite players give each other a card, all at once.
func (h *Live) Swap(given [cards.Seats]cards.Card) {
	for _, seat := range h.s.Round {
		h.a = engine.Act{Kind: actSwap, Seat: seat, To: cards.Opposite(h.s.N, seat), Card: given[seat]}
		h.s.Do(&h.a)
	}
}

// Place sets the hands as they are after the exchange, and what lies under the
// pool, in place of Deal, PutOut and Swap.
func (h *Live) Place(hands [cards.Seats]cards.Set, heap cards.Set, kept uint8) {
	h.s.Hand, h.s.Heap = hands, heap
	for _, seat := range h.s.Round {
		if kept&(1<<seat) != 0 && !hasKept(&h.s.State, seat) {
			h.s.Say(&engine.Fact{Kind: table.FactSaid, Seat: seat, N: int32(actKeep)})
		}
	}
}

// Open begins the play, unless it has begun.
func (h *Live) Open() {
	if !h.s.Playing() {
		h.s.BeginPhase(len(h.s.Law().Game().Phases) - 1)
	}
}

// Turn returns the player whose turn it is to play.
func (h *Live) Turn() cards.Seat { return h.s.Table.Turn }

// May returns the cards that the player whose turn it is may play.
func (h *Live) May() cards.Set {
	if h.s.Table.Turn == cards.NoSeat {
		return 0
	}
	hand, barred := h.s.Cards()
	return hand &^ barred
}

// Play lays a card of the player whose turn it is. The caller must pass one
// that May contains.
func (h *Live) Play(c cards.Card) {
	h.a = engine.Act{Kind: actPlay, Seat: h.s.Table.Turn, To: cards.NoSeat, Card: c}
	h.s.Do(&h.a)
}

// Over reports whether the play has ended: the last trick is taken, or the
// rest need not be played.
func (h *Live) Over() bool {
	return h.s.Turn() == cards.NoSeat || h.s.Table.N == 0 && h.s.Seen(factPlayOver) != nil
}

// Finish settles the hand, with everything asked for that may be.
func (h *Live) Finish() { h.s.Finish() }

// Hand returns the cards that a player holds now.
func (h *Live) Hand(seat cards.Seat) cards.Set { return h.s.Hand[seat] }

// Table returns the trick that lies on the table.
func (h *Live) Table() *trick.Trick { return &h.s.Table }

// Trick returns the number of the current trick, from 1.
func (h *Live) Trick() int { return int(h.s.Trick) }

// Taken returns how many tricks a player has taken.
func (h *Live) Taken(seat cards.Seat) int { return int(tricksOf(&h.s.State, seat)) }

// Points returns what the cards in a player's tricks count.
func (h *Live) Points(seat cards.Seat) int32 { return pointsOf(&h.s.State, seat) }

// Pool returns what a pool holds now.
func (h *Live) Pool(i int) int32 { return h.s.Pool(i) }

// Beast returns the beast in play, which goes with the pool; 0 where there is none.
func (h *Live) Beast() int32 { return atStake(&h.s.State) }

// Net returns what a player has won or lost so far, stake included.
func (h *Live) Net(seat cards.Seat) int32 { return h.s.Balance[seat] }

// Events returns all that has happened so far; the caller decides what a
// player may know of it.
func (h *Live) Events() []game.Event { return h.s.Teller().Events() }

// judged returns the rules that refuse an act, and those that lift a refusal.
func (h *Live) judged(a *engine.Act) (refused, lifted []string) {
	no, yes, _ := h.s.Refusals(a)
	return h.s.Law().IDs(no), h.s.Law().IDs(yes)
}

// WhyPlay returns the rules that refuse a card to the player whose turn it is, and
// those that lift a refusal.
func (h *Live) WhyPlay(c cards.Card) (refused, lifted []string) {
	return h.judged(&engine.Act{Kind: actPlay, Seat: h.s.Table.Turn, Card: c})
}

// WhyPutOut returns the same for putting out a card or, for None, keeping the
// hand.
func (h *Live) WhyPutOut(seat cards.Seat, c cards.Card) (refused, lifted []string) {
	return h.judged(h.exchange(seat, c))
}
