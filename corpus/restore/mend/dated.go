package mend

import (
	"math"
	"strings"
	"sync"
)

// respellings gives the lexicon its own counts as an earlier time would have spelt them: a
// scan that has some of the habits of that time is read by them in those, and the
// later spellings for the rest.
func (x *Lexicon) respellings() {
	x.spell = make([]func() *Lexicon, 1<<len(x.lang.Formerly))
	for habits := range x.spell {
		x.spell[habits] = sync.OnceValue(func() *Lexicon {
			return newLexicon(x.lang, x.confusions, x.of.with(x.of.respelt(x.lang, habits), olderShare), x.also)
		})
	}
}

// date takes the lexicon of an earlier time if the scan spells its words more as that
// does. Where they tell little, those of scans that came with it do.
func (p *Profile) date() {
	switch {
	case p.lex.older != nil:
		likelier := p.spelling()
		if likelier > datedBy || likelier > -datedBy && p.among != nil && p.among.earlier {
			p.lex, p.earlier = p.lex.older(), true
		}
	case p.lex.spell != nil:
		if p.habits = p.writes(); p.habits != 0 {
			p.lex = p.lex.spell[p.habits]()
		}
	}
	p.lex.ready()
	p.earlier = p.earlier || p.lex.older == nil && p.swaps()
}

// swaps reports whether a scan of which no older counts tell the time has u and v as
// books had them until about 1650: vpon, haue, vnder.
func (p *Profile) swaps() bool {
	swapped, all := 0, 0
	for w, n := range p.types {
		low := strings.ToLower(w)
		all += n
		if strings.ContainsAny(low, "uv") && p.swapped(low) {
			swapped += n
		}
	}
	return swapped > datedWords && float64(swapped) > swappedLeast*float64(all) || p.among != nil && p.among.earlier
}

// swapped reports whether a word that is none, or far rarer, is a common one with v for
// its u or u for its v.
func (p *Profile) swapped(low string) bool {
	own := int32(math.MaxInt32)
	if id, known := p.lex.ids[low]; known {
		own = p.lex.uni[id]
	}
	rs := []rune(low)
	for i, r := range rs {
		if r != 'u' && r != 'v' {
			continue
		}
		rs[i] = 'u' + 'v' - r
		id, ok := p.lex.ids[string(rs)]
		if ok && p.lex.uni[id] <= min(cutRare, own-swappedRarer) {
			return true
		}
		rs[i] = r
	}
	return false
}

// The share of the words of such a scan that are so, and how much rarer each is than
// the word that it is.
const (
	swappedLeast = 0.01
	swappedRarer = 200
)

// spelling is how much likelier the spellings of the scan are in the older books: each of
// all the spellings of its word that they have.
func (p *Profile) spelling() int32 {
	x := p.lex
	x.group()
	older := x.before()
	words := map[int32]int{} // of the scan
	whole := map[string]float64{}
	for w, n := range p.types {
		if id, ok := x.ids[strings.ToLower(w)]; ok && int(id) < len(x.key) { // a word that is given tells nothing
			words[id] += n
			whole[x.key[id]] = 0
		}
	}
	costs := map[int32]int32{} // of the words of the scan, in the older books
	next := 0
	for i, w := range older.words {
		id, key := int32(-1), ""
		if next < len(x.key) && x.words[next] == w { // those given stand behind, in no order
			id, key = int32(next), x.key[next]
			next++
		} else {
			key = x.lang.Key(w)
		}
		if sum, ok := whole[key]; ok {
			c := older.cost(i)
			whole[key] = sum + chance(c)
			if _, ok := words[id]; ok {
				costs[id] = c
			}
		}
	}
	likelier := int32(0)
	for id, n := range words {
		key := x.key[id]
		a := x.uni[id] + int32(nat*math.Log(x.spelt[key]))
		b := costs[id] + int32(nat*math.Log(whole[key]))
		likelier += int32(n) * (a - b)
	}
	return likelier
}

// writes are the habits of an earlier time that the scan has, a bit each.
func (p *Profile) writes() int {
	out := 0
	for habit := range p.lex.lang.Formerly {
		earlier := 0
		for w, n := range p.types {
			earlier += n * p.lex.lang.Dates(strings.ToLower(w), habit)
		}
		if earlier > datedWords || earlier >= -datedWords && p.among != nil && p.among.habits>>habit&1 != 0 {
			out |= 1 << habit
		}
	}
	return out
}

// By how much the spelling of a scan must be likelier to tell its time, and how many
// words it must have in one more than in the other.
const (
	datedBy    = 300
	datedWords = 3
)
