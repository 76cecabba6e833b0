package edition

import (
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"quinola/corpus"
)

// loadPins lays a text's pins over its source. It reports false where the
// text is not pinned.
func loadPins(fsys fs.FS, t *corpus.Text) (bool, error) {
	dir := "texts/" + t.ID + "/"
	clauses, err1 := fs.ReadFile(fsys, dir+"clauses.tsv")
	reading, err2 := fs.ReadFile(fsys, dir+"reading.tsv")
	switch {
	case err1 != nil && err2 != nil:
		return false, nil
	case err1 != nil:
		return false, &Error{File: dir + "clauses.tsv", What: "is missing, though reading.tsv is there", Cure: "run quinola pin " + t.ID}
	case err2 != nil:
		return false, &Error{File: dir + "reading.tsv", What: "is missing, though clauses.tsv is there", Cure: "run quinola pin " + t.ID}
	}
	if err := readReading(dir+"reading.tsv", string(reading), t); err != nil {
		return false, err
	}
	return true, readClauses(dir+"clauses.tsv", string(clauses), t)
}

// pinReader walks through the lines of a file of pins.
type pinReader struct {
	file string
	rest string
	line int
}

func (r *pinReader) next() (string, bool) {
	if r.rest == "" {
		return "", false
	}
	var l string
	l, r.rest, _ = strings.Cut(r.rest, "\n")
	r.line++
	return l, true
}

func (r *pinReader) wrong(what string) error {
	return &Error{File: r.file, Line: r.line, What: what, Cure: "take the file back as it was committed, or pin the text again with quinola pin"}
}

// begin checks the first line.
func (r *pinReader) begin(t *corpus.Text) error {
	l, _ := r.next()
	return sourced(r.file, l, t)
}

// readReading reads reading.tsv into t.Tokens and t.Leaves. Readings are
// slices of the file or of the source: nothing is copied.
func readReading(file, data string, t *corpus.Text) error {
	r := &pinReader{file: file, rest: data}
	if err := r.begin(t); err != nil {
		return err
	}
	src := string(t.Source)
	t.Tokens = make([]corpus.Token, 0, strings.Count(data, "\t")+strings.Count(data, "\n"))
	at := 0
	for {
		l, ok := r.next()
		if !ok {
			break
		}
		if strings.HasPrefix(l, "@") {
			_, s, _ := strings.Cut(l, "\t")
			start, err := strconv.Atoi(s)
			if err != nil || start < 0 || start > len(src) || len(t.Leaves) > 0 && start < t.Leaves[len(t.Leaves)-1].Start {
				return r.wrong("a leaf that begins nowhere")
			}
			if k := len(t.Leaves); k > 0 {
				t.Leaves[k-1].End = start
			}
			t.Leaves = append(t.Leaves, corpus.Span{Start: start, End: len(src)})
			continue
		}
		for more := l != ""; more; {
			var f string
			f, l, more = strings.Cut(l, "\t")
			n, i := 0, 0
			for i < len(f) && f[i] >= '0' && f[i] <= '9' && n <= len(src) {
				n = n*10 + int(f[i]-'0')
				i++
			}
			if i == 0 || n == 0 || at+n > len(src) || i < len(f) && f[i] != '=' {
				return r.wrong(fmt.Sprintf("%q is no token", f))
			}
			k := corpus.Token{Span: corpus.Span{Start: at, End: at + n}, Reading: src[at : at+n]}
			if i < len(f) {
				k.Reading, k.Why, k.Rivals = parseToken(f[i+1:])
			}
			t.Tokens = append(t.Tokens, k)
			at += n
		}
	}
	if at != len(src) {
		return r.wrong(fmt.Sprintf("the tokens end at byte %d of %d", at, len(src)))
	}
	return nil
}

// parseToken reads what follows "=": the reading, why, the rivals.
func parseToken(s string) (reading string, why corpus.Why, rivals []string) {
	reading, s = untilSemicolon(s)
	if s == "" {
		return reading, "", nil
	}
	w, s := untilSemicolon(s[1:])
	for s != "" {
		var r string
		r, s = untilSemicolon(s[1:])
		rivals = append(rivals, r)
	}
	return reading, corpus.Why(w), rivals
}

// untilSemicolon cuts s before its first bare semicolon and takes escapes
// off what stands before it.
func untilSemicolon(s string) (before, rest string) {
	i, escaped := 0, false
	for i < len(s) && s[i] != ';' {
		if s[i] == '\\' && i+1 < len(s) {
			escaped = true
			i++
		}
		i++
	}
	before, rest = s[:i], s[i:]
	if escaped {
		var b strings.Builder
		for k := 0; k < len(before); k++ {
			c := before[k]
			if c == '\\' && k+1 < len(before) {
				k++
				switch c = before[k]; c {
				case 't':
					c = '\t'
				case 'n':
					c = '\n'
				case 'r':
					c = '\r'
				}
			}
			b.WriteByte(c)
		}
		before = b.String()
	}
	return before, rest
}

// readClauses reads clauses.tsv into t.Clauses.
func readClauses(file, data string, t *corpus.Text) error {
	r := &pinReader{file: file, rest: data}
	if err := r.begin(t); err != nil {
		return err
	}
	s := sound{src: t.Source, seen: map[string]seenID{}}
	for {
		l, ok := r.next()
		if !ok {
			return nil
		}
		f := strings.Split(l, "\t")
		if len(f) < 9 {
			return r.wrong(fmt.Sprintf("%d fields, where a clause has 9 or more", len(f)))
		}
		var n [4]int
		for i, k := range [4]int{1, 2, 3, 6} {
			var err error
			if n[i], err = strconv.Atoi(f[k]); err != nil {
				return r.wrong(fmt.Sprintf("%q is no number", f[k]))
			}
		}
		c := &corpus.Clause{
			ID: f[0], Text: t, Span: corpus.Span{Start: n[0], End: n[1]}, Body: n[2], Number: n[3],
			Kind: corpus.Kind(f[4]), Lost: f[7] == "lost", Division: f[9:],
		}
		if c.Span.Start < 0 || c.Span.End > len(t.Source) || c.Body < c.Span.Start || c.Span.End < c.Body || !strings.HasPrefix(c.ID, t.ID+":") {
			return r.wrong(fmt.Sprintf("%s lies outside its text", c.ID))
		}
		if f[5] != "-" {
			c.Label = f[5]
		}
		if len(c.Division) == 0 {
			c.Division = nil
		}
		if f[8] != "-" {
			for _, h := range strings.Split(f[8], ",") {
				var s corpus.Span
				if _, err := fmt.Sscanf(h, "%d-%d", &s.Start, &s.End); err != nil {
					return r.wrong(fmt.Sprintf("%q is no hole", h))
				}
				c.Holes = append(c.Holes, s)
			}
		}
		if what := s.check(c, r.line); what != "" {
			return r.wrong(what)
		}
		c.Leaf = t.LeafAt(c.Span.Start)
		t.Clauses = append(t.Clauses, c)
	}
}
