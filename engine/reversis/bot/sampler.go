package bot

import (
	"math"

	"quinola/engine/cards"
	"quinola/engine/reversis"
)

// sampler chooses by playing out: it deals the cards that it does not see in
// ways that fit what it knows, tries every choice on each such deal, lets the
// policy play all hands to the end, and takes the choice whose net is best on
// an average. Choices that fall far behind are tried no further.
type sampler struct {
	v     *View
	src   *reversis.Source
	deals int
	tried int
	out   cards.Set // what the rules let somebody put out
	tries []try
	world Hand // a deal that fits, as it stands at the choice
	trial Hand
}

// try is what is known of one choice.
type try struct {
	card      cards.Card
	n         int
	sum, sum2 float64
	fallen    bool
	policy    bool // what the policy would choose
}

func (t *try) mean() float64 { return t.sum / float64(max(t.n, 1)) }

// err is the standard error of the mean.
func (t *try) err() float64 {
	if t.n < 2 {
		return math.Inf(1)
	}
	n := float64(t.n)
	return math.Sqrt(max(t.sum2/n-t.mean()*t.mean(), 0) / (n - 1))
}

func (s *sampler) begin(v *View, src *reversis.Source, deals int) {
	s.v, s.src, s.deals, s.tried = v, src, deals, 0
	s.tries = s.tries[:0]
	pick := choose(v)
	for set := v.May; set != 0; set = set.Without() {
		s.tries = append(s.tries, try{card: set.First(), policy: set.First() == pick})
	}
	if v.Keep {
		s.tries = append(s.tries, try{card: cards.None, policy: pick == cards.None})
	}
	if len(s.tries) == 1 {
		s.tried = deals
	}
	s.out = s.puttable()
}

// puttable is the cards that the rules let a player put out, as the pools
// stand.
func (s *sampler) puttable() (set cards.Set) {
	h := &s.world
	g := s.v.Guide
	if h.live.Sit(g.Law, s.v.Start) != nil {
		return g.pack
	}
	var hands [cards.Seats]cards.Set
	hands[s.v.Dealer] = g.pack
	h.live.Place(hands, 0, 0)
	for all := g.pack; all != 0; all = all.Without() {
		if c := all.First(); h.live.MayPutOut(s.v.Dealer, c) {
			set |= c.Bit()
		}
	}
	return set
}

// think tries so many deals more, and reports whether it is done.
func (s *sampler) think(deals int) bool {
	for ; deals > 0 && s.tried < s.deals; deals-- {
		s.tried++
		if s.v.Phase == Play {
			s.fit()
		} else {
			s.redeal()
		}
		for i := range s.tries {
			if t := &s.tries[i]; !t.fallen {
				x := s.playOut(t.card)
				t.n++
				t.sum += x
				t.sum2 += x * x
			}
		}
		if s.tried%12 == 0 {
			s.prune()
		}
	}
	return s.tried >= s.deals
}

// playOut is the net of the hand if this choice is made now.
func (s *sampler) playOut(c cards.Card) float64 {
	h := &s.trial
	h.Set(&s.world)
	h.Do(c)
	h.policy()
	h.live.Finish()
	return float64(h.live.Net(s.v.Seat))
}

// policy plays a hand to its end, every player by the policy.
func (h *Hand) policy() {
	for h.Phase != Over {
		v := h.View(h.Turn)
		h.Do(choose(&v))
	}
}

// prune gives up the choices that are far behind the best.
func (s *sampler) prune() {
	best := &s.tries[s.first()]
	left := 0
	for i := range s.tries {
		t := &s.tries[i]
		if t != best && !t.fallen && t.mean()+2*t.err() < best.mean()-best.err() {
			t.fallen = true
		}
		if !t.fallen {
			left++
		}
	}
	if left == 1 {
		s.tried = s.deals
	}
}

// first is the best choice; among equals the policy's.
func (s *sampler) first() int {
	best := 0
	for i := range s.tries {
		t, b := &s.tries[i], &s.tries[best]
		switch {
		case t.fallen:
		case b.fallen, t.mean() > b.mean(), t.mean() == b.mean() && t.policy:
			best = i
		}
	}
	return best
}

func (s *sampler) best() cards.Card { return s.tries[s.first()].card }

// options are the choices, the best first.
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
				t.fallen == s.tries[best].fallen && t.mean() > s.tries[best].mean() {
				best = i
			}
		}
		done[best] = true
		t := &s.tries[best]
		o := Option{Card: t.card, Mean: t.mean(), Error: t.err(), Tried: t.n, Reason: Why(s.v, t.card)}
		if t.n < 2 {
			o.Error = 0
		}
		list = append(list, o)
	}
	return list
}
