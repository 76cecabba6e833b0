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
	"sync"

	"quinola/engine/games/lore"
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
		short, err := withoutQuestions(src, questions())
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

// questions are what all games ask.
var questions = sync.OnceValue(func() map[string]bool {
	asked := map[string]bool{}
	for _, q := range lore.Questions() {
		asked[q.Asks] = true
	}
	return asked
})

// withoutQuestions is a source whose questions say nothing: the fields Asks,
// Answer and Means, and one of the questions asked that a function is given, with what
// follows it, are empty where they are plain strings; what q and fig would make while a
// program starts is written out, which is smaller; and a fault of a record says only that
// it cannot be read.
func withoutQuestions(src []byte, asked map[string]bool) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var out []byte
	done, imports := 0, ""
	put := func(from, to token.Pos, text string) {
		out = append(append(out, src[done:fset.Position(from).Offset]...), text...)
		done = fset.Position(to).Offset
	}
	replace := func(e ast.Expr, by string) {
		if plainString(e) {
			put(e.Pos(), e.End(), by)
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
			if text := writtenOut(n); text != "" {
				put(n.Pos(), n.End(), text)
				imports = `; import sentenceless "quinola/engine/game"`
				return false
			}
			for i, arg := range n.Args[:max(0, len(n.Args)-1)] {
				if asked[plainText(arg)] {
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
	out = append(out, src[done:]...)
	return slices.Insert(out, fset.Position(file.Name.End()).Offset, []byte(imports)...), nil
}

// writtenOut returns the question that a call of q makes, with its roles if it is given
// any, or the figure that a call of fig makes, as a composite literal without sentences;
// "" for any other call.
func writtenOut(call *ast.CallExpr) string {
	if with, ok := call.Fun.(*ast.SelectorExpr); ok && with.Sel.Name == "WithRoles" {
		question, ok := with.X.(*ast.CallExpr)
		if roles := partsOut(call.Args, call.Ellipsis); ok && roles != "" {
			if text := writtenOut(question); text != "" {
				return strings.TrimSuffix(text, "}") + ", Roles: " + roles + "}"
			}
		}
		return ""
	}
	if len(call.Args) < 2 || !plainString(call.Args[1]) {
		return ""
	}
	name, ok := call.Args[0].(*ast.BasicLit)
	switch made := gosource.Called(call); {
	case ok && made == "fig":
		return "sentenceless.Part{Name: " + name.Value + "}"
	case ok && made == "q":
		if figures := partsOut(call.Args[3:], call.Ellipsis); figures != "" {
			return `sentenceless.Question{ID: family + "/" + ` + name.Value + ", Figures: " + figures + "}"
		}
	}
	return ""
}

// partsOut returns figures or roles that a function is given, written out; "" if some of
// them cannot be.
func partsOut(args []ast.Expr, ellipsis token.Pos) string {
	if ellipsis.IsValid() {
		list, _ := args[len(args)-1].(*ast.Ident)
		if list == nil || len(args) > 1 {
			return ""
		}
		return list.Name
	}
	text := "[]sentenceless.Part{"
	for _, arg := range args {
		call, ok := arg.(*ast.CallExpr)
		if !ok || writtenOut(call) == "" {
			return ""
		}
		text += writtenOut(call) + ", "
	}
	return text + "}"
}

// plainText is what a string says that stands as it is, or "".
func plainText(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	text, _ := strconv.Unquote(lit.Value) // the parser has read it
	return text
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
