package bot

import (
	"math"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/table"
)

// sampler chooses by playing out: it deals the unseen cards in ways that fit
// what the player knows, tries every choice on each such deal, lets the
// policy play all hands to the end, and takes the choice with the best
// average net. Choices that fall far behind are dropped.
type sampler struct {
	v     *View
	src   *chance.Source
	out   cards.Set // what the rules let anybody put out
	tries []try
	world Hand // a deal that fits, as it stands at the choice
	trial Hand
}

// try is the results of one choice: its net, and how much better it was than
// the policy's own choice on the same deals.
type try struct {
	card   cards.Card
	n      int
	sum    float64
	more   float64 // above the policy's choice
	more2  float64
	fallen bool
}

func (t *try) mean() float64 { return t.sum / float64(max(t.n, 1)) }

// gain returns how much better it is than the policy's choice, less a margin
// for chance, so that the policy is left only for good reason.
func (t *try) gain() float64 {
	return t.more/float64(max(t.n, 1)) - doubt*deviation(t.n, t.more, t.more2)
}

// doubt is by how many standard errors a choice must be better.
const doubt = 0.6

// deviation returns the standard error of a mean.
func deviation(n int, sum, sum2 float64) float64 {
	if n < 2 {
		return 0
	}
	x := float64(n)
	return math.Sqrt(max(sum2/x-sum/x*(sum/x), 0) / (x - 1))
}

// begin lists the choices. The policy's comes first; the others are compared
// with it.
func (s *sampler) begin() {
	v := s.v
	pick := choose(v)
	s.tries = append(s.tries, try{card: pick})
	for set := v.May &^ (pick.Bit() &^ 1); set != 0; set = set.Without() {
		if c := set.First(); !s.alike(c) {
			s.tries = append(s.tries, try{card: c})
		}
	}
	if v.Keep && pick != cards.None {
		s.tries = append(s.tries, try{card: cards.None})
	}
	s.out = s.puttable()
}

// alike reports whether a card is equivalent to one already tried: only cards
// that nobody can play any more lie between them, and both count alike.
func (s *sampler) alike(c cards.Card) bool {
	v, g := s.v, s.v.Guide
	others := g.pack&^v.Gone&^v.Hand | v.Table.All
	for i := range s.tries {
		d := s.tries[i].card
		if d != cards.None && d.Suit() == c.Suit() && g.worth[d.Face()] == g.worth[c.Face()] &&
			!g.watch.Has(c) && !g.watch.Has(d) && (g.above[c]^g.above[d])&others == 0 {
			return true
		}
	}
	return false
}

// puttable returns the cards that the rules let a player put out, with the
// pools as they are.
func (s *sampler) puttable() (set cards.Set) {
	h := &s.world
	g := s.v.Guide
	if h.live.Lay(g.Law, s.v.Start) != nil {
		return g.pack
	}
	h.live.Stake()
	var hands [cards.Seats]cards.Set
	hands[s.v.Dealer] = g.pack
	h.place(hands, 0, 0)
	for all := g.pack; all != 0; all = all.Without() {
		if c := all.First(); !h.live.RefusesAct(engine.NewAct(table.ActOut, s.v.Dealer).WithCard(c)) {
			set |= c.Bit()
		}
	}
	return set
}

// try tries the choices on so many deals, as long as several are left.
func (s *sampler) try(deals int) {
	for n, left := 1, len(s.tries); n <= deals && left > 1; n++ {
		if s.v.Phase == Play {
			s.fit()
		} else {
			s.redeal()
		}
		policy := 0.0
		for i := range s.tries {
			t := &s.tries[i]
			if t.fallen {
				continue
			}
			x := s.playOut(t.card)
			if i == 0 {
				policy = x
			}
			more := x - policy
			t.n++
			t.sum += x
			t.more, t.more2 = t.more+more, t.more2+more*more
		}
		if n%12 == 0 {
			left = s.prune()
		}
	}
}

// playOut returns the net of the hand if this choice is made now.
func (s *sampler) playOut(c cards.Card) float64 {
	h := &s.trial
	h.Set(&s.world)
	h.Do(c)
	h.policy()
	h.live.Finish()
	return float64(h.live.Balance[s.v.Seat])
}

// policy plays a hand to its end, every player by the policy.
func (h *Hand) policy() {
	for h.Phase != Over {
		h.show(h.Turn, &h.shown)
		h.Do(choose(&h.shown))
	}
}

// prune drops the choices that are far behind the policy's, and returns how
// many are left.
func (s *sampler) prune() (left int) {
	left = 1
	for i := range s.tries[1:] {
		t := &s.tries[1+i]
		error := deviation(t.n, t.more, t.more2)
		t.fallen = t.fallen || t.more/float64(t.n) < -1.5*error
		left += engine.Int(!t.fallen)
	}
	return left
}

// options returns the choices, the best first.
func (s *sampler) options() []Option {
	list := make([]Option, 0, len(s.tries))
	done := make([]bool, len(s.tries))
	for range s.tries {
		best := -1
		for i := range s.tries {
			t := &s.tries[i]
			if done[i] {
				continue
			}
			if best < 0 || !t.fallen && s.tries[best].fallen ||
				t.fallen == s.tries[best].fallen && t.gain() > s.tries[best].gain() {
				best = i
			}
		}
		done[best] = true
		t := &s.tries[best]
		list = append(list, Option{Card: t.card, Mean: t.mean(), Tried: t.n, Reason: Why(s.v, t.card)})
	}
	return list
}
