package restore

import "quinola/corpus"

// sparing decodes all but the words of which a scan marks that letters are lost: what is left
// of them is no word that was misread.
func sparing(decode decoder) decoder {
	return func(u *unit) []word {
		lost := losses(u.cells)
		if len(lost) == 0 {
			return decode(u)
		}
		read, shown := decode(u), certain(plain(u))
		var out []word
		at := 0
		for _, l := range lost {
			if l = whole(l, read, shown); l.from < at {
				l.from = at
			}
			out = append(out, between(read, at, l.from)...)
			out = append(out, between(shown, l.from, l.to)...)
			at = max(at, l.to)
		}
		return append(out, between(read, at, len(u.cells))...)
	}
}

// losses are the marks of a loss among cells, each with the letters close to it.
func losses(c []cell) (out []word) {
	mark := []rune(corpus.LacunaMark)
	for i := 0; i+len(mark) <= len(c); i++ {
		if !spells(c[i:], mark) {
			continue
		}
		from, to := i, i+len(mark)
		for from > 0 && c[from].gap == gapNone && wordly(c[from-1].r) {
			from--
		}
		for to < len(c) && c[to].gap == gapNone && wordly(c[to].r) {
			to++
		}
		out = append(out, word{from: from, to: to})
		i += len(mark) - 1
	}
	return out
}

// spells reports whether cells begin with some signs, close to each other.
func spells(c []cell, signs []rune) bool {
	for k, r := range signs {
		if c[k].r != r || k > 0 && c[k].gap != gapNone {
			return false
		}
	}
	return true
}

// whole widens a stretch of cells until it parts no word of either reading.
func whole(l word, readings ...[]word) word {
	for wider := true; wider; {
		wider = false
		for _, words := range readings {
			for _, w := range words {
				if w.from < l.to && w.to > l.from && (w.from < l.from || w.to > l.to) {
					l.from, l.to, wider = min(l.from, w.from), max(l.to, w.to), true
				}
			}
		}
	}
	return l
}

// between returns the words within a stretch of cells.
func between(words []word, from, to int) (out []word) {
	for _, w := range words {
		if from <= w.from && w.to <= to {
			out = append(out, w)
		}
	}
	return out
}
