// Package romestecq plays le Romestecq of the Académie: five cards each, no trump, and
// cards alike that are named as they are played. What they are worth is often lost when
// the other side takes one of them. Start at romestecq.go; book.go has the book's
// answers.
package romestecq

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is what the ids of the game's own questions begin with.
const family = "romestecq"

var q, fig = game.Asking(family), parts.Fig

// What the game has of its own.
const (
	actOrder     engine.ActKind = table.OwnActs + iota // Seat has To deal first
	actKeep                                            // Seat keeps the marks
	actFaced                                           // cards are found that lie turned over
	actRepacket                                        // the dealer deals otherwise than at first
	actSix                                             // the dealer gives a player six cards
	actExcess                                          // Seat plays with six cards or more
	actSilent                                          // Seat unmarks for a piece that was not named
	actBoast                                           // Seat counts a combination that Seat has not
	actOvermark                                        // Seat unmarks a jetton too many
	actOverclaim                                       // Seat announces three marks that Seat has not
)

const (
	factGruged    engine.FactKind = table.OwnFacts + iota // the other side has taken one of Cards, which Seat has named, of the kind N
	factPlayedOut                                         // the last of Cards, which Seat has named, is played, of the kind N
	factVirlicque                                         // Seat holds Cards, four alike
	factMarks                                             // Seat's side is to unmark N points
	factLoses                                             // ... has N more to unmark, of which it had unmarked Amount
)

// The kinds of combination that are named.
const (
	kindRome int32 = 1 + iota
	kindDoubleRome
	kindTriche
	kindNingre
	kindVillage
)

// games is how the match is kept. The book lays out as many marks as the match is
// to and takes them away; here what was taken away is counted. A player who is
// given more marks than that owes them.
var games = parts.Games{Marks: factMarks, Loses: factLoses, Debt: table.OwnTallies}

// effaced is the sentences of marks that are laid out and wiped out, or added.
var effaced = game.PayWords{
	Made:     game.Payment{Takes: "{to} wipes out {amount}", Puts: "{from} has {amount} added", Pays: table.Marks.Made.Pays},
	Returned: game.Payment{Takes: "{to} wipes out {amount} again", Puts: "{from} has {amount} added again", Pays: table.Marks.Returned.Pays},
	Nothing:  game.Payment{Takes: "{to} does not wipe out {amount}", Puts: "{from} has {amount} not added", Pays: table.Marks.Nothing.Pays},
}

// Romestecq returns the game.
func Romestecq() *table.Game {
	g := &table.Game{
		Ident: "romestecq", Kin: family, Title: "Le Romestecq",
		Aims:   []string{"marked", "parts/match.target"},
		Phases: []*table.Phase{play()},
		Makers: makers(),
		Acts:   []string{"order", "keep", "faced", "repacket", "six-cards", "excess", "not-named", "boast", "unmark", "overclaim"},
		Free: engine.Acts(table.ActMeld, actOrder, actKeep, actFaced, actRepacket, actSix, actExcess, actSilent, actBoast, actOvermark,
			actOverclaim),
		Upon:     actOrder.Bit(),
		Deals:    engine.Acts(actFaced, actRepacket, actSix),
		Late:     engine.Acts(actSilent, actBoast, actOvermark, actOverclaim), // the last trick's marks, too, are counted falsely
		Spoken:   spoken,
		Notable:  engine.Facts(table.FactMeld, factGruged, factMarks, table.FactMatch),
		Carries:  []table.Carried{table.Scores, games.Debts(family + "/loss.debt"), parts.Dealt},
		Keeps:    func(s *State) []record.Item { return append(games.Keeps(s), parts.KeepDealt(s)...) },
		Unfit:    unfit,
		OneRole:  oneRole,
		Pays:     &effaced,
		Tells:    table.Untold(table.FactMeld.Bit()), // it was said aloud
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.Queen), cards.Of(cards.Diamonds, cards.Queen), cards.Of(cards.Spades, cards.Knave), cards.Of(cards.Diamonds, cards.Knave)},
	}
	g.Books = books(g)
	return g
}

// play returns the play of the tricks, in which whoever is to play a card may first name
// what it is a piece of.
func play() *table.Phase {
	p := parts.Tricks(nil)
	p.Acts = p.Acts.With(table.ActMeld.Bit())
	cardsOnly := p.May
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		cardsOnly(s, seat, o)
		for _, set := range combinations(s.Hand[seat]) {
			if set == 0 {
				return
			}
			if !named(s, seat, set) {
				o.AddCards(table.ActMeld, set, 0)
			}
		}
	}
	return p
}

// combinations returns every combination that a hand has the cards for, up to the first
// that is empty: of five cards there are no more. Cards that are both a ningre and
// a village are one.
func combinations(hand cards.Set) (list [12]cards.Set) {
	n := 0
	add := func(set cards.Set) {
		if n < len(list) {
			list[n] = set
			n++
		}
	}
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		of := hand & cards.Face(face)
		if of.Len() == 3 {
			add(of)
		}
		for _, pair := range pairs(of) {
			if pair == 0 {
				break
			}
			add(pair)
			for other := face + 1; other <= cards.King; other++ {
				for _, with := range pairs(hand & cards.Face(other)) {
					if with == 0 {
						break
					}
					add(pair | with)
				}
			}
		}
	}
	return list
}

// pairs returns every two of two or three cards, up to the first that is empty.
func pairs(of cards.Set) (list [4]cards.Set) {
	switch of.Len() {
	case 2:
		list[0] = of
	case 3:
		for i := range 3 {
			list[i] = of &^ of.Nth(i).Bit()
		}
	}
	return list
}

// named reports whether a player has named those cards.
func named(s *State, seat cards.Seat, set cards.Set) bool {
	for _, kind := range [...]engine.FactKind{table.FactSaid, table.FactAct} {
		for f := s.Last(kind); f != nil; f = s.Prior(f) {
			if says(f) && f.Seat == seat && f.Cards == set {
				return true
			}
		}
	}
	return false
}

// high reports whether a face is the ace or the king.
func high(face uint8) bool { return face == cards.Ace || face == cards.King }

// twos returns the two faces of which some cards are two each, the higher first as the
// cards are numbered, or 0 where they are no such four.
func twos(set cards.Set) (a, b uint8) {
	if set.Len() != 4 {
		return 0, 0
	}
	for face := uint8(cards.King); face >= cards.Ace; face-- {
		switch n := (set & cards.Face(face)).Len(); {
		case n == 2 && a == 0:
			a = face
		case n == 2:
			b = face
		case n != 0:
			return 0, 0
		}
	}
	return a, b
}

// alike returns the face that so many cards all have, 0 where they are others.
func alike(set cards.Set, n int) uint8 {
	if face := set.First().Face(); set.Len() == n && set&^cards.Face(face) == 0 {
		return face
	}
	return 0
}

// isRome reports whether cards are two alike below the king.
func isRome(set cards.Set) bool { face := alike(set, 2); return face != 0 && !high(face) }

// isDoubleRome reports whether they are two aces or two kings.
func isDoubleRome(set cards.Set) bool { return high(alike(set, 2)) }

// isTriche reports whether they are three alike.
func isTriche(set cards.Set) bool { return alike(set, 3) != 0 }

// isNingre reports whether they are two of a face and two of another.
func isNingre(set cards.Set) bool { _, b := twos(set); return b != 0 }

// isVillage reports whether they are a ningre of two faces below the king of which
// one follows the other, each in the same two suits.
func isVillage(set cards.Set) bool {
	a, b := twos(set)
	return b > cards.Ace && a < cards.King && a == b+1 && suits(set&cards.Face(a)) == suits(set&cards.Face(b))
}

// suits returns the suits of cards, a bit for each.
func suits(set cards.Set) (of uint8) {
	for ; set != 0; set = set.Without() {
		of |= 1 << set.First().Suit()
	}
	return of
}

// spoken returns what a player says who names a combination.
func spoken(st *record.Step) string {
	if st.Act != "meld" {
		return ""
	}
	return called(cards.SetOf(st.Cards))
}

// called returns what cards are called as they are named, "" where they are nothing.
func called(set cards.Set) string {
	switch {
	case isRome(set):
		return "piece of Rome"
	case isDoubleRome(set):
		return "piece of double Rome"
	case isTriche(set):
		return "piece of triche"
	case isVillage(set):
		return "piece of ningre and of village"
	case isNingre(set):
		return "piece of ningre"
	}
	return ""
}

// unfit says why a debt or packets cannot be what a hand before has left.
func unfit(s *State) string {
	if wrong := games.Unfit(s); wrong != "" {
		return wrong
	}
	return parts.UnfitPackets(s)
}

// oneRole reports whether two roles are always one player's: of two players the
// neighbours to the right and to the left are one.
func oneRole(rule string, a, b game.Role) bool {
	return rule == "parts/lead.first" && (a == game.Eldest && b == game.ToRight || a == game.ToRight && b == game.Eldest)
}
