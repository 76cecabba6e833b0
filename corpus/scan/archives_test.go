package scan

import (
	"strings"
	"testing"
)

const (
	djvuHead = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE DjVuXML><DjVuXML><HEAD></HEAD><BODY>`
	djvuPage = `<OBJECT data="file://localhost/laws.djvu" type="image/x.djvu" usemap="laws_0001.djvu" width="100" height="200"><PARAM name="DPI" value="300"/><HIDDENTEXT><PAGECOLUMN><REGION>`
	djvuEnd  = `</REGION></PAGECOLUMN></HIDDENTEXT></OBJECT><MAP name="laws_0001.djvu"/>`
	djvuFoot = `</BODY></DjVuXML>`
)

// The text of a DjVu book, as archive.org gives it: paragraphs, a running head that it tells,
// words whose spaces are written or not, and how sure the machine was.
func TestDjVu(t *testing.T) {
	b, err := Parse("laws_djvu.xml", []byte(djvuHead+djvuPage+
		`<PARAGRAPH x-role="header-footer"><LINE><WORD coords="10,15,30,5" x-confidence="96">12 </WORD><WORD coords="34,15,70,5" x-confidence="96">LAWS</WORD></LINE></PARAGRAPH>`+
		`<PARAGRAPH><LINE><WORD coords="10,40,28,30,38" x-confidence="96">He </WORD><WORD coords="32,40,60,30,38" x-confidence="31">dea</WORD><WORD coords="60,40,66,30,38" x-confidence="95">ls, </WORD><WORD coords="70,40,80,30,38" x-confidence="95">&amp;</WORD></LINE>`+
		`<LINE><WORD coords="10,52,30,42">cuts.</WORD></LINE></PARAGRAPH>`+
		`<PARAGRAPH><LINE><WORD coords="10,66,30,56">No</WORD><WORD coords="32,66,50,56">more.</WORD></LINE></PARAGRAPH>`+
		djvuEnd+djvuPage+`<PARAGRAPH><LINE><WORD coords="10,40,30,30">Then</WORD></LINE></PARAGRAPH>`+djvuEnd+djvuFoot))
	if err != nil {
		t.Fatal(err)
	}
	if b.Format != DjVu || string(b.Text) != "12 LAWS\n\nHe deals, &\ncuts.\n\nNo more.\n\fThen\n" {
		t.Errorf("%s %q", b.Format, b.Text)
	}
	if f := b.Evidence.Furniture; len(f) != 1 || string(b.Text[f[0].Start:f[0].End]) != "12 LAWS" || b.Evidence.Told {
		t.Errorf("furniture %v, told %v", f, b.Evidence.Told)
	}
	if u := b.Evidence.Unsure; len(u) != 1 || string(b.Text[u[0].Start:u[0].End]) != "deals," {
		t.Errorf("unsure %v", u)
	}
}

// The TSV of Tesseract, two pages in one file, and what breaks off.
func TestTSV(t *testing.T) {
	page := "1\t1\t0\t0\t0\t0\t0\t0\t100\t200\t-1\t\n2\t1\t1\t0\t0\t0\t10\t5\t60\t10\t-1\t\n3\t1\t1\t1\t0\t0\t10\t5\t60\t10\t-1\t\n4\t1\t1\t1\t1\t0\t10\t5\t60\t10\t-1\t\n" +
		"5\t1\t1\t1\t1\t1\t10\t5\t20\t10\t96.1\tWho\n5\t1\t1\t1\t1\t2\t34\t5\t20\t10\t12.5\t\"deals\"\n4\t1\t1\t1\t2\t0\t10\t17\t60\t10\t-1\t\n5\t1\t1\t1\t2\t1\t10\t17\t20\t10\t95\tcuts.\n"
	head := tsvHead + "\n"
	b, err := Parse("laws.tsv", []byte(head+page+head+page))
	if err != nil {
		t.Fatal(err)
	}
	if b.Format != TSV || string(b.Text) != "Who \"deals\"\ncuts.\n\fWho \"deals\"\ncuts.\n" || len(b.Evidence.Unsure) != 2 {
		t.Errorf("%s %q, unsure %v", b.Format, b.Text, b.Evidence.Unsure)
	}
	for _, tt := range []struct{ data, want string }{
		{head + page + "5\t1\t1\n", "laws.tsv:10: is no row of Tesseract's TSV: it has 3 columns of 12; make it again"},
		{head + "5\t1\t1\t1\t1\t1\t10\t5\tx\t10\t96\tWho\n", "laws.tsv:2: is no row of Tesseract's TSV: column 9 is no number"},
		{head + "5\t1\t1\t1\t1\t1\t10\t5\t20\t10\t96\tWho\n", "laws.tsv:2: a row before that of its page"},
	} {
		if _, err := Parse("laws.tsv", []byte(tt.data)); err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
}

// A page of the web that shows a text: paragraphs and line ends are kept, what only a program
// reads is not; and of one that shows a file as it is, that alone is.
func TestHTML(t *testing.T) {
	for _, tt := range []struct{ data, text string }{
		{`<!DOCTYPE html><html><head><title>Jeux</title><style>p{}</style></head><body><nav><a>Accueil</a></nav><h1>R&egrave;gles</h1>
<p>Celui qui <i>donne</i>,
 c'est lui qui coupe.<br>Il est permis.</p><hr/><p>Fin<sup>1</sup>.</p><table><tr><td>Capot<td>40</table></body></html>`,
			"Règles\n\nCelui qui donne, c'est lui qui coupe.\nIl est permis.\n\nFin1.\n\n      Capot      40\n"},
		{"<html><body><h1>Full text</h1><p>Skip</p><pre>LAW I.\n\nWho revokes pays two counters, &amp; deals.\n\f LAW II.\n</pre></body></html>",
			"LAW I.\n\nWho revokes pays two counters, & deals.\n\f LAW II.\n"},
		{`<html><body><form action="/find"><svg/><p>Who deals, &amp;lt; says the clause.</p><select><option>ten</select><p>He cuts.</p></form></body></html>`,
			"Who deals, &lt; says the clause.\n\nHe cuts.\n"},
		{"<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><html><body><p>R\xe8gle</p></body></html>", "Règle\n"},
	} {
		b, err := Parse("x.html", []byte(tt.data))
		if err != nil || string(b.Text) != tt.text || b.Evidence != nil || b.Format != HTML {
			t.Errorf("%v\n%q, want\n%q", err, b.Text, tt.text)
		}
	}
}

// What is no text says what it is; a text that begins as a picture does is one.
func TestForeign(t *testing.T) {
	for _, tt := range []struct{ data, what string }{
		{"%PDF-1.4", "is a PDF"}, {"AT&TFORM", "is a DjVu book"}, {"BM\x00\x01\x00\x00\x00\x00\x00\x00", picture},
		{strings.Repeat("\x00", 257) + "ustar", archive}, {"BM, says the printer, is no picture", ""}, {"RIFF and raff", ""}, {"", ""},
	} {
		if what, cure := Foreign([]byte(tt.data)); what != tt.what || (what == "") != (cure == "") {
			t.Errorf("%q: %q; %q", tt.data, what, cure)
		}
	}
}
