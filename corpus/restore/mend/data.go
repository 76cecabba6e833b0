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
	"embed"
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
	words, err1 := fs.ReadFile(data, "data/"+l.Code+"/words.gz")
	pairs, err2 := fs.ReadFile(data, "data/"+l.Code+"/pairs.gz")
	var x *Lexicon
	if err1 == nil && err2 == nil {
		var err error
		if x, err = read(l, words, pairs, also); err != nil {
			panic("corpus/restore/mend/data/" + l.Code + ": " + err.Error()) // embedded, so a broken build
		}
	}
	loaded.lexicons[l.Code] = x
	return x
}

var loaded = struct {
	sync.Mutex
	lexicons map[string]*Lexicon
}{lexicons: map[string]*Lexicon{}}
