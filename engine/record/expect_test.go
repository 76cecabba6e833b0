package record

import "testing"

// What an expectation says is written in the words in which it was read.
func TestExpectationsComeBack(t *testing.T) {
	for _, text := range []string{
		"N takes 45 from the pool", "N takes 4 from the great pool", "N takes 1 from the bank",
		"N pays 5 to the pool", "N pays 5 to the bank", "N pays E 5",
		"N returns 5 to the little pool", "N returns 5 to E", "N has 5 back from the pool", "N has 5 back from the bank",
		"N owes a beast of 40", "nothing for the party", "nothing for the pool", "nothing for the great pool", "nothing for ♥J",
		"winner E", "loser N", "next dealer W", "no next dealer", "dealer S", "void", "beast E 20 in play",
		"3 goes from waiting to betes", "match E", "match over", "no match", "net E -4", "net E 4",
		"outcome codille S", "no outcome codille", "score S 5", "waiting 27",
		"refuse E ♦9", "allow S keep", "N pays E 5 by toy/stake, toy/toy.last",
	} {
		e, err := parseExpect(text)
		if err != nil {
			t.Error(err)
			continue
		}
		if got := e.String(); got != text {
			t.Errorf("%q is written %q", text, got)
		}
	}
}
