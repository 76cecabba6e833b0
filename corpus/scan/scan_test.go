package scan

import (
	"archive/zip"
	"bytes"
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
	}{{"hocr", HOCR, false}, {"alto", ALTO, false}, {"page", PAGE, true}} {
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

// What each format tells is read: roles, the order of reading, several readings of
// one word, hyphens, initials.
func TestPages(t *testing.T) {
	for _, tt := range []struct{ name, data, text, furniture, unsure string }{
		{"zones", altoHead + `<TextBlock TAGREFS="a">` + altoLine(10, 5, "DE L HOMBRE") + `</TextBlock><TextBlock TAGREFS="b">` + altoLine(10, 30, "Celui qui") + altoLine(10, 42, "donne") + `</TextBlock>` + altoFoot,
			"DE L HOMBRE\n\nCelui qui\ndonne\n", "DE L HOMBRE", ""},
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
		{"hocr without words", `<html><body><div class="ocr_page"><p class="ocr_par"><span class="ocr_line">Celui &amp; moi</span></p></div></body></html>`, "Celui & moi\n", "", ""},
		{"hocr in Latin-1", "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>\n" + `<html><body><div class="ocr_page"><span class="ocr_line">` + "C\xe9lui</span></div></body></html>", "Célui\n", "", ""},
		{"hocr by its meta", `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><div class="ocr_page"><span class="ocr_line">` + "l\x92as</span></div></body></html>", "l’as\n", "", ""},
		{"ALTO in UTF-16", wide(`<?xml version="1.0" encoding="UTF-16"?>` + altoHead + `<TextBlock TAGREFS="b">` + altoLine(10, 30, "mêler") + `</TextBlock>` + altoFoot), "mêler\n", "", ""},
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
		{"TEI", `<?xml version="1.0"?><TEI><text/></TEI>`, "x.xml: is XML and holds no scanned text; name hOCR, ALTO or PAGE XML"},
		{"a page of the web", `<!DOCTYPE html><html><body>rules</body></html>`, "x.xml: is XML and holds no scanned text"},
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
	write("none/1.pdf", "%PDF")
	if _, err := Open(filepath.Join(dir, "none"), asItIs); err == nil || !strings.Contains(err.Error(), "holds no page of a scan;") {
		t.Errorf("no pages: %v", err)
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
	for _, dir := range []string{"hocr", "alto", "page"} {
		files, _ := filepath.Glob("testdata/" + dir + "/*")
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data[:min(len(data), 6000)])
		}
	}
	f.Add([]byte(altoHead + `<TextBlock TYPE="table">` + altoLine(1, 2, "a b") + altoLine(40, 2, "c") + altoFoot))
	f.Add([]byte(pageHead + `<TableRegion><TableCell><TextLine><Coords points="1,1 2,2"/><Word><Coords points="NaN,Inf 1e309,0"/></Word></TextLine>` + pageFoot))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := Parse("x", data)
		if err != nil {
			return
		}
		e := b.Evidence
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
