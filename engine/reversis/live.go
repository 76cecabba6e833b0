package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/trick"
)

// Live is a hand played as it goes, by players who choose one act at a time.
// It is the state that settles records, without the record: whoever uses it
// keeps what was done. It may be copied with Set to try what might follow, and
// after its first hand it allocates nothing.
type Live struct{ s State }

// Sit begins a hand on the pools and beasts of a record: the stakes are paid.
func (h *Live) Sit(l *Law, r *record.Record) error {
	pools, err := l.Laid(r)
	if err != nil {
		return err
	}
	h.s.sit(l, r.Dealer, pools)
	hear := hearing{State: &h.s, r: r}
	if err := hear.sheet(); err != nil {
		return err
	}
	h.s.stake()
	h.s.phase = atExchange
	return nil
}

// Set makes h a copy of another hand.
func (h *Live) Set(o *Live) { h.s.set(&o.s) }

// Deal gives out the cards.
func (h *Live) Deal(hands [cards.Seats]cards.Set, talon []cards.Card) {
	h.s.hand = hands
	h.s.talon = [8]cards.Card{}
	copy(h.s.talon[:], talon)
}

// Offered is the card of the talon that lies ready for a player, or None.
func (h *Live) Offered(seat cards.Seat) cards.Card { return h.s.offered(seat) }

// MayPutOut reports whether a player may put out a card, or keep his hand
// where the card is None.
func (h *Live) MayPutOut(seat cards.Seat, c cards.Card) bool {
	if c == cards.None {
		return h.s.mayPutOut(seat, c)
	}
	return h.s.hand[seat].Has(c) && (seat == h.s.dealer || h.s.offered(seat) != cards.None) && h.s.mayPutOut(seat, c)
}

// PutOut has a player put out a card and take his of the talon, or keep his
// hand where the card is None.
func (h *Live) PutOut(seat cards.Seat, c cards.Card) {
	if c == cards.None {
		h.s.keep(seat)
		return
	}
	h.s.putOut(seat, c)
	h.s.draw(seat)
}

// Swap has opposite players give each other a card, all at once.
func (h *Live) Swap(given [cards.Seats]cards.Card) { h.s.give(&given) }

// Place lays out the hands as they are after the exchange, and what lies under
// the pool, instead of Deal, PutOut and Swap.
func (h *Live) Place(hands [cards.Seats]cards.Set, heap cards.Set, kept uint8) {
	h.s.hand, h.s.heap, h.s.kept = hands, heap, kept
}

// Open begins the play.
func (h *Live) Open() {
	h.s.known = true
	h.s.open(1)
}

// Turn is whose turn it is to play.
func (h *Live) Turn() cards.Seat { return h.s.table.Turn }

// May is the cards that the player whose turn it is may play.
func (h *Live) May() cards.Set { return h.s.hand[h.s.table.Turn] &^ h.s.barred() }

// Play lays a card of the player whose turn it is; it must be one that he may
// play.
func (h *Live) Play(c cards.Card) { h.s.play(c, false) }

// Over reports whether the play has come to its end: the last trick is taken,
// or the rest need not be played.
func (h *Live) Over() bool {
	return h.s.done || h.s.table.N == 0 && h.s.Seen(factOver) != nil
}

// Finish settles the hand, everything being asked for that may be.
func (h *Live) Finish() {
	h.s.done = true
	h.s.finish()
}

// Hand is what a player holds now.
func (h *Live) Hand(seat cards.Seat) cards.Set { return h.s.hand[seat] }

// Table is the trick that lies on the table.
func (h *Live) Table() *trick.Trick { return &h.s.table }

// Trick is the number of the trick now played.
func (h *Live) Trick() int { return int(h.s.Trick) }

// Taken is how many tricks a player has taken.
func (h *Live) Taken(seat cards.Seat) int { return int(h.s.tricks[seat]) }

// Points is what the cards in a player's tricks count.
func (h *Live) Points(seat cards.Seat) int32 { return h.s.points[seat] }

// Pool is what a pool holds now.
func (h *Live) Pool(i int) int32 { return h.s.pool(i) }

// Beast is the beast in play, which goes with the pool; 0 where there is none.
func (h *Live) Beast() int32 { return h.s.atStake() }

// Net is what a player has won or lost so far, his stake included.
func (h *Live) Net(seat cards.Seat) int32 { return h.s.Balance[seat] }

// Events tells what has happened so far, all of it: what a player may know of
// it is for the table to say.
func (h *Live) Events() []game.Event { return h.s.teller().Events() }

// judged is the rules that refuse an act, and those that lift a refusal.
func (h *Live) judged(a engine.Act) (refused, lifted []string) {
	s := &h.s
	hear := hearing{State: s}
	s.act = a
	no, yes, _ := s.refusals(&s.act, s.hand[a.Seat])
	return hear.list(no), hear.list(yes)
}

// WhyPlay is the rules that refuse a card to the player whose turn it is, and
// those that lift a refusal.
func (h *Live) WhyPlay(c cards.Card) (refused, lifted []string) {
	return h.judged(engine.Act{Kind: actPlay, Seat: h.s.table.Turn, Card: c})
}

// WhyPutOut is the same of putting out a card, or of keeping the hand where
// the card is None.
func (h *Live) WhyPutOut(seat cards.Seat, c cards.Card) (refused, lifted []string) {
	if c == cards.None {
		return h.judged(engine.Act{Kind: actKeep, Seat: seat})
	}
	return h.judged(engine.Act{Kind: actPutOut, Seat: seat, Card: c})
}

// Pack is the cards that the law plays with.
func (l *Law) Pack() cards.Set { return l.pack }

// seated is a game of Reversis with those who can play it as it goes.
type seated interface {
	Seated(l *Law, r *record.Record, seed uint64) (game.Hand, error)
}

// Sit begins a hand as a record tells it; where the record deals no cards they
// are dealt by the seed.
func (l *Law) Sit(r *record.Record, seed uint64) (game.Hand, error) {
	g, ok := l.Game.(seated)
	if !ok {
		return nil, game.Fault("there is nobody to play by " + l.ID)
	}
	return g.Seated(l, r, seed)
}
