package mend

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Part is a word that the scan runs together with the one before it, and the rune at
// which it begins.
type Part struct {
	At   int
	Text string
	id   int32
	far  bool // the word in a spelling of its own
}

// parted reads a word that is none as several that are known, some with an f for ſ:
// maisouurez, mais ouurez; filuy, si luy.
func (p *Profile) parted(t Token, i int, rs []rune) (arc, bool) {
	words, inner, ok := p.together(rs)
	if !ok || len(rs) < 4 && !(len(words) == 2 && p.lex.paired(words[0].id, words[1].id) && max(p.lex.uni[words[0].id], p.lex.uni[words[1].id]) <= cutFunction) {
		return arc{}, false
	}
	least := int32(0)
	if p.lex.lang.Compounds {
		least = marginCompound
	}
	first := words[0]
	beside := false // books set two of them side by side
	for k, w := range words[1:] {
		beside = beside || p.lex.paired(words[k].id, w.id)
	}
	if !beside {
		least += p.saidAgain(t.Text, p.own(t.Text), 0)
	}
	return arc{from: i, to: i + 1, text: first.Text, id: first.id, rest: words[1:], cost: inner - p.lex.uni[first.id] + p.space(t.Text)*int32(len(words)-1) + least, why: WhySplit, habit: beside, clean: !beside}, true
}

// space is the cost of each space that a word has lost. Unless the machine errs, what the
// scan says twice is a word.
func (p *Profile) space(word string) int32 {
	if p.errs {
		return p.split
	}
	return p.split * int32(max(min(p.types[word], oftenMost), 1))
}

// together are the likeliest words that make up a row of letters, two at least, and
// what they cost, their confusions with them; the cuts between them are not in it.
func (p *Profile) together(rs []rune) ([]Part, int32, bool) {
	if len(rs) < togetherLeast || len(rs) > longestWord {
		return nil, 0, false
	}
	type state struct {
		cost, cuts int32
		part       Part
		from       int // the state before, among those at part.At
	}
	at := make([][]state, len(rs)+1)
	for k := range rs {
		if k > 0 && len(at[k]) == 0 {
			continue
		}
		for end := k + 1; end <= len(rs) && end-k <= pieceMost; end++ {
			if end-k == len(rs) || end-k > 1 && unicode.IsUpper(rs[end-1]) && !shownSmall(rs, end-1) {
				break
			}
			part, c, ok := p.piece(rs[k:end])
			if !ok {
				continue
			}
			part.At = k
			best := state{cost: math.MaxInt32, part: part}
			if k == 0 {
				best.cost = c
			}
			for n, s := range at[k] {
				if rarer := min(p.rarity(s.part), p.rarity(part)); rarer > cutCommon && (rarer > cutPlain || !p.parts() || min(k-s.part.At, end-k) < plainLeast) {
					continue
				}
				sum := s.cost + c - p.lex.uni[part.id] + p.lex.follows(s.part.id, part.id) + p.split
				if sum < best.cost {
					best.cost, best.cuts, best.from = sum, s.cuts+1, n
				}
			}
			if best.cost < math.MaxInt32 {
				at[end] = append(at[end], best)
			}
		}
	}
	best := -1
	for n, s := range at[len(rs)] {
		if best < 0 || s.cost < at[len(rs)][best].cost {
			best = n
		}
	}
	if best < 0 {
		return nil, 0, false
	}
	last := at[len(rs)][best]
	out := []Part{last.part}
	for s := last; s.part.At > 0; {
		s = at[s.part.At][s.from]
		out = append(out, s.part)
	}
	slices.Reverse(out)
	return out, last.cost - last.cuts*p.split, true
}

// piece is the commonest word that letters in the middle of others may be, as they
// stand or with an f for ſ, and what it costs.
func (p *Profile) piece(rs []rune) (Part, int32, bool) {
	low := strings.ToLower(string(rs))
	best, bestCost := Part{}, int32(math.MaxInt32)
	try := func(w string, extra int32) {
		id, ok := p.lex.ids[w]
		far := false
		if !ok {
			c := int32(0)
			if id, c, ok = p.asSpelt(w, len(rs)); !ok {
				return
			}
			extra += c
			far = c > alikeLetters
		}
		rare := int32(cutRare)
		switch {
		case len(rs) == 1:
			rare = cutLetter
		case len(rs) == 2:
			rare = cutShort
		case len(rs) >= longPiece:
			rare = p.rareLong()
		}
		if c := p.lex.uni[id]; c <= rare && c+extra < bestCost {
			best, bestCost = Part{Text: recase(w, string(rs)), id: id, far: far}, c+extra
		}
	}
	try(low, 0)
	if p.LongS >= longSLeast {
		for w, n := range longVariants(low) {
			try(w, p.edge[longF]*int32(n))
		}
	}
	return best, bestCost, bestCost < math.MaxInt32
}

// asSpelt is the word that others hold as the letters are spelt, of so many: by letters that
// the period took for its own, or, where rarer words are looked for, in any way, the dearer the
// stranger its letters are; and what that costs.
func (p *Profile) asSpelt(w string, letters int) (int32, int32, bool) {
	if id, ok := p.lex.alike[p.lex.lang.Plain(w)]; ok && letters > 1 {
		return id, alikeLetters, true
	}
	id, ok := p.lex.keys[p.lex.lang.Key(w)]
	if !ok || !p.parts() || letters < spelledLeast {
		return 0, 0, false
	}
	odd := max(p.lex.marks.cost(w)-p.lex.marks.cost(p.lex.words[id]), 0)
	return id, olderSpelling + odd, true
}

// parts reports whether rarer words are looked for among those run together: the machine
// errs, and the language puts no two together itself.
func (p *Profile) parts() bool { return p.errs && !p.lex.lang.Compounds }

// rarity is what a word among others costs by itself; in a spelling of its own it is as one
// that was never counted.
func (p *Profile) rarity(w Part) int32 {
	if w.far {
		return foreign
	}
	return p.lex.uni[w.id]
}

// rareLong is the cost above which a word of some letters is too rare to be looked for among
// those run together. Counts of two times make rarer what one of them has alone.
func (p *Profile) rareLong() int32 {
	if p.earlier {
		return cutLongOlder
	}
	return cutLong
}

// alikeLetters is the cost of a word among others whose letters are those that the
// period took for its own: ie, je.
const alikeLetters = 100

// longVariants yields a word, in small letters, with one or more of its f, but for
// the last letter, taken for ſ, and how many.
func longVariants(w string) func(yield func(string, int) bool) {
	return func(yield func(string, int) bool) {
		var at []int
		for i := range len(w) - 1 {
			if r, _ := utf8.DecodeRuneInString(w[i+1:]); w[i] == 'f' && unicode.IsLetter(r) {
				at = append(at, i)
			}
		}
		if len(at) == 0 || len(at) > respeltMost {
			return
		}
		for set := 1; set < 1<<len(at); set++ {
			b, n := []byte(w), 0
			for k, i := range at {
				if set>>k&1 == 1 {
					b[i] = 's'
					n++
				}
			}
			if !yield(string(b), n) {
				return
			}
		}
	}
}

// beforeName reads a common word that has run together with a word which none has and that
// begins with a capital, as names do: deCourtheson, àViau. No word has a capital within.
func (p *Profile) beforeName(i int, rs []rune) (arc, bool) {
	k := slices.IndexFunc(rs, unicode.IsUpper)
	if k < 1 || !p.parts() || len(rs)-k < nameLeast || !small(rs[:k]) || !small(rs[k+1:]) || p.knows(string(rs[k:])) {
		return arc{}, false
	}
	most := int32(cutCommon)
	if k == 1 {
		most = cutLetter
	}
	word, name := string(rs[:k]), string(rs[k:])
	id, ok := p.lex.ids[word]
	if !ok || p.lex.uni[id] > most {
		return arc{}, false
	}
	return arc{from: i, to: i + 1, text: word, id: id, rest: []Part{{At: k, Text: name, id: -1}}, cost: p.own(name), why: WhySplit}, true
}

// nameLeast is how many letters such a word has at least.
const nameLeast = 4

// shownSmall reports whether a capital within a word is a small letter that a machine
// shows large, as the ſt of italics: viSte.
func shownSmall(rs []rune, i int) bool {
	return rs[i] == 'S' && i > 0 && unicode.IsLower(rs[i-1]) && i+1 < len(rs) && unicode.IsLower(rs[i+1])
}

// How few letters are not looked at for words run together, how many a word of them
// has at most; the costs above which a word is too rare to be looked for, for one of
// two that stand side by side, and for a word of one letter and of two.
const (
	togetherLeast = 3
	pieceMost     = 16
	cutRare       = 1250
	cutCommon     = 900
	cutLetter     = 500
	cutShort      = 800
	cutFunction   = 650 // of a word that is very common
	longPiece     = 4   // letters of a word of which there can be little doubt
	cutLong       = 1450
	cutLongOlder  = 1700
	cutPlain      = 1100 // of the commoner of two that are rarer, in a scan that errs
	plainLeast    = 3    // letters of each of them
	spelledLeast  = 5    // letters of a word in another spelling
)

// elision reads an l with its apostrophe for the letter that a machine took for both
// (Phôtel, l'hôtel), and the apostrophe that it has not seen (jaimerois, j'aimerois).
func (p *Profile) elision(i int, rs []rune) (out []arc) {
	if len(rs) < p.elidedLeast() || !p.lex.lang.Elides || !strings.ContainsRune(elidedBefore, rs[1]) {
		return nil
	}
	rest := string(rs[1:])
	of, known := p.lex.ids[rest]
	as := func(head string, cost int32) {
		id, ok := p.lex.ids[head]
		if !ok {
			return
		}
		text := recase(head, string(rs))
		if known {
			out = append(out, arc{from: i, to: i + 1, text: text, id: id, rest: []Part{{At: 1, Text: rest, id: of}}, cost: cost + p.lex.follows(id, of) + margin, why: WhyLetters})
		}
		for _, f := range p.candidates(rest, known) {
			out = append(out, arc{from: i, to: i + 1, text: text, id: id, rest: []Part{{At: 1, Text: p.lex.words[f.word], id: f.word}}, cost: cost + f.cost + p.lex.follows(id, f.word) + margin, why: WhyLetters | p.lex.whyOf(f)})
		}
	}
	if p.lex.lang.ShowsElided(rs[0]) {
		as("l'", p.elided)
	}
	if head := string(unicode.ToLower(rs[0])) + "'"; utf8.RuneCountInString(rest) >= unseenLeast {
		as(head, p.unseen)
	}
	return out
}

// elidedAs is what a word costs whose first letter is an l with its apostrophe, and that
// goes on as one that is known, or is but for its f.
func (p *Profile) elidedAs(rs []rune) (int32, bool) {
	if len(rs) < p.elidedLeast() || !p.lex.lang.ShowsElided(rs[0]) || !strings.ContainsRune(elidedBefore, rs[1]) {
		return 0, false
	}
	head, ok := p.lex.ids["l'"]
	if !ok {
		return 0, false
	}
	rest, c, ok := p.piece(rs[1:])
	return p.elided + p.lex.uni[head] + c - p.lex.uni[rest.id] + p.lex.follows(head, rest.id), ok
}

// unseenIn is what a word costs that is an elided one and another, which is known or
// would be but for its f, and whose apostrophe is not shown.
func (p *Profile) unseenIn(rs []rune) (int32, bool) {
	if len(rs) <= unseenLeast || !p.lex.lang.Elides || !strings.ContainsRune(elidedBefore, rs[1]) {
		return 0, false
	}
	head, ok := p.lex.ids[string(unicode.ToLower(rs[0]))+"'"]
	if !ok {
		return 0, false
	}
	rest, c, ok := p.piece(rs[1:])
	return p.unseen + p.lex.uni[head] + c - p.lex.uni[rest.id] + p.lex.follows(head, rest.id), ok
}

// elidedLeast is how many letters a word has at least that is taken for an elided one:
// fewer in a scan that is known for it.
func (p *Profile) elidedLeast() int {
	if p.elided < elidedKnown {
		return 3
	}
	return 4
}

// elidedKnown is the cost of an elision shown as a letter in a scan that shows many so.
const elidedKnown = 150

// elidedBefore are the letters before which a word is elided.
const elidedBefore = "aàâeéèêiîoôuhyAEIOUHYÉ"

// unseenLeast is how many letters must follow an apostrophe that is not shown.
const unseenLeast = 4
