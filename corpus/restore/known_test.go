package restore

import "testing"

func TestKnown(t *testing.T) {
	for word, want := range map[string]bool{
		"espagnolette": true, "étoit": true, "Joueurs": true, "passer": true, "partie": true,
		"Efpagnoktte": false, "foreer": false, "pafíer": false,
	} {
		if got := Known("fr", word); got != want {
			t.Errorf("Known(fr, %q) = %v", word, got)
		}
	}
	if !Known("sv", "hvilkendera") {
		t.Error("without a lexicon every word is known")
	}
}
