package mend

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// join reads a word and the one after it as one, if it is known, as it stands or but
// for an f for ſ, and they are not both. What stands for a hyphen goes: at a line's
// end, or within a line, as of a text whose lines were put end to end. So it does within
// a word that begins a line, where some editors of scans put the word whole that the line
// above broke: inquar-tering.
func (p *Profile) join(tokens []Token, i int, valid bool) (arc, bool) {
	k, c := i+1, int32(joinSpace)
	broken := k+1 < len(tokens) && tokens[k].Mark && tokens[k].Gap == Close && tokens[k+1].Gap != Close
	whole := k+1 < len(tokens) && tokens[i].Gap == Line && tokens[k].Text == "-" && tokens[k].Gap == Close && tokens[k+1].Gap == Close
	switch {
	case whole:
		k++
		c = joinFlat
		_, before := p.common(tokens[i].Text)
		_, after := p.common(tokens[k].Text)
		if before && after {
			return arc{}, false
		}
		valid = false
	case broken && strings.Contains(hyphens, tokens[k].Text):
		k++
		valid = false
		c = 0
		if tokens[k].Gap == Space {
			c = joinFlat
			if at, ok := p.pastDirt(tokens, k); ok {
				k, c = at, joinDirt
			}
		} else if k+1 < len(tokens) && tokens[k].Gap == Line && tokens[k].Mark && strings.ContainsAny(tokens[k].Text, specks) {
			k, c = k+1, joinDirt
			whole = true
		}
	case broken && (tokens[k].Text == "." || tokens[k].Text == ":"):
		if _, ok := p.common(tokens[i].Text); ok {
			return arc{}, false
		}
		k++
		valid = false
		c = joinPoint
	}
	if k == len(tokens) || tokens[k].Mark || tokens[k].Gap == Close && !whole || tokens[k].Gap == Break {
		return arc{}, false
	}
	a, b := tokens[i], tokens[k]
	first, _ := utf8.DecodeRuneInString(b.Text)
	if !unicode.IsLower(first) || (valid || k == i+1 && b.Gap == Space && p.isSound(plain.Replace(a.Text))) && p.Sound(b.Text) || strings.HasSuffix(a.Text, "'") {
		return arc{}, false
	}
	text := plain.Replace(a.Text + b.Text)
	if utf8.RuneCountInString(text) < 4 {
		return arc{}, false
	}
	id, made, why := int32(-1), int32(0), WhyJoin
	if known, ok := p.lex.ids[strings.ToLower(text)]; ok {
		id = known
	} else {
		for _, f := range p.candidates(text, true) {
			if p.habitual(f) && (id < 0 || f.cost+p.lex.uni[f.word] < made+p.lex.uni[id]) {
				id, made = f.word, f.cost
			}
		}
		if id < 0 {
			return arc{}, false
		}
		text, why = recase(p.lex.words[id], text), WhyJoin|WhyLongS
	}
	if c == joinSpace && b.Gap == Line {
		c = joinLine
	}
	return arc{from: i, to: k + 1, text: text, id: id, cost: c + made + margin, why: why}, true
}

// pastDirt is where the next line begins, if nothing but a letter or two, or marks, stands
// from k to the end of the line: behind a hyphen that is what a machine sees in the
// margin. A common word is none of it: what- so / ever.
func (p *Profile) pastDirt(tokens []Token, k int) (int, bool) {
	for n := 0; n < dirtMost && k < len(tokens) && utf8.RuneCountInString(tokens[k].Text) <= dirtLetters; n++ {
		if _, ok := p.common(tokens[k].Text); ok {
			break
		}
		if k++; k < len(tokens) && tokens[k].Gap == Line {
			return k, true
		}
	}
	return 0, false
}

// specks are the marks that dirt before the beginning of a line looks like.
const specks = ".,;:'‘’|*"

// How many signs behind a hyphen may be dirt, and of how many letters each.
const (
	dirtMost    = 2
	dirtLetters = 3
)

// Compound reports whether two words parted by a hyphen at a line's end are more
// likely two with a hyphen between them than one that is broken: both are common, and
// what they make together is rarer than they are side by side, or no word.
func (p *Profile) Compound(before, after string) bool {
	if len(before)+len(after) > longestWord {
		return false
	}
	a, ok := p.common(before)
	if !ok {
		return false
	}
	b, ok := p.common(after)
	if !ok {
		return false
	}
	if whole, ok := p.lex.ids[strings.ToLower(plain.Replace(before+after))]; ok {
		return p.lex.uni[whole] > p.lex.uni[a]+p.lex.follows(a, b)
	}
	return !p.Sound(before + after)
}

// Commoner reports whether the books say a word far oftener than another, or it alone.
func (p *Profile) Commoner(word, other string) bool {
	a, ok := p.lex.ids[strings.ToLower(plain.Replace(word))]
	b, also := p.lex.ids[strings.ToLower(plain.Replace(other))]
	return ok && (!also || p.lex.uni[a]+commonerBy <= p.lex.uni[b])
}

// commonerBy is the cost that parts a word from a far rarer one.
const commonerBy = 200

// common is a word of two letters and more that is known, but for its long s, and not
// rare.
func (p *Profile) common(word string) (int32, bool) {
	word = plain.Replace(word)
	id, ok := p.lex.ids[strings.ToLower(word)]
	if !ok && p.LongS >= longSLeast {
		for _, f := range p.candidates(word, true) {
			if p.habitual(f) {
				id, ok = f.word, true
				break
			}
		}
	}
	return id, ok && p.lex.uni[id] <= cutRare && utf8.RuneCountInString(word) > 1
}

// hyphens are what a scan shows for one at a line's end.
const hyphens = "-=~¬—–‐_⸗+"

// Costs of a word that is broken: by a space, at the end of a line, by a hyphen within
// one or before dirt at the end of one, and by a point, which stands for a hyphen.
const (
	joinSpace = 550
	joinLine  = 150
	joinFlat  = 50
	joinDirt  = 100
	joinPoint = 250
)
