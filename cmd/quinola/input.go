package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// langs are the languages that can be restored and split.
var langs = []string{"fr", "en", "sv"}

// lang checks the value of a -lang flag.
func (c *call) lang(given string) error {
	if given == "" {
		return c.usage("say the language of the text with -lang fr, -lang en or -lang sv")
	}
	if !slices.Contains(langs, given) {
		return c.usage("cannot read the language %q: fr, en and sv are known", given)
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
	data, err = os.ReadFile(c.args[0])
	return c.args[0], data, fileError(err)
}

// fileError says a file's trouble in words.
func fileError(err error) error {
	switch {
	case err == nil:
		return nil
	case os.IsNotExist(err):
		return fmt.Errorf("quinola: %w: check the name", err)
	case os.IsPermission(err):
		return fmt.Errorf("quinola: %w: make it readable", err)
	}
	return fmt.Errorf("quinola: %w", err)
}

// eachLine calls do for every line of data that holds anything, telling it
// where the line is ("hands.jsonl:3"), until do returns an error.
func eachLine(name string, data []byte, do func(where string, line []byte) error) error {
	n := 0
	for line := range bytes.Lines(data) {
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

// printJSON prints v as one line of JSON, with letters as they are.
func printJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// none makes an empty list print as [] and never as null.
func none[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// clipped is the beginning of s on one line, of about n letters.
func clipped(s string, n int) string {
	s = strings.Join(strings.Fields(s), " ")
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
