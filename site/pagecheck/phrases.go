package pagecheck

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"

	"quinola/templates/phrases"
)

// unsaid are the words of a page that a reader of another language would find
// in English, though they are neither a book's nor an editor's: those without
// a lang of their own or translate="no" that the table of phrases lacks. What is
// read of an element is the interface's even within the words of a book.
// names are what needs no translation: of texts, clauses and rules. known is
// phrases.Known, which may remember what it was asked. What was heard, on this page or
// another of which the same is known, is not asked again.
func unsaid(doc *html.Node, names, heard map[string]bool, known func(string) bool) []string {
	var list []string
	note := func(text string) {
		if heard[text] {
			return
		}
		heard[text] = true
		text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' }), " ")
		bare := strings.Trim(text, " :;,.()—…→←")
		if strings.ContainsFunc(text, unicode.IsLetter) && !names[text] && !names[bare] && !isSign(bare) && !known(text) {
			list = append(list, text)
		}
	}
	var walk func(n *html.Node, free, read bool)
	walk = func(n *html.Node, free, read bool) {
		switch {
		case isPhrase(n) && free && known(textOf(n)):
			return
		case n.Type == html.ElementNode && n.Data != "html":
			switch n.Data {
			case "head", "script", "style", "pre", "code", "kbd", "textarea":
				return
			}
			for _, a := range n.Attr {
				silent := a.Key == "translate" && a.Val == "no"
				free = free && a.Key != "lang" && !silent
				read = read && !silent
			}
			for _, a := range n.Attr {
				switch a.Key {
				case "aria-label", "title", "placeholder", "alt":
					if read {
						note(a.Val)
					}
				}
			}
		case n.Type == html.TextNode && free:
			note(n.Data)
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			walk(c, free, read)
		}
	}
	walk(doc, true, true)
	return list
}

// Phrases holds all pages of a site to the table of phrases: a reader of
// another language is to find no word of the interface in English.
func Phrases(t *testing.T, dir string, names map[string]bool) {
	t.Helper()
	seen, asked, read := map[string]bool{}, map[string]bool{}, map[string]bool{}
	heard := map[string]map[string]bool{} // by the tables that a page names
	known := func(text string) bool {
		is, ok := asked[text]
		if !ok {
			is = phrases.Known(text)
			asked[text] = is
		}
		return is
	}
	parts := partsOf{dir: dir, tables: map[string]func(string) (string, bool){}, asked: map[[2]string]bool{}}
	tongues := tonguesOf{parts: parts, pages: map[string]int{}}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".html" {
			return err
		}
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		doc, err := html.Parse(bytes.NewReader(data))
		if err != nil {
			return err
		}
		if tongues.some(data) {
			for tag, say := range tongues.tables(t, data) {
				Tongue(t, name, tag, doc, names, say)
			}
		}
		part, whole := parts.of(t, name, data), tongues.tables(t, data)
		known := func(text string) bool {
			is := known(text)
			if is && part != nil {
				part(text)
			}
			if is && !read[text] && !bookWords.MatchString(text) {
				read[text] = true
				for tag, say := range whole {
					said, _ := say(text)
					if words := Foreign(tag, unnamed.Replace(said)); words != nil {
						t.Errorf("%s: in %s %q reads %q, of which %q is of another language; say it in phrases.tsv", name, tag, text, said, words)
					}
				}
			}
			return is
		}
		of := string(tableNames.Find(data))
		if heard[of] == nil {
			heard[of] = map[string]bool{}
		}
		for _, text := range unsaid(doc, names, heard[of], known) {
			if !seen[text] {
				seen[text] = true
				t.Errorf("%s: %q is not in phrases.tsv; add it, or mark what is no phrase with lang or translate=\"no\"", name, text)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// bookWords is a text that names a clause as its book does, or a word of one that is
// another.
var bookWords = regexp.MustCompile(`^(?:Clause|Paragraph) |^(?:; )?\S+ is \S+$`)

// partsOf are the tables of phrases in French that the pages of a site name, and
// what was asked of each.
type partsOf struct {
	dir    string
	tables map[string]func(string) (string, bool)
	asked  map[[2]string]bool
}

var tableNames = regexp.MustCompile(`data-phrases="[^"]*?(assets/phrases-fr-[^"]+)" data-whole="[^"]*?(assets/phrases-fr-[^"]+)"`)

// of is a check that a page's own table says a text as the whole table does; nil
// for a page without one.
func (p partsOf) of(t *testing.T, name string, page []byte) func(text string) {
	m := tableNames.FindSubmatch(page)
	if m == nil {
		return nil
	}
	own, whole := p.table(t, string(m[1])), p.table(t, string(m[2]))
	return func(text string) {
		if key := [2]string{string(m[1]), text}; !p.asked[key] {
			p.asked[key] = true
			want, _ := whole(text)
			if got, _ := own(text); got != want {
				t.Errorf("%s: by %s %q is %q, and by the whole table %q", name, m[1], text, got, want)
			}
		}
	}
}

func (p partsOf) table(t *testing.T, file string) func(string) (string, bool) {
	if p.tables[file] == nil {
		data, err := os.ReadFile(filepath.Join(p.dir, file))
		if err != nil {
			t.Fatal(err)
		}
		var table phrases.Page
		if err := json.Unmarshal(data, &table); err != nil {
			t.Fatal(err)
		}
		p.tables[file] = table.Translator()
	}
	return p.tables[file]
}

// tonguesOf are the whole tables that the pages of a site name, and how many pages
// of each kind were read by them: two of each are.
type tonguesOf struct {
	parts partsOf
	pages map[string]int
}

var kindNames, wholeNames = regexp.MustCompile(`<body class="(kind-[a-z]+)"`), regexp.MustCompile(`value="([a-z]+)"[^>]*data-whole="[^"]*?(assets/phrases-[^"]+)"`)

func (o tonguesOf) some(page []byte) bool {
	m := kindNames.FindSubmatch(page)
	if m == nil {
		return false
	}
	o.pages[string(m[1])]++
	return o.pages[string(m[1])] <= 2
}

func (o tonguesOf) tables(t *testing.T, page []byte) map[string]func(string) (string, bool) {
	list := map[string]func(string) (string, bool){}
	for _, m := range wholeNames.FindAllSubmatch(page, -1) {
		list[string(m[1])] = o.parts.table(t, string(m[2]))
	}
	return list
}

// isPhrase reports whether an element is one text, though cards are marked in
// it: pages say it as a whole.
func isPhrase(n *html.Node) bool {
	return n.Type == html.ElementNode && slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "class" && a.Val == "phrase" })
}

func textOf(n *html.Node) string {
	if n.Type == html.TextNode {
		return n.Data
	}
	var b strings.Builder
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		b.WriteString(textOf(c))
	}
	return b.String()
}

// isSign reports whether a text is a card by its signs, ♥J, a seat, or the
// number of a clause that stands between two others, 7b.
func isSign(text string) bool { return signPattern.MatchString(text) }

var signPattern = regexp.MustCompile(`^(?:[♠♥♦♣][AKQJT\d]+|[SENWT]|\d+[a-z])$`)
