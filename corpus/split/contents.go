package split

import (
	"fmt"
	"unicode"

	"quinola/corpus/lang"
)

// markContents tells the lists of contents from what they list. Such a list is a division of
// its own, and what it names again heads nothing in it: the chapters have their headings
// elsewhere.
func (v *view) markContents() {
	own := lang.Of(v.lang)
	if own == nil {
		return
	}
	games := 0
	stands := map[string]span{}
	for i, h := range v.heads {
		if h.Level == levelGame {
			games++
		}
		at, again := stands[h.key()]
		if !again {
			at.first = i
		}
		at.last = i
		stands[h.key()] = at
	}
	var kept []Heading
	for i := 0; i < len(v.heads); i++ {
		h := v.heads[i]
		if h.List = h.word == "" && begins(foldCaps(h.Text), own.Titles.Contents); !h.List {
			kept = append(kept, h)
			continue
		}
		level := levelPart
		if games > 1 {
			level = levelGame
		}
		title := v.headingOf(h.line, h.line, level)
		for title.last < h.last && !begins(foldCaps(title.Text), own.Titles.Contents) {
			title = v.headingOf(h.line, title.last+1, level)
		}
		title.List = true
		kept = append(kept, title)
		end := h.last + 1 // rows that were taken for its title
		if last := v.listed(i, stands); last > i {
			end, i = v.headEnd(last), last
		}
		v.makeRows(title.last+1, end)
	}
	v.heads = kept
	for i, h := range kept {
		for n := h.line; n <= h.last; n++ {
			v.lines[n].head = i + 1
		}
	}
}

// span is where what a heading names stands first, and where last.
type span struct{ first, last int }

// listed returns the last of the headings that the list of contents at heading i names again:
// each stands before the list or behind it, too, and has little below it. Where the first
// returns, the book begins.
func (v *view) listed(i int, stands map[string]span) int {
	last := i
	for j := i + 1; j < len(v.heads); j++ {
		if j > i+1 && v.heads[j].key() == v.heads[i+1].key() || v.lettersBelow(j) > listedMost {
			break
		}
		if at := stands[v.heads[j].key()]; at.first >= i && at.last <= j {
			break
		}
		last = j
	}
	return last
}

// listedMost is how many letters stand below a heading in a list of contents: what a chapter
// holds, in some lines.
const listedMost = 250

// key is what a heading is known by wherever it stands: its number, or its words.
func (h Heading) key() string {
	if h.word != "" {
		return fmt.Sprint(h.word, " ", h.number)
	}
	return foldCaps(h.Text)
}

// headEnd returns the line at which the part below heading i ends: that of the next heading,
// or the end of the text.
func (v *view) headEnd(i int) int {
	if i+1 < len(v.heads) {
		return v.heads[i+1].line
	}
	return len(v.lines)
}

// lettersBelow counts the letters below heading i and above the next.
func (v *view) lettersBelow(i int) int {
	n := 0
	for _, l := range v.lines[v.heads[i].last+1 : v.headEnd(i)] {
		for _, g := range v.g[l.lo:l.hi] {
			if unicode.IsLetter(g.r) {
				n++
			}
		}
	}
	return n
}

// makeRows makes rows of a table of the lines from from on, up to to.
func (v *view) makeRows(from, to int) {
	for n := from; n < to; n++ {
		l := &v.lines[n]
		l.head, l.label, l.table, l.verse, l.foot = 0, nil, true, false, false
	}
}
