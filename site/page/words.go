package page

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
)

// OneLine returns a text without line ends.
func OneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// Clip cuts a text at a word, to at most n letters.
func Clip(s string, n int) string {
	letters := []rune(s)
	if len(letters) <= n {
		return s
	}
	cut := n
	for cut > 0 && letters[cut] != ' ' {
		cut--
	}
	if cut == 0 {
		cut = n
	}
	return string(letters[:cut]) + " …"
}

// Count returns "1 trick", "2 tricks".
func Count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Units returns the plural of a counter.
func Units(unit string) string {
	if unit == "fish" {
		return unit
	}
	return unit + "s"
}

// Printed returns a heading or a title with the apostrophe of the printer.
func Printed(s string) string { return strings.ReplaceAll(s, "'", "’") }

// Quoted returns English prose with the quotation marks of the printer, too.
func Quoted(s string) string {
	var b strings.Builder
	before := ' '
	for _, r := range Printed(s) {
		switch {
		case r != '"':
			b.WriteRune(r)
		case unicode.IsSpace(before) || unicode.In(before, unicode.Ps, unicode.Pd) || before == '/':
			b.WriteRune('“')
		default:
			b.WriteRune('”')
		}
		before = r
	}
	return b.String()
}

// Capital returns a name with a capital at the beginning.
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// Megabytes returns a size in megabytes for readers.
func Megabytes(n int) string {
	if n < 10_000_000 {
		return fmt.Sprintf("%.1f\u202fMB", float64(n)/1e6)
	}
	return Figure((n+500_000)/1_000_000) + "\u202fMB"
}

// Signed returns a gain or a loss with its sign.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + Figure(n)
	case n < 0:
		return "−" + Figure(-n)
	}
	return "0"
}

// Figure returns a number with its thousands separated by a thin space.
func Figure(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "\u202f" + s[i:]
	}
	return s
}

// LangNames are the languages that texts may be in, in English.
var LangNames = func() map[string]string {
	names := map[string]string{}
	for _, l := range lang.All() {
		names[l.Code] = l.Name
	}
	return names
}()

// HasLetter reports whether a text has a letter.
func HasLetter(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) {
			return true
		}
	}
	return false
}
