package reversis

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// What comes before the first trick, as a record tells it.

// poolsOf is what the record's pools hold, in the order of the ruleset's.
func (l *Law) poolsOf(r *record.Record) (pools [2]int32, err error) {
	for _, p := range r.Pools {
		i := l.poolNo(p.Name)
		if i < 0 {
			return pools, fault("unknown pool \"" + p.Name + "\" under " + l.ID)
		}
		if p.Amount < 0 {
			return pools, fault("a pool holds less than nothing")
		}
		pools[i] = p.Amount
	}
	return pools, nil
}

// poolNo is the place of a pool by its name, or -1.
func (l *Law) poolNo(name string) int {
	if len(l.Pools) == 0 {
		if name == "" || name == "pool" {
			return 0
		}
		return -1
	}
	for i, n := range l.Pools {
		if n == name {
			return i
		}
	}
	return -1
}

// seats checks that the record's players sit where the ruleset has players.
func (h *hearing) seats(l *Law) error {
	round := cards.Round(l.Seats)
	sits := func(seat cards.Seat) bool {
		for _, s := range round {
			if s == seat {
				return true
			}
		}
		return false
	}
	r := h.r
	named := []cards.Seat{r.Dealer, r.Leader}
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if r.Hands[seat] != 0 || r.Exchange[seat].Done {
			named = append(named, seat)
		}
	}
	for _, p := range r.Plays {
		named = append(named, p.Seat)
	}
	for _, a := range r.Acts {
		named = append(named, a.Seat, a.To)
	}
	for _, b := range r.Beasts {
		named = append(named, b.By)
	}
	for _, e := range r.Expects {
		named = append(named, e.Seat, e.To, e.Act.Seat)
	}
	for _, seat := range named {
		if seat != cards.NoSeat && !sits(seat) {
			return fault("nobody sits at " + seat.String() + " under " + l.ID + ": it has " + ascii.Itoa(l.Seats) + " players")
		}
	}
	return nil
}

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
	r := h.r
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		h.hand[seat] = r.Hands[seat]
	}
	copy(h.talon[:], r.Talon)
	if err := h.disjoint(); err != nil {
		return err
	}
	all := cards.Set(0)
	for _, c := range r.Talon {
		all |= c.Bit()
	}
	for _, seat := range h.round {
		if r.Hands[seat] == 0 && r.Expects != nil {
			continue
		}
		all |= r.Hands[seat]
		if r.Players != h.n && r.Expects == nil {
			a := engine.Act{Kind: actPlayers, Seat: seat, N: [4]int16{int16(r.Players)}}
			refused, _, _ := h.refusals(&a, 0)
			return fault(ascii.Itoa(r.Players) + " hands are dealt" + h.cite(refused))
		}
		a := engine.Act{Kind: actDeal, Seat: seat, Cards: r.Hands[seat]}
		if refused, _, any := h.refusals(&a, 0); any {
			return fault("the deal to " + seat.String() + " is not possible: " + h.wrong(a.Cards, seat) + h.cite(refused))
		}
	}
	if pack := h.law.pack; r.Expects == nil && all != pack {
		if extra := all &^ pack; extra != 0 {
			return fault(extra.First().Sign() + " is not in the pack of " + h.law.ID)
		}
		return fault("the deal is not the whole pack: " + (pack &^ all).First().Sign() + " is nowhere")
	}
	return nil
}

// wrong says what may be wrong with a hand that is refused.
func (h *hearing) wrong(hand cards.Set, seat cards.Seat) string {
	if extra := hand &^ h.law.pack; extra != 0 {
		return extra.First().Sign() + " is not in the pack"
	}
	return ascii.Itoa(hand.Len()) + " cards"
}

// disjoint checks that no card is in two places.
func (h *hearing) disjoint() error {
	var seen cards.Set
	for _, seat := range h.round {
		if twice := seen & h.hand[seat]; twice != 0 {
			return fault("the card " + twice.First().Sign() + " is in two places: with " + seat.String() + " and elsewhere")
		}
		seen |= h.hand[seat]
	}
	for _, c := range h.r.Talon {
		if seen.Has(c) {
			return fault("the card " + c.Sign() + " is in two places: in the talon and elsewhere")
		}
		seen |= c.Bit()
	}
	for _, c := range h.r.Discards {
		if seen.Has(c) {
			return fault("the card " + c.Sign() + " is in two places: in the discard and elsewhere")
		}
		seen |= c.Bit()
	}
	return nil
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
			return fault("the exchange: " + seat.String() + " may not keep his hand" + h.cite(refused))
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
		return fault(where + ": this card may not be put out" + h.cite(refused))
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
			return given, fault("the swap: " + seat.String() + " gives no card to his opposite" + h.cite(refused))
		}
		if c != cards.None && !s.hand[seat].Has(c) {
			return given, fault("the swap: " + seat.String() + " " + c.Sign() + ": " + seat.String() + " does not hold this card")
		}
	}
	return h.r.Swap, nil
}
