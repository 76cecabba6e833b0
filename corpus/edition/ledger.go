package edition

import (
	"errors"
	"fmt"
	"io/fs"
	"sort"
	"strconv"
	"strings"

	"quinola/corpus"
)

// An id is for ever, but texts are read better with time: two paragraphs turn
// out to be one, one to be two, a heading was overlooked. So what was pinned
// once decides what a clause is called. A paragraph that holds the beginning
// of a pinned one keeps its path; one that is new between p4 and p5 is p4b;
// and the path of one that is gone leads, by moved.tsv, to the clause that
// holds its words now.

// An anchor is where a pinned clause begins in the source.
type anchor struct {
	path string
	at   int
	line int // of clauses.tsv
}

// A ledger is what is known of the ids that a text has given.
type ledger struct {
	anchors []anchor // in the order of the source
	moved   []move
}

// A move is a path given once, and the path of the clause that holds its
// words now.
type move struct{ from, to string }

const movedForm = "a line is the path given once, a tab, the path now"

// readLedger reads the pinned ids of a text, if it has any, and those that
// have moved.
func readLedger(fsys fs.FS, t *corpus.Text) (*ledger, error) {
	dir := "texts/" + t.ID + "/"
	l := &ledger{}
	data, err := fs.ReadFile(fsys, dir+"clauses.tsv")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, &Error{File: dir + "clauses.tsv", What: "cannot be read: " + cause(err)}
	}
	if first, _, _ := strings.Cut(string(data), "\n"); err == nil && t.Source != nil {
		if err := sourced(dir+"clauses.tsv", first, t); err != nil {
			return nil, err
		}
	}
	for i, line := range strings.Split(string(data), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		id, rest, _ := strings.Cut(line, "\t")
		start, _, _ := strings.Cut(rest, "\t")
		at, err := strconv.Atoi(start)
		path, ok := strings.CutPrefix(id, t.ID+":")
		if err != nil || !ok {
			return nil, &Error{File: dir + "clauses.tsv", Line: i + 1, What: "no id and offset", Cure: "take the file back as it was committed"}
		}
		l.anchors = append(l.anchors, anchor{path, at, i + 1})
	}
	sort.SliceStable(l.anchors, func(i, j int) bool { return l.anchors[i].at < l.anchors[j].at })
	l.moved, err = readMoved(fsys, dir+"moved.tsv")
	return l, err
}

// readMoved reads moved.tsv. A file that is not there holds nothing.
func readMoved(fsys fs.FS, file string) ([]move, error) {
	data, err := fs.ReadFile(fsys, file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, &Error{File: file, What: "cannot be read: " + cause(err)}
	}
	var out []move
	seen := map[string]bool{}
	for i, line := range strings.Split(string(data), "\n") {
		line = strings.TrimRight(line, "\r")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		from, to, ok := strings.Cut(line, "\t")
		if !ok || from == "" || to == "" || strings.ContainsAny(to, "\t ") {
			return nil, &Error{File: file, Line: i + 1, What: "no move", Cure: movedForm}
		}
		if seen[from] {
			return nil, &Error{File: file, Line: i + 1, What: fmt.Sprintf("%s moves twice", from), Cure: "strike one of the two"}
		}
		seen[from] = true
		out = append(out, move{from, to})
	}
	return out, nil
}

// settle holds what is moved against the clauses of a text and lays it down
// in the text. A path that has moved may not be a clause's; the path it moved
// to must be.
func (l *ledger) settle(t *corpus.Text) error {
	t.Moved = nil
	if len(l.moved) == 0 {
		return nil
	}
	paths := make(map[string]bool, len(t.Clauses))
	for _, c := range t.Clauses {
		paths[c.Path()] = true
	}
	t.Moved = make(map[string]string, len(l.moved))
	for _, m := range l.moved {
		file := "texts/" + t.ID + "/moved.tsv"
		if paths[m.from] {
			return &Error{File: file, What: fmt.Sprintf("%s has moved, but is a clause", m.from), Cure: "strike its line"}
		}
		if !paths[m.to] {
			return &Error{File: file, What: fmt.Sprintf("%s moved to %s, which is no clause", m.from, m.to), Cure: "name the clause that holds its words now, or pin with -move"}
		}
		t.Moved[t.ID+":"+m.from] = t.ID + ":" + m.to
	}
	return nil
}

// gone lists the anchors whose paths are neither a clause's nor moved.
func (l *ledger) gone(t *corpus.Text) []anchor {
	known := map[string]bool{}
	for _, c := range t.Clauses {
		known[c.Path()] = true
	}
	for _, m := range l.moved {
		known[m.from] = true
	}
	var out []anchor
	for _, a := range l.anchors {
		if !known[a.path] {
			out = append(out, a)
		}
	}
	return out
}

// move writes down where the paths that are gone have moved to, and leads the
// moves of old on to where their clauses are now.
func (l *ledger) move(t *corpus.Text) {
	spans := make([]corpus.Span, len(t.Clauses))
	for i, c := range t.Clauses {
		spans[i] = c.Span
	}
	to := map[string]string{}
	for _, a := range l.gone(t) {
		i := holder(spans, a.at)
		for k := i; k >= 0 && k > i-8; k-- { // what lies in a hole is another's
			if c := t.Clauses[k]; a.at < c.Span.End && !lies(a.at, c.Holes) {
				i = k
				break
			}
		}
		if i >= 0 {
			to[a.path] = t.Clauses[i].Path()
		}
	}
	paths := map[string]bool{}
	for _, c := range t.Clauses {
		paths[c.Path()] = true
	}
	kept := l.moved[:0]
	for _, m := range l.moved {
		if next, ok := to[m.to]; ok {
			m.to = next
		}
		if !paths[m.from] {
			kept = append(kept, m)
		}
	}
	l.moved = kept
	for from, path := range to {
		l.moved = append(l.moved, move{from, path})
	}
	sort.Slice(l.moved, func(i, j int) bool { return l.moved[i].from < l.moved[j].from })
}

// write returns moved.tsv.
func (l *ledger) write() string {
	var b strings.Builder
	b.WriteString("# ids given once, and the clauses that hold their words now: " + movedForm + "\n")
	for _, m := range l.moved {
		b.WriteString(m.from + "\t" + m.to + "\n")
	}
	return b.String()
}

// holder returns the innermost of the spans, which lie in the order of their
// beginnings, that holds an offset; if none does, the next one; -1 for none.
func holder(spans []corpus.Span, at int) int {
	next := sort.Search(len(spans), func(i int) bool { return spans[i].Start > at })
	for i := next - 1; i >= 0 && i > next-8; i-- { // a few may lie in a hole of the one that holds it
		if at < spans[i].End {
			return i
		}
	}
	if next < len(spans) {
		return next
	}
	return next - 1
}
