package restore

import (
	"strings"
	"testing"
)

// A line tells little by itself; those that come with it tell that its f may be ſ. A
// line whose s are round is none of them.
func TestTogether(t *testing.T) {
	lines := []string{
		"les perfonnes qui ont été raifonnables & fages font toujours eftimées",
		"il faut que les chofes foient faites avec une certaine juftice",
		"& fur tout il ne fera pas difficile de reconnoître fes ouvrages",
		"les hommes font obligés de fe foumettre à leur deftinée",
		"de fa maifon",
		"ses amis sont assis sous un arbre, & leur feu est fait de branches sèches",
	}
	list := make([]Passage, len(lines))
	for i, l := range lines {
		list[i] = Passage{l, "fr"}
	}
	c := Together(list)
	if among, alone := c.list[4].profile.LongS, Together(list[4:5]).list[0].profile.LongS; among < 0.5 || alone > 0.6 {
		t.Errorf("%q: of its s are long %.2f among the lines of its book and %.2f alone", lines[4], among, alone)
	}
	for i, want := range map[int]string{4: "de sa maison", 5: lines[5]} {
		if got := Reading(c.Restore(i)); got != want {
			t.Errorf("%q, among the others, reads %q, want %q", lines[i], got, want)
		}
	}
}

// Words are broken at the end of a line that a text put end to end has no more, or run
// together, or cut off; and a hyphen may be the word's own.
func TestPartsOfWords(t *testing.T) {
	for _, c := range []struct{ lang, text, want string }{
		{"en", "a train of calami- ties, which the suf. ficiency of their ambas- fador had fore- feen, and the mafters of the houfe", "a train of calamities, which the sufficiency of their ambassador had foreseen, and the masters of the house"},
		{"fr", "Ayez pitié des malheureux, & je vous prie de ne pas oublierlesperfonnes qui ont tousiours efté de vos amis, & leurs maifons", "Ayez pitié des malheureux, & je vous prie de ne pas oublier les personnes qui ont tousiours esté de vos amis, & leurs maisons"},
		{"fr", "Il viendra peut-\nêtre demain, & la for-\ntune lui sera favorable", "Il viendra peut-être demain, & la fortune lui sera favorable"},
		{"fr", "toute la puissance de ces despoti-", "toute la puissance de ces despoti-"},
		{"fr", "18 LA MANIERE", "18 LA MANIERE"},
	} {
		if got := strings.Join(strings.Fields(Reading(Tokens([]byte(c.text), c.lang, nil))), " "); got != c.want {
			t.Errorf("%s: %q\nis read as %q", c.lang, c.text, got)
		}
	}
}
