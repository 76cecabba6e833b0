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
	if dealt := l.each * rs.Deals(); dealt > l.pack.Len() && len(changes) == 0 { // what is varied of a book is dealt to nobody
		return nil, game.Fault("the ruleset " + rs.ID + " deals " + ascii.Itoa(dealt) + " cards of a pack of " + ascii.Itoa(l.pack.Len()) + "; deal fewer")
	}
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

// seat prepares a hand that a player deals: everything that follows from the players,
// the pack and the law alone.
func (l *Law) seat(dealer cards.Seat) {
	s := &State{law: l, N: l.rs.Seats, Round: l.round, Dealer: dealer, Eldest: cards.Right(l.rs.Seats, dealer), options: &Options{}}
	s.first, s.leads, s.turn = 1, cards.NoSeat, cards.NoSeat
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
