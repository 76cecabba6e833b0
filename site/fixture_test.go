package site

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"quinola/engine/games/lore"
	"quinola/site/modules"
	"quinola/site/sitetest"
)

// built builds a site into a folder of the test's own.
func built(t *testing.T, o Options) string {
	t.Helper()
	o.Out = filepath.Join(t.TempDir(), "site")
	if o.Table == nil {
		o.Table = table(t)
	}
	if err := Build(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	return o.Out
}

// plain is the site of the small corpus, built once: for tests that change nothing
// in it.
func plain(t *testing.T) string {
	t.Helper()
	dir, err := plainOnce()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

var plainOnce = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(shared, "plain")
	table, err := noTable()
	if err != nil {
		return "", err
	}
	return dir, Build(context.Background(), Options{Corpus: sitetest.Small(), Out: dir, Table: table})
})

// shared is a folder that goes when all tests have ended.
var shared string

func TestMain(m *testing.M) {
	os.Exit(func() int {
		var err error
		if shared, err = os.MkdirTemp("", "quinola-site-test-"); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		defer os.RemoveAll(shared)
		return m.Run()
	}())
}

// table stands for the engine where no page is opened: most tests need not
// wait for the toolchain.
func table(t *testing.T) *modules.Table {
	t.Helper()
	none, err := noTable()
	if err != nil {
		t.Fatal(err)
	}
	return none
}

func noTable() (*modules.Table, error) {
	wasm, err := modules.Pack([]byte("\x00asm\x01\x00\x00\x00"))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, f := range lore.Families() {
		files[modules.ForExamples(f)] = wasm
	}
	return modules.Given(files, []byte("// nothing")), nil
}
