package restore

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/restore/mend"
)

// mended reads a unit as it stands, but for what the profile of its scan mends.
func mended(p *mend.Profile) decoder {
	return func(u *unit) []word {
		words := closedUp(u, elisions(u, signs(u, settled(plainly(u, p.Compound)), p)))
		if l := lang.Of(u.lang); l.Likelier(readings(words)) != nil {
			return certain(words) // a passage in another language
		}
		tokens := make([]mend.Token, len(words))
		for i, w := range words {
			tokens[i] = mend.Token{Text: w.reading, Gap: gapBefore(u.cells[w.from].gap), Mark: !strings.ContainsFunc(w.reading, unicode.IsLetter) && w.reading != "1'" || u.cells[w.from].r == '<'}
		}
		var out []word
		for _, f := range p.Read(tokens) {
			w := words[f.From]
			w.to = words[f.To-1].to
			if f.Why&^mend.WhySplit != 0 {
				w.why = plus(w.why, mendReasons(f.Why))
			}
			w.reading, w.rivals = f.Text, f.Rivals
			if len(f.Rest) > 0 && len([]rune(words[f.From].reading)) != w.to-w.from {
				out = append(out, words[f.From]) // no telling where the others begin
				continue
			}
			from := w.from
			for _, next := range f.Rest {
				before := w
				before.to = from + next.At
				out = append(out, before)
				w.from, w.reading = before.to, next.Text
			}
			out = append(out, w)
		}
		return out
	}
}

func readings(words []word) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = w.reading
	}
	return out
}

// signs reads &c as one sign, and takes a brace or a dollar among letters for one: many
// a machine shows ſ so. It does with & and @, which are shown for ct, and £, for its c,
// unless words stand on either side that make none together.
func signs(u *unit, words []word, p *mend.Profile) []word {
	out := words[:0]
	brace := false // the word before is one
	for i, w := range words {
		first, _ := utf8.DecodeRuneInString(w.reading)
		close := len(out) > 0 && u.cells[w.from].gap == gapNone
		if close && (isBrace(u, words[i:]) && endsInLetter(out[len(out)-1].reading) || brace && unicode.IsLower(first)) {
			out[len(out)-1].to = w.to
			out[len(out)-1].reading += w.reading
			brace = isBrace(u, words[i:])
			continue
		}
		if close && ligature(u, out[len(out)-1].reading, words[i:], p) {
			out[len(out)-1].to = w.to
			out[len(out)-1].reading += w.reading
			brace = true
			continue
		}
		brace = isBrace(u, words[i:])
		if !close && apart(u, words[i:]) && (w.reading == "@" || w.reading == "€" && !(len(out) > 0 && endsInFigure(out[len(out)-1].reading))) {
			w.reading, w.why = "&", plus(w.why, corpus.Letters) // there was none
		}
		if n := len(out); n > 0 && w.reading == "c" && out[n-1].reading == "&" && u.cells[w.from].gap == gapNone {
			out[n-1].to, out[n-1].reading = w.to, "&c"
			continue
		}
		out = append(out, w)
	}
	return out
}

// isBrace reports whether the first of some words is a brace, or a bracket that is
// not closed, where a machine may show ſ.
func isBrace(u *unit, words []word) bool {
	switch words[0].reading {
	case "{", "$":
		return true
	case "[":
		return !apart(u, words) && !slices.ContainsFunc(words[:min(len(words), bracketed)], func(w word) bool { return w.reading == "]" })
	}
	return false
}

// bracketed is how many words and marks a bracket takes in at most.
const bracketed = 20

// apart reports whether white space follows the first of some words.
func apart(u *unit, words []word) bool {
	return len(words) < 2 || u.cells[words[1].from].gap != gapNone
}

// ligature reports whether the first of some words is a sign that is shown for ct, or for
// its c, close behind the letters of a word: between them and others, or where they end in
// it.
func ligature(u *unit, before string, at []word, p *mend.Profile) bool {
	r, _ := utf8.DecodeRuneInString(at[0].reading)
	if !strings.ContainsRune("&@£€¢", r) || len(at[0].reading) > utf8.RuneLen(r) || !endsInLetter(before) {
		return false
	}
	if apart(u, at) || !startsWithLetter(at[1].reading) {
		return p.Sound(before+"ct") && (!p.Sound(before) || p.Commoner(before+"ct", before))
	}
	after := at[1].reading
	first, _ := utf8.DecodeRuneInString(after)
	whole := p.Sound(before+"ct"+after) || p.Sound(before+"c"+after)
	return unicode.IsLower(first) && after != "c" && (whole || !p.Sound(before) || !p.Sound(after))
}

func startsWithLetter(word string) bool {
	r, _ := utf8.DecodeRuneInString(word)
	return unicode.IsLetter(r)
}

func endsInFigure(word string) bool {
	return word != "" && word[len(word)-1] >= '0' && word[len(word)-1] <= '9'
}

func endsInLetter(word string) bool {
	r, _ := utf8.DecodeLastRuneInString(word)
	return unicode.IsLower(r)
}

// elisions parts words at their apostrophes, in a language that elides.
func elisions(u *unit, words []word) []word {
	if l := lang.Of(u.lang); l == nil || !l.Elides {
		return words
	}
	var out []word
	for _, w := range words {
		rs := []rune(w.reading)
		at := cellsOfLetters(rs, u.cells[w.from:w.to])
		if at == nil || len(rs) == w.to-w.from && w.why.Has(corpus.Join) {
			out = append(out, w)
			continue
		}
		from := 0 // the first letter of the part
		part := func(to int) word {
			p := word{from: w.from + at[from], to: w.to, reading: string(rs[from:to]), why: w.why}
			if to < len(rs) {
				p.to = w.from + at[to]
			}
			if p.to-p.from == to-from && p.why == corpus.Join {
				p.why = "" // it is broken elsewhere
			}
			from = to
			return p
		}
		for k, r := range rs {
			if r == '\'' && k > from && k+1 < len(rs) {
				out = append(out, part(k+1))
			}
		}
		if from == 0 {
			out = append(out, w)
			continue
		}
		out = append(out, part(len(rs)))
	}
	return out
}

// closedUp gives an apostrophe that a space parts from the letters before it back to them, in
// a language that elides: qu 'on, qu'on; l 'usage, l'usage.
func closedUp(u *unit, words []word) []word {
	l := lang.Of(u.lang)
	if l == nil || !l.Elides {
		return words
	}
	for i := range words[:max(len(words)-1, 0)] {
		w, next := &words[i], &words[i+1]
		bare, ok := strings.CutPrefix(next.reading, "'")
		if !ok || !startsWithLetter(bare) || u.cells[next.from].gap != gapSpace || next.to-next.from != len([]rune(next.reading)) || !leaves(l, w.reading) {
			continue
		}
		w.reading, w.to, w.why = w.reading+"'", next.from+1, plus(w.why, corpus.Join)
		next.reading, next.from = bare, next.from+1
	}
	return words
}

// leaves reports whether letters are what is left of a word that is elided: l, qu.
func leaves(l *lang.Language, letters string) bool {
	low := strings.ToLower(letters)
	return len(low) == 1 && strings.Contains("cdjlmnst", low) || l.Closes(low)
}

// cellsOfLetters are the cells that the letters of a word stand for, but for the
// hyphens by which it is broken and the edge of the page; nil if there is no telling.
func cellsOfLetters(rs []rune, cells []cell) []int {
	at := make([]int, 0, len(rs))
	for k, c := range cells {
		switch {
		case len(at) < len(rs) && straight(c.r) == rs[len(at)]:
			at = append(at, k)
		case !hyphen(c.r) && !edge(c.r):
			return nil
		}
	}
	if len(at) < len(rs) {
		return nil
	}
	return at
}

func gapBefore(g gap) mend.Gap {
	switch g {
	case gapNone:
		return mend.Close
	case gapSpace:
		return mend.Space
	case gapLine:
		return mend.Line
	}
	return mend.Break
}

// mendReasons are the reasons of a mended word in the words of the corpus.
func mendReasons(why mend.Why) corpus.Why {
	var out corpus.Why
	for _, r := range []struct {
		is  mend.Why
		why corpus.Why
	}{{mend.WhyJoin, corpus.Join}, {mend.WhyLongS, corpus.LongS}, {mend.WhyAccent, corpus.Accent}, {mend.WhyLetters, corpus.Letters}} {
		if why&r.is != 0 {
			out = plus(out, r.why)
		}
	}
	return out
}
