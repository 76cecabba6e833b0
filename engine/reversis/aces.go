package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// Payments between players for aces and Quinolas.

// cardPlaced calls an ace or a Quinola placed that is thrown on another suit.
var cardPlaced = Rule{Hears: 1 << factThrow, On: func(s *State, f *engine.Fact) { s.called(f, factPlaced) }}

// cardForced calls an ace or a Quinola forced that follows the suit led: always,
// or only where its holder had nothing else of the suit to play. One that he
// need not have played is then neither forced nor placed.
func cardForced(t *Terms) *Rule {
	ace, quinola := t.N("ace") == 1, t.N("quinola") == 1
	return &Rule{Hears: 1 << factFollow, On: func(s *State, f *engine.Fact) {
		chosen := quinola
		if f.Card.Face() == cards.Ace {
			chosen = ace
		}
		if chosen || f.N == 0 {
			s.called(f, factForced)
		} else {
			s.called(f, factChosen)
		}
	}}
}

// cardLed calls an ace or a Quinola led (played, gorged) that its holder plays
// first to a trick.
var cardLed = Rule{Hears: 1 << factLead, On: func(s *State, f *engine.Fact) { s.called(f, factLed) }}

// called says how a card fell.
func (s *State) called(f *engine.Fact, kind engine.FactKind) {
	said := *f
	said.Kind = kind
	s.Say(&said)
}

// price is what an ace costs, some suits dearer than others.
func price(t *Terms) (p [4]int32) {
	for suit := range p {
		p[suit] = t.N("ace")
	}
	p[cards.Diamonds] = t.Or("diamonds", p[cards.Diamonds])
	p[cards.Hearts] = t.Or("hearts", p[cards.Hearts])
	return p
}

// acePlaced has an ace that is placed paid for.
func acePlaced(t *Terms) *Rule { return ace(t, factPlaced, dueAcePlaced) }

// aceForced has an ace that is forced paid for.
func aceForced(t *Terms) *Rule { return ace(t, factForced, dueAceForced) }

func ace(t *Terms, how engine.FactKind, class engine.DueClass) *Rule {
	p, payer, payee := price(t), t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << how, On: func(s *State, f *engine.Fact) {
		if f.Card.Face() != cards.Ace {
			return
		}
		to := s.seat(payee, f)
		if payer == ToEach {
			for _, seat := range s.round {
				s.Owe(class, account(seat), account(to), p[f.Card.Suit()])
			}
			return
		}
		s.Owe(class, account(s.seat(payer, f)), account(to), p[f.Card.Suit()])
	}}
}

// aceLed has every ace that was led in the hand paid for when the party is
// decided; a book that says it pays nothing names nobody.
func aceLed(t *Terms) *Rule {
	p, payer, payee := price(t), roleOr(t, "payer", Holder), roleOr(t, "payee", Winner)
	return &Rule{Hears: 1 << factWinner, On: func(s *State, w *engine.Fact) {
		for i := s.From(factLed); i < len(s.Facts); i++ {
			if f := &s.Facts[i]; f.Kind == factLed && f.Card.Face() == cards.Ace {
				s.OweFor(int16(i), dueAceLed, account(s.seat(payer, f)), account(s.seat(payee, f)), p[f.Card.Suit()])
			}
		}
	}}
}

// roleOr is the role of that name, or another where the text has none.
func roleOr(t *Terms, name string, other Role) Role {
	if r := t.Role(name); r != game.NoRole {
		return r
	}
	return other
}

// quinolaGift has a Quinola that is placed paid for by a player, besides what
// it draws from the pool.
func quinolaGift(t *Terms) *Rule {
	fee := [2]int32{t.N("fee"), t.N("little")}
	last := t.Or("last", fee[0])
	payer, payee := t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factPlaced, On: func(s *State, f *engine.Fact) {
		i := s.quinola(f.Card)
		if i < 0 {
			return
		}
		amount := fee[i]
		if i == 0 && f.Trick == s.last {
			amount = last
		}
		s.Owe(dueGift, account(s.seat(payer, f)), account(s.seat(payee, f)), amount)
	}}
}

// quinolaConsolation has a Quinola that is forced paid for, by its holder and
// by the other players.
func quinolaConsolation(t *Terms) *Rule {
	holder := [2]int32{t.N("holder"), t.N("little.holder")}
	others := [2]int32{t.N("others"), t.N("little.others")}
	payer, payee := t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factForced, On: func(s *State, f *engine.Fact) {
		i := s.quinola(f.Card)
		if i < 0 {
			return
		}
		most, to := s.seat(payer, f), s.seat(payee, f)
		for _, seat := range s.round {
			amount := others[i]
			if seat == most {
				amount = holder[i]
			}
			s.Owe(dueForced, account(seat), account(to), amount)
		}
	}}
}

// quinolaGorged has every Quinola that was led in the hand paid for when the
// party is decided.
func quinolaGorged(t *Terms) *Rule {
	fee := [2]int32{t.N("fee"), t.N("little")}
	payer, payee := t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factWinner, On: func(s *State, w *engine.Fact) {
		for i := s.From(factLed); i < len(s.Facts); i++ {
			f := &s.Facts[i]
			if f.Kind != factLed {
				continue
			}
			if q := s.quinola(f.Card); q >= 0 {
				s.OweFor(int16(i), dueGorged, account(s.seat(payer, f)), account(s.seat(payee, f)), fee[q])
			}
		}
	}}
}

// doubleOpposite multiplies payments for aces and Quinolas between players who
// sit opposite.
func doubleOpposite(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Dues: consolations, Scale: func(s *State, d *engine.Due) int32 {
		if s.opposite(d) {
			return times
		}
		return 1
	}}
}

// doubleFirst multiplies payments for aces and Quinolas that fall in the first
// trick.
func doubleFirst(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Dues: consolations, Scale: func(s *State, d *engine.Due) int32 {
		if s.fell(d) == 1 {
			return times
		}
		return 1
	}}
}

// doubleLast multiplies payments for aces and Quinolas that fall in the last
// trick.
func doubleLast(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Dues: consolations, Scale: func(s *State, d *engine.Due) int32 {
		if s.fell(d) == s.last {
			return times
		}
		return 1
	}}
}

// claimLed has an ace or a Quinola unpaid that was not asked for. The books say
// of those that were placed or forced that they need no asking.
var claimLed = Rule{Dues: consolations, Annul: func(s *State, d *engine.Due) bool {
	return s.unclaimed.Has(s.card(d))
}}

// claimAll has any ace or Quinola unpaid that was not asked for.
var claimAll = Rule{Dues: consolations, Annul: func(s *State, d *engine.Due) bool {
	return s.unclaimed.Has(s.card(d))
}}

// claimUnasked has an ace or a Quinola that was placed or forced paid though
// nobody asks for it.
var claimUnasked = Rule{Lifts: []string{"reversis/claim.led"}, Dues: consolations &^ (1<<dueAceLed | 1<<dueGorged), Spare: always}
