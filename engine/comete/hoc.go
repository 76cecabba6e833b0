package comete

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Le Hoc of the Académie, the Hoc Mazarin: players vie for the point, for the
// sequence and for the tricon, and then play cards of whatever suit that follow each
// other. Six cards, the hocs, stand for any card, and nothing goes upon them.

// The acts of le Hoc, in the order of the words of Acts.
const (
	actDeclare engine.ActKind = table.OwnActs + iota // Seat says that he has what is played for
	actSans                                          // Seat says of the next card that he has it not, and has it
)

// The three contests of le Hoc: their boxes, and the kinds of what is laid open for
// them or wins them, as FactMeld has it.
const (
	hocPoint = iota
	hocSequence
	hocTricon
)

// What is said of one contest stands in a row, so that the kind of a fact tells the
// contest.
const (
	factRaisesIn engine.FactKind = table.OwnFacts + iota*3 // Seat raises by Amount
	factCedesIn                                            // Seat gives up
	factSpeaksIn                                           // Seat declares, or passes: N is the kind of act
	factWonIn                                              // Seat has won
	factsOfContests
)

const (
	factSequence  engine.FactKind = factsOfContests + iota // a sequence is N cards at least
	factTricon                                             // a tricon is N cards at least
	factBack                                               // whoever has passed may come back when another raises
	factAllPassed                                          // nobody has won any of the three
	factDouble                                             // the game is double
	factBlanches                                           // Seat has no court card
)

// askTricon is the question who has the best tricon; who has the best sequence is
// asked as the best.
const askTricon engine.Question = table.OwnQuestions

// dueBlanches is what is paid to whoever has no court card.
const dueBlanches engine.DueClass = table.OwnDues

// The places of the phases.
const (
	phasePoint = iota
	phaseTelling
	phaseSequence
	phaseTricon
)

// nameDouble is what is carried to the next hand where nobody has won anything.
const nameDouble = "double"

// hocs is the six cards that are hoc.
var hocs = cards.Face(cards.King) | cards.Of(cards.Spades, cards.Queen).Bit() | cards.Of(cards.Diamonds, cards.Knave).Bit()

// contest is one of the three things that are vied for.
type contest struct {
	no    int // its number, and that of its box
	phase int // the place of the phase in which players vie for it
	vie   parts.Vie
	asks  engine.Question
}

// contests is the point, the sequence and the tricon.
var contests = [...]*contest{
	newContest(hocPoint, phasePoint, table.AskPoint),
	newContest(hocSequence, phaseSequence, table.AskBest),
	newContest(hocTricon, phaseTricon, askTricon),
}

func newContest(no, phase int, asks engine.Question) *contest {
	c := &contest{no: no, phase: phase, asks: asks}
	c.vie = parts.Vie{Among: c.stays, Raises: factRaisesIn + engine.FactKind(no), Cedes: factCedesIn + engine.FactKind(no),
		Acts: []engine.ActKind{table.ActRaise}, Most: 60, Box: no}
	return c
}

// won returns the kind of fact that somebody has won the contest.
func (c *contest) won() engine.FactKind { return factWonIn + engine.FactKind(c.no) }

// spoke returns the players who have declared, or passed.
func (c *contest) spoke(s *State, kind engine.ActKind) (set cards.SeatSet) {
	for f := s.Last(factSpeaksIn + engine.FactKind(c.no)); f != nil; f = s.Prior(f) {
		if f.N == int32(kind) {
			set |= f.Seat.Bit()
		}
	}
	return set
}

// stays returns who may still vie: whoever has passed only where a rule says so.
func (c *contest) stays(s *State) cards.SeatSet {
	if s.Seen(factBack) != nil {
		return parts.Everybody(s)
	}
	return parts.Everybody(s) &^ c.spoke(s, table.ActPass)
}

// among returns who is in the contest now: whoever has not given up where somebody has
// raised, and else whoever has declared.
func (c *contest) among(s *State) cards.SeatSet {
	if level, in, _ := c.vie.Bets(s); level > 0 {
		return in
	}
	return c.spoke(s, actDeclare)
}

// contestNow returns the contest that players vie for now, or nil.
func contestNow(s *State) *contest {
	for _, c := range contests {
		if s.PhaseNo() == c.phase {
			return c
		}
	}
	return nil
}

// Hoc returns the game.
func Hoc() *table.Game {
	g := &table.Game{
		Ident: "hoc", Kin: family, Title: "Le Hoc",
		Phases:   []*table.Phase{contests[hocPoint].vying(nil), telling(), contests[hocSequence].vying(decide), contests[hocTricon].vying(decide), hocRuns()},
		Makers:   hocMakers(),
		Acts:     []string{"declare", "sans"},
		Free:     actSans.Bit(),
		Asks:     []string{"who has the best tricon"},
		Notable:  engine.Facts(contests[hocPoint].won(), contests[hocSequence].won(), contests[hocTricon].won(), table.FactRunEnds),
		Happens:  saysSans,
		Pools:    []game.NamedPool{{Pool: "point", Words: "the box of the point"}, {Pool: "sequence", Words: "the box of the sequence"}, {Pool: "tricon", Words: "the box of the tricon"}},
		Carries:  []table.Carried{{Name: nameDouble, Most: 1, By: passedID}},
		Keeps:    keepsHoc,
		Unfit:    unfitHoc,
		Ways:     hocWays{},
		Unsaid:   unsaid{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.Queen), cards.Of(cards.Diamonds, cards.Knave)},
	}
	g.Books = hocBooks(g)
	return g
}

// vying returns the phase in which players vie for a contest; when it ends, end finds who
// has won.
func (c *contest) vying(end func(*State, *contest)) *table.Phase {
	p := c.vie.Phase(nil)
	p.Acts = p.Acts.With(actDeclare.Bit())
	may, fits := p.May, p.Fits
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		may(s, seat, o)
		level, _, _ := c.vie.Bets(s)
		if level == 0 {
			o.Add(actDeclare)
		}
		if level < c.vie.Most {
			for _, n := range [...]int16{2, 4, 20} {
				o.Add(table.ActRaise, n)
			}
		}
	}
	p.Fits = func(s *State, a *engine.Act) string {
		if level, _, _ := c.vie.Bets(s); a.Kind == actDeclare && level > 0 {
			return "somebody has raised: " + a.Seat.String() + " holds, raises or gives up"
		}
		return fits(s, a)
	}
	p.Do = func(s *State, a *engine.Act) {
		switch a.Kind {
		case table.ActFold:
			s.Note(&engine.Fact{Kind: c.vie.Cedes, Seat: a.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat})
		case actDeclare, table.ActPass:
			s.Note(&engine.Fact{Kind: factSpeaksIn + engine.FactKind(c.no), Seat: a.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat, N: int32(a.Kind)})
		}
		s.Spoke(a.Seat)
	}
	if end != nil {
		p.End = func(s *State) { end(s, c) }
	}
	return p
}

// decide asks who has won a contest, where anybody has declared or raised, and says
// by which cards.
func decide(s *State, c *contest) {
	if c.among(s) == 0 {
		return
	}
	winner := s.Ask(c.asks, s.All, engine.Fact{Kind: c.won(), Leader: cards.NoSeat, Taker: cards.NoSeat, N: int32(c.no)})
	if set := c.best(s, winner); set != 0 && c.no != hocPoint {
		s.Say(&engine.Fact{Kind: table.FactMeld, Seat: winner, Leader: cards.NoSeat, Taker: cards.NoSeat, Cards: set, Card: s.Highest(set), N: int32(c.no), Rests: c.won().Bit()})
	}
	s.Conclude()
}

// best returns the cards with which a player vies: of the point those that were declared.
func (c *contest) best(s *State, seat cards.Seat) (set cards.Set) {
	if seat == cards.NoSeat {
		return 0
	}
	if c.no == hocPoint {
		return told(s, seat)
	}
	rank := int32(-1)
	s.Melds = c.all(s, s.Dealt[seat], s.Melds[:0])
	for i := range s.Melds {
		if m := &s.Melds[i]; m.Rank > rank {
			rank, set = m.Rank, m.Cards
		}
	}
	return set
}

// all adds the sequences of a hand, or its tricons, to a list.
func (c *contest) all(s *State, hand cards.Set, list []table.Meld) []table.Meld {
	if f := s.Seen(factSequence); f != nil && c.no == hocSequence {
		return parts.Run(s, list, hand, max(int(f.N), 1), table.Meld{})
	}
	if f := s.Seen(factTricon); f != nil && c.no == hocTricon {
		return parts.Alike(s, list, hand, max(int(f.N), 1), table.Meld{})
	}
	return list
}

// told returns the cards that a player has last declared as the point.
func told(s *State, seat cards.Seat) cards.Set {
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.N == hocPoint {
			return f.Cards
		}
	}
	return 0
}

// telling returns the phase in which several who are in for the point say what they
// have. Whether one who has told may tell again is for a rule to say.
func telling() *table.Phase {
	point := contests[hocPoint]
	return &table.Phase{
		Word: "meld", Acts: engine.Acts(table.ActMeld, table.ActDone), Quiet: true,
		Turn: func(s *State) cards.Seat {
			if in := point.among(s); in.Len() > 1 {
				return s.Speak(in)
			}
			return cards.NoSeat
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			was := told(s, seat)
			for suit := cards.Spades; suit <= cards.Clubs; suit++ {
				if set := s.Hand[seat] & cards.Lane(suit); set.Len() > 1 && set != was {
					o.AddCards(table.ActMeld, set, 0)
				}
			}
			if was != 0 || o.N == 0 {
				o.Add(table.ActDone)
			}
		},
		Fits: func(s *State, a *engine.Act) string {
			switch {
			case a.Kind == table.ActDone:
			case a.Cards.Len() < 2 || a.Cards&^cards.Lane(a.Cards.First().Suit()) != 0:
				return "the point is several cards of a suit"
			case a.Cards&^s.Hand[a.Seat] != 0:
				return a.Seat.String() + " does not hold " + (a.Cards &^ s.Hand[a.Seat]).First().Sign()
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			if a.Kind == table.ActDone {
				s.Spoke(a.Seat)
				return
			}
			s.Note(&engine.Fact{Kind: table.FactMeld, Seat: a.Seat, Leader: cards.NoSeat, Taker: cards.NoSeat, Cards: a.Cards, Card: s.Highest(a.Cards), N: hocPoint})
			if !s.Allows(table.ActMeld, a.Seat) {
				s.Spoke(a.Seat)
			}
		},
		End: func(s *State) { decide(s, point) },
	}
}

// hocRuns returns the play of runs: a hoc ends the run, so that it is of no matter for
// which card one is led.
func hocRuns() *table.Phase {
	p := runs(nil)
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		o.Offer(table.ActPlay, s.Hand[seat])
		if running(s) {
			o.Add(table.ActPass)
		}
	}
	return p
}

// saysSans has the next player be asked, where one says of a card that he has it not.
func saysSans(s *State, a *engine.Act) {
	if a.Kind == actSans && running(s) && s.Speaker == a.Seat {
		s.Spoken |= a.Seat.Bit()
		s.Speaker = next(s)
	}
}

// holdsNext reports whether a player holds the next card of the run, and has played
// the last.
func holdsNext(s *State, seat cards.Seat) bool {
	return seat == s.Speaker && s.Hand[seat]&wanted(s)&^wilds(s) != 0 && lastPlayed(s).Seat == seat
}

// isDouble reports whether nobody has won anything at the hand before.
func isDouble(s *State) bool { return s.Carried(nameDouble, cards.NoSeat) > 0 }

// keepsHoc returns what a hand leaves for the next.
func keepsHoc(s *State) []record.Item {
	passed := int32(0)
	if s.Seen(factAllPassed) != nil {
		passed = 1
	}
	return parts.Leave(nil, nameDouble, cards.NoSeat, passed)
}

// unfitHoc says why what was carried cannot be what a hand has left.
func unfitHoc(s *State) string {
	for box, name := range s.Law().Book().Pools {
		switch n := int(s.Pool(box)); {
		case n%s.N != 0:
			return name + " " + ascii.Itoa(n) + ": everybody has put the same into it; say a multiple of " + ascii.Itoa(s.N)
		case n == 0 && isDouble(s):
			return nameDouble + " 1: nobody has won anything, and a box is empty; say in pool what lies there"
		}
	}
	return ""
}
