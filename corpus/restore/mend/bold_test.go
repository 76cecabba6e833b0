package mend

import (
	"testing"

	"quinola/corpus/lang"
)

// A scan in English, whose counts have nearly all words, is read boldly where its machine
// errs: short words are looked behind, and a word that next to no book says hardly stands.
// In French and in a sound scan they are left.
func TestBold(t *testing.T) {
	const scan = "they went to the church nd came from the church to the house of the law and the stae of it"
	for _, c := range []struct {
		code       string
		errs, bold bool
	}{{"en", true, true}, {"en", false, false}, {"fr", true, false}} {
		l := lang.Of(c.code)
		p := For(l, nil).Fit(Words(scan, l), nil)
		p.errs = c.errs
		if got := p.outsideMost([]rune("nd")) > 0; got != c.bold {
			t.Errorf("%s, errs %v: nd is looked behind: %v", c.code, c.errs, got)
		}
		if c.code != "en" {
			continue
		}
		if got := p.hardly("stae", &arc{}); got != c.bold {
			t.Errorf("errs %v: stae hardly stands: %v", c.errs, got)
		}
		if p.hardly("church", &arc{}) {
			t.Errorf("errs %v: church hardly stands", c.errs)
		}
	}
}
