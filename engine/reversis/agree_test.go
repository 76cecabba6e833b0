package reversis_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/reversis"
	"quinola/engine/reversis/naive"
)

// The engine agrees with a settlement that was written from the clauses alone
// by another hand, over hands in which Quinolas, Reversis, Espagnolettes, ties
// and irregular acts are frequent.
func TestAgreesWithTheNaiveSettlement(t *testing.T) {
	n := agree.Hands(t)
	var all []*game.Ruleset
	for _, rs := range reversis.Rulesets {
		all = append(append(all, rs), rs.Variants...)
	}
	for _, rs := range all {
		t.Run(rs.ID, func(t *testing.T) {
			t.Parallel()
			l, err := reversis.Compile(rs)
			if err != nil {
				t.Fatal(err)
			}
			settled, apart := 0, 0
			n := n
			if base(rs) != rs.ID {
				n = agree.Share(n)
			}
			for seed := range n {
				r := play.Random(l, game.Mixed, seed)
				if r.Rules = base(rs); beyond(r) {
					continue
				}
				ours, err := l.Settle(r)
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				js := r.AppendJSON(nil)
				hand, err := naive.Parse(js)
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				theirs, err := naive.Settle(hand)
				if err != nil {
					t.Fatalf("seed %d: the naive settlement refuses %s: %v", seed, js, err)
				}
				settled++
				if why := disagree(ours, &theirs); why != "" {
					t.Errorf("seed %d: %s\n%s\n%s", seed, why, js, told(ours))
					if apart++; apart > 3 {
						t.FailNow()
					}
				}
			}
			t.Logf("%d hands agree", settled)
		})
	}
}

// It agrees where two players do what is amiss in one hand, in the books whose laws the
// naive settlement knows.
func TestAgreesWhereTwoAreAmiss(t *testing.T) {
	for _, rs := range reversis.Rulesets {
		if len(rs.Irregular) == 0 {
			continue
		}
		l, err := reversis.Compile(rs)
		if err != nil {
			t.Fatal(err)
		}
		settled := 0
		agree.Together(t, l, agree.Hands(t), func(r *record.Record, ours *game.Settlement) {
			if beyond(r) {
				return
			}
			hand, err := naive.Parse(r.AppendJSON(nil))
			if err != nil {
				t.Fatal(err)
			}
			theirs, err := naive.Settle(hand)
			if err != nil {
				t.Fatalf("the naive settlement refuses: %v\n%s", err, r.Block())
			}
			settled++
			if why := disagree(ours, &theirs); why != "" {
				t.Fatalf("%s\n%s\n%s", why, r.Block(), told(ours))
			}
		})
		if settled == 0 {
			t.Fatalf("%s: no hand is judged by both", rs.ID)
		}
		t.Logf("%s: %d hands agree", rs.ID, settled)
	}
}

// It agrees by whatever the players of the Académie agree on.
func TestAgreesOnWhatIsAgreed(t *testing.T) {
	dice := rand.New(rand.NewPCG(5, 5))
	for _, rs := range reversis.Rulesets {
		if rs.ID != "academie" {
			continue
		}
		settled := 0
		for try := range agree.Share(agree.Hands(t)) / 8 {
			set := agree.Settings(rs, dice)
			if set == nil {
				continue
			}
			changes, err := game.Agreed(set)
			if err != nil {
				t.Fatal(err)
			}
			l, err := reversis.Compile(rs, changes...)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(8) {
				r := play.Random(l, game.Mixed, 8*try+seed)
				if r.Settings = set; beyond(r) {
					continue
				}
				ours, err := l.Settle(r)
				if err != nil {
					t.Fatal(err)
				}
				hand, err := naive.Parse(r.AppendJSON(nil))
				if err != nil {
					t.Fatal(err)
				}
				theirs, err := naive.Settle(hand)
				if err != nil {
					t.Fatal(err)
				}
				settled++
				if why := disagree(ours, &theirs); why != "" {
					t.Fatalf("%s\n%s\n%s", why, r.Block(), told(ours))
				}
			}
		}
		if settled == 0 {
			t.Fatalf("%s: no hand is judged by both", rs.ID)
		}
	}
}

// base is the id of the text whose variant a ruleset is.
func base(rs *game.Ruleset) string {
	id, _, _ := strings.Cut(rs.ID, "-5")
	return strings.TrimSuffix(id, "-tens")
}

// contract is the irregular acts that both settlements know.
var contract = map[string]bool{"misdeal": true, "exposed": true, "peek": true, "keep-12": true, "discard-2": true,
	"early": true, "revoke": true, "gather": true, "claim": true, "throw-down": true,
	"unstaked": true, "see": true, "grab": true, "hide": true, "retake": true, "mix": true, "twice": true}

// beyond reports whether a record has acts that only the engine knows.
func beyond(r *record.Record) bool {
	for _, a := range r.Acts {
		if !contract[a.Act] {
			return true
		}
	}
	return false
}

// disagree says in what two settlements of a hand differ.
func disagree(a *game.Settlement, b *naive.Result) string {
	for _, seat := range a.Seats {
		if int(a.Net[seat]) != b.Net[seat.String()] {
			return fmt.Sprintf("net of %v: %d here, %d there", seat, a.Net[seat], b.Net[seat.String()])
		}
		if !a.Void && int(a.Points[seat]) != b.Points[seat.String()] {
			return fmt.Sprintf("points of %v: %d here, %d there", seat, a.Points[seat], b.Points[seat.String()])
		}
	}
	for _, p := range a.Pools {
		theirs := b.Pools[p.Name]
		if p.Name == "" && b.Pool != nil {
			theirs = *b.Pool
		}
		if int(p.Amount) != theirs {
			return fmt.Sprintf("pool %s: %d here, %d there", p.Name, p.Amount, theirs)
		}
	}
	for i, x := range a.Beasts {
		if i >= len(b.Beasts) || b.Beasts[i] != (naive.Beast{By: x.By.String(), Amount: int(x.Amount), InPlay: x.InPlay}) {
			return fmt.Sprintf("beasts: %v here, %v there", a.Beasts, b.Beasts)
		}
	}
	if len(a.Beasts) != len(b.Beasts) {
		return fmt.Sprintf("beasts: %v here, %v there", a.Beasts, b.Beasts)
	}
	return outcomes(a, b)
}

func outcomes(a *game.Settlement, b *naive.Result) string {
	if a.Void {
		return ""
	}
	for i, trick := range a.Tricks {
		if i >= len(b.Tricks) || b.Tricks[i] != (naive.Trick{Leader: trick.Leader.String(), Taker: trick.Taker.String()}) {
			return fmt.Sprintf("trick %d: %v here, %v there", i+1, trick, b.Tricks)
		}
	}
	party, made := a.Outcome("party"), a.Outcome("reversis")
	switch {
	case (party.Details == nil) != (b.Party == nil):
		return fmt.Sprintf("party: %v here, %v there", party, b.Party)
	case b.Party != nil && *b.Party != naive.Party{Winner: detail(party, "winner").Seat.String(), Loser: detail(party, "loser").Seat.String(), Value: int(detail(party, "value").N)}:
		return fmt.Sprintf("party: %v here, %v there", party, *b.Party)
	case (made.Details == nil) != (b.Reversis == nil):
		return fmt.Sprintf("reversis: %v here, %v there", made, b.Reversis)
	case b.Reversis != nil && *b.Reversis != naive.Reversis{By: detail(made, "by").Seat.String(), Made: detail(made, "made").N != 0, Breaker: letter(detail(made, "breaker").Seat)}:
		return fmt.Sprintf("reversis: %v here, %v there", made, *b.Reversis)
	}
	return ""
}

// detail is the detail of that name; a missing one has the value NoSeat.
func detail(o *game.Outcome, name string) game.Detail {
	for _, d := range o.Details {
		if d.Name == name {
			return d
		}
	}
	return game.Detail{Seat: cards.NoSeat}
}

func letter(s cards.Seat) string {
	if s == cards.NoSeat {
		return ""
	}
	return s.String()
}

// told is the events of a settlement, a line each.
func told(st *game.Settlement) string {
	text := ""
	for _, e := range st.Events {
		text += fmt.Sprintf("  %2d %s  [%s]\n", e.Trick, e.Text, e.Rule)
	}
	return text
}
