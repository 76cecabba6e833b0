package page

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// book finds where the book begins and ends within the file. Before it may be
// a digitiser's additions, the stamps of a library, and pages that the machine
// hallucinated, which repeat a later page wrongly.
func (f *furnisher) book() (from, to int) {
	paras := f.blocks()
	from, to = f.notices(paras)
	if dream := f.repeatedOpening(paras); dream > from {
		from = dream
	}
	if from > 0 || to < len(f.src) {
		to = f.tail(paras, to)
	}
	return from, to
}

// block is a stretch of lines between blank ones.
type block struct{ Start, End int }

// blocks returns the blocks of the whole text; of a text of many leaves, only
// those of the first and the last ones.
func (f *furnisher) blocks() []block {
	var out []block
	for i, lines := range f.Lines {
		if i > 20 && i < len(f.Lines)-4 {
			continue
		}
		open := false
		for _, l := range lines {
			switch {
			case l.Blank:
				open = false
			case open:
				out[len(out)-1].End = l.End
			default:
				out = append(out, block{l.Start, l.End})
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
// lines, that name a library or are single letters in a column.
func (f *furnisher) stamps(i int) {
	lines := f.Lines[i]
	for n := 0; n < len(lines); {
		blank, end, short, single, named := 0, n, 0, 0, false
		count := 0
		for k := n; k < len(lines) && blank < 3; k++ {
			if lines[k].Blank {
				blank++
				continue
			}
			blank = 0
			t := strings.TrimSpace(f.text(lines[k]))
			if f.watermark(t) {
				continue
			}
			end = k + 1
			count++
			if len(t) <= 40 && !EndsSentence(strings.ReplaceAll(t, "L.", "")) || t == strings.ToUpper(t) && len(t) <= 40 {
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
		if count > 0 && (named && short == count || f.Setting.Parted() && single >= 4 && single*3 >= count*2) {
			f.mark(i, lines[n].Start, lines[end-1].End)
		}
		n = end
	}
	if f.Setting.Parted() {
		f.column(i)
	}
}

// column marks letters in a column, four lines or more. Where a blank line may
// stand anywhere they may be the cells of a table.
func (f *furnisher) column(i int) {
	lines := f.Lines[i]
	single := func(n int) bool {
		return utf8.RuneCountInString(strings.Trim(strings.TrimSpace(f.text(lines[n])), "\\")) <= 1
	}
	for n := 0; n < len(lines); n++ {
		k, count := n, 0
		for k < len(lines) && (lines[k].Blank && count > 0 || !lines[k].Blank && single(k)) {
			if !lines[k].Blank {
				count++
			}
			k++
		}
		if count >= 4 {
			f.mark(i, lines[n].Start, lines[k-1].End)
			n = k
		}
	}
}

// repeatedOpening returns where the hallucinated pages at the opening end. Such a page
// repeats a later page in other words. So a block that shares most of its
// beginning with a later, longer one is its double.
func (f *furnisher) repeatedOpening(paras []block) int {
	if f.Setting != Unbroken {
		return 0
	}
	limit := min(len(paras), 60)
	for i := range limit {
		a := words(f.src[paras[i].Start:paras[i].End])
		if len(a) < 12 {
			continue
		}
		if f.labels[paras[i].Start] || i > 0 && f.labels[paras[i-1].Start] {
			break // an article: laws repeat themselves from one case to the next
		}
		for j := i + 1; j < limit; j++ {
			b := words(f.src[paras[j].Start:paras[j].End])
			if len(b) < 12 || shared(a, b) < 0.6 || !slices.ContainsFunc(paras[i+1:j], f.turnsPage) {
				continue
			}
			// All before the later one is hallucinated, except its heading.
			k := j
			for k > i+1 && f.heading(paras[k-1]) {
				k--
			}
			return paras[k].Start
		}
		break // only what opens the file
	}
	return 0
}

// turnsPage reports whether a block is a folio or a recurring page head.
func (f *furnisher) turnsPage(p block) bool {
	t := strings.TrimSpace(string(f.src[p.Start:p.End]))
	return folio.MatchString(t) && !f.labels[p.Start] && !strings.ContainsRune(t, '§') || f.heads[skeleton(t)]
}

// heading reports whether a block is all capitals and ends in a stop or a comma.
func (f *furnisher) heading(p block) bool {
	t := strings.TrimSpace(string(f.src[p.Start:p.End]))
	return t == strings.ToUpper(t) && strings.IndexFunc(t, unicode.IsLetter) >= 0 && (strings.HasSuffix(t, ".") || strings.HasSuffix(t, ","))
}

// words returns the first words of a block, ignoring case and marks.
func words(src []byte) []string {
	list := strings.FieldsFunc(strings.ToLower(string(src[:min(len(src), 400)])), func(r rune) bool { return !unicode.IsLetter(r) })
	return list[:min(len(list), 20)]
}

// shared returns the share of a's words that b holds in the same order.
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

// tail returns where the book ends. Short lines without a sentence after the
// last long block are what a machine saw on the covers.
func (f *furnisher) tail(paras []block, to int) int {
	for i := len(paras) - 1; i > 0; i-- {
		p := paras[i]
		if p.Start >= to {
			continue
		}
		t := strings.TrimSpace(string(f.src[p.Start:p.End]))
		if len(t) > 50 || EndsSentence(t) && skeleton(t) != "" {
			break
		}
		to = p.Start
	}
	return to
}
