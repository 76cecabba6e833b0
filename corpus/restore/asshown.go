package restore

import (
	"math"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// The books of cards that taught the model are few. Where another says what they do not, it
// is left as its scan shows it.

// asMarked leaves a word with the accents that the scan shows, and without those that it does
// not, where these hold and the word is one: the books of cards say joue oftener than loué,
// païé than païe, and aprés than après. Of short words, a and à, what stands around tells more.
func (u *unit) asMarked(words []word) {
	others := frenchElsewhere()
	clean := marksHold(u.cells, others.Has)
	if !clean && !u.marksShown(words) {
		return
	}
	for i := range words {
		w := &words[i]
		seen := u.seen(*w)
		if seen == w.reading || lang.Bare(seen) == seen && utf8.RuneCountInString(seen) < bareLeast || !alike(seen, w.reading) {
			continue
		}
		marked := withMarks(w.reading, seen)
		low := strings.ToLower(marked)
		if !clean && ending(marked) != ending(w.reading) && commoner(low, strings.ToLower(w.reading), rarelyMarked) {
			continue // arrive, arrivé: of such what stands around tells more
		}
		rarer := int32(rarelyMarked)
		switch {
		case lang.Bare(seen) == seen:
			rarer = 0
		case clean:
			rarer = math.MaxInt16
		}
		if marked == w.reading || !commoner(low, strings.ToLower(w.reading), rarer) && (rarer == 0 || others.Has(low) || !frenchModel().Writes(low)) {
			continue
		}
		if w.reading = marked; marked == seen {
			w.why = ""
		} else {
			w.why = corpus.LongS
		}
	}
}

// bareLeast is how many letters a word has at least in which no accents are put.
const bareLeast = 4

// ending is the end of a word by which forms of verbs differ.
func ending(word string) string {
	word = strings.TrimRight(word, "s")
	r, _ := utf8.DecodeLastRuneInString(word)
	return string(r)
}

// rarelyMarked is how much rarer in other books a word with the accents that are shown may be
// than with those that are read: joüe beside joue, and not méme beside même.
const rarelyMarked = 300

// commoner reports whether other books have a word about as often as another, or oftener.
func commoner(word, than string, rarer int32) bool {
	a, ok := frenchElsewhere().Cost(word)
	b, also := frenchElsewhere().Cost(than)
	return ok && (!also || a <= b+rarer)
}

// marksHold reports whether nearly all words are words as they are shown, and so are
// nearly all that have an accent.
func marksHold(cells []cell, is func(word string) bool) bool {
	var all, known, marked, markedKnown int
	for word := range wordsShown(cells) {
		marks := 0
		if lang.Bare(word) != word {
			marks = 1
		}
		if marks == 0 && utf8.RuneCountInString(word) <= 2 {
			continue
		}
		all++
		marked += marks
		if is(word) {
			known++
			markedKnown += marks
		}
	}
	return known*20 >= all*19 && markedKnown*20 >= marked*19
}

// marksShown reports whether nearly all words that are shown with an accent are words with
// just that: whatever else the machine confuses, it sees accents.
func (u *unit) marksShown(words []word) bool {
	others, known, all := frenchElsewhere(), 0, 0
	for _, w := range words {
		seen := u.seen(w)
		if lang.Bare(seen) == seen || !alike(seen, w.reading) {
			continue
		}
		all++
		if low := strings.ToLower(withMarks(w.reading, seen)); others.Has(low) || frenchModel().Writes(low) {
			known++
		}
	}
	return all >= marksLeast && known*50 >= all*49
}

// marksLeast is how many words with accents tell whether the machine sees them.
const marksLeast = 12

// alike reports whether two words are one but for accents and for s and f.
func alike(a, b string) bool { return blurred(strings.ToLower(a)) == blurred(strings.ToLower(b)) }

// withMarks returns a word with the accents of another that is alike.
func withMarks(word, marked string) string {
	out, shown := []rune(word), []rune(marked)
	if len(out) != len(shown) {
		return word
	}
	for i, r := range shown {
		if lang.Base(r) == lang.Base(out[i]) {
			out[i] = r
		}
	}
	return string(out)
}

// asElsewhere leaves a word that other books have as the scan shows it, but for an f that is
// ſ, where what is read for it is only another spelling of it, Roy and Roi, or none that the
// books of cards say: ROY, and not TOY.
func (u *unit) asElsewhere(words []word) {
	others, l := frenchElsewhere(), lang.Of(u.lang)
	for i := range words {
		w := &words[i]
		seen := u.seen(*w)
		low, reading := strings.ToLower(seen), strings.ToLower(w.reading)
		if seen == "" || low == reading || utf8.RuneCountInString(seen) < 3 || !letters(low) || lang.Bare(roundS(low)) == lang.Bare(reading) || alike(seen, w.reading) {
			continue
		}
		read, also := others.Cost(reading)
		for _, as := range []string{low, roundS(low)} {
			c, ok := others.Cost(as)
			spelt := ok && l.Key(as) == l.Key(reading) && letter.Replace(as) != letter.Replace(reading)
			if ok && (spelt || !frenchModel().Counts(longS(reading)) && (!also || c+elsewhereLikelier < read)) {
				w.reading, w.why, w.rivals = recase(as, seen), "", nil
				if as != low {
					w.why = corpus.LongS
				}
				break
			}
		}
	}
}

// letter takes j and v for the letters of which books since 1650 tell them apart.
var letter = strings.NewReplacer("j", "i", "v", "u")

// elsewhereLikelier is how much likelier such a word is in other books than what is read for
// it.
const elsewhereLikelier = 100

// roundS returns a word with each f but the last letter as s.
func roundS(word string) string {
	if word == "" {
		return ""
	}
	last := len(word) - 1
	return strings.ReplaceAll(word[:last], "f", "s") + word[last:]
}

// cutShort leaves a word that its language cuts short as it is, where its stop follows:
// & fuiv. is no suis. But vol. may have lost the e of vole.
func (u *unit) cutShort(words []word) {
	l := lang.Of(u.lang)
	for i := range words {
		w := &words[i]
		if w.to >= len(u.cells) || u.cells[w.to].r != '.' || u.cells[w.to].gap != gapNone {
			continue
		}
		seen := u.seen(*w)
		if as := roundS(strings.ToLower(seen)); seen != w.reading && l.Shortens(as) && !strings.HasPrefix(lang.Bare(strings.ToLower(w.reading)), as) {
			w.reading, w.why, w.rivals = recase(as, seen), "", nil
			if as != strings.ToLower(seen) {
				w.why = corpus.LongS
			}
		}
	}
}
