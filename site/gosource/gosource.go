// Package gosource finds the Go that plays a rule in the sources of the engine.
package gosource

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"quinola"

	"quinola/engine/games"
)

// Snippet is one declaration of the Go source that plays a rule.
type Snippet struct {
	File string // "engine/FAMILY/aces.go"
	Line int
	Code string
}

// gameSource is the source of one package of rules: its functions by name, and
// where each question stands with its maker, by the rule's name: a declaration,
// or an element of a list.
type gameSource struct {
	family string
	set    *token.FileSet
	bytes  map[string][]byte
	funcs  map[string]*ast.FuncDecl
	cards  map[string]ast.Node
}

// readGame parses the package of a family, or that of the parts.
func readGame(sources fs.FS, dir string) (*gameSource, error) {
	g := &gameSource{family: path.Base(dir), set: token.NewFileSet(), bytes: map[string][]byte{}, funcs: map[string]*ast.FuncDecl{}, cards: map[string]ast.Node{}}
	names, err := fs.Glob(sources, dir+"/*.go")
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	if g.family+"/" == sharedParts { // some parts stand in folders of their own
		more, err := fs.Glob(sources, dir+"/*/*.go")
		if err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
		names = append(names, more...)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		src, err := fs.ReadFile(sources, name)
		if err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
		file, err := parser.ParseFile(g.set, name, src, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
		g.bytes[name] = src
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				if f.Recv == nil {
					g.funcs[f.Name.Name] = f
				}
				continue // it may make many a question
			}
			g.findCards(d)
		}
	}
	return g, nil
}

// Codes is the sources of the packages of rules, each read once.
type Codes map[string]*gameSource

// sharedParts is what the ids of questions begin with that many games ask, or
// might: such a one stands in the package of the parts, or with the only family
// that asks it.
const sharedParts = "parts/"

// Of returns the code of a rule, none of one that the engine does not play.
func (c Codes) Of(id string) ([]Snippet, error) {
	family, name, _ := strings.Cut(id, "/")
	list, err := c.within(family, name)
	if len(list) > 0 || err != nil || family+"/" != sharedParts {
		return list, err
	}
	for _, g := range games.All() {
		if list, err = c.within(g.Family(), id); len(list) > 0 || err != nil {
			break
		}
	}
	return list, err
}

// within returns the code of a rule that stands in a family's package.
func (c Codes) within(family, rule string) ([]Snippet, error) {
	if c[family] == nil {
		dir := "engine/" + family
		if _, err := fs.Stat(quinola.Sources, dir); err != nil {
			return nil, nil // a rule of a game that the engine does not play
		}
		g, err := readGame(quinola.Sources, dir)
		if err != nil {
			return nil, err
		}
		c[family] = g
	}
	return c[family].snippets(rule), nil
}

// findCards finds the questions of a declaration that stand with their makers,
// in an element of a list or in a declaration of its own.
func (g *gameSource) findCards(d ast.Decl) {
	card := []ast.Node{d}
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		list, ok := n.(*ast.CompositeLit)
		if ok {
			if _, ok = list.Type.(*ast.ArrayType); ok {
				for _, e := range list.Elts {
					card = append(card, e)
					ast.Inspect(e, visit)
					card = card[:len(card)-1]
				}
				return false
			}
		}
		if rule := g.named(n); rule != "" && g.cards[rule] == nil {
			g.cards[rule] = card[len(card)-1]
			if spec := specOf(d, n); spec != nil && len(card) == 1 {
				g.cards[rule] = spec
			}
		}
		return true
	}
	ast.Inspect(d, visit)
}

// named returns the rule whose question is named here, by a call of q, or by its whole
// id as that of a question or as the first argument of whatever makes one; or "".
func (g *gameSource) named(n ast.Node) string {
	switch n := n.(type) {
	case *ast.CallExpr:
		if len(n.Args) == 0 {
			return ""
		}
		if Called(n) == "q" {
			return text(n.Args[0])
		}
		if rule, ours := strings.CutPrefix(text(n.Args[0]), g.family+"/"); ours {
			return rule
		}
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && key.Name == "ID" {
			if rule, ours := strings.CutPrefix(text(n.Value), g.family+"/"); ours || strings.HasPrefix(rule, sharedParts) {
				return rule
			}
		}
	}
	return ""
}

// specOf returns the variable of a declaration of several within which a node
// stands, or nil.
func specOf(d ast.Decl, n ast.Node) ast.Node {
	group, ok := d.(*ast.GenDecl)
	if !ok || len(group.Specs) < 2 {
		return nil
	}
	for _, s := range group.Specs {
		if s.Pos() <= n.Pos() && n.End() <= s.End() {
			return s
		}
	}
	return nil
}

// text returns a string literal's value, or "".
func text(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	s, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return s
}

// Called returns the name of the function that is called, or "".
func Called(call *ast.CallExpr) string {
	if id, ok := call.Fun.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// snippets returns the declarations that play a rule: the question with its maker,
// and the functions that make a rule on its behalf.
func (g *gameSource) snippets(rule string) []Snippet {
	card := g.cards[rule]
	if card == nil {
		return nil
	}
	list := []Snippet{g.cut(card)}
	ast.Inspect(card, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if f := g.funcs[Called(call)]; f != nil && makesRule(f) {
				list = append(list, g.cut(f))
			}
		}
		return true
	})
	return list
}

func makesRule(f *ast.FuncDecl) bool {
	if f.Type.Results == nil || len(f.Type.Results.List) != 1 {
		return false
	}
	star, ok := f.Type.Results.List[0].Type.(*ast.StarExpr)
	if !ok {
		return false
	}
	id, ok := star.X.(*ast.Ident)
	return ok && id.Name == "Rule"
}

// cut returns the source of a declaration with the comment above it, or of an
// element of one.
func (g *gameSource) cut(d ast.Node) Snippet {
	from, doc := d.Pos(), (*ast.CommentGroup)(nil)
	switch d := d.(type) {
	case *ast.FuncDecl:
		doc = d.Doc
	case *ast.GenDecl:
		doc = d.Doc
	}
	if doc != nil {
		from = doc.Pos()
	}
	start, end := g.set.Position(from), g.set.Position(d.End())
	code := string(g.bytes[start.Filename][start.Offset:end.Offset])
	return Snippet{File: path.Clean(start.Filename), Line: start.Line, Code: strings.ReplaceAll(code, "\t", "    ")}
}
