package record

import "testing"

// What is done in a phase is read and written alike in both notations.
func TestStepsInBothNotations(t *testing.T) {
	const block = `rules   bete
dealer  S
pool    game 0 king 5
state   waiting 22 11   score S 3 E 2
deal    S ♠A   E ♥K   N ♦7   W ♣8
talon   ♥7 ♣9
turned  ♥7
bid     S pass  E undertake ♥A 3
draw    E ♠K ♥2 3
choose  N accept to E
play    E ♥K  N ♦7
act     bid.1 N contre
act     1.1 W revoke
act     2 W early
expect  22 goes from waiting to betes by triomphe/bete.next
`
	r, err := ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Block(); got != block {
		t.Errorf("block:\n%s\nwant\n%s", got, block)
	}
	js := string(r.AppendJSON(nil))
	again, err := ParseJSON([]byte(js))
	if err != nil {
		t.Fatal(err)
	}
	if got := again.Block(); got != block {
		t.Errorf("by JSON %s:\n%s\nwant\n%s", js, got, block)
	}
}

// Bad steps are told with their line and the cure.
func TestBadSteps(t *testing.T) {
	for text, want := range map[string]string{
		"bid pass":        `line 1: a bid begins with a seat, not with "pass"`,
		"bid E pass to":   "line 1: a bid is a seat and what is said or done: bid S pass",
		"bid E pass ?":    `line 1: unknown card "?"; a card is a suit and a face, such as ♣7`,
		"state 5":         `line 1: what lay there before is a name and numbers, such as waiting 22 11 or score S 3 E 2, not "5"`,
		"turned ♥7 ♥8":    "line 1: one card lies turned up: turned ♠7",
		"act bid.x N out": `line 1: an act is at draw, deal, exchange, a phase such as bid, the number of a trick, or end, not "bid.x"`,
	} {
		if _, err := ParseBlock("", text); err == nil || err.Error() != want {
			t.Errorf("%s: %v\nwant %s", text, err, want)
		}
	}
}
