package split

import (
	"strings"
	"unicode"
)

// A hyp is one way to read the letters at one place as a label.
type hyp struct {
	line   int // the line it begins
	at     int // its first glyph, prefix included
	body   int // the first glyph after the label and its stop
	guess      // the number
	lost   bool
	weight float64 // how much it looks like a label, whatever its neighbours
}

// Weights of the sequence. A label that looks right is worth some three
// points; what breaks the row costs as much as one or two labels bring in.
const (
	labelWorth       = 2.2
	damage           = 1.5 // for each point of a guess's cost
	otherwise        = 1.5 // for each point by which the letters are more like another number
	afterBlank       = .8  // begins a paragraph
	lineStart        = .1  // begins a line only
	capitalNext      = .5
	lowerNext        = -1.0
	noStop           = -.9
	styleChanges     = -2.0
	oneMissing       = -1.6 // a number left out, each
	newRow           = -5.4 // a row begins with 1
	newRowHead       = -3.8 // ... below a heading
	inSentence       = -1.3 // the line before is full and ends no sentence
	oneBare          = -1.6 // one letter without a stop: more often a word's great initial
	least            = .2   // what looks less like a label than this is left to the gaps
	rowFrom          = -1.1 // a row begins with a higher number: for each number left out
	emptyItem        = -4.0 // nothing between two labels
	farItem          = -1.0 // for each 8,000 glyphs between neighbours beyond the first
	overHeading      = -.3  // in a text without line ends, whose headings are sentences
	overHeadingLines = -1.2
	maxMissing       = 5
	reach            = 60000 // glyphs
	lookBack         = 200   // hypotheses of a number, so that no text takes long
)

// stops may end a label. An apostrophe may not: "L 'As", "N 'ayant".
const stops = ".,:;°»*)•¿]"

// trails may follow the stop.
const trails = stops + "_-—"

// hypotheses lists every plausible label of the text in its order.
func (v *view) hypotheses() []hyp {
	var out []hyp
	for n := range v.lines {
		l := &v.lines[n]
		if l.head > 0 || l.table || l.verse {
			continue
		}
		for _, at := range v.starts(*l) {
			from := len(out)
			out = v.labelsAt(out, n, at, maxCost)
			kept := out[:from]
			for _, h := range out[from:] {
				if h.weight >= least {
					kept = append(kept, h)
				}
			}
			out = kept
		}
	}
	return out
}

// starts are the glyphs of a line at which a label may begin: the first, the
// first after marks and debris, the first after a damaged folio.
func (v *view) starts(l line) []int {
	s := []int{l.lo}
	if i := v.firstLetter(l); i > l.lo && i < l.hi && i-l.lo < 8 {
		s = append(s, i)
	}
	if v.g[l.lo].r == '(' { // "(O XXIII.": a folio
		for i := l.lo + 1; i < l.hi && i < l.lo+5; i++ {
			if v.g[i].gap {
				s = append(s, i)
				break
			}
		}
	}
	for i := l.lo + 4; i < l.hi && i < l.lo+40; i++ { // debris, then "____I. Celui"
		if v.g[i-1].r == '_' && v.g[i-2].r == '_' && v.g[i].r != '_' {
			s = append(s, i)
		}
	}
	return s
}

// labelsAt appends the readings of the glyphs from at on as a label.
func (v *view) labelsAt(out []hyp, n, at int, limit float64) []hyp {
	l := v.lines[n]
	from := at
	end := min(l.hi, at+16)
	if k := prefixLen(compact(v.g[at:end])); k > 0 {
		from += len([]rune(compact(v.g[at:end])[:k]))
		end = min(l.hi, from+16)
	}
	for j := from + 1; j <= end && j-from <= 11; j++ {
		stop := j < l.hi && strings.ContainsRune(stops, v.g[j].r)
		alone := j == l.hi && !v.run
		bare := j < l.hi && v.g[j].gap && startsWord(v.g[j].r)
		if !stop && !bare && !alone {
			continue
		}
		letters := compact(v.g[from:j])
		if !strings.ContainsFunc(letters, numeric) {
			continue
		}
		body := j
		if stop {
			if (v.g[j].r == '°' || j+1 < l.hi && v.g[j+1].r == '°') && ordinal(letters) {
				break // 1°, 2°: an enumeration inside a sentence
			}
			for body < l.hi && body < j+3 && strings.ContainsRune(trails, v.g[body].r) && (body == j || v.g[body].r != '*') {
				body++
			}
		}
		nearest := map[style]float64{roman: farCost, arabic: farCost}
		for _, g := range v.guesses(letters) {
			nearest[g.style] = min(nearest[g.style], g.cost)
			if g.cost > limit {
				break
			}
			each := damageEach
			if limit > maxCost {
				each = farEach
			}
			if g.cost > each*float64(len(numerals[g.number])) {
				continue
			}
			h := hyp{line: n, at: at, body: body, guess: g}
			h.weight = v.weigh(h, l, stop, alone) - otherwise*(g.cost-nearest[g.style])
			out = append(out, h)
		}
	}
	return out
}

// ordinal reports whether letters before the sign ° are a figure, as in 2°.
func ordinal(letters string) bool {
	return strings.Trim(letters, "0123456789iIlozZ") == ""
}

// numeric reports whether a letter occurs in numerals as scans show them.
func numeric(r rune) bool {
	return unicode.IsDigit(r) || len(misread[r]) > 0 || len(double[r]) > 0
}

func startsWord(r rune) bool { return unicode.IsUpper(r) || strings.ContainsRune("\"“«*'’", r) }

// weigh says how much a reading looks like a label where it stands.
func (v *view) weigh(h hyp, l line, stop, alone bool) float64 {
	w := labelWorth - damage*h.cost
	switch {
	case l.blank:
		w += afterBlank
	default:
		w += lineStart
		if !v.run && h.line > 0 && !v.terminal(v.lines[h.line-1]) && !v.short(v.lines[h.line-1]) {
			w += inSentence
		}
	}
	if v.run && l.dash {
		w -= 1
	}
	if h.at > l.lo {
		w -= .4
	}
	if alone && v.g[l.hi-1].r != '.' && h.body-h.at == 1 {
		w += noStop + oneBare // the letter above a part of a dictionary
	}
	if !stop && !alone {
		// The stop is often read into the last letter: "VIL" for "VII.".
		if last := v.g[h.body-1].r; h.style == roman && (last == 'L' || last == 'l' || last == 'J') {
			w += noStop / 3
		} else {
			w += noStop
		}
		if h.style == arabic && !l.blank {
			w -= 2
		}
		if h.style == roman && h.body-h.at == 1 {
			w += oneBare
			if h.body+1 >= l.hi || v.g[h.body+1].gap {
				w += noStop // "L E jeu": the initial of "Le"
			}
		}
	}
	i := h.body
	for i < l.hi && !unicode.IsLetter(v.g[i].r) && !unicode.IsDigit(v.g[i].r) && i < h.body+4 {
		i++
	}
	switch {
	case i < l.hi && !alone && !v.wordly(i, l): // "X*XXXX.£XXX": an ornament
		w += 3 * lowerNext
	case i >= l.hi || alone: // the words follow on the next line
		if h.line+1 >= len(v.lines) || !v.capital(v.lines[h.line+1]) {
			w += lowerNext
		}
	case unicode.IsUpper(v.g[i].r):
		w += capitalNext
	case unicode.IsLower(v.g[i].r):
		w += lowerNext
	case unicode.IsDigit(v.g[i].r):
		if h.style == arabic {
			w += lowerNext
		}
	}
	return w
}

// wordly reports whether small letters follow from a glyph to the line's end,
// or words in capitals.
func (v *view) wordly(at int, l line) bool {
	letters := 0
	for _, g := range v.g[at:l.hi] {
		if unicode.IsLower(g.r) {
			return true
		}
		if unicode.IsLetter(g.r) {
			letters++
		}
	}
	return letters*10 >= (l.hi-at)*8
}

// best finds the chain of labels of the greatest weight: f(h) is the weight
// of the best chain that ends in h, and every h looks back at those numbers
// that may stand before it.
func best(v *view, hyps []hyp) []hyp {
	type state struct {
		score float64
		prev  int
	}
	st := make([]state, len(hyps))
	byNumber := make([][]int, maxNumber+2) // hypotheses seen, by number
	overall := state{0, -1}                // the best chain so far, for new rows
	var settled []state                    // overall as it was before each hypothesis
	for i, h := range hyps {
		settled = append(settled, overall)
		// A new row.
		before := overall
		if i > 0 && hyps[i-1].line == h.line { // not after a label of the same line
			k := i
			for k > 0 && hyps[k-1].line == h.line {
				k--
			}
			before = settled[k]
		}
		s := before.score + h.weight + v.rowStart(h)
		st[i] = state{s, before.prev}
		for k := 1; k <= maxMissing+1 && h.number-k > 0; k++ {
			list := byNumber[h.number-k]
			for j := len(list) - 1; j >= 0; j-- {
				p := hyps[list[j]]
				if h.at-p.body > reach || len(list)-j > lookBack {
					break
				}
				if p.at >= h.at || p.line == h.line && h.at < p.body {
					continue
				}
				s := st[list[j]].score + h.weight + v.step(p, h) + oneMissing*float64(k-1)
				if s > st[i].score {
					st[i] = state{s, list[j]}
				}
			}
		}
		byNumber[h.number] = append(byNumber[h.number], i)
		if st[i].score > overall.score {
			overall = state{st[i].score, i}
		}
	}
	var chain []hyp
	for i := overall.prev; i >= 0; i = st[i].prev {
		chain = append(chain, hyps[i])
	}
	for i, j := 0, len(chain)-1; i < j; i, j = i+1, j-1 {
		chain[i], chain[j] = chain[j], chain[i]
	}
	return v.prune(chain)
}

// prune drops rows of one label, and rows of two that do not begin right
// below a heading: an enumeration within a paragraph, or no row at all.
func (v *view) prune(chain []hyp) []hyp {
	var out []hyp
	for from := 0; from < len(chain); {
		to := from + 1
		for to < len(chain) && chain[to].number > chain[to-1].number {
			to++
		}
		first := chain[from].line
		n := to - from
		if k := chain[from].number - 1; k > 0 && k < 3 && v.rowTop(first, out) >= 0 {
			n += k // the first labels are lost
		}
		if n > 2 || n == 2 && (v.run || first > 0 && v.lines[first-1].head > 0) {
			out = append(out, chain[from:to]...)
		}
		from = to
	}
	return out
}

// rowStart is what it costs to begin a row of numbers with h.
func (v *view) rowStart(h hyp) float64 {
	c := newRow
	if v.headingsBetween(max(0, h.line-8), h.line) > 0 {
		c = newRowHead
	}
	return c + rowFrom*float64(min(h.number-1, 12))
}

// step is what it costs to go from p to the next label h.
func (v *view) step(p, h hyp) float64 {
	c := 0.0
	if p.style != h.style {
		c += styleChanges
	}
	if h.at-p.body < 10 {
		c += emptyItem
	}
	if d := h.at - p.body; d > 8000 {
		c += farItem * float64(d-8000) / 8000
	}
	heads := float64(min(4, v.headingsBetween(p.line, h.line)))
	if v.run {
		c += overHeading * heads
	} else {
		c += overHeadingLines * heads
	}
	return c
}
