package table

import "quinola/engine/cards"

// Trick is the cards on the table: whose turn it is, which cards lie there, which suit was
// led. Who must follow and who takes the trick are rules and not here.
type Trick struct {
	Leader cards.Seat
	Turn   cards.Seat // who plays next, NoSeat when the trick is complete
	Led    cards.Card // None before the first card
	Cards  [cards.Seats]cards.Card
	All    cards.Set
	Seats  cards.SeatSet // who has played
	N      int
}

// Begin clears the table for a trick that leader opens.
func (t *Trick) Begin(leader cards.Seat) {
	*t = Trick{}
	t.Leader, t.Turn = leader, leader
}

// Add lays a card of a player.
func (t *Trick) Add(seat cards.Seat, c cards.Card) {
	if t.N == 0 {
		t.Led = c
	}
	t.Cards[seat] = c
	t.All |= c.Bit()
	t.Seats |= seat.Bit()
	t.N++
}

// Follows reports whether the card is of the suit led.
func (t *Trick) Follows(c cards.Card) bool { return t.N > 0 && c.Suit() == t.Led.Suit() }

// Whose returns the players, of some, who played a card of a set.
func (t *Trick) Whose(set cards.Set, of cards.SeatSet) (whose cards.SeatSet) {
	for set &= t.All; of != 0 && set != 0; of = of.Without() {
		if c := t.Cards[of.First()]; set.Has(c) {
			whose |= of.First().Bit()
			set &^= c.Bit()
		}
	}
	return whose
}

// By returns who played a card to the trick, or NoSeat.
func (t *Trick) By(c cards.Card) cards.Seat {
	for seat := range t.Cards {
		if t.Cards[seat] == c {
			return cards.Seat(seat)
		}
	}
	return cards.NoSeat
}
