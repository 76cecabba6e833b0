// Package bot plays Reversis under any ruleset: by a policy that reads the ruleset's
// figures and roles, or by playing out deals that fit what it knows. A bot chooses from
// a View, which holds what one player knows and nothing else, so it cannot peek.
package bot

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis"
	"quinola/engine/table"
)

// Phase is what must be done next in a hand.
type Phase uint8

// The phases of a hand.
const (
	Exchange Phase = iota // a card is put out, or the hand is kept
	Swap                  // a card is given to the opposite
	Play                  // a card is played
	Over                  // nothing more
)

// Played is a card that somebody played.
type Played struct {
	Seat cards.Seat
	Card cards.Card
}

// maxPlays is the greatest number of cards played in a hand.
const maxPlays = 56

// Public is what everybody at the table knows.
type Public struct {
	Guide  *Guide
	Start  *record.Record // the dealer, and the pools and beasts before the stakes; no cards
	Talon  int            // how many cards were left over
	N      int            // the number of players
	Dealer cards.Seat
	Phase  Phase
	Turn   cards.Seat
	Trick  int
	Pools  [2]int32 // what they hold now
	Beast  int32    // what goes with the pool
	Table  table.Trick
	Plays  [maxPlays]Played
	Count  int                // the length of Plays
	Gone   cards.Set          // the cards of Plays
	Held   [cards.Seats]int8  // how many cards each holds
	Void   [cards.Seats]uint8 // suits that a player did not follow, a bit each
	Shown  [cards.Seats]bool  // the player has played a suit not followed before, so has the right to renounce
	Kept   cards.SeatSet      // the players who kept the hand dealt
	Taken  [cards.Seats]int8
	Points [cards.Seats]int32
}

// Own is what only the player knows, and what the player may do.
type Own struct {
	Dealt cards.Set
	Out   cards.Card // put out
	Took  cards.Card // of the talon
	Left  cards.Card // in the talon, after keeping the hand
	Gave  cards.Card // to his opposite
	Got   cards.Card // from his opposite
}

// View is what one player knows of a hand.
type View struct {
	Public
	Own
	Seat cards.Seat
	Hand cards.Set // the cards held now
	May  cards.Set // the cards that may be played, given or put out, when it is the player's turn
	Keep bool      // the player may keep the hand dealt
}

// Hand is a hand in play with all its cards. Each player is shown only a view
// of it.
type Hand struct {
	Public
	live  table.Driver
	act   engine.Act // the act that is being done
	own   [cards.Seats]Own
	given [cards.Seats]cards.Card
	done  cards.SeatSet // the players who have exchanged, or given
	shown View          // the view that the policy last asked for
}

// Begin deals a hand. start has the dealer, the pools and beasts, the hands
// and the talon.
func (h *Hand) Begin(g *Guide, start *record.Record) error {
	open := &record.Record{Rules: start.Rules, Dealer: start.Dealer, Leader: cards.NoSeat, Pools: start.Pools, Beasts: start.Beasts}
	return h.begin(g, open, start.Hands, start.Talon)
}

// begin deals the hand of a record that has no cards.
func (h *Hand) begin(g *Guide, open *record.Record, hands [cards.Seats]cards.Set, talon []cards.Card) error {
	h.Public = Public{Guide: g, Start: open, Talon: len(talon), N: g.Law.Book().Seats, Dealer: open.Dealer}
	h.own, h.given, h.done = [cards.Seats]Own{}, [cards.Seats]cards.Card{}, 0
	if err := h.live.Lay(g.Law, open); err != nil {
		return err
	}
	h.live.Stake()
	h.live.Deal(&hands, talon)
	for _, seat := range cards.Round(h.N) {
		h.own[seat].Dealt = hands[seat]
	}
	h.Turn = h.Dealer
	h.next()
	h.look()
	return nil
}

// Set makes h a copy of another hand.
func (h *Hand) Set(o *Hand) {
	h.Public, h.own, h.given, h.done = o.Public, o.own, o.given, o.done
	h.live.Set(&o.live)
}

// State returns the engine's state of the hand. The caller must not change it.
func (h *Hand) State() *table.State { return &h.live.State }

// using returns the act of using a card in the current phase or, for None, of keeping
// the hand.
func (h *Hand) using(seat cards.Seat, c cards.Card) engine.Act {
	a := engine.NewAct([...]engine.ActKind{Exchange: table.ActOut, Swap: table.ActGive, Play: table.ActPlay}[h.Phase], seat).WithCard(c)
	switch {
	case c == cards.None:
		a.Kind = table.ActStand
	case h.Phase == Swap:
		a.To = cards.Opposite(h.N, seat)
	}
	return a
}

// use does that act.
func (h *Hand) use(seat cards.Seat, c cards.Card) {
	h.act = h.using(seat, c)
	h.live.Do(&h.act)
}

// Why returns the rules that refuse it to the player whose turn it is, and those that lift
// a refusal.
func (h *Hand) Why(c cards.Card) (refused, lifted []string) {
	a := h.using(h.Turn, c)
	no, yes, _ := h.live.Refusals(&a)
	return h.Guide.Law.IDs(no), h.Guide.Law.IDs(yes)
}

// May returns the cards that the player whose turn it is may play, give or put out,
// and whether the player may keep the hand instead.
func (h *Hand) May() (set cards.Set, keep bool) {
	switch h.Phase {
	case Exchange:
		o := h.live.May()
		if h.Turn == h.Dealer || reversis.Offered(h.State(), h.Turn) != cards.None {
			set = o.Open()
		}
		return set, o.Allowed(0)
	case Swap:
		return h.live.Hand[h.Turn], false
	case Play:
		hand, barred := h.live.Cards()
		return hand &^ barred, false
	}
	return 0, false
}

// Do does what the player whose turn it is chose. The caller must pass a card
// that May allows, or None to keep the hand.
func (h *Hand) Do(c cards.Card) {
	own := &h.own[h.Turn]
	switch h.Phase {
	case Exchange:
		h.putOut(c)
		h.next()
	case Swap:
		h.given[h.Turn], own.Gave = c, c
		h.done |= h.Turn.Bit()
		h.next()
	case Play:
		h.play(c)
	}
	h.look()
}

// putOut does the exchange of the player whose turn it is, and notes what he learns.
func (h *Hand) putOut(c cards.Card) {
	own, offered := &h.own[h.Turn], reversis.Offered(h.State(), h.Turn)
	h.use(h.Turn, c)
	h.done |= h.Turn.Bit()
	own.Out = c
	if c != cards.None {
		own.Took = offered
		return
	}
	h.Kept |= h.Turn.Bit()
	if h.Guide.Leaves {
		own.Left = offered
	}
}

// next passes the turn in the exchange and the swap. It skips a player who
// has no card of the talon and need not put one out.
func (h *Hand) next() {
	for {
		h.Turn = cards.Right(h.N, h.Turn)
		if !h.done.Has(h.Turn) {
			if h.Phase == Exchange {
				if set, keep := h.May(); set == 0 && keep {
					h.putOut(cards.None)
					continue
				}
			}
			return
		}
		if h.done != h.live.All {
			continue
		}
		h.done = 0
		if h.Phase == Exchange && h.Guide.Swaps {
			h.Phase, h.Turn = Swap, h.Dealer
			continue
		}
		if h.Phase == Swap {
			for _, seat := range cards.Round(h.N) {
				h.use(seat, h.given[seat])
				h.own[cards.Opposite(h.N, seat)].Got = h.given[seat]
			}
		}
		h.Phase = Play
		return
	}
}

func (h *Hand) play(c cards.Card) {
	turn := h.live.Table.Turn
	h.note(Played{turn, c}, &h.live.Table)
	h.use(turn, c)
}

// place sets the hands as they are after the exchange, and what lies under the pool.
func (h *Hand) place(hands [cards.Seats]cards.Set, heap cards.Set, kept cards.SeatSet) {
	h.live.Hand, h.live.Heap = hands, heap
	for _, seat := range h.live.Round {
		if kept.Has(seat) {
			h.live.Tell(table.FactSaid, seat).N = int32(table.ActStand)
		}
	}
}

// note records a card played, and what it shows of the player's hand.
func (p *Public) note(x Played, t *table.Trick) {
	p.Plays[p.Count] = x
	p.Count++
	p.Gone |= x.Card.Bit()
	if t.N > 0 && !t.Follows(x.Card) {
		p.Void[x.Seat] |= 1 << t.Led.Suit()
	}
	if p.Void[x.Seat]&(1<<x.Card.Suit()) != 0 {
		p.Shown[x.Seat] = true
	}
}

// played returns the cards that a player has played.
func (p *Public) played(seat cards.Seat) (set cards.Set) {
	for _, x := range p.Plays[:p.Count] {
		if x.Seat == seat {
			set |= x.Card.Bit()
		}
	}
	return set
}

// look updates what everybody knows.
func (h *Hand) look() {
	l := &h.live
	h.Pools = [2]int32{l.Pool(0), l.Pool(1)}
	h.Beast = reversis.AtStake(h.State())
	for _, seat := range cards.Round(h.N) {
		h.Held[seat] = int8(l.Hand[seat].Len())
	}
	if h.Phase != Play {
		return
	}
	h.Table, h.Trick, h.Turn = l.Table, int(l.Trick), l.Table.Turn
	for _, seat := range cards.Round(h.N) {
		h.Taken[seat], h.Points[seat] = int8(l.Tally(table.Tricks, seat)), l.Tally(table.Points, seat)
	}
	if l.Turn() == cards.NoSeat || l.Table.N == 0 && l.Phase().Leaves(h.State()) {
		h.Phase, h.Turn = Over, cards.NoSeat
	}
}

// View returns what a player knows of the hand.
func (h *Hand) View(seat cards.Seat) View {
	var v View
	h.show(seat, &v)
	return v
}

func (h *Hand) show(seat cards.Seat, v *View) {
	v.Public, v.Own, v.Seat, v.Hand = h.Public, h.own[seat], seat, h.live.Hand[seat]
	v.May, v.Keep = 0, false
	if seat == h.Turn {
		v.May, v.Keep = h.May()
	}
}
