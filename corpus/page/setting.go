package page

import "bytes"

// Setting is how a machine gives a page: what its line ends stand for. It is told
// by the text, never by its language.
type Setting uint8

// The settings.
const (
	InLines      Setting = iota // a line is a line of print
	InParagraphs                // a line is a paragraph, however long
	Run                         // there are next to no line ends: the page is one line
)

// Wide is how many bytes a line of print has at the most; LongLine how many a line
// has on the average where the line ends say nothing.
const (
	Wide     = 100
	LongLine = 300
)

// SettingOf tells how a text is given.
func SettingOf(src []byte) Setting {
	if len(src)/(bytes.Count(src, []byte("\n"))+1) > LongLine {
		return Run
	}
	wide, all := 0, 0
	lines, paragraphs := 0, 0 // paragraphs: lines after a blank one and the end of a sentence
	stopped, blank := true, true
	for line := range bytes.Lines(src) {
		if line = bytes.TrimSpace(line); len(line) == 0 {
			blank = true
			continue
		}
		lines++
		if stopped && blank {
			paragraphs++
		}
		stopped, blank = ended(string(line)), false
		all += len(line)
		if len(line) > Wide {
			wide += len(line)
		}
	}
	if wide*2 > all || paragraphs*2 > lines {
		return InParagraphs
	}
	return InLines
}
