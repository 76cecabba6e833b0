// Package hunspell reads Hunspell's dictionaries, for the programs that make
// lexicons of them.
package hunspell

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// suffix is one suffix rule of a Hunspell affix file.
type suffix struct {
	strip, add string
	flags      string
	cond       *regexp.Regexp
}

// Expand reads the dictionary in dir (index.aff, index.dic) and calls f with
// every form of every stem, and the flag of the affix that made it. Prefixes are
// put on where that is asked; in the dictionary of French they are the elided
// words, which stand for themselves.
func Expand(dir string, prefixes bool, f func(stem, form, flag string)) error {
	path := filepath.Join(dir, "index.aff")
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	a := affixes{width: 1, before: map[string]string{}}
	if a.after, err = suffixes(path, string(data)); err != nil {
		return err
	}
	for l := range strings.Lines(string(data)) {
		switch p := strings.Fields(l); {
		case len(p) == 2 && p[0] == "FLAG" && p[1] == "long":
			a.width = 2
		case len(p) >= 5 && p[0] == "PFX" && prefixes:
			a.before[p[1]] = p[3]
		}
	}
	if data, err = os.ReadFile(filepath.Join(dir, "index.dic")); err != nil {
		return err
	}
	for i, l := range strings.Split(string(data), "\n") {
		if i == 0 || l == "" || l[0] == '\t' {
			continue
		}
		l, _, _ = strings.Cut(l, "\t")
		l, _, _ = strings.Cut(l, " ")
		stem, flags, _ := strings.Cut(l, "/")
		if !strings.Contains(flags, "()") {
			f(stem, stem, "")
		}
		a.apply(stem, stem, flags, 2, f)
		for _, flag := range a.split(flags) {
			if p, ok := a.before[flag]; ok {
				f(stem, p+stem, flag)
				a.apply(stem, p+stem, flags, 1, f)
			}
		}
	}
	return nil
}

// affixes are the rules of a dictionary, by flag.
type affixes struct {
	width  int // of a flag, in bytes
	before map[string]string
	after  map[string][]suffix
}

func (a *affixes) split(flags string) []string {
	var out []string
	for ; len(flags) >= a.width; flags = flags[a.width:] {
		out = append(out, flags[:a.width])
	}
	return out
}

// apply calls f with the forms that the flags give to word, and theirs in turn.
func (a *affixes) apply(stem, word, flags string, depth int, f func(stem, form, flag string)) {
	if depth == 0 {
		return
	}
	for _, flag := range a.split(flags) {
		for _, s := range a.after[flag] {
			if !strings.HasSuffix(word, s.strip) || !s.cond.MatchString(word) {
				continue
			}
			form := word[:len(word)-len(s.strip)] + s.add
			f(stem, form, flag)
			if s.flags != "" {
				a.apply(stem, form, s.flags, depth-1, f)
			}
		}
	}
}

// suffixes reads the suffix rules, by flag.
func suffixes(path, data string) (map[string][]suffix, error) {
	out := map[string][]suffix{}
	for n, l := range strings.Split(data, "\n") {
		p := strings.Fields(l)
		if len(p) < 5 || p[0] != "SFX" {
			continue
		}
		add, flags, _ := strings.Cut(p[3], "/")
		s := suffix{strip: p[2], add: add, flags: flags}
		if s.strip == "0" {
			s.strip = ""
		}
		if s.add == "0" {
			s.add = ""
		}
		var err error
		if s.cond, err = regexp.Compile("(?:" + p[4] + ")$"); err != nil {
			return nil, fmt.Errorf("%s:%d: %v", path, n+1, err)
		}
		out[p[1]] = append(out[p[1]], s)
	}
	return out, nil
}
