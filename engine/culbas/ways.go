package culbas

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// ways is how the game is played by chance and by bots.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Policy: policy, Star: star, Carry: carry, Trials: trials}
}

// star returns four cards of a kind, or three.
func star(s *State, src *table.Source) cards.Set {
	set := cards.Face(uint8(1 + src.Below(13)))
	if src.One(2) {
		set = set.Without()
	}
	return set
}

// carry lays what nobody has won in the pool.
func carry(s *State, src *table.Source) {
	if src.One(3) {
		s.Put(0, int32(s.N*(1+src.Below(3))))
	}
}

// trials returns cards to take, with others than may be, and four that are not of a kind to
// change.
func trials(s *State, kind engine.ActKind) []engine.Act {
	seat := s.Turn()
	if seat == cards.NoSeat || kind != actPair && kind != actChange {
		return nil
	}
	var list []engine.Act
	hand, lie := s.Hand[seat], lying(s)
	try := func(set cards.Set) {
		list = append(list, engine.NewAct(kind, seat).WithCards(set))
	}
	try(hand.Without())
	for set := hand; set != 0; set = set.Without() {
		like := cards.Face(set.First().Face())
		try(set.First().Bit() | (lie&^like)&-(lie&^like))
		try(hand&like | (lie&like)&-(lie&like))
		try(set.First().Bit() | lie&like)
	}
	return list
}

// Lies returns the cards that players see lying there.
func (ways) Lies(s *State) cards.Set { return lying(s) }

// policy returns what a player does who knows the game: three of a kind are got rid of at
// once (p5); of the cards that may be taken first those of a kind of which others may
// still hold one, for the rest cannot fail (p6).
func policy(s *State, o *table.Options) (engine.Act, bool) {
	hand, unseen, lie := s.Hand[o.Seat], s.Unseen(o.Seat), lying(s)
	return parts.Best(o, func(a *engine.Act) int {
		switch a.Kind {
		case actChange:
			return 150
		case actPair:
			like := cards.Face(a.Cards.First().Face())
			worth := 100 + 20*(a.Cards&hand).Len() + 4*(hand&like).Len() - 3*(lie&like).Len() - 8*(a.Cards&^hand).Len()
			if (unseen & like).Len() > 0 { // somebody else may be quicker
				worth += 10
			}
			return worth
		}
		return 50
	})
}
