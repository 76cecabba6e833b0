package comete

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/record"
	"quinola/engine/table"
)

// The new Comète of the Académie: cards of any suit follow each other up to the
// king. The Comète, a red nine in a pack of black cards, stands for any card and
// ends the run. What the other player is left with is marked and, after two hands,
// written as at Piquet.
//
// Two packs are used, one of the black cards and one of the red; each holds every
// card twice. As suits do not matter, a record writes the pack in four suits, two of
// which stand for the second cards: ♥5 for the second ♠5.

// The acts of the Comète, in the order of Game.Acts.
const (
	actAgain    engine.ActKind = table.OwnActs + iota // Seat wants a wrong deal dealt again
	actTogether                                       // Seat lays Cards together as one card
)

const (
	factJetton engine.FactKind = factBlanches + 1 + iota // a jetton is worth Amount points
	factOpera                                            // Seat has played every card without interruption
	factLast                                             // Seat has ended with the Comète, which stands for N
	factSleeps                                           // the Comète is in the talon
)

// Further classes of due.
const (
	duePoints = dueBlanches + 1 + iota // for the points of the cards left
	dueComet                           // for the Comète
)

// Further names of what is carried from hand to hand.
const (
	nameRemise = "remise" // how many hands the Comète has stayed in the talon
	nameSleeps = "sleeps" // the same in hands of the two others, while a player waits
	nameWins   = "wins"   // what a player has won in the match so far
	nameLoses  = "loses"  // or lost
)

const (
	lengthID = family + "/length"
	handsID  = family + "/hands"
	remiseID = family + "/comet.remise"
	pairID   = family + "/remise.pair"
	twoID    = "parts/society.two"
)

// poolQueue is the pool of jettons that lie until the match is over.
const poolQueue = "queue"

// Comete returns the game.
func Comete() *table.Game {
	g := &table.Game{
		Ident: "comete", Kin: family, Title: "La Comète",
		Aims:    []string{"parts/run.out", "left.marked", "length"},
		Phases:  []*table.Phase{discarding(), together(cometRuns())},
		Makers:  cometMakers(),
		Acts:    []string{"again", "together"},
		Free:    actAgain.Bit(),
		Notable: engine.Facts(factOpera, factLast, table.FactRunEnds),
		Pays:    table.MarksAndPools(game.NamedPool{Pool: poolQueue, Words: "the queue"}),
		Waits:   tours.Idle,
		Excess:  1,
		Carries: []table.Carried{{Name: game.Tours}, {Name: tours.Coup, By: lengthID}, {Name: tours.Ahead, Each: true, By: lengthID}, {Name: tours.Refait, By: lengthID},
			{Name: nameRemise, By: remiseID}, {Name: nameSleeps, Each: true, By: pairID}, {Name: tours.Waits, Each: true, By: twoID}, {Name: nameWins, Each: true, By: handsID}, {Name: nameLoses, Each: true, By: handsID}},
		Written: []game.Line{{Name: game.Tours, Says: "tours played"}, {Name: tours.Coup, Says: "hands of this tour"}, {Name: tours.Ahead, Says: "ahead in it"},
			{Name: tours.Refait, Says: "tours played again"}, {Name: nameRemise, Says: "hands in which the Comète did not come"},
			{Name: nameSleeps, Says: "hands of the two others in which the Comète did not come"}, {Name: tours.Waits, Says: "waiting", Places: true},
			{Name: nameWins, Says: "wins in the match"}, {Name: nameLoses, Says: "loses in the match"}},
		Keeps:    keepsComet,
		Unfit:    unfitComet,
		OneRole:  parts.OneRoleOfTwo,
		Ways:     cometWays{},
		Pictured: []cards.Card{manille},
	}
	g.Books = cometBooks(g)
	return g
}

// cometRuns returns the play of runs. The Comète ends the run, so at a lead it need not
// say which card it stands for.
func cometRuns() *table.Phase {
	p := runs()
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		wild := s.Hand[seat] & wilds(s)
		o.Offer(table.ActPlay, s.Hand[seat]&^wild)
		if wild != 0 {
			o.AddCard(table.ActPlay, wild.First())
		}
		if running(s) {
			o.Add(table.ActPass)
		}
	}
	return p
}

// together changes a phase of runs so that cards of one face may be laid together as one
// card. Rules say which.
func together(p *table.Phase) *table.Phase {
	may, fits, do := p.May, p.Fits, p.Do
	p.Acts = p.Acts.With(actTogether.Bit())
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		may(s, seat, o)
		for face := uint8(cards.Ace); face <= cards.King; face++ {
			set := s.Hand[seat] & cards.Face(face)
			if set.Len() < 3 || !follows(s, set) {
				continue
			}
			o.AddCards(actTogether, set, 0)
			if less := set &^ wilds(s); less != set {
				o.AddCards(actTogether, less, 0)
			}
		}
	}
	p.Fits = func(s *State, a *engine.Act) string {
		switch {
		case a.Kind != actTogether:
			return fits(s, a)
		case a.Cards.Len() < 2 || a.Cards&^cards.Face(a.Cards.First().Face()) != 0:
			return "cards that are laid together are of one face"
		case a.Cards&^s.Hand[a.Seat] != 0:
			return a.Seat.String() + " does not hold " + (a.Cards &^ s.Hand[a.Seat]).First().Sign()
		case !follows(s, a.Cards):
			return "cards that are laid together are of the face that follows"
		}
		return ""
	}
	p.Do = func(s *State, a *engine.Act) {
		if a.Kind != actTogether {
			do(s, a)
			return
		}
		c := a.Cards.First()
		if wild := a.Cards & wilds(s); wild != 0 {
			c = wild.First()
		}
		lay(s, a, c, int32(c.Face()))
		goOn(s)
	}
	return p
}

// follows reports whether cards of a face may be laid on the run.
func follows(s *State, set cards.Set) bool {
	return !running(s) || set&wanted(s) != 0
}

// laid returns the cards of a fact of cards played.
func laid(f *engine.Fact) cards.Set { return f.Cards | f.Card.Bit() }

// rival returns the other of two players.
func rival(s *State, seat cards.Seat) cards.Seat { return s.Right(seat) }

// discarding returns the exchange, if the book has one: a player draws as many cards as
// put out.
func discarding() *table.Phase {
	p := parts.Exchange(nil, parts.Everybody, nil)
	p.Of = func(rs *game.Ruleset) bool { return rs.Answer("parts/exchange.most") != nil }
	return p
}

// keepsComet returns what a hand leaves for the next.
func keepsComet(s *State) (list []record.Item) {
	book := s.Law().Book()
	if book.Answer(lengthID) != nil {
		list = tours.KeepTours(s)
	} else {
		list = keepsHands(s)
	}
	if book.Hands > 0 {
		list = append(list, tours.KeepLine(s)...)
	}
	if book.Answer(pairID) == nil {
		return parts.Leave(list, nameRemise, cards.NoSeat, remises(s, nameRemise, cards.NoSeat))
	}
	for _, seat := range s.Seats() {
		n := s.Carried(nameSleeps, seat)
		if seat == waiter(s) {
			n = remises(s, nameSleeps, seat)
		}
		list = parts.Leave(list, nameSleeps, seat, n)
	}
	return list
}

// remises returns in how many hands the Comète has not come, this one included.
func remises(s *State, name string, seat cards.Seat) int32 {
	switch n := s.Carried(name, seat); {
	case s.Told(factSleeps):
		return n + 1
	case s.Told(table.FactWon):
		return 0
	default:
		return n
	}
}

// keepsHands returns what a hand of three or more leaves of the match.
func keepsHands(s *State) (list []record.Item) {
	list = append(list, parts.HandsPlayed(s))
	for _, seat := range s.Round {
		won := gained(s, seat)
		list = parts.Leave(list, nameWins, seat, won)
		list = parts.Leave(list, nameLoses, seat, -won)
	}
	return list
}

// gained returns what a player has won in the match, less what was lost, this hand
// included.
func gained(s *State, seat cards.Seat) int32 {
	return s.Carried(nameWins, seat) - s.Carried(nameLoses, seat) + s.Balance[seat]
}

// unfitComet returns why the carried state cannot be left by an earlier hand, or "".
func unfitComet(s *State) string {
	book, most := s.Law().Book(), int32(0)
	for i, id := range [...]string{lengthID, handsID} {
		if book.Answer(id) != nil {
			most = s.Most(id, "coups") / int32(2-i)
		}
	}
	sum := int64(s.Pool(0))
	for _, seat := range s.Round {
		sum += int64(s.Carried(nameWins, seat)) - int64(s.Carried(nameLoses, seat))
	}
	switch played := s.Carried(game.Tours, cards.NoSeat); {
	case played >= most:
		return game.Tours + " " + ascii.Itoa(int(played)) + ": the match was over before this hand; say fewer"
	case book.Answer(handsID) != nil && sum != 0:
		return "what was won and lost, and what lies in the queue, do not come to nothing together"
	case book.Hands > 0:
		return tours.UnfitLine(s)
	}
	return ""
}
