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
func own(code string, words []string) bool { return kindOf(code, nil).own(words) }

// kind tells books of card games from others, in a language.
type kind struct {
	kin    kin     // nil where no such book is known
	before float64 // what is expected of a passage before it is read
	doubt  float64 // how many words that expectation weighs
}

// kindOf is the kind of a language's books, by which passages that came together,
// if any, are judged as a whole before each is.
func kindOf(code string, list []*member) kind {
	books, ok := ownBooks[code]
	if !ok {
		return kind{}
	}
	k := kind{kin: books.kin(), doubt: doubtAlone}
	if len(list) < 2 {
		return k
	}
	var all []string
	for _, m := range list {
		all = append(all, m.words...)
	}
	k.before, k.doubt = k.of(all), doubtAmong
	return k
}

func (k kind) own(words []string) bool { return k.kin != nil && k.of(words) > kinLeast }

// kin is how much likelier a word is in books of card games than in others: the
// logarithm, times 100.
type kin map[string]int32

// of is the mean over the words that are known either way. Few words tell little: some
// are taken for granted that say what was expected; and where too few are known, as of
// names, of Latin or of an earlier French, nothing is told.
func (k kind) of(words []string) float64 {
	sum, n, all := k.before*k.doubt, k.doubt, 0
	for _, w := range words {
		if utf8.RuneCountInString(w) < 3 {
			continue
		}
		all++
		if v, ok := k.kin[blurred(strings.ToLower(w))]; ok {
			sum += float64(v)
			n++
		}
	}
	if n-k.doubt < knownLeast*float64(all) {
		return 0
	}
	return sum / n
}

// A passage of a book of cards reaches 80 and more, of any other book less than 0.
const (
	kinLeast   = 35
	doubtAlone = 3
	doubtAmong = 15

	knownLeast = 0.6 // of 1, of the words
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
		k[w] = min(c-lacking, 0) // a rare one is none of cards
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
	return newKin(frenchModel().Costs(), frenchElsewhere().Costs())
})

// frenchElsewhere is the French of other books.
func frenchElsewhere() *mend.Lexicon { return mend.For(lang.Of("fr"), frenchKnows) }

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
