package page

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lines are the lines of a text that are not blank, furniture included.
type Lines interface {
	Len() int
	Line(i int) string
	Blank(i int) bool // before it is a blank line, or the top of a page or of the text
	Leaf(i int) int   // the leaf on which it stands
}

// Found is a label and the line that it begins.
type Found struct {
	Line int
	Label
}

// How long a row of numbers must be to be accepted, by what announces it: a
// word or a degree sign, or only a stop.
const (
	rowLeast      = 3
	rowWhole      = 2 // if it begins with 1 and its word announces nothing else
	rowLeastPlain = 6
	rowWholePlain = 4 // the same, if none is missing, each begins a paragraph, and the first is beyond far
	far           = 8 // rows that begin lower are told by the weight of their labels

	rowLeastOrdinal = 4

	rowLeastUnlisted = 6  // for a word that no language lists
	rowWholeUnlisted = 4  // the same, if it begins with 1 and is all that the word announces
	codeLeast        = 8  // from this length a row is one of articles even if a few have several paragraphs
	longCode         = 20 // and from this length if all have
)

// articleBlocks is the most paragraphs of an article: where most of a row have more, it is
// one of divisions.
const articleBlocks = 8

// mostMissing is the most numbers that may be missing between two of a row.
const mostMissing = 3

// Rows finds the rows of labels in a text: articles whose numbers go up by
// one, wherever on the line they begin, each after the end of a sentence. A
// single number proves nothing, and a word with a number may be a reference;
// but a row can be trusted. In heads are the rows of lines that head divisions by a
// word that no language lists, with articles, titles or several paragraphs below each:
// Game the 1st., LETTER II.
func Rows(t Lines) (labels, heads [][]Found) {
	byClass := map[string][]Found{}
	var order []string
	var all []Found
	for i := range t.Len() {
		if l, ok := ParseLabel(t.Line(i)); ok && begins(t, i, l) && !overleaf(t, i, l) {
			all = append(all, Found{i, l})
		}
	}
	for k, f := range all {
		if leadsRow(all[k:]) {
			f.Roman = all[k+1].Roman
			labels = append(labels, []Found{f})
			continue
		}
		if _, seen := byClass[f.Class]; !seen {
			order = append(order, f.Class)
		}
		byClass[f.Class] = append(byClass[f.Class], f)
	}
	var out [][]Found
	for _, class := range order {
		for _, row := range rows(byClass[class]) {
			switch believed(t, row, len(byClass[class])) {
			case labelling:
				out = append(out, row)
			case heading:
				heads = append(heads, row)
			}
		}
	}
	for _, row := range out {
		switch {
		case !row[0].Unlisted() || !holdsRows(row, out):
			labels = append(labels, row)
		case onTheirOwn(row) == len(row):
			heads = append(heads, row)
		}
	}
	return labels, heads
}

// How many numbers alone must follow a label that announces the first of them: ARTICLE
// PREMIER., II., III. A word that no language lists needs one more.
const (
	ledLeast         = 2
	ledLeastUnlisted = 3
)

// leadsRow reports whether the first of some labels announces a row whose other numbers stand
// alone, as ordinances have it. Where the word announces the second, too, it heads divisions or a
// row of its own.
func leadsRow(all []Found) bool {
	first, least := all[0], ledLeast
	if first.Number != 1 || first.Plain() || first.Class == "°" || first.Class == "1st" {
		return false
	}
	if first.Unlisted() {
		least = ledLeastUnlisted
	}
	if len(all) <= least {
		return false
	}
	for k, f := range all[1 : least+1] {
		if f.Number != k+2 || !f.Plain() || f.Class == "(" || f.Class != all[1].Class || f.Roman != all[1].Roman || !f.Roman && first.Roman {
			return false
		}
	}
	again := slices.IndexFunc(all[1:], func(f Found) bool { return f.Class == first.Class })
	return again < 0 || all[1+again].Number != 2
}

// onTheirOwn counts the labels of a row that are all of their lines.
func onTheirOwn(row []Found) (n int) {
	for _, f := range row {
		if f.Alone {
			n++
		}
	}
	return n
}

// holdsRows reports whether most members of a row have labels of other rows
// below them, as divisions have articles.
func holdsRows(row []Found, all [][]Found) bool {
	holding := 0
	for k := range row {
		if slices.ContainsFunc(all, func(other []Found) bool {
			return other[0].Class != row[0].Class && slices.ContainsFunc(other, func(f Found) bool {
				return f.Line > row[k].Line && (k+1 == len(row) || f.Line < row[k+1].Line)
			})
		}) {
			holding++
		}
	}
	return holding*2 > len(row)
}

// headOfLeaves reports whether a row counts the leaves, as most of its labels are the first
// lines of theirs and count as many as leaves lie between: "Page 12." A chapter may begin a
// leaf, too.
func headOfLeaves(t Lines, row []Found) bool {
	counting := 0
	for k, f := range row {
		if f.Line > 0 && t.Leaf(f.Line) != t.Leaf(f.Line-1) && (k == 0 || f.Number-row[k-1].Number == t.Leaf(f.Line)-t.Leaf(row[k-1].Line)) {
			counting++
		}
	}
	return counting*2 > len(row)
}

// overleaf reports whether a label is the catchword of its leaf: the next leaf
// repeats it, at most below its running head.
func overleaf(t Lines, i int, l Label) bool {
	if !l.Alone || i+1 >= t.Len() || t.Leaf(i) == t.Leaf(i+1) {
		return false
	}
	for k := i + 1; k < min(i+3, t.Len()); k++ {
		if next, ok := ParseLabel(t.Line(k)); ok && next.Class == l.Class && next.Number == l.Number {
			return true
		}
	}
	return false
}

// begins reports whether a label may stand on line i: after a sentence or a
// title, with words after it.
func begins(t Lines, i int, l Label) bool {
	if l.Alone && (i+1 >= t.Len() || !opens(t.Line(i+1))) {
		return false
	}
	if i == 0 {
		return true
	}
	before := t.Line(i - 1)
	return ended(before) || t.Blank(i) && strings.IndexFunc(before, unicode.IsLower) < 0 || !l.Plain() && t.Blank(i)
}

// opens reports whether a line begins with a capital or a figure, marks aside.
func opens(line string) bool {
	for _, r := range line {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return !unicode.IsLower(r)
		}
	}
	return false
}

// ended reports whether a line ends as a sentence does.
func ended(line string) bool {
	line = strings.TrimRight(line, " \t\"»”'’*_)")
	return line == "" || strings.ContainsRune(".!?:;—", lastRune(line))
}

func lastRune(s string) (last rune) {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i]&0xC0 != 0x80 {
			for _, r := range s[i:] {
				return r
			}
		}
	}
	return 0
}

// rows divides the labels of one class where their numbers begin anew. An
// unreadable label where one number is missing gets that number.
func rows(all []Found) [][]Found {
	var out [][]Found
	var row, unread []Found
	for i, f := range all {
		if f.Number == 0 {
			unread = append(unread, f)
			continue
		}
		if n := len(row); n > 0 && i+1 < len(all) && all[i+1].Number == row[n-1].Number+1 && f.Number+1 != all[i+1].Number && f.Number != all[i+1].Number {
			continue // the row goes on after it: it is a reference
		}
		if n := len(row); n > 0 {
			missing := f.Number - row[n-1].Number - 1
			switch {
			case missing >= 0 && missing <= mostMissing:
				if missing == len(unread) {
					for k, u := range unread {
						u.Number, u.Roman = row[n-1].Number+k+1, f.Roman
						row = append(row, u)
					}
				}
			default:
				out = append(out, row)
				row = nil
			}
		}
		unread = nil
		row = append(row, f)
	}
	return append(out, row)
}

// What a row of numbers is.
type belief uint8

const (
	nothing belief = iota
	labelling
	heading
)

// believed tells what a row is. A label on a line of its
// own may be a heading above a title; and ARTICLE also heads chapters, which are few
// in a text and have several paragraphs.
func believed(t Lines, row []Found, all int) belief {
	switch {
	case len(row) < leastRow(t, row, all) || row[len(row)-1].Number-row[0].Number >= 2*len(row):
		return nothing
	case row[0].Class == bare && row[len(row)-1].Number-row[0].Number >= len(row):
		return nothing
	case row[0].Unlisted() && headOfLeaves(t, row):
		return nothing
	}
	titled, long, entitled, headed, much := 0, 0, 0, 0, 0
	dividing := row[0].Class == "art" || row[0].Class == "sec" || row[0].Unlisted()
	for k, f := range row {
		if !f.Alone {
			if k+1 < len(row) && headsBlocks(t, f.Line, row[k+1].Line) {
				headed++
			}
			continue
		}
		if below := f.Line + 2; title(t.Line(f.Line+1)) && (below >= t.Len() || t.Blank(below)) {
			titled++
		}
		if k+1 < len(row) {
			blocks := blocksOf(t, f.Line+1, row[k+1].Line)
			much += ones(len(blocks) > articleBlocks)
			if len(blocks) > 1 {
				long++
				if dividing && blocks[0] <= titleLines && slices.Max(blocks[1:]) > titleLines {
					entitled++
				}
			}
		}
	}
	if dividing && row[0].Class != "art" && headed*2 > len(row)-1 {
		return heading
	}
	if entitled*2 > len(row) {
		titled = len(row)
	}
	if n := onTheirOwn(row); n > 0 && titled*2 > n || row[0].Unlisted() && long*2 > len(row) { // letters, scenes
		if row[0].Unlisted() && n == len(row) {
			return heading
		}
		return nothing
	}
	if dividing && !row[0].Unlisted() && (much*2 > len(row) || long > 0 && all < codeLeast || (long+headed)*4 > len(row)*3 && all < longCode) {
		return nothing
	}
	return labelling
}

// headsBlocks reports whether the block that begins on line from, with a label and words, is
// the title of those below it up to line to: "NUMB. 71. TUESDAY, Nov. 20."
func headsBlocks(t Lines, from, to int) bool {
	blocks := blocksOf(t, from, to)
	return t.Blank(from) && len(blocks) > 1 && blocks[0] <= titleLines+1 && slices.Max(blocks[1:]) > titleLines+1
}

// blocksOf counts the lines of each block, between blank lines, of the lines [from, to). One
// that is wider than print is a paragraph, and counts as the lines that it would be set in.
func blocksOf(t Lines, from, to int) (lines []int) {
	for n := from; n < to; n++ {
		if n == from || t.Blank(n) {
			lines = append(lines, 0)
		}
		lines[len(lines)-1] += 1 + utf8.RuneCountInString(t.Line(n))/Widest
	}
	return lines
}

// titleLines is the most lines of the title below the number of a division.
const titleLines = 2

// leastRow returns how many labels a row must have to be accepted, by the class of its
// first; all is how many labels of that class the text has.
func leastRow(t Lines, row []Found, all int) int {
	whole := len(row) > 0 && row[0].Number == 1 && all == len(row)
	switch {
	case len(row) == 0:
	case row[0].Class == bare: // folios are such numbers, too, but interrupt sentences
		return codeLeast
	case row[0].Class == "1st":
		return rowLeastOrdinal
	case row[0].Unlisted() && whole:
		return rowWholeUnlisted
	case row[0].Unlisted():
		return rowLeastUnlisted
	case row[0].Class == "." && row[0].Number > far && row[len(row)-1].Number-row[0].Number < len(row) && !slices.ContainsFunc(row, func(f Found) bool { return f.Alone || !t.Blank(f.Line) }):
		return rowWholePlain
	case row[0].Plain() || row[0].Class == "°":
		return rowLeastPlain
	case whole:
		return rowWhole
	}
	return rowLeast
}

// title reports whether a line is a title rather than the first of a paragraph:
// in capitals, or short and without a comma.
func title(line string) bool {
	line = strings.TrimSpace(line)
	up, low := cases(line)
	return up > low || up+low < titleMost && !strings.ContainsRune(line, ',')
}

// titleMost is the most letters of a title of one line.
const titleMost = 24
