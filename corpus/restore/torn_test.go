package restore

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// A word that folios or signatures tear reads as the whole word does, in every
// language.
func TestTornWord(t *testing.T) {
	for _, code := range lang.Codes() {
		whole, _, _ := strings.Cut(Reading(Tokens([]byte("intention, 36"), code, nil)), ",") // Dutch has but intentie
		for _, between := range []string{"850 850a", "850\n850a", "\n850\n\n850a\n", "\n12\n\nA 3\n"} {
			src := "inten-\n" + between + "\ntion, 36"
			if got := Reading(Tokens([]byte(src), code, nil)); !strings.HasPrefix(got, whole+",") || !strings.HasPrefix(whole, "intenti") {
				t.Errorf("%s: %q reads %q", code, src, got)
			}
		}
	}
	const src = "Celui qui gagne a\n\n12\n\njettons, & le dernier six.\n"
	if got := strings.Join(strings.Fields(Reading(Tokens([]byte(src), "fr", nil))), " "); !strings.Contains(got, "a 12 jettons") {
		t.Errorf("read %q", got)
	}
}

// What stands at a line's end for a hyphen and nowhere else joins any word, known or
// not.
func TestHyphens(t *testing.T) {
	for _, src := range []string{"die Ge-\nlegenheit", "die Ge¬\nlegenheit", "die Ge\u00ad\nlegenheit", "die Ge¬\n\flegenheit"} {
		if got, want := Reading(Tokens([]byte(src), "de", nil)), "die Gelegenheit"; got != want {
			t.Errorf("%q is read %q", src, got)
		}
	}
}

// A hyphen after which a space stands leaves the rest of the word to what follows,
// where a language compounds; elsewhere the space came in.
func TestSuspendedHyphen(t *testing.T) {
	for _, c := range []struct{ lang, src, want string }{
		{"sv", "de inskränkta korn- och hafreåkrar på landet", "de inskränkta korn- och hafreåkrar på landet"},
		{"sv", "uti et långt tid-skifte", "uti et långt tid-skifte"},
		{"fr", "il y a peut- être un as", "il y a peut-être un as"},
	} {
		if got := Reading(Tokens([]byte(c.src), c.lang, nil)); got != c.want {
			t.Errorf("%s: %q is read %q", c.lang, c.src, got)
		}
	}
}
