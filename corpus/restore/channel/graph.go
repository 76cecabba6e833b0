package channel

import (
	"encoding/binary"
	"fmt"
	"sort"
)

// Graph is a set of words as an acyclic automaton: a trie or, if minimised, a
// DAWG. A node is the index of its first edge; a node's edges are contiguous.
// An edge is label | last<<7 | final<<8 | target<<9. The label is a character
// of labels, several of which may stand for one letter (e é è ê for e).
type Graph struct {
	edges []uint32
	// For a trie only, by edge:
	word []int32 // the word that ends with it, or -1
	look []int32 // the least cost of a word in or below it
}

const labels = "abcdefghijklmnopqrstuvwxyzſç'&,.;àâäéèêëîïôöùûüÿ"

var (
	labelOf     = map[rune]uint32{}
	labelRune   []rune
	labelLetter []Letter
)

func init() {
	for _, r := range labels {
		labelOf[r] = uint32(len(labelRune))
		labelRune = append(labelRune, r)
		l, _ := letterOf(r)
		labelLetter = append(labelLetter, l)
	}
}

func (g *Graph) label(e uint32) uint32 { return g.edges[e] & 0x7f }
func (g *Graph) last(e uint32) bool    { return g.edges[e]&0x80 != 0 }
func (g *Graph) final(e uint32) bool   { return g.edges[e]&0x100 != 0 }
func (g *Graph) target(e uint32) uint32 {
	return g.edges[e] >> 9
}

// noNode is the target of an edge that leads no further; node 0 is the root.
const noNode = 1<<23 - 1

// Trie makes a trie of words, each with its id and cost.
func Trie(words []string, cost []int32) *Graph {
	order := make([]int, len(words))
	keys := make([][]uint32, len(words))
	for i, w := range words {
		order[i] = i
		for _, r := range w {
			keys[i] = append(keys[i], labelOf[r])
		}
	}
	less := func(a, b []uint32) bool {
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				return a[i] < b[i]
			}
		}
		return len(a) < len(b)
	}
	sort.Slice(order, func(a, b int) bool { return less(keys[order[a]], keys[order[b]]) })
	g := &Graph{}
	type span struct {
		from, to, depth int
		edge            uint32
	}
	var queue []span
	if len(words) > 0 {
		queue = append(queue, span{0, len(words), 0, noNode})
	}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		first := uint32(len(g.edges))
		n := 0
		for i := s.from; i < s.to; {
			k := keys[order[i]]
			if len(k) == s.depth { // the word that ends at the node above
				i++
				continue
			}
			j := i
			for j < s.to && keys[order[j]][s.depth] == k[s.depth] {
				j++
			}
			e := uint32(len(g.edges))
			v := k[s.depth] | uint32(noNode)<<9
			word := int32(-1)
			if len(k) == s.depth+1 {
				v |= 0x100
				word = int32(order[i])
			}
			g.edges = append(g.edges, v)
			g.word = append(g.word, word)
			if j-i > 1 || len(k) > s.depth+1 {
				queue = append(queue, span{i, j, s.depth + 1, e})
			}
			n++
			i = j
		}
		if n == 0 {
			continue
		}
		g.edges[len(g.edges)-1] |= 0x80
		if s.edge != noNode {
			g.edges[s.edge] = g.edges[s.edge]&0x1ff | first<<9
		}
	}
	g.lookAhead(cost)
	return g
}

// lookAhead computes the least cost of any word behind each edge.
func (g *Graph) lookAhead(cost []int32) {
	g.look = make([]int32, len(g.edges))
	for e := len(g.edges) - 1; e >= 0; e-- {
		best := int32(1 << 30)
		if w := g.word[e]; w >= 0 {
			best = cost[w]
		}
		if t := g.target(uint32(e)); t != noNode {
			for c := t; ; c++ {
				best = min(best, g.look[c])
				if g.last(c) {
					break
				}
			}
		}
		g.look[e] = best
	}
}

// Minimise makes a DAWG of sorted words without costs.
func Minimise(words []string) *Graph {
	costs := make([]int32, len(words))
	t := Trie(words, costs)
	g := &Graph{}
	seen := map[string]uint32{}
	// In a breadth-first trie the children come after their node. Going backwards
	// from the last node, every target is already placed. Places are counted from
	// the end, then reversed.
	var starts []uint32
	for e := 0; e < len(t.edges); e++ {
		if e == 0 || t.last(uint32(e-1)) {
			starts = append(starts, uint32(e))
		}
	}
	placed := make(map[uint32]uint32, len(starts))
	var nodes [][]uint32 // each with targets as indexes into nodes
	for i := len(starts) - 1; i >= 0; i-- {
		var node []uint32
		for e := starts[i]; ; e++ {
			v := t.edges[e] & 0x1ff
			to := uint32(noNode)
			if c := t.target(e); c != noNode {
				to = placed[c]
			}
			node = append(node, v|to<<9)
			if t.last(e) {
				break
			}
		}
		key := make([]byte, 4*len(node))
		for k, v := range node {
			binary.LittleEndian.PutUint32(key[4*k:], v)
		}
		if at, ok := seen[string(key)]; ok {
			placed[starts[i]] = at
			continue
		}
		at := uint32(len(nodes))
		nodes = append(nodes, node)
		seen[string(key)] = at
		placed[starts[i]] = at
	}
	at := make([]uint32, len(nodes))
	n := uint32(0)
	for i := len(nodes) - 1; i >= 0; i-- {
		at[i] = n
		n += uint32(len(nodes[i]))
	}
	for i := len(nodes) - 1; i >= 0; i-- {
		for _, v := range nodes[i] {
			if to := v >> 9; to != noNode {
				v = v&0x1ff | at[to]<<9
			}
			g.edges = append(g.edges, v)
		}
	}
	return g
}

// Pack returns the graph's edges, four bytes each, in the format of Unpack.
func (g *Graph) Pack() []byte {
	out := make([]byte, 4*len(g.edges))
	for i, e := range g.edges {
		binary.LittleEndian.PutUint32(out[4*i:], e)
	}
	return out
}

// Unpack reads what Pack wrote. It returns an error for a truncated or invalid graph.
func Unpack(data []byte) (*Graph, error) {
	if len(data)%4 != 0 {
		return nil, fmt.Errorf("a packed word graph of %d bytes is cut short", len(data))
	}
	g := &Graph{edges: make([]uint32, len(data)/4)}
	for i := range g.edges {
		g.edges[i] = binary.LittleEndian.Uint32(data[4*i:])
		if t := g.edges[i] >> 9; t != noNode && int(t) >= len(g.edges) || int(g.edges[i]&0x7f) >= len(labelRune) {
			return nil, fmt.Errorf("a packed word graph is broken at edge %d", i)
		}
	}
	if n := len(g.edges); n > 0 && g.edges[n-1]&0x80 == 0 {
		return nil, fmt.Errorf("a packed word graph has no last edge")
	}
	return g, nil
}

// Has reports whether the word, spelt in labels, is in the graph.
func (g *Graph) Has(word string) bool {
	at := uint32(0)
	final := false
	if len(g.edges) == 0 {
		return false
	}
	for _, r := range word {
		l, ok := labelOf[r]
		if !ok || at == noNode {
			return false
		}
		e := at
		for g.label(e) != l {
			if g.last(e) {
				return false
			}
			e++
		}
		at, final = g.target(e), g.final(e)
	}
	return final
}
