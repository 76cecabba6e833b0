package boston

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// How an experienced player bids and plays, using only what that player may know.

// promise returns how many tricks, in tenths, a hand promises with a suit as trumps.
func promise(hand cards.Set, suit cards.Suit) (n int) {
	trumps := (hand & cards.Lane(suit)).Len()
	n = 10*(hand&cards.Face(cards.Ace)).Len() + 6*engine.Int(trumps > 3) + 10*max(trumps-4, 0)
	for at := cards.Spades; at <= cards.Clubs; at++ {
		held := hand & cards.Lane(at)
		long, king, queen := held.Len(), 6, 2
		if at == suit {
			king, queen = 9, 6
		} else if long < 2 && trumps > 3 {
			n += 4 * (2 - long)
		}
		if long > 1 && held&cards.Face(cards.King) != 0 {
			n += king
		}
		if long > 2 && held&cards.Face(cards.Queen) != 0 {
			n += queen
		}
	}
	return n
}

// What values returns beside the promise in each suit: the hand's danger in a misère,
// whole and without its worst card.
const (
	valueWhole = 4
	valueAway  = 5
)

// values returns what a hand is worth in each suit and in a misère.
func values(_ *State, hand cards.Set) (v table.Values) {
	for at := cards.Spades; at <= cards.Clubs; at++ {
		v[at] = int16(promise(hand, at))
	}
	v[valueWhole] = int16(danger(hand))
	v[valueAway] = v[valueWhole]
	if v[valueWhole] < misereDanger+atMost { // else no card makes it safe
		_, n := worst(hand)
		v[valueAway] = int16(n)
	}
	return v
}

// best returns the suit in which a hand promises most, a preference first, and
// that promise.
func best(s *State, hand cards.Set) (suit cards.Suit, n int) {
	v := s.Valued(hand, values)
	for at := cards.Spades; at <= cards.Clubs; at++ {
		if x := int(v[at]); x > n || x == n && preferences.Rank(s, at) > preferences.Rank(s, suit) {
			suit, n = at, x
		}
	}
	return suit, n
}

// danger returns how likely a hand is to take a trick in a misère: the sum over the
// suits.
func danger(hand cards.Set) (n int) {
	for at := cards.Spades; at <= cards.Clubs; at++ {
		n += inSuit(hand & cards.Lane(at))
	}
	return n
}

// inSuit returns the danger of one suit: by how much its lowest card exceeds a
// four, its second a seven, its third a ten, and so on up to the ace.
func inSuit(held cards.Set) (n int) {
	safe := 4
	for set := held &^ cards.Face(cards.Ace); set != 0; set = set.Without() {
		n += max(int(set.First().Face())-safe, 0)
		safe = min(safe+3, aceHeight)
	}
	if held&cards.Face(cards.Ace) != 0 {
		n += aceHeight - safe
	}
	return n
}

// aceHeight is the height of an ace; that of other cards is their face.
const aceHeight = 14

// atMost is the danger of a lone ace, and the most that laying a card away can
// take off a hand's danger: the cards above it become no safer.
const atMost = aceHeight - 4

// worst returns the card without which a hand is least dangerous, and the danger
// that remains.
func worst(hand cards.Set) (worst cards.Card, least int) {
	worst, least = cards.None, 1<<20
	whole := danger(hand)
	for at := cards.Spades; at <= cards.Clubs; at++ {
		held := hand & cards.Lane(at)
		others := whole - inSuit(held)
		for set := held; set != 0; set = set.Without() {
			c := set.First()
			if n := others + inSuit(held&^c.Bit()); n < least || n == least && c.Face() != cards.Ace && c.Face() > worst.Face() {
				worst, least = c, n
			}
		}
	}
	return worst, least
}

// asked is how many tricks, in tenths, a hand should promise before the player
// undertakes a game. It allows for tricks that turn up in play or from a whister.
var asked = [contracts]int{boston: 42, independence: 52, seven: 62, eight: 72, nine: 82, ten: 92, eleven: 102, twelve: 112, thirteen: 122}

// misereDanger is the danger from which on random players bid no misère.
const misereDanger = 6

// weigh returns how likely a random player bids, asks for whist and whists.
func weigh(s *State, a *engine.Act, src *table.Source) int {
	hand := s.Hand[a.Seat]
	switch c := gameOf(a.Kind); {
	case a.Kind == table.ActPass:
		return 50
	case a.Kind == actWhist:
		return 40
	case c == none:
		return 1
	case c.misere():
		v := s.Valued(hand, values)
		whole := v[valueWhole]
		if c.away() {
			whole = v[valueAway]
		}
		return max(misereDanger-2*engine.Int(c.open())-int(whole), 0)
	default:
		n := int(s.Valued(hand, values)[bids.suit[a.Kind]]) + 6 - asked[c]
		return min(max(n, 0), 20) * (2 + int(c))
	}
}

// star returns a long suit with its honours, or the lowest cards of the pack.
func star(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	high := cards.Face(cards.Ace) | cards.Face(cards.King) | cards.Face(cards.Queen)
	switch src.Below(4) {
	case 0:
		low := cards.Face(2) | cards.Face(4)
		if src.One(2) {
			low |= cards.Face(3) | cards.Face(6)&^cards.Lane(suit)
		}
		return low
	case 1:
		return cards.Lane(suit)
	case 2:
		return cards.Lane(suit)&^(cards.Face(2)|cards.Face(3)) | high
	}
	return high&cards.Lane(suit) | (cards.Face(cards.Knave)|cards.Face(cards.Ten)|cards.Face(9))&cards.Lane(suit) | cards.Of((suit+1)&3, cards.Ace).Bit()
}

// sensible returns the act of an experienced player, and whether there is an
// opinion.
func sensible(s *State, o *table.Options) (engine.Act, bool) {
	switch {
	case o.Kind == table.ActOut && o.Cards != 0:
		c, _ := worst(s.Hand[o.Seat])
		return o.With(c), true
	case o.Cards != 0:
		if o.Open() == 0 {
			return engine.Act{}, false
		}
		return o.With(plays(s, o.Seat, o.Open())), true
	case o.N == 0:
		return engine.Act{}, false
	case o.Acts[0].Kind == actAsk:
		return o.Acts[engine.Int(promise(s.Hand[o.Seat], bids.suit[s.Seen(table.FactUndertakes).N]) >= 60)], true
	case o.Acts[0].Kind == actWhist:
		suit, _ := trump(s)
		need := 24
		if played(s) == independence {
			need = 34
		}
		return o.Acts[engine.Int(promise(s.Hand[o.Seat], suit) < need)], true
	}
	return bid(s, o), true
}

// bid returns the lowest bid that is open and can be kept, in the most promising
// suit or as a misère; else a pass.
func bid(s *State, o *table.Options) engine.Act {
	hand := s.Hand[o.Seat]
	suit, n := best(s, hand)
	whole := danger(hand)
	_, less := worst(hand)
	for i := range o.N {
		a := &o.Acts[i]
		c := gameOf(a.Kind)
		if c == none || !o.Allowed(i) {
			continue
		}
		keeps := false
		switch c {
		case littleMisere:
			keeps = less <= 2
		case greatMisere:
			keeps = whole <= 1
		case littleOpen:
			keeps = less == 0
		case greatOpen:
			keeps = whole == 0
		default:
			keeps = bids.suit[a.Kind] == suit && n >= asked[c]
		}
		if keeps {
			return *a
		}
	}
	return o.Acts[0]
}

// plays returns the card to lead or to follow with.
func plays(s *State, seat cards.Seat, open cards.Set) cards.Card {
	if open&(open-1) == 0 {
		return open.First()
	}
	at := player(s)
	if played(s).misere() {
		return shuns(s, seat, at, open)
	}
	if s.Table.N == 0 {
		return leads(s, seat, open)
	}
	by := s.Table.By(s.Best())
	takes, least := cards.None, cards.None
	for set := open; set != 0; set = set.Without() {
		c := set.First()
		if s.Beats(c, s.Best()) && (takes == cards.None || cheaper(s, c, takes)) {
			takes = c
		}
		if least == cards.None || cheaper(s, c, least) {
			least = c
		}
	}
	if takes == cards.None || by != cards.NoSeat && s.Side(at).Has(by) == s.Side(at).Has(seat) && (s.Table.N == 3 || s.Above(s.Unseen(seat), s.Best()) == 0) {
		return least
	}
	return takes
}

// cheaper reports whether a player rather gives up one card than another.
func cheaper(s *State, c, other cards.Card) bool {
	if t, o := s.Trumps().Has(c), s.Trumps().Has(other); t != o {
		return o
	}
	return s.Height(c) < s.Height(other)
}

// leads returns a card that nobody can beat, the player's trumps first, or the
// lowest of the longest suit.
func leads(s *State, seat cards.Seat, open cards.Set) cards.Card {
	unseen := s.Unseen(seat)
	best, most := cards.None, 0
	for set := open; set != 0; set = set.Without() {
		c := set.First()
		n := 2*(open&cards.Lane(c.Suit())).Len() + 13 - int(s.Height(c))
		switch master := s.Above(unseen, c) == 0; {
		case s.Trumps().Has(c) && seat != player(s):
			n -= 20
		case s.Trumps().Has(c) && unseen&s.Trumps() != 0:
			n = 60 + int(s.Height(c))
		case master:
			n += 40
		}
		if best == cards.None || n > most {
			best, most = c, n
		}
	}
	return best
}

// shuns returns the card with which the player of a misère avoids the trick, or
// another player leaves it to that player.
func shuns(s *State, seat, at cards.Seat, open cards.Set) cards.Card {
	low, under, high := cards.None, cards.None, cards.None
	for set := open; set != 0; set = set.Without() {
		c := set.First()
		if low == cards.None || s.Height(c) < s.Height(low) {
			low = c
		}
		if high == cards.None || s.Height(c) > s.Height(high) {
			high = c
		}
		if s.Table.N > 0 && !s.Beats(c, s.Best()) && (under == cards.None || s.Height(c) > s.Height(under)) {
			under = c
		}
	}
	switch {
	case s.Table.N == 0:
		return low
	case seat == at && under != cards.None && s.Lane(under) != s.Lane(s.Table.Led): // any card may go: the most dangerous
		worst, least := under, 1<<20
		for set := open; set != 0; set = set.Without() {
			if n := danger(s.Hand[seat] &^ set.First().Bit()); n < least {
				worst, least = set.First(), n
			}
		}
		return worst
	case seat == at && under != cards.None:
		return under
	case seat == at:
		return low
	case s.Table.By(s.Best()) == at && under != cards.None:
		return under
	case s.Table.Cards[at] != cards.None:
		return high
	}
	return low
}
