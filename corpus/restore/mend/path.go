package mend

import (
	"math"
	"slices"
)

// Read reads a stretch of the scan, and again where that mended something: what stands
// beside mended words is less strange than it seemed.
func (p *Profile) Read(tokens []Token) []Found {
	ways := p.ways(tokens)
	out := p.path(tokens, ways, p.company(tokens, nil))
	if p.bold() {
		return out // there damaged words stand among damaged ones: companyErring
	}
	mended := make([]bool, len(tokens))
	again := false
	for _, f := range out {
		if f.Why&^WhyLongS != 0 {
			again = true
			for i := f.From; i < f.To; i++ {
				mended[i] = true
			}
		}
	}
	if again {
		out = p.path(tokens, ways, p.company(tokens, mended))
	}
	return out
}

// ways are the ways to read each token, whatever company it keeps; the first is as it stands.
func (p *Profile) ways(tokens []Token) [][]arc {
	at := make([][]arc, len(tokens))
	verse := verses(tokens)
	space := p.spaceWithin(tokens)
	for i := range tokens {
		at[i] = p.arcs(tokens, i, verse)
		if !tokens[i].Mark {
			for k := range at[i] {
				at[i][k].cost -= p.saidHere(&at[i][k], tokens[i].Text)
			}
		}
		if a, ok := p.broken(tokens, i, space); ok {
			at[i] = append(at[i], a)
		}
		if cutOff(tokens, i) {
			at[i] = append(at[i][:1], slices.DeleteFunc(at[i][1:], func(a arc) bool { return !a.habit })...)
		}
	}
	return at
}

// path is the likeliest way through the tokens; strange is what a change of each costs more.
func (p *Profile) path(tokens []Token, ways [][]arc, strange []int32) []Found {
	at := make([][]arc, len(tokens)+1)
	for i := range tokens {
		at[i] = slices.Clone(ways[i])
		for k := range at[i][1:] {
			if a := &at[i][1+k]; a.clean {
				a.cost += min(strange[i], strange[i]*strange[i]/companyClean) // dialect seldom makes such
			} else if !a.habit {
				a.cost += strange[i]
				if a.table {
					a.cost -= strange[i] / 2 // dialect differs in other letters than machines confuse
				}
			}
		}
	}
	type state struct {
		word, cost int32
		prev       int32 // among those at the arc's from
		arc        *arc
	}
	states := make([][]state, len(tokens)+1)
	states[0] = []state{{word: -1}}
	for i := range tokens {
		for k := range at[i] {
			a := &at[i][k]
			best := state{cost: math.MaxInt32}
			for n, s := range states[i] {
				c := s.cost + a.cost + a.fixed
				if a.id >= 0 {
					c += p.lex.follows(s.word, a.id)
					if s.word < 0 && p.bold() {
						c += unseenPair // a strange word is set beside no other
					}
				}
				if c < best.cost {
					best = state{a.id, c, int32(n), a}
				}
			}
			if n := len(a.rest); n > 0 {
				best.word = a.rest[n-1].id
			}
			list := states[a.to]
			n := slices.IndexFunc(list, func(s state) bool { return s.word == best.word })
			switch {
			case n < 0:
				states[a.to] = append(list, best)
			case best.cost < list[n].cost:
				list[n] = best
			}
		}
	}
	var out []Found
	i, k := len(tokens), 0
	for n, s := range states[i] {
		if s.cost < states[i][k].cost {
			k = n
		}
	}
	for i > 0 {
		s := states[i][k]
		out = append(out, Found{From: s.arc.from, To: s.arc.to, Text: s.arc.text, Rest: s.arc.rest, Why: s.arc.why, Rivals: p.rivals(at[s.arc.from], s.arc)})
		i, k = s.arc.from, int(s.prev)
	}
	slices.Reverse(out)
	return out
}
