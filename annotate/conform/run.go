package conform

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os/exec"
	"slices"
)

// Failure is a case that a program answers otherwise than it must.
type Failure struct {
	Case   string   `json:"case"`
	Clause string   `json:"clause"` // that is broken
	Rules  []string `json:"rules"`
	Title  string   `json:"title"`
	Why    string   `json:"why"`
}

// Result is how a program stood the suite.
type Result struct {
	Cases    int       `json:"cases"`
	Passed   int       `json:"passed"`
	Failures []Failure `json:"failures"`
}

// Clauses returns those that the program breaks, in the order of the suite.
func (r *Result) Clauses() []string {
	var list []string
	for _, f := range r.Failures {
		if !slices.Contains(list, f.Clause) {
			list = append(list, f.Clause)
		}
	}
	return list
}

// longest is the longest line that a program may answer.
const longest = 16 << 20

// Run gives every hand of a suite to a program over a pipe, and judges its
// answers. What the program writes to standard error goes to errs. An error is
// a program that cannot be run, or that answers too few lines.
func Run(ctx context.Context, suite []Case, program []string, errs io.Writer) (*Result, error) {
	cmd := exec.CommandContext(ctx, program[0], program[1:]...)
	cmd.Stderr = errs
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("conform: %w", err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("conform: %w", err)
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("conform: the program cannot be started: %w; name one that is installed, or its path", err)
	}
	go func() { // a program that stops reading closes the pipe, and answers too little
		defer in.Close()
		for i := range suite {
			if _, err := in.Write(append(bytes.Clone(suite[i].Hand), '\n')); err != nil {
				return
			}
		}
	}()
	r := &Result{Failures: []Failure{}}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, longest)
	for r.Cases < len(suite) && lines.Scan() {
		c := &suite[r.Cases]
		r.Cases++
		if why := c.Judge(lines.Bytes()); why != "" {
			r.Failures = append(r.Failures, Failure{c.ID, c.Clause, c.Rules, c.Title, why})
			continue
		}
		r.Passed++
	}
	if err := lines.Err(); err != nil {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		return nil, fmt.Errorf("conform: after %d answers: %w; it must write one line for each hand that it reads", r.Cases, err)
	}
	ended := cmd.Wait() // a program may end with a failure of its own, as replay does where it refuses a hand
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if r.Cases < len(suite) {
		how := ""
		if ended != nil {
			how = " (" + ended.Error() + ")"
		}
		return nil, fmt.Errorf("conform: the program answered %d of %d hands%s; it must write one line for each that it reads", r.Cases, len(suite), how)
	}
	return r, nil
}
