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
func loadPins(fsys fs.FS, t *corpus.Text, shelf *corpus.Shelf) (bool, error) {
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
	if err := readReading(dir+"reading.tsv", string(reading), t, shelf); err != nil {
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

// readReading reads reading.tsv: the leaves of t at once, and its tokens
// whenever they are asked for and are not on the shelf.
func readReading(file, data string, t *corpus.Text, shelf *corpus.Shelf) error {
	r := &pinReader{file: file, rest: data}
	if err := r.begin(t); err != nil {
		return err
	}
	tokens, leaves, err := r.tokens(string(t.Source))
	if err != nil {
		return err
	}
	t.Leaves = leaves
	shelve(t, shelf, data, tokens)
	return nil
}

// shelve has the tokens of a text read from its reading.tsv whenever they are
// not on the shelf.
func shelve(t *corpus.Text, shelf *corpus.Shelf, data string, tokens []corpus.Token) {
	t.ReadTokens(shelf, func() []corpus.Token {
		r := &pinReader{rest: data}
		r.next()
		tokens, _, _ := r.tokens(string(t.Source)) // they were without fault
		return tokens
	}, tokens...)
}

// shelveBuilt is shelve for a text that is not pinned.
func shelveBuilt(t *corpus.Text, shelf *corpus.Shelf) {
	data := writeReading(t)
	r := &pinReader{rest: data}
	r.next()
	if tokens, _, err := r.tokens(string(t.Source)); err == nil {
		shelve(t, shelf, data, tokens)
	}
}

// tokens reads the lines after the first. Readings are slices of the file or of
// the source: nothing is copied.
func (r *pinReader) tokens(src string) (tokens []corpus.Token, leaves []corpus.Span, err error) {
	tokens = make([]corpus.Token, 0, strings.Count(r.rest, "\t")+strings.Count(r.rest, "\n"))
	at := 0
	for {
		l, ok := r.next()
		if !ok {
			break
		}
		if strings.HasPrefix(l, "@") {
			_, s, _ := strings.Cut(l, "\t")
			start, err := strconv.Atoi(s)
			if err != nil || start < 0 || start > len(src) || len(leaves) > 0 && start < leaves[len(leaves)-1].Start {
				return nil, nil, r.wrong("a leaf that begins nowhere")
			}
			if k := len(leaves); k > 0 {
				leaves[k-1].End = start
			}
			leaves = append(leaves, corpus.Span{Start: start, End: len(src)})
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
				return nil, nil, r.wrong(fmt.Sprintf("%q is no token", f))
			}
			k := corpus.Token{Span: corpus.Span{Start: at, End: at + n}, Reading: src[at : at+n]}
			if i < len(f) {
				k.Reading, k.Why, k.Rivals = parseToken(f[i+1:])
			}
			tokens = append(tokens, k)
			at += n
		}
	}
	if at != len(src) {
		return nil, nil, r.wrong(fmt.Sprintf("the tokens end at byte %d of %d", at, len(src)))
	}
	return tokens, leaves, nil
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
