package mend

import "math"

// letterModel says how likely a row of letters is as a word of the language, by
// the three letters at a time of the words that are known: it tells a name or a
// rare word (Klimius) from what a machine garbled (Klirnzus).
type letterModel struct {
	three map[[3]rune]float64
	two   map[[2]rune]float64
}

func newLetterModel(words []string, counts []float64) letterModel {
	m := letterModel{map[[3]rune]float64{}, map[[2]rune]float64{}}
	for i, w := range words {
		weight := math.Log1p(counts[i]) // types rather than tokens, and no dictionary
		a, b := rune(0), rune(0)
		for _, r := range w + "\x00" {
			m.three[[3]rune{a, b, r}] += weight
			m.two[[2]rune{a, b}] += weight
			a, b = b, r
		}
	}
	return m
}

// cost is what the letters of a word cost.
func (m *letterModel) cost(word string) int32 {
	c := int32(0)
	a, b := rune(0), rune(0)
	for _, r := range word + "\x00" {
		c += cost((m.three[[3]rune{a, b, r}] + unseenThree) / (m.two[[2]rune{a, b}] + unseenTwo))
		a, b = b, r
	}
	return c
}

// How often letters count as seen that were not: all that may follow two, and each
// of them, were the alphabet of a hundred letters.
const (
	unseenTwo   = 15.0
	unseenThree = unseenTwo / 100
)
