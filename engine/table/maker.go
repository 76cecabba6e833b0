package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/game"
)

// Maker is a question with everything that belongs to it: how it is asked, the
// heading under which it stands, the sentences in which a hand is told, and the
// function that makes a rule of the figures and roles of an answer.
type Maker struct {
	game.Question
	Head  string                    // of the list of questions; "" for that of the question before it
	Says  string                    // told when the rule says a fact; "" where it is not told
	Not   string                    // told where what it says is that something is not so
	Owes  string                    // told when it has something paid
	Voids string                    // told when a payment falls away by it
	Rule  *Rule                     // of a question that has neither figures nor roles
	Of    func(figure int32) *Rule  // of one that has a single figure, and no role
	Make  func(t *game.Terms) *Rule // of one that has more
}

// Makers is the questions of a game, in the order of a hand.
type Makers []*Maker

// Questions returns the questions alone.
func (list Makers) Questions() []game.Question {
	questions := make([]game.Question, len(list))
	for i, m := range list {
		questions[i] = m.Question
	}
	return questions
}

// Words returns what is told of their rules; family is what the ids of the game's
// own questions begin with.
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

// rules makes rules of answers of a ruleset. An answer to no question, or with a
// figure or role that its question does not have, is an error.
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
	case m.Of != nil:
		return *m.Of(terms.N(m.Figures[0].Name))
	case m.Make != nil:
		return *m.Make(&terms)
	}
	return *m.Rule
}

// check reports an answer whose figures or roles its question does not have.
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
