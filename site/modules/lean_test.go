package modules

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// The pieces of a module's data become one; whatever is cut short stays as it is.
func TestDataIsJoined(t *testing.T) {
	const head = "\x00asm\x01\x00\x00\x00"
	const module = head + "\x0b\x0e\x02" + "\x00\x41\x09\x0b\x01c" + "\x00\x41\x04\x0b\x02ab"
	const want = head + "\x0b\x0c\x01" + "\x00\x41\x04\x0b\x06ab\x00\x00\x00c"
	if got := string(lean([]byte(module))); got != want {
		t.Errorf("%q becomes %q, want %q", module, got, want)
	}
	for i := range len(module) {
		if got := string(lean([]byte(module[:i]))); got != module[:i] {
			t.Errorf("%q becomes %q", module[:i], got)
		}
	}
}

// What only tracebacks read is taken out, and what is kept of each function is still there.
func TestTracebacksAreForgotten(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a module")
	}
	data := dataOf(t, emptyModule(t))
	if !bytes.Contains(data, knownGo) {
		t.Fatalf("%s made the module, and functions.go knows what the runtime of %s keeps: compare pcHeader, argMapInternal,\n"+
			"_func, and the numbers PCDATA_ in internal/abi, and then change knownGo", runtime.Version(), knownGo)
	}
	plain := bytes.Clone(data)
	forgetTracebacks(data)
	fs, ok := functionsOf(data[bytes.Index(data, tableMagic):])
	if !ok {
		t.Fatal("the module has no table of functions")
	}
	for i := range fs.n {
		f, counters := fs.at(i)
		if len(counters) > 0 && number(counters, 4*unsafePoints) != 0 {
			t.Errorf("where function %d must not be stopped is kept", i)
		}
		if number(f, stackAt) == 0 && number(fs.table, 8*i+4) == 0 {
			t.Errorf("nothing is kept of function %d", i)
		}
	}
	if before, after := packed(t, plain), packed(t, data); after > before*7/10 {
		t.Errorf("%d bytes packed are still %d", before, after)
	}
}

// dataOf returns the data of a module as one piece.
func dataOf(t *testing.T, wasm []byte) []byte {
	t.Helper()
	const preamble, dataSection = 8, 11
	for at := preamble; at < len(wasm); {
		size, n := binary.Uvarint(wasm[at+1:])
		body := at + 1 + n
		if wasm[at] == dataSection {
			_, data, ok := oneDatum(wasm[body : body+int(size)])
			if !ok {
				t.Fatal("the data of the module does not become one piece")
			}
			return data
		}
		at = body + int(size)
	}
	t.Fatal("the module has no data")
	return nil
}

// packed returns how many bytes some data is when packed.
func packed(t *testing.T, data []byte) int {
	t.Helper()
	b, err := Pack(data)
	if err != nil {
		t.Fatal(err)
	}
	return len(b)
}

// A module that is lean loses nothing that its runtime needs when it collects garbage,
// moves stacks and unwinds panics.
func TestALeanModuleKeepsItsStack(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a module")
	}
	node, err := exec.LookPath("node")
	if err != nil {
		if os.Getenv("CI") != "" { // there nothing is left out
			t.Fatal("no node was found; install it (apt-get install nodejs)")
		}
		t.Skip("no node was found to run a module")
	}
	env := plainly(t.Context(), ".")
	goroot, err := goCommand(t.Context(), ".", env, "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "stack.wasm")
	if _, err := goCommand(t.Context(), ".", env, slices.Concat([]string{"build"}, webFlags, []string{"-o", file, "./testdata/stack"})...); err != nil {
		t.Fatal(err)
	}
	wasm, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, lean(wasm), 0o644); err != nil {
		t.Fatal(err)
	}
	run := exec.CommandContext(t.Context(), node, filepath.Join(strings.TrimSpace(goroot), "lib", "wasm", "wasm_exec_node.js"), file)
	run.Env = append(os.Environ(), "GOGC=5")
	if out, err := run.CombinedOutput(); err != nil || string(out) != "whole\n" {
		t.Errorf("%v\n%s", err, out)
	}
}
