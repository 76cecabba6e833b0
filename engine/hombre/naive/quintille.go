package naive

import "quinola/engine/agree"

// quintille is a hand of le Quintille nouveau, which follows le Quadrille where its own clauses
// do not say otherwise (p1, p18).
type quintille struct{ *clerk }

// Quintille settles one hand of le Quintille nouveau.
func Quintille(data []byte, order []string) (agree.Result, error) {
	f, err := sitQuintille(data, order)
	if err != nil {
		return agree.Result{}, err
	}
	deals := only(f.Hand.State.Deals)
	f.double = f.times(deals/len(f.seats)+1, false, tours, 0) // p2
	if f.settle() {
		deals++
	}
	f.Over = new(deals >= len(f.seats)*f.rounds(tours))
	f.Result.State = map[string][]int{"waiting": f.waiting, "deals": some(deals)}
	f.Marks = map[string]map[string]int{"odd": f.odd}
	return f.Result, nil
}

// sitQuintille reads a hand, of eight tricks, of which five win (p3, p4).
func sitQuintille(data []byte, order []string) (*quintille, error) {
	c, err := sit(data, order)
	if err != nil {
		return nil, err
	}
	c.size, c.wins = 8, 5
	c.waiting = append(c.waiting, c.Hand.State.Waiting...)
	return &quintille{c}, nil
}

// settle settles the hand, and says whether it was played.
func (f *quintille) settle() bool {
	f.next()
	for _, a := range f.Acts { // p18: as at le Quadrille
		switch a.Act {
		case "misdeal", "exposed":
			if a.Act == "misdeal" || inDealing(a) {
				return f.again()
			}
		case "false-pack":
			if len(f.Play) < f.size || a.At != "end" {
				return f.again()
			}
		}
	}
	f.put(f.Dealer, "devant", devant*f.double) // p3
	for _, s := range f.seats {                // p3, p6: everybody lays the game
		f.put(s, "devant", f.double)
	}
	f.Next = f.seats[0]
	f.undertake()
	f.oddOnes()                                                 // p1, quadrille.c2.p24
	f.base = f.Result.Pools["devant"] + f.Result.Pools["betes"] // p12
	if f.left() {
		return false
	}
	f.play()
	f.irregular()
	f.reckon()
	f.waiting = f.waits(f.waiting, f.betes)
	return true
}

// undertake tells who has the hand played: whoever is forced by espadille is under the
// laws of the others (p9).
func (f *quintille) undertake() {
	f.bids()
	if f.kind == "forced" {
		f.kind = "ask"
	}
}

// reckon pays for the hand.
func (f *quintille) reckon() {
	total := f.made(f.size)
	f.voles(total)
	if total >= 5 { // p4
		f.figures(1)
		f.win()
		return
	}
	f.figures(-1)
	f.share(-f.base)
	if total < 4 { // p4, p6, p10
		f.codille()
	}
	f.betes = append(f.betes, f.base)
}

// figures is what is paid by each of the others, or to each: consolation, matadors (p5,
// p13), and sans prendre as at le Quadrille (p10).
func (f *quintille) figures(sign int) {
	f.ask(sign, 0, consolation*f.double)
	f.ask(sign, claimMatadors, f.matadors()*matador*f.double)
	if f.kind == "sans-prendre" {
		f.ask(sign, claimSansPrendre, sansPrendre*f.double)
	}
}

// ask is a figure that each of the others pays or is paid, but whoever asks for it too late
// is paid nothing; what one of two has asked for is paid to both (quadrille.loix.33, 36).
func (f *quintille) ask(sign, what, figure int) {
	payers := f.against()
	if sign > 0 {
		if f.late(what, f.makers()) == len(f.makers()) {
			return
		}
	}
	sum := 0
	for _, s := range payers {
		if sign < 0 && f.late(what, []string{s}) == 1 {
			continue
		}
		f.Net[s] -= sign * figure
		sum += sign * figure
	}
	f.share(sum)
}

// late is how many of these have asked for something too late, or for another in its
// stead, which is of one who plays alone and has not put it right (quadrille.loix.35,
// decisions.a9.p4, p5).
func (f *quintille) late(what int, who []string) int {
	n := 0
	for _, s := range who {
		for _, a := range f.Acts {
			mistaken := a.Act == "mistaken" && only(a.N) == 0 && a.Seat == f.player && f.alone()
			tardy := a.Act == "late" && only(a.N) == what && !f.hasty(s, f.Next)
			if what > 0 && a.Seat == s && (mistaken || tardy) {
				n++
				break
			}
		}
	}
	return n
}

// share is a sum that those who have the hand played receive or pay, by halves, and the odd
// counter is the player's (p7). Whoever made no trick bears a loss alone, unless the
// friend made none either (p16).
func (f *quintille) share(sum int) {
	lost := f.made(f.size) < 5
	if f.alone() || lost && sum < 0 && f.taken[f.player] == 0 && f.taken[f.friend] > 0 {
		f.Net[f.player] += sum
		return
	}
	f.Net[f.player] += sum - sum/2
	f.Net[f.friend] += sum / 2
}

// win draws what lies there (p6, p7).
func (f *quintille) win() {
	f.share(f.Result.Pools["devant"] + f.Result.Pools["betes"])
	f.Result.Pools["devant"], f.Result.Pools["betes"] = 0, 0
}

// codille shares what lies there among the others; of odd counters, whoever has the best
// trump of them has one, then the next (p11); what nobody can have stays for the next hand,
// in which the best trump of them has it (p11 and the ruling).
func (f *quintille) codille() {
	others := f.against()
	sum := f.Result.Pools["devant"] + f.Result.Pools["betes"]
	f.Result.Pools["devant"], f.Result.Pools["betes"] = 0, 0
	for _, s := range others {
		f.Net[s] += sum / len(others)
	}
	rest, had := sum%len(others), map[string]bool{}
	for _, t := range trumps(f.trump) {
		if s := holder(f.holds, t); rest > 0 && s != "" && !f.with(s) && !had[s] {
			had[s] = true
			f.Net[s]++
			rest--
		}
	}
	if rest > 0 {
		f.Result.Pools["odd"] += rest
		for _, s := range others {
			f.odd[s] = 1
		}
	}
}

// voles is the vole, which is paid where it was undertaken and made (p14), and costs nothing
// where it was missed; and the dévole of those who make no trick together (p15).
func (f *quintille) voles(total int) {
	price := f.Agreed.Or("hombre/vole.paid#each", vole) * f.double // p14, p15
	if total == 0 {
		others := f.against()
		for _, s := range others {
			f.Net[s] += price
		}
		f.share(-price * len(others))
	}
	if total == f.size && f.undertaken() && !f.showsBy(f.size+1) {
		if f.kind == "sans-prendre" {
			price *= 2 // quadrille.c3.p17
		}
		for _, s := range f.against() {
			f.Net[s] -= price
		}
		f.share(price * len(f.against()))
	}
}

// MayQuintille is who is to do something in a hand of le Quintille nouveau, and all that is
// open.
func MayQuintille(data []byte, order []string) (seat string, open []string, err error) {
	f, err := sitQuintille(data, order)
	if err != nil {
		return "", nil, err
	}
	f.undertake()
	seat, open = f.may()
	return seat, open, nil
}
