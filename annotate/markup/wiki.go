package markup

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// wikiNode is a [[link]] in the tree.
type wikiNode struct {
	ast.BaseInline
	Ref
	start int
}

var kindWiki = ast.NewNodeKind("WikiLink")

// Kind implements ast.Node.
func (n *wikiNode) Kind() ast.NodeKind { return kindWiki }

// Dump implements ast.Node.
func (n *wikiNode) Dump(source []byte, level int) {
	ast.DumpHelper(n, source, level, map[string]string{"Target": n.Target}, nil)
}

// wikiParser reads [[target]] and [[target|label]] on one line.
type wikiParser struct{}

// Trigger implements parser.InlineParser.
func (wikiParser) Trigger() []byte { return []byte{'['} }

// Parse implements parser.InlineParser.
func (wikiParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	rest, ok := strings.CutPrefix(string(line), "[[")
	if !ok {
		return nil
	}
	inside, _, ok := strings.Cut(rest, "]]")
	if !ok || strings.ContainsAny(inside, "[]\n") || strings.TrimSpace(inside) == "" {
		return nil
	}
	block.Advance(len(inside) + 4)
	node := &wikiNode{Ref: refOf(inside), start: segment.Start}
	node.SetPos(segment.Start)
	return node
}

// refOf reads what stands between the brackets.
func refOf(inside string) Ref {
	target, label, _ := strings.Cut(inside, "|")
	target, label = strings.TrimSpace(target), strings.TrimSpace(label)
	for _, kind := range []Kind{Term, Rule} {
		if rest, ok := strings.CutPrefix(target, string(kind)+":"); ok {
			return Ref{Kind: kind, Target: strings.TrimSpace(rest), Label: label}
		}
	}
	return Ref{Kind: Clause, Target: target, Label: label}
}
