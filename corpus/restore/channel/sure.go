package channel

import (
	"slices"
	"strings"
	"unicode"
)

// Sure is a stretch of a text whose words are known, because an editor has
// read it. Without words, nothing is read there.
type Sure struct {
	From, To int // characters
	Words    []Spelt
}

// Spelt is a word as it was printed.
type Spelt struct {
	Key  string // as the model has it
	Form string // in small letters, with accents
	Cap  bool   // begins with a capital
}

// Words parts a reading into words and marks, as runs parts a scan.
func Words(reading string) []Spelt {
	var out []Spelt
	rs := []rune(reading)
	for i := 0; i < len(rs); {
		r := rs[i]
		if r == '’' {
			r = '\''
		}
		j := i + 1
		switch {
		case unicode.IsSpace(r):
		case r == '&' && j < len(rs) && rs[j] == 'c':
			j++
			out = append(out, spelt("&c"))
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			for j < len(rs) && (unicode.IsLetter(rs[j]) || unicode.IsDigit(rs[j]) || rs[j] == '°') {
				j++
			}
			if j < len(rs) && (rs[j] == '\'' || rs[j] == '’') {
				j++
			}
			out = append(out, spelt(string(rs[i:j])))
		default:
			out = append(out, Spelt{Key: string(r), Form: string(r)})
		}
		i = j
	}
	return out
}

// spelt returns a word as the model knows it, or the token of its kind.
func spelt(word string) Spelt {
	switch {
	case strings.ContainsAny(word, "0123456789"):
		return Spelt{Key: kindNames[KindNumber]}
	case strings.Trim(word, "IVXLC") == "" && (len(word) > 1 || word != "L"):
		return Spelt{Key: kindNames[KindRoman]}
	}
	small := strings.Map(lower, strings.ReplaceAll(word, "’", "'"))
	ls := Spell(small)
	if ls == nil {
		return Spelt{Key: kindNames[KindUnknown]}
	}
	rest := strings.ToLower(word[1:]) != word[1:]
	return Spelt{Key: Key(ls), Form: small, Cap: small != strings.ReplaceAll(word, "’", "'") && !rest}
}

// Instruct counts what happened in a text whose words are known: the words as
// they are, and the confusions as far as the lattice determines them.
func (m *Model) Instruct(text []Char, sure []Sure, c *Counts) {
	at := m.lattice(text)
	m.settle(at, sure)
	parts := NewCounts()
	m.expect(text, at, parts)
	c.Add(&Counts{Edges: parts.Edges, Spaces: parts.Spaces, Cost: parts.Cost})
	before := ""
	for _, s := range sure {
		for _, w := range s.Words {
			c.Words[w.Key]++
			if w.Form != "" {
				if c.Forms[w.Key] == nil {
					c.Forms[w.Key] = map[string]float64{}
				}
				c.Forms[w.Key][w.Form]++
			}
			if before != "" {
				c.Pairs[[2]string{before, w.Key}]++
				if classOf(before)&final == 0 {
					c.Within[w.Key]++
					if w.Cap {
						c.Caps[w.Key]++
					}
				}
			}
			before = w.Key
		}
	}
}

// settle removes from a lattice what disagrees with the words that are known.
func (m *Model) settle(at [][]Arc, sure []Sure) {
	for _, s := range sure {
		for p := s.From; p < s.To; p++ {
			kept := at[p][:0:0]
			for _, a := range at[p] {
				if int(a.To) <= s.To && m.agrees(&a, s) {
					kept = append(kept, a)
				}
			}
			at[p] = kept
		}
		// What the search did not find must still have an arc.
		at[s.From] = append(at[s.From], Arc{From: int32(s.From), To: int32(s.To), Word: -1, Kind: KindUnknown, Cost: sureUnread})
	}
}

// agrees reports whether an arc reads one of the known words of a stretch, and fits it.
func (m *Model) agrees(a *Arc, s Sure) bool {
	if a.Kind == KindDrop {
		return true
	}
	key := ""
	switch {
	case a.Kind == KindCold:
		key = Key(lettersOf(a.Text))
	case a.Word >= 0:
		key = m.words[a.Word].Key
	default:
		key = kindNames[a.Kind]
	}
	if len(s.Words) == 1 && !(int(a.From) == s.From && int(a.To) == s.To) && a.Kind != KindMark {
		return false
	}
	return slices.ContainsFunc(s.Words, func(w Spelt) bool { return w.Key == key })
}
