package main

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

// expand reads the package dictionary-fr (index.aff, index.dic) and calls f with
// every form of every stem. Prefixes are left out: in this dictionary they are
// the elided words, which stand for themselves here.
func expand(dir string, f func(stem, form, flag string)) error {
	rules, err := suffixes(filepath.Join(dir, "index.aff"))
	if err != nil {
		return err
	}
	data, err := os.ReadFile(filepath.Join(dir, "index.dic"))
	if err != nil {
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
		apply(rules, stem, stem, flags, 2, f)
	}
	return nil
}

// apply calls f with the forms that the flags give to word, and theirs in turn.
func apply(rules map[string][]suffix, stem, word, flags string, depth int, f func(stem, form, flag string)) {
	if depth == 0 {
		return
	}
	for i := 0; i+1 < len(flags); i += 2 {
		for _, s := range rules[flags[i:i+2]] {
			if !strings.HasSuffix(word, s.strip) || !s.cond.MatchString(word) {
				continue
			}
			form := word[:len(word)-len(s.strip)] + s.add
			f(stem, form, flags[i:i+2])
			if s.flags != "" {
				apply(rules, stem, form, s.flags, depth-1, f)
			}
		}
	}
}

// suffixes reads the suffix rules, by flag.
func suffixes(path string) (map[string][]suffix, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	out := map[string][]suffix{}
	for n, l := range strings.Split(string(data), "\n") {
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
		if s.cond, err = regexp.Compile("(?:" + p[4] + ")$"); err != nil {
			return nil, fmt.Errorf("%s:%d: %v", path, n+1, err)
		}
		out[p[1]] = append(out[p[1]], s)
	}
	return out, nil
}
