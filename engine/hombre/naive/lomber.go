package naive

import (
	"slices"
	"strconv"
	"strings"

	"quinola/engine/agree"
)

// The figures of Lomber of Upsala, in points; clauses without a division are of
// lomber. Those of a bête and of a payment are in a plain suit.
const (
	more        = 8  // that a bête is more than that, lomber.3
	passed      = 4  // and for each hand that was passed, lomber.3
	cinq        = 2  // lomber.6
	todos       = 10 // lomber.6
	todosMissed = 8  // lomber.8
	five        = 5  // cards that may be exchanged in a respect, quadrille.10
)

// upsala is a hand of Lomber, of Lombré or of Quadrille in verse on its way through
// the clauses. The tricks and who wins by them are those of l'Hombre: lomber.1, 5
// and 10.
type upsala struct {
	*trois
	higher string // the higher preference
	passes int
	as     string // the game that is played in the end
	gano   bool   // said by the player
	fault  bool   // of the player, who has revoked or had a wrong number of cards
	made   []int  // the bêtes of this hand
}

// Lomber settles one hand of Lomber, of Lombré or of Quadrille in verse.
func Lomber(data []byte, order []string) (agree.Result, error) {
	u, err := sitLomber(data, order)
	if err != nil {
		return u.Result, err
	}
	u.Next = u.seats[0] // lomber.2
	switch {
	case u.falsePack(): // lombre.27 and the ruling
		u.Void = true
	case u.again():
		u.Void, u.Next = true, u.Dealer
	default:
		u.put3()
		u.speakUpsala()
		u.exchangeUpsala()
		if u.player == "" {
			u.passes++ // lomber.3
		} else {
			u.play()
			u.faults()
			u.reckon()
		}
	}
	if u.Agreed.Or("hombre/bete.together#apart", 1) == 0 && len(u.made) > 1 {
		sum := 0
		for _, n := range u.made {
			sum += n
		}
		u.made = []int{sum}
	}
	u.Result.State = map[string][]int{"waiting": append(u.waiting, u.made...), "passes": some(u.passes), "favourite": some(1 + strings.Index(suits, u.higher))}
	return u.Result, nil
}

func sitLomber(data []byte, order []string) (*upsala, error) {
	o, err := sitThree(data, order)
	u := &upsala{trois: o}
	if err != nil {
		return u, err
	}
	// The ruling: the greatest bête goes always first.
	if last := len(u.waiting) - 1; last >= 0 && u.waiting[last] > u.Result.Pools["betes"] {
		u.waiting[last], u.Result.Pools["betes"] = u.Result.Pools["betes"], u.waiting[last]
		slices.Sort(u.waiting)
	}
	u.passes = only(o.Hand.State.Passes)
	if n := only(o.Hand.State.Favourite); n > 0 {
		u.higher = suits[n-1 : n]
	}
	for _, c := range o.Choose {
		if c.Act == "preference" { // the ruling: a card that is turned up
			u.higher = c.Cards[0][1:]
		}
	}
	return u, nil
}

// lombre reports whether the 32 laws hold.
func (u *upsala) lombre() bool { return u.Rules == "lombre" }

// put3 is an ål of each, where neither an ål nor a bête is left (lomber.3 and the
// ruling).
func (u *upsala) put3() {
	if u.Result.Pools["al"]+u.Result.Pools["betes"] > 0 {
		return
	}
	for _, s := range u.seats {
		u.put(s, "al", u.al())
	}
}

// al is what each puts out (lomber.3 and the ruling).
func (u *upsala) al() int { return u.Agreed.Or("hombre/al#each", 48) }

// falsePack reports whether the pack is found false.
func (u *upsala) falsePack() bool {
	return slices.ContainsFunc(u.Acts, func(a Act) bool { return a.Act == "false-pack" })
}

// again reports whether the hand is dealt again (lombre.9, 10, 26).
func (u *upsala) again() bool {
	turned := 0
	for _, a := range u.Acts {
		switch a.Act {
		case "misdeal":
			if inDealing(a) { // the ruling: later it stands
				return true
			}
		case "exposed":
			if !inDealing(a) {
				continue
			}
			turned++
			if (a.Card == espadille || a.Card == baste) && !slices.Contains(u.talon, a.Card) {
				return true
			}
		}
	}
	return turned > 1
}

// speakUpsala is who plays: solo before any other game, and else the earlier
// (lombre.2 and the ruling).
func (u *upsala) speakUpsala() {
	for _, b := range u.Bids {
		if b.Bid != "pass" && (u.player == "" || b.Bid == "solo" && u.kind != "solo") {
			u.player, u.kind = b.Seat, b.Bid
		}
	}
	u.as = u.kind
	u.trump = trumpBy(u.Choose)
	for _, c := range u.Choose { // lomber.4 and the ruling: paid as such
		if of, ok := strings.CutPrefix(c.Act, "touromatte-"); ok {
			u.as = of
		}
	}
	for _, a := range u.Acts {
		if a.Act == "unnamed" && a.Card != "" { // lombre.6
			u.trump = a.Card[1:]
		}
	}
}

// trumpBy is the suit that was named or turned up last (lomber.4).
func trumpBy(said []Said) (suit string) {
	for _, c := range said {
		switch {
		case c.Act == "turn-up":
			suit = c.Cards[0][1:]
		case slices.Contains(named(), c.Act):
			suit = strings.ToUpper(c.Act[:1])
		}
	}
	return suit
}

// exchangeUpsala is in turn from the player (lomber.9); another game begins from
// what is left when the player has exchanged (lomber.4).
func (u *upsala) exchangeUpsala() {
	for i, s := range u.others(true) {
		u.draws(s, u.out[s])
		for _, c := range u.Choose {
			if i == 0 && c.Act == "out" {
				u.draws(s, c.Cards)
			}
		}
	}
}

// times is what payments are more in the preferences (lomber.3, 6, 7): the lesser
// is the other suit of the colour (the ruling).
func (u *upsala) times(suit string) int {
	switch {
	case suit == "":
		return 1
	case suit == u.higher:
		return 4
	case strings.Contains(red, suit) == strings.Contains(red, u.higher):
		return 2
	}
	return 1
}

// bete is made by somebody, of so many times what it is more in a plain suit: each
// goes by itself (lomber.3, 5 and the ruling).
func (u *upsala) bete(seat string, times int) {
	n := u.al() + times*(more+passed*u.passes)
	u.Net[seat] -= n
	u.made = append(u.made, n)
}

// then is what a bête is more that is made at a moment: of the suit that was named
// by then, or as in a plain suit (the ruling).
func (u *upsala) then(at any) int {
	said, ok := at.(string)
	phase, k, _ := strings.Cut(said, ".")
	n, _ := strconv.Atoi(k)
	switch {
	case !ok:
	case phase == "bid" || phase == "deal":
		return 1
	case phase == "choose" && n == 0:
		return 1
	case phase == "choose": // while the player names, or exchanges once more
		i := 0
		for ; i < len(u.Choose) && n > 0; i++ {
			if n--; u.Choose[i].Act == "out" { // card by card, and then no more
				n -= len(u.Choose[i].Cards)
			}
		}
		return u.times(trumpBy(u.Choose[:i]))
	case phase == "exchange" && u.kind != "solo" && n <= len(u.out[u.player]): // while the player does
		if u.kind == "gasque" || u.kind == "respect" {
			return 1
		}
		return u.times(trumpBy(u.Choose[:1]))
	}
	return u.times(u.trump)
}

// faults is the bêtes of whoever does what is not allowed.
func (u *upsala) faults() {
	owned := map[string]bool{}
	for _, a := range u.Acts {
		if trick, _ := when(a.At); a.Act == "own" && len(a.N) == 0 && trick == 0 && a.At != "end" {
			owned[a.Seat] = true
		}
	}
	for _, a := range u.Acts {
		switch {
		case !u.lombre():
			if (a.Act == "overdraw" || a.Act == "underdraw") && a.Seat == u.player { // lomber.2
				u.bete(a.Seat, u.then(a.At))
			}
		case a.Act == "deal-ten" || a.Act == "deal-eight": // lombre.1
			if !owned[a.To] {
				u.bete(a.To, u.times(u.trump)) // if the hand is played
				u.fault = u.fault || a.To == u.player
			}
		default:
			u.law(a)
		}
	}
	if u.Rules == "lomber.quadrille" && u.kind == "respect" && len(u.out[u.player]) > five { // quadrille.10
		u.bete(u.player, 1) // as it is before trumps are named
	}
}

// law is the bête of an act that one of the laws of Lombré forbids.
func (u *upsala) law(a Act) {
	mine := a.Seat == u.player
	switch a.Act {
	case "revoke": // lombre.19, 30
		u.bete(a.Seat, u.then(a.At))
		u.fault = u.fault || mine
	case "miscount": // lombre.19; of anybody, since 29 spares the last
		u.bete(a.Seat, u.then(a.At))
		u.fault = u.fault || mine
	case "overdraw": // lombre.8
		if mine && only(a.N) == 1 {
			u.bete(a.Seat, u.then(a.At))
			last := len(u.made) - 1 // a double one, and not two (lomber.5)
			u.Net[a.Seat] -= u.made[last]
			u.made[last] *= 2
			u.fault = true // lombre.19
		}
	case "underdraw": // lombre.19; not seen they are filled up (28)
		if mine && only(a.N) == 1 {
			u.bete(a.Seat, u.then(a.At))
			u.fault = true
		}
	case "early", "look-rest": // lombre.23, 31
		u.bete(a.Seat, u.then(a.At))
	case "look": // lombre.31; the tricks may be looked at (lomber.11)
		if a.To != "" {
			u.bete(a.Seat, u.then(a.At))
		}
	case "look-discard": // lombre.31, lomber.11: when the play has begun
		if trick, after := when(a.At); trick > 1 || after > 0 {
			u.bete(a.Seat, u.then(a.At))
		}
	case "throw-early": // lombre.32
		if others := u.others(false); a.Seat == others[1] {
			u.bete(a.Seat, u.then(a.At))
		}
	case "gano": // lombre.18
		if mine {
			u.bete(a.Seat, u.then(a.At))
			u.gano = true
		}
	}
}

// stake is what goes: a bête, or else an ål (lomber.3).
func (u *upsala) stake() (pool string, n int) {
	if n := u.Result.Pools["betes"]; n > 0 {
		return "betes", n
	}
	return "al", u.al()
}

// takes has a player take so much of what goes, and no more than lies there, unless it was
// asked for too late (lomber.3, lombre.25).
func (u *upsala) takes(seat string, n int) {
	pool, _ := u.stake()
	if late := u.late(seat); pool == "al" && !late[claimAl] || pool == "betes" && !late[claimBete] {
		u.put(seat, pool, -min(n, u.Result.Pools[pool]))
	}
}

// reckon is what is won or lost.
func (u *upsala) reckon() {
	if u.wins(u.player) {
		u.Winner = u.player
		u.won()
		return
	}
	for _, s := range u.others(false) { // lomber.7 and the rulings
		if late := u.late(s); u.as != "entree" && !late[u.gameClaim()] {
			u.give(u.player, s, 4*u.times(u.trump))
		}
	}
	u.bete(u.player, u.times(u.trump)) // lomber.5
	for _, s := range u.others(false) {
		if u.wins(s) {
			u.Winner = s
			u.bete(u.player, u.times(u.trump))
			_, n := u.stake()
			u.takes(s, n)
		}
	}
}

// won is a game that the player wins.
func (u *upsala) won() {
	undertaken, made := u.everyTrick() // lomber.8, lombre.21
	_, stake := u.stake()
	n, least := u.payments()
	if undertaken && !made {
		if u.lombre() { // lombre.22
			if n = 0; u.kind == "solo" {
				n = least
			}
		} else { // lomber.8
			n -= todosMissed
		}
	}
	if made && !u.lombre() { // lomber.6
		n += todos
	}
	if u.fault { // lombre.19
		n = min(n, least)
	}
	u.each(n * u.times(u.trump))
	defer func() { u.passes = 0 }() // the ruling
	switch {
	case undertaken && !made && u.lombre(): // lombre.22
		for _, s := range u.others(false) {
			u.takes(s, stake/2)
		}
		return
	case u.fault: // lombre.19 and the ruling
		return
	}
	several := len(u.waiting) > 0
	if !u.gano { // lombre.18
		u.takes(u.player, stake)
	}
	switch {
	case !made || !u.lombre():
	case !several: // lombre.21
		u.each(stake * u.Agreed.Or("hombre/todos.double#times", 2) / 2)
	case !u.gano:
		u.drawAll(u.player)
	}
}

// payments is what each of the others pays in a plain suit for a game that is won
// (lomber.6), and of that what is for matadors and for solo (lombre.19).
func (u *upsala) payments() (all, least int) {
	price := 6
	if u.as == "entree" {
		price = 2
	}
	late := u.late(u.player)
	if !late[claimMatadors] {
		least = min(u.row(), u.Agreed.Or("hombre/matadors.won#most", 3)) // lomber.1 and the ruling
	}

	all = least
	if !late[u.gameClaim()] {
		all += price
		if u.kind == "solo" {
			least = all
		}
	}
	if late[claimGame] {
		return all, least
	}
	if slices.Equal(u.tricks[:5], slices.Repeat([]string{u.player}, 5)) {
		all += cinq
	}
	return all + u.passes, least
}

// late is what a player has asked for too late (lombre.25).
func (u *upsala) late(seat string) map[int]bool {
	late := map[int]bool{}
	for _, a := range u.Acts {
		if a.Act == "late" && a.Seat == seat {
			late[only(a.N)] = true
		}
	}
	return late
}

// gameClaim is by what the game is asked for that was played.
func (u *upsala) gameClaim() int {
	if u.kind == "solo" {
		return claimSansPrendre
	}
	return claimGame
}

// What else a player has asked for too late.
const (
	claimGame = 3 // what the game is worth, with cinq and passes
	claimAl   = 5
	claimBete = 6
)
