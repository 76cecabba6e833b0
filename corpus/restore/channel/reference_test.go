package channel

import (
	"math/rand"
	"testing"
)

// slow is the cost of the cheapest way to read obs as the word key: every edge
// at every place, without any heuristic. It is what find must agree with.
func slow(m *Model, obs []Sym, key []Letter) int32 {
	const never = 1 << 28
	memo := map[[2]int]int32{}
	var best func(i, j int) int32
	best = func(i, j int) int32 {
		if i == len(obs) && j == len(key) {
			return 0
		}
		at := [2]int{i, j}
		if c, ok := memo[at]; ok {
			return c
		}
		memo[at] = never
		c := int32(never)
		try := func(cost int32, n, k int) {
			if rest := best(i+n, j+k); rest < never {
				c = min(c, cost+rest)
			}
		}
		for _, e := range m.edges {
			if len(e.Obs) > len(obs)-i || len(e.True) > len(key)-j || !match(obs[i:], e.Obs) {
				continue
			}
			same := true
			for k, l := range e.True {
				same = same && key[j+k] == l
			}
			if !same || len(e.Obs) == 0 && len(e.True) == 0 {
				continue
			}
			try(e.Cost, len(e.Obs), len(e.True))
		}
		if i < len(obs) {
			o := obs[i]
			if j < len(key) && shows[o] == key[j] && !upper[o] {
				cost := int32(5)
				if base[o] != o {
					cost = m.same[base[o]]
				}
				if !hasEdge(m, o, key[j]) || base[o] != o {
					try(cost, 1, 1)
				}
			}
			if j < len(key) && shows[o] == key[j] && upper[o] {
				if j == 0 {
					try(3, 1, 1)
				} else {
					try(m.costs.CapMid, 1, 1)
				}
			}
			if j == 0 && upper[o] && shows[o] == 's'-'a' && key[0] == LongS {
				try(3, 1, 1)
			}
			if j < len(key) && key[j] < Apos {
				try(m.costs.Sub, 1, 1)
			}
			if kindOf[o] == kindLetter {
				try(m.costs.Del, 1, 0)
			}
		}
		if j < len(key) {
			if key[j] == Apos {
				try(m.costs.Apos, 0, 1)
			} else if key[j] < Apos {
				try(m.costs.Ins, 0, 1)
			}
		}
		memo[at] = c
		return c
	}
	return best(0, 0)
}

func hasEdge(m *Model, o Sym, l Letter) bool {
	for _, i := range m.byFirst[o] {
		e := &m.edges[i]
		if len(e.Obs) == 1 && len(e.True) == 1 && e.True[0] == l {
			return true
		}
	}
	return false
}

// testModel is a small model of made words.
func testModel(t *testing.T) *Model {
	edges, costs, err := ParseConfusions("f\tſ\t15\ní\tſ\t300\níl\tſt\t130\nrn\tm\t250\nT\tl'\t120\nc\te\t350\nn\tu\t300\nu\tn\t310\n")
	if err != nil {
		t.Fatal(err)
	}
	var words []Word
	for i, r := range []string{"est", "sont", "font", "sur", "la", "l'", "on", "un", "une", "main", "mine", "rime", "premier", "tous", "sous"} {
		words = append(words, Word{Key: Key(Spell(r)), Cost: int32(300 + 40*i), Forms: []Form{{Text: r}}})
	}
	return New(edges, costs, words, nil)
}

// The search through the trie finds, for short strings, what trying everything
// finds.
func TestSearchIsExact(t *testing.T) {
	m := testModel(t)
	random := rand.New(rand.NewSource(1))
	s := &searcher{}
	alphabet := []rune("fítlTrnmcueosaiS")
	for range 400 {
		var obs []Sym
		for range 1 + random.Intn(5) {
			obs = append(obs, SymOf(alphabet[random.Intn(len(alphabet))]))
		}
		const limit = 2600
		found := map[int32]int32{}
		a := ask{graph: m.hot, obs: obs, ends: 1 << uint(len(obs)), limit: limit, margin: limit, generic: true, most: 1 << 22}
		for _, arc := range m.find(s, a, nil) {
			if old, ok := found[arc.Word]; !ok || arc.Cost < old {
				found[arc.Word] = arc.Cost
			}
		}
		for i, w := range m.words {
			if !spellable(w.Key) {
				continue
			}
			want := slow(m, obs, lettersOf(w.Key))
			got, ok := found[int32(i)]
			if want+w.Cost <= limit && len(found) < 20 && (!ok || got != want) {
				t.Fatalf("%q as %q: cost %d, found %v %d", show(obs), w.Key, want, ok, got)
			}
			if ok && got < want {
				t.Fatalf("%q as %q: cost %d, found the cheaper %d", show(obs), w.Key, want, got)
			}
		}
	}
}

func show(obs []Sym) string {
	var rs []rune
	for _, o := range obs {
		rs = append(rs, runeOf[o])
	}
	return string(rs)
}

// slowPath is the least cost of any way through a lattice, found by trying all.
func slowPath(m *Model, text []Char, at [][]Arc, p int, prev int32) int32 {
	if p == len(text) {
		return 0
	}
	best := int32(1 << 28)
	for i := range at[p] {
		a := &at[p][i]
		next := m.token(a)
		cost := a.Cost
		if a.Kind == KindDrop {
			next = prev
		} else {
			cost = m.step(text, prev, a)
		}
		if rest := slowPath(m, text, at, int(a.To), next); rest < 1<<28 {
			best = min(best, cost+rest)
		}
	}
	return best
}

// The way taken through the lattice is the cheapest of all.
func TestPathIsExact(t *testing.T) {
	m := testModel(t)
	m.pairs[uint64(m.ids["ſont"])<<32|uint64(m.ids["ſur"])] = 50
	m.pairs[uint64(m.ids["l'"])<<32|uint64(m.ids["on"])] = 30
	for _, s := range []string{"font fur", "Ton eíl", "la rnain", "fous la", "ma in", "lamain", "un e", "efl, on", "pre-\nmier", "on."} {
		text := chars(s)
		at := m.lattice(text)
		want := slowPath(m, text, at, 0, -1)
		got := int32(1 << 28)
		for _, st := range m.forward(text, at)[len(text)] {
			got = min(got, st.cost)
		}
		if got != want {
			t.Errorf("%q: cost %d, and the cheapest way costs %d", s, got, want)
		}
	}
}

func TestDecode(t *testing.T) {
	m := testModel(t)
	m.pairs[uint64(m.ids["l'"])<<32|uint64(m.ids["on"])] = 30
	for _, c := range []struct{ in, want string }{
		{"la rnain", "la main"}, {"Ton", "l' on"}, {"eíl", "est"}, {"pre-\nmier", "premier"}, {"lamain", "la main"}, {"fur la", "sur la"},
	} {
		text := chars(c.in)
		got := ""
		for i, f := range m.Decode(text) {
			r, _ := m.Read(text, f.Arc)
			if i > 0 {
				got += " "
			}
			got += r
		}
		if got != c.want {
			t.Errorf("%q reads %q, want %q", c.in, got, c.want)
		}
	}
}

// chars is a text as the channel takes it.
func chars(s string) []Char {
	var out []Char
	g := GapNone
	for _, r := range s {
		switch r {
		case ' ':
			g = max(g, GapSpace)
		case '\n':
			g = max(g, GapLine)
		default:
			out = append(out, Char{Sym: SymOf(r), Gap: g})
			g = GapNone
		}
	}
	return out
}
