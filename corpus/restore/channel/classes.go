package channel

import (
	"fmt"
	"math"
	"sort"
	"strconv"
	"strings"
)

// A common word is a class of its own. The others are classed by their
// endings, which in French tell much about the part of speech.
const common = 640

// classify sorts the words into classes.
func (m *Model) classify() {
	ids := map[string]int32{}
	m.names = nil
	m.kinds = make([]int32, len(m.words))
	m.share = make([]int32, len(m.words))
	sum := []float64{}
	for i := range m.words {
		name := m.words[i].Key
		if m.uni[i] > common {
			name = "-" + ending(name)
		}
		id, ok := ids[name]
		if !ok {
			id = int32(len(m.names))
			ids[name] = id
			m.names = append(m.names, name)
			sum = append(sum, 0)
		}
		m.kinds[i] = id
		sum[id] += math.Exp(-float64(m.uni[i]) / nat)
	}
	for i := range m.words {
		m.share[i] = Cost(math.Exp(-float64(m.uni[i])/nat) / sum[m.kinds[i]])
	}
	if m.after == nil {
		m.after = map[uint64]int32{}
	}
}

// ending returns the part of a word that determines its class.
func ending(key string) string {
	r := []rune(key)
	n := 2
	if len(r) > 2 && (r[len(r)-1] == 's' || r[len(r)-1] == 't') {
		n = 3
	}
	return string(r[max(0, len(r)-n):])
}

// learnClasses estimates which classes follow which.
func (m *Model) learnClasses(c *Counts) {
	type pair [2]int32
	n := map[pair]float64{}
	total := map[int32]float64{}
	for _, k := range pairsInOrder(c.Pairs) {
		v := c.Pairs[k]
		a, ok := m.ids[k[0]]
		b, ok2 := m.ids[k[1]]
		if ok && ok2 {
			n[pair{m.kinds[a], m.kinds[b]}] += v
			total[m.kinds[a]] += v
		}
	}
	m.after = map[uint64]int32{}
	for p, v := range n {
		if v >= 0.8 {
			m.after[uint64(p[0])<<32|uint64(p[1])] = Cost((v - 0.4) / (total[p[0]] + 5))
		}
	}
}

// loadClasses reads what WriteClasses wrote. It returns an error for a malformed line.
func (m *Model) loadClasses(table string) error {
	ids := map[string]int32{}
	for i, n := range m.names {
		ids[n] = int32(i)
	}
	for n := 1; table != ""; n++ {
		var l string
		l, table, _ = strings.Cut(table, "\n")
		if l == "" || strings.HasPrefix(l, "# ") {
			continue
		}
		name, rest, _ := strings.Cut(l, "\t")
		a, ok := ids[name]
		if !ok {
			return fmt.Errorf("classes:%d: no class %q", n, name)
		}
		for rest != "" {
			var p string
			p, rest, _ = strings.Cut(rest, " ")
			i := strings.LastIndexByte(p, '=')
			if i < 0 {
				return fmt.Errorf("classes:%d: %q is no pair", n, p)
			}
			b, ok := ids[p[:i]]
			v, err := strconv.Atoi(p[i+1:])
			if !ok || err != nil {
				return fmt.Errorf("classes:%d: %q is no pair", n, p)
			}
			m.after[uint64(a)<<32|uint64(b)] = int32(v)
		}
	}
	return nil
}

// WriteClasses writes which classes follow which, in the format of Load.
func (m *Model) WriteClasses() string {
	next := make([][]string, len(m.names))
	for k, c := range m.after {
		a := k >> 32
		next[a] = append(next[a], fmt.Sprintf("%s=%d", m.names[uint32(k)], c))
	}
	var b strings.Builder
	for a, list := range next {
		if len(list) > 0 {
			sort.Strings(list)
			fmt.Fprintf(&b, "%s\t%s\n", m.names[a], strings.Join(list, " "))
		}
	}
	return b.String()
}
