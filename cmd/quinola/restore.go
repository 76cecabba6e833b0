package main

import (
	"bufio"
	"fmt"
	"iter"
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
	code := c.flags.String("lang", "", "the `CODE` of the language of the text: "+langs)
	lines := c.flags.Bool("jsonl", false, `read lines {"id","lang","raw"} and write lines {"id","reading"}`)
	as := c.scanFlags()
	return func() error {
		if *lines {
			return c.restoreLines(*code)
		}
		if err := c.lang(*code); err != nil {
			return err
		}
		name, src, e, err := c.scan(as)
		if err != nil {
			return err
		}
		if other := restore.Foreign(string(src), *code); other != nil {
			return wrongLanguage("restore", name, *code, other)
		}
		if !terminal(c.stdout) {
			defer c.busy("restoring " + name)()
		}
		if c.json {
			return c.writeTokens(restore.Leafwise(src, *code, nil, e))
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

// wrongLanguage returns the error of a text that is given as another language than it
// is in.
func wrongLanguage(command, name, code string, other *lang.Language) error {
	if lang.Of(other.Code) == nil {
		return fmt.Errorf("quinola %s: %s reads as %s, not as %s: what can be restored is %s", command, name, other.Name, lang.Of(code).Name, langs)
	}
	return fmt.Errorf("quinola %s: %s reads as %s, not as %s: give the language it is in with -lang (%s can be restored)",
		command, name, other.Name, lang.Of(code).Name, langs)
}

// writeTokens prints the tokens of a text as one JSON value, as they come: of a
// long text only the reading is held.
func (c *call) writeTokens(all iter.Seq[[]corpus.Token]) error {
	out := bufio.NewWriter(c.stdout)
	var reading strings.Builder
	out.WriteString(`{"tokens":[`)
	first := true
	for tokens := range all {
		for _, t := range tokensJSON(tokens) {
			if !first {
				out.WriteByte(',')
			}
			first = false
			reading.WriteString(t.Reading)
			if err := writeJSON(out, t); err != nil {
				return err
			}
		}
	}
	out.WriteString(`],"reading":`)
	if err := writeJSON(out, reading.String()); err != nil {
		return err
	}
	out.WriteString("}\n")
	return out.Flush()
}

// restoreLines restores one passage a line. Nothing of the pinned texts is
// known to it.
func (c *call) restoreLines(code string) error {
	return c.eachPassage(code, func(p passage, restored iter.Seq[[]corpus.Token]) any {
		var reading strings.Builder
		for tokens := range restored {
			reading.WriteString(restore.Reading(tokens))
		}
		return struct {
			ID      string `json:"id"`
			Reading string `json:"reading"`
		}{p.ID, reading.String()}
	})
}
