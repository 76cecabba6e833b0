package scan

import (
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/page"
)

// pageOf makes a page of lines, each "left right text", with a stroke before the first of a
// block; they are ten units high and two apart.
func pageOf(lines ...string) Page {
	p := Page{Width: 1000, Height: 2000}
	at := 100.0
	for _, l := range lines {
		begins := strings.HasPrefix(l, "|")
		f := strings.Fields(strings.TrimPrefix(l, "|"))
		box := polygon(f[0] + ",0 " + f[1] + ",0")
		line := Line{Begins: begins, Box: Box{box.X0, at, box.X1, at + 10}}
		for _, w := range f[2:] {
			line.Words = append(line.Words, Word{Text: w, Sure: unsaid})
		}
		p.Lines = append(p.Lines, line)
		at += 12
	}
	return p
}

// What stands in the middle of its column, or in large letters about it, may be a title; the
// end of a paragraph is none, nor is verse.
func TestMiddles(t *testing.T) {
	full := []string{"|10 410 the cards are dealt by three and three to each", "10 410 of them and he that has the hand begins to play", "10 410 whatever he will of those that he has in his hand", "10 400 and the others follow him if they have of the suit", "10 230 or throw what they will"}
	for _, tc := range []struct {
		name  string
		lines []string
		want  []string
	}{
		{"in the middle", []string{"|150 270 Of the Deal"}, []string{"Of the Deal"}},
		{"two lines", []string{"|60 360 How one plays in order", "120 300 to win the pool"}, []string{"How one plays in order", "to win the pool"}},
		{"as wide as the column, in large letters", []string{"|12 408 Of the Discard"}, []string{"Of the Discard"}},
		{"at the left", []string{"|10 130 Of the Deal"}, nil},
		{"signed at the right", []string{"|290 410 Your servant"}, nil},
		{"verse", []string{"|150 270 Come deal again", "150 272 and play the ace", "150 268 the game is won", "150 274 by black and red", "150 270 the pool is mine"}, nil},
	} {
		text, e := Text([]Page{pageOf(append(tc.lines, full...)...)})
		var got []string
		for _, s := range e.Middle {
			got = append(got, string(text[s.Start:s.End]))
		}
		if strings.Join(got, "|") != strings.Join(tc.want, "|") {
			t.Errorf("%s: got %q, want %q", tc.name, got, tc.want)
		}
	}
}

// What a file calls a heading is told as one, as a whole, but those of two pages are two; in a
// zone of running titles it is none.
func TestHeadingsAreTold(t *testing.T) {
	line := func(custom, text string) string {
		return `<TextLine custom="` + custom + `"><TextEquiv><Unicode>` + text + `</Unicode></TextEquiv></TextLine>`
	}
	page := pageHead +
		`<TextRegion type="heading">` + line("", "Of the Deal") + line("", "and the Pool") + `</TextRegion>` +
		`<TextRegion type="paragraph">` + line("", "Each deals in his turn.") + line("structure {type:heading;}", "Of the Play") + `</TextRegion>` +
		`<TextRegion type="header">` + line("structure {type:heading;}", "PIQUET") + `</TextRegion>` + pageFoot
	title := `<TextRegion type="heading">` + line("", "Of Play") + `</TextRegion>`
	pages := pageHead + title + `</Page><Page imageWidth="100" imageHeight="200">` + title + pageFoot
	alto := `<alto><Tags><OtherTag ID="h" LABEL="HeadingLine:title"/><OtherTag ID="m" LABEL="MainZone"/></Tags><Layout><Page WIDTH="100" HEIGHT="200"><PrintSpace><TextBlock TAGREFS="m"><TextLine TAGREFS="h"><String CONTENT="Of"/><String CONTENT="Play"/></TextLine><TextLine><String CONTENT="One"/></TextLine></TextBlock>` + altoFoot
	hocr := `<html><body><div class="ocr_page"><h2 class="ocr_chapter"><span class="ocr_line">Of Play</span></h2><p class="ocr_par"><span class="ocr_line">One plays.</span></p></div></body></html>`
	for file, want := range map[string][]string{page: {"Of the Deal\nand the Pool", "Of the Play"}, alto: {"Of Play"}, hocr: {"Of Play"}, pages: {"Of Play", "Of Play"}} {
		b, err := Parse("x", []byte(file))
		if err != nil {
			t.Fatal(err)
		}
		got := spans(b.Text, b.Evidence.Headings)
		if strings.Join(got, "|") != strings.Join(want, "|") {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func spans(text []byte, of []corpus.Span) (out []string) {
	for _, s := range of {
		out = append(out, string(text[s.Start:s.End]))
	}
	return out
}

// The first page of a part has its title where the others have it as their running head.
func TestTitleBelowWhichPagesRunOn(t *testing.T) {
	var pages []Page
	for i, folio := range []string{"", "vj", "vij", "viij"} {
		p := pageOf("|150 270 PREFACE.", "|10 410 the cards are dealt by three and three to each", "10 410 of them and he that has the hand begins to play", "10 410 whatever he will of those that he has in his hand")
		if i > 0 {
			p.Lines = append([]Line{{Begins: true, Box: Box{10, 100, 30, 110}, Words: []Word{{Text: folio, Sure: unsaid}}}}, p.Lines...)
		}
		p.Height = 400
		pages = append(pages, p)
	}
	text, e := Text(pages)
	if got := strings.Join(spans(text, e.Furniture), "|"); got != "PREFACE.|vj|PREFACE.|vij|PREFACE.|viij" {
		t.Errorf("furniture: %q\n%s", got, text)
	}
	if all := spans(text, page.Of(text, nil, e).All()); len(all) != len(e.Furniture) {
		t.Errorf("the title is taken for a head after all: %q", all)
	}
}

// A great initial that stands apart, and that nothing names, begins the line beside it: it is a
// capital much higher than the lines. A letter of their size stays a line.
func TestGreatInitials(t *testing.T) {
	p := Page{Width: 100, Height: 200}
	put := func(x, y, high float64, text string) {
		p.Lines = append(p.Lines, Line{Box: Box{x, y, x + 4*float64(len(text)), y + high}, Words: []Word{{Text: text, Box: Box{x, y, x + 4*float64(len(text)), y + high}, Sure: unsaid}}, Begins: len(p.Lines) == 0})
	}
	put(10, 20, 22, "C")
	put(20, 20, 8, "elui qui donne les cartes")
	put(20, 32, 8, "en donne neuf à chacun")
	put(10, 44, 8, "des joueurs, & retourne")
	put(10, 56, 8, "celle de dessous.")
	put(60, 70, 8, "B")
	text, _ := Text([]Page{p})
	if want := "Celui qui donne les cartes\nen donne neuf à chacun\ndes joueurs, & retourne\ncelle de dessous.\nB\n"; string(text) != want {
		t.Errorf("reads %q", text)
	}
}

// Two great initials beside each other both begin a line; the rule between two columns, which a
// machine reads as an I, begins none.
func TestInitialsBesideEachOther(t *testing.T) {
	put := func(p *Page, box Box, text string) {
		p.Lines = append(p.Lines, Line{Box: box, Words: []Word{{Text: text, Box: box, Sure: unsaid}}})
	}
	for _, tt := range []struct {
		first, second Box
		one, two      string
		want          string
	}{
		{Box{30, 20, 40, 42}, Box{10, 20, 20, 42}, "B", "A", "celui qui donne"},
		{Box{10, 20, 11, 80}, Box{0, 90, 8, 98}, "I", "b", "\ncelui qui donne"},
	} {
		p := Page{Width: 100, Height: 200}
		put(&p, tt.first, tt.one)
		put(&p, tt.second, tt.two)
		for y := 20.0; y < 80; y += 12 {
			put(&p, Box{50, y, 98, y + 8}, "celui qui donne")
		}
		text, _ := Text([]Page{p})
		if got := string(text); !strings.Contains(got, tt.want) || !strings.Contains(got, tt.one) || !strings.Contains(got, tt.two) {
			t.Errorf("reads %q", got)
		}
	}
}
