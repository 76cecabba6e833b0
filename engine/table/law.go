package table

import (
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Law is a compiled ruleset, perhaps with changes. It settles hands.
type Law struct {
	Code     *engine.Rules[State]
	game     *Game
	rs       *game.Ruleset
	changes  []game.Change
	answers  []game.Answer  // the answers from which the rules were made
	places   map[string]int // the places of the answers, by full id: rules ask for terms while hands are played
	phases   []*Phase       // the phases of the game; those that the ruleset does not have are never opened
	lists    []int          // of each phase, the first with the same word
	round    []cards.Seat
	pack     cards.Set             // the cards that the ruleset plays with, whatever is changed
	twice    bool                  // every card comes twice
	each     int                   // how many cards each is dealt, whatever is changed
	worths   map[string]*[16]int32 // what each face counts, by the rules in force that say so
	possible record.Pack           // decides whether a position is possible, whatever is changed
	wins     int32                 // the score that wins the match; 0 for none
	won      int32                 // and by the book, whatever is changed
	turns    bool                  // a card is turned up: where no talon is left, the dealer's own
	lacks    engine.ActKinds       // the acts that nobody is offered: see Need
	seated   [cards.Seats]*State   // a hand as it begins, by who deals it
}

// Compile makes a ruleset of the game ready to settle hands, with changes. A law is
// immutable, so that of a ruleset without changes is made once.
func (g *Game) Compile(rs *game.Ruleset, changes ...game.Change) (game.Law, error) {
	var list []*Law // those of rulesets without changes
	known := g.laws.Load()
	if known != nil {
		list = *known
	}
	for _, l := range list {
		if l.rs == rs && len(changes) == 0 {
			return l, nil
		}
	}
	l, err := g.compile(rs, changes)
	if err != nil {
		return nil, err
	}
	if len(changes) == 0 {
		list = append(list[:len(list):len(list)], l)
		g.laws.CompareAndSwap(known, &list) // a goroutine that comes too late makes it again
	}
	return l, nil
}

func (g *Game) compile(rs *game.Ruleset, changes []game.Change) (*Law, error) {
	answers, err := rs.Made(changes)
	if err != nil {
		return nil, err
	}
	code, err := g.Makers.rules(rs, answers)
	if err != nil {
		return nil, err
	}
	l := &Law{Code: code, game: g, rs: rs, changes: changes, answers: answers, places: make(map[string]int, len(answers)), worths: map[string]*[16]int32{}, round: cards.Round(rs.Seats)}
	for i, rule := range code.List {
		l.places[rule.ID] = i
		if n := winning(rule); n > 0 {
			book := g.Makers.Find(rule.ID).rule(rs.Answer(rule.ID))
			l.wins, l.won = n, winning(&book)
		}
		t := answers[i].Terms()
		if worth := Worths(&t); worth != nothing {
			l.worths[rule.ID] = &worth
		}
	}
	if l.round == nil {
		return nil, game.Fault("the ruleset " + rs.ID + " is for a number of players for whom there is no table")
	}
	l.pack, l.twice, l.each = packOf(rs, changes)
	l.turns = rs.Answer(turnedID) != nil
	l.possible = l.bounds()
	for _, need := range g.Needs {
		if rs.Answer(rs.Full(need.By)) == nil {
			l.lacks = l.lacks.With(need.Kind.Bit())
		}
	}
	for _, p := range g.Phases {
		if p.Of != nil && !p.Of(rs) {
			p = &Phase{Word: p.Word, Opens: func(*State) bool { return false }}
		}
		l.phases = append(l.phases, p)
		l.lists = append(l.lists, slices.IndexFunc(l.phases, func(first *Phase) bool { return first.Word == p.Word }))
	}
	for _, dealer := range l.round {
		l.seat(dealer)
	}
	return l, nil
}

// The questions that the table itself asks a ruleset.
const (
	PackID  = "parts/pack"
	countID = "parts/deal.count"

	turnedID = "parts/trump.turned"
	valueID  = "parts/card.value"
	drawID   = "parts/draw.after"
	nextID   = "parts/lead.next"
)

// Point is the unit of rulesets that mark points. In these a player's tally of points
// holds more than the worth of the cards taken.
const Point = "point"

// bounds returns what decides whether a position of the ruleset is possible.
func (l *Law) bounds() record.Pack {
	p := record.Pack{Cards: l.pack, Seats: l.rs.Seats, Play: l.rs.Deals(), Each: l.each, Excess: l.game.Excess, Draws: l.rs.Answer(drawID) != nil, Marks: l.rs.Unit == Point && l.game.Pays != nil}
	if a := l.rs.Answer(valueID); a != nil {
		t := a.Terms()
		p.Worth = Worths(&t)
	} else if a := l.rs.Answer(l.rs.Full("points")); a != nil {
		t := a.Terms()
		p.Worth = Worths(&t)
	}
	for _, phase := range l.game.Phases {
		p.Idle = p.Idle || phase.After == nil && phase.Acts.Has(ActPass)
	}
	for i := range l.game.Choices {
		p.Idle = p.Idle || slices.Contains(l.game.Choices[i].Acts, ActPass)
	}
	return p
}

// faces are the names of the faces that figures give a worth.
var faces = [...]struct {
	name string
	face uint8
}{{"ace", cards.Ace}, {"king", cards.King}, {"queen", cards.Queen}, {"knave", cards.Knave}, {"ten", cards.Ten}, {"nine", 9}, {"eight", 8}, {"seven", 7}}

// Worths returns what each face counts by the figures of an answer: where "pips" is
// 1 a face that is not named counts its pips.
func Worths(t *game.Terms) (worth [16]int32) {
	if t.N("pips") == 1 {
		for face := range worth[:11] {
			worth[face] = int32(face)
		}
	}
	for i := range t.Figures {
		for k := range faces {
			if faces[k].name == t.Figures[i].Name {
				worth[faces[k].face] = t.Figures[i].Value
			}
		}
	}
	return worth
}

// nothing is the worth of faces if no rule gives them any.
var nothing [16]int32

// Worths returns what each face counts by the terms of a rule: nothing, where it is
// not in force.
func (l *Law) Worths(id string) *[16]int32 {
	if worth := l.worths[id]; worth != nil {
		return worth
	}
	return &nothing
}

// packOf returns the cards that a ruleset plays with, whether each comes twice, and
// how many each is dealt. Which cards are taken out may be the players' to
// agree on; no other change makes another pack.
func packOf(rs *game.Ruleset, changes []game.Change) (pack cards.Set, twice bool, each int) {
	pack = cards.Full
	if a := rs.Answer(PackID); a == nil && rs.Answer(rs.Full("pack")) != nil {
		t := rs.Answer(rs.Full("pack")).Terms()
		pack = PackOf(t)
	} else if a != nil {
		t := a.Terms()
		t.Figures = append(game.Figures{}, t.Figures...)
		for _, c := range changes {
			for i := range t.Figures {
				if f := &t.Figures[i]; c.Rule == PackID && c.Part == f.Name && rs.Sets(PackID+"#"+c.Part) {
					f.Value = c.Value
				}
			}
		}
		pack, twice = PackOf(t), t.N("twice") == 1
	}
	if a := rs.Answer(countID); a != nil {
		t := a.Terms()
		each = int(t.N("each"))
	}
	return pack, twice, each
}

// PackOf returns the pack that the terms of parts/pack leave: the faces from lowest
// to highest are taken out, those of the digits of red and black in the suits of
// that colour, all of a suit but one card, or all of it, and single cards besides. A pack of one
// colour that has every card twice is as many cards: see record.Twin.
func PackOf(t game.Terms) cards.Set {
	pack := cards.Full
	if low := t.N("lowest"); low > 0 {
		for face := low; face <= t.N("highest"); face++ {
			pack &^= cards.Face(uint8(face))
		}
	}
	for _, f := range t.Figures {
		switch f.Name {
		case "out", "another":
			pack &^= cards.Card(f.Value).Bit()
		case "lone":
			pack &^= cards.Lane(cards.Card(f.Value).Suit()) &^ cards.Card(f.Value).Bit()
		case "suit":
			pack &^= cards.Lane(cards.Suit(f.Value & 3))
		case "red":
			pack &^= facesOf(f.Value) & (cards.Lane(cards.Hearts) | cards.Lane(cards.Diamonds))
		case "black":
			pack &^= facesOf(f.Value) & (cards.Lane(cards.Spades) | cards.Lane(cards.Clubs))
		}
	}
	return pack & cards.Full
}

// facesOf returns the cards of the faces that are the digits of a number.
func facesOf(digits int32) (set cards.Set) {
	for ; digits > 0; digits /= 10 {
		set |= cards.Face(uint8(digits % 10))
	}
	return set
}

// seat prepares a hand that a player deals: everything that follows from the players,
// the pack and the law alone.
func (l *Law) seat(dealer cards.Seat) {
	s := &State{law: l, N: l.rs.Seats, Round: l.round, Dealer: dealer, Eldest: cards.Right(l.rs.Seats, dealer), options: &Options{}, first: 1, leads: cards.NoSeat, turn: cards.NoSeat}
	for _, seat := range s.Round {
		s.All |= seat.Bit()
	}
	s.Reset()
	s.arrange()
	s.enter(0)
	s.Renewed, s.Moving = renewed, moving
	s.Table.Turn = cards.NoSeat
	for i := range l.rs.Sides {
		var side cards.SeatSet
		for k := range l.rs.Sides[i] {
			if seat, ok := cards.SeatOf(l.rs.Sides[i][k : k+1]); ok {
				side |= seat.Bit()
			}
		}
		said := s.Tell(FactSide, cards.NoSeat)
		said.Seats, said.N = side, int32(i)
	}
	s.Note(FactSeated, dealer)
	if s.Told(FactLeftward) {
		s.left = true
		s.arrange()
		s.Eldest = s.Right(dealer)
	}
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == FactWorth {
			s.counts[f.Card.Face()] = f.N
		}
	}
	if l.game.Watch != nil {
		s.watch = l.game.Watch(s)
	}
	s.ranked = 0
	s.rank()
	l.seated[dealer] = s
}

// copyFrom makes s a copy of another hand, in the memory that it has.
func (s *State) copyFrom(o *State) {
	facts, dues, entries, plays, queue, queued, known, options, melds, room := s.Facts[:0], s.Dues[:0], s.Entries[:0], s.plays[:0], s.queue[:0], s.queued, s.known[:0], s.options, s.Melds, s.found
	*s = *o
	s.Facts, s.Dues, s.Entries = append(facts, o.Facts...), append(dues, o.Dues...), append(entries, o.Entries...)
	s.queued, s.Melds, s.plays = queued, melds, append(plays, o.plays...)
	s.found = [2]found{{melds: room[0].melds}, {melds: room[1].melds}}
	if o.Idle != 0 {
		s.Round = s.sat[:len(o.Round)]
	}
	s.queue, s.known, s.options = append(queue, o.queue...), append(known, o.known...), options
	if s.options == nil {
		s.options = &Options{}
	}
}

// makeRoom allocates what most hands need.
func (s *State) makeRoom() {
	s.Facts, s.Dues, s.Entries, s.plays = make([]engine.Fact, 0, 128), make([]engine.Due, 0, 32), make([]engine.Entry, 0, 64), make([]play, 0, 64)
}

// deal deals the cards; the talon is given from its top to its bottom.
func (s *State) deal(hands *[cards.Seats]cards.Set, talon []cards.Card, turned cards.Card) {
	s.Hand, s.Dealt = *hands, *hands
	s.Bottom = copy(s.Talon[:], talon)
	s.Top = 0
	s.Turned = turned
	s.Note(FactDealt, s.Dealer)
}

// Draw takes the next card of the talon, or None where there is none. The card
// that lies turned up is passed over, and drawn last where a rule says so.
func (s *State) Draw() cards.Card {
	for s.Top < s.Bottom {
		c := s.Talon[s.Top]
		s.Top++
		if c != s.Turned || c == cards.None {
			return c
		}
		s.under = true
	}
	if s.under && s.Told(FactUnder) {
		s.under = false
		return s.Turned
	}
	return cards.None
}

// DrawUnder takes the card of the talon that lies under so many others, or None
// where there is none.
func (s *State) DrawUnder(n int) cards.Card {
	at := s.Top + n
	if at >= s.Bottom {
		return cards.None
	}
	c := s.Talon[at]
	copy(s.Talon[at:s.Bottom], s.Talon[at+1:s.Bottom])
	s.Bottom--
	return c
}

// Left returns how many cards lie in the talon.
func (s *State) Left() int {
	if s.under {
		return s.Bottom - s.Top + 1
	}
	return s.Bottom - s.Top
}

// Stock returns how many cards of the talon may be drawn: the card that lies turned
// up is one of them only where a rule has it drawn last.
func (s *State) Stock() int {
	n := s.Bottom - s.Top
	if s.Turned == cards.None {
		return n
	}
	for i := s.Top; i < s.Bottom; i++ {
		if s.Talon[i] == s.Turned {
			n--
		}
	}
	if s.Told(FactUnder) && s.Left() > n {
		n++
	}
	return n
}

// Game returns the game whose law it is.
func (l *Law) Game() *Game { return l.game }

// Pack returns the cards that the ruleset plays with.
func (l *Law) Pack() cards.Set { return l.pack }

// Twice reports whether every card of the pack comes twice.
func (l *Law) Twice() bool { return l.twice }

// Each returns how many cards each player is dealt.
func (l *Law) Each() int { return l.each }

// Wins returns the score that wins the match; 0 for none.
func (l *Law) Wins() int32 { return l.wins }

// Turns reports whether a card is turned up.
func (l *Law) Turns() bool { return l.turns }

// Book returns the ruleset.
func (l *Law) Book() *game.Ruleset { return l.rs }

// Made returns the changes with which it was compiled.
func (l *Law) Made() []game.Change { return l.changes }

// variedFrom reports whether the law has a change besides what the players of a record
// agreed on.
func (l *Law) variedFrom(r *record.Record) bool {
	for _, c := range l.changes {
		if !slices.ContainsFunc(r.Settings, func(s record.Setting) bool {
			return !c.Off && c.Role == game.NoRole && c.Rule+"#"+c.Part == s.Figure && c.Value == s.Value
		}) {
			return true
		}
	}
	return false
}

// With returns the changes, and some more.
func (l *Law) With(more ...game.Change) []game.Change {
	return append(append([]game.Change{}, l.changes...), more...)
}

// Rules returns the full ids of the rules, in the order of the book.
func (l *Law) Rules() []string {
	ids := make([]string, len(l.Code.List))
	for i, r := range l.Code.List {
		ids[i] = r.ID
	}
	return ids
}

// IDs returns the ids of a set of rules.
func (l *Law) IDs(set engine.RuleSet) []string { return l.Code.IDs(set) }

// Cite names rules at the end of a message, where there are any.
func (l *Law) Cite(set engine.RuleSet) string {
	ids := l.IDs(set)
	if ids == nil {
		return ""
	}
	return " (by " + ascii.Join(ids, ", ") + ")"
}

// Has reports whether a rule is in force, by its full id.
func (l *Law) Has(id string) bool {
	_, ok := l.places[id]
	return ok
}

// Terms returns the figures and roles with which a rule is in force.
func (l *Law) Terms(id string) (t game.Terms, ok bool) {
	i, ok := l.places[id]
	if ok {
		t = l.answers[i].Terms()
	}
	return t, ok
}

var (
	_ game.Law  = (*Law)(nil)
	_ game.Lore = (*Game)(nil)
)
