package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// alike says of mutants why no hand can tell them from the rule as it is.
var alike = []game.Alike{
	{Ruleset: "hague-1785", ID: "reversis/espagnolette.loses#from", What: "9 for 10",
		Why: "a ninth trick that stays with the Espagnolette ends his right by article XXXVII, and who has ended it can lose it no more"},
	{Ruleset: "academie", ID: "reversis/ace.led", What: "off",
		Why: "the article says that an ace that is led pays nothing: where nothing is said of it, nothing is paid, either"},
	{Ruleset: "two-quinolas", ID: "reversis/espagnolette.follows", What: "off",
		Why: "who has taken nine tricks leads the tenth, and to the eleventh he has one card left: he is never free to follow suit or not"},
}

// same reports whether two roles are always one player's in what a rule
// answers: he who leads a card holds it.
func same(rule string, a, b Role) bool {
	switch rule {
	case "quinola.led", "quinola.gorged", "reversis.quinola.fine", "reversis.aces":
		return a == Holder && b == Leader
	case "ace.led":
		return a == Holder && (b == Leader || b == Taker) // an ace that is led takes the trick
	case "ace.forced":
		return a == Holder && b == Taker
	case "lead.next":
		return b == Holder
	case "quinola.consolation":
		return a == ToEach
	}
	return false
}

// Apart searches n random hands for one that another law of Reversis settles
// differently, or in which one refuses what the other allows, and shortens it
// to a position where it can. It is nil where they could not be told apart.
func (l *Law) Apart(other game.Law, n int, seed uint64) *record.Record {
	a, b := l, other.(*Law)
	if r := drawnApart(a, b); r != nil {
		return r
	}
	d := newDealer(a)
	var h hand
	var s State
	for i := range n {
		d.make(mixNo(i%int(kinds)), seed+uint64(i), &h)
		refused := s.run(b, &h)
		if s.again.unfinished {
			r := a.record(&h)
			e := game.Expected(record.NextDealer, record.Act{Seat: cards.NoSeat, To: cards.NoSeat})
			e.Seat, e.By = d.s.who(factNextDealer), []string{"reversis/reversis.ends"}
			r.Open, r.Expects = true, []record.Expect{e}
			return r
		}
		if s.again.apart > 0 {
			return a.barredApart(&h, &s, s.again.apart-1)
		}
		if refused || differ(&d.s, &s) {
			return a.Shorten(a.record(&h), b)
		}
		if i%8 == 0 && i < 200 {
			if r := judgedApart(a, b, &h); r != nil {
				return r
			}
		}
	}
	return nil
}

// drawnApart is a draw for the first deal that two laws decide differently.
func drawnApart(a, b *Law) *record.Record {
	return game.DrawnApart(a, b, "reversis/deal.first", func(try int) (acts []record.Act) {
		for i, seat := range cards.Round(a.Seats) {
			c := cards.Of(cards.Suit((i+try)%4), uint8(1+(try/4+i)%13))
			acts = append(acts, record.Act{At: record.AtDraw, Seat: seat, Act: actNames[actDraw], Card: c, To: cards.NoSeat})
		}
		return acts
	})
}

// barredApart is the record of a hand up to the play at which two laws barred
// different cards, and what the first says to one of them.
func (l *Law) barredApart(h *hand, other *State, at int) *record.Record {
	r := l.record(h)
	r.Plays, r.Open = r.Plays[:at], true
	hold := h.holds[at]
	e := game.Expected(record.Refuse, record.Act{Act: "play", Seat: other.again.seat, To: cards.NoSeat})
	e.Act.Card = (h.bars[at] &^ other.again.bars).First()
	if e.Act.Card == cards.None {
		e.Kind, e.Act.Card = record.Allow, (other.again.bars &^ h.bars[at] & hold).First()
	}
	r.Expects = []record.Expect{e}
	if st, err := l.Settle(r); err == nil && e.Kind == record.Refuse && len(st.Judged) > 0 {
		r.Expects[0].By = st.Judged[0].By
	}
	return r
}

// differ reports whether two settlements of a hand differ in anything that a
// player would notice.
func differ(a, b *State) bool {
	return a.Balance != b.Balance || a.points != b.points || a.tricks != b.tricks ||
		a.who(factWinner) != b.who(factWinner) || a.who(factLoser) != b.who(factLoser) ||
		a.who(factNextDealer) != b.who(factNextDealer) || a.undertaker() != b.undertaker() ||
		a.sheets() != b.sheets() ||
		(a.Seen(factVoid) == nil) != (b.Seen(factVoid) == nil) ||
		(a.Seen(factMade) == nil) != (b.Seen(factMade) == nil) ||
		a.who(factBroken) != b.who(factBroken)
}

// sheets is the sheet, where the text has one.
func (s *State) sheets() [sheetLines]beast {
	if !s.law.Sheet {
		return [sheetLines]beast{}
	}
	sheet, _ := s.sheetNow()
	return sheet
}

// judgedApart puts to both laws the acts that may be refused at some moment of
// a hand: the first on which they differ becomes an example.
func judgedApart(a, b *Law, h *hand) *record.Record {
	r := a.record(h)
	r.Plays, r.Unclaimed = nil, nil
	for _, stage := range [...]int{-2, -1, 0, 1} {
		for _, try := range candidates(a, r, h, stage) {
			q := *r
			if stage == -2 {
				q.Hands, q.Players, q.Talon = [cards.Seats]cards.Set{}, 0, nil
			}
			if stage < 0 {
				q.Exchange, q.Swap = [cards.Seats]record.Exchange{}, [cards.Seats]cards.Card{}
			} else {
				q.Plays = a.record(h).Plays[:min(h.n, a.Seats*2+1)]
			}
			if game.JudgedApart(a, b, &q, try) {
				return &q
			}
		}
	}
	return nil
}

// packets is ways of dealing to put to two laws.
var packets = [...][]int{{4, 4, 4}, {3, 4, 4}, {4, 3, 4}, {3, 3, 5}, {4, 4, 3}, {2, 4, 4}, {3, 3, 3}, {5, 5, 5}, {3, 5, 5}, {5, 4, 4}, {4, 5, 5}, {4, 3, 3}, {3, 4, 4}}

// candidates is acts that rules may judge at a stage: the deal, the exchange,
// what follows it, the play.
func candidates(l *Law, r *record.Record, h *hand, stage int) (list []record.Act) {
	add := func(seat cards.Seat, kind engine.ActKind, c cards.Card, n ...int) *record.Act {
		list = append(list, record.Act{Seat: seat, Act: actNames[kind], Card: c, N: n, To: cards.NoSeat})
		return &list[len(list)-1]
	}
	if stage == -2 {
		for _, seat := range [...]cards.Seat{h.dealer, cards.Right(l.Seats, h.dealer)} {
			hand := cards.Ranked(r.Hands[seat])
			add(seat, actDeal, cards.None).Cards = hand
			add(seat, actDeal, cards.None).Cards = hand[1:]
			add(seat, actDeal, cards.None).Cards = append([]cards.Card{r.Talon[0]}, hand...)
			for face := uint8(7); face <= cards.Ten; face++ {
				add(seat, actDeal, cards.None).Cards = append([]cards.Card{cards.Of(cards.Clubs, face)}, hand[1:]...)
			}
			for _, n := range packets {
				add(seat, actPackets, cards.None, n...)
			}
		}
		return list
	}
	for _, seat := range cards.Round(l.Seats) {
		switch stage {
		case -1:
			add(seat, actKeep, cards.None)
			add(seat, actPeek, cards.None)
			add(seat, actRetake, cards.None)
			for n := l.Seats - 1; n <= l.Seats+1; n++ {
				add(seat, actPlayers, cards.None, n)
			}
			for set := h.dealt[seat]; set != 0; set = set.Without() {
				add(seat, actPutOut, set.First())
			}
			for _, c := range r.Talon {
				add(seat, actTake, c)
			}
		case 0:
			for to := cards.Seat(0); to < 4; to++ {
				add(seat, actSwap, h.dealt[seat].First()).To = to
			}
			for _, c := range r.Talon {
				add(seat, actTake, c)
			}
			add(seat, actSwap, cards.None).To = cards.Opposite(l.Seats, seat)
			add(seat, actTakeBack, cards.None)
			add(seat, actRedeal, cards.None)
			add(seat, actPeek, cards.None)
		case 1:
			add(seat, actLook, cards.None, 1)
			add(seat, actLook, cards.None, 2)
			add(seat, actAsk, cards.None)
			add(seat, actTell, cards.None)
			add(seat, actPlay, cards.Of(cards.Spades, 2))
		}
	}
	return list
}
