package edition

import (
	"regexp"
	"sort"
	"strings"
	"unicode"

	"quinola/corpus"
)

// border sets the blanks around an emended stretch right: where the source
// parts it from its neighbour there is one, but none before a mark that closes
// or after one that opens.
func (r *ribbon) border(span corpus.Span) {
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
		r.blank(before, after)
		return
	}
	r.blank(before, first)
	r.blank(last, after)
}

// blankLine parts paragraphs.
var blankLine = regexp.MustCompile(`\n\s*\n`)

// blank sets right what stands between two tokens that read something, with
// nothing read between them, if the source parts them.
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
