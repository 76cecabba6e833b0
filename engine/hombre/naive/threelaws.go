package naive

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// judged is the irregular acts that the laws (loix) settle plainly.
var judged = []string{"lay", "misdeal", "exposed", "false-pack", "false-trump", "gano", "late", "hasty", "mistaken", "look", "look-rest",
	"look-discard", "miscount", "overdraw", "underdraw", "revoke", "show", "turn", "early", "quit", "deal-ten", "deal-eight", "lie", "give-codille", "concede", "abandon",
	"unnamed", "name", "overmark", "out-of-turn", "throw-in", "draw-hand"}

// known reports whether all that was done is told plainly.
func (o *trois) known() bool {
	return !slices.ContainsFunc(o.Acts, func(a Act) bool { return !slices.Contains(judged, a.Act) })
}

// again reports whether the hand is dealt again (loix.1 to 4, 13): what was laid is
// the stake of the new deal (the ruling).
func (o *trois) again() bool {
	turned, below := 0, 0 // cards turned up in hands, and in the talon
	for _, a := range o.Acts {
		switch a.Act {
		case "misdeal":
			return true
		case "out-of-turn": // donner.p20: until every card is dealt, and the talon is laid
			if only(a.N) != 1 {
				o.Dealer = a.To
				return true
			}
		case "false-pack": // loix.13, 14: unless the hand is played, which it is not where all pass
			if !(a.At == "end" && o.played() || o.stands(a)) {
				return true
			}
		case "exposed":
			switch {
			case slices.Contains(o.talon, a.Card): // loix.4; donner.p7: one or two stand once somebody plays
				if below++; below > 2 || !slices.ContainsFunc(o.said(a), plays) {
					return true
				}
			case inDealing(a): // donner.p5: "en donnant"
				if turned++; turned > 1 || a.Card == espadille || a.Card == baste {
					return true
				}
			}
		}
	}
	return false
}

// inDealing reports whether something was seen before anybody spoke.
func inDealing(a Act) bool { return a.At == "deal" || a.At == "bid" }

// stands reports whether a hand is played though the pack is false: where a card is wanting
// (2), once somebody plays (donner.p18); where one too many is among the discards (1), once
// somebody has said: I play sans prendre, or has drawn (donner.p17).
func (o *trois) stands(a Act) bool {
	moment, after, _ := strings.Cut(fmt.Sprint(a.At), ".")
	k, _ := strconv.Atoi(after)
	trick, _ := when(a.At)
	return slices.ContainsFunc(o.said(a), func(b Said) bool {
		drew := trick > 0 || moment == "exchange" && k > len(o.Draw[b.Seat].Out)
		return plays(b) && (only(a.N) == 2 || only(a.N) == 1 && (b.Bid != "ask" || drew))
	})
}

// plays reports whether a player offers to play.
func plays(b Said) bool { return b.Bid != "pass" }

// said is what was said before something was done; where nobody offered to play, what the
// player says who is forced to play.
func (o *trois) said(a Act) []Said {
	moment, after, _ := strings.Cut(fmt.Sprint(a.At), ".")
	k, _ := strconv.Atoi(after)
	said := o.Bids
	switch moment {
	case "deal":
		said = nil
	case "bid":
		said = said[:k]
	}
	if !slices.ContainsFunc(said, plays) && len(said) == len(o.seats) && o.played() {
		return []Said{{Seat: holder(o.holds, espadille), Bid: "ask"}}
	}
	return said
}

// played reports whether somebody plays.
func (o *trois) played() bool {
	forced := o.agreed("hombre/spadille.agreed#agreed") && holder(o.holds, espadille) != ""
	return forced || slices.ContainsFunc(o.Bids, func(b Said) bool { return b.Bid != "pass" })
}

// base is what a bête is: what lies there (bete.p9, p10).
func (o *trois) base() int { return o.Result.Pools["tours"] + o.Result.Pools["betes"] }

// faults is the bêtes of whoever does something that is not allowed.
func (o *trois) faults() {
	base, late, turned := o.base(), map[string]bool{}, map[string]bool{}
	bete := func(seat string) {
		o.Net[seat] -= base
		o.betes = append(o.betes, base)
	}
	half := func(a Act) { // the odd one is of whoever has done it, by the ruling
		bete(a.Seat)
		o.give(a.To, a.Seat, base/2)
	}
	for i, a := range o.Acts {
		switch a.Act {
		case "miscount": // loix.10
			bete(a.Seat)
		case "deal-ten", "deal-eight":
			if o.agreed("hombre/dealt.bete#agreed") { // donner.p14
				bete(a.Seat)
			}
			if o.untold(a.To) {
				bete(a.To)
			}
		case "turn": // donner.p16, loix.24, 25: for one card or several
			if !turned[a.Seat] {
				bete(a.Seat)
				turned[a.Seat] = true
			}
		case "show": // loix.41: before the game is won; against the vole it is free (loix.67)
			if a.Card != "" { // loix.33: a card that cannot be played, and harms
				if only(a.N) == 2 && a.Seat != o.player {
					bete(a.Seat)
				}
				continue
			}
			if trick, after := when(a.At); !o.decided(trick) && !o.defends(a.Seat, trick, after) {
				bete(a.Seat)
			}
		case "early": // loix.31, 32: of a card that harms the hombre
			if only(a.N) == 1 && a.Seat != o.player || o.agreed("hombre/early.agreed#agreed") {
				bete(a.Seat)
			}
		case "gano": // codille.p4, loix.44
			if a.Seat == o.player {
				bete(a.Seat)
			}
		case "concede": // jouer.p8
			if a.Seat == o.player {
				bete(a.Seat)
			}
		case "abandon": // jouer.p4, p4b: one for showing the hand, and the hombre another for leaving it
			bete(a.Seat)
			if a.Seat == o.player {
				bete(a.Seat)
			}
		case "lie":
			if trick, after := when(a.At); trick > 0 && after > 0 && o.ledFromKing(a.Seat, trick) {
				bete(a.Seat)
			}
		case "overdraw": // loix.27, 28: if they are seen or mixed with the hand
			if len(a.N) > 0 {
				bete(a.Seat)
			}
		case "underdraw": // loix.29: if the play has begun
			if trick, after := when(a.At); a.At == "end" || trick > 1 || after > 0 {
				bete(a.Seat)
			}
		case "false-trump": // loix.39, 40: unless told so when asked
			if len(a.N) == 0 {
				bete(a.Seat)
			}
		case "look":
			// loix.35: half with the one whose cards they are, but for loix.67.
			trick, after := when(a.At)
			if a.To != "" && !(o.defends(a.Seat, trick, after) && a.To != o.player) {
				half(a)
			}
		case "draw-hand": // ecarter.p10, loix.35: where the cards are seen, or mixed with the own
			if len(a.N) > 0 {
				half(a)
			}
		case "throw-in": // ecarter.p12: of whoever turns them up
			if only(a.N) == 2 {
				bete(a.Seat)
			}
		case "look-rest": // loix.26: before the one who drew last; ecarter.p11: before that, or when a card is led
			if trick, after := when(a.At); a.Seat != o.lastToDraw() && !o.looked(i) || trick != 1 || after > 0 {
				bete(a.Seat)
			}
		case "revoke": // loix.36: one for all that are seen late
			if n := only(a.N); n != 1 || !late[a.Seat] {
				bete(a.Seat)
				late[a.Seat] = late[a.Seat] || n == 1
			}
		}
	}
}

// ledFromKing reports whether a player led to a trick, and had the king of that suit left
// (jouer.p10).
func (o *trois) ledFromKing(seat string, trick int) bool {
	if trick > len(o.Play) || o.Play[trick-1][0][:1] != seat {
		return false
	}
	led := o.Play[trick-1][0][2:]
	king := "K" + led[len(led)-1:]
	if slices.Contains(trumpsOf(o.trump), led) {
		king = "K" + o.trump
	}
	return slices.Contains(o.holds[seat], king) && !slices.ContainsFunc(o.Play[:trick], func(t []string) bool {
		return slices.ContainsFunc(t, func(c string) bool { return c[2:] == king })
	})
}

// leaves reports whether the hombre has left the hand, or has said that it is a remise, and
// who wished that it be played all the same: it is over where nobody did (jouer.p4b, p8).
func (o *trois) leaves() (wisher string, over bool, at any) {
	for _, act := range []string{"concede", "abandon"} {
		first := true
		for _, a := range o.Acts {
			if a.Act == act && a.Seat == o.player && a.To == "" {
				return "", true, a.At
			}
			if a.Act == act && a.Seat == o.player && first {
				wisher, first = a.To, false
			}
		}
	}
	return wisher, false, nil
}

// gave reports whether the hombre has given the codille away to one whose it was not, and
// could have taken the trick (codille.p12, loix.43).
func (o *trois) gave() bool {
	return slices.ContainsFunc(o.Acts, func(a Act) bool { return a.Act == "give-codille" && a.Seat == o.player && !o.helpless(a) })
}

// helpless reports whether a player was to play to a trick when something was done, and had
// no card that takes it.
func (o *trois) helpless(a Act) bool {
	trick, after := when(a.At)
	if trick == 0 || after == 0 || o.Play[trick-1][after][:1] != a.Seat {
		return false
	}
	lies := o.Play[trick-1][:after]
	hand := slices.DeleteFunc(slices.Clone(o.holds[a.Seat]), func(card string) bool {
		return slices.ContainsFunc(o.Play[:trick-1], func(t []string) bool { return slices.Contains(t, a.Seat+":"+card) })
	})
	return !slices.ContainsFunc(playable(trumps(o.trump), hand, lies[0][2:]), func(card string) bool {
		return taker(append(slices.Clone(lies), a.Seat+":"+card), o.trump) == a.Seat
	})
}

// untold reports whether a player who has ten cards, or eight, and has not said so, asks or
// plays (donner.p9, loix.6, 11), passes where that costs a bête (donner.p10), or draws after
// passing (loix.11).
func (o *trois) untold(seat string) bool {
	i := slices.IndexFunc(o.Bids, func(b Said) bool { return b.Seat == seat })
	if i < 0 {
		return false
	}
	return o.Bids[i].Bid != "pass" || o.agreed("hombre/dealt.passed#agreed") || len(o.out[seat]) > 0
}

// looked reports whether whoever drew last has looked at the rest before an act.
func (o *trois) looked(i int) bool {
	trick, _ := when(o.Acts[i].At)
	for j, a := range o.Acts {
		if at, _ := when(a.At); a.Act == "look-rest" && a.Seat == o.lastToDraw() && (at < trick || at == trick && j < i) {
			return true
		}
	}
	return false
}

// quits reports whether somebody leaves the match, who pays as much as lies there and waits,
// and the cards (loix.74 and the rulings). What was made on the hand before that is made,
// and no part of it.
func (o *trois) quits() bool {
	at := slices.IndexFunc(o.Acts, func(a Act) bool { return a.Act == "quit" })
	if at < 0 {
		return false
	}
	o.exchange()
	if trick, _ := when(o.Acts[at].At); trick > 0 { // trumps are known, and so whose the odd counter is
		o.leftover()
	}
	o.faults()
	all := o.base()
	for _, n := range o.waiting {
		all += n
	}
	if only(o.Acts[at].N) == 0 { // not put off by consent (loix.75)
		o.put(o.Acts[at].Seat, "tours", all)
		o.Net[o.Acts[at].Seat] -= o.Agreed.Or("hombre/quit.cards#amount", fiche)
	}
	o.waiting = o.waits(o.waiting, o.betes)
	return true
}

// fiche is what a player who leaves pays for the cards (the ruling).
const fiche = 20

// wonBefore reports whether the game was won by a player's tricks before one.
func (o *trois) wonBefore(seat string, trick int) bool {
	n := 0
	for i, t := range o.Play {
		if i < trick-1 && len(t) == len(o.seats) && taker(t, o.trump) == seat {
			n++
		}
	}
	return n >= 5
}

// decided reports whether somebody had won before a trick: with five (loix.14), or with
// four where neither of the others can still come to four (bete.p2, codille.p1).
func (o *trois) decided(trick int) bool {
	n, left := map[string]int{}, o.cards()
	for i, t := range o.Play {
		if i < trick-1 && len(t) == len(o.seats) {
			n[taker(t, o.trump)]++
			left--
		}
	}
	return slices.ContainsFunc(o.seats, func(seat string) bool {
		return n[seat] >= 5 || n[seat] == 4 && len(o.seats) == 3 && !slices.ContainsFunc(o.seats, func(s string) bool { return s != seat && n[s]+left >= 4 })
	})
}

// defends reports whether the vole was undertaken by then against a player, who may show
// the hand to another: there is none at two.
func (o *trois) defends(seat string, trick, after int) bool {
	led := trick > 6 || trick == 6 && after > 0
	return len(o.seats) == 3 && seat != o.player && (o.kind == "contre" || led && o.wonBefore(o.player, 6))
}

// lastToDraw is who has discarded last (loix.26); where nobody has, whose turn it was last.
func (o *trois) lastToDraw() string {
	list := o.others(true)
	if len(list) == 0 {
		return ""
	}
	for i := len(list) - 1; i >= 0; i-- {
		if len(o.out[list[i]]) > 0 {
			return list[i]
		}
	}
	return list[len(list)-1]
}

// late reports whether a player asks for the sans prendre or the matadors when the
// cards are cut (loix.55), or for one in place of the other (loix.58).
func (o *trois) late(seat string, what int) bool {
	return slices.ContainsFunc(o.Acts, func(a Act) bool {
		return a.Seat == seat && (a.Act == "mistaken" && seat == o.player || a.Act == "late" && only(a.N) == what && !o.hasty(seat, o.Next))
	})
}
