package main

import (
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// What is written takes the place of a plain file and of nothing else; a link
// stays one.
func TestKeep(t *testing.T) {
	dir := t.TempDir()
	name := func(s string) string { return filepath.Join(dir, s) }
	for _, text := range []string{"one", "two"} {
		if err := keep(name("far/file"), text); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("far/file", name("link")); err != nil {
		if runtime.GOOS != "windows" { // there they want a right that few have
			t.Fatal(err)
		}
		t.Skip("links cannot be made here: ", err)
	}
	if err := keep(name("link"), "three"); err != nil {
		t.Fatal(err)
	}
	if to, err := os.Readlink(name("link")); err != nil || to != "far/file" {
		t.Errorf("the link is %q, %v", to, err)
	}
	if got, err := os.ReadFile(name("far/file")); err != nil || string(got) != "three" {
		t.Errorf("behind it stands %q, %v", got, err)
	}
	socket, err := net.Listen("unix", name("socket"))
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	for what, want := range map[string]string{"socket": "is no plain file; name one", "far": "is a folder; name a file in it"} {
		for _, err := range []error{keep(name(what), "x"), place(name(what))} {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want …%s", what, err, want)
			}
		}
		if info, err := os.Lstat(name(what)); err != nil || info.Mode().IsRegular() {
			t.Errorf("%s is replaced: %v", what, err)
		}
	}
}

// What a killed run left beside a file goes with the next that is written there;
// what may still grow stays, and so does what nobody here has made.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	old := time.Now().Add(-2 * abandoned)
	for _, f := range []struct {
		name   string
		at     time.Time
		leaves bool
	}{
		{".quinola-123.unfinished", old, true},
		{".quinola-124.unfinished", time.Now(), false},
		{".quinola-notes.unfinished", old, false},
		{".quinola-125", old, false},
		{"123.unfinished", old, false},
	} {
		name := filepath.Join(dir, f.name)
		if err := os.WriteFile(name, []byte("half"), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, f.at, f.at); err != nil {
			t.Fatal(err)
		}
		if err := keep(filepath.Join(dir, "whole"), "whole"); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(name); (err != nil) != f.leaves {
			t.Errorf("%s: %v", f.name, err)
		}
	}
}
