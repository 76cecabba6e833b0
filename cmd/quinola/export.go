package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	quinola "quinola"
	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/export"
)

func exportCommand(c *call) func() error {
	out := c.flags.String("o", "", "the `file` to write; without it, a name with the edition's version")
	return func() (err error) {
		if len(c.args) > 0 {
			return c.usage("it takes no arguments, only -o FILE")
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		report, err := ann.Check(c.ctx, annotate.Options{})
		if err != nil {
			return err
		}
		contents := export.Contents{Corpus: ann.Corpus, Notes: ann, Report: report, Files: *c.files()}
		name := *out
		if name == "" {
			name = contents.Name() + ".zip"
		}
		// Written beside and then renamed, so that no half file is ever there.
		tmp, err := os.CreateTemp(filepath.Dir(name), ".quinola-export-")
		if err != nil {
			return fmt.Errorf("quinola export: %w", fileError(err))
		}
		defer os.Remove(tmp.Name())
		w := bufio.NewWriter(tmp)
		if err := errors.Join(contents.Zip(w, nil), w.Flush(), tmp.Chmod(0o644), tmp.Close()); err != nil {
			return err
		}
		if err := os.Rename(tmp.Name(), name); err != nil {
			return fmt.Errorf("quinola export: %w", err)
		}
		fmt.Fprintln(c.stdout, name)
		return nil
	}
}

// files are what the call's corpus is read from.
func (c *call) files() *export.Files {
	if c.corpus == "" {
		return &export.Files{Corpus: corpus.FS, Notes: annotate.FS, Rights: quinola.Rights}
	}
	dir := os.DirFS(c.corpus)
	return &export.Files{Corpus: dir, Notes: dir, Rights: dir}
}
