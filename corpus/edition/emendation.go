package edition

import (
	"bytes"
	"fmt"
	"io/fs"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
)

const emendationForm = "an emendation is: leaf | quoted source | reading | sure, likely or guess | evidence"

// readEmendations reads the emendation files of a folder, in the order of
// their names. A folder that is not there holds none.
func readEmendations(fsys fs.FS, dir string) ([]corpus.Emendation, error) {
	entries, err := fs.ReadDir(fsys, dir)
	if err != nil {
		return nil, nil
	}
	sort.Slice(entries, func(i, j int) bool { return entries[i].Name() < entries[j].Name() })
	var all []corpus.Emendation
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".txt") {
			continue
		}
		file := dir + "/" + e.Name()
		data, err := fs.ReadFile(fsys, file)
		if err != nil {
			return nil, &Error{File: file, What: "cannot be read: " + cause(err)}
		}
		ems, err := ParseEmendations(file, data)
		if err != nil {
			return nil, err
		}
		all = append(all, ems...)
	}
	return all, nil
}

// ParseEmendations reads emendations, one a line:
//
//	leaf | quoted source | reading | sure, likely or guess | evidence
//
// A reading holds corpus.LacunaMark where words are lost that nothing supplies,
// and ¶ before a word that begins a paragraph. Empty lines and lines that begin
// with # are passed over. Runs of white space in the quote stand for any white
// space of the source; \| stands for a stroke of the source, which would else
// end the field, and \\ for a backslash before one.
func ParseEmendations(file string, data []byte) ([]corpus.Emendation, error) {
	if !utf8.Valid(data) {
		return nil, &Error{File: file, Line: badLine(data), What: "bytes that are not UTF-8", Cure: "save the file as UTF-8"}
	}
	var all []corpus.Emendation
	line := 0
	for len(data) > 0 {
		line++
		var l []byte
		l, data, _ = bytes.Cut(data, []byte("\n"))
		s := strings.TrimSpace(string(l))
		if s == "" || s[0] == '#' {
			continue
		}
		f := fields(s, 5)
		if len(f) != 5 {
			return nil, &Error{File: file, Line: line, What: fmt.Sprintf("%d fields instead of 5", len(f)), Cure: emendationForm}
		}
		leaf, err := strconv.Atoi(f[0])
		switch {
		case err != nil || leaf < 1:
			return nil, &Error{File: file, Line: line, What: fmt.Sprintf("%q is no leaf", f[0]), Cure: "leaves are counted from 1"}
		case f[1] == "":
			return nil, &Error{File: file, Line: line, What: "nothing is quoted", Cure: emendationForm}
		case f[3] != "sure" && f[3] != "likely" && f[3] != "guess":
			return nil, &Error{File: file, Line: line, What: fmt.Sprintf("%q is no certainty", f[3]), Cure: "write sure, likely or guess"}
		case f[4] == "":
			return nil, &Error{File: file, Line: line, What: "no evidence is given", Cure: "say what the reading rests on"}
		}
		reading, ok := paragraphs(f[2])
		if !ok {
			return nil, &Error{File: file, Line: line, What: "a ¶ without a word after it", Cure: "write ¶ before the word that begins the paragraph, and quote that word"}
		}
		all = append(all, corpus.Emendation{
			File: file, Line: line, Leaf: leaf,
			Quote: oneLine(f[1]), Reading: reading, Cert: f[3], Evidence: f[4],
		})
	}
	return all, nil
}

// fields parts a line at its strokes into n fields at the most. A stroke or a
// backslash with a backslash before it is one of the field.
func fields(line string, n int) []string {
	var out []string
	var b strings.Builder
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\' && i+1 < len(line) && (line[i+1] == '|' || line[i+1] == '\\'):
			i++
			b.WriteByte(line[i])
		case c == '|' && len(out) < n-1:
			out = append(out, strings.TrimSpace(b.String()))
			b.Reset()
		default:
			b.WriteByte(c)
		}
	}
	return append(out, strings.TrimSpace(b.String()))
}

// paragraphs returns a reading with its white space made equal, and a blank line
// for every ¶. It reports whether words follow each.
func paragraphs(reading string) (string, bool) {
	parts := strings.Split(reading, corpus.Pilcrow)
	for i, p := range parts {
		if parts[i] = oneLine(p); i > 0 && parts[i] == "" {
			return "", false
		}
	}
	return strings.Join(parts, blankBefore), true
}

// A folded leaf is its source with every run of white space as one space.
type folded struct {
	text string
	at   []int // the offset in the source of each byte of text, and of its end
}

func fold(src []byte, s corpus.Span) folded {
	f := folded{at: make([]int, 0, s.Len()+1)}
	var b strings.Builder
	space := true
	for i := s.Start; i < s.End; i++ {
		c := src[i]
		if c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v' {
			if !space {
				b.WriteByte(' ')
				f.at = append(f.at, i)
			}
			space = true
			continue
		}
		space = false
		b.WriteByte(c)
		f.at = append(f.at, i)
	}
	f.at = append(f.at, s.End)
	f.text = b.String()
	return f
}

// find returns the place of a quote in a leaf and how often it stands there;
// an empty quote stands nowhere.
func (f folded) find(quote string) (corpus.Span, int) {
	n, from := 0, 0
	var span corpus.Span
	if quote == "" {
		return span, 0
	}
	for {
		i := strings.Index(f.text[from:], quote)
		if i < 0 {
			return span, n
		}
		i += from
		if n == 0 {
			last := i + len(quote) - 1
			span = corpus.Span{Start: f.at[i], End: f.at[last] + 1}
		}
		n++
		from = i + 1
	}
}

// located is an emendation and the stretch of the source that it quotes.
type located struct {
	corpus.Emendation
	span   corpus.Span
	begins bool // a paragraph begins with it
	goesOn bool // the rest of the same emendation follows
}

// locate finds every emendation's place. An emendation that is nowhere on its
// leaf, or twice, or that overlaps another, is an error.
func locate(t *corpus.Text) ([]located, []error) {
	leaves := map[int]folded{}
	var out []located
	var errs []error
	for _, e := range t.Emendations {
		if e.Leaf > len(t.Leaves) {
			errs = append(errs, &Error{File: e.File, Line: e.Line, What: fmt.Sprintf("leaf %d of a text of %d leaves", e.Leaf, len(t.Leaves)), Cure: "give the leaf of the file, counted from 1"})
			continue
		}
		f, ok := leaves[e.Leaf]
		if !ok {
			f = fold(t.Source, t.Leaves[e.Leaf-1])
			leaves[e.Leaf] = f
		}
		span, n := f.find(e.Quote)
		switch n {
		case 1:
			out = append(out, located{Emendation: e, span: span})
		case 0:
			cure := "quote the source as it is"
			if near := onlyLeaf(t, e.Quote); near > 0 {
				cure = fmt.Sprintf("it is on leaf %d", near)
			}
			errs = append(errs, &Error{File: e.File, Line: e.Line, What: fmt.Sprintf("%q is not on leaf %d", e.Quote, e.Leaf), Cure: cure})
		default:
			errs = append(errs, &Error{File: e.File, Line: e.Line, What: fmt.Sprintf("%q is on leaf %d %d times", e.Quote, e.Leaf, n), Cure: "quote more words"})
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].span.Start < out[j].span.Start })
	kept := out[:0]
	for i, e := range out {
		if i > 0 && len(kept) > 0 && e.span.Start < kept[len(kept)-1].span.End {
			o := kept[len(kept)-1]
			errs = append(errs, &Error{File: e.File, Line: e.Line, What: fmt.Sprintf("%q overlaps %q of %s:%d", e.Quote, o.Quote, o.File, o.Line), Cure: "make one of the two"})
			continue
		}
		kept = append(kept, e)
	}
	return kept, errs
}

// onlyLeaf returns the leaf on which a quote stands if it stands on just one, or 0.
func onlyLeaf(t *corpus.Text, quote string) int {
	at := 0
	for i, l := range t.Leaves {
		if _, n := fold(t.Source, l).find(quote); n > 0 {
			if at > 0 || n > 1 {
				return 0
			}
			at = i + 1
		}
	}
	return at
}
