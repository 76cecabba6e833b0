package lang

import (
	"slices"
	"testing"
)

func TestNumbers(t *testing.T) {
	for _, o := range [...]struct {
		lang, text string
		want       []int
	}{
		{"fr", "la seconde doit être de quarante-deux, & la premiére de 14", []int{14, 42}},
		{"fr", "cent quarante jettons, & quatre-vingt-dix", []int{90, 140}},
		{"fr", "deux, trois ou dix-sept; soixante-douze", []int{2, 3, 17, 72}},
		{"fr", "un Roi, une Dame, & le premier", nil},
		{"fr", "ooooo 0 0", nil},
		{"sv", "får du två eller tre stick af fyratio", []int{2, 3, 40}},
		{"en", "the twenty six fish, and one hundred", []int{26, 100}},
	} {
		if got := Of(o.lang).Numbers(o.text); !slices.Equal(got, o.want) {
			t.Errorf("%s: %q gives %v, want %v", o.lang, o.text, got, o.want)
		}
	}
}
