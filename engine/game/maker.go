package game

import (
	"quinola/engine"
	"quinola/engine/ascii"
)

// Maker is a question with everything that belongs to it: how it is asked, the
// heading under which it stands, the sentences in which a hand is told, and the
// function that makes a rule of the figures and roles of an answer. S is the
// state of the hands that the rule judges.
type Maker[S any] struct {
	Question
	Head  string                         // of the list of questions; "" for that of the question before it
	Says  string                         // told when the rule says a fact; "" where it is not told
	Not   string                         // told where what it says is that something is not so
	Owes  string                         // told when it has something paid
	Voids string                         // told when a payment falls away by it
	Rule  *engine.Rule[S]                // of a question that has neither figures nor roles
	Make  func(t *Terms) *engine.Rule[S] // of one that has
}

// Makers is the questions of a game, in the order of a hand.
type Makers[S any] []*Maker[S]

// Questions is the questions alone.
func (list Makers[S]) Questions() []Question {
	questions := make([]Question, len(list))
	for i, m := range list {
		questions[i] = m.Question
	}
	return questions
}

// Words is what is told of their rules; family is what the ids of the game's
// own questions begin with.
func (list Makers[S]) Words(family string) []Words {
	var words []Words
	for _, m := range list {
		if m.Says != "" || m.Not != "" || m.Owes != "" || m.Voids != "" {
			words = append(words, Words{Rule: ascii.After(m.ID, family+"/"), Says: m.Says, Not: m.Not, Owes: m.Owes, Voids: m.Voids})
		}
	}
	return words
}

// Find is the maker of a question by its full id, or nil.
func (list Makers[S]) Find(id string) *Maker[S] {
	for _, m := range list {
		if m.ID == id {
			return m
		}
	}
	return nil
}

// InForce is the rules of a ruleset as some changes leave them: what every law
// has, whatever its hands are played on.
type InForce[S any] struct {
	Code    *engine.Rules[S]
	book    *Ruleset
	changes []Change
	answers []Answer       // to which the rules were made
	places  map[string]int // of the answers, by full id: rules ask for terms while hands are played
}

// Compile makes rules of the answers of a ruleset as some changes leave them.
// An answer to no question, or with a figure or role that its question does not
// have, is an error.
func (list Makers[S]) Compile(rs *Ruleset, changes []Change) (*InForce[S], error) {
	answers, err := rs.Made(changes)
	if err != nil {
		return nil, err
	}
	made := make([]engine.Rule[S], 0, len(answers))
	for i := range answers {
		a := &answers[i]
		id := rs.Full(a.Rule)
		m := list.Find(id)
		if m == nil {
			return nil, Fault("the ruleset " + rs.ID + " answers an unknown question " + id)
		}
		if err := m.check(rs, a); err != nil {
			return nil, err
		}
		rule := m.rule(a)
		rule.ID, rule.Ruling = id, a.Ruling
		made = append(made, rule)
	}
	code, err := engine.Compile(made)
	if err != nil {
		return nil, Fault("the ruleset " + rs.ID + " has " + err.Error())
	}
	places := make(map[string]int, len(made))
	for i := range made {
		places[made[i].ID] = i
	}
	return &InForce[S]{code, rs, changes, answers, places}, nil
}

// Book is the ruleset.
func (in *InForce[S]) Book() *Ruleset { return in.book }

// Made is the changes with which it was compiled.
func (in *InForce[S]) Made() []Change { return in.changes }

// With is the changes, and some more.
func (in *InForce[S]) With(more ...Change) []Change {
	return append(append([]Change{}, in.changes...), more...)
}

// Rules is the full ids of the rules, in the order of the book.
func (in *InForce[S]) Rules() []string {
	ids := make([]string, len(in.Code.List))
	for i, r := range in.Code.List {
		ids[i] = r.ID
	}
	return ids
}

// Cite names rules at the end of a message, where there are any.
func (in *InForce[S]) Cite(set engine.RuleSet) string {
	ids := in.Code.IDs(set)
	if ids == nil {
		return ""
	}
	return " (by " + ascii.Join(ids, ", ") + ")"
}

// Has reports whether a rule is in force, by its full id.
func (in *InForce[S]) Has(id string) bool { return in.Code.No(id) >= 0 }

// Terms is the figures and roles with which a rule is in force.
func (in *InForce[S]) Terms(id string) (Terms, bool) {
	i, ok := in.places[id]
	if !ok {
		return Terms{}, false
	}
	return in.answers[i].Terms(), true
}

// rule makes the rule of an answer.
func (m *Maker[S]) rule(a *Answer) engine.Rule[S] {
	if m.Make == nil {
		return *m.Rule
	}
	terms := a.Terms()
	return *m.Make(&terms)
}

// check reports an answer whose figures or roles its question does not have.
func (m *Maker[S]) check(rs *Ruleset, a *Answer) error {
	for _, f := range a.Figures {
		if m.Part(f.Name) == nil {
			return Fault("the ruleset " + rs.ID + ": the question " + m.ID + " has no figure " + f.Name)
		}
	}
	for _, c := range a.Roles {
		if m.Part(c.Name) == nil {
			return Fault("the ruleset " + rs.ID + ": the question " + m.ID + " has no role " + c.Name)
		}
	}
	return nil
}
