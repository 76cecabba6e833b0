package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// How an experienced player plays Lomber: as l'Hombre, with the games that Lomber
// adds.

// What a hand must promise: with spadille, to be changed; in any suit, to play
// in the suit turned up; after the exchange, to stand by the game. The figures
// were found by play.
const (
	toAlone  = 53
	toAsk    = 34
	toGasque = 22
	toTourne = 33
	toStand  = 34
)

// sensibleLomber returns the act of such a player, and whether there is an opinion.
func sensibleLomber(s *State, o *table.Options) (engine.Act, bool) {
	p := s.Phase()
	switch {
	case p == nil:
		return engine.Act{}, false
	case p.Acts.Has(actAsk):
		return bidsLomber(s, o)
	case p.Acts.Has(actSpades):
		return o.Chosen(actSpades + engine.ActKind(strongest(s, s.Hand[o.Seat])[0]))
	case p.Acts.Has(actGasqueAgain):
		return stands(s, o)
	case o.Kind == table.ActOut && o.Cards != 0 && o.Seat == player(s) && (!s.Told(table.FactTrump) || playedAs(s) == actGasque):
		spare := s.Hand[o.Seat] &^ blackAces
		most, kept := mostExchanged(s)
		if done, ok := o.Chosen(table.ActDone); ok && (spare == 0 || o.Open() == 0 || playedAs(s) == actRespect && (!kept || s.Out[o.Seat].Len() >= int(most))) {
			return done, true
		}
		if spare &= o.Open(); spare == 0 {
			spare = o.Open()
		}
		return o.With(least(s, spare)), true
	}
	return sensible(s, o)
}

// bidsLomber returns the bid that the hand is worth.
func bidsLomber(s *State, o *table.Options) (engine.Act, bool) {
	hand := s.Hand[o.Seat]
	_, n := best(s, o.Seat)
	want := table.ActPass
	switch {
	case n >= toAlone:
		want = actAlone
	case inAny(hand) >= toTourne:
		want = actTourne
	case n >= toAsk:
		want = actAsk
	case hand&blackAces == blackAces:
		want = actRespect
	case hand.Has(spadille) && n >= toGasque:
		want = actGasque
	}
	if a, ok := o.Chosen(want); ok {
		return a, true
	}
	return o.Chosen(table.ActPass)
}

// inAny returns what a hand promises when chance makes trumps.
func inAny(hand cards.Set) (n int) {
	for at := cards.Suit(0); at < 4; at++ {
		n += strength(hand, at)
	}
	return n / 4
}

// stands stands by the game, or plays touromatte if the exchange has brought
// too little.
func stands(s *State, o *table.Options) (engine.Act, bool) {
	f := s.Seen(table.FactTrump)
	if f != nil && f.Card == cards.None && strength(s.Hand[o.Seat], cards.Suit(f.N)) < toStand {
		if a, ok := o.Chosen(actGasqueAgain); ok {
			return a, true
		}
		if a, ok := o.Chosen(actTourneAgain); ok {
			return a, true
		}
	}
	return o.Chosen(table.ActStand)
}
