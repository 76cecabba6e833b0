package naive

import "fmt"

// permission reports whether a seat may, in trick k, play off suit though
// able to follow.
type permission func(k, seat int) bool

// playOut plays the cards. A card off suit by a player able to follow needs
// the permission of the text or a recorded revoke. gathers is true if the text
// gives a trick to the player who gathers it.
func (t *table) playOut(may permission, gathers bool) error {
	if len(t.hand.Play) > t.size {
		return fmt.Errorf("play: %d tricks, there are only %d", len(t.hand.Play), t.size)
	}
	leader := t.eldest()
	for n, fell := range t.hand.Play {
		k := n + 1
		// A player without cards sits out; the next on the right leads.
		for turn := 0; turn < len(t.names) && len(t.held[leader]) == 0; turn++ {
			leader = t.right(leader)
		}
		tr, err := t.oneTrick(k, leader, fell, may)
		if err != nil {
			return fmt.Errorf("trick %d: %w", k, err)
		}
		if gathers {
			for i := range t.names {
				if t.doneAt(i, "gather", When(k)) {
					tr.taker = i
				}
			}
		}
		t.took[tr.taker]++
		t.tricks = append(t.tricks, tr)
		leader = tr.taker
	}
	for _, a := range t.hand.Acts {
		if a.Act == "revoke" && (a.At < 1 || int(a.At) > len(t.tricks)) {
			return fmt.Errorf("acts: %s revokes in no trick that was played", a.Seat)
		}
	}
	return nil
}

// oneTrick plays trick k, or returns an error for a card that may not fall.
func (t *table) oneTrick(k, leader int, fell []string, may permission) (trick, error) {
	tr := trick{leader: leader}
	var waiting []int // those who have still to play, in turn
	for i, s := 0, leader; i < len(t.names); i, s = i+1, t.right(s) {
		if len(t.held[s]) > 0 {
			waiting = append(waiting, s)
		}
	}
	if len(waiting) == 0 || len(fell) != len(waiting) {
		return tr, fmt.Errorf("%d cards fell, %d players hold cards", len(fell), len(waiting))
	}
	best := -1
	for _, s := range fell {
		c, err := readCard(s)
		if err != nil {
			return tr, err
		}
		// The next in turn plays, or a player who throws his card early, if it is his.
		w := 0
		if !holds(t.held[waiting[0]], c) {
			for j := 1; j < len(waiting) && len(tr.cards) > 0; j++ {
				if t.doneAt(waiting[j], "early", When(k)) && holds(t.held[waiting[j]], c) {
					w = j
				}
			}
		}
		p := waiting[w]
		if !holds(t.held[p], c) {
			return tr, fmt.Errorf("%s: %s is to play and does not hold it", c, t.names[p])
		}
		off := false
		if len(tr.cards) > 0 && c.suit != tr.suit() && holdsSuit(t.held[p], tr.suit()) {
			off = true
			if !may(k, p) && !t.doneAt(p, "revoke", When(k)) {
				return tr, fmt.Errorf("%s: %s holds the suit led and must follow", c, t.names[p])
			}
			if may(k, p) && t.doneAt(p, "revoke", When(k)) {
				return tr, fmt.Errorf("%s: %s may renounce here, and it is recorded as a revoke", c, t.names[p])
			}
		} else if t.doneAt(p, "revoke", When(k)) {
			return tr, fmt.Errorf("%s: recorded as a revoke of %s, and it is none", c, t.names[p])
		}
		waiting = append(append([]int{}, waiting[:w]...), waiting[w+1:]...)
		t.held[p] = without(t.held[p], c)
		tr.by = append(tr.by, p)
		tr.cards = append(tr.cards, c)
		tr.renounced = append(tr.renounced, off)
		tr.kept = append(tr.kept, t.held[p])
		if c.suit == tr.suit() && (best < 0 || c.height() > tr.cards[best].height()) {
			best = len(tr.cards) - 1
		}
	}
	tr.taker = tr.by[best]
	return tr, nil
}
