package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A command that is stopped while it reads, or while it prints, leaves nothing half-written,
// or says what of it is not whole. Each is stopped where it is known to be: it waits for the
// rest of its input, or for what it prints to be taken.
func TestStoppedMidway(t *testing.T) {
	if !alone(t) {
		return
	}
	const rule = "I. The deal goes round to the right, and the ace takes the king.\n\n"
	stopped := func(stdin io.Reader, stdout io.Writer, midway func(), args ...string) string {
		t.Helper()
		ctx, stop := context.WithCancel(context.Background())
		said, code := &strings.Builder{}, make(chan int)
		go func() { code <- run(ctx, args, stdin, stdout, said) }()
		midway()
		stop()
		if got := <-code; got != 2 {
			t.Errorf("%v: exit %d: %s", args, got, said)
		}
		return said.String()
	}

	input, feed := io.Pipe()
	printed := &strings.Builder{}
	said := stopped(input, printed, func() { io.WriteString(feed, strings.Repeat(rule, 100)) }, "restore", "-lang", "en")
	if printed.Len() > 0 || !strings.Contains(said, "nothing was left half-written") {
		t.Errorf("stopped while it reads: %q, %s", printed, said)
	}
	feed.Close()

	dir := t.TempDir()
	scan := filepath.Join(dir, "scan.txt")
	if err := os.WriteFile(scan, []byte(strings.Repeat(strings.Repeat(rule, 20)+"\f", 50)), 0o644); err != nil {
		t.Fatal(err)
	}
	taken, print := io.Pipe()
	said = stopped(nil, print, func() { taken.Read(make([]byte, 1)) }, "restore", "-lang", "en", scan)
	if !strings.Contains(said, "stopped; what it has printed is not whole") {
		t.Errorf("stopped while it prints: %s", said)
	}
	taken.Close()

	// Of reading a file it is not known when it is midway, so it is stopped now and then.
	mine := filepath.Join(dir, "mine")
	args := []string{"new", "text", scan, "-id", "taken", "-lang", "en", "-corpus", mine}
	for part := range 6 {
		ctx, stop := context.WithCancel(context.Background())
		time.AfterFunc(time.Duration(part)*60*time.Millisecond, stop)
		code := run(ctx, args, nil, io.Discard, io.Discard)
		_, err := os.Stat(filepath.Join(mine, "texts", "taken", "text.toml"))
		switch left, _ := filepath.Glob(filepath.Join(mine, "texts", "*")); {
		case code == 0 && err != nil, code != 0 && len(left) > 0:
			t.Fatalf("stopped after %d parts: exit %d, left %v", part, code, left)
		case code == 0:
			return // read before it was stopped
		}
	}
}
