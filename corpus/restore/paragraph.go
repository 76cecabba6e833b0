package restore

import (
	"slices"
	"strings"
	"unicode"
)

// row is a line of cells.
type row struct {
	from, to int // cells
	width    int // from the first byte to the last
}

// paragraphs finds which line ends and blank lines of the unit end a paragraph
// or a line of verse. A blank line alone proves little: machines put one after
// every line of a page that is set wide. So what stands on both sides is asked:
// whether a sentence ends and another begins, whether the line is short, and
// whether the lines around are double-spaced as well.
func (u *unit) paragraphs() {
	rows := u.rows()
	if len(rows) < 2 {
		return
	}
	widths := make([]int, len(rows))
	for i, r := range rows {
		widths[i] = r.width
	}
	slices.Sort(widths)
	usual := widths[len(widths)*2/3]
	u.verses(rows)
	u.tables(rows)
	for i := 1; i < len(rows); i++ {
		c := &u.cells[rows[i].from]
		if c.gap != gapKept && u.parts(rows, i, usual) {
			c.gap = gapParagraph
		}
	}
}

// rows are the lines of the unit's cells.
func (u *unit) rows() []row {
	var out []row
	for i, c := range u.cells {
		if i == 0 || c.gap >= gapLine {
			out = append(out, row{from: i, to: i})
		}
		r := &out[len(out)-1]
		r.to = i + 1
		r.width = int(c.end - u.cells[r.from].at)
	}
	return out
}

// widest is more bytes than a printed line holds: what is longer was typed, and it is a
// paragraph.
const widest = 110

// parts reports whether a paragraph begins with row i.
func (u *unit) parts(rows []row, i, usual int) bool {
	before, after := rows[i-1], rows[i]
	last, first := u.cells[before.to-1], u.cells[after.from]
	blank := first.gap == gapBlank
	heading := u.capitals(before) || u.capitals(after)
	if hyphen(last.r) && unicode.IsLower(first.r) {
		return false
	}
	ended := strings.ContainsRune(".!?:)*", last.r)
	begun := unicode.IsUpper(first.r) || unicode.IsDigit(first.r) || strings.ContainsRune("*#«\"(—-", first.r)
	short := before.width*20 < usual*17
	if !blank && ended && begun && before.width > widest {
		return true
	}
	if !blank {
		return ended && begun && short && len(rows) > 3 && (before.width*4 < usual*3 || u.label(after))
	}
	if u.parted {
		return begun || ended
	}
	wide := 0 // blank lines around
	for k := max(1, i-2); k <= min(len(rows)-1, i+2); k++ {
		if k != i && u.cells[rows[k].from].gap == gapBlank {
			wide++
		}
	}
	if wide < 2 {
		return begun && (ended || short || heading) || ended && short
	}
	return begun && (heading || ended && (short || u.label(after)))
}

// label reports whether a row begins with what may be the number of a clause.
func (u *unit) label(r row) bool {
	n := 0
	for _, c := range u.cells[r.from:r.to] {
		switch {
		case strings.ContainsRune("IVXLCivxl1234567890íÍUH", c.r):
			n++
		case c.r == '.':
			return n > 0
		default:
			return false
		}
	}
	return false
}
