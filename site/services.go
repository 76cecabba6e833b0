package site

import (
	"net/http"
	"strings"

	"quinola/site/export"
	"quinola/site/export/dts"
)

// servicesPath is the path of Distributed Text Services.
const servicesPath = "dts/"

// withServices answers requests for Distributed Text Services, and passes the rest on
// to the pages.
func withServices(o Options, pages http.Handler) http.Handler {
	path := "/" + servicesPath
	service := dts.New(export.Contents{Corpus: o.Corpus, Notes: o.Notes}, path).Handler(path)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path+"/" == path: // a common way to write an entry point
			http.Redirect(w, r, path, http.StatusMovedPermanently)
			return
		case strings.HasPrefix(r.URL.Path, path):
			service.ServeHTTP(w, r)
			return
		}
		pages.ServeHTTP(w, r)
	})
}

// writeServices writes the answers of Distributed Text Services as files, for
// hosts that only serve files.
func (e *builder) writeServices() error {
	base := e.Host
	if base == "" {
		base = e.Corpus.Edition.Address
	}
	if base == "" {
		base = "/"
	}
	for name, data := range dts.Files(e.contents(), base+servicesPath) {
		if err := e.folder.Put(servicesPath+name, data); err != nil {
			return err
		}
	}
	return nil
}
