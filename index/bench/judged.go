package main

import (
	"bufio"
	"bytes"
	"embed"
	"fmt"
	"strings"

	"quinola/index"
)

// The sets of judged terms by name.
//
//go:embed judged.tsv fresh.tsv
var sets embed.FS

// judged is a term with its true occurrences by clause.
type judged struct {
	query string
	true  map[string]int
	all   int
}

// judge reads a judged set and counts its true occurrences in the texts.
func judge(set string, docs []index.Doc) ([]judged, error) {
	data, err := sets.ReadFile(set)
	if err != nil {
		return nil, err
	}
	type text struct {
		id    string
		words []string
	}
	var texts []text
	for _, d := range docs {
		t := text{id: d.ID}
		for _, w := range index.Words(d.Lang, d.Reading) {
			t.words = append(t.words, w.Form)
		}
		texts = append(texts, t)
	}
	var list []judged
	lines := bufio.NewScanner(bytes.NewReader(data))
	for n := 1; lines.Scan(); n++ {
		line := lines.Text()
		if line == "" || line[0] == '#' {
			continue
		}
		query, forms, ok := strings.Cut(line, "\t")
		if !ok {
			return nil, fmt.Errorf("%s:%d: no tab between the query and its forms", set, n)
		}
		j := judged{query: query, true: map[string]int{}}
		for form := range strings.SplitSeq(forms, ",") {
			form, only, _ := strings.Cut(form, "@")
			words := strings.Fields(form)
			for _, t := range texts {
				if only != "" && t.id != only {
					continue
				}
				for i := range t.words {
					if stands(t.words[i:], words) {
						j.true[t.id]++
						j.all++
					}
				}
			}
		}
		list = append(list, j)
	}
	return list, lines.Err()
}

func stands(text, words []string) bool {
	if len(text) < len(words) {
		return false
	}
	for i, w := range words {
		if text[i] != w {
			return false
		}
	}
	return true
}

// tally sums how well the answers to the judged terms were.
type tally struct {
	occurrences, found int // true occurrences, and those in clauses that were found
	clauses, right     int // clauses found, and those with a true occurrence
	worst              []string
}

func (t *tally) add(j judged, ids []string) {
	t.occurrences += j.all
	found, right := 0, 0
	seen := map[string]bool{}
	for _, id := range ids {
		if seen[id] {
			continue
		}
		seen[id] = true
		if n := j.true[id]; n > 0 {
			right++
			found += n
		}
	}
	t.found += found
	t.clauses += len(seen)
	t.right += right
	if found < j.all || right < len(seen) {
		t.worst = append(t.worst, fmt.Sprintf("%s: %d of %d occurrences, %d of %d clauses right", j.query, found, j.all, right, len(seen)))
	}
}

func (t *tally) recall() float64    { return percent(t.found, t.occurrences) }
func (t *tally) precision() float64 { return percent(t.right, t.clauses) }

func percent(a, b int) float64 {
	if b == 0 {
		return 0
	}
	return 100 * float64(a) / float64(b)
}
