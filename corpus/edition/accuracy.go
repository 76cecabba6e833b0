package edition

import (
	"io/fs"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/edit"
	"quinola/corpus/lang"
	"quinola/corpus/restore"
)

// Accuracy compares what the restorer reads unaided with the edited reading.
// The edited reading is the nearest to the truth that there is; what no editor
// has seen to be wrong counts as right, so that the figures flatter a little.
type Accuracy struct {
	Letters int // of the edited reading, folded: small letters without accents or marks
	Wrong   int // edits between them and the unaided reading
	Words   int
	Misread int // words that differ, folded
	Accents int // … and words that differ in accents alone
	Right   int // words that the scan itself had right
	Spoilt  int // … and that the restorer reads wrong
}

// Add adds what was counted elsewhere.
func (a *Accuracy) Add(b Accuracy) {
	a.Letters += b.Letters
	a.Wrong += b.Wrong
	a.Words += b.Words
	a.Misread += b.Misread
	a.Accents += b.Accents
	a.Right += b.Right
	a.Spoilt += b.Spoilt
}

// accuracyFile is the pinned accuracy of a text, which TestUnaided writes: it
// takes too long to be measured whenever the text is opened.
const accuracyFile = "accuracy.toml"

// readAccuracy reads the pinned accuracy of a text, if it has one.
func readAccuracy(fsys fs.FS, t *corpus.Text) error {
	name := "texts/" + t.ID + "/" + accuracyFile
	if _, err := fs.Stat(fsys, name); err != nil {
		return nil
	}
	t.Unaided = &corpus.Unaided{}
	return readTOML(fsys, name, t.Unaided, "strike it, and run go test ./corpus/edition -run TestUnaided -update to have it anew")
}

// A Miss is a place that the restorer reads otherwise than the editors.
type Miss struct{ Source, Unaided, Edited string }

// LeafAccuracy is how well a leaf is read.
type LeafAccuracy struct {
	Accuracy
	Misses []Miss
}

// Measure restores an open text without its emendations and holds each of its
// leaves against its reading. Labels and furniture, which splitting finds, are
// left out.
func Measure(t *corpus.Text) ([]LeafAccuracy, error) {
	furniture, err := stretches(t)
	if err != nil {
		return nil, err
	}
	unaided := &ribbon{src: t.Source, tokens: restore.Tokens(t.Source, t.Meta.Lang, t.Leaves)}
	unaided.furnish(furniture)
	var edges []int
	for _, k := range t.Tokens() {
		if k.Why.Has(corpus.Label) || k.Why.Has(corpus.Furniture) {
			edges = append(edges, k.Start, k.End)
		}
	}
	unaided.cutAt(edges)
	for _, k := range t.Tokens() {
		if k.Why.Has(corpus.Label) || k.Why.Has(corpus.Furniture) {
			unaided.mark(k.Span, k.Reading, k.Why)
		}
	}
	m := measure{text: t, leaves: make([]LeafAccuracy, len(t.Leaves))}
	m.walk(unaided.tokens, t.Tokens())
	return m.leaves, nil
}

// measure holds two rows of tokens over one source against each other.
type measure struct {
	text   *corpus.Text
	leaves []LeafAccuracy
}

// walk goes from one place where both rows have a space to the next: between
// two such places stand the same words, or different ones.
func (m *measure) walk(a, b []corpus.Token) {
	var left, right strings.Builder
	from := 0
	i, j := 0, 0
	at := func(t []corpus.Token, k int) int {
		if k < len(t) {
			return t[k].Start
		}
		return len(m.text.Source)
	}
	for i < len(a) || j < len(b) {
		x, y := at(a, i), at(b, j)
		if x == y && x > from && parted(left.String()) && parted(right.String()) {
			m.compare(corpus.Span{Start: from, End: x}, left.String(), right.String())
			left.Reset()
			right.Reset()
			from = x
		}
		if x <= y && i < len(a) {
			left.WriteString(a[i].Reading)
			i++
		}
		if y <= x && j < len(b) {
			right.WriteString(b[j].Reading)
			j++
		}
	}
	m.compare(corpus.Span{Start: from, End: len(m.text.Source)}, left.String(), right.String())
}

// parted reports whether a reading ends with white space, or says nothing.
func parted(s string) bool { return s == "" || strings.TrimRight(s, " \n") != s }

// compare counts a stretch of the source that one row reads as left, the other
// as right.
func (m *measure) compare(s corpus.Span, left, right string) {
	leaf := sort.Search(len(m.leaves)-1, func(i int) bool { return m.text.Leaves[i].End > s.Start })
	a := &m.leaves[leaf]
	lang := m.text.Meta.Lang
	want, got := bareWords(right, lang, true), bareWords(left, lang, true)
	words := strings.Fields(want)
	a.Words += len(words)
	if len(words) > 0 {
		a.Letters += utf8.RuneCountInString(want) + 1 // and the space
	}
	was := bareWords(string(m.text.Source[s.Start:s.End]), lang, true) == want
	if was {
		a.Right += len(words)
	}
	if want == got {
		if bareWords(left, lang, false) == bareWords(right, lang, false) {
			return
		}
		a.Accents++
	} else {
		a.Wrong += edit.Distance([]rune(want), []rune(got))
		n := edit.Distance(words, strings.Fields(got))
		a.Misread += n
		if was {
			a.Spoilt += min(n, len(words))
		}
	}
	a.Misses = append(a.Misses, Miss{oneLine(string(m.text.Source[s.Start:s.End])), oneLine(left), oneLine(right)})
}

// bareWords returns a reading in small letters, without marks; when folded, without
// accents too, unless the language has them for letters of their own.
func bareWords(s, code string, folded bool) string {
	s = lang.Even(s, !folded || lang.Of(code).Marked())
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), r == '&', r == '\'':
			return r
		case unicode.IsMark(r):
			return -1
		}
		return ' '
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
