package scan

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/page"
)

// arrange sets what the boxes tell: the lines that stand beside one another in a
// table or above the text are one, and paragraphs begin where a line is set in.
func (p *Page) arrange() {
	if p.Ordered {
		return
	}
	for i := range p.Lines {
		l := &p.Lines[i]
		for _, w := range l.Words {
			l.Box = l.Box.with(w.Box)
		}
	}
	p.Lines = slices.DeleteFunc(p.Lines, func(l Line) bool { return len(l.Words) == 0 })
	p.numbersBeside()
	p.edges()
	p.upright()
	p.greatInitials()
	p.initials()
	p.cells()
	p.rows()
	p.indents()
	p.besideText()
}

// upright puts the lines of a block from above, where one stands right above the one
// before it: some programs write them by their names. Columns stand beside one
// another, and stay; a folio beside its running head is none.
func (p *Page) upright() {
	for from := 0; from < len(p.Lines); {
		to := p.blockEnd(from)
		block := p.Lines[from:to]
		jumps := false
		for i := 1; i < len(block) && !jumps; i++ {
			jumps = above(block[i].Box, block[i-1].Box)
		}
		if jumps && !slices.ContainsFunc(block, func(l Line) bool { return !l.Box.known() }) && !columns(block) {
			slices.SortStableFunc(block, func(a, b Line) int { return cmp.Compare(a.Box.Y0+a.Box.Y1, b.Box.Y0+b.Box.Y1) })
			for i := range block {
				if i > 0 && level(block[i-1].Box, block[i].Box) && block[i].Box.X0 < block[i-1].Box.X0 {
					block[i-1], block[i] = block[i], block[i-1]
				}
			}
			for i := range block {
				block[i].Begins = i == 0
			}
		}
		from = to
	}
}

// edges puts a block of a line or two that lies above all else to the top, and one that
// lies below all else to the foot: some programs write a running head last. Each line is
// looked at once: of two that stand beside one another at the foot, each lies below all
// else.
func (p *Page) edges() {
	for from, left := 0, len(p.Lines); left > 0; {
		to := p.blockEnd(from)
		left -= to - from
		if block, rest := p.Lines[from:to], slices.Concat(p.Lines[:from], p.Lines[to:]); to-from <= edgeMost {
			switch {
			case from > 0 && allAbove(block, rest):
				p.Lines = slices.Concat(block, rest)
			case to < len(p.Lines) && allAbove(rest, block):
				p.Lines = slices.Concat(rest, block)
				continue // with what follows it
			}
		}
		from = to
	}
}

// edgeMost is how many lines a running head, or what else stands at an edge, has at most.
const edgeMost = 2

// allAbove reports whether some lines end above the middle of others, but for those that
// stand beside them, as a folio does.
func allAbove(lines, others []Line) bool {
	over := false
	for _, l := range lines {
		for _, o := range others {
			switch {
			case !l.Box.known() || !o.Box.known():
				return false
			case 2*l.Box.Y1 <= o.Box.Y0+o.Box.Y1:
				over = true
			case !level(l.Box, o.Box):
				return false
			}
		}
	}
	return over
}

// blockEnd is where the block ends that begins at a line.
func (p *Page) blockEnd(from int) int {
	to := from + 1
	for to < len(p.Lines) && !p.Lines[to].Begins && p.Lines[to].Role == p.Lines[from].Role {
		to++
	}
	return to
}

// above reports whether a box stands above another of the same column.
func above(a, b Box) bool {
	common := min(a.X1, b.X1) - max(a.X0, b.X0)
	return a.known() && b.known() && a.Y0+a.Y1 < b.Y0+b.Y1-min(a.height(), b.height()) && 2*common > min(a.X1-a.X0, b.X1-b.X0)
}

// columns reports whether more than a few lines have others beside them.
func columns(lines []Line) bool {
	n := 0
	for _, a := range lines {
		if slices.ContainsFunc(lines, func(b Line) bool { return level(a.Box, b.Box) }) {
			n++
		}
	}
	return n > len(lines)/columnsOf
}

// columnsOf is of how many lines one may have another beside it where there are no columns.
const columnsOf = 5

// cells makes tables of the blocks in which a wide gap parts every line.
func (p *Page) cells() {
	for from := 0; from < len(p.Lines); {
		to, parted := from, 0
		for to < len(p.Lines) && (to == from || !p.Lines[to].Begins) && p.Lines[to].Role == p.Lines[from].Role {
			if p.Lines[to].parted() {
				parted++
			}
			to++
		}
		if p.Lines[from].Role == Body && parted == to-from && parted > 1 {
			for i := from; i < to; i++ {
				p.Lines[i].Role = Table
			}
		}
		from = to
	}
}

// parted reports whether a wide gap parts two words of a line.
func (l *Line) parted() bool {
	for i := 1; i < len(l.Words); i++ {
		if l.space(i) == cellGap {
			return true
		}
	}
	return false
}

// greatInitials finds the great initials that nothing names: one capital that is much higher
// than the lines of the page, with a line beside it.
func (p *Page) greatInitials() {
	var heights []float64
	for _, l := range p.Lines {
		if l.Box.known() {
			heights = append(heights, l.Box.height())
		}
	}
	if len(heights) < columnLeast {
		return
	}
	high := initialHigh * median(heights)
	for i := range p.Lines {
		l := &p.Lines[i]
		if l.Role != Body || len(l.Words) != 1 || l.Box.height() < high || l.Box.height() > initialSlim*(l.Box.X1-l.Box.X0) {
			continue
		}
		r, size := utf8.DecodeRuneInString(l.Words[0].Text)
		beside := func(o Line) bool {
			return o.Role == Body && o.Box.known() && o.Box.height() < high && o.Box.X0 >= l.Box.X1-high/2 && o.Box.Y0 < l.Box.Y1 && o.Box.Y1 > l.Box.Y0
		}
		if size == len(l.Words[0].Text) && unicode.IsUpper(r) && slices.ContainsFunc(p.Lines, beside) {
			l.Role = Initial
		}
	}
}

// How many times as high as a line a great initial is at least, and as high as it is wide at
// most: the rule between two columns is read as an I, too.
const (
	initialHigh = 1.6
	initialSlim = 10
)

// initials puts the great initials before the lines that they begin.
func (p *Page) initials() {
	for i := range p.Lines {
		l := &p.Lines[i]
		if l.Role != Initial {
			continue
		}
		l.Role = Body
		best := -1
		for k := range p.Lines {
			o := &p.Lines[k]
			if k == i || o.Role != Body || len(o.Words) == 0 || !o.Box.known() || !l.Box.known() || o.Box.X0 <= l.Box.X0 || o.Box.Y1 <= l.Box.Y0 || o.Box.Y0 >= l.Box.Y1 {
				continue
			}
			if best < 0 || o.Box.Y0 < p.Lines[best].Box.Y0 {
				best = k
			}
		}
		if best >= 0 {
			first := &p.Lines[best].Words[0]
			first.Text = l.Words[0].Text + first.Text
			p.Lines[best].Begins = true
			l.Words = nil
		}
	}
	p.Lines = slices.DeleteFunc(p.Lines, func(l Line) bool { return len(l.Words) == 0 })
}

// rows joins the lines of tables and furniture that stand beside one another:
// machines give each cell a line of its own, often column by column.
func (p *Page) rows() {
	for from := 0; from < len(p.Lines); {
		to := from + 1
		role := p.Lines[from].Role
		for to < len(p.Lines) && p.Lines[to].Role == role {
			to++
		}
		if role != Body && role != Margin && !slices.ContainsFunc(p.Lines[from:to], func(l Line) bool { return !l.Box.known() }) {
			joined := besides(p.Lines[from:to])
			p.Lines = slices.Replace(p.Lines, from, to, joined...)
			to = from + len(joined)
		}
		from = to
	}
}

// besides orders lines from above and joins those that stand beside one another.
func besides(lines []Line) []Line {
	sorted := slices.Clone(lines)
	slices.SortStableFunc(sorted, func(a, b Line) int { return cmp.Compare(a.Box.Y0+a.Box.Y1, b.Box.Y0+b.Box.Y1) })
	var out []Line
	for _, l := range sorted {
		if n := len(out); n > 0 && level(out[n-1].Box, l.Box) {
			row := &out[n-1]
			row.Words = append(slices.Clip(row.Words), l.Words...)
			row.Begins = row.Begins || l.Begins
			slices.SortStableFunc(row.Words, func(a, b Word) int { return cmp.Compare(a.Box.X0, b.Box.X0) })
			continue
		}
		out = append(out, l)
	}
	for i := range out {
		out[i].Begins = i == 0 && lines[0].Begins
	}
	return out
}

// level reports whether two boxes stand side by side.
func level(a, b Box) bool {
	common := min(a.Y1, b.Y1) - max(a.Y0, b.Y0)
	return common > 0.6*min(a.height(), b.height()) && (a.X1 <= b.X0 || b.X1 <= a.X0)
}

// How far a line is set in that begins a paragraph, in heights of a line.
const (
	indentLeast = 0.6
	indentMost  = 5
)

// indents finds the paragraphs of a block by their first lines, which are set in.
func (p *Page) indents() {
	for from := 0; from < len(p.Lines); {
		to := p.blockEnd(from)
		if block := p.Lines[from:to]; len(block) > 3 && block[0].Role == Body {
			setIn(block)
		}
		from = to
	}
}

func setIn(block []Line) {
	var lefts, heights []float64
	for _, l := range block {
		if !l.Box.known() {
			return
		}
		lefts, heights = append(lefts, l.Box.X0), append(heights, l.Box.height())
	}
	slices.Sort(lefts)
	slices.Sort(heights)
	left, height := lefts[len(lefts)/4], heights[len(heights)/2]
	var first []int
	for i := 1; i < len(block); i++ {
		in := (block[i].Box.X0 - left) / height
		before := (block[i-1].Box.X0 - left) / height
		if in > indentLeast && in < indentMost && before < indentLeast && opens(block[i]) {
			first = append(first, i)
		}
	}
	if len(first)*2 > len(block) {
		return // set ragged: verse, or a page that lies aslant
	}
	for _, i := range first {
		block[i].Begins = true
	}
}

// opens reports whether a line begins with a capital or a figure, marks aside.
func opens(l Line) bool {
	for _, r := range l.Words[0].Text {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return !unicode.IsLower(r)
		}
	}
	return true
}

// headsLeast is how many pages must bear a line at their edge before it is a
// running head, and edge how much of a page its edge is, of 1.
const (
	headsLeast = 3
	headLong   = 9 // letters of one that is told by most of them
	edge       = 0.12
)

// markPlaced marks, where the file itself says nothing, what stands at the edge of
// page after page, with a few letters shown otherwise, or in capitals beside a folio:
// running heads, and folios, by themselves or beside such a head.
func markPlaced(pages []Page) {
	count := map[string]int{}
	each := func(do func(p *Page, l *Line)) {
		for i := range pages {
			p := &pages[i]
			if n := len(p.Lines); n > 2 {
				for _, at := range [...]int{0, 1, n - 1} {
					if l := &p.Lines[at]; p.atEdge(l, at) && (at != 1 || p.atEdge(&p.Lines[0], 0)) {
						do(p, l)
					}
				}
			}
		}
	}
	each(func(_ *Page, l *Line) { count[l.letters()]++ })
	heads := slices.DeleteFunc(slices.Sorted(maps.Keys(count)), func(s string) bool { return len(s) < 3 || count[s] < headsLeast })
	opened := map[string]bool{}
	each(func(p *Page, l *Line) {
		s := l.letters()
		folio := func(o Line) bool { return o.folio() && level(o.Box, l.Box) }
		if !opened[s] {
			opened[s] = true
			if count[s] >= headsLeast && !l.figures() && !p.foliated() {
				return // the title that the running heads repeat
			}
		}
		if slices.ContainsFunc(heads, func(h string) bool { return s == h || len(h) >= headLong && page.Near(s, h) }) ||
			l.capitals() && slices.ContainsFunc(p.Lines, folio) {
			l.Role = Furniture
		}
	})
	each(func(p *Page, l *Line) {
		beside := func(o Line) bool { return o.Role == Furniture && level(o.Box, l.Box) }
		if l.folio() && (p.outer(l) || slices.ContainsFunc(p.Lines, beside)) {
			l.Role = Furniture
		}
	})
}

// markCatchwords marks, at the foot of a page, the word with which the next begins.
func markCatchwords(pages []Page) {
	for i := 0; i+1 < len(pages); i++ {
		lines := pages[i].Lines
		if len(lines) < 3 {
			continue
		}
		l := &lines[len(lines)-1]
		word := l.letters()
		if l.Role != Body || len(l.Words) > 1 || word == "" || !l.Box.known() || l.Box.X0 < pages[i].Width/3 {
			continue
		}
		next := pages[i+1].Lines
		for k := range next[:min(len(next), 3)] {
			if next[k].Role == Body && (strings.HasPrefix(next[k].letters(), word) || len(word) > 4 && page.Announces(l.Words[0].Text, strings.ToLower(next[k].Words[0].Text))) {
				l.Role = Furniture
			}
		}
	}
}

// atEdge reports whether a line, the one at that place, stands at the upper or lower edge
// of its page, or of what is printed on it: scans have margins.
func (p *Page) atEdge(l *Line, at int) bool {
	first, last := p.Lines[0].Box, p.Lines[len(p.Lines)-1].Box
	switch {
	case !l.Box.known() || p.Height <= 0:
		return false
	case at == 0 || level(first, l.Box) || at == 1 && len(p.Lines[0].Words) == 1:
		return l.Box.Y0 < p.Height/2
	case at == len(p.Lines)-1 || level(last, l.Box):
		return l.Box.Y0 > p.Height/2
	}
	return p.outer(l)
}

// outer reports whether a line stands at the upper or lower edge of the sheet.
func (p *Page) outer(l *Line) bool {
	return l.Box.known() && (l.Box.Y1 < edge*p.Height || l.Box.Y0 > (1-edge)*p.Height)
}

// letters returns the letters of a line in capitals: what stays of a running head when
// its folio changes.
func (l *Line) letters() string {
	var b strings.Builder
	for _, w := range l.Words {
		for _, r := range w.Text {
			if unicode.IsLetter(r) {
				b.WriteRune(unicode.ToUpper(r))
			}
		}
	}
	return b.String()
}

// capitals reports whether most letters of a line are.
func (l *Line) capitals() bool {
	up, all := 0, 0
	for _, w := range l.Words {
		for _, r := range w.Text {
			if unicode.IsLetter(r) {
				all++
				if unicode.IsUpper(r) {
					up++
				}
			}
		}
	}
	return up > all/2
}

// foliated reports whether a folio stands above or below what is printed on a page. The page
// on which a chapter begins often has none.
func (p *Page) foliated() bool {
	n := len(p.Lines)
	for _, at := range [...]int{0, 1, n - 2, n - 1} {
		if at >= 0 && at < n && p.Lines[at].folio() {
			return true
		}
	}
	return false
}

// folio reports whether a line is a number and no more, in figures or in small Roman numerals.
func (l *Line) folio() bool {
	if len(l.Words) == 1 && page.Roman(l.Words[0].Text) {
		return true
	}
	return l.figures() && l.letters() == ""
}

// figures reports whether a line holds a figure or two of at most four digits.
func (l *Line) figures() bool {
	digits := 0
	for _, w := range l.Words {
		for _, r := range w.Text {
			if unicode.IsDigit(r) {
				digits++
			}
		}
	}
	return digits > 0 && digits <= 4 && len(l.Words) <= 3
}
