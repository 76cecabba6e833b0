package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Le Quintille ancien, of the Académie: l'Hombre of five players with eight cards
// each, who each lay down one counter. The winner draws only a part of them.

// Ancien returns the game.
func Ancien() *table.Game {
	g := Quintille()
	nouveau := g.Books[0]
	quadrille := nouveau.Bases[0].Of
	g.Ident, g.Title = "quintille.ancien", "Le Quintille ancien"
	g.Ways = ancienWays{}
	g.Equal = nil
	g.Books = []*game.Ruleset{{
		ID: "quintille.ancien", Text: "academie", Division: "quintille.ancien", Glossary: glossary, Game: g, Name: "Le Quintille ancien, Académie", Unit: "jetton",
		Seats: 5, Tricks: 8, Pools: quadrille.Pools, Irregular: []string{"misdeal"},
		Settings: []string{"parts/purse#amount 1..", "parts/match.rounds#rounds 1.."},
		Bases: []game.Base{{Of: quadrille, Clause: "quintille.ancien.p2b", Rules: []string{
			"parts/pack", "parts/cut", "parts/deal.passes", "parts/stake.back", "bete.stays", "order.*",
			"bid.turn", "bid.rank", "bid.forced", "bid.raised", "bid.final", "bid.binding", "trump.named", "trump.first", "trump.formal", "king.*", "queen.called",
			"parts/lead.*", "parts/play.order", "parts/follow.duty", "matador.*", "parts/trick.*", "parts/rank", "remise", "codille", "alone.called", "pool.codille", "bete.together", "vole", "vole.missed"}, Not: onContre}},
		Answers: academieAncien,
	}}
	return g
}

// carryAncient sets up what random hands of le Quintille ancien find.
func carryAncient(s *State, src *table.Source) {
	if src.One(3) {
		return
	}
	lay(s, src, 1, 3, src.Below(4))
	s.Carries(dealt, cards.NoSeat, int32(1+src.Below(40)))
}

// partDrawn returns what the winners draw: a part of what everybody has laid
// down for this hand, and all else that lies there.
func partDrawn(s *State, solo, call int32) int32 {
	part := call
	if single(s) {
		part = solo
	}
	return max(s.PoolAt(boxDevant, table.FactPlaying)-int32(s.N)+part, 0)
}

// inHand returns the player of the playing side who holds the three matadors, or NoSeat.
func inHand(s *State) cards.Seat {
	at := player(s)
	for _, seat := range s.Round {
		if s.Side(at).Has(seat) && row(s, seat.Bit()) >= 3 {
			return seat
		}
	}
	return cards.NoSeat
}

// partFigures lists the figures of what is drawn of the counters of a hand.
var partFigures = []part{{Name: "solo", Means: "by a player who plays alone"}, {Name: "call", Means: "by a player and a friend"}}

// ancient lists the questions that le Quintille ancien alone answers.
var ancient = []*Maker{
	{Question: q("pool.part", "How much of what was laid on a hand do those draw who win it?",
		"Of the counters of a hand a player who plays alone draws {solo word}, a player and a friend {call word}; the rest stays. What lies there besides is drawn whole.", partFigures...), Owes: "those who win draw their part",
		Make: func(t *game.Terms) *Rule {
			solo, call := t.N("solo"), t.N("call")
			return &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
				part, bete := partDrawn(s, solo, call), s.PoolAt(boxBetes, table.FactPlaying)
				if with := halved(s); with != cards.NoSeat {
					// Both lie there as one sum, of which the player has the odd counter.
					half := (part + bete) / 2
					s.Owe(table.DueBox, engine.Box(boxDevant), table.Account(with), part/2)
					s.Owe(table.DueBox, engine.Box(boxBetes), table.Account(with), half-part/2)
					part, bete = part-part/2, bete-(half-part/2)
				}
				s.Owe(table.DueBox, engine.Box(boxDevant), table.Account(f.Seat), part)
				s.Owe(table.DueBox, engine.Box(boxBetes), table.Account(f.Seat), bete)
			}}
		}},
	{Question: q("codille.first", "What becomes of the counters that cannot be shared at a codille of the first hand?",
		"At a codille of the first hand of a match each of the winners draws one counter, and the rest stays for the next hand."),
		Voids: "it stays for the next hand",
		Rule: &Rule{While: factCodille.Bit(), Dues: table.DueBox.Bit(), Annul: func(s *State, d *engine.Due) bool {
			return opening(s) && d.To == engine.Box(boxOdd)
		}, Lifts: []string{"hombre/share.trumps", "hombre/share.stays"}, Hush: func(s *State, f *engine.Fact) bool { return opening(s) }}},
	{Question: q("share.stays", "What becomes of what is left over at a codille where too few winners hold a trump?",
		"What is left over at a codille, and no trump is there for, stays for the next hand."),
		Owes: "no winner has a trump for it, and it stays",
		Rule: &Rule{Hears: factCodille.Bit(), Given: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
			left := (s.PoolAt(boxDevant, table.FactPlaying) + s.PoolAt(boxBetes, table.FactPlaying)) % int32(f.Seats.Len())
			for _, seat := range s.Round {
				if f.Seats.Has(seat) && parts.Held(s, seat)&s.Trumps() != 0 {
					left--
				}
			}
			if left > 0 {
				s.Owe(table.DueBox, engine.Box(boxOdd), engine.Box(boxDevant), left)
			}
		}}},
	{Question: q("bete.drawn", "How much is a bête where a part is drawn?",
		"Whoever loses makes a bête of as much as would have been drawn: of the counters of the hand {solo word} alone, {call word} with a friend, and all that lies there besides.", partFigures...), Owes: "{seat} makes a bête",
		Make: func(t *game.Terms) *Rule {
			solo, call := t.N("solo"), t.N("call")
			return &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
				losesBete(s, f.Seat, partDrawn(s, solo, call)+s.PoolAt(boxBetes, table.FactPlaying))
			}}
		}},
	{Question: q("matadors.hand", "To whom are the matadors paid?",
		"Where the player or the friend holds all three matadors, each of the others pays that one {each amount}, but not the partner, or is paid as much where the game is lost; more matadors than three are not paid for.", fig("each", "by each of the others")), Owes: "the matadors are paid",
		Rule: &Rule{Hears: ended, Given: engine.Facts(table.FactRaised, table.FactTrump)}, On: func(s *State, f *engine.Fact, each int32) {
			if with := inHand(s); with != cards.NoSeat {
				settlesOf(s, f, dueMatadors, each, with)
			}
		}},
	{Question: q("vole.player", "Who is paid the vole?",
		"The player is paid {each amount} by each of the others for the vole.", fig("each", "by each of the others")), Owes: "the vole is paid",
		Rule: &Rule{Hears: table.FactVole.Bit()}, On: func(s *State, f *engine.Fact, each int32) { settlesOf(s, f, table.DueVole, each, f.Seat) }},
	{Question: q("vole.pool", "What does a player draw who makes the vole alone?",
		"Whoever plays alone and makes the vole draws all that lies at the game, but no bête that waits."), Owes: "the vole draws the rest",
		Rule: &Rule{Hears: table.FactVole.Bit(), On: func(s *State, f *engine.Fact) {
			if single(s) {
				s.Owe(table.DueBox, engine.Box(boxDevant), table.Account(f.Seat), s.Pool(boxDevant))
			}
		}}},
	{Question: q("share.vole", "Whose is the odd counter when the vole is made?",
		"When the vole is made the odd counter of what is drawn is the friend's."), Owes: "the friend has the odd counter",
		Rule: &Rule{Hears: table.FactVole.Bit(), Given: factHalves.Bit(), On: func(s *State, f *engine.Fact) {
			n := parts.Paid(s, table.DueBox, engine.Box(boxDevant), engine.NoAccount) + parts.Paid(s, table.DueBox, engine.Box(boxBetes), engine.NoAccount)
			if with := halved(s); with != cards.NoSeat && n%2 == 1 {
				s.Owe(table.DueBox, table.Account(f.Seat), table.Account(with), 1)
			}
		}}},
}

// opening reports whether the hand is the first of a match.
func opening(s *State) bool { return s.Carried(dealt, cards.NoSeat) == 0 }

// academieAncien lists the answers of quintille.ancien.p1 to p18c that differ
// from those of le Quadrille. Amounts are in jettons.
var academieAncien = []game.Answer{
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 20}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 8}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "game.laid", Figures: game.Figures{{"each", 1}}},
	{Rule: "last.forced", Figures: game.Figures{{"agreed", 1}}},
	{Rule: "game.won", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "hand.laid", Figures: game.Figures{{"tricks", 5}}, Ruling: "five-laid"},
	{Rule: "share.halves"},
	{Rule: "pool.part", Figures: game.Figures{{"solo", 2}, {"call", 3}}, Ruling: "stays"},
	{Rule: "share.trumps"},
	{Rule: "share.stays", Ruling: "left-stays"},
	{Rule: "codille.first"},
	{Rule: "bete.drawn", Figures: game.Figures{{"solo", 2}, {"call", 3}}},
	{Rule: "alone.paid", Figures: game.Figures{{"each", 2}}, Ruling: "alone-lost"},
	{Rule: "matadors.hand", Figures: game.Figures{{"each", 2}}},
	{Rule: "vole.tried", Figures: game.Figures{{"tricks", 5}}, Ruling: "five-win"},
	{Rule: "vole.player", Figures: game.Figures{{"each", 2}}},
	{Rule: "vole.pool", Ruling: "vole-pool"},
	{Rule: "share.vole"},
	{Rule: "vole.free"},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 10}}, Ruling: "rounds"},
}
