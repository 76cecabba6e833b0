package naive

import "slices"

// hazards is what the hombre is paid for them by each of the others, or pays
// where the game is lost (dictionnaire.p66b, loix.80).
func (o *trois) hazards(won, vole bool) {
	if o.hazard == 0 {
		return
	}
	n := o.fiches(vole)
	if !won {
		n = -n
	}
	o.each(n * o.hazard)
}

// fiches is what the hazards of the hombre's hand come to.
func (o *trois) fiches(vole bool) int {
	hand, order := o.holds[o.player], trumps(o.trump)
	has := func(cards ...string) (n int) {
		for _, c := range cards {
			if slices.Contains(hand, c) {
				n++
			}
		}
		return n
	}
	all := func(face string) int { return has(face+"S", face+"H", face+"D", face+"C") }
	matadors, alone := o.matadors(), o.kind != "ask"
	n := 1 + matadors // consolation, p15
	if alone {
		n++
	}
	one := func(is bool) {
		if is {
			n++
		}
	}
	one(alone && matadors == 4)     // bon air, p3
	one(alone && matadors >= 5)     // parfait contentement, p14, and the ruling
	one(has(espadille, baste) == 0) // guinguette, p40
	// mirliro, p56: of either kind, or of both (the ruling)
	one(has(espadille, baste) == 2 && matadors == 0 || has("AH", "AD", baste) == 3)
	one(all("J") == 4)                  // fanatique, p35b
	one(all("Q") == 4)                  // charivari, p10
	one(all("K") == 4)                  // discorde, p26
	one(all("K") == 3 && all("Q") == 1) // partie carree, p60
	one(has("AH", "AD") == 2)           // yeux de ma grand-mere, p90
	fakes := 0
	for has(espadille) == 0 && has(order[1+fakes]) == 1 { // chicoree, p12, p53
		fakes++
	}
	one(fakes == 3 || fakes == 4)
	if o.Play[0][0] == o.player+":"+espadille { // triomphante, p89
		n++
		one(vole)
	}
	return n
}

// estrapade has the winner of the codille draw all the bêtes, and be paid what is
// owed to the other, too, but for the hazards (dictionnaire.p34 and the ruling).
func (o *trois) estrapade(winner string, price int) {
	if o.hazard == 0 || o.kind == "ask" {
		return
	}
	o.drawAll(winner)
	for _, s := range o.others(false) {
		if s == winner {
			continue
		}
		o.give(s, o.player, o.rights(s)) // it is owed to the winner, who may ask in time where the other does not
		o.give(o.player, winner, o.rights(winner))
		if o.kind == "contre" {
			o.give(s, winner, price)
		}
	}
}

// balances is what each has won in the match, and where it ends the degout of
// those who have lost (dictionnaire.p20 and the ruling).
func (o *trois) balances() {
	most := o.seats[0]
	for _, s := range o.seats {
		o.match[s] += o.Net[s]
		if o.match[s] > o.match[most] {
			most = s
		}
	}
	if *o.Over {
		for _, s := range o.seats {
			if o.match[s] < 0 && o.match[most] > 0 {
				o.give(s, most, o.hazard)
			}
		}
		o.match = nil
	}
	o.Marks["ahead"], o.Marks["behind"] = map[string]int{}, map[string]int{}
	for s, n := range o.match {
		o.Marks["ahead"][s], o.Marks["behind"][s] = max(n, 0), max(-n, 0)
	}
}
