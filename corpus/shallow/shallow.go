// Package shallow decodes the TOML that people write into a corpus. Such files are
// shallow. A file that nests tables or arrays by the thousand is refused before it is
// decoded, because a decoder would take time in the square of their number.
package shallow

import (
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// Most is how deeply values may lie in one another, and how many parts a key
// may have.
const Most = 16

// Decode returns toml.Decode for a shallow file. What is too deep is an error of
// type toml.ParseError, as other faults are.
func Decode(text string, into any) (toml.MetaData, error) {
	if line := tooDeep(text); line > 0 {
		return toml.MetaData{}, toml.ParseError{
			Message:  fmt.Sprintf("more than %d values within one another", Most),
			Position: toml.Position{Line: line, Len: 1},
		}
	}
	return toml.Decode(text, into)
}

// tooDeep returns the first line on which brackets, or the parts of a key, are too
// many; 0 if there is none.
func tooDeep(text string) int {
	line, depth, dots := 1, 0, 0
	value := 0 // how deep the value is that is being read; 0 before an equals sign and in the head of a table
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '\n':
			line++
			if dots = 0; value == 0 || depth == 0 {
				depth, value = 0, 0
			}
		case '#':
			for i+1 < len(text) && text[i+1] != '\n' {
				i++
			}
		case '"', '\'':
			end := stringEnd(text, i)
			line += strings.Count(text[i:end], "\n")
			i = end - 1
		case '[', '{':
			depth++
			dots = 0
		case ']', '}':
			depth = max(depth-1, 0)
		case '=':
			value, dots = depth+1, 0
		case ',':
			dots = 0
		case '.':
			dots++
		}
		if depth > Most || dots >= Most {
			return line
		}
	}
	return 0
}

// stringEnd is where the string ends that begins at i, or the text or line, if
// it has no end.
func stringEnd(text string, i int) int {
	quote := text[i : i+1]
	if triple := strings.Repeat(quote, 3); strings.HasPrefix(text[i:], triple) {
		for j := i + 3; j < len(text); j++ {
			if text[j] == '\\' && quote == `"` {
				j++
			} else if strings.HasPrefix(text[j:], triple) {
				return j + 3
			}
		}
		return len(text)
	}
	for j := i + 1; j < len(text); j++ {
		switch {
		case text[j] == '\\' && quote == `"`:
			j++
		case text[j:j+1] == quote:
			return j + 1
		case text[j] == '\n':
			return j
		}
	}
	return len(text)
}
