package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
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

// keepBy is keep for what is written bit by bit, until ctx ends. The file
// grows beside its place, under a name that begins with a dot.
func keepBy(ctx context.Context, file string, write func(io.Writer) error) error {
	mode := os.FileMode(0o644)
	if info, err := os.Stat(file); err == nil {
		mode = info.Mode().Perm()
	}
	tmp, err := os.CreateTemp(filepath.Dir(file), ".quinola-*")
	if err != nil {
		return fileError(err)
	}
	defer os.Remove(tmp.Name())
	w := bufio.NewWriter(until{ctx, tmp})
	if err := errors.Join(write(w), w.Flush(), tmp.Chmod(mode), tmp.Close()); err != nil {
		return err
	}
	return fileError(os.Rename(tmp.Name(), file))
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

// absent is an error where there is a file already.
func absent(file, cure string) error {
	if _, err := os.Lstat(file); err == nil {
		return fmt.Errorf("quinola: %s is there already; %s", file, cure)
	}
	return nil
}
