package restore

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// No cost is a bare number: what the decoders add and compare has a name, and stands
// with the others and with what it means.
func TestCostsHaveNames(t *testing.T) {
	const least = 40                                                           // what is smaller counts letters
	widths := map[int]bool{63: true, 64: true, 255: true, 256: true, 48: true} // bits, bytes, and room set aside; so are hexadecimal ones and shifts
	for _, pkg := range []string{"channel", "mend"} {
		files, err := filepath.Glob(pkg + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files: %v", pkg, err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, file, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range f.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok || fn.Name.Name == "FirstCosts" {
					continue
				}
				ast.Inspect(fn, func(n ast.Node) bool {
					if shift, ok := n.(*ast.BinaryExpr); ok && (shift.Op == token.SHL || shift.Op == token.SHR) {
						return false
					}
					lit, ok := n.(*ast.BasicLit)
					if !ok || lit.Kind != token.INT || strings.HasPrefix(strings.ToLower(lit.Value), "0x") {
						return true
					}
					if v, err := strconv.ParseInt(lit.Value, 0, 64); err == nil && v >= least && !widths[int(v)] {
						t.Errorf("%s: %s is a bare number: name it", set.Position(lit.Pos()), lit.Value)
					}
					return true
				})
			}
		}
	}
}
