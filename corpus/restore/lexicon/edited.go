package main

import (
	"os"
	"sort"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/corpus/restore"
	"quinola/corpus/restore/channel"
)

// leaf is what a scan shows of a leaf, and the words that the editors read
// there.
type leaf struct {
	text []channel.Char
	sure []channel.Sure
}

// edited returns the leaves of the edited texts, or an error. They add no new
// words, because an unreadable passage would teach errors: a word that an
// editor writes, and that the lexicon lacks, belongs in fr.txt.
func edited(folder string, ids []string, wanted func(int) bool, lex *words) ([]leaf, error) {
	var out []leaf
	for _, id := range ids {
		t, err := edition.OpenText(os.DirFS(folder), id)
		if err != nil {
			return nil, err
		}
		for i, o := range restore.Observe(t.Source, t.Meta.Lang, t.Leaves) {
			if wanted(i + 1) {
				out = append(out, leaf{o.Text, sure(t.Tokens(), o.At, lex)})
			}
		}
	}
	return out, nil
}

// sure divides the characters of a leaf, which stand at the bytes at, by the
// tokens of the edition.
func sure(tokens []corpus.Token, at []int, lex *words) []channel.Sure {
	var out []channel.Sure
	owner := -1
	for i, b := range at {
		k := sort.Search(len(tokens), func(k int) bool { return tokens[k].End > b })
		for k > 0 && tokens[k].Reading == "" && tokens[k].Why.Has(corpus.Join) {
			k--
		}
		if k == owner && len(out) > 0 {
			out[len(out)-1].To = i + 1
			continue
		}
		owner = k
		s := channel.Sure{From: i, To: i + 1}
		if !tokens[k].Why.Has(corpus.Furniture) {
			s.Words = known(tokens[k], lex)
		}
		out = append(out, s)
	}
	return out
}

// known returns the words of a token; a word that the lexicon lacks as <unknown>.
func known(t corpus.Token, lex *words) []channel.Spelt {
	ws := channel.Words(t.Reading)
	for i := range ws {
		w := &ws[i]
		if first, _ := utf8.DecodeRuneInString(w.Form); !unicode.IsLetter(first) && w.Form != "&c" {
			continue
		}
		if len(lex.forms[w.Key]) == 0 {
			*w = channel.Spelt{Key: "<unknown>"}
		}
	}
	return ws
}
