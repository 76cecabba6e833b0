package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"quinola/corpus/edition"
)

func newCommand(c *call) func() error {
	lang := c.flags.String("lang", "", "language of the scan: `fr, en or sv`")
	id := c.flags.String("id", "", "the text's `name`, such as amsterdam-1762; else it is made from the file's name")
	return func() error {
		if len(c.args) != 2 || c.args[0] != "text" {
			return c.usage("say quinola new text FILE -lang fr")
		}
		if err := c.lang(*lang); err != nil {
			return err
		}
		if c.corpus == "" {
			return c.usage("name the folder of your corpus with -corpus DIR; it is made where it is missing")
		}
		file := c.args[1]
		name := *id
		if name == "" {
			name = idOf(file)
		}
		if err := edition.NewText(c.corpus, name, file, *lang); err != nil {
			return err
		}
		dir := filepath.Join(c.corpus, "texts", name)
		fmt.Fprintf(c.stdout, "made %s\n\nNext:\n  fill in %s\n  quinola clauses -corpus %s %s    how it was split\n  quinola serve -corpus %s    read and search it\n",
			dir, filepath.Join(dir, "text.toml"), c.corpus, name, c.corpus)
		return nil
	}
}

// idOf makes a text's name from a file's: small letters, digits and hyphens.
func idOf(file string) string {
	base := filepath.Base(file)
	base = strings.TrimSuffix(base, filepath.Ext(base))
	var b strings.Builder
	for _, r := range strings.ToLower(base) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return strings.Trim(b.String(), "-")
}
