package shelf

import (
	"bufio"
	"container/heap"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// runPart is the postings of a batch, as Merge leaves them.
const runPart = "run"

// Merge makes one file of the postings of a batch of the books, of which there are
// so many.
func Merge(out string, batch, books int) error {
	var names []string
	for n := batch * Batch; n < min(books, (batch+1)*Batch); n++ {
		names = append(names, part(out, postingsPart, n))
	}
	return whole(part(out, runPart, batch), func(f *os.File) error {
		w := bufio.NewWriter(f)
		err := merged(names, func(form, lang, clauses string) error {
			_, err := fmt.Fprintf(w, "%s\t%s\t%s\n", form, lang, clauses)
			return err
		})
		return errors.Join(err, w.Flush())
	})
}

// Join makes the results of all parts of so many books, and takes the parts away.
// tell, which may be nil, hears of every book in their order.
func Join(out string, books int, tell func(Told)) error {
	for _, j := range []struct{ file, part string }{{ReadingsFile, readingPart}, {ClausesFile, clausesPart}, {BooksFile, toldPart}} {
		err := whole(filepath.Join(out, j.file), func(f *os.File) error {
			for n := range books {
				data, err := os.ReadFile(part(out, j.part, n))
				if missing(err) && j.part != toldPart { // of a book that could not be read
					continue
				}
				if err != nil {
					return err
				}
				if _, err := f.Write(data); err != nil {
					return err
				}
				if j.part != toldPart || tell == nil {
					continue
				}
				var t Told
				if err := json.Unmarshal(data, &t); err != nil {
					return err
				}
				tell(t)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	if err := whole(filepath.Join(out, PostingsFile), func(f *os.File) error { return joinPostings(f, out, books) }); err != nil {
		return err
	}
	return os.RemoveAll(filepath.Join(out, parts))
}

// joinPostings writes a line of JSON for every form. Of the line of a common word,
// which may be long, it holds what one book adds.
func joinPostings(f *os.File, out string, books int) error {
	var names []string
	for n := range Batches(books) {
		names = append(names, part(out, runPart, n))
	}
	w := bufio.NewWriter(f)
	open := "" // the form, with its language, whose line is being written
	err := merged(names, func(form, lang, clauses string) error {
		key := form + "\t" + lang
		if key == open {
			_, err := w.WriteString("," + clauses)
			return err
		}
		if open != "" {
			w.WriteString("]}\n")
		}
		open = key
		_, err := fmt.Fprintf(w, `{"form":%q,"lang":%q,"clauses":[%s`, form, lang, clauses)
		return err
	})
	if open != "" {
		w.WriteString("]}\n")
	}
	return errors.Join(err, w.Flush())
}

// merged yields the lines of files of postings by form and language, and those of
// the same in the order of the files. Files that are not there have none.
func merged(names []string, yield func(form, lang, clauses string) error) error {
	var q queue
	defer func() {
		for _, r := range q {
			r.file.Close()
		}
	}()
	for i, name := range names {
		f, err := os.Open(name)
		if missing(err) {
			continue
		}
		if err != nil {
			return err
		}
		r := &run{no: i, file: f, in: bufio.NewReader(f)}
		if more, err := r.next(); err != nil || !more {
			f.Close()
			if err != nil {
				return err
			}
			continue
		}
		q = append(q, r)
	}
	heap.Init(&q)
	for len(q) > 0 {
		r := q[0]
		if err := yield(r.form, r.lang, r.clauses); err != nil {
			return err
		}
		more, err := r.next()
		switch {
		case err != nil:
			return err
		case more:
			heap.Fix(&q, 0)
		default:
			heap.Pop(&q)
			r.file.Close()
		}
	}
	return nil
}

// run is a file of postings and the line that it stands at.
type run struct {
	no                  int
	file                *os.File
	in                  *bufio.Reader
	form, lang, clauses string
}

func (r *run) next() (bool, error) {
	line, err := r.in.ReadString('\n')
	if errors.Is(err, io.EOF) && line == "" {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("%s: %w", r.file.Name(), err)
	}
	form, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
	r.form = form
	r.lang, r.clauses, _ = strings.Cut(rest, "\t")
	return true, nil
}

// queue is a heap of runs, the one whose line comes next first.
type queue []*run

func (q queue) Len() int      { return len(q) }
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q queue) Less(i, j int) bool {
	a, b := q[i], q[j]
	if a.form != b.form {
		return a.form < b.form
	}
	if a.lang != b.lang {
		return a.lang < b.lang
	}
	return a.no < b.no
}
func (q *queue) Push(x any) { *q = append(*q, x.(*run)) }
func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}
