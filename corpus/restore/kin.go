package restore

import (
	"iter"
	"math"
	"strings"
	"sync"
	"unicode/utf8"

	"quinola/corpus/lang"
	"quinola/corpus/restore/mend"
)

// own reports whether a scan is of the kind that the edition's own models are
// learned from, books of card games: whether its words, s and f being alike, are
// likelier in those books than in others. A scan of any other kind is not read
// by a model to which every buste is a baste.
func own(code string, words []string) bool {
	books, ok := ownBooks[code]
	return ok && kinship(words, books.kin()) > kinLeast
}

// kin is how much likelier a word is in books of card games than in others: the
// logarithm, times 100.
type kin map[string]int32

// kinship is the mean over the words that are known either way. Few words tell
// little: some are taken for granted that speak against; and where few of many are
// known, as those that Latin shares with French, nothing is told.
func kinship(words []string, k kin) float64 {
	sum, n, all := 0.0, float64(doubt), 0
	for _, w := range words {
		if utf8.RuneCountInString(w) < 3 {
			continue
		}
		all++
		if v, ok := k[blurred(strings.ToLower(w))]; ok {
			sum += float64(v)
			n++
		}
	}
	if n*knownLeast < float64(all) {
		return 0
	}
	return sum / n
}

// A passage of a book of cards reaches 80 and more, of any other book less than 0.
const (
	kinLeast = 35
	doubt    = 2

	knownLeast = 4 // one word in so many
)

// newKin compares how common words are here and elsewhere. A word that one side
// lacks costs there what the rarest do.
func newKin(here, elsewhere iter.Seq2[string, int32]) kin {
	gather := func(all iter.Seq2[string, int32]) map[string]int32 {
		m := map[string]int32{}
		for w, c := range all {
			b := blurred(w)
			if old, ok := m[b]; !ok || c < old {
				m[b] = c
			}
		}
		return m
	}
	a, b := gather(here), gather(elsewhere)
	k := kin{}
	for w, c := range b {
		k[w] = c - lacking
		if h, ok := a[w]; ok {
			k[w] = c - h
		}
	}
	for w, c := range a {
		if _, ok := b[w]; !ok {
			k[w] = lacking - c
		}
	}
	return k
}

const lacking = 1300

var frenchKin = sync.OnceValue(func() kin {
	return newKin(frenchModel().Costs(), mend.For(lang.Of("fr"), frenchKnows).Costs())
})

// swedishKin takes the words that the rules for Swedish lean on, of which no
// frequency is known, for equally common.
var swedishKin = sync.OnceValue(func() kin {
	list := func(yield func(string, int32) bool) {
		c := int32(math.Round(100 * math.Log(float64(len(swedishLexicon())))))
		for w := range swedishLexicon() {
			if !yield(w, c) {
				return
			}
		}
	}
	return newKin(list, mend.For(lang.Of("sv"), swedishKnows).Costs())
})

// blurred is a word without its accents, s and f alike. Å, ä and ö are letters of
// their own in Swedish.
func blurred(word string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case 'å', 'ä', 'ö':
			return r
		case 'f', 'ſ', 'í':
			return 's'
		}
		return lang.Base(r)
	}, word)
}
