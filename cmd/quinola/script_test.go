package main

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write the expected output of the scripts anew")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"quinola": main})
}

// TestScripts runs the command as a reader would: each file of
// testdata/script is a session at a terminal.
func TestScripts(t *testing.T) {
	cache := t.TempDir()
	scans, err := filepath.Abs("../../corpus/scan/testdata")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Setup: func(env *testscript.Env) error {
			env.Setenv("QUINOLA_CACHE", cache)
			env.Setenv("SCANS", scans)
			env.Setenv("HOME", os.TempDir())
			return nil
		},
	})
}
