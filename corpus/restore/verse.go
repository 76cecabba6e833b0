package restore

import (
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/page"
)

// The line ends of verse and of tables are the printer's, and are kept. Which
// lines belong together the scan's blank lines say, not what ends a sentence:
// a stanza has stops and colons in its midst.

// fewestLines is how many lines make a stanza, widestLine how many bytes the
// longest of them may have.
const (
	fewestLines = 4
	widestLine  = 60
)

// verses marks the line ends of verse: four lines or more that stand together,
// all of them short and begun as lines of verse are. Where a blank line stands
// after every line, few of them may end a sentence.
func (u *unit) verses(rows []row) {
	for i := 0; i < len(rows); {
		j := i + 1
		if j == len(rows) || !u.line(rows[i]) {
			i++
			continue
		}
		apart := u.distance(rows, j)
		if apart > 1 && u.capitals(rows[i]) {
			i++
			continue
		}
		stops := u.stops(rows[i])
		for j < len(rows) && u.line(rows[j]) && u.distance(rows, j) == apart && !(apart > 1 && u.capitals(rows[j])) {
			stops += u.stops(rows[j])
			j++
		}
		if apart > 1 && j < len(rows) && u.distance(rows, j) == 1 {
			j-- // the last line begins a block without blank lines
		}
		if n := j - i; n >= fewestLines && (apart == 1 || apart == 2 && stops*3 <= n) {
			u.keep(rows[i+1 : j])
		}
		i = max(j, i+1)
	}
}

// keep marks the line ends before rows as the printer's.
func (u *unit) keep(rows []row) {
	for _, r := range rows {
		u.cells[r.from].gap = gapKept
	}
}

// line reports whether a row may be a line of verse: short, and begun with a
// capital.
func (u *unit) line(r row) bool {
	first := u.cells[r.from].r
	return r.width < widestLine && (unicode.IsUpper(first) || strings.ContainsRune("*(\"\\", first))
}

// distance is how many lines row i stands below the one before it, 1 where no
// blank line is between.
func (u *unit) distance(rows []row, i int) int {
	c := u.cells[rows[i].from]
	if c.gap < gapBlank {
		return 1
	}
	return int(c.line - u.cells[rows[i-1].to-1].line)
}

// stops is 1 for a row that ends with a full stop, asterisks aside, else 0.
func (u *unit) stops(r row) int {
	i := r.to - 1
	for i > r.from && u.cells[i].r == '*' {
		i--
	}
	if u.cells[i].r == '.' {
		return 1
	}
	return 0
}

// tables marks the line ends of tables: of rows, one under another, that are
// cut into cells.
func (u *unit) tables(rows []row) {
	for i := 1; i < len(rows); i++ {
		if u.cells[rows[i].from].gap != gapLine || !u.celled(rows[i-1]) || !u.celled(rows[i]) {
			continue
		}
		u.keep(rows[i : i+1])
		for _, r := range rows[i-1 : i+1] {
			for k := r.from; k < r.to; k++ {
				u.cells[k].leads = u.cells[k].place&page.Leader != 0
			}
		}
	}
}

// celled reports whether white space or leaders cut a row into cells.
func (u *unit) celled(r row) bool {
	return slices.ContainsFunc(u.cells[r.from:r.to], func(c cell) bool { return c.place&(page.Cell|page.Leader) != 0 })
}
