// Package said finds the words of the interface on pages, which a reader of another
// language sees translated.
package said

import (
	"bytes"
	"html"
	"regexp"
	"strings"
	"sync"
	"unicode"
)

// Words collects the words of the interface on pages of one kind: what a reader
// of another language is to be told otherwise. It is filled from the pages as
// they are written, so that nobody lists what a template says.
type Words struct {
	Late    bool // of pages that speak of the files of the others
	mu      sync.Mutex
	Texts   map[string]bool // as they stand in HTML
	Scripts map[string]bool // that the pages have
}

// Put adds the words of a page.
func (s *Words) Put(page []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	wordsOn(page, func(text []byte) {
		if !s.Texts[string(text)] { // asked so, most of them cost nothing
			s.Texts[string(text)] = true
		}
	})
	for _, m := range scriptNames.FindAll(page, -1) {
		if !s.Scripts[string(m)] {
			s.Scripts[string(m)] = true
		}
	}
}

var scriptNames = regexp.MustCompile(`assets/[a-z_]+-[0-9a-f]+\.js`)

// List returns the words as a reader sees them.
func (s *Words) List() []string {
	seen := map[string]bool{}
	var list []string
	for raw := range s.Texts {
		text := html.UnescapeString(raw)
		for _, part := range append(strings.Split(text, " · "), text) { // the title has several
			part = strings.Join(strings.FieldsFunc(part, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' }), " ")
			if !seen[part] && strings.ContainsFunc(part, func(r rune) bool { return unicode.IsLetter(r) || r == '%' }) {
				seen[part] = true
				list = append(list, part)
			}
		}
	}
	return list
}

// unspoken are the elements whose words are not the interface's; they and those
// with a language of their own, or translate="no", are passed over.
var unspoken = map[string]bool{"script": true, "style": true, "pre": true, "code": true, "kbd": true, "textarea": true}

// readOut are the attributes that are read to somebody.
var readOut = [][]byte{[]byte(` aria-label="`), []byte(` title="`), []byte(` placeholder="`), []byte(` alt="`)}

// wordsOn gives the texts and the named attributes of a page that have no
// language of their own, as tongue.ts finds them, and those attributes within the
// words of a book; of an element that is said as a whole, its whole text too. The
// page is what our templates write: names in small letters, attributes in double
// quotes.
func wordsOn(page []byte, word func([]byte)) {
	var within, phrase region
	var whole []byte // the text of a phrase so far
	for len(page) > 0 {
		at := bytes.IndexByte(page, '<')
		if at < 0 {
			at = len(page)
		}
		if text := page[:at]; within.depth == 0 && len(bytes.TrimSpace(text)) > 0 {
			word(bytes.TrimSpace(text))
			if phrase.depth > 0 {
				whole = append(whole, text...)
			}
		}
		page = page[at:]
		end := bytes.IndexByte(page, '>')
		if end < 0 {
			return
		}
		tag := page[1:end]
		page = page[end+1:]
		name, closes := nameOf(tag)
		if within.depth > 0 {
			if !closes && within.book {
				attributesOf(tag, word)
			}
			within.pass(name, closes, tag)
			continue
		}
		if phrase.depth > 0 {
			if phrase.pass(name, closes, tag); phrase.depth == 0 {
				word(whole)
			}
		}
		if closes || name == "" {
			continue
		}
		if unspoken[name] || name != "html" && (bytes.Contains(tag, []byte(` lang="`)) || bytes.Contains(tag, []byte(` translate="no"`))) {
			within.enter(name, tag)
			if within.book = !unspoken[name] && !bytes.Contains(tag, []byte(` translate="no"`)); within.book {
				attributesOf(tag, word)
			}
			continue
		}
		if phrase.depth == 0 && bytes.Contains(tag, []byte(`class="phrase`)) {
			whole = whole[:0]
			phrase.enter(name, tag)
		}
		attributesOf(tag, word)
	}
}

// attributesOf gives those of a tag that are read to somebody.
func attributesOf(tag []byte, word func([]byte)) {
	for _, attribute := range readOut {
		if _, value, ok := bytes.Cut(tag, attribute); ok {
			if end := bytes.IndexByte(value, '"'); end > 0 {
				word(value[:end])
			}
		}
	}
}

// region is an element and all within it: its name, and how many of that name
// are open.
type region struct {
	name  string
	depth int
	book  bool // of a book: what is read of its elements is the interface's still
}

var empty = map[string]bool{"area": true, "br": true, "col": true, "hr": true, "img": true, "input": true, "link": true, "meta": true, "source": true, "wbr": true}

func (r *region) enter(name string, tag []byte) {
	if !empty[name] && !bytes.HasSuffix(tag, []byte("/")) {
		*r = region{name: name, depth: 1}
	}
}

func (r *region) pass(name string, closes bool, tag []byte) {
	switch {
	case name != r.name:
	case closes:
		r.depth--
	case !bytes.HasSuffix(tag, []byte("/")):
		r.depth++
	}
}

// nameOf returns the name in a tag, "" for a comment or a doctype, and whether the
// tag ends its element.
func nameOf(tag []byte) (name string, closes bool) {
	if len(tag) > 0 && tag[0] == '/' {
		return string(tag[1:]), true
	}
	end := bytes.IndexAny(tag, " \n\t/")
	if end < 0 {
		end = len(tag)
	}
	if end > 0 && tag[0] == '!' {
		return "", false
	}
	return string(tag[:end]), false
}
