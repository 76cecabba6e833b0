package edition

import (
	"bufio"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// layout.tsv keeps what a scan with places told of its lines, when source.txt was
// made of it. Its first line is "# quinola layout 1", the size of the source and
// its checksum; then a line for each stretch: what it is, where it begins and
// ends, and of a word of which the machine was not sure what else it may be.
// "told" alone says that all furniture is told.
//
//	told
//	furniture	0	14
//	table	1204	1377
//	heading	1380	1402
//	middle	1410	1431
//	unsure	204	210	baste

func layoutHead(src []byte) string {
	return fmt.Sprintf("# quinola layout 1\t%d\t%08x", len(src), crc32.ChecksumIEEE(src))
}

// writeEvidence returns layout.tsv.
func writeEvidence(src []byte, e *corpus.Evidence) string {
	var b strings.Builder
	b.WriteString(layoutHead(src) + "\n")
	if e.Told {
		b.WriteString("told\n")
	}
	for _, list := range []struct {
		name  string
		spans []corpus.Span
	}{{"furniture", e.Furniture}, {"table", e.Tables}, {"heading", e.Headings}, {"note", e.Notes}, {"middle", e.Middle}} {
		for _, s := range list.spans {
			fmt.Fprintf(&b, "%s\t%d\t%d\n", list.name, s.Start, s.End)
		}
	}
	for _, u := range e.Unsure {
		fmt.Fprintf(&b, "unsure\t%d\t%d", u.Start, u.End)
		for _, o := range u.Others {
			b.WriteString("\t" + escape.Replace(o))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// readEvidence reads layout.tsv and words.txt of a text, where they are.
func readEvidence(fsys fs.FS, t *corpus.Text) error {
	e := &corpus.Evidence{}
	dir := "texts/" + t.ID
	data, err := fs.ReadFile(fsys, dir+"/layout.tsv")
	found := err == nil
	if found {
		if err := parseEvidence(dir+"/layout.tsv", string(data), t.Source, e); err != nil {
			return err
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return &Error{File: dir + "/layout.tsv", What: "cannot be read: " + cause(err), Cure: "look at its rights"}
	}
	list, err := fs.ReadFile(fsys, dir+"/words.txt")
	if err == nil {
		found = true
		if e.Words, err = ParseWords(dir+"/words.txt", list); err != nil {
			return err
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return &Error{File: dir + "/words.txt", What: "cannot be read: " + cause(err), Cure: "look at its rights"}
	}
	if found {
		t.Evidence = e
	}
	return nil
}

func parseEvidence(file, data string, src []byte, e *corpus.Evidence) error {
	r := &pinReader{file: file, rest: data}
	wrong := func(what string) error {
		return &Error{File: file, Line: r.line, What: what, Cure: "take the file back as it was made by quinola new text"}
	}
	if l, _ := r.next(); l != layoutHead(src) {
		return wrong("this is not the layout of source.txt as it stands")
	}
	for {
		l, ok := r.next()
		if !ok {
			return nil
		}
		f := strings.Split(l, "\t")
		if l == "told" {
			e.Told = true
			continue
		}
		if len(f) < 3 {
			return wrong("no stretch of the source")
		}
		start, err1 := strconv.Atoi(f[1])
		end, err2 := strconv.Atoi(f[2])
		if err1 != nil || err2 != nil || start < 0 || end <= start || end > len(src) {
			return wrong(fmt.Sprintf("%s to %s is no stretch of the source", f[1], f[2]))
		}
		s := corpus.Span{Start: start, End: end}
		after := func(last []corpus.Span) bool { return len(last) == 0 || last[len(last)-1].End <= start }
		sorted := true
		switch f[0] {
		case "furniture", "table", "heading", "note", "middle":
			list := map[string]*[]corpus.Span{"furniture": &e.Furniture, "table": &e.Tables, "heading": &e.Headings, "note": &e.Notes, "middle": &e.Middle}[f[0]]
			sorted = after(*list)
			*list = append(*list, s)
		case "unsure":
			u := corpus.Unsure{Span: s}
			for _, o := range f[3:] {
				o, _ = untilSemicolon(o)
				u.Others = append(u.Others, o)
			}
			sorted = len(e.Unsure) == 0 || e.Unsure[len(e.Unsure)-1].End <= start
			e.Unsure = append(e.Unsure, u)
		default:
			return wrong(fmt.Sprintf("%q is told of no stretch", f[0]))
		}
		if !sorted {
			return wrong("stretches are not in their order")
		}
	}
}

// ParseWords reads a list of the words of a book, one a line; what follows a # is
// a remark.
func ParseWords(file string, data []byte) ([]string, error) {
	var words []string
	lines := bufio.NewScanner(strings.NewReader(strings.TrimPrefix(string(data), "\ufeff")))
	for n := 1; lines.Scan(); n++ {
		word, _, _ := strings.Cut(lines.Text(), "#")
		if word = strings.TrimSpace(word); word == "" {
			continue
		}
		if !utf8.ValidString(word) || strings.ContainsFunc(word, func(r rune) bool { return r != '\t' && unicode.IsControl(r) }) {
			return nil, &Error{File: file, Line: n, What: "this is no text", Cure: "name a list of words in UTF-8, one a line"}
		}
		if strings.ContainsAny(word, " \t|") {
			return nil, &Error{File: file, Line: n, What: fmt.Sprintf("%q is more than one word", word), Cure: "write one word a line; a reading for one place is an emendation"}
		}
		words = append(words, strings.TrimRight(word, "."))
	}
	if err := lines.Err(); err != nil {
		return nil, &Error{File: file, What: "is no list of words: " + err.Error(), Cure: "write one word a line"}
	}
	slices.Sort(words)
	return slices.Compact(words), nil
}
