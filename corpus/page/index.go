package page

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// indexLetters returns the beginnings of the lines that are a capital and nothing else, and
// head the entries of an alphabetical index: what stands below begins with it, and three of
// them and more go up as the alphabet does. The signatures of sheets go up, too, but no text
// below them begins so.
func (f *furnisher) indexLetters() map[int]bool {
	out := map[int]bool{}
	var row []int // beginnings of lines
	last := 'A' - 1
	end := func() {
		if len(row) >= indexLeast {
			for _, at := range row {
				out[at] = true
			}
		}
		row = nil
	}
	for _, lines := range f.Lines {
		for n, l := range lines {
			letter := f.entitles(lines, n)
			if letter == 0 {
				continue
			}
			if letter <= last || letter > last+indexSkips {
				end()
			}
			last, row = letter, append(row, l.Start)
		}
	}
	end()
	return out
}

// How many letters must follow one another, and how far the next may be from the one before:
// few names begin with some, and no leaf may show one at its foot.
const (
	indexLeast = 3
	indexSkips = 4
)

// entitles returns the capital that is all of line n, if the line below it begins with it,
// whatever marks are before; else 0.
func (f *furnisher) entitles(lines []Line, n int) rune {
	letter, size := utf8.DecodeRuneInString(strings.Trim(f.text(lines[n]), " .\t\r*_"))
	if lines[n].Blank || !unicode.IsUpper(letter) || size != len(strings.Trim(f.text(lines[n]), " .\t\r*_")) {
		return 0
	}
	for n++; n < len(lines); n++ {
		if lines[n].Blank {
			continue
		}
		below := strings.TrimLeftFunc(f.text(lines[n]), func(r rune) bool { return !unicode.IsLetter(r) })
		if first, at := utf8.DecodeRuneInString(below); unicode.ToUpper(first) == letter && len(strings.TrimSpace(below)) > at+1 {
			return letter
		}
		break
	}
	return 0
}
