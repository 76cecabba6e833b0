package culbas

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// actSilent is what a dealer does who gives out the last cards without saying so.
const actSilent = actLay + 1

// What is said at le Papillon besides.
const (
	factGives engine.FactKind = factSpent + 1 + iota // N cards of the talon are given to each, Amount at a time
	factLast                                         // Seat says that the last cards are given out
	factRid                                          // Seat has got rid of the hand by taking, and no cards are left to give
	factFails                                        // nobody has won; Seat was the last to lay the hand open
	factMost                                         // Seats have the most cards
	factEqual                                        // Seats have as many: the cards are paid double at the next hand
)

// askCards is who has the most cards.
const askCards = table.OwnQuestions

// held is the cards that a player has taken, with those they were taken by.
const held = table.OwnTallies

// dueCards is for the most cards.
const dueCards = table.OwnDues

// nameDouble is what is carried to the next hand where the most cards are equal.
const nameDouble = "double"

// Papillon returns the game.
func Papillon() *table.Game {
	g := &table.Game{
		Ident: "papillon", Kin: family, Title: "Le Papillon",
		Aims:     []string{"rid", "pool.won"},
		Phases:   []*table.Phase{taking(givesAgain, counted)},
		Makers:   papillonMakers(),
		Acts:     []string{"pair", "lay", "silent"},
		Asks:     []string{"who has the most cards"},
		Notable:  engine.Facts(table.FactWon, table.FactMeld, factEqual, factFails),
		Free:     actSilent.Bit(),
		Carries:  []table.Carried{{Name: nameDouble, Most: 1, By: family + "/cards.double"}},
		Keeps:    keepsDouble,
		Ways:     papillonWays{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.Ten), cards.Of(cards.Spades, cards.Ace), cards.Of(cards.Diamonds, 4), cards.Of(cards.Clubs, 5)},
	}
	g.Books = papillonBooks(g)
	return g
}

// givesAgain deals cards of the talon when nobody holds one any more: as many and as
// the rules say, from the dealer's right on. It is who is to begin then.
func givesAgain(s *State) cards.Seat {
	if s.Left() == 0 {
		return cards.NoSeat
	}
	s.Note(factSpent, cards.NoSeat)
	f := s.Last(factGives)
	if f == nil {
		return cards.NoSeat
	}
	packet := f.Amount
	if packet == 0 {
		packet = f.N
	}
	for given := int32(0); given < f.N; given += packet {
		seat := s.Eldest
		for range s.Round {
			s.Replace(seat, int(min(packet, f.N-given)))
			seat = s.Right(seat)
		}
	}
	return s.Leader()
}

// counted ends a hand when all the cards are played: it is asked who has won, and
// who has the most cards.
func counted(s *State) {
	s.Note(table.FactEnd, cards.NoSeat)
	if rid := s.Those(func(seat cards.Seat) bool { return s.Is(factRid, seat) }); rid != 0 {
		s.Ask(table.AskGame, rid, engine.Fact{Kind: table.FactWon, Rests: factRid.Bit()})
	} else if f := lastLaid(s); f != nil {
		s.Note(factFails, f.Seat)
	}
	s.Conclude()
	s.AskAll(askCards, s.All, engine.Fact{Kind: factMost})
	s.Conclude()
	s.Note(table.FactDecided, cards.NoSeat)
}

// lastLaid returns the last hand that was laid open, or nil.
func lastLaid(s *State) *engine.Fact { return s.LastWith(table.FactMeld, cards.NoSeat, kindLaid) }

// doubled reports whether the most cards were equal at the hand before.
func doubled(s *State) bool { return s.Carried(nameDouble, cards.NoSeat) > 0 }

// keepsDouble returns what a hand leaves for the next: a hand that is void leaves what it
// found.
func keepsDouble(s *State) []record.Item {
	double := int32(0)
	if s.Told(factEqual) || s.Told(table.FactVoid) && doubled(s) {
		double = 1
	}
	return parts.Leave(nil, nameDouble, cards.NoSeat, double)
}

// papillonBooks returns the ruleset of the Académie for three, and its variant for four.
func papillonBooks(g *table.Game) []*game.Ruleset {
	three := &game.Ruleset{
		ID: "papillon", Text: "academie", Division: "papillon", Game: g, Name: "Le Papillon, Académie", Unit: "jetton", Seats: 3,
		Also:      []string{"papillon.loix"},
		Irregular: []string{"misdeal", "false-pack", "early"},
		Settings:  []string{"culbas/stake#each 1..", "culbas/cards.won#each 1..", "parts/match.rounds#rounds 1.."},
		Answers:   papillonAcademie,
	}
	three.Variants = []*game.Ruleset{parts.ForPlayers(three, 4, "papillon.p2", game.Answer{Rule: "spread", Figures: game.Figures{{"cards", 4}}})}
	return []*game.Ruleset{three}
}

// fiche is what a fiche is worth in jettons.
const fiche = 5

// papillonAcademie is the answers of the Académie, papillon.p1 to loix.p1.
var papillonAcademie = []game.Answer{
	// p2, p3, p3b, p10; loix.15.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "stake", Figures: game.Figures{{"each", fiche}}, Ruling: "stake"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "spread", Figures: game.Figures{{"cards", 7}}},
	{Rule: "deal.again", Figures: game.Figures{{"each", 3}, {"packet", 1}}},
	{Rule: "deal.last", Figures: game.Figures{{"cards", 3}}},

	// The taking, p4 to p9; loix.5 to 7.
	{Rule: "take.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "take.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "take.like"},
	{Rule: "take.sum", Figures: game.Figures{{"most", 10}}},
	{Rule: "take.one"},
	{Rule: "take.three.held", Figures: game.Figures{{"cards", 3}}},
	{Rule: "take.three.lying", Figures: game.Figures{{"cards", 3}}},

	// The hand laid open, p10; loix.1, 2, 7.
	{Rule: "lay.hand"},
	{Rule: "lay.forced", Ruling: "forced"},
	{Rule: "lay.used", Ruling: "laid"},
	{Rule: "lay.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "lay.aces", Figures: game.Figures{{"each", 1}}},

	// What is paid for taking, loix.3 to 8.
	{Rule: "aces.taken", Figures: game.Figures{{"each", 1}}},
	{Rule: "aces.alone", Figures: game.Figures{{"each", 2}}},
	{Rule: "haneton", Figures: game.Figures{{"each", 1}}},
	{Rule: "three.held", Figures: game.Figures{{"each", 1}}},
	{Rule: "sauterelle", Figures: game.Figures{{"each", 1}}},
	{Rule: "petit", Figures: game.Figures{{"each", 1}}},
	{Rule: "petit.last"},

	// The last cards, p10b, p10c; loix.9 to 11. Rules on who wins are asked in this order.
	{Rule: "rid"},
	{Rule: "rid.several"},
	{Rule: "pool.won", Ruling: "pool-won"},
	{Rule: "consolation", Figures: game.Figures{{"each", 1}}},
	{Rule: "cards.taken"},
	{Rule: "cards.rest"},
	{Rule: "cards.most"},
	{Rule: "cards.won", Figures: game.Figures{{"each", 1}}},
	{Rule: "cards.equal"},
	{Rule: "cards.double", Figures: game.Figures{{"times", 2}}},

	// The laws, loix.12 to 14; p2.
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again", Ruling: "false-again"},
	{Rule: "pack.number", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/deal.misdeal", Figures: game.Figures{{"fine", fiche}}, Roles: game.Roles{{"payee", game.ToPool}}},
	{Rule: "void.back"},
	{Rule: "turn.lays"},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 2}}, Ruling: "rounds"},
}
