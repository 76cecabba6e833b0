package scan

import (
	"encoding/base64"
	"encoding/xml"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// abbyyReader reads the XML of ABBYY FineReader, by its schemas 6 to 10: a document of pages,
// blocks, paragraphs, lines and single letters. A book has hundreds of megabytes of it, so
// nothing is kept but its words.
type abbyyReader struct {
	pages   []Page
	styles  map[string]string // the roles of the styles of paragraphs, by their ids
	running map[string]bool   // the elements of the page that is read that its streams name as running titles
	elems   []string          // of each line of that page, the element in which it stands
	elem    string            // that is open
	block   bool              // a block is open: what is listed outside says again what stands in one
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

// variant is a letter within a word, by where it stands there, with what else it may be.
type variant struct {
	at, end int
	others  []string
}

func readABBYY(name string, in io.Reader) ([]Page, error) {
	r := &abbyyReader{styles: map[string]string{}}
	d := xml.NewDecoder(in)
	d.CharsetReader = charset
	err := walkFrom(name, d, r.open, r.close, r.chars)
	return r.pages, err
}

func (r *abbyyReader) open(stack []*element) {
	e := stack[len(stack)-1]
	switch e.name {
	case "paragraphStyle":
		r.styles[e.attr["id"]] = e.attr["role"]
		return
	case "page":
		r.pages = append(r.pages, Page{Width: e.number("width"), Height: e.number("height")})
		r.running, r.elems = map[string]bool{}, nil
		return
	}
	if len(r.pages) == 0 {
		return
	}
	switch e.name {
	case "block":
		r.block, r.elem, r.role = true, e.attr["pageElemId"], Body
		if e.attr["blockType"] == "Table" {
			r.role = Table
		}
	case "pageElement":
		if runs(stack) {
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
	if !r.block {
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
	page.Lines = append(page.Lines, l)
	r.elems = append(r.elems, r.elem)
	r.begins = false
}

func (r *abbyyReader) chars(stack []*element, text string) {
	switch stack[len(stack)-1].name {
	case "formatting":
		if !r.lettered {
			r.plain.WriteString(text)
		}
	case "charParams":
		if parent(stack).name == "variantText" {
			r.other.WriteString(text)
		} else {
			r.letter.WriteString(text)
		}
	case "charRecVariant", "variantText":
		r.other.WriteString(text)
	}
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
		r.either = append(r.either, strings.TrimSpace(r.other.String()))
	case "wordRecVariant":
		r.others = append(r.others, strings.TrimSpace(r.other.String()))
	case "formatting":
		if !r.lettered {
			r.text(e)
		}
	case "line":
		r.end()
	case "block":
		r.block = false
	case "page":
		page := &r.pages[len(r.pages)-1]
		for i, elem := range r.elems {
			if r.running[elem] && page.Lines[i].Role == Body {
				page.Lines[i].Role = Furniture
			}
		}
	}
}

// char adds a letter to the word, or ends the word: what parts words is a letter, too.
func (r *abbyyReader) char(e *element) {
	text := strings.TrimFunc(r.letter.String(), unicode.IsSpace)
	if text == "" || truth(e.attr["isTab"]) {
		r.end()
		return
	}
	at := r.word.Len()
	r.word.WriteString(text)
	r.letters += utf8.RuneCountInString(text)
	if len(r.either) > 0 {
		r.variants = append(r.variants, variant{at, r.word.Len(), r.either})
	}
	if r.drop > 0 {
		r.drop-- // it is as high as several lines
	} else {
		r.box = r.box.with(sides(e))
	}
	if truth(e.attr["suspicious"]) {
		r.suspect++
	}
}

// text reads what stands in a line without its letters, as some files have it.
func (r *abbyyReader) text(e *element) {
	text := r.plain.String()
	if truth(e.attr["base64encoded"]) {
		if decoded, err := base64.StdEncoding.DecodeString(strings.TrimSpace(text)); err == nil {
			text = string(decoded)
		}
	}
	for _, c := range text {
		if unicode.IsSpace(c) {
			r.end()
			continue
		}
		r.word.WriteRune(c)
		r.letters++
	}
}

// end ends a word. A machine that was not sure of a letter is the less sure of a word, the
// more of its letters are such.
func (r *abbyyReader) end() {
	if r.word.Len() == 0 {
		return
	}
	w := Word{Text: r.word.String(), Box: r.box, Sure: unsaid}
	if r.suspect > 0 {
		w.Sure = sureLeast * (1 - float64(r.suspect)/float64(r.letters+1))
		w.Others = r.readings(w.Text)
	}
	if line := r.pages[len(r.pages)-1].last(); r.block && line != nil {
		line.Words = append(line.Words, w)
	}
	r.clear()
}

// clear forgets the word that was read.
func (r *abbyyReader) clear() {
	r.word.Reset()
	r.box, r.letters, r.suspect, r.others, r.variants = Box{}, 0, 0, nil, r.variants[:0]
}

// readingsMost is how many other readings of a word are kept.
const readingsMost = 4

// readings returns what else a word may be: by the machine's readings of it as a whole and,
// letter by letter, of it with another letter.
func (r *abbyyReader) readings(word string) []string {
	all := r.others
	for _, v := range r.variants {
		for _, o := range v.others {
			all = append(all, word[:v.at]+o+word[v.end:])
		}
	}
	var out []string
	seen := map[string]bool{"": true, word: true}
	for _, o := range all {
		if !seen[o] && len(out) < readingsMost {
			out = append(out, o)
		}
		seen[o] = true
	}
	return out
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
