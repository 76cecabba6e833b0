package main

import (
	"fmt"
	"os"
	"path/filepath"

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
		if err := edition.Pin(dir, edition.Pinning{Move: *move, Warn: warn, Write: c.whole}, c.args...); err != nil {
			return c.within(err)
		}
		texts := filepath.Join(dir, "texts")
		return c.wrote(texts, "pinned the texts under "+texts+"; review the difference before you keep it\n")
	}
}
