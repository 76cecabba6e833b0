package scan

import "strings"

// altoReader reads ALTO, versions 1 to 4.
type altoReader struct {
	pages  []Page
	labels map[string]string // of tags, by their ids
	roles  []Role            // of the elements that are open and have one
	home   Box               // of the block that is open
	zones  []Box             // of furniture, of the page that is read
	block  bool              // a block has begun, and no line of it yet
	head   bool              // the block that is open is a heading
}

func readALTO(name string, data []byte) ([]Page, error) {
	r := &altoReader{labels: map[string]string{}}
	err := walk(name, data, r.open, r.close, r.chars)
	return r.pages, err
}

func (r *altoReader) open(stack []*element) {
	e := stack[len(stack)-1]
	if len(stack) > 1 && stack[len(stack)-2].name == "Tags" {
		r.labels[e.attr["ID"]] = e.attr["LABEL"] + " " + e.attr["TYPE"]
		return
	}
	if e.name == "Page" {
		r.pages = append(r.pages, Page{Width: e.number("WIDTH"), Height: e.number("HEIGHT")})
		r.roles, r.zones = []Role{Body}, nil
		return
	}
	if len(r.pages) == 0 {
		return
	}
	page := &r.pages[len(r.pages)-1]
	switch e.name {
	case "TopMargin", "BottomMargin", "LeftMargin", "RightMargin":
		r.roles = append(r.roles, Furniture)
	case "ComposedBlock", "TextBlock", "TextLine":
		role, said := r.role(e)
		if !said || e.name == "TextLine" && role == Body { // a heading in a zone of running titles is one of them
			role = r.roles[len(r.roles)-1]
		}
		page.Roles = page.Roles || said
		r.roles = append(r.roles, role)
		if e.name == "TextBlock" {
			r.block, r.home, r.head = true, altoBox(e), heads(r.kinds(e))
			if role == Furniture {
				r.zones = append(r.zones, r.home)
			}
		}
		if e.name == "TextLine" {
			page.Lines = append(page.Lines, Line{Role: role, Begins: r.block, Head: r.head || heads(r.kinds(e)), Box: altoBox(e), home: r.home})
			r.block = false
		}
	case "String":
		if line := page.last(); line != nil && strings.TrimSpace(e.attr["CONTENT"]) != "" {
			line.Words = append(line.Words, Word{Text: e.attr["CONTENT"], Box: altoBox(e), Sure: e.sure("WC")})
		}
	case "HYP":
		if line := page.last(); line != nil && len(line.Words) > 0 {
			if w := &line.Words[len(line.Words)-1]; !strings.HasSuffix(w.Text, "-") && !strings.HasSuffix(w.Text, "¬") {
				w.Text += "-"
			}
		}
	}
}

func (r *altoReader) close(stack []*element) {
	switch stack[len(stack)-1].name {
	case "TopMargin", "BottomMargin", "LeftMargin", "RightMargin", "ComposedBlock", "TextBlock", "TextLine":
		if len(r.roles) > 1 {
			r.roles = r.roles[:len(r.roles)-1]
		}
	case "Page":
		r.pages[len(r.pages)-1].place(r.zones)
	}
}

// chars reads what else a word may be.
func (r *altoReader) chars(stack []*element, text string) {
	if stack[len(stack)-1].name != "ALTERNATIVE" || len(r.pages) == 0 {
		return
	}
	if line := r.pages[len(r.pages)-1].last(); line != nil && len(line.Words) > 0 && strings.TrimSpace(text) != "" {
		w := &line.Words[len(line.Words)-1]
		w.Others = append(w.Others, strings.TrimSpace(text))
	}
}

// role returns what an element says that it is.
func (r *altoReader) role(e *element) (Role, bool) { return roleOf(r.kinds(e)) }

// kinds returns the names of what an element is, by its tags or its type.
func (r *altoReader) kinds(e *element) string {
	kinds := e.attr["TYPE"]
	for tag := range strings.FieldsSeq(e.attr["TAGREFS"]) {
		kinds += " " + r.labels[tag]
	}
	return kinds
}

// heads reports whether the kinds of a region or a line name a heading.
func heads(kinds string) bool { return strings.Contains(strings.ToLower(kinds), "heading") }

func altoBox(e *element) Box {
	x, y := e.number("HPOS"), e.number("VPOS")
	return Box{x, y, x + e.number("WIDTH"), y + e.number("HEIGHT")}
}

// last returns the line that was begun last, or nil.
func (p *Page) last() *Line {
	if len(p.Lines) == 0 {
		return nil
	}
	return &p.Lines[len(p.Lines)-1]
}

// furnitureKinds are parts of the names by which ALTO, PAGE XML and the
// vocabulary SegmOnto call what is no part of the text; "main", a name for what is.
var furnitureKinds = []string{"runningtitle", "running-title", "runninghead", "numbering", "quiremark", "signatures", "stamp", "header", "footer", "page-number", "pagenum", "pageno", "signature-mark", "catch-word", "catchword", "digitizationartefact", "damage"}

// roleOf reads a role from the names of a region's kinds. It reports false where
// they say nothing.
func roleOf(kinds string) (Role, bool) {
	kinds = strings.ToLower(kinds)
	switch {
	case strings.TrimSpace(kinds) == "":
		return Body, false
	case strings.Contains(kinds, "table"):
		return Table, true
	}
	if strings.Contains(kinds, "drop") {
		return Initial, true
	}
	if strings.Contains(kinds, "margin") && !strings.Contains(kinds, "numbering") {
		return Margin, true
	}
	for _, k := range furnitureKinds {
		if strings.Contains(kinds, k) {
			return Furniture, true
		}
	}
	// "paragraph" tells nothing: Transkribus and others give it to every region.
	for _, k := range []string{"main", "heading", "caption", "footnote", "endnote", "title"} {
		if strings.Contains(kinds, k) {
			return Body, true
		}
	}
	return Body, false
}
