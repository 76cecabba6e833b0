// Package readers tests what the page reads of links and shards, in a real
// browser.
package readers

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/evanw/esbuild/pkg/api"

	"quinola/annotate"
	"quinola/index"
	"quinola/site/browsertest"
	"quinola/site/sitetest"
	"quinola/templates/phrases"
)

// reads is how often each reader of the page is tried:
//
//	go test ./site/browsertest/readers -run Readers/links -reads 10000000 -timeout 0
var (
	reads = flag.Int("reads", 0, "how often each reader is tried; 0 for a short run of each")
	seed  = flag.Int("seed", 1, "what the tries are drawn by")
)

// TestReaders holds what the page reads of links and shards to the properties
// of testdata/readers.ts.
func TestReaders(t *testing.T) {
	if os.Getenv("QUINOLA_NOBROWSER") != "" {
		t.Skip("left out: QUINOLA_NOBROWSER")
	}
	page, stop, err := browsertest.Start(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	ask[bool](t, page, script(t)+`;globalThis.quinola = quinola, true`)
	e := sitetest.Edited(t)
	blocks, err := json.Marshal(someBlocks(t, e.Notes))
	if err != nil {
		t.Fatal(err)
	}
	files, queries := someShards(t, index.Read(e.Corpus, e.Notes, index.Tell{Question: phrases.In}))
	for _, p := range []struct {
		name, args string
		short      int
	}{
		{"links", "", 20000},
		{"hands", string(blocks) + ", ", 5000},
		{"packs", "", 500},
		{"shards", files + ", " + queries + ", ", 300},
	} {
		t.Run(p.name, func(t *testing.T) {
			n := p.short
			if *reads > 0 {
				n = *reads
			}
			if told := tried(t, page, fmt.Sprintf("%s(%s%d, %d)", p.name, p.args, n, *seed)); told != "" {
				t.Error(told)
			}
		})
	}
	t.Run("bomb", func(t *testing.T) {
		if told := tried(t, page, "bomb()"); told != "" {
			t.Error(told)
		}
	})
}

// tried calls a function of the script, which may take long, and gives what it
// says is broken.
func tried(t *testing.T, page context.Context, call string) string {
	t.Helper()
	ask[bool](t, page, `(globalThis.told = undefined, quinola.`+call+`.then((s) => (globalThis.told = s), (e) => (globalThis.told = String(e))), true)`)
	for !ask[bool](t, page, `globalThis.told !== undefined`) {
		time.Sleep(20 * time.Millisecond)
	}
	return ask[string](t, page, `globalThis.told`)
}

// ask is the value of a script in the page.
func ask[T any](t *testing.T, page context.Context, script string) T {
	t.Helper()
	value, err := chromedp.Run(page, chromedp.Evaluate[T](script))
	if err != nil {
		t.Fatalf("%v\n%.300s", err, script)
	}
	return value
}

// script is the script of the properties, with the readers themselves.
func script(t *testing.T) string {
	t.Helper()
	name, err := filepath.Abs("testdata/readers.ts")
	if err != nil {
		t.Fatal(err)
	}
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{name}, Define: index.Script(), Bundle: true, Format: api.FormatIIFE, GlobalName: "quinola", Charset: api.CharsetUTF8, LogLevel: api.LogLevelSilent,
	})
	if len(result.Errors) > 0 {
		t.Fatal(result.Errors[0].Text)
	}
	return string(result.OutputFiles[0].Contents)
}

// someBlocks are the records of examples of every text.
func someBlocks(t *testing.T, notes *annotate.Annotations) []string {
	t.Helper()
	var blocks []string
	for i, n := range notes.Notes() {
		for _, e := range n.Examples {
			if i%9 == 0 {
				blocks = append(blocks, e.Text)
			}
		}
	}
	if len(blocks) < 40 {
		t.Fatalf("only %d examples", len(blocks))
	}
	return blocks
}

// someShards are the files of the search of every twelfth clause, and queries,
// as JSON.
func someShards(t *testing.T, all index.Contents) (files, queries string) {
	t.Helper()
	few := index.Contents{Concepts: all.Concepts, Topics: all.Topics}
	for i, d := range all.Docs {
		if i%12 == 0 {
			few.Docs = append(few.Docs, d)
		}
	}
	packed, err := index.Shards(few, index.Restorer{})
	if err != nil {
		t.Fatal(err)
	}
	plain := map[string]string{}
	for name, data := range packed {
		z, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(z)
		if err != nil {
			t.Fatal(err)
		}
		plain[strings.TrimSuffix(name, ".gz")] = string(text)
	}
	one, err1 := json.Marshal(plain)
	two, err2 := json.Marshal([]string{
		"quinola", "le jeu", `"le jeu"`, "jou*", "renonsse", "espagnollette", "game:reversis", "kind:rule as", "lang:sv spel", "text:academie roi -dame",
		"rule:reversis quinola", "quinola in:gloss", "bekänna in:gloss", "king called in:gloss", "18", "academie:ambigu.p13", "hague 18", "basket", "zzzz", "*", "",
	})
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	return string(one), string(two)
}
