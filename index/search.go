package index

import (
	"context"
	"math/bits"
	"sort"
	"strings"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/search"
	"github.com/blevesearch/bleve/v2/search/query"
)

// Results are the clauses that answer a query, best first.
type Results struct {
	Total    int       `json:"total"`
	Hits     []Hit     `json:"hits"`
	Expanded []string  `json:"expanded"` // the forms the query was widened to
	Widened  []Widened `json:"widened"`  // the same by word and level, with their counts
}

// Hit is a clause and where the query's words stand in it.
type Hit struct {
	ID      string   `json:"id"`
	Score   int      `json:"score"`
	Snippet string   `json:"snippet"`
	Matches [][2]int `json:"matches"` // bytes of the snippet
}

// Widened is one form that a word of the query was widened to.
type Widened struct {
	Word  string `json:"word"`
	Level string `json:"level"`
	Form  string `json:"form"`
	Count int    `json:"count"` // occurrences in the texts
}

// Options of a search.
type Options struct {
	Limit int             // hits returned; all are counted
	Off   map[string]bool // levels switched off by name
}

// Search answers a query as a reader types it. A number or a label with or
// without the name of a text ("hague 18", "XVIII") lists that clause first.
func (x *Index) Search(ctx context.Context, s string, opts Options) (*Results, error) {
	q := Parse(s)
	res := &Results{Hits: []Hit{}, Expanded: []string{}, Widened: []Widened{}}
	scores := map[int]int{}
	marks := map[int][][2]int{}
	if len(q.Terms) > 0 {
		if err := x.match(ctx, q, opts, res, scores, marks); err != nil {
			return nil, err
		}
	}
	for _, n := range x.goTo(s) {
		scores[n] = max(scores[n], labelScore)
	}
	order := make([]int, 0, len(scores))
	for n := range scores {
		order = append(order, n)
	}
	sort.Slice(order, func(i, j int) bool {
		if a, b := scores[order[i]], scores[order[j]]; a != b {
			return a > b
		}
		return order[i] < order[j]
	})
	res.Total = len(order)
	if opts.Limit > 0 && len(order) > opts.Limit {
		order = order[:opts.Limit]
	}
	field := "Reading"
	if q.Gloss {
		field = "Gloss"
	}
	for _, n := range order {
		text, err := x.stored(n, field)
		if err != nil {
			return nil, err
		}
		snippet, matches := cut(text, marks[n])
		res.Hits = append(res.Hits, Hit{x.clauses[n].id, scores[n], snippet, matches})
	}
	return res, nil
}

// slot is one word of a term with the forms that answer it.
type slot struct {
	term  int
	forms map[string]int // form → weight
}

func (x *Index) match(ctx context.Context, q Query, opts Options, res *Results, scores map[int]int, marks map[int][][2]int) error {
	field := "Reading"
	if q.Gloss {
		field = "Gloss"
	}
	must := bleve.NewBooleanQuery()
	var slots []slot
	listed := map[string]bool{}
	for i, t := range q.Terms {
		if q.Gloss {
			m := bleve.NewMatchPhraseQuery(strings.Join(t.Raw, " "))
			m.SetField(field)
			must.AddMust(m)
			continue
		}
		alternatives := make([][]string, len(t.Words))
		for w := range t.Words {
			sl := slot{term: i, forms: map[string]int{}}
			for _, m := range x.vocabulary.Widen(t, w, opts.Off) {
				f := x.vocabulary.Forms[m.Form]
				if f.Count == 0 {
					continue
				}
				if _, twice := sl.forms[f.Form]; !twice {
					sl.forms[f.Form] = m.Weight()
					alternatives[w] = append(alternatives[w], f.Form)
				}
				res.Widened = append(res.Widened, Widened{t.Words[w], tables.Levels[m.Level].Name, f.Form, f.Count})
				if !listed[f.Form] {
					listed[f.Form] = true
					res.Expanded = append(res.Expanded, f.Form)
				}
			}
			if len(alternatives[w]) == 0 {
				return nil // a word that is nowhere: no clause has them all
			}
			slots = append(slots, sl)
		}
		must.AddMust(anyOf(alternatives, field))
	}
	for _, t := range q.Not {
		alternatives := make([][]string, len(t.Words))
		for w := range t.Words {
			for _, m := range x.vocabulary.Widen(t, w, opts.Off) {
				alternatives[w] = append(alternatives[w], x.vocabulary.Forms[m.Form].Form)
			}
		}
		if full(alternatives) {
			must.AddMustNot(anyOf(alternatives, field))
		}
	}
	for name, value := range q.Filters {
		must.AddMust(filter(name, value))
	}
	req := bleve.NewSearchRequestOptions(must, len(x.clauses)+1, 0, false)
	req.IncludeLocations = true
	req.Score = "none"
	req.SortBy([]string{"_id"})
	found, err := x.bleve.SearchInContext(ctx, req)
	if err != nil {
		return err
	}
	x.rank(found.Hits, field, slots, scores, marks)
	return nil
}

func full(alternatives [][]string) bool {
	for _, a := range alternatives {
		if len(a) == 0 {
			return false
		}
	}
	return len(alternatives) > 0
}

func anyOf(alternatives [][]string, field string) query.Query {
	if len(alternatives) > 1 {
		return query.NewMultiPhraseQuery(alternatives, field)
	}
	d := bleve.NewDisjunctionQuery()
	for _, form := range alternatives[0] {
		t := bleve.NewTermQuery(form)
		t.SetField(field)
		d.AddQuery(t)
	}
	return d
}

var filterFields = map[string]string{"text": "Text", "game": "Game", "lang": "Lang", "kind": "Kind", "rule": "Rules"}

func filter(name, value string) query.Query {
	if name == "text" || name == "rule" {
		p := bleve.NewPrefixQuery(value)
		p.SetField(filterFields[name])
		return p
	}
	t := bleve.NewTermQuery(value)
	t.SetField(filterFields[name])
	return t
}

// rank scores each clause in integers, so that the page reaches the same
// order: for every word of the query the weights of its occurrences, damped by
// tables.Saturation and worth more the fewer clauses have the word, over a
// divisor that grows with the length of the clause.
func (x *Index) rank(hits search.DocumentMatchCollection, field string, slots []slot, scores map[int]int, marks map[int][][2]int) {
	clausesWith := make([]int, len(slots))
	for _, h := range hits {
		for i, sl := range slots {
			for form := range h.Locations[field] {
				if _, ok := sl.forms[form]; ok {
					clausesWith[i]++
					break
				}
			}
		}
	}
	for _, h := range hits {
		n := x.byID[h.ID]
		score := 0
		for i, sl := range slots {
			best, count := 0, 0
			for form, locations := range h.Locations[field] {
				if w, ok := sl.forms[form]; ok {
					best = max(best, w)
					count += len(locations)
				}
			}
			sat := tables.Saturation[min(count, len(tables.Saturation)-1)]
			score += best * sat * rarity(len(x.clauses), clausesWith[i])
		}
		scores[n] = max(1, score/tables.Length[min(bits.Len(uint(x.clauses[n].words)), len(tables.Length)-1)])
		for _, byForm := range h.Locations[field] {
			for _, l := range byForm {
				marks[n] = append(marks[n], [2]int{int(l.Start), int(l.End)})
			}
		}
		sort.Slice(marks[n], func(i, j int) bool { return marks[n][i][0] < marks[n][j][0] })
	}
}

// rarity is 4 + 4·log2(all/with), in whole quarters.
func rarity(all, with int) int {
	if with == 0 {
		return 0
	}
	r := 4
	for n := all; n >= 2*with; n /= 2 {
		r += 4
	}
	return r
}

func (x *Index) stored(n int, field string) (string, error) {
	req := bleve.NewSearchRequestOptions(bleve.NewDocIDQuery([]string{x.clauses[n].id}), 1, 0, false)
	req.Fields = []string{field}
	res, err := x.bleve.Search(req)
	if err != nil || len(res.Hits) == 0 {
		return "", err
	}
	s, _ := res.Hits[0].Fields[field].(string)
	return s, nil
}
