package record

import "testing"

// A run of hands is read and written alike in both notations, and tells in
// which line it is wrong.
func TestRunsOfHands(t *testing.T) {
	const block = `rules   bete
dealer  S
pool    game 0 king 0
deal    S ♠A   E ♥K
expect  S pays E 5 by triomphe/bete.put
then
deal    S ♠K   E ♥A
bid     E play
then
dealer  N
deal    S ♠Q   E ♥Q
...
`
	r, err := ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(r.Run()); n != 3 {
		t.Errorf("%d hands", n)
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
		t.Errorf("by JSON %s:\n%s", js, got)
	}
	if _, err := ParseBlock("", "rules bete\nthen\ndeal S ♠A\nbid pass"); err == nil || err.Error() != `line 4: a bid begins with a seat, not with "pass"` {
		t.Errorf("%v", err)
	}
	if _, err := ParseJSON([]byte(`{"rules":"bete","hands":[]}`)); err == nil || err.Error() != `line 1: "hands" wants an object` {
		t.Errorf("a run of no hands is refused: %v", err)
	}
	if _, err := ParseJSON([]byte(`{"hands":[{"rules":"bete"},7]}`)); err == nil || err.Error() != "line 1: a hand of a run is an object" {
		t.Errorf("%v", err)
	}
}
