// Package site makes the pages of the edition: static files that any host serves and
// that also work from a folder. One kind of page is one line in the table of kinds.go,
// one view model and one template. The models hold no markup, and the pages of a text
// are built from its tokens.
package site

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/site/export"
	"quinola/site/modules"
	"quinola/site/output"
)

// Options is what a site is built from.
type Options struct {
	Corpus *corpus.Corpus
	Notes  *annotate.Annotations // may be nil: a corpus of readings alone
	Files  *export.Files         // the files from which the corpus was read; nil: the download has readings alone
	Table  *modules.Table        // the engine for the page; nil: modules.Find is asked
	Out    string                // the folder to write: it becomes this site, or stays as it was
	Base   string                // where the site is found, "http://host/", for the browser's own search; "": the edition's address
	DTS    bool                  // also write the answers of Distributed Text Services as files: some thousands
	Bundle bool                  // the clauses of a text as clauses/ID.jsonl, not as two files beside the page of each
	Cache  string                // the cache folder, for what can be made again; "" for none

	Progress cores.Progress   // may be nil; called with "pages", and after that with "modules of the engine" if these must be built
	Ready    func(url string) // may be nil; Serve calls it when pages can be fetched, before the engine's modules are made
}

// Build makes the site in o.Out, a new folder or one with an older site, which the new
// site replaces in one step once every page is made. A build that fails or is killed
// leaves the old site as it was. Files that no build has made stay.
func Build(ctx context.Context, o Options) error {
	_, err := build(ctx, o, true)
	return err
}

// build makes the site, and gives the engine of its pages, nil where nothing is played.
// Whole, the engine's modules are made with it. Otherwise they are still to be made.
func build(ctx context.Context, o Options, whole bool) (*modules.Table, error) {
	if o.Out == "" {
		return nil, errors.New("build: no folder to write to; give one with -o")
	}
	f, err := output.Open(ctx, o.Out)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	e, err := newBuilder(ctx, o, f)
	if err != nil {
		return nil, err
	}
	if err := e.writeAll(ctx, o); err != nil {
		return nil, err
	}
	if e.engine != nil && whole {
		if err := e.engine.Make(ctx, o.Progress, func(file string, wasm []byte) error { return f.Put(assets+file, wasm) }); err != nil {
			return nil, err
		}
	}
	return e.engine, f.Commit()
}

// writeAll makes every file of the site but the engine's modules: first the assets, since the pages name them, then
// pages and search together, and last the files that list the others.
func (e *builder) writeAll(ctx context.Context, o Options) error {
	if err := e.writeAssets(); err != nil {
		return err
	}
	// The longest jobs start early, beside the pages, but one after the other: with
	// many books each of them takes a hundred megabytes.
	pages := e.jobs(false)
	jobs := append([]job{{shardFolder, e.writeShards}}, slices.Insert(pages, len(pages)/2, job{downloads, e.writeData})...)
	if o.DTS {
		jobs = append(jobs, job{servicesPath, e.writeServices})
	}
	late := e.jobs(true)
	told := func(late bool) []job { return []job{{"phrases", func() error { return e.putParts(late) }}} }
	worker := []job{{workerFile, e.writeWorker}}
	done := o.Progress.Of("pages", len(jobs)+len(late)+3)
	for _, list := range [][]job{jobs, told(false), worker, late, told(true)} {
		err := cores.Each(ctx, len(list), func(i int) error {
			if err := list[i].do(); err != nil {
				return fmt.Errorf("build: %s: %w", list[i].name, err)
			}
			done()
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// job makes one page, or files that belong together.
type job struct {
	name string
	do   func() error
}
