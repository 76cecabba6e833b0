package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// file is one file of an archive.
type file struct {
	name string
	data []byte
	mode int64
}

// beside returns what goes with the program: what to read first, and the licences
// of the program, of the texts, and of every module that is linked into it.
func (r *release) beside(ctx context.Context) ([]file, error) {
	var list []file
	for _, name := range []string{"README.md", "LICENSE", "TEXTS.md"} {
		data, err := os.ReadFile(filepath.Join(r.root, name))
		if err != nil {
			return nil, err
		}
		list = append(list, file{name, data, 0o644})
	}
	licences, err := r.licences(ctx)
	if err != nil {
		return nil, err
	}
	return append(list, file{"LICENSES.txt", licences, 0o644}), nil
}

// module is what a program is linked with: its path and version, and where its
// sources are.
type module struct{ name, dir string }

// modules returns Go itself and all modules of the program.
func (r *release) modules(ctx context.Context) ([]module, error) {
	packages := r.packages
	if packages == nil {
		packages = []string{"./cmd/quinola"}
	}
	listed, err := goCommand(ctx, r.root, nil, append([]string{"list", "-deps", "-f", `{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}	{{.Dir}}{{end}}{{end}}`}, packages...)...)
	if err != nil {
		return nil, err
	}
	goroot, err := goCommand(ctx, r.root, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	lines := slices.DeleteFunc(strings.Split(strings.TrimSpace(listed), "\n"), func(m string) bool { return m == "" })
	slices.Sort(lines)
	list := []module{{"The Go standard library", strings.TrimSpace(goroot)}}
	for _, m := range slices.Compact(lines) {
		name, dir, _ := strings.Cut(m, "\t")
		list = append(list, module{name, dir})
	}
	return list, nil
}

// licences returns those of Go and of all modules of the program.
func (r *release) licences(ctx context.Context) ([]byte, error) {
	modules, err := r.modules(ctx)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString("The program is linked with these works, under their own licences.\n")
	for _, m := range modules {
		texts, err := licenceFiles(m.dir)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.name, err)
		}
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 72), m.name, bytes.Join(texts, []byte("\n\n")))
	}
	return b.Bytes(), nil
}

// licenceFiles returns the licences and notices at the head of a module.
func licenceFiles(dir string) ([][]byte, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var texts [][]byte
	for _, e := range entries {
		stem, _, _ := strings.Cut(strings.ToUpper(e.Name()), ".")
		if !slices.Contains([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE", "PATENTS"}, stem) || !e.Type().IsRegular() {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		texts = append(texts, bytes.TrimSpace(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))))
	}
	if len(texts) == 0 {
		return nil, errors.New("it has no licence file; a release may not carry it")
	}
	return texts, nil
}

// archive packs a program as its system unpacks it: zip for Windows, and tar
// for the others.
func (r *release) archive(program, system, processor string) (name string, data []byte, err error) {
	code, err := os.ReadFile(program)
	if err != nil {
		return "", nil, err
	}
	name = fmt.Sprintf("%s-%s-%s", r.name, system, processor)
	stem := "quinola"
	if system == "windows" {
		stem += ".exe"
	}
	files := append([]file{{stem, code, 0o755}}, r.files...)
	for i := range files {
		files[i].name = name + "/" + files[i].name
	}
	if system == "windows" {
		data, err = r.zip(files)
		return name + ".zip", data, err
	}
	data, err = r.tar(files)
	return name + ".tar.gz", data, err
}

func (r *release) zip(files []file) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: r.date}
		h.SetMode(os.FileMode(f.mode))
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

func (r *release) tar(files []file) ([]byte, error) {
	var b bytes.Buffer
	z := gzip.NewWriter(&b) // its header names no file and no time
	t := tar.NewWriter(z)
	for _, f := range files {
		h := &tar.Header{Name: f.name, Mode: f.mode, Size: int64(len(f.data)), ModTime: r.date, Typeflag: tar.TypeReg, Format: tar.FormatPAX}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := errors.Join(t.Close(), z.Close())
	return b.Bytes(), err
}
