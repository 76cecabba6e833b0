package mend

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// TestWordsForOthers takes a word that there is for a far commoner one, where the words
// around say so; with a capital it stays.
func TestWordsForOthers(t *testing.T) {
	l := lang.Of("en")
	const scan = "he told me thar he had seen the house and that it was a very good one bur he would not go co the town for he was afraid of it and they had a talk by the fire with young Rout of the town"
	want := strings.NewReplacer("thar", "that", "bur", "but", " co ", " to ").Replace(scan)
	p := For(l, nil).Fit(Words(scan, l), nil)
	var tokens []Token
	for w := range strings.FieldsSeq(scan) {
		tokens = append(tokens, Token{Text: w, Gap: Space})
	}
	var got []string
	for _, f := range p.Read(tokens) {
		got = append(got, f.Text)
	}
	if s := strings.Join(got, " "); s != want {
		t.Errorf("is read\n%s, not\n%s", s, want)
	}
}
