package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"quinola/corpus/edition"
	"quinola/corpus/lang"
	"quinola/index/shelf"
)

func shelfCommand(c *call) func() error {
	out := c.flags.String("o", "", "write the four files into this `FOLDER` (required)")
	force := c.flags.Bool("force", false, "replace the files that an earlier run wrote there")
	var m shelf.Manner
	c.flags.StringVar(&m.Lang, "lang", "", "the `CODE` of the language of the books: "+langs+" (default: found by the words of each)")
	c.flags.StringVar(&m.Encoding, "encoding", "", "the `NAME` of the encoding of plain text, if not UTF-8: "+strings.Join(edition.Encodings(), ", "))
	return func() error {
		if len(c.args) != 1 || *out == "" {
			return c.usage("say which folder has the books and where to write: quinola shelf -o OUT BOOKS")
		}
		if m.Lang != "" && lang.Of(m.Lang) == nil {
			return c.lang(m.Lang)
		}
		if inside(c.args[0], *out) {
			return c.usage("%s lies among the books: write elsewhere", *out)
		}
		books, err := shelf.Books(c.args[0], m)
		if err != nil {
			return err
		}
		for _, name := range []string{shelf.BooksFile, shelf.ReadingsFile, shelf.ClausesFile, shelf.PostingsFile} {
			if err := absent(filepath.Join(*out, name), "choose another folder, or say -force to replace it"); err != nil && !*force {
				return err
			}
		}
		read, clauses := 0, 0
		err = shelf.Run(c.ctx, books, *out, func(t shelf.Told) {
			if t.Error != "" {
				fmt.Fprintln(c.stderr, t.Error)
				return
			}
			read++
			clauses += t.Clauses
		})
		if err != nil {
			return err
		}
		if c.json {
			if err := printJSON(c.stdout, map[string]int{"books": len(books), "read": read, "clauses": clauses}); err != nil || read == len(books) {
				return err
			}
			return errFailed
		}
		fmt.Fprintf(c.stdout, "%s: %d %s, %d %s", *out, read, plural(read, "book", "books"), clauses, plural(clauses, "clause", "clauses"))
		if left := len(books) - read; left > 0 {
			fmt.Fprintf(c.stdout, "; %d could not be read, see %s\n", left, shelf.BooksFile)
			return errFailed
		}
		fmt.Fprintln(c.stdout)
		return nil
	}
}

// inside reports whether a folder lies in another, or is it.
func inside(outer, folder string) bool {
	a, err1 := filepath.Abs(outer)
	b, err2 := filepath.Abs(folder)
	return err1 == nil && err2 == nil && strings.HasPrefix(b+string(filepath.Separator), a+string(filepath.Separator))
}
