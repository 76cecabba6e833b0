package restore

import (
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// certain reads the letters that leave no doubt as a reading has them, whatever the
// language: ſ as s, ꝛc as etc and any other rounded ꝛ as r, and a vowel with an e above it
// as ä, ö, ü. The words are otherwise left as they stand.
func certain(words []word) []word { return lettered(certainly, words) }

// settled reads them but for ſ, of which a lexicon may tell more.
func settled(words []word) []word { return lettered(certainly[1:], words) }

func lettered(list []sure, words []word) []word {
	for i, w := range words {
		for _, c := range list {
			if read := c.as.Replace(w.reading); read != w.reading {
				w.reading, w.why = read, plus(w.why, c.why)
			}
		}
		words[i] = w
	}
	return words
}

// sure are some of those letters, and why a reading has them otherwise.
type sure struct {
	as  *strings.Replacer
	why corpus.Why
}

var certainly = []sure{
	{strings.NewReplacer("ſ", "s"), corpus.LongS},
	{strings.NewReplacer(lang.Umlauts...), corpus.Accent},
	{strings.NewReplacer(lang.RoundR...), corpus.Letters},
}
