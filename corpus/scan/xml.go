package scan

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// element is an element that is open while a file is read.
type element struct {
	name string
	attr map[string]string
}

// read reads an attribute as a number, with a comma too, as programs write it that
// run in French or German: 115,5.
func (e *element) read(key string) (float64, error) {
	return strconv.ParseFloat(strings.Replace(strings.TrimSpace(e.attr[key]), ",", ".", 1), 64)
}

func (e *element) number(key string) float64 {
	n, err := e.read(key)
	if err != nil {
		return 0
	}
	return n
}

// sure reads how sure the machine was, of 1.
func (e *element) sure(key string) float64 {
	n, err := e.read(key)
	if err != nil || n < 0 {
		return unsaid
	}
	return min(n, 1)
}

// sureOf100 reads how sure the machine was, of a hundred.
func (e *element) sureOf100(key string) float64 {
	n, err := e.read(key)
	if err != nil || n < 0 {
		return unsaid
	}
	return min(n/100, 1)
}

// unsound says what is wrong with XML, and what to do about it.
func unsound(name string, line int, err error) error {
	what, cure := err.Error(), "export the scan again, or take this page out"
	var syntax *xml.SyntaxError
	if errors.As(err, &syntax) {
		what = syntax.Msg
	}
	switch {
	case what == "unexpected EOF":
		what = "it breaks off here"
	case what == "invalid UTF-8":
		cure = `say in its first line what it is written in, as <?xml version="1.0" encoding="windows-1252"?>, or export it in UTF-8`
	case strings.HasPrefix(what, "invalid character entity"):
		cure = "put the character itself in its place: entities that a file declares are not read"
	}
	return &Error{File: name, Line: line, What: "is no sound XML: " + what, Cure: cure}
}

// walk reads XML element by element, calling open and close for each with all
// that are open, the innermost last, and text for what stands within.
func walk(name string, data []byte, open, close func([]*element), text func([]*element, string)) error {
	return walkFrom(name, newDecoder(bytes.NewReader(data), surely(data)), open, close, text)
}

// newDecoder returns a decoder of XML; sure says that it is in UTF-8 whatever it says of itself.
func newDecoder(in io.Reader, sure bool) *xml.Decoder {
	d := xml.NewDecoder(in)
	d.CharsetReader = charset
	if sure {
		d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	}
	d.Entity = xml.HTMLEntity // &eacute;, which some exports have
	return d
}

// walkFrom is walk for what need not be held as a whole.
func walkFrom(name string, d *xml.Decoder, open, close func([]*element), text func([]*element, string)) error {
	var stack []*element
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			line, _ := d.InputPos()
			return unsound(name, line, err)
		}
		switch t := t.(type) {
		case xml.StartElement:
			if len(stack) == maxDepth {
				line, _ := d.InputPos()
				return &Error{File: name, Line: line, What: fmt.Sprintf("has more than %d elements within one another", maxDepth), Cure: "export the scan again"}
			}
			e := &element{name: t.Name.Local, attr: make(map[string]string, len(t.Attr))}
			for _, a := range t.Attr {
				e.attr[a.Name.Local] = a.Value
			}
			stack = append(stack, e)
			open(stack)
		case xml.EndElement:
			close(stack)
			stack = stack[:len(stack)-1]
		case xml.CharData:
			if text != nil && len(stack) > 0 {
				text(stack, string(t))
			}
		}
	}
}
