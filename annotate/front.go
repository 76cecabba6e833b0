package annotate

import (
	"errors"
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"

	"quinola/corpus/shallow"
)

// front is the TOML before the Markdown of a file.
type front struct {
	toml  string
	above int            // lines above toml
	lines map[string]int // the line of a key: "gloss", "link[1].quote", "link[1]"
	body  string
	first int // the line on which body begins
}

// mark separates the front matter from the Markdown.
const mark = "+++"

// splitFront splits a file into front matter and body.
func splitFront(text string) (*front, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	rest, ok := cutLine(text, mark)
	if !ok {
		return nil, &Problem{Line: 1, Text: "a file begins with a line +++, its facts, and a line +++"}
	}
	f := &front{lines: map[string]int{}}
	at := len(text) - len(rest)
	for line, offset := 2, at; ; line++ {
		if offset >= len(text) {
			return nil, &Problem{Line: 1, Text: "the facts do not end; close them with a line +++"}
		}
		if body, ok := cutLine(text[offset:], mark); ok {
			f.toml, f.above, f.body, f.first = text[at:offset], 1, body, line+1
			break
		}
		next := strings.IndexByte(text[offset:], '\n')
		if next < 0 {
			offset = len(text)
		} else {
			offset += next + 1
		}
	}
	f.locate()
	return f, nil
}

// cutLine removes the first line of text if it is line.
func cutLine(text, line string) (rest string, ok bool) {
	first, rest, _ := strings.Cut(text, "\n")
	return rest, strings.TrimRight(first, " \t\r") == line
}

// locate records on which line each key stands. TOML's own decoder gives the place of a
// syntax error, but not that of a value that it could read.
func (f *front) locate() {
	section, quoted := "", ""
	count := map[string]int{}
	for i, line := range strings.Split(f.toml, "\n") {
		number := i + 1 + f.above
		line = strings.TrimSpace(line)
		if quoted != "" {
			if strings.Contains(line, quoted) {
				quoted = ""
			}
			continue
		}
		if name, ok := strings.CutPrefix(line, "[["); ok {
			name, _, _ = strings.Cut(name, "]")
			name = strings.TrimSpace(name)
			section = fmt.Sprintf("%s[%d].", name, count[name])
			f.lines[strings.TrimSuffix(section, ".")] = number
			count[name]++
			continue
		}
		key, value, ok := strings.Cut(line, "=")
		if key = strings.TrimSpace(key); !ok || !bare(key) {
			continue
		}
		f.lines[section+key] = number
		for _, q := range []string{`"""`, `'''`} {
			if strings.Count(value, q) == 1 {
				quoted = q
			}
		}
	}
}

// bare reports whether a key is written without quotes, as keys of notes are.
func bare(key string) bool {
	return key != "" && strings.Trim(key, "abcdefghijklmnopqrstuvwxyz") == ""
}

// line returns the line of a key, or of the nearest thing above it.
func (f *front) line(key string) int {
	for key != "" {
		if n, ok := f.lines[key]; ok {
			return n
		}
		i := strings.LastIndexByte(key, '.')
		key = key[:max(i, 0)]
	}
	return 1
}

// decode reads the facts into v and reports unknown keys.
func (f *front) decode(v any, r report) bool {
	md, err := shallow.Decode(f.toml, v)
	if err != nil {
		line, message := f.place(err)
		r.at(line, "the facts cannot be read: %s; put it right as TOML", message)
		return false
	}
	seen := map[string]int{}
	for _, key := range md.Undecoded() {
		line, name := f.unknown(key.String(), seen)
		r.at(line, "%q is not a fact of such a file; remove it or put it right", name)
	}
	return true
}

// unknown finds the line of a key that was not decoded. Keys of repeated
// tables do not say to which table they belong, so they are counted.
func (f *front) unknown(key string, seen map[string]int) (int, string) {
	table, name, ok := strings.Cut(key, ".")
	if !ok {
		if n, ok := f.lines[key+"[0]"]; ok {
			return n, key
		}
		return f.line(key), key
	}
	for i := seen[key]; ; i++ {
		place := fmt.Sprintf("%s[%d]", table, i)
		if _, ok := f.lines[place]; !ok {
			return f.line(table + "[0]"), name
		}
		if n, ok := f.lines[place+"."+name]; ok {
			seen[key] = i + 1
			return n, name
		}
	}
}

// place returns the line on which decoding failed, and why. TOML gives the line of bad
// syntax but only the key of a value of the wrong type.
func (f *front) place(err error) (line int, message string) {
	message = strings.TrimPrefix(err.Error(), "toml: ")
	if pe, ok := errors.AsType[toml.ParseError](err); ok && pe.Position.Line > 0 {
		line = pe.Position.Line + f.above
		if pe.Message != "" {
			return line, pe.Message
		}
	}
	if _, rest, ok := strings.Cut(message, "(last key \""); ok {
		key, why, _ := strings.Cut(rest, "\"): ")
		if table, name, ok := strings.Cut(key, "."); ok {
			key = table + "[0]." + name
		}
		return f.line(key), why
	}
	return max(line, 1), message
}
