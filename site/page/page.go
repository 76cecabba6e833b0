// Package page is what all pages have in common: their addresses, how one links to
// another, the frame around them, and the names of clauses on them.
package page

import (
	"fmt"
	"strings"
	"unicode"
)

// Assets are the names by which the pages load style and scripts. Each name holds a
// hash of the content, so that a changed page never gets an old script from a cache.
type Assets struct {
	Style, Reading, Page, Table, Search, Lines, Icon, Glue string

	Tables map[string]string // the modules for examples, by family
	Rules  map[string]string // what the page says of the rules, by family

	Books string // the books that the modules do not have: see games.Adopted

	Game, GameWorker string
	Games            map[string]string // the modules for whole games, by family
	Rulings          map[string]string // by text

	Tongues []Tongue
}

// Tongue is a language of the interface, with the file of all its phrases and of what
// the books answer, and the file of those that a page uses. The pages themselves are in
// English and need none.
type Tongue struct{ Tag, Name, Whole, Phrases string }

// OpenSearchType is the media type of the description.
const OpenSearchType = "application/opensearchdescription+xml"

// Frame is what every page has around its own content; Body is the view model of its
// kind.
type Frame struct {
	Kind        string
	Title       string
	Description string
	Path        string // the folder of the page, "hague-1785/18/"
	Root        string // the way back to the folder of the site, "../../"
	Lang        string // the language of the title, if it is not English
	Crumbs      []Link
	Prev, Next  *Link
	Sections    []Link
	Alternates  []Alternate
	Linked      any    // what the page is about, as JSON-LD for programs; nil for nothing
	OpenSearch  string // path of the search's description for browsers; "" for none
	Address     string // the address of the page, if it is known where the edition is published
	Edition     EditionLine
	Assets      Assets
	Style       string // of its kind
	Tongues     []Tongue
	Body        any
}

// Alternate is a file with the content of the page for programs.
type Alternate struct{ Type, Href string }

// EditionLine is the version of the edition, as every page and citation shows it.
type EditionLine struct {
	Title, Version, Date string
	Images               bool // readings of some of its books were held against images of the pages
}

// Name returns the title without what a colon sets off in it.
func (l EditionLine) Name() string {
	name, _, _ := strings.Cut(l.Title, ":")
	return name
}

// State returns the version, and the date if it has one.
func (l EditionLine) State() string {
	if l.Date == "" {
		return l.Version
	}
	return l.Version + " (" + l.Date + ")"
}

// Link is an address and its text. Lang is the language of the text if that is not
// English.
type Link struct{ Href, Text, Lang string }

// Place is the address of a page in the site. It makes relative links to the others, so
// that every link works in a folder as on a host.
type Place struct{ Path string }

// Root returns the relative path from p to the folder of the site.
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

// Segment returns one part of a path for an id, safe as the name of a folder and in an
// address. Each byte that is neither letter nor digit becomes a tilde and two
// hexadecimal digits, so that no two ids share a name.
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
	About string // the book, game or question that the page is about, if pages of its kind differ much in their words
	Frame *Frame
	Dress func() Frame // makes the frame when it is needed; then frame is nil, since pages are many
	Body  func(Place) (any, error)
}

// NamedText is a name and what is said under it.
type NamedText struct{ Name, Text string }
