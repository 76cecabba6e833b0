package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// The vole of l'Hombre: it draws everything, or is paid at a price agreed on.

// lies returns what lies there to be won, except the bêtes that wait.
func lies(s *State) int32 {
	return s.PoolAt(boxDevant, table.FactPlaying) + s.PoolAt(boxBetes, table.FactPlaying)
}

// priced reports whether a price is agreed on for the vole; it then draws no more
// than a game.
func priced(s *State) bool { return s.Told(factPriced) }

// forfeits reports whether the vole has failed and loses all that lies there.
func forfeits(s *State) bool { return missed(s) && !priced(s) && contract(s) != actContre }

// besides returns what each of the others owes for the vole beside what lies
// there: in equal parts as much again, but nothing if bêtes wait, which the
// vole draws (hombre.vole.p1b, loix.61 to 63).
func besides(s *State) int32 {
	if len(s.QueueAt(table.FactPlaying)) > 0 {
		return 0
	}
	return lies(s) / int32(s.N-1)
}

// wakes makes all bêtes that wait go on this hand, and returns their sum.
func wakes(s *State) (sum int32) {
	for _, bete := range s.QueueAt(table.FactPlaying) {
		s.Owe(table.DueNext, engine.Waiting, engine.Box(boxBetes), bete)
		sum += bete
	}
	return sum
}

// drawsWaiting lets some players draw the waiting bêtes, in equal parts.
func drawsWaiting(s *State, set cards.SeatSet) {
	if sum := wakes(s); sum > 0 {
		divides(s, boxBetes, sum, set)
	}
}

// fullVoles lists the questions about a vole that draws everything.
var fullVoles = []*Maker{
	{Question: q("vole.betes", "Does the vole draw the bêtes that wait?",
		"Whoever makes the vole draws all the bêtes, those that wait, too."), Owes: "the vole draws all the bêtes",
		Rule: &Rule{Hears: table.FactVole.Bit(), On: func(s *State, f *engine.Fact) {
			if !priced(s) {
				drawsWaiting(s, f.Seats)
			}
		}}},
	{Question: q("vole.double", "What is the vole worth where no bête waits?",
		"Where no bête waits the vole wins double: the others pay in equal parts as much as lies there."), Owes: "the vole wins double",
		Rule: &Rule{Hears: table.FactVole.Bit(), On: func(s *State, f *engine.Fact) {
			if n := besides(s); n > 0 && !priced(s) {
				settles(s, f, table.DueVole, n)
			}
		}}},
	{Question: q("vole.shared", "Who draws what lies there when the vole is missed?",
		"When the vole was undertaken and is missed the others share all that lies there, the bêtes that wait, too."), Owes: "the vole is missed, and the others share all",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: factTried.Bit(), On: func(s *State, f *engine.Fact) {
			if forfeits(s) {
				drawsAll(s, s.Rivals(f.Seat), wakes(s))
			}
		}, Lifts: []string{"hombre/pool.won"}, Hush: func(s *State, f *engine.Fact) bool { return forfeits(s) }}},
	{Question: q("vole.price", "Is a price agreed on for the vole?",
		"[price=0: No price is agreed on for the vole: it draws everything, and missed it loses everything.][price!=0: The vole is worth {price amount} from each of the others, and missed it costs as much to each; for the rest it is a game won.]", fig("price", "from each of the others; 0 where none is agreed on")), Owes: "the vole has its price",
		Rule: &Rule{Hears: engine.Facts(factTried, table.FactVole, table.FactDecided), Given: factTried.Bit(), Reads: table.Tricks.Bit()},
		On: func(s *State, f *engine.Fact, price int32) {
			switch {
			case price == 0:
			case f.Kind == factTried:
				s.Tell(factPriced, cards.NoSeat).Amount = price
			case f.Kind == table.FactVole || missed(s):
				settles(s, f, table.DueVole, price)
			}
		}},
	{Question: q("contre.fee", "What does contre pay that misses the vole?",
		"Whoever plays contre and misses the vole pays the others what they would have paid for it: where no bête waits, in equal parts as much as lies there."), Owes: "the vole of contre is missed",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: factTried.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if n := besides(s); n > 0 && missed(s) && !priced(s) && contract(s) == actContre {
				settles(s, f, table.DueVole, n)
			}
		}}},
}
