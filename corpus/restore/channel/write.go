package channel

import (
	"fmt"
	"sort"
	"strings"
)

// WriteWords writes the words in the format of Load.
func (m *Model) WriteWords() string {
	var b strings.Builder
	for _, w := range m.words {
		fmt.Fprintf(&b, "%s\t%d\t%d\t", w.Key, w.Cost, w.Cap)
		for i, f := range w.Forms {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(f.Text)
			if f.Cost != 0 {
				fmt.Fprintf(&b, "=%d", f.Cost)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// WriteBigrams writes the bigrams in the format of Load.
func (m *Model) WriteBigrams() string {
	type pair struct {
		next string
		cost int32
	}
	next := make([][]pair, len(m.words))
	for k, c := range m.pairs {
		a := k >> 32
		next[a] = append(next[a], pair{m.words[uint32(k)].Key, c})
	}
	var b strings.Builder
	for a, list := range next {
		if len(list) == 0 && m.back[a] == 0 {
			continue
		}
		sort.Slice(list, func(i, j int) bool { return list[i].next < list[j].next })
		fmt.Fprintf(&b, "%s\t%d\t", m.words[a].Key, m.back[a])
		for i, p := range list {
			if i > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%s=%d", p.next, p.cost)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
