package naive

// What players agree on, by the figures that the books leave to them.

// agreed reports whether they have agreed on what is not usual.
func (h Hand) agreed(figure string) bool { return h.Agreed.Or(figure, 0) == 1 }

// times is 2 in a round of the match in which everything is double: one that is agreed
// on, or else those of the book (quadrille.c3.p18, p19, p21, mediateur.s1.c2.p7). A hand
// for bêtes that are left when the rounds are over is of no round (mediateur.s4.c2.a6.p36,
// p38): it is double where that is agreed.
func (h Hand) times(round int, over bool, double, second int) int {
	var yes bool
	switch {
	case over:
		yes = h.agreed("hombre/round.after#agreed")
	case h.agreed("hombre/round.alternate#agreed"):
		yes = round%2 == 0
	case h.agreed("hombre/round.always#agreed"):
		yes = true
	default:
		yes = round == h.Agreed.Or("hombre/round.double#round", double) || round == h.Agreed.Or("hombre/round.second#round", second)
	}
	if yes {
		return 2
	}
	return 1
}

// rounds is how many make a match.
func (h Hand) rounds(usual int) int { return h.Agreed.Or("parts/match.rounds#rounds", usual) }

// waits is the bêtes that wait when those of a hand are laid, too: these go together,
// unless it is agreed that each goes by itself (quadrille.c2.p32, loix.28, hombre.bete.p6,
// loix.47).
func (h Hand) waits(waiting, made []int) []int {
	if h.agreed("hombre/bete.together#apart") {
		return append(waiting, made...)
	}
	sum := 0
	for _, n := range made {
		sum += n
	}
	if sum == 0 {
		return waiting
	}
	return append(waiting, sum)
}

// admits reports whether a way of playing le Médiateur is admitted: the vole declared with a
// mediator is not everywhere (mediateur.s2.c4.a1.p3).
func (h Hand) admits(bid string) bool {
	return bid != "vole-mediator" || !h.agreed("hombre/vole.mediator#agreed")
}
