// Command quinola reads OCR'd books of card-game rules, restores and splits
// them into clauses, links each clause to the rule of an engine that plays the
// game, and publishes an edition in which each clause stands beside an example
// that can be played.
//
// Every command is one file of this folder and one line of the table in
// commands.go. Results go to standard output; an error is one line on standard
// error. Exit 1 says that a check failed, 2 that the call or its input was bad.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"

	"quinola/corpus"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), stopping()...)
	context.AfterFunc(ctx, stop) // a second signal ends the program whatever it does
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// stopping returns the signals that end a command tidily. Under nohup a terminal
// that closes is no reason to.
func stopping() []os.Signal {
	list := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		list = append(list, syscall.SIGHUP)
	}
	return list
}

// errFailed is returned by a command whose check failed and which has already
// said how.
var errFailed = errors.New("check failed")

// usageError is a call that a reader can put right by reading the help.
type usageError struct {
	command *command
	msg     string
}

func (e *usageError) Error() string {
	return fmt.Sprintf("quinola %s: %s (see quinola %s -h)", e.command.name, e.msg, e.command.name)
}

// call is one run of a command: its streams, its flags and its arguments.
type call struct {
	ctx    context.Context
	cmd    *command
	flags  *flag.FlagSet
	stdin  io.Reader
	stdout io.Writer
	stderr io.Writer

	json   bool
	corpus string // folder given with -corpus, or ""

	opened   *corpus.Corpus // once it is opened
	giveBack func()         // gives back the rulesets that it made of others
	args     []string

	writing sync.Mutex // held by whole, and for good once the call is stopped
}

// whole does what may not be broken off at any place, since it writes files: a
// signal waits for it, and nothing of the kind begins after one. What else a
// command does is given up at once.
func (c *call) whole(do func() error) error {
	c.writing.Lock()
	defer c.writing.Unlock()
	if err := c.ctx.Err(); err != nil {
		return err
	}
	return do()
}

// stoppable does what a command does, and returns as soon as it is told to
// stop and writes no file.
func (c *call) stoppable(do func() error) error {
	done := make(chan error, 1)
	go func() { done <- do() }()
	select {
	case err := <-done:
		return err
	case <-c.ctx.Done():
	}
	idle := make(chan bool)
	go func() {
		c.writing.Lock()
		close(idle)
	}()
	select {
	case err := <-done:
		return err
	case <-idle:
		return c.ctx.Err()
	}
}

// usage makes the error of a wrong call.
func (c *call) usage(format string, args ...any) error {
	return &usageError{c.cmd, fmt.Sprintf(format, args...)}
}

// run runs the program once and returns its exit code. If the results cannot be
// written, as on a full disk, that is an error, whatever the command returns.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &results{w: stdout}
	code := runCommand(ctx, args, stdin, out, stderr)
	if code != 2 && out.err != nil { // a command that was stopped may write still
		fmt.Fprintln(stderr, fileError(out.err))
		return 2
	}
	return code
}

// results is standard output, whether anything was written there, and what first went wrong
// with it. A command that was told to stop may go on until the program ends: what it writes
// then is lost. It may be in the midst of writing to a reader that takes nothing more, so
// nothing waits for it.
type results struct {
	w              io.Writer
	err            error
	begun, stopped atomic.Bool
}

func (r *results) Write(p []byte) (int, error) {
	if r.stopped.Load() {
		return 0, context.Canceled
	}
	r.begun.Store(true)
	n, err := r.w.Write(p)
	if err != nil && r.err == nil {
		r.err = err
	}
	return n, err
}

// stop ends writing, and says what was left.
func (r *results) stop() string {
	r.stopped.Store(true)
	if r.begun.Load() {
		return "what it has printed is not whole"
	}
	return "nothing was left half-written"
}

func runCommand(ctx context.Context, args []string, stdin io.Reader, stdout *results, stderr io.Writer) int {
	name, rest := commandName(args)
	if name == "" || name == "help" || name == "-h" || name == "-help" || name == "--help" {
		if name == "help" && len(rest) > 0 {
			if cmd := lookup(rest[0]); cmd != nil {
				fmt.Fprint(stdout, cmd.help())
				return 0
			}
		}
		fmt.Fprint(stdout, overview())
		return 0
	}
	cmd := lookup(name)
	if cmd == nil {
		fmt.Fprintf(stderr, "quinola: there is no command %q%s; quinola help lists them\n", name, nearest(name, commandNames()))
		return 2
	}
	c := &call{ctx: ctx, cmd: cmd, stdin: stdin, stdout: stdout, stderr: stderr}
	c.flags = flag.NewFlagSet("quinola "+name, flag.ContinueOnError)
	c.flags.SetOutput(io.Discard)
	c.common()
	set := cmd.setup(c)
	do := func() error {
		defer func() {
			if c.giveBack != nil {
				c.giveBack()
			}
		}()
		return set()
	}
	if err := c.parse(rest); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Fprint(stdout, cmd.help())
			return 0
		}
		fmt.Fprintln(stderr, oneLine(c.usage("%v", err)))
		return 2
	}
	switch err := c.stoppable(do); {
	case err == nil:
		return 0
	case errors.Is(err, errFailed):
		return 1
	case errors.Is(err, context.Canceled):
		if terminal(stderr) {
			fmt.Fprint(stderr, wiped) // what busy told
		}
		fmt.Fprintln(stderr, "quinola: stopped; "+stdout.stop())
		return 2
	default:
		if bare(err) {
			err = fileError(err)
		}
		err = withCure(err)
		for _, line := range strings.Split(strings.TrimSpace(err.Error()), "\n") {
			fmt.Fprintln(stderr, line)
		}
		return 2
	}
}

// commandName takes the command's name out of args; flags may stand before it.
func commandName(args []string) (name string, rest []string) {
	for i, a := range args {
		if a == "-corpus" || a == "--corpus" {
			continue
		}
		if strings.HasPrefix(a, "-") && a != "-h" && a != "-help" && a != "--help" {
			continue
		}
		if i > 0 && strings.TrimLeft(args[i-1], "-") == "corpus" && strings.HasPrefix(args[i-1], "-") {
			continue
		}
		return a, append(append([]string{}, args[:i]...), args[i+1:]...)
	}
	return "", nil
}

// parse reads the flags of c wherever they stand among the arguments. In a
// command that takes free text, words that are no flag of it are arguments
// even when they begin with "-".
func (c *call) parse(args []string) error {
	for len(args) > 0 {
		a := args[0]
		switch {
		case a == "--":
			c.args = append(c.args, args[1:]...)
			return nil
		case c.cmd.program && !strings.HasPrefix(a, "-"):
			c.args = append(c.args, args...) // the rest is the program's
			return nil
		case a == "-" || !strings.HasPrefix(a, "-"):
			c.args, args = append(c.args, a), args[1:]
			continue
		case c.cmd.freeText && !c.known(a):
			c.args, args = append(c.args, a), args[1:]
			continue
		}
		if err := c.flags.Parse(args); err != nil {
			return err
		}
		rest := c.flags.Args()
		if len(rest) == len(args) {
			return fmt.Errorf("cannot read %q", a)
		}
		args = rest
	}
	return nil
}

func (c *call) known(arg string) bool {
	name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
	return name == "h" || name == "help" || c.flags.Lookup(name) != nil
}

func oneLine(err error) string { return strings.ReplaceAll(err.Error(), "\n", " ") }
