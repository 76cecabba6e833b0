package reversis

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// What comes before the first trick, as a record tells it.

// sheet puts the record's beasts on the sheet.
func (h *hearing) sheet() error {
	if len(h.r.Beasts) > 0 && !h.law.Sheet && h.law.Answer("reversis/game.beasts") == nil {
		return fault("beasts do not wait under " + h.law.ID)
	}
	if len(h.r.Beasts) > sheetLines/2 {
		return fault("the sheet has " + ascii.Itoa(len(h.r.Beasts)) + " beasts; it has room for " + ascii.Itoa(sheetLines/2))
	}
	inPlay := 0
	for _, b := range h.r.Beasts {
		inPlay += b2i(b.InPlay)
		h.beasts[h.owed] = beast{b.By, b.Amount, b.InPlay}
		h.owed++
	}
	if inPlay > 1 {
		return fault("one beast is in play at a time, not " + ascii.Itoa(inPlay))
	}
	return nil
}

// claims notes what was not asked for.
func (h *hearing) claims() {
	for _, word := range h.r.Unclaimed {
		switch word {
		case "party":
			h.partyUnclaimed = true
		case "pool":
			h.poolUnclaimed = true
		default:
			if c, ok := cards.CardOf(word); ok {
				h.unclaimed |= c.Bit()
			}
		}
	}
}

// deal deals the record's hands and talon, as the rules allow.
func (h *hearing) deal() error {
	err := h.law.Dealt(h.r, h.law.pack, func(seat cards.Seat, hand cards.Set, n int) (bool, string) {
		a := engine.Act{Kind: actDeal, Seat: seat, Cards: hand}
		if n > 0 {
			a = engine.Act{Kind: actPlayers, Seat: seat, N: [4]int16{int16(n)}}
		}
		refused, _, any := h.refusals(&a, 0)
		return any, h.law.Cite(refused)
	})
	h.hand = h.r.Hands
	copy(h.talon[:], h.r.Talon)
	return err
}

func (h *hearing) exchanged() bool {
	for _, e := range h.r.Exchange {
		if e.Done {
			return true
		}
	}
	return false
}

// actsFrom reports whether the record has acts at that moment or later.
func (h *hearing) actsFrom(at int) bool {
	for _, a := range h.r.Acts {
		if a.At >= at {
			return true
		}
	}
	return false
}

// did reports whether a player did something at the exchange.
func (h *hearing) did(seat cards.Seat, act engine.ActKind) (cards.Card, bool) {
	for _, a := range h.r.Acts {
		if a.At == record.AtExchange && a.Seat == seat && a.Act == actNames[act] {
			return a.Card, true
		}
	}
	return cards.None, false
}

// exchange has a player do what the record says.
func (h *hearing) exchange(s *State, seat cards.Seat) error {
	e := h.r.Exchange[seat]
	if _, twelve := h.did(seat, actTwelve); twelve {
		if e.Done && e.Out != cards.None {
			return fault("the exchange: " + seat.String() + " put out " + e.Out.Sign() + " and is said to keep twelve cards")
		}
		s.draw(seat)
		return nil
	}
	if !e.Done {
		if len(h.r.Plays) > 0 && !h.r.Position {
			return fault("the exchange: nothing is said of " + seat.String())
		}
		return nil
	}
	if e.Out == cards.None {
		a := engine.Act{Kind: actKeep, Seat: seat}
		refused, lifted, any := h.refusals(&a, 0)
		if any {
			return fault("the exchange: " + seat.String() + " may not keep his hand" + h.law.Cite(refused))
		}
		h.Fired.Union(lifted)
		s.keep(seat)
		return nil
	}
	second, two := h.did(seat, actTwo)
	err := h.putOut(seat, e.Out)
	if err == nil && two {
		err = h.putOut(seat, second)
	}
	if err == nil {
		s.draw(seat)
	}
	return err
}

// putOut puts a card of a hand under the pool, if the rules let.
func (h *hearing) putOut(seat cards.Seat, c cards.Card) error {
	where := "the exchange: " + seat.String() + " " + c.Sign()
	if !h.hand[seat].Has(c) {
		return fault(where + ": " + seat.String() + " was not dealt this card")
	}
	a := engine.Act{Kind: actPutOut, Seat: seat, Card: c}
	refused, lifted, any := h.refusals(&a, 0)
	if any {
		return fault(where + ": this card may not be put out" + h.law.Cite(refused))
	}
	h.Fired.Union(lifted)
	h.State.putOut(seat, c)
	return nil
}

// swap is what the players give each other, as far as the record says so.
func (h *hearing) swap(s *State) (given [cards.Seats]cards.Card, err error) {
	said := h.r.Swap != given
	if !h.law.Swaps && said {
		return given, fault("cards are not swapped under " + h.law.ID)
	}
	if !said && (!h.law.Swaps || h.r.Position || len(h.r.Plays) == 0) {
		return given, nil
	}
	for _, seat := range s.round {
		c := h.r.Swap[seat]
		a := engine.Act{Kind: actSwap, Seat: seat, Card: c, N: [4]int16{int16(cards.Opposite(s.n, seat))}}
		if refused, _, any := h.refusals(&a, 0); any {
			return given, fault("the swap: " + seat.String() + " gives no card to his opposite" + h.law.Cite(refused))
		}
		if c != cards.None && !s.hand[seat].Has(c) {
			return given, fault("the swap: " + seat.String() + " " + c.Sign() + ": " + seat.String() + " does not hold this card")
		}
	}
	return h.r.Swap, nil
}
