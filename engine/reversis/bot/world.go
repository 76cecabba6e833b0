package bot

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Deals that fit what a player knows.

// redeal deals anew before the play: unknown cards go anywhere, and the other
// players put out and give what the policy would.
func (s *sampler) redeal() {
	v, g := s.v, s.v.Guide
	var hands [cards.Seats]cards.Set
	own := v.Dealt
	known := own | v.Took.Bit()&^1 | v.Left.Bit()&^1
	var space [64]cards.Card
	rest := (g.pack &^ known).Append(space[:0])
	s.src.Shuffle(rest)
	at := 0
	next := func() cards.Card { at++; return rest[at-1] }
	for _, seat := range cards.Round(v.N) {
		if seat == v.Seat {
			hands[seat] = own
			continue
		}
		want := g.Law.Book().Tricks + engine.Int(seat == v.Dealer)
		for range want {
			hands[seat] |= next().Bit()
		}
	}
	var room [52]cards.Card
	talon := room[:0]
	for i, seat := 0, cards.Right(v.N, v.Dealer); len(talon) < v.Talon; i, seat = i+1, cards.Right(v.N, seat) {
		if c := max(v.Took, v.Left); seat == v.Seat && i < v.N-1 && c != cards.None {
			talon = append(talon, c)
			continue
		}
		talon = append(talon, next())
	}
	h := &s.world
	if h.begin(g, v.Start, hands, talon) != nil {
		return
	}
	for h.Phase < v.Phase || h.Phase == v.Phase && h.Turn != v.Seat && h.Phase != Over {
		x := h.View(h.Turn)
		switch {
		case h.Turn == v.Seat && h.Phase == Exchange:
			h.Do(v.Out)
			continue
		case h.Phase == Exchange && v.Kept.Has(h.Turn) && x.Keep:
			h.Do(cards.None)
			continue
		case h.Phase == Exchange && x.May != 0:
			x.Keep = false
		}
		h.Do(choose(&x))
	}
}

// fit deals the unseen cards, in the middle of the play, among the other
// players and the discard, and plays the hand up to now.
func (s *sampler) fit() {
	var w worldOf
	for try := range 40 {
		if w.share(s, try >= 30) && w.plausible(s) {
			break
		}
	}
	s.lay(&w)
}

// worldOf is a possible state: who holds what now, and what lies under the pool.
type worldOf struct {
	hold [cards.Seats]cards.Set
	outs [cards.Seats]cards.Card // what each put out, or left
	heap cards.Set
}

// share gives every hidden card to a place where it can be, and returns false
// if some card then fits nowhere. A card likely to be put out goes to the heap
// more often. With loose, suits not followed are ignored.
func (w *worldOf) share(s *sampler, loose bool) bool {
	v, g := s.v, s.v.Guide
	*w = worldOf{}
	w.hold[v.Seat] = v.Hand
	hidden := g.pack &^ v.Gone &^ v.Hand
	w.mine(s, &hidden)
	var room [cards.Seats + 2]int // the seats, the heap, the rest of the talon
	const heap, away = cards.Seats, cards.Seats + 1
	left := hidden.Len()
	for _, seat := range cards.Round(v.N) {
		if seat == v.Seat {
			continue
		}
		room[seat] = int(v.Held[seat])
		left -= room[seat]
		if c := v.Gave; c != cards.None && seat == cards.Opposite(v.N, v.Seat) && hidden.Has(c) {
			w.hold[seat] |= c.Bit()
			hidden &^= c.Bit()
			room[seat]--
		}
	}
	room[heap] = s.heaped() - w.heap.Len()
	room[away] = left - room[heap]
	w.privileged(s, &hidden, &room)
	var space [64]cards.Card
	order := hidden.Append(space[:0])
	s.src.Shuffle(order)
	// Cards that few players can hold are given out first.
	for want := 0; want <= v.N; want++ {
		for _, c := range order {
			can := 0
			for _, seat := range cards.Round(v.N) {
				if seat != v.Seat && (loose || v.canHold(seat, c)) {
					can++
				}
			}
			if can != want {
				continue
			}
			var weight [cards.Seats + 2]int
			sum := 0
			for _, seat := range cards.Round(v.N) {
				if seat != v.Seat && (loose || v.canHold(seat, c)) {
					weight[seat] = 8 * room[seat]
					sum += weight[seat]
				}
			}
			if s.out.Has(c) || loose {
				weight[heap] = outWeight(g, c) * room[heap]
				sum += weight[heap]
			}
			weight[away] = 8 * max(room[away], 0)
			sum += weight[away]
			if sum <= 0 {
				return false
			}
			x := s.src.Below(sum)
			for to := range weight {
				if x -= weight[to]; x >= 0 {
					continue
				}
				room[to]--
				switch {
				case to < cards.Seats:
					w.hold[to] |= c.Bit()
				case to == heap:
					w.heap |= c.Bit()
				}
				break
			}
		}
	}
	return true
}

// mine places what the player himself put out or left under the pool.
func (w *worldOf) mine(s *sampler, hidden *cards.Set) {
	for _, c := range [...]cards.Card{s.v.Out, s.v.Left} {
		if c != cards.None {
			w.heap |= c.Bit()
			w.outs[s.v.Seat] = c
			*hidden &^= c.Bit()
		}
	}
}

// heaped returns how many cards lie under the pool: one for every player who
// had a card of the talon or put one out.
func (s *sampler) heaped() int {
	n := 0
	v := s.v
	for i, seat := 0, cards.Right(v.N, v.Dealer); i < v.N; i, seat = i+1, cards.Right(v.N, seat) {
		if !v.Kept.Has(seat) || seat != v.Dealer && i < v.Talon {
			n++
		}
	}
	return n
}

// canHold reports whether another player can hold a card, judging by the suits followed.
func (v *View) canHold(seat cards.Seat, c cards.Card) bool {
	return v.Shown[seat] || v.Void[seat]&(1<<c.Suit()) == 0
}

// privileged gives a player who has shown the right of the aces the cards for it.
func (w *worldOf) privileged(s *sampler, hidden *cards.Set, room *[cards.Seats + 2]int) {
	v, g := s.v, s.v.Guide
	for _, seat := range cards.Round(v.N) {
		if seat == v.Seat || !v.Shown[seat] {
			continue
		}
		begun := w.begun(v, seat)
		for !g.privileged(begun) && room[seat] > 0 {
			want := *hidden & g.watch
			if want == 0 {
				break
			}
			c := want.Nth(s.src.Below(want.Len()))
			*hidden &^= c.Bit()
			w.hold[seat] |= c.Bit()
			begun |= c.Bit()
			room[seat]--
		}
	}
}

// outWeight returns the weight of a card's being put out; its being kept has the weight 8.
func outWeight(g *Guide, c cards.Card) int {
	switch {
	case g.pool(c) >= 0:
		return 3
	case g.rank[c.Face()] >= cards.King:
		return 20
	case c.Face() >= cards.Knave:
		return 13
	case c.Face() >= 8:
		return 7
	}
	return 3
}

// plausible reports whether every player whose hand is known could have played
// it so: one who has shown the right of the aces holds it.
func (w *worldOf) plausible(s *sampler) bool {
	for _, seat := range cards.Round(s.v.N) {
		if s.v.Shown[seat] && !s.v.Guide.privileged(w.begun(s.v, seat)) {
			return false
		}
	}
	return true
}

// begun returns what a player held when play began.
func (w *worldOf) begun(v *View, seat cards.Seat) cards.Set {
	return w.hold[seat] | v.played(seat)
}

// lay plays a deal up to now.
func (s *sampler) lay(w *worldOf) {
	v, h := s.v, &s.world
	h.Public = v.Public
	h.own, h.given, h.done = [cards.Seats]Own{}, [cards.Seats]cards.Card{}, 0
	if h.live.Lay(v.Guide.Law, v.Start) != nil {
		return
	}
	h.live.Stake()
	var hands [cards.Seats]cards.Set
	rest := w.heap &^ w.outs[v.Seat].Bit()
	for _, seat := range cards.Round(v.N) {
		hands[seat] = w.begun(v, seat)
		own := Own{Dealt: hands[seat]}
		if seat != v.Seat && !v.Kept.Has(seat) && rest&^1 != 0 {
			c := (rest &^ 1).First()
			rest &^= c.Bit()
			own.Out = c
		}
		h.own[seat] = own
	}
	h.own[v.Seat] = v.Own
	h.place(hands, w.heap, v.Kept)
	h.live.BeginPhase(len(h.live.Law().Game().Phases) - 1)
	for _, p := range v.Plays[:v.Count] {
		h.use(h.live.Table.Turn, p.Card)
	}
	h.look()
}
