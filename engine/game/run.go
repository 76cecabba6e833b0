package game

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// A run of hands is settled in order: what a hand leaves is there for the next.

// Next returns the record of the hand after another, with what that one left: who
// deals, the pools and the rest, where the record itself does not say.
func Next(r *record.Record, left *Settlement) *record.Record {
	next := *r
	if next.Rules == "" {
		next.Rules = left.Rules
	}
	if next.Dealer == cards.NoSeat {
		next.Dealer = left.Next
	}
	if next.Pools == nil {
		next.Pools = left.Pools
	}
	if next.State == nil {
		next.State = left.State
	}
	if next.Beasts == nil {
		next.Beasts = left.Beasts
	}
	return &next
}

// SettleRun settles a record and the hands that follow it: see PlayRun.
func SettleRun(l Law, r *record.Record) ([]*Settlement, error) {
	_, settled, err := PlayRun(l, r)
	if err != nil {
		return nil, err
	}
	return settled, nil
}

// PlayRun settles a record and the hands that follow it, as a match is played, and
// returns each hand with what the one before it left, where it does not say itself. If a
// hand cannot be settled it is the last of them, and the error says which it is.
func PlayRun(l Law, r *record.Record) (hands []*record.Record, settled []*Settlement, err error) {
	m := NewMatch(l, r)
	for i, hand := range r.Run() {
		if i > 0 {
			left := m.Begin()
			if breaksRun(r, hand, settled[i-1].Next) {
				return append(hands, hand), settled, inHand(i, Fault("rules, set and dealer are those of the hands before"))
			}
			hand = Next(hand, &Settlement{Rules: left.Rules, Next: settled[i-1].Next, Pools: left.Pools, Beasts: left.Beasts, State: left.State})
		}
		hands = append(hands, hand)
		after, st, err := m.After(hand)
		if err != nil {
			return hands, settled, inHand(i, err)
		}
		m, settled = after, append(settled, st)
	}
	return hands, settled, nil
}

// breaksRun reports whether a hand says something against the first of its run, or against
// who deals next.
func breaksRun(first, hand *record.Record, next cards.Seat) bool {
	for i, s := range hand.Settings {
		if i >= len(first.Settings) || s != first.Settings[i] {
			return true
		}
	}
	return hand.Dealer != cards.NoSeat && next != cards.NoSeat && hand.Dealer != next ||
		hand.Rules != "" && first.Rules != "" && hand.Rules != first.Rules
}

// inHand adds to an error in which hand of a run it is.
func inHand(i int, err error) error {
	if i == 0 {
		return err
	}
	return Fault("hand " + ascii.Itoa(i+1) + ": " + err.Error())
}

// Waits is the name under which a record's state has the bêtes that wait for a
// later hand.
const Waits = "waiting"

// Drift returns by how much the counters on the table have increased, which must be 0:
// the nets, the bank and what lies in pools or waits, less what lay there before.
func (st *Settlement) Drift(before *record.Record) int32 {
	sum := st.Bank + lies(st.Pools, st.Beasts, st.State) - lies(before.Pools, before.Beasts, before.State)
	for _, seat := range st.Seats {
		sum += st.Net[seat]
	}
	return sum
}

// lies returns what lies in pools or waits.
func lies(pools []record.Pool, beasts []record.Beast, state []record.Item) (sum int32) {
	for _, p := range pools {
		sum += p.Amount
	}
	for _, b := range beasts {
		sum += b.Amount
	}
	for _, it := range state {
		if it.Name == Waits {
			sum += it.N
		}
	}
	return sum
}
