package index

import (
	"sort"
	"strconv"
	"strings"
)

// A word of the query is answered, level by level, by forms of the vocabulary:
//
//	exact     the word itself, accents and case apart
//	spelling  the same word in its old or its modern spelling
//	stem      another form of the word in the same language
//	scan      a form that is no known word and that machine reading may have
//	          made of any of the above
//	prefix    a form that begins with the word, where the reader typed quin*
//
// A form is answered at its first level only. Scan compares letters by the
// cost of confusing them (tables.json): f for s costs 1, any other letter 4;
// rn for m costs 1. Only unknown forms are compared, so that partie never
// finds patrie, and short words are not widened at all.

// The levels, in the order of tables.json.
const (
	Exact = iota
	Spelling
	Stem
	Scan
	Prefix
)

// Match is a form of the vocabulary that answers a word of the query.
type Match struct {
	Form  int // index in Vocabulary.Forms
	Level int
	Cost  int // of a scan match; 0 elsewhere
}

// Weight returns the weight of an occurrence of the matched form.
func (m Match) Weight() int {
	return max(1, tables.Levels[m.Level].Weight-3*m.Cost)
}

// Widen finds the forms that answer the i-th word of t, best level first. off
// switches levels off by name.
func (v *Vocabulary) Widen(t Term, i int, off map[string]bool) []Match {
	seen := map[int]bool{}
	var found []Match
	add := func(form, level, cost int) {
		if !seen[form] {
			seen[form] = true
			found = append(found, Match{form, level, cost})
		}
	}
	on := func(level int) bool { return !off[tables.Levels[level].Name] }

	var exact []int
	for _, form := range t.readings(i) {
		lo, hi := v.find(form)
		for f := lo; f < hi; f++ {
			exact = append(exact, f)
			add(f, Exact, 0)
		}
	}
	if !t.Quoted && on(Spelling) {
		for _, f := range exact {
			for _, g := range v.spellings[v.Forms[f].Spelling] {
				add(g, Spelling, 0)
			}
		}
	}
	if !t.Quoted && on(Stem) {
		for _, f := range exact {
			for _, g := range v.stems[v.Forms[f].Stem] {
				add(g, Stem, 0)
			}
		}
	}
	if on(Scan) && !t.prefixAt(i) {
		sources := map[string]bool{}
		for _, r := range t.readings(i) {
			sources[r] = true
		}
		for _, m := range found {
			sources[v.Forms[m.Form].Form] = true
		}
		for f, cost := range v.confusable(sources, t.readings(i)) {
			if cost >= 0 {
				add(f, Scan, cost)
			}
		}
	}
	if t.prefixAt(i) && on(Prefix) {
		for _, form := range t.readings(i) {
			lo := sort.Search(len(v.Forms), func(k int) bool { return v.Forms[k].Form >= form })
			for f := lo; f < len(v.Forms) && strings.HasPrefix(v.Forms[f].Form, form); f++ {
				add(f, Prefix, 0)
			}
		}
	}
	return found
}

// confusable gives for every form of v the least cost at which the scan may
// have made it of one of the sources, or -1; typed are those of the sources
// that the reader wrote.
func (v *Vocabulary) confusable(sources map[string]bool, typed []string) []int {
	costs := make([]int, len(v.Forms))
	for i := range costs {
		costs[i] = -1
	}
	near := func(string) bool { return true }
	if v.parted {
		begin, end := map[string]bool{}, map[string]bool{}
		for s := range sources {
			begin[beginning(s)] = true
		}
		for _, s := range typed {
			end[ending(s)] = true
		}
		near = func(form string) bool { return begin[beginning(form)] || end[ending(form)] }
	}
	var strays []int
	for i, f := range v.Forms {
		if !f.Known && f.Count > 0 && !sources[f.Form] && near(f.Form) {
			strays = append(strays, i)
		}
	}
	for s := range sources {
		word := []rune(s)
		if len(word) < tables.Scan.Shortest {
			continue
		}
		limit := allowed(len(word))
		var d distance
		for _, i := range strays {
			if c := d.between(word, v.Forms[i].Form, limit); c <= limit && (costs[i] < 0 || c < costs[i]) {
				costs[i] = c
			}
		}
	}
	return costs
}

// allowed returns the cost up to which a word of n letters is widened.
func allowed(n int) int {
	return min(tables.Scan.Most, tables.Scan.Start+tables.Scan.PerHalf*n/2)
}

var pairCost, groupCost = readCosts()

type groupKey struct{ a, b string }

func readCosts() (map[[2]rune]int, map[groupKey]int) {
	pairs, groups := map[[2]rune]int{}, map[groupKey]int{}
	for cost, list := range tables.Scan.Pairs {
		n, _ := strconv.Atoi(cost)
		for _, p := range list {
			r := []rune(p)
			pairs[[2]rune{r[0], r[1]}], pairs[[2]rune{r[1], r[0]}] = n, n
		}
	}
	for cost, list := range tables.Scan.Groups {
		n, _ := strconv.Atoi(cost)
		for _, g := range list {
			a, b, _ := strings.Cut(g, "=")
			groups[groupKey{a, b}], groups[groupKey{b, a}] = n, n
		}
	}
	return pairs, groups
}

// distance holds the rows of the edit distance between two words.
type distance struct {
	cells [][]int
	other []rune
}

// between returns the least cost of turning a into b, or more than limit where it
// is above it.
func (d *distance) between(a []rune, b string, limit int) int {
	d.other = append(d.other[:0], []rune(b)...)
	o := d.other
	if diff := len(a) - len(o); diff*tables.Scan.Delete/2 > limit || -diff*tables.Scan.Insert/2 > limit {
		return limit + 1
	}
	for len(d.cells) <= len(a) {
		d.cells = append(d.cells, nil)
	}
	for i := 0; i <= len(a); i++ {
		if len(d.cells[i]) <= len(o) {
			d.cells[i] = make([]int, len(o)+8)
		}
		row := d.cells[i]
		least := limit + 1
		for j := 0; j <= len(o); j++ {
			best := limit + 1
			if i == 0 && j == 0 {
				best = 0
			}
			if i > 0 {
				best = min(best, d.cells[i-1][j]+tables.Scan.Delete)
			}
			if j > 0 {
				best = min(best, row[j-1]+tables.Scan.Insert)
			}
			if i > 0 && j > 0 {
				c := 0
				if a[i-1] != o[j-1] {
					c = tables.Scan.Substitute
					if p, ok := pairCost[[2]rune{a[i-1], o[j-1]}]; ok {
						c = p
					}
				}
				best = min(best, d.cells[i-1][j-1]+c)
			}
			for _, g := range [][2]int{{2, 1}, {1, 2}, {2, 2}} {
				if i < g[0] || j < g[1] {
					continue
				}
				if c, ok := groupCost[groupKey{string(a[i-g[0] : i]), string(o[j-g[1] : j])}]; ok {
					best = min(best, d.cells[i-g[0]][j-g[1]]+c)
				}
			}
			row[j] = best
			least = min(least, best)
		}
		if least > limit && i > 1 {
			// two rows above the limit cannot lead back under it
			prev := limit + 1
			for j := 0; j <= len(o); j++ {
				prev = min(prev, d.cells[i-1][j])
			}
			if prev > limit {
				return limit + 1
			}
		}
	}
	return d.cells[len(a)][len(o)]
}
