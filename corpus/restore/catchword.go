package restore

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/edit"
	"quinola/corpus/lang"
)

// A catchword stands at the foot of a page and is the word, or the beginning of
// the word, with which the next page begins. Of a text whose leaves are known
// it is looked for at their ends, else wherever a blank line tears a sentence.

// catchword marks the last line of leaf i if it is but one word, with which the
// next leaf begins.
func (f *furnisher) catchword(i int, lines []line, last int) {
	if last < 2 {
		return
	}
	for k := last; k > max(0, last-2); k-- {
		t := strings.TrimSpace(f.text(lines[k]))
		if lines[k].blank || signature(t) {
			continue
		}
		word := skeleton(t)
		if n := utf8.RuneCountInString(word); n < 2 || n > 12 || strings.Contains(strings.TrimSpace(t), "  ") && n > 6 && !strings.Contains(t, "’") {
			return
		}
		for _, l := range f.lines[i+1] {
			if l.blank {
				continue
			}
			next := skeleton(leafMark.ReplaceAllString(f.text(l), ""))
			if len(next) >= len(word) && len(next) > len(word)+3 && (next[:len(word)] == word || len(word) > 4 && edit.Strings(next[:len(word)], word) <= 1) {
				f.mark(i, lines[k].start, lines[k].end)
			}
			return
		}
	}
}

// pageEnd marks what stands at the end of leaf i of a text that is one long
// line: the catchword, which the next leaf begins with, and the signature
// before it.
func (f *furnisher) pageEnd(i int) {
	leaf, next := f.leaves[i], f.leaves[i+1]
	end := leaf.End
	for end > leaf.Start && isSpace(rune(f.src[end-1])) {
		end--
	}
	start := end
	for start > leaf.Start && !isSpace(rune(f.src[start-1])) {
		start--
	}
	rest := f.src[next.Start:min(next.End, next.Start+80)]
	if m := pageOfRun.FindIndex(rest); m != nil {
		rest = rest[m[1]:]
	}
	rest = bytes.TrimLeft(rest, " \t")
	ahead, _, _ := bytes.Cut(rest, []byte(" "))
	word := strings.ToLower(string(f.src[start:end]))
	if !announces(word, strings.ToLower(string(ahead))) {
		return
	}
	before := strings.TrimRight(string(f.src[leaf.Start:start]), " \t")
	if m := signatureBefore.FindStringSubmatchIndex(before); m != nil {
		start = leaf.Start + m[2]
	}
	f.mark(i, start, end)
}

var signatureBefore = regexp.MustCompile(`(?:^|[.;,:—] | )([A-Z](?: [0-9])?)$`)

// shape is a word without accents, its s however shown.
func shape(word string) string {
	return strings.ReplaceAll(lang.Bare(strings.ReplaceAll(word, "í", "s")), "f", "s")
}

// announces reports whether a catchword announces a word: it is its beginning,
// or the same, as far as two damaged readings can be the same.
func announces(word, next string) bool {
	word, next = shape(strings.Trim(word, "-.,; ")), shape(strings.Trim(next, ".,; "))
	if word == "" || next == "" {
		return false
	}
	if strings.HasPrefix(next, word) {
		return true
	}
	if numeral := "ivxlc1u"; strings.Trim(word, numeral) == "" && strings.Trim(next, numeral) == "" {
		return true
	}
	if len(next) < len(word)-1 || len(word) < 3 {
		return false
	}
	return edit.Strings(word, next[:min(len(next), len(word))])*3 <= len(word)
}

// mostCaught is how many letters a catchword may have.
const mostCaught = 12

// turns marks the catchwords within leaf i: before a blank line that a small
// letter follows, the whole word with which the next line begins; or, on a line
// of its own, the beginning of that word. With it goes the signature above it.
func (f *furnisher) turns(i int, lines []line) {
	for n, l := range lines {
		if l.blank {
			continue
		}
		next := n + 1
		for next < len(lines) && lines[next].blank {
			next++
		}
		if next == n+1 || next == len(lines) || !beginsLower(f.text(lines[next])) {
			continue
		}
		caught, ahead := lastWord(f.text(l)), firstWord(f.text(lines[next]))
		word := strings.ToLower(skeleton(caught))
		if size := utf8.RuneCountInString(word); size < 2 || size > mostCaught || strings.ContainsAny(caught, "*_<>") {
			continue
		}
		alone := n > 0 && !lines[n-1].blank && strings.TrimSpace(f.text(l)) == caught
		if word != ahead && !(alone && strings.HasPrefix(ahead, word)) {
			continue
		}
		end := l.start + len(strings.TrimRightFunc(f.text(l), unicode.IsSpace))
		f.mark(i, end-len(caught), end)
		if alone && sheet.MatchString(strings.TrimSpace(f.text(lines[n-1]))) {
			f.mark(i, lines[n-1].start, lines[n-1].end)
		}
	}
}

// sheet matches the signature of a sheet of paper.
var sheet = regexp.MustCompile(`^[A-Z]\.? ?[0-9]\.?$`)

// lastWord is the last word of a line, with the marks at its end.
func lastWord(t string) string {
	t = strings.TrimRightFunc(t, unicode.IsSpace)
	return t[strings.LastIndexFunc(t, unicode.IsSpace)+1:]
}

// firstWord is the first word of a line, without marks.
func firstWord(t string) string {
	t = strings.TrimLeftFunc(t, func(r rune) bool { return !unicode.IsLetter(r) })
	if end := strings.IndexFunc(t, func(r rune) bool { return !unicode.IsLetter(r) }); end >= 0 {
		t = t[:end]
	}
	return strings.ToLower(t)
}
