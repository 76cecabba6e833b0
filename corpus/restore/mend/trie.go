package mend

import (
	"math"
	"unicode/utf8"
)

// trie holds the words of a lexicon by their letters; the children of a node
// stand side by side.
type trie struct{ nodes []node }

type node struct {
	letter rune
	first  int32 // of its children
	count  int32
	word   int32 // that ends here, or -1
	least  int32 // cost of the cheapest word at or below
}

// newTrie makes a trie of words, given in order of their bytes by their indexes,
// and of what each costs.
func newTrie(words []string, order, costs []int32) trie {
	type stretch struct {
		node     int32
		from, to int // words
		depth    int // bytes
	}
	t := trie{nodes: []node{{word: -1}}}
	queue := []stretch{{0, 0, len(order), 0}}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		first := int32(len(t.nodes))
		for i := s.from; i < s.to; {
			word := words[order[i]]
			if len(word) == s.depth {
				t.nodes[s.node].word = order[i]
				i++
				continue
			}
			r, size := utf8.DecodeRuneInString(word[s.depth:])
			j := i + 1
			for j < s.to {
				if q, _ := utf8.DecodeRuneInString(words[order[j]][s.depth:]); q != r {
					break
				}
				j++
			}
			queue = append(queue, stretch{int32(len(t.nodes)), i, j, s.depth + size})
			t.nodes = append(t.nodes, node{letter: r, word: -1})
			i = j
		}
		t.nodes[s.node].first, t.nodes[s.node].count = first, int32(len(t.nodes))-first
	}
	for i := len(t.nodes) - 1; i >= 0; i-- { // children stand after their parents
		n := &t.nodes[i]
		n.least = math.MaxInt32 / 2
		if n.word >= 0 {
			n.least = costs[n.word]
		}
		for k := n.first; k < n.first+n.count; k++ {
			n.least = min(n.least, t.nodes[k].least)
		}
	}
	return t
}

// child is the child of a node under a letter, or -1.
func (t *trie) child(n int32, r rune) int32 {
	p := &t.nodes[n]
	lo, hi := p.first, p.first+p.count
	for lo < hi {
		m := (lo + hi) / 2
		if t.nodes[m].letter < r {
			lo = m + 1
		} else {
			hi = m
		}
	}
	if lo < p.first+p.count && t.nodes[lo].letter == r {
		return lo
	}
	return -1
}
