package agree

import (
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

var update = flag.Bool("update", false, "note the rules that refuse what the clauses of a book forbid")

var noting sync.Mutex // of the file, while variants of a ruleset are tried at once

// noted returns the lines of testdata/lawful/RULESET.tsv: clauses that forbid something,
// and the rules that then refuse it. With -update those that are given are added before.
func noted(t *testing.T, ruleset string, seen map[string]string) []string {
	noting.Lock()
	defer noting.Unlock()
	file := filepath.Join("testdata", "lawful", ruleset+".tsv")
	text, _ := os.ReadFile(file) // none where nothing is noted
	lines := slices.DeleteFunc(strings.Split(string(text), "\n"), func(line string) bool { return line == "" })
	if !*update || len(seen) == 0 {
		return lines
	}
	lines = slices.Compact(slices.Sorted(slices.Values(slices.AppendSeq(lines, maps.Keys(seen)))))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	return lines
}
