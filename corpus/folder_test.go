package corpus

import (
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A file that can be waited for in vain is refused, not read.
func TestFolderOpensPlainFilesOnly(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "text.toml"), []byte("title"), 0o644); err != nil {
		t.Fatal(err)
	}
	socket, err := net.Listen("unix", filepath.Join(dir, "source.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	fsys := Folder(dir)
	if text, err := fs.ReadFile(fsys, "text.toml"); err != nil || string(text) != "title" {
		t.Errorf("a plain file: %q %v", text, err)
	}
	if _, err := fs.ReadFile(fsys, "source.txt"); err == nil || !strings.Contains(err.Error(), "is no plain file") {
		t.Errorf("a socket: %v", err)
	}
	if entries, err := fs.ReadDir(fsys, "."); err != nil || len(entries) != 2 {
		t.Errorf("the folder: %v %v", entries, err)
	}
}
