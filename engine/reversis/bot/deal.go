package bot

import (
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Deal deals the cards of a law at random into a record: the hands, the
// dealer's additional card, and the talon.
func Deal(l *table.Law, src *chance.Source, r *record.Record) {
	pack := l.Pack().Append(nil)
	src.Shuffle(pack)
	at := 0
	r.Hands, r.Players = [cards.Seats]cards.Set{}, l.Book().Seats
	for _, seat := range cards.Round(l.Book().Seats) {
		want := l.Book().Tricks
		if seat == r.Dealer {
			want++
		}
		for range want {
			r.Hands[seat] |= pack[at].Bit()
			at++
		}
	}
	r.Talon = append([]cards.Card{}, pack[at:]...)
}

// Record writes what was done in the hand into its record.
func (h *Hand) Record(r *record.Record) {
	r.Exchange, r.Swap, r.Plays = [cards.Seats]record.Exchange{}, h.given, nil
	for _, seat := range cards.Round(h.N) {
		own := &h.own[seat]
		if h.Phase > Exchange || h.done.Has(seat) {
			r.Exchange[seat] = record.Exchange{Done: true, Out: own.Out}
		}
	}
	for i, p := range h.Plays[:h.Count] {
		r.Plays = append(r.Plays, record.Play{Trick: i/h.N + 1, Seat: p.Seat, Card: p.Card})
	}
}

// Watched returns the aces and the Quinolas.
func (g *Guide) Watched() cards.Set { return g.watch }
