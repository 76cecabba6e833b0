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
			settled := 0
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
				settled++
				if why := apart(ours, r); why != "" {
					t.Fatalf("seed %d: %s", seed, why)
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
			settled++
			if why := apart(ours, r); why != "" {
				t.Fatal(why)
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
				settled++
				if why := apart(ours, r); why != "" {
					t.Fatal(why)
				}
			}
		}
		if settled == 0 {
			t.Fatalf("%s: no hand is judged by both", rs.ID)
		}
	}
}

// It agrees on hands that chance has brought about once in many thousands.
func TestAgreesOnRareHands(t *testing.T) {
	for name, block := range map[string]string{
		"a bête for a revoke is of nothing while a Quinola that a Reversis undoes has drawn the pool": `rules   academie
set     reversis/revoke.fine#bete 1
dealer  W
pool    112
deal    S ♠J ♦AKQJ9 ♣AKQJ3   E ♠K64 ♥AK876 ♣872   N ♠32 ♥J2 ♦76432 ♣95   W ♠AQ875 ♥943 ♦85 ♣64
talon   ♥Q ♠9 ♥5
exchange S ♣3   E ♠4   N ♠2   W ♠8
play    ♥Q  ♥6  ♥2  ♥3
play    ♦A  ♥A  ♦2  ♦5
play    ♦9  ♠K  ♦3  ♦8
play    ♣A  ♣2  ♣5  ♣4
play    ♣Q  ♣7  ♣9  ♣6
play    ♦K  ♠6  ♦4  ♥9
play    ♣K  ♣8  ♥J  ♠A
play    ♦Q  ♥K  ♦6  ♠Q
play    ♠J  ♥8  ♠3  ♠5
play    ♦J  ♥7  ♦7  ♠7
play    ♣J  ♠9  ♥5  ♥4
act     9 E revoke
`,
		"a bête for a revoke is of the maker's own bête, too, which lies there": `rules   academie
set     reversis/revoke.fine#bete 1
dealer  W
pool    45
deal    S ♠AKQJ ♥AKQJ ♦AQJ   E ♠3 ♥94 ♦K8432 ♣J83   N ♠98 ♥73 ♦965 ♣AK64   W ♠542 ♥865 ♦7 ♣Q9752
talon   ♠7 ♠6 ♥2
exchange S ♠J   E ♦K   N ♠8   W ♣5
play    ♥J  ♥4  ♥2  ♥5
play    ♠A  ♠3  ♠9  ♠2
play    ♥A  ♥9  ♥7  ♣Q
play    ♦A  ♦2  ♦5  ♦7
play    ♠K  ♠6  ♣A  ♠4
play    ♦J  ♦3  ♦6  ♣9
play    ♥K  ♣J  ♥3  ♥8
play    ♠Q  ♦8  ♣6  ♠5
play    ♥Q  ♣8  ♣4  ♥6
play    ♦Q  ♦4  ♦9  ♣7
play    ♠7  ♣3  ♣K  ♣2
act     3 W revoke
`,
		"a quinola given is not paid for, though its holder and another revoke": `rules   reglor-1809
dealer  N
pool    36
deal    S ♠Q75 ♥Q5 ♦A984 ♣Q9   E ♠9642 ♥74 ♦KJ2 ♣53   N ♠J ♥J832 ♦Q73 ♣AJ76   W ♠AK3 ♥AK6 ♦65 ♣842
talon   ♠8 ♣K ♥9
exchange S -   E -   N ♦7   W ♣4
play    ♣2  ♣9  ♣3  ♣6
play    ♦4  ♦2  ♦Q  ♦5
play    ♥2  ♥6  ♥Q  ♥7
play    ♠5  ♠6  ♠J  ♠3
play    ♥3  ♥K  ♥5  ♦K
play    ♦6  ♦8  ♦J  ♦3
play    ♠2  ♥J  ♠8  ♠7
play    ♣8  ♣Q  ♣5  ♥8
play    ♦A  ♠9  ♣A  ♠A
play    ♦9  ♠4  ♣J  ♥A
play    ♠Q  ♥4  ♣7  ♠K
act     5 E revoke
act     8 N revoke
`,
		"what others pay for the Quinola forced from the maker of a Reversis stands": `rules   academie
set     reversis/quinola.consolation#others 1
dealer  N
pool    33
deal    S ♥K53 ♦A986432 ♣3   E ♠AKQJ ♥J ♣AKQJ94   N ♠943 ♥942 ♦QJ5 ♣872   W ♠8752 ♥A76 ♦K7 ♣65
talon   ♠6 ♥Q ♥8
exchange S -   E -   N ♣8   W ♠7
play    ♥6  ♥5  ♥J  ♥2
play    ♠A  ♠3  ♠2  ♦A
play    ♣A  ♣2  ♣5  ♣3
play    ♣J  ♣7  ♣6  ♥K
play    ♠K  ♠4  ♠6  ♦9
play    ♣K  ♥9  ♥7  ♦8
play    ♠J  ♠9  ♠5  ♦6
play    ♠Q  ♦Q  ♠8  ♦4
play    ♣Q  ♦5  ♦K  ♥3
play    ♣9  ♦J  ♥A  ♦3
play    ♣4  ♥4  ♦7  ♦2
`,
		"a lost Espagnolette who had placed the Quinola makes the Remise, though two cards put out left it no draw": `rules   hague-1785
dealer  S
pool    100
deal    S ♠A54 ♥2 ♦KQ72 ♣J843   E ♠762 ♥865 ♦93 ♣Q97   N ♠Q983 ♥973 ♦654 ♣2   W ♠KJ ♥AQJ4 ♦A8 ♣K65
talon   ♦J ♥K ♣A
exchange S ♣4   E ♥8   N -   W ♠J
play    ♦9  ♦6  ♣K  ♦7
play    ♣7  ♣2  ♥A  ♣3
play    ♥6  ♥7  ♦A  ♥2
play    ♥3  ♣5  ♣J  ♥5
play    ♦J  ♦4  ♥J  ♦Q
play    ♠5  ♠7  ♠8  ♥4
play    ♦5  ♥Q  ♦2  ♦3
play    ♠9  ♣A  ♠4  ♠2
play    ♥9  ♦8  ♠A  ♣Q
play    ♠Q  ♣6  ♣8  ♠6
play    ♠3  ♦K  ♣9
act     exchange W discard-2 ♠K
act     11 W gather
`,
	} {
		t.Run(name, func(t *testing.T) {
			r := agree.Parse(t, block)
			changes, err := game.Agreed(r.Settings)
			if err != nil {
				t.Fatal(err)
			}
			ours, err := agree.Law(t, reversis.Game, r.Rules, changes...).Settle(r)
			if err != nil {
				t.Fatal(err)
			}
			if why := apart(ours, r); why != "" {
				t.Error(why)
			}
		})
	}
}

// base is the id of the text whose variant a ruleset is.
func base(rs *game.Ruleset) string {
	id, _, _ := strings.Cut(rs.ID, "-5")
	return strings.TrimSuffix(id, "-tens")
}

// contract is the irregular acts that both settlements know.
var contract = map[string]bool{"misdeal": true, "false-pack": true, "exposed": true, "peek": true, "keep-12": true, "discard-2": true,
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

// apart settles a hand by the clauses alone, and says in what that differs from the
// engine's settlement, or "".
func apart(ours *game.Settlement, r *record.Record) string {
	hand, err := naive.Parse(r.AppendJSON(nil))
	if err != nil {
		return err.Error()
	}
	theirs, err := naive.Settle(hand)
	if err != nil {
		return fmt.Sprintf("the naive settlement refuses: %v\n%s", err, r.Block())
	}
	if why := disagree(ours, &theirs); why != "" {
		return why + "\n" + r.Block() + "\n" + told(ours)
	}
	return ""
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
