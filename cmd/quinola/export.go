package main

import (
	"io"

	quinola "quinola"
	"quinola/annotate"
	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/export/exchange"
	"quinola/site/page"
)

func exportCommand(c *call) func() error {
	out := c.flags.String("o", "", "write this `FILE` (default: a name with the edition's version)")
	force := c.flags.Bool("force", false, "replace the file if it exists")
	return func() (err error) {
		if err := c.noMore(); err != nil {
			return err
		}
		if err := place(*out); err != nil {
			return err
		}
		ann, err := c.annotations()
		if err != nil {
			return err
		}
		contents := export.Contents{Corpus: ann.Corpus, Notes: ann, Files: *c.files()}
		name := *out
		if name == "" {
			name = contents.Name() + ".zip"
		}
		if !*force {
			if err := absent(name, "choose another name, or say -force to replace it"); err != nil {
				return err
			}
		}
		contents.Report, err = ann.Check(c.ctx, annotate.Options{})
		if err != nil {
			return err
		}
		contents.More = exchange.Files(contents, page.Paths)
		err = c.whole(func() error {
			return keepBy(c.ctx, name, func(w io.Writer) error { return contents.Zip(w, nil) })
		})
		if err != nil {
			return err
		}
		return c.wrote(name, name+"\n")
	}
}

// files returns what the call's corpus is read from.
func (c *call) files() *export.Files {
	if c.corpus == "" {
		return &export.Files{Corpus: corpus.FS, Notes: annotate.FS, Rights: quinola.Rights}
	}
	dir := corpus.Folder(c.corpus)
	return &export.Files{Corpus: dir, Notes: dir, Rights: dir}
}
