package naive

import "slices"

// Whether a codille is left as a remise that was won by a gano asked for without need,
// where players have agreed on that (codille.p8, p9, p11b, loix.46).

// needed is how many tricks a defender must be sure of to need no gano.
const needed = 4

// unfair reports whether a defender has won codille by such a gano: sure of four tricks when
// asking for it, and granted it by the other, who could have taken the trick.
func (o *trois) unfair(seat string) bool {
	return o.agreed("hombre/codille.honest#agreed") && slices.ContainsFunc(o.Acts, func(a Act) bool {
		trick, after := when(a.At)
		if a.Act != "gano" || a.Seat != seat || trick == 0 || trick > len(o.Play) || len(o.Play[trick-1]) < len(o.seats) {
			return false
		}
		return o.tricks[trick-1] == seat && o.granted(trick, seat) && o.before(trick, seat)+o.sure(seat, trick, after) >= needed
	})
}

// before is how many tricks a player had before one.
func (o *trois) before(trick int, seat string) (n int) {
	for _, s := range o.tricks[:trick-1] {
		if s == seat {
			n++
		}
	}
	return n
}

// granted reports whether the other defender played after one who took a trick, and had a card
// that would have taken it.
func (o *trois) granted(trick int, seat string) bool {
	cards := o.Play[trick-1]
	at := slices.IndexFunc(cards, func(c string) bool { return c[:1] == seat })
	for k := at + 1; k < len(cards); k++ {
		other := cards[k][:1]
		hand := o.handAt(other, trick, k)
		if other != o.player && slices.ContainsFunc(o.open(hand, cards[0][2:]), func(card string) bool {
			return taker(append(slices.Clone(cards[:k]), other+":"+card), o.trump) == other
		}) {
			return true
		}
	}
	return false
}

// open is the cards of a hand by which a lead may be taken: who has the suit follows.
func (o *trois) open(hand []string, led string) []string {
	if same := o.suitOf(hand, led); len(same) > 0 {
		return same
	}
	return hand
}

// suitOf is the cards of some that are of the suit of another.
func (o *trois) suitOf(list []string, card string) (same []string) {
	trump := slices.Contains(trumps(o.trump), card)
	for _, c := range list {
		if is := slices.Contains(trumps(o.trump), c); is == trump && (trump || c[1] == card[1]) {
			same = append(same, c)
		}
	}
	return same
}

// handAt is what a player holds at a trick when so many of its cards are played.
func (o *trois) handAt(seat string, trick, after int) []string {
	played := slices.Concat(o.Play[:trick-1]...)
	played = append(played, o.Play[trick-1][:after]...)
	return slices.DeleteFunc(slices.Clone(o.holds[seat]), func(c string) bool { return slices.Contains(played, seat+":"+c) })
}

// sure is how many tricks a hand is sure of that leads, by the ruling: its trumps that no
// other can take, and where nobody else has any, of each suit those that nobody can.
func (o *trois) sure(seat string, trick, after int) int {
	own, others := o.handAt(seat, trick, after), []string{}
	for _, s := range o.seats {
		if s != seat {
			others = append(others, o.handAt(s, trick, after)...)
		}
	}
	list := trumps(o.trump)
	n := best(list, own, others)
	if out := among(list, others); n < len(out) {
		return n
	}
	for _, suit := range []string{"S", "H", "D", "C"} {
		if suit != o.trump {
			n += best(natural(suit), own, others)
		}
	}
	return n
}

// among is the cards of a suit that some hold, the first first.
func among(list, hold []string) (in []string) {
	for _, c := range list {
		if slices.Contains(hold, c) {
			in = append(in, c)
		}
	}
	return in
}

// best is how many cards of a suit no other can take; and all of them, where these are as many
// as the others have of it.
func best(list, own, others []string) int {
	n, mine, theirs := 0, among(list, own), among(list, others)
	for _, c := range mine {
		if len(theirs) == 0 || slices.Index(list, c) < slices.Index(list, theirs[0]) {
			n++
		}
	}
	if n >= len(theirs) {
		return len(mine)
	}
	return n
}
