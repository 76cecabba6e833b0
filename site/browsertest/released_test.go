package browsertest

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"quinola"
	"quinola/annotate"
	"quinola/annotate/digest"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/site/sitetest"
)

// A released program, with no Go and no sources in reach, builds the very site that a
// clone builds, file by file. What this site offers for download is the clone's own
// corpus, byte by byte, and reads as the same edition: who takes it along has all of it.
func TestAReleasedProgramBuildsTheSiteOfAClone(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles the whole program")
	}
	t.Parallel()
	dir := t.TempDir()
	release := exec.CommandContext(t.Context(), "go", "run", "quinola/cmd/release", "-o", dir, "-targets", runtime.GOOS+"/"+runtime.GOARCH, "-cache", sitetest.Kept(t))
	if out, err := release.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	program := unpacked(t, dir)

	out := filepath.Join(dir, "site")
	cmd := exec.CommandContext(t.Context(), program, "build", "-o", out)
	cmd.Dir = dir
	cmd.Env = []string{"PATH=", "HOME=" + dir, "GOGC=400"}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	one, other := sitetest.Sums(t, out), sitetest.Sums(t, folder)
	for name, sum := range other {
		if one[name] != sum {
			t.Errorf("%s is not as a clone builds it", name)
		}
	}
	if len(one) != len(other) || len(one) == 0 {
		t.Errorf("%d files, and %d from a clone", len(one), len(other))
	}

	taken := downloaded(t, out)
	for _, fsys := range []fs.FS{corpus.FS, annotate.FS, quinola.Rights} {
		checkHolds(t, taken, fsys)
	}
	c, err := edition.Open(os.DirFS(taken))
	if err != nil {
		t.Fatal(err)
	}
	notes, err := annotate.Read(annotate.Folder(taken), c)
	if err != nil {
		t.Fatal(err)
	}
	own := sitetest.Edited(t)
	if !bytes.Equal(digest.Of(c, notes).Bytes(), digest.Of(own.Corpus, own.Notes).Bytes()) {
		t.Error("the download is read as another edition")
	}
}

// downloaded unpacks the corpus that a site offers, and returns its folder.
func downloaded(t *testing.T, built string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(built, "download", "*.zip"))
	if err != nil || len(found) != 1 {
		t.Fatalf("the site offers %v for download: %v", found, err)
	}
	z, err := zip.OpenReader(found[0])
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	dir := t.TempDir()
	if err := os.CopyFS(dir, z); err != nil {
		t.Fatal(err)
	}
	folders, err := os.ReadDir(dir)
	if err != nil || len(folders) != 1 {
		t.Fatalf("it holds %v: %v", folders, err)
	}
	return filepath.Join(dir, folders[0].Name())
}

// checkHolds reports what of the clone's own files is not in a folder, or is another there.
func checkHolds(t *testing.T, folder string, own fs.FS) {
	t.Helper()
	there := sitetest.Sums(t, folder)
	err := fs.WalkDir(own, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(own, name)
		if there[name] != sha256.Sum256(data) {
			t.Errorf("%s is not in the download as it is here", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// unpacked unpacks the only archive in dir, holds it to its checksum, and
// gives the path of the program.
func unpacked(t *testing.T, dir string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dir, "*.tar.gz"))
	if err != nil || len(found) != 1 {
		t.Fatalf("the release is %v: %v", found, err)
	}
	data, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	listed, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	want := fmt.Sprintf("%x  %s\n", sha256.Sum256(data), filepath.Base(found[0]))
	bill := strings.TrimSuffix(found[0], ".tar.gz") + ".cdx.json"
	if data, err := os.ReadFile(bill); err != nil {
		t.Error(err)
	} else {
		want += fmt.Sprintf("%x  %s\n", sha256.Sum256(data), filepath.Base(bill))
	}
	if err != nil || string(listed) != want {
		t.Errorf("the checksums are\n%s\nand not\n%s", listed, want)
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	program := ""
	names := map[string]bool{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		names[path.Base(h.Name)] = true
		if path.Base(h.Name) != "quinola" {
			continue
		}
		code, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		program = filepath.Join(dir, "quinola")
		if err := os.WriteFile(program, code, os.FileMode(h.Mode)); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"quinola", "README.md", "LICENSE", "LICENSES.txt", "TEXTS.md"} {
		if !names[name] {
			t.Errorf("the archive has no %s", name)
		}
	}
	return program
}
