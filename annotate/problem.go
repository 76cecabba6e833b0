package annotate

import (
	"cmp"
	"fmt"
	"sort"
	"strings"

	"quinola/corpus/edit"
)

// Problem is something wrong in a file of notes or terms.
type Problem struct {
	File string
	Line int
	Text string // what is wrong, and what to do
}

// Error returns the problem in one line.
func (p *Problem) Error() string { return p.String() }

// String returns the problem in one line.
func (p Problem) String() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s: %s", p.File, p.Text)
	}
	return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Text)
}

// Problems are all problems of the notes and terms, reported together.
type Problems []Problem

// Error returns the problems, one on each line.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.String()
	}
	return strings.Join(lines, "\n")
}

func (ps Problems) sort() {
	sort.SliceStable(ps, func(i, j int) bool {
		if ps[i].File != ps[j].File {
			return ps[i].File < ps[j].File
		}
		return ps[i].Line < ps[j].Line
	})
}

// noTerm is how a problem begins that is a term that is not there.
const noTerm = "there is no term "

// lacking returns the problems, of those that begin alike the first alone: if all that they
// ask for is missing, as a folder that was not copied, one says so.
func (ps Problems) lacking(begins string) (list Problems) {
	said := false
	for _, p := range ps {
		alike := strings.HasPrefix(p.Text, begins)
		if !alike || !said {
			list = append(list, p)
		}
		said = said || alike
	}
	return list
}

// err returns ps as an error, nil if there are none.
func (ps Problems) err() error {
	if len(ps) == 0 {
		return nil
	}
	return ps
}

// report collects the problems of one file.
type report struct {
	file string
	list *Problems
}

func (r report) at(line int, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	*r.list = append(*r.list, Problem{r.file, line, strings.Join(strings.Fields(text), " ")})
}

// nearest suggests the known name that is most similar to name.
func nearest(name string, known []string) string {
	best, least := "", 1+len(name)/3
	for _, k := range known {
		if d := edit.Strings(name, k); d < least {
			best, least = k, d
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %s?", best)
}

// Where the names of a kind are to be seen, said where none is near enough to be meant.
const (
	textsListed    = "; quinola texts lists them"
	rulesetsListed = "; quinola texts -rules lists them"
	rulesListed    = "; quinola rates -rules ID lists those of a ruleset"
	termsListed    = "; each has a file of its name in terms/"
	clausesListed  = "; quinola clauses lists them"
)

// meant suggests the known name that is most similar to name, or else says where they all
// are listed.
func meant(name string, known []string, listed string) string {
	return cmp.Or(nearest(name, known), listed)
}
