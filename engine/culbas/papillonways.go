package culbas

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// papillonWays is how le Papillon is played by chance and by bots.
type papillonWays struct{}

// Ways gives it to package play.
func (papillonWays) Ways() table.Ways {
	return table.Ways{Policy: papillonPolicy, Star: papillonStar, Carry: papillonCarry, Amiss: papillonAmiss, Trials: trials}
}

// Lies returns the cards that players see lying there.
func (papillonWays) Lies(s *State) cards.Set { return lying(s) }

// papillonStar returns three of a kind, or aces and a small card that takes them.
func papillonStar(s *State, src *table.Source) cards.Set {
	if src.One(2) {
		return cards.Face(uint8(1 + src.Below(13))).Without()
	}
	return cards.Of(cards.Suit(src.Below(4)), uint8(1+src.Below(4))).Bit()
}

// papillonCarry lays what nobody has won in the pool, and has the cards be paid
// double.
func papillonCarry(s *State, src *table.Source) {
	carry(s, src)
	if src.One(4) {
		s.Carries(nameDouble, cards.NoSeat, 1)
	}
}

// papillonAmiss has a false pack be of as many cards as it ought to be, or of one
// fewer, and whoever plays out of turn hold cards.
func papillonAmiss(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case table.ActFalsePack:
		a.N[0] = int16(51 + src.Below(2))
	case table.ActEarly:
		return s.Hand[a.Seat] != 0
	}
	return true
}

// papillonPolicy returns what a player does who knows the game: take what is paid, keep
// cards with which more can be taken, and leave little that the others could take;
// with the last cards that are dealt, which decide the game, the more so.
func papillonPolicy(s *State, o *table.Options) (engine.Act, bool) {
	return parts.Best(o, func(a *engine.Act) int { return 1<<20 + promises(s, a) })
}

// What a player weighs, where a jetton from each of the others is ten: found by trial
// among bots that play at random.
const (
	worthPrize  = 10
	worthCard   = 2  // a card towards the most cards
	worthFollow = 30 // a card left in hand that is sure to take
	worthReach  = 60 // that the others can take with every card of theirs
)

// promises returns how much a player gains by an act who knows the game.
func promises(s *State, a *engine.Act) int {
	if a.Kind != actPair {
		return 0
	}
	own := a.Cards & s.Hand[a.Seat]
	taken, left, hand := a.Cards&^own, lying(s)&^a.Cards, s.Hand[a.Seat]&^own
	f := engine.Fact{Cards: taken, Card: own.First(), N: int32(own.Len())}
	prizes := aces(s, &f)
	if acesAlone(s, &f) {
		prizes *= 2
	}
	for _, so := range [...]bool{isHaneton(s, &f) || f.N == 3, left == 0, hand == 0} {
		if so {
			prizes++
		}
	}
	later := 0
	for set := hand; set != 0; set = set.Without() {
		later += worthFollow * survives(s, left, set.First()) / 1000
	}
	unseen, reach := s.Unseen(a.Seat), 0
	for set := unseen; set != 0; set = set.Without() {
		if c := set.First(); left&cards.Face(c.Face()) != 0 || c.Face() <= cards.Ten && !sums(left, c.Face(), c.Bit(), func(cards.Set) bool { return false }) {
			reach++
		}
	}
	later -= worthReach * reach / max(unseen.Len(), 1)
	if s.Left() == 0 {
		later *= 2
	}
	return worthPrize*prizes + worthCard*a.Cards.Len() + later
}

// survives returns how likely, of 1000, a card can still take at the next turn: one way
// in which it can now must be left, each card of it, when the others have played.
func survives(s *State, left cards.Set, c cards.Card) int {
	fails := 1000
	gone := min(1500*(len(s.Round)-1)/(left.Len()+2), 900) // of a card that lies there
	way := func(n int) {
		stays := 1000
		for range n {
			stays = stays * (1000 - gone) / 1000
		}
		fails = fails * (1000 - stays) / 1000
	}
	for like := left & cards.Face(c.Face()); like != 0; like = like.Without() {
		way(1)
	}
	if c.Face() <= cards.Ten {
		sums(left, c.Face(), c.Bit(), func(set cards.Set) bool {
			way(set.Len() - 1)
			return true
		})
	}
	return 1000 - fails
}
