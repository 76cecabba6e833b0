package triomphe

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand of le Sixte that is played somebody is found to have won.
func TestRandomHandsOfSixte(t *testing.T) {
	agree.Holds(t, Sixte(), func(_ *record.Record, st *game.Settlement) string {
		if len(st.Ties) > 0 {
			return "it is open who has won"
		}
		return ""
	})
}

func TestMutantsOfSixteComeApart(t *testing.T) {
	agree.Mutants(t, Sixte(), 20_000, "parts/pack.false.again", "parts/match.over", "triomphe/pack.false.mixed")
}

// Each law of le Sixte on a hand of its own: what is marked, owed and won with the
// rule, and that without it something is otherwise.
func TestClausesOfSixte(t *testing.T) {
	const (
		head = "rules sixte\ndealer U\nstate score S 1 E 3 debt W 1\n"
		last = "turned ♠6\ntrick 6\ntaken S 2 E 1 N 1 W 1\nleader S\nhands S ♥K E ♥7 N ♥8 W ♥9 T ♥T U ♥J\n"
		play = "play S ♥K E ♥7 N ♥8 W ♥9 T ♥T U ♥J\n"
		two  = "turned ♠6\ntrick 5\ntaken S 2 N 1 W 1\nleader S\nhands S ♥9 ♣7 E ♥7 ♥A N ♥8 ♣8 W ♥6 ♠9 T ♥T ♣T U ♥J ♣J\n"
		deal = "deal S ♠A ♥KQ ♣6 ♦67 E ♠KQ ♥67 ♣78 N ♠JT ♥89 ♣9T W ♠98 ♥TJ ♦89 T ♠76 ♦TJ ♣JQ U ♥A ♦AKQ ♣AK\n"
	)
	for _, test := range []struct{ clause, rule, block, want string }{
		{"loix.1: a wrong deal", "fault.misdeal", "rules sixte\ndealer E\nstate score S 1 E 3 debt W 1\nact deal E misdeal", "score S 1, score E 2, debt W 1, void"},
		{"loix.1: if the dealer has a game", "misdeal.spared", head + "act deal U misdeal", "score S 1, score E 3, debt W 1, void"},
		{"loix.2: a false pack", "parts/pack.false", head + last + "act 6 T false-pack\n", "score S 1, score E 3, debt W 1, void"},
		{"loix.2: played out", "parts/pack.false.played", head + last + "act end T false-pack\n" + play, "score S 2, score E 3, debt W 1, winner S"},
		{"loix.2: mixed", "pack.false.mixed", head + last + "act 6 S mix\nact end T false-pack\n", "score S 2, score E 3, debt W 1, winner S"},
		{"loix.2: is worth nothing", "void.unmarked", "rules sixte\ndealer U\nstate score S 1\n" + deal + "turned ♥A\nact 1 T false-pack\n", "score S 1, void"},
		{"loix.3: an ace turned", "turned.marked", "rules sixte\ndealer U\nstate score S 1\n" + deal + "turned ♥A\nact 1 S mix\n", "score S 1, score U 1"},
		{"loix.5: a revoke, and what is not there", "loss.debt", head + two + "act 5 N revoke\nplay S ♥9 E ♥A N ♣8\nact 5.3 S mix\n", "score S 2, score E 3, debt N 2, debt W 1, winner S"},
		{"loix.5: as soon as there is some", "debt.first", head + strings.Replace(two, "S 2 N 1 W 1", "S 1 N 1 W 2", 1) + "act 5 S mix\n", "score S 1, score E 3, winner W"},
		{"loix.6: not to head", "fault.under", head + two + "act 5 E under\nplay S ♥9 E ♥7\nact 5.2 S mix\n", "score S 2, score E 2, debt W 1, winner S"},
		{"loix.7: three tricks", "game.marked", head + last + play, "score S 2, score E 3, debt W 1, winner S"},
		{"loix.10: six tricks", "vole.match", head + strings.Replace(last, "S 2 E 1 N 1 W 1", "S 5", 1) + play, "score S 2, score E 3, winner S, match S"},
		{"p1: six games", "parts/match.target", strings.Replace(head, "S 1", "S 5", 1) + last + play, "score S 6, score E 3, winner S, match S"},
		{"loix.5: of that match", "debt.match", strings.Replace(head, "S 1", "S 5", 1) + last + play, "score S 6, score E 3, winner S, match S"},
	} {
		t.Run(test.clause, func(t *testing.T) {
			full := leaves(agree.Settle(t, agree.Law(t, Sixte(), "sixte"), test.block+"\n..."))
			if full != test.want {
				t.Errorf("it leaves %s\nwant      %s", full, test.want)
			}
			id := test.rule
			if !strings.Contains(id, "/") {
				id = family + "/" + id
			}
			if without := leaves(agree.Settle(t, agree.Law(t, Sixte(), "sixte", game.Change{Rule: id, Off: true}), test.block+"\n...")); without == full {
				t.Errorf("without %s it leaves the same: %s", id, without)
			}
		})
	}
}

// leaves is what a hand leaves for the next, and who has won.
func leaves(st *game.Settlement) string {
	var list []string
	for _, it := range st.State {
		if it.N != 0 {
			list = append(list, it.Name+" "+it.Seat.String()+" "+string(rune('0'+it.N)))
		}
	}
	if st.Void {
		list = append(list, "void")
	}
	for _, what := range []string{game.Won, game.MatchWon} {
		if o := st.Outcome(what); o != nil {
			for _, seat := range o.Seats {
				list = append(list, what+" "+seat.String())
			}
		}
	}
	return strings.Join(slices.Compact(list), ", ")
}
