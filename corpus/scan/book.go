package scan

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"unicode"

	"quinola/corpus"
)

// Book is a scan as text, and what is known of it besides.
type Book struct {
	Text     []byte
	Format   Format
	Files    int
	Evidence *corpus.Evidence // nil for plain text
}

// Holds reports whether a path is that of a scan with places, a folder or a zip of
// pages, which Open reads; anything else is plain text, or nothing.
func Holds(name string) bool {
	info, err := os.Stat(name)
	if err != nil {
		return false
	}
	if info.IsDir() {
		return true
	}
	if !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, sniffed)
	n, _ := io.ReadFull(f, head)
	return bytes.HasPrefix(head[:n], zipMagic) || Sniff(head[:n]) != Plain
}

var zipMagic = []byte("PK\x03\x04")

// Open reads a scan: a file of hOCR, ALTO or PAGE XML, or a folder or a zip of
// such files, a page or more each, in the order of their names. Of a folder of
// plain text each file is a page, which plain turns into UTF-8 or refuses; the
// others say themselves what they are written in.
func Open(name string, plain func(name string, page []byte) ([]byte, error)) (*Book, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return openFS(name, os.DirFS(name), plain)
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	if bytes.HasPrefix(data, zipMagic) {
		z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			return nil, &Error{File: name, What: "is a broken zip: " + err.Error(), Cure: "fetch it again"}
		}
		return openFS(name, z, plain)
	}
	return Parse(name, data)
}

// Parse reads one file that Sniff does not take for plain text.
func Parse(name string, data []byte) (*Book, error) {
	pages, err := Pages(name, data)
	if err != nil {
		return nil, err
	}
	b := &Book{Format: Sniff(data), Files: 1}
	return b, b.set(name, pages)
}

func (b *Book) set(name string, pages []Page) error {
	b.Text, b.Evidence = Text(pages)
	if len(bytes.TrimSpace(b.Text)) == 0 {
		return &Error{File: name, What: "holds no text: its pages were not read yet", Cure: "let your program recognise the text, then export it again"}
	}
	return nil
}

// openFS reads the files of a folder or a zip.
func openFS(name string, fsys fs.FS, plainText func(string, []byte) ([]byte, error)) (*Book, error) {
	names, err := pageFiles(fsys)
	if err != nil {
		return nil, &Error{File: name, What: "cannot be read: " + err.Error(), Cure: "look at the folder"}
	}
	b := &Book{}
	var pages []Page
	var plain [][]byte
	var plainNames []string
	total := 0
	for _, n := range names {
		data, err := readLimited(fsys, n, maxFile-total)
		if err != nil {
			return nil, &Error{File: path.Join(name, n), What: "cannot be read: " + err.Error(), Cure: "at most 512 MB are read at a time; part the book into volumes"}
		}
		total += len(data)
		switch f := Sniff(data); f {
		case METS, Other:
			continue
		case Plain:
			if strings.EqualFold(path.Ext(n), ".txt") && len(bytes.TrimSpace(data)) > 0 {
				plain, plainNames = append(plain, data), append(plainNames, path.Join(name, n))
			}
			continue
		default:
			if b.Format != "" && b.Format != f {
				return nil, &Error{File: path.Join(name, n), What: fmt.Sprintf("is %s, and the file before it %s", f, b.Format), Cure: "keep the files of one kind in a folder of their own"}
			}
			b.Format = f
		}
		b.Files++
		of, err := Pages(path.Join(name, n), data)
		if err != nil {
			return nil, err
		}
		if pages = append(pages, of...); len(pages) > maxPages {
			return nil, &Error{File: name, What: "has more than 20,000 pages", Cure: "part it into volumes"}
		}
	}
	switch {
	case len(pages) > 0:
		return b, b.set(name, pages)
	case len(plain) > 0:
		for i, page := range plain {
			if plain[i], err = plainText(plainNames[i], page); err != nil {
				return nil, err
			}
		}
		b.Format, b.Files = Plain, len(plain)
		b.Text = bytes.Join(plain, []byte("\f"))
		return b, nil
	}
	return nil, &Error{File: name, What: "holds no page of a scan", Cure: "name a folder or a zip of hOCR, ALTO, PAGE XML or .txt files"}
}

// readLimited reads a file of no more than most bytes.
func readLimited(fsys fs.FS, name string, most int) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(most)+1))
	if err == nil && len(data) > most {
		err = errors.New("it is too large")
	}
	return data, err
}

// pageFiles are the files that may be pages, in their order. Where one scan lies
// there twice, as Transkribus exports it, PAGE XML is taken.
func pageFiles(fsys fs.FS) ([]string, error) {
	var all []string
	err := fs.WalkDir(fsys, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		hidden := strings.HasPrefix(path.Base(p), ".") && p != "." || strings.HasPrefix(path.Base(p), "__MACOSX")
		switch {
		case hidden && d.IsDir():
			return fs.SkipDir
		case hidden || d.IsDir():
			return nil
		}
		switch strings.ToLower(path.Ext(p)) {
		case ".xml", ".hocr", ".html", ".htm", ".xhtml", ".alto", ".txt":
			all = append(all, p)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	in := func(folder string) func(string) bool {
		return func(p string) bool { return strings.EqualFold(path.Base(path.Dir(p)), folder) }
	}
	if slices.ContainsFunc(all, in("page")) {
		all = slices.DeleteFunc(all, in("alto"))
	}
	slices.SortFunc(all, byNumber)
	return all, nil
}

// byNumber compares names as people count: page 2 before page 10.
func byNumber(a, b string) int {
	for a != "" && b != "" {
		x, y := run(a), run(b)
		if unicode.IsDigit(rune(x[0])) && unicode.IsDigit(rune(y[0])) {
			m, n := strings.TrimLeft(x, "0"), strings.TrimLeft(y, "0")
			if len(m) != len(n) {
				return len(m) - len(n)
			}
			if c := strings.Compare(m, n); c != 0 {
				return c
			}
		} else if c := strings.Compare(x, y); c != 0 {
			return c
		}
		a, b = a[len(x):], b[len(y):]
	}
	return len(a) - len(b)
}

// run is the run of digits, or of anything else, with which s begins.
func run(s string) string {
	digit := func(c byte) bool { return c >= '0' && c <= '9' }
	i := 1
	for i < len(s) && digit(s[i]) == digit(s[0]) {
		i++
	}
	return s[:i]
}
