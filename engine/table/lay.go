package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// What lies on the table before a record's first act.

// seats checks that the record's players sit where the ruleset has players.
func (h *hearing) seats() error {
	r := h.r
	named := []cards.Seat{r.Leader}
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if r.Hands[seat] != 0 {
			named = append(named, seat)
		}
	}
	for i := range r.Plays {
		named = append(named, r.Plays[i].Seat)
	}
	for i := range r.Steps {
		named = append(named, r.Steps[i].Seat, r.Steps[i].To)
	}
	for i := range r.Acts {
		named = append(named, r.Acts[i].Seat, r.Acts[i].To)
	}
	for i := range r.State {
		named = append(named, r.State[i].Seat)
	}
	for i := range r.Expects {
		e := &r.Expects[i]
		named = append(named, e.Seat, e.To, e.Act.Seat)
	}
	for _, seat := range named {
		if seat != cards.NoSeat && cards.Right(h.N, seat) == cards.NoSeat {
			return game.Fault("nobody sits at " + seat.String() + " under " + h.law.rs.ID + ": it has " + ascii.Itoa(h.N) + " players")
		}
	}
	return nil
}

// The names of what every game may carry from hand to hand, in a record's
// state.
const (
	Waits  = game.Waits // betes that wait for a later hand, in the order in which they were made
	Scores = "score"    // of the match, a number a seat
)

// Marked is the name of points that are marked from hand to hand, where a game
// carries them: a number a seat.
const Marked = "points"

// tally is the tally that an item of the state is the beginning of.
func (g *Game) tally(name string) (engine.Tally, bool) {
	switch {
	case name == Scores:
		return Score, true
	case name == Marked && g.carries(Marked):
		return Points, true
	}
	return 0, false
}

// lay lays out the pools and what was carried from the hand before.
func (h *hearing) lay() error {
	for _, p := range h.r.Pools {
		i := h.law.pool(p.Name)
		if i < 0 {
			return game.Fault("unknown pool \"" + p.Name + "\" under " + h.law.rs.ID + "; there are " + ascii.Join(h.law.poolNames(), ", "))
		}
		if p.Amount < 0 {
			return game.Fault("a pool holds less than nothing")
		}
		h.start[i] = p.Amount
	}
	for _, it := range h.r.State {
		if it.N < 0 {
			return game.Fault("state: " + it.Name + " is less than nothing")
		}
		tally, counted := h.law.game.tally(it.Name)
		switch {
		case it.Name == Waits:
			h.queue = append(h.queue, it.N)
		case counted && it.Seat == cards.NoSeat:
			return game.Fault("state: " + it.Name + " is a seat's: " + it.Name + " S 3 E 2")
		case counted:
			h.Count(tally, it.Seat, it.N)
		case !h.law.game.carries(it.Name):
			return game.Fault("state: nothing named \"" + it.Name + "\" is carried from hand to hand under " + h.law.rs.ID)
		default:
			h.known = append(h.known, item{it.Name, it.Seat, it.N})
		}
	}
	return nil
}

// carries reports whether a game carries something of that name.
func (g *Game) carries(name string) bool {
	for _, c := range g.Carries {
		if c == name {
			return true
		}
	}
	return false
}

// dealt deals the record's hands and talon, as the rules allow.
func (h *hearing) dealt() error {
	r := h.r
	if err := h.disjoint(); err != nil {
		return err
	}
	var all cards.Set
	for _, c := range r.Talon {
		all |= c.Bit()
	}
	for _, seat := range h.Round {
		if r.Hands[seat] == 0 && r.Expects != nil {
			continue
		}
		all |= r.Hands[seat]
		if r.Players != h.N && r.Expects == nil {
			a := engine.Act{Kind: ActPlayers, Seat: seat, N: [4]int16{int16(r.Players)}}
			refused, _, _ := h.Refusals(&a)
			return game.Fault(ascii.Itoa(r.Players) + " hands are dealt" + h.cite(refused))
		}
		a := engine.Act{Kind: ActDeal, Seat: seat, Cards: r.Hands[seat]}
		if refused, _, any := h.Refusals(&a); any {
			what := ascii.Itoa(a.Cards.Len()) + " cards"
			if extra := a.Cards &^ h.law.pack; extra != 0 {
				what = extra.First().Sign() + " is not in the pack"
			}
			return game.Fault("the deal to " + seat.String() + " is not possible: " + what + h.cite(refused))
		}
	}
	if r.Expects == nil && all != h.law.pack {
		if extra := all &^ h.law.pack; extra != 0 {
			return game.Fault(extra.First().Sign() + " is not in the pack of " + h.law.rs.ID)
		}
		return game.Fault("the deal is not the whole pack: " + (h.law.pack &^ all).First().Sign() + " is nowhere")
	}
	h.State.deal(&r.Hands, r.Talon, r.Turned)
	return nil
}

// disjoint checks that no card is in two places.
func (h *hearing) disjoint() error {
	var seen cards.Set
	for _, seat := range h.Round {
		if twice := seen & h.r.Hands[seat]; twice != 0 {
			return game.Fault("the card " + twice.First().Sign() + " is in two places: with " + seat.String() + " and elsewhere")
		}
		seen |= h.r.Hands[seat]
	}
	for _, list := range [...][]cards.Card{h.r.Talon, h.r.Discards} {
		for _, c := range list {
			if seen.Has(c) {
				return game.Fault("the card " + c.Sign() + " is in two places: in the talon or the discard and elsewhere")
			}
			seen |= c.Bit()
		}
	}
	return nil
}
