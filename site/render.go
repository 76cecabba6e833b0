package site

import (
	"bytes"
	"fmt"
	"html/template"
	"io/fs"
	"net/url"
	"regexp"
	"strings"
	"sync"

	"quinola/corpus/lang"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/reading"
	"quinola/site/said"
	"quinola/site/scripts"
	"quinola/templates"
	"quinola/templates/phrases"
)

// parse reads the templates of every kind of page: the frame, the parts, and the page
// of that name. kept marks a name that stays as it is in every language.
func parse(kept func(name string) template.HTMLAttr) (map[string]*template.Template, error) {
	base, err := template.New("frame.html").Funcs(template.FuncMap{
		"figure": page.Figure, "signed": page.Signed, "megabytes": page.Megabytes, "signs": joined.Signs, "join": strings.Join, "printed": page.Printed, "kept": kept, "english": reading.InEnglish, "acted": reading.Acted,
		"policy": scripts.Policy, "early": scripts.Early,
		"sourceLayer": reading.SourceHTML, "readingLayer": reading.ReadingHTML, "modernLayer": reading.ModernHTML, "entriesOf": reading.EntriesHTML,
		"inc": func(n int) int { return n + 1 }, "add": func(a, b int) int { return a + b },
	}).ParseFS(templates.Files, "frame.html", "parts/*.html")
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	if err := parseTongues(base); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	byKind := map[string]*template.Template{}
	for _, k := range kinds {
		t, err := base.Clone()
		if err == nil {
			t, err = t.ParseFS(templates.Files, "pages/"+k.name+".html")
		}
		if err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
		byKind[k.name] = t
	}
	return byKind, nil
}

// unbroken returns a template with the non-breaking spaces that a language requires,
// outside of its actions.
func unbroken(tag, text string) string {
	return action.ReplaceAllStringFunc(text, func(part string) string {
		if strings.HasPrefix(part, "{{") {
			return part
		}
		return lang.Of(tag).Unbroken(part)
	})
}

var action = regexp.MustCompile(`\{\{[^}]*\}\}|[^{]+`)

// parseTongues reads again the parts that exist in a language of their own,
// NAME.fr.html, with the spaces that the language requires.
func parseTongues(base *template.Template) error {
	for _, l := range phrases.Languages[1:] {
		names, err := fs.Glob(templates.Files, "parts/*."+l.Tag.String()+".html")
		if err != nil {
			return err
		}
		for _, name := range names {
			data, err := templates.Files.ReadFile(name)
			if err != nil {
				return err
			}
			if _, err := base.Parse(unbroken(l.Tag.String(), string(data))); err != nil {
				return err
			}
		}
	}
	return nil
}

// buffers are reused from page to page.
var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// write makes the HTML of one page and puts it into the site.
func (e *builder) write(k kind, file string, p page.Page, heard *said.Words) error {
	at := page.Place{Path: p.Path}
	if p.Path == page.MissingFile {
		at.Path += e.base()
	}
	var f page.Frame
	if p.Dress != nil {
		f = p.Dress()
	} else {
		f = *p.Frame
	}
	f.Kind, f.Path, f.Root = k.name, p.Path, at.Root()
	f.Style = e.Assets.Style
	if k.reads {
		f.Style = e.Assets.Reading
	}
	f.Edition, f.Assets, f.OpenSearch, f.Tongues = e.Line, e.Assets, e.openSearchPath(), e.tonguesOf(partOf(k, p))
	if a := e.Address(); a != "" {
		f.Address = a + p.Path
	}
	f.Sections = e.sections(at)
	var err error
	if f.Body, err = p.Body(at); err != nil {
		return err
	}
	b := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(b)
	b.Reset()
	if err := e.templates[k.name].Execute(b, f); err != nil {
		return err
	}
	heard.Put(b.Bytes())
	return e.folder.Put(file, b.Bytes())
}

// base returns the path of the site on its host: the root, if nothing else is known.
func (e *builder) base() string {
	if u, err := url.Parse(e.Address()); err == nil && strings.HasPrefix(u.Path, "/") {
		return u.EscapedPath()
	}
	return "/"
}

// sections returns the links at the head of every page.
func (e *builder) sections(at page.Place) []page.Link {
	list := []page.Link{{Href: at.To("") + "#texts", Text: "Texts"}}
	if e.Gamed() {
		list = append(list, page.Link{Href: at.To(page.GamesPath), Text: "Games"})
	}
	if e.Notes != nil && len(e.Shared()) > 0 {
		list = append(list, page.Link{Href: at.To(page.QuestionsPath), Text: "Questions"})
	}
	if e.Notes != nil && len(e.PlayedTexts()) > 0 {
		list = append(list, page.Link{Href: at.To(page.RulesPath), Text: "Rules"}, page.Link{Href: at.To("compare/"), Text: "Compare"})
	}
	if e.Playable() {
		list = append(list, page.Link{Href: at.To(page.GamePath), Text: "Play"})
	}
	if len(e.Terms()) > 0 {
		list = append(list, page.Link{Href: at.To("term/"), Text: "Terms"})
	}
	return append(list,
		page.Link{Href: at.To("coverage/"), Text: "Coverage"},
		page.Link{Href: at.To("about/"), Text: "About"})
}
