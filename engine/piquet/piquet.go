// Package piquet plays Piquet: twelve cards each and a talon of eight, from
// which both players exchange; point, sequences and sets, asked and answered; a
// count for cards led or taking; and the hazards Repic, Pic and Capot. A match
// is played to so many points, or written in columns.
//
// Start at Piquet. phases.go has the course of a hand; melds.go, counting.go and
// ecrire.go have the rules on what is declared, counted and written; the files of
// laws have what is irregular; books.go and manners.go have the books' answers, and
// policy.go how bots play.
package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/table"
)

// State, Rule and Maker are those of package table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
)

// family is the prefix of the ids of the game's own questions.
const family = "piquet"

var q, fig = game.Asking(family), parts.Fig

// The game's own acts.
const (
	actPoint    engine.ActKind = table.OwnActs + iota // a point is announced or shown
	actRun                                            // a sequence, the same
	actSet                                            // three or four alike, the same
	actBlanches                                       // a hand without figures is shown
	actGood                                           // "il est bon"
	actEqual                                          // "il est égal"
	actBad                                            // "il ne vaut pas"
	actName                                           // eldest hand names the suit to be led first: N, from spades on
	actSpades                                         // the other player asks for a lead of spades; so the next three
	actHearts
	actDiamonds
	actClubs
	actAgain   // Seat wants the hand dealt again
	actOver    // Seat draws a card more than Seat has put out
	actShort   // Seat draws a card less
	actRestore // Seat lays back the card too many
	actTwice   // Seat deals twice in succession
	actFalse   // Seat has counted what Seat does not have
	actRetract // Seat takes that back
	actMix     // Seat mixes cards that are left, or a hand thrown down, with the discards
	actStray   // Seat is about to lead another suit than the one named
	actSilent  // Seat does not say what must be said: the suit led, which four
	actAsk     // Seat asks which card of a four the other has put out
	actWarn    // Seat says before shuffling in what packets the cards will be dealt
	actClaim   // Seat says sixty, having said thirty
)

const (
	factAccused  engine.FactKind = table.OwnFacts + iota // Seat asks whether Cards, of the kind N, are good
	factAnswered                                         // Seat answers, for the kind N, with Amount
	factStands                                           // Seat may count the kind N
	factShown                                            // Seat has finished showing
	factCounts                                           // Seat counts Amount for the kind N
	factNamed                                            // Seat must lead the suit N first
	factMute                                             // Seat counts nothing, and keeps the other from counting nothing
	factCompels                                          // Seat must lead N times the suit that the other asks for
	factFewer                                            // Seat draws N cards fewer than Seat puts out
	factWaits                                            // Seat has counted Amount of the kind N, not to be marked before the other has shown
	factFresh                                            // the cards may be dealt in other packets
)

// tricks is how many tricks there are, and how many cards a player has.
const tricks = 12

// dueMark is the class of every due for points counted.
const dueMark = table.OwnDues

// What is counted, in the order of counting. The first four are counted in
// hand.
const (
	kindBlanches int32 = 1 + iota
	kindPoint
	kindRun
	kindSet
	kindPlay
	kindCards
	kindCapot
	kindRepic
	kindPic
	kindGrandCoup
)

// The answers to a question.
const (
	isGood int32 = iota
	isEqual
	isBad
)

// The questions who has the best sequence and the best set.
const (
	askRun engine.Question = table.OwnQuestions + iota
	askSet
)

// choiceSuit is the index in Game.Choices: a suit that another must lead.
const choiceSuit = 0

// Piquet returns the game.
func Piquet() *table.Game {
	g := &table.Game{
		Ident: "piquet", Kin: family, Title: "Piquet",
		Aims:    []string{"parts/match.target", "match.mark", "parts/write.mark"},
		Phases:  phases(),
		Choices: []table.Choice{{Word: "choose", Acts: []engine.ActKind{actSpades, actHearts, actDiamonds, actClubs}}},
		Makers:  makers(),
		Acts: []string{"point", "run", "set", "blanches", "good", "equal", "bad", "name", "spades", "hearts", "diamonds", "clubs",
			"again", "over", "short", "restore", "twice", "false", "retract", "mix", "stray", "silent", "ask", "warn", "claim"},
		Free: engine.Acts(table.ActCut, actPoint, actRun, actSet, actBlanches, table.ActOut, actAgain, actOver, actShort,
			actRestore, actTwice, actFalse, actRetract, actMix, actStray, actSilent, actAsk, actWarn, actClaim,
			table.ActTake, table.ActStand, table.ActLay, table.ActFold, table.ActRefuse, table.ActAccept),
		Late:    engine.Acts(table.ActCut, actFalse),
		Needs:   []table.Need{{Kind: actName, By: "left.named"}},
		Happens: happens,
		Cannot:  cannot,
		Asks:    []string{"who has the best sequence", "who has the best set"},
		Notable: factStands.Bit(),
		Pays:    table.MarksAndPools(game.NamedPool{Pool: poolColumns, Words: "the columns"}, game.NamedPool{Pool: poolCorbillon, Words: "the corbillon"}),
		Spoken:  speaks,
		Waits:   tours.Idle,
		Excess:  2,
		Carries: []table.Carried{{Name: table.Scores.Name, Each: true, By: targetID}, parts.Dealt, {Name: game.Tours, By: toursID}, {Name: tours.Coup, By: toursID}, {Name: tours.Ahead, Each: true, By: toursID}, {Name: tours.Refait, By: toursID},
			{Name: tours.Waits, Each: true, By: toursID}, {Name: nameColumn, Each: true, By: toursID}},
		Written: []game.Line{{Name: game.Tours, Says: "tours played"}, {Name: tours.Coup, Says: "hands of this tour"}, {Name: tours.Ahead, Says: "ahead in it"},
			{Name: tours.Refait, Says: "tours played again"}, {Name: nameColumn, Says: "columns"}, {Name: tours.Waits, Says: "waiting", Places: true},
			{Name: nameWins, Says: "wins by the columns"}, {Name: nameLoses, Says: "loses by the columns"}},
		Keeps:   keeps,
		Unfit:   unfit,
		OneRole: parts.OneRoleOfTwo,
		Ways:    ways{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.Ace), cards.Of(cards.Spades, cards.King), cards.Of(cards.Spades, cards.Queen), cards.Of(cards.Spades, cards.Knave),
			cards.Of(cards.Spades, cards.Ten)},
	}
	g.Books = books(g)
	return g
}

// ways says how random hands are made, and how bots play.
type ways struct{}

// Ways returns what package play needs.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Policy: sensible, Margin: 3, Gains: gains, Star: star, Carry: carry, Amiss: amiss, Upon: upon, Shuns: shuns}
}

// other returns the opponent of a player.
func other(s *State, seat cards.Seat) cards.Seat { return s.Round[0] ^ s.Round[1] ^ seat }

// stands reports whether a player may count a kind.
func stands(s *State, seat cards.Seat, kind int32) bool {
	return s.LastWith(factStands, seat, kind) != nil
}

// standing returns the kinds that a player may count, a bit each.
func standing(s *State, seat cards.Seat) (kinds uint32) {
	for f := s.Last(factStands); f != nil; f = s.Prior(f) {
		if f.Seat == seat {
			kinds |= 1 << f.N
		}
	}
	return kinds
}

// unfit returns why the carried state cannot be left by an earlier hand, or "".
func unfit(s *State) string {
	if s.Law().Book().Answer(toursID) != nil {
		if wrong := unfitWritten(s, s.Most(toursID, "tours")); wrong != "" {
			return wrong
		}
	}
	return parts.UnfitPackets(s)
}

const targetID = "parts/match.target"

// weigh makes random players exchange some cards, mostly ask and show what they
// have, and answer truthfully.
func weigh(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActDone:
		if s.Phase().Word == "draw" {
			return 2
		}
		return 1
	case table.ActPass:
		return 6
	case actPoint, actRun, actSet:
		return 4 * a.Cards.Len()
	case actGood:
		return 3
	case actBlanches, actBad, actEqual:
		return 30
	}
	return 6
}

// star returns cards for a strong random hand: no figures, a long sequence, or sets.
func star(s *State, src *table.Source) cards.Set {
	high := cards.Face(cards.Ace) | cards.Face(cards.King) | cards.Face(cards.Queen)
	switch src.Below(5) {
	case 0:
		return cards.Full &^ cards.Courts &^ cards.Face(cards.Ace)
	case 1:
		return high
	case 2:
		return cards.Lane(cards.Suit(src.Below(4)))
	}
	return cards.Lane(cards.Suit(src.Below(4))) | cards.Face([...]uint8{cards.Ace, cards.King, cards.Queen, cards.Knave, cards.Ten, 9}[src.Below(6)])
}

// carry sets up what random hands find: points marked before.
func carry(s *State, src *table.Source) {
	if t, ok := s.Law().Terms(targetID); ok {
		for _, seat := range s.Round {
			s.Mark(seat, min(int32(src.Below(10)*src.Below(11)), max(t.N("score"), 1)-1))
		}
	} else {
		begun(s, src)
	}
	if src.One(2) {
		s.Carries(parts.Dealing, cards.NoSeat, [...]int32{222222, 3333}[src.Below(2)])
	}
}
