package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Pack is what a game's package tells of its cards, by which a position is
// found possible or not.
type Pack struct {
	Cards cards.Set
	Seats int
	Play  int       // how many of them play, and the others wait; 0 for all
	Worth [16]int32 // in points, of each face; all 0 where points do not count

	Each   int  // how many cards each is dealt; 0 where hands are of any size
	Excess int  // how many more somebody may hold by a fault
	Draws  bool // everybody draws a card of the talon after each trick, as long as there is one
	Idle   bool // players may sit by while others play
	Marks  bool // points are marked for other things than the cards that are taken
}

// trick returns the fewest cards of a trick.
func (p *Pack) trick() int {
	switch {
	case p.Idle:
		return 1
	case p.Play > 0:
		return p.Play
	}
	return p.Seats
}

// hand returns the most cards that a player has after so many tricks.
func (p *Pack) hand(tricks int) int {
	switch {
	case p.Draws:
		return min(p.Each, (p.Cards.Len()-p.Seats*tricks)/p.Seats)
	case p.Idle:
		return p.Each + p.Excess
	}
	return max(p.Each+p.Excess-tricks, 0)
}

// Possible returns an error if no deal and no play with these cards come to the
// position: a card that the pack has not, more cards than it has, more tricks
// taken than were played, more points than the cards that are not named can
// hold, or fewer, where all of them are taken. A position names the cards that matter, so what it leaves out may be
// anywhere.
func (r *Record) Possible(p *Pack) error {
	named := cards.SetOf(r.Talon) | cards.SetOf(r.Discards)
	for _, seat := range cards.Round(p.Seats) {
		named |= r.Hands[seat]
	}
	if alien := named &^ p.Cards; alien != 0 {
		return unfit("the card " + alien.First().Sign() + " is not in the pack; leave it out")
	}
	before := max(r.Trick, 1) - 1
	if n := named.Len() + p.trick()*before; n > p.Cards.Len() {
		return unfit("with " + ascii.Itoa(before) + " tricks played there are " + ascii.Itoa(n) + " cards: the pack has " + ascii.Itoa(p.Cards.Len()))
	}
	for _, seat := range cards.Round(p.Seats) {
		if n, most := r.Hands[seat].Len(), p.hand(before); p.Each > 0 && n > most {
			return unfit(seat.String() + " holds " + ascii.Itoa(n) + " cards: before trick " + ascii.Itoa(before+1) + " nobody has more than " + ascii.Itoa(most))
		}
	}
	tricks, points := 0, 0
	for _, seat := range cards.Round(p.Seats) {
		taken := r.Taken[seat]
		tricks += taken.Tricks
		points += taken.Points
		if most := p.most(named, taken.Tricks); taken.Points > most && !p.Marks {
			return unfit(seat.String() + " has taken " + ascii.Itoa(taken.Points) + " points in " + ascii.Itoa(taken.Tricks) + " tricks: the cards that are not named hold " + ascii.Itoa(most) + " at most")
		}
	}
	if tricks > before {
		return unfit(ascii.Itoa(tricks) + " tricks are taken before trick " + ascii.Itoa(before+1))
	}
	most := p.most(named, tricks)
	if p.Marks || points == 0 {
		return nil
	}
	if points > most {
		return unfit(ascii.Itoa(points) + " points are taken: the cards that are not named hold " + ascii.Itoa(most) + " at most")
	}
	if tricks == before && named.Len()+p.Seats*before == p.Cards.Len() && points < most {
		return unfit(ascii.Itoa(points) + " points are taken: the cards that are not named hold " + ascii.Itoa(most) + ", and all of them are")
	}
	return nil
}

// most returns how many points so many tricks can hold, of the cards not named.
func (p *Pack) most(named cards.Set, tricks int) int {
	var count [16]int
	for left := p.Cards &^ named; left != 0; left = left.Without() {
		count[left.First().Face()]++
	}
	room, sum := tricks*p.Seats, 0
	for room > 0 {
		best := -1
		for face, n := range count {
			if n > 0 && p.Worth[face] > 0 && (best < 0 || p.Worth[face] > p.Worth[best]) {
				best = face
			}
		}
		if best < 0 {
			break
		}
		n := min(room, count[best])
		sum += n * int(p.Worth[best])
		room -= n
		count[best] = 0
	}
	return sum
}
