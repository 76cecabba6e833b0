package reversis

import (
	"quinola/engine/game"
	"strings"
	"testing"
)

// Every answer is to a question, with the figures and roles that the question
// knows; every question is answered by some book, and made by some function.
func TestRulesets(t *testing.T) {
	answered := map[string]bool{}
	for _, rs := range Rulesets {
		named := map[string]bool{}
		for _, s := range silences(rs) {
			if named[s.Name] {
				t.Errorf("%s: two silences are called %s", rs.ID, s.Name)
			}
			named[s.Name] = true
			if s.Question == "" || s.Ruling == "" || s.From == "" {
				t.Errorf("%s: the silence %s is not told", rs.ID, s.Name)
			}
			for _, rule := range s.Rules {
				if rs.Answer(rule) == nil {
					t.Errorf("%s: the silence %s concerns %s, which is not in force", rs.ID, s.Name, rule)
				}
			}
			if s.Setting != "" {
				rule, figure, _ := strings.Cut(s.Setting, "#")
				terms := rs.Answer(rule).Terms()
				if terms.Or(figure, -1) < 0 {
					t.Errorf("%s: the silence %s is set by %s, which is no figure", rs.ID, s.Name, s.Setting)
				}
			}
		}
		seen := map[string]bool{}
		for _, a := range rs.Answers {
			id := Prefix + a.Rule
			if seen[id] {
				t.Errorf("%s answers %s twice", rs.ID, id)
			}
			seen[id], answered[id] = true, true
			q := asked(id)
			if q == nil {
				t.Errorf("%s answers %s, which is no question", rs.ID, id)
				continue
			}
			if a.Ruling != "" && !named[a.Ruling] {
				t.Errorf("%s: %s rests on the silence %s, which is not told", rs.ID, id, a.Ruling)
			}
			for _, f := range a.Figures {
				if q.Part(f.Name) == nil {
					t.Errorf("%s: %s has no figure %s", rs.ID, id, f.Name)
				}
			}
			for _, c := range a.Roles {
				if q.Part(c.Name) == nil {
					t.Errorf("%s: %s has no role %s", rs.ID, id, c.Name)
				}
			}
		}
	}
	for _, q := range questions {
		if !answered[q.ID] {
			t.Errorf("no book answers %s", q.ID)
		}
		if ruleOf(&Terms{Rule: strings.TrimPrefix(q.ID, Prefix)}) == nil {
			t.Errorf("nothing makes %s", q.ID)
		}
		if !strings.HasSuffix(q.Asks, "?") {
			t.Errorf("%s is not asked", q.ID)
		}
	}
	for _, f := range fixed {
		if q := asked(Prefix + f.rule); q == nil || len(q.Figures)+len(q.Roles) > 0 {
			t.Errorf("%s is a rule without figures, and is no question without them", f.rule)
		}
	}
	for _, m := range makers {
		if q := asked(Prefix + m.rule); q == nil || len(q.Figures)+len(q.Roles) == 0 {
			t.Errorf("%s is made of figures, and is no question that has them", m.rule)
		}
	}
	for _, w := range english.Rules {
		if asked(Prefix+w.Rule) == nil {
			t.Errorf("%s has words, and is no question", w.Rule)
		}
	}
}

// asked is the question with that id, or nil.
func asked(id string) *game.Question {
	for i := range questions {
		if questions[i].ID == id {
			return &questions[i]
		}
	}
	return nil
}

// What cannot be compiled is one line.
func TestCompileErrors(t *testing.T) {
	tests := []struct {
		change Change
		want   string
	}{
		{Change{Rule: "reversis/nothing", Off: true}, "the ruleset hague-1785 has no rule reversis/nothing"},
		{Change{Rule: "reversis/ace.placed", Part: "kings", Value: 1}, "the rule reversis/ace.placed has no figure or role kings in hague-1785"},
	}
	for _, test := range tests {
		if _, err := Hague1785.Compile(test.change); err == nil || err.Error() != test.want {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}
