package index

import (
	"math/bits"
	"sort"
)

// rank scores each clause that has every term, in integers, so that the page
// reaches the same order. For every term: the weight of its best occurrence,
// times what tables.Saturation says of their number, times a rarity that is
// greater the fewer clauses have the term; over a divisor that grows with the
// length of the clause. Without terms every clause allowed scores 1.
func (a *answer) rank(allowed []bool, terms []map[int]occurrences) {
	a.scores, a.marks, a.levels = map[int]int{}, map[int][][2]int{}, map[int]int{}
	if len(terms) == 0 {
		for n, ok := range allowed {
			if ok {
				a.scores[n] = 1
			}
		}
		return
	}
	for n, first := range terms[0] {
		if !allowed[n] {
			continue
		}
		score, level, marks := 0, 0, first.marks
		for i, t := range terms {
			o, ok := t[n]
			if !ok {
				score = -1
				break
			}
			level = max(level, o.level)
			score += points(o.weight, o.count, len(a.clauses), len(t))
			if i > 0 {
				marks = append(marks, o.marks...)
			}
		}
		if score < 0 {
			continue
		}
		a.scores[n] = max(1, score/tables.Length[a.side.texts[n].length])
		a.marks[n], a.levels[n] = apart(marks), level
	}
}

// apart sorts marks and merges those that overlap: two terms may find the same word,
// and a phrase may begin within another.
func apart(marks [][2]int) [][2]int {
	sort.Slice(marks, func(i, j int) bool { return marks[i][0] < marks[j][0] })
	var list [][2]int
	for _, m := range marks {
		if n := len(list); n > 0 && m[0] < list[n-1][1] {
			list[n-1][1] = max(list[n-1][1], m[1])
			continue
		}
		list = append(list, m)
	}
	return list
}

// points returns those of a term in a clause that has it count times.
func points(weight, count, all, having int) int {
	return weight * tables.Saturation[min(count, len(tables.Saturation)-1)] * rarity(all, having)
}

// lengthClass returns the place in tables.Length of a text of so many words.
func lengthClass(words int) int {
	return min(bits.Len(uint(words)), len(tables.Length)-1)
}

// rarity returns 4 + 4·log2(all/having), in whole quarters.
func rarity(all, having int) int {
	if having == 0 {
		return 0
	}
	r := 4
	for n := all; n >= 2*having; n /= 2 {
		r += 4
	}
	return r
}

// order returns the clauses found, best first, and in the order of the corpus if scores
// are equal.
func (a *answer) order() []int {
	order := make([]int, 0, len(a.scores))
	for n := range a.scores {
		order = append(order, n)
	}
	sort.Slice(order, func(i, j int) bool {
		if x, y := a.scores[order[i]], a.scores[order[j]]; x != y {
			return x > y
		}
		return order[i] < order[j]
	})
	return order
}
