// Package output writes a folder of files as a whole. A build writes into a folder of
// its own, which takes the place of the older one in a single step once all files are
// there. A reader sees the old folder or the new, even after a kill, and never a mix.
//
// A folder lists its files with their hashes (ListFile). A file that stands in that
// list unaltered belongs to the build, and the next build may replace or remove it. Any
// other file belongs to somebody else: it stays where it is, or stops the build if a
// page has its name.
package output

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/gofrs/flock"
)

// Folder is a folder while its files are made. Its methods may be called from
// several goroutines. It takes no more files once the context of the build ends.
type Folder struct {
	ctx   context.Context
	out   string       // the folder, absolute and without symbolic links
	stage string       // where the new files grow; see stage.go
	lock  *flock.Flock // held on the stage while the build lives
	place bool         // out stays and its files are moved one by one: it cannot be renamed

	old    list            // what the older build listed
	there  map[string]bool // the files that lie in out, and whether they are regular
	hollow []string        // the folders in out that hold nothing

	mu    sync.Mutex
	files map[string]file
	made  map[string]bool // folders of the new site that are there
}

// file is one of the new files.
type file struct {
	size int
	sum  [sha256.Size]byte
	same bool // the older folder has it, byte for byte
}

// Put adds a file. Its path has slashes and counts from the folder.
func (f *Folder) Put(path string, data []byte) error {
	if f.ctx.Err() != nil {
		return context.Cause(f.ctx)
	}
	entry := file{len(data), sha256.Sum256(data), f.there[path] && same(f.older(path), int64(len(data)), bytes.NewReader(data))}
	if err := f.admit(path, entry); err != nil {
		return err
	}
	if entry.same && f.keep(path) == nil {
		return nil
	}
	if err := os.WriteFile(f.newer(path), data, 0o644); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// Stream returns Put for a file that is too large to be held.
func (f *Folder) Stream(path string, write func(io.Writer) error) error {
	tmp, err := os.CreateTemp(f.stage, "stream-")
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	defer os.Remove(tmp.Name())
	h := sha256.New()
	w := bufio.NewWriterSize(io.MultiWriter(taking{f.ctx}, tmp, h), 64<<10)
	err = errors.Join(write(w), w.Flush(), tmp.Chmod(0o644))
	size, serr := tmp.Seek(0, io.SeekCurrent)
	_, rerr := tmp.Seek(0, io.SeekStart)
	entry := file{size: int(size), same: f.there[path] && same(f.older(path), size, tmp)}
	h.Sum(entry.sum[:0])
	if err := errors.Join(err, serr, rerr, tmp.Close()); err != nil {
		return fmt.Errorf("build: %s: %w", path, err)
	}
	if err := f.admit(path, entry); err != nil {
		return err
	}
	if entry.same && f.keep(path) == nil {
		return nil
	}
	if err := os.Rename(tmp.Name(), f.newer(path)); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// taking refuses what is written once ctx has ended, and keeps nothing itself.
type taking struct{ ctx context.Context }

func (t taking) Write(p []byte) (int, error) {
	if t.ctx.Err() != nil {
		return 0, context.Cause(t.ctx)
	}
	return len(p), nil
}

// admit enters a file and makes the folder for it.
func (f *Folder) admit(path string, entry file) error {
	f.mu.Lock()
	_, twice := f.files[path]
	f.files[path] = entry
	f.mu.Unlock()
	if twice || path == ListFile {
		return fmt.Errorf("build: two files would be called %s", path)
	}
	return f.makeFolder(filepath.Dir(f.newer(path)))
}

// keep gives the new folder a file of the older one, with its date, so that
// who copies the folder to a host copies what changed.
func (f *Folder) keep(path string) error {
	if f.place {
		return nil
	}
	return link(f.older(path), f.newer(path))
}

// makeFolder makes a folder and those above it, each once.
func (f *Folder) makeFolder(name string) error {
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

// Grows is the folder in which the new files are while they are made. It goes when the
// folder is committed or closed.
func (f *Folder) Grows() string { return f.newer("") }

// older and newer are where a file lies in the older folder and in the new.
func (f *Folder) older(path string) string { return filepath.Join(f.out, filepath.FromSlash(path)) }
func (f *Folder) newer(path string) string {
	return filepath.Join(f.stage, grows, filepath.FromSlash(path))
}

// Sums returns the hashes of the files that are wanted, by path.
func (f *Folder) Sums(wanted func(path string) bool) map[string][sha256.Size]byte {
	f.mu.Lock()
	defer f.mu.Unlock()
	sums := map[string][sha256.Size]byte{}
	for path, entry := range f.files {
		if wanted(path) {
			sums[path] = entry.sum
		}
	}
	return sums
}

// Paths lists the files that are wanted, in order.
func (f *Folder) Paths(wanted func(path string) bool) []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	paths := []string{}
	for path := range f.files {
		if wanted(path) {
			paths = append(paths, path)
		}
	}
	slices.Sort(paths)
	return paths
}

// Size is a number of files, and of bytes in them.
type Size struct{ Files, Bytes int }

// Size counts the files whose paths begin so, or all of them.
func (f *Folder) Size(begin ...string) Size {
	f.mu.Lock()
	defer f.mu.Unlock()
	var s Size
	for path, entry := range f.files {
		if len(begin) == 0 || slices.ContainsFunc(begin, func(b string) bool { return strings.HasPrefix(path, b) }) {
			s.Files++
			s.Bytes += entry.size
		}
	}
	return s
}
