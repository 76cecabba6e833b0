package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// browser is Chromium and a server that counts what it asks for.
type browser struct {
	ctx    context.Context
	tmp    string
	site   string
	server *httptest.Server
	roots  map[string]http.Handler // by the first part of the path
	close  func()

	mu       sync.Mutex
	bytes    int
	requests int
}

func open(ctx context.Context, tmp, site string) (*browser, error) {
	b := &browser{tmp: tmp, site: site, roots: map[string]http.Handler{}}
	var path string
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "headless_shell"} {
		if p, err := exec.LookPath(name); err == nil {
			path = p
			break
		}
	}
	if path == "" {
		return nil, errors.New("no Chromium was found; install it (apt-get install chromium)")
	}
	files := compressing(http.Dir(site))
	b.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		c := &counter{ResponseWriter: w}
		first, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
		switch h := b.roots[first]; {
		case first == "blank":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(c, "<!doctype html><title>bench</title>")
		case h != nil:
			http.StripPrefix("/"+first, h).ServeHTTP(c, r)
		default:
			files.ServeHTTP(c, r)
		}
		b.mu.Lock()
		defer b.mu.Unlock()
		b.bytes += c.n
		b.requests++
	}))
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.UserDataDir(filepath.Join(tmp, "profile")), chromedp.Flag("disable-gpu", true))
	allocator, stop := chromedp.NewExecAllocator(ctx, options...)
	tab, quit := chromedp.NewContext(allocator)
	b.ctx = tab
	b.close = func() { quit(); stop(); b.server.Close() }
	if err := chromedp.Do(tab); err != nil {
		return b, err
	}
	if _, err := chromedp.Call(tab, network.Enable, network.EnableParams{}); err != nil {
		return b, err
	}
	// every query is the first of a reader who was never here
	_, err := chromedp.Call(tab, network.SetCacheDisabled, network.SetCacheDisabledParams{CacheDisabled: true})
	return b, err
}

// counter counts the bytes of an answer.
type counter struct {
	http.ResponseWriter
	n int
}

func (c *counter) Write(p []byte) (int, error) {
	n, err := c.ResponseWriter.Write(p)
	c.n += n
	return n, err
}

// blank opens an empty page.
func (b *browser) blank() error {
	return chromedp.Do(b.ctx, chromedp.Navigate(b.server.URL+"/blank/"))
}

// taken returns the bytes and requests since it was last asked.
func (b *browser) taken() (bytes, requests int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	bytes, requests = b.bytes, b.requests
	b.bytes, b.requests = 0, 0
	return bytes, requests
}

// do runs a script and drops its value.
func (b *browser) do(script string) error {
	_, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](script+"\n;true"))
	return err
}

// await reads the value of an async script's body.
func (b *browser) await(v any, body string) error {
	if err := b.do(`globalThis.told = undefined; (async () => {` + body + `})().then((v) => globalThis.told = JSON.stringify(v ?? null), (e) => globalThis.told = "!" + (e?.stack ?? e))`); err != nil {
		return err
	}
	if err := chromedp.Do(b.ctx, chromedp.Poll[chromedp.Void](`globalThis.told !== undefined`)); err != nil {
		return err
	}
	told, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`globalThis.told`))
	if err != nil {
		return err
	}
	if strings.HasPrefix(told, "!") {
		return fmt.Errorf("in the browser: %s", told[1:])
	}
	return json.Unmarshal([]byte(told), v)
}

// quoted returns a string as a script writes it.
func quoted(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // strings and plain data only
	}
	return string(data)
}
