// Package restore turns machine-read text into what the printer printed.
//
// A scan of an old book is wrong in a few well-known ways: ſ is read as f, í
// or l, accents are bent, words are broken over lines, run together or spread
// letter by letter, and running heads stand in the middle of sentences. The
// work is done in three steps, each blind to the others' business:
//
//   - layout: bytes become cells, lines and leaves; what is furniture (heads,
//     folios, signatures, catchwords, stamps, inserts) is marked; lines set
//     letter by letter are closed up;
//   - decoding: the cells of a leaf become words. A book of card games, as the
//     edition's are, is read by the models learned from those: French by a search
//     for the likeliest words behind the scan (a noisy channel), Swedish by a short
//     list of rules. Any other book is read by package mend, as its scan, judged as
//     a whole, asks for;
//   - emission: the words, and all that lies between them, become tokens that
//     tile the source byte for byte.
//
// Models are pinned data, so that a passage alone is read as it is read in its
// book. Of the scan at hand it is asked what kind of book it is and what its
// machine confuses (judge.go), and of a leaf whether its s is round and whether
// its words are words as they stand, for a clean text is left alone.
package restore

import (
	"iter"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/corpus/page"
)

// Tokens restores src, a text in the language lang, by its code ("fr"); one of which nothing is known is left as it stands, but for its layout. The
// tokens tile src byte for byte, whatever it holds. With nil leaves the leaves
// are found as page.Leaves finds them.
func Tokens(src []byte, lang string, leaves []corpus.Span) []corpus.Token {
	return With(src, lang, leaves, nil)
}

// With restores src as Tokens does, with what is known of it besides; nil for
// nothing.
func With(src []byte, lang string, leaves []corpus.Span, e *corpus.Evidence) []corpus.Token {
	return slices.Concat(slices.Collect(Leafwise(src, lang, leaves, e))...)
}

// atOnce is how many leaves are restored at a time, and how many bytes of longer
// ones.
const (
	atOnce      = 64
	bytesAtOnce = 1 << 19
)

// Leafwise yields the tokens of With, those of a leaf or so at a time. Of a long
// text it holds no more than a few leaves.
func Leafwise(src []byte, lang string, leaves []corpus.Span, e *corpus.Evidence) iter.Seq[[]corpus.Token] {
	if e == nil {
		e = &corpus.Evidence{}
	}
	return func(yield func([]corpus.Token) bool) {
		pages := layout(src, lang, leaves, e)
		pages.read(pages.judge(e.Words), e)(yield)
	}
}

// read yields the tokens of the pages, those of a leaf or so at a time, as they were
// judged.
func (pages *pages) read(j judgement, e *corpus.Evidence) iter.Seq[[]corpus.Token] {
	return func(yield func([]corpus.Token) bool) {
		src := pages.src
		decode := decoderFor(pages.lang, j)
		if len(e.Words) > 0 {
			decode = holding(e.Words, decode)
		}
		decode = sparing(decode)
		doubt := doubter(e.Unsure)
		var held []corpus.Token // until words follow
		for from, to := 0, 0; from < len(pages.pieces); from = to {
			to = pages.batch(from)
			units := pages.units(from, to)
			out := make([][]corpus.Token, len(units))
			cores.All(len(units), func(i int) {
				out[i] = doubt(emit(src, units[i], decode(units[i])))
			})
			for i, t := range out {
				between := " "
				if units[i].within {
					between = "\n\n"
				}
				if !part(src, held, t, between) {
					held = append(held, t...)
					continue
				}
				if len(held) > 0 && !yield(held) {
					return
				}
				held = t
			}
		}
		if len(held) > 0 {
			yield(held)
		}
	}
}

// part parts the last word of the leaves before from the first of a leaf, by the
// white space between them, unless a mark follows: it reads as is said. It reports whether anything
// is read on the leaf.
func part(src []byte, left, right []corpus.Token, with string) bool {
	reads := func(t corpus.Token) bool { return t.Reading != "" }
	after := slices.IndexFunc(right, reads)
	if after < 0 {
		return false
	}
	before := len(left) - 1
	for before >= 0 && !reads(left[before]) {
		before--
	}
	if before < 0 || strings.ContainsAny(right[after].Reading[:1], ",.;:!?)") {
		return true
	}
	for _, between := range [2][]corpus.Token{left[before+1:], right[:after]} {
		for i := range between {
			t := &between[i]
			if t.Why != corpus.Furniture && t.Why != corpus.Join && page.IsSpace(rune(src[t.Start])) {
				t.Reading = with
				t.Why = ""
				if string(src[t.Start:t.End]) != with {
					t.Why = corpus.Space
				}
				return true
			}
		}
	}
	left[before].Reading += with
	if left[before].Why == "" {
		left[before].Why = corpus.Split
	}
	return true
}

// Reading is what the tokens read, put end to end.
func Reading(tokens []corpus.Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.WriteString(t.Reading)
	}
	return b.String()
}

// Whole is the reading of tokens of a source, with what is furniture as it stands, and
// parted from the words beside it.
func Whole(src []byte, tokens []corpus.Token) string {
	var b strings.Builder
	for _, t := range tokens {
		if t.Why.Has(corpus.Furniture) {
			b.WriteByte(' ')
			b.Write(src[t.Start:t.End])
			b.WriteByte(' ')
			continue
		}
		b.WriteString(t.Reading)
	}
	return b.String()
}
