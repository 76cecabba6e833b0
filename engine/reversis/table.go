package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// The table, the pack and the deal.

// players says how many play.
func players(t *Terms) *Rule {
	number := t.N("number")
	return &Rule{Judges: 1 << actPlayers, Refuse: func(s *State, a *engine.Act) bool {
		return int32(a.N[0]) != number
	}}
}

// pack says which cards are taken out: no hand may hold one of them.
func pack(t *Terms) *Rule {
	var out cards.Set
	for face := t.N("lowest"); face <= t.N("highest"); face++ {
		out |= cards.Face(uint8(face))
	}
	return &Rule{Judges: 1 << actDeal, Refuse: func(s *State, a *engine.Act) bool {
		return a.Cards&out != 0
	}}
}

// quinolaGreat names the card to which the pool is attached, the knave of
// hearts.
func quinolaGreat(t *Terms) *Rule { return quinola(t, 0) }

// quinolaLittle names the card to which the little pool is attached, the queen
// of hearts.
func quinolaLittle(t *Terms) *Rule { return quinola(t, 1) }

func quinola(t *Terms, pool int32) *Rule {
	card := cards.Of(cards.Hearts, uint8(t.N("face")))
	return &Rule{Hears: 1 << factTable, On: func(s *State, f *engine.Fact) {
		s.Say(&engine.Fact{Kind: factQuinola + engine.FactKind(pool), Seat: cards.NoSeat, Card: card, N: pool})
	}}
}

// dealFirst finds the first dealer by the cards the players drew: he who drew
// the card, or a card of the suit, that the book names.
func dealFirst(t *Terms) *Rule {
	suit, face := cards.Suit(t.N("suit")), uint8(t.N("face"))
	named := func(s *State, seat cards.Seat) int {
		for i := range s.Facts {
			f := &s.Facts[i]
			if f.Kind == factAct && f.N == int32(actDraw) && f.Seat == seat &&
				f.Card.Suit() == suit && (face == 0 || f.Card.Face() == face) {
				return 1
			}
		}
		return 0
	}
	return &Rule{Asked: 1 << askDealer, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return named(s, seat) }}
}

// dealCut says who cuts the pack, and how many cards must be in either part.
func dealCut(t *Terms) *Rule {
	least, cutter := int(t.N("least")), t.Role("cutter")
	return &Rule{Judges: 1 << actCut, Refuse: func(s *State, a *engine.Act) bool {
		lifted := int(a.N[0])
		return a.Seat != s.seat(cutter, &engine.Fact{Seat: s.dealer}) || lifted < least || s.law.pack.Len()-lifted < least
	}}
}

// dealOrder says which way round the cards are dealt: who receives the first.
func dealOrder(t *Terms) *Rule {
	first := t.Role("first")
	return &Rule{Judges: 1 << actFirst, Refuse: func(s *State, a *engine.Act) bool {
		return a.Seat != s.seat(first, &engine.Fact{Seat: s.dealer})
	}}
}

// dealPasses says who deals next: the deal goes round to the right, unless
// the same player is to deal again.
func dealPasses(t *Terms) *Rule {
	next := t.Role("next")
	return &Rule{Hears: 1 << factClosing, On: func(s *State, f *engine.Fact) {
		if s.Seen(factSameDealer) == nil {
			s.say(factNextDealer, s.seat(next, f))
		}
	}}
}

// dealCount says how many cards each receives.
func dealCount(t *Terms) *Rule {
	each, dealer := t.N("each"), t.N("dealer")
	return &Rule{Judges: 1 << actDeal, Refuse: func(s *State, a *engine.Act) bool {
		if a.Seat == s.dealer {
			return int32(a.Cards.Len()) != dealer
		}
		return int32(a.Cards.Len()) != each
	}}
}

// dealPackets says in what packets the cards are dealt: a short one and two
// long ones to the others, always long ones to the dealer himself; or for all
// in packets of one size, the last of which may be smaller.
func dealPackets(t *Terms) *Rule {
	if size := int16(t.N("size")); size > 0 {
		return &Rule{Judges: 1 << actPackets, Refuse: func(s *State, a *engine.Act) bool {
			for i := 0; i+1 < len(a.N); i++ {
				if a.N[i] != size && a.N[i+1] != 0 || a.N[i] > size {
					return true
				}
			}
			return a.N[len(a.N)-1] > size
		}}
	}
	short, long, own, first := int16(t.N("short")), int16(t.N("long")), int16(t.N("own")), t.N("first")
	return &Rule{Judges: 1 << actPackets, Refuse: func(s *State, a *engine.Act) bool {
		if a.Seat == s.dealer {
			return a.N != [4]int16{own, own, own}
		}
		for round := int32(1); round <= 3; round++ {
			packets := [4]int16{long, long, long}
			packets[round-1] = short
			if a.N == packets && (first == 0 || first == round) {
				return false
			}
		}
		return true
	}}
}

// dealExposed makes a hand void in which a card was turned up; the same player
// deals it again.
var dealExposed = Rule{Hears: 1 << factAct, Only: 1 << actExposed, On: func(s *State, f *engine.Fact) {
	if s.Seen(factPlayable) == nil {
		s.Say(&engine.Fact{Kind: factVoid, Seat: f.Seat, Card: f.Card})
		s.say(factSameDealer, s.dealer)
	}
}}

// dealExposedAgreed lets a hand stand though a card was turned up, if all the
// players think it good: an agreement that names nobody is everybody's.
var dealExposedAgreed = Rule{Hears: 1 << factAct, Only: 1 << actAgree, On: func(s *State, f *engine.Fact) {
	for _, seat := range s.round {
		if f.Seat != cards.NoSeat && s.did(actAgree, seat) == nil {
			return
		}
	}
	s.say(factPlayable, f.Seat)
}}

// dealMisdeal makes void a hand that was dealt wrongly: the dealer loses his
// deal.
var dealMisdeal = Rule{Hears: 1 << factAct, Only: 1 << actMisdeal, On: func(s *State, f *engine.Fact) {
	if s.Seen(factPlayable) == nil {
		s.say(factVoid, f.Seat)
	}
}}

// dealMended lets a hand stand that was dealt wrongly, if it is put right at
// once and nobody objects.
var dealMended = Rule{Hears: 1 << factAct, Only: 1 << actMend, On: func(s *State, f *engine.Fact) {
	s.say(factPlayable, f.Seat)
}}

// dealAgain has a hand that was dealt wrongly dealt again by the same player.
var dealAgain = Rule{Hears: 1 << factAct, Only: 1 << actMisdeal, On: func(s *State, f *engine.Fact) {
	s.say(factSameDealer, s.dealer)
}}

// dealBuyback lets the dealer who has lost his deal redeem it: he pays the
// pool and deals again.
func dealBuyback(t *Terms) *Rule {
	fee := t.N("fee")
	return &Rule{Hears: 1 << factAct, Only: 1 << actRedeal, On: func(s *State, f *engine.Fact) {
		s.Owe(dueFine, account(f.Seat), engine.Pool, fee)
		s.say(factSameDealer, s.dealer)
	}}
}

// dealMisdealLate fines a misdeal that is noticed only after the discard: the
// dealer pays the pool, the hand is void, and the deal cannot be redeemed.
func dealMisdealLate(t *Terms) *Rule {
	fine := t.N("fine")
	return &Rule{
		Hears: 1 << factAct, On: func(s *State, f *engine.Fact) {
			if f.N == int32(actMisdeal) && s.phase > atDeal {
				s.Owe(dueFine, account(f.Seat), engine.Pool, fine)
			}
		},
		Judges: 1 << actRedeal, Refuse: func(s *State, a *engine.Act) bool { return s.phase > atDeal },
	}
}

// dealTwice makes void a hand dealt by a player who had dealt the one before.
var dealTwice = Rule{Hears: 1 << factAct, Only: 1 << actTwice, On: func(s *State, f *engine.Fact) {
	if s.Seen(factPlayable) == nil {
		s.say(factVoid, f.Seat)
	}
}}

// dealTwiceLed lets it stand once the first card has been led.
var dealTwiceLed = Rule{Hears: 1 << factAct, Only: 1 << actTwice, On: func(s *State, f *engine.Fact) {
	if s.phase == atPlay {
		s.say(factPlayable, f.Seat)
	}
}}
