package site

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"sync"

	"quinola/corpus"
)

// nearness is what the nearest clauses are found by: the words of all clauses,
// and those that dictionaries explain.
type nearness struct {
	sync.Once
	words   map[*corpus.Clause][]string                // each once
	squares map[*corpus.Clause]float64                 // of the weights of its words, together
	often   map[string]map[string]int                  // of each language: in how many clauses a word stands
	clauses map[string]int                             // of each language
	playing map[string][]*corpus.Clause                // of each language: clauses that examples play
	having  map[string]map[string][]*corpus.Clause     // of each language: those of them that have a word
	entries map[*corpus.Text]map[string]*corpus.Clause // what dictionaries explain
	terms   map[*corpus.Clause][]string                // the ids of those whose names stand in it
}

// leastEntries is how many of its clauses must explain a word for a division
// to be a dictionary.
const leastEntries = 20

func (e *edition) readWords() {
	n := &e.near
	n.words, n.often, n.clauses = map[*corpus.Clause][]string{}, map[string]map[string]int{}, map[string]int{}
	n.playing, n.entries = map[string][]*corpus.Clause{}, map[*corpus.Text]map[string]*corpus.Clause{}
	n.terms, n.squares, n.having = map[*corpus.Clause][]string{}, map[*corpus.Clause]float64{}, map[string]map[string][]*corpus.Clause{}
	for _, t := range e.terms() {
		lines := e.options.Notes.Concordance(t, 0)
		common := map[string]int{}
		for _, l := range lines {
			common[l.Word]++
		}
		for _, l := range lines {
			if common[l.Word] > len(l.Clause.Text.Clauses)/tooCommon {
				continue // a common word, which is a name only in its own game
			}
			if list := n.terms[l.Clause]; len(list) == 0 || list[len(list)-1] != t.ID {
				n.terms[l.Clause] = append(list, t.ID)
			}
		}
	}
	for _, t := range e.corpus.Texts {
		lang := t.Meta.Lang
		if n.often[lang] == nil {
			n.often[lang] = map[string]int{}
		}
		heads := map[string]map[string]*corpus.Clause{} // by division
		for _, c := range t.Clauses {
			words := formsOf(lang, c.Reading())
			n.words[c] = words
			n.clauses[lang]++
			for _, w := range words {
				n.often[lang][w]++
			}
			if plays(e.note(c)) {
				n.playing[lang] = append(n.playing[lang], c)
			}
			if head := headword(lang, c); head != "" {
				d := strings.Join(c.Division, "\n")
				if heads[d] == nil {
					heads[d] = map[string]*corpus.Clause{}
				}
				if heads[d][head] == nil {
					heads[d][head] = c
				}
			}
		}
		for _, dictionary := range heads {
			if len(dictionary) >= leastEntries {
				n.entries[t] = dictionary
			}
		}
	}
	n.measure()
}

// leastAlike is how alike, from 0 to 1, two clauses must be for one to be named
// on the page of the other, and leastShared how many telling words they must
// both have; mostShared is how many of those are told.
const (
	leastAlike  = 0.14
	leastShared = 3
	mostShared  = 4
)

// likest is the clause that plays whose words are most like those of c, or nil,
// and the weightiest words that both have. How alike two are is the cosine between
// their words, each weighing the more the fewer clauses of the language have it.
func (n *nearness) likest(c *corpus.Clause) (best *corpus.Clause, shared []string) {
	lang := c.Text.Meta.Lang
	both := map[*corpus.Clause]float64{}
	for _, w := range n.words[c] {
		x := n.weight(lang, w)
		for _, other := range n.having[lang][w] {
			both[other] += x * x
		}
	}
	most := leastAlike
	for _, other := range n.playing[lang] {
		alike := both[other] / math.Sqrt(n.squares[c]*n.squares[other])
		if other == c || !(alike > most) {
			continue
		}
		if words := n.shared(c, other); len(words) >= leastShared {
			best, shared, most = other, words[:min(len(words), mostShared)], alike
		}
	}
	return best, shared
}

// shared are the telling words that two clauses both have, the weightiest first.
func (n *nearness) shared(a, b *corpus.Clause) (list []string) {
	lang := a.Text.Meta.Lang
	for _, w := range n.words[b] {
		if n.often[lang][w] <= n.clauses[lang]/tooCommon && slices.Contains(n.words[a], w) {
			list = append(list, w)
		}
	}
	slices.SortStableFunc(list, func(x, y string) int { return cmp.Compare(n.weight(lang, y), n.weight(lang, x)) })
	return list
}

// weight is what a word weighs: the more, the fewer clauses of the language have it.
func (n *nearness) weight(lang, w string) float64 {
	return math.Log(float64(n.clauses[lang]) / float64(n.often[lang][w]))
}

// measure notes, once all words are read, what the words of every clause weigh
// together, and which of the clauses that play have a word.
func (n *nearness) measure() {
	for c, words := range n.words {
		for _, w := range words {
			x := n.weight(c.Text.Meta.Lang, w)
			n.squares[c] += x * x
		}
	}
	for lang, list := range n.playing {
		n.having[lang] = map[string][]*corpus.Clause{}
		for _, c := range list {
			for _, w := range n.words[c] {
				n.having[lang][w] = append(n.having[lang][w], c)
			}
		}
	}
}
