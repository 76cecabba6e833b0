package split

import (
	"regexp"
	"strconv"
	"strings"

	"quinola/corpus/lang"
)

// Where each line of a source is a paragraph, as in the text that Google gives of its scans, an
// item may be run into the paragraph of the one before it: L. Celui qui … LI. La vole ….

// partRunIn parts such lines: a line that begins with a number is parted where, after the end of
// a sentence, the next number stands before a capital.
func (v *view) partRunIn() {
	if !v.unbroken || v.run {
		return
	}
	var parted []line
	for _, l := range v.lines {
		number := v.numberAt(l.lo, l.hi)
		for i := l.lo + 1; number > 0 && i < l.hi; i++ {
			if !v.g[i].gap || !strings.ContainsRune(".!?", v.g[i-1].r) || v.numberAt(i, l.hi) != number+1 {
				continue
			}
			rest := l
			l.hi, rest.lo = i, i
			rest.blank, rest.top, rest.begins = true, false, false
			parted = append(parted, l)
			l = rest
			number++
		}
		parted = append(parted, l)
	}
	v.lines = parted
}

// numberAt returns the number with which the glyphs from lo on begin, undamaged, before a stop
// and a capital; 0 if there is none.
func (v *view) numberAt(lo, hi int) int {
	m := runIn.FindStringSubmatch(v.text(lo, min(hi, lo+runInGlyphs)))
	if m == nil {
		return 0
	}
	if n, err := strconv.Atoi(m[1]); err == nil {
		return n
	}
	n := lang.FromRoman(m[1])
	if lang.Roman(n) != m[1] {
		return 0
	}
	return n
}

var runIn = regexp.MustCompile(`^([IVXLC]+|[0-9]{1,3})\. ?\p{Lu}\pL*[ '’,]`)

// runInGlyphs is how many glyphs are looked at for such a number.
const runInGlyphs = 24
