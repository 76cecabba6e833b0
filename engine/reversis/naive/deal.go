package naive

import "fmt"

// pack says which cards the text plays with and how it deals them.
type pack struct {
	ranks string
	size  int // to each player; the dealer has one more
	talon int
}

var fortyEight = pack{ranks: "23456789JQKA", size: 11, talon: 3}

// takeUp reads the deal and carries out the exchange: from eldest hand on,
// each puts a card out and takes the talon card that is his, or keeps the
// hand and leaves that card; the dealer only puts one out.
func (t *table) takeUp(p pack) error {
	h, n := t.hand, len(t.names)
	t.size = p.size
	if len(h.Deal) != n {
		return fmt.Errorf("deal: %d hands are dealt, %d are wanted", len(h.Deal), n)
	}
	seen := map[card]string{}
	see := func(c card, where string) error {
		inPack := false
		for i := 0; i < len(p.ranks); i++ {
			inPack = inPack || p.ranks[i] == c.rank
		}
		if !inPack {
			return fmt.Errorf("deal: %s in %s is not in this pack", c, where)
		}
		if before, twice := seen[c]; twice {
			return fmt.Errorf("deal: %s is in %s and again in %s", c, before, where)
		}
		seen[c] = where
		return nil
	}
	t.dealt, t.out = make([][]card, n), make([][]card, n)
	t.left, t.held = make([][]card, n), make([][]card, n)
	for i, name := range t.names {
		hand, err := readHand(h.Deal[name])
		if err != nil {
			return fmt.Errorf("deal: %s: %w", name, err)
		}
		want := p.size
		if i == t.dealer {
			want++
		}
		if len(hand) != want {
			return fmt.Errorf("deal: %s has %d cards, %d are wanted", name, len(hand), want)
		}
		for _, c := range hand {
			if err := see(c, name); err != nil {
				return err
			}
		}
		t.dealt[i] = hand
		t.held[i] = hand
	}
	if len(h.Talon) != p.talon {
		return fmt.Errorf("talon: %d cards lie there, %d are wanted", len(h.Talon), p.talon)
	}
	for _, s := range h.Talon {
		c, err := readCard(s)
		if err != nil {
			return fmt.Errorf("talon: %w", err)
		}
		if err := see(c, "the talon"); err != nil {
			return err
		}
		t.talon = append(t.talon, c)
	}
	for name := range h.Exchange {
		if _, err := t.seat(name); err != nil {
			return fmt.Errorf("exchange: %w", err)
		}
	}
	next := 0 // the talon card that is taken next
	for k := 1; k <= n; k++ {
		i := (t.dealer + k) % n
		mayTake := i != t.dealer && next < len(t.talon)
		if err := t.exchange(i, mayTake, next); err != nil {
			return fmt.Errorf("exchange: %s: %w", t.names[i], err)
		}
		if mayTake {
			next++
		}
	}
	t.under = append(t.under, t.talon[next:]...)
	return nil
}

// exchange carries out one player's exchange.
func (t *table) exchange(i int, mayTake bool, next int) error {
	entry := t.hand.Exchange[t.names[i]]
	keeps := t.done(i, "keep-12")
	var second string // the second card that a player puts out
	for _, a := range t.hand.Acts {
		if a.Act == "discard-2" && a.Seat == t.names[i] {
			if second = a.Card; second == "" {
				return fmt.Errorf("the second card put out is not named")
			}
		}
	}
	if entry == "-" || entry == "" {
		switch {
		case second != "":
			return fmt.Errorf("two cards are put out, and the first is not named")
		case keeps && mayTake: // takes his card, puts none out: twelve in hand
			t.held[i] = append(append([]card{}, t.held[i]...), t.talon[next])
		case keeps && i == t.dealer: // keeps the twelve that he dealt himself
		case i == t.dealer:
			return fmt.Errorf("the dealer must put a card out")
		case mayTake: // sees the card and leaves it
			t.left[i] = []card{t.talon[next]}
			t.under = append(t.under, t.talon[next])
		}
		return nil
	}
	if keeps {
		return fmt.Errorf("keeps his cards and puts %s out: it cannot be both", entry)
	}
	if i != t.dealer && !mayTake {
		return fmt.Errorf("no card of the talon is left to take, so none is put out")
	}
	for _, s := range []string{entry, second} {
		if s == "" {
			continue
		}
		c, err := readCard(s)
		if err != nil {
			return err
		}
		if !holds(t.held[i], c) {
			return fmt.Errorf("puts out %s, which was not dealt to him", c)
		}
		t.held[i] = without(t.held[i], c)
		t.out[i] = append(t.out[i], c)
		t.under = append(t.under, c)
	}
	if mayTake {
		t.held[i] = append(t.held[i], t.talon[next])
	}
	return nil
}
