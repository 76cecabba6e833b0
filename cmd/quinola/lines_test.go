package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"quinola/engine/game"
)

// Whatever is given by the line, restore answers each line that it can read
// with one line of JSON, names the line that it cannot, and never fails
// otherwise; replay answers every line.
func FuzzLines(f *testing.F) {
	f.Add(`{"id":"a","lang":"fr","raw":"il eft permis"}` + "\n\n" + `{"id":"b","lang":"en","raw":"The ace."}`)
	f.Add(`{"rules":"hague-1785","dealer":"S","pool":45,"deal":{"S":"AK3.Q84.975.A92"}}` + "\n" + `{"rules":"x"}`)
	f.Add("{}\n[]\n\"\n" + `{"id":1}` + "\r\n" + `{"raw":"\u0000\ud800","lang":"sv"}`)
	ctx := f.Context()
	restore := func(in string, out, errs io.Writer) int {
		return run(ctx, []string{"restore", "-jsonl", "-lang", "fr"}, strings.NewReader(in), out, errs)
	}
	restore(`{"id":"a","raw":"il eft permis"}`, io.Discard, io.Discard) // lexicons are read once, and not on an input's time
	ann, err := (&call{ctx: ctx, stderr: io.Discard}).annotations()
	if err != nil {
		f.Fatal(err)
	}
	replay := func(in string, out, errs io.Writer) int { // as the command does, that would read the edition anew
		c, w := &call{ctx: ctx, stdout: out, stderr: errs}, bufio.NewWriter(out)
		err := c.replayLines(&replayer{ann: ann, laws: map[string]game.Law{}}, "-", []byte(in), w)
		w.Flush()
		if err != nil {
			io.WriteString(errs, err.Error())
			return 2
		}
		return 0
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<10 {
			return
		}
		given := 0
		for line := range strings.SplitSeq(text, "\n") {
			if len(bytes.TrimSpace([]byte(line))) > 0 {
				given++
			}
		}
		for _, c := range []struct {
			name string
			run  func(in string, out, errs io.Writer) int
			all  bool // it answers what it refuses, too
		}{{"restore", restore, false}, {"replay", replay, true}} {
			var out, errs strings.Builder
			code := c.run(text, &out, &errs)
			answers := 0
			for line := range strings.Lines(out.String()) {
				answers++
				if !json.Valid([]byte(line)) || !strings.HasSuffix(line, "\n") {
					t.Errorf("%s answers %q with %q", c.name, text, line)
				}
			}
			if code == 0 && (answers != given || errs.Len() > 0) || code == 2 && errs.Len() == 0 || code == 1 || c.all && answers != given {
				t.Errorf("%s: exit %d, %d answers to %d lines of %q; %s", c.name, code, answers, given, text, errs.String())
			}
		}
	})
}
