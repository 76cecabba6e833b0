package site

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// folder is the folder of a site while it is built. New files wait in a folder
// beside it until all are there. A file that stays as it was is not touched:
// it keeps its date, and who copies the site to a host copies what changed.
type folder struct {
	out    string // the site
	beside string // what is new, as a whole folder or numbered
	fresh  bool   // there is no older site

	mu    sync.Mutex
	files map[string]int      // the size of each file of the new site, by path
	core  map[string][32]byte // the hash of those that the worker keeps
	made  map[string]bool     // folders that are there
	news  []string            // paths of the files that are new or changed; nil if fresh
}

// marker is a file that every site has; without it a folder is not ours to
// replace.
const marker = "edition.txt"

// openFolder begins to write the site at out.
func openFolder(out string) (*folder, error) {
	f := &folder{out: out, files: map[string]int{}, core: map[string][32]byte{}, made: map[string]bool{}}
	entries, err := os.ReadDir(out)
	switch {
	case errors.Is(err, fs.ErrNotExist) || err == nil && len(entries) == 0:
		f.fresh = true
	case err != nil:
		return nil, fmt.Errorf("build: %w", err)
	default:
		if _, err := os.Stat(filepath.Join(out, marker)); err != nil {
			return nil, fmt.Errorf("build: %s holds files that are not a built site; choose another folder or empty it", out)
		}
	}
	if err := os.MkdirAll(filepath.Dir(out), 0o777); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	if f.beside, err = os.MkdirTemp(filepath.Dir(out), "."+filepath.Base(out)+"-"); err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return f, nil
}

func (f *folder) close() { os.RemoveAll(f.beside) }

// newSite is where a fresh site grows.
func (f *folder) newSite() string { return filepath.Join(f.beside, "site") }

// staged is where the n-th file waits that an older site has not, or has
// otherwise; kept is where the n-th of the old files goes that make way.
func (f *folder) staged(n int) string { return filepath.Join(f.beside, fmt.Sprint("new", n)) }
func (f *folder) kept(n int) string   { return filepath.Join(f.beside, fmt.Sprint("old", n)) }

// put gives the site a file. The path has slashes and counts from the folder.
func (f *folder) put(path string, data []byte) error {
	if inCore(path) {
		sum := sha256.Sum256(data)
		f.mu.Lock()
		f.core[path] = sum
		f.mu.Unlock()
	}
	to, err := f.admit(path, len(data), func(old string) bool { return same(old, data) })
	if err != nil || to == "" {
		return err
	}
	if err := os.WriteFile(to, data, 0o644); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// cores are the files that the worker keeps, with their hashes.
func (f *folder) cores() map[string][32]byte {
	f.mu.Lock()
	defer f.mu.Unlock()
	return maps.Clone(f.core)
}

// begins lists the files whose paths begin so, as far as they are wanted.
func (f *folder) begins(with string, wanted func(path string) bool) []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	list := []string{}
	for path := range f.files {
		if strings.HasPrefix(path, with) && wanted(path) {
			list = append(list, path)
		}
	}
	slices.Sort(list)
	return list
}

// size is that of one file.
func (f *folder) size(path string) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.files[path]
}

// total is what the files take whose paths begin so, or all of them.
func (f *folder) total(begin ...string) Size {
	f.mu.Lock()
	defer f.mu.Unlock()
	var s Size
	for path, size := range f.files {
		if len(begin) == 0 || slices.ContainsFunc(begin, func(b string) bool { return strings.HasPrefix(path, b) }) {
			s.Files++
			s.Bytes += size
		}
	}
	return s
}

// stream is put for a file that is too large to be held.
func (f *folder) stream(path string, write func(io.Writer) error) (err error) {
	tmp, err := os.CreateTemp(f.beside, "stream-")
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	defer os.Remove(tmp.Name())
	w := bufio.NewWriterSize(tmp, 64<<10)
	if err := errors.Join(write(w), w.Flush(), tmp.Chmod(0o644), tmp.Close()); err != nil {
		return fmt.Errorf("build: %s: %w", path, err)
	}
	info, err := os.Stat(tmp.Name())
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	to, err := f.admit(path, int(info.Size()), func(old string) bool { return sameFile(old, tmp.Name()) })
	if err != nil || to == "" {
		return err
	}
	if err := os.Rename(tmp.Name(), to); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// admit enters a file into the site and tells where to write it, or "" where
// the older site has the same.
func (f *folder) admit(path string, size int, same func(old string) bool) (string, error) {
	f.mu.Lock()
	_, twice := f.files[path]
	f.files[path] = size
	f.mu.Unlock()
	if twice {
		return "", fmt.Errorf("build: two files would be called %s", path)
	}
	if f.fresh {
		name := filepath.Join(f.newSite(), filepath.FromSlash(path))
		return name, f.makeFolder(filepath.Dir(name))
	}
	if same(f.place(path)) {
		return "", nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.news = append(f.news, path)
	return f.staged(len(f.news) - 1), nil
}

// makeFolder makes a folder and those above it, each once.
func (f *folder) makeFolder(name string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.made[name] {
		return nil
	}
	err := os.Mkdir(name, 0o755)
	if errors.Is(err, fs.ErrNotExist) {
		err = os.MkdirAll(name, 0o755)
	}
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("build: %w", err)
	}
	f.made[name] = true
	return nil
}

// same reports whether a file holds these bytes.
func same(name string, data []byte) bool {
	return sameAs(name, int64(len(data)), bytes.NewReader(data))
}

// sameFile reports whether two files hold the same bytes.
func sameFile(one, other string) bool {
	file, err := os.Open(other)
	if err != nil {
		return false
	}
	defer file.Close()
	info, err := file.Stat()
	return err == nil && sameAs(one, info.Size(), file)
}

func sameAs(name string, size int64, r io.Reader) bool {
	file, err := os.Open(name)
	if err != nil {
		return false
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() || info.Size() != size {
		return false
	}
	var a, b [16 << 10]byte
	for size > 0 {
		n := min(size, int64(len(a)))
		_, err1 := io.ReadFull(file, a[:n])
		_, err2 := io.ReadFull(r, b[:n])
		if err1 != nil || err2 != nil || !bytes.Equal(a[:n], b[:n]) {
			return false
		}
		size -= n
	}
	return true
}

// commit puts what is new in its place. Where that fails half-way, every step
// is taken back.
func (f *folder) commit() error {
	if f.fresh {
		os.Remove(f.out) // it is empty, or not there
		if err := os.Rename(f.newSite(), f.out); err != nil {
			return fmt.Errorf("build: %w", err)
		}
		return nil
	}
	var back []func()
	err := f.apply(func(step func()) { back = append(back, step) })
	if err != nil {
		for _, step := range slices.Backward(back) {
			step()
		}
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// apply takes away what the new site has not, and moves in what is new. after
// each step it tells how to take it back.
func (f *folder) apply(after func(back func())) error {
	old := 0
	away := func(name string) error {
		kept := f.kept(old)
		old++
		if err := os.Rename(name, kept); err != nil {
			return err
		}
		after(func() { os.Rename(kept, name) })
		return nil
	}
	files, folders, err := f.stale()
	if err != nil {
		return err
	}
	for _, path := range files {
		if err := away(f.place(path)); err != nil {
			return err
		}
	}
	for _, path := range folders {
		name := f.place(path)
		if err := os.Remove(name); err != nil {
			return err
		}
		after(func() { os.Mkdir(name, 0o755) })
	}
	for n, path := range f.news {
		name, staged := f.place(path), f.staged(n)
		if _, err := os.Lstat(name); err == nil {
			if err := away(name); err != nil {
				return err
			}
		} else if err := grow(filepath.Dir(name), after); err != nil {
			return err
		}
		if err := os.Rename(staged, name); err != nil {
			return err
		}
		after(func() { os.Rename(name, staged) })
	}
	return nil
}

// grow makes a folder and those above it that are missing.
func grow(name string, after func(back func())) error {
	err := os.Mkdir(name, 0o755)
	if errors.Is(err, fs.ErrNotExist) {
		if err := grow(filepath.Dir(name), after); err != nil {
			return err
		}
		err = os.Mkdir(name, 0o755)
	}
	switch {
	case err == nil:
		after(func() { os.Remove(name) })
	case errors.Is(err, fs.ErrExist):
		return nil
	}
	return err
}

func (f *folder) place(path string) string { return filepath.Join(f.out, filepath.FromSlash(path)) }

// stale are the files of the older site that the new one has not, and the
// folders that it needs no more, the inner ones first.
func (f *folder) stale() (files, folders []string, err error) {
	needed := map[string]bool{".": true}
	for path := range f.files {
		for path != "." {
			i := max(strings.LastIndexByte(path, '/'), 0)
			if path = path[:i]; path == "" || needed[path] {
				break
			}
			needed[path] = true
		}
	}
	err = fs.WalkDir(os.DirFS(f.out), ".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && !needed[path]:
			folders = append(folders, path)
		case !d.IsDir():
			if _, ok := f.files[path]; !ok {
				files = append(files, path)
			}
		}
		return nil
	})
	slices.Reverse(folders)
	return files, folders, err
}
