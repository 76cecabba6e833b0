package output

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
)

// Commit puts the new folder in the place of the older one. An error leaves
// the older one as it was, unless it says otherwise.
func (f *Folder) Commit() error {
	theirs, err := f.others()
	if err != nil {
		return err
	}
	if err := f.meet(theirs); err != nil {
		return err
	}
	if f.place {
		return f.moveIn(theirs)
	}
	if err := f.carry(theirs); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	if err := f.writeList(filepath.Join(f.stage, grows, ListFile), nil); err != nil {
		return err
	}
	if err := os.Remove(filepath.Join(f.stage, making)); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	if err := f.swap(); err != nil {
		os.WriteFile(filepath.Join(f.stage, making), nil, 0o644) // what is there may go
		return fmt.Errorf("build: %w", err)
	}
	for _, tree := range []string{grows, aside} {
		if tree = filepath.Join(f.stage, tree); exists(tree) {
			if err := f.dispose(tree); err != nil {
				return err
			}
		}
	}
	return nil
}

// others returns the files in the older folder that are not a build's own: those
// that no build listed, and those that have been altered since.
func (f *Folder) others() ([]string, error) {
	theirs := f.theirs()
	for name := range f.old {
		if !f.there[name] || f.files[name].same {
			continue
		}
		sum, err := sumOf(f.older(name))
		if err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
		if !f.old.has(name, sum) {
			theirs = append(theirs, name)
		}
	}
	theirs = slices.DeleteFunc(theirs, func(name string) bool { return f.files[name].same })
	slices.Sort(theirs)
	return theirs, nil
}

// meet returns an error if a file that is not ours stands in the way of one of
// the new folder.
func (f *Folder) meet(theirs []string) error {
	if len(theirs)+len(f.hollow) == 0 {
		return nil
	}
	folders := map[string]bool{}
	for name := range f.files {
		for dir := path.Dir(name); dir != "." && !folders[dir]; dir = path.Dir(dir) {
			folders[dir] = true
		}
	}
	for _, name := range append(theirs, f.hollow...) {
		_, file := f.files[name]
		for dir := path.Dir(name); dir != "." && !file; dir = path.Dir(dir) {
			_, file = f.files[dir]
		}
		if !file && (!folders[name] || slices.Contains(f.hollow, name)) {
			continue
		}
		why := "was not put there by a build"
		if f.old[name] != nil {
			why = "was altered after it was built"
		}
		return fmt.Errorf("build: %s %s, and the new site has something else there; move it away or choose another folder", f.older(name), why)
	}
	return nil
}

// carry gives the new folder what in the older one is not ours.
func (f *Folder) carry(theirs []string) error {
	var folders []string // each after the one above it
	for _, name := range f.hollow {
		if err := f.carryFolder(name, &folders); err != nil {
			return err
		}
	}
	for _, name := range theirs {
		if err := f.carryFolder(path.Dir(name), &folders); err != nil {
			return err
		}
		if err := link(f.older(name), f.newer(name)); err != nil {
			return err
		}
	}
	for _, name := range slices.Backward(folders) { // at last, and from below: one may be closed to us too
		info, err := os.Stat(f.older(name))
		if err == nil {
			err = os.Chmod(f.newer(name), info.Mode()&modes)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// carryFolder makes a folder of the older one anew, and those above it, and
// adds those that the new site itself has not made.
func (f *Folder) carryFolder(name string, folders *[]string) error {
	if name == "." || f.made[f.newer(name)] {
		return nil
	}
	if err := f.carryFolder(path.Dir(name), folders); err != nil {
		return err
	}
	*folders = append(*folders, name)
	return f.makeFolder(f.newer(name))
}

// modes are the bits of a folder's mode that a new one takes over.
const modes = fs.ModePerm | fs.ModeSetuid | fs.ModeSetgid | fs.ModeSticky

// writeList lists the files of the new folder as its own, and those of older
// that are still there.
func (f *Folder) writeList(name string, older list) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	paths := make([]string, 0, len(f.files)+len(older))
	paths = slices.AppendSeq(slices.AppendSeq(paths, maps.Keys(f.files)), maps.Keys(older))
	slices.Sort(paths)
	tmp := filepath.Join(f.stage, "list")
	out, err := os.Create(tmp)
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	w := bufio.NewWriter(out)
	for _, path := range slices.Compact(paths) {
		sums := older[path]
		if entry, ok := f.files[path]; ok && !older.has(path, entry.sum) {
			writeLine(w, path, entry.sum)
		}
		for _, sum := range sums {
			writeLine(w, path, sum)
		}
	}
	if err := errors.Join(w.Flush(), out.Close(), os.Rename(tmp, name)); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// swap puts the new folder where the older one is, in one step where the
// system knows such a step. Else a build that is killed between the two steps
// leaves none, and the next build begins by putting back what there was.
func (f *Folder) swap() error {
	grown, old := filepath.Join(f.stage, grows), filepath.Join(f.stage, aside)
	if info, err := os.Stat(f.out); err == nil {
		os.Chmod(grown, info.Mode()&modes)
	} else if errors.Is(err, fs.ErrNotExist) {
		return os.Rename(grown, f.out)
	}
	if exchange(grown, f.out) == nil {
		return nil
	}
	if err := os.Rename(f.out, old); err != nil {
		return err
	}
	if err := os.Rename(grown, f.out); err != nil {
		return errors.Join(err, os.Rename(old, f.out))
	}
	return nil
}

// dispose empties an older folder that was swapped: what it lists as its own
// goes; what is not, and came or was changed since it was carried over, comes
// home.
func (f *Folder) dispose(tree string) error {
	own, err := readList(tree)
	if err != nil {
		return err
	}
	if err := openFolders(tree); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	files, _, err := walk(tree)
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		here, home := filepath.Join(tree, filepath.FromSlash(name)), f.older(name)
		mine := name == ListFile
		if !mine && files[name] && own[name] != nil && !sameFile(here, home) {
			sum, err := sumOf(here)
			mine = err == nil && own.has(name, sum)
		}
		switch {
		case mine:
			err = os.Remove(here)
		case sameFile(here, home):
			err = os.Rename(here, home)     // the file itself, where the other is a copy
			if err == nil && exists(here) { // two names of one file stay two
				err = os.Remove(here)
			}
		case exists(home):
			return fmt.Errorf("build: the new site is in place, but %s was changed while it was made; the file as it was is %s: keep one of the two", home, here)
		default:
			err = errors.Join(os.MkdirAll(filepath.Dir(home), 0o755), os.Rename(here, home))
		}
		if err != nil {
			return fmt.Errorf("build: %w", err)
		}
	}
	if err := removeHollow(tree); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	return nil
}

// openFolders lets us take files out of the folders of a tree that is to go.
func openFolders(tree string) error {
	return filepath.WalkDir(tree, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil && info.Mode().Perm()&0o700 != 0o700 {
			err = os.Chmod(name, info.Mode()|0o700)
		}
		return err
	})
}

// removeHollow removes a folder of folders, and no file: one that came while
// it was emptied is kept, and told.
func removeHollow(tree string) error {
	entries, err := os.ReadDir(tree)
	if err != nil {
		return err
	}
	for _, d := range entries {
		if d.IsDir() {
			if err := removeHollow(filepath.Join(tree, d.Name())); err != nil {
				return err
			}
		}
	}
	return os.Remove(tree)
}

// moveIn is for a folder that cannot be renamed: its files change one by one.
// A build that is killed meanwhile leaves some of both sites; since the list
// then names both, the next build puts it right.
func (f *Folder) moveIn(theirs []string) error {
	gone := map[string]bool{}
	for name := range f.old {
		if _, stays := f.files[name]; !stays && f.there[name] && !slices.Contains(theirs, name) {
			gone[name] = true
		}
	}
	if err := f.writeList(f.older(ListFile), f.old); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(gone)) {
		if err := os.Remove(f.older(name)); err != nil {
			return fmt.Errorf("build: %w", err)
		}
		for dir := path.Dir(name); dir != "." && os.Remove(f.older(dir)) == nil; dir = path.Dir(dir) {
		}
	}
	for _, name := range slices.Sorted(maps.Keys(f.files)) {
		if f.files[name].same {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(f.older(name)), 0o755); err != nil {
			return fmt.Errorf("build: %w", err)
		}
		if err := os.Rename(f.newer(name), f.older(name)); err != nil {
			return fmt.Errorf("build: %w", err)
		}
	}
	return f.writeList(f.older(ListFile), nil)
}
