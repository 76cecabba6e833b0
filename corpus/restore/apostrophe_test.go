package restore

import (
	"strings"
	"testing"
)

// An apostrophe that a machine shows as a space is put back where the letter before it
// stands alone and books set the word after it. Letters that name something, and the
// initials of names, stay.
func TestApostropheShownAsSpace(t *testing.T) {
	const french = "Il est dans la maison où il se trouve avec ses freres, & son pere lui fit voir que ce fut une chose fort aisée à faire. "
	const english = "He that was in the house with his brothers did not know what his father had said of them, and it was no easy thing to do. "
	for _, c := range []struct{ lang, company, text, want string }{
		{"fr", french, "qu on dise qu il n y a rien pour l usage de l Asie", "qu'on dise qu'il n'y a rien pour l'usage de l'Asie"},
		{"fr", french, "qu 'on dise qu 'il n'y a rien pour l 'usage", "qu'on dise qu'il n'y a rien pour l'usage"},
		{"fr", french, "la ligne a b, & le point d & le point l.", "la ligne a b, & le point d & le point l."},
		{"fr", french, "M d'Argens & L Aubin", "M d'Argens & L Aubin"},
		{"en", english, "the laws by which they are govern d, and what he had receiv d of them", "govern'd, and what he had receiv'd of them"},
		{"en", english, "it cost 4 s and 6 d in all, and the line a d is equal to it", "it cost 4 s and 6 d in all, and the line a d is equal to it"},
	} {
		got := Reading(Tokens([]byte(c.company+c.text+"\n"+c.company), c.lang, nil))
		if !strings.Contains(got, c.want) {
			t.Errorf("%q\nis read as %q, without %q", c.text, got, c.want)
		}
	}
}

// A 1 is an I where the scan errs and the next word follows I, and nowhere else.
func TestOneIsI(t *testing.T) {
	const errs = "Thc houfe was full oi people, and they all fpoke togethcr oi whar they had feen in thc ftreet; but hc would nor anfwer thcm, for hc had becn told that thc mafter was ncar, and rhat he heard whar was faid oi him by thofe wbo ftood at thc door. "
	got := Reading(Tokens([]byte(errs+"And 1 have told you that 1 will go. See Book 1 and page 1 of it, for 1 l. and 1 day.\n"+errs), "en", nil))
	if want := "And I have told you that I will go. See Book 1 and page 1 of it, for 1 l. and 1 day."; !strings.Contains(got, want) {
		t.Errorf("%q\nlacks %q", got, want)
	}
	const sound = "And 1 have told you that 1 will go, since they were all in the house with him and he did not know what to say."
	if got := Reading(Tokens([]byte(sound), "en", nil)); got != sound {
		t.Errorf("a sound text is read as %q", got)
	}
}
