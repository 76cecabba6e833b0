package site

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"quinola/corpus"
)

// Distributed Text Services answer at their path, with its slash and without,
// and the pages at all others.
func TestServicesBesideThePages(t *testing.T) {
	pages := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { http.Error(w, "a page", http.StatusTeapot) })
	server := httptest.NewServer(withServices(Options{Corpus: corpus.New(corpus.Edition{Title: "Mine"}, nil)}, pages))
	defer server.Close()
	for path, want := range map[string]int{"/dts/": 200, "/dts/collection/": 200, "/dts/nothing": 404, "/dts": 301, "/dtsx": http.StatusTeapot, "/": http.StatusTeapot} {
		answer, _ := ask(t, server, http.MethodGet, path)
		if answer.StatusCode != want || want == 301 && answer.Header.Get("Location") != "/dts/" {
			t.Errorf("%s: %s, %v", path, answer.Status, answer.Header)
		}
	}
}
