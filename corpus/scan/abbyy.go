package scan

import (
	"io"
	"strings"
)

// abbyyReader reads the XML of ABBYY FineReader, by its schemas 6 to 10: a document of pages,
// blocks, paragraphs, lines and single letters. A book has hundreds of megabytes of it, so
// nothing is kept but its words.
type abbyyReader struct {
	in      *pieces
	pages   []Page
	styles  map[string]string // the roles of the styles of paragraphs, by their ids
	running map[string]bool   // the elements of the page that is read that its streams name as running titles
	elems   []string          // of each line of that page, the element in which it stands
	elem    string            // that is open
	blocks  int               // that are open: what is listed outside says again what stands in one
	role    Role
	title   bool // the machine takes the paragraph that is open for a heading
	begins  bool // the next line begins a paragraph
	drop    int  // letters of a great initial that are still to come

	word     strings.Builder
	box      Box
	letters  int
	suspect  int      // letters of which the machine was not sure
	others   []string // what else the word may be
	variants []variant
	letter   strings.Builder
	either   []string        // what else the letter may be
	other    strings.Builder // another reading of the next word, or of a letter
	plain    strings.Builder // of text that comes without its letters
	lettered bool            // the text that is open has its letters one by one
}

// readABBYY reads such a file; sure says that it is in UTF-8 whatever it says of itself.
func readABBYY(name string, in io.Reader, sure bool) ([]Page, error) {
	r := &abbyyReader{in: &pieces{name: name, in: in}, styles: map[string]string{}}
	err := walkFrom(name, newDecoder(r.in, sure), r.open, r.close, r.chars)
	if r.in.stop != nil {
		return nil, r.in.stop
	}
	return r.pages, err
}

func (r *abbyyReader) open(stack []*element) {
	e := stack[len(stack)-1]
	r.in.next(0)
	switch e.name {
	case "paragraphStyle":
		r.in.next(elementHeld + len(e.attr["id"]) + len(e.attr["role"]))
		r.styles[e.attr["id"]] = e.attr["role"]
		return
	case "page":
		if len(r.pages) == maxPages {
			r.in.end(tooManyPages, partIt)
			return
		}
		r.pages = append(r.pages, Page{Width: e.number("width"), Height: e.number("height")})
		r.running, r.elems = map[string]bool{}, nil
		return
	}
	if len(r.pages) == 0 {
		return
	}
	switch e.name {
	case "block":
		r.blocks++
		r.elem, r.role = e.attr["pageElemId"], Body
		if e.attr["blockType"] == "Table" {
			r.role = Table
		}
	case "pageElement":
		if runs(stack) {
			r.in.next(elementHeld + len(e.attr["pageElemId"]))
			r.running[e.attr["pageElemId"]] = true
		}
	case "par":
		r.begins = !truth(e.attr["hasOverflowedHead"])
		r.drop = int(e.number("dropCapCharsCount"))
		r.title = strings.HasPrefix(r.styles[e.attr["style"]], "heading")
	case "line":
		r.line(stack)
	case "formatting":
		r.plain.Reset()
		r.lettered = false
	case "wordRecVariant", "charRecVariant":
		r.other.Reset()
	case "charParams":
		if parent(stack).name != "variantText" {
			r.lettered, r.either = true, nil
			r.letter.Reset()
		}
	}
}

// line begins a line.
func (r *abbyyReader) line(stack []*element) {
	r.clear()
	if r.blocks == 0 {
		return
	}
	e, page := stack[len(stack)-1], &r.pages[len(r.pages)-1]
	l := Line{Role: r.role, Begins: r.begins, Middle: r.title, Box: sides(e)}
	if r.drop > 0 {
		l.Box = Box{} // its words tell it
	}
	if r.role == Body && r.styles[parent(stack).attr["style"]] == "rt" {
		l.Role = Furniture
	}
	r.in.next(elementHeld)
	page.Lines = append(page.Lines, l)
	r.elems = append(r.elems, r.elem)
	r.begins = false
}

func (r *abbyyReader) chars(stack []*element, text string) {
	r.in.next(0)
	switch stack[len(stack)-1].name {
	case "formatting":
		if r.lettered {
			return // the white space between its letters
		}
		r.plain.WriteString(text)
	case "charParams":
		if parent(stack).name == "variantText" {
			r.other.WriteString(text)
		} else {
			r.letter.WriteString(text)
		}
	case "charRecVariant", "variantText":
		r.other.WriteString(text)
	default:
		return
	}
	r.in.next(len(text))
}

func (r *abbyyReader) close(stack []*element) {
	if len(r.pages) == 0 {
		return
	}
	e := stack[len(stack)-1]
	switch e.name {
	case "charParams":
		if parent(stack).name != "variantText" {
			r.char(e)
		}
	case "charRecVariant":
		r.either = another(r.either, r.other.String())
	case "wordRecVariant":
		r.others = another(r.others, r.other.String())
	case "formatting":
		if !r.lettered {
			r.text(e)
		}
	case "line":
		r.end()
	case "block":
		r.blocks--
	case "page":
		page := &r.pages[len(r.pages)-1]
		for i, elem := range r.elems {
			if r.running[elem] && page.Lines[i].Role == Body {
				page.Lines[i].Role = Furniture
			}
		}
	}
}

// runs reports whether an element of a page stands in a stream of running titles.
func runs(stack []*element) bool {
	for _, e := range stack {
		kind := strings.ToLower(e.attr["streamType"])
		if e.name == "pageStream" && (kind == "rt" || strings.Contains(kind, "running")) {
			return true
		}
	}
	return false
}

// parent returns the element in which the innermost stands.
func parent(stack []*element) *element {
	if len(stack) < 2 {
		return &element{}
	}
	return stack[len(stack)-2]
}

// truth reads an attribute that is true or false.
func truth(s string) bool { return s == "1" || s == "true" }

// sides returns the box that an element tells by its four sides.
func sides(e *element) Box {
	return Box{e.number("l"), e.number("t"), e.number("r"), e.number("b")}
}
