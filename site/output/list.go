package output

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// ListFile names the list of a folder's files, in the format of sha256sum:
// "sha256sum -c quinola.sha256" tells whether the folder came whole to where
// it is.
const ListFile = "quinola.sha256"

// list is what a build says to be its own: paths, and the hashes that each
// may have.
type list map[string][][sha256.Size]byte

func (l list) has(path string, sum [sha256.Size]byte) bool { return slices.Contains(l[path], sum) }

func (l list) add(path string, sum [sha256.Size]byte) {
	if !l.has(path, sum) {
		l[path] = append(l[path], sum)
	}
}

// writeLine writes a line of a list; whoever flushes w sees whether it could.
func writeLine(w *bufio.Writer, path string, sum [sha256.Size]byte) {
	fmt.Fprintf(w, "%x  %s\n", sum, path)
}

// readList reads the list of a folder; nil is no list.
func readList(dir string) (list, error) {
	name := filepath.Join(dir, ListFile)
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	l, n := list{}, 0
	for line := range strings.Lines(string(data)) {
		n++
		hash, path, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "  ")
		var sum [sha256.Size]byte
		if !ok || len(hash) != hex.EncodedLen(len(sum)) || path == "" {
			return nil, fmt.Errorf("build: %s:%d: not a line of a list of files; the folder's files cannot be told from others: choose another folder", name, n)
		}
		if _, err := hex.Decode(sum[:], []byte(hash)); err != nil {
			return nil, fmt.Errorf("build: %s:%d: %w; choose another folder", name, n, err)
		}
		l.add(path, sum)
	}
	return l, nil
}

// sumOf returns the hash of a regular file.
func sumOf(name string) (sum [sha256.Size]byte, err error) {
	file, err := os.Open(name)
	if err != nil {
		return sum, err
	}
	defer file.Close()
	h := sha256.New()
	if _, err := io.Copy(h, file); err != nil {
		return sum, err
	}
	h.Sum(sum[:0])
	return sum, nil
}

// same reports whether a regular file holds these bytes.
func same(name string, size int64, r io.Reader) bool {
	file, err := os.Open(name)
	if err != nil {
		return false
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() || info.Size() != size {
		return false
	}
	x, y := make([]byte, 8<<10), make([]byte, 8<<10)
	for {
		n, err1 := io.ReadFull(file, x)
		m, err2 := io.ReadFull(r, y)
		if !bytes.Equal(x[:n], y[:m]) || failed(err1) || failed(err2) {
			return false
		}
		if n < len(x) {
			return true
		}
	}
}

// failed reports whether reading a block failed, and did not only come to the end.
func failed(err error) bool {
	return err != nil && err != io.EOF && err != io.ErrUnexpectedEOF
}

// sameFile reports whether two names have the same content: one file, two
// files of the same bytes, or two symbolic links to the same place.
func sameFile(one, other string) bool {
	a, err1 := os.Lstat(one)
	b, err2 := os.Lstat(other)
	switch {
	case err1 != nil || err2 != nil || a.Mode().Type() != b.Mode().Type():
		return false
	case os.SameFile(a, b):
		return true
	case a.Mode()&fs.ModeSymlink != 0:
		to1, err1 := os.Readlink(one)
		to2, err2 := os.Readlink(other)
		return err1 == nil && err2 == nil && to1 == to2
	case !a.Mode().IsRegular():
		return false
	}
	file, err := os.Open(other)
	if err != nil {
		return false
	}
	defer file.Close()
	return same(one, b.Size(), file)
}

// link gives a file a second name, or copies it with its date and mode where
// the disk has no second names. A symbolic link is made again.
func link(from, to string) error {
	info, err := os.Lstat(from)
	if err != nil {
		return err
	}
	if info.Mode()&fs.ModeSymlink != 0 {
		target, err := os.Readlink(from)
		if err != nil {
			return err
		}
		return os.Symlink(target, to)
	}
	if os.Link(from, to) == nil { // a socket too, such as git's in .git
		return nil
	}
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%s is neither a file nor a link; move it away", from)
	}
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, info.Mode().Perm())
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	if err := errors.Join(err, out.Close(), os.Chtimes(to, info.ModTime(), info.ModTime())); err != nil {
		os.Remove(to)
		return err
	}
	return nil
}
