package scan

import (
	"bytes"
	"io"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// htmlText returns the text of a page of the web, as libraries show the text of a scan there
// (.texteBrut of Gallica, "Full text" of archive.org): a blank line between paragraphs, a line
// end where it has one. Of a page that has most of its text set as it is (pre) that alone is
// taken; the rest is what the site says about it.
func htmlText(name string, data []byte) ([]byte, error) {
	data, err := inUTF8(name, data)
	if err != nil {
		return nil, err
	}
	w := htmlWriter{}
	z := html.NewTokenizer(bytes.NewReader(data))
	for {
		switch z.Next() {
		case html.ErrorToken:
			if err := z.Err(); err != io.EOF {
				return nil, &Error{File: name, What: "cannot be read: " + err.Error(), Cure: "save its text as plain text"}
			}
			return w.text(), nil
		case html.StartTagToken:
			tag, _ := z.TagName()
			w.open(string(tag))
		case html.SelfClosingTagToken: // holds nothing: what is not shown ends with it, too
			if tag, _ := z.TagName(); !slices.Contains(unseenTags, string(tag)) {
				w.open(string(tag))
			}
		case html.EndTagToken:
			tag, _ := z.TagName()
			w.close(string(tag))
		case html.TextToken:
			w.write(string(z.Text()))
		}
	}
}

// A form is shown: some sites set the whole page into one.
var (
	unseenTags    = []string{"head", "script", "style", "noscript", "template", "svg", "nav", "button", "select"}
	paragraphTags = []string{"p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr", "ul", "ol", "dl", "table", "pre", "section", "article"}
	lineTags      = []string{"div", "li", "tr", "dt", "dd", "br"}
)

type htmlWriter struct {
	all    strings.Builder
	asIs   strings.Builder // of all pre
	unseen int             // elements that are not shown and are open
	pre    bool
	space  bool // white space goes before the next word
}

func (w *htmlWriter) open(tag string) {
	switch {
	case slices.Contains(unseenTags, tag):
		w.unseen++
	case w.unseen > 0:
	case slices.Contains(paragraphTags, tag):
		w.apart("\n\n")
	case slices.Contains(lineTags, tag):
		w.apart("\n")
	case tag == "td" || tag == "th":
		w.all.WriteString(cellGap)
	}
	if tag == "body" {
		w.unseen = 0 // whatever was left open in the head
	}
	w.pre = w.pre || tag == "pre"
}

func (w *htmlWriter) close(tag string) {
	switch {
	case slices.Contains(unseenTags, tag):
		w.unseen = max(0, w.unseen-1)
	case w.unseen > 0:
	case slices.Contains(paragraphTags, tag):
		w.apart("\n\n")
	case slices.Contains(lineTags, tag):
		w.apart("\n")
	}
	if tag == "pre" {
		w.pre = false
	}
}

// apart writes what parts two pieces of text.
func (w *htmlWriter) apart(by string) {
	w.all.WriteString(by)
	w.space = false
}

func (w *htmlWriter) write(s string) {
	if w.unseen > 0 {
		return
	}
	if w.pre {
		w.all.WriteString(s)
		w.asIs.WriteString(s)
		return
	}
	blank := func(s string) bool { return strings.Trim(s, " \t\r\n\f") == "" }
	for i, f := range strings.Fields(s) {
		if (i > 0 || w.space || blank(s[:1])) && !w.atStart() {
			w.all.WriteByte(' ')
		}
		w.all.WriteString(f)
		w.space = false
	}
	w.space = w.space || s != "" && blank(s[len(s)-1:])
}

// atStart reports whether nothing stands on the line yet.
func (w *htmlWriter) atStart() bool {
	s := w.all.String()
	return s == "" || s[len(s)-1] == '\n' || s[len(s)-1] == ' '
}

// text returns what was written, without more than one blank line in a row.
func (w *htmlWriter) text() []byte {
	text := w.all.String()
	if n := len(strings.TrimSpace(w.asIs.String())); 2*n > len(strings.TrimSpace(text)) {
		text = w.asIs.String() // its blank lines and form feeds are those of the scan
		return []byte(text)
	}
	var out strings.Builder
	blank := true
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \t\r\n")
		if line != "" || !blank {
			out.WriteString(line + "\n")
		}
		blank = line == ""
	}
	return []byte(strings.TrimRight(out.String(), "\n") + "\n")
}
