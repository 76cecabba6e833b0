package textpages

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"sync"

	"quinola/corpus"
)

// nearness is what the nearest clauses are found by: how often words stand in
// clauses, the words of those that play, and what dictionaries explain. The words
// of all other clauses are cut again when they are asked for: of a large corpus
// they take more memory than its tokens.
type nearness struct {
	sync.Once
	words   map[*corpus.Clause][]string                // of clauses that play, each once
	squares map[*corpus.Clause]float64                 // of the weights of their words, together
	often   map[string]map[string]int                  // of each language: in how many clauses a word stands
	clauses map[string]int                             // of each language
	playing map[string][]*corpus.Clause                // of each language: clauses that examples play
	having  map[string]map[string][]*corpus.Clause     // of each language: those of them that have a word
	entries map[*corpus.Text]map[string]*corpus.Clause // what dictionaries explain
	terms   map[*corpus.Clause][]string                // the ids of those whose names stand in it
}

// termsIn returns the ids of the terms whose names stand in a clause. Those of card
// games are none in a game without cards, whose *passe* is an iron to pass.
func (e *Pages) termsIn(c *corpus.Clause) []string {
	if g := e.gameOf(c); g != nil && g.Cardless {
		return nil
	}
	e.near.Do(e.readWords)
	return e.near.terms[c]
}

// leastEntries is how many of its clauses must explain a word for a division
// to be a dictionary.
const leastEntries = 20

func (e *Pages) readWords() {
	n := &e.near
	n.words, n.often, n.clauses = map[*corpus.Clause][]string{}, map[string]map[string]int{}, map[string]int{}
	n.playing, n.entries = map[string][]*corpus.Clause{}, map[*corpus.Text]map[string]*corpus.Clause{}
	n.terms, n.squares, n.having = map[*corpus.Clause][]string{}, map[*corpus.Clause]float64{}, map[string]map[string][]*corpus.Clause{}
	for _, t := range e.Terms() {
		lines := e.Notes.Concordance(t, 0)
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
	for _, t := range e.Corpus.Texts {
		lang := t.Meta.Lang
		if n.often[lang] == nil {
			n.often[lang] = map[string]int{}
		}
		heads := map[string]map[string]*corpus.Clause{} // by division
		for _, c := range t.Clauses {
			words := formsOf(c)
			n.clauses[lang]++
			for _, w := range words {
				n.often[lang][w]++
			}
			if plays(e.Note(c)) {
				n.words[c] = words
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

// likest returns the clause that plays whose words are most like words, which are
// those of c, or nil, and the weightiest that both have. How alike two are is the
// cosine between their words, each weighing the more the fewer clauses of the
// language have it.
func (n *nearness) likest(c *corpus.Clause, words []string) (best *corpus.Clause, shared []string) {
	lang := c.Text.Meta.Lang
	square := n.square(lang, words)
	both := map[*corpus.Clause]float64{}
	for _, w := range words {
		x := n.weight(lang, w)
		for _, other := range n.having[lang][w] {
			both[other] += x * x
		}
	}
	most := leastAlike
	for _, other := range n.playing[lang] {
		alike := both[other] / math.Sqrt(square*n.squares[other])
		if other == c || !(alike > most) {
			continue
		}
		if telling := n.shared(lang, words, n.words[other]); len(telling) >= leastShared {
			best, shared, most = other, telling[:min(len(telling), mostShared)], alike
		}
	}
	return best, shared
}

// shared returns the telling words that two clauses of a language both have, the
// weightiest first.
func (n *nearness) shared(lang string, a, b []string) (list []string) {
	for _, w := range b {
		if n.often[lang][w] <= n.clauses[lang]/tooCommon && slices.Contains(a, w) {
			list = append(list, w)
		}
	}
	slices.SortStableFunc(list, func(x, y string) int { return cmp.Compare(n.weight(lang, y), n.weight(lang, x)) })
	return list
}

// weight returns what a word weighs: the more, the fewer clauses of the language have it.
func (n *nearness) weight(lang, w string) float64 {
	return math.Log(float64(n.clauses[lang]) / float64(n.often[lang][w]))
}

// square returns what the words of a clause weigh together, each by itself squared.
func (n *nearness) square(lang string, words []string) (sum float64) {
	for _, w := range words {
		x := n.weight(lang, w)
		sum += x * x
	}
	return sum
}

// measure notes, once all words are read, what the words of every clause that
// plays weigh together, and which of them have a word.
func (n *nearness) measure() {
	for lang, list := range n.playing {
		n.having[lang] = map[string][]*corpus.Clause{}
		for _, c := range list {
			n.squares[c] = n.square(lang, n.words[c])
			for _, w := range n.words[c] {
				n.having[lang][w] = append(n.having[lang][w], c)
			}
		}
	}
}
