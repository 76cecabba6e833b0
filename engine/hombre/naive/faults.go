package naive

import "slices"

// plays reports whether what is done out of the course of the game is told by the
// clauses of le Solitaire: that of the laws of le Quadrille which needs no king called,
// whose holder is a friend.
func (l *solo) plays() bool {
	known := []string{"lay", "misdeal", "exposed", "false-pack", "quit", "revoke", "false-trump", "look", "look-rest", "show",
		"early", "late", "mistaken", "hasty"}
	return !slices.ContainsFunc(l.Acts, func(a Act) bool { return !slices.Contains(known, a.Act) })
}

// again reports whether the hand is dealt again: a card that is turned (s1.c2.p12), cards
// that are dealt wrongly (quadrille.loix.1, 4), or a pack that is false and is found
// so before the hand is played out (s1.c2.p11, quadrille.loix.2, 3).
func (l *solo) again() bool {
	return slices.ContainsFunc(l.Acts, func(a Act) bool {
		switch a.Act {
		case "misdeal":
			return true
		case "exposed": // "en distribuant les cartes"
			return inDealing(a)
		case "false-pack":
			return a.At != "end" || len(l.Play) < dixLevees
		}
		return false
	})
}

// quit has one who leaves pay all that lies at the game and waits, and the cards, for
// which everybody gives a fiche (quadrille.loix.59, c3.p20 and the rulings). What lies there
// for a matador that nobody held is none of the game. A match that is put off costs nothing
// (loix.60). What was made on the hand before that is made, and no part of what is paid.
func (l *solo) quit() bool {
	at := slices.IndexFunc(l.Acts, func(a Act) bool { return a.Act == "quit" })
	if at < 0 {
		return false
	}
	made, all := l.faults(l.stakes()), l.Result.Pools["devant"]+l.Result.Pools["betes"]
	for _, n := range l.waiting {
		all += n
	}
	if only(l.Acts[at].N) == 0 {
		l.put(l.Acts[at].Seat, "devant", all)
		l.Net[l.Acts[at].Seat] -= l.Agreed.Or("hombre/quit.cards#amount", 10*len(l.seats))
	}
	l.wait(made)
	return true
}

// faults is the bêtes of those who do what is not allowed, each of so much. Nothing is
// asked for too late (s4.c2.observation.p1), and whoever plays out of turn makes no bête
// (quadrille.loix.15): the one who does to show who the friend is (loix.16) is not here.
func (l *solo) faults(stakes int) int {
	sum, late := 0, map[string]bool{}
	bete := func(seat string, n int) {
		l.Net[seat] -= n
		sum += n
	}
	for _, a := range l.Acts {
		trick, after := when(a.At)
		switch a.Act {
		case "revoke": // loix.22, 23; one for all that are seen late
			switch only(a.N) {
			case 0:
				bete(a.Seat, stakes)
			case 1:
				if !late[a.Seat] {
					bete(a.Seat, stakes)
				}
				late[a.Seat] = true
			}
		case "false-trump": // loix.25, 26: unless told so when asked
			if len(a.N) == 0 {
				bete(a.Seat, stakes)
			}
		case "look": // s3.c2.p6, p7; what it costs to see the card given for a king nobody says
			switch turn := l.turn(trick, after) == a.Seat; {
			case a.Card != "":
			case a.To != "" && turn:
				bete(a.Seat, stakes/2)
				bete(a.To, stakes/2)
			case !turn: // loix.20, decisions.a7.p6
				bete(a.Seat, stakes)
			}
		case "look-rest": // piquemedrille.p7c
			bete(a.Seat, stakes)
		case "show": // loix.27; of a card alone c2.p27: it must be played. Alone one may (loix.27)
			if a.Card == "" && a.Seat != l.player && !l.wonBy(trick) {
				bete(a.Seat, stakes)
			}
		}
	}
	return sum
}

// wait has the bêtes of one hand wait together (s4.c2.a6.p8, quadrille.loix.28).
func (l *solo) wait(made int) {
	if made > 0 {
		l.waiting = append(l.waiting, made)
	}
}

// turn is whose turn it is when so many cards of a trick lie there.
func (l *solo) turn(trick, after int) string {
	leader := l.seats[0]
	if trick > 1 && trick-2 < len(l.Play) {
		leader = l.taker(l.Play[trick-2])
	}
	return l.seats[(slices.Index(l.seats, leader)+after)%len(l.seats)]
}

// wonBy reports whether the player has won before a trick.
func (l *solo) wonBy(trick int) bool {
	n := 0
	for i, t := range l.Play {
		if i < trick-1 && l.taker(t) == l.player {
			n++
		}
	}
	return n >= 6 && l.bid != "vole" && l.bid != "vole-mediator"
}

// shows reports whether the player shows the hand before a trick is led to, who can
// claim no vole then (quadrille.decisions.a11.p5).
func (l *solo) shows(trick int) bool {
	return slices.ContainsFunc(l.Acts, func(a Act) bool {
		return a.Act == "show" && a.Card == "" && a.Seat == l.player && before(a, trick)
	})
}
