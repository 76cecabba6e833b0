// Package reversis plays and settles Reversis as each of several books has it.
//
// Each question of the game stands in one place with the sentences in which it
// is told and the short function that makes a rule of an answer; heads.go lists
// them. A book answers them in a Ruleset, one file for each text, as a table of
// rules with their figures and roles that can be held against the book. No code
// asks which book it is.
package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// Rule is a rule of Reversis, ready to be compiled, and Maker a question with
// what makes a rule of it.
type (
	Rule     = engine.Rule[State]
	Maker    = game.Maker[State]
	Question = game.Question
	part     = game.Part
)

// The words of games, which the books use here as if they were the package's
// own.
type (
	Ruleset    = game.Ruleset
	Answer     = game.Answer
	Figures    = game.Figures
	Marker     = game.Marker
	Roles      = game.Roles
	Terms      = game.Terms
	Change     = game.Change
	Role       = game.Role
	Settlement = game.Settlement
)

// The roles of Reversis.
const (
	Holder     = game.Holder
	Leader     = game.Leader
	Taker      = game.Taker
	Dealer     = game.Dealer
	Eldest     = game.Eldest
	Winner     = game.Winner
	Loser      = game.Loser
	Undertaker = game.Undertaker
	Breaker    = game.Breaker
	ToRight    = game.ToRight
	ToLeft     = game.ToLeft
	ToPool     = game.ToPool
	ToEach     = game.ToEach
	Opposite   = game.Opposite
)

// fault is an error of one line.
type fault = game.Fault

// instead is answers in which some have other figures.
func instead(answers []Answer, others ...Answer) []Answer {
	list := append([]Answer{}, answers...)
	for i := range list {
		for _, other := range others {
			if list[i].Rule == other.Rule {
				list[i].Figures = other.Figures
			}
		}
	}
	return list
}

// Rulesets is the rulesets of all the texts, in the order of their years.
var Rulesets = []*Ruleset{Academie, Hague1785, TwoQuinolas, Reglor1809, Salon, Salon3}

// Prefix is what every rule id of the game begins with.
const Prefix = "reversis/"

// Find is the ruleset or variant with that id, or nil.
func Find(id string) *Ruleset {
	for _, rs := range Rulesets {
		if rs.ID == id {
			return rs
		}
		for _, v := range rs.Variants {
			if v.ID == id {
				return v
			}
		}
	}
	return nil
}

// Law is a ruleset compiled, perhaps with changes: what settles hands.
type Law struct {
	*Ruleset
	*game.InForce[State]
	Sheet  bool // beasts are noted on a sheet
	Swaps  bool // opposite players give each other a card before the play
	rules  *engine.Rules[State]
	pack   cards.Set          // the cards that the ruleset plays with, whatever is changed
	worth  [16]int32          // what they count in tricks, whatever is changed
	seated [cards.Seats]State // a hand as it begins, by who deals it
}

// Compile makes a ruleset of Reversis ready to settle hands, with those
// changes.
func Compile(rs *Ruleset, changes ...Change) (*Law, error) {
	in, err := makers.Compile(rs, changes)
	if err != nil {
		return nil, err
	}
	l := &Law{Ruleset: rs, Sheet: rs.Answer(Prefix+"beast.sheet") != nil, Swaps: rs.Answer(Prefix+"swap") != nil,
		InForce: in, rules: in.Code, pack: wholePack(rs)}
	if a := rs.Answer(Prefix + "points"); a != nil {
		t := a.Terms()
		l.worth = worths(&t)
	}
	for _, dealer := range cards.Round(rs.Seats) {
		l.seat(dealer)
	}
	return l, nil
}

// wholePack is the cards that a ruleset plays with.
func wholePack(rs *Ruleset) cards.Set {
	all := cards.Full
	if a := rs.Answer(Prefix + "pack"); a != nil {
		t := a.Terms()
		for face := t.N("lowest"); face <= t.N("highest"); face++ {
			all &^= cards.Face(uint8(face))
		}
		all &= cards.Full
	}
	return all
}

// Made is the changes with which the law was compiled.
func (l *Law) Made() []Change { return l.InForce.Made() }

// seat is the player with a role in a fact.
//
//go:noinline
func (s *State) seat(r Role, f *engine.Fact) cards.Seat {
	switch r {
	case Holder:
		return f.Seat
	case Leader:
		return f.Leader
	case Taker:
		return f.Taker
	case Dealer:
		return s.dealer
	case Eldest, ToRight:
		return cards.Right(s.n, s.dealer)
	case ToLeft:
		return cards.Left(s.n, s.dealer)
	case Winner:
		return s.who(factWinner)
	case Loser:
		return s.who(factLoser)
	case Undertaker:
		return s.undertaker()
	case Breaker:
		return s.who(factBroken)
	case Opposite:
		return cards.Opposite(s.n, f.Seat)
	}
	return cards.NoSeat
}
