package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"quinola/corpus/edition"
)

func pinCommand(c *call) func() error {
	move := c.flags.Bool("move", false, "write each id that is no longer found into moved.tsv, with the clause that holds its words now")
	return func() error {
		dir := c.corpus
		if dir == "" {
			dir = "corpus"
			if _, err := os.Stat(filepath.Join(dir, "edition.toml")); err != nil {
				return c.usage("the built-in texts cannot be pinned: run it at the top of a clone, or name a folder with -corpus")
			}
		}
		warn := func(err error) { fmt.Fprintln(c.stderr, "quinola pin: warning:", c.within(err)) }
		done := c.busy("pinning the texts of " + dir)
		err := edition.Pin(dir, edition.Pinning{Move: *move, Warn: warn, Write: c.whole}, c.args...)
		done()
		if err != nil {
			return c.within(err)
		}
		texts := filepath.Join(dir, "texts")
		var said strings.Builder
		fmt.Fprintf(&said, "pinned the texts under %s; review the difference before you keep it\n", texts)
		if c.corpus != "" {
			nextSteps(&said, [][2]string{
				{"quinola serve -corpus " + c.corpus, "read and search them"},
				{"quinola build -corpus " + c.corpus + " -o site", "write them as a site for any host"},
				{"quinola new rules -corpus " + c.corpus + " TEXT -as ID", "play one, if it teaches a game that is played here"},
			})
		}
		return c.wrote(texts, said.String())
	}
}
