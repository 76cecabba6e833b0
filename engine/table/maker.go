package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/game"
)

// Maker is a question with everything that belongs to it: how it is asked, the heading
// under which it stands, the sentences for what its rule does, and the function that
// makes a rule from the figures and roles of an answer.
type Maker struct {
	game.Question
	Head  string // the heading in the list of questions; "" for that of the question before it
	Says  string // the sentence when the rule says a fact; "" if nothing is told
	Not   string // the sentence when the rule says that something is not so
	Owes  string // the sentence when it makes somebody pay
	Voids string // the sentence when it annuls a payment

	// The rule of a question without figures and roles. If the question has a single figure
	// and no role, On or Refuse may stand beside the rule instead of in it: they are then
	// called with the figure.
	Rule   *Rule
	On     func(s *State, f *engine.Fact, figure int32)
	Refuse func(s *State, a *engine.Act, figure int32) bool

	Of   func(figure int32) *Rule  // makes the rule of such a question where it needs the figure elsewhere
	Make func(t *game.Terms) *Rule // makes the rule of a question with more figures, or with roles
}

// Makers is the questions of a game, in the order of a hand.
type Makers []*Maker

// Questions returns the questions without their makers.
func (list Makers) Questions() []game.Question {
	questions := make([]game.Question, len(list))
	for i, m := range list {
		questions[i] = m.Question
	}
	return questions
}

// Words returns the sentences of their rules; family is the prefix of the ids of the
// game's own questions.
func (list Makers) Words(family string) []game.Words {
	var words []game.Words
	for _, m := range list {
		if m.Says != "" || m.Not != "" || m.Owes != "" || m.Voids != "" {
			words = append(words, game.Words{Rule: ascii.After(m.ID, family+"/"), Says: m.Says, Not: m.Not, Owes: m.Owes, Voids: m.Voids})
		}
	}
	return words
}

// Find returns the maker of a question by its full id, or nil.
func (list Makers) Find(id string) *Maker {
	for _, m := range list {
		if m.ID == id {
			return m
		}
	}
	return nil
}

// rules makes the rules of a ruleset's answers. It is an error if an answer has no
// question, or a figure or role that its question does not have.
func (list Makers) rules(rs *game.Ruleset, answers []game.Answer) (*engine.Rules[State], error) {
	made := make([]Rule, 0, len(answers))
	for i := range answers {
		a := &answers[i]
		id := rs.Full(a.Rule)
		m := list.Find(id)
		if m == nil {
			return nil, game.Fault("the ruleset " + rs.ID + " answers an unknown question " + id)
		}
		if err := m.check(rs, a); err != nil {
			return nil, err
		}
		rule := m.rule(a)
		rule.ID, rule.Ruling = id, a.Ruling
		made = append(made, rule)
	}
	rules, err := engine.Compile(made)
	if err != nil {
		return nil, game.Fault("the ruleset " + rs.ID + " has " + err.Error())
	}
	return rules, nil
}

// rule makes the rule of an answer.
func (m *Maker) rule(a *game.Answer) Rule {
	terms := a.Terms()
	switch {
	case m.Make != nil:
		return *m.Make(&terms)
	case m.Of != nil:
		return *m.Of(terms.N(m.Figures[0].Name))
	}
	rule := *m.Rule
	if on := m.On; on != nil {
		figure := terms.N(m.Figures[0].Name)
		rule.On = func(s *State, f *engine.Fact) { on(s, f, figure) }
	}
	if refuse := m.Refuse; refuse != nil {
		figure := terms.N(m.Figures[0].Name)
		rule.Refuse = func(s *State, a *engine.Act) bool { return refuse(s, a, figure) }
	}
	return rule
}

// check returns an error if an answer has figures or roles that its question does not
// have.
func (m *Maker) check(rs *game.Ruleset, a *game.Answer) error {
	for _, f := range a.Figures {
		if m.Part(f.Name) == nil {
			return game.Fault("the ruleset " + rs.ID + ": the question " + m.ID + " has no figure " + f.Name)
		}
	}
	for _, c := range a.Roles {
		if m.Part(c.Name) == nil {
			return game.Fault("the ruleset " + rs.ID + ": the question " + m.ID + " has no role " + c.Name)
		}
	}
	return nil
}
