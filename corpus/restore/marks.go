package restore

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// singleStops leaves one stop where the scan shows two that touch no word
// between them, "deux., qui", of which one is a speck: within a sentence the
// one that does not end it, at its end the one that does. A stop that belongs
// to what is before it, "&c.,", and the leaders of a table stay.
func singleStops(cells []cell, words []word) {
	read := make([]int, 0, len(words)) // the words that read something
	for i := range words {
		if words[i].reading != "" {
			read = append(read, i)
		}
	}
	for k := 0; k+1 < len(read); {
		n := 0
		for k+n < len(read) && isStop(words[read[k+n]].reading) && (n == 0 || cells[words[read[k+n]].from].gap <= gapSpace) {
			n++
		}
		if n != 2 || k > 0 && shortened(words[read[k-1]].reading) {
			k += max(n, 1)
			continue
		}
		small := false
		if k+2 < len(read) {
			next := &words[read[k+2]]
			first, _ := utf8.DecodeRuneInString(next.reading)
			small = (unicode.IsLower(first) || first == '&') && cells[next.from].gap < gapBlank
		}
		a, b := &words[read[k]], &words[read[k+1]]
		kept, gone := a, b
		if (a.reading == ".") == small && (b.reading == ".") != small {
			kept, gone = b, a
		}
		gone.reading, gone.why, gone.rivals = "", corpus.Marks, nil
		kept.rivals = nil
		k += n
	}
}

// isStop reports whether a word is a mark that parts what is said.
func isStop(reading string) bool {
	return len(reading) == 1 && strings.Contains(",.;:", reading)
}

// shortened reports whether a word may be cut short by a stop that is its own:
// &c., 10e., M., XVI.
func shortened(word string) bool {
	return word == "&c" || utf8.RuneCountInString(word) == 1 || strings.ContainsFunc(word, unicode.IsDigit) || strings.Trim(word, "IVXLC") == ""
}
