package site

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"quinola/site/output"
	"quinola/site/serve"
)

// Serve builds the site and serves it at addr until ctx ends. A folder of its own is
// read while it is made: who fetches a page that is not there yet waits for it.
func Serve(ctx context.Context, addr string, o Options) error {
	own := o.Out == ""
	if own {
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
	if !own {
		if err := Build(ctx, o); err != nil {
			return err
		}
		o.ready()
		return listen(ctx, listener, withServices(o, serve.Handler(o.Out)))
	}
	f, err := open(ctx, o)
	if err != nil {
		return err
	}
	defer f.Close()
	e, err := newBuilder(ctx, o, f)
	if err != nil {
		return err
	}
	growing := newGrowing(e, e.pages(o)) // before any is made
	work, ctx := errgroup.WithContext(ctx)
	work.Go(func() error { return listen(ctx, listener, withServices(o, growing)) })
	work.Go(func() error { return growing.make(ctx, o) })
	work.Go(func() error {
		select {
		case <-growing.plays:
		case <-growing.whole:
		case <-ctx.Done():
			return nil
		}
		return e.writeModules(ctx, o)
	})
	if growing.pages.Wait(ctx, "index.html") == nil {
		o.ready()
	}
	return work.Wait()
}

func (o *Options) ready() {
	if o.Ready != nil {
		o.Ready(o.Base)
	}
}

// listen serves until ctx ends.
func listen(ctx context.Context, listener net.Listener, pages http.Handler) error {
	server := patient(pages)
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

// growing serves a site while it is made. Nothing is read before what writes it is done.
type growing struct {
	e     *builder
	pages *made
	files http.Handler
	there map[string]bool // the assets
	whole chan struct{}   // closed once all pages are there, or no more are made
	fault error           // why not all are there; read after whole
	plays chan struct{}   // closed once a module is asked for
	play  sync.Once       // closes plays
}

func newGrowing(e *builder, pages *made) *growing {
	g := &growing{e: e, pages: pages, files: serve.Handler(e.folder.Grows()), there: map[string]bool{}, whole: make(chan struct{}), plays: make(chan struct{})}
	for _, name := range e.folder.Paths(func(string) bool { return true }) {
		g.there[name] = true
	}
	return g
}

// make makes the pages.
func (g *growing) make(ctx context.Context, o Options) error {
	g.fault = g.e.writePages(ctx, o, g.pages)
	close(g.whole)
	return g.fault
}

func (g *growing) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if err := g.wait(r.Context(), strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")); err != nil {
		http.Error(w, "This could not be made: "+err.Error(), http.StatusServiceUnavailable)
		return
	}
	g.files.ServeHTTP(w, r)
}

// wait waits until a file is there, and has it made before others.
func (g *growing) wait(ctx context.Context, name string) error {
	if g.there[name] {
		return nil
	}
	if file, is := strings.CutPrefix(name, assets); is && g.e.engine != nil && slices.Contains(g.e.engine.Files(), file) {
		g.play.Do(func() { close(g.plays) })
		return g.e.engine.Wait(ctx, file)
	}
	for _, job := range []string{name, path.Join(name, "index.html"), shardFolder, downloads} {
		if g.pages.Has(job) && (!strings.HasSuffix(job, "/") || strings.HasPrefix(name, job)) {
			return g.pages.Wait(ctx, job)
		}
	}
	select {
	case <-g.whole:
		return g.fault
	case <-ctx.Done():
		return ctx.Err()
	}
}

// patient returns a server with long but finite timeouts, for slow connections.
func patient(h http.Handler) *http.Server {
	return &http.Server{
		Handler: h, MaxHeaderBytes: 64 << 10,
		ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second, WriteTimeout: 5 * time.Minute, IdleTimeout: 2 * time.Minute,
	}
}

// found returns the address at which a browser on this machine finds the listener: with
// the host that was asked for, and the port that the listener got.
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
