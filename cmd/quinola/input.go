package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"regexp"
	"runtime/debug"
	"strings"
	"syscall"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/corpus/lang"
	"quinola/corpus/plainjson"
	"quinola/corpus/scan"
)

// langs are the codes of the languages that a text may be in.
var langs = strings.Join(lang.Codes(), ", ")

// lang checks the value of a -lang flag.
func (c *call) lang(given string) error {
	if given == "" {
		return c.usage("say the language of the text with -lang: one of %s", langs)
	}
	if lang.Of(given) == nil {
		return c.usage("cannot read the language %q: known are %s", given, langs)
	}
	return nil
}

// input reads the file named by the only argument, or standard input where it
// is "-" or missing.
func (c *call) input() (name string, data []byte, err error) {
	switch {
	case len(c.args) > 1:
		return "", nil, c.usage("one file at a time, not %d", len(c.args))
	case len(c.args) == 0 || c.args[0] == "-":
		data, err = io.ReadAll(c.stdin)
		return "standard input", data, err
	}
	data, err = readPlain(c.args[0])
	return c.args[0], data, err
}

// readPlain reads a file that a person named.
func readPlain(name string) ([]byte, error) {
	if err := plainFile(name); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(name)
	return data, fileError(err)
}

// plainFile returns an error if a file is none that can be read through.
func plainFile(name string) error {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() && !openAlready.MatchString(name) {
		return fmt.Errorf("quinola: %s is no plain file; name one, or give what it holds on standard input", name)
	}
	return nil
}

// openAlready are the names of what a shell has opened for us, which cannot
// be waited for in vain as a pipe with a name can.
var openAlready = regexp.MustCompile(`^/dev/stdin$|^/(dev|proc/self)/fd/[0-9]+$`)

// asScan are the flags of a command that reads a scan.
type asScan struct{ words, encoding *string }

func (c *call) scanFlags() asScan {
	return asScan{
		c.flags.String("words", "", "a `FILE` of words that the book holds, one a line"),
		c.flags.String("encoding", "", "the `NAME` of the encoding of plain text, if not UTF-8: "+strings.Join(edition.Encodings(), ", ")),
	}
}

// Of a long scan what can be thrown away is looked for twice as often as Go does, for a
// third less memory and a tenth more time, unless GOGC says how often.
const (
	longScan = 256 << 10 // bytes
	soon     = 50        // per cent
)

// scan returns input that must be a scan: plain text, or a file of hOCR, ALTO or PAGE
// XML, or a folder or a zip of such files, whose text is then what offsets count
// in. What is known of it besides its letters is told, with the words of a list.
func (c *call) scan(as asScan) (name string, src []byte, e *corpus.Evidence, err error) {
	name, src, e, err = c.scanned(*as.encoding)
	if len(src) > longScan && os.Getenv("GOGC") == "" {
		debug.SetGCPercent(soon)
	}
	if err != nil || *as.words == "" {
		return name, src, e, err
	}
	list, err := readPlain(*as.words)
	if err != nil {
		return name, nil, nil, err
	}
	if e == nil {
		e = &corpus.Evidence{}
	}
	e.Words, err = edition.ParseWords(*as.words, list)
	return name, src, e, err
}

func (c *call) scanned(encoding string) (name string, src []byte, e *corpus.Evidence, err error) {
	if len(c.args) == 1 && scan.Holds(c.args[0]) {
		b, err := scan.Open(c.args[0], func(name string, page []byte) ([]byte, error) {
			return edition.Written(name, page, encoding)
		})
		if err != nil {
			return c.args[0], nil, nil, err
		}
		return c.args[0], b.Text, b.Evidence, nil
	}
	if name, src, err = c.input(); err != nil {
		return name, nil, nil, err
	}
	if scan.Sniff(src) == scan.Plain {
		src, err = edition.Written(name, src, encoding)
		return name, src, nil, err
	}
	b, err := scan.Parse(name, src)
	if err != nil {
		return name, nil, nil, err
	}
	return name, b.Text, b.Evidence, nil
}

// noMore returns an error if a command has arguments and takes none.
func (c *call) noMore() error {
	if len(c.args) > 0 {
		return c.usage("it takes no arguments, and cannot do anything with %q", c.args[0])
	}
	return nil
}

// fileError says a file's trouble in words, and what to do about it.
func fileError(err error) error {
	if err == nil {
		return nil
	}
	return withCure(fmt.Errorf("quinola: %w", err))
}

// withCure adds to an error what to do about it, if its last words are the system's: whoever
// passed it on then said nothing of that.
func withCure(err error) error {
	var said syscall.Errno
	errors.As(err, &said)
	for _, c := range cures {
		if errors.Is(err, c.of) && (strings.HasSuffix(err.Error(), said.Error()) || strings.HasSuffix(err.Error(), c.of.Error())) {
			return fmt.Errorf("%w: %s", err, c.cure)
		}
	}
	return err
}

// cures are what to do about the troubles that a file has.
var cures = []struct {
	of   error
	cure string
}{
	{fs.ErrNotExist, "check the name"},
	{fs.ErrPermission, "change its permissions, or name another place"},
	{syscall.ENOTDIR, "part of the name is a file; check the name"},
	{syscall.ELOOP, "the link leads back to itself; name the file itself"},
	{syscall.ENAMETOOLONG, "give a shorter name"},
	{syscall.ENOSPC, "make room on the disk and say it again"},
	{syscall.EDQUOT, "make room in your share of the disk and say it again"},
	{syscall.EROFS, "nothing can be written there; name another place"},
}

// bare reports whether an error is what the system says of a file, and nothing more.
func bare(err error) bool {
	var p *fs.PathError
	return errors.As(err, &p) && err.Error() == p.Error()
}

// eachLine calls do for every line of data that holds anything, telling it
// where the line is ("hands.jsonl:3"), until do returns an error.
func eachLine(name string, data []byte, do func(where string, line []byte) error) error {
	n := 0
	for line := range bytes.Lines(marked(data)) {
		n++
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		if err := do(fmt.Sprintf("%s:%d", name, n), line); err != nil {
			return err
		}
	}
	return nil
}

// marked returns data without the mark (BOM) that some editors write before UTF-8.
func marked(data []byte) []byte { return bytes.TrimPrefix(data, []byte("\ufeff")) }

// printJSON prints v as one line of JSON, with letters as they are.
func printJSON(w io.Writer, v any) error {
	return plainjson.Write(w, v, "")
}

// wrote tells which file or folder a command has written: by its path to
// programs, and else in these words.
func (c *call) wrote(path, words string) error {
	if c.json {
		return printJSON(c.stdout, struct {
			Wrote string `json:"wrote"`
		}{path})
	}
	_, err := io.WriteString(c.stdout, words)
	return err
}

// writeJSON writes v as JSON within a larger value: printJSON without its line end.
func writeJSON(w io.Writer, v any) error {
	data, err := plainjson.Of(v, "")
	if err != nil {
		return err
	}
	_, err = w.Write(bytes.TrimSuffix(data, []byte("\n")))
	return err
}

// none makes an empty list print as [] and never as null.
func none[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// clipped returns the beginning of s on one line, of about n letters.
func clipped(s string, n int) string {
	s = strings.Join(strings.Fields(s), " ")
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
