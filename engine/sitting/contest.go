package sitting

import (
	"math"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Contest is a trial of one kind of bot among players of another.
//
// The players of the field play whole matches by themselves, one after another. Then
// every hand is played again once for each seat, with the challenger in that seat and
// the field in the others: the same cards, the same pools and scores. The result is
// what the challenger wins more than the field won in that seat, so that the luck of
// the cards cancels out.
type Contest struct {
	Rules      *game.Ruleset
	Challenger Kind
	Field      Kind
	Deals      int // the deals that a sampler tries for each choice; 0 for Deals
	Hands      int
	Seed       uint64
	Settings   []record.Setting // what the players agreed on
}

// Trial is the result of a contest, hand by hand, in the units of the ruleset; marks in
// the score of a match count as units.
type Trial struct {
	Gain []float64 // what the challenger won more than the field in the same seats
	Net  []float64 // the challenger's
}

// Interval returns the mean of some hands, and the half width of its 95 % interval;
// both are 0 where there are fewer than two.
func Interval(list []float64) (mean, half float64) {
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

// Stopped is the error of a contest that was stopped.
const Stopped = game.Fault("stopped")

// grown is how many times their first contents the pools may hold before the field
// begins a new match. In some books nothing stops a pool that doubles, and a single
// such hand would outweigh all others. If players lose and leave, a pool is at most
// what they can lose.
const grown = 6

// fieldHand is a hand of the field: how it began, and what each seat won.
type fieldHand struct {
	start *record.Record
	won   [cards.Seats]float64
}

// Run plays the contest on a number of workers. If on is given, Run asks it after every
// hand whether to go on. The result depends on the contest alone.
func (c *Contest) Run(workers int, on func() bool) (*Trial, error) {
	hands, err := c.field(on)
	if err != nil {
		return nil, err
	}
	law, _, err := agreedLaw(c.Rules, c.Settings)
	if err != nil {
		return nil, err
	}
	workers = max(workers, 1)
	done, stop := make(chan challenge), make(chan struct{})
	defer close(stop)
	for w := range workers {
		go func() {
			for i := w; i < len(hands); i += workers {
				select {
				case done <- c.challenged(law, &hands[i], i):
				case <-stop:
					return
				}
			}
		}()
	}
	t := &Trial{make([]float64, len(hands)), make([]float64, len(hands))}
	for range hands {
		h := <-done
		if h.err != nil {
			return nil, h.err
		}
		t.Net[h.no], t.Gain[h.no] = h.net, h.gain
		if on != nil && !on() {
			return nil, Stopped
		}
	}
	return t, nil
}

// challenge returns what the challenger wins in a hand of the field, and how much more
// than the field did, averaged over all seats.
type challenge struct {
	no        int
	net, gain float64
	err       error
}

// challenged returns a hand of the field played by the challenger in each seat in turn.
func (c *Contest) challenged(law game.Law, hand *fieldHand, no int) challenge {
	h := challenge{no: no}
	seats := cards.Round(c.Rules.Seats)
	for _, seat := range seats {
		played, err := play.Sit(law, hand.start, 0)
		if err != nil {
			return challenge{err: err}
		}
		if err := c.play(played, seat, c.Seed+uint64(no)<<8); err != nil {
			return challenge{err: err}
		}
		won := wins(hand.start, played.Settlement())
		h.net += won[seat] / float64(len(seats))
		h.gain += (won[seat] - hand.won[seat]) / float64(len(seats))
	}
	return h
}

// field lets the field play by itself.
func (c *Contest) field(on func() bool) ([]fieldHand, error) {
	law, _, err := agreedLaw(c.Rules, c.Settings)
	if err != nil {
		return nil, err
	}
	begin := func(dealer cards.Seat) game.Match { return game.NewMatch(law, &record.Record{Dealer: dealer}) }
	match, first := begin(cards.South), int32(0)
	src := table.Source(c.Seed)
	var hands []fieldHand
	for i := range c.Hands {
		if start := match.Begin(); i > 0 && (match.Over() || c.Rules.Hands != game.AreLeft && lies(start) > grown*first) {
			match = begin(start.Dealer)
		}
		hand, err := play.Sit(law, match.Begin(), src.Next())
		if err != nil {
			return nil, err
		}
		start := hand.Record()
		if first == 0 {
			first = max(staked(hand), 1)
		}
		if err := c.play(hand, cards.NoSeat, c.Seed+uint64(i)<<8); err != nil {
			return nil, err
		}
		next, st, err := match.After(hand.Record())
		if err != nil {
			return nil, err
		}
		match, hands = next, append(hands, fieldHand{start, wins(start, st)})
		if on != nil && !on() {
			return nil, Stopped
		}
	}
	return hands, nil
}

// lies returns what lies on the table before a hand.
func lies(r *record.Record) (sum int32) {
	for _, p := range r.Pools {
		sum += p.Amount
	}
	for _, b := range r.Beasts {
		sum += b.Amount
	}
	return sum
}

// staked returns what lies in the pools when a hand has begun.
func staked(h game.Hand) (sum int32) {
	for _, p := range h.Settlement().Pools {
		sum += p.Amount
	}
	return sum
}

// play plays a hand to its end, with a challenger in one seat or in none.
func (c *Contest) play(hand game.Hand, challenger cards.Seat, seed uint64) error {
	for at := uint64(0); hand.Turn() != cards.NoSeat; at++ {
		kind := c.Field
		if hand.Turn() == challenger {
			kind = c.Challenger
		}
		st, ok := choose(hand, kind, c.Deals, seed+at)
		if !ok {
			return game.Fault(hand.Turn().String() + " can do nothing that the rules let")
		}
		if err := hand.Do(st); err != nil {
			return err
		}
	}
	return nil
}

// wins returns what everybody has won by a hand that began so.
func wins(start *record.Record, st *game.Settlement) (won [cards.Seats]float64) {
	for _, seat := range st.Seats {
		won[seat] = float64(st.Net[seat] + marks(st.State, seat) - marks(start.State, seat))
	}
	return won
}

// marks returns what a player has in the score of the match.
func marks(state []record.Item, seat cards.Seat) int32 {
	for _, it := range state {
		if it.Name == table.Scores.Name && it.Seat == seat {
			return it.N
		}
	}
	return 0
}

// Bench plays n hands of the policy, dealt from a seed.
func Bench(rs *game.Ruleset, n int, seed uint64) error {
	c := Contest{Rules: rs, Field: Policy, Hands: n, Seed: seed}
	_, err := c.field(nil)
	return err
}
