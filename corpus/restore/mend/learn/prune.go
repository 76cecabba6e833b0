package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// slipRate is how often at least, of the times two words stand side by side, a word
// of the letters of both is one, and no slip of transcribers that ran them together:
// laterre, dansle.
const slipRate = 0.005

// slipLeast is how often a word counts at least as seen that is known at all.
const slipLeast = 2

// runTogether are the words that are two run together, of those that stand side by
// side, where so many of them, of 1, may be.
func runTogether(count func(word string) int, pairs map[[2]string]int, rate float64) map[string]bool {
	out := map[string]bool{}
	for p, n := range pairs {
		if first, _ := utf8.DecodeRuneInString(p[0]); !unicode.IsLetter(first) {
			continue
		}
		w := p[0] + p[1]
		if c := count(w); float64(max(c, slipLeast)) < rate*float64(n) {
			out[w] = true
		}
	}
	return out
}

// pruneDir takes from the counts of a folder the words that are two run together,
// with the pairs that they are in.
func pruneDir(dir string) error {
	words, err := lines(filepath.Join(dir, "words.gz"))
	if err != nil {
		return err
	}
	pairs, err := lines(filepath.Join(dir, "pairs.gz"))
	if err != nil {
		return err
	}
	counts := map[string]int{}
	for _, l := range words {
		f := strings.Split(l, "\t")
		if len(f) != 3 {
			return fmt.Errorf("%s: %q is no word with its counts", dir, l)
		}
		if counts[f[0]], err = strconv.Atoi(f[1]); err != nil {
			return err
		}
	}
	side := map[[2]string]int{}
	for _, l := range pairs {
		first, rest, _ := strings.Cut(l, "\t")
		for p := range strings.FieldsSeq(rest) {
			i := strings.LastIndexByte(p, '=')
			if side[[2]string{first, p[:max(i, 0)]}], err = strconv.Atoi(p[i+1:]); err != nil {
				return err
			}
		}
	}
	slips := runTogether(func(w string) int { return counts[w] }, side, slipRate)
	var keptWords, keptPairs strings.Builder
	for _, l := range words {
		if w, _, _ := strings.Cut(l, "\t"); !slips[w] {
			keptWords.WriteString(l + "\n")
		}
	}
	for _, l := range pairs {
		first, rest, _ := strings.Cut(l, "\t")
		var list []string
		for p := range strings.FieldsSeq(rest) {
			if !slips[p[:strings.LastIndexByte(p, '=')]] {
				list = append(list, p)
			}
		}
		if !slips[first] && len(list) > 0 {
			keptPairs.WriteString(first + "\t" + strings.Join(list, " ") + "\n")
		}
	}
	save(filepath.Join(dir, "words.gz"), keptWords.String())
	save(filepath.Join(dir, "pairs.gz"), keptPairs.String())
	return nil
}

// lines are the lines of a packed file.
func lines(name string) ([]string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n"), nil
}
