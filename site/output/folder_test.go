package output

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

type files map[string]string

var (
	older = files{"edition.txt": "1", "stays/index.html": "same", "goes/deep/index.html": "old", "a": "a file", "b/index.html": "a folder", "changes": "long ago"}
	newer = files{"edition.txt": "2", "stays/index.html": "same", "comes/deep/index.html": "new", "a/index.html": "a folder", "b": "a file", "changes": "today"}
)

// put builds a folder of these files.
func put(out string, fs files, before func(*Folder)) error {
	f, err := Open(context.Background(), out)
	if err != nil {
		return err
	}
	defer f.Close()
	for _, path := range slices.Sorted(maps.Keys(fs)) {
		if path == "changes" {
			err = f.Stream(path, func(w io.Writer) error { _, err := io.WriteString(w, fs[path]); return err })
		} else {
			err = f.Put(path, []byte(fs[path]))
		}
		if err != nil {
			return err
		}
	}
	if before != nil {
		before(f)
	}
	return f.Commit()
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	must(t, os.MkdirAll(filepath.Dir(name), 0o755))
	must(t, os.WriteFile(name, []byte(text), 0o644))
}

// held is what a folder holds, but for the list of its files.
func held(t *testing.T, dir string) files {
	t.Helper()
	m := files{}
	must(t, filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == ListFile || d.Type() == fs.ModeSocket {
			return err
		}
		data, err := os.ReadFile(name)
		path, _ := filepath.Rel(dir, name)
		m[filepath.ToSlash(path)] = string(data)
		return err
	}))
	return m
}

func equal(t *testing.T, what string, got, want files) {
	t.Helper()
	if !maps.Equal(got, want) {
		t.Errorf("%s:\ngot  %v\nwant %v", what, got, want)
	}
}

// clean is an error where anything is left beside the folder.
func clean(t *testing.T, out string) {
	t.Helper()
	for _, dir := range []string{filepath.Dir(out), out} {
		left, err := filepath.Glob(filepath.Join(dir, ".*"+stageName, lockFile))
		if err != nil || len(left) > 0 {
			t.Errorf("left in %s: %v %v", dir, left, err)
		}
	}
}

func TestANewFolderTakesThePlaceOfTheOld(t *testing.T) {
	out := filepath.Join(t.TempDir(), "parent", "site")
	must(t, put(out, older, nil))
	equal(t, "at first", held(t, out), older)
	long := time.Now().Add(-time.Hour).Truncate(time.Second)
	stays := filepath.Join(out, "stays", "index.html")
	must(t, os.Chtimes(stays, long, long))
	must(t, put(out, newer, nil))
	equal(t, "then", held(t, out), newer)
	if info, err := os.Stat(stays); err != nil || !info.ModTime().Equal(long) {
		t.Errorf("a file that stays as it was has another date: %v", err)
	}
	if exists(filepath.Join(out, "goes")) {
		t.Error("an empty folder is left")
	}
	clean(t, out)
}

// theirs is what people keep in the folder of a site.
var theirs = files{"thesis.txt": "years of work", ".git/HEAD": "ref", "CNAME": "example.org", ".quinola/mine.txt": "no stage", ".nojekyll": "", ".well-known/x": "y", "stays/notes.txt": "mine"}

func TestWhatIsNotOursStays(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	must(t, put(out, older, nil))
	for name, text := range theirs {
		write(t, filepath.Join(out, name), text)
	}
	must(t, os.Symlink("/nowhere", filepath.Join(out, "link")))
	must(t, os.Mkdir(filepath.Join(out, "empty"), 0o711))
	must(t, os.Chmod(filepath.Join(out, ".git"), 0o700|fs.ModeSetgid))
	must(t, os.Mkdir(filepath.Join(out, "closed"), 0o755))
	write(t, filepath.Join(out, "closed", "deep", "mine.txt"), "private")
	must(t, os.Chmod(filepath.Join(out, "closed"), 0o500))
	socket, err := net.Listen("unix", filepath.Join(out, ".git", "s"))
	must(t, err)
	defer socket.Close()
	theirs := maps.Clone(theirs)
	theirs["closed/deep/mine.txt"] = "private"
	for range 2 {
		must(t, put(out, newer, nil))
		must(t, os.Remove(filepath.Join(out, "link"))) // it is still there
		for name, mode := range map[string]fs.FileMode{"empty": 0o711, ".git": 0o700 | fs.ModeSetgid, "closed": 0o500, "closed/deep": 0o755} {
			if info, err := os.Stat(filepath.Join(out, name)); err != nil || info.Mode() != mode|fs.ModeDir {
				t.Errorf("%s has another mode: %v %v", name, info.Mode(), err)
			}
		}
		if !exists(filepath.Join(out, ".git", "s")) {
			t.Error("a socket is lost")
		}
		want := maps.Clone(newer)
		maps.Copy(want, theirs)
		equal(t, "a site with files of its owner", held(t, out), want)
		must(t, os.Symlink("/nowhere", filepath.Join(out, "link")))
		if !exists(filepath.Join(out, "empty")) {
			t.Error("an empty folder is lost")
		}
	}
	clean(t, out)
	must(t, os.Chmod(filepath.Join(out, "closed"), 0o700)) // the test's folder goes
}

// Where a file that is not ours stands in the way, nothing is touched.
func TestABuildStopsAtWhatIsNotOurs(t *testing.T) {
	for name, c := range map[string]struct {
		older, theirs files
		want          string
	}{
		"no list":                  {nil, files{"thesis.txt": "years"}, "no list of an earlier build"},
		"a marker and no list":     {nil, files{"edition.txt": "a novel", ".git/HEAD": ""}, "no list of an earlier build"},
		"a list that is none":      {nil, files{ListFile: "not a list"}, ListFile + ":1: not a line"},
		"a page that was altered":  {older, files{"changes": "my own"}, "changes was altered after it was built"},
		"a file of a new name":     {older, files{"comes/deep/index.html": "mine"}, "was not put there by a build"},
		"a file where a folder is": {older, files{"comes": "mine"}, "was not put there by a build"},
		"a folder where a file is": {older, files{"b/mine.txt": "mine"}, "was not put there by a build"},
	} {
		out := filepath.Join(t.TempDir(), "site")
		if c.older != nil {
			must(t, put(out, c.older, nil))
		}
		for path, text := range c.theirs {
			write(t, filepath.Join(out, path), text)
		}
		before := held(t, out)
		err := put(out, newer, nil)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: err = %v, want …%s…", name, err, c.want)
		}
		equal(t, name, held(t, out), before)
		clean(t, out)
	}
}

// What was altered and is no page of the new site is its owner's now.
func TestAnAlteredFileThatTheNewSiteHasNotStays(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	must(t, put(out, older, nil))
	write(t, filepath.Join(out, "goes/deep/index.html"), "mine")
	must(t, put(out, newer, nil))
	want := maps.Clone(newer)
	want["goes/deep/index.html"] = "mine"
	equal(t, "altered", held(t, out), want)
}

func TestAFolderToPublishFromBecomesASite(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	write(t, filepath.Join(out, ".git/HEAD"), "ref")
	write(t, filepath.Join(out, "CNAME"), "example.org")
	must(t, put(out, older, nil))
	want := maps.Clone(older)
	want[".git/HEAD"], want["CNAME"] = "ref", "example.org"
	equal(t, "published", held(t, out), want)
}

// A folder that cannot be renamed, and one that is a symbolic link, become
// sites too.
func TestFoldersThatStay(t *testing.T) {
	dir := t.TempDir()
	real, linked, dangling := filepath.Join(dir, "real"), filepath.Join(dir, "linked"), filepath.Join(dir, "dangling")
	must(t, os.Symlink("real", linked))
	must(t, os.Symlink("far/site", dangling))
	must(t, os.Mkdir(real, 0o700))
	for _, fs := range []files{older, newer} {
		must(t, put(linked, fs, nil))
		equal(t, "a link", held(t, real), fs)
		must(t, put(dangling, fs, nil))
		equal(t, "a link to nothing", held(t, filepath.Join(dir, "far", "site")), fs)
	}
	if info, err := os.Lstat(linked); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is replaced: %v", err)
	}
	if info, err := os.Stat(real); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("the folder has another mode: %v %v", info.Mode(), err)
	}
	here := filepath.Join(dir, "here")
	must(t, os.Mkdir(here, 0o755))
	t.Chdir(here)
	must(t, put(".", older, nil))
	write(t, filepath.Join(here, "thesis.txt"), "years")
	must(t, put(".", newer, nil))
	want := maps.Clone(newer)
	want["thesis.txt"] = "years"
	equal(t, "the working folder", held(t, here), want)
	if !exists(filepath.Join(here, ListFile)) {
		t.Error("it has no list")
	}
	must(t, put(".", older, nil))
	clean(t, here)
}

func TestABuildThatFailsLeavesTheOldFolder(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	must(t, put(out, older, nil))
	f, err := Open(t.Context(), out)
	must(t, err)
	must(t, f.Put("edition.txt", []byte("2")))
	if _, err := Open(t.Context(), out); err == nil || !strings.Contains(err.Error(), "another build") {
		t.Errorf("two builds at once: %v", err)
	}
	f.Close()
	equal(t, "after a failure", held(t, out), older)
	clean(t, out)
}

// A long file is given up in its midst.
func TestABuildThatIsStoppedTakesNoMore(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	must(t, put(out, older, nil))
	ctx, stop := context.WithCancel(t.Context())
	f, err := Open(ctx, out)
	must(t, err)
	must(t, f.Put("edition.txt", []byte("2")))
	mebibytes := 0
	err = f.Stream("archive", func(w io.Writer) error {
		for range 1000 {
			if _, err := w.Write(make([]byte, 1<<20)); err != nil {
				return err
			}
			mebibytes++
			stop()
		}
		return nil
	})
	if !errors.Is(err, context.Canceled) || mebibytes > 1 {
		t.Errorf("Stream took %d MiB: %v", mebibytes, err)
	}
	if err := f.Put("late", nil); !errors.Is(err, context.Canceled) {
		t.Errorf("Put: %v", err)
	}
	f.Close()
	equal(t, "after a stop", held(t, out), older)
	clean(t, out)
}

func TestTwoFilesOfOneNameAreAnError(t *testing.T) {
	for _, name := range []string{"x", ListFile} {
		err := put(filepath.Join(t.TempDir(), "site"), nil, func(f *Folder) {
			f.Put("x", nil)
			if err := f.Put(name, nil); err == nil || !strings.Contains(err.Error(), "two files") {
				t.Errorf("%s: err = %v", name, err)
			}
		})
		must(t, err)
	}
}

// TestMain lets the test binary be a build that is killed: it makes one of
// two folders after the other, for ever.
func TestMain(m *testing.M) {
	out := os.Getenv("QUINOLA_BUILDS")
	if out == "" {
		os.Exit(m.Run())
	}
	for i := 0; ; i++ {
		if err := put(out, generation(i%2), nil); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
	}
}

// generation is one of two sites that share no content.
func generation(n int) files {
	fs := files{}
	for i := range 60 {
		fs[fmt.Sprintf("%d/index.html", i+20*n)] = fmt.Sprint(n)
	}
	return fs
}

// However late a build is killed, the folder is one of the two sites, with the
// files of its owner, and the next build sweeps what is left.
func TestAKilledBuildLeavesOneSiteAndNoRemains(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	must(t, put(out, generation(0), nil))
	write(t, filepath.Join(out, "thesis.txt"), "years")
	write(t, filepath.Join(out, "3/notes.txt"), "mine")
	for kill := range 40 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "QUINOLA_BUILDS="+out)
		var said strings.Builder
		cmd.Stdout = &said
		must(t, cmd.Start())
		time.Sleep(time.Duration(10+kill*3) * time.Millisecond)
		must(t, cmd.Process.Kill())
		cmd.Wait()
		if said.Len() > 0 {
			t.Fatal(said.String())
		}
		got := held(t, out)
		n := 0
		if got["79/index.html"] != "" {
			n = 1
		}
		want := generation(n)
		want["thesis.txt"], want["3/notes.txt"] = "years", "mine"
		if !maps.Equal(got, want) {
			t.Fatalf("kill %d: neither of the two sites: %v", kill, got)
		}
	}
	must(t, put(out, generation(0), nil))
	clean(t, out)
	left, err := os.ReadDir(filepath.Dir(out))
	if err != nil || len(left) != 1 {
		t.Errorf("beside the site is left: %v %v", left, err)
	}
}

func TestTempSweepsWhatKilledRunsLeft(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("TMP", os.TempDir())
	killed := filepath.Join(os.TempDir(), "quinola-site-123")
	write(t, filepath.Join(killed, lockFile), "")
	write(t, filepath.Join(killed, "site", "index.html"), "")
	other := filepath.Join(os.TempDir(), "quinola-site-456")
	write(t, filepath.Join(other, "thesis.txt"), "no lock, not ours")
	first, remove, err := Temp("quinola-site")
	must(t, err)
	second, removeToo, err := Temp("quinola-site")
	must(t, err)
	if exists(killed) || !exists(other) || !exists(first) || !exists(second) {
		t.Errorf("swept wrongly: %v %v %v %v", exists(killed), exists(other), exists(first), exists(second))
	}
	remove()
	removeToo()
	if exists(first) || exists(second) {
		t.Error("a folder is left")
	}
}

// Each state in which a killed build can leave the stage is put right by the
// next, and no file of the owner is lost.
func TestWhatAKilledBuildLeftIsPutRight(t *testing.T) {
	for name, leave := range map[string]func(t *testing.T, out, stage string){
		"before the new folder was whole": func(t *testing.T, out, stage string) {
			write(t, filepath.Join(stage, making), "")
			write(t, filepath.Join(stage, grows, "half.html"), "half")
		},
		"before the swap": func(t *testing.T, out, stage string) {
			must(t, put(filepath.Join(stage, grows), newer, nil))
			must(t, os.Link(filepath.Join(out, "thesis.txt"), filepath.Join(stage, grows, "thesis.txt")))
		},
		"between two steps of a swap": func(t *testing.T, out, stage string) {
			must(t, put(filepath.Join(stage, grows), newer, nil))
			must(t, os.Rename(out, filepath.Join(stage, aside)))
		},
		"where the older folder could not be put back": func(t *testing.T, out, stage string) {
			write(t, filepath.Join(stage, making), "")
			write(t, filepath.Join(stage, grows, "half.html"), "half")
			must(t, os.Rename(out, filepath.Join(stage, aside)))
		},
		"after the swap, with a copy of the file": func(t *testing.T, out, stage string) {
			must(t, os.MkdirAll(stage, 0o755))
			must(t, os.Rename(out, filepath.Join(stage, grows)))
			must(t, put(out+"2", newer, nil))
			must(t, os.Rename(out+"2", out))
			write(t, filepath.Join(out, "thesis.txt"), "years")
		},
		"after the swap, and the file came late": func(t *testing.T, out, stage string) {
			must(t, os.MkdirAll(stage, 0o755))
			must(t, os.Rename(out, filepath.Join(stage, grows)))
			must(t, put(out+"2", newer, nil))
			must(t, os.Rename(out+"2", out))
		},
	} {
		out := filepath.Join(t.TempDir(), "site")
		must(t, put(out, older, nil))
		write(t, filepath.Join(out, "thesis.txt"), "years")
		leave(t, out, filepath.Join(filepath.Dir(out), ".site"+stageName))
		must(t, put(out, older, nil))
		want := maps.Clone(older)
		want["thesis.txt"] = "years"
		equal(t, name, held(t, out), want)
		clean(t, out)
	}
}
