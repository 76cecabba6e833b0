package main

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
	"time"

	"quinola/site"
)

// siteOptions returns what the call's corpus is built from.
func (c *call) siteOptions(out string) (site.Options, error) {
	ann, err := c.annotations()
	if err != nil {
		return site.Options{}, err
	}
	cache, err := cacheDir()
	if err != nil {
		cache = "" // the engine for the page is then built each time
	}
	o := site.Options{Corpus: ann.Corpus, Notes: ann, Out: out, Cache: cache, Files: c.files()}
	if terminal(c.stderr) {
		var mu sync.Mutex
		var last time.Time
		o.Progress = func(what string, done, total int) {
			mu.Lock()
			defer mu.Unlock()
			if done == total || time.Since(last) > 100*time.Millisecond {
				last = time.Now()
				fmt.Fprintf(c.stderr, "\r%d of %d %s", done, total, what)
			}
			if done == total {
				fmt.Fprintln(c.stderr)
			}
		}
	}
	return o, nil
}

// webAddress is an address without query or fragment.
var webAddress = regexp.MustCompile(`^https?://[^\s/?#"<>]+(/[^\s?#"<>]*)?$`)

func buildCommand(c *call) func() error {
	out := c.flags.String("o", "", "write the site into this `FOLDER` (required); it replaces an older site there as a whole")
	base := c.flags.String("base", "", "the `URL` at which the site will be found, https://…/: citations name it, and browsers can add its search (default: the edition's address)")
	services := c.flags.Bool("dts", false, "also write the answers of Distributed Text Services as files under dts/ (quinola serve always answers)")
	bundle := c.flags.Bool("bundle", false, "write the clauses of a text as one file, clauses/ID.jsonl, and not as two files beside each page: for hosts that limit the number of files")
	return func() error {
		if *out == "" {
			return c.usage("say where to write it with -o DIR")
		}
		if err := c.noMore(); err != nil {
			return err
		}
		if *base != "" && !webAddress.MatchString(*base) {
			return c.usage("-base takes an address such as https://example.org/quinola/, not %q", *base)
		}
		o, err := c.siteOptions(*out)
		if err != nil {
			return err
		}
		o.DTS, o.Bundle = *services, *bundle
		if o.Base = *base; *base != "" && !strings.HasSuffix(*base, "/") {
			o.Base += "/"
		}
		start := time.Now()
		if err := c.whole(func() error { return site.Build(c.ctx, o) }); err != nil {
			return err
		}
		if terminal(c.stderr) {
			fmt.Fprintf(c.stderr, "built in %.1f s\n", time.Since(start).Seconds())
		}
		return c.wrote(*out, *out+"\n")
	}
}

func serveCommand(c *call) func() error {
	addr := c.flags.String("addr", "localhost:8080", "serve at this address, `HOST:PORT`")
	return func() error {
		if err := c.noMore(); err != nil {
			return err
		}
		o, err := c.siteOptions("")
		if err != nil {
			return err
		}
		o.Ready = func(url string) {
			if c.json {
				printJSON(c.stdout, map[string]string{"url": url})
			} else {
				fmt.Fprintf(c.stdout, "serving the edition at %s (Ctrl-C stops)\n", url)
			}
		}
		return c.whole(func() error { return site.Serve(c.ctx, *addr, o) })
	}
}
