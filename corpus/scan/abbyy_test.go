package scan

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const (
	abbyyHead = `<document xmlns="http://www.abbyy.com/FineReader_xml/FineReader10-schema-v1.xml"><documentData><paragraphStyles><paragraphStyle id="{1}" role="rt"/><paragraphStyle id="{2}" role="heading"/></paragraphStyles></documentData><page width="100" height="200">`
	abbyyFoot = `</page></document>`
)

// abbyyLine is a line as FineReader writes it, letter by letter: ? stands behind a letter of
// which it was not sure.
func abbyyLine(x, y int, text string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<line baseline="%d" l="%d" t="%d" r="%d" b="%[1]d"><formatting lang="OldFrench">`, y+10, x, y, x+3*len(text))
	for i, c := range []rune(text) {
		if c == '?' {
			continue
		}
		unsure := ""
		if strings.HasPrefix(string([]rune(text)[i+1:]), "?") {
			unsure = ` suspicious="1"`
		}
		fmt.Fprintf(&b, `<charParams l="%d" t="%d" r="%d" b="%d"%s>%c</charParams>`, x+3*i, y, x+3*i+3, y+10, unsure, c)
		b.WriteString("\n")
	}
	return b.String() + "</formatting></line>"
}

// What FineReader tells of a page is read: paragraphs, also those that an earlier block began,
// cells, running titles, letters that it doubts, great initials.
func TestABBYY(t *testing.T) {
	text := func(pars ...string) string {
		return `<block blockType="Text"><text>` + strings.Join(pars, "") + `</text></block>`
	}
	par := func(attr string, lines ...string) string {
		return "<par " + attr + ">" + strings.Join(lines, "") + "</par>"
	}
	cell := func(x, y int, s string) string {
		return "<cell><text>" + par("", abbyyLine(x, y, s)) + "</text></cell>"
	}
	for _, tt := range []struct{ name, page, text, furniture, unsure string }{
		{"paragraphs", text(par("", abbyyLine(10, 20, "On joue à"), abbyyLine(10, 32, "qua¬")), par("", abbyyLine(10, 44, "Le Roi"))) + text(par(`hasOverflowedHead="1"`, abbyyLine(60, 20, "tre"))),
			"On joue à\nqua-\n\nLe Roi\ntre\n", "", ""},
		{"a block within a block", `<block blockType="Text"><text>` + par("", abbyyLine(10, 20, "On joue")) + text(par("", abbyyLine(10, 32, "à trois"))) + par("", abbyyLine(10, 44, "ou à deux")) + `</text></block>`, "On joue\n\nà trois\n\nou à deux\n", "", ""},
		{"a table", `<block blockType="Table"><row>` + cell(10, 20, "As") + cell(60, 20, "11") + `</row><row>` + cell(10, 32, "Roi") + cell(60, 32, "4") + `</row></block>`,
			"As      11\nRoi      4\n", "", ""},
		{"running titles", text(par(`style="{1}"`, abbyyLine(10, 2, "L'HOMBRE"))) + text(par("", abbyyLine(10, 20, "On joue"))), "L'HOMBRE\n\nOn joue\n", "L'HOMBRE", ""},
		{"running titles in a stream", `<block blockType="Text" pageElemId="{7}"><text>` + par("", abbyyLine(10, 2, "L'HOMBRE")) + `</text></block>` + text(par("", abbyyLine(10, 20, "On joue"))) +
			`<pageStream streamType="rt"><pageElement pageElemId="{7}"><text>` + par("", abbyyLine(10, 2, "L'HOMBRE")) + `</text></pageElement></pageStream>`,
			"L'HOMBRE\n\nOn joue\n", "L'HOMBRE", ""},
		{"letters in doubt", text(par("", abbyyLine(10, 20, "la ba?s?te f?orcée"))), "la baste forcée\n", "", "baste []|forcée []"},
		{"what a letter may be, and a word", text(par("", `<line l="0" t="0" r="9" b="9"><formatting><wordRecVariants><wordRecVariant><variantText><charParams>p</charParams><charParams>n</charParams></variantText></wordRecVariant></wordRecVariants><charParams>o</charParams><charParams suspicious="true">u<charRecVariants><charRecVariant>u</charRecVariant><charRecVariant>n</charRecVariant></charRecVariants></charParams></formatting></line>`)),
			"ou\n", "", "ou [pn on]"},
		{"no letters", text(par("", `<line l="0" t="0" r="9" b="9"><formatting>On </formatting><formatting base64encoded="true">am91ZQ==</formatting></line>`)), "On joue\n", "", ""},
		{"parted by a tab", text(par("", `<line l="0" t="0" r="9" b="9"><formatting><charParams l="0" t="0" r="3" b="9">1</charParams><charParams l="3" t="0" r="40" b="9" isTab="1">	</charParams><charParams l="40" t="0" r="43" b="9">A</charParams></formatting></line>`)), "1      A\n", "", ""},
		{"a great initial", text(par(`dropCapCharsCount="1"`, strings.Replace(abbyyLine(10, 20, "Le jeu"), `b="30"`, `b="90"`, 2), abbyyLine(13, 32, "se joue"), abbyyLine(10, 44, "à trois"))), "Le jeu\nse joue\nà trois\n", "", ""},
		{"a line that the machine takes for a heading", text(par(`style="{2}"`, abbyyLine(10, 2, "Le Mort"))) + text(par("", abbyyLine(10, 20, "On joue"))), "Le Mort\n\nOn joue\n", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b, err := Parse("x.xml", []byte(abbyyHead+tt.page+abbyyFoot))
			if err != nil {
				t.Fatal(err)
			}
			var unsure []string
			for _, u := range b.Evidence.Unsure {
				unsure = append(unsure, fmt.Sprint(string(b.Text[u.Start:u.End]), " ", u.Others))
			}
			if furniture := strings.Join(spans(b.Text, b.Evidence.Furniture), "|"); string(b.Text) != tt.text || furniture != tt.furniture || strings.Join(unsure, "|") != tt.unsure {
				t.Errorf("text %q, furniture %q, unsure %q", b.Text, furniture, unsure)
			}
		})
	}
}

// A book as archive.org packs it is read as it is unpacked, and what is broken is told.
func TestPackedABBYY(t *testing.T) {
	page := abbyyHead + `<block blockType="Text"><text><par>` + abbyyLine(10, 20, "On joue") + `</par></text></block>`
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	z.Write([]byte(page + strings.Repeat("\n", 1<<20) + abbyyFoot))
	z.Close()
	name := filepath.Join(t.TempDir(), "book_abbyy.gz")
	for _, tt := range []struct {
		data []byte
		want string
	}{
		{packed.Bytes(), ""},
		{packed.Bytes()[:packed.Len()-400], "cannot be unpacked: unexpected EOF; fetch it again"},
		{[]byte(page), "it breaks off here"},
	} {
		if err := os.WriteFile(name, tt.data, 0o644); err != nil {
			t.Fatal(err)
		}
		b, err := Open(name, asItIs)
		switch {
		case tt.want == "" && (err != nil || string(b.Text) != "On joue\n" || b.Format != ABBYY):
			t.Errorf("%v %v", b, err)
		case tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)):
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
}

// A file is read piece by piece as it is read as a whole: in UTF-16, and in UTF-8 that says it is
// something else.
func TestEncodingsOfABBYY(t *testing.T) {
	page := func(said string) string {
		return `<?xml version="1.0" encoding="` + said + `"?>` + abbyyHead + `<block blockType="Text"><text><par>` + abbyyLine(10, 20, "à l'été") + `</par></text></block>` + abbyyFoot
	}
	name := filepath.Join(t.TempDir(), "book.xml")
	for _, data := range []string{page("UTF-8"), "\ufeff" + page("UTF-8"), page("iso-8859-1"), wide(page("UTF-16"))} {
		if err := os.WriteFile(name, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
		b, err := Open(name, asItIs)
		if err != nil || string(b.Text) != "à l'été\n" {
			t.Errorf("%.40q: %v %v", data, b, err)
		}
	}
}

// No file takes the machine with it: reading stops at too many pages and at a piece without end,
// and a word of many letters in doubt has a few other readings and no more.
func TestBoundsOfABBYY(t *testing.T) {
	head, _, _ := strings.Cut(abbyyHead, "<page")
	for _, tt := range []struct{ head, piece, want string }{
		{head, "<page/>", "has more than 20,000 pages"},
		{head + "<page x='", "a", "has a piece of more than 16 MB"},
	} {
		endless := io.MultiReader(strings.NewReader(tt.head), &again{text: tt.piece})
		if _, err := readABBYY("x.xml", endless, false); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
	letter := func(other string) string {
		return `<charParams suspicious="1">u<charRecVariants><charRecVariant>u</charRecVariant><charRecVariant>` + other + `</charRecVariant></charRecVariants></charParams>`
	}
	in := abbyyHead + `<block><par><line><formatting>` + strings.Repeat(letter("u"), 9) + strings.Repeat(letter("n"), 99) + `</formatting></line></par></block>` + abbyyFoot
	pages, err := readABBYY("x.xml", strings.NewReader(in), false)
	if err != nil {
		t.Fatal(err)
	}
	if w := pages[0].Lines[0].Words[0]; len(w.Text) != 108 || len(w.Others) != readingsMost || !strings.HasPrefix(w.Others[0], "uuuuuuuuun") {
		t.Errorf("%q has the other readings %q", w.Text, w.Others)
	}
}

// again is a reader of a text that comes again and again.
type again struct {
	text string
	at   int
}

func (a *again) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = a.text[a.at]
		a.at = (a.at + 1) % len(a.text)
	}
	return len(p), nil
}
