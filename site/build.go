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
	Files  *export.Files         // that the corpus was read from; nil: the download has readings alone
	Table  *modules.Table        // the engine for the page; nil: modules.Find is asked
	Out    string                // the folder: it becomes this site, or stays as it was
	Base   string                // where the site is found, "http://host/", for the browser's own search; "": the edition's address
	DTS    bool                  // write the answers of Distributed Text Services as files, too: some thousands
	Bundle bool                  // the clauses of a text as clauses/ID.jsonl, not as two files beside the page of each
	Cache  string                // keeps what can be made again; "" for nowhere

	Progress cores.Progress   // may be nil; told of "pages", and before them of "modules of the engine", where these are not at hand
	Ready    func(url string) // called by Serve when pages can be fetched; may be nil
}

// Build makes the site in o.Out, a new folder or an older site, whose place it
// takes in one step once every page is made. A build that fails or is killed
// leaves the old site as it was, and files that no build has made stay.
func Build(ctx context.Context, o Options) (err error) {
	if o.Out == "" {
		return errors.New("build: no folder to write to; give one with -o")
	}
	f, err := output.Open(ctx, o.Out)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := write(ctx, o, f); err != nil {
		return err
	}
	return f.Commit()
}

// write makes every file of the site: the assets first, since the pages name
// them, then pages and search together, and at last what speaks of the others.
func write(ctx context.Context, o Options, f *output.Folder) error {
	e, err := newBuilder(ctx, o)
	if err != nil {
		return err
	}
	if o.Table == nil {
		t, err := modules.Find(ctx, o.Cache, o.Progress)
		if err != nil && (!errors.Is(err, modules.ErrNoEngine) || e.plays()) {
			return err
		}
		e.engine = t
	}
	e.folder = f
	if err := e.writeAssets(); err != nil {
		return err
	}
	// The longest jobs are begun early, with pages beside them; one after the
	// other, for of many books each of them holds a hundred megabytes.
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
