package main

import (
	"context"
	"flag"
	"io"
	"strings"
	"testing"
)

// Every command's help shows calls that the command takes: each example names
// its command, and its flags are flags of it with values that they can have.
func TestTheHelpShowsCallsThatParse(t *testing.T) {
	for _, cmd := range commands {
		if len(cmd.examples) == 0 {
			t.Errorf("quinola %s -h shows no example", cmd.name)
		}
		for _, example := range cmd.examples {
			line, _, _ := strings.Cut(example, "    #")
			line, _, _ = strings.Cut(line, " > ")
			line, _, _ = strings.Cut(line, " < ")
			words := strings.Fields(line)
			if len(words) < 2 || words[0] != "quinola" || words[1] != cmd.name {
				t.Errorf("quinola %s -h shows %q, a call of another command", cmd.name, example)
				continue
			}
			c := &call{ctx: context.Background(), cmd: cmd, flags: flag.NewFlagSet(cmd.name, flag.ContinueOnError)}
			c.flags.SetOutput(io.Discard)
			c.common()
			cmd.setup(c)
			if err := c.parse(words[2:]); err != nil {
				t.Errorf("quinola %s -h shows %q: %v", cmd.name, example, err)
			}
		}
	}
}

// A flag of the help says what it takes: a value has a name in capitals.
func TestTheHelpNamesTheValuesOfFlags(t *testing.T) {
	for _, cmd := range commands {
		cmd.flags().VisitAll(func(f *flag.Flag) {
			b, is := f.Value.(interface{ IsBoolFlag() bool })
			if value, says := flag.UnquoteUsage(f); says == "" || !(is && b.IsBoolFlag()) && value != strings.ToUpper(value) {
				t.Errorf("quinola %s -%s: the value is called %q, and what it does %q", cmd.name, f.Name, value, says)
			}
		})
	}
}
