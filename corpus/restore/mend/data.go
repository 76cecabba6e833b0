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
// in corpus/lang/data with its origin and licence.
package mend

import (
	"errors"
	"io/fs"
	"sync"

	"quinola/corpus/lang"
)

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
	var x *Lexicon
	var of Counts
	var err error
	if of.Words, of.Pairs, err = l.Counts(); err == nil {
		x, err = New(l, of, also)
	}
	var older Counts
	if err == nil {
		if older.Words, older.Pairs, err = l.Older(); err == nil {
			x.Older(older)
		} else if errors.Is(err, fs.ErrNotExist) && len(l.Formerly) > 0 {
			x.respellings()
		}
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		panic("corpus/lang/data/" + l.Code + ": " + err.Error()) // embedded, so a broken build
	}
	loaded.lexicons[l.Code] = x
	return x
}

var loaded = struct {
	sync.Mutex
	lexicons map[string]*Lexicon
}{lexicons: map[string]*Lexicon{}}
