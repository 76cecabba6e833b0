package site

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"time"

	"quinola/site/output"
	"quinola/site/serve"
)

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
	server := patient(withServices(o, serve.Handler(o.Out)))
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
