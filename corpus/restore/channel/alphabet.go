package channel

import (
	"strings"

	"quinola/corpus/lang"
)

// Sym is a character of the scan, coded in a byte.
type Sym uint8

// Letter is a letter that the printer set. Accents are not part of it; they
// are chosen when the word is known (see Forms).
type Letter uint8

// The letters beyond a to z (0 to 25).
const (
	LongS Letter = 26 + iota // ſ
	Cedil                    // ç
	Apos                     // the apostrophe of an elided word
	Amp                      // &
	Comma                    // the marks, for scans that show them as letters
	Stop
	Semi
	letters
)

// Symbols beyond those of the table: what parts two runs of a scan.
const (
	SymNone   Sym = iota
	SymSpace      // white space
	SymLine       // a line end
	SymHyphen     // a hyphen and a line end
	SymOther      // any character that is not in the table
	symFirst      // the first character of the table
)

// observed lists the characters that the model distinguishes, in order of code.
const observed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" +
	"áàâäéèêëíìîïóòôöúùûüñçœæýÿßſÁÀÂÉÈÊÍÎÓÔÜÚÑÇŒÆ" +
	"'-&^$£©§€¿¡*®#.,;:!?()[]{}<>|/\\_=+~%°\"«»„“”■•—@¥™♦"

var (
	symOf  = map[rune]Sym{}
	runeOf [256]rune
	folded [256]Letter // the letter that a symbol shows, plain or with an accent
	upper  [256]bool
	shows  [256]Letter // folded, except for í and ñ, which show other letters
	base   [256]Sym    // the symbol without its accent, if it shows one
)

const noLetter Letter = 255

func init() {
	code := symFirst
	for _, r := range observed {
		symOf[r] = code
		runeOf[code] = r
		code++
	}
	symOf['’'], symOf['‘'] = symOf['\''], symOf['\'']
	for i := range folded {
		folded[i], shows[i], base[i] = noLetter, noLetter, Sym(i)
	}
	for r, s := range symOf {
		if l, ok := letterOf(lower(r)); ok && r != ',' && r != '.' && r != ';' {
			folded[s] = l
			upper[s] = lower(r) != r
			if !strings.ContainsRune("íñÍÑ", r) {
				shows[s] = l
				if !upper[s] && l < LongS {
					base[s] = symOf[l.rune()]
				}
			}
		}
	}
}

// SymOf returns the code of a character of the scan.
func SymOf(r rune) Sym {
	if s, ok := symOf[r]; ok {
		return s
	}
	return SymOther
}

// lower returns r in lower case, for the letters of the table.
func lower(r rune) rune {
	switch {
	case r >= 'A' && r <= 'Z', r >= 'À' && r <= 'Þ' && r != '×':
		return r + 32
	case r == 'Œ':
		return 'œ'
	}
	return r
}

// letterOf returns the letter of a character, without its accent; false if it is no letter.
func letterOf(r rune) (Letter, bool) {
	if r != 'ç' {
		r = lang.Base(r)
	}
	switch {
	case r >= 'a' && r <= 'z':
		return Letter(r - 'a'), true
	case r == 'ſ':
		return LongS, true
	case r == 'ç':
		return Cedil, true
	case r == '\'':
		return Apos, true
	case r == '&':
		return Amp, true
	case r == ',':
		return Comma, true
	case r == '.':
		return Stop, true
	case r == ';':
		return Semi, true
	}
	return noLetter, false
}

// rune returns the letter as a character.
func (l Letter) rune() rune {
	switch {
	case l < 26:
		return 'a' + rune(l)
	case l < letters:
		return []rune("ſç'&,.;")[l-26]
	}
	return '?'
}

// Spell returns a reading in the letters that the printer set: ſ for s except
// at the end of a word, œ as oe, no accents.
func Spell(reading string) []Letter {
	rs := []rune(reading)
	out := make([]Letter, 0, len(rs)+1)
	for i, r := range rs {
		r = lower(r)
		switch r {
		case 'œ':
			out = append(out, 'o'-'a', 'e'-'a')
			continue
		case 'æ':
			out = append(out, 0, 'e'-'a')
			continue
		case 's':
			if i+1 < len(rs) && rs[i+1] != '\'' {
				r = 'ſ'
			}
		}
		l, ok := letterOf(r)
		if !ok {
			return nil
		}
		out = append(out, l)
	}
	return out
}

// Key returns a spelling as a string. Readings that differ only in accents
// have the same key.
func Key(ls []Letter) string {
	rs := make([]rune, len(ls))
	for i, l := range ls {
		rs[i] = l.rune()
	}
	return string(rs)
}
