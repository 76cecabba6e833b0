package dts

import (
	"slices"
	"strconv"
	"strings"

	"quinola/corpus"
)

// What the service answers; the keys are those of the specification.

type entryPoint struct {
	Context    string `json:"@context"`
	ID         string `json:"@id"`
	Type       string `json:"@type"`
	Version    string `json:"dtsVersion"`
	Collection string `json:"collection"`
	Navigation string `json:"navigation"`
	Document   string `json:"document"`
}

type resource struct {
	Context       string           `json:"@context,omitempty"`
	ID            string           `json:"@id"`
	Type          string           `json:"@type"`
	Version       string           `json:"dtsVersion,omitempty"`
	Title         string           `json:"title"`
	Description   string           `json:"description,omitempty"`
	TotalParents  int              `json:"totalParents"`
	TotalChildren int              `json:"totalChildren"`
	DublinCore    map[string][]any `json:"dublinCore,omitempty"`
	Collection    string           `json:"collection"`
	Navigation    string           `json:"navigation,omitempty"`
	Document      string           `json:"document,omitempty"`
	Download      string           `json:"download,omitempty"`
	Trees         []citationTree   `json:"citationTrees,omitempty"`
	MediaTypes    []string         `json:"mediaTypes,omitempty"`
	Member        []resource       `json:"member,omitempty"`
	View          *pagination      `json:"view,omitempty"`
}

type citationTree struct {
	Type      string          `json:"@type"`
	Structure []citeStructure `json:"citeStructure"`
}

type citeStructure struct {
	Type     string          `json:"@type"`
	CiteType string          `json:"citeType"`
	Parts    []citeStructure `json:"citeStructure,omitempty"`
}

type navigation struct {
	Context  string        `json:"@context"`
	ID       string        `json:"@id"`
	Type     string        `json:"@type"`
	Version  string        `json:"dtsVersion"`
	Resource resource      `json:"resource"`
	Ref      *citableUnit  `json:"ref,omitempty"`
	Start    *citableUnit  `json:"start,omitempty"`
	End      *citableUnit  `json:"end,omitempty"`
	Member   []citableUnit `json:"member,omitzero"`
	View     *pagination   `json:"view,omitempty"`
}

type citableUnit struct {
	ID         string           `json:"identifier"`
	Type       string           `json:"@type"`
	Level      int              `json:"level"`
	Parent     *string          `json:"parent"`
	CiteType   string           `json:"citeType"`
	DublinCore map[string][]any `json:"dublinCore,omitempty"`
}

// localized is words of a language, as metadata tell them.
type localized struct {
	Lang  string `json:"lang"`
	Value string `json:"value"`
}

type pagination struct {
	ID       string  `json:"@id"`
	Type     string  `json:"@type"`
	First    string  `json:"first"`
	Previous *string `json:"previous"`
	Next     *string `json:"next"`
	Last     string  `json:"last"`
}

func (s *Service) entry() entryPoint {
	return entryPoint{context, s.links.entry, "EntryPoint", version, s.links.collectionAll, s.links.navigationAll, s.links.documentAll}
}

// collection returns the collection of all texts, or one text.
func (s *Service) collection(q query) (*resource, error) {
	if q.nav != "" && q.nav != "children" && q.nav != "parents" {
		return nil, bad("nav is children or parents, not %q", q.nav)
	}
	all := s.whole()
	if q.id == "" || q.id == root {
		all.Context, all.Version = context, version
		if q.nav == "parents" {
			return &all, nil
		}
		var members []resource
		for _, r := range s.texts {
			members = append(members, s.resourceOf(r))
		}
		var err error
		all.Member, all.View, err = paged(q, s.most, members)
		return &all, err
	}
	r := s.byID[q.id]
	if r == nil {
		return nil, missing("there is no collection and no text %q; the root lists them", q.id)
	}
	x := s.resourceOf(r)
	x.Context, x.Version = context, version
	if q.nav == "parents" {
		x.Member = []resource{all}
	}
	return &x, nil
}

// whole returns the collection of all texts, without its members.
func (s *Service) whole() resource {
	title := s.edition.Title
	if title == "" {
		title = "Edition"
	}
	return resource{ID: root, Type: "Collection", Title: title, TotalChildren: len(s.texts), Collection: s.links.collection(root)}
}

func (s *Service) resourceOf(r *resourceText) resource {
	t := r.book.Text
	id := t.ID
	x := resource{ID: id, Type: "Resource", Title: strings.Join(strings.Fields(t.Meta.Title), " "), Description: r.book.Caveat,
		TotalParents: 1, Collection: s.links.collection(id), Navigation: s.links.navigation(id), Document: s.links.document(id), Download: s.links.download(id),
		Trees: []citationTree{{"CitationTree", r.tree.types()}}, MediaTypes: []string{teiXML, plain}, DublinCore: map[string][]any{}}
	x.DublinCore["title"] = []any{localized{t.Meta.Lang, x.Title}}
	for name, value := range map[string]string{"language": t.Meta.Lang, "publisher": t.Meta.Printer, "date": t.Meta.Year, "rights": t.Meta.Rights, "source": t.Meta.Provenance} {
		if value = corpus.Known(value); value != "" {
			x.DublinCore[name] = []any{value}
		}
	}
	return x
}

// navigate answers a query about the citation tree of a text.
func (s *Service) navigate(q query) (*navigation, error) {
	r, err := s.text(q)
	if err != nil {
		return nil, err
	}
	ref, start, end, err := r.units(q)
	if err != nil {
		return nil, err
	}
	down := 0
	if q.down != "" {
		if down, err = strconv.Atoi(q.down); err != nil || down < -1 {
			return nil, bad("down is a number of levels, or -1 for all, not %q", q.down)
		}
	}
	if ref == nil && (q.down == "" || down == 0) && (start == nil || q.down != "") {
		return nil, bad("say what to tell of %s: ref, or down (1 for the highest units, -1 for all)", q.resource)
	}
	n := &navigation{Context: context, ID: q.self, Type: "Navigation", Version: version, Resource: s.resourceOf(r), Ref: unitOf(ref), Start: unitOf(start), End: unitOf(end)}
	if q.down == "" {
		return n, nil
	}
	found := r.tree.members(ref, start, end, down)
	members := make([]citableUnit, 0, len(found))
	for _, u := range found {
		members = append(members, *unitOf(u))
	}
	n.Member, n.View, err = paged(q, s.most, members)
	return n, err
}

// members returns the units that a query asks for, in the order of the document.
func (tr *tree) members(ref, start, end *Unit, down int) []*Unit {
	list := []*Unit{}
	from := 0 // the level down is counted from
	first, last := 0, len(tr.units)
	switch {
	case ref != nil:
		from = ref.Level
	case start != nil:
		from = max(start.Level, end.Level)
		first = slices.Index(tr.units, start)
		for i, u := range tr.units {
			if u.within(end) {
				last = i + 1
			}
		}
	}
	for i := first; i < last; i++ {
		u := tr.units[i]
		switch {
		case ref != nil && down == 0:
			if u.Parent == ref.Parent {
				list = append(list, u)
			}
		case ref != nil && !u.within(ref):
		case down >= 0 && u.Level > from+down:
		default:
			list = append(list, u)
		}
	}
	return list
}

func unitOf(u *Unit) *citableUnit {
	if u == nil {
		return nil
	}
	x := &citableUnit{ID: u.ID, Type: "CitableUnit", Level: u.Level, CiteType: u.Type}
	if u.Parent != nil {
		x.Parent = &u.Parent.ID
	}
	if u.Title != "" {
		x.DublinCore = map[string][]any{"title": {localized{u.First.Text.Meta.Lang, u.Title}}}
	}
	return x
}
