// Package dts gives the texts of an edition to programs as Distributed Text
// Services 1.0 (https://dtsapi.org): an entry point, and from it the
// collection, the navigation within a text, and its document in TEI.
//
// Handler answers every valid call. Files gives the same answers as files, for
// a static host: level 0 of the specification, without ranges.
package dts

import (
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/export/tei"
)

// The names that the specification gives.
const (
	context = "https://dtsapi.org/context/v1.0.json"
	version = "1.0"
	jsonLD  = "application/ld+json"
	teiXML  = "application/tei+xml"
	plain   = "text/plain"
)

// root is the id of the collection of all texts.
const root = "edition"

// pageLen is how many units or members an answer has at most; more are paged.
const pageLen = 500

// Service answers for the texts of an edition.
type Service struct {
	edition corpus.Edition
	texts   []*resourceText
	byID    map[string]*resourceText
	links   templates
	most    int // units or members of an answer: more are paged
}

type resourceText struct {
	book tei.Book
	tree *tree
}

// templates are the addresses of the endpoints, as URI templates: of the
// service, or of one resource.
type templates struct {
	entry                            string
	collection, navigation, document func(resource string) string
	collectionAll                    string // of the root
	navigationAll, documentAll       string
	download                         func(resource string) string
}

// New makes a service that answers at base, "/dts/" or a whole address.
func New(c export.Contents, base string) *Service {
	of := func(path, key, rest string) func(string) string {
		return func(id string) string {
			return base + path + "?" + key + "=" + url.QueryEscape(id) + rest
		}
	}
	return newService(c, templates{
		entry:         base,
		collectionAll: base + "collection/{?id,page,nav}", collection: of("collection/", "id", "{&page,nav}"),
		navigationAll: base + "navigation/{?resource,ref,start,end,down,tree,page}", navigation: of("navigation/", "resource", "{&ref,start,end,down,tree,page}"),
		documentAll: base + "document/{?resource,ref,start,end,tree,mediaType}", document: of("document/", "resource", "{&ref,start,end,tree,mediaType}"),
		download: of("document/", "resource", ""),
	})
}

func newService(c export.Contents, links templates) *Service {
	s := &Service{edition: c.Corpus.Edition, byID: map[string]*resourceText{}, links: links, most: pageLen}
	for _, t := range c.Corpus.Texts {
		r := &resourceText{tei.Book{Edition: c.Corpus.Edition, Text: t, Notes: c.Notes, Caveat: export.CaveatOf(t)}, treeOf(t)}
		s.texts = append(s.texts, r)
		s.byID[t.ID] = r
	}
	return s
}

// A fault is an answer that something is wrong with a call.
type fault struct {
	status int // of HTTP
	text   string
}

func (f *fault) Error() string { return f.text }

func bad(format string, args ...any) error {
	return &fault{http.StatusBadRequest, fmt.Sprintf(format, args...)}
}

func missing(format string, args ...any) error {
	return &fault{http.StatusNotFound, fmt.Sprintf(format, args...)}
}

// query is the parameters of a call; any of them may be "".
type query struct {
	self                                      string // the address of the call
	id, nav                                   string
	resource, ref, start, end, down, treeName string
	page, mediaType                           string
}

// paged cuts a list to the page that is asked for.
func paged[T any](q query, most int, list []T) ([]T, *pagination, error) {
	pages := max((len(list)+most-1)/most, 1)
	n := 1
	if q.page != "" {
		var err error
		if n, err = strconv.Atoi(q.page); err != nil || n < 1 {
			return nil, nil, bad("page is a number from 1, not %q", q.page)
		}
	}
	if n > pages {
		return nil, nil, missing("there is no page %d; the last is %d", n, pages)
	}
	if pages == 1 {
		return list, nil, nil
	}
	at := func(n int) string {
		u, err := url.Parse(q.self)
		if err != nil {
			return q.self
		}
		v := u.Query()
		v.Set("page", strconv.Itoa(n))
		u.RawQuery = v.Encode()
		return u.String()
	}
	view := &pagination{ID: at(n), Type: "Pagination", First: at(1), Last: at(pages)}
	if n > 1 {
		before := at(n - 1)
		view.Previous = &before
	}
	if n < pages {
		after := at(n + 1)
		view.Next = &after
	}
	return list[(n-1)*most : min(n*most, len(list))], view, nil
}

// text returns the text of a call.
func (s *Service) text(q query) (*resourceText, error) {
	if q.resource == "" {
		return nil, bad("name a text: resource=%s", s.texts[0].book.Text.ID)
	}
	r := s.byID[q.resource]
	if r == nil {
		return nil, missing("there is no text %q; the collection lists them", q.resource)
	}
	if q.treeName != "" {
		return nil, missing("%s has one citation tree, without a name; leave out tree", q.resource)
	}
	return r, nil
}

// units returns the units that a call names: ref, or start and end.
func (r *resourceText) units(q query) (ref, start, end *Unit, err error) {
	if q.ref != "" && (q.start != "" || q.end != "") {
		return nil, nil, nil, bad("ask for ref, or for start and end, not for both")
	}
	if (q.start == "") != (q.end == "") {
		return nil, nil, nil, bad("start and end go together")
	}
	for _, x := range []struct {
		id string
		to **Unit
	}{{q.ref, &ref}, {q.start, &start}, {q.end, &end}} {
		if x.id == "" {
			continue
		}
		if *x.to = r.tree.byID[x.id]; *x.to == nil {
			return nil, nil, nil, missing("%s has no unit %q", r.book.Text.ID, x.id)
		}
	}
	if start != nil && start.First.Span.Start > end.Last.Span.Start {
		return nil, nil, nil, bad("%s comes after %s", q.start, q.end)
	}
	return ref, start, end, nil
}

// Document is a text, or the part of it between two units.
func (s *Service) document(q query) (data []byte, mediaType string, err error) {
	r, err := s.text(q)
	if err != nil {
		return nil, "", err
	}
	ref, start, end, err := r.units(q)
	if err != nil {
		return nil, "", err
	}
	list := r.book.Text.Clauses
	var from, to *corpus.Clause
	switch {
	case ref != nil:
		from, to = ref.First, ref.Last
	case start != nil:
		from, to = start.First, end.Last
	}
	switch {
	case q.mediaType == "" || q.mediaType == teiXML || q.mediaType == "application/xml":
		if from == nil {
			return r.book.Reading(), teiXML, nil
		}
		return r.book.Passage(from, to), teiXML, nil
	case q.mediaType == plain:
		var b strings.Builder
		in := from == nil
		for _, c := range list {
			if in = in || c == from; in {
				if c.Label != "" {
					b.WriteString(c.Label + ". ")
				}
				b.WriteString(c.Reading() + "\n")
			}
			if c == to {
				break
			}
		}
		return []byte(b.String()), plain + "; charset=utf-8", nil
	}
	return nil, "", missing("%s is to be had as %s and %s, not as %s", q.resource, teiXML, plain, q.mediaType)
}
