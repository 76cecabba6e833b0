package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/restore"
)

// tokenJSON is a token as restore -json prints it.
type tokenJSON struct {
	Start   int      `json:"start"`
	End     int      `json:"end"`
	Reading string   `json:"reading"`
	Why     string   `json:"why"`
	Rivals  []string `json:"rivals,omitempty"`
}

func tokensJSON(tokens []corpus.Token) []tokenJSON {
	out := make([]tokenJSON, len(tokens))
	for i, t := range tokens {
		out[i] = tokenJSON{t.Start, t.End, t.Reading, string(t.Why), t.Rivals}
	}
	return out
}

func restoreCommand(c *call) func() error {
	code := c.flags.String("lang", "", "language of the text: `fr, en or sv`")
	lines := c.flags.Bool("jsonl", false, `read lines {"id","lang","raw"} and write lines {"id","reading"}`)
	words := c.flags.String("words", "", "a `file` of words that the book holds, one a line")
	return func() error {
		if *lines {
			return c.restoreLines(*code)
		}
		if err := c.lang(*code); err != nil {
			return err
		}
		name, src, e, err := c.scan(*words)
		if err != nil {
			return err
		}
		if other := restore.Foreign(string(src), *code); other != nil {
			return wrongLanguage("restore", name, *code, other)
		}
		if c.json {
			tokens := restore.With(src, *code, nil, e)
			return printJSON(c.stdout, map[string]any{"reading": restore.Reading(tokens), "tokens": tokensJSON(tokens)})
		}
		out := bufio.NewWriter(c.stdout)
		for tokens := range restore.Leafwise(src, *code, nil, e) {
			if _, err := out.WriteString(restore.Reading(tokens)); err != nil {
				return err
			}
		}
		out.WriteByte('\n')
		return out.Flush()
	}
}

// wrongLanguage is the error of a text that is given as another language than it
// is in.
func wrongLanguage(command, name, code string, other *lang.Language) error {
	return fmt.Errorf("quinola %s: %s reads as %s, not as %s: give the language it is in with -lang (%s can be restored)",
		command, name, other.Name, lang.Of(code).Name, strings.Join(langs, ", "))
}

// restoreLines restores one passage a line. Nothing of the pinned texts is
// known to it.
func (c *call) restoreLines(code string) error {
	name, data, err := c.text()
	if err != nil {
		return err
	}
	type passage struct{ ID, Lang, Raw string }
	read := func(do func(where string, p passage) error) error {
		return eachLine(name, data, func(where string, line []byte) error {
			var in passage
			if err := json.Unmarshal(line, &in); err != nil {
				return fmt.Errorf(`%s: not a line {"id","lang","raw"}: %w`, where, err)
			}
			if in.Lang == "" {
				in.Lang = code
			}
			if !slices.Contains(langs, in.Lang) {
				return fmt.Errorf(`%s: the passage %q has no known "lang": fr, en or sv`, where, in.ID)
			}
			return do(where, in)
		})
	}
	// A stream that is all in another language than it says is no stream of
	// passages; a line of one that is, is left as it stands.
	lines, foreign := 0, 0
	var first error
	err = read(func(where string, p passage) error {
		lines++
		if other := restore.Foreign(p.Raw, p.Lang); other != nil {
			if foreign++; first == nil {
				first = wrongLanguage("restore", where, p.Lang, other)
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	if first != nil && 2*foreign > lines {
		return first
	}
	out := bufio.NewWriter(c.stdout)
	defer out.Flush()
	return read(func(where string, p passage) error {
		return printJSON(out, struct {
			ID      string `json:"id"`
			Reading string `json:"reading"`
		}{p.ID, restore.Reading(restore.Tokens([]byte(p.Raw), p.Lang, nil))})
	})
}
