// Package markup reads and renders the Markdown that editors write: notes and terms. It
// knows [[wiki links]], cards (♥J) and play blocks. It renders a closed list of
// elements and never passes markup through: HTML in a note is shown as text, and only
// plain web links leave the edition. The text of the books themselves is never read as
// Markdown.
package markup

import (
	"bytes"
	"fmt"
	"sort"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Doc is Markdown that has been read.
type Doc struct {
	Refs   []Ref   // the wiki links, in order
	Plays  []Play  // the play blocks, in order
	Faults []Fault // what is wrong

	source []byte
	root   ast.Node
	first  int   // the line of the file on which source begins
	lines  []int // offsets at which the lines of source begin
}

// Kind is what a wiki link points to.
type Kind string

// The kinds of wiki links.
const (
	Clause Kind = "clause" // [[hague-1785:18]]
	Term   Kind = "term"   // [[term:remise]]
	Rule   Kind = "rule"   // [[rule:FAMILY/follow-suit]]
)

// Ref is one wiki link.
type Ref struct {
	Kind   Kind
	Target string
	Label  string // what to show, or "": [[term:remise|the Remise]]
	Line   int
}

// Play is one play block.
type Play struct {
	Title string
	Text  string
	Line  int // of its first line of text
}

// Fault is something wrong in the Markdown.
type Fault struct {
	Line int
	Text string
}

// quotes turns the quotation marks and apostrophes of a keyboard into those of
// a printer; dashes and dots stay as the editors write them.
var quotes = extension.WithTypographicSubstitutions(map[extension.TypographicPunctuation][]byte{
	extension.LeftSingleQuote: []byte("‘"), extension.RightSingleQuote: []byte("’"), extension.Apostrophe: []byte("’"),
	extension.LeftDoubleQuote: []byte("“"), extension.RightDoubleQuote: []byte("”"),
	extension.EnDash: nil, extension.EmDash: nil, extension.Ellipsis: nil, extension.LeftAngleQuote: nil, extension.RightAngleQuote: nil,
})

var reader = parser.NewParser(
	parser.WithBlockParsers(
		util.Prioritized(parser.NewSetextHeadingParser(), 100),
		util.Prioritized(parser.NewThematicBreakParser(), 200),
		util.Prioritized(parser.NewListParser(), 300),
		util.Prioritized(parser.NewListItemParser(), 400),
		util.Prioritized(parser.NewCodeBlockParser(), 500),
		util.Prioritized(parser.NewATXHeadingParser(), 600),
		util.Prioritized(parser.NewFencedCodeBlockParser(), 700),
		util.Prioritized(parser.NewBlockquoteParser(), 800),
		util.Prioritized(parser.NewParagraphParser(), 1000),
	),
	parser.WithInlineParsers(
		util.Prioritized(parser.NewCodeSpanParser(), 100),
		util.Prioritized(wikiParser{}, 150),
		util.Prioritized(parser.NewLinkParser(), 200),
		util.Prioritized(parser.NewAutoLinkParser(), 300),
		util.Prioritized(parser.NewEmphasisParser(), 500),
		util.Prioritized(extension.NewTypographerParser(quotes), 9999),
	),
	parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
)

// Parse reads Markdown whose first line is line first of its file.
func Parse(source []byte, first int) *Doc {
	d := &Doc{source: source, first: first, lines: []int{0}}
	for i, b := range source {
		if b == '\n' {
			d.lines = append(d.lines, i+1)
		}
	}
	if at := crowded(source); at >= 0 {
		d.fault(at, fmt.Sprintf("more than %d brackets, stars and quotation marks without an empty line; part the paragraph", mostMarks))
		source = nil
		d.source = nil
	}
	d.root = reader.Parse(text.NewReader(source))
	d.collect()
	return d
}

// mostMarks is how many marks that open something may stand in one paragraph:
// the time to read them grows with the square of their number, and readers of
// HTML give up what is nested more than some five hundred deep.
const mostMarks = 500

// crowded is where a paragraph begins that has more of them, or -1.
func crowded(source []byte) int {
	begin, marks, blank := 0, 0, true
	for i, b := range source {
		switch b {
		case '\n':
			if blank {
				begin, marks = i+1, 0
			}
			blank = true
			continue
		case '[', ']', '>', '"', '\'', '*', '_':
			if marks++; marks > mostMarks {
				return begin
			}
		}
		blank = blank && (b == ' ' || b == '\t' || b == '\r')
	}
	return -1
}

// Passages returns the paragraphs as they are written, each in one line, without the play
// blocks: what somebody puts into another language, piece by piece. There are none where
// anything else stands among them, a list or a heading.
func (d *Doc) Passages() []string {
	var list []string
	for n := d.root.FirstChild(); n != nil; n = n.NextSibling() {
		switch n.Kind() {
		case ast.KindParagraph:
			list = append(list, strings.Join(strings.Fields(string(n.Lines().Value(d.source))), " "))
		case ast.KindFencedCodeBlock:
		default:
			return nil
		}
	}
	return list
}

// line returns the line of the file that holds the byte at offset.
func (d *Doc) line(offset int) int {
	return d.first + sort.SearchInts(d.lines, offset+1) - 1
}

func (d *Doc) fault(offset int, text string) {
	d.Faults = append(d.Faults, Fault{d.line(offset), text})
}

// collect walks the tree once for what the note says and what is wrong.
func (d *Doc) collect() {
	at := 0 // the offset last seen, for nodes that know none
	_ = ast.Walk(d.root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			at = n.Segment.Start
		case *wikiNode:
			at = n.start
			n.Line = d.line(n.start)
			d.Refs = append(d.Refs, n.Ref)
			if n.Target == "" {
				d.fault(n.start, "[["+string(n.Ref.Kind)+":]] names nothing; write [[hague-1785:18]], [[term:remise]] or [[rule:FAMILY/NAME]]")
			}
		case *ast.FencedCodeBlock:
			at = d.collectPlay(n, at)
		case *ast.Image:
			d.fault(at, "a note has no pictures: the edition asks nothing of other sites; describe it or link to it")
		case *ast.Link:
			if !allowed(n.Destination) {
				d.fault(at, "a link may go to https:, http: or mailto: only, or be [[written so]] within the edition")
			}
		case *ast.AutoLink:
			if !allowed(n.URL(d.source)) {
				d.fault(at, "a link may go to https:, http: or mailto: only")
			}
		}
		return ast.WalkContinue, nil
	})
}

func (d *Doc) collectPlay(n *ast.FencedCodeBlock, at int) int {
	if n.Info == nil {
		return at
	}
	at = n.Info.Segment.Start
	title, play := playTitle(n, d.source)
	if !play {
		return at
	}
	var b bytes.Buffer
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		b.Write(line.Value(d.source))
	}
	d.Plays = append(d.Plays, Play{title, b.String(), d.line(at) + 1})
	if title == "" {
		d.fault(at, "a play block needs a title that says what it shows: ```play East places the Quinola")
	}
	return at
}

// playTitle reads the info string of a fenced block.
func playTitle(n *ast.FencedCodeBlock, source []byte) (title string, play bool) {
	if n.Info == nil {
		return "", false
	}
	word, rest, _ := strings.Cut(strings.TrimSpace(string(n.Info.Segment.Value(source))), " ")
	return strings.TrimSpace(rest), word == "play"
}

// allowed reports whether a link may leave the edition for url.
func allowed(url []byte) bool {
	for _, scheme := range []string{"https://", "http://", "mailto:"} {
		if len(url) >= len(scheme) && strings.EqualFold(string(url[:len(scheme)]), scheme) {
			return true
		}
	}
	return false
}
