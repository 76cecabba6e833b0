package restore

import (
	"strings"

	"quinola/corpus"
)

// certain reads the letters that leave no doubt as a reading has them, whatever the
// language: ſ as s, ꝛc as etc and any other rounded ꝛ as r, and a vowel with an e above it
// as ä, ö, ü. The words are otherwise left as they stand.
func certain(words []word) []word {
	for i, w := range words {
		for _, c := range certainly {
			if read := c.as.Replace(w.reading); read != w.reading {
				w.reading, w.why = read, plus(w.why, c.why)
			}
		}
		words[i] = w
	}
	return words
}

// certainly are those letters, and why a reading has them otherwise.
var certainly = []struct {
	as  *strings.Replacer
	why corpus.Why
}{
	{strings.NewReplacer("ſ", "s"), corpus.LongS},
	{strings.NewReplacer("aͤ", "ä", "oͤ", "ö", "uͤ", "ü", "Aͤ", "Ä", "Oͤ", "Ö", "Uͤ", "Ü"), corpus.Accent},
	{strings.NewReplacer("ꝛc", "etc", "ꝛ", "r"), corpus.Letters},
}
