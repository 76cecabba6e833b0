package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// The Espagnolette: the privilege of the aces.

// espagnolette says which hands have the privilege: so many aces, or fewer
// beside a Quinola.
func espagnolette(t *Terms) *Rule {
	alone, with, both := int(t.N("aces")), int(t.Or("with", 9)), int(t.Or("both", 9))
	return &Rule{Hears: 1 << factPlaying, On: func(s *State, f *engine.Fact) {
		quinolas := s.watch &^ aces
		for _, seat := range s.round {
			hand := s.begun[seat]
			n := (hand & aces).Len()
			held := (hand & quinolas).Len()
			if n >= alone || held > 0 && n >= with || held > 1 && n >= both {
				s.Say(engine.Fact{Kind: factEspagnolette, Seat: seat, N: int32(n)})
			}
		}
	}}
}

// espagnoletteRenounce lets the Espagnolette throw any card though he could
// follow suit, up to a certain trick or to the end.
func espagnoletteRenounce(t *Terms) *Rule {
	until := int8(t.Or("until", 99))
	return &Rule{Lifts: []string{"reversis/follow-suit"}, Rests: factEspagnolette, When: func(s *State, a *engine.Act) bool {
		f := s.Seen(factEspagnolette)
		return f != nil && f.Seat == a.Seat && s.Trick <= until && s.Seen(factEnded) == nil
	}}
}

// espagnoletteUsed has the Espagnolette use his right when he first throws
// another suit though he could follow: from then on he cannot play his hand as
// an ordinary one.
func espagnoletteUsed(*Terms) *Rule {
	return &Rule{Hears: 1 << factRenounced, On: func(s *State, f *engine.Fact) {
		if s.Seen(factUsed) == nil && s.who(factEspagnolette) == f.Seat {
			s.Say(engine.Fact{Kind: factUsed, Seat: f.Seat, Card: f.Card})
		}
	}}
}

// espagnoletteEnds ends the right with a trick that stays with its holder
// while it lasts.
func espagnoletteEnds(t *Terms) *Rule {
	until := int8(t.N("until"))
	return &Rule{Hears: 1 << factTrick, On: func(s *State, f *engine.Fact) {
		if s.Seen(factEnded) == nil && s.Trick <= until && s.who(factEspagnolette) == f.Taker {
			s.Say(engine.Fact{Kind: factEnded, Seat: f.Taker})
		}
	}}
}

// espagnoletteFollows has the Espagnolette follow suit like anybody once he
// has undertaken the Reversis.
func espagnoletteFollows(*Terms) *Rule {
	return &Rule{Hears: 1 << factUndertaken, On: func(s *State, f *engine.Fact) {
		if s.who(factEspagnolette) == f.Seat && s.Seen(factEnded) == nil {
			s.Say(engine.Fact{Kind: factEnded, Seat: f.Seat})
		}
	}}
}

// espagnoletteWins puts the Espagnolette who used his right and took no trick
// before all others, however they sit.
func espagnoletteWins(*Terms) *Rule {
	r := asked(askWinner, func(s *State, a, b cards.Seat) int {
		return b2i(s.espagnoletteWon(a)) - b2i(s.espagnoletteWon(b))
	})
	r.Rests = factUsed
	return r
}

func (s *State) espagnoletteWon(seat cards.Seat) bool {
	return s.who(factUsed) == seat && s.tricks[seat] == 0
}

// espagnoletteLoses has the Espagnolette lose who used his right, still has
// it, and takes a trick that he must not take.
func espagnoletteLoses(t *Terms) *Rule {
	from := int8(t.Or("from", 1))
	return &Rule{Hears: 1<<factTrick | 1<<factThrown | 1<<factUsed, On: func(s *State, f *engine.Fact) {
		seat := s.who(factUsed)
		if seat == cards.NoSeat || s.Seen(factEnded) != nil || s.Seen(factLost) != nil || s.Seen(factUndertaken) != nil {
			return
		}
		late := f.Kind != factUsed && f.Taker == seat && f.Trick >= from
		early := from == 1 && s.tricks[seat] > 0
		if late || early {
			s.Say(engine.Fact{Kind: factLost, Seat: seat})
		}
	}}
}

// espagnoletteLosesParty has a lost Espagnolette lose the party, though his
// trick be blank, to him who wins it among the others.
func espagnoletteLosesParty(*Terms) *Rule {
	return &Rule{Asked: 1<<askWinner | 1<<askLoser, Rests: factLost, Prefer: func(s *State, q uint8, a, b cards.Seat) int {
		lost := s.who(factLost)
		if lost == cards.NoSeat {
			return 0
		}
		if q == askWinner {
			return b2i(b == lost) - b2i(a == lost)
		}
		return b2i(a == lost) - b2i(b == lost)
	}}
}

// espagnoletteLosesPool has a lost Espagnolette who had placed the Quinola give
// back what he drew, and make the Remise besides.
func espagnoletteLosesPool(t *Terms) *Rule {
	most := mosts(t)
	return &Rule{Hears: 1 << factEnd, On: func(s *State, _ *engine.Fact) {
		lost := s.who(factLost)
		if lost == cards.NoSeat || s.is(factBarred, lost) { // who is barred has placed nothing
			return
		}
		for i := range s.Facts {
			f := s.Facts[i]
			pool := s.quinola(f.Card)
			if f.Kind != factPlaced || f.Seat != lost || pool < 0 {
				continue
			}
			drawn := s.drawn(int16(i))
			if drawn > 0 {
				s.OweFor(int16(i), dueReturn, account(lost), pot(pool), drawn)
				s.RestOn(factLost)
			}
			s.OweFor(int16(i), dueBeast, account(lost), pot(pool), min(s.pool(pool)+drawn, most[pool]))
			s.RestOn(factLost)
		}
	}}
}

// drawn is what stands of the draw from a pool that rests on a fact.
func (s *State) drawn(fact int16) int32 {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Class == dueDraw && d.Fact == fact && d.Stands() {
			return d.Amount
		}
	}
	return 0
}

// espagnoletteLosesAces has a lost Espagnolette return, so many times over,
// what was paid for aces and Quinolas placed in the hand, to those who paid.
func espagnoletteLosesAces(t *Terms) *Rule {
	times := t.N("times")
	return &Rule{Hears: 1 << factEnd, On: func(s *State, _ *engine.Fact) {
		lost := s.who(factLost)
		if lost == cards.NoSeat {
			return
		}
		for i := range s.Dues {
			d := s.Dues[i]
			if (d.Class == dueAcePlaced || d.Class == dueGift) && d.Stands() && d.From.Seat() != lost {
				s.OweFor(d.Fact, dueReturn, account(lost), d.From, times*d.Amount)
				s.RestOn(factLost)
			}
		}
	}}
}

// espagnolettePaysMade has the Espagnolette pay alone for the company when
// another makes the Reversis: he who used his right, or in one book he who
// merely held the aces.
func espagnolettePaysMade(t *Terms) *Rule {
	if t.Or("used", 1) == 0 {
		return bears(dueReversis, factEspagnolette)
	}
	return bears(dueReversis, factUsed)
}

// espagnolettePaysBroken has the Espagnolette who used his right pay him who
// breaks the Reversis of another.
func espagnolettePaysBroken(*Terms) *Rule { return bears(dueForfeit, factUsed) }

func bears(class, how uint8) *Rule {
	return &Rule{Rests: how, Bears: func(s *State, d *engine.Due) engine.Account {
		if d.Class != class {
			return engine.NoAccount
		}
		seat := s.who(how)
		if seat == cards.NoSeat || seat == d.To.Seat() || seat == s.undertaker() {
			return engine.NoAccount
		}
		return account(seat)
	}}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
