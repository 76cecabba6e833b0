package site

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"quinola/site/serve"
	"quinola/site/sitetest"
)

func TestAReaderWhoHasAPageIsToldSo(t *testing.T) {
	server := httptest.NewServer(serve.Handler(plain(t)))
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

// ask sends a request as it is: no coding is added, and no redirect followed.
func ask(t *testing.T, server *httptest.Server, method, path string, header ...string) (*http.Response, []byte) {
	t.Helper()
	r, err := http.NewRequest(method, server.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", "identity")
	for i := 0; i+1 < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, body
}

// A reader gets the coding that he asks for, never one that he forbids, and
// the same page in each.
func TestPagesArePackedAsTheReaderCanUnpackThem(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(plain(t), "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), page, 0o644); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(serve.Handler(dir))
	defer server.Close()
	for accepts, want := range map[string]string{
		"": "", "identity": "", "gzip": "gzip", "gzip, deflate, br, zstd": "br", "gzip;q=0": "", "gzip; q=0.0, br;q=0": "", "GZIP": "gzip",
		"br;q=0, gzip;q=0.5": "gzip", "*": "br", "*;q=0": "", "gzip;q=nonsense": "", "deflate": "", "br;q=0, *": "gzip",
	} {
		for range 2 { // packed, and as it was packed
			answer, body := ask(t, server, http.MethodGet, "/", "Accept-Encoding", accepts)
			if got := answer.Header.Get("Content-Encoding"); got != want || answer.Header.Get("Vary") != "Accept-Encoding" || answer.ContentLength != int64(len(body)) {
				t.Errorf("%q: %q, not %q; %v", accepts, got, want, answer.Header)
			}
			var from io.Reader = bytes.NewReader(body)
			switch want {
			case "br":
				from = brotli.NewReader(from)
			case "gzip":
				if from, err = gzip.NewReader(from); err != nil {
					t.Fatal(err)
				}
			}
			if got, err := io.ReadAll(from); err != nil || !bytes.Equal(got, page) {
				t.Errorf("%q: another page: %v", accepts, err)
			}
		}
	}
	// A file that has changed is packed anew.
	if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte("anew"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, body := ask(t, server, http.MethodGet, "/", "Accept-Encoding", "br")
	if got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(body))); err != nil || string(got) != "anew" {
		t.Errorf("%q %v", got, err)
	}
}

func TestHandler(t *testing.T) {
	dir := plain(t)
	server := httptest.NewServer(serve.Handler(dir))
	defer server.Close()
	for _, c := range []struct {
		method, path string
		status       int
		header, want string
	}{
		{"GET", "/search?q=la+b%C3%AAte", 301, "Location", "/search/?q=la+b%C3%AAte"},
		{"GET", "/hague-1785", 301, "Location", "/hague-1785/"},
		{"HEAD", "/", 200, "Content-Type", "text/html; charset=utf-8"},
		{"HEAD", "/nothing", 404, "Content-Type", "text/html; charset=utf-8"},
		{"POST", "/", 405, "Allow", "GET, HEAD"},
		{"DELETE", "/index.html", 405, "Allow", "GET, HEAD"},
		{"GET", "/../../../../etc/passwd", 404, "", ""},
		{"GET", "/%2e%2e/%2e%2e/etc/passwd", 404, "", ""},
		{"GET", "/..%5c..%5cwindows", 404, "", ""},
		{"GET", "/%00", 404, "", ""},
		{"GET", "/search/index.html", 200, "Cache-Control", "no-cache"},
		{"GET", "/tei/hague-1785.xml", 200, "Content-Type", "application/tei+xml"},
		{"GET", "/tei/quinola-tei.rnc", 200, "Content-Type", "application/relax-ng-compact-syntax"},
		{"GET", "/annotations/hague-1785.jsonld", 200, "Content-Type", "application/ld+json"},
	} {
		answer, body := ask(t, server, c.method, c.path)
		if answer.StatusCode != c.status || c.header != "" && answer.Header.Get(c.header) != c.want {
			t.Errorf("%s %s: %s, %v", c.method, c.path, answer.Status, answer.Header)
		}
		if c.method == "HEAD" && len(body) > 0 {
			t.Errorf("%s %s has a body", c.method, c.path)
		}
	}
	if answer, body := ask(t, server, "GET", "/", "Range", "bytes=0-14", "Accept-Encoding", "gzip"); answer.StatusCode != 206 || !strings.HasPrefix(string(body), "<!") || len(body) != 15 {
		t.Errorf("a part: %s %q", answer.Status, body)
	}
	// A folder that vanishes is told, and is no missing page.
	away := dir + "-away"
	if err := os.Rename(dir, away); err != nil {
		t.Fatal(err)
	}
	defer os.Rename(away, dir)
	if answer, body := ask(t, server, "GET", "/"); answer.StatusCode != http.StatusServiceUnavailable || !strings.Contains(string(body), "is gone") {
		t.Errorf("%s %s", answer.Status, body)
	}
}

// A site is read while it is made: who asks for what is not there yet gets it once it is,
// and is told if it cannot be made.
func TestASiteIsReadWhileItIsMade(t *testing.T) {
	broken := errors.New("the disk is full")
	for _, c := range []struct {
		fault   error // of the first page
		answers map[string]string
	}{
		{nil, map[string]string{"/": "200 OK", "/hague-1785/18/": "200 OK", "/hague-1785/18/clause.json": "200 OK", "/search/data/start.gz": "200 OK", "/worker.js": "200 OK", "/about": "200 OK", "/assets/MODULE": "200 OK", "/nowhere/": "404 Not Found"}},
		{broken, map[string]string{"/": "503 Service Unavailable", "/worker.js": "503 Service Unavailable"}},
	} {
		o := Options{Corpus: sitetest.Small(), Table: table(t), Out: filepath.Join(t.TempDir(), "site")}
		f, err := open(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		e, err := newBuilder(t.Context(), o, f)
		if err != nil {
			t.Fatal(err)
		}
		pages := e.pages(o)
		if c.fault != nil {
			pages.jobs["index.html"] = func() error { return c.fault }
		}
		growing := newGrowing(e, pages)
		server := httptest.NewServer(growing)
		defer server.Close()
		if answer, _ := ask(t, server, "GET", "/"+e.Assets.Style); answer.StatusCode != http.StatusOK {
			t.Errorf("an asset, before any page is made: %s", answer.Status)
		}
		type asked struct{ path, status string }
		answers := make(chan asked, len(c.answers))
		for path := range c.answers {
			go func() {
				answer, err := http.Get(server.URL + strings.Replace(path, "MODULE", e.engine.Files()[0], 1))
				if err != nil {
					answers <- asked{path, err.Error()}
					return
				}
				answer.Body.Close()
				answers <- asked{path, answer.Status}
			}()
		}
		if err := growing.make(t.Context(), o); !errors.Is(err, c.fault) {
			t.Errorf("made: %v, want %v", err, c.fault)
		}
		if c.fault == nil {
			if err := e.writeModules(t.Context(), o); err != nil {
				t.Error(err)
			}
		}
		for range c.answers {
			if a := <-answers; a.status != c.answers[a.path] {
				t.Errorf("%s: %s, want %s", a.path, a.status, c.answers[a.path])
			}
		}
	}
}

// A client that says nothing, half of what it wants, or too much is not waited
// for: the times are those of the server, a thousand times as fast.
func TestAServerDoesNotWaitForEver(t *testing.T) {
	server := patient(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.Copy(io.Discard, r.Body) }))
	for _, limit := range []*time.Duration{&server.ReadHeaderTimeout, &server.ReadTimeout, &server.WriteTimeout, &server.IdleTimeout} {
		if *limit <= 0 {
			t.Fatalf("a time has no bound: %+v", server)
		}
		*limit /= 1000
	}
	listener, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	go server.Serve(listener)
	defer server.Close()
	for name, said := range map[string]string{
		"nothing": "", "half a header": "GET / HTTP/1.1\r\nHost: x\r\n", "half a body": "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx",
		"one request": "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "a long header": "GET / HTTP/1.1\r\nX: " + strings.Repeat("x", 1<<20),
	} {
		line, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		line.SetDeadline(time.Now().Add(time.Minute))
		io.WriteString(line, said) // the server may hang up before it has all
		if _, err := io.Copy(io.Discard, line); errors.Is(err, os.ErrDeadlineExceeded) {
			t.Errorf("%s: the line is still open", name)
		}
		line.Close()
	}
}

// What packing costs: every file once, and then nothing.
func BenchmarkHandler(b *testing.B) {
	dir := b.TempDir()
	page := []byte("<!doctype html>" + strings.Repeat("<p>Celui qui joue est obligé de fournir de la couleur.</p>", 400))
	if err := os.WriteFile(filepath.Join(dir, "index.html"), page, 0o644); err != nil {
		b.Fatal(err)
	}
	for _, accepts := range []string{"identity", "gzip", "br"} {
		b.Run(accepts, func(b *testing.B) {
			h := serve.Handler(dir)
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.Header.Set("Accept-Encoding", accepts)
			for b.Loop() {
				h.ServeHTTP(httptest.NewRecorder(), r)
			}
		})
	}
}
