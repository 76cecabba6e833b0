// Package reversis plays Reversis by each of several books, as a game of package
// table. Start at makers.go, which lists the questions; ruleset.go says where Reversis
// differs from other games.
//
// Each question stands in one place, with its sentences and the short function that
// makes a rule of an answer. A book answers the questions in a Ruleset, in a file
// for each text: a table of rules with figures and roles that can be compared with
// the book. No code asks which book it is.
package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// State is a hand in play.
type State = table.State

// Rule is a rule of Reversis, ready to be compiled. Maker is a question with
// what makes a rule of its answer.
type (
	Rule     = table.Rule
	Maker    = table.Maker
	Question = game.Question
	part     = game.Part
)

// instead returns answers of which some have the figures of others.
func instead(answers []game.Answer, others ...game.Answer) []game.Answer {
	list := append([]game.Answer{}, answers...)
	for i := range list {
		for _, other := range others {
			if list[i].Rule == other.Rule {
				list[i].Figures = other.Figures
			}
		}
	}
	return list
}

// Prefix begins every rule id of the game.
const Prefix = family + "/"

// seatOf returns the player with a role in a fact.
func seatOf(s *State, r game.Role, f *engine.Fact) cards.Seat {
	switch r {
	case game.Undertaker:
		return undertaker(s)
	case game.Breaker:
		return s.Who(factBroken)
	}
	return s.SeatOf(r, f)
}

// accountOf returns the account of that player.
func accountOf(s *State, r game.Role, f *engine.Fact) engine.Account {
	return table.Account(seatOf(s, r, f))
}

// undertaker returns the player who undertook or made the Reversis, or NoSeat.
//
//go:noinline
func undertaker(s *State) cards.Seat {
	if f := s.Seen(factUndertaken); f != nil {
		return f.Seat
	}
	return s.Who(factMade)
}

// quinolaOf returns the pool to which a card belongs, or -1.
//
//go:noinline
func quinolaOf(s *State, c cards.Card) int {
	if c.Face() == cards.Ace || !s.Watched().Has(c) {
		return -1
	}
	if f := s.Seen(factQuinolaNamed); f != nil && f.Card == c {
		return 0
	}
	if f := s.Seen(factLittleNamed); f != nil && f.Card == c {
		return 1
	}
	return -1
}

// named returns the kind of the fact that names a card a Quinola, if one does.
func named(s *State, c cards.Card) engine.FactKinds {
	if i := quinolaOf(s, c); i >= 0 {
		return (factQuinolaNamed + engine.FactKind(i)).Bit()
	}
	return engine.FactKinds{}
}

// placing returns how many places a player sits from the best; -1 if no rule says
// which place is best.
//
//go:noinline
func placing(s *State, seat cards.Seat) int {
	best := s.Seen(factBestPlaced)
	if best == nil {
		return -1
	}
	next, places := cards.Left, 0
	if best.N > 0 {
		next = cards.Right
	}
	for at := best.Seat; at != seat; at = next(s.N, at) {
		places++
	}
	return places
}

// cardOf returns the card for which a due is owed, or None.
func cardOf(s *State, d *engine.Due) cards.Card {
	if f := s.Fact(d); f != nil {
		return f.Card
	}
	return cards.None
}

// fell returns the trick in which the card of a due fell; for a due without card,
// the trick in which it was owed.
func fell(s *State, d *engine.Due) int8 {
	if f := s.Fact(d); f != nil && f.Trick != 0 {
		return f.Trick
	}
	return d.Trick
}

// Further knowledge of the mechanics.

const aces = cards.Set(0x0002_0002_0002_0002)

// tricksOf and pointsOf return what is counted of the cards that a player has taken.
func tricksOf(s *State, seat cards.Seat) int { return int(s.Tally(table.Tricks, seat)) }
func pointsOf(s *State, seat cards.Seat) int { return int(s.Tally(table.Points, seat)) }

// worthOf returns what a face counts in tricks.
func worthOf(s *State, face uint8) int32 { return s.WorthOf(cards.Card(face)) }

// watching returns the aces and the cards named Quinolas.
func watching(s *State) cards.Set {
	set := aces
	for kind := factQuinolaNamed; kind <= factLittleNamed; kind++ {
		if f := s.Seen(kind); f != nil {
			set |= f.Card.Bit()
		}
	}
	return set
}

func lastTrick(s *State) int8 { return int8(s.Law().Book().Tricks) }

// heapOf returns the cards under the pool.
func heapOf(s *State) cards.Set {
	heap := s.Heap
	for _, seat := range s.Round {
		heap |= s.Out[seat]
	}
	for f := s.Last(factLeftCard); f != nil; f = s.Prior(f) {
		heap |= f.Card.Bit()
	}
	return heap
}

// isKnown reports whether the cards under the pool are known.
func isKnown(s *State) bool { return s.Staked() || s.Heaped }

// hasKept reports whether a player kept the hand as it was dealt.
func hasKept(s *State, seat cards.Seat) bool {
	return s.SeenWith(table.FactSaid, seat, int32(actKeep)) != nil
}

// pastDeal reports whether the exchange has begun.
func pastDeal(s *State) bool {
	return s.Playing() || s.Told(factExchange) || s.InPosition()
}

// unclaimed returns the cards that were not asked for.
func unclaimed(s *State) cards.Set {
	return cards.Set(uint32(s.Carried(unasked, 0))) | cards.Set(uint32(s.Carried(unasked, 1)))<<32
}

func lapsed(s *State, what string) bool { return s.Carried(lapses+what, cards.NoSeat) != 0 }

// sheetLines is how many beasts a sheet can hold; a record may note half of them.
const sheetLines = 40

// owed returns one of the beasts carried from the hand before, in the order in which
// they were made; false if there are fewer.
func owed(s *State, no int) (record.Beast, bool) {
	for _, it := range s.Known() {
		if it.Name != waits && it.Name != stands {
			continue
		}
		if no == 0 {
			return record.Beast{By: it.Seat, Amount: it.N, InPlay: it.Name == stands}, true
		}
		no--
	}
	return record.Beast{}, false
}

// owedBeasts returns all of them.
func owedBeasts(s *State) (list []record.Beast) {
	for b, ok := owed(s, 0); ok; b, ok = owed(s, len(list)) {
		list = append(list, b)
	}
	return list
}

// hasSheet reports whether a ruleset notes beasts on a sheet.
func hasSheet(rs *game.Ruleset) bool { return rs.Answer(Prefix+"beast.sheet") != nil }

func height(c cards.Card) int {
	if c.Face() == cards.Ace {
		return 14
	}
	return int(c.Face())
}

// taken is what is counted of the cards that a player has taken.
const taken = engine.Tallies(1<<table.Tricks | 1<<table.Points)

// happened reports whether an irregular act was done, by anybody.
func happened(s *State, act engine.ActKind) bool { return s.Did(act, cards.NoSeat) != nil }
