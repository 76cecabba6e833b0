package mend

import "math"

// letterModel says how likely a row of letters is as a word of the language, by
// the three letters at a time of the words that are known: it tells a name or a
// rare word (Klimius) from what a machine garbled (Klirnzus).
type letterModel struct {
	letters map[rune]int // the number of each; 0 is where a word begins
	two     []float64    // by the numbers of two
	three   [][]float64  // and of a third; nil where no word has the two
	size    int
}

func newLetterModel(words []string, counts []float64) letterModel {
	m := letterModel{letters: map[rune]int{0: 0}, size: 1}
	for _, w := range words {
		for _, r := range w {
			if _, ok := m.letters[r]; !ok {
				m.letters[r] = m.size
				m.size++
			}
		}
	}
	m.two = make([]float64, m.size*m.size)
	m.three = make([][]float64, m.size*m.size)
	for i, w := range words {
		weight := math.Log1p(counts[i]) // types rather than tokens, and no dictionary
		before := 0
		for _, r := range w + "\x00" {
			n := m.letters[r]
			if m.three[before] == nil {
				m.three[before] = make([]float64, m.size)
			}
			m.three[before][n] += weight
			m.two[before] += weight
			before = before%m.size*m.size + n
		}
	}
	return m
}

// cost is what the letters of a word cost.
func (m *letterModel) cost(word string) int32 {
	c := int32(0)
	before := 0 // the number of the two letters before
	known := 2  // how many letters in a row are of the model
	for _, r := range word + "\x00" {
		n, ok := m.letters[r]
		three, two := 0.0, 0.0
		if known >= 2 {
			two = m.two[before]
			if row := m.three[before]; ok && row != nil {
				three = row[n]
			}
		}
		if known++; !ok {
			known, n = 0, 0
		}
		before = before%m.size*m.size + n
		c += cost((three + unseenThree) / (two + unseenTwo))
	}
	return c
}

// How often letters count as seen that were not: all that may follow two, and each
// of them, were the alphabet of a hundred letters.
const (
	unseenTwo   = 15.0
	unseenThree = unseenTwo / 100
)
