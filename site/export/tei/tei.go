// Package tei writes the texts of an edition as TEI P5, the form in which libraries
// keep and exchange editions, and reads them back.
//
// Each text has two documents. The reading (ID.xml) is for readers: divisions, clauses
// with their ids, verse, tables and leaves; modern spelling beside the old as orig and
// reg, the printer's own faults as sic and corr, gaps and doubts. The apparatus
// (ID.app.xml) follows the source, byte for byte. Where the print is not what the scan
// shows, an app has the print as its lemma and the scan as its reading, with the cause
// and, if an editor settled it, the evidence. The source and the reading can be
// recovered from it, and a test requires that.
package tei

import (
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
)

// namespace is that of TEI P5.
const namespace = "http://www.tei-c.org/ns/1.0"

// Book is a text to be written.
type Book struct {
	Edition corpus.Edition
	Text    *corpus.Text
	Notes   *annotate.Annotations // may be nil: then no fault of the printer is marked
	Caveat  string                // what must be known of the readings
}

// Reading returns the document for readers.
func (b Book) Reading() []byte {
	var m markup
	b.begin(&m, "reading", "")
	w := &readingWriter{markup: &m, book: b, faults: b.faults()}
	w.body()
	return b.end(&m)
}

// Passage returns the part of the reading between two clauses, both included, within
// their divisions: a well-formed document whose passage stands in the wrapper
// element of Distributed Text Services.
func (b Book) Passage(from, to *corpus.Clause) []byte {
	var m markup
	m.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n")
	m.open("TEI", attr{"xmlns", namespace}, attr{"xml:lang", "en"}, attr{"n", b.Text.ID})
	m.line()
	b.header(&m, "reading")
	m.open("text", attr{"xml:lang", b.Text.Meta.Lang})
	m.open("body")
	m.open("dts:wrapper", attr{"xmlns:dts", "https://w3id.org/api/dts#"})
	m.line()
	w := &readingWriter{markup: &m, book: b, faults: b.faults(), leaf: max(from.Leaf-1, 0)}
	w.gone = slices.DeleteFunc(b.Text.LostLeaves(), func(l corpus.Lacuna) bool { return l.At <= from.Span.Start })
	in := false
	for _, c := range b.Text.Clauses {
		in = in || c == from
		if in {
			w.division(c.Division)
			w.gone = w.leaves(w.gone, c.Span.Start)
			w.clause(c)
		}
		if c == to {
			break
		}
	}
	w.division(nil)
	m.close("dts:wrapper")
	return b.end(&m)
}

// Apparatus returns the document that follows the source.
func (b Book) Apparatus() []byte {
	var m markup
	b.begin(&m, "apparatus", ".app")
	w := &apparatusWriter{markup: &m, text: b.Text, emendations: b.Text.PlacedEmendations()}
	w.body()
	return b.end(&m)
}

// ClauseID returns the xml:id of a clause in both documents.
func ClauseID(c *corpus.Clause) string { return "c." + c.Path() }

// begin writes all up to the body.
func (b Book) begin(m *markup, layer, suffix string) {
	m.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n")
	m.open("TEI", attr{"xmlns", namespace}, attr{"xml:lang", "en"}, attr{"n", b.Text.ID + suffix})
	m.line()
	b.header(m, layer)
	m.open("text", attr{"xml:lang", b.Text.Meta.Lang})
	m.open("body")
	m.line()
}

func (b Book) end(m *markup) []byte {
	m.close("body")
	m.close("text")
	m.line()
	m.close("TEI")
	m.line()
	return m.Bytes()
}

// kept returns the white space that a reading may begin and end with, which
// Clause.Reading cuts.
func kept(tokens []corpus.Token) []corpus.Token {
	blank := func(t corpus.Token) bool { return strings.TrimSpace(t.Reading) == "" }
	for len(tokens) > 0 && blank(tokens[0]) {
		tokens = tokens[1:]
	}
	for len(tokens) > 0 && blank(tokens[len(tokens)-1]) {
		tokens = tokens[:len(tokens)-1]
	}
	return tokens
}
