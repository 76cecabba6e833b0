package split

import "quinola/corpus/page"

// Len, Line, Blank and Leaf implement page.Lines.
func (v *view) Len() int { return len(v.lines) }

func (v *view) Line(i int) string { return v.text(v.lines[i].lo, v.lines[i].hi) }

func (v *view) Blank(i int) bool { return v.lines[i].blank || v.lines[i].top || v.lines[i].ends > 1 }

func (v *view) Leaf(i int) int { return v.lines[i].leaf }

// announcedWorth is the extra weight of a label in a row of written-out labels:
// "ART. XII.", "RULE THE FIRST".
const announcedWorth = 3

// markAnnounced finds the rows of labels that are recognised by their words
// or their order alone. They are never headings, tables or furniture. Rows of lines that
// head divisions are headings.
func (v *view) markAnnounced() {
	labels, heads := page.Rows(v)
	for _, row := range heads {
		for _, f := range row {
			v.lines[f.Line].divides = &f.Label
		}
	}
	for _, row := range labels {
		last := row[len(row)-1]
		v.highest = max(v.highest, last.Number)
		if last.Roman {
			v.highestRoman = max(v.highestRoman, last.Number)
		}
		for _, f := range row {
			l := &v.lines[f.Line]
			style := arabic
			if f.Roman {
				style = roman
			}
			body := l.lo
			for n := 0; body < l.hi && n < f.Len; body++ {
				if v.g[body].gap && body > l.lo {
					n++
				}
				n += len(string(v.g[body].r))
				if n > f.Len {
					break
				}
			}
			l.label = &hyp{
				at: l.lo, body: body, guess: guess{number: f.Number, style: style}, announced: true, degree: f.Class == "°",
				weight: labelWorth + afterBlank + capitalNext + announcedWorth,
			}
		}
	}
}

// holdsOut reports whether all lines after the last label of a row, up to the
// next heading or label, belong to its item: they are no more paragraphs than
// some other item of the row has.
func (v *view) holdsOut(chain []hyp, last int) bool {
	if !chain[last].announced {
		return false
	}
	most := 1
	for k := last; k > 0 && chain[k-1].announced && chain[k-1].number < chain[k].number; k-- {
		most = max(most, v.paragraphs(chain[k-1].line, chain[k].line))
	}
	end := len(v.lines)
	if last+1 < len(chain) {
		end = chain[last+1].line
	}
	for n := chain[last].line + 1; n < end; n++ {
		if v.lines[n].head > 0 {
			end = n
		}
	}
	return v.paragraphs(chain[last].line, end) <= most
}

// paragraphs counts the paragraphs from the label on line from up to line to.
func (v *view) paragraphs(from, to int) int {
	n := 1
	for i := from + 1; i < to; i++ {
		if v.lines[i].blank && (i > from+1 || v.lines[from].hi > v.lines[from].label.body) {
			n++
		}
	}
	return n
}
