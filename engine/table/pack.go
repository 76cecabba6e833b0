package table

import (
	"slices"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// The questions that the table itself asks a ruleset.
const (
	PackID  = "parts/pack"
	countID = "parts/deal.count"

	turnedID = "parts/trump.turned"
	valueID  = "parts/card.value"
	drawID   = "parts/draw.after"
	nextID   = "parts/lead.next"
)

// Point is the unit of rulesets that mark points. In these a player's tally of points
// holds more than the worth of the cards taken.
const Point = "point"

// Mark is the unit of rulesets that wipe out marks, which each side has laid out.
const Mark = "mark"

// bounds returns what decides whether a position of the ruleset is possible.
func (l *Law) bounds() record.Pack {
	p := record.Pack{Cards: l.pack, Seats: l.rs.Seats, Play: l.rs.Deals(), Each: l.each, Excess: l.game.Excess, Draws: l.rs.Answer(drawID) != nil, Marks: l.rs.Unit == Point && l.game.Pays != nil}
	if a := l.rs.Answer(valueID); a != nil {
		t := a.Terms()
		p.Worth = Worths(&t)
	} else if a := l.rs.Answer(l.rs.Full("points")); a != nil {
		t := a.Terms()
		p.Worth = Worths(&t)
	}
	for _, phase := range l.game.Phases {
		p.Idle = p.Idle || phase.After == nil && phase.Acts.Has(ActPass)
	}
	for i := range l.game.Choices {
		p.Idle = p.Idle || slices.Contains(l.game.Choices[i].Acts, ActPass)
	}
	return p
}

// faces are the names of the faces that figures give a worth.
var faces = [...]struct {
	name string
	face uint8
}{{"ace", cards.Ace}, {"king", cards.King}, {"queen", cards.Queen}, {"knave", cards.Knave}, {"ten", cards.Ten}, {"nine", 9}, {"eight", 8}, {"seven", 7}}

// Worths returns what each face counts by the figures of an answer: where "pips" is
// 1 a face that is not named counts its pips.
func Worths(t *game.Terms) (worth [16]int32) {
	if t.N("pips") == 1 {
		for face := range worth[:11] {
			worth[face] = int32(face)
		}
	}
	for i := range t.Figures {
		for k := range faces {
			if faces[k].name == t.Figures[i].Name {
				worth[faces[k].face] = t.Figures[i].Value
			}
		}
	}
	return worth
}

// nothing is the worth of faces if no rule gives them any.
var nothing [16]int32

// Worths returns what each face counts by the terms of a rule: nothing, where it is
// not in force.
func (l *Law) Worths(id string) *[16]int32 {
	if worth := l.worths[id]; worth != nil {
		return worth
	}
	return &nothing
}

// packOf returns the cards that a ruleset plays with, whether each comes twice, and
// how many each is dealt. Which cards are taken out may be the players' to
// agree on; no other change makes another pack.
func packOf(rs *game.Ruleset, changes []game.Change) (pack cards.Set, twice bool, each int) {
	pack = cards.Full
	if a := rs.Answer(PackID); a == nil && rs.Answer(rs.Full("pack")) != nil {
		t := rs.Answer(rs.Full("pack")).Terms()
		pack = PackOf(t)
	} else if a != nil {
		t := a.Terms()
		t.Figures = append(game.Figures{}, t.Figures...)
		for _, c := range changes {
			for i := range t.Figures {
				if f := &t.Figures[i]; c.Rule == PackID && c.Part == f.Name && rs.Sets(PackID+"#"+c.Part) {
					f.Value = c.Value
				}
			}
		}
		pack, twice = PackOf(t), t.N("twice") == 1
	}
	if a := rs.Answer(countID); a != nil {
		t := a.Terms()
		each = int(t.N("each"))
	}
	return pack, twice, each
}

// PackOf returns the pack that the terms of parts/pack leave: the faces from lowest
// to highest are taken out, those of the digits of red and black in the suits of
// that colour, all of a suit but one card, or all of it, and single cards besides. A pack of one
// colour that has every card twice is as many cards: see record.Twin.
func PackOf(t game.Terms) cards.Set {
	pack := cards.Full
	if low := t.N("lowest"); low > 0 {
		for face := low; face <= t.N("highest"); face++ {
			pack &^= cards.Face(uint8(face))
		}
	}
	for _, f := range t.Figures {
		switch f.Name {
		case "out", "another":
			pack &^= cards.Card(f.Value).Bit()
		case "lone":
			pack &^= cards.Lane(cards.Card(f.Value).Suit()) &^ cards.Card(f.Value).Bit()
		case "suit":
			pack &^= cards.Lane(cards.Suit(f.Value & 3))
		case "red":
			pack &^= facesOf(f.Value) & (cards.Lane(cards.Hearts) | cards.Lane(cards.Diamonds))
		case "black":
			pack &^= facesOf(f.Value) & (cards.Lane(cards.Spades) | cards.Lane(cards.Clubs))
		}
	}
	return pack & cards.Full
}

// facesOf returns the cards of the faces that are the digits of a number.
func facesOf(digits int32) (set cards.Set) {
	for ; digits > 0; digits /= 10 {
		set |= cards.Face(uint8(digits % 10))
	}
	return set
}
