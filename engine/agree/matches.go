package agree

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// May tells of a hand, given as replay's JSON as far as it has come, who is to do
// something now, and all that is open to that player: the word of an act, its
// cards, or both. Nobody ("") is to do anything when the hand is over. Beside what
// a record has, the hand has "done": who has said so, of which a record has no word.
type May func(hand []byte, seats []string) (seat string, open []string, err error)

// Matches plays whole matches act by act, and holds that at each step the second
// settlement has the same player to move, and the same things open to him; and
// that it settles every hand alike, what one leaves lying there for the next.
// Changes are what the players agree on.
func Matches(t *testing.T, rs *game.Ruleset, may May, second Second, changes ...game.Change) {
	for i, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		t.Run(rs.ID, func(t *testing.T) {
			t.Parallel()
			l := compiled(t, rs, changes...)
			w := newWalk(t, l, rand.New(rand.NewPCG(1, uint64(rs.Seats))), may.Reader())
			hands, steps, over := uint64(0), 0, 0
			most := Hands(t) / 5
			if i > 0 {
				most = Share(most)
			}
			for hands < most {
				m := game.NewMatch(l, &record.Record{Rules: rs.ID, Dealer: cards.South})
				for !m.Over() && hands < most {
					hands++
					r, n := w.hand(m.Begin(), hands)
					steps += n
					next, ours, err := m.After(r)
					if err != nil {
						t.Fatalf("hand %d: %v\n%s", hands, err, r.Block())
					}
					theirs, err := second(r.AppendJSON(nil), names(ours))
					if err != nil {
						t.Fatalf("hand %d: the second settlement: %v\n%s", hands, err, r.Block())
					}
					if why := Apart(ours, theirs); why != "" && !theirs.Refused {
						t.Fatalf("hand %d: %s\n%s", hands, why, r.Block())
					}
					if why := ends(next, theirs); why != "" {
						t.Fatalf("hand %d: %s\n%s", hands, why, r.Block())
					}
					m = next
				}
				if m.Over() {
					over++
				}
			}
			t.Logf("%d hands of %d matches agree, in %d steps", hands, over, steps)
		})
	}
}

// From plays a hand that a play block begins, as it has been dealt, a hundred times
// by chance, and holds the same as Matches: for deals that chance hardly brings about.
func From(t *testing.T, l game.Law, may May, second Second, block string) {
	t.Helper()
	w := newWalk(t, l, rand.New(rand.NewPCG(1, 1)), may.Reader())
	for range 100 {
		r, _ := w.hand(Parse(t, block), 0)
		if _, why := apart(l, r, second); why != "" {
			t.Fatalf("%s\n%s", why, r.Block())
		}
	}
}

// with returns a hand's JSON, and a list of words under a name, if there are any.
func with(hand []byte, name string, words []string) []byte {
	if len(words) == 0 {
		return hand
	}
	hand = append(hand[:len(hand)-1], `,"`+name+`":["`...)
	hand = append(hand, strings.Join(words, `","`)...)
	return append(hand, `"]}`...)
}

// chosen returns one of some steps: to pass, or to be done, where that may be, every
// other time, so that the least games are played, too.
func chosen(open []record.Step, dice *rand.Rand) record.Step {
	for _, st := range open {
		if (st.Act == "pass" || st.Act == "done") && dice.IntN(2) == 0 {
			return st
		}
	}
	return open[dice.IntN(len(open))]
}

// said returns an act as a block has it: its word, where it has one, and its cards, sorted.
func said(st record.Step) string {
	var words, held []string
	if st.Act != "" && (st.Act != "play" || len(st.Cards) == 0) {
		words = append(words, st.Act)
	}
	for _, c := range st.Cards {
		held = append(held, c.String())
	}
	slices.Sort(held)
	return strings.Join(append(words, held...), " ")
}

// sorted returns an act with its cards in the order of said.
func sorted(act string) string {
	words := strings.Fields(act)
	if len(words) < 2 {
		return act
	}
	from := 1
	if act[0] < 'a' { // a card, and no word before it
		from = 0
	}
	slices.Sort(words[from:])
	return strings.Join(words, " ")
}

// names returns the players of a settlement, to the right.
func names(st *game.Settlement) []string {
	var list []string
	for _, s := range st.Seats {
		list = append(list, s.String())
	}
	return list
}
