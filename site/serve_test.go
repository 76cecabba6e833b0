package site

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestAReaderWhoHasAPageIsToldSo(t *testing.T) {
	server := httptest.NewServer(Handler(built(t, Options{Corpus: small()})))
	defer server.Close()
	ask := func(path, since string) *http.Response {
		t.Helper()
		r, err := http.NewRequest(http.MethodGet, server.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", "gzip")
		if since != "" {
			r.Header.Set("If-Modified-Since", since)
		}
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		return answer
	}
	for _, path := range []string{"/", "/hague-1785/18/", "/hague-1785/18/clause.json", "/worker.js"} {
		first := ask(path, "")
		if first.StatusCode != http.StatusOK || first.Header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s: %s, %v", path, first.Status, first.Header)
		}
		if again := ask(path, first.Header.Get("Last-Modified")); again.StatusCode != http.StatusNotModified {
			t.Errorf("%s, asked again: %s", path, again.Status)
		}
	}
	if answer := ask("/nothing/", ""); answer.StatusCode != http.StatusNotFound {
		t.Errorf("an address that is not there: %s", answer.Status)
	}
}
