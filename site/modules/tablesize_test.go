package modules

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quinola/site/sitetest"
)

// built gives all modules, made from these sources.
func built(t *testing.T) map[string][]byte {
	t.Helper()
	// Another process reads the sources. The folders are read here so that go test knows on
	// what its result rests.
	for _, sources := range []string{"../../cmd/*/*.go", "../../engine/*.go", "../../engine/*/*.go", "../../engine/*/*/*.go"} {
		if files, err := filepath.Glob(sources); err != nil || len(files) == 0 {
			t.Fatalf("%s: no sources, %v", sources, err)
		}
	}
	table, err := Of(t.Context(), "../..", sitetest.Kept(t))
	if err != nil {
		t.Fatal(err)
	}
	made, err := table.All(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// emptyModule returns a Go module that does nothing, as the toolchain makes it.
func emptyModule(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module empty\n", "main.go": "package main\n\nfunc main() {}\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.CommandContext(t.Context(), "go", append([]string{"build", "-o", "empty.wasm"}, webFlags...)...)
	build.Dir, build.Env = dir, append(os.Environ(), plainly(t.Context(), dir)...)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	wasm, err := os.ReadFile(filepath.Join(dir, "empty.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	return wasm
}

// A family's module for the page may cost so many bytes more, packed, than a Go
// module that does nothing and is made as lean, which is 403,000. The sentences
// that tell what a rule does are in it, and what reads the answers of a text of one's
// own; those of questions, what the books leave open, and how bots play are not
// (untold.go, table.Game). The greatest of them, those of la Triomphe with its kin, of
// Reversis and of la Guinguette, come near. L'Hombre and its children, half of all that the books
// rule, have a bound of their own, and so has la Comète with its kin, five games that
// have little in common but their runs.
const (
	tableMost  = 259_000
	hombreMost = 335_000
	cometeMost = 270_000
)

func TestTheEngineForThePageStaysSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the modules")
	}
	made := built(t)
	empty, err := Pack(lean(emptyModule(t)))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Sorted(maps.Keys(made)) {
		if !strings.HasPrefix(name, ForExamples("")) {
			continue
		}
		more := len(made[name]) - len(empty)
		t.Logf("%s: %d bytes packed, an empty module %d: %d more", name, len(made[name]), len(empty), more)
		most := tableMost
		switch name {
		case ForExamples("hombre"):
			most = hombreMost
		case ForExamples("comete"):
			most = cometeMost
		}
		if more > most {
			t.Errorf("%s is %d bytes more than an empty module, of at most %d; see what is linked with\n"+
				"GOOS=js GOARCH=wasm go build -gcflags=all=-l -ldflags=-dumpdep -o table.wasm ./cmd/table", name, more, most)
		}
	}
}
