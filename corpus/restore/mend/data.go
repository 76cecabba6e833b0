// Package mend reads machine-read books of any kind, of which nothing is known
// beforehand, and does little where little is wrong. A scan is judged as a whole
// first: which words it holds, what its machine confuses, whether it has the long
// s. Then each word that is none is held against the words that old books of its
// language hold, by what this machine is known to confuse; the likeliest is
// read, if it is a good deal likelier than what stands there. A word that is
// known yields to nothing but the confusion of the whole scan, f for ſ; figures,
// single letters and capitals never do.
//
// What is known of a language is counted from period texts by learn, and stands
// in data/LANG with its origin and licence.
package mend

import (
	"cmp"
	"compress/gzip"
	"embed"
	"errors"
	"io"
	"io/fs"
	"sync"

	"quinola/corpus/lang"
)

//go:embed data
var data embed.FS

// For gives the lexicon of a language, or nil if it has none. also, which may be
// nil, knows words beside it; it is asked the first time.
func For(l *lang.Language, also func(word string) bool) *Lexicon {
	if l == nil {
		return nil
	}
	loaded.Lock()
	defer loaded.Unlock()
	if x, ok := loaded.lexicons[l.Code]; ok {
		return x
	}
	words, err1 := unpack("data/" + l.Code + "/words.gz")
	pairs, err2 := unpack("data/" + l.Code + "/pairs.gz")
	var x *Lexicon
	err := cmp.Or(err1, err2)
	if err == nil {
		x, err = New(l, words, pairs, also)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		panic("corpus/restore/mend/data/" + l.Code + ": " + err.Error()) // embedded, so a broken build
	}
	loaded.lexicons[l.Code] = x
	return x
}

// unpack reads a file that is gzip'd.
func unpack(name string) (string, error) {
	packed, err := data.Open(name)
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

var loaded = struct {
	sync.Mutex
	lexicons map[string]*Lexicon
}{lexicons: map[string]*Lexicon{}}
