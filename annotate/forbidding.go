package annotate

import (
	"cmp"
	"slices"

	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/engine/record"
)

// forbidding is how many clauses are named to a player who may not do something.
const forbidding = 2

// Forbidding returns the links behind a rule that refuses something, of the two clauses that
// forbid it most plainly: whose own examples show the refusal, and which state the rule and
// not only a figure of it. Who does it is no such figure: for "who leads?" it is all that
// there is to state. All that the rule rests on is in Behind.
func (a *Annotations) Forbidding(ruleset, rule string) []*Link {
	links := a.Behind(ruleset, rule)
	var roles []game.Part
	if q := lore.Question(rule); q != nil {
		roles = q.Roles
	}
	plain := map[*Note]int{}
	for _, l := range links {
		n := 0
		if l.Note.refuses(rule) {
			n = 2
		}
		isRole := slices.ContainsFunc(roles, func(p game.Part) bool { return p.Name == l.Figure })
		if l.How == States && (l.Figure == "" || isRole) {
			n++
		}
		plain[l.Note] = max(plain[l.Note], n)
	}
	var notes []*Note // in the order of the book
	for _, l := range links {
		if !slices.Contains(notes, l.Note) {
			notes = append(notes, l.Note)
		}
	}
	slices.SortStableFunc(notes, func(a, b *Note) int { return cmp.Compare(plain[b], plain[a]) })
	notes = notes[:min(len(notes), forbidding)]
	return slices.DeleteFunc(slices.Clone(links), func(l *Link) bool { return !slices.Contains(notes, l.Note) })
}

// refuses reports whether an example of the note shows that a rule refuses something.
func (n *Note) refuses(rule string) bool {
	return slices.ContainsFunc(n.Examples, func(x *Example) bool {
		return slices.ContainsFunc(x.Record.Expects, func(e record.Expect) bool { return e.Kind == record.Refuse && slices.Contains(e.By, rule) })
	})
}
