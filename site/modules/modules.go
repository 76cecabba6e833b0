// Package modules makes the engine for the page: WebAssembly of each family of games,
// one module that plays the examples and one for whole games. The Go toolchain builds
// them from the local sources, and the package caches them; a released program carries
// them.
package modules

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"sync"

	"quinola/corpus/cores"
	"quinola/engine/games/lore"
	"quinola/site/turns"
	"quinola/templates"
)

// Table is the engine for the page: modules of WebAssembly, gzip'd, and the script of
// the toolchain that builds them. Each family of games has a module of its own
// (cmd/table), so that a reader fetches the games of the page alone; and another
// (cmd/game) by which its whole games are played.
//
// A module's file is named by what the module is made of, so pages can name it before
// it is made. Make makes all; meanwhile Wait waits for one.
type Table struct {
	Glue  []byte
	files map[string]string // of each module
	from  origin
	turns *turns.Turns // the files
}

// origin is where a table's modules come from.
type origin interface {
	// found gives a module that need not be built, or nil.
	found(file string) []byte
	// builder readies what builds the others, and gives what builds one: of a family, with
	// a name for its file. Done leaves nothing behind.
	builder(ctx context.Context) (build func(module, file string) ([]byte, error), done func(), err error)
}

// newTable is the engine of some modules, each with a fingerprint of what it is made of.
func newTable(prints map[string]string, glue []byte, from origin) *Table {
	t := &Table{Glue: glue, files: map[string]string{}, from: from}
	for module, print := range prints {
		t.files[module] = module + "-" + print + Ending
	}
	t.turns = turns.New(t.Files())
	return t
}

// Of returns the engine of some families alone.
func (t *Table) Of(families []string) *Table {
	own := &Table{Glue: t.Glue, files: map[string]string{}, from: t.from}
	for _, family := range families {
		for _, module := range []string{ForExamples(family), ForGames(family)} {
			if file := t.files[module]; file != "" {
				own.files[module] = file
			}
		}
	}
	own.turns = turns.New(own.Files())
	return own
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

// moduleOf returns the module whose file has a name.
func moduleOf(file string) string {
	return file[:max(0, strings.LastIndexByte(file, '-'))]
}

// printed is a fingerprint as names of files have it.
func printed(sum []byte) string { return hex.EncodeToString(sum[:5]) }

// File returns the name of a module's file, "" if there is no such module.
func (t *Table) File(module string) string { return t.files[module] }

// Files lists the names of the modules' files, in order.
func (t *Table) Files() []string { return slices.Sorted(maps.Values(t.files)) }

// Make makes every module, once, and puts its file, from several goroutines: those that
// somebody waits for before the others. What has to be built is told.
func (t *Table) Make(ctx context.Context, told cores.Progress, put func(file string, wasm []byte) error) error {
	lacking := map[string]bool{}
	for _, file := range t.Files() {
		if t.from.found(file) == nil {
			lacking[file] = true
		}
	}
	count := func() {}
	var build func(module, file string) ([]byte, error)
	if len(lacking) > 0 {
		ready, done, err := t.from.builder(ctx)
		if err != nil {
			return t.turns.Do(ctx, func(string) error { return err }) // which tells those who wait
		}
		defer done()
		build, count = ready, told.Of("modules of the engine", len(lacking))
	}
	return t.turns.Do(ctx, func(file string) error {
		wasm := t.from.found(file) // another program may have built it meanwhile
		if wasm == nil {
			var err error
			if wasm, err = build(moduleOf(file), file); err != nil {
				return err
			}
		}
		if lacking[file] {
			count()
		}
		return put(file, wasm)
	})
}

// Wait waits until Make has put a file; it is built before those that nobody waits for.
// Of a file that is no module it returns at once.
func (t *Table) Wait(ctx context.Context, file string) error { return t.turns.Wait(ctx, file) }

// All makes every module and gives them by name.
func (t *Table) All(ctx context.Context, told cores.Progress) (map[string][]byte, error) {
	all := map[string][]byte{}
	var mu sync.Mutex
	err := t.Make(ctx, told, func(file string, wasm []byte) error {
		mu.Lock()
		defer mu.Unlock()
		all[moduleOf(file)] = wasm
		return nil
	})
	return all, err
}

// Carried returns the files of templates that a released binary carries, by name, all
// made.
func (t *Table) Carried(ctx context.Context) (map[string][]byte, error) {
	all, err := t.All(ctx, nil)
	files := map[string][]byte{carriedIn + tableGlue: t.Glue}
	for module, wasm := range all {
		files[carriedIn+t.files[module]] = wasm
	}
	return files, err
}

// Find gives the engine for the page: the one that a released binary
// carries, or one that the Go toolchain at hand builds from the sources around
// the working directory and that is kept in the folder cache, if one is named.
func Find(ctx context.Context, cache string) (*Table, error) {
	if glue, err := templates.Files.ReadFile(carriedIn + tableGlue); err == nil {
		return carried(glue)
	}
	dir, err := Module()
	if err != nil {
		return nil, err
	}
	return Of(ctx, dir, cache)
}

// Given is the engine of modules that are at hand, by name.
func Given(modules map[string][]byte, glue []byte) *Table {
	prints, files := map[string]string{}, map[string][]byte{}
	for module, wasm := range modules {
		sum := sha256.Sum256(wasm)
		prints[module] = printed(sum[:])
	}
	t := newTable(prints, glue, held(func(file string) []byte { return files[file] }))
	for module, wasm := range modules {
		files[t.files[module]] = wasm
	}
	return t
}

// carried is the engine that a released binary carries.
func carried(glue []byte) (*Table, error) {
	names, err := templates.Files.ReadDir(path.Clean(carriedIn))
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	prints := map[string]string{}
	for _, name := range names {
		if file, is := strings.CutSuffix(name.Name(), Ending); is {
			prints[moduleOf(file)] = file[len(moduleOf(file))+1:]
		}
	}
	for _, family := range lore.Families() {
		if prints[ForExamples(family)] == "" || prints[ForGames(family)] == "" {
			return nil, errors.New("build: the program does not carry the engine of every game; it was released incompletely")
		}
	}
	return newTable(prints, glue, held(func(file string) []byte {
		wasm, _ := templates.Files.ReadFile(carriedIn + file) // listed above
		return wasm
	})), nil
}

// held is where every module is found.
type held func(file string) []byte

func (h held) found(file string) []byte { return h(file) }

func (h held) builder(context.Context) (func(module, file string) ([]byte, error), func(), error) {
	return nil, nil, os.ErrNotExist
}
