package lang

import (
	"cmp"
	"compress/gzip"
	"embed"
	"io"
	"io/fs"
	"path"
)

//go:embed data
var data embed.FS

// Counts returns what was counted in period texts of the language, as restore/mend
// reads it: its words, and which come after which. The error is fs.ErrNotExist
// where nothing was counted.
func (l *Language) Counts() (words, pairs string, err error) { return l.counts(".") }

// Older returns the like, counted in books of an earlier time, whose spelling is another.
func (l *Language) Older() (words, pairs string, err error) { return l.counts("older") }

// Confusions returns what machines confuse in print of the language besides what they do
// in any: lines of what is shown, what was printed and how often, as
// restore/mend/data/confusions.tsv has them. It is empty for a language without its own.
func (l *Language) Confusions() string {
	folder, err := l.folder()
	if err != nil {
		return ""
	}
	table, err := fs.ReadFile(folder, "confusions.tsv")
	if err != nil {
		return ""
	}
	return string(table)
}

// folder is where the data of the language lies.
func (l *Language) folder() (fs.FS, error) {
	if l.Data != nil {
		return l.Data, nil
	}
	return fs.Sub(data, "data/"+l.Code)
}

func (l *Language) counts(under string) (words, pairs string, err error) {
	folder, err := l.folder()
	if err != nil {
		return "", "", err
	}
	words, err1 := unpack(folder, path.Join(under, "words.gz"))
	pairs, err2 := unpack(folder, path.Join(under, "pairs.gz"))
	return words, pairs, cmp.Or(err1, err2)
}

// Counted returns the codes of the languages that have counts.
func Counted() []string {
	var codes []string
	for _, l := range languages {
		folder, err := l.folder()
		if err != nil {
			continue
		}
		if _, err := fs.Stat(folder, "words.gz"); err == nil {
			codes = append(codes, l.Code)
		}
	}
	return codes
}

// unpack reads a file that is gzip'd.
func unpack(folder fs.FS, name string) (string, error) {
	packed, err := folder.Open(name)
	if err != nil {
		return "", err
	}
	defer packed.Close()
	z, err := gzip.NewReader(packed)
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(z)
	return string(text), err
}
