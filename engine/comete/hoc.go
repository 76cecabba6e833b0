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

// Le Hoc of the Académie, the Hoc Mazarin: players vie for the point, the sequence
// and the tricon, and then play cards of any suit in sequence. Six cards, the hocs,
// stand for any card and end the run.

// The acts of le Hoc, in the order of Game.Acts.
const (
	actDeclare engine.ActKind = table.OwnActs + iota // Seat declares for the contest
	actSans                                          // Seat says that Seat lacks the next card, and has it
)

// The three contests of le Hoc; also the numbers of their boxes and the kinds of
// their FactMeld.
const (
	hocPoint = iota
	hocSequence
	hocTricon
)

// The facts of one contest form a row, from which a fact's kind tells its contest.
const (
	factRaisesIn engine.FactKind = table.OwnFacts + iota*3 // Seat raises by Amount
	factCedesIn                                            // Seat declares or passes, by the act N
	factSpeaksIn                                           // Seat has won the contest
	factWonIn                                              // Seat has won
	factsOfContests
)

const (
	factSequence  engine.FactKind = factsOfContests + iota // a sequence is at least N cards
	factTricon                                             // a tricon is at least N cards
	factBack                                               // a player who has passed may come back when another raises
	factAllPassed                                          // nobody has won any contest
	factDouble                                             // the game is double
	factBlanches                                           // Seat has no court card
)

// askTricon is the question who has the best tricon; for the sequence it is
// table.AskBest.
const askTricon engine.Question = table.OwnQuestions

// dueBlanches is the class of what a player without court cards is paid.
const dueBlanches engine.DueClass = table.OwnDues

// The indexes of the phases.
const (
	phasePoint = iota
	phaseTelling
	phaseSequence
	phaseTricon
)

// nameDouble is the name under which it is carried that nobody has won anything.
const nameDouble = "double"

// hocs holds the six cards that are hoc.
var hocs = cards.Face(cards.King) | cards.Of(cards.Spades, cards.Queen).Bit() | cards.Of(cards.Diamonds, cards.Knave).Bit()

// contest is one of the three things for which players vie.
type contest struct {
	no    int // its number, and its box
	phase int // the index of the phase in which players vie for it
	vie   parts.Vie
	asks  engine.Question
}

// contests lists the point, the sequence and the tricon.
var contests = [...]*contest{
	newContest(hocPoint, phasePoint, table.AskPoint),
	newContest(hocSequence, phaseSequence, table.AskBest),
	newContest(hocTricon, phaseTricon, askTricon),
}

func newContest(no, phase int, asks engine.Question) *contest {
	c := &contest{no: no, phase: phase, asks: asks}
	c.vie = parts.Vie{Among: c.stays, Raises: factRaisesIn + engine.FactKind(no), Cedes: factCedesIn + engine.FactKind(no),
		Acts: []engine.ActKind{table.ActRaise}, Most: 60, Box: no, For: [...]string{"the point", "the sequence", "the tricon"}[no]}
	return c
}

// won returns the kind of fact that says who has won the contest.
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

// stays returns the players who may still vie: with a rule, also those who have passed.
func (c *contest) stays(s *State) cards.SeatSet {
	if s.Told(factBack) {
		return parts.Everybody(s)
	}
	return parts.Everybody(s) &^ c.spoke(s, table.ActPass)
}

// among returns the players still in the contest: those who have not given up after a
// raise or, if nobody raised, those who have declared.
func (c *contest) among(s *State) cards.SeatSet {
	if level, in, _ := c.vie.Bets(s); level > 0 {
		return in
	}
	return c.spoke(s, actDeclare)
}

// contestNow returns the contest for which players vie now, or nil.
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
		Aims:     []string{"point.won", "sequence.won", "tricon.won", "parts/run.out", "left.number"},
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
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.Queen), cards.Of(cards.Diamonds, cards.Knave)},
	}
	g.Books = hocBooks(g)
	return g
}

// vying returns the phase in which players vie for a contest; when it ends, end finds the
// winner.
func (c *contest) vying(end func(*State, *contest)) *table.Phase {
	p := c.vie.Phase(nil)
	p.Acts = p.Acts.With(actDeclare.Bit())
	may := p.May
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
	p.Do = func(s *State, a *engine.Act) {
		switch a.Kind {
		case table.ActFold:
			s.Note(c.vie.Cedes, a.Seat)
		case actDeclare, table.ActPass:
			s.Tell(factSpeaksIn+engine.FactKind(c.no), a.Seat).N = int32(a.Kind)
			s.Conclude()
		}
		s.Spoke(a.Seat)
	}
	if end != nil {
		p.End = func(s *State) { end(s, c) }
	}
	return p
}

// decide asks who has won a contest, if anybody has declared or raised, and says by
// which cards.
func decide(s *State, c *contest) {
	if c.among(s) == 0 {
		return
	}
	winner := s.Ask(c.asks, s.All, engine.Fact{Kind: c.won(), N: int32(c.no)})
	if set := c.best(s, winner); set != 0 && c.no != hocPoint {
		parts.Declares(s, winner, int32(c.no), set).RestOn(c.won().Bit())
	}
	s.Conclude()
}

// best returns the cards with which a player vies: for the point, those declared.
func (c *contest) best(s *State, seat cards.Seat) (set cards.Set) {
	if seat == cards.NoSeat {
		return 0
	}
	if c.no == hocPoint {
		return told(s, seat)
	}
	rank := int32(-1)
	s.Melds = c.melds(s, s.Dealt[seat], s.Melds[:0])
	for i := range s.Melds {
		if m := &s.Melds[i]; m.Rank > rank {
			rank, set = m.Rank, m.Cards
		}
	}
	return set
}

// melds appends the sequences of a hand, or its tricons.
func (c *contest) melds(s *State, hand cards.Set, list []table.Meld) []table.Meld {
	if f := s.Seen(factSequence); f != nil && c.no == hocSequence {
		return parts.Run(s, list, hand, max(int(f.N), 1), table.Meld{})
	}
	if f := s.Seen(factTricon); f != nil && c.no == hocTricon {
		return parts.Alike(s, list, hand, max(int(f.N), 1), table.Meld{})
	}
	return list
}

// told returns the cards that a player last declared as the point.
func told(s *State, seat cards.Seat) cards.Set {
	if f := s.LastWith(table.FactMeld, seat, hocPoint); f != nil {
		return f.Cards
	}
	return 0
}

// telling returns the phase in which the players in for the point say what they
// have. Rules say whether a player may tell again.
func telling() *table.Phase {
	point := contests[hocPoint]
	return &table.Phase{
		Word: "meld", Acts: engine.Acts(table.ActMeld, table.ActDone), Open: table.ActMeld.Bit(), Quiet: true, // fewer points may be declared than are held
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
			parts.Declares(s, a.Seat, hocPoint, a.Cards)
			s.Conclude()
			if !s.Allows(table.ActMeld, a.Seat) {
				s.Spoke(a.Seat)
			}
		},
		End: func(s *State) { decide(s, point) },
	}
}

// hocRuns returns the play of runs. A hoc ends the run, so at a lead it need not say
// which card it stands for.
func hocRuns() *table.Phase {
	p := runs()
	p.May = func(s *State, seat cards.Seat, o *table.Options) {
		o.Offer(table.ActPlay, s.Hand[seat])
		if running(s) {
			o.Add(table.ActPass)
		}
	}
	return p
}

// saysSans passes the turn on when a player says that he lacks a card.
func saysSans(s *State, a *engine.Act) {
	if a.Kind == actSans && running(s) && s.Speaker == a.Seat {
		s.Spoken |= a.Seat.Bit()
		s.Speaker = nextPlayer(s)
	}
}

// holdsNext reports whether a player holds the next card of the run and has played
// the last.
func holdsNext(s *State, seat cards.Seat) bool {
	return seat == s.Speaker && s.Hand[seat]&wanted(s)&^wilds(s) != 0 && s.Last(table.FactPlayed).Seat == seat
}

// isDouble reports whether nobody won anything in the hand before.
func isDouble(s *State) bool { return s.Carried(nameDouble, cards.NoSeat) > 0 }

// keepsHoc returns what a hand leaves for the next.
func keepsHoc(s *State) []record.Item {
	passed := int32(0)
	if s.Told(factAllPassed) {
		passed = 1
	}
	return parts.Leave(nil, nameDouble, cards.NoSeat, passed)
}

// unfitHoc returns why the carried state cannot be left by an earlier hand, or "".
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
