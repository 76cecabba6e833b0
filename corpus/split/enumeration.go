package split

import (
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"

	"quinola/corpus"
)

// Prose enumerates too: "1°. The ace ... 2°. The king", or a list of hands
// that runs on, "1. Manille, baste. 2. Espadille". Such numbers stand anywhere
// in a line and are too many to search for everywhere. They are searched for
// in paragraphs only (an enumeration in a numbered item belongs to the item),
// and accepted only as a row that starts at the beginning and whose members
// begin with capitals: "1° les rois, 2° les dames" is one sentence. Letters, A. B. C.
// or (a) (b) (c), must each begin a line.

// A form is how the members of a row in prose are marked.
type form uint8

const (
	byDegrees form = iota
	byStops
	byLetters
)

// A mark is a number in prose, or a letter that stands for one.
type mark struct {
	at, body int // glyphs
	degree   bool
	letter   string // as an item has it: A
	brackets string // the marks about it: (), ) or a stop
}

const (
	letterRow  = 3    // the least length of a row of letters
	lettersOn  = 2    // the same, of one that goes on from another
	plainRow   = 4    // the least length of a row of numbers with stops
	degreeRow  = 2    // the same, of 1°, 2°
	plainStep  = 260  // the most glyphs between two numbers with stops
	degreeStep = 1500 // the same, with degrees
)

// asDigit lists what a scan may show for a digit besides itself.
var asDigit = map[byte]string{'0': "oO", '1': "iIlíÍJjtTx!|", '2': "zZ", '3': "", '4': "A", '5': "3sS", '6': "", '7': "", '8': "B", '9': ""}

// enumerate splits the paragraphs that enumerate.
func (v *view) enumerate(r *Result) {
	var out []Item
	list := 0
	var row map[int]mark // the one before: if it is of letters, it may go on below a heading
	var as form
	for _, it := range r.Items {
		list = max(list, it.List)
	}
	for i := 0; i < len(r.Items); {
		j := i
		for j < len(r.Items) && prose(r.Items[j]) && r.Items[j].Head == r.Items[i].Head {
			j++
		}
		if i == j {
			out = append(out, r.Items[i])
			i++
			continue
		}
		for i < j {
			next, form := v.goesOnBelow(r.Items[i:j], row, as)
			if len(next) == 0 {
				next, form = v.rowFrom(r.Items[i:j])
			}
			if len(next) == 0 {
				out = append(out, r.Items[i:j]...)
				break
			}
			row, as = next, form
			list++
			n := 0
			out, n = v.part(out, r.Items[i:j], row, as, list)
			i += n
		}
		i = j
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].Span.Start < out[b].Span.Start })
	r.Items = out
}

// prose reports whether an item is a paragraph.
func prose(it Item) bool { return it.Number == 0 && it.Kind == corpus.KindNarrative }

// glyphAt returns the index of the first glyph at or after an offset.
func (v *view) glyphAt(at int) int {
	return sort.Search(len(v.g), func(i int) bool { return v.g[i].at() >= at })
}

// lineAt returns the line that has a glyph, or how many lines there are.
func (v *view) lineAt(g int) int {
	return sort.Search(len(v.lines), func(i int) bool { return v.lines[i].hi > g })
}

// goesOnBelow finds the letters that go on from a row of them, set as they are, right below
// the heading under which paragraphs stand: (a), (b), (c) in one chapter, (d), (e) in the next.
func (v *view) goesOnBelow(items []Item, before map[int]mark, as form) (map[int]mark, form) {
	if len(before) == 0 || as != byLetters || !v.underHead(items[0]) {
		return nil, as
	}
	last := slices.Max(slices.Collect(maps.Keys(before)))
	from, to := v.glyphAt(items[0].Span.Start), v.glyphAt(items[len(items)-1].Span.End)
	m, ok := v.letterAt(from, last+1)
	if !ok || m.brackets != before[last].brackets || isUpper(m.letter) != isUpper(before[last].letter) {
		return nil, as
	}
	row := map[int]mark{last + 1: m}
	if !v.follow(row, last+1, m.body, to, as) || m.brackets == "." && v.named(row, from, to) {
		return nil, as
	}
	return row, as
}

// rowFrom finds the first row of numbers that begins in the first of the
// paragraphs or, if there is none, in a later one. Numbers of the row that
// are not found are left out.
func (v *view) rowFrom(items []Item) (row map[int]mark, as form) {
	for _, it := range items {
		from, to := v.glyphAt(it.Span.Start), v.glyphAt(it.Span.End)
		end := v.glyphAt(items[len(items)-1].Span.End)
		for g := from; g < to; g++ {
			for _, as := range [...]form{byDegrees, byStops, byLetters} {
				first, ok := v.markAt(g, 1, as)
				// the first number may be lost: the second must then follow soon
				if !ok && (g != from || as != byStops || !v.underHead(it)) {
					continue
				}
				row, at := map[int]mark{}, g
				if ok {
					row[1], at = first, first.body
				}
				if v.follow(row, 1, at, end, as) && (row[1].brackets != "." || !v.named(row, v.glyphAt(items[0].Span.Start), end)) {
					if !ok {
						row[1] = mark{at: from, body: from}
					}
					return row, as
				}
			}
		}
	}
	return nil, byStops
}

// underHead reports whether an item is the first below a heading.
func (v *view) underHead(it Item) bool {
	if it.Head < 0 {
		return false
	}
	last := v.lines[v.heads[it.Head].last]
	return v.glyphAt(it.Span.Start) == last.hi
}

// follow collects the numbers after first, which row has unless it is lost, into row. In a
// row with stops, which is longer, one number between two may be missing.
func (v *view) follow(row map[int]mark, first, at, end int, as form) bool {
	step, need := plainStep, plainRow
	switch as {
	case byDegrees:
		step, need = degreeStep, degreeRow
	case byLetters:
		if step, need = degreeStep, letterRow; first > 1 {
			need = lettersOn
		}
	}
	real := as == byDegrees && row[first].degree
	for n := first + 1; n < maxNumber; n++ {
		found := false
		for _, skip := range [2]int{0, 1} {
			if skip > 0 && (len(row) == 0 || as != byStops) {
				break
			}
			reach := min(end, at+step*(skip+1))
			for g := at; g < reach && !found; g++ {
				if m, ok := v.markAt(g, n+skip, as); ok && m.brackets == row[n-1].brackets && (as != byLetters || isUpper(m.letter) == isUpper(row[first].letter)) {
					n += skip
					row[n] = m
					at, found = m.body, true
					real = real || m.degree
				}
			}
			if found {
				break
			}
		}
		if !found {
			break
		}
	}
	return len(row) >= need && (real || as != byDegrees) && (as != byStops || !v.tabular(row))
}

// named reports whether the letters of a row are the names of players, or of speakers:
// one of them stands elsewhere, too, among the glyphs [from, to): What must A. lead?
func (v *view) named(row map[int]mark, from, to int) bool {
	letters, marks := "", map[int]bool{}
	for _, m := range row {
		letters, marks[m.at] = letters+m.letter, true
	}
	for g := from; g+1 < to; g++ {
		if v.g[g].gap && !marks[g] && v.g[g+1].r == '.' && !v.g[g+1].gap && strings.ContainsRune(letters, v.g[g].r) {
			return true
		}
	}
	return false
}

func isUpper(letter string) bool { return letter == strings.ToUpper(letter) }

// alphabets are those in which books count: many have no j, older ones no v besides u.
var alphabets = [...]string{"abcdefghijklmnopqrstuvwxyz", "abcdefghiklmnopqrstuvwxyz", "abcdefghiklmnopqrstvxyz"}

// letterAt reads the glyphs from g on as the nth letter, with brackets or a stop, at the
// beginning of a line that follows a sentence or a part of one, and before words, which in
// brackets it may stand above. After a stop they begin with a capital: a. and A. also
// abbreviate.
func (v *view) letterAt(g, n int) (mark, bool) {
	m, i := mark{at: g}, g
	if g+3 >= len(v.g) || !v.g[g].gap {
		return m, false
	}
	if r := v.g[i].r; r == '(' || r == '[' {
		m.brackets, i = string(r), i+1
	}
	m.letter = string(v.g[i].r)
	small := strings.ToLower(m.letter)
	if !slices.ContainsFunc(alphabets[:], func(a string) bool { return n <= len(a) && a[n-1:n] == small }) {
		return m, false
	}
	stop, next := v.g[i+1], v.g[i+2]
	m.brackets += string(stop.r)
	m.body = i + 2
	if stop.gap || !next.gap || !unicode.IsLetter(next.r) || !(stop.r == ')' || stop.r == ']' || stop.r == '.' && i == g && unicode.IsUpper(next.r)) {
		return m, false
	}
	k := v.lineAt(g)
	if k == len(v.lines) || v.lines[k].lo != g || v.lines[k].hi <= m.body && m.brackets == "." || v.lines[k].note {
		return m, false
	}
	return m, k == 0 || v.lines[k].blank || strings.ContainsRune(".:;,!?—", v.last(v.lines[k-1]))
}

// markAt reads the glyphs from g on as the number n in a form. It returns false unless a
// number may stand there and words follow.
func (v *view) markAt(g, n int, as form) (mark, bool) {
	if as == byLetters {
		return v.letterAt(g, n)
	}
	degree := as == byDegrees
	if g > 0 && !v.g[g].gap && !strings.ContainsRune(".,;:", v.g[g-1].r) {
		return mark{}, false
	}
	if !v.mayBegin(g) {
		return mark{}, false
	}
	i, exact, ok := v.digitsAt(g, n)
	if !ok {
		return mark{}, false
	}
	m := mark{at: g}
	signs := 0
	for i < len(v.g) && signs < 4 && strings.ContainsRune(".,;:*°ºo0-)", v.g[i].r) {
		if r := v.g[i].r; degree && (r == '°' || r == 'º' || exact && r == 'o') {
			m.degree = true
		} else if !degree && strings.ContainsRune("°ºo0", r) {
			return mark{}, false
		}
		i++
		signs++
	}
	if signs == 0 || i >= len(v.g) {
		return mark{}, false
	}
	if degree && !m.degree && (signs < 2 && !v.g[i].gap || !strings.ContainsAny(compact(v.g[i-signs:i]), "0o*")) {
		return mark{}, false // "20." and "30 " may be 2° and 3°, "2." may not
	}
	for i < len(v.g) && i < g+8 && !unicode.IsLetter(v.g[i].r) && !unicode.IsDigit(v.g[i].r) {
		i++
	}
	if i >= len(v.g) || !v.opensWord(i) && !(n == 1 && degree && m.degree && unicode.IsLetter(v.g[i].r)) {
		return mark{}, false
	}
	m.body = i
	return m, true
}

// digitsAt reads the glyphs from g on as the digits of n. It returns the glyph after
// them, whether the scan shows them exactly, and whether it may show them at all.
func (v *view) digitsAt(g, n int) (end int, exact, ok bool) {
	end, exact = g, true
	for _, d := range []byte(strconv.Itoa(n)) {
		if end >= len(v.g) {
			return end, false, false
		}
		if r := v.g[end].r; r != rune(d) {
			if !strings.ContainsRune(asDigit[d], r) {
				return end, false, false
			}
			exact = false
		}
		end++
	}
	return end, exact, true
}

// opensWord reports whether a sentence may begin at a glyph.
func (v *view) opensWord(i int) bool { return unicode.IsUpper(v.g[i].r) || v.figured(i, len(v.g)) }

// tabular reports whether most numbers of a row have figures beside them, as
// in the rows of a table.
func (v *view) tabular(row map[int]mark) bool {
	n := 0
	for k, m := range row {
		next, ok := row[k+1]
		if !ok {
			continue
		}
		for _, g := range v.g[m.body:next.at] {
			if unicode.IsDigit(g.r) {
				n++
				break
			}
		}
	}
	return n*2 >= len(row)-1
}

// mayBegin reports whether a number may stand at glyph g: at the beginning of
// a line, or after a mark that ends a clause.
func (v *view) mayBegin(g int) bool {
	if g == 0 {
		return true
	}
	n := v.lineAt(g)
	if n < len(v.lines) && v.lines[n].lo == g {
		return true
	}
	for k := g - 1; k >= 0 && k >= g-2; k-- {
		if strings.ContainsRune(".,;:!?", v.g[k].r) {
			return true
		}
		if unicode.IsLetter(v.g[k].r) || unicode.IsDigit(v.g[k].r) {
			break
		}
	}
	// "choses. 1°." and "voir 1°. que": a degree sign needs no stop before it
	return g+1 < len(v.g) && (v.g[g+1].r == '°' || v.g[g+1].r == 'º')
}
