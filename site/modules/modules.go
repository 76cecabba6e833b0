// Package modules makes the engine for the page: WebAssembly of each family of games,
// one module that plays the examples and one for whole games. The Go toolchain builds
// them from the local sources, and the package caches them; a released program carries
// them.
package modules

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"quinola/corpus/cores"
	"quinola/engine/games/lore"
	"quinola/templates"
)

// Table is the engine for the page: modules of WebAssembly, gzip'd, by their
// names, and the script of the toolchain that built them. Each family of games
// has a module of its own (cmd/table), so that a reader fetches the games of
// the page alone; and another (cmd/game) by which its whole games are played.
type Table struct {
	Modules map[string][]byte
	Glue    []byte
}

// ForExamples returns the name of the module that plays examples of a family.
func ForExamples(family string) string { return "table-" + family }

// ForGames returns the name of the module by which whole games of a family are
// played.
func ForGames(family string) string { return "game-" + family }

const (
	Ending    = ".wasm.gz" // of the file of a module
	tableGlue = "wasm_exec.js"
	carriedIn = "table/" // of templates
)

// modules returns the names of the modules for some families.
func modules(families []string) []string {
	list := []string{}
	for _, f := range families {
		list = append(list, ForExamples(f), ForGames(f))
	}
	return list
}

// Files returns the files of templates that a released binary carries, by name.
func (t *Table) Files() map[string][]byte {
	files := map[string][]byte{carriedIn + tableGlue: t.Glue}
	for name, data := range t.Modules {
		files[carriedIn+name+Ending] = data
	}
	return files
}

// Find gives the engine for the page: the one that a released binary
// carries, or one built by the Go toolchain at hand from the sources around
// the working directory and kept in the folder cache, if one is named.
func Find(ctx context.Context, cache string, told cores.Progress) (*Table, error) {
	if _, err := templates.Files.ReadFile(carriedIn + tableGlue); err == nil {
		return carried()
	}
	dir, err := Module()
	if err != nil {
		return nil, err
	}
	return Build(ctx, dir, cache, told)
}

// readModules reads all of some modules, or gives nil.
func readModules(names []string, read func(name string) ([]byte, error)) *Table {
	t := &Table{Modules: map[string][]byte{}}
	for _, name := range names {
		wasm, err := read(name)
		if err != nil {
			return nil
		}
		t.Modules[name] = wasm
	}
	return t
}

// carried returns the engine that a released binary carries.
func carried() (*Table, error) {
	t := readModules(modules(lore.Families()), func(name string) ([]byte, error) {
		return templates.Files.ReadFile(carriedIn + name + Ending)
	})
	if t == nil {
		return nil, errors.New("build: the program does not carry the engine of every game; it was released incompletely")
	}
	glue, err := templates.Files.ReadFile(carriedIn + tableGlue)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	t.Glue = glue
	return t, nil
}

// mostKept is how many makes of a module the cache holds: who works on two branches
// side by side does not build all again each time.
const mostKept = 3

// keep writes a module into the cache, in the place of the oldest of several. Where
// that cannot be it is built again next time, so a fault is none of the caller's.
func keep(name string, wasm []byte) {
	dir := filepath.Dir(name)
	if os.MkdirAll(dir, 0o755) != nil {
		return
	}
	_, what, _ := strings.Cut(filepath.Base(name), "-")
	old, _ := filepath.Glob(filepath.Join(dir, "*-"+what))
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
