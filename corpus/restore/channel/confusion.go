package channel

import (
	"fmt"
	"strconv"
	"strings"
)

// Edge says that the machine reads the printed letters True as Obs, at a cost.
// Costs are -100 ln p throughout the package.
type Edge struct {
	Obs  []Sym
	True []Letter
	Cost int32
}

// Costs are those that belong to no edge of a table: for confusions never
// seen, and for what happens between words. All are estimated with the table.
type Costs struct {
	Sub, Ins, Del int32 // any symbol for any letter; a letter lost; a symbol too many
	DelMark       int32 // a symbol too many that is no letter
	Hyphen        int32 // a hyphen too many, not at a line end
	Apos          int32 // an apostrophe lost
	CapMid        int32 // a capital inside a word
	Caps          int32 // a letter misread in a word of capitals
	InSpace       int32 // white space inside a word
	InLine        int32 // a line end inside a word, without a hyphen
	InHyphen      int32 // a hyphen and a line end inside a word
	NoSpace       int32 // no white space between words
	Drop, DropLen int32 // a run of symbols for which nothing was printed
	Cold          int32 // a word of the lexicon that the texts do not contain
	Unknown       int32 // a word that is in no lexicon
	UnknownLen    int32 // the same, for each of its symbols
	Number        int32
	Roman         int32
	Elide         int32 // an elided word before a consonant, or le, la, que … before a vowel
}

// names pairs each cost with its name in the table.
func (c *Costs) names() []struct {
	name string
	cost *int32
} {
	return []struct {
		name string
		cost *int32
	}{
		{"sub", &c.Sub}, {"ins", &c.Ins}, {"del", &c.Del}, {"del-mark", &c.DelMark}, {"hyphen", &c.Hyphen}, {"apostrophe", &c.Apos},
		{"capital-within", &c.CapMid}, {"capitals", &c.Caps}, {"space-within", &c.InSpace}, {"line-within", &c.InLine},
		{"hyphen-within", &c.InHyphen}, {"no-space", &c.NoSpace}, {"drop", &c.Drop}, {"drop-symbol", &c.DropLen},
		{"cold", &c.Cold}, {"unknown", &c.Unknown}, {"unknown-symbol", &c.UnknownLen}, {"number", &c.Number},
		{"roman", &c.Roman}, {"elision", &c.Elide},
	}
}

// FirstCosts returns the costs from which learning starts.
func FirstCosts() Costs {
	return Costs{
		Sub: 780, Ins: 750, Del: 850, DelMark: 420, Hyphen: 1400, Apos: 380, CapMid: 350, Caps: 330,
		InSpace: 520, InLine: 330, InHyphen: 8, NoSpace: 480, Drop: 420, DropLen: 600,
		Cold: 1000, Unknown: 950, UnknownLen: 220, Number: 650, Roman: 750, Elide: 600,
	}
}

// ParseConfusions reads a confusion table: lines `obs TAB true TAB cost`, and
// `@name TAB cost` for the Costs. An empty side is written ∅.
func ParseConfusions(table string) ([]Edge, Costs, error) {
	costs := FirstCosts()
	named := map[string]*int32{}
	for _, n := range costs.names() {
		named[n.name] = n.cost
	}
	var edges []Edge
	for n, l := range strings.Split(table, "\n") {
		if l == "" || strings.HasPrefix(l, "# ") {
			continue
		}
		f := strings.Split(l, "\t")
		if len(f) == 2 && strings.HasPrefix(f[0], "@") && named[f[0][1:]] != nil {
			v, err := strconv.Atoi(f[1])
			if err != nil {
				return nil, costs, fmt.Errorf("confusions:%d: %q is no cost", n+1, f[1])
			}
			*named[f[0][1:]] = int32(v)
			continue
		}
		if len(f) != 3 {
			return nil, costs, fmt.Errorf("confusions:%d: want obs, true and cost, parted by tabs", n+1)
		}
		e, err := NewEdge(f[0], f[1])
		if err != nil {
			return nil, costs, fmt.Errorf("confusions:%d: %v", n+1, err)
		}
		v, err := strconv.Atoi(f[2])
		if err != nil {
			return nil, costs, fmt.Errorf("confusions:%d: %q is no cost", n+1, f[2])
		}
		e.Cost = int32(v)
		edges = append(edges, e)
	}
	return edges, costs, nil
}

// NewEdge makes an edge from its two sides as a table writes them, with no cost.
func NewEdge(obs, printed string) (Edge, error) {
	var e Edge
	if obs != "∅" {
		for _, r := range obs {
			s := SymOf(r)
			if s == SymOther {
				return e, fmt.Errorf("%q is not a symbol the model knows", r)
			}
			e.Obs = append(e.Obs, s)
		}
	}
	if printed != "∅" {
		for _, r := range printed {
			l, ok := letterOf(r)
			if !ok {
				return e, fmt.Errorf("%q is not a letter the model knows", r)
			}
			e.True = append(e.True, l)
		}
	}
	if len(e.Obs) > 3 || len(e.True) > 4 || len(e.Obs)+len(e.True) == 0 {
		return e, fmt.Errorf("%q for %q is too long", obs, printed)
	}
	return e, nil
}

// Sides returns the two sides of an edge as a table writes them.
func (e Edge) Sides() (obs, printed string) {
	var o, t []rune
	for _, s := range e.Obs {
		o = append(o, runeOf[s])
	}
	for _, l := range e.True {
		t = append(t, l.rune())
	}
	if o == nil {
		o = []rune("∅")
	}
	if t == nil {
		t = []rune("∅")
	}
	return string(o), string(t)
}

// WriteConfusions writes edges and costs in the format of ParseConfusions.
func WriteConfusions(edges []Edge, costs Costs) string {
	var b strings.Builder
	for _, n := range costs.names() {
		fmt.Fprintf(&b, "@%s\t%d\n", n.name, *n.cost)
	}
	for _, e := range edges {
		o, t := e.Sides()
		fmt.Fprintf(&b, "%s\t%s\t%d\n", o, t, e.Cost)
	}
	return b.String()
}
