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

// After the first visit the site can be read without a network. The service worker that
// keeps it is a file of its own at the root, which is the scope that it may serve.
// templates/script/worker.ts says what it does.

const (
	workerFile  = "worker.js"
	offlinePath = "offline/"
)

// inCore reports whether the worker keeps a file from the first visit on: the style and
// scripts of every page, the first page, the cards, and the tables with which a search
// begins. Other files are kept when they are fetched.
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
	if in, ok := strings.CutPrefix(name, assets); ok {
		switch path.Ext(in) {
		case ".css", ".js", ".woff2", ".svg":
			return !strings.HasPrefix(in, "wasm_exec") // belongs to the engine
		}
	}
	return false
}

// offlinePages returns what the worker shows in place of a page that it does not have.
func (e *builder) offlinePages() []page.Page {
	return []page.Page{{Path: offlinePath, Frame: &page.Frame{Title: "Not kept for reading offline", Description: "A page that was not visited before cannot be read without a network."}, Body: func(at page.Place) (any, error) {
		return nil, nil
	}}}
}

// writeWorker writes the worker, which names its core files with their hashes: if one
// changes, it is another worker with another cache.
func (e *builder) writeWorker() error {
	core := e.folder.Sums(inCore)
	names := slices.Sorted(maps.Keys(core))
	h := sha256.New()
	for _, name := range names {
		fmt.Fprintf(h, "%s %x\n", name, core[name])
	}
	packs := slices.Sorted(maps.Values(e.packed))
	used := e.folder.Paths(func(name string) bool {
		return strings.HasPrefix(name, assets) && !inCore(name) && !slices.Contains(packs, name)
	})
	used = append(used, e.lateParts()...)
	if e.engine != nil {
		for _, file := range e.engine.Files() { // which may not be made yet
			used = append(used, assets+file)
		}
	}
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

// mostPacked is the greatest size of a search that a reader's browser keeps as a whole.
// Of a larger one it keeps what was used.
const mostPacked = 8 << 20

// pack writes the files of the search as one file for the worker, and those that only
// readers of one language use as one more for each language.
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

// packOf writes the files of a folder as one file: a line of JSON that says where each
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
	e.packed[folder] = assets + "search-" + strings.ReplaceAll(folder, "/", "-") + hex.EncodeToString(sum[:5]) + ".pack"
	return e.folder.Put(e.packed[folder], data)
}
