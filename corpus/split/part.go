package split

import (
	"sort"
	"strconv"

	"quinola/corpus"
)

// part cuts paragraphs at the marks of a row and appends the parts to out. It
// also returns how many paragraphs the row takes up.
func (v *view) part(out []Item, items []Item, row map[int]mark, as form, list int) ([]Item, int) {
	numbers := make([]int, 0, len(row))
	for n := range row {
		numbers = append(numbers, n)
	}
	sort.Ints(numbers)
	k := 0
	for i, it := range items {
		from, to := v.glyphAt(it.Span.Start), v.glyphAt(it.Span.End)
		last := len(out) - 1
		lone := i > 0 && out[last].Number > 0 && out[last].Body == out[last].Span.End
		if lone { // the words below a label
			out[last].Body = it.Span.Start
			if k == len(numbers) || row[numbers[k]].at >= to {
				out[last].Span.End = it.Span.End
				continue
			}
		}
		if k == len(numbers) {
			return out, i
		}
		if k > 0 && row[numbers[k]].at >= to { // between two numbers
			if as != byStops {
				out = append(out, it)
			} else { // a running list has no paragraphs
				out[len(out)-1].Span.End = it.Span.End
			}
			continue
		}
		start, body := from, it.Body
		label, number := "", 0
		emit := func(end int) {
			if end <= start {
				return
			}
			piece := it
			piece.Label, piece.Number = label, number
			if number > 0 {
				piece.List = list
			}
			piece.Span = corpus.Span{Start: v.g[start].at(), End: v.g[end-1].end()}
			piece.Body = min(max(body, piece.Span.Start), piece.Span.End)
			piece.Lost = number > 0 && body == piece.Span.Start
			out = append(out, piece)
		}
		if k > 0 && row[numbers[k]].at > from && (as == byStops || lone) { // the part begins with the rest of the number before
			last := &out[len(out)-1]
			last.Span.End = v.g[row[numbers[k]].at-1].end()
			start = row[numbers[k]].at
		}
		for k < len(numbers) && row[numbers[k]].at < to {
			m := row[numbers[k]]
			emit(m.at)
			start, body, number = m.at, v.g[m.body].at(), numbers[k]
			switch label = strconv.Itoa(number); as {
			case byDegrees:
				label += "°"
			case byLetters:
				label = m.letter
			}
			k++
		}
		end := to
		if k == len(numbers) {
			end = v.lastOfRow(start, to)
		}
		emit(end)
		if end < to {
			start, body, label, number = end, v.g[end].at(), "", 0
			emit(to)
		}
	}
	return out, len(items)
}

// lastOfRow returns where the last number of a row ends: with the sentence
// that ends a short line, or with its paragraph.
func (v *view) lastOfRow(start, to int) int {
	n := v.lineAt(start)
	for ; n+1 < len(v.lines) && v.lines[n].hi < to; n++ {
		if l := v.lines[n]; v.short(l) && v.terminal(l) && v.capital(v.lines[n+1]) {
			return l.hi
		}
	}
	return to
}
