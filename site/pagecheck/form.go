// Package pagecheck holds the pages of a built site to what is so of every page, whatever
// it is built from: its form, and that a reader of another language finds no word of the
// interface in English.
package pagecheck

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// document is a page as far as other pages can speak of it.
type document struct {
	ids   map[string]bool
	links []string
}

// mostOfAPage is how many bytes a page may take when it is compressed: the
// longest, the table of le Médiateur's payments, has twenty examples for its
// figures, and tells the sum of each; all others stay below 66 KiB.
const mostOfAPage = 91 << 10

// Site holds every page of a site to its form: no broken link or anchor,
// no id twice, proper nesting, a size that loads at once, and nothing that a
// strict policy forbids.
func Site(t *testing.T, dir string) {
	t.Helper()
	pages := map[string]*document{}
	files := map[string]bool{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		files[name] = true
		if path.Ext(name) != ".html" {
			return nil
		}
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		if len(data) > mostOfAPage { // else it takes less, compressed, too
			if n := gzipped(t, data); n > mostOfAPage {
				t.Errorf("%s takes %d bytes compressed", name, n)
			}
		}
		pages[name] = checkPage(t, name, data)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, p := range pages {
		for _, link := range p.links {
			checkLink(t, name, link, pages, files)
		}
	}
	t.Logf("%d pages, %d files", len(pages), len(files))
}

func checkLink(t *testing.T, from, link string, pages map[string]*document, files map[string]bool) {
	t.Helper()
	u, err := url.Parse(link)
	if err != nil {
		t.Errorf("%s links to %q: %v", from, link, err)
		return
	}
	if u.Scheme == "https" && u.Host != "" {
		return // a source that an editor names
	}
	if u.Scheme != "" || u.Host != "" {
		t.Errorf("%s links to %q", from, link)
		return
	}
	to := from
	if u.Path != "" {
		to = path.Join(path.Dir(from), u.Path)
		if strings.HasPrefix(u.Path, "/") {
			to = strings.TrimPrefix(u.Path, "/")
		}
	}
	if !files[to] {
		t.Errorf("%s links to %q: there is no %s", from, link, to)
		return
	}
	if u.Fragment != "" && pages[to] != nil && !pages[to].ids[u.Fragment] {
		t.Errorf("%s links to %q: %s has no such anchor", from, link, to)
	}
}

func gzipped(t *testing.T, data []byte) int {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	if _, err := z.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}

// elements without an end tag.
var void = map[string]bool{"meta": true, "link": true, "img": true, "input": true, "br": true, "hr": true, "rect": true}

// may says where an element may stand that browsers would else move.
var may = map[string][]string{
	"li": {"ul", "ol"}, "dt": {"div", "dl"}, "dd": {"div", "dl"}, "tr": {"tbody", "thead"}, "td": {"tr"}, "th": {"tr"},
	"tbody": {"table"}, "thead": {"table"}, "caption": {"table"}, "legend": {"fieldset"}, "summary": {"details"}, "option": {"select"}, "figcaption": {"figure"},
}

// blocks may not stand in a paragraph.
var blocks = map[string]bool{"p": true, "div": true, "ul": true, "ol": true, "dl": true, "table": true, "section": true, "article": true, "h1": true, "h2": true, "h3": true, "h4": true, "pre": true, "details": true, "figure": true, "form": true, "fieldset": true, "nav": true, "blockquote": true}

// uncited is a citation without a word.
var uncited = regexp.MustCompile(`<p class="citation">(<[^>]*>)*</p>`)

// checkPage reads a page tag by tag, as strictly as an XML parser would, so
// that the tree is the one that was written.
func checkPage(t *testing.T, name string, data []byte) *document {
	t.Helper()
	doc := &document{ids: map[string]bool{}}
	var open []string
	h1 := 0
	z := html.NewTokenizer(bytes.NewReader(data))
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		tok := z.Token()
		switch kind {
		case html.StartTagToken, html.SelfClosingTagToken:
			parent := ""
			if len(open) > 0 {
				parent = open[len(open)-1]
			}
			if want := may[tok.Data]; want != nil && !strings.Contains(" "+strings.Join(want, " ")+" ", " "+parent+" ") {
				t.Errorf("%s: <%s> stands in <%s>", name, tok.Data, parent)
			}
			for _, above := range open {
				if above == "p" && blocks[tok.Data] || above == "a" && tok.Data == "a" || above == "button" && tok.Data == "a" {
					t.Errorf("%s: <%s> stands in <%s>", name, tok.Data, above)
				}
			}
			if tok.Data == "h1" {
				h1++
			}
			checkAttributes(t, name, tok, doc)
			if kind == html.StartTagToken && !void[tok.Data] {
				open = append(open, tok.Data)
			}
		case html.EndTagToken:
			if len(open) == 0 || open[len(open)-1] != tok.Data {
				t.Errorf("%s: </%s> closes %v", name, tok.Data, open)
				return doc
			}
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		t.Errorf("%s: %v are not closed", name, open)
	}
	if uncited.Match(data) {
		t.Errorf("%s says how it is cited, and does not", name)
	}
	if h1 != 1 {
		t.Errorf("%s has %d headings of the first level", name, h1)
	}
	return doc
}

func checkAttributes(t *testing.T, name string, tok html.Token, doc *document) {
	t.Helper()
	seen := map[string]bool{}
	for _, a := range tok.Attr {
		if seen[a.Key] {
			t.Errorf("%s: <%s> has %s twice", name, tok.Data, a.Key)
		}
		seen[a.Key] = true
		switch {
		case a.Key == "id":
			if doc.ids[a.Val] || a.Val == "" || strings.ContainsAny(a.Val, " \t\n") {
				t.Errorf("%s: the id %q is there twice, or is none", name, a.Val)
			}
			doc.ids[a.Val] = true
		case a.Key == "href" || a.Key == "src" || a.Key == "action":
			doc.links = append(doc.links, a.Val)
		case a.Key == "style" || strings.HasPrefix(a.Key, "on"):
			t.Errorf("%s: <%s> has %s, which the policy forbids", name, tok.Data, a.Key)
		case a.Key == "lang" && a.Val == "":
			t.Errorf("%s: <%s> has an empty lang", name, tok.Data)
		}
	}
	if tok.Data == "img" && !seen["alt"] {
		t.Errorf("%s: a picture has no text", name)
	}
	data := slices.Contains(tok.Attr, html.Attribute{Key: "type", Val: "application/ld+json"}) // which no browser runs
	first := doc.ids["early"] && seen["id"]                                                    // which the policy names by its hash
	if (tok.Data == "script" && !seen["src"] && !data && !first) || tok.Data == "style" || tok.Data == "iframe" || tok.Data == "object" || tok.Data == "base" {
		t.Errorf("%s: <%s> stands in the page", name, tok.Data)
	}
}
