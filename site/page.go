package site

import (
	"bytes"
	"fmt"
	"html/template"
	"io/fs"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"quinola/corpus/lang"
	"quinola/templates"
	"quinola/templates/phrases"
)

// Frame is what every page has around its own matter; Body is the view model
// of its kind.
type Frame struct {
	Kind        string
	Title       string
	Description string
	Path        string // the folder of the page, "hague-1785/18/"
	Root        string // the way back to the folder of the site, "../../"
	Lang        string // of the title, where it is not English
	Crumbs      []Link
	Prev, Next  *Link
	Sections    []Link
	Alternates  []Alternate
	Linked      any    // what the page is about, for programs: JSON-LD; nil for nothing
	OpenSearch  string // path of the search's description for browsers; "" for none
	Address     string // of the page, where it is known where the edition is published
	Edition     EditionLine
	Assets      Assets
	Style       string // of its kind
	Tongues     []Tongue
	Body        any
}

// Alternate is a file that says what the page says, for programs.
type Alternate struct{ Type, Href string }

// EditionLine is the state of the edition, as every page and citation has it.
type EditionLine struct{ Title, Version, Date string }

// Link is a place and what it is called. Lang is the language of the text
// where that is not English.
type Link struct{ Href, Text, Lang string }

// place is where a page stands: it knows the way from there to the others, so
// that every link works in a folder as on a host.
type place struct{ path string }

// root is the way from p to the folder of the site.
func (p place) root() string {
	if base, ok := strings.CutPrefix(p.path, missingFile); ok {
		return base // a host shows it at any address
	}
	return strings.Repeat("../", strings.Count(p.path, "/"))
}

// missingFile is the page that hosts show for an address that is not there.
const missingFile = "404.html"

// to is the link from p to a folder or file of the site.
func (p place) to(path string) string {
	path, fragment, found := strings.Cut(path, "#")
	if path == "" || strings.HasSuffix(path, "/") {
		path += "index.html"
	}
	if found {
		path += "#" + fragment
	}
	return p.root() + path
}

// segment is one part of a path, safe as the name of a folder and in an
// address whatever the id holds: of what is neither letter nor digit, each
// byte as a tilde and its two digits, so that no two ids share a name.
func segment(id string) string {
	var b strings.Builder
	letters := []rune(id)
	for i, r := range letters {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_', r == '.' && i > 0 && i < len(letters)-1:
			b.WriteRune(r)
		default:
			for _, c := range []byte(string(r)) {
				fmt.Fprintf(&b, "~%02x", c)
			}
		}
	}
	if b.Len() == 0 {
		return "~"
	}
	return b.String()
}

// page is one page before it is rendered.
type page struct {
	path  string
	about string // the book, game or question, where pages of its kind say much that others do not
	frame *Frame
	dress func() Frame // makes the frame when its turn comes, where pages are many, and frame is nil
	body  func(place) (any, error)
}

// parse reads the templates of every kind: the frame, the parts, and the one
// page of that name.
func parse() (map[string]*template.Template, error) {
	base, err := template.New("frame.html").Funcs(template.FuncMap{
		"figure": figure, "signed": signed, "megabytes": megabytes, "signs": signs, "join": strings.Join, "printed": printed, "kept": unsaidName, "english": inEnglish,
		"policy": policy, "early": early,
		"sourceLayer": sourceLayer, "readingLayer": readingLayer, "modernLayer": modernLayer, "entriesOf": entriesOf,
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

// unbroken is a template with the spaces that a language sets, which are not
// those of its actions.
func unbroken(tag, text string) string {
	return action.ReplaceAllStringFunc(text, func(part string) string {
		if strings.HasPrefix(part, "{{") {
			return part
		}
		return lang.Of(tag).Unbroken(part)
	})
}

var action = regexp.MustCompile(`\{\{[^}]*\}\}|[^{]+`)

// parseTongues reads the parts that stand in a language of their own again, with
// the spaces that it sets: NAME.fr.html.
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

// buffers are kept from page to page.
var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// write makes the HTML of one page and puts it into the site.
func (e *builder) write(k kind, file string, p page, heard *said) error {
	at := place{p.path}
	if p.path == missingFile {
		at.path += e.base()
	}
	var f Frame
	if p.dress != nil {
		f = p.dress()
	} else {
		f = *p.frame
	}
	f.Kind, f.Path, f.Root = k.name, p.path, at.root()
	f.Style = e.assets.Style
	if k.reads {
		f.Style = e.assets.Reading
	}
	f.Edition, f.Assets, f.OpenSearch, f.Tongues = e.line, e.assets, e.openSearchPath(), e.tonguesOf(partOf(k, p))
	if a := e.address(); a != "" {
		f.Address = a + p.path
	}
	f.Sections = e.sections(at)
	var err error
	if f.Body, err = p.body(at); err != nil {
		return err
	}
	b := buffers.Get().(*bytes.Buffer)
	defer buffers.Put(b)
	b.Reset()
	if err := e.templates[k.name].Execute(b, f); err != nil {
		return err
	}
	heard.put(b.Bytes())
	return e.folder.Put(file, b.Bytes())
}

// base is where the site lies on its host: at the top, as far as is known.
func (e *builder) base() string {
	if u, err := url.Parse(e.address()); err == nil && strings.HasPrefix(u.Path, "/") {
		return u.EscapedPath()
	}
	return "/"
}

// sections are the links at the head of every page.
func (e *builder) sections(at place) []Link {
	list := []Link{
		{at.to("") + "#texts", "Texts", ""},
		{at.to(gamesPath), "Games", ""},
		{at.to(rulesPath), "Rules", ""},
	}
	if e.notes != nil && len(e.shared()) > 0 {
		list = slices.Insert(list, 2, Link{at.to(questionsPath), "Questions", ""})
	}
	if e.notes != nil && len(e.playedTexts()) > 0 {
		list = append(list, Link{at.to("compare/"), "Compare", ""})
	}
	if e.playable() {
		list = append(list, Link{at.to(gamePath), "Play", ""})
	}
	return append(list,
		Link{at.to("term/"), "Terms", ""},
		Link{at.to("coverage/"), "Coverage", ""},
		Link{at.to("about/"), "About", ""})
}

// megabytes is a size as people take it in.
func megabytes(n int) string {
	if n < 10_000_000 {
		return fmt.Sprintf("%.1f\u202fMB", float64(n)/1e6)
	}
	return figure((n+500_000)/1_000_000) + "\u202fMB"
}

// signed is a gain or a loss.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + figure(n)
	case n < 0:
		return "−" + figure(-n)
	}
	return "0"
}

// figure is a number with its thousands parted by a thin space.
func figure(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "\u202f" + s[i:]
	}
	return s
}
