package naive

import "fmt"

// annulled reports whether the law annuls a bad deal, before any card is looked at.
func (g *hagueHand) annulled() (bool, error) {
	void := false
	for i := range g.names {
		for _, a := range g.hand.Acts {
			if a.Seat != g.names[i] {
				continue
			}
			switch {
			case a.Act == "misdeal" && i != g.dealer:
				return false, fmt.Errorf("acts: %s misdeals, but %s deals", a.Seat, g.names[g.dealer])
			case a.Act == "misdeal" && a.At == AtDeal:
				// XLVII: the dealer loses the deal, or deals again for a jetton; if cards
				// were played, the jetton was paid.
				if len(g.hand.Play) == 0 {
					void = true
				} else {
					g.toPanier(i, hagueJetton)
				}
			case a.Act == "misdeal":
				// XLVIII: noticed after the discard: four jettons, and nothing counts.
				g.toPanier(i, 4*hagueJetton)
				void = true
			case a.Act == "exposed" && a.At == AtDeal:
				// XLVI: the cards are dealt again, unless all find the hand good
				// and play it.
				if len(g.hand.Play) == 0 {
					void = true
				}
			}
		}
	}
	return void, nil
}

// claim is a kind of gain that a law may take from a player.
type claim int

const (
	theParty       claim = iota
	anAce                // of an ace that he placed or forced, or that was led
	placedQuinola        // the present of the taker, and the Remise itself
	forcedQuinola        // the consolation
	makingReversis       // its payment, and the Remise that goes with it
	breakingOne          // the 64
	theReturn            // what a lost Espagnolette gives back
	ledCards             // aces and Quinola led, due to the winner of the Partie
)

// mayHave reports whether the laws leave a player this gain.
func (g *hagueHand) mayHave(p int, what claim) bool {
	if g.done(p, "revoke") { // LVII: no payment whatever
		return false
	}
	if g.done(p, "keep-12") { // LI: he has no right to anything
		return false
	}
	if g.done(p, "discard-2") && what != breakingOne && what != forcedQuinola { // LIII: none, except these two
		return false
	}
	if g.peeked(p) { // L: these are lost, the others are not
		switch what {
		case theParty, placedQuinola, forcedQuinola, makingReversis, breakingOne:
			return false
		}
	}
	return true
}

// peeked: L speaks of a player who saw the card and then put one out. To see the
// card that one leaves is allowed (IV).
func (g *hagueHand) peeked(p int) bool { return g.done(p, "peek") && len(g.out[p]) > 0 }

// barred: L, and LI "de même": they cannot win the Partie at all, so another wins it,
// nor place the Quinola. A player who merely may not be paid (LIII, LVII) may do both.
func (g *hagueHand) barred(p int) bool { return g.peeked(p) || g.done(p, "keep-12") }

// fines pays into the Panier for faults in trick k.
func (g *hagueHand) fines(k int) {
	for i := range g.names {
		for _, a := range g.hand.Acts {
			if a.Seat != g.names[i] || int(a.At) != k {
				continue
			}
			switch a.Act {
			case "early": // LII
				g.toPanier(i, hagueJetton)
			case "revoke": // LVII
				g.toPanier(i, 2*hagueJetton)
			}
		}
	}
}
