package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/output"
	"quinola/templates"
)

// Table is the engine for the page: the WebAssembly of cmd/table, and of
// cmd/game for whole games, both gzip'd, and the script of the toolchain that
// built them.
type Table struct{ Wasm, Game, Glue []byte }

// Files are the files of templates that a released binary carries, by name.
func (t *Table) Files() map[string][]byte {
	return map[string][]byte{"table/" + tableWasm: t.Wasm, "table/" + gameWasm: t.Game, "table/" + tableGlue: t.Glue}
}

// EngineFiles are the addresses of the engine from a page.
type EngineFiles struct{ Wasm, Glue, Rules string }

const (
	tableWasm  = "table.wasm.gz"
	gameWasm   = "game.wasm.gz"
	tableGlue  = "wasm_exec.js"
	tableRules = "rules.json"
)

// FindTable gives the engine for the page: the one that a released binary
// carries, or one built by the Go toolchain at hand from the sources around
// the working directory. That is kept in the folder cache, if one is named,
// and built again when anything it is made of has changed.
func FindTable(ctx context.Context, cache string) (*Table, error) {
	if _, err := templates.Files.ReadFile("table/" + tableWasm); err == nil {
		return carried()
	}
	dir, err := module()
	if err != nil {
		return nil, err
	}
	t, err := newToolchain(ctx, dir)
	if err != nil {
		return nil, err
	}
	if cache == "" {
		return t.build(ctx)
	}
	key, err := t.inputs(ctx)
	if err != nil {
		return nil, err
	}
	kept := func(name string) string { return filepath.Join(cache, key+"-"+name) }
	if wasm, err := os.ReadFile(kept(tableWasm)); err == nil {
		if game, err := os.ReadFile(kept(gameWasm)); err == nil {
			return &Table{wasm, game, t.glue}, nil
		}
	}
	table, err := t.build(ctx)
	if err == nil {
		keep(kept(tableWasm), table.Wasm)
		keep(kept(gameWasm), table.Game)
	}
	return table, err
}

// carried is the engine that a released binary carries.
func carried() (*Table, error) {
	t := &Table{}
	for name, to := range map[string]*[]byte{tableWasm: &t.Wasm, gameWasm: &t.Game, tableGlue: &t.Glue} {
		data, err := templates.Files.ReadFile("table/" + name)
		if err != nil {
			return nil, fmt.Errorf("build: the program does not carry %s; it was released incompletely", name)
		}
		*to = data
	}
	return t, nil
}

// keep writes a module into the cache, in the place of older ones. Where that
// cannot be it is built again next time, so a fault is none of the caller's.
func keep(name string, wasm []byte) {
	dir := filepath.Dir(name)
	if os.MkdirAll(dir, 0o755) != nil {
		return
	}
	_, what, _ := strings.Cut(filepath.Base(name), "-")
	old, _ := filepath.Glob(filepath.Join(dir, "*-"+what))
	for _, o := range old {
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

// BuildTable builds the engine for the page from the sources in dir.
func BuildTable(ctx context.Context, dir string) (*Table, error) {
	t, err := newToolchain(ctx, dir)
	if err != nil {
		return nil, err
	}
	return t.build(ctx)
}

// toolchain is the Go at hand, for the sources in dir.
type toolchain struct {
	dir     string
	setting string // all that go env tells of it
	glue    []byte // its wasm_exec.js
}

// forTheWeb is what the engine for the page is built for, and how: nothing is
// inlined, for the page waits for bytes and not for the engine.
var (
	forTheWeb  = []string{"GOOS=js", "GOARCH=wasm"}
	webModules = []string{"./cmd/table", "./cmd/game"}
	webFlags   = []string{"-trimpath", "-buildvcs=false", "-gcflags=all=-l", "-ldflags=-s -w -buildid="}
)

func newToolchain(ctx context.Context, dir string) (*toolchain, error) {
	setting, err := goCommand(ctx, dir, forTheWeb, "env", "GOROOT", "GOVERSION", "GOFLAGS", "GOEXPERIMENT", "GOWASM", "GOFIPS140")
	if err != nil {
		return nil, err
	}
	goroot, _, _ := strings.Cut(setting, "\n")
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(goroot), "lib", "wasm", tableGlue))
	if err != nil {
		return nil, fmt.Errorf("build: the toolchain has no %s: %w", tableGlue, err)
	}
	return &toolchain{dir, setting, glue}, nil
}

func (t *toolchain) build(ctx context.Context) (*Table, error) {
	tmp, remove, err := output.Temp("quinola-table")
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	defer remove()
	args := append(append([]string{"build"}, webFlags...), "-o", tmp+string(filepath.Separator))
	env := append([]string{"GOTMPDIR=" + tmp}, forTheWeb...)
	if _, err := goCommand(ctx, t.dir, env, append(args, webModules...)...); err != nil {
		return nil, err
	}
	table := &Table{Glue: t.glue}
	for _, m := range []struct {
		name string
		to   *[]byte
	}{{"table", &table.Wasm}, {"game", &table.Game}} {
		wasm, err := os.ReadFile(filepath.Join(tmp, m.name))
		if err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
		if *m.to, err = pack(wasm); err != nil {
			return nil, err
		}
	}
	return table, nil
}

// inputs is a checksum of all that the engine is made of: the toolchain, the
// flags, and every file of the modules and of the packages they import, as the
// toolchain itself lists them. The standard library is the toolchain's.
func (t *toolchain) inputs(ctx context.Context) (string, error) {
	const files = `{{if not .Standard}}{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}{{range .SFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}{{range .EmbedFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}{{with .Module}}{{.GoMod}}{{"\n"}}{{end}}{{end}}`
	list, err := goCommand(ctx, t.dir, forTheWeb, append([]string{"list", "-deps", "-f", files}, webModules...)...)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %q\n%s", forTheWeb, webFlags, t.setting, t.glue)
	seen := map[string]bool{}
	for name := range strings.Lines(list) {
		name = strings.TrimSpace(name)
		if name == "" || seen[name] {
			continue
		}
		seen[name] = true
		data, err := os.ReadFile(name)
		if err != nil {
			return "", fmt.Errorf("build: %w", err)
		}
		fmt.Fprintf(h, "%s %d\n", filepath.Base(name), len(data))
		h.Write(data)
	}
	return hex.EncodeToString(h.Sum(nil)[:10]), nil
}

// pack compresses as far as gzip goes; its header holds no name and no time.
func pack(data []byte) ([]byte, error) {
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

// module is the folder of the sources: the working directory or one above it.
func module() (string, error) {
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
			return "", errors.New("build: the engine for the page is neither in this program nor can it be built here; run the command in the folder of the sources, with Go installed")
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

// ruleInfo is what the page's script says of a rule; templates/script/engine.ts
// reads it.
type ruleInfo struct {
	Asks    string                 `json:"asks"`
	Href    string                 `json:"href"`
	Clauses map[string][][2]string `json:"clauses"` // by ruleset: name and address
}

// ruleInfos are the rules as the page's script names them, addresses counted
// from the folder of the site.
func (e *edition) ruleInfos() ([]byte, error) {
	root := place{}
	infos := map[string]ruleInfo{}
	for _, id := range e.ruleIDs() {
		q := lore.Question(id)
		if q == nil {
			continue
		}
		info := ruleInfo{Asks: q.Asks, Href: root.to(rulePath(id)), Clauses: map[string][][2]string{}}
		for _, rs := range games.Rulesets() {
			for _, c := range e.clausesOf(rs, id) {
				info.Clauses[rs.ID] = append(info.Clauses[rs.ID], [2]string{clauseName(c), root.to(clausePath(c))})
			}
		}
		infos[id] = info
	}
	data, err := json.Marshal(infos)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return data, nil
}

// engineFiles are the addresses of the engine from a page.
func (e *edition) engineFiles(at place) EngineFiles {
	return EngineFiles{at.root() + e.assets.Wasm, at.root() + e.assets.Glue, at.root() + e.assets.Rules}
}
