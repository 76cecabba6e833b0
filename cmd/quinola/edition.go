package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"quinola/annotate/digest"
)

// editionJSON is what edition -json prints.
type editionJSON struct {
	Title    string   `json:"title"`
	Version  string   `json:"version"`
	Date     string   `json:"date"`
	Clauses  int      `json:"clauses"`
	Since    *string  `json:"since"` // the last edition that was recorded
	Added    []string `json:"added"`
	Gone     []string `json:"gone"`
	Reread   []string `json:"reread"`
	Relinked []string `json:"relinked"`
}

func editionCommand(c *call) func() error {
	release := c.flags.String("release", "", "record that `VERSION`, which must be the one in edition.toml, is released as it is")
	return func() error {
		if err := c.noMore(); err != nil {
			return err
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		past, err := digest.Read(c.files().Corpus)
		if err != nil {
			return c.within(err)
		}
		now := digest.Of(ann.Corpus, ann)
		if *release != "" {
			return c.release(now, past, *release)
		}
		j := editionJSON{Title: ann.Corpus.Edition.Title, Version: now.Version, Date: now.Date, Clauses: len(now.Clauses)}
		var changes digest.Changes
		if n := len(past); n > 0 {
			j.Since = &past[n-1].Version
			changes = digest.Compare(past[n-1], now)
		}
		j.Added, j.Gone, j.Reread, j.Relinked = none(changes.Added), none(changes.Gone), none(changes.Reread), none(changes.Linked)
		if c.json {
			return printJSON(c.stdout, j)
		}
		fmt.Fprintf(c.stdout, "%s\nedition %s, %s: %d clauses\n", j.Title, j.Version, j.Date, j.Clauses)
		if j.Since == nil {
			fmt.Fprintln(c.stdout, "no edition is recorded yet; quinola edition -release "+j.Version+" records this one")
			return nil
		}
		fmt.Fprintf(c.stdout, "since edition %s: %d added, %d read otherwise, %d linked otherwise, %d gone\n", *j.Since, len(j.Added), len(j.Reread), len(j.Relinked), len(j.Gone))
		for _, part := range []struct {
			what string
			ids  []string
		}{{"added", j.Added}, {"read otherwise", j.Reread}, {"linked otherwise", j.Relinked}, {"gone", j.Gone}} {
			for _, id := range part.ids {
				fmt.Fprintf(c.stdout, "  %-16s %s\n", part.what, id)
			}
		}
		return nil
	}
}

// release writes the digest of the edition as it is, once and for all.
func (c *call) release(now *digest.Digest, past []*digest.Digest, version string) error {
	if version != now.Version {
		return c.usage("edition.toml says version %q; set it to %q there, with its date, and then record it", now.Version, version)
	}
	name, err := digest.File(version)
	if err != nil {
		return c.within(err)
	}
	if n := linked(now); n == 0 && len(past) > 0 && linked(past[len(past)-1]) > 0 {
		return fmt.Errorf("no clause has a link, and %d had one in edition %s: the notes are missing; the built-in edition is recorded without -corpus, at the top of a clone", linked(past[len(past)-1]), past[len(past)-1].Version)
	}
	for _, d := range past {
		if d.Version == version && !digest.Compare(d, now).None() {
			return fmt.Errorf("edition %s is recorded already, and the corpus has changed since; give edition.toml a new version and date", version)
		}
	}
	dir := c.corpus
	if dir == "" {
		dir = "corpus"
		if _, err := os.Stat(filepath.Join(dir, "edition.toml")); err != nil {
			return c.usage("the built-in edition cannot be recorded: run it at the top of a clone, or name a folder with -corpus")
		}
	}
	file := filepath.Join(dir, digest.Folder, name)
	if old, err := os.ReadFile(file); err == nil && bytes.Equal(old, now.Bytes()) {
		fmt.Fprintf(c.stdout, "%s: edition %s is recorded already\n", file, version)
		return nil
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fileError(err)
	}
	if err := c.whole(func() error { return keep(file, string(now.Bytes())) }); err != nil {
		return err
	}
	fmt.Fprintf(c.stdout, "%s: edition %s recorded, %d clauses; keep the file with the corpus\n", file, version, len(now.Clauses))
	return nil
}

// linked returns how many clauses of an edition have links.
func linked(d *digest.Digest) (n int) {
	for _, cl := range d.Clauses {
		if cl.Links != "-" {
			n++
		}
	}
	return n
}
