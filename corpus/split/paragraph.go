package split

import (
	"strconv"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// An assembly puts the items together, line by line.
type assembly struct {
	v      *view
	res    Result
	open   int // the index of the item being read, or -1
	held   int // the index of an item that a note or a table interrupts, or -1
	stack  []int
	stanza int
	list   int
	bare   bool  // nothing has come below the last heading
	around []int // the stack where a list of contents interrupts it, nil elsewhere

	whole int    // where on the stack is the title of the whole that its first division shows to be so
	of    string // and the word of these divisions
}

// assemble makes items of the headings, the chain and the lines between them.
func (v *view) assemble(chain []hyp) Result {
	v.countBegins()
	a := &assembly{v: v, open: -1, held: -1}
	a.res.Headings = v.heads
	a.res.Furniture = v.marks
	marked := make(map[int]bool, len(v.marks))
	for _, m := range v.marks {
		marked[m.Start] = true
	}
	next := 0
	for n := 0; n < len(v.lines); n++ {
		l := v.lines[n]
		if next < len(chain) && chain[next].line == n {
			more := next+1 < len(chain) && chain[next+1].number == chain[next].number+1 && chain[next+1].style == chain[next].style
			more = more || v.holdsOut(chain, next)
			first := next == 0 || chain[next-1].number >= chain[next].number
			a.label(chain[next], first, more)
			next++
			continue
		}
		switch {
		case l.head > 0:
			if v.heads[l.head-1].line == n {
				a.heading(l.head - 1)
			}
		case marked[v.g[l.lo].at()]: // furniture that this package found
		case l.foot:
			a.foot(n)
		default:
			a.line(n)
		}
	}
	a.close()
	return a.res
}

// heading puts heading h on the stack, below the headings that rank above it.
func (a *assembly) heading(h int) {
	a.close()
	if a.around != nil { // what follows a list of contents is no part of it
		a.stack, a.around = a.around, nil
	}
	level := a.v.heads[h].Level
	if a.v.heads[h].List {
		a.around = append([]int{}, a.stack...)
	}
	if head := a.v.heads[h]; head.word != "" && head.word == a.of && head.number == 1 && a.whole < len(a.stack) {
		a.stack, a.of = a.stack[:a.whole], "" // numbers begin anew: the title they stood below ends, as that of a list of contents
	}
	if k := len(a.stack) - 1; k >= 0 && a.stack[k] == h-1 && a.bare && level > levelGame && level < levelTitle && !a.v.goesOnFrom(h) {
		// A title in capitals above nothing but chapters is that of the whole. Between two
		// letters it is the name of who signs the first.
		if up := &a.v.heads[h-1]; up.Level == levelTitle && a.v.loud(a.v.lines[up.line]) {
			up.Level = level - 1
			a.stack = a.above(a.stack[:k], up.Level)
			a.whole, a.of = len(a.stack), a.v.heads[h].word
			a.stack = append(a.stack, h-1)
		}
	}
	a.stack = a.above(a.stack, level)
	a.bare = true
	a.stack = append(a.stack, h)
	a.stanza = 0
}

// goesOnFrom reports whether heading h of a numbered division goes on from the one before
// of its kind: LETTER II. after LETTER I.
func (v *view) goesOnFrom(h int) bool {
	for i := h - 1; i >= 0 && v.heads[h].word != ""; i-- {
		if v.heads[i].word == v.heads[h].word {
			return v.heads[i].number > 0 && v.heads[h].number == v.heads[i].number+1
		}
	}
	return false
}

// above returns the headings of a stack that rank above a level.
func (a *assembly) above(stack []int, level int) []int {
	for len(stack) > 0 && a.v.heads[stack[len(stack)-1]].Level >= level {
		stack = stack[:len(stack)-1]
	}
	return stack
}

// start opens an item at a glyph.
func (a *assembly) start(at, body int, kind corpus.Kind) *Item {
	a.bare = false
	it := Item{Kind: kind, Head: -1, inRow: false}
	for _, h := range a.stack {
		it.Division = append(it.Division, a.v.heads[h].Text)
		it.Head = h
	}
	it.Span = corpus.Span{Start: a.v.g[at].at(), End: a.v.g[at].end()}
	it.Body = it.Span.Start
	if body > at {
		if body < len(a.v.g) {
			it.Body = a.v.g[body].at()
		} else {
			it.Body = a.v.g[body-1].end()
		}
	}
	a.res.Items = append(a.res.Items, it)
	a.open = len(a.res.Items) - 1
	return &a.res.Items[a.open]
}

func (a *assembly) close() {
	a.open, a.held = -1, -1
}

// extend extends the open item to the end of a line.
func (a *assembly) extend(l line) {
	it := &a.res.Items[a.open]
	it.Span.End = max(it.Span.End, a.v.g[l.hi-1].end())
}

// label opens a numbered item.
func (a *assembly) label(h hyp, first, more bool) {
	v, l := a.v, a.v.lines[h.line]
	if h.at > l.lo && a.open >= 0 { // debris before the label
		a.res.Furniture = append(a.res.Furniture, corpus.Span{Start: a.v.g[l.lo].at(), End: a.v.g[h.at-1].end()})
	}
	a.close()
	if first {
		a.list++
	}
	it := a.start(h.at, h.body, corpus.KindRule)
	it.Number, it.Lost, it.List, it.inRow = h.number, h.lost, a.list, more
	if h.style == roman {
		it.Label = lang.Roman(h.number)
	} else {
		it.Label = strconv.Itoa(h.number)
	}
	if h.degree {
		it.Label += "°"
	}
	if it.bare = !h.lost && h.body >= l.hi; it.bare {
		it.Body = v.g[l.hi-1].end()
	}
	a.extend(l)
}

// line adds a line without label or heading.
func (a *assembly) line(n int) {
	v, l := a.v, a.v.lines[n]
	kind := corpus.KindNarrative
	switch {
	case l.table:
		kind = corpus.KindTable
	case l.verse:
		kind = corpus.KindVerse
	}
	if n > 0 && v.lines[n-1].foot {
		a.open, a.held = a.held, -1 // back to what the notes interrupted
	}
	if l.speaker {
		a.close()
		it := a.start(l.lo, l.lo, kind)
		it.bare, it.speech = true, true
		a.extend(l)
		return
	}
	if a.open >= 0 {
		it := &a.res.Items[a.open]
		if a.held >= 0 && !l.begins && (kind == corpus.KindNarrative && it.Kind != kind || l.blank && v.resumes(l)) {
			a.open, a.held = a.held, -1 // back to the interrupted sentence
			a.extend(l)
			return
		}
		if it.bare && (kind == corpus.KindNarrative || kind == corpus.KindVerse) { // the words below a label, or its stanza
			if it.bare = false; kind == corpus.KindVerse {
				if it.speech {
					it.Number = a.stanza + 1
				}
				it.Kind, it.inRow, a.stanza = kind, false, it.Number
			}
			a.extend(l)
			return
		}
		if a.held < 0 && kind == corpus.KindNarrative && l.note && !v.terminal(v.lines[n-1]) && v.goesOn(n) {
			a.hole(l, kind)
			return
		}
		if kind == it.Kind || it.inRow && kind != corpus.KindVerse {
			if !a.parts(n, it, kind) {
				a.extend(l)
				return
			}
		} else if kind == corpus.KindTable && !it.inRow && n > 0 && !v.terminal(v.lines[n-1]) && it.Kind != corpus.KindVerse && v.goesOn(n) {
			a.hole(l, kind)
			return
		} else if it.Number > 0 && it.Kind == corpus.KindRule && kind == corpus.KindNarrative && !a.parts(n, it, kind) {
			a.extend(l)
			return
		}
	}
	if a.held >= 0 && a.open >= 0 { // another note or table in the same place
		held := a.held
		a.hole(l, kind)
		a.held = held
		return
	}
	a.close()
	it := a.start(l.lo, l.lo, kind)
	if kind == corpus.KindVerse {
		a.stanza++
		it.Number = a.stanza
	}
	a.extend(l)
}

// hole opens an item in the midst of another, such as a note or a table at
// the foot of the page on which a sentence breaks off.
func (a *assembly) hole(l line, kind corpus.Kind) {
	if a.held < 0 {
		a.held = a.open
	}
	a.start(l.lo, l.lo, kind)
	a.extend(l)
}

// parts reports whether line n begins a new item after the open one.
func (a *assembly) parts(n int, it *Item, kind corpus.Kind) bool {
	v, l := a.v, a.v.lines[n]
	if it.inRow && kind != corpus.KindVerse {
		return false // lines below an item in a row belong to it until the next label
	}
	switch {
	case l.begins:
		return true
	case kind == corpus.KindTable:
		return false
	case kind == corpus.KindVerse:
		return l.blank && !it.speech
	}
	if v.run || n == 0 {
		return false
	}
	if !v.capital(l) {
		return false
	}
	before := v.body(n)
	end := v.last(before)
	switch {
	case (isDash(end) || end == ',') && !(l.blank && (v.italicStart(l) || v.opener(n))):
		return false
	case l.blank:
		return v.italicStart(l) || v.terminal(before) || v.short(before) && !v.unbroken || before.head > 0 || before.table || !unicode.IsLetter(end) && !l.top || v.opener(n)
	case l.spaced != before.spaced:
		return false
	}
	return v.short(before) && v.terminal(before) && (before.hi-before.lo)*100 < v.width*70
}

// italicStart reports whether a line begins with a word between asterisks, as
// definitions in a row do.
func (v *view) italicStart(l line) bool {
	return l.italic && v.capital(l)
}

// resumes reports whether a line continues a sentence.
func (v *view) resumes(l line) bool {
	i := v.firstLetter(l)
	return i < l.hi && unicode.IsLower(v.g[i].r)
}

// goesOn reports whether the interrupted sentence continues, in small
// letters, after the notes and tables from line n on.
func (v *view) goesOn(n int) bool {
	for i := n; i < len(v.lines) && i < n+24; i++ {
		l := v.lines[i]
		if l.head > 0 {
			return false
		}
		if l.table || i == n {
			continue
		}
		if l.blank && v.resumes(l) {
			return true
		}
		if l.blank && v.capital(l) && !l.note && !l.table {
			return false
		}
	}
	return false
}
