package index

import (
	"slices"
	"strings"
	"unicode"
)

// Query is what a reader asks for. All its terms must be found in a clause,
// and none of its Not.
type Query struct {
	Terms   []Term
	Not     []Term
	Filters map[string]string // text, game, lang, kind, rule
	Gloss   bool              // in:gloss: search what the editors say, not the texts
	Signs   []string          // the filters and in:gloss as they were typed
	Named   string            // what was typed, without the filters: it may name a clause
}

// Term is a word or, where it has several, a phrase.
type Term struct {
	Words  []string // folded without regard to language: see readings
	Raw    []string // as typed, for å ä ö
	Prefix bool     // quin*: its last word is only a beginning
	Quoted bool     // as printed: no stems, no other spelling
}

// The greatest length of a query; Parse ignores the rest.
const (
	maxQueryRunes = 500
	maxQueryWords = 24
)

var filterNames = map[string]bool{"text": true, "game": true, "lang": true, "kind": true, "rule": true}

// Parse reads a query. Every input is valid: what is no operator is a word.
//
//	quinola "faire la bête" -loix text:hague-1785 game:"trois sept" quin* in:gloss
func Parse(s string) Query {
	q := Query{Filters: map[string]string{}}
	s = clip(s)
	words := 0
	var named []string
	for s = skipSpace(s); s != "" && words < maxQueryWords; s = skipSpace(s) {
		not, typed := false, s
		if len(s) > 1 && s[0] == '-' && s[1] != ' ' {
			not, s = true, s[1:]
		}
		var t Term
		if rest, ok := strings.CutPrefix(s, `"`); ok {
			body, after, _ := strings.Cut(rest, `"`)
			t, s = newTerm(body), after
			t.Quoted = true
		} else {
			var piece string
			piece, s = cutPiece(s)
			if name, value, ok := strings.Cut(piece, ":"); ok && value != "" && !not && q.sign(strings.ToLower(name), strings.Trim(value, `"`)) {
				q.Signs = append(q.Signs, piece)
				continue
			}
			t = newTerm(piece)
			t.Prefix = strings.HasSuffix(piece, "*")
		}
		named = append(named, typed[:len(typed)-len(s)])
		if len(t.Words) == 0 {
			continue
		}
		words += len(t.Words)
		if not {
			q.Not = append(q.Not, t)
			continue
		}
		q.Terms = append(q.Terms, t)
	}
	q.Named = strings.Join(named, " ")
	return q
}

// sign takes a filter or in:gloss into the query, and reports whether it is one.
func (q *Query) sign(name, value string) bool {
	switch {
	case name == "in" && value == "gloss":
		q.Gloss = true
	case name == "game":
		q.Filters[name] = foldedName(value)
	case filterNames[name]:
		q.Filters[name] = strings.ToLower(value)
	default:
		return false
	}
	return true
}

// with returns the query as it is typed, with other terms in place of its own.
func (q Query) with(terms []Term) string {
	words := slices.Clone(q.Signs)
	for _, t := range terms {
		words = append(words, t.spelt())
	}
	for _, t := range q.Not {
		words = append(words, "-"+t.spelt())
	}
	return strings.Join(words, " ")
}

// folded returns the words of a query, folded.
func (q Query) folded() string {
	var words []string
	for _, t := range q.Terms {
		words = append(words, t.Words...)
	}
	return strings.Join(words, " ")
}

// spelt returns a term as it is typed.
func (t Term) spelt() string {
	words := strings.Join(t.Raw, " ")
	switch {
	case t.Quoted:
		return `"` + words + `"`
	case t.Prefix:
		return words + "*"
	}
	return words
}

// newTerm cuts s into words as a reading is cut, so that l'on asks for l and
// on side by side.
func newTerm(s string) Term {
	var t Term
	for _, w := range Words("", s) {
		t.Words = append(t.Words, w.Form)
		t.Raw = append(t.Raw, s[w.Start:w.End])
	}
	return t
}

// readings returns the folded forms that the i-th word of t may have in the
// languages of the corpus: å ä ö are letters in one, accents in the others.
func (t Term) readings(i int) []string {
	forms := []string{t.Words[i]}
	for lang := range tables.Letters {
		if f := Fold(lang, t.Raw[i]); f != t.Words[i] {
			forms = append(forms, f)
		}
	}
	return forms
}

func (t Term) prefixAt(i int) bool { return t.Prefix && i == len(t.Words)-1 }

func clip(s string) string {
	n := 0
	for i := range s {
		if n == maxQueryRunes {
			return s[:i]
		}
		n++
	}
	return s
}

func skipSpace(s string) string { return strings.TrimLeftFunc(s, unicode.IsSpace) }

// cutPiece cuts s at its first white space that is not between the quotation
// marks of a filter's value.
func cutPiece(s string) (piece, rest string) {
	quoted, before := false, rune(0)
	for i, r := range s {
		switch {
		case r == '"' && (quoted || before == ':'):
			quoted = !quoted
		case !quoted && unicode.IsSpace(r):
			return s[:i], s[i:]
		}
		before = r
	}
	return s, ""
}
