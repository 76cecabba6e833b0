package edition

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"quinola/corpus"
)

// Pin restores, emends and splits the texts of the corpus in a folder and
// writes their pins. Without ids it pins all of its texts that are not
// restated. Nothing is written unless every text came out well; a clause that
// was pinned and is no longer found is an error, for ids are for ever.
//
// An emendation that the restorer makes superfluous is an error too.
func Pin(dir string, ids ...string) error { return pin(dir, true, ids) }

// PinAnyway is Pin while the restorer is being worked on: it leaves
// superfluous emendations where they are.
func PinAnyway(dir string, ids ...string) error { return pin(dir, false, ids) }

func pin(dir string, strict bool, ids []string) error {
	fsys := os.DirFS(dir)
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
		if _, err := build(t, strict); err != nil {
			errs = append(errs, err)
			continue
		}
		clauses, reading := writeClauses(t), writeReading(t)
		if err := vanished(filepath.Join(dir, "texts", id, "clauses.tsv"), "texts/"+id+"/clauses.tsv", t); err != nil {
			errs = append(errs, err)
			continue
		}
		files = append(files,
			file{filepath.Join(dir, "texts", id, "clauses.tsv"), clauses},
			file{filepath.Join(dir, "texts", id, "reading.tsv"), reading})
	}
	if len(errs) > 0 {
		return errors.Join(errs...)
	}
	return writeAll(files)
}

// vanished reports the ids that are pinned and no longer found.
func vanished(path, name string, t *corpus.Text) error {
	old, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	found := map[string]bool{}
	for _, c := range t.Clauses {
		found[c.ID] = true
	}
	var gone []string
	first := 0
	for i, l := range strings.Split(string(old), "\n") {
		id, _, _ := strings.Cut(l, "\t")
		if id == "" || strings.HasPrefix(id, "#") || found[id] {
			continue
		}
		if first == 0 {
			first = i + 1
		}
		gone = append(gone, id)
	}
	if len(gone) == 0 {
		return nil
	}
	list := strings.Join(gone[:min(len(gone), 5)], ", ")
	if len(gone) > 5 {
		list += fmt.Sprintf(" and %d more", len(gone)-5)
	}
	return &Error{File: name, Line: first, What: "no longer found: " + list, Cure: "an id never changes; if it never named a clause, strike its line and pin again"}
}

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
