package site

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
	"golang.org/x/text/language"

	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/gamepages"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// unsaid are the words of a page that a reader of another language would find
// in English, though they are neither a book's nor an editor's: those without
// a lang of their own or translate="no" that the table of phrases lacks. What is
// read of an element is the interface's even within the words of a book.
// names are what needs no translation: of texts, clauses and rules. known is
// phrases.Known, which may remember what it was asked.
func unsaid(doc *html.Node, names map[string]bool, known func(string) bool) []string {
	var list []string
	note := func(text string) {
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

// checkPhrases holds all pages of a site to the table of phrases: a reader of
// another language is to find no word of the interface in English.
func checkPhrases(t *testing.T, dir string, names map[string]bool) {
	t.Helper()
	seen, asked, read := map[string]bool{}, map[string]bool{}, map[string]bool{}
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
				checkTongue(t, name, tag, doc, names, say)
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
					if words := foreign(tag, unnamed.Replace(said)); words != nil {
						t.Errorf("%s: in %s %q reads %q, of which %q is of another language; say it in phrases.tsv", name, tag, text, said, words)
					}
				}
			}
			return is
		}
		for _, text := range unsaid(doc, names, known) {
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

// properNames are the names of texts, clauses, divisions and rules.
func properNames(o Options) map[string]bool {
	names := map[string]bool{}
	add := func(list ...string) {
		for _, n := range list {
			names[n] = true
		}
	}
	for _, t := range o.Corpus.Texts {
		add(t.ID, t.Meta.Short, t.Meta.Title)
		for _, c := range t.Clauses {
			add(c.ID, c.Label, strings.Trim(c.Label, "."), c.Path(), page.ClauseName(c), t.Meta.Short+", "+page.ClauseName(c))
		}
	}
	for _, q := range lore.Questions() {
		add(q.ID, page.RuleName(q.ID))
	}
	for _, rs := range games.Rulesets() {
		add(rs.ID, rs.Name, page.Printed(rs.Name))
	}
	for said := range answersIn(language.French, games.All()) {
		add(said, page.Printed(said)) // package answer holds them to its own table
	}
	return names
}

func TestUnsaid(t *testing.T) {
	doc, err := html.Parse(strings.NewReader(`<html lang="en"><body><h2 title="Texts">Texts</h2><a href="x">XVIII</a> ♥J <p>Of nothing known <i lang="fr" title="of a book">Quinola</i> 18 <b translate="no" title="x">own</b></p><img alt="a picture"></body></html>`))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(unsaid(doc, map[string]bool{"XVIII": true}, phrases.Known), "|"), "Of nothing known|of a book|a picture"; got != want {
		t.Errorf("unsaid %q, want %q", got, want)
	}
}

// TestQuestions: the questions of the games are phrases, too, with what their
// figures mean and the heads they stand under: rows of their own, since a row
// with places may take in a part and leave the rest in English.
func TestQuestions(t *testing.T) {
	for _, q := range lore.Questions() {
		if !phrases.Has(q.Asks) {
			t.Errorf("phrases.tsv lacks %q", q.Asks)
		}
		for _, p := range append(slices.Clone(q.Figures), q.Roles...) {
			if !phrases.Has(p.Means) {
				t.Errorf("phrases.tsv lacks %q, what %s of %s means", p.Means, p.Name, q.ID)
			}
		}
	}
	for _, g := range games.All() {
		for _, h := range lore.Of(g).Heads() {
			for _, name := range []string{h.Name, gamepages.HeadName(h.Name)} {
				if !phrases.Known(name) {
					t.Errorf("phrases.tsv lacks %q, a head of %s", name, g.ID())
				}
			}
		}
	}
}

// TestTermsMean: what the terms mean is said by the interface, as a phrase.
func TestTermsMean(t *testing.T) {
	for _, term := range edited(t).Notes.Terms {
		if !phrases.Known(term.Meaning) {
			t.Errorf("phrases.tsv lacks what %s means: %s", term.ID, term.Meaning)
		}
	}
}
