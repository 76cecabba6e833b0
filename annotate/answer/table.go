package answer

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"golang.org/x/text/language"

	"quinola/corpus/lang"
	"quinola/engine/game"
)

//go:embed answers.tsv
var table string

// tags are the columns of answers.tsv.
var tags = []language.Tag{language.English, language.French, language.Swedish}

func column(tag language.Tag) int {
	for i, t := range tags {
		if t == tag {
			return i
		}
	}
	return 0
}

// sentences are the rows of answers.tsv by their English.
var sentences = sync.OnceValue(func() map[string][]string {
	rows, _ := readTable(table) // a test tells its faults
	return rows
})

// readTable reads answers.tsv: a sentence a line, comments and empty lines
// apart. A line at fault is told and left out.
func readTable(table string) (rows map[string][]string, faults []error) {
	rows = map[string][]string{}
	n := 0
	for line := range strings.Lines(table) {
		n++
		line = strings.TrimRight(line, "\r\n")
		if line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, "\t")
		switch {
		case len(cells) != len(tags):
			faults = append(faults, fmt.Errorf("answers.tsv:%d: %d columns, not %d: English, French, Swedish", n, len(cells), len(tags)))
		case rows[cells[0]] != nil:
			faults = append(faults, fmt.Errorf("answers.tsv:%d: %q stands there twice; leave one out", n, cells[0]))
		default:
			cells[1] = lang.Of("fr").Unbroken(cells[1])
			rows[cells[0]] = cells
		}
	}
	return rows, faults
}

// sentenceIn returns a question's sentence in a language, with the words to fill it
// by.
func sentenceIn(tag language.Tag, q *game.Question) (*words, string) {
	i := column(tag)
	if row := sentences()[q.Answer]; i > 0 && row != nil {
		return wordsOf[i], row[i]
	}
	return english, q.Answer
}
