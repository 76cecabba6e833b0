package mend

import "math"

// letterModel says how likely a row of letters is as a word of the language, by
// the three letters at a time of the words that are known: it tells a name or a
// rare word (Klimius) from what a machine garbled (Klirnzus). Where spelling was free
// the counts lack many words, so that letters must tell more: there it goes by four.
type letterModel struct {
	letters map[rune]int // the number of each; 0 is where a word begins
	two     []float64    // by the numbers of two
	three   [][]float64  // and of a third; nil where no word has the two
	size    int
	fourAt  []int32   // by the numbers of three, where their row stands in four, from 1 on; 0 where no word has them. Nil where three are asked
	four    []float32 // and of a fourth
}

func newLetterModel(words []string, counts []float64, byFour bool) letterModel {
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
	if byFour {
		m.fourAt = make([]int32, m.size*m.size*m.size)
	}
	for i, w := range words {
		weight := math.Log1p(counts[i]) // types rather than tokens, and no dictionary
		before, three := 0, 0
		for _, r := range w + "\x00" {
			n := m.letters[r]
			if byFour {
				m.row(three)[n] += float32(weight)
				three = three%(m.size*m.size)*m.size + n
			}
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

// row is what follows three letters, by the number of these.
func (m *letterModel) row(three int) []float32 {
	at := &m.fourAt[three]
	if *at == 0 {
		*at = int32(len(m.four)) + 1
		m.four = append(m.four, make([]float32, m.size)...)
	}
	return m.four[*at-1 : int(*at)-1+m.size]
}

// cost is what the letters of a word cost.
func (m *letterModel) cost(word string) int32 {
	c := int32(0)
	before := 0 // the number of the two letters before
	last := 0   // and of the three
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
		part := (three + unseenThree) / (two + unseenTwo)
		if known > 2 && m.fourAt != nil && m.fourAt[last] > 0 {
			part = (float64(m.row(last)[n]) + weightThree*part) / (m.three[last/m.size][last%m.size] + weightThree)
		}
		if known++; !ok {
			known, n = 0, 0
		}
		before = before%m.size*m.size + n
		last = last%(m.size*m.size)*m.size + n
		c += cost(part)
	}
	return c
}

// How often letters count as seen that were not: all that may follow two, and each
// of them, were the alphabet of a hundred letters.
const (
	unseenTwo   = 15.0
	unseenThree = unseenTwo / 100
)

// weightThree is how much what three letters tell weighs where four are asked.
const weightThree = 200
