package bot

import (
	"errors"
	"math"
	"sync"
	"sync/atomic"

	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis"
)

// Contest is a trial of one kind of bot among players of another.
//
// The players of the field play a game of many hands by themselves. Every hand
// of it is then played again once for each seat, with the challenger there and
// the field elsewhere: the same cards, the same pools. What the challenger wins
// more than the field won in his seat is what counts, so that luck of the
// cards falls out.
type Contest struct {
	Law        *reversis.Law
	Challenger Kind
	Field      Kind
	Deals      int // that samplers try for each choice; 0 for Deals
	Hands      int
	Seed       uint64
}

// Score is what a contest came to, in the units of the ruleset.
type Score struct {
	Hands int
	Gain  float64 // of the challenger over the field in the same seats, a hand
	Error float64 // the half width of its 95 % interval
	Net   float64 // the challenger's mean net of a hand
	Field float64 // the field's, in the same seats
}

// ErrStopped is that a contest was stopped.
var ErrStopped = errors.New("stopped")

// Run plays the contest, shared among workers; where on is given it is asked
// after every hand whether to go on. The score depends on the contest alone.
func (c *Contest) Run(workers int, on func() bool) (Score, error) {
	starts, field, err := c.game()
	if err != nil {
		return Score{}, err
	}
	gain, net := make([]float64, len(starts)), make([]float64, len(starts))
	guide := NewGuide(c.Law)
	var wg sync.WaitGroup
	workers = max(workers, 1)
	var told sync.Mutex
	var stopped atomic.Bool
	for w := range workers {
		wg.Go(func() {
			var t table
			t.sit(c, guide)
			for i := w; i < len(starts) && !stopped.Load(); i += workers {
				for _, seat := range cards.Round(c.Law.Seats) {
					x := t.play(starts[i], seat, c.Seed+uint64(i)<<8)
					net[i] += float64(x) / float64(c.Law.Seats)
					gain[i] += float64(x-field[i][seat]) / float64(c.Law.Seats)
				}
				if on != nil {
					told.Lock()
					if !on() {
						stopped.Store(true)
					}
					told.Unlock()
				}
			}
		})
	}
	wg.Wait()
	if stopped.Load() {
		return Score{}, ErrStopped
	}
	s := Score{Hands: len(starts)}
	s.Gain, s.Error = interval(gain)
	s.Net, _ = interval(net)
	s.Field = s.Net - s.Gain
	return s, nil
}

// grown is how many times what lay there first the pools may hold before the
// field begins a new game. A Quinola that falls badly doubles the pool, and
// nothing in most books stops it: a single such hand would drown all others.
const grown = 6

// game has the field play by itself: how each hand began, and what each seat
// won.
func (c *Contest) game() (starts []*record.Record, nets [][cards.Seats]int32, err error) {
	guide := NewGuide(c.Law)
	src := reversis.Source(c.Seed)
	g := c.Law.NewGame(cards.South)
	var t table
	t.sit(c, guide)
	first := int32(0)
	for i := range c.Hands {
		if i > 0 && lies(g) > grown*first {
			g = c.Law.NewGame(g.Dealer)
		}
		start := g.Begin()
		Deal(c.Law, &src, start)
		t.play(start, cards.NoSeat, c.Seed+uint64(i)<<8)
		if first == 0 {
			first = t.staked
		}
		whole := *start
		t.hand.Record(&whole)
		st, err := g.Settle(&whole)
		if err != nil {
			return nil, nil, err
		}
		starts, nets = append(starts, start), append(nets, st.Net)
	}
	return starts, nets, nil
}

// lies is what lies in the pools and on the sheet.
func lies(g *reversis.Game) (sum int32) {
	for _, p := range g.Pools {
		sum += p.Amount
	}
	for _, b := range append(g.Beasts[:len(g.Beasts):len(g.Beasts)], g.Waiting...) {
		sum += b.Amount
	}
	return sum
}

// table is where one worker plays.
type table struct {
	staked int32 // what the pools held after the stakes
	guide  *Guide
	hand   Hand
	minds  [2]Mind // the field's, the challenger's
}

func (t *table) sit(c *Contest, g *Guide) {
	t.guide = g
	t.minds = [2]Mind{{Kind: c.Field, Deals: c.Deals}, {Kind: c.Challenger, Deals: c.Deals}}
}

// play plays a hand with a challenger in one seat, or in none, and is his net.
func (t *table) play(start *record.Record, challenger cards.Seat, seed uint64) int32 {
	h := &t.hand
	if h.Begin(t.guide, start) != nil {
		return 0
	}
	t.staked = h.Pools[0] + h.Pools[1]
	for at := uint64(0); h.Phase != Over; at++ {
		m := &t.minds[b2i(h.Turn == challenger)]
		m.Begin(h.View(h.Turn), seed+at)
		m.Think(1 << 30)
		h.Do(m.Choice())
	}
	h.live.Finish()
	if challenger == cards.NoSeat {
		return 0
	}
	return h.live.Net(challenger)
}

// interval is a mean and the half width of its 95 % interval.
func interval(list []float64) (mean, half float64) {
	n := float64(len(list))
	if n < 2 {
		return 0, 0
	}
	for _, x := range list {
		mean += x / n
	}
	sum := 0.0
	for _, x := range list {
		sum += (x - mean) * (x - mean)
	}
	return mean, 1.96 * math.Sqrt(sum/(n-1)/n)
}

// Bench plays n hands of the policy, dealt from a seed, and returns a sum over
// what they came to, so that nothing of it can be left out.
func Bench(l *reversis.Law, n int, seed uint64) (sum int64, err error) {
	guide, src := NewGuide(l), reversis.Source(seed)
	start := l.NewGame(cards.South).Begin()
	var h Hand
	for range n {
		Deal(l, &src, start)
		if err := h.Begin(guide, start); err != nil {
			return 0, err
		}
		h.policy()
		h.live.Finish()
		for _, seat := range cards.Round(h.N) {
			sum = sum*31 + int64(h.live.Net(seat))
		}
	}
	return sum, nil
}
