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
	} else if _, err := l.Begun(&record.Record{Rules: start.Rules, Dealer: r.Dealer, Leader: cards.NoSeat, Hands: r.Hands, Players: r.Players, Talon: r.Talon}); err != nil {
		return nil, err
	}
	h.rec = &start
	return h, h.live.Begin(h.guide, h.rec)
}
