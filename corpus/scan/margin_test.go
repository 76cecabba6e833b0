package scan

import (
	"fmt"
	"strings"
	"testing"
)

// marginPage is a page of PAGE XML: regions, each with the kind, the height at which it begins, and
// its lines.
func marginPage(regions ...[]string) string {
	var b strings.Builder
	b.WriteString(`<PcGts xmlns="http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15"><Page imageWidth="1000" imageHeight="1000">`)
	for _, r := range regions {
		left, y := 100, 0
		fmt.Sscan(r[1], &y)
		if r[0] == "marginalia" {
			left = 850
		}
		fmt.Fprintf(&b, `<TextRegion type="%s"><Coords points="%d,%d %d,%d"/>`, r[0], left, y, left+700, y+40*len(r))
		for _, line := range r[2:] {
			fmt.Fprintf(&b, `<TextLine><Coords points="%d,%d %d,%d"/><TextEquiv><Unicode>%s</Unicode></TextEquiv></TextLine>`, left, y, left+700, y+30, line)
			y += 40
		}
		b.WriteString(`</TextRegion>`)
	}
	b.WriteString(`</Page></PcGts>`)
	return b.String()
}

// A note in the margin stands behind the paragraph beside it, or before it where that goes on
// overleaf; numbers there stay where they are, but for those of a note. It is told to be a note.
func TestMargin(t *testing.T) {
	pages, _, err := Pages("page.xml", []byte(marginPage(
		[]string{"marginalia", "60", "12"},
		[]string{"paragraph", "100", "He that deals gives nine cards to", "each of the players."},
		[]string{"paragraph", "200", "The elder hand leads, and who", "revokes pays the forfeit that is", "due to the"},
		[]string{"marginalia", "240", "Of the", "revoke."},
		[]string{"marginalia", "100", "Deal,", "1745."},
	)))
	if err != nil {
		t.Fatal(err)
	}
	text, e := Text(pages)
	want := "12\n\nHe that deals gives nine cards to\neach of the players.\n\nDeal,\n1745.\n\nOf the\nrevoke.\n\nThe elder hand leads, and who\nrevokes pays the forfeit that is\ndue to the\n"
	if string(text) != want {
		t.Errorf("got %q,\nwant %q", text, want)
	}
	var notes []string
	for _, s := range e.Notes {
		notes = append(notes, string(text[s.Start:s.End]))
	}
	if got := strings.Join(notes, "|"); got != "Deal,\n1745.|Of the\nrevoke." {
		t.Errorf("notes %q", got)
	}
}
