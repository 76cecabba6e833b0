package game

import "quinola/engine/ascii"

// Mutants are rulesets slightly different from a book. An example that still passes
// under a mutant does not prove the rule that was changed.

// Mutant is a ruleset with one rule switched off, one figure increased or decreased by
// one, or one role given to another player.
type Mutant struct {
	ID     string // the rule's, or the figure's or role's: "FAMILY/quinola.led#payer"
	What   string // "off", "11 for 10", "leader for holder"
	Change Change
}

// Alike names a mutant that no hand can tell from the rule, and why.
type Alike struct{ Ruleset, ID, What, Why string }

// Why returns the reason why no hand can tell the mutant from the ruleset, if the game
// gives one, and else "".
func (m *Mutant) Why(l Lore, rs *Ruleset) string {
	for _, a := range l.Alike() {
		if a.Ruleset == rs.ID && a.ID == m.ID && a.What == m.What {
			return a.Why
		}
	}
	return ""
}

// Mutants returns every mutant of a ruleset.
func Mutants(l Lore, rs *Ruleset) []Mutant {
	var list []Mutant
	for _, a := range rs.All() {
		id := rs.Full(a.Rule)
		list = append(list, Mutant{id, "off", Change{Rule: id, Off: true}})
		for _, f := range a.Figures {
			for _, step := range [...]int32{1, -1} {
				if v := f.Value + step; v >= 0 {
					list = append(list, Mutant{id + "#" + f.Name, ascii.Itoa(int(v)) + " for " + ascii.Itoa(int(f.Value)),
						Change{Rule: id, Part: f.Name, Value: v}})
				}
			}
		}
		for _, c := range a.Roles {
			for _, r := range mistaken[c.Role] {
				if !l.Same(a.Rule, c.Role, r) {
					list = append(list, Mutant{id + "#" + c.Name, r.String() + " for " + c.Role.String(),
						Change{Rule: id, Part: c.Name, Role: r}})
				}
			}
		}
	}
	return list
}
