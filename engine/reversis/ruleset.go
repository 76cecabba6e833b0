// Package reversis plays and settles Reversis as each of several books has it.
//
// The questions of the game are in questions.go. A book answers them in a
// Ruleset, one file for each text, as a table of rules with their figures and
// roles that can be held against the book. What a rule does with its figures
// is one short function, named in makers.go. No code asks which book it is.
package reversis

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Rule is a rule of Reversis, ready to be compiled.
type Rule = engine.Rule[State]

// Ruleset is one book's answers.
type Ruleset struct {
	ID        string // of the text, or of its variant
	Name      string
	Unit      string   // the smallest counter, in which amounts are given
	Seats     int      // the players
	Tricks    int      // the tricks of a hand
	Pools     []string // the pools' names; one pool has none
	Sheet     bool     // beasts are noted on a sheet
	Swaps     bool     // opposite players give each other a card before the play
	Irregular []string // the irregular acts it has laws for, as random hands do them
	Answers   []Answer
	Variants  []*Ruleset // for other numbers of players, or another pack
}

// Answer is a book's answer to one question.
type Answer struct {
	Rule    string // the question, without "reversis/"
	Figures string // "ace 1, diamonds 2"
	Roles   string // "payer taker, payee holder"
	Ruling  string // where the text does not say so: the silence
}

// instead is answers in which some have other figures: pairs of a rule and its
// figures.
func instead(answers []Answer, pairs ...string) []Answer {
	list := append([]Answer{}, answers...)
	for i := range list {
		for j := 0; j < len(pairs); j += 2 {
			if list[i].Rule == pairs[j] {
				list[i].Figures = pairs[j+1]
			}
		}
	}
	return list
}

// Prefix is what every rule id of the game begins with.
const Prefix = "reversis/"

// Find is the ruleset or variant with that id, or nil.
func Find(id string) *Ruleset {
	for _, rs := range Rulesets {
		if rs.ID == id {
			return rs
		}
		for _, v := range rs.Variants {
			if v.ID == id {
				return v
			}
		}
	}
	return nil
}

// For is the law by which a record is to be settled: the ruleset it names, or
// that variant of it whose players and cards are the record's, with the
// figures that the record sets.
func For(r *record.Record) (*Law, error) {
	rs := Find(r.Rules)
	if rs == nil {
		ids := make([]string, len(Rulesets))
		for i, rs := range Rulesets {
			ids[i] = rs.ID
		}
		return nil, fault("unknown ruleset \"" + r.Rules + "\"; there are " + ascii.Join(ids, ", "))
	}
	return rs.For(r)
}

// For is the law of this ruleset by which a record is to be settled.
func (rs *Ruleset) For(r *record.Record) (*Law, error) {
	var changes []Change
	for _, s := range r.Settings {
		rule, figure, ok := ascii.Cut(s.Figure, "#")
		if !ok {
			return nil, fault("a setting is a figure, such as reversis/pool.each#amount, not \"" + s.Figure + "\"")
		}
		changes = append(changes, Change{Rule: rule, Figure: figure, Value: s.Value})
	}
	return rs.Fit(r).Compile(changes...)
}

// Fit is that variant of the ruleset whose players and cards are a record's, or
// the ruleset itself.
func (rs *Ruleset) Fit(r *record.Record) *Ruleset {
	if r.Players > 0 && !r.Position && !rs.fits(r) {
		for _, v := range rs.Variants {
			if v.fits(r) {
				return v
			}
		}
	}
	return rs
}

// fits reports whether a record's hands are as many and as large as the
// ruleset deals.
func (rs *Ruleset) fits(r *record.Record) bool {
	if r.Players != rs.Seats {
		return false
	}
	n := len(r.Talon)
	for _, hand := range r.Hands {
		n += hand.Len()
	}
	for _, seat := range cards.Round(rs.Seats) {
		if want := rs.Tricks + b2i(seat == r.Dealer); r.Hands[seat].Len() != want {
			return false
		}
	}
	return n == rs.wholePack().Len()
}

// Answer is the ruleset's answer to a question, by its full id, or nil.
func (rs *Ruleset) Answer(id string) *Answer {
	name := ascii.After(id, Prefix)
	for i := range rs.Answers {
		if rs.Answers[i].Rule == name {
			return &rs.Answers[i]
		}
	}
	return nil
}

// Figure is a number in an answer.
type Figure struct {
	Name  string
	Value int32
}

// Chair is a role in an answer: who pays, who receives ...
type Chair struct {
	Name string
	Role Role
}

// Role is a player by his part in what happened.
type Role uint8

// The roles.
const (
	NoRole Role = iota
	Holder      // of the card
	Leader      // of the trick
	Taker       // of the trick
	Dealer
	Eldest // the dealer's neighbour to the right
	Winner // of the party
	Loser  // of the party
	Undertaker
	Breaker
	ToRight // of the dealer
	ToLeft
	ToPool
	ToEach // each other player
	Opposite
)

var roleNames = [...]string{
	NoRole: "nobody", Holder: "holder", Leader: "leader", Taker: "taker", Dealer: "dealer",
	Eldest: "eldest", Winner: "winner", Loser: "loser", Undertaker: "undertaker", Breaker: "breaker",
	ToRight: "right", ToLeft: "left", ToPool: "pool", ToEach: "each", Opposite: "opposite",
}

// String is the role as rulesets write it.
func (r Role) String() string { return roleNames[r] }

func roleOf(name string) (Role, bool) {
	for r, n := range roleNames {
		if n == name {
			return Role(r), true
		}
	}
	return NoRole, false
}

// Terms are the figures and roles with which a rule is made.
type Terms struct {
	Rule    string
	Figures []Figure
	Chairs  []Chair
}

// N is the figure of that name.
//
//go:noinline
func (t *Terms) N(name string) int32 {
	for _, f := range t.Figures {
		if f.Name == name {
			return f.Value
		}
	}
	return 0
}

// Or is the figure of that name, or another where the text has none.
//
//go:noinline
func (t *Terms) Or(name string, other int32) int32 {
	for _, f := range t.Figures {
		if f.Name == name {
			return f.Value
		}
	}
	return other
}

// Role is the role of that name.
//
//go:noinline
func (t *Terms) Role(name string) Role {
	for _, c := range t.Chairs {
		if c.Name == name {
			return c.Role
		}
	}
	return NoRole
}

// Terms reads the figures and roles of an answer.
func (a *Answer) Terms() (Terms, error) {
	t := Terms{Rule: a.Rule}
	for _, item := range items(a.Figures) {
		name, word, _ := ascii.Cut(item, " ")
		n, ok := ascii.Number(word)
		if !ok || name == "" {
			return t, fault("rule " + a.Rule + ": a figure is a name and a number, not \"" + a.Figures + "\"")
		}
		t.Figures = append(t.Figures, Figure{name, int32(n)})
	}
	for _, item := range items(a.Roles) {
		name, word, _ := ascii.Cut(item, " ")
		role, ok := roleOf(word)
		if !ok || name == "" {
			return t, fault("rule " + a.Rule + ": a role is a name and a player, not \"" + a.Roles + "\"")
		}
		t.Chairs = append(t.Chairs, Chair{name, role})
	}
	return t, nil
}

// items is the items of a list "ace 1, diamonds 2".
func items(list string) []string {
	if list == "" {
		return nil
	}
	return ascii.Split(list, ", ")
}

// fault is an error of one line.
type fault string

// Error is the line.
func (f fault) Error() string { return string(f) }

// Change is how a variant of a ruleset differs from it.
type Change struct {
	Rule   string // full id
	Off    bool
	Figure string // or this figure
	Value  int32  // has this value
	Chair  string // or this role
	Role   Role   // is this player's
}

// Law is a ruleset compiled, perhaps with changes: what settles hands.
type Law struct {
	*Ruleset
	Changes []Change
	rules   *engine.Rules[State]
	terms   []Terms            // of the rules in force
	pack    cards.Set          // the cards that the ruleset plays with, whatever is changed
	seated  [cards.Seats]State // a hand as it begins, by who deals it
}

// Compile makes a ruleset ready to settle hands, with those changes.
func (rs *Ruleset) Compile(changes ...Change) (*Law, error) {
	for _, c := range changes {
		if rs.Answer(c.Rule) == nil {
			return nil, fault("the ruleset " + rs.ID + " has no rule " + c.Rule)
		}
	}
	list := make([]Rule, 0, len(rs.Answers))
	inForce := make([]Terms, 0, len(rs.Answers))
answers:
	for i := range rs.Answers {
		a := &rs.Answers[i]
		terms, err := a.Terms()
		if err != nil {
			return nil, err
		}
		for _, c := range changes {
			switch {
			case ascii.After(c.Rule, Prefix) != a.Rule:
			case c.Off:
				continue answers
			case !terms.vary(c):
				return nil, fault("the rule " + c.Rule + " has no figure or role " + c.Figure + c.Chair + " in " + rs.ID)
			}
		}
		made := ruleOf(&terms)
		if made == nil {
			return nil, fault("the ruleset " + rs.ID + " names an unknown rule " + a.Rule)
		}
		rule := *made
		rule.ID, rule.Ruling = Prefix+a.Rule, a.Ruling
		list, inForce = append(list, rule), append(inForce, terms)
	}
	rules, err := engine.Compile(list)
	if err != nil {
		return nil, err
	}
	l := &Law{terms: inForce, Ruleset: rs, Changes: changes, rules: rules, pack: rs.wholePack()}
	for _, dealer := range cards.Round(rs.Seats) {
		l.seat(dealer)
	}
	return l, nil
}

// wholePack is the cards that the ruleset plays with.
func (rs *Ruleset) wholePack() cards.Set {
	all := cards.Full
	if a := rs.Answer(Prefix + "pack"); a != nil {
		if t, err := a.Terms(); err == nil {
			for face := t.N("lowest"); face <= t.N("highest"); face++ {
				all &^= cards.Face(uint8(face))
			}
			all &= cards.Full
		}
	}
	return all
}

// Without compiles a ruleset with rules switched off.
func (rs *Ruleset) Without(ids ...string) (*Law, error) {
	var changes []Change
	for _, id := range ids {
		changes = append(changes, Change{Rule: id, Off: true})
	}
	return rs.Compile(changes...)
}

func (t *Terms) vary(c Change) bool {
	for i := range t.Figures {
		if c.Figure != "" && t.Figures[i].Name == c.Figure {
			t.Figures[i].Value = c.Value
			return true
		}
	}
	for i := range t.Chairs {
		if c.Chair != "" && t.Chairs[i].Name == c.Chair {
			t.Chairs[i].Role = c.Role
			return true
		}
	}
	return false
}

// Terms is the figures and roles with which a rule is in force, by its full id.
func (l *Law) Terms(id string) (Terms, bool) {
	for _, t := range l.terms {
		if Prefix+t.Rule == id {
			return t, true
		}
	}
	return Terms{}, false
}

// Has reports whether the law has that rule, by its full id.
func (l *Law) Has(id string) bool { return l.rules.No(id) != engine.NoRule }

// Rules is the ids of the rules in force, in the order of the ruleset.
func (l *Law) Rules() []string {
	ids := make([]string, len(l.rules.List))
	for i := range ids {
		ids[i] = l.rules.List[i].ID
	}
	return ids
}

func (l *Law) id(no engine.RuleNo) string {
	if no < 0 {
		return ""
	}
	return l.rules.List[no].ID
}

// seat is the player with a role in a fact.
//
//go:noinline
func (s *State) seat(r Role, f *engine.Fact) cards.Seat {
	switch r {
	case Holder:
		return f.Seat
	case Leader:
		return f.Leader
	case Taker:
		return f.Taker
	case Dealer:
		return s.dealer
	case Eldest, ToRight:
		return cards.Right(s.n, s.dealer)
	case ToLeft:
		return cards.Left(s.n, s.dealer)
	case Winner:
		return s.who(factWinner)
	case Loser:
		return s.who(factLoser)
	case Undertaker:
		return s.undertaker()
	case Breaker:
		return s.who(factBroken)
	case Opposite:
		return cards.Opposite(s.n, f.Seat)
	}
	return cards.NoSeat
}
