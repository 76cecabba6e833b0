package mend

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A machine that sets spaces by the white that it sees breaks words within a line: su is,
// bel les. Where a leaf has many such, each is likelier one word.

// broken reads a word and the one after it as the one that a space breaks, damaged or not.
func (p *Profile) broken(tokens []Token, i int, space int32) (arc, bool) {
	if !p.besideInLine(tokens, i) {
		return arc{}, false
	}
	text := plain.Replace(tokens[i].Text + tokens[i+1].Text)
	if id, ok := p.brokenWord(tokens, i); ok {
		return arc{from: i, to: i + 2, text: text, id: id, cost: space + margin, why: WhyJoin}, true
	}
	f, ok := p.brokenDamaged(tokens[i].Text, tokens[i+1].Text)
	if !ok {
		return arc{}, false
	}
	return arc{from: i, to: i + 2, text: recase(p.lex.words[f.word], text), id: f.word, cost: space + f.cost + margin, table: true, why: WhyJoin | p.lex.whyOf(f)}, true
}

// besideInLine reports whether a token and the one after it are words that a space parts,
// and may be one. Where words are put together of two the books tell too little of that.
func (p *Profile) besideInLine(tokens []Token, i int) bool {
	if i+1 >= len(tokens) || tokens[i+1].Gap != Space || tokens[i].Mark || tokens[i+1].Mark || p.lex.lang.Compounds || strings.HasSuffix(tokens[i].Text, "'") {
		return false
	}
	first, _ := utf8.DecodeRuneInString(tokens[i+1].Text)
	return unicode.IsLower(first)
}

// brokenWord is the word that a token and the one after it make as they stand, if they are
// not as well two: side by side in books, both common, or one that stands and a very common
// one, which is soon set beside any; and in a scan that does not err, any two that stand. In
// one that errs a common word is one (me sme), unless books say both its halves (par my).
func (p *Profile) brokenWord(tokens []Token, i int) (int32, bool) {
	a, b := strings.ToLower(plain.Replace(tokens[i].Text)), plain.Replace(tokens[i+1].Text)
	id, ok := p.lex.ids[a+b]
	if !ok || p.lex.uni[id] >= foreign || utf8.RuneCountInString(a+b) < brokenLeast && !p.twoLetters(a, b, id) {
		return 0, false
	}
	one, known := p.lex.ids[a]
	two, also := p.lex.ids[b]
	if !p.errs && p.isSound(a) && p.isSound(b) {
		return 0, false // over seer, non obstant: so it was printed
	}
	both := known && also
	if both && p.lex.paired(one, two) {
		return 0, false
	}
	function := func(word string, id int32) bool { return len(word) > 1 && p.lex.uni[id] <= cutFunction }
	both = both && p.lex.uni[one] != foreign && p.lex.uni[two] != foreign
	if p.errs && p.lex.uni[id] <= cutCommon && !both {
		return id, true
	}
	if also && function(b, two) {
		if _, stands := p.lex.valid(a); stands {
			return 0, false
		}
	}
	return id, !(both && (function(a, one) || max(p.lex.uni[one], p.lex.uni[two]) <= brokenCommon))
}

// twoLetters reports whether a common word of two letters is shown as two letters that are
// none by themselves: e n, l e.
func (p *Profile) twoLetters(a, b string, id int32) bool {
	return p.errs && p.lex.uni[id] <= cutCommon && p.lex.lang.Fragment(a) && p.lex.lang.Fragment(b)
}

// brokenDamaged is the word that two in small letters make, one of which at least is none, and
// of which letters are confused besides.
func (p *Profile) brokenDamaged(before, after string) (candidate, bool) {
	a, b := plain.Replace(before), plain.Replace(after)
	text := a + b
	n := utf8.RuneCountInString(text)
	if !p.errs || n < damagedWhole || n > pieceMost || !small([]rune(text)) || strings.HasSuffix(b, "'") || !p.mendable([]rune(text)) || p.isSound(a) && p.isSound(b) {
		return candidate{}, false
	}
	for _, w := range []string{a, b} {
		if id, ok := p.lex.ids[w]; ok && len(w) > 1 && p.lex.uni[id] <= cutCommon {
			return candidate{}, false // that stands, whatever is beside it
		}
	}
	best, found := candidate{}, false
	for _, f := range p.search([]rune(text), p.own(text), 0, false) { // by the table alone: that is soon done
		if by := f.cost + p.lex.uni[f.word] - best.cost - p.lex.uni[best.word]; !found || by < 0 || by == 0 && f.word < best.word {
			best, found = f, true
		}
	}
	return best, found
}

// spaceWithin is what it costs that a space breaks a word of a leaf, by how many it seems to
// break there.
func (p *Profile) spaceWithin(tokens []Token) int32 {
	n, words := 0.0, 0.0
	for i, t := range tokens {
		if t.Mark {
			continue
		}
		words++
		if !p.besideInLine(tokens, i) {
			continue
		}
		if id, ok := p.brokenWord(tokens, i); ok {
			apart := p.asShown(t.Text) + p.asShown(tokens[i+1].Text) + unseenPair
			n += 1 / (1 + math.Exp(float64(p.lex.uni[id]+brokenUsual-apart)/nat))
		}
	}
	return cost((n + brokenWords*brokenPart) / (words + brokenWords))
}

// asShown is what a word costs as it stands, among any.
func (p *Profile) asShown(word string) int32 {
	word = plain.Replace(word)
	if c, ok := p.lex.valid(strings.ToLower(word)); ok {
		return c
	}
	return p.own(word)
}

// How few letters of two words are not looked at for one, also where some are confused; the
// cost up to which both are common; what a space within a word costs in scans in general,
// and how often, of the words, one breaks one before a leaf is asked, and how many words
// that weighs.
const (
	brokenLeast  = 3
	damagedWhole = 6
	brokenCommon = 1100
	brokenUsual  = 600
	brokenPart   = 0.0015
	brokenWords  = 100.0
)
