package dts

import (
	"errors"
	"fmt"
	"net/http"
	"strings"

	"quinola/corpus/plainjson"
)

// Handler answers calls below a path that ends in a slash, such as "/dts/".
func (s *Service) Handler(path string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD are answered", http.StatusMethodNotAllowed)
			return
		}
		w.Header().Set("Access-Control-Allow-Origin", "*") // DTS is for programs on any site
		v := r.URL.Query()
		q := query{self: absolute(r), id: v.Get("id"), nav: v.Get("nav"), resource: v.Get("resource"), ref: v.Get("ref"), start: v.Get("start"), end: v.Get("end"),
			down: v.Get("down"), treeName: v.Get("tree"), page: v.Get("page"), mediaType: v.Get("mediaType")}
		s.answer(w, strings.Trim(strings.TrimPrefix(r.URL.Path, path), "/"), q)
	})
}

// absolute returns the whole address of a call.
func absolute(r *http.Request) string {
	scheme := "http"
	if r.TLS != nil {
		scheme = "https"
	}
	return scheme + "://" + r.Host + r.URL.RequestURI()
}

// answer writes what an endpoint answers.
func (s *Service) answer(w http.ResponseWriter, endpoint string, q query) {
	var value any
	var err error
	switch endpoint {
	case "":
		value = s.entry()
	case "collection":
		value, err = s.collection(q)
	case "navigation":
		value, err = s.navigate(q)
	case "document":
		data, mediaType, fault := s.document(q)
		if fault == nil {
			w.Header().Set("Content-Type", mediaType)
			w.Header().Set("Link", fmt.Sprintf("<%s>; rel=\"collection\"", strings.SplitN(s.links.collection(q.resource), "{", 2)[0]))
			_, _ = w.Write(data) // a client that went away needs no answer
			return
		}
		err = fault
	default:
		err = missing("there is no %q here; the entry point is %s", endpoint, s.links.entry)
	}
	if f, ok := errors.AsType[*fault](err); ok {
		w.Header().Set("Content-Type", jsonLD)
		w.WriteHeader(f.status)
		value = map[string]any{"@context": "http://www.w3.org/ns/hydra/context.jsonld", "@type": "Status", "statusCode": f.status, "title": http.StatusText(f.status), "description": f.text}
		_, _ = w.Write(encode(value))
		return
	}
	w.Header().Set("Content-Type", jsonLD)
	_, _ = w.Write(encode(value))
}

// encode returns a value as JSON.
func encode(v any) []byte {
	data, err := plainjson.Of(v, " ")
	if err != nil {
		panic("dts: an answer is no JSON: " + err.Error()) // its types are all here
	}
	return data
}
