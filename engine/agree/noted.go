package agree

import (
	"errors"
	"flag"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

var update = flag.Bool("update", false, "note the rules that refuse what the clauses of a book forbid; with QUINOLA_HANDS, these alone")

// noting is what was noted in this run, by ruleset: a ruleset and its variants, which are tried
// at once, note in one file.
var noting = struct {
	sync.Mutex
	now map[string]map[string]string
}{now: map[string]map[string]string{}}

// noted returns the lines of testdata/lawful/RULESET.tsv: clauses that forbid something,
// and the rules that then refuse it. With -update those that this run has seen are added.
// Where QUINOLA_HANDS says how many hands are tried, the file is written anew: what so many
// hands no longer show is left out. In an ordinary run a rare line only does not come up.
func noted(t *testing.T, ruleset string, seen map[string]string) []string {
	noting.Lock()
	defer noting.Unlock()
	file := filepath.Join("testdata", "lawful", ruleset+".tsv")
	text, _ := os.ReadFile(file) // none where nothing is noted
	before := slices.DeleteFunc(strings.Split(string(text), "\n"), func(line string) bool { return line == "" })
	if !*update {
		return before
	}
	if noting.now[ruleset] == nil {
		noting.now[ruleset] = map[string]string{}
	}
	maps.Copy(noting.now[ruleset], seen)
	lines := slices.Collect(maps.Keys(noting.now[ruleset]))
	if os.Getenv("QUINOLA_HANDS") == "" {
		lines = append(lines, before...)
	}
	slices.Sort(lines)
	lines = slices.Compact(lines)
	if err := write(file, lines); err != nil {
		t.Fatal(err)
	}
	return lines
}

// write writes lines to a file, which without a line there is not.
func write(file string, lines []string) error {
	if len(lines) == 0 {
		if err := os.Remove(file); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o666)
}
