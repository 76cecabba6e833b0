package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Le Poque of the Académie: boxes drawn by cards of the suit turned up, pairs and
// better with which players vie, and runs in suit.

// The boxes of le Poque: five for cards, from the ace down, and the one for
// which players vie.
const (
	boxTen   = 4
	boxPoque = 5
)

// actPoque: Seat raises by N at le Poque.
const actPoque engine.ActKind = table.OwnActs

const (
	factPoque  engine.FactKind = table.OwnFacts + iota // a poque is at least N cards of a kind
	factBoxes                                          // the cards from the ace down to the face N have boxes
	factRaises                                         // Seat raises by Amount
)

// The kinds of a FactMeld.
const (
	kindPoque int32 = 1 + iota // the cards with which a player vied
	kindBoxes                  // cards that draw a box
)

// vie is the betting on poques.
var vie = parts.Vie{Among: parts.Everybody, Raises: factRaises, Acts: []engine.ActKind{actPoque}, Most: 12, Box: boxPoque}

// Poque returns the game.
func Poque() *table.Game {
	g := &table.Game{
		Ident: "poque", Kin: family, Title: "Le Poque",
		Aims:    []string{"poque.won", "parts/run.out", "parts/left.paid"},
		Phases:  []*table.Phase{vying(), laying(), runs()},
		Makers:  poqueMakers(),
		Acts:    []string{"poque"},
		Notable: engine.Facts(factRaises, table.FactBest, table.FactRunEnds),
		Pools: []game.NamedPool{{Pool: "ace", Words: "the box of the ace"}, {Pool: "king", Words: "the box of the king"}, {Pool: "queen", Words: "the box of the queen"},
			{Pool: "knave", Words: "the box of the knave"}, {Pool: "ten", Words: "the box of the ten"}, {Pool: "poque", Words: "the poque"}},
		Ways:     poqueWays{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, 7), cards.Of(cards.Clubs, 7)},
	}
	g.Books = poqueBooks(g)
	return g
}

// vying returns the phase in which players bet on their poques, by any amount; only
// small raises are offered.
func vying() *table.Phase {
	p := vie.Phase(nil)
	may := p.May
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		may(s, seat, o)
		if level, _, _ := vie.Bets(s); level < vie.Most {
			o.Add(actPoque, 2)
			o.Add(actPoque, 5)
		}
	}
	return p
}

// laying returns the phase in which those who bet to the end lay their poques
// down.
func laying() *table.Phase {
	return parts.Showing(func(s *State) cards.SeatSet {
		level, in, _ := vie.Bets(s)
		if level == 0 {
			return 0
		}
		return in
	}, func(s *State, seat cards.Seat, list []parts.Meld) []parts.Meld {
		return append(list, parts.Meld{Act: table.ActMeld, Kind: kindPoque, Cards: poqueOf(s, s.Hand[seat])})
	}, poqueEnds)
}

// poqueEnds asks who of the bettors has the best poque, and pays the boxes that
// cards draw.
func poqueEnds(s *State) {
	if level, in, _ := vie.Bets(s); level > 0 {
		s.Ask(table.AskBest, (s.SaidBy(actPoque)|s.SaidBy(table.ActHold)|in)&s.All, engine.Fact{Kind: table.FactBest, N: kindPoque})
		s.Conclude()
	}
	s.Note(table.FactDeclared, cards.NoSeat)
}

// poqueOf returns the best poque of a hand, or no cards: the one with most cards,
// then the kind that is turned up, then the highest.
func poqueOf(s *State, hand cards.Set) (best cards.Set) {
	f := s.Seen(factPoque)
	if f == nil {
		return 0
	}
	most := -1
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		set := hand & cards.Face(face)
		if set.Len() < max(int(f.N), 1) {
			continue
		}
		if rank := set.Len()*256 + turned(s, set)*64 + int(s.Height(set.First())); rank > most {
			best, most = set, rank
		}
	}
	return best
}

// turned returns 1 if cards are of the kind that is turned up, else 0.
func turned(s *State, set cards.Set) int {
	f := s.Seen(table.FactTurned)
	return engine.Int(f != nil && set&cards.Face(f.Card.Face()) != 0)
}

// boxOf returns the box of a card, or -1.
func boxOf(s *State, c cards.Card) int {
	f := s.Seen(factBoxes)
	switch face := c.Face(); {
	case f == nil:
		return -1
	case face == cards.Ace:
		return 0
	case int32(face) >= f.N:
		return min(1+int(cards.King-face), boxTen)
	}
	return -1
}

// poqueBooks returns the ruleset of the Académie for four, and its variants for other
// numbers of players. Six, and by a ruling five, play with the sixes.
func poqueBooks(g *table.Game) []*game.Ruleset {
	four := &game.Ruleset{
		ID: "poque", Text: "academie", Division: "poque", Game: g, Name: "Le Poque, Académie", Unit: "jetton", Larger: game.Marker{Name: "fiche", Worth: 5}, Seats: 4,
		Pools:    []string{"ace", "king", "queen", "knave", "ten", "poque"},
		Settings: []string{"parts/purse#amount 6..", "comete/boxes#lowest 9 10", "comete/stake.boxes#each 1.. within parts/purse#amount times 6"},
		Answers:  academiePoque,
	}
	for _, seats := range [...]int{3, 5, 6} {
		rs := parts.ForPlayers(four, seats, "poque.p1")
		if seats > 4 {
			pack := game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 5}}}
			if seats == 5 {
				pack.Ruling = "five"
				rs.Settings = append([]string{"parts/pack#highest 5 6"}, four.Settings...)
			}
			rs.Answers = append(rs.Answers, pack)
		}
		four.Variants = append(four.Variants, rs)
	}
	return []*game.Ruleset{four}
}

// academiePoque lists the answers of the Académie, poque.p1 to p10. Amounts are
// in jettons.
var academiePoque = []game.Answer{
	// p1 to p3.
	{Rule: "parts/players", Figures: game.Figures{{"number", 4}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 40}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 23}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "ace.first"},

	// The boxes, p3.
	{Rule: "boxes", Figures: game.Figures{{"lowest", cards.Ten}}},
	{Rule: "stake.boxes", Figures: game.Figures{{"each", 1}}, Ruling: "stakes"},
	{Rule: "turned"},
	{Rule: "turned.box"},

	// The poque, p4 to p7. Rules on who wins are asked in this order.
	{Rule: "poque", Figures: game.Figures{{"cards", 2}}},
	{Rule: "speak.turn", Ruling: "first"},
	{Rule: "raise.size"},
	{Rule: "raise.paid"},
	{Rule: "poque.shown"},
	{Rule: "raise.unheld"},
	{Rule: "unheld.hidden"},
	{Rule: "poque.more"},
	{Rule: "poque.turned", Ruling: "retour"},
	{Rule: "poque.high"},
	{Rule: "parts/best.eldest", Ruling: "equal"},
	{Rule: "poque.won"},
	{Rule: "boxes.held"},

	// The play, p9b, p10.
	{Rule: "parts/run.first", Roles: game.Roles{{"leader", game.Eldest}}, Ruling: "first"},
	{Rule: "parts/run.next", Figures: game.Figures{{"suit", 1}}},
	{Rule: "parts/run.holder"},
	{Rule: "parts/run.duty"},
	{Rule: "parts/run.top"},
	{Rule: "parts/run.stuck"},
	{Rule: "parts/run.out"},
	{Rule: "parts/left.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "left.most"},
}
