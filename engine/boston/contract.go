package boston

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// contract is one of the thirteen games, in the order of the book.
type contract int8

// The games: so many tricks in a suit, or no trick without trumps.
const (
	none   contract = iota - 1
	boston          // five tricks, or eight with whist
	littleMisere
	independence // six tricks, or ten with whist
	seven
	greatMisere
	eight
	littleOpen
	nine
	greatOpen
	ten
	eleven
	twelve
	thirteen
	contracts int = iota - 1
)

// misere reports whether the game is to take no trick.
func (c contract) misere() bool {
	return c == littleMisere || c == greatMisere || c == littleOpen || c == greatOpen
}

// away reports whether the player lays a card away.
func (c contract) away() bool { return c == littleMisere || c == littleOpen }

// open reports whether the player's hand is laid open.
func (c contract) open() bool { return c == littleOpen || c == greatOpen }

// suited reports whether the game has trumps.
func (c contract) suited() bool { return c != none && !c.misere() }

// named is the games' names in records and in figures.
var named = [contracts]string{"boston", "little", "independence", "seven", "great", "eight", "littleopen", "nine", "greatopen", "ten", "eleven", "twelve", "thirteen"}

// bids is the acts that bid a game: one per suit if it has trumps. It tells
// their number, and the game and suit of each act.
var bids = func() (b struct {
	kind [contracts][4]engine.ActKind
	game [engine.MaxActs]contract
	suit [engine.MaxActs]cards.Suit
	list []engine.ActKind
	all  engine.ActKinds
	next engine.ActKind
}) {
	for i := range b.game {
		b.game[i] = none
	}
	b.next = table.OwnActs
	for c := boston; c <= thirteen; c++ {
		for suit := cards.Spades; suit <= cards.Clubs; suit++ {
			if suit == cards.Spades || c.suited() {
				b.game[b.next], b.suit[b.next] = c, suit
				b.list = append(b.list, b.next)
				b.all = b.all.With(b.next.Bit())
				b.next++
			}
			b.kind[c][suit] = b.next - 1
		}
	}
	return b
}()

// The acts that are not bids.
var (
	actWhist = bids.next     // to offer to whist
	actAsk   = bids.next + 1 // to ask for whist
	actAlone = bids.next + 2 // to play without whist
)

// words returns the words of the acts.
func words() (list []string) {
	for _, kind := range bids.list {
		c := gameOf(kind)
		switch c {
		case littleMisere, greatMisere:
			list = append(list, named[c]+"-misere")
		case littleOpen:
			list = append(list, "little-misere-open")
		case greatOpen:
			list = append(list, "great-misere-open")
		default:
			list = append(list, named[c]+"-"+[...]string{"spades", "hearts", "diamonds", "clubs"}[bids.suit[kind]])
		}
	}
	return append(list, "whist", "ask-whist", "alone")
}

// gameOf returns the game that an act bids, or none.
func gameOf(kind engine.ActKind) contract { return bids.game[kind&(engine.MaxActs-1)] }

// trump returns the suit of trumps, and whether there is one.
func trump(s *State) (cards.Suit, bool) {
	f := s.Seen(table.FactUndertakes)
	if f == nil || !gameOf(engine.ActKind(f.N)).suited() {
		return 0, false
	}
	return bids.suit[f.N], true
}

// preferences are the suits in which payments are greater.
var preferences = parts.Preference{Higher: factPreference, Lesser: factLesser, Played: trump}

// worthOf returns the worth of the suit of a bid; 0 for a misère.
func worthOf(s *State, kind engine.ActKind) int {
	if !gameOf(kind).suited() {
		return 0
	}
	return preferences.Rank(s, bids.suit[kind])
}
