package main

import (
	"cmp"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"quinola/corpus/lang"
	"quinola/corpus/restore/mend"
)

// How often two words would stand side by side by chance, at least, that are told to
// stand apart, and how many times more rarely they do: a the, que que. Of rarer words a
// book's chance tells nothing.
const (
	apartLeast = 50
	apartTimes = 6
)

// folder is what a folder has of counts: each word, and what its line says of the words
// after it.
type folder struct {
	words []string
	count map[string]int
	pairs map[string]string
}

func readFolder(dir string) (folder, error) {
	f := folder{count: map[string]int{}, pairs: map[string]string{}}
	words, err := lines(filepath.Join(dir, "words.gz"))
	if err != nil {
		return f, err
	}
	pairs, err := lines(filepath.Join(dir, "pairs.gz"))
	if err != nil {
		return f, err
	}
	for _, l := range words {
		fields := strings.Split(l, "\t")
		if len(fields) != 3 {
			return f, fmt.Errorf("%s: %q is no word with its counts", dir, l)
		}
		f.words = append(f.words, fields[0])
		if f.count[fields[0]], err = strconv.Atoi(fields[1]); err != nil {
			return f, err
		}
	}
	for _, l := range pairs {
		first, rest, _ := strings.Cut(l, "\t")
		f.pairs[first] = rest
	}
	return f, nil
}

// apart adds to the pairs of a folder those of frequent words that stand side by side in
// the texts far more rarely than by chance, as often as that would be in the counts of
// the folder. The texts may be others of the kind.
func apart(dir string, texts []string, l *lang.Language) (int, error) {
	f, err := readFolder(dir)
	if err != nil {
		return 0, err
	}
	ids := map[string]int{}
	for i, w := range f.words {
		if f.count[w] > 0 {
			ids[w] = i
		}
	}
	count, side, total := make([]float64, len(f.words)), map[[2]int]float64{}, 0.0
	for _, text := range texts {
		prev := -1
		for _, w := range mend.Words(text, l) {
			total++
			i, ok := ids[strings.ToLower(w)]
			if !ok {
				prev = -1
				continue
			}
			count[i]++
			if prev >= 0 {
				side[[2]int{prev, i}]++
			}
			prev = i
		}
	}
	byCount := make([]int, 0, len(f.words)) // the commonest first
	for i, n := range count {
		if n > 0 {
			byCount = append(byCount, i)
		}
	}
	slices.SortFunc(byCount, func(a, b int) int { return cmp.Compare(count[b], count[a]) })
	added := 0
	for _, a := range byCount {
		var more []string
		for _, b := range byCount {
			chance := count[a] * count[b] / total
			if chance < apartLeast {
				break
			}
			n := side[[2]int{a, b}]
			if n*apartTimes >= chance || strings.Contains(" "+f.pairs[f.words[a]], " "+f.words[b]+"=") {
				continue
			}
			here := int(math.Round(n * float64(f.count[f.words[a]]) / count[a]))
			more = append(more, fmt.Sprintf("%s=%d", f.words[b], here))
		}
		if len(more) == 0 {
			continue
		}
		added += len(more)
		list := append(strings.Fields(f.pairs[f.words[a]]), more...)
		slices.SortFunc(list, func(x, y string) int {
			return cmp.Compare(x[:strings.LastIndexByte(x, '=')], y[:strings.LastIndexByte(y, '=')])
		})
		f.pairs[f.words[a]] = strings.Join(list, " ")
	}
	var b strings.Builder
	for _, w := range f.words {
		if rest := f.pairs[w]; rest != "" {
			b.WriteString(w + "\t" + rest + "\n")
		}
	}
	save(filepath.Join(dir, "pairs.gz"), b.String())
	return added, nil
}
