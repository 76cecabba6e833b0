package annotate

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/cores"
)

// longest is the greatest length of a note or a term, in bytes: nobody writes more by
// hand.
const longest = 256 << 10

// Read reads the notes and terms of a corpus. A note or term is read whole or refused.
// If any is refused, the error is of type Problems and lists everything that is wrong
// in all files; the annotations then hold the others.
//
// A note with a quote that is not in its clause is not refused, because the clause may
// have changed since. Its link is dead; see DeadLinks.
func Read(src Source, c *corpus.Corpus) (*Annotations, error) {
	return ReadOf(src, c, func(*corpus.Clause) bool { return true })
}

// ReadOf is Read for whoever asks of some clauses alone: it reads their notes, those of
// the clauses that their words repeat, and no others. What is wrong in another file it
// does not see.
func ReadOf(src Source, c *corpus.Corpus, wanted func(*corpus.Clause) bool) (*Annotations, error) {
	a := &Annotations{Corpus: c, source: src, notes: map[string]*Note{}, terms: map[string]*Term{}, rules: map[string][]*Link{}, translations: map[string]translations{}}
	var all Problems
	terms, err := src.files("terms", &all)
	if err != nil {
		return nil, err
	}
	var read []*Term
	for _, file := range terms {
		if t := a.readTerm(file, &all); t != nil {
			a.terms[t.ID] = t
			read = append(read, t)
		}
	}
	for _, t := range read {
		if a.checkTerm(t, &all) {
			a.Terms = append(a.Terms, t)
		} else {
			delete(a.terms, t.ID)
		}
	}
	a.readTranslations("terms", "", &all)
	loose, err := src.files("notes", &all)
	if err != nil {
		return nil, err
	}
	for _, file := range loose {
		report{src.name(file), &all}.at(0, "would not be read; a note lies in the folder of its text, notes/TEXT/%s", path.Base(file))
	}
	folders, err := src.folders("notes")
	if err != nil {
		return nil, err
	}
	for _, folder := range folders {
		if c.Text(folder) == nil {
			report{src.name(path.Join("notes", folder)), &all}.at(0, "there is no text %q%s; name the folder after a text of the corpus", folder, nearest(folder, a.textIDs()))
			continue
		}
		files, err := src.files(path.Join("notes", folder), &all)
		if err != nil {
			return nil, err
		}
		asked := slices.DeleteFunc(slices.Clone(files), func(file string) bool {
			clause := c.Clause(clauseID(file))
			return clause != nil && !wanted(clause)
		})
		if len(asked) == 0 && len(files) > 0 {
			continue
		}
		a.readTranslations(path.Join("notes", folder), folder, &all)
		a.readNotes(asked, &all)
	}
	a.readRepeated(wanted, &all)
	for _, n := range a.Notes() {
		for _, l := range n.Links {
			a.rules[l.Rule] = append(a.rules[l.Rule], l)
		}
	}
	all.sort()
	if len(terms) == 0 {
		all = all.lacking(noTerm)
	}
	return a, all.err()
}

// readNotes reads some notes, side by side.
func (a *Annotations) readNotes(files []string, all *Problems) {
	notes, faults := make([]*Note, len(files)), make([]Problems, len(files))
	cores.All(len(files), func(i int) { notes[i] = a.readNote(files[i], &faults[i]) })
	for i, n := range notes {
		*all = append(*all, faults[i]...)
		if n != nil {
			a.notes[n.Clause.ID] = n
		}
	}
}

// readRepeated reads the notes, of clauses that are not wanted themselves, whose words
// those repeat that are.
func (a *Annotations) readRepeated(wanted func(*corpus.Clause) bool, all *Problems) {
	var files []string
	for _, n := range a.notes {
		for _, x := range n.Asides {
			c := a.Corpus.Clause(x.Of)
			if c == nil || wanted(c) {
				continue
			}
			file := path.Join("notes", c.Text.ID, c.Path()+".md")
			if _, err := fs.Stat(a.source.FS, file); err == nil && !slices.Contains(files, file) {
				files = append(files, file)
			}
		}
	}
	if len(files) > 0 {
		a.readNotes(files, all)
	}
}

// DeadLinks returns a problem for each link, aside and claim whose words are not in
// their clause.
func (a *Annotations) DeadLinks() Problems {
	var list Problems
	for _, n := range a.Notes() {
		list = append(list, n.dead()...)
	}
	return list
}

// dead returns the links, asides and claims of a note whose words are not there.
func (n *Note) dead() Problems {
	var list Problems
	for _, l := range n.Links {
		if l.Dead != "" {
			list = append(list, Problem{n.File, l.Line, l.Dead})
		}
	}
	for _, s := range n.Asides {
		if s.Dead != "" {
			list = append(list, Problem{n.File, s.Line, s.Dead})
		}
	}
	for _, c := range n.Claims {
		if c.Dead != "" {
			list = append(list, Problem{n.File, c.Line, c.Dead})
		}
	}
	return list
}

// files lists the Markdown of a folder, by name, and reports what was meant as such and
// would not be read; a missing folder is empty.
func (s Source) files(folder string, all *Problems) ([]string, error) {
	entries, err := s.list(folder)
	var names []string
	for _, e := range entries {
		name, ext := e.Name(), path.Ext(e.Name())
		stem := strings.TrimSuffix(name, ext)
		r := report{s.name(path.Join(folder, name)), all}
		switch {
		case strings.HasPrefix(name, ".") || stem == "README":
		case e.IsDir() && ext == ".md":
			r.at(0, "is a folder; a note or a term is one file")
		case e.IsDir():
		case ext == ".md":
			names = append(names, path.Join(folder, name))
		case slices.Contains([]string{".md", ".markdown", ".txt"}, strings.ToLower(ext)):
			r.at(0, "would not be read; name it %s.md, or move it out of %s", stem, path.Base(folder))
		}
	}
	return names, err
}

func (s Source) folders(folder string) ([]string, error) {
	entries, err := s.list(folder)
	var names []string
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
			names = append(names, e.Name())
		}
	}
	return names, err
}

func (s Source) list(folder string) ([]fs.DirEntry, error) {
	entries, err := fs.ReadDir(s.FS, folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s: cannot be listed: %w", s.name(folder), err)
	}
	sort.Slice(entries, func(i, j int) bool { return entries[i].Name() < entries[j].Name() })
	return entries, nil
}

// read returns the front matter of a file, or nil after reporting why not.
func (s Source) read(file string, r report) *front {
	text, ok := s.text(file, r)
	if !ok {
		return nil
	}
	return parseFront(text, r)
}

// facts returns a file that is all facts, or nil after reporting why not.
func (s Source) facts(file string, r report) *front {
	text, ok := s.text(file, r)
	if !ok || !isText(text, r) {
		return nil
	}
	f := &front{toml: strings.TrimPrefix(text, "\ufeff"), lines: map[string]int{}}
	f.locate()
	return f
}

// text returns a file as it is, or reports why not.
func (s Source) text(file string, r report) (text string, ok bool) {
	info, err := fs.Stat(s.FS, file)
	if err == nil && info.Size() > longest {
		r.at(0, "the file has %d bytes, above %d; is it a note at all?", info.Size(), longest)
		return "", false
	}
	data, err := fs.ReadFile(s.FS, file)
	if err != nil {
		r.at(0, "cannot be read: %v", err)
		return "", false
	}
	return string(data), true
}

// isText reports whether a file is UTF-8, and says where it is not.
func isText(text string, r report) bool {
	if !utf8.ValidString(text) {
		r.at(badLine(text), "the line is not UTF-8; save the file as UTF-8")
		return false
	}
	return true
}

func parseFront(text string, r report) *front {
	if !isText(text, r) {
		return nil
	}
	f, err := splitFront(text)
	if err != nil {
		var p *Problem
		if errors.As(err, &p) {
			r.at(p.Line, "%s", p.Text)
		}
		return nil
	}
	return f
}

// badLine returns the first line with bytes that are not UTF-8.
func badLine(text string) int {
	for i, line := range strings.Split(text, "\n") {
		if !utf8.ValidString(line) {
			return i + 1
		}
	}
	return 1
}
