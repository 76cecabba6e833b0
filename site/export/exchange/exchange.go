// Package exchange gathers what libraries and programs exchange of an edition: each
// text as TEI and as plain reading, and its links as Web Annotations. The same corpus
// gives the same bytes.
package exchange

import (
	"bytes"
	"iter"

	"quinola/annotate/conform"
	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/export/tei"
	"quinola/site/export/webanno"
)

// Paths are where things lie below the root of a site.
type Paths struct {
	Clause func(*corpus.Clause) string
	Rule   func(id string) string
}

// Reading returns the path of a text as plain reading.
func Reading(text string) string { return "readings/" + text + ".txt" }

// Clauses returns the path of the clauses of a text as lines of JSON, where they are
// bundled.
func Clauses(text string) string { return "clauses/" + text + ".jsonl" }

// TEI returns the path of a text as TEI.
func TEI(text string) string { return "tei/" + text + ".xml" }

// Apparatus returns the path of a text as TEI with its apparatus.
func Apparatus(text string) string { return "tei/" + text + ".app.xml" }

// Annotations returns the path of the links of a text.
func Annotations(text string) string { return "annotations/" + text + ".jsonld" }

// Conformance returns the path of the examples of a text as cases for any program.
func Conformance(text string) string { return "conformance/" + text + ".jsonl" }

// Files returns the files of a corpus by their paths. Where the address of the
// site is known, annotations name pages by it, and otherwise by their way from
// annotations/.
func Files(c export.Contents, paths Paths) iter.Seq2[string, []byte] {
	root := c.Corpus.Edition.Address
	if root == "" {
		root = "../"
	}
	at := webanno.Addresses{
		Self:    func(text string) string { return root + Annotations(text) },
		Clause:  func(c *corpus.Clause) string { return root + paths.Clause(c) },
		Rule:    func(id string) string { return root + paths.Rule(id) },
		Reading: func(text string) string { return root + Reading(text) },
	}
	return func(yield func(string, []byte) bool) {
		if !yield("tei/"+tei.SchemaFile, tei.Schema) {
			return
		}
		for _, t := range c.Corpus.Texts {
			book := tei.Book{Edition: c.Corpus.Edition, Text: t, Notes: c.Notes, Caveat: export.CaveatOf(t)}
			reading, _ := export.Reading(t)
			if !yield(Reading(t.ID), reading) || !yield(TEI(t.ID), book.Reading()) || !yield(Apparatus(t.ID), book.Apparatus()) ||
				!yield(Annotations(t.ID), webanno.Of(c, t, at)) || !yieldSuite(c, t, yield) {
				return
			}
		}
	}
}

// yieldSuite gives the examples of a text as cases, if it has any.
func yieldSuite(c export.Contents, t *corpus.Text, yield func(string, []byte) bool) bool {
	if c.Notes == nil || c.Report == nil {
		return true
	}
	suite, err := conform.Suite(c.Notes, c.Report, []string{t.ID})
	if err != nil || len(suite) == 0 {
		return true // an example that cannot be played fails the check, which tells it
	}
	var b bytes.Buffer
	for i := range suite {
		line, err := suite[i].JSON()
		if err != nil {
			return true
		}
		b.Write(line)
	}
	return yield(Conformance(t.ID), b.Bytes())
}
