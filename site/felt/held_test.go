package felt

import (
	"testing"

	"golang.org/x/text/language"

	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/site/sitetest"
	"quinola/templates/phrases"
)

// Whatever an example is held to is told as a sentence, in every language of the
// interface.
func TestWhatAnExampleIsHeldToIsSaidInEveryLanguage(t *testing.T) {
	notes := sitetest.Edited(t).Notes
	unsaid := map[string]bool{}
	for _, n := range notes.Notes() {
		for _, x := range n.Examples {
			for r := x.Record; r != nil; r = r.Then {
				rs := games.Find(r.Rules)
				if rs == nil {
					rs = games.Find(n.Clause.Text.ID)
				}
				for i := range r.Expects {
					e := held(&r.Expects[i], rs.Game)
					if e.Judges || unsaid[e.Text] {
						continue
					}
					for _, tag := range []language.Tag{language.French, language.Swedish} {
						if _, ok := phrases.Say(tag, e.Text); !ok {
							unsaid[e.Text] = true
							t.Errorf("%s: %q, of %q, is not said in %v", n.Clause.ID, e.Text, r.Expects[i].String(), tag)
						}
					}
				}
			}
		}
	}
}

func TestHeld(t *testing.T) {
	for _, c := range []struct{ rules, line, want string }{
		{"ambigu", "S pays 3 to the vade pool", "South puts 3 into the vade"},
		{"hague-1785", "E takes 45 from the pool", "East takes 45 from the pool"},
		{"hague-1785", "W returns 2 to S", "West returns 2 to South"},
		{"hague-1785", "nothing for ♥J", "Nothing is paid for ♥J"},
		{"hague-1785", "next dealer W", "West deals next"},
		{"quadrille", "no outcome vole", "Vole: nobody"},
		{"bete", "net E -4", "In all East loses 4"},
		{"piquet", "score S 30", "After the hand: score, South 30"},
		{"hague-1785", "refuse E ♦9", "East: ♦9"},
	} {
		r, err := record.ParseBlock("", "rules "+c.rules+"\nexpect "+c.line+"\n")
		if err != nil {
			t.Fatal(err)
		}
		e := held(&r.Expects[0], games.Find(c.rules).Game)
		got := e.Text
		if e.Judges {
			got = e.Who + ": " + got
		}
		if got != c.want {
			t.Errorf("%q is told %q, want %q", c.line, got, c.want)
		}
	}
}
