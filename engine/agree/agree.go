// Package agree holds the tests that every game runs. Random hands must settle from
// their own record and conserve counters (Random), and be as the game says (Holds). Every
// mutant of a rule must show in some hand (Mutants). The engine must agree with a second settlement that somebody who
// has not read the engine wrote from the clauses (Test): where the two differ, one of
// them is wrong, or the book is silent.
package agree

import (
	"fmt"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// The hands of a test are many and small, and none is kept: they are collected when they
// fill so much memory, and not before.
func init() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(256 << 20)
}

// Result is what a second settlement says that a hand came to. Its names are
// those of replay's JSON; what it leaves nil it does not know.
type Result struct {
	Net     map[string]int            // what each player gained or lost
	Pools   map[string]int            // what lies in each pool; "" where there is one only
	State   map[string][]int          // what else lies there for the next hand, in any order
	Marks   map[string]map[string]int // what each player has of it, where it is a player's
	Winner  string                    // of the hand, or of the match where it ends
	Void    bool
	Next    string // who deals next
	Over    *bool  // whether the match is over after the hand; nil where it is not known
	Refused bool   // the second settlement does not know what the hand has
}

// Second settles a hand, given as replay's JSON, of players who sit in this
// order, to the right.
type Second func(hand []byte, seats []string) (Result, error)

// Hands returns how many random hands of each ruleset are tried: 3,000, or as many
// as the variable QUINOLA_HANDS says, as before a release; 1,000 with -short.
func Hands(t testing.TB) uint64 {
	if testing.Short() {
		return 1000
	}
	said := os.Getenv("QUINOLA_HANDS")
	if said == "" {
		return 3000
	}
	n, err := strconv.ParseUint(said, 10, 32)
	if err != nil || n == 0 {
		t.Fatalf("QUINOLA_HANDS=%q is no number of hands", said)
	}
	return n
}

// Share returns how many of so many hands are tried of a variant, which differs from
// its ruleset in little: a quarter, unless QUINOLA_HANDS says how many.
func Share(hands uint64) uint64 {
	if os.Getenv("QUINOLA_HANDS") != "" {
		return hands
	}
	return hands / 4
}

// Test tries random hands of a ruleset, and a share of them of each of its variants.
// Changes are what the players agree on.
func Test(t *testing.T, rs *game.Ruleset, second Second, changes ...game.Change) {
	for i, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		t.Run(rs.ID, func(t *testing.T) {
			t.Parallel()
			n := Hands(t)
			if i > 0 {
				n = Share(n)
			}
			l := compiled(t, rs, changes...)
			settled := 0
			for seed := range n {
				r := play.Random(l, game.Mixed, seed)
				refused, why := apart(l, r, second)
				if why != "" {
					t.Fatalf("seed %d: %s\n%s", seed, why, r.Block())
				}
				if !refused {
					settled++
				}
			}
			t.Logf("%d hands agree", settled)
			if settled < int(n)/2 {
				t.Errorf("the second settlement knows %d of %d hands only", settled, n)
			}
		})
	}
}

// Same holds that both settle a hand alike, given as a play block: one that
// chance hardly brings about.
func Same(t *testing.T, l game.Law, second Second, block string) {
	t.Helper()
	if refused, why := apart(l, Parse(t, block), second); refused || why != "" {
		t.Errorf("%s\n%s", why, block)
	}
}

// apart settles a hand by both, and says in what they differ, or what went wrong.
func apart(l game.Law, r *record.Record, second Second) (refused bool, why string) {
	theirs, why := both(l, r, second)
	return theirs.Refused, why
}

// both does the same, and returns what the second settlement says.
func both(l game.Law, r *record.Record, second Second) (theirs Result, why string) {
	ours, err := l.Settle(r)
	if err != nil {
		return theirs, err.Error()
	}
	theirs, err = second(r.AppendJSON(nil), names(ours))
	switch {
	case err != nil:
		return Result{}, "the second settlement: " + err.Error()
	case theirs.Refused:
		return theirs, ""
	}
	return theirs, Apart(ours, theirs)
}

// ends says in what two settlements differ of whether the match is over after a hand.
func ends(m game.Match, theirs Result) string {
	if theirs.Over == nil || theirs.Refused || *theirs.Over == m.Over() {
		return ""
	}
	return fmt.Sprintf("the match is over: %v here, %v there", m.Over(), *theirs.Over)
}

// Apart says in what two settlements of a hand differ, or "".
func Apart(a *game.Settlement, b Result) string {
	for _, s := range a.Seats {
		if b.Net != nil && int(a.Net[s]) != b.Net[s.String()] {
			return fmt.Sprintf("net of %v: %d here, %d there", s, a.Net[s], b.Net[s.String()])
		}
	}
	for _, p := range a.Pools {
		if b.Pools != nil && int(p.Amount) != b.Pools[p.Name] {
			return fmt.Sprintf("pool %s: %d here, %d there", p.Name, p.Amount, b.Pools[p.Name])
		}
	}
	for name, theirs := range b.State {
		var ours []int
		for _, item := range a.State {
			if item.Name == name {
				ours = append(ours, int(item.N))
			}
		}
		slices.Sort(ours)
		theirs := slices.Sorted(slices.Values(theirs))
		if !slices.Equal(ours, theirs) {
			return fmt.Sprintf("%s: %v here, %v there", name, ours, theirs)
		}
	}
	for name, theirs := range b.Marks {
		ours := map[string]int{}
		for _, item := range a.State {
			if item.Name == name {
				ours[item.Seat.String()] = int(item.N)
			}
		}
		for _, s := range a.Seats {
			if ours[s.String()] != theirs[s.String()] {
				return fmt.Sprintf("%s of %v: %d here, %d there", name, s, ours[s.String()], theirs[s.String()])
			}
		}
	}
	for _, what := range []string{game.Won, game.MatchWon} {
		if won := a.Who(what); won != cards.NoSeat && b.Winner != "" && won.String() != b.Winner {
			return fmt.Sprintf("%s %v here, %s there", what, won, b.Winner)
		}
	}
	if a.Void != b.Void || b.Next != "" && a.Next.String() != b.Next {
		return fmt.Sprintf("void %v, next %v here; void %v, next %s there", a.Void, a.Next, b.Void, b.Next)
	}
	return ""
}
