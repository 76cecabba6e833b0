// Package edit measures how far two sequences are apart.
package edit

// Distance is the edit distance: how many elements of a must be changed, put in or
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

// Strings is the edit distance of two strings, by bytes.
func Strings(a, b string) int { return Distance([]byte(a), []byte(b)) }
