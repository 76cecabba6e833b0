package page

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/corpus/edit"
	"quinola/corpus/lang"
)

// Furniture is what stands on a leaf and is no part of the text. It is
// recognised by its pattern (folios, signatures, stamps, a digitiser's
// additions), by its place (at the edges of a leaf, beside a gap of several
// blank lines, in the middle of a sentence) and by its recurrence.

var (
	folio      = regexp.MustCompile(`^\W*[0-9IlOo$®]{1,4}[a-z]{0,2}\W*$`)
	signed     = regexp.MustCompile(`^\W{0,2}[A-Z]\s*[0-9iIlajS$]{0,3}[\s.,;:_»¡]*$|^N:?\s?o?\s?[:.]?\s?[0-9]+\.?$`)
	inBrackets = regexp.MustCompile(`^\s*\(\s?[0-9IlO]{1,4}\s?\)`)
	pageOfRun  = regexp.MustCompile(`^\s*\(\s?[^()\s]{1,4}\s?[)]`)
	year       = regexp.MustCompile(`^\W{0,2}1[4-9][0-9][0-9]\.$`)
	debris     = regexp.MustCompile(`^[^\pL\pN&]*$`)
	verseStop  = regexp.MustCompile(`^\W*\*[\s*,.;och]*\*\W*$`)
	digitiser  = regexp.MustCompile(`(?i)\b(https?://|www\.)|\bebooks?\b|\be-b[oö]c?k\w*|\bEOD\b|internet archive|google books|books2ebooks`)
)

// stamp matches the words of library stamps in all languages, and a
// digitiser's words about himself.
var stamp = sync.OnceValue(func() *regexp.Regexp {
	words := []string{"ex libris", "digiti[sz]ed by", "google"}
	for _, l := range lang.All() {
		for w := range strings.FieldsSeq(l.Stamps) {
			words = append(words, strings.ReplaceAll(regexp.QuoteMeta(w), `\*`, `\w*`))
		}
	}
	return regexp.MustCompile(`(?i)\b(` + strings.Join(words, "|") + `)\b`)
})

// signature reports whether a line is the signature of a sheet.
func signature(line string) bool {
	return signed.MatchString(line) || lang.Signs(line)
}

// furnish marks the furniture of each leaf, beside what is already known.
func (f *furnisher) furnish() {
	f.labels = f.announcedLabels()
	f.heads = f.returning()
	f.paged = f.pagedHeads()
	f.bracketed = f.rowInBrackets()
	from, to := f.book()
	cores.All(len(f.Leaves), func(i int) { f.leaf(i, from, to) })
}

// byLeaf divides known furniture by the leaves on which it stands.
func byLeaf(leaves, furniture []corpus.Span) [][]corpus.Span {
	out := make([][]corpus.Span, len(leaves))
	i := 0
	for _, s := range furniture {
		for i < len(leaves) && leaves[i].End <= s.Start {
			i++
		}
		for k := i; k < len(leaves) && leaves[k].Start < s.End; k++ {
			out[k] = append(out[k], corpus.Span{Start: max(s.Start, leaves[k].Start), End: min(s.End, leaves[k].End)})
		}
	}
	return out
}

// furnisher finds the furniture of a profile.
type furnisher struct {
	*Profile
	src    []byte
	labels map[int]bool    // the beginnings of lines that are labels of articles, see announcedLabels
	heads  map[string]bool // recurring lines, as skeletons
	paged  map[string]bool // recurring lines with a folio that counts the leaves, see pagedHeads
	// the same in a text without leaves, whatever lines are around
	counted map[string]bool

	bracketed bool // numbers in brackets are a row of labels, not folios
}

// rowInBrackets reports whether numbers in brackets, (12), begin lines within the
// leaves at least as often as at their tops, where folios are.
func (f *furnisher) rowInBrackets() bool {
	tops, inner := 0, 0
	for _, lines := range f.Lines {
		top := true
		for _, l := range lines {
			if l.Blank {
				continue
			}
			switch {
			case !inBrackets.MatchString(f.text(l)):
			case top:
				tops++
			default:
				inner++
			}
			top = false
		}
	}
	return inner >= max(tops, rowLeast)
}

func (f *furnisher) text(l Line) string { return string(f.src[l.Start:l.End]) }

// mark marks bytes of leaf i as furniture.
func (f *furnisher) mark(i, start, end int) {
	if start < end {
		f.Furniture[i] = append(f.Furniture[i], corpus.Span{Start: start, End: end})
	}
}

// leaf marks the furniture of leaf i. What lies before from or after to does
// not belong to the book.
func (f *furnisher) leaf(i, from, to int) {
	leaf := f.Leaves[i]
	for _, m := range leafMark.FindAllIndex(f.src[leaf.Start:leaf.End], -1) {
		f.mark(i, leaf.Start+m[0], leaf.Start+m[1])
	}
	if m := pageOfRun.FindIndex(f.src[leaf.Start:leaf.End]); m != nil && i > 0 && !f.bracketed {
		f.mark(i, leaf.Start+m[0], leaf.Start+m[1])
	}
	lines := f.Lines[i]
	first, last, foot := f.ends(lines)
	for n, l := range lines {
		if l.Blank || f.labels[l.Start] || n == first && leafMark.MatchString(f.text(l)) {
			continue
		}
		if l.Start < from || l.Start >= to || f.drops(lines, n, first, last, foot) {
			f.mark(i, l.Start, l.End)
		}
	}
	f.stamps(i)
	f.turns(i, lines)
	if i+1 < len(f.Leaves) {
		if len(lines) == 1 {
			f.pageEnd(i)
		} else {
			f.catchword(i, lines, last)
		}
	}
	slices.SortFunc(f.Furniture[i], func(a, b corpus.Span) int { return a.Start - b.Start })
	f.Furniture[i] = merge(f.Furniture[i])
}

// ends returns the first and the last line that are not blank, and the last that is
// more than debris; -1 for none.
func (f *furnisher) ends(lines []Line) (first, last, foot int) {
	first, last, foot = -1, -1, -1
	for n, l := range lines {
		if l.Blank {
			continue
		}
		if first < 0 {
			first = n
		}
		if last = n; !debris.MatchString(strings.TrimSpace(f.text(l))) {
			foot = n
		}
	}
	return first, last, foot
}

// drops reports whether line n of a leaf is furniture, by its words and its place
// among the others; first, last and foot are those of ends.
func (f *furnisher) drops(lines []Line, n, first, last, foot int) bool {
	t := strings.TrimSpace(f.text(lines[n]))
	edge := n == last && n > first+2 || n == first && last > first+2
	switch {
	case ornament(t):
		return true
	case debris.MatchString(t):
		return !verseStop.MatchString(t) || len(t) < 8
	case signature(t) && (n == foot && n > first+2 || foldedFoot(lines, n)):
		return true
	case edge && folio.MatchString(t) && !(n == last && year.MatchString(t)) && !f.table(lines, n) && !(f.bracketed && inBrackets.MatchString(t)):
		return true
	}
	head := skeleton(t)
	switch {
	case f.heads[head] && f.apart(lines, n) && !strings.HasSuffix(t, ","):
		return true
	case f.paged[head] && pageNumber(t) > 0 && f.apart(lines, n):
		return true
	case f.counted[head] && pageNumber(t) > 0:
		return true
	}
	return f.runningHead(lines, n, first, last) || f.insert(lines, n) || f.parts(lines, n)
}

// merge joins spans that overlap.
func merge(spans []corpus.Span) []corpus.Span {
	var out []corpus.Span
	for _, s := range spans {
		if n := len(out); n > 0 && s.Start <= out[n-1].End {
			out[n-1].End = max(out[n-1].End, s.End)
			continue
		}
		out = append(out, s)
	}
	return out
}

// skeleton returns the letters of a line, in capitals: what remains of a running
// head when its folio changes.
func skeleton(t string) string {
	var b strings.Builder
	for _, r := range t {
		if unicode.IsLetter(r) {
			b.WriteRune(unicode.ToUpper(r))
		}
	}
	return b.String()
}

// returning returns the skeletons of short lines that stand apart and recur three
// times or more, with a few letters changed. If no leaves are known, one of them
// must interrupt a sentence: what only recurs between paragraphs may be a heading.
func (f *furnisher) returning() map[string]bool {
	count := map[string]int{}
	torn, within, sung := map[string]bool{}, map[string]int{}, map[string]int{}
	var order []string
	for i, lines := range f.Lines {
		full := f.full(lines)
		for n, l := range lines {
			if l.Blank || f.labels[l.Start] || l.End-l.Start > min(60, full) || !f.apart(lines, n) {
				continue
			}
			t := f.text(l)
			s := skeleton(t)
			if utf8.RuneCountInString(s) < 5 || !f.inText(lines, n) && i > 0 || f.romanLabel(t) || strings.Contains(t, "#") {
				continue
			}
			if BeginsLower(t) && n > 0 && !lines[n-1].Blank && (f.labels[lines[n-1].Start] || count[skeleton(f.text(lines[n-1]))] == 0) {
				continue // the end of a paragraph, not the second line of such a head
			}
			if count[s]++; count[s] == 1 {
				order = append(order, s)
			}
			torn[s] = torn[s] || f.tears(lines, n)
			if f.within(i, n) {
				within[s]++
			}
			if f.refrain(lines, n) {
				sung[s]++
			}
		}
		if len(order) > 20000 {
			break
		}
	}
	heads := map[string]bool{}
	for _, s := range order {
		if count[s] >= 3 && sung[s]*2 < count[s] && (within[s]*2 >= count[s] || f.Setting.Parted() && (torn[s] || len(f.Leaves) > 1)) {
			heads[s] = true
		}
	}
	for _, s := range order { // and what resembles one
		for h := range heads {
			if count[s] < 3 && sung[s] == 0 && len(h) > 8 && near(s, h) {
				heads[s] = true
				break
			}
		}
		if len(heads) > 400 {
			break
		}
	}
	return heads
}

// full returns how long a line may be without counting as a full line, on a leaf
// whose lines all stand apart. There a repeated formula looks like a recurring head;
// but heads are short.
func (f *furnisher) full(lines []Line) int {
	var sizes []int
	apart := 0
	for n, l := range lines {
		if l.Blank {
			continue
		}
		sizes = append(sizes, l.End-l.Start)
		if f.apart(lines, n) && (n == 0 || lines[n-1].Blank) && (n+1 == len(lines) || lines[n+1].Blank) {
			apart++
		}
	}
	if len(sizes) == 0 || apart*10 < len(sizes)*8 {
		return math.MaxInt
	}
	slices.Sort(sizes)
	return sizes[len(sizes)/2] * 3 / 4
}

// near reports whether two words differ by at most a fifth of their letters.
func near(a, b string) bool {
	if d := len(a) - len(b); d > 4 || d < -4 {
		return false
	}
	return edit.Strings(a, b)*5 <= len(b)
}

// apart reports whether line n stands in a group of at most two lines between
// blank ones.
func (f *furnisher) apart(lines []Line, n int) bool {
	blankAt := func(k int) bool { return k < 0 || k >= len(lines) || lines[k].Blank }
	return blankAt(n-1) && (blankAt(n+1) || blankAt(n+2)) || blankAt(n+1) && blankAt(n-2)
}

// around returns the lines above and below the group of line n.
func around(lines []Line, n int) (above, below int) {
	above, below = n-1, n+1
	for above >= 0 && !lines[above].Blank {
		above--
	}
	for above >= 0 && lines[above].Blank {
		above--
	}
	for below < len(lines) && !lines[below].Blank {
		below++
	}
	for below < len(lines) && lines[below].Blank {
		below++
	}
	return above, below
}

// inText reports whether the group of line n stands in the middle of a sentence:
// the line above does not end one, or the line below does not begin one.
func (f *furnisher) inText(lines []Line, n int) bool {
	above, below := around(lines, n)
	if above < 0 {
		return true
	}
	if below >= len(lines) {
		return n+1 < len(lines) && !lines[n+1].Blank || !EndsSentence(f.text(lines[n])) || !BeginsLower(f.text(lines[n]))
	}
	return !EndsSentence(f.text(lines[above])) && !f.labels[lines[above].Start] || BeginsLower(f.text(lines[below]))
}

// tears reports whether the group of line n stands after the first half of a
// sentence.
func (f *furnisher) tears(lines []Line, n int) bool {
	above, _ := around(lines, n)
	return above >= 0 && !f.labels[lines[above].Start] && !EndsSentence(f.text(lines[above])) && strings.IndexFunc(f.text(lines[above]), unicode.IsLower) >= 0
}

// within reports whether a sentence breaks off before the group of line n of leaf i,
// or at the end of the leaf before, and goes on after the group.
func (f *furnisher) within(i, n int) bool {
	lines := f.Lines[i]
	above, below := around(lines, n)
	if below == len(lines) {
		return false
	}
	before := ""
	if above >= 0 {
		if f.labels[lines[above].Start] {
			return false
		}
		before = f.text(lines[above])
	} else if i > 0 {
		for _, l := range slices.Backward(f.Lines[i-1]) {
			if !l.Blank {
				before = f.text(l)
				break
			}
		}
	}
	return !EndsSentence(before) && BeginsLower(f.text(lines[below]))
}

// EndsSentence reports whether a line ends as a sentence does.
func EndsSentence(t string) bool {
	t = strings.TrimRight(t, " \t\r*_\"»)”'")
	return t == "" || strings.ContainsRune(".!?:—", rune(t[len(t)-1]))
}

// BeginsLower reports whether a line begins in small letters, marks aside.
func BeginsLower(t string) bool {
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(t, " \t*_\"«("))
	return unicode.IsLower(r)
}

// announced matches a number with the word that may announce it: "Article 2.".
var announced = regexp.MustCompile(`^(\pL{3,})\.? ?(?:(?i:[ivxlc]{1,7})|[0-9]{1,3})\.?:?$`)

// announcedLabels returns the beginnings of the lines that have the label of an
// article, in a row of such. Whatever they look like, they are neither folios
// nor recurring heads.
func (f *furnisher) announcedLabels() map[int]bool {
	t := &textLines{src: f.src}
	for leaf, lines := range f.Lines {
		blank := true
		for _, l := range lines {
			if !l.Blank {
				t.lines, t.blank, t.leaf = append(t.lines, l), append(t.blank, blank), append(t.leaf, leaf)
			}
			blank = l.Blank
		}
	}
	out := map[int]bool{}
	for _, row := range Labels(t) {
		for _, found := range row {
			out[t.lines[found.Line].Start] = true
		}
	}
	return out
}

// textLines are the lines of all leaves that are not blank.
type textLines struct {
	src   []byte
	lines []Line
	blank []bool
	leaf  []int
}

func (t *textLines) Len() int          { return len(t.lines) }
func (t *textLines) Line(i int) string { return string(t.src[t.lines[i].Start:t.lines[i].End]) }
func (t *textLines) Blank(i int) bool  { return t.blank[i] }
func (t *textLines) Leaf(i int) int    { return t.leaf[i] }

// romanLabel reports whether a line may be the number of a clause.
func (f *furnisher) romanLabel(t string) bool {
	t = strings.Trim(t, " .\t\r")
	if m := announced.FindStringSubmatch(t); m != nil {
		if word := lang.Plain(m[1]); lang.Announces(word) || lang.Divides(word) {
			return true
		}
	}
	return t != "" && strings.Trim(t, "IVXLCivxlc") == ""
}

// table reports whether line n of figures stands among others.
func (f *furnisher) table(lines []Line, n int) bool {
	figures := 0
	for k := max(0, n-6); k < min(len(lines), n+7); k++ {
		if t := f.text(lines[k]); k != n && strings.ContainsAny(t, "0123456789") && skeleton(t) == "" {
			figures++
		}
	}
	return figures > 1
}

// pageGap is how many blank lines part two printed pages that were read as one.
const pageGap = 3

// gap reports whether at least so many stand above line n (step -1) or below (1).
func gap(lines []Line, n, step int) bool {
	blank := 0
	for n += step; n >= 0 && n < len(lines) && lines[n].Blank; n += step {
		blank++
	}
	return blank >= pageGap
}

// foldedFoot reports whether line n stands alone at the foot of a page that
// another follows on its leaf.
func foldedFoot(lines []Line, n int) bool {
	return n > 0 && lines[n-1].Blank && gap(lines, n, 1)
}

// runningHead reports whether line n is a running head: capitals, or spaced
// letters, with a folio at one end, at the top of the leaf or beside a gap
// between two printed pages read as one.
func (f *furnisher) runningHead(lines []Line, n, first, last int) bool {
	if n != first && n != last && !gap(lines, n, -1) && !gap(lines, n, 1) {
		return false
	}
	t := strings.TrimSpace(f.text(lines[n]))
	if len(t) > 60 || f.romanLabel(t) {
		return false
	}
	words := strings.Fields(t)
	up, low, single := 0, 0, 0
	for _, w := range words {
		if utf8.RuneCountInString(w) == 1 {
			single++
		}
	}
	for _, r := range t {
		switch {
		case unicode.IsUpper(r):
			up++
		case unicode.IsLower(r):
			low++
		}
	}
	groups := len(strings.FieldsFunc(strings.ReplaceAll(t, "  ", "\t"), func(r rune) bool { return r == '\t' }))
	if up+low < 4 || low > up && (single*5 < len(words)*4 || groups > 3) || f.listed(lines, n) {
		return false
	}
	end := words[len(words)-1]
	return len(words) > 1 && (folioLike(words[0]) && !f.romanLabel(words[0]) || folioLike(end) || end == "m")
}

// folioLike reports whether a word is a folio, or what is left of one.
func folioLike(w string) bool {
	w = strings.Trim(w, ".,:;*_^' ")
	if w == "" || utf8.RuneCountInString(w) > 4 {
		return false
	}
	if strings.ContainsAny(w, "0123456789$®«") {
		return true
	}
	switch w {
	case "no", "itf", "ift", "q8", "iio", "ior":
		return true
	}
	return false
}

// insert reports whether the machine put line n in: figures or a few letters
// alone between blank lines, or an unfinished phrase in the middle of a
// sentence.
func (f *furnisher) insert(lines []Line, n int) bool {
	if !f.Setting.Parted() { // between lines of print such a line belongs to the book
		return false
	}
	t := strings.TrimSpace(f.text(lines[n]))
	if !f.apart(lines, n) || len(t) > 40 || year.MatchString(t) {
		return false
	}
	if f.strays(lines, n, t) {
		return true
	}
	if EndsSentence(t) || f.romanLabel(t) || strings.ContainsAny(t, "#*|") {
		return false
	}
	above, below := n-1, n+1
	for above >= 0 && (lines[above].Blank || above == n-1 && !lines[above].Blank && f.apart(lines, above) && len(f.text(lines[above])) < 40) {
		above--
	}
	for below < len(lines) && (lines[below].Blank || below == n+1 && !lines[below].Blank && f.apart(lines, below) && len(f.text(lines[below])) < 40) {
		below++
	}
	if above < 0 || below >= len(lines) {
		return false
	}
	return !EndsSentence(f.text(lines[above])) && BeginsLower(f.text(lines[below]))
}

// strays reports whether line n, which reads t, is figures or a few letters alone
// between blank lines.
func (f *furnisher) strays(lines []Line, n int, t string) bool {
	blank := func(k int) bool { return k < 0 || k >= len(lines) || lines[k].Blank }
	if !blank(n-1) || !blank(n+1) || f.romanLabel(t) || strings.ContainsAny(t, "#-—=*") {
		return false
	}
	r := utf8.RuneCountInString(t)
	return folio.MatchString(t) && !f.table(lines, n) || signature(t) || r <= 2 ||
		r <= 4 && strings.TrimRight(t, ".") == skeleton(t) && !strings.ContainsAny(t, "AEIOUYÅÄÖ")
}

// parts reports whether line n is one of a few figures or signatures between the
// halves of a word, inten- and tion. In no language or setting does the text do
// that.
func (f *furnisher) parts(lines []Line, n int) bool {
	between := func(k int) bool {
		t := strings.TrimSpace(f.text(lines[k]))
		return lines[k].Blank || len(t) <= 12 && (folios(t) || signature(t))
	}
	if !between(n) {
		return false
	}
	above, below := n-1, n+1
	for above >= 0 && n-above <= mostBetween && between(above) {
		above--
	}
	for below < len(lines) && below-above <= mostBetween && between(below) {
		below++
	}
	if above < 0 || below == len(lines) || below-above > mostBetween || !BeginsLower(f.text(lines[below])) {
		return false
	}
	t := strings.TrimRightFunc(f.text(lines[above]), unicode.IsSpace)
	word, broken := strings.CutSuffix(t, "-")
	last, _ := utf8.DecodeLastRuneInString(word)
	return broken && unicode.IsLower(last)
}

// folios reports whether a line is nothing but folios: 850 850a.
func folios(t string) bool {
	for w := range strings.FieldsSeq(t) {
		if !folio.MatchString(w) {
			return false
		}
	}
	return true
}

// mostBetween is the most lines between the halves of a word, blank ones included.
const mostBetween = 12

// listed reports whether a line is the first of a list of pages: like the two lines
// below, it ends in a figure, and the figures do not decrease. A list's folio is not
// where its first item stands.
func (f *furnisher) listed(lines []Line, n int) bool {
	last, rows := 0, 0
	for k := n; k < len(lines) && rows < 3; k++ {
		if lines[k].Blank {
			continue
		}
		words := strings.Fields(f.text(lines[k]))
		page, err := strconv.Atoi(strings.Trim(words[len(words)-1], ".,*"))
		if err != nil || page < last {
			return false
		}
		last, rows = page, rows+1
	}
	return rows == 3
}

// ornament reports whether a line is what a machine sees in a row of printer's
// flowers: a few letters repeated. A row of O's is one of counters, and one
// repeated word is text: bow wow, bow wow.
func ornament(t string) bool {
	if repeatsWords(t) {
		return false
	}
	kinds := map[rune]bool{}
	letters, figures := 0, 0
	for _, r := range strings.ToLower(t) {
		switch {
		case unicode.IsLetter(r):
			letters++
			kinds[r] = true
		case unicode.IsDigit(r):
			figures++
		}
	}
	delete(kinds, 'o')
	return letters >= 8 && figures < 2 && len(kinds) > 0 && len(kinds) <= 2
}
