package guinguette

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// turns sums up what players have said about the cotillon.
type turns struct {
	n     [cards.Seats]int8           // how often each has spoken
	last  [cards.Seats]engine.ActKind // what each said last
	named bool                        // trumps were named
	must  cards.Seat                  // the player who named trumps before eldest hand did and has not yet spoken, or NoSeat
}

// spoken returns what was said since the cotillon was called; it reads from the end.
func spoken(s *State) (t turns) {
	t.must = cards.NoSeat
	called := s.Seen(factCotillon)
	if called == nil {
		return t
	}
	lastNamed := cards.NoSeat // who, other than eldest hand, has named trumps last
	for f := s.Last(table.FactSaid); f != nil && f.Clock > called.Clock; f = s.Prior(f) {
		switch kind := engine.ActKind(f.N); {
		case suits.Has(kind):
			t.named = true
			if f.Seat != s.Eldest && lastNamed == cards.NoSeat {
				lastNamed = f.Seat
				if t.n[f.Seat] == 0 { // that player has said nothing after it
					t.must = f.Seat
				}
			}
		case kind != actLift:
			if t.n[f.Seat] == 0 {
				t.last[f.Seat] = kind
			}
			t.n[f.Seat]++
		}
	}
	return t
}

// said reports whether a player has said something of some kinds, before the cotillon was
// called or since.
func said(s *State, seat cards.Seat, kinds ...engine.ActKind) bool {
	for _, kind := range kinds {
		if s.SaidBy(kind).Has(seat) {
			return true
		}
	}
	return false
}

// stirrer returns the player who is stirring the cotillon, or NoSeat. Nobody
// else speaks meanwhile.
func stirrer(s *State) cards.Seat {
	if s.Said.Kind == actStir {
		return s.Said.Seat
	}
	return cards.NoSeat
}

// next returns who speaks while nobody is stirring: from eldest hand on, each
// player once, and again a player who has stirred and may stir more; at the end
// eldest hand, if nobody has named trumps.
func (t *turns) next(s *State) cards.Seat {
	next, least := cards.NoSeat, int8(127)
	for i, seat := 0, s.Eldest; i < s.N; i, seat = i+1, s.Right(seat) {
		if t.n[seat] < least && (t.n[seat] == 0 || t.last[seat] == actStir && !s.Refuses(actStir, seat)) {
			next, least = seat, t.n[seat]
		}
	}
	if next == cards.NoSeat && !t.named && s.Told(table.FactUndertakes) {
		return s.Eldest
	}
	return next
}

// speaking returns the phase in which trumps are named, and each player plays,
// stirs the cotillon or passes.
func speaking() *table.Phase {
	return &table.Phase{
		Word: "bid", Acts: suits.With(engine.Acts(table.ActUndertake, table.ActPass, table.ActStand, table.ActOut, actStir, actLift)),
		Begin: func(s *State) { s.Tell(factCotillon, s.Dealer) },
		Turn: func(s *State) cards.Seat {
			if seat := stirrer(s); seat != cards.NoSeat {
				return seat
			}
			t := spoken(s)
			return t.next(s)
		},
		May: maySpeak,
		Fits: func(s *State, a *engine.Act) string {
			if a.Kind == actLift && (a.N[0] < 1 || int(a.N[0]) >= s.Left()) {
				return "part of the talon is lifted: a card at least, and one less at most than lie there"
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			switch a.Kind {
			case table.ActOut:
				s.PutOut(a.Seat, a.Card)
			case actLift:
				cut(s, a.Seat)
			}
		},
		End: func(s *State) {
			if !s.Told(table.FactUndertakes) {
				s.Note(table.FactPassed, cards.NoSeat)
			}
		},
	}
}

// maySpeak offers what a player may say of the cotillon, or do who is stirring it.
func maySpeak(s *State, seat cards.Seat, o *table.Options) {
	if stirrer(s) == seat {
		o.OfferAlike(table.ActOut, s.Hand[seat])
		if s.Hand[seat].Len() < s.Dealt[seat].Len() {
			for n := 1; n < s.Left(); n++ {
				o.Add(actLift, int16(n))
			}
		}
		return
	}
	t := spoken(s)
	for kind := actSuit; !t.named && kind < actSuit+4; kind++ {
		o.Add(kind)
	}
	if t.n[seat] == 0 {
		o.Add(table.ActUndertake)
		o.Add(table.ActPass)
	}
	if s.Left() > 1 && (t.n[seat] == 0 || t.last[seat] == actStir && !s.Refuses(actStir, seat)) {
		o.Add(actStir)
	}
	if t.n[seat] > 0 && (t.named || o.N > 4) {
		o.Add(table.ActStand)
	}
}

// cut gives a player who lifts part of the talon the cards beneath it, as many
// as the player has put out.
func cut(s *State, seat cards.Seat) {
	under := 0
	if f := s.SeenOf(factCuts, seat); f != nil {
		under = int(s.Said.N[0])
	}
	for s.Hand[seat].Len() < s.Dealt[seat].Len() {
		c := s.DrawUnder(under)
		if c == cards.None {
			break
		}
		s.Hand[seat] |= c.Bit()
	}
}
