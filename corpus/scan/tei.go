package scan

import (
	"slices"
	"strings"

	"quinola/corpus"
)

// teiReader reads TEI, in which scholars and libraries give transcriptions. It tells what each
// line is, and not where it stands. Of what an editor put beside what was printed, that which
// was printed is taken.
type teiReader struct {
	pages  []Page
	texts  int // elements that hold the text of a book and are open
	lists  int // divisions that hold a list of contents and are open
	unread int // elements that hold nothing printed and are open

	line    strings.Builder // the line that is open
	begins  bool            // it is the first of its block
	roles   []Role          // of the blocks that say so and are open, the innermost last
	heads   int             // headings that are open
	cells   bool            // a cell of its row is written
	space   bool            // white space goes before the next letter
	joins   bool            // the word goes on, whatever white space stands here
	notes   []teiNote       // that are open
	pending []Line          // what notes say, until the block that they stand in ends
	head    teiHead
}

// teiNote is the line that a note interrupts.
type teiNote struct {
	line   string
	begins bool
	space  bool
	heads  int
	from   int // among the lines of the page, where those of the note begin
	page   int
}

func readTEI(name string, data []byte) ([]Page, Facts, error) {
	r := &teiReader{begins: true}
	err := walk(name, data, r.open, r.close, r.chars)
	r.end()
	return r.pages, r.head.told(), err
}

// teiNames are the names of elements with capitals in them, by the same in capitals alone, in
// which files have them that were SGML.
var teiNames = func() map[string]string {
	names := map[string]string{}
	for _, name := range slices.Concat(teiUnread, teiBlocks, []string{"teiHeader", "titleStmt", "sourceDesc", "pubPlace"}) {
		names[strings.ToUpper(name)] = name
	}
	return names
}()

// lowered gives an element and its attributes the names that TEI has today.
func (e *element) lowered() {
	if strings.ToUpper(e.name) != e.name {
		return
	}
	name, ok := teiNames[e.name]
	if !ok {
		name = strings.ToLower(e.name)
	}
	e.name = name
	for key, value := range e.attr {
		e.attr[strings.ToLower(key)] = value
	}
}

var (
	// what stands in a text and was not printed, or not so
	teiUnread = []string{"teiHeader", "facsimile", "sourceDoc", "standOff", "corr", "reg", "expan", "ex", "rdg", "del", "figDesc", "desc", "index", "fs", "interpGrp", "spanGrp"}

	teiBlocks = []string{"p", "ab", "head", "lg", "sp", "speaker", "stage", "list", "item", "table", "row", "div", "div1", "div2", "div3", "div4", "div5", "div6", "div7",
		"front", "body", "back", "group", "titlePage", "titlePart", "docTitle", "docAuthor", "docImprint", "docDate", "docEdition", "byline", "imprimatur",
		"argument", "epigraph", "opener", "closer", "salute", "signed", "dateline", "trailer", "postscript", "figure", "castList", "castItem", "set", "prologue", "epilogue",
		"floatingText", "cit", "bibl", "listBibl"}
)

func (r *teiReader) open(stack []*element) {
	e := stack[len(stack)-1]
	e.lowered()
	r.head.open(stack)
	switch {
	case e.name == "text":
		r.texts++
	case listsContents(e):
		r.lists++
	case slices.Contains(teiUnread, e.name):
		r.unread++
	}
	if !r.reads() {
		return
	}
	switch e.name {
	case "pb":
		r.turn()
	case "lb":
		if line := r.line.String(); e.attr["break"] != "no" || strings.HasSuffix(line, "-") || strings.HasSuffix(line, "¬") {
			r.end()
		} else {
			r.space, r.joins = false, true
		}
	case "cb":
		r.space = true
	case "gap":
		r.gap(stack)
	case "note":
		r.note(e)
	case "fw":
		r.end()
		r.roles = append(r.roles, Furniture)
	case "l":
		r.end()
	case "cell":
		if r.cells {
			r.line.WriteString(cellGap)
		}
		r.cells, r.space = true, false
	default:
		if slices.Contains(teiBlocks, e.name) {
			r.block()
		}
	}
	switch e.name {
	case "row":
		r.roles, r.cells = append(r.roles, Table), false
	case "head":
		if len(stack) < 2 || stack[len(stack)-2].name != "figure" {
			r.heads++
		}
	}
}

func (r *teiReader) close(stack []*element) {
	e := stack[len(stack)-1]
	r.head.close()
	if r.reads() {
		switch e.name {
		case "note":
			r.noted()
		case "fw":
			r.end()
			r.roles = r.roles[:len(r.roles)-1]
		case "l":
			r.end()
		default:
			if slices.Contains(teiBlocks, e.name) {
				r.block()
			}
		}
		switch e.name {
		case "row":
			r.roles = r.roles[:len(r.roles)-1]
		case "head":
			r.heads = max(r.heads-1, 0)
		}
	}
	switch {
	case e.name == "text":
		r.texts--
	case listsContents(e):
		r.block() // before the division ends
		r.lists--
	case slices.Contains(teiUnread, e.name):
		r.unread--
	}
}

// reads reports whether what stands here is text of the book.
func (r *teiReader) reads() bool { return r.texts > 0 && r.unread == 0 }

func (r *teiReader) chars(stack []*element, text string) {
	r.head.chars(stack, text)
	if !r.reads() {
		return
	}
	const blanks = " \t\r\n\f"
	if r.joins {
		if text = strings.TrimLeft(text, blanks); text == "" {
			return
		}
		r.joins = false
	}
	for i, f := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(blanks, c) }) {
		if (i > 0 || r.space || strings.ContainsRune(blanks, rune(text[0]))) && r.line.Len() > 0 && !strings.HasSuffix(r.line.String(), " ") {
			r.line.WriteByte(' ')
		}
		r.line.WriteString(f)
		r.space = false
	}
	r.space = r.space || text != "" && strings.ContainsRune(blanks, rune(text[len(text)-1]))
}

// gap marks what the transcriber could not read. A lost letter parts no word, a lost word
// stands by itself; a page that the copy has twice, and what the print leaves blank, is no
// loss.
func (r *teiReader) gap(stack []*element) {
	e := stack[len(stack)-1]
	says := strings.ToLower(strings.Join([]string{e.attr["reason"], e.attr["desc"], e.attr["unit"], e.attr["extent"]}, " "))
	if strings.Contains(says, "duplicate") || strings.Contains(says, "blank") {
		r.space = true
		return
	}
	apart := strings.Contains(says, "word") || strings.Contains(says, "line") || strings.Contains(says, "page")
	r.space = r.space || apart
	r.chars(stack, corpus.LacunaMark)
	r.space = apart
}

// listsContents reports whether an element is a division that lists what the book holds.
func listsContents(e *element) bool {
	of := strings.ToLower(e.attr["type"])
	return strings.HasPrefix(e.name, "div") && (strings.Contains(of, "contents") || of == "toc")
}

// end ends the line that is open.
func (r *teiReader) end() {
	text := strings.TrimSpace(r.line.String())
	r.line.Reset()
	r.space, r.joins = false, false
	if text == "" {
		return
	}
	if len(r.pages) == 0 {
		r.pages = append(r.pages, Page{Roles: true, Ordered: true})
	}
	page := &r.pages[len(r.pages)-1]
	l := Line{Words: []Word{{Text: text, Sure: unsaid}}, Begins: r.begins, Head: r.heads > 0}
	if n := len(r.roles); n > 0 {
		l.Role = r.roles[n-1]
	}
	if r.lists > 0 && l.Role == Body && !l.Head {
		l.Role = Table // what it lists is headed elsewhere
	}
	page.Lines = append(page.Lines, l)
	if l.Role != Furniture { // it stands within what goes on behind it
		r.begins = false
	}
}

// block ends a block, if one is open, and begins another.
func (r *teiReader) block() {
	r.end()
	r.begins = true
	if len(r.notes) == 0 && len(r.pending) > 0 {
		page := &r.pages[len(r.pages)-1]
		page.Lines = append(page.Lines, r.pending...)
		r.pending = nil
	}
}

// turn begins a page, if anything stands on the one before.
func (r *teiReader) turn() {
	r.end()
	if n := len(r.pages); n > 0 && len(r.pages[n-1].Lines) == 0 {
		return
	}
	r.pages = append(r.pages, Page{Roles: true, Ordered: true})
}

// note begins a note, which interrupts what it stands in.
func (r *teiReader) note(e *element) {
	n := teiNote{line: r.line.String(), begins: r.begins, space: r.space, heads: r.heads, page: len(r.pages)}
	if n.page > 0 {
		n.from = len(r.pages[n.page-1].Lines)
	}
	r.notes = append(r.notes, n)
	r.line.Reset()
	r.begins, r.heads = true, 0 // a note on a heading is none
	role := Body
	if place := e.attr["place"]; strings.Contains(place, "marg") || place == "left" || place == "right" {
		role = Margin
	}
	r.roles = append(r.roles, role)
}

// noted ends a note: it goes behind the block in which it stands. The head of a page on
// which it goes on stays where it is.
func (r *teiReader) noted() {
	r.end()
	last := len(r.notes) - 1
	n := r.notes[last]
	r.notes, r.roles = r.notes[:last], r.roles[:len(r.roles)-1]
	for i := range r.pages {
		from := 0
		switch {
		case i+1 < n.page:
			continue
		case i+1 == n.page:
			from = n.from
		}
		page := &r.pages[i]
		lines := page.Lines[from:]
		page.Lines = page.Lines[:from]
		for _, l := range lines {
			if l.Role == Furniture {
				page.Lines = append(page.Lines, l)
			} else {
				r.pending = append(r.pending, l)
			}
		}
	}
	r.line.WriteString(n.line)
	r.begins, r.space, r.heads = n.begins, n.space, n.heads
}
