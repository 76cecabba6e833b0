package mend

import (
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
)

// Profile is what a scan tells of itself: which words it holds and how often,
// what its machine confuses, whether it has the long s.
type Profile struct {
	rates      rates
	lex        *Lexicon
	edge       []int32      // cost of each edge of the table
	outside    [kinds]int32 // cost of each kind outside it, by ^kind
	roundS     int32        // cost of an s within a word that is shown as s
	unknown    int32        // cost of a word in small letters that no lexicon holds, before its letters are asked
	split      int32        // cost of two words run together
	elided     int32        // cost of an l with its apostrophe that is shown as another letter
	unseen     int32        // cost of an apostrophe that is not shown
	systematic []bool       // the edges that the scan is known for
	types      map[string]int
	forms      map[string]int // how often the scan says a word in any form, in small letters, by what the forms share
	names      map[string]int // and with a capital
	nouns      bool           // every noun has one
	total      int

	earlier bool    // the words are spelt as in books of an earlier time, which spelt as it liked
	habits  int     // the habits of an earlier time in which they are, a bit each
	strokes bool    // letters are set as strokes over the vowels before them, which machines lose
	sound   float64 // of the words, those that are known or would be but for the long s

	named       int32   // how much likelier than a slip a name is behind a strange word with a capital
	slips       float64 // how often the machine errs, of what it does in scans in general
	errs        bool    // its slips, and not what is true of scans in general, say that it errs as others do
	strangeness int32   // how much the letters of a word that no lexicon has count

	among *Profile // what scans that came with it tell, or nil
	// How many s within words the scan shows otherwise, and as s.
	long, round float64

	shown   string // the letters whose marks the scan is known to show for others
	bentOwn string // letters the language lacks that the scan shows for its own: â for å

	LongS float64 // how often s within a word is shown as something else, of 1

	mu    sync.RWMutex
	cache map[asked][]candidate
}

// asked is a word of which the candidates are remembered, and how it was taken.
type asked struct {
	word  string
	valid bool
}

// rounds is how often the table is fitted to the scan.
const rounds = 3

// Fit makes the profile of a scan from its words, as they stand. Where it says
// nothing of a confusion, among does, the profile of scans that came with it; or nil.
func (x *Lexicon) Fit(words []string, among *Profile) *Profile {
	p := &Profile{lex: x, types: map[string]int{}, cache: map[asked][]candidate{}, among: among}
	for _, w := range words {
		p.types[w]++
		p.total++
	}
	p.date()
	p.relate()
	p.bend()
	p.prior()
	for range rounds {
		p.fit()
	}
	p.judge()
	return p
}

// judge finds out whether the book abbreviates, and how much of it is known. One
// with v for u at the beginning of words, vne, is of a time in which most did, and
// less tells it.
func (p *Profile) judge() {
	strokes, sound, initial, all := 0, 0, 0, 0
	var strange, long [2]int // words of some length that no lexicon has, of those in small letters and those with a capital
	for w, n := range p.types {
		rs := []rune(w)
		if !unicode.IsLetter(rs[0]) {
			continue
		}
		all += n
		if p.initialV(rs) {
			initial += n
		}
		known, capital := p.isSound(w), 0
		if unicode.IsUpper(rs[0]) {
			capital = 1
		}
		if len(rs) >= namedLeast {
			long[capital] += n
			if !known {
				strange[capital] += n
			}
		}
		switch {
		case known:
			sound += n
		case strings.ContainsAny(w, stroked) || p.abbreviates(strings.ToLower(w), true):
			strokes += n
		}
	}
	p.sound = float64(sound) / float64(max(all, 1))
	part := func(of int) float64 {
		return (float64(strange[of]) + namedDoubt*namedWords) / float64(long[of]+namedWords)
	}
	p.named = min(max(int32(nat*math.Log(part(1)/part(0)-1)), 0), namedMost)
	p.strokes = strokes > 1 && float64(strokes) > strokesLeast*float64(all) ||
		strokes > 0 && initial > 1 && float64(initial) > initialLeast*float64(all) ||
		p.among != nil && p.among.strokes
}

// How many letters a word has that tells how much stranger words with a capital are than
// others, what part of them is strange and how many words that weighs before
// a scan is asked, and what a name that is one by that is worth at most.
const (
	namedLeast = 4
	namedDoubt = 0.05
	namedWords = 10
	namedMost  = 300

	namedAbroad = 100 // from which on letters that no word has tell nothing of a name
)

// bend finds the letters that the language has not and that the scan shows for those
// of its own, by the words that they would make with them: pâ, ârs. A word or two with
// such a letter is of another language.
func (p *Profile) bend() {
	own, all := map[rune]int{}, map[rune]int{}
	for w, n := range p.types {
		for i, r := range []rune(strings.ToLower(w)) {
			if !strings.ContainsRune(accented, r) || strings.ContainsRune(p.lex.lang.Letters, r) {
				continue
			}
			all[r] += n
			if p.ownWith(w, i, r) {
				own[r] += n
			}
		}
	}
	if p.among != nil {
		p.bentOwn = p.among.bentOwn
	}
	for r, n := range own {
		if n >= bentOwnLeast && 2*n > all[r] && !strings.ContainsRune(p.bentOwn, r) {
			p.bentOwn += string(r)
		}
	}
}

// bentOwnLeast is how often a scan shows a letter for another of the language's own
// that is known to.
const bentOwnLeast = 3

// ownWith reports whether a word is one that is known with a letter of the language's own
// for the one at i.
func (p *Profile) ownWith(w string, i int, r rune) bool {
	rs := []rune(strings.ToLower(w))
	for _, k := range p.lex.from(r) {
		if !p.marks(p.lex.edges[k]) {
			continue
		}
		rs[i] = p.lex.edges[k].printed[0]
		if p.lex.Knows(string(rs)) {
			return true
		}
	}
	return false
}

const (
	stroked      = "ãẽĩõũ"
	strokesLeast = 0.006 // of the words of a book that abbreviates, those that have a stroke
	initialLeast = 0.005 // of the words of a book that has v for u, those that begin so
)

// initialV reports whether a word begins with v for u: vn, vne, vser.
func (p *Profile) initialV(rs []rune) bool {
	if len(rs) < 2 || rs[0] != 'v' || strings.ContainsRune("aeiouyh'", rs[1]) {
		return false
	}
	_, ok := p.lex.ids["u"+string(rs[1:])]
	return ok
}

// abbreviates reports whether a word is one that is known, with a letter set as a
// stroke over the vowel before it: cõtraire, côtraire if the machine took the stroke
// for an accent, and, if it may be lost, cotraire.
func (p *Profile) abbreviates(word string, lost bool) bool {
	vowels := "ãẽĩõũâêîôûäëïöüàèéù"
	if lost {
		vowels += "aeiou"
	}
	rs := []rune(word)
	for i, r := range rs {
		if !strings.ContainsRune(vowels, r) || i+1 < len(rs) && strings.ContainsRune("aeiouhy'", rs[i+1]) {
			continue
		}
		for _, s := range p.lex.lang.Strokes {
			full := string(rs[:i]) + string(lang.Base(r)) + string(s) + string(rs[i+1:])
			if id, ok := p.lex.ids[full]; ok && p.lex.uni[id] < foreign {
				return true
			}
		}
	}
	return false
}

// Sound reports whether a word of the scan is known as it stands, or but for its
// long s.
func (p *Profile) Sound(w string) bool { return p.isSound(plain.Replace(w)) }

// isSound reports whether a word is known as it stands, or but for an f for ſ.
func (p *Profile) isSound(w string) bool {
	if p.knows(w) {
		return true
	}
	if !(p.LongS >= longSLeast && strings.ContainsAny(w, "fíl")) && !strings.ContainsAny(strings.ToLower(w), p.shown) || !p.mendable([]rune(w)) {
		return false
	}
	if _, _, ok := p.respelt(w); ok {
		return true
	}
	for _, f := range p.candidates(w, false) {
		if p.habitual(f) {
			return true
		}
	}
	return false
}

// small reports whether all of a word is small letters.
func small(rs []rune) bool {
	for _, r := range rs {
		if !unicode.IsLower(r) && r != '\'' {
			return false
		}
	}
	return true
}

// outsideMost is how many edges outside the table a word of that length may have. One with
// a figure has none: they would take that for dirt.
func (p *Profile) outsideMost(rs []rune) int {
	least := 4
	if p.bold() {
		least = 2 // nd, and
	}
	if len(rs) < least || slices.ContainsFunc(rs, unicode.IsDigit) {
		return 0
	}
	return 1
}

// mendable reports whether a word of the scan may be read as another: it has
// letters, and is no figure, not set in capitals (one within a word is a letter
// misread) and not of another language by its accents.
func (p *Profile) mendable(rs []rune) bool {
	letters, digits, capitals := 0, 0, 0
	for i, r := range rs {
		switch {
		case strings.ContainsRune(accented, r) && !strings.ContainsRune(p.lex.lang.Letters, r) && !strings.ContainsRune(p.bentOwn, r) && !ligature(rs[i:]):
			return false
		case unicode.IsLetter(r), strings.ContainsRune("{[&@$£€¢", r):
			letters++
			if i > 0 && unicode.IsUpper(r) {
				capitals++
			}
		case unicode.IsDigit(r):
			digits++
		}
	}
	if digits == 1 && len(rs) <= 5 && rs[0] == '1' {
		return oneForL(rs)
	}
	if len(rs) == 2 && rs[1] == '\'' && p.lex.lang.Elides {
		return true
	}
	if len(rs) > 1 && rs[1] == '\'' && unicode.IsUpper(rs[0]) && !p.lex.lang.Elides {
		return false // the initial of a name: F's
	}
	return letters >= 2 && digits*3 <= letters && capitals*3 < letters && len(rs) < longestWord && !(digits > 0 && unicode.IsDigit(rs[0]) && rs[0] != '1' && letters < shownDigit)
}

// shownDigit is how many letters must follow a figure that is one shown for a letter:
// 6fver; 4eme is an ordinal.
const shownDigit = 4

// ligature reports whether letters begin with an é that machines show for the c of ct.
func ligature(rs []rune) bool {
	return len(rs) > 1 && rs[0] == 'é' && strings.ContainsRune("til", rs[1])
}

// longestWord bounds what is held against the lexicon.
const longestWord = 40

// oneForL reports whether a short word with a 1 before it may be one with an l or
// an i, and is no ordinal: 1a, 1ui; not 1e, 1er.
func oneForL(rs []rune) bool {
	switch rest := string(rs[1:]); rest {
	case "e", "er", "ere", "re", "r", "o", "°", "st", "ste", "sten", "sta", "d", "s":
		return false
	default:
		return small([]rune(rest))
	}
}

// accented are letters that machines do not see where a language has none of them.
const accented = "éèêëàâçôùûãẽĩõũ"

// knows reports whether a word is known, as it stands or with a small letter for
// its capital.
func (p *Profile) knows(w string) bool { return p.lex.Knows(strings.ToLower(w)) }

// unknownCapital is the cost of a word with a capital that no lexicon holds,
// before its letters are asked: it may be a name.
const unknownCapital = 200

// own is the cost of an unknown word as it stands.
func (p *Profile) own(w string) int32 {
	letters := p.lex.marks.cost(strings.ToLower(w)) * p.strangeness / strangeWhole
	if r, _ := utf8.DecodeRuneInString(w); !unicode.IsUpper(r) {
		return p.unknown + letters
	}
	if p.named > namedAbroad { // it may be of another language
		letters = min(letters, abroad+anyLetter*int32(utf8.RuneCountInString(w)))
	}
	return unknownCapital + letters
}

// What it costs that a name is of another language, and each letter of it, of which
// nothing is then known but that it is one.
const (
	abroad    = 150
	anyLetter = 290
)

// said is how often the scan says a word, or another form of it: vitterhets and
// Vitterheten are twice the same. A word in small letters is not said by a name, which
// what has a capital is unless the scan gives one to every noun.
func (p *Profile) said(w string) int {
	n := p.types[w]
	first, _ := utf8.DecodeRuneInString(w)
	for _, form := range p.lex.forms(w) {
		said := p.forms[form]
		if p.nouns || unicode.IsUpper(first) {
			said += p.names[form]
		}
		n = max(n, said)
	}
	if p.among != nil {
		n = max(n, p.among.said(w))
	}
	return n
}

// forms are a word in small letters and what it may be a form of, each once.
func (x *Lexicon) forms(w string) []string {
	low := strings.ToLower(w)
	out := []string{low}
	for stem := range x.lang.Stems(low) {
		if len(stem) >= stemLeast && len(stem) < len(low) && strings.HasPrefix(low, stem) && !slices.Contains(out, stem) {
			out = append(out, stem)
		}
	}
	return out
}

// relate counts the forms of words by what they may be forms of.
func (p *Profile) relate() {
	p.forms, p.names = map[string]int{}, map[string]int{}
	capitals, words := 0, 0
	for w, n := range p.types {
		to := p.forms
		first, _ := utf8.DecodeRuneInString(w)
		if unicode.IsLetter(first) {
			words += n
		}
		if unicode.IsUpper(first) {
			to = p.names
			capitals += n
		}
		for _, form := range p.lex.forms(w) {
			to[form] += n
		}
	}
	p.nouns = float64(capitals) > nounsLeast*float64(words)
}

// nounsLeast is how many of the words of a scan, of 1, have a capital where every noun
// has one.
const nounsLeast = 0.15

// stemLeast is how many bytes of a word its forms share.
const stemLeast = 5

// again is how much less the scan as it stands costs, at own, than a candidate takes
// it to, since the scan says w again: a word that a book has said once it is likely to
// say, so that what it says twice is evidence in it. So it is with the word that the
// candidate is, where that is a rare one. It is none against a confusion by which the
// true word would be shown so each time, nor, where spelling is settled or a letter is
// shown for ſ that seldom is, if the scan says that word so often that it would be shown
// so now and then.
func (p *Profile) again(w string, f candidate, own int32) int32 {
	shapes, seldom := p.everywhere(f)
	if shapes && (!seldom || p.bold()) || (shapes || p.bold()) && float64(p.said(w)) <= 1+slipsAgain*float64(p.said(p.lex.words[f.word]))*chance(f.cost) {
		return 0
	}
	return p.saidAgain(w, own, p.lex.uni[f.word])
}

// saidAgain is how much less a word of the scan costs than own since it is said again,
// and more than another of that cost does then.
func (p *Profile) saidAgain(w string, own, other int32) int32 {
	n, total := p.said(w), p.total
	if n < 2 {
		return 0
	}
	if p.among != nil {
		total = max(total, p.among.total)
	}
	next := cost(repeated * float64(n) / float64(total))
	gain := max(own-next, 0) - max(other-next, 0)
	return max(gain, 0) * int32(n-1) / int32(n)
}

// saidHere is how much likelier a way to read a token is since the scan shows its words
// elsewhere. That tells nothing of what the token itself shows, of which again asks, nor of
// what it makes with the next: a word that a line breaks is among those of the scan whole.
func (p *Profile) saidHere(a *arc, shown string) int32 {
	gain := int32(0)
	if a.to > a.from+1 {
		return 0
	}
	said := func(id int32) {
		if id < 0 {
			return
		}
		w := p.lex.words[id]
		if n := p.types[w] + p.types[recase(w, "A")]; n > 0 && w != strings.ToLower(shown) {
			alone := p.lex.uni[id]
			gain += alone - cost(chance(alone)+saidShare*float64(n)/float64(p.total))
		}
	}
	said(a.id)
	for _, r := range a.rest {
		said(r.id)
	}
	return max(gain, 0)
}

// saidShare is how much the words of the scan tell of which it has elsewhere, of 1; the rest
// goes by the books.
const saidShare = 0.03

// slipsAgain is how many times oftener than is expected of a word it may be shown otherwise,
// so that it is no evidence of another.
const slipsAgain = 3

// repeated is how likely, of 1, a word is to be one that the book has said and that its
// language would not have there.
const repeated = 0.1

// everywhere reports whether a candidate is a word with the long s, or with letters
// whose marks are lost, and no more: a machine that shows one so shows it so each time,
// unless it seldom shows a ſ as that letter: lous is no sous where f stands for ſ.
func (p *Profile) everywhere(f candidate) (shapes, seldom bool) {
	for _, i := range f.edges {
		if i < 0 || !p.lex.edges[i].longs && !p.marks(p.lex.edges[i]) {
			return false, false
		}
		e := p.lex.edges[i]
		seldom = seldom || e.longs && len(e.seen) == 1 && len(e.printed) == 1 && p.rates.edge[i] < seldomShown
	}
	return true, seldom
}

// seldomShown is how often, of 1, a ſ is shown as a letter below which that is no rule.
const seldomShown = 0.15

// oftenMost is how many times over, at most, the space is paid for that words have
// lost which the scan runs together again and again.
const oftenMost = 6
