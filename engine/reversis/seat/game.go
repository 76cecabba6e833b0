// Package seat lets people and the bots of engine/reversis/bot play hands of Reversis
// act by act.
package seat

import (
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/reversis"
	"quinola/engine/reversis/bot"
	"quinola/engine/table"
)

// Reversis is the game with its players.
type Reversis struct{ reversis.Reversis }

// Game returns the game, with all its books.
func Game() game.Game {
	g := Reversis{reversis.Game}
	for _, rs := range reversis.Rulesets {
		for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
			rs.Game = g
		}
	}
	return g
}

// Seated begins a hand from a record. If the record deals no cards, they are
// dealt at random from the seed.
func (Reversis) Seated(l *table.Law, r *record.Record, seed uint64) (game.Hand, error) {
	h := &hand{law: l, guide: bot.NewGuide(l)}
	start := *r
	if start.Rules == "" {
		start.Rules = l.Book().ID
	}
	if r.Players == 0 {
		src := chance.Source(seed)
		bot.Deal(l, &src, &start)
	} else if err := dealt(l, r); err != nil {
		return nil, err
	}
	h.rec = &start
	return h, h.live.Begin(h.guide, h.rec)
}

// dealt returns an error unless a record deals the whole pack as the rules say.
func dealt(l *table.Law, r *record.Record) error {
	var all cards.Set
	n := 0
	for _, seat := range cards.Round(l.Book().Seats) {
		want := l.Book().Tricks
		if seat == r.Dealer {
			want++
		}
		if r.Hands[seat].Len() != want {
			return game.Fault(seat.String() + " has not the cards that the dealer gives")
		}
		all |= r.Hands[seat]
		n += want
	}
	for _, c := range r.Talon {
		all |= c.Bit()
		n++
	}
	if all != l.Pack() || n != all.Len() {
		return game.Fault("the deal is not the whole pack")
	}
	return nil
}
