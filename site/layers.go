package site

import (
	"bytes"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"

	"quinola/corpus"
)

// Layers is a stretch of a text in its layers, cut into passages that are
// equally lit, and the apparatus that explains where the layers differ.
type Layers struct {
	Lang      string
	Passages  []Passage
	Entries   []Entry
	Modern    []ModernPassage
	Spelt     []Spelling // the words of the modern layer that the reading spells otherwise
	Same      bool       // a restated text: there is one layer
	LineForLn bool       // verse and tables keep their lines
}

// Passage is a stretch that is quoted by the same links, or by none.
type Passage struct {
	Lit  string // the numbers of the links that quote it, "1 3"
	Runs []Run
}

// Run is a stretch that both layers show in one piece.
type Run struct {
	Source, Reading string
	N               int  // the entry of the apparatus that explains it, 0 for none
	First           bool // the first run of that entry: its address
	Doubt           bool // the program could not rule out another reading
	Furniture       bool // kept, marked, not read
	Leaf            int  // a new leaf begins here
	Anchor          bool // ... and this is its address on the page
}

// Entry explains one difference between the layers.
type Entry struct {
	N           int
	Scan        string
	Reading     string
	Reasons     []string
	Cert        string // of an emendation
	Evidence    string
	Rivals      []string
	Line        string // an emendation of it, ready for a reader's own
	first, last int    // its tokens
	spans       []corpus.Span
}

// quoted is a stretch of a clause's reading that a link quotes: bytes of the
// concatenated readings of its tokens.
type quoted struct{ start, end, link int }

// layersOf cuts the tokens into runs. Where apparatus is false the runs are
// not explained one by one, which keeps the pages of whole texts small.
func (e *edition) layersOf(t *corpus.Text, tokens []corpus.Token, quotes []quoted, apparatus bool) Layers {
	l := Layers{Lang: t.Meta.Lang, Same: t.Restated}
	at := 0 // in the concatenated readings
	leaf := 0
	if len(tokens) > 0 {
		leaf = t.LeafAt(tokens[0].Start)
	}
	open := -1 // the entry of a word that goes on
	for i, tok := range tokens {
		run := Run{Source: string(t.Source[tok.Start:tok.End]), Reading: tok.Reading, Furniture: tok.Why.Has(corpus.Furniture)}
		if n := t.LeafAt(tok.Start); n != leaf && n > 0 {
			leaf, run.Leaf = n, n
		}
		switch goesOn := tok.Why.Has(corpus.Join) && tok.Reading == ""; {
		case run.Furniture:
		case goesOn && open >= 0 && apparatus:
			word := &l.Entries[open]
			word.Scan += " " + strings.TrimSpace(run.Source)
			word.spans = append(word.spans, tok.Span)
			word.last = i
			run.N = word.N
		case explains(tok):
			run.Doubt = len(tok.Rivals) > 0
			run.N = -1
			if apparatus {
				word := Entry{N: len(l.Entries) + 1, Scan: strings.TrimSpace(run.Source), Reading: tok.Reading, Reasons: reasons(tok.Why), Rivals: tok.Rivals, first: i, last: i, spans: []corpus.Span{tok.Span}}
				l.Entries = append(l.Entries, word)
				open = len(l.Entries) - 1
				run.N, run.First = word.N, true
			}
		case strings.TrimSpace(tok.Reading) != "":
			open = -1
		}
		l.add(run, lit(quotes, at, at+len(tok.Reading)))
		at += len(tok.Reading)
	}
	l.modernise(tokens, quotes, apparatus)
	for i := range l.Entries {
		x := &l.Entries[i]
		e.emended(t, x)
		x.Line = correction(t, tokens, x.first, x.last)
	}
	return l
}

// explains reports whether a token's difference is worth a word: white space
// and labels set right are not.
func explains(t corpus.Token) bool {
	if len(t.Rivals) > 0 {
		return true
	}
	if t.Why == "" || strings.TrimSpace(t.Reading) == "" && strings.TrimSpace(string(t.Why)) == string(corpus.Space) {
		return false
	}
	return t.Why != corpus.Space && t.Why != corpus.Label
}

// add appends a run, joining it to the last one where nothing parts them.
func (l *Layers) add(r Run, lit string) {
	if len(l.Passages) == 0 || l.Passages[len(l.Passages)-1].Lit != lit {
		l.Passages = append(l.Passages, Passage{Lit: lit})
	}
	p := &l.Passages[len(l.Passages)-1]
	if n := len(p.Runs); n > 0 && r.Leaf == 0 && !r.First {
		last := &p.Runs[n-1]
		if last.N == r.N && last.Furniture == r.Furniture && last.Doubt == r.Doubt && r.N == 0 {
			last.Source += r.Source
			last.Reading += r.Reading
			return
		}
	}
	p.Runs = append(p.Runs, r)
}

// lit is the numbers of the links whose quotes overlap [start, end). A token
// without a reading is lit as the words around it are.
func lit(quotes []quoted, start, end int) string {
	var b strings.Builder
	for _, q := range quotes {
		in := q.start < end && start < q.end
		if start == end {
			in = q.start < start && start < q.end
		}
		if in {
			if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(strconv.Itoa(q.link))
		}
	}
	return b.String()
}

// reasons puts a token's Why into words, in the order of the constants.
func reasons(why corpus.Why) []string {
	var list []string
	for part := range strings.SplitSeq(string(why), "+") {
		if text := whyText[corpus.Why(part)]; text != "" {
			list = append(list, text)
		}
	}
	return list
}

var whyText = map[corpus.Why]string{
	corpus.LongS:      "long s, which the scan takes for another letter",
	corpus.Join:       "a word that the scan breaks",
	corpus.Split:      "words that the scan runs together",
	corpus.Accent:     "an accent lost or bent",
	corpus.Letters:    "letters misread",
	corpus.Ligature:   "a ligature",
	corpus.Apostrophe: "an apostrophe misread",
	corpus.Numeral:    "a number set right by its sequence or by sense",
	corpus.Marks:      "punctuation misread",
	corpus.Space:      "a space",
	corpus.Emended:    "an editor's emendation",
}

// placed is an emendation and where its quote stands.
type placed struct {
	corpus.Span
	*corpus.Emendation
}

// placeEmendations finds where each emendation of a text stands.
func placeEmendations(t *corpus.Text) []placed {
	var list []placed
	for i := range t.Emendations {
		em := &t.Emendations[i]
		where := corpus.Span{Start: 0, End: len(t.Source)}
		if em.Leaf > 0 && em.Leaf <= len(t.Leaves) {
			where = t.Leaves[em.Leaf-1]
		}
		if at, ok := find(t.Source, where, em.Quote); ok {
			list = append(list, placed{at, em})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Start < list[j].Start })
	return list
}

// emended finds the editor's line behind an entry, if there is one.
func (e *edition) emended(t *corpus.Text, x *Entry) {
	if !slices.Contains(x.Reasons, whyText[corpus.Emended]) || len(x.spans) == 0 {
		return
	}
	for _, p := range e.emendations[t] {
		if p.Start < x.spans[len(x.spans)-1].End && x.spans[0].Start < p.End {
			x.Cert, x.Evidence = p.Cert, p.Evidence
			return
		}
	}
}

// find is where a quote stands in the source, runs of white space being equal.
// It is asked for every word that was changed, so it copies nothing.
func find(src []byte, where corpus.Span, quote string) (corpus.Span, bool) {
	first, rest := firstWord(quote)
	if first == "" {
		return corpus.Span{}, false
	}
	for from := where.Start; ; {
		i := bytes.Index(src[from:where.End], []byte(first))
		if i < 0 {
			return corpus.Span{}, false
		}
		start, end := from+i, from+i+len(first)
		word, after := firstWord(rest)
		for word != "" {
			at := min(skipSpace(src, end), where.End)
			if at == end || at+len(word) > where.End || string(src[at:at+len(word)]) != word {
				break
			}
			end = at + len(word)
			word, after = firstWord(after)
		}
		if word == "" {
			return corpus.Span{Start: start, End: end}, true
		}
		from = start + 1
	}
}

// firstWord parts a quote after its first word.
func firstWord(s string) (word, rest string) {
	s = strings.TrimLeftFunc(s, unicode.IsSpace)
	if i := strings.IndexFunc(s, unicode.IsSpace); i >= 0 {
		return s[:i], s[i:]
	}
	return s, ""
}
