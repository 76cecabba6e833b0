package restore

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// book finds where the book begins and ends within the file: before lie what a
// digitiser added, the stamps of a library, and pages that the machine dreamt,
// which say what a later page says, but say it wrong.
func (f *furnisher) book() (from, to int) {
	from, to = 0, len(f.src)
	paras := f.blocks()
	for i, p := range paras { // a digitiser speaks at the beginning or the end
		if !digitiser.Match(f.src[p.start:p.end]) {
			continue
		}
		if i*2 < len(paras) && p.end < len(f.src)/3 {
			from = max(from, p.end)
		} else if p.start > len(f.src)*2/3 {
			to = min(to, p.start)
		}
	}
	if dream := f.dreamt(paras); dream > from {
		from = dream
	}
	if from > 0 || to < len(f.src) {
		to = f.tail(paras, to)
	}
	return from, to
}

// block is a stretch of lines between blank ones.
type block struct{ start, end int }

// blocks are the blocks of the whole text; of a text of many leaves only the
// first and the last ones are looked at.
func (f *furnisher) blocks() []block {
	var out []block
	for i, lines := range f.lines {
		if i > 20 && i < len(f.lines)-4 {
			continue
		}
		open := false
		for _, l := range lines {
			switch {
			case l.blank:
				open = false
			case open:
				out[len(out)-1].end = l.end
			default:
				out = append(out, block{l.start, l.end})
				open = true
			}
			if len(out) > 4000 {
				return out
			}
		}
	}
	return out
}

// stamps marks the groups of lines of leaf i that are a library's stamps, or
// letters that a machine saw in an ornament: groups between wide gaps, of short
// lines, that name a library or are single letters one under another.
func (f *furnisher) stamps(i int) {
	lines := f.lines[i]
	for n := 0; n < len(lines); {
		blank, end, short, single, named := 0, n, 0, 0, false
		count := 0
		for k := n; k < len(lines) && blank < 3; k++ {
			if lines[k].blank {
				blank++
				continue
			}
			blank = 0
			end = k + 1
			t := strings.TrimSpace(f.text(lines[k]))
			count++
			if len(t) <= 40 && !endsSentence(strings.ReplaceAll(t, "L.", "")) || t == strings.ToUpper(t) && len(t) <= 40 {
				short++
			}
			if utf8.RuneCountInString(strings.Trim(t, "\\*")) <= 1 {
				single++
			}
			named = named || stamp().MatchString(t)
		}
		if end == n {
			n++
			continue
		}
		if count > 0 && (named && short == count || single >= 4 && single*3 >= count*2) {
			f.mark(i, lines[n].start, lines[end-1].end)
		}
		n = end
	}
	f.column(i)
}

// column marks letters one under another, four lines or more.
func (f *furnisher) column(i int) {
	lines := f.lines[i]
	single := func(n int) bool {
		return utf8.RuneCountInString(strings.Trim(strings.TrimSpace(f.text(lines[n])), "\\")) <= 1
	}
	for n := 0; n < len(lines); n++ {
		k, count := n, 0
		for k < len(lines) && (lines[k].blank && count > 0 || !lines[k].blank && single(k)) {
			if !lines[k].blank {
				count++
			}
			k++
		}
		if count >= 4 {
			f.mark(i, lines[n].start, lines[k-1].end)
			n = k
		}
	}
}

// dreamt is where the pages end that the machine dreamt at the opening. Such a
// page says again, in other words, what a page after it says: so a block which
// shares most of its beginning with a later, longer one is its double.
func (f *furnisher) dreamt(paras []block) int {
	if !f.loose {
		return 0
	}
	limit := min(len(paras), 60)
	for i := range limit {
		a := words(f.src[paras[i].start:paras[i].end])
		if len(a) < 12 {
			continue
		}
		if f.labels[paras[i].start] || i > 0 && f.labels[paras[i-1].start] {
			break // an article: laws say the same of one case and of another
		}
		for j := i + 1; j < limit; j++ {
			b := words(f.src[paras[j].start:paras[j].end])
			if len(b) < 12 || shared(a, b) < 0.6 {
				continue
			}
			// All before the later one is a dream, but for its own heading.
			k := j
			for k > i+1 && f.heading(paras[k-1]) {
				k--
			}
			return paras[k].start
		}
		break // only what the file opens with
	}
	return 0
}

// heading reports whether a block is all capitals and ends in a stop or a comma.
func (f *furnisher) heading(p block) bool {
	t := strings.TrimSpace(string(f.src[p.start:p.end]))
	return t == strings.ToUpper(t) && strings.IndexFunc(t, unicode.IsLetter) >= 0 && (strings.HasSuffix(t, ".") || strings.HasSuffix(t, ","))
}

// words are the first words of a block, without case and marks.
func words(src []byte) []string {
	list := strings.FieldsFunc(strings.ToLower(string(src[:min(len(src), 400)])), func(r rune) bool { return !unicode.IsLetter(r) })
	return list[:min(len(list), 20)]
}

// shared is the part of a's words that b holds in the same order.
func shared(a, b []string) float64 {
	row := make([]int, len(b)+1)
	for _, x := range a {
		diagonal := 0
		for j, y := range b {
			above := row[j+1]
			if x == y {
				row[j+1] = diagonal + 1
			} else {
				row[j+1] = max(row[j+1], row[j])
			}
			diagonal = above
		}
	}
	return float64(row[len(b)]) / float64(len(a))
}

// tail is where the book ends: short lines without a sentence after the last
// long block are what a machine saw on the covers.
func (f *furnisher) tail(paras []block, to int) int {
	for i := len(paras) - 1; i > 0; i-- {
		p := paras[i]
		if p.start >= to {
			continue
		}
		t := strings.TrimSpace(string(f.src[p.start:p.end]))
		if len(t) > 50 || endsSentence(t) && skeleton(t) != "" {
			break
		}
		to = p.start
	}
	return to
}
