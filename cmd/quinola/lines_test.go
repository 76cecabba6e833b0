package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Whatever is given by the line, restore answers each line that it can read
// with one line of JSON, names the line that it cannot, and never fails
// otherwise; replay answers every line.
func FuzzLines(f *testing.F) {
	f.Add(`{"id":"a","lang":"fr","raw":"il eft permis"}` + "\n\n" + `{"id":"b","lang":"en","raw":"The ace."}`)
	f.Add(`{"rules":"hague-1785","dealer":"S","pool":45,"deal":{"S":"AK3.Q84.975.A92"}}` + "\n" + `{"rules":"x"}`)
	f.Add("{}\n[]\n\"\n" + `{"id":1}` + "\r\n" + `{"raw":"\u0000\ud800","lang":"sv"}`)
	// A corpus of one clause: that of the edition is read in a quarter of a second.
	mine := f.TempDir()
	for name, text := range map[string]string{
		"edition.toml": "version = \"1\"\n", "texts/mine/text.toml": "title = \"Mine\"\nlang = \"fr\"\n", "texts/mine/source.txt": "I. On joue.\n",
	} {
		file := filepath.Join(mine, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
			f.Fatal(err)
		}
	}
	calls := [][]string{{"restore", "-jsonl", "-lang", "fr"}, {"replay", "-jsonl", "-corpus", mine}}
	for _, args := range calls { // lexicons are read once, and not on an input's time
		run(f.Context(), args, strings.NewReader(`{"id":"a","raw":"il eft permis"}`), io.Discard, io.Discard)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<12 {
			return
		}
		given := 0
		for line := range strings.SplitSeq(text, "\n") {
			if len(bytes.TrimSpace([]byte(line))) > 0 {
				given++
			}
		}
		for _, args := range calls {
			var out, errs strings.Builder
			code := run(t.Context(), args, strings.NewReader(text), &out, &errs)
			answers := 0
			for line := range strings.Lines(out.String()) {
				answers++
				if !json.Valid([]byte(line)) || !strings.HasSuffix(line, "\n") {
					t.Errorf("%v answers %q with %q", args, text, line)
				}
			}
			if code == 0 && (answers != given || errs.Len() > 0) || code == 2 && errs.Len() == 0 || code == 1 || args[0] == "replay" && answers != given {
				t.Errorf("%v: exit %d, %d answers to %d lines of %q; %s", args, code, answers, given, text, errs.String())
			}
		}
	})
}
