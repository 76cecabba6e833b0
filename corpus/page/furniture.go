package page

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/corpus/lang"
)

// Furniture is what stands on a leaf and is no part of the text. It is
// recognised by its pattern (folios, signatures, stamps, a digitiser's
// additions), by its place (at the edges of a leaf, beside a gap of several
// blank lines, in the middle of a sentence) and by its recurrence.

var (
	folio      = regexp.MustCompile(`^\W*[0-9IlOo$®]{1,4}[a-z]{0,2}\W*$`)
	halfFolio  = regexp.MustCompile(`^(\pL ?[0-9]{1,4} ?[\])}]|[\[({] ?[0-9]{1,4} ?\pL)$`)
	signed     = regexp.MustCompile(`^\W{0,2}[A-Z]\s*[0-9iIlajS$]{0,3}[\s.,;:_»¡]*$|^N:?\s?o?\s?[:.]?\s?[0-9]+\.?$`)
	inBrackets = regexp.MustCompile(`^\s*\(\s?[0-9IlO]{1,4}\s?\)`)
	pageOfRun  = regexp.MustCompile(`^\s*\(\s?[^()\s]{1,4}\s?[)]`)
	year       = regexp.MustCompile(`^\W{0,2}1[4-9][0-9][0-9]\.$`)
	debris     = regexp.MustCompile(`^[^\pL\pN&]*$`)
	verseStop  = regexp.MustCompile(`^\W*\*[\s*,.;och]*\*\W*$`)
	numbered   = regexp.MustCompile(`^([IVXLC]+|[0-9]+)[.,]?$`)
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

// signature reports whether a line is the signature of a sheet: B, B 2, or as printers count
// in small Roman numerals, A.ii., Aa iij, ã iiij, which small letters do only apart from them.
func signature(line string) bool {
	if signed.MatchString(line) || lang.Signs(line) {
		return true
	}
	m := signedRoman.FindStringSubmatch(line)
	if m == nil {
		return false
	}
	letters := []rune(strings.Map(func(r rune) rune {
		if unicode.IsMark(r) {
			return -1
		}
		return r
	}, m[1]))
	if len(letters) == 1 && (letters[0] == 'à' || unicode.IsLower(letters[0]) && '0' <= m[2][0] && m[2][0] <= '9') {
		return false // jusqu'à vj, il y a 5: the end of a sentence
	}
	return !slices.ContainsFunc(letters, func(r rune) bool { return unicode.ToLower(r) != unicode.ToLower(letters[0]) })
}

// signedRoman matches the letters of a sheet, of which there are up to three of one kind, and
// the number of a leaf of it.
var signedRoman = regexp.MustCompile(`^[^\pL\pN]{0,2}((?:\pL\pM?){1,3})[\s.]+([ijvy]{1,4}|[0-9]{1,2})[\s.,;:]*$`)

// volume reports whether a line names the volume, as printers do at the foot of the first
// page of a sheet, and may sign it: Tome II. A iij. In capitals it may be a title, unless
// it is signed.
func volume(line string) (is, loud bool) {
	w := strings.Fields(line)
	if len(w) < 2 || !lang.NamesVolume(strings.ToLower(strings.TrimRight(w[0], "."))) || !numbered.MatchString(w[1]) {
		return false, false
	}
	return len(w) == 2 || signature(strings.Join(w[2:], " ")), len(w) == 2 && w[0] == strings.ToUpper(w[0])
}

// volumes returns the volume marks in capitals that stand at the foot of two leaves or
// more: TOM. II. A title stands once.
func (f *furnisher) volumes() map[string]bool {
	feet, twice := map[string]bool{}, map[string]bool{}
	for _, lines := range f.Lines {
		_, _, foot := f.ends(lines)
		if foot < 0 {
			continue
		}
		t := strings.TrimSpace(f.text(lines[foot]))
		if _, loud := volume(t); loud {
			twice[t] = twice[t] || feet[t]
			feet[t] = true
		}
	}
	return twice
}

// namesVolume reports whether a line at the foot of a page is the mark of its volume.
func (f *furnisher) namesVolume(t string) bool {
	is, loud := volume(t)
	return is && (!loud || f.volume[t])
}

// furnish marks the furniture of each leaf, beside what is already known.
func (f *furnisher) furnish() {
	f.labels = f.announcedLabels()
	for at := range f.indexLetters() {
		f.labels[at] = true
	}
	f.beyond = f.beyondTurns()
	f.signs = make([]map[string]int, len(f.Leaves))
	f.folios = f.countedFolios()
	maps.DeleteFunc(f.labels, func(at int, _ bool) bool { return f.folios[at] })
	f.volume = f.volumes()
	f.heads = f.returning()
	f.paged = f.pagedHeads()
	f.bracketed = f.rowInBrackets()
	f.spoken = f.letters()
	f.watermarks = f.returningMarks()
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
	volume map[string]bool // marks of the volume in capitals, see volumes
	paged  map[string]bool // recurring lines with a folio that counts the leaves, see pagedHeads
	// the same in a text without leaves, whatever lines are around
	counted map[string]bool
	opening map[int]bool // the beginnings of the lines that head what such lines head on the pages after
	folios  map[int]bool // the beginnings of lines that are folios, see countedFolios
	beyond  []int        // the line at which the text of each goes on, see beyondTurns

	signs []map[string]int // of each leaf, the first line with each sign of a note that was asked for, see note

	watermarks map[string]bool // skeletons of a digitiser's lines that return, see returningMarks

	spoken    map[string]bool // letters that stand alone again and again, see letters
	bracketed bool            // numbers in brackets are a row of labels, not folios
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
		outside := l.Start < from || l.Start >= to
		if l.Blank || f.labels[l.Start] && !outside || n == first && leafMark.MatchString(f.text(l)) {
			continue
		}
		if outside || !f.note(i, n) && f.drops(lines, n, first, last, foot) {
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

// drops reports whether line n of a leaf is furniture, by its words and its place
// among the others; first, last and foot are those of ends. It is no note.
func (f *furnisher) drops(lines []Line, n, first, last, foot int) bool {
	t := strings.TrimSpace(f.text(lines[n]))
	edge := n == last && n > first+2 || n == first && last > first+2
	switch {
	case ornament(t), f.watermark(t):
		return true
	case debris.MatchString(t):
		return !verseStop.MatchString(t) || len(t) < 8
	case (signature(t) && !f.spoken[t] || f.namesVolume(t)) && (n == foot && n > first+2 || foldedFoot(lines, n)):
		return true
	case edge && n == first && halfFolio.MatchString(t):
		return true // t 77 ]: one of its brackets is shown as a letter
	case edge && folio.MatchString(t) && !(n == last && year.MatchString(t)) && !f.table(lines, n) && !(f.bracketed && inBrackets.MatchString(t)):
		return true
	}
	head, number := folioOf(t)
	switch {
	case f.folios[lines[n].Start]:
		return true
	case f.opening[lines[n].Start]:
		return false
	case f.heads[head] && f.apart(lines, n) && !strings.HasSuffix(t, ","):
		return true
	case f.paged[head] && number > 0 && f.apart(lines, n):
		return true
	case f.counted[head] && number > 0:
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
