package textpages

import (
	"strings"

	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/reading"
)

// Block is a clause on the page of its text, or what stands between two.
type Block struct {
	ID, Href, Label, Name string
	Kind                  corpus.Kind
	Headings              []Heading
	Leaf                  int  // the leaf that begins with it
	Unread                bool // kept from the scan, and no part of the book
	Layers                reading.Layers
	tokens                []corpus.Token
	clause                *corpus.Clause
}

// Heading is a heading of the book above a clause.
type Heading struct {
	Level    int
	ID, Text string
}

// blocksOf returns everything between the ends of a sheet, in order: no token is
// left out, whether a clause claims it or not. What stands between two clauses
// and is not read there, or is read as the heading above the next one, goes
// with the source of the clause before it.
func (e *Pages) blocksOf(at page.Place, t *corpus.Text, s *joined.Sheet) []Block {
	var list []Block
	var above []string
	end := s.Span.Start
	for i := 0; i <= len(s.Clauses); i++ {
		next := s.Span.End
		var headings []Heading
		var c *corpus.Clause
		if i < len(s.Clauses) {
			c = s.Clauses[i]
			next, headings = c.Span.Start, headingsOf(above, c)
		}
		gap := t.Between(end, max(end, next))
		if silent(gap, headings) {
			if n := len(list); aside(t, gap) {
				list = append(list, Block{Unread: true, tokens: unread(gap)})
			} else if n > 0 {
				list[n-1].tokens = append(list[n-1].tokens, unread(gap)...)
			} else if len(gap) > 0 && strings.TrimSpace(string(t.Source[gap[0].Start:gap[len(gap)-1].End])) != "" {
				list = append(list, Block{tokens: unread(gap)})
			}
		} else {
			list = append(list, Block{tokens: gap})
		}
		if c == nil {
			break
		}
		b := Block{ID: page.Segment(c.Path()), Href: at.To(page.ClausePath(c)), Label: page.Heading(c), Name: page.HeardName(c), Kind: c.Kind, Headings: headings, clause: c}
		if c.Label == "" {
			b.Label = "¶"
		}
		b.tokens = append(b.tokens, c.Tokens()...)
		list = append(list, b)
		above = c.Division
		end = max(end, c.Span.End)
	}
	noted := e.noted(t, s.Span)
	for i := range list {
		b := &list[i]
		b.Layers = reading.Of(t, b.tokens, reading.Setting{Kind: b.Kind, Layout: layoutOf(b.clause), Refs: e.referring(at, b.clause), Noted: noted})
	}
	markLeaves(t, list)
	return list
}

// layoutOf returns how the editors set a clause that is a table; nil for any other.
func layoutOf(c *corpus.Clause) *corpus.Layout {
	if c == nil {
		return nil
	}
	return c.Layout
}

// silent reports whether the tokens read as nothing that the page does not
// show already as a heading, which is often the better reading of the same
// line of print.
func silent(tokens []corpus.Token, headings []Heading) bool {
	var read, shown strings.Builder
	for _, t := range tokens {
		read.WriteString(t.Reading)
	}
	for _, h := range headings {
		shown.WriteString(h.Text)
	}
	r, s := []rune(quote.Fold(read.String())), []rune(quote.Fold(shown.String()))
	return 3*inOrder(r, s) >= 2*len(r)
}

// inOrder returns how many letters of a stand in b in the same order: the length of
// their longest common subsequence.
func inOrder(a, b []rune) int {
	row := make([]int, len(b)+1)
	for _, x := range a {
		before := 0 // what row[j] was in the row above
		for j, y := range b {
			above := row[j+1]
			if x == y {
				row[j+1] = before + 1
			} else {
				row[j+1] = max(above, row[j])
			}
			before = above
		}
	}
	return row[len(b)]
}

// mostWithin is how many bytes that are not read may follow a clause unseen.
const mostWithin = 80

// aside reports whether what is not read there is too long to go with the
// source of a clause, which it would part from the next.
func aside(t *corpus.Text, gap []corpus.Token) bool {
	if len(gap) == 0 {
		return false
	}
	return len(strings.Join(strings.Fields(string(t.Source[gap[0].Start:gap[len(gap)-1].End])), " ")) > mostWithin
}

// unread returns the tokens as the source alone shows them.
func unread(tokens []corpus.Token) []corpus.Token {
	list := make([]corpus.Token, len(tokens))
	for i, t := range tokens {
		list[i] = corpus.Token{Span: t.Span, Why: corpus.Furniture}
	}
	return list
}

// headingsOf returns the headings that begin above a clause.
func headingsOf(above []string, c *corpus.Clause) []Heading {
	same := 0
	for same < len(above) && same < len(c.Division) && above[same] == c.Division[same] {
		same++
	}
	var list []Heading
	for i := same; i < len(c.Division); i++ {
		list = append(list, Heading{Level: min(2+i, 4), ID: joined.HeadingID(c, i), Text: c.Division[i]})
	}
	return list
}
