package play

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// quick is the number of deals tried if the advice must come at once.
const quick = 6

// marked is the worth of a mark in the score of the match, in counters.
const marked = 4

// Advise tries each act in that many deals of the cards that the player whose turn it
// is has not seen, and plays each hand out by the game's policy or, if it has none, at
// random. With 0 deals the policy decides alone; without a policy a few deals are
// tried. With a negative number a few deals are tried and played out at random in any
// game. The seed decides everything else.
func (v *live) Advise(deals int, seed uint64) []game.Advice {
	list := v.open()
	d := v.d
	d.src, d.wait, d.star, d.sure, d.knows = chance.Source(seed), -1, cards.NoSeat, 1<<cards.Seats-1, deals >= 0
	if shuns := d.ways.Shuns; d.knows && shuns != nil {
		shunned := func(a engine.Act) bool { return shuns(&v.s.State, &a) }
		if rest := slices.DeleteFunc(slices.Clone(list), shunned); len(rest) > 0 { // what must be done is done
			list = rest
		}
	}
	known := d.knows && v.first(list)
	switch {
	case len(list) < 2 || known && deals == 0:
		deals = 0
	case deals <= 0:
		deals = quick
	}
	seat := v.s.Turn()
	sums, squares := make([]int64, len(list)), make([]int64, len(list)) // squares of what an act gains more than the first
	past := &v.past
	for range deals {
		v.imagine()
		first := int64(0)
		for i := range list {
			d.s.Set(&v.world)
			d.s.Do(&list[i])
			past.Steps = past.Steps[:0]
			for d.stuck = false; !d.s.Closed() && !d.stuck; {
				d.step(past)
			}
			brings := worth(&d.s.State, seat)
			if gains := d.ways.Gains; gains != nil {
				brings = int64(gains(&d.s.State, seat))
			}
			if i == 0 {
				first = brings
			}
			sums[i] += brings
			squares[i] += (brings - first) * (brings - first)
		}
	}
	advice := make([]game.Advice, len(list))
	for i := range list {
		a := game.Advice{Step: v.step(&list[i]), Tried: deals}
		if deals > 0 {
			a.Mean = float64(sums[i]) / float64(deals)
		}
		at := i
		for ; at > 0 && advice[at-1].Mean < a.Mean; at-- {
			advice[at] = advice[at-1]
		}
		advice[at] = a
	}
	if known {
		best := 0
		for i := range list {
			if sums[i] > sums[best] && better(&d.ways, sums[i]-sums[0], squares[i], int64(deals)) {
				best = i
			}
		}
		prefer(advice, v.step(&list[best]))
	}
	return advice
}

// prefer moves a step to the front.
func prefer(advice []game.Advice, st record.Step) {
	for i, a := range advice {
		if a.Text() == st.Text() {
			copy(advice[1:i+1], advice[:i])
			advice[0] = a
			return
		}
	}
}

// better reports whether an act may replace the policy's, given what it gains more in
// some deals: it must exceed the margin in the mean and, if the game asks for it, a
// number of standard errors, so that chance does not decide in a few deals with large
// sums.
func better(w *table.Ways, more, squares, deals int64) bool {
	return float64(more) >= w.Margin*float64(deals) && more*more*(deals-1) >= w.Sure*w.Sure*(deals*squares-more*more)
}

// first moves the act of the game's policy to the front, and reports whether the policy
// has an opinion.
func (v *live) first(list []engine.Act) bool {
	policy := v.s.Law().Game().Played().Policy
	if policy == nil || len(list) == 0 {
		return false
	}
	a, ok := policy(&v.s.State, v.s.May())
	for i := range list {
		if ok && list[i] == a {
			list[0], list[i] = list[i], list[0]
			return true
		}
	}
	return false
}

// worth returns how well a player stands: the counters of that player's side, and
// its marks against those of the others.
func worth(s *table.State, seat cards.Seat) (sum int64) {
	side := s.Side(seat)
	against := int64(max(s.N-side.Len(), 1))
	for _, other := range s.Round {
		if side.Has(other) {
			sum += int64(s.Balance[other]) + marked*int64(s.Score(other))
		} else {
			sum -= marked * int64(s.Score(other)) / against
		}
	}
	return sum
}

// open returns what the player whose turn it is may do.
func (v *live) open() []engine.Act {
	if v.s.Turn() == cards.NoSeat {
		return nil
	}
	may := v.s.May()
	list := make([]engine.Act, 0, may.N+may.Cards.Len())
	for a, refused := range may.Each {
		if !refused {
			list = append(list, a)
		}
	}
	return list
}

// imagine deals the world anew: the cards that the player whose turn it is has not seen. A deal
// under which a past act would have been refused is drawn again, a few times; if cards
// were drawn, put out or laid under the talon, the past is not checked.
func (v *live) imagine() {
	s, d, world, seat := v.s, v.d, &v.world, v.s.Turn()
	hidden := s.Unseen(seat)
	unseen := hidden.Append(nil)
	world.Set(s)
	for try := 0; ; try++ {
		d.src.Shuffle(unseen)
		world.Talon = s.Talon
		at := 0
		next := func(c cards.Card) cards.Card {
			if at < len(unseen) && hidden.Has(c) {
				at++
				return unseen[at-1]
			}
			return c
		}
		for _, other := range s.Round {
			if other == seat {
				continue
			}
			var held cards.Set
			for set := s.Hand[other]; set != 0; set = set.Without() {
				held |= next(set.First()).Bit()
			}
			world.Hand[other] = held
			world.Dealt[other] = s.Dealt[other]&^s.Hand[other] | held
		}
		if s.Law().Book().Apart { // no hand gives information about it
			d.src.Shuffle(world.Talon[s.Top:s.Bottom])
		} else {
			for i := s.Top; i < s.Bottom; i++ {
				world.Talon[i] = next(s.Talon[i])
			}
		}
		if try == 8 || s.Top > 0 || s.Bottom > v.c.Left || v.agrees() {
			return
		}
	}
}

// agrees reports whether the hand could have gone as it did if it had been dealt as in
// the world.
func (v *live) agrees() bool {
	world, past, s := &v.world, &v.past, &v.d.s
	steps := append(past.Steps[:0], v.c.Steps...)
	*past = v.c
	past.Steps, past.Hands, past.Talon, past.Left = steps, world.Dealt, world.Talon, world.Bottom
	return s.Replay(v.s.Law(), past).Ran == len(past.Steps)
}
