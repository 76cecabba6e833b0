package reading

import (
	"html/template"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"quinola/corpus"
	"quinola/templates/phrases"
)

// nodes writes elements whose text may be anything.
type nodes struct{ strings.Builder }

// text writes what a reader is to see as it stands, whatever it holds.
func (m *nodes) text(s string) { m.escaped(s, &escapes) }

// printed writes words of a book, with the apostrophe of the printer, and marks
// where some are lost.
func (m *nodes) printed(s string) {
	for {
		before, after, lost := strings.Cut(s, corpus.LacunaMark)
		m.escaped(before, &curled)
		if !lost {
			return
		}
		m.WriteString(`<span class="lacuna" lang="en" title="words are lost here">` + corpus.LacunaMark + `</span>`)
		s = after
	}
}

func (m *nodes) escaped(s string, escapes *[256]string) {
	from := 0
	for i := 0; i < len(s); i++ {
		with := escapes[s[i]]
		if with == "" {
			continue
		}
		m.WriteString(s[from:i])
		m.WriteString(with)
		from = i + 1
	}
	m.WriteString(s[from:])
}

// escapes are what html/template writes for the bytes that mean something in
// text or in a quoted attribute.
var escapes = [256]string{0: "\uFFFD", '"': "&#34;", '&': "&amp;", '\'': "&#39;", '+': "&#43;", '<': "&lt;", '>': "&gt;"}

var curled = func() [256]string {
	c := escapes
	c['\''] = "’"
	return c
}()

// UnsaidName marks a name that the interface has in no other language, and InEnglish
// words of the editors that it has not.
func UnsaidName(name string) template.HTMLAttr {
	if phrases.Known(name) {
		return ""
	}
	return ` translate="no"`
}

// InEnglish marks words of the editors that the interface has in no other language.
func InEnglish(words string) template.HTMLAttr {
	if phrases.Known(words) {
		return ""
	}
	return ` lang="en"`
}

// Acted marks words with cards among them: as one text where the interface has them
// so, and as English where it has not even what stands between the cards, which are
// signs and of no language.
func Acted(words string) template.HTMLAttr {
	if phrases.Known(words) {
		return ` class="phrase"`
	}
	for _, part := range aCard.Split(words, -1) {
		if strings.IndexFunc(part, unicode.IsLetter) >= 0 && !phrases.Known(strings.TrimSpace(part)) {
			return ` lang="en"`
		}
	}
	return ""
}

var aCard = regexp.MustCompile(`[♠♥♦♣](?:10|[A2-9TJQK])`)

// address writes an address into a quoted attribute, as html/template does: what
// may not stand in one as it is gets its bytes in hexadecimals.
func (m *nodes) address(s string) {
	const hex = "0123456789abcdef"
	isHex := func(i int) bool { return i < len(s) && strings.IndexByte(hex+"ABCDEF", s[i]) >= 0 }
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c >= '0' && c <= '9', c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z',
			strings.IndexByte("-._~!#$*,/:;=?@[]", c) >= 0, c == '%' && isHex(i+1) && isHex(i+2):
			m.WriteByte(c)
		case c == '&' || c == '+':
			m.WriteString(escapes[c])
		default:
			m.WriteByte('%')
			m.WriteByte(hex[c>>4])
			m.WriteByte(hex[c&15])
		}
	}
}

func (m *nodes) number(n int) { m.WriteString(strconv.Itoa(n)) }
