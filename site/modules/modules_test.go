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

// A page that waits for a module gets it before those that nobody waits for, and one
// that was made before gets it at once.
func TestWhoWaitsComesFirst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		from := &workshop{has: []string{"m05-1a.wasm.gz"}}
		table := many(from)
		var mu sync.Mutex
		put := map[string]string{}
		go table.Make(t.Context(), nil, func(file string, wasm []byte) error {
			mu.Lock()
			defer mu.Unlock()
			put[file] = string(wasm)
			return nil
		})
		begun := time.Now()
		for _, c := range []struct {
			file string
			most time.Duration // that it may take
		}{
			{"m05-1a.wasm.gz", time.Second},     // which is there
			{"m58-1a.wasm.gz", 2 * time.Second}, // as soon as one of those begun is done
			{"m59-0b.wasm.gz", 0},               // which was made of other sources
			{"edition-1a.css", 0},
		} {
			since := time.Now()
			if err := table.Wait(t.Context(), c.file); err != nil {
				t.Error(err)
			}
			if took := time.Since(since); took > c.most {
				t.Errorf("%s took %v", c.file, took)
			}
		}
		hurried, leave := context.WithTimeout(t.Context(), time.Millisecond)
		defer leave()
		if err := table.Wait(hurried, "m57-1a.wasm.gz"); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("who leaves is told %v", err)
		}
		for _, file := range table.Files() {
			if err := table.Wait(t.Context(), file); err != nil {
				t.Error(err)
			}
		}
		synctest.Wait()
		if took := time.Since(begun); len(put) != 60 || len(from.built) != 60 || from.built[59] != "done" || put["m57-1a.wasm.gz"] != "m57-1a.wasm.gz" {
			t.Errorf("after %v there are %d, built %v", took, len(put), from.built)
		}
	})
}

// Where a module cannot be built nobody waits for ever: who waits for one that was not
// made is told why.
func TestABrokenModuleIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		table := many(&workshop{has: []string{"m05-1a.wasm.gz"}, broken: []string{"m30-1a.wasm.gz"}})
		go table.Wait(t.Context(), "m05-1a.wasm.gz")
		synctest.Wait()
		_, err := table.All(t.Context(), nil)
		if err == nil || err.Error() != "m30 breaks" {
			t.Errorf("the fault is %v", err)
		}
		if told := table.Wait(t.Context(), "m59-1a.wasm.gz"); told != err {
			t.Errorf("who waits is told %v", told)
		}
		if told := table.Wait(t.Context(), "m05-1a.wasm.gz"); told != nil {
			t.Errorf("of what is there is told %v", told)
		}
	})
	full := Given(map[string][]byte{"table-brag": []byte("brag")}, nil)
	if err := full.Make(t.Context(), nil, func(string, []byte) error { return os.ErrPermission }); err != os.ErrPermission {
		t.Errorf("a full disk: %v", err)
	}
}
