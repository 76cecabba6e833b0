package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// alike says why no hand tells some mutants from the rule.
var alike = []game.Alike{
	{Ruleset: "hague-1785", ID: "reversis/espagnolette.loses#from", What: "9 for 10",
		Why: "a ninth trick that stays with the Espagnolette ends the right by article XXXVII, and a right that has ended cannot be lost"},
	{Ruleset: "academie", ID: "reversis/ace.led", What: "off",
		Why: "the article says that an ace that is led pays nothing: where nothing is said of it, nothing is paid, either"},
}

// same reports whether two roles always belong to one player in the answers
// of a rule: the player who leads a card holds it.
func same(rule string, a, b game.Role) bool {
	switch rule {
	case "quinola.led", "quinola.gorged", "reversis.quinola.fine", "reversis.aces":
		return a == game.Holder && b == game.Leader
	case "ace.led":
		return a == game.Holder && (b == game.Leader || b == game.Taker) // an ace that is led takes the trick
	case "ace.forced":
		return a == game.Holder && b == game.Taker
	case "lead.next":
		return b == game.Holder
	case "quinola.consolation":
		return a == game.ToEach
	}
	return false
}

// differ reports whether two hands ended differently in something a player
// would notice.
func differ(a, b *State) bool {
	if undertaker(a) != undertaker(b) || a.Told(factMade) != b.Told(factMade) || a.Who(factBroken) != b.Who(factBroken) {
		return true
	}
	if !hasSheet(a.Law().Book()) {
		return false
	}
	sheet, n := sheetNow(a)
	other, m := sheetNow(b)
	return n != m || sheet != other
}

// packets lists ways of dealing on which mutants are tried.
var packets = [...][4]int16{{4, 4, 4}, {3, 4, 4}, {4, 3, 4}, {3, 3, 5}, {4, 4, 3}, {2, 4, 4}, {3, 3, 3}, {5, 5, 5}, {3, 5, 5}, {5, 4, 4}, {4, 5, 5}, {4, 3, 3}}

// trials returns the acts of a kind on which mutants are tried.
func trials(s *State, kind engine.ActKind) (list []engine.Act) {
	for _, seat := range s.Round {
		a := engine.NewAct(kind, seat)
		switch kind {
		case table.ActPackets:
			for _, n := range packets {
				a.N = n
				list = append(list, a)
			}
		case actPutOut:
			for set := s.Hand[seat]; set != 0; set = set.Without() {
				list = append(list, a.WithCard(set.First()))
			}
		case table.ActTake:
			for _, c := range s.Talon[:s.Bottom] {
				list = append(list, a.WithCard(c))
			}
		case actSwap:
			for _, a.To = range s.Round {
				list = append(list, a.WithCard(s.Hand[seat].First()))
			}
			a.To = cards.Opposite(s.N, seat)
			list = append(list, a)
		case table.ActLook:
			list = append(list, a.WithN(1), a.WithN(2))
		case table.ActPlay:
			list = append(list, a.WithCard(cards.Of(cards.Spades, 2)))
		}
	}
	return list
}
