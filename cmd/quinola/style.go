package main

import (
	"io"
	"os"
	"strings"
	"unicode/utf8"
)

// style colours text for a terminal, and leaves it alone anywhere else.
type style struct{ on bool }

func newStyle(w io.Writer) style {
	return style{terminal(w) && os.Getenv("NO_COLOR") == ""}
}

// terminal reports whether w is a terminal.
func terminal(w io.Writer) bool {
	if out, ok := w.(*results); ok {
		w = out.w
	}
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	st, err := f.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0
}

func (s style) paint(code, text string) string {
	if !s.on || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

func (s style) bold(text string) string      { return s.paint("1", text) }
func (s style) faint(text string) string     { return s.paint("2", text) }
func (s style) underline(text string) string { return s.paint("4", text) }

// wrap breaks text into lines of at most width letters, each after indent.
// Line ends of the text are kept, and so are spaces that hold words together.
// The codes of style have no width.
func wrap(text string, width int, indent string) string {
	var b strings.Builder
	for i, paragraph := range strings.Split(text, "\n") {
		if i > 0 {
			b.WriteString("\n")
		}
		n := 0
		for j, word := range strings.FieldsFunc(paragraph, func(r rune) bool { return r == ' ' || r == '\t' }) {
			w := seen(word)
			switch {
			case j == 0:
				b.WriteString(indent)
			case n+1+w > width:
				b.WriteString("\n" + indent)
				n = 0
			default:
				b.WriteString(" ")
				n++
			}
			b.WriteString(word)
			n += w
		}
	}
	return b.String()
}

// lined returns parts with what stands between them, broken between two of them into
// lines that fit a page.
func lined(parts []string, between, indent string) string {
	var b strings.Builder
	n := 0
	for i, part := range parts {
		w := seen(part) + len(between)
		switch {
		case i == 0:
		case n+w > 96-len(indent):
			b.WriteString(strings.TrimRight(between, " ") + "\n" + indent)
			n = 0
		default:
			b.WriteString(between)
		}
		b.WriteString(part)
		n += w
	}
	return b.String()
}

// seen returns how many letters of word a reader sees.
func seen(word string) int {
	n := utf8.RuneCountInString(word)
	for {
		i := strings.Index(word, "\x1b[")
		if i < 0 {
			return n
		}
		j := strings.IndexByte(word[i:], 'm')
		if j < 0 {
			return n
		}
		n -= j + 1
		word = word[i+j+1:]
	}
}
