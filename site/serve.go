package site

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"quinola/site/modules"
	"quinola/site/output"
	"quinola/site/serve"
)

// Serve builds the site and serves it at addr until ctx ends. A folder of its own is
// read as soon as its pages are there, while the engine's modules are being made: who
// fetches one waits for it.
func Serve(ctx context.Context, addr string, o Options) error {
	whole := o.Out != ""
	if !whole {
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
	table, err := build(ctx, o, whole)
	if err != nil {
		return err
	}
	pages := serve.Handler(o.Out)
	making := func() error { return nil }
	if table != nil && !whole {
		pages = waiting(table, pages)
		making = func() error {
			return table.Make(ctx, o.Progress, func(file string, wasm []byte) error { return place(filepath.Join(o.Out, assets, file), wasm) })
		}
	}
	server := patient(withServices(o, pages))
	if o.Ready != nil {
		o.Ready(o.Base)
	}
	work, serving := errgroup.WithContext(ctx)
	work.Go(func() error {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			return fmt.Errorf("serve: %w", err)
		}
		return nil
	})
	work.Go(making)
	work.Go(func() error {
		<-serving.Done()
		late, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
		defer cancel()
		server.Shutdown(late)
		return nil
	})
	return work.Wait()
}

// waiting serves pages whose engine is still being made: a module is sent once it is
// there.
func waiting(table *modules.Table, pages http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if file, is := strings.CutPrefix(r.URL.Path, "/"+assets); is {
			if err := table.Wait(r.Context(), file); err != nil {
				http.Error(w, "The engine for this page could not be made: "+err.Error(), http.StatusServiceUnavailable)
				return
			}
		}
		pages.ServeHTTP(w, r)
	})
}

// place writes a file that is there whole or not at all.
func place(name string, data []byte) error {
	err := os.WriteFile(name+".new", data, 0o644)
	if err == nil {
		err = os.Rename(name+".new", name)
	}
	if err != nil {
		return fmt.Errorf("serve: %w", err)
	}
	return nil
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
