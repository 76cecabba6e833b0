package main

import (
	"context"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Long commands end as soon as they are told to, whatever they are doing, and
// what they were to write is not there in halves. What a stopped command was
// computing ends with the program, so the commands run in one of their own: the
// other tests are not to share the processor with them.
func TestLongCommandsStop(t *testing.T) {
	if !alone(t) {
		return
	}
	mine := t.TempDir()
	writeCorpus(t, mine, strings.Repeat("I. The deal goes round to the right, and the ace takes the king.\n\n", 20000))
	scan := filepath.Join(mine, "texts", "mine", "source.txt")
	rates := filepath.Join(mine, "rates.tsv")
	for _, args := range [][]string{
		{"restore", "-lang", "fr"}, // waits for its input
		{"restore", "-lang", "fr", scan},
		{"split", "-lang", "fr", scan},
		{"pin", "-corpus", mine},
		{"new", "text", scan, "-id", "taken", "-lang", "en", "-corpus", mine},
		{"rates", "-n", "1000000"},
		{"rates", "-pin", rates},
		{"bench"},
		{"tournament"},
	} {
		ctx, cancel := context.WithCancel(context.Background())
		input, writes := io.Pipe()
		begun := make(chan bool)
		said := &strings.Builder{}
		code := make(chan int)
		go func() {
			close(begun)
			code <- run(ctx, args, input, io.Discard, said)
		}()
		<-begun
		cancel()
		// One that has printed a line before it heard of it says so, as in TestStoppedMidway.
		got, stopped := <-code, regexp.MustCompile("stopped; (nothing was left half-written|what it has printed is not whole)")
		if got != 2 || !stopped.MatchString(said.String()) {
			t.Errorf("%v: exit %d, %s", args, got, said)
		}
		writes.Close()
	}
	for _, name := range []string{rates, filepath.Join(mine, "texts", "mine", "clauses.tsv"), filepath.Join(mine, "texts", "taken")} {
		if _, err := os.Stat(name); err == nil {
			t.Errorf("%s is written by a command that was stopped", name)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(mine, "texts", "mine", ".*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// alone reports whether a test runs in a program of its own; if not, it has run there.
func alone(t *testing.T) bool {
	t.Helper()
	const said = "QUINOLA_STOP_ALONE"
	if os.Getenv(said) != "" {
		return true
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, "-test.run=^"+t.Name()+"$", "-test.v")
	cmd.Env = append(os.Environ(), said+"=yes")
	if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
		t.Fatalf("%v\n%s", err, out)
	}
	return false
}

// writeCorpus writes a corpus of one text.
func writeCorpus(t *testing.T, dir, source string) {
	t.Helper()
	for name, text := range map[string]string{
		"edition.toml": "version = \"1\"\n", "texts/mine/text.toml": "title = \"Mine\"\nlang = \"fr\"\n", "texts/mine/source.txt": source,
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// However serve is told to end, it takes its folder with it; and what a killed
// one left, the next one sweeps.
func TestServeLeavesNothing(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("signals are of Unix")
	}
	tmp := t.TempDir()
	const mine = "site/sitetest/own" // which plays a game, and so needs the engine
	folders := func() []string {
		found, _ := filepath.Glob(filepath.Join(tmp, "quinola-*")) // the site's and the engine's
		return found
	}
	serve := func(sig os.Signal) (said string) {
		t.Helper()
		before := folders()
		cmd := exec.Command("quinola", "serve", "-corpus", mine, "-addr", "localhost:0")
		cmd.Dir = "../.."
		cmd.Env = append(os.Environ(), "TMPDIR="+tmp, "QUINOLA_CACHE="+tmp+"/cache")
		var out strings.Builder
		cmd.Stderr = &out
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for tries := 0; slices.ContainsFunc(folders(), func(name string) bool { return slices.Contains(before, name) }) || len(folders()) < 2; tries++ {
			if tries == 3000 {
				t.Fatalf("it has made no folders: %s", out.String())
			}
			time.Sleep(20 * time.Millisecond)
		}
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		cmd.Wait()
		return out.String()
	}
	serve(os.Kill)
	if len(folders()) == 0 {
		t.Error("a killed run leaves nothing: this test shows nothing")
	}
	for _, sig := range []os.Signal{syscall.SIGTERM, syscall.SIGHUP, os.Interrupt} {
		if signal.Ignored(sig) { // under nohup, or behind an & of a script: a server ignores it, too
			t.Logf("%v is ignored where the tests run", sig)
			continue
		}
		if said := serve(sig); !strings.Contains(said, "stopped") {
			t.Errorf("%v: %s", sig, said)
		}
		if left, _ := filepath.Glob(filepath.Join(tmp, "[^c]*")); len(left) > 0 {
			t.Errorf("%v: left %v", sig, left)
		}
	}
}
