// Package site makes the pages of the edition: static files that any host
// serves and that read well from a folder. One kind of page is one line in
// the table of kinds.go, one view model and one template; the models hold no
// markup, and the pages of a text are built from its tokens.
package site

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"

	"quinola/annotate"
	"quinola/corpus"
)

// Options is what a site is built from.
type Options struct {
	Corpus *corpus.Corpus
	Notes  *annotate.Annotations // may be nil: a corpus of readings alone
	Table  *Table                // the engine for the page; nil: FindTable is asked
	Out    string                // the folder; it is replaced as a whole, or not at all

	Progress func(done, total int) // called from several goroutines; may be nil
	Ready    func(url string)      // called by Serve when pages can be fetched; may be nil
}

// Build writes the site into a folder beside o.Out and puts it in its place
// when it is complete. A build that fails leaves the old site as it was.
func Build(ctx context.Context, o Options) (err error) {
	if o.Out == "" {
		return errors.New("build: no folder to write to; give one with -o")
	}
	out := filepath.Clean(o.Out)
	if err := mayReplace(out); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o777); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	beside, err := os.MkdirTemp(filepath.Dir(out), "."+filepath.Base(out)+"-")
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	defer os.RemoveAll(beside)
	if err := os.Chmod(beside, 0o755); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	if err := write(ctx, o, beside); err != nil {
		return err
	}
	return swap(beside, out)
}

// marker is a file that every site has; without it a folder is not ours to
// replace.
const marker = "edition.txt"

func mayReplace(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	if _, err := os.Stat(filepath.Join(out, marker)); err != nil {
		return fmt.Errorf("build: %s holds files that are not a built site; choose another folder or empty it", out)
	}
	return nil
}

// swap puts the new folder in the place of the old.
func swap(beside, out string) error {
	old := beside + "-old"
	err := os.Rename(out, old)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("build: %w", err)
	}
	if err := os.Rename(beside, out); err != nil {
		os.Rename(old, out)
		return fmt.Errorf("build: %w", err)
	}
	return os.RemoveAll(old)
}

// write makes every file of the site in dir: the assets first, since the
// pages name them, then the search shards beside the pages.
func write(ctx context.Context, o Options, dir string) error {
	if o.Table == nil {
		t, err := FindTable(ctx)
		if err != nil {
			return err
		}
		o.Table = t
	}
	e, err := join(ctx, o)
	if err != nil {
		return err
	}
	if err := e.writeAssets(dir); err != nil {
		return err
	}
	shards, err := e.shards()
	if err != nil {
		return err
	}
	jobs := append(e.jobs(), shards...)
	return each(ctx, len(jobs), o.Progress, func(i int) error {
		data, err := jobs[i].make()
		if err != nil {
			return fmt.Errorf("build: %s: %w", jobs[i].path, err)
		}
		return writeFile(dir, jobs[i].path, data)
	})
}

// job is one file of the site and how it is made.
type job struct {
	path string // with slashes, from the folder of the site
	make func() ([]byte, error)
}

func writeFile(dir, path string, data []byte) error {
	name := filepath.Join(dir, filepath.FromSlash(path))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// each calls do for 0 to n-1 on all cores and returns the first error.
func each(ctx context.Context, n int, progress func(done, total int), do func(int) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next, done atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if err := do(i); err != nil {
					cancel(err)
					return
				}
				if d := int(done.Add(1)); progress != nil {
					progress(d, n)
				}
			}
		})
	}
	wg.Wait()
	return context.Cause(ctx)
}
