// Package cite finds where a text cites itself: "Art. 19, 20, 11. & 22", "Se 16. Cap.
// 2.", "expliqué plus bas à l'Article ESPAGNOLETTE".
//
// It reads a citation as it is printed. If a citation is wrong, because the machine
// misread a figure or because the book itself errs, the editors say so in text.toml,
// and their note is shown with the citation. Nothing is corrected in silence.
package cite

import (
	"regexp"
	"sort"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// Citation is one reference from a clause to clauses of the same text.
type Citation struct {
	From   *corpus.Clause
	Span   corpus.Span      // of the source
	Words  string           // as read
	Target []*corpus.Clause // what it cites; none where the text has no such clause
	Meant  []*corpus.Clause // what must be meant, where the editors say that it is wrong
	Note   string           // what the editors say of it
}

// a form is one way to cite, of those that a language has (lang.Reference).
type form struct {
	re   *regexp.Regexp
	read func(c *corpus.Clause, m []string) []*corpus.Clause
}

// number is a number as printed, with the stop that may follow it.
const number = `(?:[0-9]{1,3}|[IVXL]{1,7}\b|[ivx]{1,5}\b)`

// formsOf returns the forms of a language.
func formsOf(code string) []form {
	known.Lock()
	defer known.Unlock()
	forms, ok := known.forms[code]
	if l := lang.Of(code); !ok && l != nil {
		for _, r := range l.References {
			forms = append(forms, form{regexp.MustCompile(strings.ReplaceAll(r.Pattern, "{n}", number)), reader(r)})
		}
		known.forms[code] = forms
	}
	return forms
}

var known = struct {
	sync.Mutex
	forms map[string][]form
}{forms: map[string][]form{}}

// reader finds what a reference names.
func reader(r lang.Reference) func(c *corpus.Clause, m []string) []*corpus.Clause {
	switch r.To {
	case lang.Division:
		return division
	case lang.Neighbour:
		return func(c *corpus.Clause, m []string) []*corpus.Clause { return neighbour(c, m[1] == r.Next) }
	case lang.ChapterItem:
		return chapterItem
	case lang.Chapter:
		return chapter
	case lang.Section:
		return section
	}
	return func(c *corpus.Clause, m []string) []*corpus.Clause { return items(c, m[1], r.In) }
}

// In returns the citations of one clause.
func In(c *corpus.Clause) []Citation {
	r := unroll(c)
	var out []Citation
	for _, f := range formsOf(c.Text.Meta.Lang) {
		for _, m := range f.re.FindAllStringSubmatchIndex(r.text, -1) {
			groups := make([]string, len(m)/2)
			for i := range groups {
				if m[2*i] >= 0 {
					groups[i] = r.text[m[2*i]:m[2*i+1]]
				}
			}
			target := f.read(c, groups)
			if target == nil && unicode.IsUpper([]rune(groups[1])[0]) && !isNumber(groups[1]) {
				continue // "Article Second": a heading, or a word that begins a sentence
			}
			words := strings.TrimSpace(groups[0])
			out = append(out, Citation{From: c, Span: r.span(m[0], m[1]), Words: words, Target: target})
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Span.Start < out[j].Span.Start })
	for i := range out {
		explain(&out[i])
	}
	return out
}

// explain adds what the editors say of a citation.
func explain(c *Citation) {
	for _, e := range c.From.Text.Meta.Citations {
		if e.Clause != c.From.Path() || !strings.Contains(letters(c.Words), letters(e.Words)) {
			continue
		}
		c.Note = e.Note
		for _, m := range e.Meant {
			for _, cl := range c.From.Text.Clauses {
				if cl.Path() == m {
					c.Meant = append(c.Meant, cl)
				}
			}
		}
	}
}

// letters returns the letters and figures of s alone.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// items cites items by their numbers, in the division of the clause or, where
// a text is numbered through, anywhere; or in the division that ids name so.
func items(c *corpus.Clause, numbers, in string) []*corpus.Clause {
	var out []*corpus.Clause
	for _, f := range strings.FieldsFunc(numbers, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		n := value(f)
		if n == 0 {
			continue
		}
		for _, o := range c.Text.Clauses {
			if o.Number == n && o.Label != "" && (c.Text.Meta.Through || sameDivision(o, c) || in != "" && strings.HasPrefix(o.Path(), in+".")) {
				out = append(out, o)
				break
			}
		}
	}
	return out
}

// division cites a division by the chief word of its title.
func division(c *corpus.Clause, m []string) []*corpus.Clause {
	want := letters(m[1])
	if len(want) < 4 {
		return nil
	}
	for _, o := range c.Text.Clauses {
		if len(o.Division) > 0 && strings.Contains(letters(o.Division[len(o.Division)-1]), want) && !sameDivision(o, c) {
			return []*corpus.Clause{o}
		}
	}
	return nil
}

// neighbour cites the division that comes next, or came before: the first of
// its clauses.
func neighbour(c *corpus.Clause, next bool) []*corpus.Clause {
	all := c.Text.Clauses
	at := -1
	for i, o := range all {
		if o == c {
			at = i
		}
	}
	if next {
		for i := at; i >= 0 && i < len(all); i++ {
			if !sameDivision(all[i], c) {
				return []*corpus.Clause{all[i]}
			}
		}
		return nil
	}
	for i := at; i >= 0; i-- {
		if !sameDivision(all[i], c) {
			first := all[i]
			for j := i; j >= 0 && sameDivision(all[j], all[i]); j-- {
				first = all[j]
			}
			return []*corpus.Clause{first}
		}
	}
	return nil
}

// chapterItem cites an item of another chapter of the same game.
func chapterItem(c *corpus.Clause, m []string) []*corpus.Clause {
	return byPath(c, game(c)+"."+m[2]+"."+m[1])
}

// chapter cites a whole chapter: its first clause stands for it.
func chapter(c *corpus.Clause, m []string) []*corpus.Clause {
	prefix := game(c) + "." + m[1] + "."
	for _, o := range c.Text.Clauses {
		if strings.HasPrefix(o.Path(), prefix) {
			return []*corpus.Clause{o}
		}
	}
	return nil
}

func section(c *corpus.Clause, m []string) []*corpus.Clause { return byPath(c, m[1]) }

func byPath(c *corpus.Clause, path string) []*corpus.Clause {
	for _, o := range c.Text.Clauses {
		if o.Path() == path {
			return []*corpus.Clause{o}
		}
	}
	return nil
}

func game(c *corpus.Clause) string {
	g, _, _ := strings.Cut(c.Path(), ".")
	return g
}

func sameDivision(a, b *corpus.Clause) bool {
	return strings.Join(a.Division, "\x00") == strings.Join(b.Division, "\x00")
}

func isNumber(s string) bool { return value(s) > 0 }

// value reads a number in figures or in roman numerals, great or small.
func value(s string) int {
	if n, err := strconv.Atoi(s); err == nil {
		return n
	}
	return lang.FromRoman(s)
}

// A roll is the reading of a clause with the token of every byte.
type roll struct {
	text   string
	starts []int // offset in text at which each token's reading begins
	tokens []corpus.Token
}

func unroll(c *corpus.Clause) roll {
	var r roll
	var b strings.Builder
	for _, t := range c.Tokens() {
		if t.Reading == "" {
			continue
		}
		r.starts = append(r.starts, b.Len())
		r.tokens = append(r.tokens, t)
		b.WriteString(t.Reading)
	}
	r.text = b.String()
	return r
}

// span returns the stretch of the source that reads as text[from:to].
func (r roll) span(from, to int) corpus.Span {
	first := sort.SearchInts(r.starts, from+1) - 1
	last := sort.SearchInts(r.starts, to) - 1
	if first < 0 || last < first {
		return corpus.Span{}
	}
	return corpus.Span{Start: r.tokens[first].Start, End: r.tokens[last].End}
}
