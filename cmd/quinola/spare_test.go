package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quinola/engine/sitting"
)

// A game that is begun while another is played, and left first, is found afterwards, and
// so is the other: neither takes the other's place.
func TestTwoGamesAtOnceAreBothKept(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("QUINOLA_CACHE", dir)
	t.Setenv("LC_ALL", "C")
	play := func(stdin io.Reader, stdout io.Writer, args ...string) {
		t.Helper()
		var failed strings.Builder
		if code := run(context.Background(), append([]string{"play"}, args...), stdin, stdout, &failed); code != 0 {
			t.Errorf("exit %d: %s", code, &failed)
		}
	}
	typed, types := io.Pipe()
	screen, shows := io.Pipe()
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer shows.Close()
		play(typed, shows, "bete", "-seed", "1")
	}()
	var seen strings.Builder
	for b := make([]byte, 1); !strings.HasSuffix(seen.String(), "> "); { // it has begun, and asks
		if _, err := screen.Read(b); err != nil {
			t.Fatalf("%v after\n%s", err, &seen)
		}
		seen.Write(b)
	}
	play(strings.NewReader("quit\n"), io.Discard, "piquet", "-seed", "2")
	go io.Copy(io.Discard, screen)
	io.WriteString(types, "quit\n")
	<-done

	for name, want := range map[string]string{"last.game": "bete", "last-2.game": "piquet"} {
		text, err := os.ReadFile(filepath.Join(dir, "play", name))
		if err != nil {
			t.Error(err)
			continue
		}
		if s, err := sitting.Resume(string(text)); err != nil || s.Law.Book().ID != want {
			t.Errorf("%s is no game of %s: %v\n%s", name, want, err, text)
		}
	}
}

// A game that goes on after a hand is the one that is kept, and no other has been left.
func TestTheNextHandIsOfTheSameGame(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("QUINOLA_CACHE", dir)
	t.Setenv("LC_ALL", "C")
	var out, failed strings.Builder
	input := "satisfied\n\n♥J\nquit\n"
	if code := run(context.Background(), []string{"play", "coucou", "-seed", "8"}, strings.NewReader(input), &out, &failed); code != 0 {
		t.Fatalf("exit %d: %s", code, &failed)
	}
	if text := out.String(); !strings.Contains(text, "Hand 2, dealt by") || strings.Contains(text, "was left is kept") {
		t.Errorf("the second hand is told so:\n%s", text)
	}
	if files, err := os.ReadDir(filepath.Join(dir, "play")); err != nil || len(files) != 1 {
		t.Errorf("%d files are kept (%v)", len(files), err)
	}
}
