package export

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"path"
	"slices"
	"strings"
	"text/template"
	"time"

	"quinola/annotate"
	"quinola/corpus"
)

// Files are the files that a corpus is read from.
type Files struct {
	Corpus fs.FS // edition.toml, texts/
	Notes  fs.FS // notes/, terms/
	Rights fs.FS // LICENSE, TEXTS.md and the like, as far as there are any
}

// Contents is what is exported.
type Contents struct {
	Corpus *corpus.Corpus
	Notes  *annotate.Annotations // may be nil
	Report *annotate.Report      // may be nil
	Files  Files
	More   iter.Seq2[string, []byte] // other forms of the texts, by their paths; may be nil
}

// Name returns what the folder in the file is called, and the file, but for ".zip".
func (c Contents) Name() string { return "quinola-corpus-" + plain(c.Corpus.Edition.Version) }

// plain keeps what the name of a file may hold anywhere.
func plain(s string) string {
	s = strings.Map(func(r rune) rune {
		if r < 128 && (r == '.' || r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z') {
			return r
		}
		return '-'
	}, s)
	return strings.Trim(s[:min(len(s), 40)], ".")
}

//go:embed README.txt
var readme string

var readmeTemplate = template.Must(template.New("README.txt").Parse(readme))

// level is how hard the archive is pressed: the highest takes three times as
// long for an eighth less.
const level = 3

// Zip writes the whole corpus as one file: its sources, readings, notes and
// terms as the command reads them with -corpus, the readings as plain text,
// and every clause as a line of JSON. The same corpus gives the same bytes.
// each, which may be nil, is called for every clause with its line.
func (c Contents) Zip(w io.Writer, each func(*corpus.Clause, []byte) error) error {
	z := &archive{zip.NewWriter(w), c.Name() + "/", c.date()}
	var press *flate.Writer // one for all files, which are written one after another
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (_ io.WriteCloser, err error) {
		if press == nil {
			press, err = flate.NewWriter(w, level)
		} else {
			press.Reset(w)
		}
		return press, err
	})
	var about bytes.Buffer
	if err := readmeTemplate.Execute(&about, c.Corpus); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	if err := z.add("README.txt", about.Bytes()); err != nil {
		return err
	}
	if err := c.files(z); err != nil {
		return err
	}
	if c.More != nil {
		for name, data := range c.More {
			if err := z.add(name, data); err != nil {
				return err
			}
		}
	}
	lines, err := z.create("clauses.jsonl")
	if err != nil {
		return err
	}
	for _, t := range c.Corpus.Texts {
		for _, cl := range t.Clauses {
			line, err := NewEntry(c.Notes, c.Report, c.Corpus.Edition, cl).JSON()
			if err != nil {
				return err
			}
			if _, err := lines.Write(line); err != nil {
				return fmt.Errorf("export: %w", err)
			}
			if each != nil {
				if err := each(cl, line); err != nil {
					return err
				}
			}
		}
	}
	if err := z.Close(); err != nil {
		return fmt.Errorf("export: %w", err)
	}
	return nil
}

// date returns that of the edition, which all files in the archive carry.
func (c Contents) date() time.Time {
	t, err := time.Parse(time.DateOnly, c.Corpus.Edition.Date)
	if err != nil || t.Year() < 1980 {
		return time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC) // the first that an archive can tell
	}
	return t
}

// archive writes files one after another.
type archive struct {
	*zip.Writer
	root string
	date time.Time
}

func (a *archive) create(name string) (io.Writer, error) {
	w, err := a.CreateHeader(&zip.FileHeader{Name: a.root + name, Method: zip.Deflate, Modified: a.date})
	if err != nil {
		return nil, fmt.Errorf("export: %s: %w", name, err)
	}
	return w, nil
}

func (a *archive) add(name string, data []byte) error {
	w, err := a.create(name)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return fmt.Errorf("export: %s: %w", name, err)
	}
	return nil
}

// files copies what the corpus is read from.
func (c Contents) files(z *archive) error {
	var dirs []string
	for _, t := range c.Corpus.Texts {
		dirs = append(dirs, "texts/"+t.ID)
	}
	slices.Sort(dirs)
	for _, part := range []struct {
		fsys  fs.FS
		roots []string
	}{
		{c.Files.Rights, []string{"LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "LICENCE.txt", "LICENCE.md", "COPYING", "TEXTS.md"}},
		{c.Files.Corpus, append([]string{"edition.toml", "editions"}, dirs...)},
		{c.Files.Notes, []string{"notes", "terms"}},
	} {
		if part.fsys == nil {
			continue
		}
		for _, root := range part.roots {
			if err := z.tree(part.fsys, root); err != nil {
				return err
			}
		}
	}
	return nil
}

// written are the endings of what people and the command write into a corpus.
// Whatever else lies in the folder stays there.
var written = map[string]bool{".txt": true, ".toml": true, ".tsv": true, ".md": true, "": true}

// tree copies a file, or the files below a folder, if it is there.
func (a *archive) tree(fsys fs.FS, root string) error {
	return fs.WalkDir(fsys, root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist) && name == root:
			return nil
		case err != nil:
			return fmt.Errorf("export: %w", err)
		case strings.HasPrefix(d.Name(), "."):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case !d.Type().IsRegular(), !written[path.Ext(name)]:
			return nil
		}
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return fmt.Errorf("export: %w", err)
		}
		return a.add(name, data)
	})
}

// Reading returns a text as it reads, clause by clause, each after its headings and
// its label, and where in it the reading of each clause begins, in bytes.
func Reading(t *corpus.Text) (text []byte, at map[*corpus.Clause]int) {
	at = make(map[*corpus.Clause]int, len(t.Clauses))
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\n%s\n", strings.Join(strings.Fields(t.Meta.Title), " "), CaveatOf(t))
	var above []string
	for _, c := range t.Clauses {
		same := 0
		for same < len(above) && same < len(c.Division) && above[same] == c.Division[same] {
			same++
		}
		for _, h := range c.Division[same:] {
			b.WriteString("\n" + strings.Join(strings.Fields(h), " ") + "\n")
		}
		above = c.Division
		b.WriteString("\n[" + c.Path() + "] ")
		if c.Label != "" {
			b.WriteString(c.Label + ". ")
		}
		at[c] = b.Len()
		b.WriteString(c.Reading() + "\n")
	}
	return b.Bytes(), at
}
