package scan

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
)

// hocrReader reads hOCR: HTML in which classes say what an element is and titles
// where it stands.
type hocrReader struct {
	pages     []Page
	tesseract bool // by whose ocr_header a heading is meant
	stack     []hocrElement
	begins    bool // the next line is the first of a paragraph
	word      int  // depth of the word that is open, 0 for none
	skip      int  // depth of an alternative reading, 0 for none
}

type hocrElement struct {
	tag  string
	role Role
	head bool
	ocr  bool // it is part of the scan, and such as HTML closes
}

func readHOCR(name string, data []byte) ([]Page, error) {
	data, err := inUTF8(name, data)
	if err != nil {
		return nil, err
	}
	r := &hocrReader{}
	z := html.NewTokenizer(bytes.NewReader(data))
	z.SetMaxBuf(1 << 20)
	read := 0
	for {
		kind := z.Next()
		line := func() int { return 1 + bytes.Count(data[:min(read, len(data))], []byte("\n")) }
		switch kind {
		case html.ErrorToken:
			if err := z.Err(); err != io.EOF {
				return nil, &Error{File: name, Line: line(), What: "cannot be read: " + err.Error(), Cure: "export the scan again"}
			}
			if slices.ContainsFunc(r.stack, func(e hocrElement) bool { return e.ocr }) {
				return nil, &Error{File: name, Line: line(), What: "breaks off here", Cure: "export the scan again, or take this page out"}
			}
			return r.pages, nil
		case html.StartTagToken, html.SelfClosingTagToken:
			t := z.Token()
			r.open(t, kind == html.SelfClosingTagToken)
			if len(r.stack) > maxDepth {
				return nil, &Error{File: name, Line: line(), What: fmt.Sprintf("has more than %d elements within one another", maxDepth), Cure: "export the scan again"}
			}
		case html.EndTagToken:
			r.close(z.Token().Data)
		case html.TextToken:
			r.text(string(z.Text()))
		}
		read += len(z.Raw())
	}
}

// void are the elements that no tag closes.
var void = map[string]bool{"meta": true, "link": true, "img": true, "br": true, "hr": true, "input": true}

func (r *hocrReader) open(t html.Token, closed bool) {
	attr := map[string]string{}
	for _, a := range t.Attr {
		attr[a.Key] = a.Val
	}
	if t.Data == "meta" && attr["name"] == "ocr-system" {
		r.tesseract = strings.Contains(strings.ToLower(attr["content"]), "tesseract")
	}
	if closed || void[t.Data] {
		return
	}
	e := hocrElement{tag: t.Data, ocr: strings.HasPrefix(attr["class"], "ocr") && t.Data != "p" && t.Data != "body"}
	if n := len(r.stack); n > 0 {
		e.role, e.head = r.stack[n-1].role, r.stack[n-1].head
	}
	classes := strings.Fields(attr["class"])
	has := func(names ...string) bool {
		return slices.ContainsFunc(classes, func(c string) bool { return slices.Contains(names, c) })
	}
	switch {
	case has("ocr_page"):
		b := titleBox(attr["title"])
		r.pages = append(r.pages, Page{Width: b.X1, Height: b.Y1})
		r.begins = true
	case has("ocr_pageno", "ocr_footer") || has("ocr_header") && !r.tesseract:
		e.role = Furniture
	case has("ocr_table"):
		e.role = Table
	case has("ocr_title", "ocr_part", "ocr_chapter", "ocr_section", "ocr_subsection") && headTag(t.Data):
		e.head = true
	}
	r.stack = append(r.stack, e)
	if len(r.pages) == 0 {
		return
	}
	page := &r.pages[len(r.pages)-1]
	switch {
	case has("ocr_carea", "ocr_par"):
		r.begins = true
	case has("ocr_line", "ocrx_line", "ocr_header", "ocr_footer", "ocr_pageno", "ocr_caption", "ocr_textfloat"):
		page.Roles = page.Roles || e.role == Furniture
		page.Lines = append(page.Lines, Line{Role: e.role, Begins: r.begins, Head: e.head, Box: titleBox(attr["title"])})
		r.begins, r.word = false, 0
	case has("ocrx_word", "ocr_word") && page.last() != nil:
		line := page.last()
		line.Words = append(line.Words, Word{Box: titleBox(attr["title"]), Sure: titleSure(attr["title"])})
		r.word = len(r.stack)
	case has("alternatives") || has("alt") && t.Data == "del":
		r.skip = len(r.stack)
	}
}

// headTag reports whether an element is a title: the same class may name a division.
func headTag(tag string) bool {
	return len(tag) == 2 && tag[0] == 'h' && tag[1] >= '1' && tag[1] <= '6'
}

func (r *hocrReader) close(tag string) {
	n := len(r.stack) - 1
	for n >= 0 && r.stack[n].tag != tag {
		n--
	}
	if n < 0 {
		return
	}
	r.stack = r.stack[:n]
	if r.word > n {
		r.word = 0
	}
	if r.skip > n {
		r.skip = 0
	}
}

func (r *hocrReader) text(s string) {
	if r.skip > 0 || len(r.pages) == 0 || len(r.stack) == 0 {
		return
	}
	line := r.pages[len(r.pages)-1].last()
	if line == nil {
		return
	}
	s = html.UnescapeString(s)
	if r.word > 0 && len(line.Words) > 0 {
		w := &line.Words[len(line.Words)-1]
		w.Text += strings.Join(strings.Fields(s), " ")
		return
	}
	for f := range strings.FieldsSeq(s) { // a line without words
		line.Words = append(line.Words, Word{Text: f, Sure: unsaid})
	}
}

var (
	bboxTitle = regexp.MustCompile(`\bbbox\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)`)
	sureTitle = regexp.MustCompile(`\bx_wconf\s+([\d.]+)`)
)

// titleBox returns the box that a title tells.
func titleBox(title string) Box {
	m := bboxTitle.FindStringSubmatch(title)
	if m == nil {
		return Box{}
	}
	var n [4]float64
	for i := range n {
		n[i], _ = strconv.ParseFloat(m[i+1], 64)
	}
	return Box{n[0], n[1], n[2], n[3]}
}

// titleSure returns how sure a title says that the machine was, in a hundred.
func titleSure(title string) float64 {
	m := sureTitle.FindStringSubmatch(title)
	if m == nil {
		return unsaid
	}
	n, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		return unsaid
	}
	return min(n/100, 1)
}
