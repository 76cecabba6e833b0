package mend

import (
	"math"
	"slices"
	"strings"
	"unicode"
)

// respelt reads a word whose f, some or all, are ſ, and whose marks are those of
// other letters where the scan is known to show them so, where that makes it a word
// in a spelling that the lexicon has not, or another form of one that it has:
// eftoit, estoit. made are the edges of the table that it takes.
func (p *Profile) respelt(text string) (a arc, made []int, ok bool) {
	rs := []rune(strings.ToLower(text))
	type change struct{ at, edge int }
	var all []change
	for i, r := range rs {
		for _, k := range byFirst[r] {
			long := k == longF && p.LongS >= longSLeast && i+1 < len(rs) && unicode.IsLetter(rs[i+1])
			if long || p.systematic[k] && p.marks(edges[k]) {
				all = append(all, change{i, k})
			}
		}
	}
	if len(all) == 0 || len(all) > respeltMost {
		return arc{}, nil, false
	}
	a = arc{id: -1, fixed: math.MaxInt32, why: WhyLongS, habit: true}
	for set := 1; set < 1<<len(all); set++ {
		try := slices.Clone(rs)
		c, why, edgesOf := int32(0), Why(0), []int(nil)
		for k, change := range all {
			if set>>k&1 == 0 {
				continue
			}
			try[change.at] = edges[change.edge].printed[0]
			c += p.edge[change.edge]
			edgesOf = append(edgesOf, change.edge)
			if edges[change.edge].longs {
				why |= WhyLongS
			} else {
				why |= WhyAccent
			}
		}
		w := string(try)
		if _, ok := p.lex.ids[w]; ok {
			continue // among the candidates
		}
		if v, ok := p.lex.valid(w); ok && v+c < a.fixed+a.cost {
			a.text, a.fixed, a.cost, a.why, made = recase(w, text), v, c, why, edgesOf
		}
	}
	a.cost += marginLong
	return a, made, a.text != ""
}

// unheard reads each f of a word that no lexicon has as the ſ that it is likelier to
// be by the letters beside it, in a scan with the long s: Folkungifka, Folkungiska.
func (p *Profile) unheard(text string) (arc, bool) {
	if p.LongS < unheardLeast {
		return arc{}, false
	}
	rs := []rune(strings.ToLower(text))
	made := int32(0)
	for i, r := range rs[:len(rs)-1] {
		if r != 'f' || !unicode.IsLetter(rs[i+1]) {
			continue
		}
		before := p.lex.marks.cost(string(rs))
		rs[i] = 's'
		if p.lex.marks.cost(string(rs))+p.edge[longF] < before {
			made += p.edge[longF]
		} else {
			rs[i] = 'f'
		}
	}
	try := string(rs)
	if _, known := p.lex.valid(try); known || made == 0 {
		return arc{}, false // among the candidates, or no other
	}
	word := recase(try, text)
	return arc{id: -1, text: word, fixed: p.own(word), cost: made + margin, why: WhyLongS, habit: true}, true
}

// longF is the edge of an f for a ſ, the first of the table.
const longF = 0

const (
	respeltMost = 5

	// Of the s within words, those shown as something else in a scan with the long s,
	// and in one of which no word list has undone it where it could.
	longSLeast   = 0.05
	unheardLeast = 0.2
)
