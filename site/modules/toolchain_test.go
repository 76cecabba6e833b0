package modules

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The engine for the page is built anew when a file of it changes, and only then.
func TestTheCacheKnowsWhatTheEngineIsMadeOf(t *testing.T) {
	dir := t.TempDir()
	write := func(name, data string) {
		t.Helper()
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module quinola\n\ngo 1.26.0\n")
	write("cmd/table/main.go", "package main\n\nimport \"quinola/engine\"\n\nfunc main() { engine.Play() }\n")
	write("engine/engine.go", "package engine\n\nfunc Play() {}\n")
	write("cmd/game/main.go", "package main\n\nimport \"quinola/engine\"\n\nfunc main() { engine.Play() }\n")
	write("engine/games/games.go", "package games\n\nvar games = []game.Game{}\n")
	write("engine/engine_test.go", "package engine\n")
	write("corpus/corpus.go", "package corpus\n")
	tools, err := newToolchain(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	key := func() string {
		t.Helper()
		k, err := tools.inputs(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	first := key()
	for _, c := range []struct {
		file, data string
		anew       bool
	}{
		{"corpus/corpus.go", "package corpus // which the engine does not know", false},
		{"engine/engine_test.go", "package engine // a test", false},
		{"engine/engine.go", "package engine\n\nfunc Play() { println() }\n", true},
		{"engine/engine.go", "package engine\n\nfunc Play() {}\n", false},
		{"engine/more.go", "package engine\n", true},
	} {
		write(c.file, c.data)
		if anew := key() != first; anew != c.anew {
			t.Errorf("after a change of %s, built anew is %v", c.file, anew)
		}
	}
}

// The list of games is cut down to a family's, and nothing else of it changes.
func TestTheListOfOneFamily(t *testing.T) {
	const list = `package games

import (
	"quinola/engine/game"
	"quinola/engine/piquet"
	"quinola/engine/whist/seat"
)

var games = []game.Game{
	seat.Game(),
	piquet.Piquet(),
	piquet.Imperial(),
}
`
	families, only, err := ofFamily([]byte(list), "piquet")
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"whist", "piquet"}; !slices.Equal(families, want) {
		t.Errorf("the families are %v, want %v", families, want)
	}
	got := strings.Join(strings.Fields(string(only)), " ")
	want := `package games import ( "quinola/engine/game" "quinola/engine/piquet" ) var games = []game.Game{ piquet.Piquet(), piquet.Imperial(), }`
	if got != want {
		t.Errorf("the list is\n%s\nwant\n%s", got, want)
	}
	for _, bad := range []string{"package games\n", "package games\n\nvar games = []game.Game{nil}\n", "package"} {
		if _, _, err := ofFamily([]byte(bad), ""); err == nil {
			t.Errorf("%q is taken for a list of games", bad)
		}
	}
}
