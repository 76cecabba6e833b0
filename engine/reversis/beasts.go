package reversis

import (
	"quinola/engine"
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
			if sheet[i].inPlay {
				return
			}
			if best < 0 || sheet[i].amount >= sheet[best].amount {
				best = i
			}
		}
		if best >= 0 {
			s.Say(&engine.Fact{Kind: factBeastPlaced, Seat: sheet[best].by, N: int32(best)})
		}
	}}}

// atStake returns the amount of the beast in play; 0 if it has been won.
func atStake(s *State) int32 {
	b := beastInPlay(s)
	if !b.inPlay {
		return 0
	}
	for j := range s.Dues {
		if d := &s.Dues[j]; d.From == engine.Sheet && d.Stands() && d.Amount > 0 {
			return 0
		}
	}
	return b.amount
}

// sheetNow returns the sheet after the hand: without the beast won, with the new
// ones.
func sheetNow(s *State) (sheet [sheetLines]beast, n int) {
	won := false
	for i := range s.Dues {
		d := &s.Dues[i]
		won = won || d.From == engine.Sheet && d.Stands() && d.Amount > 0
	}
	for i := 0; i < len(sheet); i++ {
		b, ok := owed(s, i)
		if !ok {
			break
		}
		if !won || !b.inPlay {
			sheet[n] = b
			n++
		}
	}
	for i := range s.Dues {
		d := &s.Dues[i]
		if d.To == engine.Sheet && d.Stands() && d.Amount > 0 && n < len(sheet) {
			sheet[n] = beast{d.From.Seat(), d.Amount, false}
			n++
		}
	}
	if next := s.Seen(factBeastPlaced); next != nil && int(next.N) < n {
		sheet[next.N].inPlay = true
	}
	return sheet, n
}
