package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Payments between players for aces and Quinolas.

// cardPlaced calls an ace or a Quinola placed that is thrown on another suit.
func cardPlaced(*Terms) *Rule { return falls(factThrow, factPlaced) }

// cardForced calls an ace or a Quinola forced that follows the suit led.
func cardForced(*Terms) *Rule { return falls(factFollow, factForced) }

// cardLed calls an ace or a Quinola led (played, gorged) that its holder plays
// first to a trick.
func cardLed(*Terms) *Rule { return falls(factLead, factLed) }

func falls(how, called uint8) *Rule {
	return &Rule{Hears: 1 << how, On: func(s *State, f *engine.Fact) {
		said := *f
		said.Kind = called
		s.Say(said)
	}}
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

func ace(t *Terms, how, class uint8) *Rule {
	p, payer, payee := price(t), t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << how, On: func(s *State, f *engine.Fact) {
		if f.Card.Face() != cards.Ace {
			return
		}
		to := s.seat(payee, f)
		if payer == ToEach {
			s.others(to, func(seat cards.Seat) { s.Owe(class, account(seat), account(to), p[f.Card.Suit()]) })
			return
		}
		s.Owe(class, account(s.seat(payer, f)), account(to), p[f.Card.Suit()])
	}}
}

// aceLed has every ace that was led in the hand paid for when the party is
// decided.
func aceLed(t *Terms) *Rule {
	p, payer, payee := price(t), t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factWinner, On: func(s *State, w *engine.Fact) {
		for i := range s.Facts {
			if f := &s.Facts[i]; f.Kind == factLed && f.Card.Face() == cards.Ace {
				s.OweFor(int16(i), dueAceLed, account(s.seat(payer, f)), account(s.seat(payee, f)), p[f.Card.Suit()])
				s.RestOn(factWinner)
			}
		}
	}}
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
		s.others(to, func(seat cards.Seat) {
			if seat == most {
				s.Owe(dueForced, account(seat), account(to), holder[i])
			} else {
				s.Owe(dueForced, account(seat), account(to), others[i])
			}
		})
	}}
}

// quinolaGorged has every Quinola that was led in the hand paid for when the
// party is decided.
func quinolaGorged(t *Terms) *Rule {
	fee := [2]int32{t.N("fee"), t.N("little")}
	payer, payee := t.Role("payer"), t.Role("payee")
	return &Rule{Hears: 1 << factWinner, On: func(s *State, w *engine.Fact) {
		for i := range s.Facts {
			f := &s.Facts[i]
			if f.Kind != factLed {
				continue
			}
			if q := s.quinola(f.Card); q >= 0 {
				s.OweFor(int16(i), dueGorged, account(s.seat(payer, f)), account(s.seat(payee, f)), fee[q])
				s.RestOn(factWinner)
			}
		}
	}}
}

// doubleOpposite multiplies payments for aces and Quinolas between players who
// sit opposite.
func doubleOpposite(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Scale: func(s *State, d *engine.Due) int32 {
		if consolation(d.Class) && s.opposite(d) {
			return times
		}
		return 1
	}}
}

// doubleFirst multiplies payments for aces and Quinolas that fall in the first
// trick.
func doubleFirst(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Scale: func(s *State, d *engine.Due) int32 {
		if consolation(d.Class) && s.fell(d) == 1 {
			return times
		}
		return 1
	}}
}

// doubleLast multiplies payments for aces and Quinolas that fall in the last
// trick.
func doubleLast(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Scale: func(s *State, d *engine.Due) int32 {
		if consolation(d.Class) && s.fell(d) == s.last {
			return times
		}
		return 1
	}}
}

// claimLed has a led ace or Quinola unpaid that its winner did not ask for.
func claimLed(*Terms) *Rule {
	return &Rule{Annul: func(s *State, d *engine.Due) bool {
		return (d.Class == dueAceLed || d.Class == dueGorged) && s.unclaimed.Has(s.card(d))
	}}
}

// claimAll has any ace or Quinola unpaid that was not asked for.
func claimAll(*Terms) *Rule {
	return &Rule{Annul: func(s *State, d *engine.Due) bool {
		return consolation(d.Class) && s.unclaimed.Has(s.card(d))
	}}
}
