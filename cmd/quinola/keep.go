package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// keep writes a file whole or not at all, and makes the folder for it.
func keep(file, text string) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return fileError(err)
	}
	return keepBy(context.Background(), file, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	})
}

// keepBy returns keep for what is written bit by bit, until ctx ends. The file
// grows beside its place, under a name that begins with a dot. A link stays one,
// and what it leads to is written.
func keepBy(ctx context.Context, file string, write func(io.Writer) error) error {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	mode := os.FileMode(0o644)
	if info, err := os.Stat(file); err == nil {
		if err := replaceable(file, info); err != nil {
			return err
		}
		mode = info.Mode().Perm()
	}
	sweep(filepath.Dir(file))
	tmp, err := os.CreateTemp(filepath.Dir(file), growing+"*"+unfinished)
	if err != nil {
		return notWritten(file, err)
	}
	defer os.Remove(tmp.Name())
	w := bufio.NewWriter(until{ctx, tmp})
	err = write(w)
	for _, do := range []func() error{w.Flush, func() error { return tmp.Chmod(mode) }} {
		if err == nil {
			err = do()
		}
	}
	if closed := tmp.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(tmp.Name(), file)
	}
	return notWritten(file, err)
}

// notWritten says of a file what went wrong with the one that grows for it.
func notWritten(file string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) && strings.HasPrefix(filepath.Base(path.Path), growing) {
		return fmt.Errorf("quinola: %s is not written: %w", file, path.Err)
	}
	var link *os.LinkError
	if errors.As(err, &link) {
		return fmt.Errorf("quinola: %s is not written: %w", file, link.Err)
	}
	return err
}

// A file that is not yet whole has a name that begins with growing and ends
// with unfinished, and digits between them.
const (
	growing    = ".quinola-"
	unfinished = ".unfinished"
)

// abandoned is how long nothing has been added to a file that grows when whoever
// wrote it is taken to have been killed.
const abandoned = time.Hour

// sweep removes the files that killed runs left in a folder, not yet whole.
func sweep(dir string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		digits, begins := strings.CutPrefix(e.Name(), growing)
		digits, ends := strings.CutSuffix(digits, unfinished)
		if !begins || !ends || strings.Trim(digits, "0123456789") != "" || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > abandoned {
			os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}

// until is a writer that fails once ctx has ended.
type until struct {
	ctx context.Context
	w   io.Writer
}

func (u until) Write(p []byte) (int, error) {
	if err := u.ctx.Err(); err != nil {
		return 0, err
	}
	return u.w.Write(p)
}

// place returns an error if a file that was named cannot be written: asked before the
// work that would be lost.
func place(file string) error {
	if file == "" {
		return nil
	}
	if info, err := os.Stat(file); err == nil {
		if err := replaceable(file, info); err != nil {
			return err
		}
	}
	dir := filepath.Dir(file)
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("quinola: %s cannot be written: there is no folder %s; make it first", file, dir)
	case err != nil:
		return fileError(err)
	case !info.IsDir():
		return fmt.Errorf("quinola: %s cannot be written: %s is no folder; name one", file, dir)
	}
	return nil
}

// replaceable returns an error for what a file cannot take the place of: it would be
// gone, a device of the system as well.
func replaceable(file string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return fmt.Errorf("quinola: %s is a folder; name a file in it", file)
	case !info.Mode().IsRegular():
		return fmt.Errorf("quinola: %s is no plain file; name one", file)
	}
	return nil
}

// written returns an error if there is a file already, and it does not say at its
// head that the command wrote it that is to write it anew.
func written(file, command string) error {
	data, err := os.ReadFile(file)
	if err != nil || len(data) == 0 || strings.Contains(string(data[:min(len(data), 600)]), "quinola "+command) {
		return nil
	}
	return fmt.Errorf("quinola: %s is there already, and quinola %s has not written it; choose another name", file, command)
}

// absent returns an error if there is a file already.
func absent(file, cure string) error {
	if _, err := os.Lstat(file); err == nil {
		return fmt.Errorf("quinola: %s is there already; %s", file, cure)
	}
	return nil
}
