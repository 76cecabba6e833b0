package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// carried is what lay there before the hand, and how it was begun.
type carried struct {
	start  [engine.MaxPools]int32 // what the pools held before the hand
	queue  []int32                // the betes that waited before the hand
	queued []int32                // room for those that wait now
	known  []record.Item          // what else was carried from the hand before
	whole  bool                   // the hand began with the stakes
	book   string                 // what a record calls the ruleset
	varied bool                   // the law is varied from what the players agreed on
}

// Pool returns what a pool holds now.
//
//go:noinline
func (s *State) Pool(i int) int32 { return s.start[i] + s.Balance[int(engine.Pool)+i] }

// PoolAt returns what a pool held before the first fact of a kind, or holds now where
// nothing of the kind was said.
func (s *State) PoolAt(i int, kind engine.FactKind) int32 {
	f := s.Seen(kind)
	if f == nil {
		return s.Pool(i)
	}
	held, box := s.start[i], engine.Box(i)
	for k := range s.Dues {
		d := &s.Dues[k]
		if d.Clock > f.Clock || !d.Stands() {
			continue
		}
		if d.To == box {
			held += d.Amount
		}
		if d.From == box {
			held -= d.Amount
		}
	}
	return held
}

// Waiting returns what the bêtes that wait come to now.
func (s *State) Waiting() int32 {
	sum := s.Balance[engine.Waiting]
	for _, n := range s.queue {
		sum += n
	}
	return sum
}

// Queue returns the bêtes that wait now, in the order in which they were made. It is
// valid until the queue is asked for again.
func (s *State) Queue() []int32 { return s.queueAt(engine.Forever) }

// QueueAt returns the bêtes that waited before the first fact of a kind.
func (s *State) QueueAt(kind engine.FactKind) []int32 {
	if f := s.Seen(kind); f != nil {
		return s.queueAt(f.Clock)
	}
	return s.Queue()
}

func (s *State) queueAt(clock int16) []int32 {
	if len(s.queue) == 0 && s.Balance[engine.Waiting] == 0 {
		return nil
	}
	s.queued = append(s.queued[:0], s.queue...)
	queue := s.queued
	for i := range s.Dues {
		d := &s.Dues[i]
		if !d.Stands() || d.Amount == 0 || d.Clock > clock {
			continue
		}
		if d.To == engine.Waiting {
			queue = append(queue, d.Amount)
		}
		if d.From == engine.Waiting {
			for k, n := range queue {
				if n == d.Amount {
					queue = append(queue[:k], queue[k+1:]...)
					break
				}
			}
		}
	}
	return queue
}

// Score returns the score of a player in the match, this hand included.
func (s *State) Score(seat cards.Seat) int32 { return s.Tally(Score, seat) }

// Carried returns what was carried from the hand before by that name, of a seat or
// of nobody, 0 where nothing was.
func (s *State) Carried(name string, seat cards.Seat) int32 {
	for i := range s.known {
		if it := &s.known[i]; it.Name == name && it.Seat == seat {
			return it.N
		}
	}
	return 0
}

// Known returns what was carried from the hand before, in the order of the record.
func (s *State) Known() []record.Item { return s.known }

// Put lays something into a pool before the hand.
func (s *State) Put(i int, n int32) { s.start[i] = n }

// Wait has a bête wait from a hand before.
func (s *State) Wait(n int32) { s.queue = append(s.queue, n) }

// Carries notes what is carried from the hand before.
func (s *State) Carries(name string, seat cards.Seat, n int32) {
	s.known = append(s.known, record.Item{Name: name, Seat: seat, N: n})
}

// Mark gives a player a score before the hand.
func (s *State) Mark(seat cards.Seat, n int32) { s.Count(Score, seat, n) }
