package split

import (
	"strings"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// Heading is a title above clauses.
type Heading struct {
	Text   string // as read, without its last stop
	Raw    string // its letters as the source shows them
	Level  int    // 1 game, 2 laws or rules of a game, 3 part, 4 section, 5 chapter, 6 article, 7 title
	Span   corpus.Span
	List   bool   // of contents: what follows stands below what the list interrupts
	line   int    // its first line
	last   int    // its last line
	word   string // of a numbered division: chapter
	number int    // and its number, 0 if it cannot be read
}

// The levels of headings.
const (
	levelGame = iota + 1
	levelLaws
	levelPart
	levelSection
	levelChapter
	levelArticle
	levelTitle

	// Deepest is the level of a title that ranks below all others.
	Deepest = levelTitle
)

// titleGlyphs is the most glyphs of a title line that is not in capitals.
const titleGlyphs = 44

// lawGlyphs is the same for a title that begins with "Regles" or "Loix".
const lawGlyphs = 54

// markHeadings finds the headings, joins the lines of each, and sets its level.
func (v *view) markHeadings() {
	if v.run {
		v.markSentences()
		return
	}
	v.outline()
	v.findVolumes()
	v.findYears()
	for n := 0; n < len(v.lines); n++ {
		l := &v.lines[n]
		if l.told > 0 && l.head == 0 && !l.speaker {
			v.toldHeading(n)
			continue
		}
		if l.table || l.verse || l.foot || l.head > 0 {
			continue
		}
		level := v.headingLevel(n)
		if level == 0 {
			continue
		}
		if (level < levelPart || level > levelChapter) && l.divides == nil && v.runningHead(*l) {
			v.marks = append(v.marks, v.span(*l))
			l.table = true // never an item
			continue
		}
		if l.divides != nil && l.divides.Class == alphabetClass {
			v.addHeading(n, n, level) // what stands below is the first word
			continue
		}
		numbered := l.divides != nil || v.numberedDivision(*l) > 0
		last, level := v.joined(n, level, numbered)
		if level == levelTitle && !v.loud(*l) && last == n && n+1 < len(v.lines) && !v.lines[n+1].blank && !v.labelled(n+1) && !v.terminal(*l) {
			last++ // the second line of "Regles particulieres ..."
		}
		if numbered && last == n {
			last = v.titleGoesBelow(n)
		}
		switch {
		case last == n && l.divides != nil && !l.divides.Alone && v.terminal(*l) && n+1 < len(v.lines) && v.lines[n+1].blank:
			last = v.argument(last) // "Sect. I. Of Manures." has its title
		case numbered && last == n || level == levelTitle && v.loud(*l) || level == levelGame:
			last = v.underTitle(last, numbered)
		}
		if level == levelTitle && !numbered && v.loud(*l) && v.within(n, last) {
			continue
		}
		v.addHeading(n, last, level)
	}
	v.rankDivisions()
	v.dropBare()
	v.markContents()
	v.cumulate()
}

// within reports whether the lines in capitals from n to last are part of a letter: they end
// in a comma, or are a name after one. MADAM, I am; Your servant, JOHN HANCOCK. A line that a
// function word begins is no name: OF THE REVOKE stands below a full stop misread.
func (v *view) within(n, last int) bool {
	if v.last(v.lines[last]) == ',' {
		return true
	}
	words := strings.Fields(v.text(v.lines[n].lo, v.lines[n].hi))
	if n == 0 || v.lines[n-1].head > 0 || lang.Of(v.lang).Function(strings.ToLower(words[0])) {
		return false
	}
	above := v.lines[n-1]
	return above.hi-above.lo > 1 && v.last(above) == ',' && unicode.IsLetter(v.g[above.hi-2].r)
}

// joined returns the last line of the heading that begins on line n, and its level,
// which a line below may raise. numbered says that line n heads a numbered division.
func (v *view) joined(n, level int, numbered bool) (last, joint int) {
	last = n
	for last+1 < len(v.lines) && last-n < 6 && !v.lines[last+1].table && !v.lines[last+1].speaker && v.lines[last+1].told == 0 {
		if (!numbered || last > n) && v.terminal(v.lines[last]) {
			break // "LE JEU / DU REVERSIS." is whole
		}
		if v.lines[last+1].ends > 4 || v.hashes(v.lines[last+1]) > 0 && (v.hashes(v.lines[n]) == 0 || v.outlined) {
			break
		}
		if numbered && v.last(v.lines[last+1]) == ',' && (last+2 == len(v.lines) || v.headingLevel(last+2) == 0) {
			break // a letter begins: MADAM,
		}
		next := v.headingLevel(last + 1)
		if next == 0 && v.shortCapitals(v.lines[last+1]) && last+2 < len(v.lines) {
			next = v.headingLevel(last + 2) // "REGLOR / FÖR / BOSTON."
		}
		if d := v.lines[last+1].divides; d != nil && d.Class == alphabetClass {
			break
		}
		same := next != 0 && (!numbered || next == levelTitle || next == levelLaws || next == levelGame) && !(next >= levelPart && next <= levelArticle)
		if !same {
			break
		}
		if next == levelTitle && !v.loud(v.lines[last+1]) && !v.shortCapitals(v.lines[last+1]) && !numbered {
			break // a title below a title is a heading of its own
		}
		if next < level && !numbered {
			level = next
		}
		last++
	}
	return last, level
}

// headingLevel returns the level of the heading that a line is; 0 if it is none.
func (v *view) headingLevel(n int) int {
	l := v.lines[n]
	size := l.hi - l.lo
	if size == 0 || size > 70 || l.speaker {
		return 0
	}
	hashes := v.hashes(l)
	if l.label != nil {
		return 0
	}
	if l.divides != nil {
		return levelArticle
	}
	if v.outlined && hashes > 0 {
		return min(hashes, levelTitle)
	}
	if l.blank || hashes > 0 || v.loud(l) {
		if level := v.numberedDivision(l); level > 0 {
			return level
		}
	}
	if level := v.titledDivision(n); level > 0 {
		return level
	}
	if v.told >= toldLeast {
		return 0
	}
	letters := v.letters(l)
	if named := v.titleLevel(l, levelTitle); named < levelTitle && letters >= 4 && v.loud(l) {
		return named // "LOIX" might be a damaged numeral
	}
	if v.bareLabel(l) {
		return 0
	}
	if hashes > 0 && letters > 0 {
		return v.titleLevel(l, levelGame)
	}
	if letters >= 4 && letters*2 >= size && v.loud(l) && !v.labelled(n) && !v.imprinted(n) && !v.refers(l) && !v.endsSentence(n) && !v.breaksOff(n) && !v.signed(n) {
		return v.titleLevel(l, levelTitle)
	}
	if v.leadsTitle(n) {
		return v.headingLevel(n + 1)
	}
	after := n+1 >= len(v.lines) || v.lines[n+1].blank || size <= titleGlyphs && v.labelled(n+1)
	after = after || !l.spaced && v.lines[n+1].spaced && v.terminal(l) // an italic line on a leaf read letter by letter
	limit := titleGlyphs
	if titled(foldCaps(compact(v.g[l.lo:min(l.hi, l.lo+6)])), func(t lang.Titles) string { return t.Long }) {
		limit = lawGlyphs
		after = after || n+2 >= len(v.lines) || v.lines[n+2].blank && v.terminal(v.lines[n+1]) && v.short(v.lines[n+1])
	}
	opens := v.opens(l) || v.topic(l) || n+1 < len(v.lines) && v.labelled(n+1) && v.fewWords(l)
	if l.blank && after && size <= limit && v.capital(l) && opens && !v.labelled(n) && letters*10 >= size*7 {
		if n == 0 || v.terminal(v.lines[n-1]) || v.lines[n-1].head > 0 || v.short(v.lines[n-1]) {
			return levelTitle
		}
	}
	if v.centred(n) && !v.signed(n) {
		return levelTitle
	}
	return 0
}

// hashes counts the signs with which a digitiser's Markdown begins a heading: as many as
// the heading is deep.
func (v *view) hashes(l line) (n int) {
	for l.lo+n < l.hi && v.g[l.lo+n].r == '#' {
		n++
	}
	return n
}

// outline finds whether the Markdown of a source tells how deep each heading is: one
// line is the title of the whole and stands above all others. Machines that write
// Markdown set several as the highest, at random.
func (v *view) outline() {
	title, below := 0, 0
	for _, l := range v.lines {
		switch n := v.hashes(l); {
		case n == 0 || v.letters(l) == 0:
		case title == 0:
			title = n
		case n <= title:
			return
		default:
			below++
		}
	}
	v.outlined = below > 1
}

// leadsTitle reports whether a line is the article of the title below it, set
// on a line of its own on title pages: "THE / COMPLEAT GAMESTER".
func (v *view) leadsTitle(n int) bool {
	l := v.lines[n]
	return l.blank && v.shortCapitals(l) && n+1 < len(v.lines) && lang.Article(lang.Plain(v.text(l.lo, l.hi))) &&
		v.loud(v.lines[n+1]) && v.letters(v.lines[n+1]) >= 4
}

// fewWords reports whether a line is a few words and no sentence: above a label that is
// a title.
func (v *view) fewWords(l line) bool {
	text := v.text(l.lo, l.hi)
	words := strings.Fields(text)
	return len(words) <= 4 && len(words[0]) > 3 && !strings.ContainsAny(text, ".,;:?!-0123456789")
}

// opens reports whether a line begins as titles do.
func (v *view) opens(l line) bool {
	text := strings.ToLower(v.text(v.firstLetter(l), l.hi))
	word, rest, _ := strings.Cut(text, " ")
	if rest == "" {
		return false
	}
	own := lang.Of(v.lang)
	if own == nil {
		return false
	}
	if s := foldCaps(compact(v.g[l.lo:l.hi])); begins(s, own.Titles.Run) || l.spaced && begins(s, own.Titles.Wide) {
		return true
	}
	word = strings.NewReplacer("’", "'", "ü", "u").Replace(word)
	return own.Opens(word)
}

// endsSentence reports whether a line is the rest of the sentence that the full line right
// above it begins in small letters, whatever it is set in.
func (v *view) endsSentence(n int) bool {
	if n == 0 || v.lines[n].blank || v.lines[n].spaced {
		return false
	}
	above := v.lines[n-1]
	return above.head == 0 && !v.loud(above) && !v.short(above) && !v.terminal(above)
}

// breaksOff reports whether a line ends in a function word in small letters and goes on in a
// line that is in no capitals: who is who in a play, LE DIEU DU FLEUVE, Pere de / Sangaride.
func (v *view) breaksOff(n int) bool {
	l := v.lines[n]
	if n+1 == len(v.lines) || v.loud(v.lines[n+1]) {
		return false
	}
	word := v.wordBefore(l.hi, l)
	return unicode.IsLower(v.g[l.hi-len([]rune(word))].r) && lang.Of(v.lang).Function(word)
}

// topic reports whether a line is a title by what it says the part below it holds. A
// comma or a colon at its end makes it the beginning of a sentence.
func (v *view) topic(l line) bool {
	text := strings.ToLower(v.text(v.firstLetter(l), l.hi))
	return !strings.ContainsRune(",;:-", v.g[l.hi-1].r) && lang.Of(v.lang).Topic(strings.Fields(text))
}

// loud reports whether a line is set in capitals.
func (v *view) loud(l line) bool {
	upper, letters := 0, 0
	for _, g := range v.g[l.lo:l.hi] {
		if unicode.IsLetter(g.r) {
			letters++
			if unicode.IsUpper(g.r) {
				upper++
			}
		}
	}
	return letters >= 3 && upper*100 >= letters*62
}

func (v *view) capitals(l line) int {
	n := 0
	for _, g := range v.g[l.lo:l.hi] {
		if unicode.IsUpper(g.r) {
			n++
		}
	}
	return n
}

// shortCapitals reports whether a line is one short word in capitals.
func (v *view) shortCapitals(l line) bool {
	n := v.letters(l)
	return n >= 2 && n <= 4 && n == l.hi-l.lo && v.loud(line{lo: l.lo, hi: l.hi}) || n == 2 && unicode.IsUpper(v.g[l.lo].r) && unicode.IsUpper(v.g[l.hi-1].r)
}

// bareLabel reports whether a line is nothing but a label.
func (v *view) bareLabel(l line) bool {
	s := strings.TrimRight(compact(v.g[l.lo:l.hi]), ".,:;")
	for _, g := range v.guesses(s) {
		if g.cost < sureCost {
			return true
		}
	}
	return false
}

func (v *view) letters(l line) int {
	n := 0
	for _, g := range v.g[l.lo:l.hi] {
		if unicode.IsLetter(g.r) {
			n++
		}
	}
	return n
}

// clearly is the weight from which on a label is accepted without its row.
const clearly = 2.4

// labelled reports whether a line begins with a clear label that words
// follow.
func (v *view) labelled(n int) bool {
	if v.lines[n].label != nil {
		return true
	}
	for _, h := range v.labelsAt(nil, n, v.lines[n].lo, .5) {
		if h.body < v.lines[n].hi && h.weight > clearly {
			return true
		}
	}
	return false
}

// runningHead reports whether a title line has a page number.
func (v *view) runningHead(l line) bool {
	if l.read || v.numberedDivision(l) > 0 {
		return false
	}
	digits := 0
	for _, g := range v.g[l.lo:l.hi] {
		if unicode.IsDigit(g.r) || strings.ContainsRune("®$", g.r) {
			digits++
		}
	}
	return digits >= 1 && digits <= 5 && v.g[l.lo].r != '#'
}

// markSentences finds headings in a text without line ends: short sentences
// that begin as titles do and stand before a label, with at most two
// sentences between.
func (v *view) markSentences() {
	for n := range v.lines {
		l := v.lines[n]
		size := l.hi - l.lo
		if size > titleGlyphs || size < 4 || l.dash || l.table || !v.capital(l) || v.labelled(n) {
			continue
		}
		loud := v.loud(l) && v.letters(l) >= 4
		if !loud && (!v.opens(l) || !v.terminal(l) || strings.ContainsRune(",;", v.g[l.hi-1].r)) {
			continue
		}
		for k := n + 1; k < len(v.lines) && k <= n+4; k++ {
			if v.labelled(k) {
				v.addHeading(n, n, levelTitle)
				break
			}
			if k > n+1 && v.lines[k-1].hi-v.lines[k-1].lo > 160 {
				break
			}
		}
	}
	v.cumulate()
}

// addHeading adds the heading on the lines from to to.
func (v *view) addHeading(from, to, level int) {
	v.heads = append(v.heads, v.headingOf(from, to, level))
	for i := from; i <= to; i++ {
		v.lines[i].head = len(v.heads)
	}
}

// headingOf is the heading on the lines from to to.
func (v *view) headingOf(from, to, level int) Heading {
	h := Heading{Level: level, line: from, last: to}
	h.Span = corpus.Span{Start: v.g[v.lines[from].lo].at(), End: v.g[v.lines[to].hi-1].end()}
	h.Text = v.title(from, to)
	for i := from; i <= to; i++ {
		h.Raw += compact(v.g[v.lines[i].lo:v.lines[i].hi])
	}
	return h
}

// partHeadings parts the title of laws from the heading of their first section, where
// the two stand one above the other: "LAWS OF PIQUET", "SHUFFLING", 1, 2, "CUTTING", 3.
// That the numbers run on below later headings tells that these are of sections, and so
// that the line above the first number is, too.
func (v *view) partHeadings(chain []hyp) {
	if v.run {
		return
	}
	var heads []Heading
	for i, h := range v.heads {
		if h.last > h.line && v.sectionLine(h.last) && !v.titleGoesOn(h.last-1) && v.runOn(i, chain) >= fewSections {
			heads = append(heads, v.headingOf(h.line, h.last-1, min(h.Level, levelSection)))
			h = v.headingOf(h.last, h.last, levelTitle)
		}
		heads = append(heads, h)
	}
	if len(heads) == len(v.heads) {
		return
	}
	v.heads = heads
	for i, h := range heads {
		for n := h.line; n <= h.last; n++ {
			v.lines[n].head = i + 1
		}
	}
	v.cumulate()
}

// fewSections is how many later headings must stand within one row of numbers to tell
// that its first has one of its own.
const fewSections = 2

// sectionLine reports whether a line could be the heading of a section by itself: in
// capitals, below a blank line.
func (v *view) sectionLine(n int) bool {
	return v.Blank(n) && v.loud(v.lines[n]) && v.headingLevel(n) == levelTitle
}

// titleGoesOn reports whether a line of a title goes on in the next, "LES LOIX DU", "PIQUET"
// or "LES LOIX", "DU PIQUET": one ends or the other begins with a short word.
func (v *view) titleGoesOn(n int) bool {
	words := strings.Fields(v.text(v.lines[n].lo, v.lines[n].hi))
	next := strings.Fields(v.text(v.lines[n+1].lo, v.lines[n+1].hi))
	return len(words) == 0 || len(next) == 0 || len([]rune(words[len(words)-1])) <= shortWord || len(next) > 1 && len([]rune(next[0])) <= shortWord
}

// shortWord is the most letters of the articles and prepositions between the lines of a
// title.
const shortWord = 3

// runOn counts the headings of sections within the row of numbers that begins right
// below heading i: each of one line, and right above a number of the row.
func (v *view) runOn(i int, chain []hyp) (sections int) {
	labels := make(map[int]int, len(chain)) // by line, the number
	for _, h := range chain {
		if labels[h.line] == 0 {
			labels[h.line] = h.number
		}
	}
	if labels[v.heads[i].last+1] != 1 {
		return 0
	}
	for _, h := range v.heads[i+1:] {
		if number := labels[h.last+1]; number <= 1 || h.line != h.last || !v.sectionLine(h.last) {
			break
		}
		sections++
	}
	return sections
}

// cumulate prepares headingsBetween.
func (v *view) cumulate() {
	v.headsTo = make([]int, len(v.lines)+1)
	k := 0
	for n := range v.lines {
		for k < len(v.heads) && v.heads[k].line <= n {
			k++
		}
		v.headsTo[n+1] = k
	}
}

// headingsBetween counts the headings that begin in the lines [from, to).
func (v *view) headingsBetween(from, to int) int {
	if to <= from || to > len(v.lines) {
		return 0
	}
	return v.headsTo[to] - v.headsTo[from]
}
