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

// TestApart prices a common word after another from which books set it apart above one
// of which nothing was counted.
func TestApart(t *testing.T) {
	for code, pair := range map[string][2]string{"en": {"a", "that"}, "fr": {"une", "pour"}, "sv": {"en", "bli"}} {
		x := For(lang.Of(code), nil)
		x.ready()
		a, b := x.ids[pair[0]], x.ids[pair[1]]
		if c := x.follows(a, b); c <= x.uni[b]+unseenPair || c > x.uni[b]+apartMost {
			t.Errorf("%s after %s costs %d, and %d by itself", pair[1], pair[0], c, x.uni[b])
		}
	}
}

// TestFormsOfOldSpellings knows what is another form of a word and spelt as the 17th
// century did besides; a letter that a machine shows for å spells no other word.
func TestFormsOfOldSpellings(t *testing.T) {
	x := For(lang.Of("sv"), nil)
	for word, known := range map[string]bool{
		"begrijpas": true, "underdånigst": true, "missbrukz": true, "sedermehre": true, "besittningz": true, "anhöllo": true,
		"sa": true, "sà": false, "tà": false,
	} {
		if x.Knows(word) != known {
			t.Errorf("%s is known: %v", word, !known)
		}
	}
}
