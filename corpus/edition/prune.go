package edition

import (
	"os"
	"path/filepath"
	"strings"
)

// Prune strikes from the emendation files of the corpus in dir what the
// restorer, as it is now, reads unaided, and tells how many lines went. All
// other lines stay as they are.
func Prune(dir string, ids ...string) (int, error) {
	fsys := os.DirFS(dir)
	_, all, err := readEdition(fsys)
	if err != nil {
		return 0, err
	}
	if len(ids) == 0 {
		ids = all
	}
	strike := map[string]map[int]bool{}
	n := 0
	for _, id := range ids {
		t, err := readText(fsys, id)
		if err != nil {
			return 0, err
		}
		if t.Restated {
			continue
		}
		gone, err := build(t, nil, false)
		if err != nil {
			return 0, err
		}
		for _, e := range gone {
			if strike[e.File] == nil {
				strike[e.File] = map[int]bool{}
			}
			strike[e.File][e.Line] = true
			n++
		}
	}
	var files []file
	for name, lines := range strike {
		path := filepath.Join(dir, filepath.FromSlash(name))
		data, err := os.ReadFile(path)
		if err != nil {
			return 0, err
		}
		var kept []string
		for i, l := range strings.SplitAfter(string(data), "\n") {
			if !lines[i+1] {
				kept = append(kept, l)
			}
		}
		files = append(files, file{path, strings.Join(kept, "")})
	}
	return n, writeAll(files)
}
