package site

import (
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	"quinola/site/output"
)

// policy is the Content-Security-Policy of every page: nothing inline, nothing
// from elsewhere. The pages say the same in a meta element, for other hosts.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// Serve builds the site and serves it at addr until ctx ends.
func Serve(ctx context.Context, addr string, o Options) error {
	if o.Out == "" {
		tmp, remove, err := output.Temp("quinola-site")
		if err != nil {
			return fmt.Errorf("serve: %w", err)
		}
		defer remove()
		o.Out = filepath.Join(tmp, "site")
	}
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", addr)
	if err != nil {
		return fmt.Errorf("serve: %w; choose another address with -addr", err)
	}
	defer listener.Close()
	if o.Base == "" {
		o.Base = found(addr, listener)
	}
	if err := Build(ctx, o); err != nil {
		return err
	}
	server := &http.Server{Handler: Handler(o.Out), ReadHeaderTimeout: 10 * time.Second}
	if o.Ready != nil {
		o.Ready(o.Base)
	}
	stop := context.AfterFunc(ctx, func() {
		late, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
		defer cancel()
		server.Shutdown(late)
	})
	defer stop()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve: %w", err)
	}
	return nil
}

// found is the address at which a browser on this machine finds the listener:
// with the host that was asked for, and the port that was got.
func found(addr string, l net.Listener) string {
	host, _, err := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); err != nil || host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		return ""
	}
	return "http://" + net.JoinHostPort(host, port) + "/"
}

// Handler serves a built site from its folder.
func Handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		name := path.Clean("/" + r.URL.Path)
		info, err := os.Stat(filepath.Join(dir, filepath.FromSlash(name)))
		if err == nil && info.IsDir() {
			if !strings.HasSuffix(r.URL.Path, "/") {
				http.Redirect(w, r, path.Base(name)+"/", http.StatusMovedPermanently)
				return
			}
			name = path.Join(name, "index.html")
			info, err = os.Stat(filepath.Join(dir, filepath.FromSlash(name)))
		}
		if err != nil {
			missing(w, dir)
			return
		}
		if strings.HasPrefix(name, "/assets/") {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		} else {
			h.Set("Cache-Control", "no-cache") // kept, but asked for again
		}
		if kind := shrinks[path.Ext(name)]; kind != "" && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") && r.Header.Get("Range") == "" {
			h.Set("Content-Type", kind)
			h.Set("Content-Encoding", "gzip")
			h.Set("Vary", "Accept-Encoding")
			if unchanged(w, r, info.ModTime()) {
				return
			}
			squeezed(w, r, filepath.Join(dir, filepath.FromSlash(name)))
			return
		}
		if strings.HasSuffix(name, "/index.html") {
			http.ServeFile(w, r, filepath.Join(dir, filepath.FromSlash(name)))
			return
		}
		files.ServeHTTP(w, r)
	})
}

// shrinks are the kinds of files worth compressing on the way.
var shrinks = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".json": "application/json", ".svg": "image/svg+xml", ".txt": "text/plain; charset=utf-8",
	".xml": openSearchType,
}

// unchanged answers a reader who has the file of that date already.
func unchanged(w http.ResponseWriter, r *http.Request, date time.Time) bool {
	date = date.UTC().Truncate(time.Second)
	w.Header().Set("Last-Modified", date.Format(http.TimeFormat))
	since, err := http.ParseTime(r.Header.Get("If-Modified-Since"))
	if err != nil || date.After(since) {
		return false
	}
	w.Header().Del("Content-Encoding")
	w.WriteHeader(http.StatusNotModified)
	return true
}

func squeezed(w http.ResponseWriter, r *http.Request, name string) {
	if r.Method == http.MethodHead {
		return
	}
	f, err := os.Open(name)
	if err != nil {
		return
	}
	defer f.Close()
	z := gzip.NewWriter(w)
	defer z.Close()
	io.Copy(z, f)
}

// missing answers with the page for addresses that are not there. Its links
// are from the folder of the site, so it says where that is.
func missing(w http.ResponseWriter, dir string) {
	data, err := os.ReadFile(filepath.Join(dir, "404.html"))
	if err != nil {
		data = []byte("No such page")
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(http.StatusNotFound)
	w.Write(data)
}
