package site

import (
	"io"

	"quinola/corpus"
	"quinola/site/export"
)

// Beside its page each clause has a file for programs and one of plain text.
const (
	clauseJSON  = "clause.json"
	clausePlain = "clause.txt"
)

// downloads is where the corpus lies as one file.
const downloads = "download/"

// contents is what of the edition may be taken along.
func (e *edition) contents() export.Contents {
	c := export.Contents{Corpus: e.corpus, Notes: e.options.Notes, Report: e.report}
	if f := e.options.Files; f != nil {
		c.Files = *f
	}
	return c
}

// download is the path of the corpus as one file.
func (e *edition) download() string { return downloads + e.contents().Name() + ".zip" }

// writeData writes every clause as JSON and as plain text, and the corpus as
// one file.
func (e *edition) writeData() error {
	write := func(w io.Writer) error {
		return e.contents().Zip(w, func(c *corpus.Clause, line []byte) error {
			if err := e.folder.Put(clausePath(c)+clauseJSON, line); err != nil {
				return err
			}
			return e.folder.Put(clausePath(c)+clausePlain, export.Plain(e.corpus.Edition, c))
		})
	}
	return e.folder.Stream(e.download(), write)
}
