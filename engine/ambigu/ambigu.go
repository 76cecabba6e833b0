// Package ambigu plays l'Ambigu of the Académie. Each player gets two cards and then
// two more, may change cards after either deal, and vies for the best of eight kinds of
// hand. No card is played. Start at the phases in ambigu.go; book.go has the book's
// answers.
package ambigu

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// State, Rule and Maker are those of the table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

// family is what the ids of the game's own questions begin with.
const family = "ambigu"

var q, fig = game.Asking(family), parts.Fig

// What players do, in the order of the words of acts.
const (
	actBaste      engine.ActKind = table.OwnActs + iota // Seat keeps the first two cards
	actVa                                               // Seat makes the vade, of N
	actBind                                             // the dealer, to whom all have passed, has everybody keep the four cards
	actShuffle                                          // Seat shuffles the talon, and has it cut
	actMiscount                                         // Seat has too many cards, or too few
	actUnshuffled                                       // Seat deals without having shuffled
	actApart                                            // Seat lays apart what Seat has put out
	actCave                                             // Seat puts N more counters down
	actAccuse                                           // Seat says of the hand what it is not
	actThrow                                            // Seat throws the hand among the discards
	actRecut                                            // the cards are cut for the next hand
	actClaim                                            // Seat asks for what the hand brings
)

var acts = []string{"baste", "va", "bind", "shuffle", "miscount", "unshuffled", "apart", "cave", "accuse", "throw", "recut", "claim"}

// The places of the phases.
const (
	phaseFirst = iota // two cards are kept, or changed
	phaseVade         // four are
	phaseDraw         // those who are of the vade change theirs
	phaseRenvi        // and vie
	phaseShow
	phaseClaim
)

// The boxes.
const (
	boxPoule    = iota // what everybody puts in
	boxBatterie        // what is put in for the baste
	boxVade
	boxRenvi
	boxes
)

// What is said at the table besides.
const (
	factRound   engine.FactKind = table.OwnFacts + iota // everybody has spoken of two cards
	factSecond                                          // N cards more are dealt to each
	factGiven                                           // Seat is given N cards
	factShort                                           // the talon is at its end, and cards are wanted
	factAgain                                           // the discards are shuffled and dealt
	factApart                                           // Seat has laid his discard apart
	factVa                                              // Seat makes the vade, of Amount
	factLeaves                                          // Seat does not hold it
	factAlone                                           // nobody else does than Seat
	factHeld                                            // it is not left to one alone
	factBinds                                           // the dealer, Seat, has everybody keep the cards
	factBack                                            // whoever has passed may come back
	factPasses                                          // Seat passes in the vying
	factRaises                                          // Seat raises by Amount
	factCedes                                           // Seat gives up
	factAllPass                                         // nobody has raised
	factStays                                           // and so nobody wins
	factCompare                                         // the hands are compared
	factIs                                              // Seat's hand is of the kind N, by Cards
	factTakes                                           // Seat has won
	factShows                                           // Seat, who has won, has the hand seen
	factCounts                                          // Seat's hand is paid as one of the kind N
	factCaves                                           // Seat has put Amount more down
	factNew                                             // Seat has lost the reprise, and takes another of Amount
)

// dueBack is what returns to whoever has put it in.
const dueBack = table.OwnDues

// How players vie: once before they change their cards, and then as long as they
// like.
var (
	vade = parts.Vie{Among: stays, Acts: []engine.ActKind{actVa}, Raises: factVa, Cedes: factLeaves, Box: boxVade}
	vie  = parts.Vie{Among: vying, Acts: []engine.ActKind{table.ActRaise}, Raises: factRaises, Cedes: factCedes, Box: boxRenvi}
)

// Ambigu returns the game.
func Ambigu() *table.Game {
	g := &table.Game{
		Ident: "ambigu", Kin: family, Title: "L’Ambigu",
		Aims:     []string{"won", "match.hands"},
		Phases:   []*table.Phase{keeping(), staking(), drawing(), raising(), showing(), claiming()},
		Makers:   makers(),
		Acts:     acts,
		Needs:    []table.Need{{Kind: actBaste, By: "baste"}, {Kind: actBind, By: "last.two"}, {Kind: actVa, By: "vade"}},
		Free:     engine.Acts(actMiscount, actUnshuffled, actApart, actCave, actAccuse, actThrow, actRecut, actClaim),
		Late:     engine.Acts(actRecut, actClaim),
		Excess:   2,
		Spoken:   spoken,
		Notable:  engine.Facts(factVa, factAlone, factBinds, factAllPass, factTakes, factAgain, table.FactOut),
		Pools:    []game.NamedPool{{Pool: "poule", Words: "the poule"}, {Pool: "batterie", Words: "the batterie"}, {Pool: "vade", Words: "the vade"}, {Pool: "renvis", Words: "the renvis"}},
		Carries:  []table.Carried{{Name: game.Tours}, {Name: namePurse, Each: true, By: parts.Purse.ID}, {Name: nameTaken, Each: true, By: parts.Purse.ID}},
		Written:  []game.Line{{Name: game.Tours, Says: "hands played"}},
		Keeps:    keeps,
		Unfit:    unfit,
		Ways:     ways{},
		Tells:    tells,
		Equal:    []game.Alike{{Ruleset: "ambigu", ID: "parts/pack#highest", What: "14 for 13", Why: "no card is above the king"}},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.Ten), cards.Of(cards.Hearts, cards.Ten), cards.Of(cards.Diamonds, cards.Ten), cards.Of(cards.Clubs, cards.Ten)},
	}
	g.Books = books(g)
	return g
}

// tells leaves out as what a hand is paid, and that it wins by its kind: of what
// kind it is was told when the hands were compared, and what is won is told with
// the payment.
func tells(s *State, t *game.Teller) {
	silent := t.Silent
	t.Silent = func(i int, f *engine.Fact) bool {
		is := s.SeenOf(factIs, f.Seat)
		return f.Kind == factCounts || f.Kind == factTakes && is != nil && is.Rule == f.Rule || silent(i, f)
	}
}

// spoken returns what the players say at the table.
func spoken(st *record.Step) string {
	switch st.Act {
	case "baste":
		return st.Act
	case "va":
		text := st.Act
		for _, n := range st.N {
			text += " " + ascii.Itoa(n)
		}
		return text
	}
	return ""
}

// first has the player begin whom the rules have speak first.
func first(s *State) { s.Speaker = s.Who(table.FactLeads) }

// inTurn returns who of some players is next to speak in a phase.
func inTurn(s *State, who cards.SeatSet) cards.Seat {
	if s.Speaker == cards.NoSeat {
		return cards.NoSeat
	}
	return s.Speak(who)
}

// stays returns who has not lost the coup by a fault.
func stays(s *State) cards.SeatSet { return parts.Everybody(s) &^ said(s, table.FactOut) }

// said is of whom a fact was said.
func said(s *State, kind engine.FactKind) (set cards.SeatSet) {
	for f := s.Last(kind); f != nil; f = s.Prior(f) {
		set |= f.Seat.Bit()
	}
	return set
}

// engaged returns who is of the vade: where nobody has made one, everybody.
func engaged(s *State) cards.SeatSet {
	_, in, _ := vade.Bets(s)
	return in
}

// vying returns who may still vie: whoever has passed only where a rule says so.
func vying(s *State) cards.SeatSet {
	if s.Told(factBack) {
		return engaged(s)
	}
	return engaged(s) &^ said(s, factPasses)
}

// held reports whether the vade is neither left to one alone nor made by nobody.
func held(s *State) bool { return !s.Told(factAlone) && !s.Told(factStays) }

// changes returns the phase in which players put out cards and are given others.
func changes(word string, who func(*State) cards.SeatSet) *table.Phase {
	p := parts.Exchange(nil, nil, nil)
	p.Word, p.Begin = word, first
	p.Turn = func(s *State) cards.Seat { return inTurn(s, who(s)) }
	p.Do = func(s *State, a *engine.Act) {
		switch a.Kind {
		case table.ActOut:
			s.PutOut(a.Seat, a.Card)
			return
		case table.ActDone:
			if f := s.Last(factGiven); f != nil && f.Seat == a.Seat && f.Clock > s.Last(table.FactSaid).Clock {
				give(s, a.Seat, int(f.N))
			}
		}
		s.Spoke(a.Seat)
	}
	return p
}

// keeping returns the phase in which each keeps the first two cards, or changes them.
func keeping() *table.Phase {
	p := changes("choose", stays)
	p.Acts = p.Acts.With(actBaste.Bit())
	may := p.May
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		may(s, seat, o)
		if s.Hand[seat].Len() == s.Law().Each() { // none was put out yet
			o.Add(actBaste)
		}
	}
	p.End = func(s *State) { s.Note(factRound, cards.NoSeat) }
	return p
}

// give has a player take cards of the talon; when it is at its end, of those that
// were put out and not laid apart, where a rule says that they are shuffled.
func give(s *State, seat cards.Seat, n int) {
	for range n {
		c := s.Draw()
		if c == cards.None {
			if aside(s) == 0 { // nothing can be shuffled: a position deals no cards
				return
			}
			was := s.Last(factAgain)
			if s.Note(factShort, seat); s.Last(factAgain) == was {
				return
			}
			shuffle(s)
			if c = s.Draw(); c == cards.None {
				return
			}
		}
		s.Hand[seat] |= c.Bit()
	}
}

// aside returns the cards that were put out, and that nobody has laid apart.
func aside(s *State) (set cards.Set) {
	for _, seat := range s.Round {
		if !s.Is(factApart, seat) {
			set |= s.Out[seat]
		}
	}
	return set
}

// shuffle makes a talon of the cards that were put out. In what order a dealer at a
// table would bring them nobody can know: it is drawn by lot, from the order of the
// cards that are dealt, so that a record is the same hand each time.
func shuffle(s *State) {
	lot, set := table.Source(0), aside(s)
	for _, c := range s.Talon[:s.Bottom] {
		lot = lot*31 + table.Source(c)
	}
	for _, seat := range s.Round {
		s.Out[seat] &^= set
	}
	s.Top, s.Bottom = 0, 0
	for ; set != 0; set = set.Without() {
		s.Talon[s.Bottom] = set.First()
		s.Bottom++
	}
	lot.Shuffle(s.Talon[:s.Bottom])
}

// staking returns the phase in which, of four cards each, somebody makes the vade, and
// others hold it; or the dealer, to whom all have passed, has everybody keep them.
func staking() *table.Phase {
	p := vade.Phase(nil)
	p.Word, p.Acts = "bid", p.Acts.With(actBind.Bit())
	p.Begin = func(s *State) {
		first(s)
		if f := s.Seen(factSecond); f != nil {
			seat := s.Speaker // one card after another, as the first two
			for left := int(f.N) * s.N; left > 0 && seat != cards.NoSeat; left-- {
				give(s, seat, 1)
				seat = s.Right(seat)
			}
		}
	}
	ends(p, func(s *State) bool { return s.Told(factBinds) })
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		level, _, _ := vade.Bets(s)
		if level > 0 {
			o.Add(table.ActHold)
			o.Add(table.ActFold)
		} else {
			o.Add(table.ActPass)
			if allPassed(s, seat) {
				o.Add(actBind)
			}
		}
		for _, n := range [...]int16{1, 2, 3, 5} {
			o.Add(actVa, n)
		}
	}
	p.Do = func(s *State, a *engine.Act) {
		if a.Kind == table.ActFold {
			s.Note(factLeaves, a.Seat)
		}
		s.Spoke(a.Seat)
	}
	p.End = func(s *State) {
		switch level, in, _ := vade.Bets(s); {
		case level > 0 && in.Len() == 1:
			s.Note(factAlone, s.FirstOf(in))
		case level == 0 && !s.Told(factBinds) && s.SaidBy(table.ActPass) != 0: // the dealer has lost the coup, and nobody is the last
			s.Note(factAllPass, cards.NoSeat)
		default:
			s.Note(factHeld, cards.NoSeat)
		}
	}
	return p
}

// ends has a phase of vying begin with whom the rules say, and be over when
// something is so.
func ends(p *table.Phase, over func(*State) bool) {
	turn := p.Turn
	p.Turn = func(s *State) cards.Seat {
		if s.Speaker == cards.NoSeat || over(s) {
			return cards.NoSeat
		}
		return turn(s)
	}
}

// allPassed reports whether a player is the dealer, and all others have passed who
// may speak of the vade.
func allPassed(s *State, seat cards.Seat) bool {
	return seat == s.Dealer && !s.Told(factVa) && (stays(s)&^seat.Bit())&^s.SaidBy(table.ActPass) == 0
}

// drawing returns the phase in which those who are of the vade change their cards. Where
// the rules let nobody do so it is over at once.
func drawing() *table.Phase {
	p := changes("draw", engaged)
	p.Opens = parts.Opened(phaseDraw)
	turn := p.Turn
	p.Turn = func(s *State) cards.Seat {
		if s.Spoken == 0 && s.Speaker != cards.NoSeat && s.Refuses(table.ActOut, s.Speaker) {
			return cards.NoSeat
		}
		return turn(s)
	}
	return p
}

// raising returns the phase in which those who are of the vade vie.
func raising() *table.Phase {
	p := vie.Phase(held)
	p.Begin = first
	ends(p, func(s *State) bool { return engaged(s) == 0 })
	may := p.May
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		may(s, seat, o)
		for _, n := range [...]int16{2, 4, 8} {
			o.Add(table.ActRaise, n)
		}
	}
	p.Do = func(s *State, a *engine.Act) {
		switch a.Kind {
		case table.ActPass:
			s.Note(factPasses, a.Seat)
		case table.ActFold:
			s.Note(factCedes, a.Seat)
		}
		s.Spoke(a.Seat)
	}
	p.End = func(s *State) {
		if level, _, _ := vie.Bets(s); level == 0 && engaged(s) != 0 {
			s.Note(factAllPass, cards.NoSeat)
		}
	}
	return p
}

// last returns who has not given up: of these one wins.
func last(s *State) cards.SeatSet {
	if level, in, _ := vie.Bets(s); level > 0 {
		return in
	}
	return engaged(s)
}

// showing returns the phase in which those who have stayed lay their hands open. When it
// ends the best wins.
func showing() *table.Phase {
	p := parts.Showing(func(s *State) cards.SeatSet {
		if s.Told(factStays) {
			return 0
		}
		who := last(s)
		for _, seat := range s.Round {
			if s.Did(actThrow, seat) != nil {
				who &^= seat.Bit()
			}
		}
		return who
	}, func(s *State, seat cards.Seat, list []parts.Meld) []parts.Meld {
		return append(list, parts.Meld{Act: table.ActMeld, Cards: s.Hand[seat]})
	}, compared)
	p.Opens, p.Begin, p.Quiet = held, first, false
	turn := p.Turn
	p.Turn = func(s *State) cards.Seat {
		if s.Speaker == cards.NoSeat {
			return cards.NoSeat
		}
		return turn(s)
	}
	return p
}

// compared asks who has won of those who were of the vade.
func compared(s *State) {
	in := last(s)
	if s.Told(factStays) || in == 0 || in.Len() > 1 && !s.Told(table.FactMeld) {
		return
	}
	s.Note(factCompare, cards.NoSeat)
	s.Ask(table.AskBest, engaged(s)&s.All, engine.Fact{Kind: factTakes, Rests: factCompare.Bit()})
	s.Conclude()
	if f := s.Seen(factTakes); f != nil && s.Is(table.FactMeld, f.Seat) {
		s.Note(factShows, f.Seat)
	}
}

// claiming returns the end of the hand, when what it has brought may still be asked for.
func claiming() *table.Phase {
	return &table.Phase{
		Word: "meld", Turn: func(*State) cards.Seat { return cards.NoSeat },
		May: func(*State, cards.Seat, *table.Options) {},
		End: func(s *State) {
			parts.Ended(s)
		},
	}
}
