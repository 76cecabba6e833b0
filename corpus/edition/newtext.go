package edition

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/scan"
)

// Scan is a text of the reader's own, to be added to a corpus.
type Scan struct {
	ID       string // the name of its folder
	File     string
	Lang     string // "" for what the file says of itself
	Encoding string // what the file is written in, where it is not UTF-8: one of Encodings
	Words    string // a file of words that the book is known to hold, one a line; "" for none
}

// Found is what splitting found in a scan.
type Found struct {
	Leaves, Headings, Numbered, Clauses int
	Through                             bool         // the numbers run on from one division to the next
	Empty                               []string     // the files of a folder that hold nothing, and so make no leaf
	Private                             map[rune]int // characters of private use whose letters nothing tells, and how often they stand
}

// Taken is a scan that was read and split for a corpus. Nothing of it is written yet.
type Taken struct {
	Found
	dir, id string
	files   map[string]string // of the text's folder, by their names
}

// NewText takes a scan into the corpus in dir: see Take and Taken.Write.
func NewText(dir string, s Scan) (Found, error) {
	t, err := Take(dir, s)
	if err != nil {
		return Found{}, err
	}
	return t.Found, t.Write()
}

// Take reads a scan of the reader's own, and splits it. Its text will have the file as
// source.txt, byte for byte (only one that is not UTF-8 is turned into it), a text.toml
// to fill in with the divisions that were found, and an empty folder for emendations.
func Take(dir string, s Scan) (*Taken, error) {
	if !plainID.MatchString(s.ID) {
		return nil, &Error{File: s.ID, What: "cannot name a text", Cure: "use small letters, digits and hyphens, such as amsterdam-1762"}
	}
	if err := untaken(dir, s.ID); err != nil {
		return nil, err
	}
	b, made, err := receive(s)
	if err != nil {
		return nil, err
	}
	src, e := b.Text, b.Evidence
	if s.Lang == "" {
		s.Lang = b.Facts.Lang
	}
	if s.Lang == "" {
		return nil, &Error{File: s.File, What: "does not say its language", Cure: "say it with -lang: one of " + strings.Join(lang.Codes(), ", ")}
	}
	if err := inLanguage(s.File, src, s.Lang); err != nil {
		return nil, err
	}
	files := map[string]string{
		"source.txt":                  string(src),
		"emendations/emendations.txt": "# leaf | quoted source | reading | sure, likely or guess | evidence\n",
	}
	if e != nil {
		files["layout.tsv"] = writeEvidence(src, e)
	}
	if s.Words != "" {
		list, words, err := readWords(s.Words)
		if err != nil {
			return nil, err
		}
		if e == nil {
			e = &corpus.Evidence{}
		}
		e.Words = words
		files["words.txt"] = string(list)
	}
	found, filled := template(dir, s, src, made, e, b.Facts)
	files["text.toml"] = filled
	found.Private, found.Empty = privates(src), b.Empty
	return &Taken{found, dir, s.ID, files}, nil
}

// privates counts the characters whose letters no more than a font tells.
func privates(src []byte) map[rune]int {
	found := map[rune]int{}
	for _, r := range string(src) {
		if lang.Private(r) {
			found[r]++
		}
	}
	return found
}

// readWords reads a list of words, and keeps it as it is.
func readWords(name string) (list []byte, words []string, err error) {
	if list, err = fs.ReadFile(corpus.Folder(filepath.Dir(name)), filepath.Base(name)); err != nil {
		return nil, nil, &Error{File: name, What: "cannot be read: " + cause(err), Cure: "name a file with one word a line"}
	}
	words, err = ParseWords(name, list)
	return list, words, err
}

// receive reads a scan as text; and says what the text was made of, if it was made.
func receive(s Scan) (b *scan.Book, made string, err error) {
	if !scan.Holds(s.File) {
		src, err := readScan(s)
		return &scan.Book{Text: src}, "", err
	}
	b, err = scan.Open(s.File, func(name string, page []byte) ([]byte, error) { return Written(name, page, s.Encoding) })
	if err != nil {
		return nil, "", err
	}
	return b, fmt.Sprintf("source.txt was made of %s of %s", count(b.Files, "file", "files"), b.Format), nil
}

// untaken is an error where a corpus has a text of an id.
func untaken(dir, id string) error {
	_, err := os.Lstat(filepath.Join(dir, "texts", id))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = &Error{File: "texts/" + id, What: "is there already", Cure: "choose another id, or take the folder away"}
	}
	return err
}

// Write makes the folder texts/ID of the text. A folder that is no corpus yet becomes one.
// Nothing is left behind on failure.
func (t *Taken) Write() (err error) {
	if err := untaken(t.dir, t.id); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(t.dir, "texts"), 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp(filepath.Join(t.dir, "texts"), ".new-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(tmp)
		}
	}()
	if err := os.Chmod(tmp, 0o755); err != nil {
		return err
	}
	if err := os.Mkdir(filepath.Join(tmp, "emendations"), 0o755); err != nil {
		return err
	}
	for name, data := range t.files {
		if err := os.WriteFile(filepath.Join(tmp, name), []byte(data), 0o644); err != nil {
			return err
		}
	}
	if err := enlist(t.dir, t.id); err != nil {
		return err
	}
	return os.Rename(tmp, filepath.Join(t.dir, "texts", t.id))
}

// enlist makes sure that edition.toml is there and names the text, where it
// names any.
func enlist(dir, id string) error {
	path := filepath.Join(dir, "edition.toml")
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return os.WriteFile(path, []byte("version = \"0.1\"\ndate    = \"\"\ntitle   = \"My corpus\"\n# Without a list such as  texts = [\"one\", \"two\"]  all folders of texts are read.\n"), 0o644)
	}
	if err != nil {
		return err
	}
	_, ids, err := readEdition(corpus.Folder(dir))
	if err != nil {
		return err
	}
	for _, have := range ids {
		if have == id {
			return nil
		}
	}
	lines := strings.Split(string(data), "\n")
	for i, l := range lines {
		k, _, ok := strings.Cut(l, "=")
		if ok && strings.TrimSpace(k) == "texts" && strings.HasSuffix(strings.TrimSpace(l), "]") {
			l = strings.TrimRight(l, " \t\r")
			lines[i] = l[:len(l)-1] + fmt.Sprintf(", %q]", id)
			return writeAll([]file{{path, strings.Join(lines, "\n")}})
		}
	}
	return nil // no list: every folder is read
}
