package naive

import (
	"slices"
	"strings"
)

// MayLomber tells, of a hand of Lomber, of Lombré or of Quadrille in verse as far as
// it has come, who is to do something, and all that is open to that player.
func MayLomber(data []byte, order []string) (seat string, may []string, err error) {
	u, err := sitLomber(data, order)
	if err != nil {
		return "", nil, err
	}
	if u.higher == "" { // the ruling: any card of the pack
		for _, suit := range strings.Split(suits, "") {
			for _, face := range strings.Split("A234567JQK", "") {
				may = append(may, "preference "+face+suit)
			}
		}
		return u.Dealer, may, nil
	}
	if n := len(u.Bids); n < len(u.seats) { // the ruling: everybody speaks once
		seat, may = u.seats[n], []string{"pass"}
		u.speakUpsala()
		if u.player == "" {
			may = append(may, "entree", "tourne", "gasque", "respect")
		}
		if u.kind != "solo" {
			may = append(may, "solo")
		}
		return seat, may, nil
	}
	if u.speakUpsala(); u.player == "" {
		return "", nil, nil
	}
	if may = u.chooses(); may != nil {
		return u.player, may, nil
	}
	if seat, may = u.rivalsDraw(); seat != "" {
		return seat, may, nil
	}
	if first := u.seats[0]; u.Rules == "lomber.quadrille" && first != u.player && !u.said("ask-goes") { // quadrille.11
		return first, []string{"ask-goes"}, nil
	}
	for _, s := range u.others(false) {
		u.draws(s, u.out[s])
	}
	seat, may = u.plays()
	// lomber.8: where nothing binds to todos the hand may always be laid down.
	lead := len(u.Play) == 0 || len(u.Play[len(u.Play)-1]) == len(u.seats)
	if u.play(); !u.lombre() && seat == u.player && lead && u.taken[seat] >= 5 && !slices.Contains(may, "lay") {
		may = append(may, "lay")
	}
	return seat, may, nil
}

// said reports whether something was chosen.
func (u *upsala) said(act string) bool {
	return slices.ContainsFunc(u.Choose, func(c Said) bool { return c.Act == act })
}

// chooses is what the player may do before the others exchange, or nil (lomber.4).
func (u *upsala) chooses() []string {
	first := trumpBy(u.Choose) != ""
	after := u.kind == "gasque" || u.kind == "respect"
	switch {
	case u.kind == "tourne" && !first:
		return []string{"turn-up " + u.talon[0]}
	case !after && !first:
		return named()
	case u.kind == "solo":
		return nil
	case !u.finished(0):
		return u.puts(u.holds[u.player], u.out[u.player], u.kind)
	case !first:
		return named()
	}
	u.draws(u.player, u.out[u.player])
	return u.anew()
}

// finished reports whether the player has said to have exchanged more often than so.
func (u *upsala) finished(times int) bool {
	for _, s := range u.done {
		if s == u.player {
			times--
		}
	}
	return times < 0
}

// anew is what the player may do who has exchanged: stand, or begin another game
// with what is left (lomber.4 and the ruling).
func (u *upsala) anew() []string {
	var out []string
	suit := ""
	for i, c := range u.Choose {
		switch c.Act {
		case "stand":
			return nil
		case "touromatte-tourne", "touromatte-gasque":
			suit = trumpBy(u.Choose[i:])
		case "out":
			out = append(out, c.Cards...)
		}
	}
	switch {
	case u.as == u.kind && !u.said("touromatte-"+u.as):
		may := []string{"stand"}
		if len(u.talon) >= 1 {
			may = append(may, "touromatte-tourne")
		}
		if len(u.talon) >= 8 {
			may = append(may, "touromatte-gasque")
		}
		return may
	case u.as == "tourne" && suit == "":
		return []string{"turn-up " + u.talon[0]}
	case !u.finished(1):
		return u.puts(u.holds[u.player], out, u.as)
	case suit == "":
		return named()
	}
	u.draws(u.player, out)
	return nil
}

// puts is what the player may put out in a game, or that the exchange is done: an
// entrée keeps some card, a gasque one at most, a respect two, or in verse any number.
func (u *upsala) puts(hand, out []string, as string) []string {
	var may []string
	kept := len(hand) - len(out)
	switch {
	case as == "gasque" && kept > 1:
	case as == "respect" && u.Rules != "lomber.quadrille" && kept != 2:
	default:
		may = append(may, "done")
	}
	if as == "entree" && kept == 1 || as == "respect" && u.Rules != "lomber.quadrille" && kept <= 2 {
		return may
	}
	return append(may, outs(hand, out, len(u.talon)-len(out))...)
}

// outs is the cards of a hand that may be put out, where so many may still be drawn.
func outs(hand, out []string, left int) (may []string) {
	for _, c := range hand {
		if left > 0 && !slices.Contains(out, c) {
			may = append(may, "out "+c)
		}
	}
	return may
}

// rivalsDraw is who of the others exchanges, and what (lomber.9).
func (u *upsala) rivalsDraw() (string, []string) {
	left := len(u.talon)
	if left == 0 { // nothing is left to exchange from
		return "", nil
	}
	for _, s := range u.others(false) {
		if left -= len(u.out[s]); !slices.Contains(u.done, s) {
			return s, append([]string{"done"}, outs(u.holds[s], u.out[s], left)...)
		}
	}
	return "", nil
}
