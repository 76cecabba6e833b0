// Package cite finds where a text cites itself: "Art. 19, 20, 11. & 22",
// "Se 16. Cap. 2.", "expliqué plus bas à l'Article ESPAGNOLETTE".
//
// A citation is read as it is printed. Where it is wrong, because the machine
// misread a figure or because the book itself errs, the editors say so in
// text.toml, and the note goes with the citation; nothing is put right in
// silence.
package cite

import (
	"regexp"
	"sort"
	"strconv"
	"strings"
	"unicode"

	"quinola/corpus"
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

// a form is one way to cite, in one language.
type form struct {
	lang string
	re   *regexp.Regexp
	read func(c *corpus.Clause, m []string) []*corpus.Clause
}

// number is a number as printed, with the stop that may follow it.
const number = `(?:[0-9]{1,3}|[IVXL]{1,7}\b|[ivx]{1,5}\b)`

var forms = []form{
	// Art. 19, 20, 21. & 22 · Art. i. · Art. 32 · Article 4
	{"fr", regexp.MustCompile(`\b[Aa]rt(?:icles?|\.)?\s*(` + number + `(?:\.?(?:\s*(?:,|&|et)\s*|\s+)` + number + `)*)(?:\.|\b)`), items},
	// à l'Article ESPAGNOLETTE · le Chapitre de la Remise
	{"fr", regexp.MustCompile(`\b(?:[Aa]rticle|[Cc]hapitre)\s+(?:d[eu]s?\s+(?:la\s+|l')?)?(\p{Lu}[\p{L}'-]{3,})`), division},
	{"fr", regexp.MustCompile(`\b(?:[Cc]hapitre|[Aa]rticle) (suivant|précédent|precedent)\b`), neighbour},
	// Se 16. Cap. 2. · i Cap. 4.
	{"sv", regexp.MustCompile(`\b[Ss]e\s+([0-9]{1,3})\.?\s+[CK]ap\.?\s*([0-9]{1,2})`), chapterItem},
	{"sv", regexp.MustCompile(`\bi\s+\*?[CK]ap\.?\s*([0-9]{1,2})`), chapter},
	// Law 9 · law IX
	{"en", regexp.MustCompile(`\b[Ll]aw\s+(` + number + `)\b`), items},
	{"en", regexp.MustCompile(`§\s*([0-9]{1,2}(?:\.[0-9]{1,2})?)`), section},
}

// In returns the citations of one clause.
func In(c *corpus.Clause) []Citation {
	r := unroll(c)
	var out []Citation
	for _, f := range forms {
		if f.lang != c.Text.Meta.Lang {
			continue
		}
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

// letters are the letters and figures of s alone.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// items cites items by their numbers, in the division of the clause or, where
// a text is numbered through, anywhere.
func items(c *corpus.Clause, m []string) []*corpus.Clause {
	var out []*corpus.Clause
	for _, f := range strings.FieldsFunc(m[1], func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		n := value(f)
		if n == 0 {
			continue
		}
		for _, o := range c.Text.Clauses {
			if o.Number == n && o.Label != "" && (c.Text.Meta.Through || sameDivision(o, c) || c.Text.Meta.Lang == "en" && strings.HasPrefix(o.Path(), "laws.")) {
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
func neighbour(c *corpus.Clause, m []string) []*corpus.Clause {
	all := c.Text.Clauses
	at := -1
	for i, o := range all {
		if o == c {
			at = i
		}
	}
	if m[1] == "suivant" {
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
	digits := map[rune]int{'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100}
	n, last := 0, 0
	rs := []rune(strings.ToUpper(s))
	for i := len(rs) - 1; i >= 0; i-- {
		d := digits[rs[i]]
		if d == 0 {
			return 0
		}
		if d < last {
			n -= d
		} else {
			n += d
			last = d
		}
	}
	return n
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

// span is the stretch of the source that reads as text[from:to].
func (r roll) span(from, to int) corpus.Span {
	first := sort.SearchInts(r.starts, from+1) - 1
	last := sort.SearchInts(r.starts, to) - 1
	if first < 0 || last < first {
		return corpus.Span{}
	}
	return corpus.Span{Start: r.tokens[first].Start, End: r.tokens[last].End}
}
