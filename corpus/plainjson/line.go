package plainjson

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Line reads a line of JSON into v. An error says where the line is, in what form it is
// wanted, what is wrong with it and what to do.
func Line(where, form string, line []byte, v any) error {
	err := json.Unmarshal(line, v)
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: not a line %s: %w; %s", where, form, err, cure(line, err))
}

// cure says what to do about an error of encoding/json.
func cure(line []byte, err error) string {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		if kind.Field == "" {
			return "write each line in braces"
		}
		return fmt.Sprintf("put what %q holds in quotation marks", strings.ToLower(kind.Field))
	}
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return library
	}
	switch said := syntax.Error(); {
	case strings.Contains(said, "unexpected end"):
		return "it breaks off: a line is one whole value, and a line end within a text is \\n"
	case strings.Contains(said, "string escape"):
		return fmt.Sprintf(`near %s: a backslash of the text is \\`, near(line, int(syntax.Offset)))
	case strings.Contains(said, "string literal"):
		return fmt.Sprintf(`near %s: a tab of the text is \t, a line end \n`, near(line, int(syntax.Offset)))
	}
	return fmt.Sprintf("near %s: %s", near(line, int(syntax.Offset)), library)
}

// library is what to do where nothing else helps.
const library = "let a program's JSON library write the lines"

// near quotes the letters about a place.
func near(line []byte, at int) string {
	from, to := max(0, at-shown), min(len(line), at+shown)
	for from > 0 && !utf8.RuneStart(line[from]) {
		from--
	}
	for to < len(line) && !utf8.RuneStart(line[to]) {
		to++
	}
	return "“" + strings.TrimSpace(string(line[from:to])) + "”"
}

// shown is how much is quoted on each side of a place.
const shown = 12
