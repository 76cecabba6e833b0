package annotate

import (
	"embed"
	"io/fs"
	"path"

	"quinola/corpus"
)

// FS holds the notes and terms of the edition.
//
//go:embed notes terms
var FS embed.FS

// Source is where notes/ and terms/ are read.
type Source struct {
	FS   fs.FS
	Root string // the name of the folder in messages: "annotate"
}

// BuiltIn returns the edition's own notes and terms.
func BuiltIn() Source { return Source{FS, "annotate"} }

// Folder returns a folder that may hold notes/ and terms/.
func Folder(dir string) Source { return Source{corpus.Folder(dir), dir} }

// name returns the name of a file of the source in messages.
func (s Source) name(file string) string { return path.Join(s.Root, file) }
