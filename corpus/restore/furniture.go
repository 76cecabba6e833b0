package restore

import (
	"regexp"
	"sort"

	"quinola/corpus"
)

var (
	folio     = regexp.MustCompile(`^\s*[(\[*_]?\s*[0-9IlOo$®]{1,4}[a-z]?\s*[.)\]*,]*\s*$`)
	signature = regexp.MustCompile(`^\s*[^\pL\pN]?\s*[A-Z]\s*[0-9iIlaj$]{0,2}[\s.,;:_»]*$`)
	inlinePag = regexp.MustCompile(`^\s*\(\s?[^()\s]{1,4}\s?[)]`)
	debris    = regexp.MustCompile(`^[^\pL\pN]*$`)
)

// furnish marks the furniture of each leaf.
func furnish(src []byte, lang string, leaves []corpus.Span, lines [][]line) [][]corpus.Span {
	out := make([][]corpus.Span, len(leaves))
	each(len(leaves), func(i int) {
		var f []corpus.Span
		for _, m := range leafMark.FindAllIndex(src[leaves[i].Start:leaves[i].End], -1) {
			f = append(f, corpus.Span{Start: leaves[i].Start + m[0], End: leaves[i].Start + m[1]})
		}
		if i > 0 {
			if m := inlinePag.FindIndex(src[leaves[i].Start:leaves[i].End]); m != nil {
				f = append(f, corpus.Span{Start: leaves[i].Start + m[0], End: leaves[i].Start + m[1]})
			}
		}
		last := len(lines[i]) - 1
		for last > 0 && lines[i][last].blank {
			last--
		}
		for n, l := range lines[i] {
			text := src[l.start:l.end]
			switch {
			case l.blank:
			case debris.Match(text), n == last && n > 3 && (signature.Match(text) || folio.Match(text)):
				f = append(f, corpus.Span{Start: l.start, End: l.end})
			}
		}
		sort.Slice(f, func(a, b int) bool { return f[a].Start < f[b].Start })
		out[i] = f
	})
	return out
}
