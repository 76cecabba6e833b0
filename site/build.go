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
	"quinola/site/turns"
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
	Ready    func(url string) // may be nil; Serve calls it when the first page is there
}

// Build makes the site in o.Out, a new folder or one with an older site, which the new
// site replaces in one step once every page is made. A build that fails or is killed
// leaves the old site as it was. Files that no build has made stay.
func Build(ctx context.Context, o Options) error {
	f, err := open(ctx, o)
	if err != nil {
		return err
	}
	defer f.Close()
	e, err := newBuilder(ctx, o, f)
	if err != nil {
		return err
	}
	if err := e.writePages(ctx, o, e.pages(o)); err != nil {
		return err
	}
	if err := e.writeModules(ctx, o); err != nil {
		return err
	}
	return f.Commit()
}

func open(ctx context.Context, o Options) (*output.Folder, error) {
	if o.Out == "" {
		return nil, errors.New("build: no folder to write to; give one with -o")
	}
	return output.Open(ctx, o.Out)
}

// writeModules makes the engine of the pages, if they need one.
func (e *builder) writeModules(ctx context.Context, o Options) error {
	if e.engine == nil {
		return nil
	}
	return e.engine.Make(ctx, o.Progress, func(file string, wasm []byte) error { return e.folder.Put(assets+file, wasm) })
}

// made is the pages of a site, and what lies beside them, while they are made: each by
// the name of its file, or of the folder of its files.
type made struct {
	*turns.Turns
	jobs map[string]func() error
}

// pages lists what is made first: the pages, but for those that list the files of the
// others, and the search. The longest jobs start early, beside the pages, but one after
// the other: with many books each of them takes a hundred megabytes.
func (e *builder) pages(o Options) *made {
	pages := e.jobs(false)
	list := append([]job{{shardFolder, e.writeShards}}, slices.Insert(pages, len(pages)/2, job{downloads, e.writeData})...)
	if o.DTS {
		list = append(list, job{servicesPath, e.writeServices})
	}
	m := &made{jobs: make(map[string]func() error, len(list))}
	var names []string
	for _, j := range list {
		names, m.jobs[j.name] = append(names, j.name), j.do
	}
	m.Turns = turns.New(names)
	return m
}

// writePages makes every file of the site but the assets and the engine's modules: first
// the pages that are given, and last what lists the files of others.
func (e *builder) writePages(ctx context.Context, o Options, first *made) error {
	late := e.jobs(true)
	told := func(late bool) []job { return []job{{"phrases", func() error { return e.putParts(late) }}} }
	done := o.Progress.Of("pages", len(first.jobs)+len(late)+3)
	do := func(name string, job func() error) error {
		if err := job(); err != nil {
			return fmt.Errorf("build: %s: %w", name, err)
		}
		done()
		return nil
	}
	if err := first.Do(ctx, func(name string) error { return do(name, first.jobs[name]) }); err != nil {
		return err
	}
	for _, list := range [][]job{told(false), {{workerFile, e.writeWorker}}, late, told(true)} {
		if err := cores.Each(ctx, len(list), func(i int) error { return do(list[i].name, list[i].do) }); err != nil {
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
