package modules

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"quinola/site/gosource"
)

// How questions are asked and answered stands with the rules that answer them,
// and is on the pages. The modules never say it: they are made of sources in
// which it is left out, a twentieth of what they are over an empty module.

// How a record is written is told to those who write one. The pages write the records
// that their modules read, and of one that came broken by a link it is enough to know
// which line. What is amiss with the cards of an edited hand is told.
const unreadable = `" cannot be read "`

// leftOut are the fields that hold such sentences, and the reasons why no hand can
// tell a mutant: only those who check the rules read them.
var leftOut = []string{"Asks", "Answer", "Means", "Why"}

// untold is the files of the engine without the sentences of its questions: for
// each that has any the one in tmp that replaces it.
func (t *toolchain) untold(tmp string) (map[string]string, error) {
	replaced := map[string]string{}
	dir, err := filepath.Abs(filepath.Join(t.dir, "engine"))
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	err = filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		short, err := withoutQuestions(src)
		if err != nil || bytes.Equal(short, src) {
			return err
		}
		to := filepath.Join(tmp, "untold"+strconv.Itoa(len(replaced))+".go")
		replaced[name] = to
		return os.WriteFile(to, short, 0o644)
	})
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return replaced, nil
}

// withoutQuestions is a source whose questions say nothing: the fields Asks,
// Answer and Means, and a question that a function is given, with what follows it, are
// empty where they are plain strings; and a fault of a record says only that it cannot be
// read.
func withoutQuestions(src []byte) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var out []byte
	done := 0
	replace := func(e ast.Expr, by string) {
		if plainString(e) {
			out = append(append(out, src[done:fset.Position(e.Pos()).Offset]...), by...)
			done = fset.Position(e.End()).Offset
		}
	}
	leaveOut := func(e ast.Expr) { replace(e, `""`) }
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && slices.Contains(leftOut, key.Name) {
				leaveOut(n.Value)
			}
		case *ast.CallExpr:
			for i, arg := range n.Args[:max(0, len(n.Args)-1)] {
				if asks(arg) {
					leaveOut(arg)
					leaveOut(n.Args[i+1])
				}
			}
			if file.Name.Name == "record" && gosource.Called(n) == "wrong" && len(n.Args) == 1 {
				said := unreadable
				ast.Inspect(n.Args[0], func(n ast.Node) bool {
					if e, ok := n.(*ast.BasicLit); ok && e.Kind == token.STRING {
						replace(e, said)
						said = `""`
					}
					return true
				})
				return false
			}
		}
		return true
	})
	return append(out, src[done:]...), nil
}

// asks reports whether an expression is a question: what is asked at the table begins
// with a small letter.
func asks(e ast.Expr) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && len(lit.Value) > 2 && 'A' <= lit.Value[1] && lit.Value[1] <= 'Z' && strings.HasSuffix(lit.Value, `?"`)
}

// plainString reports whether an expression is a string as it stands, or
// several put together.
func plainString(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Kind == token.STRING
	case *ast.BinaryExpr:
		return plainString(e.X) && plainString(e.Y)
	}
	return false
}
