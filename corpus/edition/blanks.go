package edition

import (
	"bytes"
	"regexp"
	"slices"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
)

// border finds the words that read something on either side of both edges of an
// emended stretch, and does what is to be done between them.
func (r *ribbon) border(span corpus.Span, do func(a, b int)) {
	reads := func(t corpus.Token) bool { return strings.TrimSpace(t.Reading) != "" }
	i := sort.Search(len(r.tokens), func(i int) bool { return r.tokens[i].Start >= span.Start })
	j := sort.Search(len(r.tokens), func(j int) bool { return r.tokens[j].Start >= span.End })
	before, after := i-1, j
	for before >= 0 && !reads(r.tokens[before]) {
		before--
	}
	for after < len(r.tokens) && !reads(r.tokens[after]) {
		after++
	}
	if before < 0 || after == len(r.tokens) {
		return
	}
	first, last := i, j-1
	for first < j && !reads(r.tokens[first]) {
		first++
	}
	for last > first && !reads(r.tokens[last]) {
		last--
	}
	if first >= j { // nothing was printed here
		do(before, after)
		return
	}
	do(before, first)
	do(last, after)
}

// blankLine parts paragraphs.
var blankLine = regexp.MustCompile(`\n\s*\n`)

// blank sets right what stands between two tokens that read something, with
// nothing read between them: where the source parts them there is one blank, but
// none before a mark that closes or after one that opens.
func (r *ribbon) blank(a, b int) {
	gap := corpus.Span{Start: r.tokens[a].End, End: r.tokens[b].Start}
	left, right := r.tokens[a].Reading, r.tokens[b].Reading
	source := string(r.src[gap.Start:gap.End])
	if !strings.ContainsFunc(source, unicode.IsSpace) || blankLine.MatchString(source) || strings.HasSuffix(left, "-") || strings.HasPrefix(right, "-") {
		return
	}
	between := ""
	for _, t := range r.tokens[a+1 : b] {
		between += t.Reading
	}
	want := !strings.ContainsAny(right[:1], ",.;:!?)") && !strings.HasSuffix(left, "'") && !strings.HasSuffix(left, "(") && !strings.HasSuffix(left, " ")
	if between == " " && want || between == "" && !want || strings.Contains(between, "\n") {
		return
	}
	for i := a + 1; i < b; i++ {
		t := &r.tokens[i]
		switch {
		case want && strings.ContainsFunc(string(r.src[t.Start:t.End]), unicode.IsSpace) && !t.Why.Has(corpus.Furniture):
			t.Reading, t.Why, t.Rivals = " ", corpus.Space, nil
			want = false
		case t.Reading != "":
			t.Reading, t.Why, t.Rivals = "", corpus.Join+"+"+corpus.Emended, nil
		}
	}
}

// join makes one word of two that a hyphen at the end of a leaf parts, as it
// does within a leaf: no editor can quote over the end of one. The hyphen of
// "c'est-à-" stays.
func (r *ribbon) join(a, b int) {
	left, found := strings.CutSuffix(strings.TrimSpace(r.tokens[a].Reading), "-")
	first, _ := utf8.DecodeRuneInString(r.tokens[b].Reading)
	overleaf := slices.ContainsFunc(r.tokens[a+1:b], func(t corpus.Token) bool {
		return t.Why.Has(corpus.Furniture) || bytes.IndexByte(r.src[t.Start:t.End], '\f') >= 0
	})
	if !found || !overleaf || !unicode.IsLower(first) {
		return
	}
	word := left
	for i := a - 1; i >= 0 && !strings.ContainsFunc(r.tokens[i].Reading, unicode.IsSpace); i-- {
		word = r.tokens[i].Reading + word
	}
	if word == "" {
		return
	}
	t := &r.tokens[a]
	if t.Reading = strings.TrimSpace(t.Reading); !strings.Contains(word, "-") {
		t.Reading = left
		if t.Rivals = nil; left == "" {
			t.Why = corpus.Join
		}
	}
	for i := a + 1; i < b; i++ {
		if t := &r.tokens[i]; t.Reading != "" {
			t.Reading, t.Why, t.Rivals = "", corpus.Space, nil
		}
	}
}

// parts reports whether the tokens of a word read the space after it as well,
// there being none in the source.
func (r *ribbon) parts(w corpus.Span) bool {
	reads := ""
	for _, t := range r.between(w.Start, w.End) {
		reads += t.Reading
	}
	return strings.HasSuffix(reads, " ")
}

// part makes the tokens of a word read the space after it, unless they do.
func (r *ribbon) part(w corpus.Span) {
	tokens := r.between(w.Start, w.End)
	for i := len(tokens) - 1; i >= 0; i-- {
		if t := &tokens[i]; t.Reading != "" {
			if !strings.HasSuffix(t.Reading, " ") && !strings.HasSuffix(t.Reading, "'") {
				t.Reading += " "
			}
			return
		}
	}
}

// setSpace makes what lies between two words read as one space, or nothing.
func (r *ribbon) setSpace(gap corpus.Span, want bool) {
	reads := ""
	tokens := r.between(gap.Start, gap.End)
	for _, t := range tokens {
		reads += t.Reading
	}
	if (strings.TrimSpace(reads) == "") && (reads != "") == want {
		return
	}
	for i := range tokens {
		t := &tokens[i]
		if t.Why.Has(corpus.Furniture) {
			continue
		}
		t.Reading, t.Why, t.Rivals = "", corpus.Join+"+"+corpus.Emended, nil
		if want {
			t.Reading, t.Why = " ", corpus.Space
			want = false
		}
	}
}
