// Command release makes the files of a release in one step:
//
//	go run ./cmd/release [-o dist] [-targets linux/amd64,…] [-cache folder]
//	go run ./cmd/release -bill shelf > shelf.cdx.json
//
// For each system it makes an archive with the program, its README and the licences of
// everything that is linked into it, and SHA256SUMS beside the archives. The program
// carries the engine for the page, so it builds and serves the site where there is no
// Go. The version is the edition's. The same sources and the same Go give the same
// bytes on any machine.
//
// With -bill it writes the bill of materials, with licences, of the program in a folder
// that is a module of its own and no part of a release.
package main

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/site/modules"
)

const everywhere = "linux/amd64,linux/arm64,darwin/amd64,darwin/arm64,windows/amd64,windows/arm64"

func main() {
	out := flag.String("o", "dist", "the `folder` to write")
	targets := flag.String("targets", everywhere, "systems and processors, as Go names them")
	cache := flag.String("cache", "", "take the engine for the page from this `folder` where it is kept, and keep it there; without, it is made of the sources alone")
	folder := flag.String("bill", "", "only write the bill of materials of the program in this `folder`, to standard output")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	do := func() error { return run(ctx, *out, *cache, strings.Split(*targets, ",")) }
	if *folder != "" {
		do = func() error { return bill(ctx, *folder, os.Stdout) }
	}
	if err := do(); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release is what all its archives share.
type release struct {
	root    string // of the sources
	name    string // "quinola-0.1"
	date    time.Time
	overlay string // lays the engine for the page over the sources
	files   []file // that go with every program

	packages []string // whose modules are told; nil: those of the program
}

// run writes the archives for some targets into out. The engine for the page is
// taken from the folder cache, if one is named and has it; a release names none
// and is made of the sources alone.
func run(ctx context.Context, out, cache string, targets []string) error {
	work, err := os.MkdirTemp("", "quinola-release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	r, err := prepare(ctx, work, cache)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	var sums strings.Builder
	for _, target := range targets {
		system, processor, ok := strings.Cut(strings.TrimSpace(target), "/")
		if !ok {
			return fmt.Errorf("%q is no target; write system/processor, as in linux/amd64", target)
		}
		program := filepath.Join(work, "quinola")
		if err := r.build(ctx, program, system, processor); err != nil {
			return err
		}
		name, data, err := r.archive(program, system, processor)
		if err != nil {
			return err
		}
		bare := strings.TrimSuffix(strings.TrimSuffix(name, ".tar.gz"), ".zip")
		bill, err := r.sbom(ctx, program, bare)
		if err != nil {
			return err
		}
		for _, f := range []file{{name: name, data: data}, {name: bare + ".cdx.json", data: bill}} {
			if err := os.WriteFile(filepath.Join(out, f.name), f.data, 0o644); err != nil {
				return err
			}
			fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(f.data), f.name)
			fmt.Printf("%s  %.1f MB\n", filepath.Join(out, f.name), float64(len(f.data))/1e6)
		}
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(sums.String()), 0o644)
}

// prepare builds the engine for the page and gathers what goes with it.
func prepare(ctx context.Context, work, cache string) (*release, error) {
	mod, err := goCommand(ctx, ".", nil, "env", "GOMOD")
	if err != nil {
		return nil, err
	}
	r := &release{root: filepath.Dir(strings.TrimSpace(mod))}
	c, err := edition.Open(corpus.FS)
	if err != nil {
		return nil, err
	}
	r.name = "quinola-" + c.Edition.Version
	if r.date, err = time.Parse(time.DateOnly, c.Edition.Date); err != nil {
		return nil, fmt.Errorf("corpus/edition.toml: the date %q is none: write it as 2026-11-21", c.Edition.Date)
	}
	table, err := modules.Of(ctx, r.root, cache)
	if err != nil {
		return nil, err
	}
	carried, err := table.Carried(ctx)
	if err != nil {
		return nil, err
	}
	// The engine is laid over templates/table and never written there: the
	// sources stay as they are.
	replace := map[string]string{}
	for name, data := range carried {
		at := filepath.Join(work, filepath.Base(name))
		if err := os.WriteFile(at, data, 0o644); err != nil {
			return nil, err
		}
		replace[filepath.Join(r.root, "templates", filepath.FromSlash(name))] = at
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	r.overlay = filepath.Join(work, "overlay.json")
	if err := os.WriteFile(r.overlay, data, 0o644); err != nil {
		return nil, err
	}
	r.files, err = r.beside(ctx)
	return r, err
}

// build compiles the program for one system.
func (r *release) build(ctx context.Context, out, system, processor string) error {
	_, err := goCommand(ctx, r.root, []string{"CGO_ENABLED=0", "GOOS=" + system, "GOARCH=" + processor},
		"build", "-overlay", r.overlay, "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", out, "./cmd/quinola")
	return err
}

func goCommand(ctx context.Context, dir string, env []string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	var errs strings.Builder
	cmd.Stderr = &errs
	data, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s %s: %w: %s", args[0], strings.Join(env, " "), err, strings.TrimSpace(errs.String()))
	}
	return string(data), nil
}
