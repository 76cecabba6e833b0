package output

import (
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// Temp makes a folder for the time of a run, and the function that removes
// it. Those of the same name that killed runs left are removed first: their
// locks are free.
func Temp(name string) (dir string, remove func(), err error) {
	sweep(filepath.Join(os.TempDir(), name+"-[0-9]*"))
	dir, err = os.MkdirTemp("", name+"-")
	if err != nil {
		return "", nil, err
	}
	lock := flock.New(filepath.Join(dir, lockFile))
	if _, err := lock.TryLock(); err != nil {
		os.RemoveAll(dir)
		return "", nil, err
	}
	return dir, func() { lock.Unlock(); os.RemoveAll(dir) }, nil
}

// sweep removes the folders of a pattern that hold a lock which nobody has.
func sweep(pattern string) {
	names, _ := filepath.Glob(pattern)
	for _, name := range names {
		lock := filepath.Join(name, lockFile)
		if info, err := os.Lstat(name); err != nil || !info.IsDir() || !exists(lock) {
			continue
		}
		l := flock.New(lock)
		if ok, err := l.TryLock(); ok && err == nil {
			os.RemoveAll(name)
			l.Unlock()
		}
	}
}
