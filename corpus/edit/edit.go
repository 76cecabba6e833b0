// Package edit measures the edit distance between two sequences.
package edit

// Distance returns the edit distance: how many elements of a must be changed, put in or
// left out to make b of it.
func Distance[E comparable](a, b []E) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range a {
		corner := row[0]
		row[0] = i + 1
		for j := range b {
			d := corner
			if a[i] != b[j] {
				d = 1 + min(corner, row[j], row[j+1])
			}
			corner, row[j+1] = row[j+1], d
		}
	}
	return row[len(b)]
}

// Strings returns the edit distance of two strings, by bytes.
func Strings(a, b string) int { return Distance([]byte(a), []byte(b)) }

// Letters is how often each letter from A to Z stands in a string.
type Letters [26]int8

// LettersOf counts the capitals of a string of at most 127 bytes.
func LettersOf(s string) (n Letters) {
	for i := range len(s) {
		if c := s[i] - 'A'; c < 26 {
			n[c]++
		}
	}
	return n
}

// Apart returns how far two strings are apart at least, by their letters: their edit
// distance is no smaller, and takes longer to find.
func (a Letters) Apart(b Letters) int {
	more, less := 0, 0
	for i := range a {
		d := int(a[i]) - int(b[i])
		more, less = more+max(d, 0), less-min(d, 0)
	}
	return max(more, less)
}
