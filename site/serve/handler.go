// Package serve serves a built site over HTTP, as any static host should.
package serve

import (
	"bytes"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"

	"quinola/site/page"
	"quinola/site/scripts"
)

// Handler serves a built site as any host should: every file has its policy, a
// page that is not there gets the page for that, and what shrinks is sent
// packed to those who say that they can unpack it.
func Handler(dir string) http.Handler {
	site := &served{dir: dir, files: os.DirFS(dir)}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", scripts.Policy()+"; frame-ancestors 'none'") // which no page can say of itself
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			h.Set("Allow", "GET, HEAD")
			http.Error(w, "The edition is only read: ask with GET or HEAD.", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" {
			name = "."
		}
		info, err := fs.Stat(site.files, name)
		if err == nil && info.IsDir() {
			if !strings.HasSuffix(r.URL.Path, "/") {
				to := path.Base(name) + "/"
				if r.URL.RawQuery != "" {
					to += "?" + r.URL.RawQuery
				}
				http.Redirect(w, r, to, http.StatusMovedPermanently)
				return
			}
			name = path.Join(name, "index.html")
			info, err = fs.Stat(site.files, name)
		}
		if err != nil || !info.Mode().IsRegular() {
			site.missing(w)
			return
		}
		if strings.HasPrefix(name, "assets/") {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		} else {
			h.Set("Cache-Control", "no-cache") // kept, but asked for again
		}
		site.send(w, r, name, info)
	})
}

// shrinks are the kinds of files worth packing.
var shrinks = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".json": "application/json", ".jsonl": "application/jsonl", ".svg": "image/svg+xml", ".txt": "text/plain; charset=utf-8",
	".xml": page.OpenSearchType, ".jsonld": "application/ld+json", ".rnc": "application/relax-ng-compact-syntax",
}

// kindOf returns what a file is sent as, "" where it does not shrink. Texts as TEI
// are the only other files of XML.
func kindOf(name string) string {
	if strings.HasPrefix(name, "tei/") && path.Ext(name) == ".xml" {
		return "application/tei+xml"
	}
	return shrinks[path.Ext(name)]
}

// served is a site and what of it has been packed.
type served struct {
	dir   string
	files fs.FS
	packs packs
}

// send sends a file, packed if it shrinks and the reader can unpack it.
func (s *served) send(w http.ResponseWriter, r *http.Request, name string, info fs.FileInfo) {
	h := w.Header()
	kind := kindOf(name)
	if kind != "" {
		h.Set("Content-Type", kind)
		h.Set("Vary", "Accept-Encoding")
		if how := s.packing(r.Header.Get("Accept-Encoding")); how != nil && r.Header.Get("Range") == "" {
			if data, err := s.packs.of(s.files, name, info, how); err == nil {
				h.Set("Content-Encoding", how.name)
				h.Set("Content-Length", strconv.Itoa(len(data)))
				http.ServeContent(w, r, name, info.ModTime(), bytes.NewReader(data))
				return
			}
		}
	}
	file, err := s.files.Open(name)
	if err != nil {
		s.missing(w)
		return
	}
	defer file.Close()
	http.ServeContent(w, r, name, info.ModTime(), file.(io.ReadSeeker)) // a file of the system
}

// packing returns the best that a reader accepts, or nil.
func (s *served) packing(accepts string) *packing {
	for i := range packings {
		if accepted(accepts, packings[i].name) {
			return &packings[i]
		}
	}
	return nil
}

// accepted reports whether an Accept-Encoding allows a coding, by its name or
// by "*", and does not forbid it with q=0.
func accepted(header, coding string) bool {
	any := false
	for part := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(part, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		if name != coding && name != "*" {
			continue
		}
		ok := true
		for p := range strings.SplitSeq(params, ";") {
			if q, is := strings.CutPrefix(strings.ToLower(strings.ReplaceAll(p, " ", "")), "q="); is {
				weight, err := strconv.ParseFloat(q, 64)
				ok = err == nil && weight > 0
			}
		}
		if name == coding {
			return ok
		}
		any = ok
	}
	return any
}

// missing answers with the page for addresses that are not there. Its links
// are from the folder of the site, so it says where that is.
func (s *served) missing(w http.ResponseWriter) {
	data, err := fs.ReadFile(s.files, page.MissingFile)
	if err != nil {
		http.Error(w, "The folder of this site, "+s.dir+", is gone. End quinola serve and start it again.", http.StatusServiceUnavailable)
		return
	}
	w.Header().Set("Content-Type", shrinks[".html"])
	w.Header().Set("Cache-Control", "no-cache")
	w.WriteHeader(http.StatusNotFound)
	w.Write(data)
}
