package corpus

import (
	"errors"
	"io/fs"
	"os"
)

// Folder returns a folder on disk, of a corpus or of scans. What is neither a file nor
// a folder is not opened: reading a pipe that nobody writes to would wait for ever.
func Folder(dir string) fs.FS { return folder{os.DirFS(dir)} }

type folder struct{ disk fs.FS }

// Open opens a file or a folder.
func (f folder) Open(name string) (fs.File, error) {
	if info, err := f.Stat(name); err == nil && !info.IsDir() && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errNotPlain}
	}
	return f.disk.Open(name)
}

// Stat tells of a file without opening it.
func (f folder) Stat(name string) (fs.FileInfo, error) { return fs.Stat(f.disk, name) }

var errNotPlain = errors.New("is no plain file")
