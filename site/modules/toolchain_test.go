package modules

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// The modules of a family are built anew when a file of theirs changes, and only then.
func TestTheCacheKnowsWhatTheEngineIsMadeOf(t *testing.T) {
	const (
		main  = "package main\n\nimport _ \"quinola/engine/games\"\n\nfunc main() {}\n"
		list  = "package games\n\nimport (\n\t\"quinola/engine/piquet\"\n\t\"quinola/engine/whist\"\n)\n\nvar games = []any{\n\twhist.Game(),\n\tpiquet.Game(),\n}\n"
		more  = "package games\n\nimport (\n\t\"quinola/engine/brag\"\n\t\"quinola/engine/piquet\"\n\t\"quinola/engine/whist\"\n)\n\nvar games = []any{\n\twhist.Game(),\n\tbrag.Game(),\n\tpiquet.Game(),\n}\n"
		asks  = "package whist\n\nimport \"quinola/engine\"\n\nvar question = engine.Question{Asks: \"Who leads?\"}\n\nfunc Game() any { return question }\n"
		other = "package whist\n\nimport \"quinola/engine\"\n\nvar question = engine.Question{Asks: \"Who plays first?\"}\n\nfunc Game() any { return question }\n"
		plays = "package whist\n\nfunc Game() any { return nil }\n"
	)
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
	for name, data := range map[string]string{
		"go.mod": "module quinola\n\ngo 1.26.0\n", "cmd/table/main.go": main, "cmd/game/main.go": main,
		"engine/games/games.go": list, "engine/engine.go": "package engine\n\ntype Question struct{ Asks string }\n",
		"engine/whist/whist.go": asks, "engine/piquet/piquet.go": "package piquet\n\nfunc Game() any { return nil }\n",
		"engine/brag/brag.go": "package brag\n\nfunc Game() any { return nil }\n", "engine/whist/whist_test.go": "package whist\n", "corpus/corpus.go": "package corpus\n",
	} {
		write(name, data)
	}
	keys := func() map[string]string {
		t.Helper()
		tools, err := newToolchain(t.Context(), dir)
		if err != nil {
			t.Fatal(err)
		}
		keys, err := tools.keys(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return keys
	}
	first := keys()
	if len(first) != 2 || first["whist"] == first["piquet"] {
		t.Fatalf("the families have the keys %v", first)
	}
	for _, c := range []struct {
		file, data string
		anew       []string // the families
	}{
		{"corpus/corpus.go", "package corpus // which the engine does not know", nil},
		{"engine/whist/whist_test.go", "package whist // a test", nil},
		{"engine/whist/whist.go", other, nil}, // no module says what is asked
		{"engine/whist/whist.go", plays, []string{"whist"}},
		{"engine/whist/whist.go", asks, nil},
		{"engine/piquet/more.go", "package piquet\n", []string{"piquet"}},
		{"engine/games/games.go", more, []string{"piquet"}}, // a family that is added changes no other
		{"engine/games/more.go", "package games\n", []string{"whist", "piquet"}},
		{"go.mod", "module quinola\n\ngo 1.26.1\n", []string{"whist", "piquet"}},
	} {
		write(c.file, c.data)
		now := keys()
		for _, family := range []string{"whist", "piquet"} {
			if anew := now[family] != first[family]; anew != slices.Contains(c.anew, family) {
				t.Errorf("after a change of %s, built anew of %s is %v", c.file, family, anew)
			}
		}
	}
}

// Of a module the cache keeps the newest makes, and of others it takes none away.
func TestTheCacheKeepsSomeMakes(t *testing.T) {
	dir := t.TempDir()
	file := func(make, name string) string { return filepath.Join(dir, name+"-"+make+Ending) }
	keep(file("a", "game-brag"), []byte("brag"))
	for i, make := range []string{"a", "b", "c", "d"} {
		keep(file(make, "game-whist"), []byte(make))
		at := time.Unix(int64(i), 0)
		if err := os.Chtimes(file(make, "game-whist"), at, at); err != nil {
			t.Fatal(err)
		}
	}
	var left []string
	for _, make := range []string{"a", "b", "c", "d"} {
		if data, err := os.ReadFile(file(make, "game-whist")); err == nil && string(data) == make {
			left = append(left, make)
		}
	}
	if want := []string{"b", "c", "d"}; !slices.Equal(left, want) {
		t.Errorf("the cache keeps %v, want %v", left, want)
	}
	if _, err := os.Stat(file("a", "game-brag")); err != nil {
		t.Error(err)
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
