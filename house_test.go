// The house keeps its own rules: these tests read the tree, not the program.
package quinola

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// level is how high a folder stands in the house. Imports go down, never up
// and never between neighbours, except within one folder's own tree. The folder
// shelf is a module of its own, so that nothing else needs what it needs.
var level = map[string]int{
	"cmd": 6, "shelf": 6, "site": 5, "templates": 5, "index": 4, "annotate": 3, "corpus": 1, "engine": 1,
}

func TestArrowsRunOneWay(t *testing.T) {
	eachFile(t, ".go", func(path string, src []byte) {
		file, err := parser.ParseFile(token.NewFileSet(), path, src, parser.ImportsOnly)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			return
		}
		own, _, _ := strings.Cut(filepath.ToSlash(path), "/")
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			rest, ours := strings.CutPrefix(name, "quinola/")
			if !ours {
				continue
			}
			other, _, _ := strings.Cut(rest, "/")
			if level[other] == 0 {
				t.Errorf("%s imports %s, a folder that has no place in the house", path, name)
			}
			templates := own == "site" && other == "templates"
			if other != own && !templates && level[own] > 0 && level[other] >= level[own] {
				t.Errorf("%s imports %s: arrows run cmd → site → index → annotate → corpus, engine", path, name)
			}
		}
	})
}

// The kinds of pages know nothing of each other: what two of them need stands below
// both, and what knows them all is package site.
func TestKindsOfPagesStandApart(t *testing.T) {
	kinds := []string{"textpages", "gamepages", "rulepages"}
	for _, kind := range kinds {
		names, err := filepath.Glob("site/" + kind + "/*.go")
		if err != nil || len(names) == 0 {
			t.Fatalf("site/%s has no sources (%v)", kind, err)
		}
		for _, name := range names {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
			if err != nil {
				t.Fatal(err)
			}
			for _, spec := range file.Imports {
				path, _ := strconv.Unquote(spec.Path.Value)
				if of, ok := strings.CutPrefix(path, "quinola/site/"); ok && of != kind && slices.Contains(kinds, of) {
					t.Errorf("%s imports %s", name, path)
				}
			}
		}
	}
}

// TestTheShelfFitsTheHouse holds the module shelf, which no other test compiles, to
// names that the package it drives has.
func TestTheShelfFitsTheHouse(t *testing.T) {
	parsed := func(pattern string) (files []*ast.File) {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatal(pattern, err)
		}
		for _, name := range names {
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
		return files
	}
	there := map[string]bool{}
	for _, f := range parsed("index/shelf/*.go") {
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && id.IsExported() {
				there[id.Name] = true
			}
			return true
		})
	}
	for _, f := range parsed("shelf/*.go") {
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "shelf" && !there[s.Sel.Name] {
					t.Errorf("shelf/ names shelf.%s, which index/shelf has not", s.Sel.Name)
				}
			}
			return true
		})
	}
}

// Nothing outside a family's own folder names its package, one of its rules or its games,
// but for the one list of games: adding a game touches its package, its books,
// its notes and a line there.
func TestNothingNamesAGame(t *testing.T) {
	const list = "engine/games/games.go"
	file, err := parser.ParseFile(token.NewFileSet(), list, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	families := []string{}
	for _, spec := range file.Imports {
		name, _ := strconv.Unquote(spec.Path.Value)
		name, _, _ = strings.Cut(strings.TrimPrefix(name, "quinola/engine/"), "/")
		if entries, err := os.ReadDir("engine/" + name); err == nil && len(entries) > 0 && name != "ascii" && name != "game" && name != "record" {
			families = append(families, name)
		}
	}
	if len(families) == 0 {
		t.Fatal("no family is listed in " + list)
	}
	ids := []string{}
	ident := regexp.MustCompile(`\bIdent: +"([a-z-]+)"`)
	eachFile(t, ".go", func(path string, src []byte) {
		family := strings.Split(filepath.ToSlash(path), "/")
		if len(family) != 3 || !slices.Contains(families, family[1]) || strings.HasSuffix(path, "_test.go") {
			return
		}
		for _, id := range ident.FindAllSubmatch(src, -1) {
			ids = append(ids, string(id[1]))
		}
	})
	if len(ids) < len(families) {
		t.Fatalf("%d games are found in %d families", len(ids), len(families))
	}
	names := regexp.MustCompile(`\b(` + strings.Join(families, "|") + `)(/[a-z]|\.[A-Z])`)
	games := regexp.MustCompile("[\"`](" + strings.Join(ids, "|") + ")[\" `]")
	for _, ext := range []string{".go", ".ts", ".html"} {
		eachFile(t, ext, func(path string, src []byte) {
			path = filepath.ToSlash(path)
			if path == list || strings.HasSuffix(path, "_test.go") || strings.HasSuffix(path, ".test.ts") {
				return
			}
			for _, family := range families {
				if strings.HasPrefix(path, "engine/"+family+"/") {
					return
				}
			}
			for i, line := range strings.Split(string(src), "\n") {
				if found := names.FindString(line); found != "" {
					t.Errorf("%s:%d names %s…, of one game: go through game.Game, game.Law or game.Lore", path, i+1, found)
				}
				code, _, _ := strings.Cut(line, "//")
				if found := games.FindString(code); found != "" && !strings.Contains(code, `g.name("bete", "beast")`) { // a word that many games have
					t.Errorf("%s:%d names the game %s: go through game.Game, game.Law or game.Lore", path, i+1, found)
				}
			}
		})
	}
}

// A language is one value in corpus/lang: below the site nothing else names one,
// but what was learned from the edition's own books and what the interface says.
func TestLanguagesAreValues(t *testing.T) {
	may := map[string]bool{
		"corpus/restore/own.go": true, "corpus/restore/kin.go": true, // the edition's own books
		"corpus/restore/lexicon/period.go": true, // letters
		"annotate/answer/table.go":         true, // a column of the interface
		"index/bench/main.go":              true,
	}
	named := regexp.MustCompile(`"(fr|sv)"`)
	eachFile(t, ".go", func(path string, src []byte) {
		path = filepath.ToSlash(path)
		folder, _, _ := strings.Cut(path, "/")
		if level[folder] == 0 || folder == "site" || folder == "templates" || strings.HasSuffix(path, "_test.go") || strings.HasPrefix(path, "corpus/lang/") || may[path] {
			return
		}
		for i, line := range strings.Split(string(src), "\n") {
			code, _, _ := strings.Cut(line, "//")
			if found := named.FindString(code); found != "" {
				t.Errorf("%s:%d names the language %s: let it be said by a value of corpus/lang", path, i+1, found)
			}
		}
	})
}

func TestGoFilesAreFormattedAndShort(t *testing.T) {
	const most = 700 // lines
	eachFile(t, ".go", func(path string, src []byte) {
		if want, err := format.Source(src); err == nil && !bytes.Equal(src, want) {
			t.Errorf("%s is not formatted: run gofmt -w %s", path, path)
		}
		if n := bytes.Count(src, []byte("\n")); n > most {
			t.Errorf("%s has %d lines, above %d: part it", path, n, most)
		}
	})
}

// A function is read at one glance. Tests and second settlements may go on as
// their tables and the clauses of a book do, and a list of silences is data.
func TestFunctionsAreShort(t *testing.T) {
	const mostLines, mostBranches = 80, 30
	eachFile(t, ".go", func(path string, src []byte) {
		if strings.HasSuffix(path, "_test.go") || strings.Contains(path, "/naive/") || strings.HasSuffix(path, "silences.go") {
			return
		}
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, path, src, 0)
		if err != nil {
			t.Error(err)
			return
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			lines := files.Position(fn.End()).Line - files.Position(fn.Pos()).Line + 1
			branches := 0
			ast.Inspect(fn, func(n ast.Node) bool {
				switch n.(type) {
				case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt, *ast.CaseClause, *ast.CommClause:
					branches++
				}
				return true
			})
			if lines > mostLines || branches > mostBranches {
				t.Errorf("%s: %s has %d lines and %d branches, above %d or %d: tell its parts apart", path, fn.Name.Name, lines, branches, mostLines, mostBranches)
			}
		}
	})
}

// Git leaves the line ends alone, for texts and goldens are held byte for byte.
func TestGitLeavesLineEndsAlone(t *testing.T) {
	data, err := os.ReadFile(".gitattributes")
	if err != nil || !bytes.Contains(data, []byte("\n* -text\n")) {
		t.Errorf(".gitattributes lets git change line ends: %v %q", err, data)
	}
}

func eachFile(t *testing.T, ext string, do func(path string, src []byte)) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && path != "." && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "testdata") {
			return fs.SkipDir
		}
		if d.IsDir() || filepath.Ext(path) != ext {
			return nil
		}
		src, err := os.ReadFile(path)
		if err == nil {
			do(path, src)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestMetadataNamesTheEdition holds what archives catalogue the project by to
// the version, date and title of the edition.
func TestMetadataNamesTheEdition(t *testing.T) {
	var edition struct{ Version, Date, Title string }
	if _, err := toml.DecodeFile(filepath.Join("corpus", "edition.toml"), &edition); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string][]string{
		"CITATION.cff": {`version: "` + edition.Version + `"`, "date-released: " + edition.Date, `title: "` + edition.Title + `"`},
		".zenodo.json": {`"version": "` + edition.Version + `"`, `"publication_date": "` + edition.Date + `"`, `"title": "` + edition.Title + `"`},
	} {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range want {
			if !strings.Contains(string(data), line) {
				t.Errorf("%s does not say %s, as corpus/edition.toml has it", file, line)
			}
		}
	}
}

// TestDocsQuoteTheCode holds each block of Go in docs/ to the program: its
// lines stand in one file, one after another.
func TestDocsQuoteTheCode(t *testing.T) {
	var files []string
	eachFile(t, ".go", func(_ string, src []byte) { files = append(files, flat(string(src))) })
	docs, err := filepath.Glob("docs/*.md")
	if err != nil || len(docs) == 0 {
		t.Fatal("no docs", err)
	}
	for _, doc := range docs {
		data, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		for i, block := range strings.Split(string(data), "```go\n") {
			if i == 0 {
				continue
			}
			code, _, _ := strings.Cut(block, "```")
			if !slices.ContainsFunc(files, func(src string) bool { return strings.Contains(src, flat(code)) }) {
				t.Errorf("%s: no file of the program holds these lines:\n%s", doc, code)
			}
		}
	}
}

// TestDocsNameFilesThatAre holds the paths in docs/ to the program; those with a name in
// capitals stand for many.
func TestDocsNameFilesThatAre(t *testing.T) {
	named := regexp.MustCompile("`((?:annotate|cmd|corpus|engine|index|site|templates)/[a-z0-9_./-]+)`")
	eachFile(t, ".md", func(path string, src []byte) {
		if filepath.ToSlash(filepath.Dir(path)) != "docs" {
			return
		}
		for _, m := range named.FindAllSubmatch(src, -1) {
			if _, err := os.Stat(string(m[1])); err != nil {
				t.Errorf("%s: %v", path, err)
			}
		}
	})
}

// flat is a text without what indents its lines and ends them.
func flat(s string) string { return strings.Join(strings.Fields(s), " ") }
