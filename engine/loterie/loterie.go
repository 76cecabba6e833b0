// Package loterie plays la Loterie of the Académie with two packs at once. A card of
// one pack lies covered before each player, who puts counters of a common fund on it.
// The player who is dealt the same card of the other pack draws what lies there. Start
// at loterie.go; book.go has the book's answers.
package loterie

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
)

// family is what the ids of the game's own questions begin with.
const family = "loterie"

var q, fig = game.Asking(family), parts.Fig

// The pools: what lies on the lots is no longer in the fund, and nobody's yet.
const (
	fund = iota
	onLots
)

// What is said at the table besides.
const (
	factSet    engine.FactKind = table.OwnFacts + iota // every lot is set
	factPacks                                          // the tickets are of a pack of their own
	factEach                                           // everybody is dealt N tickets
	factRounds                                         // ... one after another
	factTicket                                         // Seat has the ticket Card
	factServed                                         // everybody has the tickets
	factUp                                             // the lots, Cards, are turned up
	factDrawn                                          // Seat draws the lot of Taker, Card
)

// actPut is that a player sets N counters of the fund on a lot.
const actPut = table.OwnActs

// dueLot is the class of due of what is set on a lot.
const dueLot = table.OwnDues

// Loterie returns the game.
func Loterie() *table.Game {
	g := &table.Game{
		Ident: "loterie", Kin: family, Title: "La Loterie",
		Aims:     []string{"lot.drawn", "lot.paid", "match.over"},
		Phases:   []*table.Phase{setting(), drawing()},
		Makers:   makers(),
		Acts:     []string{"put"},
		Notable:  engine.Facts(factDrawn, table.FactMatch),
		Pools:    []game.NamedPool{{Pool: "fund", Words: "the fund"}, {Pool: "lots", Words: "the lots"}},
		Unfit:    unfit,
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Clubs, cards.Knave), cards.Of(cards.Hearts, cards.Queen)},
	}
	g.Books = books(g)
	return g
}

// setting returns the phase in which each in turn sets counters of the fund on the lot
// that lies before him, as long as there are any. The lots lie covered: nobody
// holds one.
func setting() *table.Phase {
	return &table.Phase{
		Word: "bet", Acts: actPut.Bit(), Open: actPut.Bit(),
		Begin: func(s *State) {
			for _, seat := range s.Round {
				s.Out[seat], s.Hand[seat] = s.Hand[seat], 0
			}
		},
		Turn: func(s *State) cards.Seat {
			if s.Pool(fund) <= 0 {
				return cards.NoSeat
			}
			return s.Speak(parts.Everybody(s))
		},
		May: offer,
		Fits: func(s *State, a *engine.Act) string {
			if a.N[0] == most {
				return "the table counts no lot so large; say less than " + ascii.Itoa(most)
			}
			return ""
		},
		End: func(s *State) { s.Note(factSet, cards.NoSeat) },
	}
}

// most is more than may be set on a lot: the greatest number that an act holds.
const most = 1<<15 - 1

// offer is what a player may try: as many amounts as there are players, of which
// one at least lies on no other lot, and some near what would leave as much for
// everybody who follows, half of the fund, and all of it.
func offer(s *State, seat cards.Seat, o *table.Options) {
	last, left := int32(0), min(s.Pool(fund), most-1)
	add := func(n int32) {
		if n > last && n <= left {
			last = n
			o.Add(actPut, int16(n))
		}
	}
	for n := range s.N {
		add(int32(n + 1))
	}
	for n := range int32(4) {
		add(share(s) + n)
	}
	add((left + 1) / 2)
	add(left)
}

// share returns what each has who has not yet set a lot, where all set as much.
func share(s *State) int32 {
	n := int32(s.N - s.Spoken.Len())
	return (s.Pool(fund) + n - 1) / n
}

// drawing returns the phase in which the tickets are dealt, of the talon, and the lots
// turned up: nobody has a choice.
func drawing() *table.Phase {
	return &table.Phase{
		Word:  "choose",
		Begin: deal,
		Turn:  func(*State) cards.Seat { return cards.NoSeat },
		May:   func(*State, cards.Seat, *table.Options) {},
		Do:    func(*State, *engine.Act) {},
		End: func(s *State) {
			for _, seat := range s.Round { // the lots lie open before the players
				s.Hand[seat], s.Out[seat] = s.Out[seat], 0
			}
			s.Note(factServed, cards.NoSeat)
			parts.Ended(s)
		},
	}
}

// deal gives everybody as many tickets as the rules say, from the dealer's right.
func deal(s *State) {
	times, at := 1, 1
	if f := s.Seen(factEach); f == nil {
		return
	} else if at = int(f.N); s.Told(factRounds) {
		times, at = at, 1
	}
	for range times {
		for i, seat := 0, s.Eldest; i < len(s.Round); i, seat = i+1, s.Right(seat) {
			for range at {
				if c := ticket(s); c != cards.None {
					s.Tell(factTicket, seat).Card = c
					s.Conclude()
				}
			}
		}
	}
}

// ticket returns the next card of the talon, or None where there is none. Where no rule
// has the tickets be of a pack of their own, the lots are not among them.
func ticket(s *State) cards.Card {
	for {
		if c := s.Draw(); c == cards.None || s.Told(factPacks) || !lots(s).Has(c) {
			return c
		}
	}
}

// lots returns the cards that lie before the players.
func lots(s *State) (set cards.Set) {
	for _, seat := range s.Round {
		set |= s.Dealt[seat]
	}
	return set
}

// lies returns what lies on the lot of a player.
func lies(s *State, seat cards.Seat) int32 {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Class == dueLot && d.Stands() && s.Fact(d).Seat == seat {
			return d.Amount
		}
	}
	return 0
}

// unfit says why what lies there cannot be what a hand has left.
func unfit(s *State) string {
	switch all := purse(s) * int32(s.N); {
	case s.Pool(onLots) > 0 && s.Law().Has(leftID):
		return "before a hand nothing lies on the lots: what was not drawn is in the fund; say it there"
	case all > 0 && s.Pool(fund) > all:
		return "in the fund lie " + ascii.Itoa(int(s.Pool(fund))) + " counters, and all have put in " + ascii.Itoa(int(all)) + "; say less"
	}
	return ""
}

// purse returns with how much each sits down, 0 where no rule says it.
func purse(s *State) int32 {
	t, _ := s.Law().Terms(parts.Purse.ID)
	return t.N("amount")
}
