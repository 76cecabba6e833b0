// Package page is what all pages have in common: their addresses, how one links to
// another, the frame around them, and the names of clauses on them.
package page

import (
	"fmt"
	"strings"
	"unicode"
)

// Assets are the names under which the pages ask for style and scripts. Each
// holds a hash of its content, so that a changed page never meets an old
// script in a cache.
type Assets struct {
	Style, Reading, Page, Table, Search, Lines, Icon, Glue string

	Tables map[string]string // the modules for examples, by family
	Rules  map[string]string // what the page says of the rules, by family

	Game, GameWorker string
	Games            map[string]string // the modules for whole games, by family
	Rulings          map[string]string // by text

	Tongues []Tongue
}

// Tongue is a language of the interface, the file with all its phrases and what
// the books answer, and that with what a page says of them; the pages themselves
// are in English and need none.
type Tongue struct{ Tag, Name, Whole, Phrases string }

// OpenSearchType is the media type of the description.
const OpenSearchType = "application/opensearchdescription+xml"

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

// Place is where a page stands: it knows the way from there to the others, so
// that every link works in a folder as on a host.
type Place struct{ Path string }

// Root returns the way from p to the folder of the site.
func (p Place) Root() string {
	if base, ok := strings.CutPrefix(p.Path, MissingFile); ok {
		return base // a host shows it at any address
	}
	return strings.Repeat("../", strings.Count(p.Path, "/"))
}

// MissingFile is the page that hosts show for an address that is not there.
const MissingFile = "404.html"

// To returns the link from p to a folder or file of the site.
func (p Place) To(path string) string {
	path, fragment, found := strings.Cut(path, "#")
	if path == "" || strings.HasSuffix(path, "/") {
		path += "index.html"
	}
	if found {
		path += "#" + fragment
	}
	return p.Root() + path
}

// Segment returns one part of a path, safe as the name of a folder and in an
// address whatever the id holds: of what is neither letter nor digit, each
// byte as a tilde and its two digits, so that no two ids share a name.
func Segment(id string) string {
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

// Page is one page before it is rendered.
type Page struct {
	Path  string
	About string // the book, game or question, where pages of its kind say much that others do not
	Frame *Frame
	Dress func() Frame // makes the frame when its turn comes, where pages are many, and frame is nil
	Body  func(Place) (any, error)
}

// NamedText is a name and what is said under it.
type NamedText struct{ Name, Text string }
