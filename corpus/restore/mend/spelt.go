package mend

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
)

// respelt reads a word whose f, some or all, are ſ, and whose marks are those of
// other letters where the scan is known to show them so, where that makes it a word
// in a spelling that the lexicon has not, or another form of one that it has:
// eftoit, estoit. made are the edges of the table that it takes.
func (p *Profile) respelt(text string) (a arc, made []int, ok bool) {
	rs := []rune(strings.ToLower(text))
	type change struct{ at, edge int }
	var all []change
	for i, r := range rs {
		for _, k := range p.lex.from(r) {
			long := k == longF && p.LongS >= longSLeast && i+1 < len(rs) && unicode.IsLetter(rs[i+1])
			if long || p.systematic[k] && p.marks(p.lex.edges[k]) {
				all = append(all, change{i, k})
			}
		}
	}
	if len(all) == 0 || len(all) > respeltMost {
		return arc{}, nil, false
	}
	a = arc{id: -1, fixed: math.MaxInt32, why: WhyLongS, habit: true}
	for set := 1; set < 1<<len(all); set++ {
		try := slices.Clone(rs)
		c, why, taken := int32(0), Why(0), []int(nil)
		for k, change := range all {
			if set>>k&1 == 0 {
				continue
			}
			e := p.lex.edges[change.edge]
			try[change.at] = e.printed[0]
			c += p.edge[change.edge]
			taken = append(taken, change.edge)
			if e.longs {
				why |= WhyLongS
			} else {
				why |= WhyAccent
			}
		}
		w := string(try)
		if p.lex.counted(w) {
			continue // among the candidates
		}
		v, ok := p.lex.valid(w)
		v = min(v, p.own(w)) // its letters may tell more than its spelling
		if ok && v+c < a.fixed+a.cost {
			a.text, a.fixed, a.cost, a.why, made = recase(w, text), v, c, why, taken
		}
	}
	a.cost += marginLong
	return a, made, a.text != ""
}

// older reads a word as one in a spelling that the lexicon has not, damaged in one
// place and with its f, where the scan has the long s, for ſ: tranail, trauail;
// efpancbe, espanche. To the word that books wrote otherwise it does not yield.
func (p *Profile) older(text string) (arc, bool) {
	rs := []rune(strings.ToLower(text))
	best := arc{id: -1, fixed: math.MaxInt32 / 2}
	if len(rs) < olderLeast || len(rs) > olderMost {
		return best, false
	}
	try := func(at int, e int) {
		k := &p.lex.edges[e]
		if !shows(rs[at:], k.seen) || p.edge[e] > olderEdge {
			return
		}
		w := make([]rune, 0, len(rs)+2)
		w = append(append(append(w, rs[:at]...), k.printed...), rs[at+len(k.seen):]...)
		for s, c := range p.heard(string(w)) {
			if p.lex.counted(s) {
				continue // among the candidates
			}
			id, ok := p.lex.keys[p.lex.lang.Key(s)]
			if !ok || p.lex.uni[id] > cutRare {
				continue
			}
			c += p.edge[e]
			odd := max(p.lex.marks.cost(s)-p.lex.marks.cost(p.lex.words[id]), 0) // letters that no spelling of it had
			if fixed := p.lex.uni[id] + olderSpelling + odd; fixed+c < best.fixed+best.cost {
				best.text, best.fixed, best.cost = recase(s, text), fixed, c
				best.why = WhyLetters
				if k.longs {
					best.why = WhyLongS
				}
			}
		}
	}
	for at, r := range rs {
		for _, e := range p.lex.from(r) {
			try(at, e)
		}
	}
	best.cost += margin
	return best, best.text != ""
}

// heard yields a word as it stands, and in a scan with the long s with its f for ſ,
// and what that costs.
func (p *Profile) heard(w string) func(yield func(string, int32) bool) {
	return func(yield func(string, int32) bool) {
		if !yield(w, 0) || p.LongS < longSLeast {
			return
		}
		for v, n := range longVariants(w) {
			if !yield(v, p.edge[longF]*int32(n)) {
				return
			}
		}
	}
}

// shows reports whether letters begin with others.
func shows(rs, seen []rune) bool {
	return len(rs) >= len(seen) && slices.Equal(rs[:len(seen)], seen)
}

// How many letters a word in an older spelling has that is looked for behind a damaged
// one, and how much what is damaged in it may cost.
const (
	olderLeast = 5
	olderMost  = 20
	olderEdge  = 700
)

// unheard reads each f of a word that no lexicon has as the ſ that it is likelier to
// be by the letters beside it, in a scan with the long s: Folkungifka, Folkungiska.
// Two that stand together are two ſ or none: effterlåta. A capital shows none.
func (p *Profile) unheard(text string) (arc, bool) {
	if p.LongS < unheardLeast {
		return arc{}, false
	}
	rs := []rune(strings.ToLower(text))
	low := slices.Clone(rs)
	made := int32(0)
	for i, r := range low[:len(rs)-1] {
		if r != 'f' || !unicode.IsLetter(rs[i+1]) || i == 0 && !strings.HasPrefix(text, "f") {
			continue
		}
		if i > 0 && low[i-1] == 'f' {
			continue // the second of two
		}
		run := 1
		if i+2 < len(rs) && rs[i+1] == 'f' {
			run = 2
		}
		before := p.lex.marks.cost(string(rs))
		if run == 2 {
			before = min(before, p.lex.marks.cost(string(slices.Delete(slices.Clone(rs), i, i+1)))+doubled)
		}
		set(rs[i:i+run], 's')
		if c := p.edge[longF] * int32(run); p.lex.marks.cost(string(rs))+c < before {
			made += c
		} else {
			set(rs[i:i+run], 'f')
		}
	}
	try := string(rs)
	if _, known := p.lex.valid(try); known || made == 0 {
		return arc{}, false // among the candidates, or no other
	}
	word := recase(try, text)
	return arc{id: -1, text: word, fixed: p.own(word), cost: made + margin, why: WhyLongS, habit: true}, true
}

// doubled is what it costs that a letter is written twice where the counted books have it
// once: effter.
const doubled = 100

// set makes letters all alike.
func set(rs []rune, to rune) {
	for i := range rs {
		rs[i] = to
	}
}

// accentForS reads the one letter within a word that the language lacks as a ſ, in a
// scan with the long s, where that makes a word which the counts have: himéelf,
// himself. A name in another language makes none.
func (p *Profile) accentForS(low string) (arc, bool) {
	at := strings.IndexFunc(low, func(r rune) bool { return strings.ContainsRune(accented, r) })
	if p.LongS < unheardLeast || at < 1 {
		return arc{}, false
	}
	r, size := utf8.DecodeRuneInString(low[at:])
	word := low[:at] + "s" + low[at+size:]
	id, known := p.lex.ids[word]
	if !known || at+size == len(low) || strings.ContainsRune(p.lex.lang.Letters, r) || !p.lex.counted(word) {
		return arc{}, false
	}
	return arc{id: id, text: word, cost: p.outside[^anySub] + margin, why: WhyLongS}, true
}

// initialU reads a word that begins with a u before a vowel, which printers of the time set
// as v there whatever it was, as the one that begins with v: uous, vous. own is the word as
// it stands, and id its number, or -1; where the books have that, it yields to a commoner one
// alone.
func (p *Profile) initialU(own *arc, low string, id int32) []arc {
	if len(low) < initialLetters || low[0] != 'u' || strings.IndexByte("aeiouy", low[1]) < 0 || p.lex.lang.Plain("v") != p.lex.lang.Plain("u") {
		return nil
	}
	v, ok := p.lex.ids["v"+low[1:]]
	if !ok || p.lex.uni[v] == foreign || id >= 0 && p.lex.uni[v]+initialBy >= p.lex.uni[id] {
		return nil
	}
	return []arc{{from: own.from, to: own.to, id: v, text: recase(p.lex.words[v], own.text), cost: initialCost, why: own.why | WhyLetters}}
}

// How few letters tell nothing of their first, by how much the word with v must be commoner,
// and what it costs that v is shown as u.
const (
	initialLetters = 3
	initialBy      = 200
	initialCost    = 100
)

// bent reports whether a word that the counts lack has accents that no word of the
// language has where it has them, as machines show specks: mäis, pàs, connoïssances.
// Those that the time wrote are none: plûpart, veuë, dèja, celuÿ, and voïez, écüeil,
// where a vowel follows. What the scan says again and again is its spelling, and a
// capital is a name's where the word without them is no frequent one; frequent says
// that it is: then nothing else is wrong.
func (p *Profile) bent(text string) (bent, frequent bool) {
	rs := []rune(strings.ToLower(text))
	whole := string(rs)
	for i, r := range rs {
		before := i+1 < len(rs) && strings.ContainsRune("aeiouyéèêë", rs[i+1])
		if strings.ContainsRune("äâàéêîôöûùñ", r) || !before && strings.ContainsRune("ïü", r) {
			rs[i] = lang.Base(r)
		}
	}
	bare := string(rs)
	if bare == whole || p.lex.lang.Marked() || p.types[text] > bentMost || p.lex.marks.cost(whole)-p.lex.marks.cost(bare) < bentLeast {
		return false, false
	}
	_, frequent = p.common(bare)
	first, _ := utf8.DecodeRuneInString(text)
	return frequent || !unicode.IsUpper(first), frequent
}

// How much likelier the letters of a word are without its accents than with them where
// these are bent, and how often a scan says such a word.
const (
	bentLeast = 550
	bentMost  = 2
)

// bare reads a word whose accents are specks as the one that it is without them, where
// that is a spelling or a form of a word: toutesfoìs.
func (p *Profile) bare(text string) (arc, bool) {
	low := lang.Unmarked(strings.ToLower(text))
	if bent, _ := p.bent(text); !bent || p.lex.counted(low) {
		return arc{}, false // or among the candidates
	}
	fixed, ok := p.lex.valid(low)
	return arc{id: -1, text: recase(low, text), fixed: fixed, cost: margin, why: WhyAccent}, ok
}

// longF is the edge of an f for a ſ, the first of the table.
const longF = 0

const (
	respeltMost = 5

	// Of the s within words, those shown as something else in a scan with the long s,
	// and in one of which no word list has undone it where it could.
	longSLeast   = 0.05
	unheardLeast = 0.2
)
