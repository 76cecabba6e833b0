package restore

import "testing"

// Of a language without counts the words stay as they stand; but a letter that leaves no
// doubt is read: the long s, the rounded r (with a c it is etc.), and the vowel with an e
// above it.
func TestCertainLetters(t *testing.T) {
	for _, c := range []struct{ lang, src, want string }{
		{"de", "Weſſen Karten die ſchoͤnſten ſind, der hat fuͤnf Stiche gewon-\nnen, ꝛc. und die Uͤbrigen bezahlen ihm.", "Wessen Karten die schönsten sind, der hat fünf Stiche gewonnen, etc. und die Übrigen bezahlen ihm."},
		{"la", "Quouſque tandem abutere Catilina patientia noſtra", "Quousque tandem abutere Catilina patientia nostra"},
		{"de", "Der Spieler, deſſen Woꝛt gilt", "Der Spieler, dessen Wort gilt"},
	} {
		if got := Reading(Tokens([]byte(c.src), c.lang, nil)); got != c.want {
			t.Errorf("%s: %q\nis read as %q", c.lang, c.src, got)
		}
	}
}
