package tei

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"strings"
)

// markup writes XML. Names of elements and attributes are the package's own;
// all else is escaped.
type markup struct{ bytes.Buffer }

// attr is an attribute; one with an empty value is left out.
type attr struct{ name, value string }

// open begins an element.
func (m *markup) open(name string, attrs ...attr) {
	m.start(name, attrs)
	m.WriteByte('>')
}

// empty writes an element without content.
func (m *markup) empty(name string, attrs ...attr) {
	m.start(name, attrs)
	m.WriteString("/>")
}

func (m *markup) start(name string, attrs []attr) {
	m.WriteByte('<')
	m.WriteString(name)
	for _, a := range attrs {
		if a.value == "" {
			continue
		}
		m.WriteString(" " + a.name + `="`)
		_ = xml.EscapeText(&m.Buffer, []byte(plain(a.value))) // a buffer takes all
		m.WriteByte('"')
	}
}

// close ends an element.
func (m *markup) close(name string) { m.WriteString("</" + name + ">") }

// element writes an element that holds text.
func (m *markup) element(name, text string, attrs ...attr) {
	m.open(name, attrs...)
	m.text(text)
	m.close(name)
}

// optional writes an element that holds text, if there is any.
func (m *markup) optional(name, text string, attrs ...attr) {
	if strings.TrimSpace(text) != "" {
		m.element(name, text, attrs...)
	}
}

// line ends a line between elements, where white space means nothing.
func (m *markup) line() { m.WriteByte('\n') }

// text writes text, character for character. What XML cannot hold, such as the
// form feed that parts leaves, is written as a <g> that names the character.
func (m *markup) text(s string) {
	from := 0
	for at, r := range s {
		if held(r) {
			continue
		}
		m.chars(s[from:at])
		m.empty("g", attr{"ref", "#" + charID(r)})
		from = at + len(string(r))
	}
	m.chars(s[from:])
}

// chars writes what XML can hold. A reader of XML makes one line end of a
// carriage return and a line feed, so the former is written by its number.
func (m *markup) chars(s string) {
	for {
		i := strings.IndexAny(s, "&<>\r")
		if i < 0 {
			m.WriteString(s)
			return
		}
		m.WriteString(s[:i])
		switch s[i] {
		case '&':
			m.WriteString("&amp;")
		case '<':
			m.WriteString("&lt;")
		case '>':
			m.WriteString("&gt;")
		case '\r':
			m.WriteString("&#13;")
		}
		s = s[i+1:]
	}
}

// held reports whether XML 1.0 can hold a character.
func held(r rune) bool {
	switch {
	case r == '\t', r == '\n', r == '\r':
		return true
	case r < 0x20, r == 0xFFFE, r == 0xFFFF:
		return false
	}
	return true
}

// charID returns the id of a character that XML cannot hold, in the header.
func charID(r rune) string { return fmt.Sprintf("char-%04X", r) }

// plain returns a text for an attribute: one line, and no character that XML cannot
// hold.
func plain(s string) string {
	s = strings.Map(func(r rune) rune {
		if !held(r) {
			return -1
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
