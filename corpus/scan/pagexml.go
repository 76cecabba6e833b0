package scan

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// pageReader reads PAGE XML. The regions of a page come in any order: the order
// in which they are read, where it is told, stands at the top.
type pageReader struct {
	pages   []Page
	order   readingOrder
	regions []region // of the page that is read
	open    []*region
	line    *pageLine
	equiv   equiv
	glyph   equiv
}

// region is a region of the page with its lines.
type region struct {
	place int // in the order of reading, -1 where that does not name it
	role  Role
	said  bool
	head  bool // it is a heading
	box   Box
	lines []Line
	text  equiv // of the region as a whole: all that some files have
	read  bool  // a line of it, or of a region within it, has text
}

// pageLine is a line while it is read: it may hold its text twice, as a whole and
// word by word.
type pageLine struct {
	Line
	text    equiv
	words   []pageWord
	unclear []stretch
}

type pageWord struct {
	box    Box
	text   equiv
	glyphs string // letter by letter: all that some files have
}

// equiv is one of several readings of the same: that of the least index counts,
// and the others are told.
type equiv struct {
	text   string
	plain  string // the same, for who cannot read Unicode
	index  int
	sure   float64
	others []string
	set    bool
}

func readPAGE(name string, data []byte) ([]Page, error) {
	r := &pageReader{}
	err := walk(name, data, r.begin, r.end, r.chars)
	return r.pages, err
}

func (r *pageReader) begin(stack []*element) {
	e := stack[len(stack)-1]
	switch {
	case e.name == "Page":
		r.pages = append(r.pages, Page{Width: e.number("imageWidth"), Height: e.number("imageHeight")})
	case inOrder(e.name):
		r.order.open(e)
	case len(r.pages) == 0:
	case strings.HasSuffix(e.name, "Region") || e.name == "TableCell":
		g := &region{place: r.order.place(e.attr["id"])}
		kinds := e.attr["type"] + " " + structure(e)
		g.role, g.said = roleOf(kinds)
		g.head = heads(kinds)
		if e.name == "TableRegion" || e.name == "TableCell" {
			g.role, g.said = Table, true
		}
		if n := len(r.open); n > 0 {
			if g.place < 0 {
				g.place = r.open[n-1].place
			}
			if !g.said || r.open[n-1].role != Body {
				g.role, g.said = r.open[n-1].role, r.open[n-1].said
			}
		}
		r.open = append(r.open, g)
	case e.name == "TextLine" && len(r.open) > 0:
		g := r.open[len(r.open)-1]
		r.line = &pageLine{unclear: unclear(e.attr["custom"])}
		r.line.Role, r.line.Begins = g.role, len(g.lines) == 0
		if role, said := roleOf(structure(e)); said && g.role == Body {
			r.line.Role, g.said = role, true
		}
		r.line.Head = g.head || heads(structure(e))
	case e.name == "Word" && r.line != nil:
		r.line.words = append(r.line.words, pageWord{})
	case e.name == "Glyph":
		r.glyph = equiv{}
	case e.name == "Coords" && r.line != nil:
		box := polygon(e.attr["points"])
		switch stack[len(stack)-2].name {
		case "Word":
			r.line.words[len(r.line.words)-1].box = box
		case "TextLine":
			r.line.Box = box
		}
	case e.name == "Coords" && len(r.open) > 0 && strings.HasSuffix(stack[len(stack)-2].name, "Region"):
		r.open[len(r.open)-1].box = polygon(e.attr["points"])
	case e.name == "TextEquiv":
		r.equiv = equiv{sure: e.sure("conf")}
		r.equiv.index, _ = strconv.Atoi(e.attr["index"])
	}
}

func (r *pageReader) chars(stack []*element, text string) {
	switch stack[len(stack)-1].name {
	case "Unicode":
		r.equiv.text += text
	case "PlainText":
		r.equiv.plain += text
	}
}

func (r *pageReader) end(stack []*element) {
	e := stack[len(stack)-1]
	switch {
	case e.name == "TextEquiv":
		r.take(stack[len(stack)-2].name)
	case e.name == "Glyph" && r.line != nil && len(r.line.words) > 0:
		r.line.words[len(r.line.words)-1].glyphs += strings.TrimSpace(r.glyph.text)
	case e.name == "TextLine" && r.line != nil:
		g := r.open[len(r.open)-1]
		r.line.Words = r.line.read()
		doubt(r.line.Words, r.line.text.text, r.line.unclear)
		g.lines = append(g.lines, r.line.Line)
		g.read = g.read || len(r.line.Words) > 0
		r.line = nil
	case len(r.open) > 0 && (strings.HasSuffix(e.name, "Region") || e.name == "TableCell"):
		n := len(r.open) - 1
		g := r.open[n]
		if !g.read {
			g.whole()
		}
		if n > 0 {
			r.open[n-1].read = r.open[n-1].read || g.read
		}
		r.regions = append(r.regions, *g)
		r.open = r.open[:n]
	case inOrder(e.name) && !strings.HasPrefix(e.name, "RegionRef"):
		r.order.close()
	case e.name == "ReadingOrder":
		r.order.settle()
	case e.name == "Page":
		r.page(&r.pages[len(r.pages)-1])
		r.regions, r.order = nil, readingOrder{}
	}
}

// take keeps a reading with what it is one of.
func (r *pageReader) take(of string) {
	r.equiv.set = true
	if strings.TrimSpace(r.equiv.text) == "" {
		r.equiv.text = r.equiv.plain
	}
	switch {
	case of == "Glyph":
		r.glyph.take(r.equiv)
	case of == "Word" && r.line != nil && len(r.line.words) > 0:
		r.line.words[len(r.line.words)-1].text.take(r.equiv)
	case of == "TextLine" && r.line != nil:
		r.line.text.take(r.equiv)
	case r.line == nil && len(r.open) > 0:
		r.open[len(r.open)-1].text.take(r.equiv)
	}
}

// page puts the regions of a page in the order in which they are read. One that this
// does not name stays behind the one before it.
func (r *pageReader) page(page *Page) {
	for i := 1; i < len(r.regions); i++ {
		if g := &r.regions[i]; g.place < 0 {
			g.place = r.regions[i-1].place
		}
	}
	slices.SortStableFunc(r.regions, func(a, b region) int { return cmp.Compare(a.place, b.place) })
	var zones []Box
	for _, g := range r.regions {
		for i := range g.lines {
			g.lines[i].home = g.box
		}
		page.Lines = append(page.Lines, g.lines...)
		page.Roles = page.Roles || g.said
		if g.role == Furniture {
			zones = append(zones, g.box)
		}
	}
	page.place(zones)
}

// whole reads a region that has its text as a whole, and none of it line by line.
func (g *region) whole() {
	begins := true
	for text := range strings.Lines(g.text.text) {
		words := strings.Fields(text)
		if len(words) == 0 {
			begins = true
			continue
		}
		line := Line{Role: g.role, Begins: begins, Head: g.head}
		for _, w := range words {
			line.Words = append(line.Words, Word{Text: w, Sure: g.text.sure})
		}
		g.lines = append(g.lines, line)
		begins = false
	}
	g.read = len(g.lines) > 0
}

// take keeps the reading of the least index.
func (e *equiv) take(o equiv) {
	o.others = e.others
	switch {
	case !e.set:
		*e = o
	case o.index < e.index:
		o.others = append(o.others, e.text)
		*e = o
	default:
		e.others = append(e.others, o.text)
	}
}

// read gives the words of a line. Where the words are not those of the line as a
// whole, the line is right: it is what people correct.
func (l *pageLine) read() []Word {
	var out []Word
	var all []string
	for _, w := range l.words {
		text, sure := strings.Join(strings.Fields(w.text.text), " "), w.text.sure
		if text == "" {
			text, sure = w.glyphs, unsaid
		}
		if text != "" {
			out = append(out, Word{Text: text, Box: w.box, Sure: sure, Others: w.text.others})
			all = append(all, text)
		}
	}
	whole := strings.Fields(l.text.text)
	if len(whole) == 0 || strings.Join(all, "") == strings.Join(whole, "") {
		return out
	}
	out = nil
	for _, w := range whole {
		out = append(out, Word{Text: w, Sure: l.text.sure})
	}
	return out
}

var structureType = regexp.MustCompile(`structure\s*\{[^}]*type\s*:\s*([^;}]*)`)

// structure returns the kind that Transkribus writes into the attribute custom.
func structure(e *element) string {
	if m := structureType.FindStringSubmatch(e.attr["custom"]); m != nil {
		return m[1]
	}
	return ""
}

// polygon returns the box around points, "x,y x,y …".
func polygon(points string) Box {
	var b Box
	first := true
	for p := range strings.FieldsSeq(points) {
		xs, ys, _ := strings.Cut(p, ",")
		x, err1 := strconv.ParseFloat(xs, 64)
		y, err2 := strconv.ParseFloat(ys, 64)
		if err1 != nil || err2 != nil {
			continue
		}
		if first {
			b, first = Box{x, y, x, y}, false
			continue
		}
		b = Box{min(b.X0, x), min(b.Y0, y), max(b.X1, x), max(b.Y1, y)}
	}
	return b
}
