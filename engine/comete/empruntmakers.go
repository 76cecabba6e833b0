package comete

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// empruntMakers lists every question of l'Emprunt, in the order of a hand.
func empruntMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.PackWhole, &parts.Pack, &Stake, &parts.First, &parts.Cut, &parts.Count, &parts.Passes, &runFirst, &runNext},
		parts.Own(borrows), []*Maker{&runOut, &lentLast, &poolWon, &left})
}

// borrows lists the questions about who carries a run on, and about borrowing.
var borrows = []Maker{
	{Question: q("borrow.round", "Who plays the next card?", "Each in turn to the {next} must play the next card of the suit.", fig("next", "who is next")),
		Make: func(t *game.Terms) *Rule {
			return &Rule{Hears: table.FactPlaying.Bit(), On: parts.GoesRound(t),
				Judges: engine.Acts(table.ActPlay, actBorrow), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Speaker && running(s) }}
		}},
	loan(q("borrow", "What does a player do who has not the next card?", "Whoever has not the next card borrows it of the player who has it."), ofPlayers),
	{Question: q("borrow.paid", "What does it cost to borrow a card?", "Whoever borrows a card pays {fee amount} to the player of whom it is borrowed.", fig("fee", "for a card")), Owes: "{seat} borrows {card}",
		Rule: &Rule{Hears: factLent.Bit(), Only: 1 << ofPlayers}, On: func(s *State, f *engine.Fact, fee int32) {
			s.Owe(table.DueCard, table.Account(f.Seat), table.Account(f.Leader), fee)
		}},
	loan(q("borrow.talon", "What if the next card lies in the talon?", "Where the next card lies in the talon it is taken from there."), ofTalon),
	{Question: q("borrow.talon.paid", "What does it cost to take a card from the talon?", "Whoever takes a card from the talon pays {fee amount} into the pool.", fig("fee", "for a card")), Owes: "{seat} takes {card} from the talon",
		Rule: &Rule{Hears: factLent.Bit(), Only: 1 << ofTalon}, On: func(s *State, f *engine.Fact, fee int32) {
			s.Owe(table.DueCard, table.Account(f.Seat), engine.Pool, fee)
		}},
	{Question: q("borrow.anew", "Who begins anew?", "When there is no more of the suit the player on the {next} of the one who has played last plays anew, any card.", fig("next", "who plays anew")),
		Make: func(t *game.Terms) *Rule {
			next := t.Role("next")
			return &Rule{Hears: table.FactRunEnds.Bit(), On: func(s *State, f *engine.Fact) {
				switch next {
				case game.ToRight:
					s.Tell(table.FactLeads, s.OnRight(f.Seat))
				case game.ToLeft:
					s.Tell(table.FactLeads, s.OnLeft(f.Seat))
				default:
					s.Tell(table.FactLeads, s.SeatOf(next, f))
				}
			}, Judges: table.ActPlay.Bit(), Refuse: outOfRun(table.FactRunEnds, endTop)}
		}},
}

// loan returns a maker by which cards may be borrowed of players, or of the talon.
func loan(question game.Question, of int32) Maker {
	return Maker{Question: question, Rule: &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factLoans, cards.NoSeat).N = of }}}
}

// lentLast is the question whether a player wins whose last card is borrowed.
var lentLast = Maker{Question: q("borrow.out", "Does a player win whose last card is borrowed?", "A player whose last card is borrowed has got rid of every card, and wins."), Says: "{seat} has no card left, and wins",
	Rule: &Rule{Hears: factLent.Bit(), Only: 1 << ofPlayers, On: func(s *State, f *engine.Fact) {
		if s.Hand[f.Leader] == 0 {
			s.Tell(table.FactWon, f.Leader)
		}
	}}}
