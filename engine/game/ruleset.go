package game

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Ruleset is one book's answers to the questions of a game.
type Ruleset struct {
	ID        string   // the id of the book's rules, or of a variant: unique among all games
	Text      string   // the text whose rules they are; "" where it has the ruleset's id
	Division  string   // the division of the text that holds them, as clause ids begin: "piquet"; "" for the whole text
	Also      []string // clauses of other divisions that state its rules: "hombre.loix.76"
	Glossary  []string // divisions that explain the words of its game and of others
	Game      Game
	Name      string
	Unit      string   // the smallest counter, in which amounts are given
	Larger    Marker   // a counter that stands for several of them, where the book has one
	Seats     int      // the players
	Hands     int      // how many of them are dealt cards, if the others wait meanwhile; 0 for all, or AreLeft
	Tricks    int      // the tricks of a hand; 0 if there are none or their number varies
	Apart     bool     // the talon is a whole pack of its own, beside that of the hands
	Pools     []string // the pools' and boxes' names; one pool has none
	Sides     []string // who plays together, by the letters of their seats; nil if all play for themselves
	Irregular []string // the irregular acts for which it has laws, as random hands do them
	Bases     []Base
	Answers   []Answer
	Settings  []string   // the figures that the book leaves to the players' agreement, a line each: see Setting
	Variants  []*Ruleset // for other numbers of players, or another pack
}

// AreLeft is the value of Ruleset.Hands if the dealer deals to all who are left in the
// match: a player who has lost it leaves the table.
const AreLeft = -1

// Marker is a counter that is worth several of the smallest.
type Marker struct {
	Name  string
	Worth int32 // in the smallest counter; 0 if there is no such marker
}

// Base is another book's rules that a book takes over.
type Base struct {
	Of     *Ruleset
	Clause string   // the path of the clause that says so; "" where none does, and the book is only played as the other
	Rules  []string // the answers it takes over, a final * standing for any end; nil for all
	But    []string // ... except these
	Not    []string // the paths of clauses that the book does not take over with them: they speak of what it has not
}

// takes reports whether the book takes over an answer of the base.
func (b *Base) takes(rule string) bool {
	return (b.Rules == nil || matches(b.Rules, rule)) && !matches(b.But, rule)
}

func matches(patterns []string, rule string) bool {
	for _, p := range patterns {
		if n := len(p) - 1; p == rule || n >= 0 && p[n] == '*' && ascii.Begins(rule, p[:n]) {
			return true
		}
	}
	return false
}

// Answer is a book's answer to one question.
type Answer struct {
	Rule    string // the question without its family, "quinola.placed", or in full if many games share it, "parts/revoke.fine"
	Figures Figures
	Roles   Roles
	Ruling  string // if the text does not say so: the name of the silence
	Clause  string // if the answer is a base's: the path of the clause that takes it over
}

// Figure is a number in an answer. It is an alias of an unnamed type, so that books may
// write {"ace", 1}.
type Figure = struct {
	Name  string
	Value int32
}

// Figures are the numbers in an answer.
type Figures []Figure

// Cast is a role in an answer (who pays, who receives ...) and the player who has it.
type Cast = struct {
	Name string
	Role Role
}

// Roles are the players in an answer.
type Roles []Cast

// Equal reports whether two answers say the same.
func (a *Answer) Equal(b *Answer) bool {
	return a.Rule == b.Rule && a.Ruling == b.Ruling && slices.Equal(a.Figures, b.Figures) && slices.Equal(a.Roles, b.Roles)
}

// TextID returns the id of the text whose rules they are.
func (rs *Ruleset) TextID() string {
	if rs.Text != "" {
		return rs.Text
	}
	return rs.ID
}

// Deals returns how many hands are dealt if nobody has left the table.
func (rs *Ruleset) Deals() int {
	if rs.Hands > 0 {
		return rs.Hands
	}
	return rs.Seats
}

// Pool returns the number of a pool by its name, or -1.
func (rs *Ruleset) Pool(name string) int {
	if len(rs.Pools) == 0 && name == "pool" {
		return 0
	}
	for i, n := range rs.PoolNames() {
		if n == name {
			return i
		}
	}
	return -1
}

// PoolNames returns the names of the pools, "" of the only one.
func (rs *Ruleset) PoolNames() []string {
	if len(rs.Pools) == 0 {
		return []string{""}
	}
	return rs.Pools
}

// Nobody returns the error that there is no such player.
func (rs *Ruleset) Nobody(seat cards.Seat) error {
	text := "nobody sits at " + seat.String() + " under " + rs.ID + ": its players are"
	for _, there := range cards.Round(rs.Seats) {
		text += " " + there.String()
	}
	return Fault(text)
}

// Full returns the full id of a rule that an answer names.
func (rs *Ruleset) Full(rule string) string {
	if ascii.Find(rule, "/") >= 0 {
		return rule
	}
	return rs.Game.Family() + "/" + rule
}

// Short returns a rule as answers name it.
func (rs *Ruleset) Short(id string) string { return ascii.After(id, rs.Game.Family()+"/") }

// Answer returns the ruleset's answer to a question, by its full id, or nil: its
// own, or else that of a base.
func (rs *Ruleset) Answer(id string) *Answer {
	if a := rs.own(id); a != nil {
		return a
	}
	if of, clause := rs.Base(id); of != nil {
		over := *of.Answer(id)
		over.Clause = clause
		if of.TextID() != rs.TextID() && clause == "" {
			over.Ruling = "" // the other book's silence is not this one's
		}
		return &over
	}
	return nil
}

// own returns the ruleset's own answer to a question, or nil.
func (rs *Ruleset) own(id string) *Answer {
	name := rs.Short(id)
	for i := range rs.Answers {
		if rs.Answers[i].Rule == name {
			return &rs.Answers[i]
		}
	}
	return nil
}

// Leaves reports whether a clause of a base, by its path, is not taken over.
func (rs *Ruleset) Leaves(base *Ruleset, path string) bool {
	for i := range rs.Bases {
		if b := &rs.Bases[i]; b.Of == base && slices.Contains(b.Not, path) {
			return true
		}
	}
	return false
}

// Base returns the ruleset from which this one takes over its answer to a question,
// and the path of the clause that says so; nil where it answers itself, or not
// at all.
func (rs *Ruleset) Base(id string) (*Ruleset, string) {
	if rs.own(id) != nil {
		return nil, ""
	}
	for i := range rs.Bases {
		if b := &rs.Bases[i]; b.takes(rs.Short(id)) && b.Of.Answer(id) != nil {
			return b.Of, b.Clause
		}
	}
	return nil, ""
}

// As returns the ruleset of another text by which this one is only played in a question,
// as no clause of its own takes it over; nil where there is none.
func (rs *Ruleset) As(id string) *Ruleset {
	of, clause := rs.Base(id)
	for of != nil && clause == "" && of.TextID() == rs.TextID() {
		of, clause = of.Base(id)
	}
	if of == nil || clause != "" {
		return nil
	}
	return of
}

// Lent reports whether the ruleset is only played as that of another text: what the other
// book leaves open says nothing of this one.
func (rs *Ruleset) Lent() bool {
	return slices.ContainsFunc(rs.Bases, func(b Base) bool { return b.Clause == "" && (b.Of.TextID() != rs.TextID() || b.Of.Lent()) })
}

// All returns every answer of the ruleset. Answers of a base come in the base's order;
// an answer of the ruleset's own takes the place of the base's, and the rest follow.
func (rs *Ruleset) All() []Answer {
	if rs.Bases == nil {
		return rs.Answers
	}
	var list []Answer
	done := map[string]bool{}
	for i := range rs.Bases {
		b := &rs.Bases[i]
		for _, theirs := range b.Of.All() {
			if id := b.Of.Full(theirs.Rule); !done[id] {
				if a := rs.Answer(id); a != nil {
					done[id] = true
					list = append(list, *a)
				}
			}
		}
	}
	for _, a := range rs.Answers {
		if !done[rs.Full(a.Rule)] {
			list = append(list, a)
		}
	}
	return list
}

// Compile makes the ruleset ready to settle hands, with those changes.
func (rs *Ruleset) Compile(changes ...Change) (Law, error) { return rs.Game.Compile(rs, changes...) }

// Fit returns the variant of the ruleset whose players and cards are those of a record,
// or the ruleset itself.
func (rs *Ruleset) Fit(r *record.Record) *Ruleset {
	if r.Players > 0 && !r.Position && !rs.Game.Fits(rs, r) {
		for _, v := range rs.Variants {
			if v.Game.Fits(v, r) {
				return v
			}
		}
	}
	return rs
}

// Seatings returns with how many players the game may be played by this ruleset and its
// variants, in order.
func (rs *Ruleset) Seatings() []int {
	list := []int{rs.Seats}
	for _, v := range rs.Variants {
		list = append(list, v.Seats)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// PoolsFor converts the pools of a hand to those of this book: a single pool becomes
// the first of several, and the others begin empty.
func (rs *Ruleset) PoolsFor(pools []record.Pool) []record.Pool {
	switch {
	case len(pools) == 0:
		return pools
	case len(rs.Pools) == 0:
		return []record.Pool{{Amount: pools[0].Amount}}
	case pools[0].Name == "":
		return []record.Pool{{Name: rs.Pools[0], Amount: pools[0].Amount}}
	}
	return pools
}

// SettleAs settles a hand by this book, whatever book of the game it was played by.
// What its players agreed on holds if this book leaves it to them, too.
func (rs *Ruleset) SettleAs(r *record.Record) (*Settlement, error) {
	agreed := rs.shared(r.Settings)
	changes, err := Agreed(agreed)
	if err != nil {
		return nil, err
	}
	law, err := rs.Compile(changes...)
	if err != nil {
		return nil, err
	}
	hand := *r
	if hand.Settings = agreed; hand.Rules != rs.ID {
		hand.Rules, hand.Pools = rs.ID, rs.PoolsFor(r.Pools)
	}
	return law.Settle(&hand)
}
