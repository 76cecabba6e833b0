package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// How random hands are made, and how bots play: in each game as in the one from
// which it comes, except for what is its own.

type (
	// callers is of the games in which a king is called, whose holder knows it first.
	callers struct{}

	quadrilleWays     struct{ callers }
	quintilleWays     struct{ callers }
	ancienWays        struct{ callers }
	mediateurWays     struct{ callers }
	solitaireWays     struct{}
	piquemedrilleWays struct{}
	hombreWays        struct{}
	lomberWays        struct{}
)

// Allied reports whether a player is the friend, as the holder of the king called.
func (callers) Allied(s *State, seat cards.Seat) bool { return hasCalled(s, seat) && !unaided(s) }

// Ways returns how le Quadrille is played.
func (quadrilleWays) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Policy: sensibly(wishesFour), Margin: 1, Sure: 2, Star: star, Carry: carry, Amiss: amiss, Trials: trials}
}

// Ways returns how le Quintille nouveau is played.
func (quintilleWays) Ways() table.Ways {
	w := quadrilleWays{}.Ways()
	w.Carry, w.Margin, w.Sure = carryFive, 4, 0
	return w
}

// Ways returns how le Quintille ancien is played.
func (ancienWays) Ways() table.Ways {
	w := quintilleWays{}.Ways()
	w.Carry = carryAncient
	return w
}

// Ways returns how le Médiateur is played.
func (mediateurWays) Ways() table.Ways {
	w := quadrilleWays{}.Ways()
	w.Weigh, w.Carry, w.Policy, w.Margin, w.Sure = weighMeans, carryMeans, sensibly(wishesMeans), 8, 0
	w.Amiss = func(s *State, a *engine.Act, src *table.Source) bool {
		if a.Kind == actEncourage && s.Carried(dealt, cards.NoSeat)%2 == 0 { // in half of the hands when a defender may lay the cards down for it
			a.Seat = player(s)
			return s.Playing() && won(s) && takesAll(s)
		}
		return amiss(s, a, src)
	}
	w.Upon = func(s *State, a *engine.Act, src *table.Source) bool {
		if a.Kind != actEncourage {
			return false
		}
		a.Kind, a.Seat = table.ActLay, s.FirstOf(s.Rivals(player(s)))
		return barsVole(s, a.Seat)
	}
	return w
}

// Ways returns how le Médiateur solitaire is played.
func (solitaireWays) Ways() table.Ways {
	w := mediateurWays{}.Ways()
	w.Carry, w.Policy = carrySolitary, sensibly(wishesSolitary)
	return w
}

// Ways returns how le Piquemédrille is played.
func (piquemedrilleWays) Ways() table.Ways {
	w := solitaireWays{}.Ways()
	w.Weigh, w.Sheds, w.Carry, w.Policy = weighTwo, shedding, carryTwo, sensibly(wishesTwo)
	w.Amiss = func(s *State, a *engine.Act, src *table.Source) bool {
		if a.Kind == actRest {
			return s.Playing() && !drawnOut(s)
		}
		return amiss(s, a, src)
	}
	return w
}

// Ways returns how l'Hombre is played.
func (hombreWays) Ways() table.Ways {
	return table.Ways{Weigh: weighThree, Sheds: shedding, Policy: sensibly(wishesThree), Margin: 2, Sure: 2, Star: starThree, Carry: carryThree, Amiss: amissThree, Trials: trials}
}

// Ways returns how Lomber and Lombré are played.
func (lomberWays) Ways() table.Ways {
	return table.Ways{Weigh: weighLomber, Sheds: shedding, Policy: sensibleLomber, Margin: 8, Star: starThree, Carry: carryLomber, Amiss: amissLomber, Trials: trials}
}
