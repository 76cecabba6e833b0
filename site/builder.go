package site

import (
	"context"
	"fmt"
	"html/template"

	"quinola/annotate/digest"
	"quinola/corpus"
	"quinola/site/output"
)

// builder writes the site of one edition: every kind of page, and what lies
// beside the pages.
type builder struct {
	*felt
	texts     *textPages
	rules     *rulePages
	games     *gamePages
	engine    *Table // nil where nothing is played
	folder    *output.Folder
	scripts   map[string][]byte // by file
	tongues   tongues
	packed    string // the search as one file, once it is written
	templates map[string]*template.Template
	editions  []*digest.Digest // that were released, the oldest first
}

// newBuilder joins what the options give.
func newBuilder(ctx context.Context, o Options) (*builder, error) {
	e, err := join(ctx, sources{o.Corpus, o.Notes, o.Files, o.Base, o.Bundle})
	if err != nil {
		return nil, err
	}
	if err := folderTaken(e.corpus); err != nil {
		return nil, err
	}
	table := &felt{e}
	b := &builder{felt: table, texts: newTextPages(table), games: &gamePages{felt: table}, engine: o.Table}
	if b.rules, err = newRulePages(e); err != nil {
		return nil, err
	}
	if o.Files != nil && o.Files.Corpus != nil {
		if b.editions, err = digest.Read(o.Files.Corpus); err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
	}
	b.templates, err = parse()
	return b, err
}

// folderTaken reports a text whose folder is that of another page.
func folderTaken(c *corpus.Corpus) error {
	taken := folders()
	for _, t := range c.Texts {
		path := segment(t.ID)
		if taken[path] {
			return fmt.Errorf("build: text %q: its folder %s/ is taken by another page; give the text another id", t.ID, path)
		}
		taken[path] = true
	}
	return nil
}
