package split

import (
	"slices"
	"strings"
	"unicode"
)

// farWorth is the extra weight of a damaged label between neighbours whose
// numbers are known; farEach is the damage that each of its letters may have
// there.
const (
	farWorth = 2.0
	farEach  = .8
)

// The worth of the beginning of a paragraph or a sentence as the beginning of
// an item whose label is lost.
const (
	lostAtTop    = 1.2 // on the first line of the row where it may be
	lostBlank    = .8  // after a blank line
	lostShort    = .4  // after a short line
	lostSentence = .3  // after a sentence, in a text without line ends
	lostDebris   = .6  // a few letters before it make no word
	lostOpening  = .5  // other items begin with its first word
)

// fillGaps searches again where the chain leaves numbers out: first for a
// label too damaged to be accepted alone, then for a paragraph (or a
// sentence) that begins as the items of this text begin.
func (v *view) fillGaps(chain []hyp) []hyp {
	for _, h := range chain {
		if w := v.firstWord(h.line, h.body); w != "" {
			v.openings[w]++
		}
	}
	var out []hyp
	for i, h := range chain {
		if i > 0 && chain[i-1].number < h.number {
			p := chain[i-1]
			if h.number-p.number > 1 {
				out = append(out, v.between(p.line, h.line, p.number+1, h)...)
			}
		} else if h.number > 1 && h.number <= 3 {
			from := v.rowTop(h.line, out)
			if from >= 0 {
				out = append(out, v.between(from-1, h.line, 1, h)...)
			} else if first, ok := v.firstOf(h, out); ok {
				out = append(out, first)
			}
		}
		out = append(out, h)
	}
	return out
}

// rowTop returns the first line below the heading above the line at, or -1 if an
// item, or no line, is between.
func (v *view) rowTop(at int, before []hyp) int {
	n := at
	for n > 0 && at-n <= 400 && v.lines[n-1].head == 0 {
		n--
	}
	if n == 0 || v.lines[n-1].head == 0 || n == at || len(before) > 0 && before[len(before)-1].line >= n || at-n > 400 {
		return -1
	}
	return n
}

// firstOf searches for a damaged first label above a row that begins with 2.
func (v *view) firstOf(h hyp, before []hyp) (best hyp, ok bool) {
	if h.number != 2 {
		return hyp{}, false
	}
	for n := h.line - 1; n >= 0 && n > h.line-30 && v.lines[n].head == 0; n-- {
		if len(before) > 0 && before[len(before)-1].line >= n {
			break
		}
		l := v.lines[n]
		if l.table || l.verse || !l.blank && !(n > 0 && v.short(v.lines[n-1]) && v.terminal(v.lines[n-1])) {
			continue
		}
		for _, at := range v.starts(l) {
			for _, c := range v.labelsAt(nil, n, at, maxCost) {
				if c.number == 1 && c.style == h.style && c.weight > least-1 && (!ok || c.weight > best.weight) {
					best, ok = c, true
				}
			}
		}
	}
	return best, ok
}

// place is where a missing number may stand, and the evidence for it.
type place struct {
	h     hyp
	worth float64 // a negative worth means none
}

// between returns labels in the lines (from, h.line) for the numbers first to
// h.number-1: the row of places of the greatest worth, one for each number, in order.
func (v *view) between(from, to, first int, h hyp) []hyp {
	missing := h.number - first
	var places [][]place // for each number, by line
	for n := from + 1; n < to; n++ {
		if l := v.lines[n]; l.head > 0 || l.table || l.verse || l.foot {
			continue
		}
		if row := v.placesAt(n, first, missing, h.style, n == from+1 && first == 1); row != nil {
			places = append(places, row)
		}
	}
	out := bestRow(places, min(missing, len(places)))
	if seen := slices.DeleteFunc(slices.Clone(out), func(h hyp) bool { return h.lost }); len(out) < missing || missing-len(seen) > lostMost {
		return seen // two rows, not one, or a page is lost
	}
	return out
}

// lostMost is how many labels between two that are found may be lost without a trace.
const lostMost = 6

// placesAt returns the places on line n for the numbers from first on, missing of
// them; nil if there are none.
func (v *view) placesAt(n, first, missing int, s style, top bool) []place {
	row := make([]place, missing)
	any := false
	lost, ok := v.lostAt(n, s, top)
	for k := range missing {
		row[k].worth = -1
		if ok {
			row[k] = place{lost, lost.weight}
			row[k].h.number = first + k
			any = true
		}
	}
	for _, at := range v.starts(v.lines[n]) {
		for _, c := range v.labelsAt(nil, n, at, farCost) {
			k := c.number - first
			if k < 0 || k >= missing || c.style != s {
				continue
			}
			if w := c.weight + farWorth; w > row[k].worth && c.weight > least-1 {
				row[k] = place{c, w}
				any = true
			}
		}
	}
	if !any {
		return nil
	}
	return row
}

// bestRow returns the row of places with the greatest total worth for all
// numbers, in order, or for the first of them if there is none for all.
func bestRow(places [][]place, numbers int) []hyp {
	// score[k][i]: the greatest worth of numbers up to k, with k at place i.
	const none = -1e9
	score := make([][]float64, numbers)
	back := make([][]int, numbers)
	for k := range numbers {
		score[k] = make([]float64, len(places))
		back[k] = make([]int, len(places))
		bestAt, bestScore := -1, none
		for i := range places {
			score[k][i] = none
			if k == 0 && places[i][k].worth > 0 {
				score[k][i], back[k][i] = places[i][k].worth, -1
			} else if k > 0 && bestAt >= 0 && places[i][k].worth > 0 {
				score[k][i], back[k][i] = bestScore+places[i][k].worth, bestAt
			}
			if k > 0 && score[k-1][i] > bestScore {
				bestAt, bestScore = i, score[k-1][i]
			}
		}
	}
	for k := numbers - 1; k >= 0; k-- {
		end := -1
		for i, s := range score[k] {
			if s > none && (end < 0 || s > score[k][end]) {
				end = i
			}
		}
		if end < 0 {
			continue
		}
		out := make([]hyp, k+1)
		for j := k; j >= 0; j-- {
			out[j] = places[end][j].h
			end = back[j][end]
		}
		return out
	}
	return nil
}

// lostAt returns an item at line n whose label is lost, and whether one may begin there.
func (v *view) lostAt(n int, s style, top bool) (hyp, bool) {
	l := v.lines[n]
	at := v.firstLetter(l)
	body := v.afterDebris(l)
	if at >= l.hi || !v.capital(l) && !top && body == l.lo || l.dash {
		return hyp{}, false
	}
	worth := 0.0
	switch {
	case top:
		worth = lostAtTop
	case v.run:
		if !v.terminal(v.lines[n-1]) {
			return hyp{}, false
		}
		worth = lostSentence
	case l.blank && (v.terminal(v.lines[n-1]) || v.short(v.lines[n-1]) || body > l.lo):
		worth = lostBlank
	case v.short(v.lines[n-1]) && v.terminal(v.lines[n-1]):
		worth = lostShort
	default:
		return hyp{}, false
	}
	if body > l.lo {
		worth += lostDebris
	}
	if v.openings[v.firstWord(n, body)] > 1 {
		worth += lostOpening
	}
	return hyp{line: n, at: l.lo, body: body, guess: guess{style: s}, weight: worth, lost: body == l.lo}, true
}

// afterDebris returns the glyph at which the first word of a line begins, a capital
// and two small letters, after a few letters or marks that make no word: an
// unreadable label.
func (v *view) afterDebris(l line) int {
	for i := l.lo; i+2 < l.hi && i < l.lo+6; i++ {
		if unicode.IsUpper(v.g[i].r) && unicode.IsLower(v.g[i+1].r) && unicode.IsLower(v.g[i+2].r) && v.g[i].gap && !v.g[i+1].gap {
			return i
		}
		if unicode.IsLetter(v.g[i].r) && !v.g[i+1].gap && unicode.IsLower(v.g[i+1].r) {
			break // a word
		}
	}
	return l.lo
}

// firstWord returns the first word at or after a glyph, folded so that damage
// matters less.
func (v *view) firstWord(n, at int) string {
	l := v.lines[n]
	if at >= l.hi {
		if n+1 >= len(v.lines) {
			return ""
		}
		l = v.lines[n+1]
		at = l.lo
	}
	var b strings.Builder
	for i := at; i < l.hi && b.Len() < 8; i++ {
		if i > at && v.g[i].gap {
			break
		}
		b.WriteRune(v.g[i].r)
	}
	return strings.ToLower(foldCaps(b.String()))
}

// restyle gives all labels of a row the style of the majority: the "I."
// before 2, 3, 4 is a 1.
func restyle(chain []hyp) {
	for from := 0; from < len(chain); {
		to, romans := from, 0
		for to < len(chain) && (to == from || chain[to].number > chain[to-1].number) {
			if chain[to].style == roman {
				romans++
			}
			to++
		}
		most := arabic
		if romans*2 >= to-from {
			most = roman
		}
		for i := from; i < to; i++ {
			chain[i].style = most
		}
		from = to
	}
}
