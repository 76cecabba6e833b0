package scan

import (
	"encoding/base64"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// variant is a letter within a word, by where it stands there, with what else it may be.
type variant struct {
	at, end int
	others  []string
}

// char adds a letter to the word, or ends the word: what parts words is a letter, too.
func (r *abbyyReader) char(e *element) {
	text := strings.TrimFunc(r.letter.String(), unicode.IsSpace)
	if text == "" || truth(e.attr["isTab"]) {
		r.end()
		return
	}
	at := r.word.Len()
	r.word.WriteString(text)
	r.letters += utf8.RuneCountInString(text)
	r.either = slices.DeleteFunc(r.either, func(s string) bool { return s == text })
	if len(r.either) > 0 && len(r.variants) < readingsMost {
		r.variants = append(r.variants, variant{at, r.word.Len(), r.either})
	}
	if r.drop > 0 {
		r.drop-- // it is as high as several lines
	} else {
		r.box = r.box.with(sides(e))
	}
	if truth(e.attr["suspicious"]) {
		r.suspect++
	}
}

// text reads what stands in a line without its letters, as some files have it.
func (r *abbyyReader) text(e *element) {
	text := r.plain.String()
	if truth(e.attr["base64encoded"]) {
		if decoded, err := base64.StdEncoding.DecodeString(strings.TrimSpace(text)); err == nil {
			text = string(decoded)
		}
	}
	for _, c := range text {
		if unicode.IsSpace(c) {
			r.end()
			continue
		}
		r.word.WriteRune(c)
		r.letters++
	}
}

// end ends a word. A machine that was not sure of a letter is the less sure of a word, the
// more of its letters are such.
func (r *abbyyReader) end() {
	if r.word.Len() == 0 {
		return
	}
	w := Word{Text: r.word.String(), Box: r.box, Sure: unsaid}
	if r.suspect > 0 {
		w.Sure = sureLeast * (1 - float64(r.suspect)/float64(r.letters+1))
		w.Others = r.readings(w.Text)
	}
	if line := r.pages[len(r.pages)-1].last(); r.blocks > 0 && line != nil {
		r.in.next(elementHeld)
		line.Words = append(line.Words, w)
	}
	r.clear()
}

// clear forgets the word that was read.
func (r *abbyyReader) clear() {
	r.word.Reset()
	r.box, r.letters, r.suspect, r.others, r.variants = Box{}, 0, 0, nil, r.variants[:0]
}

// readingsMost is how many other readings of a word are kept, and of how many of its letters.
const readingsMost = 4

// another adds a reading to those of a word or of a letter, of which the first may be what was
// read.
func another(readings []string, text string) []string {
	if len(readings) > readingsMost {
		return readings
	}
	return append(readings, strings.TrimSpace(text))
}

// readings returns what else a word may be: by the machine's readings of it as a whole and,
// letter by letter, of it with another letter.
func (r *abbyyReader) readings(word string) []string {
	all := r.others
	for _, v := range r.variants {
		for _, o := range v.others {
			all = append(all, word[:v.at]+o+word[v.end:])
		}
	}
	var out []string
	seen := map[string]bool{"": true, word: true}
	for _, o := range all {
		if !seen[o] && len(out) < readingsMost {
			out = append(out, o)
		}
		seen[o] = true
	}
	return out
}
