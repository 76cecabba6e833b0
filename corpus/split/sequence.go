package split

import "slices"

// Weights of the sequence. A label that looks right is worth about three
// points; what breaks the row costs as much as one or two labels bring.
const (
	labelWorth       = 2.2
	damage           = 1.5 // for each point of a guess's cost
	otherwise        = 1.5 // for each point by which the letters resemble another number more
	afterBlank       = .8  // the label begins a paragraph
	lineStart        = .1  // the label begins only a line
	capitalNext      = .5
	lowerNext        = -1.0
	noStop           = -.9
	styleChanges     = -2.0
	oneMissing       = -1.6 // for each number left out
	newRow           = -5.4 // a row begins with 1
	newRowHead       = -3.8 // the same, below a heading
	inSentence       = -1.3 // the line before is full and does not end a sentence
	afterDash        = -1.0 // a dash joins its sentence to the one before
	notFirst         = -.4  // debris stands before it on its line
	oneBare          = -1.6 // one letter without a stop: usually a word's large initial
	least            = .2   // hypotheses of less weight are left to fillGaps
	rowFrom          = -1.1 // for each number left out before a row that does not begin with 1
	emptyItem        = -4.0 // nothing between two labels
	farItem          = -1.0 // for each 8,000 glyphs between neighbours beyond the first
	overHeading      = -.3  // in a text without line ends, whose headings are sentences
	overHeadingLines = -1.2
	maxMissing       = 5
	reach            = 60000 // glyphs
	lookBack         = 200   // hypotheses of a number that are looked at, to bound the time
)

// best returns the chain of labels of the greatest weight. f(h) is the weight
// of the best chain that ends in h; every h looks back at the numbers that
// may stand before it.
func best(v *view, hyps []hyp) []hyp {
	type state struct {
		score float64
		prev  int
	}
	st := make([]state, len(hyps))
	byNumber := make([][]int, v.highest+2) // hypotheses seen, by number
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

// fewOuter is how many numbers a row has at the least within which another is looked for.
const fewOuter = 5

// withoutInner leaves out the labels of rows within one item of another row, "59 … I, II,
// III, 60": a chain has no room for both, and these belong to the words of the item. The
// outer row has numbers of another style, and goes on below the inner one, with no
// heading between.
func (v *view) withoutInner(hyps, chain []hyp) []hyp {
	var inner [][2]int // lines: of the item, and of the next
	for from, row := 0, 0; from < len(chain); from, row = row, 0 {
		for row = from + 1; row < len(chain) && chain[row].style == chain[from].style && chain[row].number > chain[row-1].number; row++ {
		}
		if last := chain[row-1]; row-from >= fewOuter && row < len(chain) && chain[row].number == 1 && chain[row].style != last.style {
			if next := v.follows(last, chain[row:], hyps); next >= 0 {
				inner = append(inner, [2]int{last.line, next})
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(hyps), func(h hyp) bool {
		return slices.ContainsFunc(inner, func(in [2]int) bool { return in[0] < h.line && h.line < in[1] })
	})
}

// follows returns the line of the number that follows a label below the row with which
// chain begins, or -1.
func (v *view) follows(label hyp, chain, hyps []hyp) int {
	end := 1
	for end < len(chain) && chain[end].style == chain[0].style && chain[end].number > chain[end-1].number {
		end++
	}
	for _, h := range hyps {
		if h.line > chain[end-1].line && h.number == label.number+1 && h.style == label.style && h.weight > clearly {
			if v.headingsBetween(label.line, h.line) > 0 {
				return -1
			}
			return h.line
		}
	}
	return -1
}

// prune drops rows of one label, and rows of two that do not begin directly
// below a heading: enumerations within a paragraph, or no rows at all.
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

// rowStart returns the cost of beginning a row of numbers with h.
func (v *view) rowStart(h hyp) float64 {
	c := newRow
	if v.headingsBetween(max(0, h.line-8), h.line) > 0 {
		c = newRowHead
	}
	if h.announced {
		return c
	}
	return c + rowFrom*float64(min(h.number-1, 12))
}

// step returns the cost of going from p to the next label h.
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
