package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// putAll builds a site of these files at out.
func putAll(t *testing.T, out string, files map[string]string, before func(*folder)) error {
	t.Helper()
	f, err := openFolder(out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.close()
	for path, data := range files {
		if err := f.put(path, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	if before != nil {
		before(f)
	}
	return f.commit()
}

// held are the files of a folder and what they hold.
func held(t *testing.T, dir string) map[string]string {
	t.Helper()
	m := map[string]string{}
	for name := range sums(t, dir) {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		m[name] = string(data)
	}
	return m
}

func equal(t *testing.T, what string, got, want map[string]string) {
	t.Helper()
	for name := range want {
		if got[name] != want[name] {
			t.Errorf("%s: %s is %q, not %q", what, name, got[name], want[name])
		}
	}
	for name := range got {
		if _, ok := want[name]; !ok {
			t.Errorf("%s: %s is left", what, name)
		}
	}
}

var (
	older = map[string]string{marker: "1", "stays/index.html": "same", "goes/deep/index.html": "old", "a": "a file", "b/index.html": "a folder", "changes": "long ago"}
	newer = map[string]string{marker: "2", "stays/index.html": "same", "comes/deep/index.html": "new", "a/index.html": "a folder", "b": "a file", "changes": "today"}
)

func TestANewSiteTakesThePlaceOfTheOld(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	if err := putAll(t, out, older, nil); err != nil {
		t.Fatal(err)
	}
	equal(t, "at first", held(t, out), older)
	long := time.Now().Add(-time.Hour).Truncate(time.Second)
	stays := filepath.Join(out, "stays", "index.html")
	if err := os.Chtimes(stays, long, long); err != nil {
		t.Fatal(err)
	}
	if err := putAll(t, out, newer, nil); err != nil {
		t.Fatal(err)
	}
	equal(t, "then", held(t, out), newer)
	if info, err := os.Stat(stays); err != nil || !info.ModTime().Equal(long) {
		t.Errorf("a file that stays as it was is written anew: %v %v", info.ModTime(), err)
	}
	if _, err := os.Stat(filepath.Join(out, "goes")); err == nil {
		t.Error("an empty folder is left")
	}
	left, err := os.ReadDir(filepath.Dir(out))
	if err != nil || len(left) != 1 {
		t.Errorf("beside the site is left: %v %v", left, err)
	}
}

func TestACommitThatFailsIsTakenBack(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	if err := putAll(t, out, older, nil); err != nil {
		t.Fatal(err)
	}
	err := putAll(t, out, newer, func(f *folder) {
		if err := os.Remove(f.staged(len(f.news) - 1)); err != nil { // the last file to be moved in is not there
			t.Fatal(err)
		}
	})
	if err == nil {
		t.Fatal("a file that cannot be moved in is not missed")
	}
	equal(t, "after the failure", held(t, out), older)
}

func TestTwoFilesOfOneNameAreAnError(t *testing.T) {
	f, err := openFolder(filepath.Join(t.TempDir(), "site"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.close()
	if err := f.put("x", nil); err != nil {
		t.Fatal(err)
	}
	if err := f.put("x", nil); err == nil || !strings.Contains(err.Error(), "two files") {
		t.Errorf("err = %v", err)
	}
}
