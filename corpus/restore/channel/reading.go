package channel

import "strings"

// Reason says why a reading differs from the scan.
type Reason uint8

// The reasons.
const (
	WhyLongS Reason = 1 << iota
	WhyJoin
	WhyAccent
	WhyLetters
	WhyApostrophe
	WhyMarks
	WhyLigature
)

// Read returns the reading of an arc, in the letters and accents of its
// language, and why it differs from the scan.
func (m *Model) Read(text []Char, a Arc) (string, Reason) {
	chars := text[a.From:a.To]
	switch a.Kind {
	case KindDrop:
		return "", WhyMarks
	case KindMark, KindNumber, KindRoman:
		return plain(chars), 0
	case KindUnknown:
		if a.Text == "" {
			return unknown(chars)
		}
	}
	w := a.Text
	if a.Kind == KindWord {
		w = m.form(chars, a)
	}
	w = strings.ReplaceAll(w, "ſ", "s")
	w = capitals(chars, a, w)
	return w, m.reasons(chars, a, w)
}

// form chooses among the forms of a word: by the accents that the scan shows,
// and by how common each form is.
func (m *Model) form(chars []Char, a Arc) string {
	w := &m.words[a.Word]
	if a.Text != "" { // chosen by sense
		return a.Text
	}
	if m.clean {
		if as := spelledAsShown(m.symbolsShown(chars, a), w.Key); as != "" {
			return as
		}
	}
	if len(w.Forms) == 0 {
		return w.Key
	}
	if len(w.Forms) == 1 {
		return w.Forms[0].Text
	}
	shown := m.symbolsShown(chars, a)
	best, least := w.Forms[0].Text, int32(1<<30)
	for _, f := range w.Forms {
		c := f.Cost + accents(shown, f.Text)
		if c < least {
			best, least = f.Text, c
		}
	}
	return best
}

// spelledAsShown returns a word with the accents that the scan shows, if the scan
// shows each of its letters; else "".
func spelledAsShown(shown []rune, key string) string {
	letters := []rune(key)
	if len(shown) != len(letters) {
		return ""
	}
	for i, o := range shown {
		if o == 's' {
			o = 'ſ'
		}
		if k := letters[i]; bare(o) != k && !(o == 'ſ' && k == 's') {
			return ""
		}
	}
	return string(shown)
}

// symbolsShown returns, for every letter of an arc, the symbol that shows it, or 0.
func (m *Model) symbolsShown(chars []Char, a Arc) []rune {
	var out []rune
	i := 0
	for _, st := range a.Steps {
		n := int(st.N)
		if st.Edge == stepGap || st.Edge == stepDel {
			i += gapless(chars, i, st)
			continue
		}
		ls := 1
		if st.Edge >= 0 {
			ls = len(m.edges[st.Edge].True)
		}
		for k := range ls {
			r := rune(0)
			if k < n && i+k < len(chars) && (ls == n || n == 1) {
				r = lower(runeOf[chars[i+k].Sym])
			}
			out = append(out, r)
		}
		i += n
	}
	return out
}

// gapless returns how many characters a step of gaps or dirt takes; white space
// is not a character.
func gapless(chars []Char, i int, st Step) int {
	if st.Edge == stepDel {
		return int(st.N)
	}
	if i < len(chars) && runeOf[chars[i].Sym] == '-' && i+1 < len(chars) && chars[i+1].Gap >= GapLine {
		return 1
	}
	return 0
}

// accents returns the cost of a form's accents, given the characters that the
// scan shows.
func accents(shown []rune, form string) int32 {
	c := int32(0)
	i := 0
	for _, r := range form {
		if i >= len(shown) {
			break
		}
		o := shown[i]
		i++
		if r == 'œ' || r == 'æ' {
			i++
			continue
		}
		base := bare(r)
		switch {
		case o == 0 || base == r && bare(o) != base:
		case o == r:
		case base == r: // an accent seen where none was set
			c += accentAdded
		case bare(o) == o: // none seen where one was set
			c += accentLost
		default: // a different one
			c += accentOther
		}
	}
	return c
}

// bare returns a letter without its accent.
func bare(r rune) rune {
	if l, ok := letterOf(r); ok && r != 'ç' && r != 'ſ' {
		return l.rune()
	}
	return r
}

// capitals sets the capitals of a word as the scan shows them.
func capitals(chars []Char, a Arc, w string) string {
	up, low := 0, 0
	for _, c := range chars {
		if kindOf[c.Sym] == kindLetter {
			if upper[c.Sym] {
				up++
			} else {
				low++
			}
		}
	}
	if up >= 2 && up > 2*low && len(w) > 1 && !a.Cap {
		return strings.ToUpper(w)
	}
	if a.Cap && w != "" {
		r := []rune(w)
		return strings.ToUpper(string(r[0])) + string(r[1:])
	}
	return w
}

// keepsCapital reports whether an edge reads a capital as a capital: its first
// symbol is the letter itself, or it reads Il.
func (m *Model) keepsCapital(edge int16) bool {
	e := &m.edges[edge]
	if len(e.True) == 0 {
		return false
	}
	return len(e.Obs) > 0 && folded[e.Obs[0]] == e.True[0] || len(e.True) == 2 && e.True[0] == 'i'-'a' && e.True[1] == 'l'-'a' && len(e.Obs) > 0
}

// plain returns the characters of the scan as text.
func plain(chars []Char) string {
	var b strings.Builder
	for _, c := range chars {
		if r := runeOf[c.Sym]; r != 0 {
			b.WriteRune(r)
		} else {
			b.WriteRune('\uFFFD')
		}
	}
	return b.String()
}

// unknown returns the reading of a word that is in no lexicon. An í, which no
// French word has, is read as s.
func unknown(chars []Char) (string, Reason) {
	s := plain(chars)
	t := strings.NewReplacer("í", "s", "ſ", "s").Replace(s)
	if t != s {
		return t, WhyLongS
	}
	return t, 0
}

// reasons returns why a word differs from the scan.
func (m *Model) reasons(chars []Char, a Arc, w string) Reason {
	var why Reason
	i := 0
	for _, st := range a.Steps {
		switch {
		case st.Edge == stepGap:
			why |= WhyJoin
			i += gapless(chars, i, st)
			continue
		case st.Edge == stepDel:
			why |= WhyMarks
		case st.Edge == stepSub:
			if st.Letter == LongS {
				why |= WhyLongS
			} else {
				why |= WhyLetters
			}
		case st.Edge == stepIns:
			if st.Letter == Apos {
				why |= WhyApostrophe
			} else {
				why |= WhyLetters
			}
		case st.Edge >= 0:
			e := &m.edges[st.Edge]
			why |= m.reason(e)
		}
		i += int(st.N)
	}
	for k := 1; k < len(chars); k++ {
		if chars[k].Gap != GapNone {
			why |= WhyJoin
		}
	}
	if why&^WhyJoin == 0 && why&WhyJoin == 0 && plain(chars) != w {
		why |= WhyAccent
	} else if why == WhyJoin && strings.Trim(strings.ReplaceAll(plain(chars), "-", ""), " ") != strings.ReplaceAll(w, "-", "") {
		why |= WhyAccent
	}
	return why
}

// reason returns why an edge reads something other than it shows.
func (m *Model) reason(e *Edge) Reason {
	var why Reason
	long, other := false, false
	for _, l := range e.True {
		switch l {
		case LongS:
			long = true
		case Apos:
			why |= WhyApostrophe
		case Amp:
			why |= WhyLigature
		}
	}
	if len(e.Obs) == len(e.True) {
		for k, o := range e.Obs {
			if l := e.True[k]; l != LongS && l != Apos && folded[o] != l {
				other = true
			}
		}
	} else {
		other = why == 0 && !long
	}
	if long {
		why |= WhyLongS
	}
	if other {
		why |= WhyLetters
	}
	return why
}
