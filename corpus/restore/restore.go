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
//   - decoding: the cells of a leaf become words, by the rules of its
//     language; for French that is one search for the likeliest words behind
//     the scan (a noisy channel), for Swedish and English a short list of rules;
//   - emission: the words, and all that lies between them, become tokens that
//     tile the source byte for byte.
//
// Models are pinned data, so that a passage alone is read as it is read in its
// book. Of the leaf at hand only two things are asked: whether its s is round,
// and whether its words are words as they stand, for a clean text is left alone.
package restore

import (
	"runtime"
	"strings"
	"sync"

	"quinola/corpus"
)

// Tokens restores src, a text in the language lang ("fr", "sv", "en"). The
// tokens tile src byte for byte, whatever it holds. With nil leaves the leaves
// are found as Leaves finds them.
func Tokens(src []byte, lang string, leaves []corpus.Span) []corpus.Token {
	if leaves == nil {
		leaves = Leaves(src)
	}
	units := layout(src, lang, leaves)
	decode := decoderFor(lang)
	out := make([][]corpus.Token, len(units))
	each(len(units), func(i int) {
		out[i] = emit(src, units[i], decode(units[i]))
	})
	n := 0
	for _, t := range out {
		n += len(t)
	}
	all := make([]corpus.Token, 0, n)
	for _, t := range out {
		from := len(all)
		all = append(all, t...)
		part(src, all, from)
	}
	return all
}

// part parts the first word at or after from, the first token of a unit, from
// the last one before, by the white space between them.
func part(src []byte, tokens []corpus.Token, from int) {
	after := from
	for after < len(tokens) && tokens[after].Reading == "" {
		after++
	}
	before := from - 1
	for before >= 0 && tokens[before].Reading == "" {
		before--
	}
	if before < 0 || after == len(tokens) {
		return
	}
	for i := before + 1; i < after; i++ {
		t := &tokens[i]
		if t.Why != corpus.Furniture && t.Why != corpus.Join && isSpace(rune(src[t.Start])) {
			t.Reading = " "
			t.Why = ""
			if string(src[t.Start:t.End]) != " " {
				t.Why = corpus.Space
			}
			return
		}
	}
	tokens[before].Reading += " "
	if tokens[before].Why == "" {
		tokens[before].Why = corpus.Split
	}
}

// Reading is what the tokens read, put end to end.
func Reading(tokens []corpus.Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.WriteString(t.Reading)
	}
	return b.String()
}

// each runs f(0) … f(n-1) on as many goroutines as there are processors.
func each(n int, f func(int)) {
	workers := min(runtime.GOMAXPROCS(0), n)
	if workers < 2 {
		for i := range n {
			f(i)
		}
		return
	}
	var wg sync.WaitGroup
	next := make(chan int)
	for range workers {
		wg.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wg.Wait()
}
