package split

import (
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/lang"
	"quinola/corpus/page"
)

// In a play the name of who speaks stands above each speech as titles stand. What tells it is
// that few names return, that they change with one another, and that what stands below speaks:
// it says I or you, asks or exclaims, as what a gazette hears from its towns does not.

const (
	speeches     = 8  // a play has at least, of those whose names return
	returns      = 3  // how often a name stands above a speech at least
	inScenes     = 2  // the same where acts or scenes tell that it is a play, and of speeches twice as many
	seldomOf     = 5  // of how many speeches the name of one may not return, unless there are acts or scenes
	briefOf      = 10 // or one of so many speeches has
	briefLines   = 2  // lines with the name above it at most
	changes      = 60 // of a hundred speeches, how many are another's than the one before, at least
	speechLines  = 24 // half of the speeches have no more, unless there are acts or scenes
	nameWords    = 4  // a name has at most
	quietWords   = 3  // of one in small letters
	namesMost    = 5  // speak together at most
	asideWords   = 6  // after a name, as MELPOMENE parlant à Flore
	sungWords    = 2  // the same without any mark
	talkOf       = 3  // of how many speeches one says I or you, asks or exclaims at least, unless there are acts or scenes
	talkLines    = 12 // among the first lines of it
	speakerApart = 40 // how many lines there may be to the next speaker for a name that is said once
)

// markSpeakers marks the lines that name who speaks, if the text is a play, and in a play in
// verse its lines.
func (v *view) markSpeakers() {
	named := make([][]string, len(v.lines)+1)
	for n := range v.lines {
		named[n] = v.namesOf(n)
	}
	cast := speakersOf(v, named)
	if cast == nil {
		return
	}
	for n := range v.lines {
		v.lines[n].speaker = named[n] != nil && !v.headsPart(v.lines[n]) && !v.present(n, named) && !slices.ContainsFunc(named[n], func(s string) bool { return !cast[s] })
	}
	for n := range v.lines {
		l := &v.lines[n]
		if !l.speaker && named[n] != nil && v.loud(*l) && !v.headsPart(*l) && !v.present(n, named) && (n == 0 || named[n-1] == nil || slices.Contains(named[n-1], named[n][0])) {
			l.speaker = v.speaks(n, -1) && v.speaks(n, 1)
		}
		if l.speaker {
			l.told, l.table = 0, false
		}
	}
	v.markSpeeches()
}

// namesOf returns the names in capitals that a line is, and nothing else but what the one who
// speaks does meanwhile; nil if it is none.
func (v *view) namesOf(n int) []string {
	l := v.lines[n]
	if v.Blank(n) && l.hi-l.lo == 2 && l.divides == nil && v.g[l.lo].r >= 'A' && v.g[l.lo].r <= 'Z' && v.last(l) == '.' {
		return []string{v.text(l.lo, l.lo+1)} // Q. and A.
	}
	if l.hi-l.lo > page.Widest || l.foot || l.note || l.label != nil || l.divides != nil || l.celled || v.letters(l) < 2 || v.figures(l) {
		return nil
	}
	words := strings.Fields(strings.ReplaceAll(v.text(l.lo, l.hi), ",", ", "))
	if v.quietName(l, words) {
		return []string{foldCaps(strings.Join(words, ""))}
	}
	var names []string
	name, size := "", 0
	end := func() bool {
		if size > 0 {
			names = append(names, name)
		}
		ok := size <= nameWords && (size == 0 || len(name) > 1)
		name, size = "", 0
		return ok
	}
	for i, w := range words {
		bare := strings.Trim(w, ".,:;()[]")
		switch {
		case bare == "&" || size > 0 && strings.EqualFold(bare, "et") || size > 0 && strings.EqualFold(bare, "and"):
			if !end() {
				return nil
			}
			continue
		case bare == "" || !capitalsOnly(bare):
			if !end() || len(names) == 0 || !v.aside(words[i-1], words[i:]) || v.partsText(n) {
				return nil
			}
			return names
		}
		name += foldCaps(bare)
		size++
		if strings.HasSuffix(w, ",") && !end() {
			return nil
		}
	}
	if !end() || len(names) > namesMost || v.last(l) == ',' || v.partsText(n) || n+1 < len(v.lines) && v.lines[n+1].divides != nil {
		return nil // MADAM, begins a letter, and who signs it stands above the next
	}
	return names
}

// quietName reports whether a line is a name in small letters, in the middle by itself as titles
// stand: Sir Mark.
func (v *view) quietName(l line, words []string) bool {
	if v.loud(l) || len(words) > quietWords || !l.blank || v.last(l) != '.' || !v.inMiddle(l) || v.partsText(v.lineAt(l.lo)) {
		return false
	}
	return !slices.ContainsFunc(words, func(w string) bool {
		return !unicode.IsUpper([]rune(w)[0]) || lang.Of(v.lang).Function(strings.ToLower(w))
	})
}

// headsPart reports whether a line says of a part of a book what it is, as no name does: LE JEU
// DE L'HOMBRE, DES FAUTES, SOLUTION.
func (v *view) headsPart(l line) bool {
	first, _, _ := strings.Cut(v.text(l.lo, l.hi), " ")
	return v.titleLevel(l, levelTitle) < levelTitle || v.opens(l) || v.topic(l) || lang.Of(v.lang).Steps(lang.Plain(strings.Trim(first, ".,:;")))
}

// aside reports whether words say what a speaker does whose name is the word before them: in
// brackets, after a comma, or as a sentence. ON voit dans ces campagnes begins a speech.
func (v *view) aside(before string, words []string) bool {
	if len(words) > asideWords {
		return false
	}
	sung := len(words) <= sungWords && words[0] == strings.ToLower(words[0]) // LE CHŒUR chante
	return sung || strings.HasPrefix(words[0], "(") || strings.HasSuffix(before, ",") || !strings.HasSuffix(before, ".") && strings.HasSuffix(words[len(words)-1], ".")
}

// partsText reports whether line n is the number of a division.
func (v *view) partsText(n int) bool {
	l := v.lines[n]
	return (l.blank || v.loud(l)) && v.numberedDivision(l) > 0
}

// capitalsOnly reports whether a word is in capitals, which an apostrophe or a hyphen may part.
func capitalsOnly(word string) bool {
	letters := false
	for _, r := range word {
		switch {
		case unicode.IsUpper(r):
			letters = true
		case !strings.ContainsRune("'’-", r):
			return false
		}
	}
	return letters
}

// speakersOf returns the names that return above the speeches of a play; nil if the text is none.
func speakersOf(v *view, named [][]string) map[string]bool {
	count, scenes := map[string]int{}, 0
	for n, l := range v.lines {
		if v.partsText(n) {
			if word, _ := v.counts(l); lang.Of(v.lang).OfPlays(word) {
				scenes++
			}
		}
		if len(named[n]) == 1 && named[n+1] == nil && !v.headsPart(l) && (n+1 == len(v.lines) || !v.labelled(n+1)) {
			count[named[n][0]]++
		}
	}
	returns, speeches := returns, speeches
	if scenes >= fewScenes {
		returns, speeches = inScenes, 2*inScenes
	}
	total, changed, seldom, last := 0, 0, 0, -1
	var apart []int
	for n, names := range named {
		if len(names) != 1 || named[n+1] != nil {
			continue
		}
		if count[names[0]] < returns {
			seldom++
			continue
		}
		total++
		if last >= 0 {
			apart = append(apart, n-last)
			if named[last][0] != names[0] {
				changed++
			}
		}
		last = n
	}
	if total < speeches || changed*100 < total*changes {
		return nil
	}
	slices.Sort(apart)
	if scenes < fewScenes && (apart[len(apart)/2] > speechLines || seldom*seldomOf > total && apart[len(apart)/briefOf] > briefLines) {
		return nil
	}
	cast := map[string]bool{}
	for name, n := range count {
		if n >= returns {
			cast[name] = true
		}
	}
	if scenes < fewScenes && !v.converses(named, cast) {
		return nil
	}
	return cast
}

// converses reports whether what stands below the names of a cast speaks.
func (v *view) converses(named [][]string, cast map[string]bool) bool {
	speaking, total := 0, 0
	for n, names := range named {
		if len(names) == 1 && cast[names[0]] && named[n+1] == nil {
			total++
			if v.addresses(n+1, named) {
				speaking++
			}
		}
	}
	return speaking*talkOf >= total
}

// addresses reports whether what begins on line n and goes on up to the next name says I or
// you, asks or exclaims.
func (v *view) addresses(n int, named [][]string) bool {
	own := lang.Of(v.lang)
	for last := min(n+talkLines, len(v.lines)); n < last && named[n] == nil && !v.partsText(n); n++ {
		text := v.text(v.lines[n].lo, v.lines[n].hi)
		if strings.ContainsAny(text, "?!") {
			return true
		}
		if slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }), func(w string) bool { return own.Addresses(lang.Plain(w)) }) {
			return true
		}
	}
	return false
}

// present reports whether line n names who is on the stage: it stands right above another
// name, or several stand right below the number of a scene.
func (v *view) present(n int, named [][]string) bool {
	if named[n+1] != nil {
		return true
	}
	return len(named[n]) > 1 && n > 0 && v.partsText(n-1)
}

// speaks reports whether a speech or a scene begins not far from line n, before it or behind it,
// and no other division.
func (v *view) speaks(n, step int) bool {
	for k := 1; k <= speakerApart; k++ {
		at := n + step*k
		if at < 0 || at >= len(v.lines) {
			return false
		}
		if v.lines[at].speaker {
			return true
		}
	}
	return false
}

// fewScenes is how many acts and scenes tell that a text is a play.
const fewScenes = 2

// verseCapitals is how many of a hundred lines of the speeches begin with a capital at least,
// if they are verse.
const verseCapitals = 80

// markSpeeches marks the lines of the speeches as verse, if they are.
func (v *view) markSpeeches() {
	var lines []int
	capitals, speech := 0, false
	for n := range v.lines {
		l := v.lines[n]
		switch {
		case l.speaker:
			speech = true
		case v.partsText(n) || l.told > 0 || l.foot || v.loud(l) && v.letters(l) > 3:
			speech = false
		case speech:
			lines = append(lines, n)
			if v.capital(l) {
				capitals++
			}
		}
	}
	if capitals*100 < len(lines)*verseCapitals {
		return
	}
	for _, n := range lines {
		l := &v.lines[n]
		l.table = l.table && l.celled // short lines in exchange
		l.verse = !l.table
	}
}
