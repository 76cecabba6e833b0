package site

import (
	"context"
	"errors"
	"fmt"
	"html/template"
	"slices"

	"quinola/annotate"
	"quinola/annotate/digest"
	"quinola/corpus"
	"quinola/site/felt"
	"quinola/site/gamepages"
	"quinola/site/joined"
	"quinola/site/modules"
	"quinola/site/output"
	"quinola/site/page"
	"quinola/site/reading"
	"quinola/site/rulepages"
	"quinola/site/textpages"
)

// builder writes the site of one edition: every kind of page, and what lies
// beside the pages.
type builder struct {
	*felt.Table
	texts     *textpages.Pages
	rules     *rulepages.Pages
	games     *gamepages.Pages
	engine    *modules.Table // nil where nothing is played
	folder    *output.Folder
	scripts   map[string][]byte // by file
	tongues   tongues
	packed    map[string]string // the packed files of the search, by the folders that each holds, once they are written
	templates map[string]*template.Template
	editions  []*digest.Digest // the released editions, the oldest first
}

// newBuilder joins what the options give.
func newBuilder(ctx context.Context, o Options, folder *output.Folder) (*builder, error) {
	e, err := joined.Join(ctx, joined.Sources{Corpus: o.Corpus, Notes: o.Notes, Files: o.Files, Host: o.Base, Bundle: o.Bundle})
	if err != nil {
		return nil, err
	}
	if err := folderTaken(e.Corpus); err != nil {
		return nil, err
	}
	table := &felt.Table{Edition: e}
	b := &builder{Table: table, texts: textpages.New(table), games: &gamepages.Pages{Table: table}, engine: o.Table, folder: folder}
	if b.rules, err = rulepages.New(e); err != nil {
		return nil, err
	}
	if o.Files != nil && o.Files.Corpus != nil {
		if b.editions, err = digest.Read(o.Files.Corpus); err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
	}
	if b.engine == nil {
		b.engine, err = modules.Find(ctx, o.Cache)
		if err != nil && (!errors.Is(err, modules.ErrNoEngine) || b.plays()) {
			return nil, err
		}
	}
	if b.engine != nil {
		var families []string
		for _, g := range b.PlayedGames() {
			families = append(families, g.Family())
		}
		b.engine = b.engine.Of(families)
	}
	if b.templates, err = parse(b.kept); err != nil {
		return nil, err
	}
	return b, b.writeAssets() // which the pages name
}

// folderTaken reports a text whose folder is that of another page.
func folderTaken(c *corpus.Corpus) error {
	taken := folders()
	for _, t := range c.Texts {
		path := page.Segment(t.ID)
		if taken[path] {
			return fmt.Errorf("build: text %q: its folder %s/ is taken by another page; give the text another id", t.ID, path)
		}
		taken[path] = true
	}
	return nil
}

// plays reports whether any page of the edition plays anything. Otherwise the engine is
// not needed.
func (e *builder) plays() bool {
	if len(e.Books()) > 0 {
		return true
	}
	return e.Notes != nil && slices.ContainsFunc(e.Notes.Notes(), func(n *annotate.Note) bool { return len(n.Examples) > 0 })
}

// kept marks a name that the interface has in no other language. What a text is called in
// those that it names itself (Name of phrases.Page) is none.
func (e *builder) kept(name string) template.HTMLAttr {
	if slices.ContainsFunc(e.Corpus.Texts, func(t *corpus.Text) bool { return t.Meta.Short == name && len(t.Meta.Called) > 0 }) {
		return ""
	}
	return reading.UnsaidName(name)
}
