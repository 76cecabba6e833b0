package restore

import (
	"strings"
	"unicode"
)

// closeUp closes up a line that is set letter by letter: there one space parts
// letters and two part words. Whether a line is so set is decided on the line
// alone, before any white space is squeezed, since a leaf may change its
// spacing from line to line.
func closeUp(cells []cell) {
	single, longer, letters := 0, 0, 0
	lone := make([]bool, len(cells)) // what stands alone
	for i := 0; i < len(cells); {
		j := i + 1
		for j < len(cells) && cells[j].gap == gapNone {
			j++
		}
		n := 0
		for _, c := range cells[i:j] {
			if unicode.IsLetter(c.r) {
				n++
			}
		}
		letters += n
		lone[i] = j == i+1
		switch {
		case n == 1:
			single++
		case n > 1:
			longer += n
		}
		i = j
	}
	if single < 4 || single*2 < letters {
		return
	}
	wide := 0
	for i := 1; i < len(cells); i++ {
		if cells[i].gap == gapSpace && width(cells, i) > 1 {
			wide++
		}
	}
	for i := 1; i < len(cells); i++ {
		if cells[i].gap == gapSpace && width(cells, i) == 1 && (wide > 0 || single >= 6) && !strings.ContainsRune(",;:.!?", cells[i-1].r) {
			cells[i].gap = gapNone
			cells[i].loose = !lone[i-1] || !lone[i]
		}
	}
}

// width is the number of white-space bytes before cell i.
func width(cells []cell, i int) int {
	return int(cells[i].at - cells[i-1].end)
}
