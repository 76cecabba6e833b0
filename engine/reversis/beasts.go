package reversis

import (
	"quinola/engine"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Beasts: debts to the pool, noted on a sheet.

// beastSheet: a beast is noted on the sheet, not paid into the pool.
var beastSheet = Maker{Question: Question{ID: "reversis/beast.sheet", Asks: "Is a beast paid into the pool or noted on the sheet?",
	Answer: "A beast is not paid in, but noted on the sheet."},
	Owes: "a beast is noted on the sheet",
	Rule: &Rule{Dues: beasts, Goes: func(s *State, d *engine.Due) engine.Account { return engine.Sheet }}}

// beastSize: a beast grows by the beast in play.
var beastSize = Maker{Question: Question{ID: "reversis/beast.size", Asks: "How great is a beast when another is in play?",
	Answer: "A beast is greater by the beast in play."},
	Rule: &Rule{Dues: beasts, Adds: func(s *State, d *engine.Due) int32 { return atStake(s) }}}

// beastWon: the winner of the pool also receives the beast in play.
var beastWon = Maker{Question: Question{ID: "reversis/beast.won", Asks: "Who receives the beast in play?",
	Answer: "He who wins the pool receives the beast in play as well."},
	Owes: "the beast in play is won",
	Rule: &Rule{Hears: engine.Facts(factPlaced, factMade), On: func(s *State, f *engine.Fact) {
		won := f.Kind == factPlaced && quinolaOf(s, f.Card) >= 0
		class := dueDraw
		if f.Kind == factMade {
			won, class = ownQuinola(s, 0, f.Seat, int32(lastTrick(s))-1) >= 0, dueOwnDraw
		}
		if won {
			s.Owe(class, engine.Sheet, table.Account(f.Seat), atStake(s))
		}
	}}}

// beastNext: when no beast is in play, the highest one left comes into play.
var beastNext = Maker{Question: Question{ID: "reversis/beast.next", Asks: "Which beast is put into play next?",
	Answer: "The highest beast that is left comes into play next."},
	Rule: &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) {
		sheet, n := sheetNow(s)
		best := -1
		for i := range sheet[:n] {
			if sheet[i].InPlay {
				return
			}
			if best < 0 || sheet[i].Amount >= sheet[best].Amount {
				best = i
			}
		}
		if best >= 0 {
			s.Say(&engine.Fact{Kind: factBeastPlaced, Seat: sheet[best].By, N: int32(best)})
		}
	}}}

// atStake returns the amount of the beast in play; 0 if it has been won.
func atStake(s *State) int32 {
	if b := beastInPlay(s); b.InPlay && !isWon(s) {
		return b.Amount
	}
	return 0
}

// isWon reports whether the beast in play has been won.
func isWon(s *State) bool {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.From == engine.Sheet && d.Stands() && d.Amount > 0 {
			return true
		}
	}
	return false
}

// sheetNow returns the sheet after the hand: without the beast won, with the new
// ones.
func sheetNow(s *State) (sheet [sheetLines]record.Beast, n int) {
	won := isWon(s)
	for i := 0; i < len(sheet); i++ {
		b, ok := owed(s, i)
		if !ok {
			break
		}
		if !won || !b.InPlay {
			sheet[n] = b
			n++
		}
	}
	for i := range s.Dues {
		d := &s.Dues[i]
		if d.To == engine.Sheet && d.Stands() && d.Amount > 0 && n < len(sheet) {
			sheet[n] = record.Beast{By: d.From.Seat(), Amount: d.Amount}
			n++
		}
	}
	if next := s.Seen(factBeastPlaced); next != nil && int(next.N) < n {
		sheet[next.N].InPlay = true
	}
	return sheet, n
}
