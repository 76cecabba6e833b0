package scan

import (
	"archive/zip"
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
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
	Empty    []string         // the files of a folder or zip that hold nothing, and so make no leaf
	Evidence *corpus.Evidence // nil for plain text
	Facts    Facts            // of its first file
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
	head, err := headOf(os.DirFS(filepath.Dir(name)), filepath.Base(name))
	if err != nil {
		return false
	}
	return bytes.HasPrefix(head, zipMagic) || bytes.HasPrefix(head, gzipMagic) || Sniff(head) != Plain
}

var (
	zipMagic  = []byte("PK\x03\x04")
	gzipMagic = []byte("\x1f\x8b")
)

// Open reads a scan: a file that says where each word stands (Placed), packed by gzip or not, or a
// folder or a zip of such files, a page or more each, in the order of their names. Of a folder of
// plain text each file is a page, which plain turns into UTF-8 or refuses; the
// others say themselves what they are written in.
func Open(name string, plain func(name string, page []byte) ([]byte, error)) (*Book, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return openFS(name, corpus.Folder(name), plain)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	in := bufio.NewReaderSize(f, sniffed)
	head, _ := in.Peek(sniffed)
	switch {
	case bytes.HasPrefix(head, zipMagic):
		z, err := zip.NewReader(f, info.Size())
		if err != nil {
			return nil, &Error{File: name, What: "is a broken zip: " + err.Error(), Cure: "fetch it again"}
		}
		return openFS(name, z, plain)
	case bytes.HasPrefix(head, gzipMagic):
		return openPacked(name, in, plain)
	case Sniff(head) == ABBYY:
		return stream(name, head, in)
	}
	data, err := limited(in, maxFile)
	if err != nil {
		return nil, &Error{File: name, What: "cannot be read: " + err.Error(), Cure: "at most 512 MB are read of a file; part it, a file a page or a volume"}
	}
	return Parse(name, data)
}

// openPacked reads a file that gzip packed: archive.org gives its hOCR and its ABBYY XML so.
func openPacked(name string, packed io.Reader, plain func(string, []byte) ([]byte, error)) (*Book, error) {
	broken := func(err error) error {
		return &Error{File: name, What: "cannot be unpacked: " + err.Error(), Cure: "fetch it again"}
	}
	z, err := gzip.NewReader(packed)
	if err != nil {
		return nil, broken(err)
	}
	read := &watched{in: z}
	in := bufio.NewReaderSize(read, sniffed)
	head, _ := in.Peek(sniffed)
	if Sniff(head) == ABBYY {
		b, err := stream(name, head, in)
		if err != nil && read.err != nil {
			err = broken(read.err)
		}
		return b, err
	}
	data, err := limited(in, maxFile)
	if err != nil {
		return nil, broken(err)
	}
	if Sniff(data) == Plain {
		return packedText(name, data, plain)
	}
	return Parse(name, data)
}

// packedText takes plain text out of a file that was packed.
func packedText(name string, data []byte, plain func(string, []byte) ([]byte, error)) (*Book, error) {
	text, err := plain(name, data)
	if err != nil {
		return nil, err
	}
	b := &Book{Text: text, Format: Plain, Files: 1}
	if len(bytes.TrimSpace(text)) == 0 {
		return nil, &Error{File: name, What: "is empty", Cure: "name a file that holds the text"}
	}
	return b, nil
}

// watched keeps what went wrong while something was read, but that it ended.
type watched struct {
	in  io.Reader
	err error
}

func (w *watched) Read(p []byte) (int, error) {
	n, err := w.in.Read(p)
	if err != nil && err != io.EOF {
		w.err = err
	}
	return n, err
}

// stream reads ABBYY XML piece by piece: of a book it has a hundred times the text.
func stream(name string, head []byte, in io.Reader) (*Book, error) {
	all := &io.LimitedReader{R: in, N: maxBook}
	pages, err := readABBYY(name, narrowing(head, all), surely(whole(head)))
	if all.N <= 0 {
		return nil, &Error{File: name, What: "is larger than 4 GB", Cure: partIt}
	}
	if pages, err = counted(name, pages, err); err != nil {
		return nil, err
	}
	b := &Book{Format: ABBYY, Files: 1}
	return b, b.set(name, pages)
}

// Parse reads one file that Sniff does not take for plain text.
func Parse(name string, data []byte) (*Book, error) {
	b := &Book{Format: Sniff(data), Files: 1}
	if b.Format == HTML {
		var err error
		b.Text, err = htmlText(name, narrowed(data))
		if err == nil && len(bytes.TrimSpace(b.Text)) == 0 {
			err = &Error{File: name, What: "is a page of the web without text", Cure: "save the text that it shows as plain text"}
		}
		return b, err
	}
	pages, facts, err := Pages(name, data)
	if err != nil {
		return nil, err
	}
	b.Facts = facts
	return b, b.set(name, pages)
}

func (b *Book) set(name string, pages []Page) error {
	b.Text, b.Evidence = Text(pages)
	if len(bytes.TrimSpace(b.Text)) == 0 {
		return &Error{File: name, What: "holds no text: its pages were not read yet", Cure: "let your program recognise the text, then export it again"}
	}
	return nil
}

// documents are files by which such zips are told as hold no scan: those of Word, of
// LibreOffice and of electronic books.
var documents = []string{"word/document.xml", "META-INF/manifest.xml", "META-INF/container.xml"}

// openFS reads the files of a folder or a zip.
func openFS(name string, fsys fs.FS, plainText func(string, []byte) ([]byte, error)) (*Book, error) {
	names, err := pageFiles(fsys)
	if err != nil {
		return nil, &Error{File: name, What: "cannot be read: " + err.Error(), Cure: "look at the folder"}
	}
	if slices.ContainsFunc(names, func(n string) bool { return slices.Contains(documents, n) }) {
		return nil, &Error{File: name, What: "is a document of a word processor or an electronic book", Cure: "save its text as plain text"}
	}
	if err := once(name, fsys, names); err != nil {
		return nil, err
	}
	b := &Book{}
	var pages []Page
	var foreign error // what the first XML of another kind is
	var broken []error
	var brokenNames []string
	var plain [][]byte
	var plainNames []string
	var total int64
	for _, n := range names {
		data, err := readLimited(fsys, n, min(maxFile, maxBook-total))
		if err != nil {
			return nil, &Error{File: path.Join(name, n), What: "cannot be read: " + err.Error(), Cure: "at most 512 MB are read of a file and 4 GB of a book; part it into volumes"}
		}
		total += int64(len(data))
		if len(bytes.TrimSpace(data)) == 0 {
			b.Empty = append(b.Empty, n)
			continue
		}
		switch f := Sniff(data); f {
		case METS:
			continue
		case Other, HTML:
			if foreign == nil {
				foreign = other(path.Join(name, n), data)
			}
			continue
		case Plain:
			if strings.EqualFold(path.Ext(n), ".txt") {
				plain, plainNames = append(plain, data), append(plainNames, path.Join(name, n))
			} else if what, cure := Foreign(data); what != "" {
				return nil, &Error{File: path.Join(name, n), What: what, Cure: cure} // a page would be lost
			}
			continue
		default:
			if b.Format != "" && b.Format != f {
				return nil, &Error{File: path.Join(name, n), What: fmt.Sprintf("is %s, and the file before it %s", f, b.Format), Cure: "keep the files of one kind in a folder of their own"}
			}
			b.Format = f
		}
		b.Files++
		of, facts, err := Pages(path.Join(name, n), data)
		if err != nil {
			broken, brokenNames = append(broken, err), append(brokenNames, n)
			continue
		}
		if b.Files == 1 {
			b.Facts = facts
		}
		if pages = append(pages, of...); len(pages) > maxPages {
			return nil, &Error{File: name, What: tooManyPages, Cure: partIt}
		}
	}
	switch {
	case len(broken) > 0:
		return nil, allBroken(broken, brokenNames, b.Files)
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
	return nil, noPages(name, fsys, foreign)
}

// noPages says what a folder or a zip without pages holds instead: pictures, or XML of another
// kind. XML beside pictures tells of the book.
func noPages(name string, fsys fs.FS, foreign error) error {
	switch {
	case holdsPictures(fsys):
		return &Error{File: name, What: "holds pictures of pages or PDFs, and no text of them", Cure: "let a program read them first: tesseract PICTURE PAGE -l fra hocr makes PAGE.hocr, pdftotext a text"}
	case foreign != nil:
		return foreign
	}
	return &Error{File: name, What: "holds no page of a scan", Cure: "name a folder or a zip of .txt files, or of " + Placed}
}

// allBroken tells what is wrong with the first of some pages that cannot be read, of so many,
// and which the others are.
func allBroken(errs []error, names []string, of int) error {
	var first *Error
	if len(errs) == 1 || !errors.As(errs[0], &first) {
		return errs[0]
	}
	told := strings.Join(names[1:min(len(names), brokenTold)], ", ")
	if more := len(names) - brokenTold; more > 0 {
		told += fmt.Sprintf(" and %d others", more)
	}
	e := *first
	e.Cure += fmt.Sprintf("; of %d pages %d cannot be read: also %s", of, len(errs), told)
	return &e
}

// brokenTold is how many pages an error names.
const brokenTold = 6

// holdsPictures reports whether a folder or a zip has files that are pictures by their names.
func holdsPictures(fsys fs.FS) (found bool) {
	fs.WalkDir(fsys, ".", func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && slices.Contains(pictured, strings.ToLower(path.Ext(p))) {
			found = true
			return fs.SkipAll
		}
		return nil
	})
	return found
}

// pictured are the endings of pictures that libraries deliver.
var pictured = []string{".pdf", ".djvu", ".jpg", ".jpeg", ".png", ".tif", ".tiff", ".jp2", ".gif", ".webp"}

// once stops where METS tells that a book lies there more than once: as the steps of
// a workspace of OCR-D do, or the kinds of files of a library, a folder each.
func once(name string, fsys fs.FS, names []string) error {
	mets := false
	var folders []string
	for _, n := range names {
		head, err := headOf(fsys, n)
		if err != nil {
			continue // it is told when it is read
		}
		switch f, folder := Sniff(head), path.Dir(n); f {
		case METS:
			mets = true
		case HOCR, ALTO, PAGE, ABBYY, DjVu, TSV:
			if !slices.Contains(folders, folder) {
				folders = append(folders, folder)
			}
		}
	}
	if !mets || len(folders) < 2 {
		return nil
	}
	told := strings.Join(folders[:min(len(folders), foldersTold)], ", ")
	if len(folders) > foldersTold {
		told += ", …"
	}
	return &Error{File: name, What: fmt.Sprintf("holds the pages of its METS in %d folders (%s)", len(folders), told), Cure: "name the one that is meant, as " + path.Join(name, folders[0])}
}

// foldersTold is how many folders an error names.
const foldersTold = 5

// headOf returns how a file begins.
func headOf(fsys fs.FS, name string) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	head := make([]byte, sniffed)
	n, _ := io.ReadFull(f, head)
	return head[:n], nil
}

// readLimited reads a file of no more than most bytes.
func readLimited(fsys fs.FS, name string, most int64) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return limited(f, most)
}

func limited(r io.Reader, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	if err == nil && int64(len(data)) > most {
		err = errors.New("it is too large")
	}
	return data, err
}

// pageFiles returns the files that may be pages, in their order. Where one scan lies
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
		default: // 0001.page
			if head, err := headOf(fsys, p); err == nil && places(Sniff(head)) {
				all = append(all, p)
			}
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

// run returns the run of digits, or of anything else, with which s begins.
func run(s string) string {
	digit := func(c byte) bool { return c >= '0' && c <= '9' }
	i := 1
	for i < len(s) && digit(s[i]) == digit(s[0]) {
		i++
	}
	return s[:i]
}
