package triomphe

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// La Bête, of the Académie: five tricks, one player against all. A player who
// loses puts down as much as could be won.

// The pools of la Bête; la Mouche has the first two.
const (
	boxGame   = iota // the jettons of the game
	boxBetes         // the betes that go on this hand
	boxKing          // those for the king of trumps
	boxFiches        // the fiches, half of them under the plate
)

// La Bête's own acts. Its kin shares the first, to undertake the vole.
const (
	actVole engine.ActKind = table.OwnActs + iota
	actContre
	actCurieuse
	actLead // to lead without a word
)

const factWent engine.FactKind = table.OwnFacts // the bottom card is to be turned

// curieuse is the turning of the bottom card, by a player to whom it does not matter.
var curieuse = parts.Bottom{Act: actCurieuse, Went: factWent}

const (
	dueKing engine.DueClass = table.OwnDues + iota // paid from the box of the king
	dueGame                                        // paid to the game
)

// The phases that rules open: players go en curieuse, and then speak: once for
// each card that may be turned, and once more.
const (
	phaseCurieuse = 1 + iota
	phaseSpeaking
	phaseAgain
	phaseLast
)

// Bete returns the game.
func Bete() *table.Game {
	play := parts.Tricks(parts.Undertaken)
	play.Acts = play.Acts.With(engine.Acts(actContre, actVole))
	cardsOnly := play.May
	play.May = func(s *State, seat cards.Seat, o *table.Options) {
		cardsOnly(s, seat, o)
		if s.Trick <= 2 {
			o.Add(actContre)
		}
		if s.Table.N == 0 && seat == s.Who(table.FactUndertakes) && !did(s, seat, actVole) {
			o.Add(actVole)
		}
	}
	play.End = parts.Decided
	g := &table.Game{
		Ident: "bete", Kin: family, Title: "La Bête",
		Aims: []string{"game.won", "game.paid", "fiche.paid", "bete.paid"},
		Phases: []*table.Phase{
			parts.Speaking("bid", nil, parts.Everybody, table.ActUndertake, actLead, table.ActPass),
			curieuse.Asking(phaseCurieuse),
			parts.Speaking("bid", parts.Opened(phaseSpeaking), mayPlay, table.ActUndertake, table.ActPass),
			curieuse.Asking(phaseAgain),
			parts.Speaking("bid", parts.Opened(phaseLast), mayPlay, table.ActUndertake, table.ActPass),
			play,
		},
		Makers:  beteMakers(),
		Acts:    []string{"vole", "contre", "curieuse", "lead"},
		Free:    engine.Acts(actContre, actVole),
		Needs:   []table.Need{{Kind: actContre, By: "counter"}, {Kind: actVole, By: "vole"}, {Kind: actVole, By: "vole.failed"}, {Kind: actLead, By: "speak.led"}},
		Carries: []table.Carried{table.Waiting, parts.Dealt},
		Unfit:   parts.UnfitPackets,
		Keeps:   parts.KeepDealt,
		Pools:   []game.NamedPool{{Pool: "game", Words: "the pool of the game"}, {Pool: "betes", Words: "the bêtes"}, {Pool: "king", Words: "the pool of the king"}, {Pool: "fiches", Words: "the fiches"}},
		Equal: []game.Alike{{Ruleset: "bete", ID: "triomphe/vole.failed", What: "off",
			Why: "the book says that whoever undertakes the vole and fails loses nothing: where nothing is said of it, nothing is lost, either"}},
		Ways:     beteWays{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.King)},
	}
	g.Books = beteBooks(g)
	return g
}

// beteWays says how random hands of la Bête are made.
type beteWays struct{}

// Ways returns what package play needs.
func (beteWays) Ways() table.Ways {
	return table.Ways{Weigh: weighBete, Star: starBete, Carry: carryBete, Shuns: shunsVole}
}

// shunsVole reports whether an act is to undertake the vole: it is paid to whoever makes it,
// undertaken or not, and where it fails it may cost something.
func shunsVole(_ *State, a *engine.Act) bool { return a.Kind == actVole }

// mayPlay returns the players whom the rules allow to play.
func mayPlay(s *State) cards.SeatSet {
	return s.Those(func(seat cards.Seat) bool { return !s.Refuses(table.ActUndertake, seat) })
}

// weighBete returns how likely a random player does an act.
func weighBete(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActUndertake:
		return max(parts.Strength(s, a.Seat)-10, 1)
	case actLead:
		return max(parts.Strength(s, a.Seat)-10, 1) / 2
	case table.ActPass:
		return 12
	case actContre:
		return max(parts.Strength(s, a.Seat)-20, 0) / 3
	case actCurieuse:
		return 6
	case actVole:
		return int(s.Tally(table.Tricks, a.Seat))
	}
	return 1
}

// starBete returns the best cards of a suit, or the worst of the pack.
func starBete(s *State, src *table.Source) cards.Set {
	suit := cards.Suit(src.Below(4))
	if src.One(3) {
		low := cards.Face(7) | cards.Face(8) | cards.Face(9)
		return low & s.Law().Pack() &^ cards.Lane(suit) &^ cards.Lane((suit+1)&3)
	}
	return cards.Of(suit, cards.King).Bit() | cards.Of(suit, cards.Queen).Bit() | cards.Of(suit, cards.Knave).Bit() | cards.Of((suit+1)&3, cards.King).Bit()
}

// carryBete sets up what random hands find: pools not drawn, bêtes that go and
// bêtes that wait.
func carryBete(s *State, src *table.Source) {
	if src.One(2) {
		s.Put(boxGame, int32(src.Below(8)))
		s.Put(boxKing, int32(src.Below(2)*s.N))
		s.Put(boxFiches, int32(5*src.Below(s.N+1)))
	}
	if src.One(3) {
		s.Put(boxBetes, int32(1+src.Below(22)))
	}
	for range src.Below(4) - 1 {
		s.Wait(int32(1 + src.Below(33)))
	}
	if src.One(8) {
		s.Carries(parts.Dealing, cards.NoSeat, 221)
	}
}

// beteBooks returns the ruleset of the Académie for five, and its variants for other
// numbers of players.
func beteBooks(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "bete", Text: "academie", Division: "bete", Game: g, Name: "La Bête, Académie", Unit: "jetton", Seats: 5, Tricks: 5,
		Pools:     []string{"game", "betes", "king", "fiches"},
		Irregular: []string{"misdeal", "false-pack", "revoke"},
		Settings:  []string{"parts/match.rounds#rounds 1..", "parts/deal.first#face 0 13"},
		Answers:   academieBete,
	}
	for _, v := range [...]struct {
		seats   int
		highest int32 // of the faces left out
		own     int32
	}{{3, 7, 0}, {4, 7, 0}, {6, 5, 0}, {7, 5, 1}} {
		five.Variants = append(five.Variants, parts.ForPlayers(five, v.seats, "bete.p4",
			game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", v.highest}}},
			game.Answer{Rule: "parts/trump.turned", Figures: game.Figures{{"own", v.own}}}))
	}
	return []*game.Ruleset{five}
}

// academieBete lists the answers of the Académie, bete.p1 to p24. Amounts are
// in jettons; a fiche is five (p8b: eleven for five players).
var academieBete = []game.Answer{
	// p3 to p7b.
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", cards.King}}},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 221}, {"b", 23}, {"c", 32}, {"d", 212}}},
	{Rule: "parts/deal.packets.keep"},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 5}}, Ruling: "rounds"},
	{Rule: "round.over"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},

	// The stakes, p8, p10, p11.
	{Rule: "bete.next", Figures: game.Figures{{"greatest", 1}}},
	{Rule: "stake.fiche", Figures: game.Figures{{"each", 5}}},
	{Rule: "stake.game", Figures: game.Figures{{"each", 1}}},
	{Rule: "stake.king", Figures: game.Figures{{"each", 1}}},
	{Rule: "stake.dealer", Figures: game.Figures{{"amount", 1}}},
	{Rule: "bete.stake"},

	// The speaking, p12c, p13 to p16.
	{Rule: "parts/speak.play"},
	{Rule: "speak.led"},
	{Rule: "parts/speak.final"},
	{Rule: "counter"},
	{Rule: "counter.follows"},
	{Rule: "counter.until"},
	{Rule: "counter.one", Ruling: "one-contre"},
	{Rule: "curieuse"},
	{Rule: "curieuse.fee", Figures: game.Figures{{"fee", 1}}},
	{Rule: "curieuse.trump"},
	{Rule: "curieuse.play"},
	{Rule: "curieuse.once", Figures: game.Figures{{"cards", 1}}},

	// The play, p5, p12d, p13, p14.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "parts/follow.duty"},
	{Rule: "parts/trump.duty", Figures: game.Figures{{"free", 1}}},
	{Rule: "parts/overtrump.duty"},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker", Ruling: "taker"},
	// Last of the answers about who takes: rules are heard in the order of the book,
	// and the height of a card counts only within its suit.
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 4}}},

	// The game, p8, p8b, p11, p12, p12c.
	{Rule: "game.won", Figures: game.Figures{{"tricks", 3}}},
	{Rule: "game.tie"},
	{Rule: "game.player"},
	{Rule: "counter.game"},
	{Rule: "game.paid"},
	{Rule: "fiche.paid", Figures: game.Figures{{"fiche", 5}}},
	{Rule: "bete.paid"},
	{Rule: "bete.put", Figures: game.Figures{{"fiche", 5}}},
	{Rule: "bete.waits"},
	{Rule: "counter.bete", Figures: game.Figures{{"times", 2}}},

	// The king, p8, p9, p17.
	{Rule: "king.paid"},
	{Rule: "king.turned"},
	{Rule: "king.stays"},

	// The vole, p8, p18.
	{Rule: "vole"},
	{Rule: "vole.paid", Figures: game.Figures{{"each", 1}}},
	{Rule: "vole.failed", Figures: game.Figures{{"each", 0}}},
	{Rule: "devole"},
	{Rule: "devole.paid", Figures: game.Figures{{"each", 1}, {"fiche", 5}}},

	// The laws, p23.
	{Rule: "revoke.bete", Figures: game.Figures{{"fiche", 5}}},
	{Rule: "parts/deal.misdeal", Figures: game.Figures{{"fine", 1}}, Roles: game.Roles{{"payee", game.ToEach}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "void.back"},
}
