package page

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

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

// returning returns the skeletons of short lines that stand apart and recur three
// times or more, with a few letters changed. If no leaves are known, one of them
// must interrupt a sentence: what only recurs between paragraphs may be a heading. A
// note is none.
func (f *furnisher) returning() map[string]bool {
	count := map[string]int{}
	torn, within, sung := map[string]bool{}, map[string]int{}, map[string]int{}
	var order []string
	for i, lines := range f.Lines {
		full := f.full(lines)
		for n, l := range lines {
			if l.Blank || f.labels[l.Start] || l.End-l.Start > min(60, full) || !f.apart(lines, n) {
				continue
			}
			t := f.text(l)
			s := skeleton(t)
			if utf8.RuneCountInString(s) < 5 || f.note(lines, n) || !f.inText(lines, n) && i > 0 || f.romanLabel(t) || strings.Contains(t, "#") {
				continue
			}
			if (BeginsLower(t) || f.endsParagraph(lines, n)) && n > 0 && !lines[n-1].Blank && (f.labels[lines[n-1].Start] || count[skeleton(f.text(lines[n-1]))] == 0) {
				continue // the end of a paragraph, not the second line of such a head
			}
			if count[s]++; count[s] == 1 {
				order = append(order, s)
			}
			torn[s] = torn[s] || f.tears(lines, n)
			if f.within(i, n) {
				within[s]++
			}
			if f.refrain(lines, n) {
				sung[s]++
			}
		}
		if len(order) > 20000 {
			break
		}
	}
	heads := map[string]bool{}
	for _, s := range order {
		if count[s] >= 3 && sung[s]*2 < count[s] && (within[s]*2 >= count[s] || f.Setting.Parted() && (torn[s] || len(f.Leaves) > 1)) {
			heads[s] = true
		}
	}
	for _, s := range order { // and what resembles one
		for h := range heads {
			if count[s] < 3 && sung[s] == 0 && len(h) > 8 && Near(s, h) {
				heads[s] = true
				break
			}
		}
		if len(heads) > 400 {
			break
		}
	}
	return heads
}

// note reports whether line n is a note: in small letters, it begins with a sign that stands after a word
// above it on its leaf.
func (f *furnisher) note(lines []Line, n int) bool {
	sign, rest, ok := strings.Cut(strings.TrimSpace(f.text(lines[n])), " ")
	if up, low := cases(rest); !ok || up >= low || strings.Trim(sign, NoteSigns+"§¶") != "" && !noteInBrackets.MatchString(sign) {
		return false // a paragraph may have § or ¶ before it, too: it is no running title either
	}
	for _, l := range lines[:n] {
		if !l.Blank && strings.Contains(strings.TrimLeftFunc(f.text(l), func(r rune) bool { return !unicode.IsLetter(r) }), sign) {
			return true
		}
	}
	return false
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

var noteInBrackets = regexp.MustCompile(`^[(\[][a-z0-9*][)\]]$`)

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
