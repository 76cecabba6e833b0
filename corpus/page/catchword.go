package page

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/edit"
	"quinola/corpus/lang"
)

// A catchword stands at the foot of a page and is the word, or its beginning,
// with which the next page begins. If the leaves are known it is searched for
// at their ends, else wherever a blank line interrupts a sentence.

// catchword marks the last line of leaf i if it is a single word, with which
// the next leaf begins.
func (f *furnisher) catchword(i int, lines []Line, last int) {
	if last < 2 {
		return
	}
	for k := last; k > max(0, last-2); k-- {
		t := strings.TrimSpace(f.text(lines[k]))
		if lines[k].Blank || signature(t) {
			continue
		}
		t = besideSignature(t)
		word := skeleton(t)
		if n := utf8.RuneCountInString(word); n < 2 || n > 12 || strings.Contains(strings.TrimSpace(t), "  ") && n > 6 && !strings.Contains(t, "’") {
			return
		}
		for _, l := range f.Lines[i+1] {
			if l.Blank || f.isHead(f.text(l)) || folioAlone(f.text(l)) > 0 {
				continue
			}
			text := leafMark.ReplaceAllString(f.text(l), "")
			next := skeleton(text)
			if len(word) > 4 && (next == word || Announces(t, firstWord(text))) || len(next) >= len(word) && len(next) > len(word)+3 && (next[:len(word)] == word || len(word) > 4 && edit.Strings(next[:len(word)], word) <= 1) {
				f.mark(i, lines[k].Start, lines[k].End)
			}
			return
		}
	}
}

// pageEnd marks what stands at the end of leaf i of a text that is one long
// line: the catchword, with which the next leaf begins, and the signature
// before it.
func (f *furnisher) pageEnd(i int) {
	leaf, next := f.Leaves[i], f.Leaves[i+1]
	end := leaf.End
	for end > leaf.Start && IsSpace(rune(f.src[end-1])) {
		end--
	}
	start := end
	for start > leaf.Start && !IsSpace(rune(f.src[start-1])) {
		start--
	}
	rest := f.src[next.Start:min(next.End, next.Start+80)]
	if m := pageOfRun.FindIndex(rest); m != nil {
		rest = rest[m[1]:]
	}
	rest = bytes.TrimLeft(rest, " \t")
	ahead, _, _ := bytes.Cut(rest, []byte(" "))
	word := strings.ToLower(string(f.src[start:end]))
	if !Announces(word, strings.ToLower(string(ahead))) {
		return
	}
	before := strings.TrimRight(string(f.src[leaf.Start:start]), " \t")
	if m := signatureBefore.FindStringSubmatchIndex(before); m != nil {
		start = leaf.Start + m[2]
	}
	f.mark(i, start, end)
}

var signatureBefore = regexp.MustCompile(`(?:^|[.;,:—] | )([A-Z](?: [0-9])?)$`)

// shape returns a word without accents, with every form of s as one letter.
func shape(word string) string {
	return strings.ReplaceAll(lang.Bare(strings.ReplaceAll(word, "í", "s")), "f", "s")
}

// Announces reports whether a catchword announces a word: it is its beginning
// or the same word, as far as two damaged readings can agree.
func Announces(word, next string) bool {
	word, next = shape(strings.ToLower(strings.Trim(word, "-.,; "))), shape(strings.Trim(next, ".,; "))
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

// mostCaught is the most letters of a catchword.
const mostCaught = 12

// turns marks the catchwords within leaf i: before a blank line that a small
// letter follows, the whole word with which the next line begins or, on a line of
// its own, the beginning of that word. The signature above it is marked, too.
func (f *furnisher) turns(i int, lines []Line) {
	for n, l := range lines {
		if l.Blank {
			continue
		}
		next, turned := n+1, false
		for next < len(lines) && (lines[next].Blank || f.turnsOver(lines[next])) {
			turned = turned || !lines[next].Blank
			next++
		}
		if turned && next < len(lines) && caughtAlone(f.text(l), f.text(lines[next])) {
			f.mark(i, l.Start, l.End)
			continue
		}
		if next == n+1 || next == len(lines) {
			continue
		}
		f.before(i, lines, n, next)
		if !BeginsLower(f.text(lines[next])) {
			continue
		}
		caught, ahead := lastWord(f.text(l)), firstWord(f.text(lines[next]))
		alone := n > 0 && !lines[n-1].Blank && strings.TrimSpace(f.text(l)) == caught
		word := strings.ToLower(skeleton(caught))
		if size := utf8.RuneCountInString(word); size < 2 || size > mostCaught || strings.ContainsAny(caught, "*_<>") || !alone && strings.HasSuffix(caught, "-") {
			continue
		}
		if word != ahead && !(alone && strings.HasPrefix(ahead, word)) {
			continue
		}
		if m, other := mark(caught), mark(strings.Fields(f.text(lines[next]))[0]); !alone && m != "" && other != "" && m != other {
			continue // of four, / four.: the book repeats the word
		}
		end := l.Start + len(strings.TrimRightFunc(f.text(l), unicode.IsSpace))
		f.mark(i, end-len(caught), end)
		above := n - 1
		for above > 0 && lines[above].Blank && strings.TrimSpace(f.text(l)) == caught {
			above-- // Google's text has a blank line between the two
		}
		if above >= 0 && !lines[above].Blank {
			if t := strings.TrimSpace(f.text(lines[above])); alone && sheet.MatchString(t) || above < n-1 && signature(t) {
				f.mark(i, lines[above].Start, lines[above].End)
			}
		}
	}
}

// caughtAlone reports whether a line before the turn of a page is nothing but the word with
// which the page begins, or its beginning.
func caughtAlone(t, next string) bool {
	t = besideSignature(strings.TrimSpace(t))
	size := utf8.RuneCountInString(skeleton(t))
	return size > 1 && size <= mostCaught && t == lastWord(t) && Announces(strings.ToLower(t), firstWord(next))
}

// besideSignature returns the catchword of a line that begins with the signature of the
// sheet, B2     upon, or the line.
func besideSignature(t string) string {
	if m := signedBefore.FindStringSubmatch(t); m != nil {
		return m[1]
	}
	return t
}

// signedBefore matches such a line, and in it the catchword.
var signedBefore = regexp.MustCompile(`^[A-Z][a-z]?(?: ?[0-9]{1,2}\.?\s|\.?\s{3})\s*(\S+(?: \S+)?)$`)

// before marks line n if it is nothing but the word, in small letters except the
// first, with which the next line begins, or its beginning: the catchword before a
// paragraph or a stanza. A title is a whole word and ends in a stop.
func (f *furnisher) before(i int, lines []Line, n, next int) {
	t := strings.Trim(strings.TrimSpace(f.text(lines[n])), "*_")
	word := strings.TrimRight(t, ".,-;:")
	size := utf8.RuneCountInString(word)
	if size < 2 || size > mostCaught || n > 0 && !lines[n-1].Blank || strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) || word == strings.ToUpper(word) {
		return
	}
	rest, ok := strings.CutPrefix(strings.TrimLeft(f.text(lines[next]), "*_ \t"), word)
	if !ok || strings.TrimSpace(strings.Trim(rest, "*_.,")) == "" {
		return
	}
	if r, _ := utf8.DecodeRuneInString(rest); unicode.IsLower(r) || t == word {
		f.mark(i, lines[n].Start, lines[n].End)
	}
}

// sheet matches the signature of a sheet of paper.
var sheet = regexp.MustCompile(`^[A-Z]\.? ?[0-9]\.?$`)

// lastWord returns the last word of a line, with the marks at its end.
func lastWord(t string) string {
	t = strings.TrimRightFunc(t, unicode.IsSpace)
	return t[strings.LastIndexFunc(t, unicode.IsSpace)+1:]
}

// mark returns the stop with which a word ends, or "".
func mark(word string) string { return word[len(strings.TrimRight(word, ".,;:!?")):] }

// firstWord returns the first word of a line, without marks.
func firstWord(t string) string {
	t = strings.TrimLeftFunc(t, func(r rune) bool { return !unicode.IsLetter(r) })
	if end := strings.IndexFunc(t, func(r rune) bool { return !unicode.IsLetter(r) }); end >= 0 {
		t = t[:end]
	}
	return strings.ToLower(t)
}
