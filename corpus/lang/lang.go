// Package lang holds everything that the program knows of each language: one value and
// one file for each. Code elsewhere asks the value and never which language it is.
package lang

import (
	"cmp"
	"io/fs"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Language is what the program knows of one language: a value, from which all
// else is made when first it is asked. What is left out is not known, and nothing
// is done by it. Lists of words are parted by spaces; unless said otherwise they
// are folded, as Plain folds.
type Language struct {
	Code string // of BCP 47: "fr"
	Name string // in English

	Place int // in lists of languages, from 1; those without one follow, by their codes

	// Its letters and words.
	Letters   string     // beyond a to z
	Own       string     // those of Letters that are no others with an accent: å. See Marked
	Elides    bool       // an apostrophe ends a word: l'homme is two
	Abroad    string     // letters that it alone elides to, so that they are so in a text of another language too: s'esquicher
	Compounds bool       // a word may be put together of two without a hyphen
	Elisions  string     // see Closes
	Strokes   string     // letters for which the period set a stroke over the vowel before them: bõ, bon
	Alike     []string   // letters that the period took for one, in pairs: v, u
	Spellings []string   // rows of letters that it did, then: est, et. See Key
	Outgrown  []string   // endings that later times wrote otherwise, and how: e, nothing (soule, soul). See Later
	Endings   string     // see Stems
	Formerly  [][]string // habits of an earlier time: rows of letters of the counted books, and what it wrote, in pairs: v, w. ^ and $ are the ends of a word. See Earlier
	Elided    string     // see ShowsElided
	Whole     bool       // the counts have nearly all words of the time: what they lack in a scan whose machine errs is rather damaged
	Figured   string     // the figures that machines show for a short word that begins sentences: 11, Il

	Shortened string // words cut short, whose stop is their own: see Shortens

	FunctionWords string // see Function
	Slight        string // see Small
	Persons       string // see Addresses

	HighPoints []string // what is typed before and in marks, and what is set there, in pairs. See Unbroken

	// What a page says.
	Announcers string // words before or after the number of an article: see Announces
	Prefixes   string // words before a number that may be damaged, with their marks and accents
	Articles   string // words that may stand between: RULE THE FIRST
	Ordinals   string // first to nineteenth, other forms of one after a stroke: see Ordinal
	Declined   string // an ending of ordinals, and others that may stand in its place: us a um
	Tens       string // twenty/twentieth …: how the tens begin an ordinal, and how they are one
	OnesFirst  string // where the ones stand before the tens: the word for one, and those that join them: ein und
	Ends       string // what makes an ordinal of a number in figures: th. See OrdinalEnd
	Cardinals  string // two to nineteen, other forms of one after a stroke: see Numbers
	Hundred    string // and its other forms
	Openers    string // see Opens
	Topics     string // words for what a part of a book holds, which may be its title alone: introduction. See Titles
	Some       string // words besides Articles that may stand before those: an, some
	Divisions  Divisions
	Titles     Titles
	Cues       Cues
	References []Reference
	Stamps     string   // words of the stamps of libraries; one that ends in a star may go on
	Volumes    string   // what stands before the number of a volume
	Signed     []string // what printers sign sheets with besides letters and figures

	// Its words today.
	Today  func(before, word string) (today, why string) // the spelling of today of a word in small letters after another; why is "" where it is the same
	Lemmas Lemmas

	Data fs.FS // words.gz and pairs.gz, counted in period texts by restore/mend/learn; nil for those of data/CODE

	once      sync.Once
	function  map[string]bool
	elisions  map[string]bool
	blur      map[string]bool // function words, s and f alike
	letters   *respeller
	spelling  *respeller
	formerly  []*strings.Replacer
	unbroken  *strings.Replacer
	endings   []string
	openers   []string
	topics    map[string]bool
	before    map[string]bool // what may stand before topics
	announce  map[string]bool
	small     map[string]bool
	divides   map[string]bool
	articles  map[string]bool
	ordinals  map[string]int
	ends      map[string]bool
	cardinals map[string]int
	cues      [cueKinds]*regexp.Regexp
}

// ready makes what is asked of the language from what is said of it.
func (l *Language) ready() *Language {
	l.once.Do(func() {
		l.function, l.blur = map[string]bool{}, map[string]bool{}
		for w := range strings.FieldsSeq(l.FunctionWords) {
			l.function[w] = true
			l.blur[blur.Replace(w)] = true
		}
		l.elisions = map[string]bool{}
		for w := range strings.FieldsSeq(l.Elisions) {
			l.elisions[w] = true
		}
		l.cardinal()
		l.letters = newRespeller(l.Alike)
		l.spelling = newRespeller(l.Spellings)
		for _, habit := range l.Formerly {
			l.formerly = append(l.formerly, strings.NewReplacer(habit...))
		}
		l.unbroken = strings.NewReplacer(l.HighPoints...)
		l.endings = strings.Fields(l.Endings)
		l.openers = strings.Fields(l.Openers)
		l.count()
		l.cues = l.Cues.compile()
	})
	return l
}

// languages are all that the program knows, in their places. A new language is a file of its
// own that registers it, with its data in data/CODE if it has any.
var languages []*Language

// Of returns the language with that code, or nil.
func Of(code string) *Language {
	for _, l := range languages {
		if l.Code == code {
			return l
		}
	}
	return nil
}

// All returns the languages that the program knows.
func All() []*Language { return slices.Clone(languages) }

// ElidedAbroad reports whether a letter before an apostrophe is an elision of some
// language in a text of whatever language.
func ElidedAbroad(letter string) bool {
	return slices.ContainsFunc(languages, func(l *Language) bool { return letter != "" && strings.Contains(l.Abroad, letter) })
}

// Codes returns the codes of All.
func Codes() []string {
	codes := make([]string, len(languages))
	for i, l := range languages {
		codes[i] = l.Code
	}
	return codes
}

// Register adds a language. Call it from an init function: what was made of the
// languages before does not know it. It panics where the code is taken.
func Register(l *Language) {
	if l.Code == "" || Of(l.Code) != nil {
		panic("lang: " + strconv.Quote(l.Code) + " names no new language")
	}
	languages = append(languages, l)
	slices.SortStableFunc(languages, func(a, b *Language) int {
		return cmp.Or(cmp.Compare(a.place(), b.place()), cmp.Compare(a.Code, b.Code))
	})
}

// place is where a language stands in lists.
func (l *Language) place() int {
	if l.Place == 0 {
		return math.MaxInt
	}
	return l.Place
}

// Unbroken returns a text of today with the spaces that the language sets before
// high points and within quotation marks, at which no line may break. In files
// they are plain spaces, so that they can be typed.
func (l *Language) Unbroken(text string) string { return l.ready().unbroken.Replace(text) }

// Function reports whether a word, in folded letters (no accents, no capitals,
// no long s), is a function word: one that carries no norm of its own and so
// need not be accounted for when the words of a clause are. Words that limit,
// deny, count, permit or oblige are never function words. A nil language has
// none.
func (l *Language) Function(word string) bool { return l != nil && l.ready().function[word] }
