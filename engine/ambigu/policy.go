package ambigu

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// policy returns what a player does who knows the game, by the cards that he holds: keeps
// what may become a good hand, makes the vade of one or holds it, changes what is in
// the way, and raises by how likely the others have less.
func policy(s *State, o *table.Options) (a engine.Act, ok bool) {
	hand := s.Hand[o.Seat]
	switch s.PhaseNo() {
	case phaseFirst:
		return putOut(o, awayOfTwo(s, o, hand), actBaste)
	case phaseVade:
		return wants(o, vadeOf(s, o, hand))
	case phaseDraw:
		return putOut(o, hand&^best(s, hand), table.ActDone)
	case phaseRenvi:
		return wants(o, renviOf(s, o, hand))
	}
	return o.Acts[0], o.Refused&1 == 0
}

// putOut puts out the first of some cards; of none it does what is done then.
func putOut(o *table.Options, set cards.Set, then engine.ActKind) (engine.Act, bool) {
	if set != 0 && o.Open() != 0 {
		return o.With(set.First()), true
	}
	if a, ok := wants(o, engine.Act{Kind: then}); ok {
		return a, true
	}
	return wants(o, engine.Act{Kind: table.ActDone})
}

// wants returns the act that is offered of some kind: of several the greatest that is no
// more than wanted, and where none may be done what is least.
func wants(o *table.Options, want engine.Act) (a engine.Act, ok bool) {
	for i := range o.N {
		if act := &o.Acts[i]; act.Kind == want.Kind && o.Allowed(i) && act.N[0] <= want.N[0] {
			a, ok = *act, true
		}
	}
	for i := 0; !ok && i < o.N; i++ {
		if kind := o.Acts[i].Kind; o.Allowed(i) && kind != table.ActRaise && kind != actVa {
			a, ok = o.Acts[i], true
		}
	}
	return a, ok
}

// awayOfTwo returns which of two cards a player puts out: none of two that are alike or
// near each other in a suit, both of two low ones, and else the lower.
func awayOfTwo(s *State, o *table.Options, hand cards.Set) cards.Set {
	if hand.Len() < 2 { // one is put out already
		if sum(s, hand) < 4 {
			return hand
		}
		return 0
	}
	one, other := hand.First(), hand.Without().First()
	far := int(one.Face()) - int(other.Face())
	if far = max(far, -far); far == 0 || one.Suit() == other.Suit() && far < 3 {
		if has(s, o.Seat) > 2 {
			return 0
		}
	}
	if one.Face() < other.Face() {
		return one.Bit()
	}
	return other.Bit()
}

// best returns the cards that a player keeps who changes the others: a hand that is made,
// three of a suit, three or two alike, and else one of each suit.
func best(s *State, hand cards.Set) cards.Set {
	kind, set, _ := judge(s, hand)
	alike, _ := mostAlike(hand)
	switch {
	case kind > kindPoint:
		return set
	case most(hand).Len() > 2:
		return most(hand)
	case suits(hand) == 3: // the fourth suit makes a prime
		return hand &^ spare(hand, alike)
	case alike.Len() > 1:
		return alike
	}
	return point(s, hand, 2)
}

// most returns the cards of the suit of which a hand has the most.
func most(hand cards.Set) (best cards.Set) {
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		if set := hand & cards.Lane(suit); set.Len() > best.Len() {
			best = set
		}
	}
	return best
}

// spare returns the card, of two of a suit, that a player puts out who wants a prime: not
// one of those that are alike, and of two others the lower.
func spare(hand, alike cards.Set) cards.Set {
	two := most(hand)
	if alike.Len() > 1 && two&^alike != 0 {
		two &^= alike
	}
	least := two.First()
	for left := two; left != 0; left = left.Without() {
		if c := left.First(); c.Face() < least.Face() {
			least = c
		}
	}
	return least.Bit()
}

// promise returns how good a hand is that may still be changed, in hundredths.
func promise(s *State, hand cards.Set) int {
	kind, _, _ := judge(s, hand)
	alike, _ := mostAlike(hand)
	switch {
	case kind > kindPoint:
		return likely(s, hand)
	case most(hand).Len() > 2:
		return 45
	case suits(hand) == 3 && alike.Len() > 1:
		return 45
	case suits(hand) == 3:
		return 35
	case alike.Len() > 1:
		return 30
	}
	return 20
}

// likely returns how likely a hand is better than another that has stayed, in hundredths.
func likely(s *State, hand cards.Set) int {
	kind, _, high := judge(s, hand)
	switch kind {
	case kindPoint:
		return 6 * most(hand).Len()
	case kindPrime:
		return min(30+2*(high-10), 72)
	case kindSequence:
		return 75
	case kindTricon:
		return 80 + high/2
	case kindFlux:
		return 88 + high/8
	case kindTriconPrime:
		return 94
	}
	return 99
}

// vadeOf returns what a player says who has four cards.
func vadeOf(s *State, o *table.Options, hand cards.Set) engine.Act {
	n := promise(s, hand)
	want := engine.Act{Kind: table.ActPass}
	switch level, _, _ := vade.Bets(s); {
	case level > 0 && n >= 30:
		want.Kind = table.ActHold
	case level > 0:
		want.Kind = table.ActFold
	case n >= 45:
		want.Kind, want.N[0] = actVa, 2
		if n > 80 {
			want.N[0] = 3
		}
	case allPassed(s, o.Seat):
		want.Kind = actBind
	}
	return want
}

// renviOf returns what a player says who vies: whether to stay is reckoned from what must
// be put in, what lies there and how likely the others have less.
func renviOf(s *State, o *table.Options, hand cards.Set) engine.Act {
	level, in, _ := vie.Bets(s)
	good := 100
	for others := in &^ o.Seat.Bit(); others != 0; others &= others - 1 {
		good = good * likely(s, hand) / 100
	}
	lies := 0
	for box := range boxes {
		lies += int(s.Pool(box))
	}
	need := int(level - vie.Staked(s, o.Seat))
	want := engine.Act{Kind: table.ActFold}
	switch {
	case good > 60 && level < 12:
		want.Kind, want.N[0] = table.ActRaise, 4
	case level == 0 && good > 35:
		want.Kind, want.N[0] = table.ActRaise, 2
	case level == 0:
		want.Kind = table.ActPass
	case good*(lies+need) >= 100*need:
		want.Kind = table.ActHold
	}
	return want
}
