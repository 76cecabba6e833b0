package index

import "strings"

// snippetLength is about how many bytes of the reading an excerpt shows.
const snippetLength = 120

// cut returns the excerpt around the first of marks, on whole words, and the marks
// inside it as bytes of the excerpt.
func cut(text string, marks [][2]int) (string, [][2]int) {
	inside := [][2]int{}
	start, end := 0, min(len(text), snippetLength)
	if len(marks) > 0 {
		start = max(0, marks[0][0]-snippetLength/3)
		end = min(len(text), start+snippetLength)
		start = max(0, min(start, end-snippetLength))
	}
	start, end = wordStart(text, start), wordEnd(text, end)
	head, tail := "", ""
	if start > 0 {
		head = "… "
	}
	if end < len(text) {
		tail = " …"
	}
	body := strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return ' '
		}
		return r
	}, text[start:end])
	for _, m := range marks {
		if m[0] >= start && m[1] <= end {
			inside = append(inside, [2]int{m[0] - start + len(head), m[1] - start + len(head)})
		}
	}
	return head + body + tail, inside
}

func wordStart(s string, i int) int {
	if i <= 0 {
		return 0
	}
	for i < len(s) && s[i-1] != ' ' && s[i-1] != '\n' {
		i++
	}
	return i
}

func wordEnd(s string, i int) int {
	if i >= len(s) {
		return len(s)
	}
	for i < len(s) && s[i] != ' ' && s[i] != '\n' {
		i++
	}
	return i
}
