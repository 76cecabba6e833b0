package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/corpus/edition"
	"quinola/corpus/lang"
	"quinola/corpus/plainjson"
	"quinola/corpus/restore"
)

// passage is a line of what restore -jsonl and split -jsonl read.
type passage struct {
	ID, Lang, Raw string
	where         string // the file and the line
}

// How much is read ahead: so many lines, or bytes, are answered at a time, and
// the first of them are judged as a whole.
const (
	passagesAtOnce = 256
	ahead          = 4 << 20
	longestPassage = 64 << 20
)

// eachPassage answers each line {"id","lang","raw"} of the input by a line of
// JSON, in their order, however long the input is: no more than a few hundred are
// held, and judged together. A stream that is all in another language than it says is no stream of
// passages; a line of one that is, is left as it stands.
func (c *call) eachPassage(code string, answer func(p passage, restored iter.Seq[[]corpus.Token]) any) error {
	name, in, err := c.stream()
	if err != nil {
		return err
	}
	defer in.Close()
	lines := &passages{name: name, code: code, in: bufio.NewReaderSize(in, 64<<10)}
	if head, _ := lines.in.Peek(512); len(head) > 0 {
		if _, what, cure := edition.NoText(head); what != "" {
			return fmt.Errorf("%s: %s; %s", name, what, cure)
		}
	}
	out := bufio.NewWriter(c.stdout)
	defer out.Flush()
	for first := true; ; first = false {
		batch, failed := lines.next()
		if first {
			if err := c.allForeign(batch); err != nil {
				return err
			}
		}
		answers := make([][]byte, len(batch))
		errs := make([]error, len(batch))
		company := restore.Together(texts(batch))
		cores.All(len(batch), func(i int) {
			var b bytes.Buffer
			errs[i] = printJSON(&b, answer(batch[i], company.Leafwise(i)))
			answers[i] = b.Bytes()
		})
		for i := range answers {
			if errs[i] != nil {
				return errs[i]
			}
			if _, err := out.Write(answers[i]); err != nil {
				return err
			}
		}
		if errors.Is(failed, io.EOF) {
			return out.Flush()
		}
		if failed != nil {
			return failed
		}
	}
}

func texts(batch []passage) []restore.Passage {
	out := make([]restore.Passage, len(batch))
	for i, p := range batch {
		out[i] = restore.Passage{Text: p.Raw, Lang: p.Lang}
	}
	return out
}

// allForeign returns an error if most of the passages are in another language than
// they say.
func (c *call) allForeign(list []passage) error {
	foreign := 0
	var first error
	for _, p := range list {
		if other := restore.Foreign(p.Raw, p.Lang); other != nil {
			if foreign++; first == nil {
				first = wrongLanguage(c.cmd.name, p.where, p.Lang, other)
			}
		}
	}
	if first != nil && 2*foreign > len(list) {
		return first
	}
	return nil
}

// stream opens the file named by the only argument, or standard input.
func (c *call) stream() (name string, in io.ReadCloser, err error) {
	switch {
	case len(c.args) > 1:
		return "", nil, c.usage("one file at a time, not %d", len(c.args))
	case len(c.args) == 0 || c.args[0] == "-":
		return "standard input", io.NopCloser(c.stdin), nil
	}
	if err := plainFile(c.args[0]); err != nil {
		return "", nil, err
	}
	f, err := os.Open(c.args[0])
	return c.args[0], f, fileError(err)
}

// passages reads lines.
type passages struct {
	name, code string
	in         *bufio.Reader
	line       int
}

// next reads some passages more. The error, io.EOF at the end, is of what follows
// them.
func (r *passages) next() (batch []passage, err error) {
	for size := 0; len(batch) < passagesAtOnce && size < ahead; {
		line, err := r.readLine()
		if text := bytes.TrimSpace(line); len(text) > 0 && (err == nil || errors.Is(err, io.EOF)) {
			p, bad := r.parse(text)
			if bad != nil {
				return batch, bad
			}
			batch = append(batch, p)
			size += len(text)
		}
		if err != nil {
			return batch, err
		}
	}
	return batch, nil
}

// readLine reads a line that is not too long to be a passage.
func (r *passages) readLine() ([]byte, error) {
	var line []byte
	r.line++
	for {
		part, err := r.in.ReadSlice('\n')
		line = append(line, part...)
		if len(line) > longestPassage {
			return nil, fmt.Errorf("%s:%d: a line of more than 64 MB; give a book of that size as a file", r.name, r.line)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}

func (r *passages) parse(line []byte) (passage, error) {
	line = marked(line)
	p := passage{where: fmt.Sprintf("%s:%d", r.name, r.line)}
	if i := bytes.IndexByte(line, 0); i >= 0 {
		return p, fmt.Errorf("%s: a zero byte: this is no text; write it as JSON does", p.where)
	}
	if !utf8.Valid(line) {
		return p, fmt.Errorf("%s: bytes that are not UTF-8: write it as JSON does", p.where)
	}
	var given struct {
		ID, Lang string
		Raw      *string
	}
	if err := plainjson.Line(p.where, `{"id","lang","raw"}`, line, &given); err != nil {
		return p, err
	}
	if p.ID, p.Lang = given.ID, given.Lang; given.Raw == nil {
		return p, fmt.Errorf(`%s: the passage %q has no "raw"; put its text there, or "" if it is empty`, p.where, p.ID)
	}
	p.Raw = *given.Raw
	if p.Lang == "" {
		p.Lang = r.code
	}
	if lang.Of(p.Lang) == nil {
		return p, fmt.Errorf(`%s: the passage %q has no known "lang": one of %s`, p.where, p.ID, langs)
	}
	return p, nil
}
