package record

import (
	"unicode/utf8"

	"quinola/engine/ascii"
)

// value is a JSON value, with the line it begins on.
type value struct {
	kind byte // '{' '[' '"' '0' (a number) 't' (a truth value) 'n'
	text string
	num  int
	keys []string
	list []value
	line int
}

// get returns the member of that name, or nil.
func (v *value) get(key string) *value {
	for i, k := range v.keys {
		if k == key {
			return &v.list[i]
		}
	}
	return nil
}

// reader reads JSON by hand: whole numbers only, objects whose keys differ,
// and no deeper than a record needs.
type reader struct {
	s    string
	i    int
	line int
}

const deepest = 12

func (r *reader) fail(text string) error { return &Error{r.line, text} }

func (r *reader) space() {
	for r.i < len(r.s) {
		switch r.s[r.i] {
		case '\n':
			r.line++
		case ' ', '\t', '\r':
		default:
			return
		}
		r.i++
	}
}

func (r *reader) value(depth int) (value, error) {
	r.space()
	if depth > deepest {
		return value{}, r.fail("the JSON is nested too deeply for a record")
	}
	if r.i >= len(r.s) {
		return value{}, r.fail("the JSON breaks off: a value is missing")
	}
	v := value{line: r.line}
	switch c := r.s[r.i]; {
	case c == '{' || c == '[':
		return r.many(c, depth)
	case c == '"':
		v.kind = '"'
		text, err := r.quoted()
		v.text = text
		return v, err
	case c == '-' || c >= '0' && c <= '9':
		v.kind = '0'
		start := r.i
		for r.i++; r.i < len(r.s) && ascii.Find("0123456789.eE+-", r.s[r.i:r.i+1]) >= 0; r.i++ {
		}
		digits, minus := r.s[start:r.i], 1
		if digits[0] == '-' {
			digits, minus = digits[1:], -1
		}
		n, ok := ascii.Number(digits)
		if !ok {
			if len(digits) > 9 && allDigits(digits) {
				return v, r.fail(tooLarge(digits))
			}
			return v, r.fail("not a whole number: " + r.s[start:r.i] + "; write digits alone")
		}
		v.num = minus * n
		return v, nil
	}
	for _, word := range [...]string{"true", "false", "null"} {
		if ascii.Begins(r.s[r.i:], word) {
			r.i += len(word)
			v.kind, v.text = 't', word
			if word == "null" {
				v.kind = 'n'
			}
			return v, nil
		}
	}
	return v, r.fail("this is not JSON: " + quoted(firstRune(r.s[r.i:])))
}

func firstRune(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return s[:n]
}

// many reads an object or a list.
func (r *reader) many(open byte, depth int) (value, error) {
	v := value{kind: open, line: r.line}
	end, what := byte(']'), "list"
	if open == '{' {
		end, what = '}', "object"
	}
	r.i++
	for first := true; ; first = false {
		r.space()
		if r.i >= len(r.s) {
			return v, r.fail("the JSON breaks off inside the " + what + " begun on line " + ascii.Itoa(v.line))
		}
		if r.s[r.i] == end {
			r.i++
			return v, nil
		}
		if !first {
			if r.s[r.i] != ',' {
				return v, r.fail("a comma is missing in the " + what)
			}
			r.i++
			r.space()
		}
		if open == '{' {
			if r.i >= len(r.s) || r.s[r.i] != '"' {
				return v, r.fail("a key is missing in the object: a word in quotation marks, and a colon")
			}
			key, err := r.quoted()
			if err != nil {
				return v, err
			}
			if v.get(key) != nil {
				return v, r.fail("the key \"" + key + "\" comes twice; leave one out")
			}
			r.space()
			if r.i >= len(r.s) || r.s[r.i] != ':' {
				return v, r.fail("a colon is missing after \"" + key + "\"")
			}
			r.i++
			v.keys = append(v.keys, key)
		}
		item, err := r.value(depth + 1)
		if err != nil {
			return v, err
		}
		v.list = append(v.list, item)
	}
}

// quoted reads a string.
func (r *reader) quoted() (string, error) {
	var b []byte
	for r.i++; r.i < len(r.s); r.i++ {
		switch c := r.s[r.i]; c {
		case '"':
			r.i++
			return string(b), nil
		case '\n':
			return "", r.fail("a string is not closed; it ends with a quotation mark on its own line")
		case '\\':
			r.i++
			if r.i >= len(r.s) {
				return "", r.fail("the JSON breaks off inside a string")
			}
			if r.s[r.i] != 'u' {
				i := ascii.Find(`"\/bfnrt`, r.s[r.i:r.i+1])
				if i < 0 {
					return "", r.fail("unknown escape in a string; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits")
				}
				b = append(b, "\"\\/\b\f\n\r\t"[i])
				continue
			}
			if r.i+4 >= len(r.s) {
				return "", r.fail("the JSON breaks off inside a string")
			}
			n, ok := hexDigits(r.s[r.i+1 : r.i+5])
			if !ok {
				return "", r.fail("unknown escape in a string; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits")
			}
			b = utf8.AppendRune(b, n)
			r.i += 4
		default:
			b = append(b, c)
		}
	}
	return "", r.fail("the JSON breaks off inside a string")
}

// hexDigits returns the number that four hexadecimal digits write.
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
