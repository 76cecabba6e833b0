package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"quinola/engine/reversis"
	"quinola/templates"
)

// Table is the engine for the page: the WebAssembly of cmd/table, gzip'd, and
// the script of the toolchain that built it.
type Table struct{ Wasm, Glue []byte }

// EngineFiles are the addresses of the engine from a page.
type EngineFiles struct{ Wasm, Glue, Rules string }

const (
	tableWasm  = "table.wasm.gz"
	tableGlue  = "wasm_exec.js"
	tableRules = "rules.json"
)

// FindTable gives the engine for the page: the one that a released binary
// carries, or one built now by the Go toolchain at hand from the sources
// around the working directory.
func FindTable(ctx context.Context) (*Table, error) {
	wasm, err := templates.Files.ReadFile("table/" + tableWasm)
	if err == nil {
		glue, err := templates.Files.ReadFile("table/" + tableGlue)
		if err != nil {
			return nil, fmt.Errorf("build: the program carries %s without %s; it was released incompletely", tableWasm, tableGlue)
		}
		return &Table{wasm, glue}, nil
	}
	return BuildTable(ctx)
}

// BuildTable builds cmd/table with the Go toolchain at hand. Nothing is inlined:
// the page waits for bytes and not for the engine.
func BuildTable(ctx context.Context) (*Table, error) {
	dir, err := module()
	if err != nil {
		return nil, err
	}
	goroot, err := goCommand(ctx, dir, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(goroot), "lib", "wasm", tableGlue))
	if err != nil {
		return nil, fmt.Errorf("build: the toolchain has no %s: %w", tableGlue, err)
	}
	tmp, err := os.MkdirTemp("", "quinola-table-")
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	defer os.RemoveAll(tmp)
	out := filepath.Join(tmp, "table.wasm")
	if _, err := goCommand(ctx, dir, []string{"GOOS=js", "GOARCH=wasm"}, "build", "-trimpath", "-buildvcs=false", "-gcflags=all=-l", "-ldflags=-s -w -buildid=", "-o", out, "./cmd/table"); err != nil {
		return nil, err
	}
	wasm, err := os.ReadFile(out)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	packed, err := pack(wasm)
	return &Table{packed, glue}, err
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
	if err := cmd.Run(); err != nil {
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
		q := reversis.QuestionOf(id)
		if q == nil {
			continue
		}
		info := ruleInfo{Asks: q.Asks, Href: root.to(rulePath(id)), Clauses: map[string][][2]string{}}
		for _, rs := range reversis.Rulesets {
			for _, c := range e.clausesOf(rs.ID, id) {
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
