// Learn counts the words of plain texts of one language and writes what
// corpus/restore/mend reads of it:
//
//	go run ./corpus/restore/mend/learn -lang en -o corpus/lang/data/en TEXT…
//
// A text is UTF-8, one book a file. A word is kept that stands in so many books
// and so often, so that a slip of one transcriber teaches nothing. Where the
// texts come from stands in the NOTICE beside the data.
package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"flag"
	"fmt"
	"log"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/lang"
	"quinola/corpus/restore/hunspell"
	"quinola/corpus/restore/mend"
)

func main() {
	log.SetFlags(0)
	code := flag.String("lang", "", "language of the texts")
	out := flag.String("o", "", "folder to write to")
	books := flag.Int("books", 2, "books that a word must stand in")
	least := flag.Int("least", 3, "how often a word must stand in them")
	attested := flag.Int("attested", 0, "how often a word of fewer books must stand in them to be known, though none is mended to it; 0: such words are left out")
	dictionary := flag.String("dictionary", "", "folder of a Hunspell dictionary (index.aff, index.dic) that has words that the texts lack")
	pair := flag.Int("pair", 8, "how often a pair of words must stand in them")
	slips := flag.Float64("slips", 0, "of machine-read texts, how often at most, of 1, the commonest word that differs in one letter is shown as another: so many of each are left out")
	only := flag.Bool("apart", false, "add to the pairs that the folder has those of frequent words that the texts set side by side far more rarely than by chance, and no more")
	prune := flag.Bool("prune", false, "count no texts, but take from what the folder has the words that are two run together")
	flag.Parse()
	l := lang.Of(*code)
	if l == nil || *out == "" || *prune != (flag.NArg() == 0) {
		log.Fatal("learn -lang CODE -o DIR TEXT…, or learn -lang CODE -o DIR -prune")
	}
	if *prune {
		if err := pruneDir(*out); err != nil {
			log.Fatal(err)
		}
		return
	}
	if *only {
		var texts []string
		for _, name := range flag.Args() {
			text, err := os.ReadFile(name)
			if err != nil {
				log.Fatal(err)
			}
			texts = append(texts, string(text))
		}
		added, err := apart(*out, texts, l)
		if err != nil {
			log.Fatal(err)
		}
		log.Printf("%s: %d pairs that stand apart", *code, added)
		return
	}
	c := counts{words: map[string]int{}, caps: map[string]int{}, books: map[string]int{}, pairs: map[[2]string]int{}}
	for _, name := range flag.Args() {
		text, err := os.ReadFile(name)
		if err != nil {
			log.Fatal(err)
		}
		c.add(string(text), l)
	}
	if *slips > 0 {
		c.slips = *slips
		c.discount(l)
	}
	more := map[string]bool{}
	if *dictionary != "" {
		err := hunspell.Expand(*dictionary, true, func(_, form, _ string) {
			if w := mend.Words(form, l); len(w) == 1 && strings.ToLower(form) == form && !strings.Contains(form, "'") && len([]rune(form)) > 3 {
				more[form] = true
			}
		})
		if err != nil {
			log.Fatal(err)
		}
	}
	if *attested > 0 {
		for w, n := range c.words {
			if n >= *attested && !c.unlikely(w) {
				more[w] = true
			}
		}
	}
	words := c.write(more, *out, *books, *least, *pair)
	log.Printf("%s: %d texts, %d words kept", *code, flag.NArg(), words)
}

// unlikely reports whether what a text repeats may be no word: a mark, a figure, a
// letter or two by themselves, or a commoner word whose ſ is shown as f.
func (c *counts) unlikely(w string) bool {
	rs := []rune(w)
	return len(rs) < 3 || !unicode.IsLetter(rs[0]) || strings.Contains(w, "f") && c.words[strings.ReplaceAll(w, "f", "s")] > c.words[w]
}

type counts struct {
	words, caps, books map[string]int
	pairs              map[[2]string]int
	slips              float64 // how often, of 1, a machine shows a word as another; 0 of transcriptions
}

// parted is how much oftener machines run words together than they take a letter for
// another.
const parted = 4

// add counts one book.
func (c *counts) add(text string, l *lang.Language) {
	seen := map[string]bool{}
	prev := "."
	for _, w := range mend.Words(text, l) {
		small := strings.ToLower(w)
		c.words[small]++
		if !seen[small] {
			seen[small] = true
			c.books[small]++
		}
		if first := []rune(w); unicode.IsUpper(first[0]) && !strings.Contains(".?!:", prev) && (len(first) == 1 || unicode.IsLower(first[1])) {
			c.caps[small]++
		}
		c.pairs[[2]string{prev, small}]++
		prev = small
	}
}

// write writes words, those of a dictionary among them, and pairs, and gives the number of words.
func (c *counts) write(more map[string]bool, dir string, books, least, pair int) int {
	kept := map[string]bool{}
	for w, n := range c.words {
		if n >= least && c.books[w] >= books {
			kept[w] = true
		}
	}
	slips := runTogether(func(w string) int { return c.words[w] }, c.pairs, max(slipRate, parted*c.slips))
	for w := range kept {
		if slips[w] {
			delete(kept, w)
		}
	}
	for w := range more {
		if c.words[w] == 0 || !slips[w] { // a dictionary has it
			kept[w] = true
		}
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		log.Fatal(err)
	}
	var b strings.Builder
	for _, w := range slices.Sorted(maps.Keys(kept)) {
		n, caps := c.words[w], c.caps[w]
		if n < least || c.books[w] < books {
			n, caps = 0, 0 // known from the dictionary, or from one book, alone
		}
		fmt.Fprintf(&b, "%s\t%d\t%d\n", w, n, caps)
	}
	save(filepath.Join(dir, "words.gz"), b.String())
	b.Reset()
	total := 0.0
	for _, n := range c.words {
		total += float64(n)
	}
	after := map[string][]string{}
	for p, n := range c.pairs {
		// A pair that stands together no oftener than by chance tells nothing.
		if n >= pair && kept[p[0]] && kept[p[1]] && float64(n) > 2*float64(c.words[p[0]])*float64(c.words[p[1]])/total {
			after[p[0]] = append(after[p[0]], p[1])
		}
	}
	for _, w := range slices.Sorted(maps.Keys(after)) {
		list := after[w]
		slices.SortFunc(list, func(x, y string) int { return cmp.Compare(x, y) })
		b.WriteString(w + "\t")
		for i, v := range list {
			if i > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%s=%d", v, c.pairs[[2]string{w, v}])
		}
		b.WriteByte('\n')
	}
	save(filepath.Join(dir, "pairs.gz"), b.String())
	return len(kept)
}

func save(name, text string) {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if _, err := z.Write([]byte(text)); err != nil {
		log.Fatal(err)
	}
	if err := z.Close(); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o666); err != nil {
		log.Fatal(err)
	}
}
