package restore

import (
	"strings"
	"testing"
)

// A word that folios or signatures tear is whole again, in every language.
func TestTornWord(t *testing.T) {
	for _, tt := range []struct{ lang, src, want string }{
		{"en", "he has, on declaring his inten-\n850\n850a\ntion, permission to see the card.\n", "intention,"},
		{"fr", "il a, en déclarant son inten-\n850\n850a\ntion, la permission de voir la carte.\n", "intention,"},
		{"sv", "han har, då han förklarar sin inten-\n850\n850a\ntion, lof att se kortet.\n", "intention,"},
		{"fr", "il a, en déclarant son inten-\n\n12\n\nA 3\n\ntion, la permission de voir la carte.\n", "intention,"},
		{"fr", "Celui qui gagne a\n\n12\n\njettons, & le dernier six.\n", "a 12 jettons"},
	} {
		if got := strings.Join(strings.Fields(Reading(Tokens([]byte(tt.src), tt.lang, nil))), " "); !strings.Contains(got, tt.want) {
			t.Errorf("%s: read %q, want %q", tt.lang, got, tt.want)
		}
	}
}
