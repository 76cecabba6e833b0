package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"slices"

	"quinola/corpus"
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
	lang := c.flags.String("lang", "", "language of the text: `fr, en or sv`")
	lines := c.flags.Bool("jsonl", false, `read lines {"id","lang","raw"} and write lines {"id","reading"}`)
	return func() error {
		if *lines {
			return c.restoreLines(*lang)
		}
		if err := c.lang(*lang); err != nil {
			return err
		}
		_, src, err := c.text()
		if err != nil {
			return err
		}
		if c.json {
			tokens := restore.Tokens(src, *lang, nil)
			return printJSON(c.stdout, map[string]any{"reading": restore.Reading(tokens), "tokens": tokensJSON(tokens)})
		}
		out := bufio.NewWriter(c.stdout)
		for tokens := range restore.Leafwise(src, *lang, nil) {
			if _, err := out.WriteString(restore.Reading(tokens)); err != nil {
				return err
			}
		}
		out.WriteByte('\n')
		return out.Flush()
	}
}

// restoreLines restores one passage a line. Nothing of the pinned texts is
// known to it.
func (c *call) restoreLines(lang string) error {
	name, data, err := c.text()
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.stdout)
	defer out.Flush()
	return eachLine(name, data, func(where string, line []byte) error {
		var in struct{ ID, Lang, Raw string }
		if err := json.Unmarshal(line, &in); err != nil {
			return fmt.Errorf(`%s: not a line {"id","lang","raw"}: %w`, where, err)
		}
		if in.Lang == "" {
			in.Lang = lang
		}
		if !slices.Contains(langs, in.Lang) {
			return fmt.Errorf(`%s: the passage %q has no known "lang": fr, en or sv`, where, in.ID)
		}
		return printJSON(out, struct {
			ID      string `json:"id"`
			Reading string `json:"reading"`
		}{in.ID, restore.Reading(restore.Tokens([]byte(in.Raw), in.Lang, nil))})
	})
}
