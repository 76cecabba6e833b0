// Package ascii reads and writes words and whole numbers without the standard library.
// The library's readers know all of Unicode and all of arithmetic, and every reader of
// a page would have to download what they know. Blanks are ASCII.
package ascii

// Fields returns the words of a text, parted by blanks.
func Fields(s string) []string {
	var list []string
	start := -1
	for i := 0; i <= len(s); i++ {
		blank := i == len(s) || isBlank(s[i])
		switch {
		case blank && start >= 0:
			list = append(list, s[start:i])
			start = -1
		case !blank && start < 0:
			start = i
		}
	}
	return list
}

// Trim returns a text without blanks at its ends.
func Trim(s string) string {
	for s != "" && isBlank(s[0]) {
		s = s[1:]
	}
	for s != "" && isBlank(s[len(s)-1]) {
		s = s[:len(s)-1]
	}
	return s
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// Begins reports whether a text begins with another.
func Begins(s, with string) bool { return len(s) >= len(with) && s[:len(with)] == with }

// Ends reports whether s ends with something.
func Ends(s, with string) bool { return len(s) >= len(with) && s[len(s)-len(with):] == with }

// After returns a text less what it begins with, if it does.
func After(s, with string) string {
	if Begins(s, with) {
		return s[len(with):]
	}
	return s
}

// Find returns the place of a text in another, or -1.
func Find(s, part string) int {
	for i := 0; i+len(part) <= len(s); i++ {
		if s[i:i+len(part)] == part {
			return i
		}
	}
	return -1
}

// Cut parts a text at the first place of another; where there is none, all of
// it comes before.
func Cut(s, at string) (before, after string, found bool) {
	if i := Find(s, at); i >= 0 {
		return s[:i], s[i+len(at):], true
	}
	return s, "", false
}

// Split returns what lies between the places of a text in another.
func Split(s, at string) []string {
	var list []string
	for {
		before, after, found := Cut(s, at)
		list = append(list, before)
		if !found {
			return list
		}
		s = after
	}
}

// Join returns a list with a text between its items.
func Join(list []string, between string) string {
	var b []byte
	for i, s := range list {
		if i > 0 {
			b = append(b, between...)
		}
		b = append(b, s...)
	}
	return string(b)
}

// Replace returns a text with another put in every place of an old one.
func Replace(s, old, put string) string { return Join(Split(s, old), put) }

// Number returns the whole number that a text writes, of at most nine digits.
func Number(s string) (int, bool) {
	if s == "" || len(s) > 9 {
		return 0, false
	}
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}

// Itoa writes a whole number.
func Itoa(n int) string { return string(AppendInt(nil, n)) }

// AppendInt appends a whole number.
func AppendInt(b []byte, n int) []byte {
	if n < 0 {
		b, n = append(b, '-'), -n // the least number is its own opposite, and right as uint
	}
	var digits [20]byte
	at := len(digits)
	for u := uint(n); ; u /= 10 {
		at--
		digits[at] = byte('0' + u%10)
		if u < 10 {
			return append(b, digits[at:]...)
		}
	}
}
