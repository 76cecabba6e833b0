package index

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// The page searches without a server. It reads gzip'd files, which any static
// host serves as they are, and unpacks them itself:
//
//	tables.json   tables.json, the table that Go reads
//	words         the vocabulary, one form a line
//	clauses       the clauses in their order, one a line
//	p/N           postings: in which clauses a form stands, and how often
//	t/N           readings of the clauses [N·block, (N+1)·block), for phrases
//	              and excerpts
//
// A line of words is "SHARED SUFFIX\tFLAGS\tCOUNT[\tSPELLING[\tSTEM]]": SHARED
// is one base-36 digit, the letters shared with the line before; FLAGS is the
// number of the language, plus 3 for a form that is no known word; numbers are
// in base 36, and a group of one form is left out. Lines are sorted, so that
// a form is found by bisection.
//
// Postings are parted by the skeleton of the form (see skeleton), so that a
// word and what the scan made of it mostly lie in one file. A line of postings
// is "FORM\tDELTA[xTF] ...": the number of the line in words, the distances
// between clause numbers, and the occurrences where they are not one.

// Sizes of the shards.
const (
	postingShards  = 48
	clausesInBlock = 16
)

// Shards are the files of the page's search by name, gzip'd, the same bytes
// for the same corpus.
func Shards(docs []Doc, lex Lexicon) (map[string][]byte, error) {
	v := newVocabulary(docs, lex)
	files := map[string]string{
		"tables.json": string(tablesJSON),
		"words":       v.encode(),
		"clauses":     encodeClauses(docs),
	}
	for n, s := range v.postings(docs) {
		files["p/"+strconv.Itoa(n)] = s
	}
	for at := 0; at < len(docs); at += clausesInBlock {
		files["t/"+strconv.Itoa(at/clausesInBlock)] = encodeBlock(docs[at:min(at+clausesInBlock, len(docs))])
	}
	packed := make(map[string][]byte, len(files))
	for name, s := range files {
		var b bytes.Buffer
		z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
		if err != nil {
			return nil, err
		}
		if _, err := z.Write([]byte(s)); err != nil {
			return nil, err
		}
		if err := z.Close(); err != nil {
			return nil, err
		}
		packed[name+".gz"] = b.Bytes()
	}
	return packed, nil
}

func b36(n int) string { return strconv.FormatInt(int64(n), 36) }

// encode writes the vocabulary as the page reads it.
func (v *Vocabulary) encode() string {
	spelling := shared(v.spellings)
	stems := shared(v.stems)
	var b strings.Builder
	prev := ""
	for _, f := range v.Forms {
		n := 0
		for n < len(prev) && n < len(f.Form) && n < 35 && prev[n] == f.Form[n] {
			n++
		}
		for n > 0 && n < len(f.Form) && f.Form[n]&0xC0 == 0x80 { // not inside a letter
			n--
		}
		flags := languageNumber(f.Lang)
		if !f.Known {
			flags += len(Languages)
		}
		fmt.Fprintf(&b, "%s%s\t%d\t%s", b36(n), f.Form[n:], flags, b36(f.Count))
		sp, st := spelling[f.Spelling], stems[f.Stem]
		if sp > 0 || st > 0 {
			b.WriteString("\t")
			if sp > 0 {
				b.WriteString(b36(sp))
			}
		}
		if st > 0 {
			b.WriteString("\t" + b36(st))
		}
		b.WriteString("\n")
		prev = f.Form
	}
	return b.String()
}

// shared numbers anew the groups that have more than one form.
func shared(groups map[int][]int) map[int]int {
	keys := make([]int, 0, len(groups))
	for k, g := range groups {
		if len(g) > 1 {
			keys = append(keys, k)
		}
	}
	sort.Slice(keys, func(i, j int) bool { return groups[keys[i]][0] < groups[keys[j]][0] })
	m := map[int]int{}
	for i, k := range keys {
		m[k] = i + 1
	}
	return m
}

func languageNumber(lang string) int {
	for i, l := range Languages {
		if l == lang {
			return i
		}
	}
	return 0
}

// postings writes the posting files.
func (v *Vocabulary) postings(docs []Doc) []string {
	type key struct{ form, lang string }
	number := make(map[key]int, len(v.Forms))
	for i, f := range v.Forms {
		number[key{f.Form, f.Lang}] = i
	}
	lists := make([][][2]int, len(v.Forms))
	for n, d := range docs {
		for _, w := range Words(d.Lang, d.Reading) {
			i := number[key{w.Form, d.Lang}]
			if l := lists[i]; len(l) > 0 && l[len(l)-1][0] == n {
				l[len(l)-1][1]++
				continue
			}
			lists[i] = append(lists[i], [2]int{n, 1})
		}
	}
	var out [postingShards]strings.Builder
	for i, list := range lists {
		if len(list) == 0 {
			continue
		}
		b := &out[shardOf(v.Forms[i].Form)]
		b.WriteString(b36(i) + "\t")
		prev := 0
		for k, p := range list {
			if k > 0 {
				b.WriteString(" ")
			}
			b.WriteString(b36(p[0] - prev))
			if p[1] > 1 {
				b.WriteString("." + b36(p[1]))
			}
			prev = p[0]
		}
		b.WriteString("\n")
	}
	files := make([]string, postingShards)
	for i := range out {
		files[i] = out[i].String()
	}
	return files
}

// skeleton is what of a word's beginning machine reading mostly leaves alone:
// its first letters by the class of tables.Skeleton that each belongs to, no
// class twice running.
func skeleton(form string) string {
	var b []byte
	for _, r := range form {
		c := byte('0')
		for i, class := range tables.Skeleton {
			if strings.ContainsRune(class, r) {
				c = byte('a' + i)
			}
		}
		if len(b) == 0 || b[len(b)-1] != c {
			b = append(b, c)
		}
		if len(b) == 3 {
			break
		}
	}
	return string(b)
}

func shardOf(form string) int {
	h := 0
	for _, c := range []byte(skeleton(form)) {
		h = (h*31 + int(c)) % postingShards
	}
	return h
}

// encodeClauses writes a line for each clause: id, language and words of its
// reading, label, number and kind. Rules are not told here: the filter rule:
// is for the command.
func encodeClauses(docs []Doc) string {
	var b strings.Builder
	for _, d := range docs {
		fmt.Fprintf(&b, "%s\t%d\t%s\t%s\t%s\t%s\t%s\n", d.ID, languageNumber(d.Lang), b36(len(Words(d.Lang, d.Reading))), d.Label, b36(d.Number), d.Kind, d.Game)
	}
	return b.String()
}

// encodeBlock writes readings, a line each: a line end in a reading is "\v".
func encodeBlock(docs []Doc) string {
	var b strings.Builder
	for _, d := range docs {
		b.WriteString(strings.NewReplacer("\n", "\v", "\v", " ").Replace(d.Reading))
		b.WriteString("\n")
	}
	return b.String()
}
