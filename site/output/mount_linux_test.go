package output

import (
	"maps"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
)

// A disk may be a site, or lie anywhere in one: it stays where it is, with what
// is on it.
func TestDisks(t *testing.T) {
	out := filepath.Join(t.TempDir(), "site")
	disk := func(dir string) {
		t.Helper()
		must(t, os.MkdirAll(dir, 0o755))
		if err := unix.Mount("none", dir, "tmpfs", 0, ""); err != nil {
			t.Skip("nothing can be mounted here: ", err)
		}
		t.Cleanup(func() { unix.Unmount(dir, unix.MNT_DETACH) })
	}
	disk(out)
	must(t, os.Mkdir(filepath.Join(out, rescued), 0o700))
	deep := filepath.Join(t.TempDir(), "deep")
	must(t, put(deep, older, nil))
	disk(filepath.Join(deep, "mine", "far"))
	write(t, filepath.Join(deep, "mine", "far", "thesis.txt"), "years")
	for _, fs := range []files{older, newer} {
		must(t, put(out, fs, nil))
		equal(t, "a disk", held(t, out), fs)
		must(t, put(deep, fs, nil))
		want := maps.Clone(fs)
		want["mine/far/thesis.txt"] = "years"
		equal(t, "a disk deep in a site", held(t, deep), want)
		if !mounted(filepath.Join(deep, "mine", "far")) || !mounted(out) {
			t.Error("a disk is moved")
		}
	}
	clean(t, deep)
}
