package bot

import (
	"quinola/engine"
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
	round := cards.Round(l.Book().Seats)
	var c table.Course
	c.Deal(pack, round, func(seat cards.Seat) int { return l.Book().Tricks + engine.Int(seat == r.Dealer) })
	r.Hands, r.Players, r.Talon = c.Hands, len(round), append([]cards.Card{}, c.Talon[:c.Left]...)
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
