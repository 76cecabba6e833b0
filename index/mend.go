package index

import (
	"strings"
	"unicode"
)

// joiner stands in a reading where the scan cut a word in two and the restorer
// left it so: "va⁠ let" is one word to Words. It is never shown.
const joiner = '\u2060'

// A word is joined where it stands whole oftener than so many times the
// number of times it stands cut like this, by a hyphen or by a space; at most
// gap letters part its halves.
const (
	oftenerThanParted = 10
	oftenerThanHyphen = 5
	gap               = 5
)

// mend joins the words of docs that the scan cut in two. Halves separated by a hyphen
// are joined if the whole word is the usual form (cou-leur, not par-là). Halves
// separated by white space are joined only if, in addition, one of them hardly ever
// stands elsewhere (va let).
func mend(docs []Doc) {
	type key struct{ lang, form string }
	count, pairs := map[key]int{}, map[[3]string]int{}
	for _, d := range docs {
		words := Words(d.Lang, d.Reading)
		for k, w := range words {
			count[key{d.Lang, w.Form}]++
			if k > 0 && halves(d.Reading, words[k-1], w) {
				pairs[[3]string{d.Lang, words[k-1].Form, w.Form}]++
			}
		}
	}
	for i := range docs {
		d := &docs[i]
		words := Words(d.Lang, d.Reading)
		var b strings.Builder
		at := 0
		for k := 0; k+1 < len(words); k++ {
			a, z := words[k], words[k+1]
			cut := pairs[[3]string{d.Lang, a.Form, z.Form}]
			if cut == 0 || !halves(d.Reading, a, z) {
				continue
			}
			hyphen, oftener := strings.Contains(d.Reading[a.End:z.Start], "-"), oftenerThanParted
			if hyphen {
				oftener = oftenerThanHyphen
			}
			if count[key{d.Lang, a.Form + z.Form}] <= oftener*cut {
				continue
			}
			if !hyphen && 2*cut < min(count[key{d.Lang, a.Form}], count[key{d.Lang, z.Form}]) {
				continue
			}
			b.WriteString(d.Reading[at:a.End] + string(joiner))
			at = a.End
			k++
		}
		if at > 0 {
			d.Reading = b.String() + d.Reading[at:]
		}
	}
}

// halves reports whether two words that follow each other may be one.
func halves(reading string, a, z Word) bool {
	between := reading[a.End:z.Start]
	return len(between) <= gap && len(a.Form) > 1 && len(z.Form) > 1 && len(a.Form)+len(z.Form) >= tables.Scan.Shortest &&
		strings.ContainsFunc(between, parts) && !strings.ContainsFunc(between, divides)
}

func parts(r rune) bool { return r == '-' || unicode.IsSpace(r) }

// divides reports whether r can stand only between words. A mark that the scan put
// after a hyphen does not count.
func divides(r rune) bool { return !parts(r) && r != ',' && r != '.' }

// plain returns a text without joiners, and spans of bytes in it.
func plain(text string, spans [][2]int) (string, [][2]int) {
	if !strings.ContainsRune(text, joiner) {
		return text, spans
	}
	moved := make([][2]int, len(spans))
	for i, s := range spans {
		for k, end := range s {
			moved[i][k] = end - len(string(joiner))*strings.Count(text[:end], string(joiner))
		}
	}
	return strings.ReplaceAll(text, string(joiner), ""), moved
}
