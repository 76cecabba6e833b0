package site

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// Snippet is one declaration of the Go source that plays a rule.
type Snippet struct {
	File string // "engine/FAMILY/aces.go"
	Line int
	Code string
}

// gameSource is the source of one game's package: its functions and rules by
// name, and the name of what plays each rule, by the rule's.
type gameSource struct {
	set    *token.FileSet
	bytes  map[string][]byte
	decls  map[string]ast.Decl
	makers map[string]string
	cards  map[string]ast.Node // where a question stands with its maker: the declaration, or the element of a list, by the rule's name
}

// readGame parses the package of a game. What plays a rule is found where the
// package itself finds it: in the tables that name it for each question.
func readGame(sources fs.FS, dir string) (*gameSource, error) {
	g := &gameSource{set: token.NewFileSet(), bytes: map[string][]byte{}, decls: map[string]ast.Decl{}, makers: map[string]string{}, cards: map[string]ast.Node{}}
	names, err := fs.Glob(sources, dir+"/*.go")
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
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
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil {
					g.decls[d.Name.Name] = d
				}
			case *ast.GenDecl:
				if value, ok := d.Specs[0].(*ast.ValueSpec); ok && d.Tok == token.VAR && len(d.Specs) == 1 {
					g.decls[value.Names[0].Name] = d
				}
			}
			ast.Inspect(d, func(n ast.Node) bool {
				if pair, ok := n.(*ast.CompositeLit); ok && len(pair.Elts) == 2 {
					if rule, maker := text(pair.Elts[0]), called(pair.Elts[1]); rule != "" && maker != "" {
						g.makers[rule] = maker
					}
				}
				return true
			})
			g.findCards(d)
		}
	}
	return g, nil
}

// findCards finds the questions of a declaration that stand with their makers:
// each is made by a call of q with its name, in an element of a list or in a
// declaration of its own.
func (g *gameSource) findCards(d ast.Decl) {
	if _, function := d.(*ast.FuncDecl); function {
		return // it may make many a question
	}
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
		if call, ok := n.(*ast.CallExpr); ok && called(call) == "q" && len(call.Args) > 0 {
			if rule := text(call.Args[0]); rule != "" && g.cards[rule] == nil {
				g.cards[rule] = card[len(card)-1]
				if spec := specOf(d, call); spec != nil && len(card) == 1 {
					g.cards[rule] = spec
				}
			}
		}
		return true
	}
	ast.Inspect(d, visit)
}

// specOf is the variable of a declaration of several within which a node
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

// text is a string literal's value, or "".
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

// called is what a value names, points to or calls, or "".
func called(e ast.Expr) string {
	if at, ok := e.(*ast.UnaryExpr); ok {
		e = at.X
	}
	if call, ok := e.(*ast.CallExpr); ok {
		e = call.Fun
	}
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// snippets are the declarations that play a rule: the one that the tables
// name, and the functions that make a rule on its behalf.
func (g *gameSource) snippets(rule string) []Snippet {
	var list []Snippet
	seen := map[string]bool{}
	var take func(name string)
	take = func(name string) {
		f := g.decls[name]
		if f == nil || seen[name] {
			return
		}
		seen[name] = true
		list = append(list, g.cut(f))
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if callee, ok := g.decls[called(call)].(*ast.FuncDecl); ok && makesRule(callee) {
					take(callee.Name.Name)
				}
			}
			return true
		})
	}
	take(g.makers[rule])
	if card := g.cards[rule]; list == nil && card != nil {
		list = append(list, g.cut(card))
	}
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

// cut is the source of a declaration with the comment above it, or of an
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
