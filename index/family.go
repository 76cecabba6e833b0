package index

import "sort"

// family is a set of forms that a word of the query may need together: those
// that share a spelling or a stem, or are spelt alike in two languages. A
// family lies in one file, so that a word mostly costs one request.
type family struct {
	forms []int // places in Vocabulary.Forms, sorted
}

// families parts the vocabulary, sorted by the first form of each.
func (v *Vocabulary) families() []family {
	parent := make([]int, len(v.Forms))
	for i := range parent {
		parent[i] = i
	}
	root := func(i int) int {
		for parent[i] != i {
			parent[i] = parent[parent[i]]
			i = parent[i]
		}
		return i
	}
	join := func(i, j int) {
		a, b := root(i), root(j)
		parent[max(a, b)] = min(a, b)
	}
	for i := range v.Forms {
		join(i, v.spellings[v.Forms[i].Spelling][0])
		join(i, v.stems[v.Forms[i].Stem][0])
		if i > 0 && v.Forms[i-1].Form == v.Forms[i].Form {
			join(i, i-1)
		}
	}
	members := map[int][]int{}
	for i := range v.Forms {
		members[root(i)] = append(members[root(i)], i)
	}
	list := make([]family, 0, len(members))
	for _, m := range members {
		list = append(list, family{m})
	}
	sort.Slice(list, func(i, j int) bool { return list[i].forms[0] < list[j].forms[0] })
	return list
}

// stray reports whether the family is a single form that is no known word, and
// lies in no file of words: see strays.go.
func (v *Vocabulary) stray(f family) bool {
	return len(f.forms) == 1 && !v.Forms[f.forms[0]].Known
}

// posting is a clause that has a form, and where.
type posting struct {
	clause    int
	positions []int
}

// postings are those of every form.
func (v *Vocabulary) postings(docs []Doc, field *field) [][]posting {
	type key struct{ form, lang string }
	number := make(map[key]int, len(v.Forms))
	for i, f := range v.Forms {
		number[key{f.Form, f.Lang}] = i
	}
	lists := make([][]posting, len(v.Forms))
	for n := range docs {
		lang, text := field.of(&docs[n])
		for pos, w := range Words(lang, text) {
			i := number[key{w.Form, lang}]
			if l := lists[i]; len(l) > 0 && l[len(l)-1].clause == n {
				l[len(l)-1].positions = append(l[len(l)-1].positions, pos)
				continue
			}
			lists[i] = append(lists[i], posting{n, []int{pos}})
		}
	}
	return lists
}

// contextsAt is how many clauses a list of hits shows at first.
const contextsAt = 10

// best are the clauses that a query of any one form of the family lists first,
// in the order of the corpus.
func (v *Vocabulary) best(f family, lists [][]posting, lengths []int) []int {
	chosen := map[int]bool{}
	asked := ""
	for _, m := range f.forms {
		if v.Forms[m].Form == asked {
			continue
		}
		asked = v.Forms[m].Form
		found := map[int]occurrences{}
		for _, w := range v.Widen(Term{Words: []string{asked}, Raw: []string{asked}}, 0, map[string]bool{"scan": true}) {
			for _, p := range lists[w.Form] {
				o := found[p.clause]
				o.count += len(p.positions)
				o.weight = max(o.weight, w.Weight())
				found[p.clause] = o
			}
		}
		type scored struct{ clause, score int }
		order := make([]scored, 0, len(found))
		for n, o := range found {
			order = append(order, scored{n, points(o.weight, o.count, len(lengths), len(found)) / tables.Length[lengths[n]]})
		}
		sort.Slice(order, func(i, j int) bool {
			if order[i].score != order[j].score {
				return order[i].score > order[j].score
			}
			return order[i].clause < order[j].clause
		})
		for _, s := range order[:min(contextsAt, len(order))] {
			chosen[s.clause] = true
		}
	}
	list := make([]int, 0, len(chosen))
	for n := range chosen {
		list = append(list, n)
	}
	sort.Ints(list)
	return list
}
