package score

import "testing"

// A transcription breaks words as the line of print does, capitals too.
func TestBroken(t *testing.T) {
	const gold = "MON-\nSEIGNEUR le lieu-\ntenant & Marie-\nAnne"
	const got = "MONSEIGNEUR le lieutenant & Marie-\nAnne"
	var s Tally
	s.Add(gold, gold, got, got, "fr")
	if s.Spoilt != 0 || s.Mended != 2 {
		t.Errorf("%+v", s)
	}
}
