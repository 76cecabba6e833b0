package engine_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	pathpkg "path"
	"strconv"
	"strings"
	"testing"
)

// swell is what the packages that the page loads do without, too: each brings
// what it knows of Unicode, arithmetic or locks. See engine/ascii.
var swell = map[string]bool{"strings": true, "strconv": true, "errors": true, "sync": true, "sort": true, "maps": true}

// unloaded is the folders that no page loads.
var unloaded = map[string]bool{"example": true, "games/lore": true}

// The engine runs in the page: it imports nothing that would swell the module,
// and knows neither texts nor notes. The naive settlements, and what holds them against the engine, never leave tests.
func TestImports(t *testing.T) {
	forbidden := map[string]bool{"fmt": true, "reflect": true, "encoding/json": true, "regexp": true, "os": true, "io": true, "time": true}
	err := fs.WalkDir(os.DirFS("."), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "/naive/") || strings.HasPrefix(path, "agree/") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range f.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			if forbidden[name] || !unloaded[pathpkg.Dir(path)] && swell[name] || strings.HasPrefix(name, "quinola/") && !strings.HasPrefix(name, "quinola/engine") || strings.HasSuffix(name, "/naive") {
				t.Errorf("%s imports %s", path, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
