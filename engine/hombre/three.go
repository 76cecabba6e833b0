package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// L'Hombre at three, of the Académie: nine cards each and a talon of thirteen;
// the player exchanges cards and plays alone against the two others.

// Hombre returns the game.
func Hombre() *table.Game {
	g := Quadrille()
	g.Ident, g.Title = "hombre", "L'Hombre"
	g.Phases = []*table.Phase{auction(actAsk, actAlone, actContre), namingPhase(), exchange(), playing()}
	g.Ways, g.Keeps = hombreWays{}, keepsThree
	g.Carries = []table.Carried{table.Waiting, {Name: codilled, Most: 1}, {Name: dealt}, {Name: oddFor, Each: true, Most: 1}, {Name: poules}, {Name: graces}, {Name: ahead, Each: true}, {Name: behind, Each: true}}
	g.Free, g.Late = g.Free.With(irregularThree).With(engine.Acts(actPullOut, actSupport)), late.With(engine.Acts(actGives, actApart, actJoins))
	g.Anyway = engine.Acts(actGano, actSupport, actTell, actGives)
	g.Equal = nil
	g.Books = hombreBooks(g)
	for _, rs := range g.Books {
		g.Equal = append(append(g.Equal, otherwise(rs.ID, "hombre/spadille.agreed", "hombre/dealt.bete", "hombre/early.agreed", "hombre/codille.honest", "hombre/match.grace", "hombre/vole.price")...),
			game.Alike{Ruleset: rs.ID, ID: "parts/deal.exposed", What: "off", Why: "the book says that such a hand stands: where nothing is said of it, it stands, too"})
	}
	return g
}

// weighThree returns how likely a random player bids, names and exchanges.
func weighThree(s *State, a *engine.Act, src *table.Source) int {
	_, n := best(s, a.Seat)
	switch a.Kind {
	case table.ActPass:
		return 8
	case actAsk:
		return max(n-24, 0)
	case actAlone:
		return max(n-36, 0)
	case actContre:
		return 2 * max(n-50, 0)
	}
	return weigh(s, a, src)
}

// starThree returns the best trumps of a suit, perhaps with kings; at times
// four cards of a face, or the red aces.
func starThree(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	if src.One(3) {
		return cards.Face([...]uint8{cards.King, cards.Queen, cards.Knave, cards.Ace}[src.Below(4)]) | manille(s, suit).Bit() | cards.Of(suit, cards.King).Bit()
	}
	best := blackAces | manille(s, suit).Bit() | cards.Of(suit, cards.King).Bit()
	if src.One(2) {
		return best | cards.Lane(suit)&s.Law().Pack()
	}
	return best | cards.Face(cards.King)
}

// counterWorth returns the worth of a counter that marks the game.
func counterWorth(s *State) int32 {
	t, ok := s.Law().Terms("hombre/counter.worth")
	if !ok {
		return 1
	}
	return t.N("worth")
}

// carryThree sets up what random hands find: what lies there, and bêtes.
func carryThree(s *State, src *table.Source) {
	unit := counterWorth(s) * int32(s.N)
	if n := int32(src.Below(4)); n > 0 && !src.One(3) {
		s.Put(boxDevant, unit*(1+2*n))
	}
	if src.One(2) {
		if !drawn(s) || src.One(2) { // else the one that went was drawn
			s.Put(boxBetes, unit*int32(3+2*src.Below(6)))
		}
		for range src.Below(3) {
			s.Wait(unit * int32(8+2*src.Below(8)))
		}
	}
	if src.One(3) {
		s.Carries(codilled, cards.NoSeat, 1)
	}
	layOdd(s, src)
	s.Carries(poules, cards.NoSeat, int32(1+src.Below(25)))
	if regrets(s) {
		n := int32(20 + src.Below(200))
		s.Carries(ahead, s.Round[0], n)
		s.Carries(behind, s.Round[1+src.Below(s.N-1)], n)
	}
	s.Carries(dealt, cards.NoSeat, int32(src.Below(60)))
}

// keepsThree returns what this hand leaves: that it was won by codille, how
// many hands were played, and who shares a remainder.
func keepsThree(s *State) []record.Item {
	list := keeps(s)
	again := s.Carried(codilled, cards.NoSeat) > 0 && s.Told(table.FactVoid)
	list = parts.Leave(list, codilled, cards.NoSeat, int32(engine.Int(again || s.Told(factCodille))))
	list = parts.Leave(list, poules, cards.NoSeat, s.Carried(poules, cards.NoSeat)+int32(engine.Int(pooled(s))))
	if t, ok := s.Law().Terms("hombre/match.grace"); ok && t.N("hands") > 0 && graceful(s) {
		list = parts.Leave(list, graces, cards.NoSeat, s.Carried(graces, cards.NoSeat)+int32(engine.Int(!s.Told(table.FactVoid))))
	}
	return append(list, balances(s)...)
}

// amissThree fills in an irregular act of a random hand, and reports whether it can be done.
func amissThree(s *State, a *engine.Act, src *table.Source) bool {
	at := player(s)
	switch a.Kind {
	case table.ActExposed:
		if a.Card = s.Hand[s.Right(s.Dealer)].Nth(src.Below(s.Law().Each())); src.One(2) {
			a.Card = s.Talon[s.Top]
		}
		return true
	case table.ActFalsePack:
		a.N[0] = int16(src.Below(3))
		return true
	case actTen, actEight:
		a.Seat, a.To = s.Dealer, s.Right(s.Dealer)
		return !bidden(s) && !s.Is(table.FactSaid, a.To) && s.Did(actTen, a.Seat) == nil && s.Did(actEight, a.Seat) == nil
	case actPulled:
		return dealtTo(s, actTen, a.Seat)
	case actOutOfTurn:
		a.Seat, a.To, a.N[0] = s.Dealer, s.Right(s.Dealer), int16(src.Below(2))
		return !bidden(s) && (a.N[0] == takenUp || !s.Told(table.FactSaid))
	case actMarked: // before a bête is made, which is of all that lies there
		a.N[0] = int16(1 + src.Below(3))
		return at == cards.NoSeat && s.Pool(boxMade) == 0
	case table.ActTurn:
		return at == cards.NoSeat
	case actNamed:
		a.Seat, a.N[0] = s.Turn(), int16(src.Below(2))
		return at == cards.NoSeat && a.Seat != cards.NoSeat && !s.Is(table.FactSaid, a.Seat)
	case actUnnamed:
		a.Seat, a.N[0] = at, int16(src.Below(2))
		if at == cards.NoSeat || s.Told(table.FactTrump) {
			return false
		}
		if a.To = s.FirstOf(s.Rivals(at)); src.One(4) { // the player remembers
			a.To, a.N[0] = at, 0
		}
		return true
	case actOver:
		a.N[0] = int16(src.Below(3))
		return s.Told(table.FactTrump)
	case actShort:
		return begun(s) || s.Playing() && src.One(4)
	case actThrows:
		a.Seat, a.N[0] = s.Right(s.Dealer), int16(src.Below(3))
		return at == cards.NoSeat
	case actReaches:
		a.To, a.N[0] = s.Right(a.Seat), int16(src.Below(2))
		return s.Told(table.FactTrump)
	case table.ActQuit:
		a.N[0] = int16(src.Below(2))
		return true
	}
	return amissInPlay(s, a, src, at)
}

// amissInPlay does so for what is done amiss while the cards are played.
func amissInPlay(s *State, a *engine.Act, src *table.Source, at cards.Seat) bool {
	switch a.Kind {
	case actGives:
		a.Seat = at
		return at != cards.NoSeat
	case actRest:
		return !drawnOut(s) && (s.Playing() || s.Told(table.FactTrump) && src.One(8))
	case actConcede, actAbandon:
		if a.Seat = at; !s.Playing() {
			return false
		}
		switch {
		case src.One(2):
			a.To = s.Right(at)
		case a.Kind == actAbandon && src.One(3):
			a.Seat = s.Right(at)
		}
		return true
	case actDiscard:
		a.Seat = at
		return s.Playing()
	case actGano:
		return s.Playing()
	case actLie:
		a.Seat = s.Table.Leader
		return s.Playing() && s.Table.N > 0
	case table.ActShow, table.ActEarly:
		a.N[0] = int16(src.Below(3))
		if hand := s.Hand[a.Seat]; hand != 0 && (a.Kind == table.ActEarly || src.One(2)) {
			a.Card = src.Pick(hand)
		}
		return s.Playing()
	}
	return amiss(s, a, src)
}

// hombreBooks returns the ruleset of the Académie in its three markings.
func hombreBooks(g *table.Game) []*game.Ruleset {
	book := &game.Ruleset{
		ID: "hombre", Text: "academie", Division: "hombre", Glossary: glossary, Game: g, Name: "L'Hombre, Académie", Unit: "jetton", Larger: game.Marker{Name: "fiche", Worth: 20},
		Seats: 3, Tricks: 9,
		Pools: []string{"tours", "betes", "made", "odd"},
		Irregular: []string{"misdeal", "false-pack", "exposed", "revoke", "early", "show", "look", "false-trump", "late", "mistaken", "hasty", "quit", "gano", "unnamed",
			"look-rest", "look-discard", "overdraw", "underdraw", "miscount", "lie", "concede", "abandon", "give-codille", "name", "deal-ten", "deal-eight", "overmark", "turn", "out-of-turn", "throw-in", "draw-hand"},
		Settings: []string{"hombre/spadille.agreed#agreed 0 1", "hombre/dealt.passed#agreed 0 1", "hombre/dealt.bete#agreed 0 1", "hombre/match.poules#poules 1..",
			"hombre/bid.contre#agreed 0 1", "hombre/alone.paid#each 0..", "hombre/matadors#each 1 2", "hombre/vole.price#price 0..",
			"hombre/bete.together#apart 0 1", "hombre/early.agreed#agreed 0 1", "hombre/codille.honest#agreed 0 1", "hombre/match.grace#hands 0 3", "hombre/quit.cards#amount 0.."},
		Answers: academieHombre,
	}
	one := *book
	one.ID, one.Name = "hombre.trois-et-un", "L'Hombre à trois et un, Académie"
	one.Bases = []game.Base{{Of: book, Clause: "hombre.donner.p1"}}
	one.Answers = academieThreeAndOne
	bavarian := *book
	bavarian.ID, bavarian.Name, bavarian.Larger.Worth = "hombre.bavaroise", "L'Hombre à la Bavaroise, Académie", 10
	bavarian.Bases = []game.Base{{Of: book, Clause: "hombre.bavaroise.p1", But: []string{"counter.worth", "vole.betes", "vole.double", "vole.shared", "contre.fee"}}}
	bavarian.Answers = academieBavarian // what is paid is told there (bavaroise.p3)
	bavarian.Settings = without(book.Settings, "hombre/alone.paid#each 0..", "hombre/matadors#each 1 2", "hombre/vole.price#price 0..")
	return []*game.Ruleset{book, &one, &bavarian, hombreHazards(book), hombreTwo(book)}
}

// academieHombre lists the answers of the Académie, hombre.nombre to loix.
// Amounts are in jettons.
var academieHombre = []game.Answer{
	// The table and the deal, nombre, donner.
	{Rule: "parts/players", Figures: game.Figures{{"number", 3}}},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 200}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 8}, {"highest", 10}}},
	{Rule: "deal.first.turned"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 9}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 333}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again"},
	{Rule: "parts/pack.false.played", Ruling: "played-out"},
	{Rule: "hand.decided", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "pack.false.bid"},
	{Rule: "parts/deal.exposed", Figures: game.Figures{{"stands", 1}}},
	{Rule: "exposed.ace"},
	{Rule: "exposed.several", Ruling: "exposed-several"},
	{Rule: "exposed.rejected", Ruling: "exposed-rejected"},
	{Rule: "exposed.talon"},
	{Rule: "exposed.talon.several", Figures: game.Figures{{"most", 2}}},
	{Rule: "exposed.dealer"},
	{Rule: "talon.turned"},
	{Rule: "talon.turned.out"},
	{Rule: "talon.scattered"},
	{Rule: "dealt.dealer"},
	{Rule: "dealt.untold"},
	{Rule: "dealt.passed", Figures: game.Figures{{"agreed", 0}}, Ruling: "passed-untold"},
	{Rule: "dealt.pulled"},
	{Rule: "dealt.pulled.first"},
	{Rule: "dealt.drawn"},
	{Rule: "dealt.bete", Figures: game.Figures{{"agreed", 0}}, Ruling: "dealt-bete"},
	{Rule: "deal.turn"},
	{Rule: "deal.turn.laid"},
	{Rule: "parts/stake.back", Ruling: "stake-again"},
	{Rule: "bete.void"},

	// The stakes, donner.p1, marquer.
	{Rule: "bete.stays"},
	{Rule: "tours", Figures: game.Figures{{"marks", 3}}},
	{Rule: "tours.betes", Figures: game.Figures{{"marks", 2}}},
	{Rule: "tours.codille", Figures: game.Figures{{"marks", 3}}},
	{Rule: "tours.passed", Figures: game.Figures{{"marks", 2}}},
	{Rule: "tours.remise", Figures: game.Figures{{"marks", 2}}},
	{Rule: "tours.unequal"},
	{Rule: "counter.worth", Figures: game.Figures{{"worth", 3}}},

	// The order of the cards, ordre.
	{Rule: "order.red"},
	{Rule: "order.spadille"},
	{Rule: "order.manille"},
	{Rule: "order.basto"},
	{Rule: "order.ponte"},

	// The auction, sans-prendre.p8, loix.20 to 22, 72.
	{Rule: "bid.turn"},
	{Rule: "bid.rank"},
	{Rule: "bid.forced"},
	{Rule: "bid.raised"},
	{Rule: "bid.final"},
	{Rule: "bid.binding"},
	{Rule: "bid.contre", Figures: game.Figures{{"agreed", 0}}, Ruling: "contre"},
	{Rule: "contre.same", Ruling: "contre-same"},
	{Rule: "trump.named"},
	{Rule: "trump.first"},
	{Rule: "trump.overlooked"},
	{Rule: "trump.both"},
	{Rule: "trump.recalled"},
	{Rule: "trump.formal"},
	{Rule: "trump.sure", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "trump.sure.played"},
	{Rule: "thrown.again"},
	{Rule: "thrown.retaken"},
	{Rule: "thrown.turned"},
	{Rule: "bid.named"},
	{Rule: "bid.drew"},
	{Rule: "spadille.agreed", Figures: game.Figures{{"agreed", 0}}, Ruling: "spadille"},
	{Rule: "spadille.hidden"},

	// The exchange, ecarter.
	{Rule: "exchange.order"},
	{Rule: "exchange.alone"},
	{Rule: "parts/exchange.free"},
	{Rule: "rest.bete"},
	{Rule: "rest.last"},
	{Rule: "rest.others"},
	{Rule: "rest.late"},
	{Rule: "draw.over"},
	{Rule: "draw.short"},
	{Rule: "draw.mended", Ruling: "draw-mixed"},
	{Rule: "draw.chance"},
	{Rule: "draw.blind"},
	{Rule: "draw.untold"},
	{Rule: "hand.count"},
	{Rule: "hand.kept"},
	{Rule: "hand.drawn"},
	{Rule: "hand.muddled"},
	{Rule: "discard.again"},

	// The play, jouer.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "parts/play.order"},
	{Rule: "parts/follow.duty"},
	{Rule: "matador.privilege"},
	{Rule: "matador.forced"},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker"},
	{Rule: "parts/rank"},
	{Rule: "hand.laid", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "gano.duty"},
	{Rule: "gano.need"},
	{Rule: "gano.many", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "gano.doubt"},
	{Rule: "gano.sure", Figures: game.Figures{{"tricks", 4}}},

	// Who has won, bête, codille.
	{Rule: "tricks.won", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "tricks.parted", Figures: game.Figures{{"tricks", 4}}},
	{Rule: "tricks.lost"},
	{Rule: "codille.won", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "codille.parted", Figures: game.Figures{{"tricks", 4}}},
	{Rule: "remise.equal"},
	{Rule: "codille.honest", Figures: game.Figures{{"agreed", 0}}, Ruling: "honest"},

	// The payments, sans-prendre, ordre.matadors, codille.p3.
	{Rule: "matadors", Figures: game.Figures{{"each", 2}, {"least", 3}}},
	{Rule: "alone.paid", Figures: game.Figures{{"each", 12}}, Ruling: "codille-paid"},
	{Rule: "pool.won"},
	{Rule: "pool.codille"},
	{Rule: "share.odd", Ruling: "odd"},

	// The bêtes, bete.p1, p6, marquer.
	{Rule: "bete"},
	{Rule: "bete.joined"},
	{Rule: "bete.together", Figures: game.Figures{{"apart", 0}}},
	{Rule: "bete.chosen"},
	{Rule: "bete.recount", Figures: game.Figures{{"hands", 1}}},

	// The vole, vole, loix.61 to 73.
	{Rule: "vole.tried", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "contre.vole"},
	{Rule: "vole"},
	{Rule: "vole.betes"},
	{Rule: "vole.double", Ruling: "vole-odd"},
	{Rule: "vole.shared", Ruling: "vole-shared"},
	{Rule: "contre.fee", Ruling: "contre-fee"},
	{Rule: "contre.missed"},
	{Rule: "vole.price", Figures: game.Figures{{"price", 0}}, Ruling: "vole-price"},
	{Rule: "vole.binding"},
	{Rule: "vole.discard"},
	{Rule: "vole.confer"},

	// The laws, jouer, loix.34 to 41.
	{Rule: "gano.player"},
	{Rule: "gano.lie"},
	{Rule: "remise.said"},
	{Rule: "left.shared"},
	{Rule: "left.claimed"},
	{Rule: "left.kept"},
	{Rule: "left.once"},
	{Rule: "hand.quit"},
	{Rule: "hand.resumed"},
	{Rule: "speech"},
	{Rule: "speech.counted"},
	{Rule: "early.harm"},
	{Rule: "early.agreed", Figures: game.Figures{{"agreed", 0}}},
	{Rule: "card.laid"},
	{Rule: "card.harm"},
	{Rule: "card.stuck"},
	{Rule: "hand.shown"},
	{Rule: "hand.left"},
	{Rule: "codille.given"},
	{Rule: "tricks.seen"},
	{Rule: "hand.seen"},
	{Rule: "revoke.bete"},
	{Rule: "revoke.late"},
	{Rule: "revoke.done"},
	{Rule: "revoke.folded"},
	{Rule: "revoke.again"},
	{Rule: "revoke.several"},
	{Rule: "revoke.mixed"},
	{Rule: "trump.false"},
	{Rule: "trump.asked"},
	{Rule: "trump.kept"},

	// What must be asked for, loix.55 to 59.
	{Rule: "claim.late"},
	{Rule: "claim.kept"},
	{Rule: "claim.hasty"},
	{Rule: "claim.mistaken"},
	{Rule: "quit", Ruling: "quit"},
	{Rule: "quit.excused"},
	{Rule: "quit.consent"},
	{Rule: "quit.cards", Figures: game.Figures{{"amount", fiche}}, Ruling: "quit-cards"},
	{Rule: "poule.counted", Figures: game.Figures{{"aside", 1}}},
	{Rule: "poule.vole"},
	{Rule: "match.poules", Figures: game.Figures{{"poules", 20}}, Ruling: "poules"},
	{Rule: "match.grace", Figures: game.Figures{{"hands", 0}}},
}

// academieThreeAndOne lists what differs where a pass is marked with one counter.
var academieThreeAndOne = []game.Answer{
	{Rule: "tours.betes", Figures: game.Figures{{"marks", 1}}},
	{Rule: "tours.passed", Figures: game.Figures{{"marks", 1}}},
	{Rule: "tours.remise", Figures: game.Figures{{"marks", 1}}},
}

// academieBavarian lists what differs à la Bavaroise: counters are worth their
// face, there is a consolation, and the vole has its price.
var academieBavarian = []game.Answer{
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 300}}},
	{Rule: "alone.paid", Figures: game.Figures{{"each", 4}}},
	{Rule: "matadors", Figures: game.Figures{{"each", 1}, {"least", 3}}},
	{Rule: "consolation", Figures: game.Figures{{"each", 3}}},
	{Rule: "vole.price", Figures: game.Figures{{"price", 20}}},
}
