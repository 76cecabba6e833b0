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
	order   map[string]int
	regions []region // of the page that is read
	open    []*region
	line    *pageLine
	equiv   equiv
}

// region is a region of the page with its lines.
type region struct {
	id    string
	place int // in the order of reading
	role  Role
	said  bool
	box   Box
	lines []Line
}

// pageLine is a line while it is read: it may hold its text twice, as a whole and
// word by word.
type pageLine struct {
	Line
	text  equiv
	words []pageWord
}

type pageWord struct {
	box  Box
	text equiv
}

// equiv is one of several readings of the same: that of the least index counts,
// and the others are told.
type equiv struct {
	text   string
	index  int
	sure   float64
	others []string
	set    bool
}

func readPAGE(name string, data []byte) ([]Page, error) {
	r := &pageReader{order: map[string]int{}}
	err := walk(name, data, r.begin, r.end, r.chars)
	return r.pages, err
}

func (r *pageReader) begin(stack []*element) {
	e := stack[len(stack)-1]
	switch {
	case e.name == "Page":
		r.pages = append(r.pages, Page{Width: e.number("imageWidth"), Height: e.number("imageHeight")})
	case strings.HasPrefix(e.name, "RegionRef"):
		if _, ok := r.order[e.attr["regionRef"]]; !ok {
			r.order[e.attr["regionRef"]] = len(r.order)
		}
	case len(r.pages) == 0:
	case strings.HasSuffix(e.name, "Region") || e.name == "TableCell":
		g := &region{id: e.attr["id"], place: -1}
		g.role, g.said = roleOf(e.attr["type"] + " " + structure(e))
		if e.name == "TableRegion" || e.name == "TableCell" {
			g.role, g.said = Table, true
		}
		if n := len(r.open); n > 0 {
			g.place = r.open[n-1].place
			if !g.said || r.open[n-1].role != Body {
				g.role, g.said = r.open[n-1].role, r.open[n-1].said
			}
		}
		if at, ok := r.order[g.id]; ok {
			g.place = at
		}
		r.open = append(r.open, g)
	case e.name == "TextLine" && len(r.open) > 0:
		g := r.open[len(r.open)-1]
		r.line = &pageLine{}
		r.line.Role, r.line.Begins = g.role, len(g.lines) == 0
		if role, said := roleOf(structure(e)); said && g.role == Body {
			r.line.Role, g.said = role, true
		}
	case e.name == "Word" && r.line != nil:
		r.line.words = append(r.line.words, pageWord{})
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
	if stack[len(stack)-1].name == "Unicode" {
		r.equiv.text += text
	}
}

func (r *pageReader) end(stack []*element) {
	e := stack[len(stack)-1]
	switch {
	case e.name == "TextEquiv" && r.line != nil:
		r.equiv.set = true
		switch stack[len(stack)-2].name {
		case "Word":
			r.line.words[len(r.line.words)-1].text.take(r.equiv)
		case "TextLine":
			r.line.text.take(r.equiv)
		}
	case e.name == "TextLine" && r.line != nil:
		g := r.open[len(r.open)-1]
		r.line.Words = r.line.read()
		g.lines = append(g.lines, r.line.Line)
		r.line = nil
	case len(r.open) > 0 && (strings.HasSuffix(e.name, "Region") || e.name == "TableCell"):
		n := len(r.open) - 1
		r.regions = append(r.regions, *r.open[n])
		r.open = r.open[:n]
	case e.name == "Page":
		page := &r.pages[len(r.pages)-1]
		slices.SortStableFunc(r.regions, func(a, b region) int {
			if a.place < 0 || b.place < 0 {
				return 0
			}
			return cmp.Compare(a.place, b.place)
		})
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
		r.regions, r.order = nil, map[string]int{}
	}
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
		if text := strings.Join(strings.Fields(w.text.text), " "); text != "" {
			out = append(out, Word{Text: text, Box: w.box, Sure: w.text.sure, Others: w.text.others})
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

// structure is the kind that Transkribus writes into the attribute custom.
func structure(e *element) string {
	if m := structureType.FindStringSubmatch(e.attr["custom"]); m != nil {
		return m[1]
	}
	return ""
}

// polygon is the box around points, "x,y x,y …".
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
