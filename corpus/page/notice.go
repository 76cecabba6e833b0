package page

import (
	"regexp"
	"strings"
)

// Who put a scan on the web says so in it: on pages before and after the book, in what is
// asked of those who use it, and at the foot of every page. None of it was printed.

// digitiser matches what no book of the time says: addresses of the web and of mail, the
// names and numbers of those who scan, and how the text was made.
var digitiser = regexp.MustCompile(`(?i)\bhttps? ?: ?/|\bwww ?\.|\b[\w.-]{2,}@[\w-]{2,}\.[a-z]{2,3}\b|\bebooks?\b|\be-b[oö]c?k\w*|books2ebooks|` +
	`\bgoogle\b|internet archive|hathi ?trust|project gutenberg|distributed\s+proofread|gallica ?\. ?bnf|\bsite gallica\b|\bbnf ?\. ?fr\b|` +
	`\bark:/|\burn:nbn:|\bdoi(\.org/|:)|(?-i:\bEOD\b|\bOCR\b|\bBnF\b)`)

// digitisedBy matches a line that names who scanned the page, however the name is garbled.
var digitisedBy = regexp.MustCompile(`(?i)^\W*digiti[sz]ed by\b.{0,40}$`)

// notices returns where a digitiser's words before the book end, and where those after it
// begin. A line that returns from page to page is none of these: it stands within the book.
func (f *furnisher) notices(paras []block) (from, to int) {
	to = len(f.src)
	for i, p := range paras {
		if !f.notice(p) {
			continue
		}
		if i*2 < len(paras) && p.End < len(f.src)/3 {
			from = max(from, p.End)
		} else if p.Start > len(f.src)*2/3 {
			to = min(to, p.Start)
		}
	}
	if to == len(f.src) {
		return from, to
	}
	half := max(from, len(f.src)/2) // of a short book as much may be notice
	silent := 0                     // blocks since the last with a sign of a digitiser
	for i := len(paras) - 1; i >= 0 && paras[i].Start > half && silent < mostSilent; i-- {
		switch p := paras[i]; {
		case p.Start >= to:
		case f.notice(p):
			to, silent = p.Start, 0
		default:
			silent++
		}
	}
	return from, to
}

// mostSilent is how many blocks in a row may be a digitiser's words and have no sign of it.
const mostSilent = 12

// notice reports whether a block has words of a digitiser that do not return.
func (f *furnisher) notice(p block) bool {
	var said []string
	for line := range strings.Lines(string(f.src[p.Start:p.End])) {
		if t := strings.TrimSpace(line); !f.watermark(t) {
			said = append(said, t)
		}
	}
	return digitiser.MatchString(strings.Join(said, " "))
}

// watermark reports whether a line is what a digitiser put on a page.
func (f *furnisher) watermark(t string) bool {
	return digitisedBy.MatchString(t) || len(t) <= markLongest && f.watermarks[skeleton(t)] && digitiser.MatchString(t)
}

// returningMarks returns the skeletons of the lines with a sign of a digitiser that return, as
// those at the foot of pages do.
func (f *furnisher) returningMarks() map[string]bool {
	count := map[string]int{}
	for _, lines := range f.Lines {
		for _, l := range lines {
			if t := f.src[l.Start:l.End]; !l.Blank && len(t) <= markLongest && digitiser.Match(t) {
				count[skeleton(string(t))]++
			}
		}
	}
	out := map[string]bool{}
	for t, n := range count {
		out[t] = n >= markReturns
	}
	return out
}

// How long such a line is at most, and how often it stands at least.
const (
	markLongest = 200
	markReturns = 3
)
