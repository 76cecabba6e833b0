package index

import (
	"maps"
	"slices"
	"strings"

	"quinola/corpus"
)

// Book is a text as a query may name it.
type Book struct {
	Text  string   // its id
	Names []string // folded, each of one word or more
}

// Books returns the texts of a corpus. A query may name a text by its id or by its name
// in any language, with the year or without.
func Books(c *corpus.Corpus) []Book {
	var list []Book
	for _, t := range c.Texts {
		b := Book{Text: t.ID}
		names := []string{strings.ReplaceAll(t.ID, "-", " "), t.Meta.Short}
		for _, tag := range slices.Sorted(maps.Keys(t.Meta.Called)) {
			names = append(names, t.Meta.Called[tag])
		}
		for _, name := range names {
			words := strings.Fields(foldedName(name))
			for len(words) > 0 {
				if name := strings.Join(words, " "); !slices.Contains(b.Names, name) {
					b.Names = append(b.Names, name)
				}
				if strings.Trim(words[len(words)-1], "0123456789") != "" {
					break
				}
				words = words[:len(words)-1]
			}
		}
		list = append(list, b)
	}
	return list
}

// inBook takes the name of a book among a query's words as a filter: "quinola upsala"
// is quinola text:reglor-1809. The longest name counts, and of two equally long the
// first. It does not do so for words in quotation marks, for a query that is nothing
// but a name, and for a query that has the filter already.
func inBook(books []Book, q Query) (in Query, book string) {
	if _, told := q.Filters["text"]; told {
		return q, ""
	}
	from, words := 0, 0
	for i := range q.Terms {
		for _, b := range books {
			for _, name := range b.Names {
				if n := termsOf(q.Terms[i:], name); n > words {
					from, words, book = i, n, b.Text
				}
			}
		}
	}
	if book == "" || words == len(q.Terms) {
		return q, ""
	}
	in = q
	in.Terms = slices.Delete(slices.Clone(q.Terms), from, from+words)
	in.Filters = maps.Clone(q.Filters)
	in.Filters["text"] = book
	return in, book
}

// termsOf returns how many terms, from the first, spell a name together; 0 for none.
func termsOf(terms []Term, name string) int {
	spelt := ""
	for i, t := range terms {
		if t.Quoted || t.Prefix || len(t.Words) != 1 {
			return 0
		}
		spelt = strings.TrimPrefix(spelt+" "+t.Words[0], " ")
		if spelt == name {
			return i + 1
		}
		if !strings.HasPrefix(name, spelt+" ") {
			return 0
		}
	}
	return 0
}
