package naive

import (
	"slices"
	"strings"
)

// Who draws the favourite suit of le Médiateur, and with which card.

// drawsFavourite is who does: the dealer of a record that tells of no places. Where a cut
// shows the favourite, of those who have drawn a king, a queen, a knave and an ace for
// places it is the one with the king, and else the one with a club (mediateur.s1.c1.a2.p9).
func (h Hand) drawsFavourite() string {
	has, faces, clubs := map[string]string{}, []string{}, 0
	for _, a := range h.Acts {
		if a.Act == "draw" {
			has[a.Card[:1]], has[a.Card[1:]] = a.Seat, a.Seat
			faces = append(faces, a.Card[:1])
			clubs += strings.Count(a.Card[1:], "C")
		}
	}
	slices.Sort(faces)
	who := "C"
	if strings.Join(faces, "") == "AJKQ" {
		who = "K"
	}
	if !h.agreed("hombre/favourite.cut#cut") || has[who] == "" || who == "C" && clubs > 1 {
		return h.Dealer
	}
	return has[who]
}

// favourites is the cards that may show the favourite suit: kings, or whichever of a pack a cut
// turns up where that is agreed (mediateur.s1.c1.a2.p9, p10).
func (h Hand) favourites(faces string, without ...string) (open []string) {
	if !h.agreed("hombre/favourite.cut#cut") {
		faces = "K"
	}
	for _, suit := range strings.Split(suits, "") {
		for _, face := range strings.Split(faces, "") {
			if !slices.Contains(without, face+suit) {
				open = append(open, "favourite "+face+suit)
			}
		}
	}
	return open
}
