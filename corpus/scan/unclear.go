package scan

import (
	"regexp"
	"strconv"
	"unicode"
	"unicode/utf16"
)

// stretch is a part of a line's text, counted as Java counts letters: in units of UTF-16.
type stretch struct{ from, to int }

var (
	unclearTag = regexp.MustCompile(`\bunclear\s*\{([^}]*)\}`)
	tagOffset  = regexp.MustCompile(`\boffset\s*:\s*(\d+)`)
	tagLength  = regexp.MustCompile(`\blength\s*:\s*(\d+)`)
)

// unclear returns what a transcriber marked in Transkribus as hard to read.
func unclear(custom string) (list []stretch) {
	for _, tag := range unclearTag.FindAllStringSubmatch(custom, -1) {
		offset, length := tagOffset.FindStringSubmatch(tag[1]), tagLength.FindStringSubmatch(tag[1])
		if offset == nil || length == nil {
			continue
		}
		from, err1 := strconv.Atoi(offset[1])
		long, err2 := strconv.Atoi(length[1])
		if err1 == nil && err2 == nil && long > 0 {
			list = append(list, stretch{from, from + long})
		}
	}
	return list
}

// unclearSure is how sure a transcriber is of a word that is marked so.
const unclearSure = sureLeast / 2

// doubt makes the words of a line doubtful that stand where its transcriber was unsure.
func doubt(words []Word, line string, marked []stretch) {
	if len(marked) == 0 {
		return
	}
	var at []stretch // of each word
	open := false
	n := 0
	for _, r := range line {
		switch blank := unicode.IsSpace(r); {
		case blank:
			open = false
		case !open:
			at, open = append(at, stretch{from: n}), true
		}
		n += max(1, utf16.RuneLen(r))
		if open {
			at[len(at)-1].to = n
		}
	}
	if len(at) != len(words) {
		return // the file has other words, too: which are meant is not known
	}
	for i, w := range at {
		for _, m := range marked {
			if w.from < m.to && m.from < w.to {
				words[i].Sure = unclearSure
			}
		}
	}
}
