package restore

import "quinola/corpus/page"

// textLines are the lines of all leaves that are not blank, for package page.
type textLines struct {
	src   []byte
	lines []line
	blank []bool
}

func (t *textLines) Len() int          { return len(t.lines) }
func (t *textLines) Line(i int) string { return string(t.src[t.lines[i].start:t.lines[i].end]) }
func (t *textLines) Blank(i int) bool  { return t.blank[i] }

// announcedLabels are the beginnings of the lines that bear the label of an
// article, in a row of such. However they look, they are no furniture: neither
// folios nor heads that return.
func (f *furnisher) announcedLabels() map[int]bool {
	t := &textLines{src: f.src}
	for _, lines := range f.lines {
		blank := true
		for _, l := range lines {
			if !l.blank {
				t.lines, t.blank = append(t.lines, l), append(t.blank, blank)
			}
			blank = l.blank
		}
	}
	out := map[int]bool{}
	for _, row := range page.Labels(t) {
		for _, found := range row {
			out[t.lines[found.Line].start] = true
		}
	}
	return out
}
