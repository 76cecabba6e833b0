package restore

import (
	_ "embed"
	"iter"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/page"
	"quinola/corpus/restore/channel"
)

// The model of French, learned by corpus/restore/lexicon.
var (
	//go:embed data/fr/confusions.tsv
	frenchConfusions string
	//go:embed data/fr/words.tsv
	frenchWords string
	//go:embed data/fr/bigrams.tsv
	frenchBigrams string
	//go:embed data/fr/classes.tsv
	frenchClasses string
	//go:embed data/fr/senses.tsv
	frenchSenses string
	//go:embed data/fr/lexicon.dawg
	frenchLexicon []byte
)

// frenchModel is loaded when first it is needed.
var frenchModel = sync.OnceValue(func() *channel.Model {
	m, err := channel.Load(frenchConfusions, frenchWords, frenchBigrams, frenchClasses, frenchSenses, frenchLexicon)
	if err != nil {
		panic("corpus/restore/data/fr: " + err.Error()) // embedded, so a broken build
	}
	return m
})

// roundModel is the model for scans with a round s.
var roundModel = sync.OnceValue(func() *channel.Model { return frenchModel().Round() })

// cleanModel is the model for what was typed, or read with hardly an error.
var cleanModel = sync.OnceValue(func() *channel.Model { return frenchModel().Clean() })

// modelFor is the model for a unit, beside which other books tell names.
func modelFor(cells []cell) *channel.Model {
	m := asPrinted(cells).Naming(frenchElsewhere().Name)
	if commasClose(cells) {
		m = m.Close()
	}
	return m
}

// commasClose reports whether nearly all commas stand close to the words before them.
func commasClose(cells []cell) bool {
	near, apart := 0, 0
	for _, c := range cells {
		switch {
		case c.r != ',':
		case c.gap == gapNone:
			near++
		default:
			apart++
		}
	}
	return near > 4*apart
}

// asPrinted is the model for what was printed: it asks whether the words of a unit are
// words as they stand, and how often s stands where print with a long s has none, within
// words.
func asPrinted(cells []cell) *channel.Model {
	round, long := 0, 0
	for i, c := range cells[:max(0, len(cells)-1)] {
		if cells[i+1].gap != gapNone || !unicode.IsLetter(cells[i+1].r) {
			continue
		}
		switch c.r {
		case 's':
			round++
		case 'f', 'í', 'ſ':
			long++
		}
	}
	if long <= round+1 && clean(cells) {
		return cleanModel()
	}
	if round > 3 && round > 2*long {
		return roundModel()
	}
	return frenchModel()
}

// wordsShown yields the words of some cells as they stand, in small letters.
func wordsShown(cells []cell) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := 0; i < len(cells); {
			j := i + 1
			for unicode.IsLetter(cells[i].r) && j < len(cells) && cells[j].gap == gapNone && unicode.IsLetter(cells[j].r) {
				j++
			}
			if unicode.IsLetter(cells[i].r) {
				var word strings.Builder
				for _, c := range cells[i:j] {
					word.WriteRune(unicode.ToLower(c.r))
				}
				if !yield(word.String()) {
					return
				}
			}
			i = j
		}
	}
}

// clean reports whether at most one word in twenty is none as it stands. Short
// ones are not asked: nearly any two letters are a word.
func clean(cells []cell) bool {
	known, all := 0, 0
	m := frenchModel()
	for word := range wordsShown(cells) {
		if utf8.RuneCountInString(word) > 2 {
			all++
			if m.Knows(longS(word)) {
				known++
			}
		}
	}
	return all > 0 && known*20 >= all*19
}

// Observed is what the decoder sees of a leaf, and where in the source each of
// its characters stands.
type Observed struct {
	Text []channel.Char
	At   []int
}

// Observe is what the decoder sees of each leaf of a text: for the learner.
func Observe(src []byte, lang string, leaves []corpus.Span) []Observed {
	var out []Observed
	for _, u := range layout(src, lang, leaves, &corpus.Evidence{}).all() {
		o := Observed{Text: observed(u.cells)}
		for _, c := range u.cells {
			o.At = append(o.At, int(c.at))
		}
		out = append(out, o)
	}
	return out
}

// observed is the cells as the channel takes them.
func observed(cells []cell) []channel.Char {
	out := make([]channel.Char, len(cells))
	for i, c := range cells {
		out[i] = channel.Char{Sym: channel.SymOf(c.r), Gap: channel.Gap(min(c.gap, gapBlank)), Loose: c.place&page.Loose != 0}
	}
	return out
}

// french reads a unit through the noisy channel.
func french(u *unit) []word {
	m := modelFor(u.cells)
	text := observed(u.cells)
	var out []word
	for _, f := range m.Decode(text) {
		w := word{from: int(f.From), to: int(f.To)}
		if f.Kind == channel.KindRoman {
			w.reading, w.why = roman(u.cells[w.from:w.to])
		} else if f.Kind == channel.KindNumber {
			w.reading, w.why = number(u.cells[w.from:w.to])
		} else if f.Kind == channel.KindMark {
			for _, c := range u.cells[w.from:w.to] {
				w.reading += string(straight(c.r))
			}
		} else {
			reading, why := m.Read(text, f.Arc)
			w.reading, w.why = reading, reasons(why)
		}
		for _, r := range f.Rivals {
			if reading, _ := m.Read(text, r); reading != w.reading && reading != "" && !slices.Contains(w.rivals, reading) {
				w.rivals = append(w.rivals, reading)
			}
		}
		out = append(out, w)
	}
	singleStops(u.cells, out)
	u.inCapitals(out)
	u.asMarked(out)
	u.asElsewhere(out)
	u.cutShort(out)
	return out
}

// number reads figures, of which some may show as letters.
func number(cells []cell) (string, corpus.Why) {
	var seen, read strings.Builder
	tail := false
	for i, c := range cells {
		seen.WriteRune(c.r)
		switch {
		case tail:
		case c.r == 'o' || c.r == 'O':
			if i > 0 {
				c.r = '0'
			}
		case c.r == 'i' || c.r == 'l' || c.r == 'I':
			c.r = '1'
		}
		if c.r == '*' || c.r == '^' || c.r == '«' || c.r == '\'' {
			c.r = '°'
		}
		tail = tail || !unicode.IsDigit(c.r)
		read.WriteRune(c.r)
	}
	if read.String() != seen.String() {
		return read.String(), corpus.Numeral
	}
	return seen.String(), ""
}

// reasons are the channel's reasons in the words of the corpus.
func reasons(why channel.Reason) corpus.Why {
	var out corpus.Why
	for _, r := range []struct {
		is  channel.Reason
		why corpus.Why
	}{
		{channel.WhyJoin, corpus.Join}, {channel.WhyLongS, corpus.LongS}, {channel.WhyAccent, corpus.Accent},
		{channel.WhyLetters, corpus.Letters}, {channel.WhyApostrophe, corpus.Apostrophe},
		{channel.WhyLigature, corpus.Ligature}, {channel.WhyMarks, corpus.Marks},
	} {
		if why&r.is != 0 {
			out = plus(out, r.why)
		}
	}
	return out
}

// roman reads a roman number, if what the machine saw for it can only be one.
func roman(cells []cell) (string, corpus.Why) {
	var seen, number strings.Builder
	for _, c := range cells {
		seen.WriteRune(c.r)
		switch c.r {
		case 'Í', 'l', '1', 'i', 'í', '¡', 'J':
			number.WriteByte('I')
		case 'Ü', 'U', 'H':
			number.WriteString("II")
		default:
			number.WriteRune(unicode.ToUpper(c.r))
		}
	}
	why := corpus.Why("")
	if cells[len(cells)-1].end-cells[0].at > int32(seen.Len()) {
		why = corpus.Join
	}
	if n := number.String(); n != seen.String() && validRoman.MatchString(n) {
		return n, plus(why, corpus.Numeral)
	}
	return seen.String(), why
}

var validRoman = regexp.MustCompile(`^(?:C{0,3})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})$`)
