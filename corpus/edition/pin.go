package edition

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"

	"quinola/corpus"
)

// Pinning says how to pin.
type Pinning struct {
	Move bool        // write ids that are no longer found into moved.tsv, with the clause that holds their words
	Warn func(error) // is told what is likely to be an oversight; may be nil

	Write func(func() error) error // does the writing, once all else is done; nil: at once
}

// Pin restores, emends and splits the texts of the corpus in a folder and
// writes their pins. Without ids it pins all of its texts that are not
// restated. Nothing is written unless every text came out well; a clause that
// was pinned and is no longer found is an error, for ids are for ever, unless
// it is said to have moved.
func Pin(dir string, how Pinning, ids ...string) error {
	fsys := corpus.Folder(dir)
	_, all, err := readEdition(fsys)
	if err != nil {
		return err
	}
	if len(ids) == 0 {
		ids = all
	}
	var files []file
	var errs []error
	for _, id := range ids {
		t, err := readText(fsys, id)
		if err != nil {
			return err
		}
		if t.Restated {
			continue
		}
		l, err := readLedger(fsys, t)
		if err != nil {
			return err
		}
		if err := build(t, l); err != nil {
			errs = append(errs, err)
			continue
		}
		if how.Warn != nil {
			for _, err := range overrun(t, l) {
				how.Warn(err)
			}
		}
		if how.Move && len(l.gone(t)) > 0 {
			l.move(t)
			files = append(files, file{filepath.Join(dir, "texts", id, "moved.tsv"), l.write()})
		}
		if err := errors.Join(vanished(t, l), l.settle(t)); err != nil {
			errs = append(errs, err)
			continue
		}
		clauses, reading := writeClauses(t), writeReading(t)
		files = append(files,
			file{filepath.Join(dir, "texts", id, "clauses.tsv"), clauses},
			file{filepath.Join(dir, "texts", id, "reading.tsv"), reading})
	}
	if len(errs) > 0 {
		return errors.Join(errs...)
	}
	if how.Write == nil {
		return writeAll(files)
	}
	return how.Write(func() error { return writeAll(files) })
}

// vanished reports the ids that are pinned and no longer found.
func vanished(t *corpus.Text, l *ledger) error {
	gone := l.gone(t)
	if len(gone) == 0 {
		return nil
	}
	var ids []string
	for _, a := range gone[:min(len(gone), 5)] {
		ids = append(ids, t.ID+":"+a.path)
	}
	list := strings.Join(ids, ", ")
	if len(gone) > 5 {
		list += fmt.Sprintf(" and %d more", len(gone)-5)
	}
	return &Error{File: "texts/" + t.ID + "/clauses.tsv", Line: gone[0].line, What: "no longer found: " + list,
		Cure: "an id never changes; quinola pin -move writes down which clause holds its words now"}
}

// overrun names the emendations that quote the number of a pinned item which is
// no longer found: most likely they read over the number.
func overrun(t *corpus.Text, l *ledger) []error {
	gone := slices.DeleteFunc(l.gone(t), func(a anchor) bool { return !numberedPath.MatchString(a.path) })
	if len(gone) == 0 {
		return nil
	}
	places, _ := locate(t)
	var out []error
	for _, a := range gone {
		i := sort.Search(len(places), func(i int) bool { return places[i].span.End > a.at })
		if i < len(places) && places[i].span.Start <= a.at {
			out = append(out, &Error{File: places[i].File, Line: places[i].Line, What: fmt.Sprintf("the item %s:%s is lost, whose number is quoted here", t.ID, a.path),
				Cure: "keep the number in the reading, or begin the quote after it"})
		}
	}
	return out
}

// numberedPath is the path of a numbered item.
var numberedPath = regexp.MustCompile(`(^|\.)[0-9]+(-[0-9]+)?$`)

// A file to be written.
type file struct {
	path, text string
}

// writeAll writes all files, or none: first beside their places, then into them.
func writeAll(files []file) (err error) {
	var temps []string
	defer func() {
		if err != nil {
			for _, t := range temps {
				os.Remove(t)
			}
		}
	}()
	for _, f := range files {
		tmp, err := os.CreateTemp(filepath.Dir(f.path), ".pin-*")
		if err != nil {
			return err
		}
		temps = append(temps, tmp.Name())
		_, err = tmp.WriteString(f.text)
		if e := tmp.Chmod(0o644); err == nil {
			err = e
		}
		if e := tmp.Close(); err == nil {
			err = e
		}
		if err != nil {
			return err
		}
	}
	for i, f := range files {
		if err := os.Rename(temps[i], f.path); err != nil {
			return err
		}
	}
	return nil
}
