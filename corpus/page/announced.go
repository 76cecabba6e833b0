package page

import (
	"regexp"
	"strings"

	"quinola/corpus/lang"
)

// announced matches a number with the word that may announce it: "Article 2.".
var announced = regexp.MustCompile(`^(\pL{3,})\.? ?(?:(?i:[ivxlc]{1,7})|[0-9]{1,3})\.?:?$`)

// announcedLabels returns the beginnings of the lines that have the label of an
// article, or head a division, in a row of such. Whatever they look like, they are
// neither folios nor recurring heads.
func (f *furnisher) announcedLabels() map[int]bool {
	t := &textLines{src: f.src}
	for leaf, lines := range f.Lines {
		blank := true
		for _, l := range lines {
			if !l.Blank {
				t.lines, t.blank, t.leaf = append(t.lines, l), append(t.blank, blank), append(t.leaf, leaf)
			}
			blank = l.Blank
		}
	}
	out := map[int]bool{}
	labels, heads := Rows(t)
	for _, row := range append(labels, heads...) {
		for _, found := range row {
			out[t.lines[found.Line].Start] = true
		}
	}
	return out
}

// textLines are the lines of all leaves that are not blank.
type textLines struct {
	src   []byte
	lines []Line
	blank []bool
	leaf  []int
}

func (t *textLines) Len() int          { return len(t.lines) }
func (t *textLines) Line(i int) string { return string(t.src[t.lines[i].Start:t.lines[i].End]) }
func (t *textLines) Blank(i int) bool  { return t.blank[i] }
func (t *textLines) Leaf(i int) int    { return t.leaf[i] }

// romanLabel reports whether a line may be the number of a clause.
func (f *furnisher) romanLabel(t string) bool {
	t = strings.Trim(t, " .\t\r")
	if m := announced.FindStringSubmatch(t); m != nil {
		if word := lang.Plain(m[1]); lang.Announces(word) || lang.Divides(word) {
			return true
		}
	}
	return t != "" && strings.Trim(t, "IVXLCivxlc") == ""
}
