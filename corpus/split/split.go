// Package split finds the divisions and the clauses of a text: numbered items
// with their true numbers, the paragraphs between them, stanzas and tables,
// each under the headings above it.
//
// One method serves every text. Machine reading bends, doubles and loses the
// numerals that label the items ("VIL" for VII., "lui." for LIII., a page's
// catchword "XL." before the label XL.), so no single numeral can be trusted.
// But they form a sequence, and the sequence can. The steps are:
//
//  1. view: the source without its furniture, in lines; a line set with
//     spaced letters is closed up; a text without line ends is cut at its
//     sentences (view.go);
//  2. headings: lines in capitals, chapters and articles, titles that stand
//     alone (heading.go);
//  3. labels: wherever an item might begin, every number that the letters
//     there might have been, with the cost of the damage (label.go);
//  4. sequence: the chain of labels of the greatest weight, found by dynamic
//     programming; a number that is out of sequence costs more than the chain
//     gains by it (sequence.go);
//  5. gaps: where the chain leaves a number out, a second look between its
//     neighbours: first for a worse label, then for the paragraph or sentence
//     that begins as items of this text begin (gaps.go);
//  6. what lies between becomes paragraphs, stanzas, tables (paragraph.go);
//  7. paragraphs that enumerate, "1°. ... 2°. ...", are split at their
//     numbers (enumeration.go), and each is classified by what it does (kind.go).
package split

import (
	"iter"
	"slices"

	"quinola/corpus"
	"quinola/corpus/page"
)

// Item is one clause as found: a numbered item, a paragraph, a stanza or a
// table.
type Item struct {
	Division []string // the headings above it, outermost first
	Head     int      // the innermost of them, as an index of Result.Headings; -1 for none
	Label    string   // as restored, "XVIII" or "7"; "" for none
	Number   int      // the number of the label, in verse that of the stanza; 0 for none
	Lost     bool     // the label is not in the source; it is inferred from its neighbours
	Kind     corpus.Kind
	List     int           // the row of numbers to which it belongs, counted from 1 within its division; 0 for none
	Span     corpus.Span   // in the source, label included
	Body     int           // where its words begin, after the label
	Holes    []corpus.Span // stretches inside the span that are items themselves
	Within   int           // the item, counted from 1, of which it is a further paragraph; 0 for none. Splitting leaves it 0

	bare   bool // the words of its label have not come yet
	speech bool // a speaker's name begins it
	inRow  bool // another number of its row follows: what stands between belongs to it
}

// Result is what Text finds in a source.
type Result struct {
	Items     []Item
	Headings  []Heading
	Furniture []corpus.Span // catchwords and running heads that the tokens did not already mark
}

// Split returns the items of a text, in text order. Tokens and leaves may be
// nil. With them, furniture is left out, emended words are read as emended,
// and headings have their readings.
func Split(src []byte, lang string, tokens []corpus.Token, leaves []corpus.Span) []Item {
	return Text(src, lang, tokens, leaves).Items
}

// Text splits a source and returns all that was found on the way.
func Text(src []byte, lang string, tokens []corpus.Token, leaves []corpus.Span) Result {
	return With(src, lang, tokens, leaves, nil)
}

// With splits a source as Text does, by what else is known of it: its tables, in which
// ranks are not taken for labels, its headings, and which lines stand in the middle. The
// evidence may be nil.
func With(src []byte, lang string, tokens []corpus.Token, leaves []corpus.Span, e *corpus.Evidence) Result {
	if tokens == nil {
		tokens = furnished(src, leaves)
	}
	return Streamed(src, lang, slices.Values([][]corpus.Token{tokens}), leaves, e)
}

// Streamed splits a source as With does, by tokens that come a few at a time, as
// restore.Leafwise yields them: of a long scan they are never held together.
func Streamed(src []byte, lang string, tokens iter.Seq[[]corpus.Token], leaves []corpus.Span, e *corpus.Evidence) Result {
	if e == nil {
		e = &corpus.Evidence{}
	}
	v := newView(src, lang, tokens, leaves)
	v.markAnnounced()
	v.markAlphabet()
	v.markLettered()
	v.markPlaces(e)
	v.markTables(e.Tables)
	v.markNotes()
	v.markSpeakers()
	v.markHeadings()
	hyps := v.hypotheses()
	chain := best(v, hyps)
	if outer := v.withoutInner(hyps, chain); len(outer) < len(hyps) {
		chain = best(v, outer)
	}
	chain = v.fillGaps(chain)
	restyle(chain)
	v.partHeadings(chain)
	res := v.assemble(chain)
	v.enumerate(&res)
	v.sortParagraphs(res.Items)
	res.holes()
	return res
}

// furnished returns tokens that mark the furniture of a source, and nothing else.
func furnished(src []byte, leaves []corpus.Span) (tokens []corpus.Token) {
	for _, f := range page.Of(src, leaves, nil).All() {
		tokens = append(tokens, corpus.Token{Span: f, Why: corpus.Furniture})
	}
	return tokens
}

// holes sets the Holes of every item: the later items inside its span.
func (r *Result) holes() {
	for i := range r.Items {
		it := &r.Items[i]
		for j := i + 1; j < len(r.Items) && r.Items[j].Span.Start < it.Span.End; j++ {
			it.Holes = append(it.Holes, r.Items[j].Span)
		}
	}
}
