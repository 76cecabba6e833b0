package restore

import (
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// certain reads the letters that leave no doubt as a reading has them, whatever the
// language: ſ as s, ꝛc as etc and any other rounded ꝛ as r, and a vowel with an e above it
// as ä, ö, ü. The words are otherwise left as they stand.
func certain(words []word) []word { return settled(lettered(sureS, words)) }

// settled reads them but for ſ, of which a lexicon may tell more.
func settled(words []word) []word { return lettered(sureR, lettered(sureUmlauts, words)) }

// lettered reads some letters in all words.
func lettered(l sure, words []word) []word {
	for i, w := range words {
		if read := l.as.Replace(w.reading); read != w.reading {
			words[i].reading, words[i].why = read, plus(w.why, l.why)
		}
	}
	return words
}

// sure are letters that leave no doubt, and why a reading has them otherwise.
type sure struct {
	as  *strings.Replacer
	why corpus.Why
}

var (
	sureS       = sure{strings.NewReplacer("ſ", "s"), corpus.LongS}
	sureUmlauts = sure{strings.NewReplacer(lang.Umlauts...), corpus.Accent}
	sureR       = sure{strings.NewReplacer(lang.RoundR...), corpus.Letters}
)
