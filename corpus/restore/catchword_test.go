package restore

import "testing"

// At the turn of a page the catchword is not read, whether the machine gave it a
// line of its own or not; a word that is there twice for sense is.
func TestCatchwords(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"the whole word", "så blir hans\n\nhans Kort färgen.", "så blir hans Kort färgen."},
		{"with a stop that is none", "ej göra sig hopp.\n\nhopp om at vinna.", "ej göra sig hopp om at vinna."},
		{"a beginning, its hyphen read as a stop", "Förmons rätten til  \nli.\n\nlika spel följer.", "Förmons rätten til lika spel följer."},
		{"below a signature", "et lågt Kort af en färg i  \nA. 4.  \nhvil-\n\nhvilken han hafver.", "et lågt Kort af en färg i hvilken han hafver."},
		{"the word is said twice", "Passa, passa\n\nPassa, min Broder.", "Passa, passa\n\nPassa, min Broder."},
		{"another word", "det som han\n\nhar på hand.", "det som han har på hand."},
	} {
		if got := Reading(Tokens([]byte(c.src), "sv", nil)); got != c.want {
			t.Errorf("%s:\n%q, want\n%q", c.name, got, c.want)
		}
	}
}
