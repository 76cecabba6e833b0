package index

import "testing"

func TestWordsThatSoundAlike(t *testing.T) {
	for heard, written := range map[string]string{
		"espaniolet": "espagnolette",
		"kinola":     "quinolas",
		"pikett":     "piquet",
		"repique":    "repic",
		"reversy":    "reversis",
		"sinquieme":  "cinquiemes",
	} {
		if a, b := sound(heard), sound(written); a != b {
			t.Errorf("%s sounds %q, %s %q", heard, a, written, b)
		}
	}
	for one, other := range map[string]string{"as": "a", "roi": "loi", "panier": "papier"} {
		if sound(one) == sound(other) {
			t.Errorf("%s and %s sound alike", one, other)
		}
	}
}
