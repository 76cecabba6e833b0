package felt

import (
	"cmp"
	"strconv"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// What an example is held to is told in the words of the ledger and of judgements,
// which every language of the interface has; the notation stands in the record.

// held returns an expectation as a sentence, or as an act that is judged.
func held(x *record.Expect, g game.Game) (e Expected) {
	switch p, back := heldPay(x); {
	case p != nil:
		e.Text = Spoken(g.Wording().Pays.Sentence(*p, back, false))
	case x.Kind == record.Refuse || x.Kind == record.Allow:
		e.Judges = true
		e.Refused = x.Kind == record.Refuse
		e.Who, e.Text = saidBy(x.Did())
	default:
		e.Text = Spoken(heldEnd(x, g))
	}
	return e
}

// heldPay returns the payment that an expectation speaks of, and whether it goes back;
// nil where it speaks of none.
func heldPay(x *record.Expect) (p *game.Pay, back bool) {
	seat := func(s cards.Seat) string {
		if s == cards.NoSeat {
			return x.Pool
		}
		return s.String()
	}
	switch x.Kind {
	case record.Takes:
		p = &game.Pay{From: x.Pool, To: x.Seat.String()}
	case record.Pays, record.Returns:
		p = &game.Pay{From: seat(x.Seat), To: seat(x.To)}
	case record.Owes:
		p = &game.Pay{From: x.Seat.String(), To: game.Sheet}
	case record.Goes:
		p = &game.Pay{From: x.Pool, To: x.Into}
	default:
		return nil, false
	}
	p.Amount = x.Amount
	return p, x.Kind == record.Returns
}

// heldEnd returns what an expectation says of how the hand ends, and of what it leaves.
func heldEnd(x *record.Expect, g game.Game) string {
	seat, n := x.Seat.String(), strconv.Itoa(int(x.Amount))
	nobody := x.Seat == cards.NoSeat
	switch x.Kind {
	case record.Nothing:
		what := "the party"
		switch {
		case x.Card != cards.None:
			what = x.Card.Sign()
		case x.Pool != what[len("the "):]:
			what = "the " + g.Wording().Pays.Called(x.Pool)
		}
		return "nothing is paid for " + what
	case record.Winner:
		return seat + " wins"
	case record.Loser:
		return seat + " loses"
	case record.NextDealer:
		if nobody {
			return "it is not settled who deals next"
		}
		return seat + " deals next"
	case record.Dealer:
		return seat + " deals first"
	case record.Void:
		return "the hand does not count"
	case record.InPlay:
		return "the beast of " + seat + ", " + n + ", is in play"
	case record.Match:
		switch {
		case x.Pool == record.Over:
			return "the match is over"
		case nobody:
			return "nobody has won the match"
		}
		return seat + " wins the match"
	case record.Net:
		switch {
		case x.Amount > 0:
			return "in all " + seat + " gains " + n
		case x.Amount < 0:
			return "in all " + seat + " loses " + n[1:]
		}
		return "in all " + seat + " neither wins nor loses"
	case record.Outcome:
		if nobody {
			return HeldName(x.Pool, g) + ": nobody"
		}
		return HeldName(x.Pool, g) + ": " + seat
	case record.Leaves:
		if nobody {
			return "after the hand: " + HeldName(x.Pool, g) + ", " + n
		}
		return "after the hand: " + HeldName(x.Pool, g) + ", " + seat + " " + n
	}
	return x.String()
}

// leavings are names under which a hand leaves something, where they are short for
// what it is.
var leavings = map[string]string{
	"asks-high": "asks for a high trump", "debt": "owed", "double": "double", "game": "owed for games before", "graces": "hands played besides", "has": "counters",
	"lost": "lost so far", "made": "bêtes made in this hand", "passes": "hands passed", "player": "plays for the game",
	"points": "points", "poules": "pools played", "remise": "remise", "score": "score", "shown": "shows the hand", "taken": "taken out of the pocket",
	"unfinished": "the match is left unfinished", "unheld": "hands that nobody held", "waiting": "waiting",
}

// HeldName returns what a hand leaves under a name, or how it ends: as the sheet of the
// match has it, or in words.
func HeldName(name string, g game.Game) string {
	if s, ok := g.(game.Scribe); ok {
		for _, line := range s.Sheet() {
			if line.Name == name {
				return line.Says
			}
		}
	}
	return cmp.Or(leavings[name], name)
}
