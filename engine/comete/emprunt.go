package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// L'Emprunt of the Académie: runs in suit that each player in turn must carry on;
// a player who does not have the next card borrows it.

// actBorrow: Seat plays Card, held by another player or lying in the talon.
const actBorrow engine.ActKind = table.OwnActs

const (
	factLoans engine.FactKind = table.OwnFacts + iota // cards may be borrowed: of players for N 0, of the talon for N 1
	factLent                                          // Seat borrows Card of the player Leader or, for NoSeat, of the talon
)

// Of whom a card is borrowed: N of factLoans and factLent.
const (
	ofPlayers int32 = iota
	ofTalon
)

// Emprunt returns the game.
func Emprunt() *table.Game {
	g := &table.Game{
		Ident: "emprunt", Kin: family, Title: "L'Emprunt",
		Aims:     []string{"parts/run.out", "pool.won", "parts/left.paid"},
		Phases:   []*table.Phase{borrowing()},
		Makers:   empruntMakers(),
		Acts:     []string{"borrow"},
		Notable:  engine.Facts(table.FactRunEnds, factLent),
		Pictured: []cards.Card{cards.Of(cards.Diamonds, 7), cards.Of(cards.Diamonds, 8)},
	}
	g.Books = empruntBooks(g)
	return g
}

// borrowing returns a phase of runs that players carry on by turns, whoever holds the
// card: a player borrows a card he lacks. Rules say who leads, which card follows, who
// is next and of whom cards are borrowed.
func borrowing() *table.Phase {
	p := runs()
	p.Acts = engine.Acts(table.ActPlay, actBorrow)
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		if c := wanted(s).First(); c != cards.None && !s.Hand[seat].Has(c) {
			o.AddCard(actBorrow, c)
			return
		}
		o.Offer(table.ActPlay, s.Hand[seat])
	}
	p.Fits = func(s *State, a *engine.Act) string {
		if a.Kind == actBorrow && (s.Hand[a.Seat].Has(a.Card) || !wanted(s).Has(a.Card)) {
			return "the card that follows is borrowed, by a player who has it not"
		}
		return ""
	}
	p.Do = func(s *State, a *engine.Act) {
		if a.Kind == actBorrow {
			lend(s, a)
		}
		s.Hand[a.Seat] &^= a.Card.Bit()
		s.Tell(table.FactPlayed, a.Seat).With(a.Card, int32(a.Card.Face()))
		s.Conclude()
		if !s.Told(table.FactWon) {
			s.Speaker = carries(s)
		}
	}
	return p
}

// lend moves a card from its holder, or the talon, to the player who borrows it.
func lend(s *State, a *engine.Act) {
	f := s.Tell(factLent, a.Seat)
	f.Leader, f.Card, f.N = holding(s, a.Card), a.Card, ofPlayers
	if f.Leader != cards.NoSeat {
		s.Hand[f.Leader] &^= a.Card.Bit()
	} else {
		f.N = ofTalon
		for i := s.Top; i < s.Bottom; i++ {
			if s.Talon[i] == a.Card {
				s.DrawUnder(i - s.Top)
				break
			}
		}
	}
}

// holding returns the player who holds a card, or NoSeat.
func holding(s *State, c cards.Card) cards.Seat {
	for _, seat := range s.Round {
		if s.Hand[seat].Has(c) {
			return seat
		}
	}
	return cards.NoSeat
}

// carries returns the player who must carry the run on, or else lead anew.
func carries(s *State) cards.Seat {
	last, seat := s.Last(table.FactPlayed), cards.NoSeat
	if round := s.Seen(table.FactRound); round != nil && round.N > 0 {
		seat = s.OnRight(last.Seat)
	} else if round != nil {
		seat = s.OnLeft(last.Seat)
	}
	if c := wanted(s).First(); c != cards.None && seat != cards.NoSeat {
		switch holder := holding(s, c); {
		case holder == seat,
			holder != cards.NoSeat && loans(s, ofPlayers),
			holder == cards.NoSeat && parts.InTalon(s, c) && loans(s, ofTalon):
			return seat
		}
	}
	s.Tell(table.FactRunEnds, last.Seat).Card = last.Card
	s.Conclude()
	if running(s) {
		return cards.NoSeat
	}
	return s.Who(table.FactLeads)
}

// loans reports whether a rule lets cards be borrowed of players, or of the talon.
func loans(s *State, of int32) bool { return s.LastWith(factLoans, cards.NoSeat, of) != nil }

// empruntBooks returns the ruleset of the Académie for three, and its variants for more,
// whose pack is larger: for four all but aces and twos, for five and six the whole.
func empruntBooks(g *table.Game) []*game.Ruleset {
	three := &game.Ruleset{
		ID: "emprunt", Text: "academie", Division: "emprunt", Game: g, Name: "L'Emprunt, Académie", Unit: "jetton", Seats: 3,
		Settings: []string{"comete/stake#each 1..", "parts/left.paid#each 1.."},
		Answers:  academieEmprunt,
	}
	for _, v := range [...]struct{ seats, each int }{{4, 10}, {5, 10}, {6, 8}} {
		rs := parts.ForPlayers(three, v.seats, "emprunt.p1", game.Answer{Rule: "parts/deal.count", Figures: game.Figures{{"each", int32(v.each)}}})
		if v.seats == 4 {
			rs.Answers = append(rs.Answers, game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 1}, {"highest", 2}}})
		} else {
			rs.Bases[0].But = []string{"parts/pack"}
			rs.Answers = append(rs.Answers, game.Answer{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}})
		}
		three.Variants = append(three.Variants, rs)
	}
	return []*game.Ruleset{three}
}

// academieEmprunt lists the answers of the Académie, emprunt.p1 to p4. Amounts are
// in jettons.
var academieEmprunt = []game.Answer{
	// p1.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 1}, {"highest", 3}}},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}, Ruling: "stake"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 12}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},

	// The runs, p2 to p4.
	{Rule: "parts/run.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/run.next", Figures: game.Figures{{"suit", 1}}},
	{Rule: "borrow.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "borrow"},
	{Rule: "borrow.paid", Figures: game.Figures{{"fee", 1}}},
	{Rule: "borrow.talon"},
	{Rule: "borrow.talon.paid", Figures: game.Figures{{"fee", 1}}},
	{Rule: "borrow.anew", Roles: game.Roles{{"next", game.ToRight}}},

	// The end, p3.
	{Rule: "parts/run.out"},
	{Rule: "borrow.out", Ruling: "lent-last"},
	{Rule: "pool.won"},
	{Rule: "parts/left.paid", Figures: game.Figures{{"each", 1}}, Ruling: "left"},
}
