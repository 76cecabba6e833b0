package edition

import (
	"fmt"
	"strings"

	"quinola/corpus"
)

// Draft returns the line of an emendations file that would settle the doubt in a word,
// with the reading as it is and no evidence yet: `93 | quoted source | reading |
// sure | `. It quotes as many words about it as make the quote stand once on the
// leaf. The token must be one of those between the ends of the leaf.
func Draft(t *corpus.Text, leaf int, tokens []corpus.Token, at int) string {
	f := fold(t.Source, t.Leaves[leaf-1])
	from, to := at, at+1
	quoted := func() string {
		return strings.Join(strings.Fields(string(t.Source[tokens[from].Start:tokens[to-1].End])), " ")
	}
	for left := true; ; left = !left {
		if _, n := f.find(quoted()); n == 1 && tokens[from].Reading != "" {
			break
		}
		if from == 0 && to == len(tokens) {
			break // not to be told from another: the editor sees it
		}
		if left && from > 0 || to == len(tokens) {
			from--
		} else {
			to++
		}
	}
	var reading strings.Builder
	for _, tok := range tokens[from:to] {
		reading.WriteString(tok.Reading)
	}
	field := strings.NewReplacer(`\`, `\\`, "|", `\|`)
	return fmt.Sprintf("%d | %s | %s | sure | ", leaf, field.Replace(quoted()), field.Replace(strings.Join(strings.Fields(reading.String()), " ")))
}
