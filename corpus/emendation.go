package corpus

import (
	"fmt"
	"strings"
)

// Emendation is an editor's correction where the program could not know.
type Emendation struct {
	File     string // for messages
	Line     int
	Leaf     int
	Quote    string // of the source; runs of white space are equal
	Reading  string // a blank line is before a word that begins a paragraph
	Cert     string // sure, likely or guess
	Evidence string
}

// Pilcrow stands in an emendation's line before a word that begins a paragraph.
const Pilcrow = "¶"

// String is the line of an emendation, as the editors write it.
func (e Emendation) String() string {
	reading := strings.TrimSpace(strings.ReplaceAll(e.Reading, "\n\n", " "+Pilcrow+" "))
	return fmt.Sprintf("%d | %s | %s | %s | %s", e.Leaf, field.Replace(e.Quote), field.Replace(reading), e.Cert, field.Replace(e.Evidence))
}

// field escapes what would end a field of an emendation's line.
var field = strings.NewReplacer("|", `\|`, `\`, `\\`)
