package record

// Words and numbers, read by hand: the library's readers know all of Unicode
// and all of arithmetic, and the page would have to load what they know.

// fields is the words of a text, parted by white space.
func fields(s string) []string {
	var list []string
	start := -1
	for i := 0; i <= len(s); i++ {
		blank := i == len(s) || s[i] == ' ' || s[i] == '\t' || s[i] == '\n' || s[i] == '\r'
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

// trim is a text without white space at its ends.
func trim(s string) string {
	for s != "" && (s[0] == ' ' || s[0] == '\t' || s[0] == '\n' || s[0] == '\r') {
		s = s[1:]
	}
	for s != "" {
		if c := s[len(s)-1]; c != ' ' && c != '\t' && c != '\n' && c != '\r' {
			break
		}
		s = s[:len(s)-1]
	}
	return s
}

// Digits is the whole number that a text writes, of at most nine digits.
func Digits(s string) (int, bool) {
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

// hexDigits is the number that four hexadecimal digits write.
func hexDigits(s string) (rune, bool) {
	var n rune
	for i := range len(s) {
		c := s[i] | 0x20
		switch {
		case s[i] >= '0' && s[i] <= '9':
			n = n<<4 | rune(s[i]-'0')
		case c >= 'a' && c <= 'f':
			n = n<<4 | rune(c-'a'+10)
		default:
			return 0, false
		}
	}
	return n, true
}
