package scan

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/page"
)

// arrange sets what the boxes tell: the lines that stand beside one another in a
// table or above the text are one, and paragraphs begin where a line is set in.
func (p *Page) arrange() {
	for i := range p.Lines {
		l := &p.Lines[i]
		for _, w := range l.Words {
			l.Box = l.Box.with(w.Box)
		}
	}
	p.Lines = slices.DeleteFunc(p.Lines, func(l Line) bool { return len(l.Words) == 0 })
	p.upright()
	p.initials()
	p.cells()
	p.rows()
	p.indents()
}

// upright puts the lines of a block from above, where one stands right above the one
// before it: some programs write them by their names. Columns stand beside one
// another, and stay.
func (p *Page) upright() {
	for from := 0; from < len(p.Lines); {
		to := p.blockEnd(from)
		block := p.Lines[from:to]
		jumps := false
		for i := 1; i < len(block) && !jumps; i++ {
			jumps = above(block[i].Box, block[i-1].Box)
		}
		if jumps && !slices.ContainsFunc(block, func(l Line) bool { return !l.Box.known() }) && !anyLevel(block) {
			slices.SortStableFunc(block, func(a, b Line) int { return cmp.Compare(a.Box.Y0+a.Box.Y1, b.Box.Y0+b.Box.Y1) })
			for i := range block {
				block[i].Begins = i == 0
			}
		}
		from = to
	}
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

// anyLevel reports whether any two lines stand side by side.
func anyLevel(lines []Line) bool {
	for i, a := range lines {
		for _, b := range lines[i+1:] {
			if level(a.Box, b.Box) {
				return true
			}
		}
	}
	return false
}

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
			if k == i || o.Role != Body || !o.Box.known() || !l.Box.known() || o.Box.X0 <= l.Box.X0 || o.Box.Y1 <= l.Box.Y0 || o.Box.Y0 >= l.Box.Y1 {
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
		if role != Body && !slices.ContainsFunc(p.Lines[from:to], func(l Line) bool { return !l.Box.known() }) {
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
	edge       = 0.12
)

// markPlaced marks, where the file itself says nothing, what stands at the edge of
// page after page: running heads, and folios.
func markPlaced(pages []Page) {
	count := map[string]int{}
	each := func(do func(l *Line)) {
		for i := range pages {
			p := &pages[i]
			if n := len(p.Lines); n > 2 {
				for _, at := range [...]int{0, 1, n - 1} {
					if l := &p.Lines[at]; p.atEdge(l) && (at != 1 || p.atEdge(&p.Lines[0])) {
						do(l)
					}
				}
			}
		}
	}
	each(func(l *Line) { count[l.letters()]++ })
	each(func(l *Line) {
		s := l.letters()
		if s == "" && l.figures() || len(s) > 2 && count[s] >= headsLeast {
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

// atEdge reports whether a line stands at the upper or lower edge of its page.
func (p *Page) atEdge(l *Line) bool {
	if !l.Box.known() || p.Height <= 0 {
		return false
	}
	return l.Box.Y1 < edge*p.Height || l.Box.Y0 > (1-edge)*p.Height
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
