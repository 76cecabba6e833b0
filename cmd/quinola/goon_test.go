package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// typed is what somebody types.
type typed struct{ *strings.Reader }

func (typed) Types() bool { return true }

// A player at a terminal is asked whether to go on with the game that was left. To leave
// at the question is no error, and the game stays as it is.
func TestAPlayerIsAskedWhetherToGoOn(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("QUINOLA_CACHE", dir)
	t.Setenv("LC_ALL", "C")
	play := func(types string, args ...string) string {
		t.Helper()
		var said, failed strings.Builder
		if code := run(context.Background(), append([]string{"play"}, args...), typed{strings.NewReader(types)}, &said, &failed); code != 0 || failed.Len() > 0 {
			t.Fatalf("exit %d: %s", code, &failed)
		}
		return said.String()
	}
	left := func() string {
		t.Helper()
		text, err := os.ReadFile(filepath.Join(dir, "play", "last.game"))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	const asks = "A game by bete was left in hand 1. Go on with it? [Y/n] "

	play("quit\n", "bete", "-seed", "1")
	game := left()
	if said := play(""); said != asks+"\n" || left() != game {
		t.Errorf("who leaves at the question is told %q", said)
	}
	if said := play("\nquit\n"); !strings.HasPrefix(said, asks) || !strings.Contains(said, "seed is 1.") || left() != game {
		t.Errorf("who goes on is told %q", said)
	}
	said := play("n\nquit\n")
	if !strings.HasPrefix(said, asks) || !strings.Contains(said, "hague-1785") {
		t.Errorf("who does not go on is told %q", said)
	}
	if text, err := os.ReadFile(filepath.Join(dir, "play", "last-2.game")); err != nil || string(text) != game {
		t.Errorf("the game that was left is not kept: %v", err)
	}
}
