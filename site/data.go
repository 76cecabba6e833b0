package site

import (
	"bytes"
	"errors"
	"io"

	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/export/exchange"
	"quinola/site/page"
)

// downloads is the folder of the corpus as one file.
const downloads = "download/"

// contents returns what of the edition can be downloaded.
func (e *builder) contents() export.Contents {
	c := export.Contents{Corpus: e.Corpus, Notes: e.Notes, Report: e.Report}
	if f := e.Files; f != nil {
		c.Files = *f
	}
	c.More = exchange.Files(c, page.Paths)
	return c
}

// download returns the path of the corpus as one file.
func (e *builder) download() string { return downloads + e.contents().Name() + ".zip" }

// writeData writes every clause as JSON and as plain text, or the clauses of each
// text as one file; every text in the forms that are exchanged; and all of it as
// one file.
func (e *builder) writeData() error {
	c := e.contents()
	more := c.More
	var failed error
	c.More = func(yield func(string, []byte) bool) {
		for name, data := range more {
			if failed = e.folder.Put(name, data); failed != nil || !yield(name, data) {
				return
			}
		}
	}
	write := func(w io.Writer) error {
		if e.Bundle {
			return e.bundled(c.Zip, w)
		}
		return c.Zip(w, func(c *corpus.Clause, line []byte) error {
			if err := e.folder.Put(page.ClausePath(c)+page.ClauseJSON, line); err != nil {
				return err
			}
			return e.folder.Put(page.ClausePath(c)+page.ClausePlain, export.Plain(e.Corpus.Edition, c))
		})
	}
	return errors.Join(e.folder.Stream(e.download(), write), failed)
}

// bundled writes the whole corpus into a zip, and the clauses of each text as one file.
// It holds no more than one text at a time.
func (e *builder) bundled(zip func(io.Writer, func(*corpus.Clause, []byte) error) error, w io.Writer) error {
	var lines bytes.Buffer
	return zip(w, func(c *corpus.Clause, line []byte) error {
		lines.Write(line)
		if c != c.Text.Clauses[len(c.Text.Clauses)-1] {
			return nil
		}
		defer lines.Reset()
		return e.folder.Put(exchange.Clauses(c.Text.ID), lines.Bytes())
	})
}
