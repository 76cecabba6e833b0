package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// The hazards, or pretintailles, of l'Hombre at three: what the player is paid
// for if winning, and pays for if losing, for other things in the hand. The
// Dictionnaire tells fourteen; le dégoût belongs to the end of a match.

// hombreHazards returns the ruleset of players who admit them.
func hombreHazards(three *game.Ruleset) *game.Ruleset {
	rs := *three
	rs.ID, rs.Name = "hombre.hasards", "L'Hombre avec les hasards, Académie"
	rs.Bases = []game.Base{{Of: three, Clause: "hombre.loix.80"}}
	rs.Answers = academieHazards
	return &rs
}

// kept returns which of some cards the player has when the play begins.
func kept(s *State, set cards.Set) cards.Set { return parts.Held(s, player(s)) & set }

// four returns a test whether the player has all four cards of a face.
func four(face uint8) func(s *State) bool {
	return func(s *State) bool { return kept(s, cards.Face(face)).Len() == 4 }
}

// redAces holds the two red aces.
var redAces = cards.Of(cards.Hearts, cards.Ace).Bit() | cards.Of(cards.Diamonds, cards.Ace).Bit()

// falseMatadors returns how many trumps the player has in a row from the second
// on, lacking the first.
func falseMatadors(s *State) (n int) {
	own := kept(s, s.Trumps())
	if own.Has(spadille) {
		return 0
	}
	left := s.Trumps() & s.Law().Pack() &^ spadille.Bit()
	for left != 0 {
		top := s.Highest(left)
		if !own.Has(top) {
			break
		}
		left &^= top.Bit()
		n++
	}
	return n
}

// mirliro reports whether the player has the two black aces without manille, or
// the two red aces with basto.
func mirliro(s *State) bool {
	second := manille(s, cards.Suit(s.Seen(table.FactTrump).N))
	return kept(s, blackAces) == blackAces && !kept(s, s.Trumps()).Has(second) || kept(s, redAces|basto.Bit()) == redAces|basto.Bit()
}

// ledSpadille reports whether the player's first card was spadille, led. Who led
// the first trick is not known in a position that begins later.
func ledSpadille(s *State) bool {
	if s.First() != 1 || !s.Told(table.FactPlayed) {
		return false
	}
	f := &s.Facts[s.From(table.FactPlayed)]
	return f.Seat == player(s) && f.Card == spadille
}

// hazard returns a maker by which a fiche is paid, in gain and in loss, where
// a condition holds.
func hazard(question game.Question, owes string, where func(s *State) bool) *Maker {
	return hazards(question, owes, func(s *State) int32 { return int32(engine.Int(where(s))) })
}

// hazards returns the same for as many fiches as count returns.
func hazards(question game.Question, owes string, count func(s *State) int32) *Maker {
	question.Figures = []part{fig("each", "a fiche, from each loser")}
	return &Maker{Question: question, Head: "The hazards", Owes: owes,
		Rule: &Rule{Hears: ended, Given: engine.Facts(table.FactRaised, table.FactTrump)}, On: func(s *State, f *engine.Fact, each int32) {
			if n := count(s); n > 0 {
				settles(s, f, dueHazard, n*each)
			}
		}}
}

// The names under which a record says what players have won, or lost, in the
// earlier hands of the match.
const (
	ahead  = "ahead"
	behind = "behind"
)

// regrets reports whether le dégoût is played, so that winnings must be counted.
func regrets(s *State) bool {
	_, ok := s.Law().Terms("hombre/hazard.degout")
	return ok
}

// balance returns what a player has won in the match, this hand included;
// negative for a loss.
func balance(s *State, seat cards.Seat) int32 {
	n := s.Carried(ahead, seat) - s.Carried(behind, seat)
	for i := range s.Dues {
		switch d := &s.Dues[i]; {
		case !d.Stands():
		case d.From == table.Account(seat):
			n -= d.Amount
		case d.To == table.Account(seat):
			n += d.Amount
		}
	}
	return n
}

// balances returns what players have won or lost in a match that goes on.
func balances(s *State) (list []record.Item) {
	if !regrets(s) || s.Told(table.FactMatch) {
		return nil
	}
	for _, seat := range s.Round {
		list = parts.Leave(list, ahead, seat, balance(s, seat))
	}
	for _, seat := range s.Round { // a record groups its entries by name
		list = parts.Leave(list, behind, seat, -balance(s, seat))
	}
	return list
}

// degout makes the loser of the match pay the one who has won most of it.
func degout(s *State, each int32) {
	most, winner, lost := int32(0), cards.NoSeat, cards.SeatSet(0)
	seat := s.Dealer
	for range s.Round {
		seat = s.Right(seat) // at a tie the first in hand
		switch n := balance(s, seat); {
		case n < 0:
			lost |= seat.Bit()
		case n > most:
			most, winner = n, seat
		}
	}
	for _, seat := range s.Round {
		if winner != cards.NoSeat && lost.Has(seat) {
			s.Owe(dueDegout, table.Account(seat), table.Account(winner), each)
		}
	}
}

// pretintailles lists the questions about hazards.
var pretintailles = []*Maker{
	hazards(q("hazard.consolation", "What is the consolation that is a hazard?",
		"The consolation is {each amount}, as much again for sans prendre, and as much for each matador."), "the consolation is paid as a hazard", func(s *State) int32 {
		n := int32(1 + engine.Int(alone(s)))
		if m := row(s, player(s).Bit()); m >= 3 {
			n += m
		}
		return n
	}),
	hazard(q("hazard.air", "What is the bon air?", "The bon air, four matadors sans prendre, is worth {each amount}."),
		"it was the bon air", func(s *State) bool { return alone(s) && row(s, player(s).Bit()) == 4 }),
	hazard(q("hazard.content", "What is the parfait contentement?", "The parfait contentement, five matadors sans prendre, is worth {each amount}."),
		"it was the parfait contentement", func(s *State) bool { return alone(s) && row(s, player(s).Bit()) >= 5 }),
	hazard(q("hazard.guinguette", "What is the guinguette?", "The guinguette, to play without a black ace, is worth {each amount}."),
		"it was the guinguette", func(s *State) bool { return kept(s, blackAces) == 0 }),
	hazard(q("hazard.mirliro", "What is the mirliro?", "The mirliro, the two black aces without manille, or the two red ones with basto, is worth {each amount}."),
		"it was the mirliro", mirliro),
	hazard(q("hazard.fanatique", "What are the fanatiques?", "The fanatiques, the four knaves, are worth {each amount}."),
		"it was the fanatiques", four(cards.Knave)),
	hazard(q("hazard.charivari", "What is the charivari?", "The charivari, the four queens, is worth {each amount}."),
		"it was the charivari", four(cards.Queen)),
	hazard(q("hazard.discorde", "What is the discorde?", "The discorde, the four kings, is worth {each amount}."),
		"it was the discorde", four(cards.King)),
	hazard(q("hazard.partie", "What is the partie carrée?", "The partie carrée, three kings and a queen, is worth {each amount}."),
		"it was the partie carrée", func(s *State) bool {
			return kept(s, cards.Face(cards.King)).Len() == 3 && kept(s, cards.Face(cards.Queen)).Len() == 1
		}),
	hazards(q("hazard.triomphante", "What is the triomphante?", "The triomphante, to begin by leading spadille, is worth {each amount}, and twice as much with the vole."),
		"it was the triomphante", func(s *State) int32 {
			switch {
			case !ledSpadille(s):
				return 0
			case made(s):
				return 2
			}
			return 1
		}),
	hazard(q("hazard.yeux", "What are the yeux de ma grand-mère?", "The yeux de ma grand-mère, the two red aces, are worth {each amount}."),
		"it was the yeux de ma grand-mère", func(s *State) bool { return kept(s, redAces) == redAces }),
	hazard(q("hazard.chicoree", "What is the chicorée?", "The chicorée, three or four false matadors, those after spadille without it, is worth {each amount}."),
		"it was the chicorée", func(s *State) bool { n := falseMatadors(s); return n == 3 || n == 4 }),
	{Question: q("hazard.degout", "What is the dégoût?",
		"The dégoût: whoever has lost when the match ends, though it be one counter, pays {each amount} to whoever has won most.", fig("each", "a fiche, from each loser")), Head: "The hazards", Owes: "it was the dégoût",
		Rule: &Rule{Hears: engine.Facts(table.FactClosing, table.FactMatch)}, On: func(s *State, f *engine.Fact, each int32) {
			// Whichever of the two is said last; both may be when the first is heard.
			if s.Told(table.FactClosing) && s.Told(table.FactMatch) && parts.Paid(s, dueDegout, engine.NoAccount, engine.NoAccount) == 0 {
				degout(s, each)
			}
		}},
	{Question: q("hazard.estrapade", "What is the estrapade?",
		"The estrapade: when a player loses sans prendre by codille its winner draws all the bêtes, those that wait, too, and is paid the third player's part of the sans prendre and the matadors."), Head: "The hazards", Owes: "it was the estrapade",
		Rule: &Rule{Hears: factCodille.Bit(), On: func(s *State, f *engine.Fact) {
			if !alone(s) {
				return
			}
			drawsWaiting(s, f.Seats)
			n := besides(s)
			if f := s.Seen(factPriced); f != nil {
				n = f.Amount
			}
			if n > 0 && missed(s) { // for contre, which has been paid for
				third := s.FirstOf(s.Rivals(player(s)) &^ f.Seats)
				s.Owe(table.DueVole, table.Account(third), table.Account(s.FirstOf(f.Seats)), n)
			}
		}, While: factCodille.Bit(), Dues: 1<<dueAlone | 1<<dueMatadors, Goes: func(s *State, d *engine.Due) engine.Account {
			winner := s.FirstOf(s.Seen(factCodille).Seats)
			if !alone(s) || d.From.Seat() != player(s) || d.To.Seat() == winner {
				return engine.NoAccount
			}
			return table.Account(winner)
		}}},
}

// fiche is the worth of a fiche in jettons.
const fiche = 20

// academieHazards lists the answers of the Dictionnaire about hazards.
var academieHazards = []game.Answer{
	{Rule: "hazard.consolation", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.air", Figures: game.Figures{{"each", fiche}}, Ruling: "content"},
	{Rule: "hazard.content", Figures: game.Figures{{"each", fiche}}, Ruling: "content"},
	{Rule: "hazard.guinguette", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.mirliro", Figures: game.Figures{{"each", fiche}}, Ruling: "mirliro"},
	{Rule: "hazard.fanatique", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.charivari", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.discorde", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.partie", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.triomphante", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.yeux", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.chicoree", Figures: game.Figures{{"each", fiche}}},
	{Rule: "hazard.degout", Figures: game.Figures{{"each", fiche}}, Ruling: "degout"},
	{Rule: "hazard.estrapade", Ruling: "estrapade"},
}
