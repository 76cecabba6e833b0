package scan

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"quinola/corpus"
)

var update = flag.Bool("update", false, "write the golden files anew")

func asItIs(_ string, page []byte) ([]byte, error) { return page, nil }

// The same two pages in each kind of file: what is text, what furniture, what a
// table.
func TestOpen(t *testing.T) {
	for _, kind := range []struct {
		dir    string
		format Format
		told   bool
	}{{"hocr", HOCR, false}, {"alto", ALTO, false}, {"page", PAGE, true}, {"abbyy", ABBYY, false}} {
		t.Run(kind.dir, func(t *testing.T) {
			b, err := Open(filepath.Join("testdata", kind.dir), asItIs)
			if err != nil {
				t.Fatal(err)
			}
			if b.Format != kind.format || b.Files != 2 || b.Evidence.Told != kind.told {
				t.Errorf("%d files of %s, furniture told: %v", b.Files, b.Format, b.Evidence.Told)
			}
			golden(t, kind.dir, b)
		})
	}
}

func golden(t *testing.T, name string, b *Book) {
	t.Helper()
	var out bytes.Buffer
	out.Write(bytes.ReplaceAll(b.Text, []byte("\f"), []byte("<form feed>")))
	out.WriteString("----------\n")
	list := func(what string, spans []corpus.Span) {
		for _, s := range spans {
			fmt.Fprintf(&out, "%s: %q\n", what, b.Text[s.Start:s.End])
		}
	}
	list("furniture", b.Evidence.Furniture)
	list("table", b.Evidence.Tables)
	for _, u := range b.Evidence.Unsure {
		fmt.Fprintf(&out, "unsure: %q %q\n", b.Text[u.Start:u.End], u.Others)
	}
	file := filepath.Join("testdata", name+".golden")
	if *update {
		if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(out.Bytes(), want) {
		t.Errorf("got\n%s\nwant\n%s", out.Bytes(), want)
	}
}

const (
	altoHead = `<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#"><Tags><OtherTag ID="a" LABEL="RunningTitleZone"/><OtherTag ID="b" LABEL="MainZone"/><OtherTag ID="c" LABEL="DropCapitalZone"/></Tags><Layout><Page WIDTH="100" HEIGHT="200"><PrintSpace>`
	altoFoot = `</PrintSpace></Page></Layout></alto>`
	pageHead = `<PcGts><Page imageWidth="100" imageHeight="200">`
	pageFoot = `</Page></PcGts>`
)

func altoLine(x, y int, text string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<TextLine HPOS="%d" VPOS="%d" WIDTH="60" HEIGHT="10">`, x, y)
	for i, w := range strings.Fields(text) {
		fmt.Fprintf(&b, `<String CONTENT="%s" HPOS="%d" VPOS="%d" WIDTH="9" HEIGHT="10" WC="0.9"/>`, w, x+10*i, y)
	}
	return b.String() + "</TextLine>"
}

func textLine(x, y int, text string) string {
	return fmt.Sprintf(`<TextLine><Coords points="%d,%d %d,%d"/><TextEquiv><Unicode>%s</Unicode></TextEquiv></TextLine>`, x, y, x+60, y+10, text)
}

// What each format tells is read: roles, the order of reading, several readings of
// one word, hyphens, initials.
func TestPages(t *testing.T) {
	for _, tt := range []struct{ name, data, text, furniture, unsure string }{
		{"zones", altoHead + `<TextBlock TAGREFS="a">` + altoLine(10, 5, "DE L HOMBRE") + `</TextBlock><TextBlock TAGREFS="b">` + altoLine(10, 30, "Celui qui") + altoLine(10, 42, "donne") + `</TextBlock>` + altoFoot,
			"DE L HOMBRE\n\nCelui qui\ndonne\n", "DE L HOMBRE", ""},
		{"kinds of lines within zones", strings.Replace(altoHead, "</Tags>", `<OtherTag ID="h" LABEL="HeadingLine"/><OtherTag ID="s" LABEL="Signatures"/></Tags>`, 1) + `<TextBlock TAGREFS="a">` + strings.Replace(altoLine(10, 5, "DE L HOMBRE"), "<TextLine", `<TextLine TAGREFS="h"`, 1) + `</TextBlock><TextBlock TAGREFS="b">` + altoLine(10, 30, "Celui qui") + altoLine(10, 42, "donne") + `</TextBlock><TextBlock TAGREFS="s">` + altoLine(60, 60, "A 2") + `</TextBlock>` + altoFoot,
			"DE L HOMBRE\n\nCelui qui\ndonne\n\nA 2\n", "DE L HOMBRE|A 2", ""},
		{"zones without lines", altoHead + `<TextBlock TAGREFS="a" HPOS="8" VPOS="2" WIDTH="70" HEIGHT="16"></TextBlock><TextBlock TAGREFS="b" HPOS="8" VPOS="25" WIDTH="70" HEIGHT="50">` + altoLine(10, 5, "DE L HOMBRE") + altoLine(10, 30, "Celui qui") + `</TextBlock>` + altoFoot,
			"DE L HOMBRE\n\nCelui qui\n", "DE L HOMBRE", ""},
		{"regions without lines", pageHead + `<TextRegion type="header"><Coords points="8,2 78,2 78,18 8,18"/></TextRegion><TextRegion type="paragraph"><Coords points="8,25 78,25 78,75 8,75"/><TextLine><Coords points="10,5 70,5 70,15 10,15"/><TextEquiv><Unicode>DE L HOMBRE</Unicode></TextEquiv></TextLine><TextLine><Coords points="10,30 70,30 70,40 10,40"/><TextEquiv><Unicode>Celui qui</Unicode></TextEquiv></TextLine></TextRegion>` + pageFoot,
			"DE L HOMBRE\n\nCelui qui\n", "DE L HOMBRE", ""},
		{"margins", `<alto><Layout><Page><TopMargin><TextBlock>` + altoLine(0, 0, "12") + `</TextBlock></TopMargin><PrintSpace><TextBlock TYPE="paragraph">` + altoLine(0, 9, "Le jeu") + `</TextBlock>` + altoFoot,
			"12\n\nLe jeu\n", "12", ""},
		{"initial", altoHead + `<TextBlock TAGREFS="b">` + altoLine(30, 30, "E jeu") + altoLine(30, 42, "se joue") + `</TextBlock><TextBlock TAGREFS="c">` + altoLine(5, 30, "L") + `</TextBlock>` + altoFoot,
			"LE jeu\nse joue\n", "", ""},
		{"set in", altoHead + `<TextBlock TAGREFS="b">` + altoLine(10, 30, "On joue à") + altoLine(10, 42, "quatre.") + altoLine(20, 54, "Chacun a") + altoLine(10, 66, "dix cartes.") + altoLine(10, 78, "Le Roi") + `</TextBlock>` + altoFoot,
			"On joue à\nquatre.\n\nChacun a\ndix cartes.\nLe Roi\n", "", ""},
		{"hyphen", altoHead + `<TextBlock><TextLine><String CONTENT="joue"/><HYP CONTENT="-"/></TextLine><TextLine><String CONTENT="ra"/></TextLine></TextBlock>` + altoFoot,
			"joue-\nra\n", "", ""},
		{"another reading", altoHead + `<TextBlock><TextLine>` + strings.Repeat(`<String CONTENT="le"/>`, 12) + `<String CONTENT="baste"><ALTERNATIVE>bafte</ALTERNATIVE></String></TextLine></TextBlock>` + altoFoot,
			strings.Repeat("le ", 12) + "baste\n", "", "baste [bafte]"},
		{"order", pageHead + `<ReadingOrder><OrderedGroup><RegionRefIndexed index="0" regionRef="b"/><RegionRefIndexed index="1" regionRef="a"/></OrderedGroup></ReadingOrder>` +
			`<TextRegion id="a"><TextLine><TextEquiv><Unicode>après</Unicode></TextEquiv></TextLine></TextRegion><TextRegion id="b"><TextLine><TextEquiv><Unicode>avant</Unicode></TextEquiv></TextLine></TextRegion>` + pageFoot,
			"avant\n\naprès\n", "", ""},
		{"corrected", pageHead + `<TextRegion type="paragraph"><TextLine><Word><TextEquiv><Unicode>fur</Unicode></TextEquiv></Word><Word><TextEquiv><Unicode>table</Unicode></TextEquiv></Word><TextEquiv index="1"><Unicode>fur table</Unicode></TextEquiv><TextEquiv index="0"><Unicode>ſur la table</Unicode></TextEquiv></TextLine></TextRegion>` + pageFoot,
			"ſur la table\n", "", ""},
		{"transkribus", pageHead + `<TextRegion custom="readingOrder {index:0;} structure {type:signature-mark;}"><TextLine><TextEquiv><Unicode>A iij</Unicode></TextEquiv></TextLine></TextRegion><TextRegion type="paragraph"><TextLine><TextEquiv><Unicode>Le jeu</Unicode></TextEquiv></TextLine></TextRegion>` + pageFoot,
			"A iij\n\nLe jeu\n", "A iij", ""},
		{"transkribus, hard to read", pageHead + `<TextRegion>` + strings.Replace(textLine(0, 9, "Le jeu se joue"), "<TextLine>", `<TextLine custom="readingOrder {index:0;} person {offset:0; length:2;} unclear {offset:4; length:4; continued:true;}">`, 1) + `</TextRegion>` + pageFoot,
			"Le jeu se joue\n", "", "jeu []|se []"},
		{"hocr without words", `<html><body><div class="ocr_page"><p class="ocr_par"><span class="ocr_line">Celui &amp; moi</span></p></div></body></html>`, "Celui & moi\n", "", ""},
		{"hocr in Latin-1", "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>\n" + `<html><body><div class="ocr_page"><span class="ocr_line">` + "C\xe9lui</span></div></body></html>", "Célui\n", "", ""},
		{"hocr by its meta", `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><div class="ocr_page"><span class="ocr_line">` + "l\x92as</span></div></body></html>", "l’as\n", "", ""},
		{"ALTO in UTF-16", wide(`<?xml version="1.0" encoding="UTF-16"?>` + altoHead + `<TextBlock TAGREFS="b">` + altoLine(10, 30, "mêler") + `</TextBlock>` + altoFoot), "mêler\n", "", ""},
		{"ALTO in UTF-16 without a mark", wide(`<?xml version="1.0" encoding="UTF-16LE"?>` + altoHead + `<TextBlock TAGREFS="b">` + altoLine(10, 30, "mêler") + `</TextBlock>` + altoFoot)[2:], "mêler\n", "", ""},
		{"commas in numbers", altoHead + `<TextBlock>` + altoLine(10, 10, "un") + strings.Replace(altoLine(10, 22, "deux"), `VPOS="22"`, `VPOS="22,5"`, 1) + altoLine(10, 34, "trois") + `</TextBlock>` + altoFoot, "un\ndeux\ntrois\n", "", ""},
		{"says Latin-1, and is UTF-8", `<?xml version="1.0" encoding="ISO-8859-1"?>` + altoHead + `<TextBlock>` + altoLine(10, 30, "mêler") + `</TextBlock>` + altoFoot, "mêler\n", "", ""},
		{"hocr says Latin-1, and is UTF-8", `<?xml version="1.0" encoding="iso-8859-1"?>` + `<html><body><div class="ocr_page"><span class="ocr_line">mêler</span></div></body></html>`, "mêler\n", "", ""},
		{"text of regions alone", pageHead + `<TextRegion type="header"><TextEquiv><Unicode>DE L HOMBRE</Unicode></TextEquiv></TextRegion><TextRegion><TextEquiv><Unicode>Celui qui` + "\n" + `donne

mêle.</Unicode></TextEquiv></TextRegion>` + pageFoot, "DE L HOMBRE\n\nCelui qui\ndonne\n\nmêle.\n", "DE L HOMBRE", ""},
		{"text of regions and lines", pageHead + `<TextRegion id="a"><TextRegion id="b">` + textLine(0, 9, "Le jeu") + `<TextEquiv><Unicode>Le jeu</Unicode></TextEquiv></TextRegion><TextEquiv><Unicode>Le jeu</Unicode></TextEquiv></TextRegion>` + pageFoot, "Le jeu\n", "", ""},
		{"letter by letter", pageHead + `<TextRegion><TextLine><Word><Glyph><TextEquiv index="1"><Unicode>f</Unicode></TextEquiv><TextEquiv index="0"><Unicode>ſ</Unicode></TextEquiv></Glyph><Glyph><TextEquiv><Unicode>i</Unicode></TextEquiv></Glyph></Word></TextLine></TextRegion>` + pageFoot, "ſi\n", "", ""},
		{"plain text alone", pageHead + `<TextRegion><TextLine><TextEquiv><PlainText>Le jeu</PlainText><Unicode/></TextEquiv></TextLine></TextRegion>` + pageFoot, "Le jeu\n", "", ""},
		{"order by its numbers", pageHead + `<ReadingOrder><OrderedGroup id="g"><OrderedGroupIndexed id="h" index="1"><RegionRefIndexed index="1" regionRef="d"/><RegionRefIndexed index="0" regionRef="c"/></OrderedGroupIndexed><RegionRefIndexed index="0" regionRef="a"/></OrderedGroup></ReadingOrder>` +
			`<TextRegion id="d">` + textLine(0, 90, "quatre") + `</TextRegion><TextRegion id="a">` + textLine(0, 0, "un") + `</TextRegion><TextRegion id="b">` + textLine(0, 30, "deux, que rien ne nomme") + `</TextRegion><TextRegion id="c">` + textLine(0, 60, "trois") + `</TextRegion>` + pageFoot,
			"un\n\ndeux, que rien ne nomme\n\ntrois\n\nquatre\n", "", ""},
		{"lines by their names", pageHead + `<TextRegion>` + textLine(0, 24, "dix cartes.") + textLine(0, 0, "On joue à") + textLine(0, 12, "quatre, avec") + `</TextRegion>` + pageFoot, "On joue à\nquatre, avec\ndix cartes.\n", "", ""},
		{"lines by their names, with a folio beside the running head", pageHead + `<TextRegion>` + textLine(70, 0, "DE L HOMBRE") + textLine(0, 1, "2") + textLine(0, 48, "son tour") + textLine(0, 24, "quatre, avec") + textLine(0, 36, "dix cartes, à") + textLine(0, 60, "de jouer,") + textLine(0, 72, "et le sert,") + textLine(0, 84, "s'il le") + textLine(0, 96, "peut.") + textLine(0, 108, "Le Roi") + textLine(0, 12, "On joue à") + `</TextRegion>` + pageFoot,
			"2\nDE L HOMBRE\n\nOn joue à\nquatre, avec\ndix cartes, à\nson tour\nde jouer,\net le sert,\ns'il le\npeut.\nLe Roi\n", "2|DE L HOMBRE", ""},
		{"columns of one region", pageHead + `<TextRegion>` + textLine(0, 0, "un") + textLine(0, 12, "deux") + textLine(70, 0, "trois") + textLine(70, 12, "quatre") + `</TextRegion>` + pageFoot, "un\ndeux\ntrois\nquatre\n", "", ""},
		{"marks apart", altoHead + `<TextBlock><TextLine><String CONTENT="jeu" HPOS="0" VPOS="0" WIDTH="30" HEIGHT="10"/><String CONTENT="," HPOS="30" VPOS="0" WIDTH="3" HEIGHT="10"/><String CONTENT="ou" HPOS="38" VPOS="0" WIDTH="20" HEIGHT="10"/><String CONTENT="par" HPOS="62" VPOS="0" WIDTH="20" HEIGHT="10"/><String CONTENT="-" HPOS="83" VPOS="0" WIDTH="4" HEIGHT="10"/></TextLine><TextLine><String CONTENT="tie"/></TextLine></TextBlock>` + altoFoot, "jeu, ou par-\ntie\n", "", ""},
		{"soft hyphen apart", `<html><body><div class="ocr_page"><span class="ocr_line"><span class="ocrx_word">par</span> <span class="ocrx_word">&shy;</span></span><span class="ocr_line"><span class="ocrx_word">tie</span></span></div></body></html>`, "par\u00ad\ntie\n", "", ""},
		{"line ends in a word", pageHead + "<TextRegion><TextLine><TextEquiv><Unicode>le\njeu</Unicode></TextEquiv></TextLine></TextRegion>" + pageFoot, "le jeu\n", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b, err := Parse("x.xml", []byte(tt.data))
			if err != nil {
				t.Fatal(err)
			}
			if string(b.Text) != tt.text {
				t.Errorf("text %q, want %q", b.Text, tt.text)
			}
			var furniture, unsure []string
			for _, s := range b.Evidence.Furniture {
				furniture = append(furniture, string(b.Text[s.Start:s.End]))
			}
			for _, u := range b.Evidence.Unsure {
				unsure = append(unsure, fmt.Sprint(string(b.Text[u.Start:u.End]), " ", u.Others))
			}
			if strings.Join(furniture, "|") != tt.furniture || strings.Join(unsure, "|") != tt.unsure {
				t.Errorf("furniture %q, unsure %q", furniture, unsure)
			}
		})
	}
}

// wide is a text in UTF-16, as Windows writes it.
func wide(s string) string {
	out := []byte{0xff, 0xfe}
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, byte(u), byte(u>>8))
	}
	return string(out)
}

// What cannot be read says in a line where and why, and what to do.
func TestErrors(t *testing.T) {
	deep := "<alto>" + strings.Repeat("<a>", maxDepth+1)
	for _, tt := range []struct{ name, data, want string }{
		{"broken", "<alto>\n<Layout>\n<Page></Layout>", "x.xml:3: is no sound XML: element <Page> closed by </Layout>; export"},
		{"deep", deep, "x.xml:1: has more than 200 elements within one another;"},
		{"deep hOCR", `<html><div class="ocr_page">` + strings.Repeat("<div>", maxDepth+1), "x.xml:1: has more than 200 elements"},
		{"no page", "<alto></alto>", "x.xml: has no page in it; export"},
		{"no text", pageHead + pageFoot, "x.xml: holds no text: its pages were not read yet;"},
		{"METS", `<?xml version="1.0"?><mets:mets xmlns:mets="x"></mets:mets>`, "x.xml: is METS and holds no scanned text;"},
		{"DocBook", `<?xml version="1.0"?><article><para/></article>`, "x.xml: is <article> and holds no scanned text; name hOCR, ALTO, PAGE XML, ABBYY XML, DjVu XML, Tesseract's TSV or TEI, or export"},
		{"FineReader without a page", `<?xml version="1.0"?><document xmlns="http://www.abbyy.com/FineReader_xml/FineReader10-schema-v1.xml"/>`, "x.xml: has no page in it; export it again"},
		{"a FineReader book of pictures", abbyyHead + `<block blockType="Picture"/>` + abbyyFoot, "x.xml: holds no text: its pages were not read yet;"},
		{"half a FineReader file", abbyyHead + "\n<block>", "x.xml:2: is no sound XML: it breaks off here;"},
		{"a document of another kind", `<?xml version="1.0"?><document><page/></document>`, "x.xml: is <document> and holds no scanned text;"},
		{"an entity of its own", `<?xml version="1.0"?><!DOCTYPE alto [<!ENTITY lol "lol">]>` + "\n<alto>&lol;</alto>", "x.xml:2: is no sound XML: invalid character entity &lol;; put the character itself in its place"},
		{"half an ALTO file", "<alto>\n<Layout>\n<Page>", "x.xml:3: is no sound XML: it breaks off here; export the scan again, or take this page out"},
		{"half an hOCR file", "<html><body>\n<div class=\"ocr_page\"><span class=\"ocr_line\">the deal", "x.xml:2: breaks off here; export the scan again, or take this page out"},
		{"Latin-1 unsaid", "<?xml version=\"1.0\"?>\n<alto><Page>\xe9</Page></alto>", "x.xml:2: is no sound XML: invalid UTF-8; say in its first line what it is written in"},
		{"a page of the web without text", `<!DOCTYPE html><html><head><title>rules</title></head><body><script>1</script></body></html>`, "x.xml: is a page of the web without text; save the text that it shows"},
		{"hOCR in an encoding that it does not tell", "<html><div class=\"ocr_page\">\n<span class=\"ocr_line\">C\xe9lui</span></div></html>", "x.xml:2: bytes that are not UTF-8, and nothing that says what they are; export"},
		{"hOCR in an encoding that nobody knows", `<?xml version="1.0" encoding="ebcdic-x"?><html><div class="ocr_page"></div></html>`, `x.xml:1: its encoding "ebcdic-x" is not known; export`},
		{"encoding", `<?xml version="1.0" encoding="ebcdic-x"?><alto/>`, `its encoding "ebcdic-x" is not known`},
	} {
		_, err := Parse("x.xml", []byte(tt.data))
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", tt.name, err, tt.want)
		}
	}
}

// A folder and a zip give the same; what is no page of the scan is left.
func TestFolders(t *testing.T) {
	dir := t.TempDir()
	write := func(name, data string) {
		path := filepath.Join(dir, name)
		os.MkdirAll(filepath.Dir(path), 0o755)
		if err := os.WriteFile(path, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	page := func(text string) string {
		return pageHead + "<TextRegion><TextLine><TextEquiv><Unicode>" + text + "</Unicode></TextEquiv></TextLine></TextRegion>" + pageFoot
	}
	for i := 1; i <= 11; i++ {
		write(fmt.Sprintf("book/page/%d.xml", i), page(fmt.Sprint("page ", i)))
		write(fmt.Sprintf("book/alto/%d.xml", i), altoHead+altoFoot)
	}
	write("book/mets.xml", `<mets/>`)
	write("book/.hidden.xml", "<")
	b, err := Open(filepath.Join(dir, "book"), asItIs)
	if err != nil {
		t.Fatal(err)
	}
	pages := strings.Split(string(b.Text), "\f")
	if b.Format != PAGE || len(pages) != 11 || pages[1] != "page 2\n" || pages[10] != "page 11\n" {
		t.Errorf("%s, %q", b.Format, pages)
	}
	zipped := filepath.Join(dir, "book.zip")
	f, _ := os.Create(zipped)
	z := zip.NewWriter(f)
	z.AddFS(os.DirFS(filepath.Join(dir, "book")))
	z.Close()
	f.Close()
	c, err := Open(zipped, asItIs)
	if err != nil || !bytes.Equal(b.Text, c.Text) || !Holds(zipped) {
		t.Errorf("the zip reads %q, %v", c.Text, err)
	}

	write("plain/1.txt", "one")
	write("plain/2.txt", "two")
	if p, err := Open(filepath.Join(dir, "plain"), asItIs); err != nil || string(p.Text) != "one\ftwo" || p.Evidence != nil {
		t.Errorf("plain pages read %v, %v", p, err)
	}
	write("mixed/1.xml", page("one"))
	write("mixed/2.hocr", `<html><div class="ocr_page"></div></html>`)
	if _, err := Open(filepath.Join(dir, "mixed"), asItIs); err == nil || !strings.Contains(err.Error(), "2.hocr: is hOCR, and the file before it PAGE XML;") {
		t.Errorf("mixed kinds: %v", err)
	}
	write("pointed/1.xml", page("one"))
	write("pointed/2.xml", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")
	if _, err := Open(filepath.Join(dir, "pointed"), asItIs); err == nil || !strings.Contains(err.Error(), "2.xml: is a pointer of Git LFS") {
		t.Errorf("a page that is a pointer: %v", err)
	}
	write("letter/word/document.xml", `<w:document/>`)
	if _, err := Open(filepath.Join(dir, "letter"), asItIs); err == nil || !strings.HasSuffix(err.Error(), "letter: is a document of a word processor or an electronic book; save its text as plain text") {
		t.Errorf("a document of Word: %v", err)
	}
	write("odd/content.xml", page("a page of that name"))
	if _, err := Open(filepath.Join(dir, "odd"), asItIs); err != nil {
		t.Errorf("a page that is called as the text of a document of LibreOffice: %v", err)
	}
	write("work/mets.xml", `<mets/>`)
	write("work/GT/1.xml", page("one"))
	write("work/TESS/1.xml", page("one"))
	if _, err := Open(filepath.Join(dir, "work"), asItIs); err == nil || !strings.Contains(err.Error(), "holds the pages of its METS in 2 folders (GT, TESS);") {
		t.Errorf("the steps of a workspace: %v", err)
	}
	packed := func(name, data string) string {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		z.Write([]byte(data))
		z.Close()
		write(name, b.String())
		return filepath.Join(dir, name)
	}
	if b, err := Open(packed("1.xml.gz", page("one")), asItIs); err != nil || string(b.Text) != "one\n" || !Holds(filepath.Join(dir, "1.xml.gz")) {
		t.Errorf("packed: %v", err)
	}
	if b, err := Open(packed("1.txt.gz", "one"), asItIs); err != nil || string(b.Text) != "one" || b.Format != Plain {
		t.Errorf("plain text, packed: %v", err)
	}
	write("other/1.page", page("one"))
	write("other/2.page", page("two"))
	write("other/2.jpg", "\xff\xd8")
	if b, err := Open(filepath.Join(dir, "other"), asItIs); err != nil || string(b.Text) != "one\n\ftwo\n" {
		t.Errorf("pages by another ending: %v", err)
	}
	write("none/1.pdf", "%PDF")
	if _, err := Open(filepath.Join(dir, "none"), asItIs); err == nil || !strings.Contains(err.Error(), "holds pictures of pages or PDFs, and no text of them;") {
		t.Errorf("no pages: %v", err)
	}
	write("none/about.xml", `<?xml version="1.0"?><dc/>`)
	if _, err := Open(filepath.Join(dir, "none"), asItIs); err == nil || !strings.Contains(err.Error(), "none: holds pictures of pages or PDFs") {
		t.Errorf("XML beside pictures: %v", err)
	}
}

// That every region is a paragraph tells nothing: what returns at the top of the
// pages is furniture all the same.
func TestParagraphsTellNothing(t *testing.T) {
	dir := t.TempDir()
	line := func(y int, text string) string {
		return fmt.Sprintf(`<TextRegion type="paragraph"><TextLine><Coords points="10,%d 70,%[1]d 70,%d 10,%[2]d"/><TextEquiv><Unicode>%s</Unicode></TextEquiv></TextLine></TextRegion>`, y, y+5, text)
	}
	for i := range 4 {
		page := pageHead + line(2, fmt.Sprintf("DE L'HOMBRE. %d", i+30)) + line(20, "Celui qui donne") + line(30, "doit couper") + line(40, "les cartes") + pageFoot
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i, ".xml")), []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := Open(dir, asItIs)
	if err != nil {
		t.Fatal(err)
	}
	if b.Evidence.Told || len(b.Evidence.Furniture) != 4 {
		t.Errorf("told %v, furniture %v", b.Evidence.Told, b.Evidence.Furniture)
	}
}

// A running head that the file has last, on a sheet with wide margins, is put first and
// is furniture with its folio: where it returns, with a letter shown otherwise, and where
// it is in capitals beside a folio.
func TestHeadsBeyondTheText(t *testing.T) {
	line := func(x, y int, text string) string {
		return fmt.Sprintf(`<TextRegion type="paragraph"><TextLine><Coords points="%d,%d %d,%[2]d %[3]d,%[4]d %[1]d,%[4]d"/><TextEquiv><Unicode>%s</Unicode></TextEquiv></TextLine></TextRegion>`, x, y, x+30, y+5, text)
	}
	dir := t.TempDir()
	for i, head := range []string{"DROIT COUTUMIER", "Usages des lieux", "DROIT COUTUMIER", "Usages des lieux", "DROIT COUTUMIER", "Usages des lienx", "L'AUTRE", "Usages des lieux"} {
		page := pageHead + line(10, 22, fmt.Sprint(60+i)) + line(10, 30, "Celui qui donne") + line(10, 40, "doit couper") + line(10, 50, "les cartes") + line(50, 22, head) + pageFoot
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(i, ".xml")), []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := Open(dir, asItIs)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(b.Evidence.Furniture); n != 16 {
		t.Errorf("%d pieces of furniture in %q", n, b.Text)
	}
	for page := range strings.SplitSeq(string(b.Text), "\f") {
		if i := strings.Index(page, "\n\nCelui qui donne\n"); i < 0 || strings.Contains(page[i+2:], "DROIT") {
			t.Errorf("reads %q", page)
		}
	}
}

func TestByNumber(t *testing.T) {
	names := []string{"f10.xml", "f9.xml", "f1.xml", "f010.xml", "a.xml"}
	slices.SortFunc(names, byNumber)
	if got := strings.Join(names, " "); got != "a.xml f1.xml f9.xml f10.xml f010.xml" {
		t.Error(got)
	}
}

// Whatever a file holds, its text is one that its evidence lies in, in order.
func FuzzParse(f *testing.F) {
	for _, dir := range []string{"hocr", "alto", "page", "abbyy"} {
		files, _ := filepath.Glob("testdata/" + dir + "/*")
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data[:min(len(data), 6000)])
		}
	}
	f.Add([]byte(djvuHead + djvuPage + `<PARAGRAPH><LINE><WORD coords="1,9,5,2">a </WORD><WORD coords="6,9,8,2">b</WORD></LINE><LINE><OBJECT><WORD/></OBJECT></LINE></PARAGRAPH>` + djvuEnd + djvuFoot))
	f.Add([]byte(tsvHead + "\n1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t\n4\t1\t1\t1\t1\t0\t1\t1\t5\t5\t-1\t\n5\t1\t1\t1\t1\t1\t1\t1\t5\t5\t90\tWho\n"))
	f.Add([]byte("<html><body><p>a<td><pre>b\f</pre>"))
	f.Add([]byte(altoHead + `<TextBlock TYPE="table">` + altoLine(1, 2, "a b") + altoLine(40, 2, "c") + altoFoot))
	f.Add([]byte(pageHead + `<TableRegion><TableCell><TextLine><Coords points="1,1 2,2"/><Word><Coords points="NaN,Inf 1e309,0"/></Word></TextLine>` + pageFoot))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := Parse("x", data)
		if err != nil {
			return
		}
		e := b.Evidence
		if e == nil {
			return // a page of the web
		}
		unsure := make([]corpus.Span, len(e.Unsure))
		for i, u := range e.Unsure {
			unsure[i] = u.Span
		}
		for _, spans := range [][]corpus.Span{e.Furniture, e.Tables, unsure} {
			at := 0
			for _, s := range spans {
				if s.Start < at || s.End <= s.Start || s.End > len(b.Text) {
					t.Fatalf("a stretch %v of %d bytes, after %d", s, len(b.Text), at)
				}
				at = s.End
			}
		}
	})
}

// Every page of a folder that cannot be read is named, the first with what is wrong; and HTML's
// names of letters are read in XML, too.
func TestBrokenPages(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sound := altoHead + `<TextBlock><TextLine><String CONTENT="d&eacute;s"/></TextLine></TextBlock>` + altoFoot
	write("p1.xml", sound)
	b, err := Open(dir, asItIs)
	if err != nil || strings.TrimSpace(string(b.Text)) != "dés" {
		t.Fatalf("%v %v", b, err)
	}
	const open = `<html><body class="ocr"><div class="ocr_page"><p class="ocr_par"><span class="ocr_line">dés</span></div>`
	if _, err := Parse("x", []byte(open)); err != nil {
		t.Errorf("what HTML need not close: %v", err)
	}
	write("p2.xml", sound[:len(sound)-9])
	write("p3.xml", sound)
	want := filepath.Join(dir, "p2.xml") + ":1: is no sound XML: it breaks off here; export the scan again, or take this page out"
	if _, err = Open(dir, asItIs); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	write("p4.xml", "<alto>")
	write("p5.xml", "<alto><a></b>")
	if _, err = Open(dir, asItIs); err == nil || err.Error() != want+"; of 5 pages 3 cannot be read: also p4.xml, p5.xml" {
		t.Errorf("got %v", err)
	}
}
