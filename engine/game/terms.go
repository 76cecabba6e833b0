package game

// Terms are the figures and roles with which a rule is made.
type Terms struct {
	Rule    string // the rule, as answers name it
	Figures Figures
	Roles   Roles
}

// N returns the figure of that name, or 0.
//
//go:noinline
func (t *Terms) N(name string) int32 { return t.Or(name, 0) }

// Or returns the figure of that name, or the given value if the book has none.
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

// Role returns the role of that name, or NoRole.
//
//go:noinline
func (t *Terms) Role(name string) Role {
	for _, c := range t.Roles {
		if c.Name == name {
			return c.Role
		}
	}
	return NoRole
}

// Change is how a variant of a ruleset differs from it.
type Change struct {
	Rule  string // full id
	Off   bool   // the rule is switched off
	Part  string // otherwise this figure or role
	Value int32  // gets this value
	Role  Role   // or, if not NoRole, is given to this role
}

// vary makes a change to a figure or role, and reports whether there is one of
// that name.
func (t *Terms) vary(c *Change) bool {
	if c.Role != NoRole {
		for i := range t.Roles {
			if t.Roles[i].Name == c.Part {
				t.Roles[i].Role = c.Role
				return true
			}
		}
		return false
	}
	for i := range t.Figures {
		if t.Figures[i].Name == c.Part {
			t.Figures[i].Value = c.Value
			return true
		}
	}
	return false
}

// Made returns the answers of a ruleset after some changes, each with the terms from
// which its rule is made. A change to something that the ruleset does not have is an
// error.
func (rs *Ruleset) Made(changes []Change) ([]Answer, error) {
	for i := range changes {
		if rs.Answer(changes[i].Rule) == nil {
			return nil, unknown(rs, changes[i].Rule)
		}
	}
	all := rs.All()
	list := make([]Answer, 0, len(all))
answers:
	for _, a := range all {
		for i := range changes {
			c := &changes[i]
			if rs.Short(c.Rule) != a.Rule {
				continue
			}
			if c.Off {
				continue answers
			}
			t := Terms{Figures: append(Figures{}, a.Figures...), Roles: append(Roles{}, a.Roles...)}
			if !t.vary(c) {
				return nil, Fault("the rule " + c.Rule + " has no figure or role " + c.Part + " in " + rs.ID)
			}
			a.Figures, a.Roles = t.Figures, t.Roles
		}
		list = append(list, a)
	}
	return list, nil
}

// Terms returns the figures and roles of an answer.
func (a *Answer) Terms() Terms { return Terms{Rule: a.Rule, Figures: a.Figures, Roles: a.Roles} }
