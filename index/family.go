package index

import (
	"cmp"
	"slices"
	"sort"
)

// family is a set of forms that a word of the query may need together: forms that share
// a spelling or a stem, or are spelt alike in two languages. A family lies in one file,
// so that a word usually costs one request.
type family struct {
	forms []int // places in Vocabulary.Forms, sorted
}

// families divides the vocabulary into families, sorted by the first form of each.
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
	clause    int32
	from, end int32 // of postings.places
}

func (p posting) count() int { return int(p.end - p.from) }

// postings are those of every form. A large corpus has millions, so they lie in
// two arrays.
type postings struct {
	lists  [][]posting
	places []int32 // which words of its clause, one after another
}

func (p *postings) of(one posting) []int32 { return p.places[one.from:one.end] }

// postings returns those of every form.
func (v *Vocabulary) postings(docs []Doc, field *field) *postings {
	type key struct{ form, lang string }
	number := make(map[key]int32, len(v.Forms))
	for i, f := range v.Forms {
		number[key{f.Form, f.Lang}] = int32(i)
	}
	var forms []int32                     // of all words
	ends := make([]int32, len(docs))      // in forms, of each clause
	from := make([]int32, len(v.Forms)+1) // in places, of each form
	having := make([]int32, len(v.Forms)) // how many clauses have each form
	last := make([]int32, len(v.Forms))   // the clause that had it last, counted from 1
	all := 0
	for n := range docs {
		lang, text := field.of(&docs[n])
		for _, w := range Words(lang, text) {
			i := number[key{w.Form, lang}]
			forms = append(forms, i)
			from[i+1]++
			if last[i] != int32(n+1) {
				last[i] = int32(n + 1)
				having[i]++
				all++
			}
		}
		ends[n] = int32(len(forms))
	}
	p := &postings{make([][]posting, len(v.Forms)), make([]int32, len(forms))}
	room := make([]posting, all)
	for i, n := range having {
		p.lists[i], room = room[:0:n], room[n:]
		from[i+1] += from[i]
	}
	at := 0
	for n, end := range ends {
		for pos := int32(0); at < int(end); at, pos = at+1, pos+1 {
			i := forms[at]
			l := p.lists[i]
			if len(l) == 0 || l[len(l)-1].clause != int32(n) {
				l = append(l, posting{int32(n), from[i], from[i]})
				p.lists[i] = l
			}
			p.places[from[i]] = pos
			from[i]++
			l[len(l)-1].end = from[i]
		}
	}
	return p
}

// contextsAt is how many clauses a list of hits shows at first.
const contextsAt = 10

// chooser chooses the clauses that a query lists first. Its arrays, with one entry for
// each clause, are reused from word to word.
type chooser struct {
	v        *Vocabulary
	postings *postings
	lengths  []int
	count    []int32 // the occurrences found
	weight   []int32 // of the best
	found    []int32 // the clauses that have any
}

func newChooser(v *Vocabulary, p *postings, lengths []int) *chooser {
	return &chooser{v: v, postings: p, lengths: lengths, count: make([]int32, len(lengths)), weight: make([]int32, len(lengths))}
}

// best returns the clauses that a query of any one form of the family lists first,
// in the order of the corpus.
func (c *chooser) best(f family) []int {
	var chosen []int
	asked := ""
	for _, m := range f.forms {
		if form := c.v.Forms[m].Form; form != asked {
			asked = form
			chosen = append(chosen, c.first(form)...)
		}
	}
	slices.Sort(chosen)
	return slices.Compact(chosen)
}

// first returns the clauses that a query of a form lists first, the best first.
func (c *chooser) first(form string) []int {
	for _, w := range c.v.Widen(Term{Words: []string{form}, Raw: []string{form}}, 0, map[string]bool{"scan": true}) {
		for _, p := range c.postings.lists[w.Form] {
			if c.count[p.clause] == 0 {
				c.found = append(c.found, p.clause)
				c.weight[p.clause] = 0
			}
			c.count[p.clause] += int32(p.count())
			c.weight[p.clause] = max(c.weight[p.clause], int32(w.Weight()))
		}
	}
	type scored struct{ clause, score int }
	best := make([]scored, 0, contextsAt+1)
	for _, n := range c.found {
		s := scored{int(n), points(int(c.weight[n]), int(c.count[n]), len(c.lengths), len(c.found)) / tables.Length[c.lengths[n]]}
		at, _ := slices.BinarySearchFunc(best, s, func(a, b scored) int { return cmp.Or(b.score-a.score, a.clause-b.clause) })
		if best = slices.Insert(best, at, s); len(best) > contextsAt {
			best = best[:contextsAt]
		}
	}
	for _, n := range c.found {
		c.count[n] = 0
	}
	c.found = c.found[:0]
	list := make([]int, len(best))
	for i, s := range best {
		list[i] = s.clause
	}
	return list
}
