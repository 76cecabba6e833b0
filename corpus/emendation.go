package corpus

import (
	"bytes"
	"fmt"
	"sort"
	"strings"
	"unicode"
)

// Emendation is an editor's correction where the program could not know.
type Emendation struct {
	File     string // for messages
	Line     int
	Leaf     int
	Quote    string // of the source; runs of white space are equal
	Reading  string // a blank line is before a word that begins a paragraph
	Cert     string // sure, likely or guess
	Evidence string
}

// Pilcrow stands in an emendation's line before a word that begins a paragraph.
const Pilcrow = "¶"

// String returns the line of an emendation, as the editors write it.
func (e Emendation) String() string {
	reading := strings.TrimSpace(strings.ReplaceAll(e.Reading, "\n\n", " "+Pilcrow+" "))
	return fmt.Sprintf("%d | %s | %s | %s | %s", e.Leaf, field.Replace(e.Quote), field.Replace(reading), e.Cert, field.Replace(e.Evidence))
}

// field escapes what would end a field of an emendation's line.
var field = strings.NewReplacer("|", `\|`, `\`, `\\`)

// PlacedEmendation is an emendation and where its quote stands in the source.
type PlacedEmendation struct {
	Span
	*Emendation
}

// PlacedEmendations finds where each emendation of the text stands, in the
// order of the source.
func (t *Text) PlacedEmendations() []PlacedEmendation {
	var list []PlacedEmendation
	for i := range t.Emendations {
		em := &t.Emendations[i]
		where := Span{Start: 0, End: len(t.Source)}
		if em.Leaf > 0 && em.Leaf <= len(t.Leaves) {
			where = t.Leaves[em.Leaf-1]
		}
		if at, ok := FindQuote(t.Source, where, em.Quote); ok {
			list = append(list, PlacedEmendation{at, em})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Start < list[j].Start })
	return list
}

// FindQuote is where a quote stands in the source, runs of white space being equal.
// It is asked for every word that was changed, so it copies nothing.
func FindQuote(src []byte, where Span, quote string) (Span, bool) {
	first, rest := firstWord(quote)
	if first == "" {
		return Span{}, false
	}
	for from := where.Start; ; {
		i := bytes.Index(src[from:where.End], []byte(first))
		if i < 0 {
			return Span{}, false
		}
		start, end := from+i, from+i+len(first)
		word, after := firstWord(rest)
		for word != "" {
			at := min(SkipSpace(src, end), where.End)
			if at == end || at+len(word) > where.End || string(src[at:at+len(word)]) != word {
				break
			}
			end = at + len(word)
			word, after = firstWord(after)
		}
		if word == "" {
			return Span{Start: start, End: end}, true
		}
		from = start + 1
	}
}

// firstWord parts a quote after its first word.
func firstWord(s string) (word, rest string) {
	s = strings.TrimLeftFunc(s, unicode.IsSpace)
	if i := strings.IndexFunc(s, unicode.IsSpace); i >= 0 {
		return s[:i], s[i:]
	}
	return s, ""
}

// SkipSpace is where the white space from at on ends.
func SkipSpace(src []byte, at int) int {
	for at < len(src) && strings.IndexByte(" \t\r\n\f", src[at]) >= 0 {
		at++
	}
	return at
}
