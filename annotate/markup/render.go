package markup

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"html"
	"io"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	ghtml "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

// Renderer says how a page shows what only it can know. A nil field has a
// plain form.
type Renderer struct {
	// Link gives the address and the text of a wiki link; an empty address
	// leaves only the text.
	Link func(Ref) (href, text string)
	// Card writes one card, given by its sign: "♥J".
	Card func(w io.Writer, sign string)
	// Play writes play block i of Doc.Plays.
	Play func(w io.Writer, i int)
	// Heading is added to the level of every heading, so that a note fits
	// under the headings of its page.
	Heading int
}

// HTML writes the document. Every element it can write is named here.
func (d *Doc) HTML(w io.Writer, r Renderer) error {
	out := bufio.NewWriter(w)
	p := &printer{doc: d, out: out, how: r}
	if err := ast.Walk(d.root, p.visit); err != nil {
		return err
	}
	return out.Flush()
}

type printer struct {
	doc  *Doc
	out  *bufio.Writer
	how  Renderer
	play int
}

func (p *printer) visit(n ast.Node, entering bool) (ast.WalkStatus, error) {
	switch n := n.(type) {
	case *ast.Document:
	case *ast.Paragraph:
		p.tag("p", entering, true)
	case *ast.TextBlock:
		if !entering && n.NextSibling() != nil {
			p.put("\n")
		}
	case *ast.Heading:
		p.tag("h"+strconv.Itoa(min(n.Level+p.how.Heading, 6)), entering, true)
	case *ast.ThematicBreak:
		if entering {
			p.put("<hr>\n")
		}
	case *ast.Blockquote:
		p.tag("blockquote", entering, true)
	case *ast.List:
		p.list(n, entering)
	case *ast.ListItem:
		p.tag("li", entering, true)
	case *ast.Emphasis:
		p.tag(map[bool]string{true: "strong", false: "em"}[n.Level == 2], entering, false)
	case *ast.CodeBlock, *ast.FencedCodeBlock:
		if entering {
			p.code(n)
		}
		return ast.WalkSkipChildren, nil
	case *ast.CodeSpan:
		if entering {
			p.codeSpan(n)
		}
		return ast.WalkSkipChildren, nil
	case *ast.Link:
		p.link(n.Destination, entering)
	case *ast.Image:
		return ast.WalkContinue, nil // only its description is shown
	case *ast.AutoLink:
		if entering {
			p.autoLink(n)
		}
	case *ast.Text:
		if entering {
			p.text(n)
		}
	case *ast.String:
		if entering {
			p.put(html.EscapeString(string(n.Value)))
		}
	case *wikiNode:
		if entering {
			p.wiki(n.Ref)
		}
	default:
		return ast.WalkSkipChildren, nil // unreachable: the parser makes nothing else
	}
	return ast.WalkContinue, nil
}

func (p *printer) put(s string) { _, _ = p.out.WriteString(s) }

func (p *printer) tag(name string, entering, block bool) {
	if entering {
		p.put("<" + name + ">")
		return
	}
	p.put("</" + name + ">")
	if block {
		p.put("\n")
	}
}

func (p *printer) list(n *ast.List, entering bool) {
	name := "ul"
	if n.IsOrdered() {
		name = "ol"
	}
	if entering && n.IsOrdered() && n.Start != 1 {
		fmt.Fprintf(p.out, "<ol start=\"%d\">\n", n.Start)
		return
	}
	p.tag(name, entering, true)
}

func (p *printer) code(n ast.Node) {
	if f, ok := n.(*ast.FencedCodeBlock); ok {
		if _, play := playTitle(f, p.doc.source); play {
			i := p.play
			p.play++
			if p.how.Play != nil {
				p.how.Play(p.out, i)
				return
			}
		}
	}
	p.put("<pre><code>")
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		p.put(html.EscapeString(string(line.Value(p.doc.source))))
	}
	p.put("</code></pre>\n")
}

func (p *printer) codeSpan(n *ast.CodeSpan) {
	p.put("<code>")
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		if t, ok := c.(*ast.Text); ok {
			p.put(html.EscapeString(strings.ReplaceAll(string(t.Segment.Value(p.doc.source)), "\n", " ")))
		}
	}
	p.put("</code>")
}

func (p *printer) link(destination []byte, entering bool) {
	if !allowed(destination) {
		return
	}
	if entering {
		p.open(string(util.URLEscape(destination, true)), ` rel="external"`)
		return
	}
	p.put("</a>")
}

func (p *printer) autoLink(n *ast.AutoLink) {
	label := html.EscapeString(string(n.Label(p.doc.source)))
	if !allowed(n.URL(p.doc.source)) {
		p.put(label)
		return
	}
	p.open(string(util.URLEscape(n.URL(p.doc.source), false)), ` rel="external"`)
	p.put(label + "</a>")
}

func (p *printer) open(href, more string) {
	p.put(`<a href="` + html.EscapeString(href) + `"` + more + `>`)
}

// text writes running text; the entities and escapes of Markdown are resolved
// by goldmark's writer, which escapes everything else.
func (p *printer) text(n *ast.Text) {
	value := n.Segment.Value(p.doc.source)
	for len(value) > 0 {
		at, size := card(value)
		ghtml.DefaultWriter.Write(p.out, value[:at])
		if size > 0 {
			p.card(string(value[at : at+size]))
		}
		value = value[at+size:]
	}
	switch {
	case n.HardLineBreak():
		p.put("<br>\n")
	case n.SoftLineBreak():
		p.put("\n")
	}
}

func (p *printer) card(sign string) {
	if p.how.Card != nil {
		p.how.Card(p.out, sign)
		return
	}
	p.put(sign)
}

func (p *printer) wiki(ref Ref) {
	href, label := "", ref.Target
	if p.how.Link != nil {
		href, label = p.how.Link(ref)
	}
	if ref.Label != "" {
		label = ref.Label
	}
	if href == "" {
		p.put(html.EscapeString(label))
		return
	}
	p.open(href, ` class="`+string(ref.Kind)+`"`)
	p.put(html.EscapeString(label) + "</a>")
}

const faces = "A23456789TJQK"

// card finds the first card in text: a suit's sign and a face that no letter
// or digit follows. Without one, at is the length of the text.
func card(text []byte) (at, size int) {
	for at = range text {
		if text[at] != 0xE2 || len(text) < at+4 {
			continue
		}
		switch string(text[at : at+3]) {
		case "♠", "♥", "♦", "♣":
		default:
			continue
		}
		if strings.IndexByte(faces, text[at+3]) < 0 {
			continue
		}
		if len(text) > at+4 && alnum(text[at+4]) {
			continue
		}
		return at, 4
	}
	return len(text), 0
}

func alnum(b byte) bool {
	return '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z' || b >= 0x80 && b != 0xE2
}

// Text returns the document as plain text, for a terminal: paragraphs parted by an
// empty line, play blocks left out.
func (d *Doc) Text() string { return d.TextNaming(func(r Ref) string { return r.Target }) }

// TextNaming returns the same for other readers, who do not know what a link leads to
// by its id.
func (d *Doc) TextNaming(name func(Ref) string) string {
	var b bytes.Buffer
	_ = ast.Walk(d.root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := n.(type) {
		case *ast.FencedCodeBlock, *ast.CodeBlock:
			return ast.WalkSkipChildren, nil
		case *ast.Text:
			if entering {
				b.Write(util.UnescapePunctuations(util.ResolveEntityNames(util.ResolveNumericReferences(n.Segment.Value(d.source)))))
				if n.SoftLineBreak() || n.HardLineBreak() {
					b.WriteByte(' ')
				}
			}
		case *ast.String:
			if entering {
				b.Write(n.Value)
			}
		case *ast.AutoLink:
			if entering {
				b.Write(n.Label(d.source))
			}
		case *wikiNode:
			if entering {
				b.WriteString(cmp.Or(n.Label, name(n.Ref)))
			}
		case *ast.ListItem:
			if entering {
				b.WriteString("- ")
			} else {
				b.WriteByte('\n')
			}
		default:
			if !entering && n.Type() == ast.TypeBlock && n.NextSibling() != nil {
				b.WriteString("\n\n")
			}
		}
		return ast.WalkContinue, nil
	})
	return strings.TrimSpace(b.String())
}
