package split

import (
	"iter"
	"math/bits"
	"sort"

	"quinola/corpus"
)

// readings are the tokens of a source as splitting needs them. Tokens take twenty
// times the memory of what they read, and most of them read what stands there: so of
// those it is only kept where they begin, and of the others what they read and why.
// Nothing here points anywhere, so that a long scan costs the collector nothing.
type readings struct {
	src     []byte
	begins  []uint64 // a bit for each byte of the source: a token begins there
	changed []change // in the order of the source
	text    []byte   // what those read, one after the other
	whys    []corpus.Why
	covered int // bytes
}

// change is a token that differs from the source.
type change struct {
	start, end int32
	text       int32 // where its reading ends, in the text of all
	why        int32 // which of the reasons
}

// readingsOf takes in tokens as they come.
func readingsOf(src []byte, tokens iter.Seq[[]corpus.Token]) *readings {
	r := &readings{src: src, begins: make([]uint64, len(src)/64+1)}
	numbers := map[corpus.Why]int32{}
	for list := range tokens {
		for _, t := range list {
			r.begins[t.Start/64] |= 1 << (t.Start % 64)
			r.covered += t.Len()
			if t.Why == "" && t.Reading == string(src[t.Start:t.End]) {
				continue
			}
			why, ok := numbers[t.Why]
			if !ok {
				why = int32(len(r.whys))
				numbers[t.Why], r.whys = why, append(r.whys, t.Why)
			}
			r.text = append(r.text, t.Reading...)
			r.changed = append(r.changed, change{int32(t.Start), int32(t.End), int32(len(r.text)), why})
		}
	}
	return r
}

// tile reports whether the tokens are those of a reading, and do not mark furniture alone.
func (r *readings) tile() bool { return len(r.src) > 0 && r.covered == len(r.src) }

// token returns a token that differs from the source, by its number.
func (r *readings) token(n int) corpus.Token {
	c, from := r.changed[n], int32(0)
	if n > 0 {
		from = r.changed[n-1].text
	}
	return corpus.Token{
		Span:    corpus.Span{Start: int(c.start), End: int(c.end)},
		Reading: string(r.text[from:c.text]),
		Why:     r.whys[c.why],
	}
}

// between returns what the tokens read that begin in [start, end).
func (r *readings) between(start, end int) string {
	at, stop := r.next(start), r.next(end)
	var out []byte
	for n := sort.Search(len(r.changed), func(i int) bool { return int(r.changed[i].start) >= at }); at < stop; n++ {
		if n == len(r.changed) || int(r.changed[n].start) >= stop {
			out = append(out, r.src[at:stop]...)
			break
		}
		t := r.token(n)
		out = append(append(out, r.src[at:t.Start]...), t.Reading...)
		at = t.End
	}
	return string(out)
}

// next returns where the first token begins that begins at an offset or after it; the
// end of the source if none does.
func (r *readings) next(at int) int {
	if at >= len(r.src) {
		return len(r.src)
	}
	n := at / 64
	word := r.begins[n] >> (at % 64) << (at % 64)
	for word == 0 {
		if n++; n == len(r.begins) {
			return len(r.src)
		}
		word = r.begins[n]
	}
	return n*64 + bits.TrailingZeros64(word)
}
