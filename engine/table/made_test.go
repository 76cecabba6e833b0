package table_test

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// What broke the first core, each case on a small made-up ruleset with the
// words of the clause that it comes from.

// made is a ruleset of a game that has only what a test needs.
func made(t testing.TB, g *table.Game, seats int, pools []string, answers ...game.Answer) *table.Law {
	t.Helper()
	g.Ident, g.Kin = "made", "made"
	rs := &game.Ruleset{ID: "made", Game: g, Seats: seats, Pools: pools, Answers: answers}
	g.Books = []*game.Ruleset{rs}
	return compiled(t, rs)
}

func compiled(t testing.TB, rs *game.Ruleset, changes ...game.Change) *table.Law {
	t.Helper()
	l, err := rs.Compile(changes...)
	if err != nil {
		t.Fatal(err)
	}
	return l.(*table.Law)
}

// off is a law without one of its rules.
func off(t testing.TB, l *table.Law, rule string) *table.Law {
	t.Helper()
	return compiled(t, l.Book(), game.Change{Rule: rule, Off: true})
}

func settled(t testing.TB, l game.Law, block string) *game.Settlement {
	t.Helper()
	r, err := record.ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	st, err := l.Settle(r)
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// question is a question of the made-up game.
func question(id string) game.Question { return game.Question{ID: "made/" + id} }

// rule makes the same rule of every answer.
func rule(id string, r table.Rule) *table.Maker {
	return &table.Maker{Question: question(id), Make: func(*game.Terms) *table.Rule { return &r }}
}

// leads is who leads and who takes, in a game without trumps.
var leads = []game.Answer{
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "parts/lead.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/lead.next", Roles: game.Roles{{"leader", game.Taker}}},
	{Rule: "parts/trick.taker"},
}

var leading = []*table.Maker{&parts.Rank, &parts.LeadFirst, &parts.LeadNext, &parts.TakerLed, &parts.TakerTrump, &parts.Follow}

// rulesBehind is the rules behind a payment.
func rulesBehind(t testing.TB, st *game.Settlement, from, to string) (amount int32, by []string) {
	t.Helper()
	for _, e := range st.Events {
		for _, p := range e.Pays {
			if p.From == from && p.To == to {
				return p.Amount, e.By
			}
		}
	}
	t.Fatalf("nothing is paid by %s to %s: %+v", from, to, st.Events)
	return 0, nil
}

// brusquembille.p10: the eleven of the ace is behind the payment of whoever
// counts it, and the ten's ten is not where no ten is taken.
func TestPaymentForPointsCitesWhatCardsCount(t *testing.T) {
	g := &table.Game{
		Phases: []*table.Phase{counted()},
		Makers: append([]*table.Maker{&parts.Value, rule("paid", table.Rule{Hears: table.FactWon.Bit(), On: func(s *table.State, f *engine.Fact) {
			s.Owe(table.DueGame, engine.Pool, table.Account(f.Seat), 1)
		}}), rule("won", table.Rule{Asked: table.AskGame.Bit(), Reads: table.Points.Bit(), Prefer: func(s *table.State, _ engine.Question, seat cards.Seat) int {
			return int(s.SideTally(table.Points, seat))
		}})}, leading...),
	}
	l := made(t, g, 2, nil, append(leads, game.Answer{Rule: "parts/card.value", Figures: game.Figures{{"ace", 11}, {"ten", 10}}}, game.Answer{Rule: "won"}, game.Answer{Rule: "paid"})...)
	const hand = `dealer N
trick 1
pool 5
hands S ♥A ♠8  N ♥9 ♠7
play S ♥A N ♥9
play S ♠8 N ♠7`
	_, by := rulesBehind(t, settled(t, l, hand), "pool", "S")
	for _, want := range []string{"parts/card.value", "made/won", "made/paid"} {
		if !slices.Contains(by, want) {
			t.Errorf("the payment rests on %v, and not on %s", by, want)
		}
	}
}

// counted is the play of tricks, at the end of which the winner is asked for.
func counted() *table.Phase {
	p := parts.Tricks(nil)
	p.End = func(s *table.State) {
		s.Note(table.FactEnd, cards.NoSeat)
		s.Ask(table.AskGame, s.All, engine.Fact{Kind: table.FactWon})
	}
	return p
}

// sizette.p2 and loix.p2: three play against three, and a side has what any of
// its players makes; who loses pays together.
func TestSidesAreOne(t *testing.T) {
	g := &table.Game{
		Phases: []*table.Phase{counted()},
		Makers: append([]*table.Maker{rule("paid", table.Rule{Hears: table.FactEnd.Bit(), On: func(s *table.State, f *engine.Fact) {
			for _, seat := range s.Round {
				if s.SideTricks(seat) < 2 {
					s.Owe(table.DueGame, table.Account(seat), engine.Pool, 1)
				}
			}
		}})}, leading...),
	}
	l := made(t, g, 6, nil, append(leads, game.Answer{Rule: "paid"})...)
	rs := *l.Book()
	rs.Sides = []string{"SNT", "EWU"}
	l = compiled(t, &rs)
	st := settled(t, l, `dealer U
trick 1
hands S ♥A ♠7  E ♥K ♠8  N ♥7 ♠A  W ♥8 ♠9  T ♥9 ♠J  U ♥T ♠T
play S ♥A E ♥K N ♥7 W ♥8 T ♥9 U ♥T
play S ♠7 E ♠8 N ♠A W ♠9 T ♠J U ♠T`)
	if want := map[string]int32{"S": 0, "E": -1, "N": 0, "W": -1, "T": 0, "U": -1}; !nets(st, want) {
		t.Errorf("nets %v, want %v", st.Net, want)
	}
}

func nets(st *game.Settlement, want map[string]int32) bool {
	for _, seat := range st.Seats {
		if st.Net[seat] != want[seat.String()] {
			return false
		}
	}
	return true
}

// coucou.p3: the lowest card pays, up to four at once; twenty may sit down.
func TestSeveralLowestPayTogether(t *testing.T) {
	show := &table.Phase{Word: "trade", Turn: func(*table.State) cards.Seat { return cards.NoSeat }, End: func(s *table.State) {
		s.AskAll(table.AskLowest, s.All, engine.Fact{Kind: table.FactBest})
		s.Note(table.FactEnd, cards.NoSeat)
	}}
	g := &table.Game{Phases: []*table.Phase{show}, Makers: []*table.Maker{
		rule("lowest", table.Rule{Asked: table.AskLowest.Bit(), Prefer: func(s *table.State, _ engine.Question, seat cards.Seat) int {
			return -int(s.Hand[seat].First().Face())
		}}),
		rule("pays", table.Rule{Hears: table.FactBest.Bit(), On: func(s *table.State, f *engine.Fact) {
			for _, seat := range s.Round {
				if f.Seats.Has(seat) {
					s.Owe(table.DueCard, table.Account(seat), engine.Pool, 1)
				}
			}
		}})}}
	l := made(t, g, 20, nil, game.Answer{Rule: "lowest"}, game.Answer{Rule: "pays"})
	text := "dealer S\nhands"
	for i, seat := range cards.Round(20) {
		c := cards.Of(cards.Suit(i%4), uint8(2+i/4))
		text += " " + seat.String() + " " + c.Sign()
	}
	st := settled(t, l, text)
	paid := 0
	for _, seat := range st.Seats {
		paid -= int(st.Net[seat])
	}
	if paid != 4 || st.Net[cards.South] != -1 {
		t.Errorf("%d pay: %v", paid, st.Net)
	}
	if len(st.Events) != 1 || len(st.Events[0].Pays) != 4 {
		t.Errorf("four who pay on the same grounds are told in %d events", len(st.Events))
	}
}

// piquet.c3.tierces: a run of three of a suit is declared with its cards, and
// what is not held cannot be.
func TestMeldsAreFactsWithTheirCards(t *testing.T) {
	find := func(s *table.State, seat cards.Seat, list []parts.Meld) []parts.Meld {
		return parts.Run(s, list, s.Hand[seat], 3, parts.Meld{Act: table.ActMeld, Kind: 1})
	}
	g := &table.Game{Phases: []*table.Phase{parts.Declaring(nil, find, table.ActMeld)}, Makers: append([]*table.Maker{
		rule("tierce", table.Rule{Hears: table.FactMeld.Bit(), On: func(s *table.State, f *engine.Fact) {
			s.Owe(table.DueMeld, engine.Bank, table.Account(f.Seat), int32(f.Cards.Len()))
		}})}, leading...)}
	l := made(t, g, 2, nil, append(leads, game.Answer{Rule: "tierce"})...)
	const hands = "dealer N\nhands S ♥QJT9 ♠A  N ♦K ♣Q\n"
	st := settled(t, l, hands+"meld S meld ♥QJT9  S done  N done")
	if amount, _ := rulesBehind(t, st, game.Chest, "S"); amount != 4 {
		t.Errorf("a run of four is worth %d", amount)
	}
	for block, want := range map[string]string{
		"meld S meld ♥QJT8":               "S does not hold ♥8",
		"meld S meld ♥QJ":                 "these cards are nothing that can be declared so",
		"meld N done  S meld ♥QJT9":       "there is no such meld in this hand",
		"meld S meld ♥QJT9  S meld ♥QJT9": "these cards were declared before",
	} {
		r, err := record.ParseBlock("", hands+block)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := l.Settle(r); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", block, err, want)
		}
	}
}

// hombre: when spades are named the two of spades is the second trump, and
// must be followed as a trump; ♣A is one whatever is named.
func TestTrumpsThatLeaveTheirSuit(t *testing.T) {
	raised := rule("matadors", table.Rule{Hears: table.FactTrump.Bit(), On: func(s *table.State, f *engine.Fact) {
		for i, c := range []cards.Card{cards.Of(cards.Spades, cards.Ace), cards.Of(f.Card.Suit(), 7), cards.Of(cards.Clubs, cards.Ace)} {
			said := s.Tell(table.FactRaised, cards.NoSeat)
			said.Card, said.N = c, int32(i+1)
		}
	}})
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: append([]*table.Maker{&parts.Turned, raised}, leading...)}
	l := made(t, g, 3, nil, append([]game.Answer{{Rule: "parts/trump.turned", Figures: game.Figures{{"own", 1}}}, {Rule: "matadors"}, {Rule: "parts/follow.duty"}, {Rule: "parts/trick.trump"}}, leads...)...)
	r, err := record.ParseBlock("", `dealer W
turned ♥2
trick 1
hands S ♥K ♣5  E ♣A ♣K  W ♠A ♥7
play S ♥K E ♣A W ♠A
refuse E ♣K by parts/follow.duty
...`)
	if err != nil {
		t.Fatal(err)
	}
	r.Plays = r.Plays[:1]
	st, err := l.Settle(r)
	if err != nil || !st.Judged[0].Refused {
		t.Errorf("a club is played while ♣A is a heart: %+v, %v", st, err)
	}
	st = settled(t, l, "dealer W\nturned ♥2\ntrick 1\nhands S ♥K ♣5  E ♣A ♣K  W ♠A ♥7\nplay S ♥K E ♣A W ♠A")
	if st.Taken[cards.West] != 1 {
		t.Errorf("♠A does not take: %v", st.Taken)
	}
}

// piquet.loix.1: who was not the cause of a misdeal may choose whether it is
// dealt anew; the law asks in the midst of what others do.
func TestAnotherPlayerIsGivenAChoice(t *testing.T) {
	g := &table.Game{
		Phases:  []*table.Phase{parts.Tricks(nil)},
		Choices: []table.Choice{{Word: "choose", Acts: []engine.ActKind{table.ActAccept, table.ActRefuse}}},
		Makers: append([]*table.Maker{
			rule("asked", table.Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActMisdeal, On: func(s *table.State, f *engine.Fact) {
				s.Tell(table.FactAsked, s.Eldest).N = 0
			}}),
			rule("anew", table.Rule{Hears: table.FactChose.Bit(), Only: 1 << table.ActRefuse, On: func(s *table.State, f *engine.Fact) {
				s.Tell(table.FactVoid, f.Seat)
			}})}, leading...)}
	l := made(t, g, 2, nil, append(leads, game.Answer{Rule: "asked"}, game.Answer{Rule: "anew"})...)
	const hands = "dealer N\nhands S ♥A  N ♥K\nact deal N misdeal\n"
	if st := settled(t, l, hands+"choose S accept\nplay S ♥A N ♥K"); st.Void || !st.Done {
		t.Errorf("S accepts the deal, and the hand is void")
	}
	if st := settled(t, l, hands+"choose S refuse-it"); !st.Void {
		t.Errorf("S refuses the deal, and the hand stands")
	}
	// Where no rule asks, the answer lapses.
	if st := settled(t, off(t, l, "made/asked"), hands+"choose S refuse-it\nplay S ♥A N ♥K"); st.Void {
		t.Errorf("nobody was asked, and the hand is void")
	}
}

// poque.p5: amounts are open; who is raised holds, raises or gives up, until all
// who are left have held.
func TestOpenBids(t *testing.T) {
	limit := rule("limit", table.Rule{Judges: engine.Acts(table.ActRaise, table.ActOpen), Refuse: func(s *table.State, a *engine.Act) bool { return a.N[0] > 5 }})
	vie := parts.Vie{Among: parts.Everybody, Acts: []engine.ActKind{table.ActOpen, table.ActRaise}, Raises: table.OwnFacts}
	raises := rule("raises", table.Rule{Hears: table.FactSaid.Bit(), Only: 1<<table.ActOpen | 1<<table.ActRaise, On: func(s *table.State, f *engine.Fact) {
		s.Tell(table.OwnFacts, f.Seat).Amount = f.Amount
	}})
	puts := vie.Paid(game.Question{ID: "made/puts"}, "")
	g := &table.Game{Phases: []*table.Phase{vie.Phase(nil)}, Makers: []*table.Maker{limit, raises, &puts}}
	l := made(t, g, 3, nil, game.Answer{Rule: "limit"}, game.Answer{Rule: "raises"}, game.Answer{Rule: "puts"})
	const hands = "dealer W\nhands S ♥A E ♥K W ♥Q\n"
	st := settled(t, l, hands+"bet S open 2  E raise 3  W fold  S hold")
	if want := map[string]int32{"S": -5, "E": -5, "W": 0}; !nets(st, want) {
		t.Errorf("nets %v, want %v", st.Net, want)
	}
	for line, want := range map[string]string{
		"bet S open 6":          "bet S open: this may not be done (by made/limit)",
		"bet S open 2  W hold":  "bet W hold: it is E's turn",
		"bet S hold":            "bet S hold: S is offered no such act; what is offered: pass, open, raise",
		"bet S open 2  E allin": "bet E allin: \"allin\" cannot be done here; what can: pass, open, hold, raise, fold",
	} {
		r, err := record.ParseBlock("", hands+line)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := l.Settle(r); want != "" && (err == nil || err.Error() != want) {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
}

// piquet.c2.p3: eldest hand puts out one to five cards, all in one line of the
// record, and takes as many.
func TestSeveralCardsAtOnce(t *testing.T) {
	g := &table.Game{Phases: []*table.Phase{parts.Exchange(nil, parts.Everybody, nil)}, Makers: []*table.Maker{&parts.OutMost, &parts.OutLeast}}
	l := made(t, g, 2, nil, game.Answer{Rule: "parts/exchange.most", Figures: game.Figures{{"eldest", 5}, {"others", 3}}},
		game.Answer{Rule: "parts/exchange.least", Figures: game.Figures{{"eldest", 1}, {"others", 1}}})
	const hands = "dealer N\ntalon ♣7 ♣8 ♣9 ♣T\ntrick 1\nhands S ♥AKQ  N ♦AKQ\n"
	hand, err := record.ParseBlock("", hands+"draw S ♥AK  N ♦Q")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Settle(hand); err != nil {
		t.Error(err)
	}
	for line, want := range map[string]string{
		"draw S done":        "draw S done: this may not be done (by parts/exchange.least)",
		"draw S ♥AK  N ♦AKQ": "draw of N: this may not be done (by parts/exchange.most)",
		"draw S ♣A":          "draw S ♣A: S does not hold ♣A",
	} {
		r, err := record.ParseBlock("", hands+line)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := l.Settle(r); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
}

// comete.p2, p7: the pack has the black cards twice and no ace, and suits are of
// no matter; six boxes may stand beside it (poque.p3).
func TestPackOfDoubles(t *testing.T) {
	run := &table.Phase{Word: "stop", Acts: table.ActPlay.Bit(),
		Turn: func(s *table.State) cards.Seat {
			if s.Hand[cards.South] == 0 {
				return cards.NoSeat
			}
			return cards.South
		},
		May: func(s *table.State, seat cards.Seat, o *table.Options) { o.Offer(table.ActPlay, s.Hand[seat]) },
		Do: func(s *table.State, a *engine.Act) {
			s.Hand[a.Seat] &^= a.Card.Bit()
			said := s.Tell(table.FactPlayed, a.Seat)
			said.Card, said.N = a.Card, int32(a.Card.Face())
		}}
	paid := rule("king", table.Rule{Hears: table.FactPlayed.Bit(), Only: 1 << cards.King, On: func(s *table.State, f *engine.Fact) {
		s.Owe(table.DueCard, engine.Box(5), table.Account(f.Seat), 1)
	}})
	g := &table.Game{Phases: []*table.Phase{run}, Makers: []*table.Maker{&parts.Pack, &parts.Count, paid}}
	l := made(t, g, 2, []string{"as", "roi", "dame", "valet", "dix", "poque"},
		game.Answer{Rule: "parts/pack", Figures: game.Figures{{"lowest", 1}, {"highest", 10}, {"twice", 1}}},
		game.Answer{Rule: "parts/deal.count", Figures: game.Figures{{"each", 6}}}, game.Answer{Rule: "king"})
	const block = `rules   made
pack    black
dealer  N
pool    as 1 roi 2 dame 3 valet 4 dix 5 poque 6
deal    S ♠KKJ ♣KQQ   N ♠QQJ ♣KJJ
`
	st := settled(t, l, block+"stop S ♠J  S ♠K  S ♠K  S ♣Q  S ♣Q  S ♣K")
	if st.Net[cards.South] != 3 || st.Pools[5].Amount != 3 {
		t.Errorf("three kings are worth %d; the sixth box holds %d", st.Net[cards.South], st.Pools[5].Amount)
	}
	r, err := record.ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Block(); got != block {
		t.Errorf("block:\n%s\nwant\n%s", got, block)
	}
	again, err := record.ParseJSON(r.AppendJSON(nil))
	if err != nil || again.Hands != r.Hands {
		t.Errorf("by JSON %v: %v", again, err)
	}
	if _, err := record.ParseBlock("", strings.Replace(block, "♠QQJ", "♠QQK", 1)); err == nil || !strings.Contains(err.Error(), "comes three times") {
		t.Errorf("three ♠K: %v", err)
	}
	if _, err := l.Settle(&record.Record{Rules: "made", Dealer: cards.North, Players: 2}); err == nil || !strings.Contains(err.Error(), "pack black, or pack red") {
		t.Errorf("no pack is named: %v", err)
	}
}

// brusquembille.6: who looks at a card of the talon knows it, for the law and
// for what that player sees.
func TestWhoHasSeenWhichCard(t *testing.T) {
	knows := rule("knows", table.Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActLook, On: func(s *table.State, f *engine.Fact) {
		s.Tell(table.FactKnows, f.Seat).Cards = f.Card.Bit()
	}})
	var seen [2]cards.Set
	watch := rule("fine", table.Rule{Hears: table.FactEnd.Bit(), On: func(s *table.State, f *engine.Fact) {
		seen = [2]cards.Set{s.Unseen(cards.South), s.Unseen(cards.North)}
		if k := s.Seen(table.FactKnows); k != nil && k.Cards.Has(s.Talon[0]) {
			s.Owe(table.DueFine, table.Account(k.Seat), engine.Pool, 1)
		}
	}})
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: append([]*table.Maker{knows, watch}, leading...)}
	l := made(t, g, 2, nil, append(leads, game.Answer{Rule: "knows"}, game.Answer{Rule: "fine"})...)
	st := settled(t, l, "dealer N\ntalon ♣7 ♣8\ntrick 1\nhands S ♥A N ♥K\nact 1 S look ♣7\nplay S ♥A N ♥K")
	if st.Net[cards.South] != -1 {
		t.Errorf("nets %v", st.Net)
	}
	seven := cards.Of(cards.Clubs, 7)
	if seen[0].Has(seven) || !seen[1].Has(seven) || seen[1].Has(cards.Of(cards.Hearts, cards.Ace)) {
		t.Errorf("S has not seen %x, N %x", seen[0], seen[1])
	}
}

// imperiale.loix.2 and loix.5: a card turned up in dealing makes the hand void,
// but not one that lies in the talon: a rule that answers a fact is lifted.
func TestRuleThatAnswersAFactIsLifted(t *testing.T) {
	g := &table.Game{Phases: []*table.Phase{parts.Tricks(nil)}, Makers: append([]*table.Maker{&parts.Exposed, &parts.ExposedTalon}, leading...)}
	l := made(t, g, 2, nil, append(leads, game.Answer{Rule: "parts/deal.exposed"}, game.Answer{Rule: "parts/deal.exposed.talon"})...)
	const hand = "dealer N\ntalon ♦7 ♦8\ntrick 1\nhands S ♥K N ♥7\nact deal S exposed "
	if st := settled(t, l, hand+"♥7"); !st.Void {
		t.Error("a card of a hand was turned up, and the hand stands")
	}
	st := settled(t, l, hand+"♦8")
	if st.Void || !slices.Contains(st.Fired, "parts/deal.exposed.talon") {
		t.Errorf("a card of the talon was turned up: void %v, by %v", st.Void, st.Fired)
	}
	if st := settled(t, off(t, l, "parts/deal.exposed.talon"), hand+"♦8"); !st.Void {
		t.Error("with the exception off the hand stands")
	}
}

// imperiale.c2.p8: what was shown is counted later, and what is marked for it
// rests on both the showing and the counting.
func TestFactThatFollowsFromAnother(t *testing.T) {
	const shown, counted = table.OwnFacts, table.OwnFacts + 1
	find := func(s *table.State, seat cards.Seat, list []parts.Meld) []parts.Meld {
		return parts.Alike(s, list, s.Hand[seat], 4, parts.Meld{Act: table.ActMeld, Kind: 1})
	}
	g := &table.Game{Phases: []*table.Phase{parts.Declaring(nil, find, table.ActMeld)}, Carries: []table.Carried{table.Marked}, Makers: append([]*table.Maker{
		rule("four", table.Rule{Hears: table.FactMeld.Bit(), On: func(s *table.State, f *engine.Fact) { s.Tell(shown, f.Seat) }}),
		rule("order", table.Rule{Hears: table.FactDeclared.Bit(), On: func(s *table.State, f *engine.Fact) {
			for i, n := s.From(shown), len(s.Facts); i < n; i++ {
				if s.Facts[i].Kind == shown {
					s.TellFor(int16(i), counted, s.Facts[i].Seat)
				}
			}
		}}),
		rule("worth", table.Rule{Hears: engine.FactKind(counted).Bit(), On: func(s *table.State, f *engine.Fact) {
			s.Owe(table.DueMeld, engine.Bank, table.Account(f.Seat), 24)
			s.Count(table.Points, f.Seat, 24)
		}})}, leading...)}
	l := made(t, g, 2, nil, append(leads, game.Answer{Rule: "four"}, game.Answer{Rule: "order"}, game.Answer{Rule: "worth"})...)
	st := settled(t, l, "dealer N\nstate points S 4\nleader S\nhands S ♠K ♥K ♦K ♣K N ♥7\nmeld S meld ♠K ♥K ♦K ♣K  N done")
	amount, by := rulesBehind(t, st, game.Chest, "S")
	if slices.Sort(by); amount != 24 || !slices.Equal(by, []string{"made/four", "made/order", "made/worth"}) {
		t.Errorf("%d by %v", amount, by)
	}
	if st.Bank != -24 || len(st.State) != 2 || st.State[0].N != 28 {
		t.Errorf("the bank has %d, and what is left is %v", st.Bank, st.State)
	}
}
