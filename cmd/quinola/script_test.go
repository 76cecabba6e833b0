package main

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"quinola/site/modules"
)

var update = flag.Bool("update", false, "write the expected output of the scripts anew")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"quinola": main})
}

// TestScripts runs the command as a reader would: each file of
// testdata/script is a session at a terminal.
func TestScripts(t *testing.T) {
	built, caches := t.TempDir(), t.TempDir()
	engine(t, built)
	scans, err := filepath.Abs("../../corpus/scan/testdata")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Cmds:          map[string]func(*testscript.TestScript, bool, []string){"strike": strike},
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Setup: func(env *testscript.Env) error {
			cache, err := os.MkdirTemp(caches, "") // its own, as the game that was left last is kept there
			if err != nil {
				return err
			}
			if err := os.CopyFS(cache, os.DirFS(built)); err != nil {
				return err
			}
			env.Setenv("QUINOLA_CACHE", cache)
			env.Setenv("SCANS", scans)
			env.Setenv("HOME", os.TempDir())
			env.Setenv("GOGC", "400") // a command keeps what it reads: collecting took a quarter of its time
			return nil
		},
	})
}

// engine puts the engine for the page into a cache, where it would be built.
func engine(t *testing.T, cache string) {
	t.Helper()
	dir, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	own := filepath.Join(dir, "quinola")
	table, err := modules.Find(t.Context(), own)
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Make(t.Context(), nil, func(file string, wasm []byte) error {
		return os.WriteFile(filepath.Join(cache, file), wasm, 0o644)
	}); err != nil {
		t.Fatal(err)
	}
}

// answerLine is a line of an answer in a file of rules, as quinola new rules writes it.
var answerLine = regexp.MustCompile(`(?m)^# (\[\[ruleset\.answer\]\]|rule = .*|\w+ = \S+   # .*)$`)

// strike strikes out the # before the answers of a file of rules.
func strike(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: strike file")
	}
	file := ts.MkAbs(args[0])
	ts.Check(os.WriteFile(file, []byte(answerLine.ReplaceAllString(ts.ReadFile(args[0]), "$1")), 0o644))
}
