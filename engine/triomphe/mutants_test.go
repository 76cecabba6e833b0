package triomphe

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/table"
)

// byNotes is the rules that no random hand shows and an example of a note does:
// they bear on a hand that is over.
var byNotes = map[string]bool{"parts/pack.false.again": true, "parts/match.over": true}

// Every mutant of the family's books comes apart from the rule in some hand:
// none of its rules is idle, and no figure is of no matter. What a book takes
// over from another is varied there.
func TestMutantsComeApart(t *testing.T) {
	if testing.Short() {
		t.Skip("searches many hands")
	}
	for _, g := range []*table.Game{Bete(), Triomphe()} {
		books := g.Rulesets()
		for i, rs := range books {
			l := law(t, g, rs.ID)
			for _, m := range game.Mutants(g, rs) {
				if i > 0 && rs.Answer(m.Change.Rule).Equal(orNone(books[0].Answer(m.Change.Rule))) || m.Why(g, rs) != "" || byNotes[m.Change.Rule] {
					continue
				}
				other, err := rs.Compile(m.Change)
				if err != nil {
					t.Fatal(err)
				}
				r := l.(*table.Law).Apart(other, 20_000, 1)
				if r == nil {
					t.Errorf("%s: %s (%s) cannot be told from the rule", rs.ID, m.ID, m.What)
					continue
				}
				if _, err := l.Settle(r); err != nil {
					t.Errorf("%s: %s (%s): the hand that tells them apart cannot be: %v\n%s", rs.ID, m.ID, m.What, err, r.Block())
				}
			}
		}
	}
}

// orNone is an answer, or one that is like no other.
func orNone(a *game.Answer) *game.Answer {
	if a == nil {
		return &game.Answer{}
	}
	return a
}
