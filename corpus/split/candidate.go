package split

import (
	"strings"
	"unicode"

	"quinola/corpus/lang"
)

// A hyp is a hypothesis: one way to read the letters at one place as a label.
type hyp struct {
	line              int // the line that it begins
	at                int // its first glyph, prefix included
	body              int // the first glyph after the label and its stop
	guess                 // the number
	lost              bool
	announced, degree bool    // announced: in a row of written-out labels; degree: a degree sign follows
	weight            float64 // how much it looks like a label, its neighbours aside
}

// stops may end a label. An apostrophe may not: "L 'As", "N 'ayant".
const stops = ".,:;°»*)•¿]"

// trails are signs that may follow the stop.
const trails = stops + "_-—"

// hypotheses lists every plausible label of the text, in text order.
func (v *view) hypotheses() []hyp {
	var out []hyp
	for n := range v.lines {
		l := &v.lines[n]
		if l.head > 0 || l.table || l.verse || l.foot || l.lettered {
			continue
		}
		if l.label != nil {
			h := *l.label
			h.line = n
			out = append(out, h)
			continue
		}
		for _, at := range v.starts(*l) {
			from := len(out)
			out = v.labelsAt(out, n, at, maxCost)
			kept := out[:from]
			for _, h := range out[from:] {
				if h.weight >= least {
					kept = append(kept, h)
				}
			}
			out = kept
		}
	}
	return out
}

// starts returns the glyphs of a line at which a label may begin: the first, the
// first after marks and debris, and the first after a damaged folio.
func (v *view) starts(l line) []int {
	s := []int{l.lo}
	if i := v.firstLetter(l); i > l.lo && i < l.hi && i-l.lo < 8 {
		s = append(s, i)
	}
	if v.g[l.lo].r == '(' { // "(O XXIII.": a folio
		for i := l.lo + 1; i < l.hi && i < l.lo+5; i++ {
			if v.g[i].gap {
				s = append(s, i)
				break
			}
		}
	}
	if i := v.afterSpeck(l); i > l.lo {
		s = append(s, i)
	}
	for i := l.lo + 4; i < l.hi && i < l.lo+40; i++ { // debris, then "____I. Celui"
		if v.g[i-1].r == '_' && v.g[i-2].r == '_' && v.g[i].r != '_' {
			s = append(s, i)
		}
	}
	return s
}

// afterSpeck returns the glyph after a single small letter at the beginning of
// a line that opens no word: a speck before the label, "a X . Si".
func (v *view) afterSpeck(l line) int {
	if i := l.lo + 1; i+1 < l.hi && v.g[i].gap && unicode.IsLower(v.g[l.lo].r) && unicode.IsUpper(v.g[i].r) {
		return i
	}
	return l.lo
}

// labelsAt appends the readings of the glyphs from at on as a label.
func (v *view) labelsAt(out []hyp, n, at int, limit float64) []hyp {
	l := v.lines[n]
	from := at
	end := min(l.hi, at+16)
	if k := prefixLen(compact(v.g[at:end])); k > 0 {
		from += len([]rune(compact(v.g[at:end])[:k]))
		end = min(l.hi, from+16)
	}
	for j := from + 1; j <= end && j-from <= 11; j++ {
		stop := j < l.hi && strings.ContainsRune(stops, v.g[j].r) && !v.setsOff(j, l)
		alone := j == l.hi && !v.run
		bare := j < l.hi && v.g[j].gap && startsWord(v.g[j].r)
		if !stop && !bare && !alone {
			continue
		}
		letters := compact(v.g[from:j])
		if !strings.ContainsFunc(letters, numeric) {
			continue
		}
		body := j
		if stop {
			if (v.g[j].r == '°' || j+1 < l.hi && v.g[j+1].r == '°') && ordinal(letters) {
				break // 1°, 2°: an enumeration inside a sentence
			}
			for body < l.hi && body < j+3 && strings.ContainsRune(trails, v.g[body].r) && (body == j || v.g[body].r != '*') {
				body++
			}
		}
		nearest := map[style]float64{roman: farCost, arabic: farCost}
		for _, g := range v.guesses(cardinal(letters)) {
			nearest[g.style] = min(nearest[g.style], g.cost)
			if g.cost > limit {
				break
			}
			each := damageEach
			if limit > maxCost {
				each = farEach
			}
			if g.cost > each*float64(len(numerals[g.number])) {
				continue
			}
			h := hyp{line: n, at: at, body: body, guess: g}
			h.weight = v.weigh(h, l, stop, alone) - otherwise*(g.cost-nearest[g.style])
			out = append(out, h)
		}
	}
	return out
}

// setsOff reports whether a glyph is an asterisk directly before a word and
// apart from what precedes. It then sets the word off and ends no label.
func (v *view) setsOff(i int, l line) bool {
	return v.g[i].r == '*' && v.g[i].gap && i+1 < l.hi && !v.g[i+1].gap && unicode.IsLetter(v.g[i+1].r)
}

// cardinal returns a number without the letters that make it an ordinal: "Art. 1er.",
// "Art. Ier.", "2nd.", "3:o".
func cardinal(letters string) string {
	end := strings.TrimLeft(letters, "0123456789")
	if len(end) == len(letters) {
		end = strings.TrimPrefix(letters, "I")
	}
	if number := letters[:len(letters)-len(end)]; number != "" && lang.OrdinalEnd(end) {
		return number
	}
	return letters
}

// ordinal reports whether the letters before the sign ° are a figure, as in 2°.
func ordinal(letters string) bool {
	return strings.Trim(letters, "0123456789iIlozZ") == ""
}

// numeric reports whether a letter occurs in numerals as scans show them.
func numeric(r rune) bool {
	return unicode.IsDigit(r) || len(misread[r]) > 0 || len(double[r]) > 0
}

func startsWord(r rune) bool { return unicode.IsUpper(r) || strings.ContainsRune("\"“«*'’", r) }

// weigh returns how much a reading looks like a label where it stands.
func (v *view) weigh(h hyp, l line, stop, alone bool) float64 {
	w := labelWorth - damage*h.cost
	switch {
	case l.blank:
		w += afterBlank
	default:
		w += lineStart
		if !v.run && h.line > 0 && !v.terminal(v.lines[h.line-1]) && !v.short(v.lines[h.line-1]) {
			w += inSentence
		}
	}
	if v.run && l.dash {
		w += afterDash
	}
	if h.at > l.lo {
		w += notFirst
	}
	if alone && v.g[l.hi-1].r != '.' && h.body-h.at == 1 {
		w += noStop + oneBare // the letter above a part of a dictionary
	}
	if !stop && !alone {
		w = v.weighStopless(w, h, l)
	}
	return w + v.weighNext(h, l, alone)
}

// weighStopless returns the weight w of a label, less what the lack of a stop takes off.
func (v *view) weighStopless(w float64, h hyp, l line) float64 {
	// The stop is often read into the last letter: "VIL" for "VII.".
	if last := v.g[h.body-1].r; h.style == roman && (last == 'L' || last == 'l' || last == 'J') {
		w += noStop / 3
	} else {
		w += noStop
	}
	if h.style == arabic && !l.blank {
		w -= 2
	}
	if h.style == roman && h.body-h.at == 1 {
		w += oneBare
		if h.body+1 >= l.hi || v.g[h.body+1].gap {
			w += noStop // "L E jeu": the initial of "Le"
		}
	}
	return w
}

// weighNext returns the weight of what follows a label, on its line or below it.
func (v *view) weighNext(h hyp, l line, alone bool) float64 {
	i := h.body
	for i < l.hi && !unicode.IsLetter(v.g[i].r) && !unicode.IsDigit(v.g[i].r) && i < h.body+4 {
		i++
	}
	switch {
	case i < l.hi && !alone && !v.wordly(i, l): // "X*XXXX.£XXX": an ornament
		return 3 * lowerNext
	case i >= l.hi || alone: // the words follow on the next line
		if h.line+1 >= len(v.lines) || !v.capital(v.lines[h.line+1]) {
			return lowerNext
		}
	case unicode.IsUpper(v.g[i].r):
		return capitalNext
	case unicode.IsLower(v.g[i].r):
		return lowerNext
	case unicode.IsDigit(v.g[i].r) && h.style == arabic:
		return lowerNext
	}
	return 0
}

// wordly reports whether the glyphs up to the line's end contain a small
// letter, or are mostly letters.
func (v *view) wordly(at int, l line) bool {
	letters := 0
	for _, g := range v.g[at:l.hi] {
		if unicode.IsLower(g.r) {
			return true
		}
		if unicode.IsLetter(g.r) {
			letters++
		}
	}
	return letters*10 >= (l.hi-at)*8
}
