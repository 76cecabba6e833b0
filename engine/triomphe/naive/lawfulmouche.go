package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// asking is a hand of la Mouche or le Pamphile as it goes: with who was asked, and who is done.
type asking struct {
	fly
	raw struct {
		Draw map[string]json.RawMessage `json:"draw"`
		Done []string                   `json:"done"`
	}
	talon  []string
	thrown bool // cards have been put out
	holds  map[string][]string
	stood  []string // who stands, or has taken cards
}

// LawfulMouche reads what may be done in a hand of either game.
func LawfulMouche(data []byte, order []string) (r agree.Reading, err error) {
	a := &asking{holds: map[string][]string{}}
	if err := json.Unmarshal(data, &a.Drawn); err != nil {
		return r, err
	}
	if err := json.Unmarshal(data, &a.raw); err != nil {
		return r, err
	}
	a.seats = agree.After(order, a.Dealer)
	a.wild, a.trump, a.talon = strings.HasPrefix(a.Rules, "pamphile"), a.Talon[0][1], slices.Clone(a.Talon[1:]) // p5
	for _, s := range order {
		a.holds[s] = agree.Held(a.Deal[s])
	}
	if a.names(&r); r.Seat != "" {
		return r, nil
	}
	for _, s := range a.seats { // p6: the first, and the others after him
		if !a.takes(&r, s) {
			return r, nil
		}
	}
	if len(a.stood) > 0 && !a.mouche() {
		a.plays(&r)
	}
	return r, nil
}

// names has the dealer name trumps who has turned the pamphile: the suit of which he has
// most (pamphile.p2); of clubs, which it is itself, nothing is said.
func (a *asking) names(r *agree.Reading) {
	suits := []string{"spades", "hearts", "diamonds", "clubs"}
	for _, c := range a.Choices {
		if i := slices.Index(suits, c.Act); i >= 0 {
			a.trump = "SHDC"[i]
			return
		}
	}
	if !a.wild || a.Talon[0] != pamphile {
		return
	}
	most := 0
	for i := range suits {
		most = max(most, len(agree.Suited(a.holds[a.Dealer], "SHDC"[i])))
	}
	r.Seat, r.Silent = a.Dealer, []string{"clubs"}
	for i, suit := range suits[:3] {
		if len(agree.Suited(a.holds[a.Dealer], "SHDC"[i])) == most {
			r.Open = append(r.Open, suit)
		}
	}
	r.Bar("pamphile.p2", suits...)
}

// takes has a player stand, take cards or throw up the hand, and reports whether that
// is done.
func (a *asking) takes(r *agree.Reading, seat string) bool {
	said, hand := a.Draw[seat], a.holds[seat]
	left := slices.DeleteFunc(slices.Clone(hand), func(card string) bool { return slices.Contains(said.Out, card) })
	switch n := len(said.Out); {
	case said.Act == "stand": // p9
		a.stood = append(a.stood, seat)
		return true
	case said.Act == "pass": // p8c: under the talon, where nothing was put out
		if !a.thrown {
			a.talon = append(a.talon, hand...)
		}
		return true
	case said.Act == "out" && (slices.Contains(a.raw.Done, seat) || len(a.Play) > 0):
		a.stood, a.thrown = append(a.stood, seat), true
		a.holds[seat], a.talon = append(left, a.talon[:n]...), a.talon[n:]
		return true
	case said.Act == "out": // p6: once, up to five; p3: as far as the talon goes
		r.Seat, r.Open = seat, []string{"done"}
		for _, card := range left {
			if n < len(a.talon) {
				r.Open = append(r.Open, "out "+card)
			} else {
				r.Silent = append(r.Silent, "out "+card)
			}
		}
		return false
	}
	return a.speaks(r, seat, hand)
}

// speaks has a player speak who has put out no cards: p7 to p9, and p13, where those who
// stand may be asked whether they have the mouche.
func (a *asking) speaks(r *agree.Reading, seat string, hand []string) bool {
	var asks []struct{ Act, To string }
	if raw := a.raw.Draw[seat]; len(raw) > 0 {
		if raw[0] != '[' {
			raw = append(append([]byte{'['}, raw...), ']')
		}
		_ = json.Unmarshal(raw, &asks) // a hand that was read already
	}
	answers := 0
	for _, c := range a.Choices {
		if c.Act == "have" || c.Act == "have-not" || c.Act == "silent" {
			answers++
		}
	}
	before := 0 // those whom others have asked
	for _, s := range a.seats[:slices.Index(a.seats, seat)] {
		before += strings.Count(string(a.raw.Draw[s]), `"ask"`)
	}
	answers -= before
	if len(asks) > answers { // p12: to be silent, or to say the truth
		r.Seat, r.Open = asks[answers].To, []string{"silent"}
		truth, lie := "have-not", "have"
		if five(a.holds[r.Seat]) {
			truth, lie = lie, truth
		}
		r.Open = append(r.Open, truth)
		r.Bar("mouche.p12", lie)
		return false
	}
	r.Seat, r.Open = seat, []string{"stand", "pass"}
	for _, card := range hand {
		if len(a.talon) > 0 {
			r.Open = append(r.Open, "out "+card)
		} else {
			r.Silent = append(r.Silent, "out "+card)
		}
	}
	standing := 0
	for _, s := range a.stood {
		if a.Draw[s].Act == "stand" {
			standing++
		}
	}
	switch asked := len(asks) + before; {
	case standing > asked:
		r.Open = append(r.Open, "ask")
	case standing > 0: // whether somebody may be asked again
		r.Silent = append(r.Silent, "ask")
	}
	return false
}

// five reports whether a hand is five cards of a suit, the pamphile being none of clubs
// only where it is trumps (pamphile.p3 leaves it to the words: five of a suit).
func five(hand []string) bool { return len(agree.Suited(hand, hand[0][1])) == 5 }

// mouche reports whether somebody who stands was dealt five of a suit: nothing is played
// then (p10b, p13).
func (a *asking) mouche() bool {
	return slices.ContainsFunc(a.stood, func(s string) bool { return a.Draw[s].Act == "stand" && five(a.holds[s]) })
}

// plays is what may be played by those who play (p10: as at la Bête).
func (a *asking) plays(r *agree.Reading) {
	t := agree.OnTable(a.Play, a.stood, a.holds, a.taker)
	if t.Whole == 5 {
		return
	}
	r.Seat = t.Seat
	led := t.Led()
	if led == "" {
		r.Open = append(r.Open, t.Hand...)
		return
	}
	suit, trumps := a.of(t.Hand, a.suit(led)), t.Above(a.of(t.Hand, a.trump))
	switch {
	case len(suit) > 0: // p15: higher, of the same suit
		r.Heads(t.Hand, suit, t.Above(suit), "bete.p12d mouche.p10 mouche.p15", "mouche.p15")
	case len(trumps) > 0: // p15: trump, or trump higher
		r.Only(t.Hand, trumps, "bete.p12d mouche.p10 mouche.p15")
	default:
		r.Open = append(r.Open, t.Hand...)
	}
}

// suit is the suit of a card: the pamphile is a trump (pamphile.p1).
func (a *asking) suit(card string) byte {
	if a.wild && card == pamphile {
		return a.trump
	}
	return card[1]
}

// of returns the cards of a hand of a suit.
func (a *asking) of(hand []string, suit byte) []string {
	return agree.Kept(hand, func(card string) bool { return a.suit(card) == suit })
}
