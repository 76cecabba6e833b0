package mend

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// apostrophes are the ways to read a word whose apostrophe the machine took for a space, or
// that stands behind one.
func (p *Profile) apostrophes(tokens []Token, i int, text string) (out []arc) {
	if a, ok := p.unelided(tokens, i, text); ok {
		out = append(out, a)
	}
	if a, ok := p.shortened(tokens, i, text); ok {
		out = append(out, a)
	}
	if a, ok := p.afterElision(tokens, i, text); ok {
		out = append(out, a)
	}
	return out
}

// unelided reads a letter that stands alone before a vowel, and what else is elided, with
// the apostrophe that the machine took for a space: qu on, qu'on; l usage, l'usage.
func (p *Profile) unelided(tokens []Token, i int, text string) (arc, bool) {
	head := text + "'"
	id, ok := p.lex.ids[strings.ToLower(head)]
	if !ok || !p.lex.lang.Elides || i+1 == len(tokens) || utf8.RuneCountInString(text) > 1 && !p.lex.lang.Closes(strings.ToLower(text)) {
		return arc{}, false
	}
	first, _ := utf8.DecodeRuneInString(text)
	next := tokens[i+1]
	vowel, _ := utf8.DecodeRuneInString(next.Text)
	if next.Mark || next.Gap != Space || !unicode.IsLower(first) || !strings.ContainsRune(elidedBefore, vowel) {
		return arc{}, false
	}
	word := strings.ToLower(next.Text)
	if of, ok := p.lex.ids[word]; (!ok || !p.lex.paired(id, of)) && (utf8.RuneCountInString(word) < unseenLeast || !p.Sound(word)) {
		return arc{}, false
	}
	return arc{from: i, to: i + 1, text: head, id: id, cost: p.unseen, why: WhyLetters}, true
}

// shortened reads a word and the letters after it as one, between which the machine took
// an apostrophe for a space: govern d, govern'd; I ll, I'll.
func (p *Profile) shortened(tokens []Token, i int, text string) (arc, bool) {
	if p.lex.lang.Elides || i+1 == len(tokens) || tokens[i+1].Mark || tokens[i+1].Gap != Space || utf8.RuneCountInString(tokens[i+1].Text) > shortenedMost {
		return arc{}, false
	}
	cut := tokens[i+1].Text
	whole := text + "'" + cut
	id, ok := p.lex.ids[strings.ToLower(whole)]
	a, known := p.lex.ids[strings.ToLower(text)]
	b, also := p.lex.ids[cut]
	if !ok || known && also && p.lex.paired(a, b) {
		return arc{}, false // books set the two apart, too
	}
	return arc{from: i, to: i + 2, text: whole, id: id, cost: p.unseen + margin, why: WhyJoin | WhyLetters}, true
}

// shortenedMost is how many letters stand behind an apostrophe at most: I'll.
const shortenedMost = 2

// speck reads a word whose apostrophe is a speck in a scan that errs, since it stands before no
// vowel: quand', des Romains'. What verse has cut before a consonant, encor', the books know.
func (p *Profile) speck(tokens []Token, i int, text string) ([]arc, bool) {
	bare, ok := strings.CutSuffix(text, "'")
	if !ok || !p.errs || !p.lex.lang.Elides || utf8.RuneCountInString(bare) < speckLeast || i+1 == len(tokens) || p.lex.counted(strings.ToLower(text)) {
		return nil, false
	}
	next, _ := utf8.DecodeRuneInString(tokens[i+1].Text)
	id, ok := p.lex.ids[strings.ToLower(bare)]
	if !ok || strings.ContainsRune(elidedBefore, next) {
		return nil, false
	}
	return []arc{{from: i, to: i + 1, text: text, id: id, cost: speckCost}, {from: i, to: i + 1, text: bare, id: id, why: WhyLetters}}, true
}

// How many letters a word has at least behind which an apostrophe is a speck, and by how much
// likelier it is one.
const (
	speckLeast = 3
	speckCost  = 200
)

// afterElision reads an l that stands alone behind an apostrophe, where no word begins with
// a consonant: qu'l, qu'il.
func (p *Profile) afterElision(tokens []Token, i int, text string) (arc, bool) {
	if text != "l" || i == 0 || tokens[i].Gap != Close || !p.lex.lang.Elides || !strings.HasSuffix(tokens[i-1].Text, "'") {
		return arc{}, false
	}
	id, ok := p.lex.ids["il"]
	return arc{from: i, to: i + 1, text: "il", id: id, cost: p.outside[^anyIns], why: WhyLetters}, ok
}

// aloneAsOne reads a 1 between words as the letter that is a word of its own and looks like
// it, where books set that before the next word far oftener than not: 1 have, I have.
func (p *Profile) aloneAsOne(tokens []Token, i int) []arc {
	if !p.errs || tokens[i].Text != "1" || i+1 == len(tokens) || tokens[i].Gap < Space || tokens[i+1].Mark || tokens[i+1].Gap < Space || tokens[i+1].Gap == Break || i > 0 && p.markID(tokens[i-1].Text) == p.markID(tokens[i].Text) {
		return nil
	}
	id, ok := p.lex.ids["i"]
	next, known := p.lex.ids[tokens[i+1].Text]
	if !ok || !known || p.lex.uni[id] > cutLetter || p.lex.caps[id] > p.lex.small[id] || p.lex.follows(id, next) > p.lex.uni[next]-oneBy {
		return nil
	}
	return []arc{{from: i, to: i + 1, text: "I", id: id, cost: oneCost, why: WhyLetters}}
}

// What it costs that a letter is shown as a 1, and by how much likelier it makes the word
// after it.
const (
	oneCost = 300
	oneBy   = 50
)
