package page

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/edit"
)

// skeleton returns the letters of a line, in capitals: what remains of a running
// head when its folio changes.
func skeleton(t string) string {
	var b strings.Builder
	for _, r := range t {
		if unicode.IsLetter(r) {
			b.WriteRune(unicode.ToUpper(r))
		}
	}
	return b.String()
}

// recurrence is what the short lines with one skeleton, their folios aside, do.
type recurrence struct {
	skeleton string
	count    int
	folios   int      // how many have one, or are known to be heads by their places
	within   int      // stand within a sentence
	edges    int      // are the first or the last line of a leaf
	sung     int      // are refrains
	above    []string // the skeletons of the lines right above
	first    int      // where the first begins, if it has no folio and interrupts no sentence; else -1
}

// returning returns the skeletons of short lines that stand apart and recur three
// times or more, with a few letters changed. If leaves are known most of them must stand
// at their edges; if none are, have a folio or interrupt a sentence: what only recurs between
// paragraphs may be a heading or a name below a letter. A note is none, and the first of
// such lines, without the folio that the others have, is the title that they repeat.
func (f *furnisher) returning() map[string]bool {
	all := map[string]*recurrence{}
	var order []*recurrence
	for i, lines := range f.Lines {
		full := f.full(lines)
		top, bottom, _ := f.ends(lines)
		for n, l := range lines {
			if l.Blank || f.labels[l.Start] || l.End-l.Start > min(60, full) || !f.apart(lines, n) {
				continue
			}
			t := f.text(l)
			s, number := folioOf(t)
			if utf8.RuneCountInString(s) < 5 || f.note(i, n) || !f.inText(lines, n) && i > 0 || f.romanLabel(t) || strings.Contains(t, "#") {
				continue
			}
			above := ""
			if n > 0 && !lines[n-1].Blank {
				above, _ = folioOf(f.text(lines[n-1]))
			}
			if (BeginsLower(t) || f.endsParagraph(lines, n)) && n > 0 && !lines[n-1].Blank && (f.labels[lines[n-1].Start] || all[above] == nil) {
				continue // the end of a paragraph, not the second line of such a head
			}
			within := f.within(i, n)
			placed := slices.ContainsFunc(f.Furniture[i], func(k corpus.Span) bool { return k.Start <= l.Start && l.Start < k.End })
			r := all[s]
			if r == nil {
				r = &recurrence{skeleton: s, first: -1}
				all[s] = r
				order = append(order, r)
				if number == 0 && !within && !placed {
					r.first = l.Start
				}
			}
			r.count++
			r.folios += ones(placed || number > 0 && !strings.HasSuffix(strings.Fields(t)[0], ".")) // 1. begins an item
			r.within += ones(within)
			r.edges += ones(n == top || n == bottom)
			r.sung += ones(f.refrain(lines, n))
			if above != "" {
				r.above = append(r.above, above)
			}
		}
		if len(order) > 20000 {
			break
		}
	}
	heads := map[string]bool{}
	f.opening = map[int]bool{}
	for _, r := range order {
		if !f.isReturning(r, all) {
			continue
		}
		heads[r.skeleton] = true
		if r.first >= 0 && r.folios*2 >= r.count {
			f.opening[r.first] = true
		}
	}
	for _, r := range order { // and the second lines of such, and what resembles one
		if r.count >= 3 && r.sung == 0 && len(r.above) == r.count && !slices.ContainsFunc(r.above, func(s string) bool { return !heads[s] }) {
			heads[r.skeleton] = true
		}
		for h := range heads {
			if r.count < 3 && r.sung == 0 && len(h) > 8 && Near(r.skeleton, h) {
				heads[r.skeleton] = true
				break
			}
		}
		if len(heads) > 400 {
			break
		}
	}
	return heads
}

// ones is 1 for true.
func ones(is bool) int {
	if is {
		return 1
	}
	return 0
}

// isReturning reports whether lines recur as the heads of pages do.
func (f *furnisher) isReturning(r *recurrence, all map[string]*recurrence) bool {
	if r.count < 3 || r.sung*2 >= r.count || r.secondOfTitles(all) {
		return false
	}
	switch {
	case r.within*2 >= r.count:
		return true
	case !f.Setting.Parted():
		return false
	case len(f.Leaves) > 1:
		return r.edges*2 >= r.count
	}
	return r.within*3 >= r.count || r.folios*2 >= r.count
}

// secondOfTitles reports whether most of the lines stand right below others that do not
// recur: each is the second line of a title.
func (r *recurrence) secondOfTitles(all map[string]*recurrence) bool {
	n := 0
	for _, s := range r.above {
		n += ones(all[s] == nil || all[s].count < 3)
	}
	return n*2 > r.count
}

// note reports whether line n of leaf i is a note: it begins with a sign that stands after a
// word above it on its leaf. In capitals it does so only with a sign in brackets.
func (f *furnisher) note(i, n int) bool {
	sign, rest, ok := strings.Cut(strings.TrimSpace(f.text(f.Lines[i][n])), " ")
	bracketed := noteInBrackets.MatchString(sign)
	if up, low := cases(rest); !ok || up >= low && !bracketed || strings.Trim(sign, NoteSigns+"§¶") != "" && !bracketed {
		return false // a paragraph may have § or ¶ before it, too: it is no running title either
	}
	return f.firstWith(i, sign) < n
}

// firstWith returns the first line of leaf i on which a sign stands after a letter. A text
// without form feeds is one leaf, however long, so this is kept.
func (f *furnisher) firstWith(i int, sign string) int {
	if at, ok := f.signs[i][sign]; ok {
		return at
	}
	at := slices.IndexFunc(f.Lines[i], func(l Line) bool {
		return !l.Blank && strings.Contains(strings.TrimLeftFunc(f.text(l), func(r rune) bool { return !unicode.IsLetter(r) }), sign)
	})
	if at < 0 {
		at = len(f.Lines[i])
	}
	if f.signs[i] == nil {
		f.signs[i] = map[string]int{}
	}
	f.signs[i][sign] = at
	return at
}

// cases counts the capitals and the small letters of a text.
func cases(t string) (up, low int) {
	for _, r := range t {
		switch {
		case unicode.IsUpper(r):
			up++
		case unicode.IsLower(r):
			low++
		}
	}
	return up, low
}

// NoteSigns refer to notes by themselves; letters and figures do in brackets.
const NoteSigns = "*†‡¹²³"

var noteInBrackets = regexp.MustCompile(`^[(\[]([a-z*]|[0-9]{1,3})[)\]]$`)

// endsParagraph reports whether line n is the short last line of a paragraph: the line right
// above is a full one, in small letters, and ends no sentence.
func (f *furnisher) endsParagraph(lines []Line, n int) bool {
	if n == 0 || lines[n-1].Blank {
		return false
	}
	above := strings.TrimSpace(f.text(lines[n-1]))
	return len(above) >= fullLine && len(above) >= 2*len(strings.TrimSpace(f.text(lines[n]))) && !EndsSentence(above) && strings.ContainsFunc(above, unicode.IsLower)
}

// fullLine is the least bytes of such a line.
const fullLine = 30

// full returns how long a line may be without counting as a full line, on a leaf
// whose lines all stand apart. There a repeated formula looks like a recurring head;
// but heads are short.
func (f *furnisher) full(lines []Line) int {
	var sizes []int
	apart := 0
	for n, l := range lines {
		if l.Blank {
			continue
		}
		sizes = append(sizes, l.End-l.Start)
		if f.apart(lines, n) && (n == 0 || lines[n-1].Blank) && (n+1 == len(lines) || lines[n+1].Blank) {
			apart++
		}
	}
	if len(sizes) == 0 || apart*10 < len(sizes)*8 {
		return math.MaxInt
	}
	slices.Sort(sizes)
	return sizes[len(sizes)/2] * 3 / 4
}

// Near reports whether two words differ by at most a fifth of their letters.
func Near(a, b string) bool {
	if d := len(a) - len(b); d > 4 || d < -4 {
		return false
	}
	return edit.Strings(a, b)*5 <= len(b)
}
