package modules

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// workshop builds a module in a second, but for those that it has or cannot build.
type workshop struct {
	has, broken []string // files

	mu    sync.Mutex
	built []string // modules
}

func (w *workshop) found(file string) []byte {
	if slices.Contains(w.has, file) {
		return []byte(file)
	}
	return nil
}

func (w *workshop) builder(context.Context) (func(module, file string) ([]byte, error), func(), error) {
	return func(module, file string) ([]byte, error) {
		time.Sleep(time.Second)
		w.mu.Lock()
		defer w.mu.Unlock()
		w.built = append(w.built, module)
		if slices.Contains(w.broken, file) {
			return nil, errors.New(module + " breaks")
		}
		return []byte(file), nil
	}, func() { w.built = append(w.built, "done") }, nil
}

// many is the engine of sixty modules, m00 to m59.
func many(from *workshop) *Table {
	prints := map[string]string{}
	for i := range 60 {
		prints[fmt.Sprintf("m%02d", i)] = "1a"
	}
	return newTable(prints, nil, from)
}

// What need not be built is not, every other module is built once, and nothing is left.
func TestWhatLacksIsBuilt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		from := &workshop{has: []string{"m05-1a.wasm.gz"}}
		table := many(from)
		all, err := table.All(t.Context(), nil)
		if err != nil || len(all) != 60 || len(from.built) != 60 || from.built[59] != "done" || slices.Contains(from.built, "m05") || string(all["m57"]) != "m57-1a.wasm.gz" {
			t.Errorf("there are %d, built %v: %v", len(all), from.built, err)
		}
		for _, file := range []string{"m58-1a.wasm.gz", "m58-0b.wasm.gz", "edition-1a.css"} { // made, of other sources, and no module
			if err := table.Wait(t.Context(), file); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
	})
}

// Where a module cannot be built, who waits for one that was not made is told why.
func TestABrokenModuleIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		table := many(&workshop{broken: []string{"m30-1a.wasm.gz"}})
		_, err := table.All(t.Context(), nil)
		if err == nil || err.Error() != "m30 breaks" {
			t.Errorf("the fault is %v", err)
		}
		if told := table.Wait(t.Context(), "m59-1a.wasm.gz"); told != err {
			t.Errorf("who waits is told %v", told)
		}
	})
	full := Given(map[string][]byte{"table-brag": []byte("brag")}, nil)
	if err := full.Make(t.Context(), nil, func(string, []byte) error { return os.ErrPermission }); err != os.ErrPermission {
		t.Errorf("a full disk: %v", err)
	}
}
