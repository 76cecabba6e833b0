package main

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"quinola/corpus/edition"
)

func newCommand(c *call) func() error {
	lang := c.flags.String("lang", "", "the `CODE` of the language of the scan, which TEI may say itself: "+langs)
	id := c.flags.String("id", "", "the id of the text, a `NAME` such as amsterdam-1762 (default: from the file's name)")
	words := c.flags.String("words", "", "a `FILE` of words that the book holds, one a line: names, terms, abbreviations")
	encoding := c.flags.String("encoding", "", "the `NAME` of the encoding of the scan, if not UTF-8: "+strings.Join(edition.Encodings(), ", "))
	as := c.flags.String("as", "", "of new rules: the rule set `ID` as which the text is played")
	division := c.flags.String("division", "", "of new rules: the `PATH` of the division that holds the game (default: the whole text)")
	return func() error {
		switch {
		case len(c.args) == 2 && c.args[0] == "rules":
			return c.newRules(*as, *division)
		case len(c.args) != 2 || c.args[0] != "text":
			return c.usage("say quinola new text FILE -lang fr, or quinola new rules TEXT -as ID")
		}
		if *lang != "" {
			if err := c.lang(*lang); err != nil {
				return err
			}
		}
		if c.corpus == "" {
			return c.usage("name the folder of your corpus with -corpus DIR; it is made where it is missing")
		}
		file := c.args[1]
		name := *id
		if name == "" {
			name = edition.IDOf(file)
		}
		done := c.busy("reading " + file)
		found, err := edition.Take(c.corpus, edition.Scan{ID: name, File: file, Lang: *lang, Encoding: *encoding, Words: *words})
		done()
		if err != nil {
			return err
		}
		if err := c.whole(found.Write); err != nil {
			return err
		}
		dir := filepath.Join(c.corpus, "texts", name)
		var said strings.Builder
		fmt.Fprintf(&said, "made %s: %s\n", dir, found.Found)
		if len(found.Private) > 0 {
			fmt.Fprintf(&said, "Characters of private use, which its font alone could tell, stay as they are: %s\n", private(found.Private))
		}
		if len(found.Empty) > 0 {
			fmt.Fprintf(&said, "Empty, and so no leaf: %s. The leaves after it count on without it\n", some(found.Empty))
		}
		on := " -corpus " + c.corpus + " " + name
		nextSteps(&said, [][2]string{
			{"quinola leaf" + on, "the leaves with doubtful words; " + name + " 1 shows the first beside its scan"},
			{"quinola clauses" + on, "how it was split, and the ids"},
			{"$EDITOR " + filepath.Join(dir, "text.toml"), "title, place, year, rights; headings and slugs"},
			{"quinola pin" + on, "once you are content: from then on ids stay"},
			{"quinola serve -corpus " + c.corpus, "read and search it"},
		})
		return c.wrote(dir, said.String())
	}
}

// nextSteps tells what one may do next: a command, and what for.
func nextSteps(said *strings.Builder, steps [][2]string) {
	said.WriteString("\nNext:\n")
	width := 0
	for _, step := range steps {
		width = max(width, len(step[0]))
	}
	for _, step := range steps {
		fmt.Fprintf(said, "  %-*s   %s\n", width, step[0], step[1])
	}
}

// private tells how often characters of private use stand in a scan, the most frequent
// first.
func private(found map[rune]int) string {
	byCount := slices.SortedFunc(maps.Keys(found), func(a, b rune) int { return cmp.Or(found[b]-found[a], int(a-b)) })
	var told []string
	for _, r := range byCount {
		told = append(told, fmt.Sprintf("U+%04X (%d)", r, found[r]))
	}
	return some(told)
}

// some names the first few of a list.
func some(list []string) string {
	if more := len(list) - someMost; more > 0 {
		list = append(slices.Clone(list[:someMost]), fmt.Sprintf("%d others", more))
	}
	return strings.Join(list, ", ")
}

// someMost is how many are named.
const someMost = 8
