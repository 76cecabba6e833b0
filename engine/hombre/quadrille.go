package hombre

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Le Quadrille, of the Académie: four players, ten cards each; the holder of a
// king that is called plays with the player who called it.

// Quadrille returns the game.
func Quadrille() *table.Game {
	g := &table.Game{
		Ident: "quadrille", Kin: family, Title: "Le Quadrille",
		Aims:     []string{"game.won", "tricks.won", "pool.won", "al.won"},
		Phases:   []*table.Phase{auction(actAsk, actAlone, actContre), namingPhase(), callingPhase(), returning(), exchanging(), playing()},
		Makers:   makers(),
		Acts:     words,
		Free:     irregular.With(table.ActLay.Bit()),
		Needs:    []table.Need{{Kind: actContre, By: "bid.contre"}, {Kind: table.ActLay, By: "hand.laid"}},
		Upon:     engine.Acts(actReaches, actOutOfTurn),
		Deals:    engine.Acts(actOutOfTurn, actTen, actEight),
		Late:     late,
		Happens:  happens,
		Cannot:   cannot,
		Notable:  engine.Facts(factRemise, factCodille, factTried, factAlone, table.FactSide),
		Carries:  []table.Carried{table.Waiting, {Name: gamesLie}, {Name: dealt}, {Name: oddFor, Each: true, Most: 1}},
		Unfit:    unfit,
		Untold:   strays,
		Keeps:    keeps,
		Told:     told,
		Tells:    denies,
		Equal:    otherwise("quadrille", "hombre/round.always"),
		Pools:    pools,
		Ways:     quadrilleWays{},
		Pictured: []cards.Card{spadille},
	}
	g.Books = quadrilleBooks(g)
	return g
}

// pools lists what the books of the family let lie on the table.
var pools = []game.NamedPool{
	{Pool: "devant", Words: "the devant"},
	{Pool: "tours", Words: "the stakes of the round"},
	{Pool: "al", Words: "the ål"},
	{Pool: "betes", Words: "the bêtes"},
	{Pool: "made", Words: "the bêtes just made"},
	{Pool: "odd", Words: "the odd counters"},
	{Pool: "poulans", Words: "the poulans"},
	{Pool: game.Chest, Words: "the box of the house"},
}

// told adds to the settlement how the game was lost.
func told(s *State, st *game.Settlement) {
	s.Outcome(st, factRemise, "remise")
	s.Outcome(st, factCodille, "codille")
	s.Outcome(st, factUnfinished, game.MatchOn)
}

// denies makes the rule that says who wins also say who does not.
func denies(_ *State, t *game.Teller) { t.Denied = table.FactLost.Bit() }

// makers lists the questions that the family can answer, in the order of a hand.
func makers() table.Makers {
	return slices.Concat(
		table.Makers{&parts.Players, &parts.Pack, &parts.Purse, &parts.First, &parts.Cut, &parts.Served, &parts.Count, &parts.Packets, &parts.Passes},
		lawful, staking, dealing, table.Makers{&parts.Rank}, ordering[:5], bidding, calling, kings,
		table.Makers{&parts.LeadFirst, &parts.LeadNext, &parts.PlayOrder, &parts.Follow}, ordering[5:],
		table.Makers{&parts.TakerTrump, &parts.TakerLed}, winning, sharing, paying, betes, voles, faults, claims,
		fifth, mediating, turns, solitary, ancient, table.Makers{&outFree, absent},
		exchanges, marking, singly, fullVoles, drawnWrong, named, playedWrong, dealtWrong, lasting, pretintailles,
		conduct, lombers, lombres, verses, mishaps, loix, table.Makers{&parts.Rounds})
}

// weigh returns how likely a random player bids, names, calls and exchanges.
func weigh(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActPass:
		return 12
	case actCall:
		return 4 - 3*engine.Int(s.Dealt[a.Seat].Has(a.Card))
	case table.ActLay:
		return 3
	case table.ActDone:
		if s.Hand[a.Seat]&^keeping(s) == 0 {
			return 100
		}
		return 3
	}
	switch suit, n := best(s, a.Seat); a.Kind {
	case actAsk:
		return max(n-28, 0)
	case actAlone:
		return max(n-45, 0) / 2
	case actContre:
		return max(n-60, 0) / 2
	case actSpades, actHearts, actDiamonds, actClubs:
		return 1 + 20*engine.Int(cards.Suit(a.Kind-actSpades) == suit)
	}
	return 1
}

// star returns the best trumps of a suit and some kings, at times all four, or
// the lowest cards with spadille.
func star(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	kings := cards.Face(cards.King)
	if src.One(6) {
		return (cards.Face(2) | cards.Face(3) | cards.Face(6) | spadille.Bit()) &^ cards.Lane(suit)
	}
	best := blackAces | manille(s, suit).Bit() | cards.Of(suit, cards.King).Bit() | cards.Of(suit, cards.Queen).Bit()
	switch src.Below(3) {
	case 0:
		return best | kings
	case 1:
		return best | cards.Lane(suit)&s.Law().Pack()
	}
	return best
}

// carry sets up what random hands find: what lies there, bêtes that go and that
// wait, games that nobody has won, and the round.
func carry(s *State, src *table.Source) {
	remises := src.Below(3)
	lay(s, src, 10, 14, remises)
	if remises > 0 {
		s.Carries(gamesLie, cards.NoSeat, int32(remises))
	}
	layOdd(s, src)
	s.Carries(dealt, cards.NoSeat, int32(28+src.Below(12)))
}

// unfit returns why the carried state cannot be left by an earlier hand, or
// "": a remainder that could not be divided must belong to somebody.
func unfit(s *State) string {
	for _, seat := range s.Round {
		if s.Carried(oddFor, seat) > 0 && s.Pool(boxOdd) == 0 {
			return oddFor + " " + seat.String() + ": nothing lies there that could not be shared; leave it out, or say what the odd pool holds"
		}
	}
	return ""
}

// layOdd lays down a remainder that could not be divided, and says whose it is.
func layOdd(s *State, src *table.Source) {
	if src.One(4) {
		s.Put(boxOdd, int32(1+src.Below(2)))
		out := s.Round[src.Below(s.N)]
		for _, seat := range s.Round {
			if seat != out {
				s.Carries(oddFor, seat, 1)
			}
		}
	}
}

// lay lays down what random hands find: what so many hands have left, and bêtes
// of so much each.
func lay(s *State, src *table.Source, devant, bete int32, remises int) {
	s.Put(boxDevant, devant*int32(remises))
	if src.One(2) {
		s.Put(boxBetes, bete*int32(1+src.Below(6)))
	}
	for range src.Below(4) - 1 {
		s.Wait(bete * int32(1+src.Below(6)))
	}
}

// keeps returns what this hand leaves: games that nobody has won, how many
// hands were played, and who shares a remainder.
func keeps(s *State) []record.Item {
	hands := s.Carried(dealt, cards.NoSeat)
	games := s.Carried(gamesLie, cards.NoSeat)
	if !s.Told(table.FactVoid) && (s.Told(table.FactDecided) || s.Told(factNull)) {
		hands++
		// After a contre won without the vole nobody has drawn what lies there.
		if games = 0; s.Told(factRemise) || s.Told(factNull) || contract(s) == actContre && s.Pool(boxDevant) > 0 {
			games = gameLies(s)
		}
	}
	list := parts.Leave(parts.Leave(nil, gamesLie, cards.NoSeat, games), dealt, cards.NoSeat, hands)
	list = asleep(s, leavesFavourite(s, list))
	skip := skips(s)
	for _, seat := range s.Round {
		list = parts.Leave(list, skipped, seat, int32(engine.Int(skip.Has(seat))))
	}
	for _, seat := range s.Round {
		list = parts.Leave(list, oddFor, seat, int32(engine.Int(s.Pool(boxOdd) > 0 && shares(s, seat))))
	}
	return list
}

// leavesFavourite adds the favourite suit to what a hand leaves. A hand that was void as
// it was dealt leaves the one that was known before.
func leavesFavourite(s *State, list []record.Item) []record.Item {
	suit := s.Carried(favoured, cards.NoSeat)
	if f := s.Seen(factFavourite); f != nil {
		suit = f.N + 1
	}
	return parts.Leave(list, favoured, cards.NoSeat, suit)
}

// shares reports whether a player shares a remainder that could not be
// divided, from this hand or an earlier one.
func shares(s *State, seat cards.Seat) bool {
	left, drew := false, false
	for i := range s.Dues {
		d := &s.Dues[i]
		if !d.Stands() || d.From != engine.Box(boxDevant) && d.From != engine.Box(boxBetes) {
			continue
		}
		left = left || d.To == engine.Box(boxOdd)
		drew = drew || d.To == table.Account(seat)
	}
	if left {
		return drew
	}
	return s.Carried(oddFor, seat) > 0
}

// trials returns acts on which rules are tried: until when a bête is counted again, and
// looks at cards that change hands, or were shown.
func trials(s *State, kind engine.ActKind) []engine.Act {
	var list []engine.Act
	for _, seat := range s.Round {
		switch kind {
		case actCall:
			for set := cards.Face(cards.King); set != 0; set = set.Without() {
				list = append(list, engine.NewAct(kind, seat).WithCard(set.First()))
			}
		case table.ActTake:
			for hands := int16(0); hands < 3; hands++ {
				list = append(list, engine.NewAct(kind, seat).WithN(14, hands))
			}
		case actTell:
			list = append(list, engine.NewAct(kind, seat).WithN(gone))
		case table.ActLook:
			if forced(s) {
				list = append(list, engine.NewAct(kind, seat).WithCard(spadille))
			}
			for _, passed := range [...]engine.FactKind{table.FactGives, table.FactGiven} {
				if f := s.Seen(passed); f != nil {
					list = append(list, engine.NewAct(kind, seat).WithCard(f.Card))
				}
			}
		}
	}
	return list
}

// onContre lists the clauses that speak of contre alone, which is not played at the games
// that come of le Quadrille.
var onContre = []string{"quadrille.loix.55", "quadrille.loix.56", "quadrille.decisions.a11.p1", "quadrille.decisions.a11.p2", "quadrille.decisions.a11.p3"}

// quadrilleBooks returns the ruleset of the Académie, and that of the king returned.
func quadrilleBooks(g *table.Game) []*game.Ruleset {
	book := &game.Ruleset{
		ID: "quadrille", Text: "academie", Division: "quadrille", Glossary: glossary, Game: g, Name: "Le Quadrille, Académie", Unit: "jetton", Larger: game.Marker{Name: "fiche", Worth: 10},
		Seats: 4, Tricks: 10,
		Pools:     []string{"devant", "betes", "made", "odd"},
		Irregular: []string{"misdeal", "false-pack", "exposed", "revoke", "early", "show", "look", "encourage", "dissuade", "false-trump", "late", "mistaken", "hasty", "quit", "unnamed"},
		Settings: []string{"hombre/own.tricks#tricks 3 4", "hombre/bid.contre#agreed 0 1", "hombre/round.double#round 0..", "hombre/round.always#agreed 0 1",
			"hombre/bete.together#apart 0 1", "hombre/quit.cards#amount 0..", "hombre/vole.paid#each 0.. with hombre/vole.missed#each with hombre/devole.paid#each", "parts/match.rounds#rounds 1.. with hombre/round.double#round"},
		Answers: academieQuadrille,
	}
	king := *book
	king.ID, king.Name = "quadrille.roi-rendu", "Le Quadrille au Roi rendu, Académie"
	king.Bases = []game.Base{{Of: book, Clause: "quadrille.roi-rendu.p1"}}
	king.Irregular = append([]string{"feign"}, book.Irregular...)
	king.Settings = append([]string{"hombre/king.returned#obliged 0 1", "hombre/last.forced#agreed 0 1"}, book.Settings...)
	king.Answers = academieRoiRendu
	return []*game.Ruleset{book, &king}
}

// academieQuadrille lists the answers of the Académie, quadrille.c1 to
// decisions. Amounts are in jettons.
var academieQuadrille = []game.Answer{
	// The table and the deal, c2.p1b, p6 to p8.
	{Rule: "parts/players", Figures: game.Figures{{"number", 4}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 700}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 8}, {"highest", 10}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 10}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 334}, {"b", 433}, {"c", 343}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again"},
	{Rule: "parts/pack.false.played"},
	{Rule: "parts/deal.exposed"},
	{Rule: "parts/stake.back", Ruling: "devant-again"},
	{Rule: "bete.void"},

	// The stakes, c3.p1 to p4, p9, p18, p19, and the bêtes that go, c2.p33.
	{Rule: "bete.stays"},
	{Rule: "devant", Figures: game.Figures{{"amount", 10}}},
	{Rule: "game", Figures: game.Figures{{"each", 1}}},
	{Rule: "round.double", Figures: game.Figures{{"round", 10}}},
	{Rule: "round.always", Figures: game.Figures{{"agreed", 0}}, Ruling: "round-always"},
	{Rule: "game.lies"},

	// The order of the cards, c1.valeur.
	{Rule: "order.red"},
	{Rule: "order.spadille"},
	{Rule: "order.manille"},
	{Rule: "order.basto"},
	{Rule: "order.ponte"},

	// The auction, c2.p8, p13, p14, p23, p25, loix.55.
	{Rule: "bid.turn"},
	{Rule: "bid.rank"},
	{Rule: "bid.forced"},
	{Rule: "bid.raised"},
	{Rule: "bid.final"},
	{Rule: "bid.binding"},
	{Rule: "bid.contre", Figures: game.Figures{{"agreed", 0}}, Ruling: "contre"},
	{Rule: "spadille.forced"},
	{Rule: "spadille.shown"},

	// Trumps and the king, c2.p3, p9, p15, p16, loix.6.
	{Rule: "trump.named"},
	{Rule: "trump.formal"},
	{Rule: "trump.unnamed"},
	{Rule: "king.called"},
	{Rule: "king.trump"},
	{Rule: "king.own"},
	{Rule: "queen.called"},
	{Rule: "king.friend"},

	// The play, c2.p9, p26, c1.valeur.p22.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "parts/play.order"},
	{Rule: "parts/follow.duty"},
	{Rule: "matador.privilege"},
	{Rule: "matador.forced"},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker"},
	{Rule: "parts/rank"},
	{Rule: "hand.laid", Figures: game.Figures{{"tricks", 6}}},

	// Who has won, c2.p9 to p12, p22b, loix.57.
	{Rule: "game.won", Figures: game.Figures{{"tricks", 6}}},
	{Rule: "remise"},
	{Rule: "codille"},
	{Rule: "share.won", Ruling: "share"},
	{Rule: "share.lost"},
	{Rule: "own.tricks", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "own.forced"},

	// The payments, c3.p9 to p16, c2.p24.
	{Rule: "game.paid"},
	{Rule: "consolation", Figures: game.Figures{{"each", 2}}},
	{Rule: "matadors", Figures: game.Figures{{"each", 1}, {"least", 3}}, Ruling: "matadors"},
	{Rule: "alone.paid", Figures: game.Figures{{"each", 5}}},
	{Rule: "alone.called"},
	{Rule: "pool.won"},
	{Rule: "pool.codille"},
	{Rule: "share.odd"},

	// The bêtes, c2.p10, p32, c3.p3.
	{Rule: "bete"},
	{Rule: "bete.together", Figures: game.Figures{{"apart", 0}}},
	{Rule: "bete.recount", Figures: game.Figures{{"hands", 1}}},

	// The vole, c2.p34 to p40, c3.p17, loix.41 to 57.
	{Rule: "vole.tried", Figures: game.Figures{{"tricks", 6}}},
	{Rule: "vole.open", Figures: game.Figures{{"sure", 5}}},
	{Rule: "vole.dictated"},
	{Rule: "vole.told"},
	{Rule: "vole.shown"},
	{Rule: "vole.king"},
	{Rule: "vole.forced"},
	{Rule: "contre.vole"},
	{Rule: "vole"},
	{Rule: "vole.paid", Figures: game.Figures{{"each", 10}}},
	{Rule: "vole.missed", Figures: game.Figures{{"each", 10}}},
	{Rule: "vole.alone"},
	{Rule: "contre.missed"},
	{Rule: "devole"},
	{Rule: "devole.paid", Figures: game.Figures{{"each", 10}}},

	// The laws, c2.p3, p4, p17 to p21, p26 to p31, loix.14 to 27, 45 to 49, decisions.a3 to a7.
	{Rule: "trump.first"},
	{Rule: "gano"},
	{Rule: "speech"},
	{Rule: "speech.vole"},
	{Rule: "speech.bete"},
	{Rule: "early.vole"},
	{Rule: "early.bete"},
	{Rule: "card.shown"},
	{Rule: "card.tells"},
	{Rule: "card.shown.alone"},
	{Rule: "hand.shown"},
	{Rule: "hand.shown.alone"},
	{Rule: "tricks.seen"},
	{Rule: "tricks.seen.bete"},
	{Rule: "hand.seen"},
	{Rule: "hand.hidden"},
	{Rule: "revoke.bete"},
	{Rule: "revoke.late"},
	{Rule: "revoke.done"},
	{Rule: "revoke.told"},
	{Rule: "revoke.again"},
	{Rule: "revoke.several"},
	{Rule: "revoke.mixed"},
	{Rule: "revoke.same"},
	{Rule: "trump.false"},
	{Rule: "trump.asked"},
	{Rule: "trump.kept"},
	{Rule: "vole.binding"},

	// What must be asked for, c3.p13, loix.33 to 36, 39, decisions.a9, and the end, loix.59, 60.
	{Rule: "claim.late"},
	{Rule: "claim.kept"},
	{Rule: "claim.hasty"},
	{Rule: "claim.friend"},
	{Rule: "claim.mistaken"},
	{Rule: "claim.mended"},
	{Rule: "claim.call"},
	{Rule: "quit", Ruling: "quit"},
	{Rule: "quit.excused"},
	{Rule: "quit.consent"},
	{Rule: "quit.cards", Figures: game.Figures{{"amount", 40}}, Ruling: "quit-cards"},

	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 10}}},
}
