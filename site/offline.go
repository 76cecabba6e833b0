package site

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"quinola/index"
	"quinola/site/page"
	"quinola/site/scripts"
)

// After the first visit the site is read without a network. The worker that
// keeps it is a file of its own at the root, since that is the scope it may
// serve; what it does is told in templates/script/worker.ts.

const (
	workerFile  = "worker.js"
	offlinePath = "offline/"
)

// inCore reports whether the worker keeps a file from the first visit on: what
// every page is dressed in, the first page, the cards, and the tables that a
// search begins with. All else is kept when it is fetched.
func inCore(name string) bool {
	switch name {
	case "index.html", "search/index.html", offlinePath + "index.html":
		return true
	}
	if strings.HasPrefix(name, "cards/") {
		return true
	}
	if in, ok := strings.CutPrefix(name, shardFolder); ok {
		return !strings.Contains(in, "/")
	}
	if in, ok := strings.CutPrefix(name, "assets/"); ok {
		switch path.Ext(in) {
		case ".css", ".js", ".woff2", ".svg":
			return !strings.HasPrefix(in, "wasm_exec") // goes with the engine
		}
	}
	return false
}

// offlinePages returns what the worker shows in the place of a page it has not.
func (e *builder) offlinePages() []page.Page {
	return []page.Page{{Path: offlinePath, Frame: &page.Frame{Title: "Not kept for reading offline", Description: "A page that was not visited before cannot be read without a network."}, Body: func(at page.Place) (any, error) {
		return nil, nil
	}}}
}

// writeWorker writes the worker, which knows its core by name and content: any
// change of it is another worker, and another cache.
func (e *builder) writeWorker() error {
	core := e.folder.Sums(inCore)
	names := slices.Sorted(maps.Keys(core))
	h := sha256.New()
	for _, name := range names {
		fmt.Fprintf(h, "%s %x\n", name, core[name])
	}
	packs := slices.Sorted(maps.Values(e.packed))
	used := e.folder.Paths(func(name string) bool {
		return strings.HasPrefix(name, "assets/") && !inCore(name) && !slices.Contains(packs, name)
	})
	used = append(used, e.lateParts()...)
	fmt.Fprintf(h, "%s %s\n", packs, used)
	list := func(v any) string {
		data, err := json.Marshal(v)
		if err != nil {
			panic(err) // strings alone
		}
		return string(data)
	}
	data, err := scripts.Bundle("script/worker.ts", false, map[string]string{
		"CORE": list(names), "USED": list(used),
		"VERSION": list(hex.EncodeToString(h.Sum(nil)[:8])), "PACKS": list(e.packed), "DATA": list(shardFolder),
		"OFFLINE": list(offlinePath + "index.html"),
	})
	if err != nil {
		return err
	}
	return e.folder.Put(workerFile, data)
}

// mostPacked is how large the search may be to be kept whole by a reader's
// browser; a larger one is kept as far as it was used.
const mostPacked = 8 << 20

// pack writes the files of the search as one, for the worker, and those that only
// readers of a language use as others.
func (e *builder) pack(files map[string][]byte) error {
	e.packed = map[string]string{}
	in := map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		folder := index.FolderOf(name)
		in[folder] = append(in[folder], name)
	}
	for folder, names := range in {
		if err := e.packOf(folder, names, files); err != nil {
			return err
		}
	}
	return nil
}

// packOf writes the files of a folder as one: a line of JSON that says where each
// begins and how long it is, and then the files.
func (e *builder) packOf(folder string, names []string, files map[string][]byte) error {
	type where [2]int
	places, size := map[string]where{}, 0
	for _, name := range names {
		places[name] = where{size, len(files[name])}
		size += len(files[name])
	}
	if size > mostPacked {
		return nil
	}
	head, err := json.Marshal(places)
	if err != nil {
		return err
	}
	data := append(slices.Grow(head, 1+size), '\n')
	for _, name := range names {
		data = append(data, files[name]...)
	}
	sum := sha256.Sum256(data)
	e.packed[folder] = "assets/search-" + strings.ReplaceAll(folder, "/", "-") + hex.EncodeToString(sum[:5]) + ".pack"
	return e.folder.Put(e.packed[folder], data)
}
