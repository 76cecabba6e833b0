package output

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gofrs/flock"
)

// The stage is a folder beside the one that is built, .NAME.quinola, or
// within it as .quinola where it cannot be beside. Only one build at a time
// holds its lock, so what lies there when the lock is free is left of a build
// that was killed.
const (
	stageName = ".quinola"
	lockFile  = "lock"
	making    = "making" // it is there until the new folder is whole
	grows     = "new"    // the new folder; after the swap the older one
	aside     = "old"    // the older folder, where two cannot be swapped in one step
)

// Open begins to write the folder out, until ctx ends. What a killed build left of an earlier
// attempt is put right first.
func Open(ctx context.Context, out string) (*Folder, error) {
	out, err := resolve(out)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	if info, err := os.Stat(out); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("build: %s is a file; choose another folder", out)
	}
	f := &Folder{ctx: ctx, out: out, files: map[string]file{}, made: map[string]bool{}}
	if err := f.takeStage(); err != nil {
		return nil, err
	}
	if err := f.begin(); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// resolve follows symbolic links, one that leads to nothing too.
func resolve(out string) (string, error) {
	out, err := filepath.Abs(out)
	if err != nil {
		return "", err
	}
	for range 40 {
		real, err := filepath.EvalSymlinks(out)
		if err == nil {
			return real, nil
		}
		target, err := os.Readlink(out)
		if err != nil {
			return out, nil // it is not there yet
		}
		if !filepath.IsAbs(target) {
			target = filepath.Join(filepath.Dir(out), target)
		}
		out = target
	}
	return "", fmt.Errorf("%s is a symbolic link that leads in a circle", out)
}

// takeStage makes the stage and locks it.
func (f *Folder) takeStage() error {
	beside := filepath.Join(filepath.Dir(f.out), "."+filepath.Base(f.out)+stageName)
	within := filepath.Join(f.out, stageName)
	f.stage, f.place = beside, false
	if fixed(f.out) {
		f.stage, f.place = within, true
	} else if err := os.MkdirAll(filepath.Dir(f.out), 0o777); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	for range 3 { // another build may take its stage away just now
		err := os.Mkdir(f.stage, 0o755)
		if errors.Is(err, fs.ErrPermission) && !f.place && exists(f.out) {
			f.stage, f.place = within, true
			err = os.Mkdir(f.stage, 0o755)
		}
		if err != nil && !errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("build: %w", err)
		}
		f.lock = flock.New(filepath.Join(f.stage, lockFile))
		ok, err := f.lock.TryLock()
		switch {
		case errors.Is(err, fs.ErrNotExist):
			continue
		case err != nil:
			return fmt.Errorf("build: %w", err)
		case ok && exists(f.lock.Path()):
			return nil
		case ok:
			f.lock.Unlock()
		}
	}
	return fmt.Errorf("build: another build is writing %s; wait until it is done", f.out)
}

// fixed reports whether a folder cannot be renamed, or should not be: it is a
// mount point, or holds one, or somebody stands in it.
func fixed(out string) bool {
	here, err1 := os.Stat(".")
	there, err2 := os.Stat(out)
	if err2 != nil {
		return false
	}
	if err1 == nil && os.SameFile(here, there) || filepath.Dir(out) == out || mounted(out) {
		return true
	}
	// Of a folder that is no site only what lies on top is looked at.
	deep, holds := exists(filepath.Join(out, ListFile)), false
	_ = filepath.WalkDir(out, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || name == out || !d.IsDir():
			return nil // whoever reads the folder tells what is wrong with it
		case mounted(name):
			holds = true
			return fs.SkipAll
		case !deep:
			return fs.SkipDir
		}
		return nil
	})
	return holds
}

// begin puts right what was left, and looks at what lies in the folder.
func (f *Folder) begin() error {
	if err := f.recover(); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(f.stage, making), nil, 0o644); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	if err := f.makeFolder(filepath.Join(f.stage, grows)); err != nil {
		return err
	}
	var err error
	if f.old, err = readList(f.out); err != nil {
		return err
	}
	if f.old == nil {
		if err := f.mayBecome(); err != nil {
			return err
		}
	}
	if f.there, f.hollow, err = walk(f.out); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// mayBecome returns an error if a folder that no build has made holds files. One
// that holds what a host asks for, as a clone to publish from does, may become
// a site, and so may a disk that holds nothing. Only what lies on top is looked
// at: who names a home by mistake does not wait until all of it was walked.
func (f *Folder) mayBecome() error {
	entries, err := os.ReadDir(f.out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("build: %w", err)
	}
	for _, d := range entries {
		if name := d.Name(); !strings.HasPrefix(name, ".") && name != "CNAME" && name != rescued {
			return fmt.Errorf("build: %s holds files, such as %s, and no list of an earlier build (%s); choose another folder or empty it", f.out, name, ListFile)
		}
	}
	return nil
}

// rescued is what a disk of Linux holds on top, for its own use and closed to
// all but root.
const rescued = "lost+found"

// walk lists the files of a folder, whether each is regular, and the folders
// with nothing in them. A stage within the folder is passed over, and so is
// what is a disk's own.
func walk(dir string) (files map[string]bool, hollow []string, err error) {
	files = map[string]bool{}
	full := map[string]bool{".": true}
	var folders []string
	err = fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist) && name == ".":
			return nil
		case name == rescued && d.IsDir() && mounted(dir):
			return fs.SkipDir
		case err != nil:
			return err
		case name == stageName && exists(filepath.Join(dir, name, lockFile)):
			return fs.SkipDir
		case name == ".":
			return nil
		}
		full[path.Dir(name)] = true
		if d.IsDir() {
			folders = append(folders, name)
		} else {
			files[name] = d.Type().IsRegular()
		}
		return nil
	})
	for _, name := range folders {
		if !full[name] {
			hollow = append(hollow, name)
		}
	}
	return files, hollow, err
}

// theirs lists the files in the folder that no build has listed.
func (f *Folder) theirs() []string {
	var names []string
	for name, regular := range f.there {
		if name != ListFile && (!regular || f.old[name] == nil) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// recover puts right what a killed build left on the stage.
func (f *Folder) recover() error {
	grown, old := filepath.Join(f.stage, grows), filepath.Join(f.stage, aside)
	if exists(filepath.Join(f.stage, making)) {
		if err := os.RemoveAll(grown); err != nil { // all that is in it has its place elsewhere
			return fmt.Errorf("build: %w", err)
		}
	}
	for _, tree := range []string{grown, old} {
		if exists(tree) && !exists(f.out) {
			if err := os.Rename(tree, f.out); err != nil {
				return fmt.Errorf("build: %w", err)
			}
		}
	}
	for _, tree := range []string{grown, old} {
		if exists(tree) {
			if err := f.dispose(tree); err != nil {
				return err
			}
		}
	}
	return nil
}

func exists(name string) bool {
	_, err := os.Lstat(name)
	return err == nil
}

// Close gives up what was not committed.
func (f *Folder) Close() {
	if !exists(filepath.Join(f.stage, making)) {
		f.leave()
		return
	}
	os.RemoveAll(filepath.Join(f.stage, grows))
	os.Remove(filepath.Join(f.stage, making))
	f.leave()
}

// leave takes the stage away, unless something lies on it that is not ours.
func (f *Folder) leave() {
	lock := filepath.Join(f.stage, lockFile)
	os.Remove(lock) // before the lock is free, so that nobody takes one that goes
	f.lock.Unlock()
	os.Remove(lock) // where an open file cannot be removed
	os.Remove(f.stage)
}
