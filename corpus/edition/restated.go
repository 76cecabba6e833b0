package edition

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
)

var sectionHead = regexp.MustCompile(`^§ (\d+(?:\.\d+)*)\s+(\S.*)$`)

// restated reads the text of a restatement. A line that begins with # is a
// remark and is not read. A line "§ 9.1  Heading" opens a section. Paragraphs
// are parted by blank lines; a paragraph whose lines hold " | " is a table.
//
// The first paragraph of section 9.1 is the clause 9.1, the others are
// 9.1.p2, 9.1.p3 ... No restoring has a say: every word reads as it stands.
func restated(t *corpus.Text) error {
	file := "texts/" + t.ID + "/restated.txt"
	if !utf8.Valid(t.Source) {
		return &Error{File: file, Line: badLine(t.Source), What: "bytes that are not UTF-8", Cure: "save the file as UTF-8"}
	}
	t.Clauses = nil
	var tokens []corpus.Token
	var division []string
	section, count, line := "", 0, 0
	seen := map[string]bool{}
	var open *corpus.Clause
	for at := 0; at < len(t.Source); {
		end := at
		for end < len(t.Source) && t.Source[end] != '\n' {
			end++
		}
		next := min(end+1, len(t.Source))
		text := string(t.Source[at:end])
		line++
		switch m := sectionHead.FindStringSubmatch(text); {
		case strings.HasPrefix(text, "#"):
			open = nil
			tokens = append(tokens, corpus.Token{Span: corpus.Span{Start: at, End: next}, Why: corpus.Furniture})
			at = next
			continue
		case m != nil:
			if seen[m[1]] {
				return &Error{File: file, Line: line, What: fmt.Sprintf("a second § %s", m[1]), Cure: "number each section once"}
			}
			seen[m[1]] = true
			division = nest(division, m[1], m[2])
			section, count, open = m[1], 0, nil
		case strings.HasPrefix(text, "§"):
			return &Error{File: file, Line: line, What: "a section without its number or heading", Cure: "write § 9.1, two spaces, the heading"}
		case strings.TrimSpace(text) == "":
			open = nil
		case section == "":
			return &Error{File: file, Line: line, What: "words before the first section", Cure: "begin with a line such as § 1  Players, or make it a remark with #"}
		default:
			if open == nil {
				count++
				open = paragraph(t, section, count, division, at)
				t.Clauses = append(t.Clauses, open)
			}
			if strings.Contains(text, " | ") {
				open.Kind = corpus.KindTable
			}
			open.Span.End = end
		}
		tokens = wordTokens(tokens, t.Source, at, next)
		at = next
	}
	t.SetTokens(tokens)
	return nil
}

// paragraph opens the nth paragraph of a section.
func paragraph(t *corpus.Text, section string, n int, division []string, at int) *corpus.Clause {
	id := t.ID + ":" + section
	c := &corpus.Clause{Text: t, Division: division, Kind: corpus.KindRule, Span: corpus.Span{Start: at, End: at}, Body: at}
	if n > 1 {
		id += ".p" + strconv.Itoa(n)
	} else {
		c.Label = section
		c.Number, _ = strconv.Atoi(section[strings.LastIndexByte(section, '.')+1:])
	}
	c.ID = id
	return c
}

// nest puts a section's heading below those of the sections it belongs to.
func nest(division []string, number, heading string) []string {
	depth := strings.Count(number, ".")
	if depth > len(division) {
		depth = len(division)
	}
	return append(append([]string{}, division[:depth]...), number+" "+heading)
}

// wordTokens cuts plain text into words and what lies between them.
func wordTokens(tokens []corpus.Token, src []byte, start, end int) []corpus.Token {
	for at := start; at < end; {
		n := at
		space := isSpace(src[at])
		for n < end && isSpace(src[n]) == space {
			n++
		}
		tokens = append(tokens, corpus.Token{Span: corpus.Span{Start: at, End: n}, Reading: string(src[at:n])})
		at = n
	}
	return tokens
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }
