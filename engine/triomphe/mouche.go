package triomphe

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// La Mouche and le Pamphile, of the Académie: only the dealer stakes; each
// player exchanges cards, stands or folds; each trick draws a fifth of the
// stake; five cards of a suit win without play.

// La Mouche's own acts. A player asked whether the mouche is saved says
// "have", "have-not" or nothing.
const (
	actAsk engine.ActKind = table.OwnActs + iota
	actHave
	actHaveNot
	actSilent
	actRecover // to take back cards already put out or played
	actSuit    // to name spades as trumps; the next three name the other suits
)

// meldFlush is the kind of a FactMeld for five cards of a suit.
const meldFlush int32 = 1

// The choices: of a player asked whether the mouche is saved, and of a dealer
// who turns the pamphile.
const (
	choiceAnswer int32 = iota
	choiceSuit
)

// suits holds the acts that name trumps.
var suits = engine.Acts(actSuit, actSuit+1, actSuit+2, actSuit+3)

// Mouche returns the game.
func Mouche() *table.Game {
	play := parts.Tricks(parts.Undertaken)
	begin := play.Begin
	play.Begin = func(s *State) {
		begin(s)
		parts.AskPoint(s, meldFlush)
	}
	play.End = parts.Ended
	g := &table.Game{
		Ident: "mouche", Kin: family, Title: "La Mouche",
		Aims:     []string{"trick.paid", "tricks.none"},
		Phases:   []*table.Phase{taking(), play},
		Choices:  []table.Choice{{Word: "choose", Acts: []engine.ActKind{actHave, actHaveNot, actSilent}}, {Word: "choose", Acts: []engine.ActKind{actSuit, actSuit + 1, actSuit + 2, actSuit + 3}}},
		Makers:   moucheMakers(),
		Acts:     []string{"ask", "have", "have-not", "silent", "recover", "spades", "hearts", "diamonds", "clubs"},
		Needs:    []table.Need{{Kind: actAsk, By: "flush.asked"}},
		Free:     actRecover.Bit(),
		Notable:  engine.Facts(table.FactChose, table.FactOut, table.FactMeld),
		Pools:    []game.NamedPool{{Pool: "game", Words: "the pool of the game"}, {Pool: "betes", Words: "the bêtes"}},
		Carries:  []table.Carried{table.Waiting},
		Equal:    moucheAlike,
		Ways:     moucheWays{},
		Pictured: []cards.Card{cards.Of(cards.Clubs, cards.Knave)},
	}
	g.Books = moucheBooks(g)
	return g
}

// moucheWays says how random hands of la Mouche are made.
type moucheWays struct{}

// Ways returns what package play needs.
func (moucheWays) Ways() table.Ways {
	return table.Ways{Weigh: weighMouche, Star: starMouche, Carry: carryMouche}
}

// moucheAlike lists the mutants that no hand tells from the rule.
var moucheAlike = []game.Alike{
	{Ruleset: "mouche", ID: family + "/flush.asked", What: "off", Why: "nothing is paid for what is asked and answered"},
	{Ruleset: "mouche", ID: "parts/deal.exposed", What: "off", Why: "the book says that such a hand stands: where nothing is said of it, it stands, too"},
	{Ruleset: "pamphile", ID: family + "/flush.pamphile", What: "off", Why: "the book says that such a hand is no mouche: where nothing is said of it, it is none, either"},
}

// taking returns the phase in which each player once exchanges cards, stands, or
// folds. Before that the player may ask each who stands whether the mouche is
// saved.
func taking() *table.Phase {
	p := parts.Exchange(nil, func(s *State) cards.SeatSet { return s.Those(s.In) }, nil)
	p.Acts = p.Acts.With(engine.Acts(table.ActStand, table.ActPass, actAsk))
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		o.OfferAlike(table.ActOut, s.Hand[seat])
		if s.Out[seat] != 0 {
			o.Add(table.ActDone)
			return
		}
		o.Add(table.ActStand)
		o.Add(table.ActPass)
		for _, other := range s.Round {
			if asks(s, seat, other) {
				o.Add(actAsk).To = other
			}
		}
	}
	do := p.Do
	p.Fits = func(s *State, a *engine.Act) string {
		switch {
		case a.Kind == actAsk && !asks(s, a.Seat, a.To):
			return "only another who stands is asked, and once"
		case a.Kind == table.ActDone && s.Out[a.Seat] == 0:
			return "whoever takes cards puts some out"
		case a.Kind != table.ActOut && a.Kind != table.ActDone && s.Out[a.Seat] != 0:
			return a.Seat.String() + " has put cards out, and takes as many"
		}
		return ""
	}
	p.Do = func(s *State, a *engine.Act) {
		switch a.Kind {
		case table.ActOut, table.ActDone:
			do(s, a)
		case table.ActPass:
			if !s.In(a.Seat) {
				s.ThrowUp(a.Seat)
			}
			s.Spoke(a.Seat)
		case table.ActStand:
			s.Spoke(a.Seat)
		}
	}
	p.End = func(s *State) {
		if !parts.Undertaken(s) {
			s.Note(table.FactPassed, cards.NoSeat)
		}
	}
	return p
}

// asks reports whether a player may ask another: one who stands and was not
// asked before.
func asks(s *State, seat, other cards.Seat) bool {
	return other != seat && did(s, other, table.ActStand) && s.SeenOf(table.FactAsked, other) == nil
}

// weighMouche returns how likely a random player does an act.
func weighMouche(s *State, a *engine.Act, src *table.Source) int {
	switch a.Kind {
	case table.ActStand:
		if flush(s.Dealt[a.Seat]) != 0 {
			return 200
		}
		return max(parts.Strength(s, a.Seat)-10, 1)
	case table.ActPass:
		return 6
	case table.ActDone:
		if s.Told(table.FactLower) { // so many are taken now and then that a hand under the talon is reached
			return 2
		}
		return 10
	case actAsk:
		return 2
	}
	return 1
}

// flush returns the cards of a hand if all are of one suit, else none.
func flush(hand cards.Set) cards.Set {
	if hand == 0 || hand&^cards.Lane(hand.First().Suit()) != 0 {
		return 0
	}
	return hand
}

// starMouche returns five cards of a suit at times, else the best cards.
func starMouche(s *State, src *table.Source) cards.Set {
	if !src.One(2) {
		return starBete(s, src)
	}
	var hand cards.Set
	for left := s.Law().Pack() & cards.Lane(cards.Suit(src.Below(4))); hand.Len() < s.Law().Each(); {
		c := src.Pick(left)
		hand, left = hand|c.Bit(), left&^c.Bit()
	}
	return hand
}

// carryMouche sets up what random hands find: stakes of hands not played, and
// the mouches of the hand before.
func carryMouche(s *State, src *table.Source) {
	if src.One(4) {
		s.Put(boxGame, int32(5*(1+src.Below(3))))
	}
	if !src.One(2) {
		return
	}
	n := int32(5 * (1 + src.Below(3)))
	if t, ok := s.Law().Terms(family + "/bete.goes"); ok && t.N("together") != 1 {
		s.Wait(n)
		return
	}
	s.Put(boxBetes, n)
}

// moucheBooks returns the ruleset for five players with its variants, and le Pamphile.
func moucheBooks(g *table.Game) []*game.Ruleset {
	five := &game.Ruleset{
		ID: "mouche", Text: "academie", Division: "mouche", Game: g, Name: "La Mouche, Académie", Unit: "jetton", Seats: 5, Tricks: 5,
		Pools:     []string{"game", "betes"},
		Irregular: []string{"misdeal", "false-pack", "exposed", "revoke", "under", "spare", "cheat", "recover"},
		Settings:  []string{family + "/bete.goes#together 0 1", "parts/pack#highest 2 3"},
		Answers:   academieMouche,
	}
	for _, v := range [...]struct {
		seats   int
		pack    game.Answer
		highest string // the highest face that may be taken out: three players may take the sevens, too; more may leave more in
	}{
		{3, game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 6}}}, "6 7"},
		{4, game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 5}}, Ruling: "pack"}, "2 3 4 5"},
		{6, game.Answer{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}}, ""},
	} {
		rs := parts.ForPlayers(five, v.seats, "mouche.p3", v.pack)
		rs.Bases[0].But = []string{"parts/pack"}
		if rs.Settings = five.Settings[:1:1]; v.highest != "" {
			rs.Settings = append(rs.Settings, "parts/pack#highest "+v.highest)
		}
		five.Variants = append(five.Variants, rs)
	}
	return []*game.Ruleset{five, pamphileBook(five)}
}

// academieMouche lists the answers of the Académie, mouche.p3 to p18.
var academieMouche = []game.Answer{
	// p3 to p5.
	{Rule: "parts/players", Figures: game.Figures{{"number", 5}}},
	{Rule: "parts/pack", Figures: game.Figures{{"lowest", 2}, {"highest", 3}}, Ruling: "pack"},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 5}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 23}, {"b", 32}, {"c", 5}}},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}, Ruling: "deal-passes"},
	{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 0}}},

	// The stakes, p8, p8b.
	{Rule: "bete.goes", Figures: game.Figures{{"together", 1}}},
	{Rule: "stake.dealer", Figures: game.Figures{{"amount", 5}}},

	// Cards are taken, p6, p7, p8c, p9, p12.
	{Rule: "exchange.plays"},
	{Rule: "speak.stand"},
	{Rule: "speak.out"},
	{Rule: "exchange.thrown"},
	{Rule: "exchange.once"},
	{Rule: "parts/exchange.most", Figures: game.Figures{{"eldest", 5}, {"others", 5}}},
	{Rule: "flush.asked", Figures: game.Figures{{"must", 0}}},
	{Rule: "flush.truth"},

	// Five cards of a suit, p10b, p11, p13.
	{Rule: "flush", Figures: game.Figures{{"cards", 5}}},
	{Rule: "flush.trumps"},
	{Rule: "flush.points", Figures: game.Figures{{"pips", 1}, {"ace", 10}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "parts/point.eldest"},
	{Rule: "flush.wins"},
	{Rule: "flush.unplayed"},
	{Rule: "flush.betes"},
	{Rule: "flush.others"},

	// The play, p10, p15.
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "parts/follow.duty"},
	{Rule: "parts/overtake.duty"},
	{Rule: "parts/trump.duty", Figures: game.Figures{{"free", 1}}},
	{Rule: "parts/overtrump.duty"},
	{Rule: "parts/trick.trump"},
	{Rule: "parts/trick.taker", Ruling: "taker"},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 4}}},

	// What is drawn and lost, p8, p8b, p10, p13.
	{Rule: "trick.paid", Figures: game.Figures{{"tricks", 5}}},
	{Rule: "tricks.none"},
	{Rule: "game.paid"},
	{Rule: "bete.put"},

	// The laws, p15 to p18.
	{Rule: "revoke.bete"},
	{Rule: "under.bete"},
	{Rule: "spare.bete"},
	{Rule: "cheat.bete"},
	{Rule: "cheat.out"},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/pack.false"},
	{Rule: "parts/stake.back"},
	{Rule: "void.back"},
	{Rule: "parts/deal.exposed", Figures: game.Figures{{"stands", 1}}},
}
