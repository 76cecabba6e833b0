package dts

import (
	"iter"
	"math"
	"strconv"

	"quinola/site/export"
)

// Files returns the answers to every valid call, ranges apart, as files for a
// static host at base: their names below it, and what is in them. A client
// finds them by the URI templates of index.json.
func Files(c export.Contents, base string) iter.Seq2[string, []byte] {
	of := func(path, rest string) func(string) string {
		return func(id string) string { return base + path + id + rest }
	}
	s := newService(c, templates{
		entry:         base + "index.json",
		collectionAll: base + "collection{/id}{;nav}.json", collection: of("collection/", "{;nav}.json"),
		navigationAll: base + "navigation/{resource}{;down}{/ref}.json", navigation: of("navigation/", "{;down}{/ref}.json"),
		documentAll: base + "document/{resource}{/ref}.xml", document: of("document/", "{/ref}.xml"),
		download: of("document/", ".xml"),
	})
	s.most = math.MaxInt
	return func(yield func(string, []byte) bool) {
		put := func(name string, value any, err error) bool {
			return err != nil || yield(name, encode(value)) // what cannot be asked has no file
		}
		if !put("index.json", s.entry(), nil) || !s.collections(put) {
			return
		}
		for _, r := range s.texts {
			if !s.navigations(r, base, put) || !s.documents(r, yield) {
				return
			}
		}
	}
}

func (s *Service) collections(put func(string, any, error) bool) bool {
	ids := []string{"", root}
	for _, r := range s.texts {
		ids = append(ids, r.book.Text.ID)
	}
	for _, id := range ids {
		for _, nav := range []string{"", "children", "parents"} {
			name := "collection"
			if id != "" {
				name += "/" + id
			}
			if nav != "" {
				name += ";nav=" + nav
			}
			x, err := s.collection(query{id: id, nav: nav})
			if !put(name+".json", x, err) {
				return false
			}
		}
	}
	return true
}

func (s *Service) navigations(r *resourceText, base string, put func(string, any, error) bool) bool {
	downs := []string{"", "-1"}
	for n := range r.tree.depth + 1 {
		downs = append(downs, strconv.Itoa(n))
	}
	refs := []string{""}
	for _, u := range r.tree.units {
		refs = append(refs, u.ID)
	}
	for _, ref := range refs {
		for _, down := range downs {
			name := "navigation/" + r.book.Text.ID
			if down != "" {
				name += ";down=" + down
			}
			if ref != "" {
				name += "/" + ref
			}
			name += ".json"
			n, err := s.navigate(query{self: base + name, resource: r.book.Text.ID, ref: ref, down: down})
			if !put(name, n, err) {
				return false
			}
		}
	}
	return true
}

func (s *Service) documents(r *resourceText, yield func(string, []byte) bool) bool {
	id := r.book.Text.ID
	if !yield("document/"+id+".xml", r.book.Reading()) {
		return false
	}
	for _, u := range r.tree.units {
		if !yield("document/"+id+"/"+u.ID+".xml", r.book.Passage(u.First, u.Last)) {
			return false
		}
	}
	return true
}
