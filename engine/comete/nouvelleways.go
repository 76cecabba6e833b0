package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/table"
)

// cometWays says how random hands are made, and how bots play.
type cometWays struct{}

// Ways returns what package play needs.
func (cometWays) Ways() table.Ways {
	return table.Ways{Weigh: weighComet, Policy: policyComet, Gains: gainsComet, Star: starComet, Carry: carryComet, Amiss: amissComet, Upon: uponComet, Trials: trialsComet}
}

// weighComet makes players at times lay cards together, and keep the Comète.
func weighComet(s *State, a *engine.Act, src *table.Source) int {
	switch {
	case a.Kind == actTogether:
		return 3
	case a.Kind == table.ActPass:
		return 24
	case a.Kind == table.ActDone:
		return 3
	case s.Hand[a.Seat] != a.Card.Bit() && !src.One(40): // the Comète, with other cards in hand
		return 0
	}
	return 6
}

// starComet returns cards that go in one run, with the Comète or without, or a hand
// without figures.
func starComet(s *State, src *table.Source) (set cards.Set) {
	switch src.Below(4) {
	case 0:
		return lowCards(s)
	case 1: // one of each face, and the Comète
		for face := uint8(2); face <= cards.King; face++ {
			set |= cards.Of(cards.Suit(src.Below(4)), face).Bit()
		}
		return set | wilds(s)
	case 2:
		for face := uint8(9); face <= cards.King; face++ {
			set |= cards.Face(face).Without()
		}
		return set | wilds(s)
	}
	for face := uint8(3 + src.Below(3)); face <= cards.King; face++ {
		set |= cards.Face(face).Without().Without()
	}
	return set
}

// lowCards returns the cards of the pack that are not figures.
func lowCards(s *State) cards.Set {
	return s.Law().Pack() &^ cards.Courts
}

// carryComet sets up a Comète that has not come, and a tour and a match under way.
func carryComet(s *State, src *table.Source) {
	if n := int32(1 + src.Below(3)); s.Law().Book().Answer(pairID) != nil {
		for _, seat := range s.Seats() {
			s.Carries(nameSleeps, seat, n-1)
		}
	} else if src.One(2) {
		s.Carries(nameRemise, cards.NoSeat, n)
	}
	if s.Law().Book().Answer(handsID) != nil {
		if t, ok := s.Law().Terms(handsID); src.One(2) && ok {
			s.Carries(game.Tours, cards.NoSeat, max(t.N("coups")-1-int32(src.Below(2)), 0))
		}
		carryQueue(s, src)
		return
	}
	if s.N > 2 && src.One(2) { // the dealer plays against the player on the left
		place := int32(1)
		for seat := cards.Right(s.N, s.Dealer); seat != cards.Left(s.N, s.Dealer); seat = cards.Right(s.N, seat) {
			s.Carries(tours.Waits, seat, place)
			place++
		}
	}
	if src.One(2) {
		s.Carries(tours.Coup, cards.NoSeat, 1)
		ahead := s.Dealer
		if s.N == 2 && src.One(2) {
			ahead = rival(s, ahead)
		}
		s.Carries(tours.Ahead, ahead, int32(src.Below(150)))
	}
	if src.One(4) {
		s.Carries(tours.Refait, cards.NoSeat, int32(1+src.Below(2)))
	}
	if t, ok := s.Law().Terms(lengthID); src.One(3) && ok {
		s.Carries(game.Tours, cards.NoSeat, max(t.N("coups")/2-1-int32(src.Below(2)), 0))
	}
}

// carryQueue sets up jettons in the queue, and what players have won and lost.
func carryQueue(s *State, src *table.Source) {
	sum := int32(0)
	for _, seat := range s.Round[1:] {
		n := int32(src.Below(40))
		s.Carries(nameLoses, seat, n)
		sum += n
	}
	won := int32(src.Below(int(sum) + 1))
	s.Carries(nameWins, s.Round[0], won)
	s.Put(0, sum-won)
}

// amissComet fills in who is dealt a card too many, and who looks into the talon or
// at cards played.
func amissComet(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case table.ActMisdeal:
		a.To, a.N[0] = s.Round[src.Below(len(s.Round))], int16(s.Law().Each()+1)
	case table.ActLook:
		set := parts.Rest(s)
		if src.One(2) {
			set = s.Out[a.Seat]
		}
		if set != 0 && !src.One(3) {
			a.Card = src.Pick(set)
		}
	}
	return true
}

// uponComet makes the first player have a wrong deal dealt again, every other time.
func uponComet(s *State, a *engine.Act, src *table.Source) bool {
	if a.Kind != table.ActMisdeal || src.One(2) {
		return false
	}
	*a = engine.NewAct(actAgain, s.Eldest)
	return true
}

// trialsComet returns the hand, with a card more, of a player who was dealt wrongly.
func trialsComet(s *State, kind engine.ActKind) (list []engine.Act) {
	if f := s.Did(table.ActMisdeal, cards.NoSeat); kind == table.ActDeal && f != nil && f.Leader != cards.NoSeat {
		list = append(list, engine.NewAct(kind, f.Leader).WithCards(s.Hand[f.Leader]|parts.Rest(s).First().Bit()))
	}
	return list
}

// gainsComet returns what a player has gained by a hand: counters, and points in the
// tour.
func gainsComet(s *State, seat cards.Seat) int {
	sum := int(s.Balance[seat])
	if len(s.Round) == 2 && !s.Told(table.FactTour) {
		sum += int(s.Tally(tours.Toured, seat) - s.Tally(tours.Toured, rival(s, seat)))
	}
	return sum
}

// policyComet returns the act of an experienced player: keep the Comète for the last
// card (p23), unless another is nearly out; begin the longest run (p8b), best one that
// ends at a king or a card nobody else can have (p20c); lay four together if the cards
// below are held (p13).
func policyComet(s *State, o *table.Options) (engine.Act, bool) {
	hand := s.Hand[o.Seat]
	return parts.Best(o, func(a *engine.Act) int { return likesComet(s, o.Seat, hand, a) })
}

// likesComet returns how much a player likes an act.
func likesComet(s *State, seat cards.Seat, hand cards.Set, a *engine.Act) int {
	wild := wilds(s)
	nearly := false
	for _, other := range s.Round {
		nearly = nearly || other != seat && s.Hand[other].Len() <= 4
	}
	switch {
	case a.Kind == table.ActOut:
		return outComet(s, hand, a.Card)
	case a.Kind == table.ActDone:
		return 60
	case a.Kind == table.ActPass:
		return 20
	case a.Kind == actTogether && a.Cards == hand:
		return 1000
	case a.Kind == actTogether && a.Cards&wild != 0:
		return 0
	case a.Kind == actTogether:
		return 10
	case a.Card.Bit() == hand:
		return 1000
	case wild.Has(a.Card) && (nearly || hand.Len() <= 3):
		return 40
	case wild.Has(a.Card):
		return 1
	case running(s):
		return 100
	}
	return rowOf(s, seat, hand&^wild, a.Card.Face())
}

// rowOf returns how good it is to begin a run at a face: how many cards it takes out
// of the hand, and whether the player begins the next run, too.
func rowOf(s *State, seat cards.Seat, hand cards.Set, face uint8) int {
	n := 0
	for face <= cards.King && hand&cards.Face(face) != 0 {
		n, face = n+1, face+1
	}
	if face > cards.King {
		return 60 + 2*n
	}
	if s.Unseen(seat)&cards.Face(face) == 0 {
		return 50 + 2*n
	}
	return 20 + n
}

// outComet returns how much a player likes to put a card out: rather one whose face
// is repeated or without neighbours; never the Comète, hardly a king.
func outComet(s *State, hand cards.Set, c cards.Card) int {
	face := c.Face()
	n := (hand & cards.Face(face)).Len()
	switch {
	case wilds(s).Has(c):
		return 0
	case n > 1 && face != cards.King:
		return 60 + n
	case face > 2 && face < cards.King && hand&(cards.Face(face-1)|cards.Face(face+1)) == 0:
		return 61
	}
	return 50
}
