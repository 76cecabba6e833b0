package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"quinola/corpus/edit"
)

func lookup(name string) *command {
	for _, c := range commands {
		if c.name == name {
			return c
		}
	}
	return nil
}

func commandNames() (names []string) {
	for _, c := range commands {
		names = append(names, c.name)
	}
	return names
}

// nearest asks whether the one of some names was meant that is the fewest letters
// away from what was typed; it is empty where half of them would be others.
func nearest(typed string, names []string) string {
	best, least := "", len(typed)/2+1
	for _, name := range names {
		if n := edit.Strings(typed, name); n < least {
			best, least = name, n
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf(" (did you mean %s?)", best)
}

func overview() string {
	var b strings.Builder
	b.WriteString("Quinola: old books of card-game rules, each clause beside an example that plays.\n\nusage: quinola COMMAND [flags] [arguments]\n")
	for _, c := range commands {
		if c.group != "" {
			fmt.Fprintf(&b, "\n%s\n", c.group)
		}
		fmt.Fprintf(&b, "  %-12s %s\n", c.name, c.short)
	}
	b.WriteString(`
Begin with:
  quinola show hague-1785:35       a clause, its rule and a hand that shows it
  quinola search espagnolette      a word in all the books
  quinola play piquet              a game at the terminal
  quinola serve                    the edition in your browser

quinola help COMMAND explains a command, with examples. Every command takes -json, which prints one JSON
value for programs, and -corpus DIR, which reads your own texts instead of the built-in edition.
`)
	return b.String()
}

// help returns the full text of quinola COMMAND -h.
func (cmd *command) help() string {
	var b strings.Builder
	fmt.Fprintf(&b, "usage: %s\n\n%s\nexamples:\n", strings.TrimSpace("quinola "+cmd.name+" "+cmd.args), cmd.long)
	for _, example := range cmd.examples {
		fmt.Fprintf(&b, "  %s\n", example)
	}
	shared := &call{flags: flag.NewFlagSet(cmd.name, flag.ContinueOnError)}
	shared.common()
	writeFlags(&b, "flags", cmd.flags())
	writeFlags(&b, "flags of every command", shared.flags)
	return b.String()
}

// writeFlags writes flags under a heading, if there are any.
func writeFlags(b *strings.Builder, heading string, flags *flag.FlagSet) {
	var list strings.Builder
	flags.SetOutput(&list)
	flags.PrintDefaults()
	if list.Len() > 0 {
		fmt.Fprintf(b, "\n%s:\n%s", heading, list.String())
	}
}

// flags returns the command's own flags.
func (cmd *command) flags() *flag.FlagSet {
	c := &call{ctx: context.Background(), cmd: cmd, flags: flag.NewFlagSet(cmd.name, flag.ContinueOnError), stdout: io.Discard, stderr: io.Discard}
	cmd.setup(c)
	return c.flags
}

// common declares the flags that every command has.
func (c *call) common() {
	c.flags.BoolVar(&c.json, "json", false, "print one JSON value for programs")
	c.flags.StringVar(&c.corpus, "corpus", "", "read texts, notes and terms from this `FOLDER` instead of the built-in edition")
}
