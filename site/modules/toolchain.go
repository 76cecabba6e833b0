package modules

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"quinola/site/output"
)

// Of is the engine for the page that is built from the sources in dir. It is kept in
// the folder cache, if one is named, and what plays a family of games is built again
// when anything it is made of has changed; of two programs that want it one waits for
// the other.
func Of(ctx context.Context, dir, cache string) (*Table, error) {
	t, err := newToolchain(ctx, dir)
	if err != nil {
		return nil, err
	}
	t.cache = cache
	keys, err := t.keys(ctx)
	if err != nil {
		return nil, err
	}
	prints := map[string]string{}
	for family, key := range keys {
		prints[ForExamples(family)], prints[ForGames(family)] = key, key
	}
	return newTable(prints, t.glue, t), nil
}

// toolchain is the Go at hand, for the sources in dir.
type toolchain struct {
	dir      string
	cache    string   // the folder that keeps what is built, "" for none
	setting  string   // all that go env tells of it but where it lies
	env      []string // what it is told to build for the page
	glue     []byte   // its wasm_exec.js
	list     []byte   // the list of games
	families []string
}

// forTheWeb is what the engine for the page is built for, and how: nothing is
// inlined, for the page waits for bytes and not for the engine.
var (
	forTheWeb = []string{"GOOS=js", "GOARCH=wasm"}
	webFlags  = []string{"-trimpath", "-buildvcs=false", "-gcflags=all=-l", "-ldflags=-s -w -buildid="}
)

const (
	tablePackage = "./cmd/table"
	gamePackage  = "./cmd/game"
	gamesList    = "engine/games/games.go" // the list of games, of the sources
)

// plainly returns what a toolchain in a folder is told by its environment: to build for
// the page, and with the garbage collector that Go had before 1.26, where it still has it,
// which is 13 KB less to fetch.
func plainly(ctx context.Context, dir string) []string {
	env := append(slices.Clone(forTheWeb), "GOEXPERIMENT=nogreenteagc")
	if _, err := goCommand(ctx, dir, env, "env", "GOEXPERIMENT"); err != nil {
		return forTheWeb
	}
	return env
}

func newToolchain(ctx context.Context, dir string) (*toolchain, error) {
	env := plainly(ctx, dir)
	setting, err := goCommand(ctx, dir, env, "env", "GOROOT", "GOVERSION", "GOFLAGS", "GOEXPERIMENT", "GOWASM", "GOFIPS140")
	if err != nil {
		return nil, err
	}
	goroot, setting, _ := strings.Cut(setting, "\n")
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(goroot), "lib", "wasm", tableGlue))
	if err != nil {
		return nil, fmt.Errorf("build: the toolchain has no %s: %w", tableGlue, err)
	}
	t := &toolchain{dir: dir, setting: setting, env: env, glue: glue}
	if t.list, err = os.ReadFile(filepath.Join(dir, filepath.FromSlash(gamesList))); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	if t.families, _, err = ofFamily(t.list, ""); err != nil {
		return nil, err
	}
	return t, nil
}

// found gives a module that the cache keeps.
func (t *toolchain) found(file string) []byte {
	if t.cache == "" {
		return nil
	}
	wasm, _ := os.ReadFile(filepath.Join(t.cache, file)) // what cannot be read is built again
	return wasm
}

// builder takes its turn at the cache, and readies the sources.
func (t *toolchain) builder(ctx context.Context) (func(module, file string) ([]byte, error), func(), error) {
	leave := func() {}
	if t.cache != "" && os.MkdirAll(t.cache, 0o755) == nil {
		turn := flock.New(filepath.Join(t.cache, "table.lock"))
		if got, _ := turn.TryLockContext(ctx, 100*time.Millisecond); got {
			leave = func() { turn.Unlock() }
		}
	}
	tmp, remove, err := output.Temp("quinola-table")
	if err != nil {
		leave()
		return nil, nil, fmt.Errorf("build: %w", err)
	}
	done := func() { remove(); leave() }
	plain, err := t.untold(tmp)
	if err != nil {
		done()
		return nil, nil, err
	}
	return func(module, file string) ([]byte, error) {
		wasm, err := t.build(ctx, module, tmp, plain)
		if err == nil && t.cache != "" {
			keep(filepath.Join(t.cache, file), wasm)
		}
		return wasm, err
	}, done, nil
}

// build builds a module in the folder tmp, with some files of the sources replaced.
func (t *toolchain) build(ctx context.Context, module, tmp string, replaced map[string]string) ([]byte, error) {
	pkg, family := tablePackage, ""
	for _, f := range t.families {
		switch module {
		case ForExamples(f):
			family = f
		case ForGames(f):
			pkg, family = gamePackage, f
		}
	}
	out := filepath.Join(tmp, module)
	overlay, err := t.only(family, out, replaced)
	if err != nil {
		return nil, err
	}
	args := slices.Concat([]string{"build"}, webFlags, []string{"-overlay=" + overlay, "-o", out, pkg})
	if _, err := goCommand(ctx, t.dir, append([]string{"GOTMPDIR=" + tmp}, t.env...), args...); err != nil {
		return nil, err
	}
	wasm, err := os.ReadFile(out)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return Pack(lean(wasm))
}

// mostKept is how many makes of a module the cache holds: who works on two branches
// side by side does not build all again each time.
const mostKept = 3

// keep writes a module into the cache, in the place of the oldest of several. Where
// that cannot be it is built again next time, so a fault is none of the caller's.
func keep(name string, wasm []byte) {
	dir := filepath.Dir(name)
	old, _ := filepath.Glob(filepath.Join(dir, moduleOf(filepath.Base(name))+"-*"+Ending))
	slices.SortFunc(old, func(a, b string) int { return made(b).Compare(made(a)) })
	for _, o := range old[min(len(old), mostKept-1):] {
		os.Remove(o)
	}
	tmp, err := os.CreateTemp(dir, ".table-")
	if err != nil {
		return
	}
	_, err = tmp.Write(wasm)
	if errors.Join(err, tmp.Close()) != nil || os.Rename(tmp.Name(), name) != nil {
		os.Remove(tmp.Name())
	}
}

// made is when a file was written; the zero time where that cannot be told.
func made(name string) time.Time {
	info, err := os.Stat(name)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// only writes an overlay for the toolchain, in files whose names begin with to,
// by which the list of games has one family's alone and other files are
// replaced, and gives its name. The sources stay as they are.
func (t *toolchain) only(family, to string, replaced map[string]string) (string, error) {
	_, list, err := ofFamily(t.list, family)
	if err != nil {
		return "", err
	}
	dir, err := filepath.Abs(t.dir)
	if err != nil {
		return "", fmt.Errorf("build: %w", err)
	}
	part, overlay := to+".go", to+".json"
	files := map[string]string{filepath.Join(dir, filepath.FromSlash(gamesList)): part}
	maps.Copy(files, replaced)
	data, err := json.Marshal(map[string]any{"Replace": files})
	if err != nil {
		return "", fmt.Errorf("build: %w", err)
	}
	if err := errors.Join(os.WriteFile(part, list, 0o644), os.WriteFile(overlay, data, 0o644)); err != nil {
		return "", fmt.Errorf("build: %w", err)
	}
	return overlay, nil
}

// ofFamily reads the list of games: the families there are, which are packages,
// and the list with the games of one alone.
func ofFamily(list []byte, family string) (families []string, only []byte, err error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, gamesList, list, 0)
	if err != nil {
		return nil, nil, fmt.Errorf("build: %w", err)
	}
	var games *ast.CompositeLit
	ast.Inspect(file, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && v.Names[0].Name == "games" && len(v.Values) == 1 {
			games, _ = v.Values[0].(*ast.CompositeLit)
		}
		return games == nil
	})
	if games == nil {
		return nil, nil, errors.New("build: " + gamesList + " has no list of games; write var games = []game.Game{…}, a game on each line")
	}
	only = bytes.Clone(list)
	blank := func(n ast.Node, more int) {
		from, to := fset.Position(n.Pos()).Offset, fset.Position(n.End()).Offset+more
		copy(only[from:to], bytes.Repeat([]byte(" "), to-from))
	}
	within := map[string]string{} // the family that a package belongs to
	for _, spec := range file.Imports {
		name, _ := strconv.Unquote(spec.Path.Value)
		inside, _ := strings.CutPrefix(name, "quinola/engine/")
		within[path.Base(name)], _, _ = strings.Cut(inside, "/")
	}
	for _, g := range games.Elts {
		of := within[packageOf(g)]
		if of == "" {
			return nil, nil, fmt.Errorf("build: %s: this game is of no family; write FAMILY.Game()", fset.Position(g.Pos()))
		}
		if !slices.Contains(families, of) {
			families = append(families, of)
		}
		if of != family {
			blank(g, len(","))
		}
	}
	for _, spec := range file.Imports {
		name, _ := strconv.Unquote(spec.Path.Value)
		if of := within[path.Base(name)]; of != family && slices.Contains(families, of) {
			blank(spec, 0)
		}
	}
	return families, only, nil
}

// packageOf returns the package that a game in the list comes from: the first name
// before a point.
func packageOf(g ast.Expr) (name string) {
	ast.Inspect(g, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := s.X.(*ast.Ident); ok {
				name = id.Name
			}
		}
		return name == ""
	})
	return name
}

// Pack compresses as far as gzip goes; its header holds no name and no time.
func Pack(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	_, err = z.Write(data)
	if err = errors.Join(err, z.Close()); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return b.Bytes(), nil
}

// ErrNoEngine says that the engine for the page is not to be had.
var ErrNoEngine = errors.New("build: the engine for the page is neither in this program nor can it be built here; run the command in the folder of the sources, with Go installed")

// Module returns the folder of the sources: the working directory or one above it.
func Module() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", fmt.Errorf("build: %w", err)
	}
	for {
		if data, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil && strings.HasPrefix(string(data), "module quinola\n") {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", ErrNoEngine
		}
		dir = up
	}
}

func goCommand(ctx context.Context, dir string, env []string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if runtime.GOOS != "windows" {
		cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // it then takes its own folders away
		cmd.WaitDelay = 5 * time.Second
	}
	if err := cmd.Run(); ctx.Err() != nil {
		return "", ctx.Err()
	} else if err != nil {
		first, _, _ := strings.Cut(strings.TrimSpace(errs.String()), "\n")
		return "", fmt.Errorf("build: go %s: %w: %s", args[0], err, first)
	}
	return out.String(), nil
}
