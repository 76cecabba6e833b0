package mend

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
)

// Gap is what parts a token from the one before it.
type Gap uint8

// Gaps.
const (
	Close Gap = iota // nothing
	Space            // white space
	Line             // a line end
	Break            // a blank line, or the end of a paragraph
)

// Token is a word or a mark, as the scan shows it.
type Token struct {
	Text string
	Gap  Gap
	Mark bool // no word: a mark, or figures
}

// Why says how a reading differs from the scan.
type Why uint8

// Reasons.
const (
	WhyLongS Why = 1 << iota
	WhyLetters
	WhyAccent
	WhyJoin
	WhySplit
)

// Found is what is read behind tokens [From, To). With Cut, the second word
// begins at that rune of the one token.
type Found struct {
	From, To int
	Text     string
	Cut      int
	Second   string
	Why      Why
	Rivals   []string
}

// arc is one way to read tokens [from, to).
type arc struct {
	from, to int
	text     string
	second   string
	cut      int
	id       int32 // for the pairs; -1 unknown
	then     int32 // of second
	cost     int32 // all but what the lexicon says of id
	fixed    int32 // what the word itself costs, where id is -1
	why      Why
	habit    bool // the scan shows no word, and one but for what it is known for
}

// margin is by how much a change must be likelier than the scan as it stands,
// and marginKnown where the scan has a word that is known.
const (
	margin          = 150
	marginKnown     = 250
	marginLong      = 30  // where a scan with the long s shows f, and that is all
	marginCompound  = 500 // where two words may be written as one
	marginLongKnown = 150 // the same, of a word that is known with the f: fera, sera
)

// Costs of a word that is broken or run together.
const (
	joinSpace = 550
	joinLine  = 150
)

// Read reads a stretch of the scan.
func (p *Profile) Read(tokens []Token) []Found {
	at := make([][]arc, len(tokens)+1)
	strange := p.company(tokens)
	for i := range tokens {
		at[i] = p.arcs(tokens, i)
		for k := range at[i][1:] {
			if a := &at[i][1+k]; !a.habit {
				a.cost += strange[i]
			}
		}
	}
	type state struct {
		word, cost int32
		prev       int32 // among those at the arc's from
		arc        *arc
	}
	states := make([][]state, len(tokens)+1)
	states[0] = []state{{word: -1}}
	for i := range tokens {
		for k := range at[i] {
			a := &at[i][k]
			best := state{cost: math.MaxInt32}
			for n, s := range states[i] {
				c := s.cost + a.cost + a.fixed
				if a.id >= 0 {
					c += p.lex.follows(s.word, a.id)
				}
				if c < best.cost {
					best = state{a.id, c, int32(n), a}
				}
			}
			if a.second != "" {
				best.cost += p.lex.follows(a.id, a.then)
				best.word = a.then
			}
			list := states[a.to]
			n := slices.IndexFunc(list, func(s state) bool { return s.word == best.word })
			switch {
			case n < 0:
				states[a.to] = append(list, best)
			case best.cost < list[n].cost:
				list[n] = best
			}
		}
	}
	var out []Found
	i, k := len(tokens), 0
	for n, s := range states[i] {
		if s.cost < states[i][k].cost {
			k = n
		}
	}
	for i > 0 {
		s := states[i][k]
		out = append(out, Found{From: s.arc.from, To: s.arc.to, Text: s.arc.text, Cut: s.arc.cut, Second: s.arc.second, Why: s.arc.why, Rivals: p.rivals(at[s.arc.from], s.arc)})
		i, k = s.arc.from, int(s.prev)
	}
	slices.Reverse(out)
	return out
}

// rivals are what else a word may be, likeliest first: what comes so near to the
// reading that an editor should look.
func (p *Profile) rivals(all []arc, read *arc) []string {
	if read.second != "" {
		return nil
	}
	limit := p.alone(read) + doubtful
	near := slices.Clone(all)
	near = slices.DeleteFunc(near, func(a arc) bool {
		return a.to != read.to || a.second != "" || a.text == read.text || p.alone(&a) > limit
	})
	slices.SortStableFunc(near, func(a, b arc) int { return int(p.alone(&a) - p.alone(&b)) })
	var out []string
	for _, a := range near {
		if len(out) < rivalsMost && !slices.Contains(out, a.text) {
			out = append(out, a.text)
		}
	}
	return out
}

// alone is the cost of a way to read a word, whatever stands beside it.
func (p *Profile) alone(a *arc) int32 {
	c := a.cost + a.fixed
	if a.id >= 0 {
		c += p.lex.uni[a.id]
	}
	return c
}

// How much less likely a rival may be, and how many are told.
const (
	doubtful   = 100
	rivalsMost = 3
)

// arcs are the ways to read the token at i, with the one after it or alone.
func (p *Profile) arcs(tokens []Token, i int) []arc {
	t := tokens[i]
	own := arc{from: i, to: i + 1, text: t.Text, id: -1}
	if t.Mark {
		key := t.Text
		if t.Text != "" && t.Text[0] >= '0' && t.Text[0] <= '9' {
			key = Figure
		}
		if id, ok := p.lex.ids[key]; ok {
			own.id = id
		}
		return []arc{own}
	}
	pre, text, post := unquoted(plain.Replace(t.Text), p.lex.lang.Elides)
	if text == "" {
		return []arc{own}
	}
	if pre+text+post != t.Text {
		own.text, own.why = pre+text+post, WhyLongS
	}
	inside := i > 0 && !(tokens[i-1].Mark && strings.ContainsAny(tokens[i-1].Text, ".?!:"))
	rs := []rune(text)
	low := strings.ToLower(text)
	id, known := p.lex.ids[low]
	if !known {
		id = -1
	}
	valid := known
	if known {
		own.id, own.cost = id, p.capital(id, rs, inside)
	} else if own.fixed, valid = p.lex.valid(low); !valid && p.abbreviates(low, p.strokes) {
		own.fixed, valid = foreign, true
	} else if !valid {
		own.fixed = p.own(text)
	}
	for k, r := range rs { // an s within a word that is shown as s
		if r == 's' && k+1 < len(rs) && unicode.IsLetter(rs[k+1]) {
			own.cost += p.roundS
		}
	}
	out := []arc{own}
	if !p.mendable(rs) {
		return out
	}
	for _, f := range p.candidates(text, valid) {
		if f.word == id {
			continue
		}
		habit := p.habitual(f)
		a := arc{from: i, to: i + 1, id: f.word, habit: habit && !valid}
		a.text = p.lex.words[f.word]
		if !f.small {
			a.text = recase(a.text, text)
		}
		a.cost = f.cost*p.often(text, f) + margins(habit, known)
		a.cost += p.capital(f.word, []rune(a.text), inside)
		a.why = own.why | whyOf(f)
		a.text = pre + a.text + post
		out = append(out, a)
	}
	if !valid {
		if a, _, ok := p.respelt(text); ok {
			a.from, a.to, a.text = i, i+1, pre+a.text+post
			out = append(out, a)
		}
		if a, ok := p.unheard(text); ok {
			a.from, a.to, a.text = i, i+1, pre+a.text+post
			out = append(out, a)
		}
		if pre == "" && post == "" {
			out = append(out, p.splits(t, i, rs)...)
			out = append(out, p.elision(i, rs)...)
		}
	}
	if a, ok := p.join(tokens, i, valid); ok {
		out = append(out, a)
	}
	return out
}

// company is what every change of a word costs more because the words about it
// are stranger than those of the scan mostly are: a passage in another language,
// or in a dialect, is no damaged one.
func (p *Profile) company(tokens []Token) []int32 {
	known := make([]int, len(tokens)+1) // before each
	words := make([]int, len(tokens)+1)
	for i, t := range tokens {
		known[i+1], words[i+1] = known[i], words[i]
		if t.Mark || len(t.Text) < 2 {
			continue
		}
		words[i+1]++
		if p.isSound(plain.Replace(t.Text)) {
			known[i+1]++
		}
	}
	out := make([]int32, len(tokens))
	for i := range tokens {
		from, to := max(i-companyReach, 0), min(i+companyReach+1, len(tokens))
		n, k := words[to]-words[from]-(words[i+1]-words[i]), known[to]-known[from]-(known[i+1]-known[i])
		if n < companyLeast {
			continue
		}
		if lack := max(p.sound, companySound) - float64(k)/float64(n) - companyLack; lack > 0 {
			out[i] = int32(companyCost * lack)
		}
	}
	return out
}

// How far the company of a word reaches, in tokens; how many words of it tell
// something; how many fewer known than in the whole scan are nothing strange, of
// 1; and what each further costs.
const (
	companyReach = 8
	companyLeast = 5
	companyLack  = 0.15
	companySound = 0.95
	companyCost  = 5000
)

// margins are by how much a candidate must be likelier than a word that is known, or
// is not; habit says that the scan is known for what parts the two.
func margins(habit, known bool) int32 {
	switch {
	case habit && known:
		return marginLongKnown
	case habit:
		return marginLong
	case known:
		return marginKnown
	}
	return margin
}

// unquoted parts a word from apostrophes about it that are marks of quotation, or
// stand for letters at its ends.
func unquoted(text string, elides bool) (pre, word, post string) {
	if elides {
		return "", text, ""
	}
	word = strings.TrimLeft(text, "'")
	pre = text[:len(text)-len(word)]
	bare := strings.TrimRight(word, "'")
	return pre, bare, word[len(bare):]
}

// respelt reads a word whose f, some or all, are ſ, and whose marks are those of
// other letters where the scan is known to show them so, where that makes it a word
// in a spelling that the lexicon has not, or another form of one that it has:
// eftoit, estoit. made are the edges of the table that it takes.
func (p *Profile) respelt(text string) (a arc, made []int, ok bool) {
	rs := []rune(strings.ToLower(text))
	type change struct{ at, edge int }
	var all []change
	for i, r := range rs {
		for _, k := range byFirst[r] {
			long := k == longF && p.LongS >= longSLeast && i+1 < len(rs) && unicode.IsLetter(rs[i+1])
			if long || p.systematic[k] && p.marks(edges[k]) {
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
		c, why, edgesOf := int32(0), Why(0), []int(nil)
		for k, change := range all {
			if set>>k&1 == 0 {
				continue
			}
			try[change.at] = edges[change.edge].printed[0]
			c += p.edge[change.edge]
			edgesOf = append(edgesOf, change.edge)
			if edges[change.edge].longs {
				why |= WhyLongS
			} else {
				why |= WhyAccent
			}
		}
		w := string(try)
		if _, ok := p.lex.ids[w]; ok {
			continue // among the candidates
		}
		if v, ok := p.lex.valid(w); ok && v+c < a.fixed+a.cost {
			a.text, a.fixed, a.cost, a.why, made = recase(w, text), v, c, why, edgesOf
		}
	}
	a.cost += marginLong
	return a, made, a.text != ""
}

// unheard reads each f of a word that no lexicon has as the ſ that it is likelier to
// be by the letters beside it, in a scan with the long s: Folkungifka, Folkungiska.
func (p *Profile) unheard(text string) (arc, bool) {
	if p.LongS < longSLeast {
		return arc{}, false
	}
	rs := []rune(strings.ToLower(text))
	made := int32(0)
	for i, r := range rs[:len(rs)-1] {
		if r != 'f' || !unicode.IsLetter(rs[i+1]) {
			continue
		}
		before := p.lex.marks.cost(string(rs))
		rs[i] = 's'
		if p.lex.marks.cost(string(rs))+p.edge[longF] < before {
			made += p.edge[longF]
		} else {
			rs[i] = 'f'
		}
	}
	try := string(rs)
	if _, known := p.lex.valid(try); known || made == 0 {
		return arc{}, false // among the candidates, or no other
	}
	word := recase(try, text)
	return arc{id: -1, text: word, fixed: p.own(word), cost: made + margin, why: WhyLongS, habit: true}, true
}

// longF is the edge of an f for a ſ, the first of the table.
const longF = 0

const (
	respeltMost = 5
	longSLeast  = 0.2 // of the s within words, those shown as something else in a scan with the long s
)

// capital is the cost of the capital, or of the small letter, that a known word
// begins with within a sentence.
func (p *Profile) capital(id int32, rs []rune, inside bool) int32 {
	switch {
	case !inside || len(rs) == 0:
		return 0
	case unicode.IsUpper(rs[0]):
		return p.lex.caps[id]
	}
	return p.lex.small[id]
}

// candidates are the words that a word of the scan may be, remembered. One that
// is known as it stands yields to nothing but what the scan confuses all the
// time.
func (p *Profile) candidates(text string, valid bool) []candidate {
	p.mu.RLock()
	list, ok := p.cache[text]
	p.mu.RUnlock()
	if ok {
		return list
	}
	rs := []rune(text)
	limit := p.own(text) + beyondOwn
	strict := valid || unicode.IsUpper(rs[0]) && p.types[text] > 1
	if strict && valid {
		limit = knownMost
	}
	found := p.search(rs, limit, outside(rs), strict)
	for _, f := range found {
		if p.lex.words[f.word] != strings.ToLower(text) {
			list = append(list, f)
		}
	}
	slices.SortFunc(list, func(a, b candidate) int {
		if c := (a.cost + p.lex.uni[a.word]) - (b.cost + p.lex.uni[b.word]); c != 0 {
			return int(c)
		}
		return int(a.word - b.word)
	})
	if len(list) > candidatesMost {
		list = list[:candidatesMost]
	}
	p.mu.Lock()
	p.cache[text] = list
	p.mu.Unlock()
	return list
}

// How many candidates are kept, by how much one may cost more than the word as it
// stands, and how much one of a word that is known may.
const (
	candidatesMost = 8
	beyondOwn      = 300
	knownMost      = 1500
)

// splits are the ways to part a word that is none into two that are common.
func (p *Profile) splits(t Token, i int, rs []rune) []arc {
	var out []arc
	times := int32(min(p.types[t.Text], oftenMost)) // what is said twice is a word
	least := int32(margin)
	if p.lex.lang.Compounds {
		least = marginCompound
	}
	p.cuts(rs, func(k int, a, b int32) {
		out = append(out, arc{from: i, to: i + 1, text: string(rs[:k]), second: string(rs[k:]), cut: k, id: a, then: b, cost: p.split*max(times, 1) + least, why: WhySplit})
	})
	return out
}

// elision reads an l with its apostrophe for the letter that a machine took for
// both: Phôtel, l'hôtel.
func (p *Profile) elision(i int, rs []rune) []arc {
	l, ok := p.lex.ids["l'"]
	if !ok || len(rs) < 4 || !p.lex.lang.ShowsElided(rs[0]) || !strings.ContainsRune("aàâeéèêiîoôuh", rs[1]) {
		return nil
	}
	rest := string(rs[1:])
	out := []arc{}
	if id, ok := p.lex.ids[rest]; ok {
		out = append(out, arc{from: i, to: i + 1, text: "l'", second: rest, cut: 1, id: l, then: id, cost: elisionCost + margin, why: WhyLetters})
	}
	for _, f := range p.candidates(rest, ok) {
		out = append(out, arc{from: i, to: i + 1, text: "l'", second: p.lex.words[f.word], cut: 1, id: l, then: f.word, cost: elisionCost + f.cost + margin, why: WhyLetters | whyOf(f)})
	}
	return out
}

const elisionCost = 300

// cheapest is the cost of the likeliest split of a word.
func (p *Profile) cheapest(rs []rune) int32 {
	best := int32(math.MaxInt32)
	p.cuts(rs, func(_ int, a, b int32) {
		best = min(best, p.split+p.lex.uni[a]+p.lex.follows(a, b))
	})
	return best
}

// cuts calls f with the places at which a word may be cut in two, and the words.
// One of them at least is common, and a single letter must be very common.
func (p *Profile) cuts(rs []rune, f func(k int, a, b int32)) {
	for k := 1; k < len(rs); k++ {
		a, ok := p.lex.ids[strings.ToLower(string(rs[:k]))]
		if !ok || p.lex.uni[a] > cutRare || k == 1 && p.lex.uni[a] > cutLetter {
			continue
		}
		b, ok := p.lex.ids[string(rs[k:])]
		if !ok || p.lex.uni[b] > cutRare || k == len(rs)-1 && p.lex.uni[b] > cutLetter || min(p.lex.uni[a], p.lex.uni[b]) > cutCommon {
			continue
		}
		f(k, a, b)
	}
}

// The costs above which a word is too rare to be looked for in what is run
// together, for one of the two, and for a word of one letter.
const (
	cutRare   = 1250
	cutCommon = 900
	cutLetter = 500
)

// join reads a word and the one after it as one, if it is known and they are not
// both. What stands for a hyphen at a line's end goes.
func (p *Profile) join(tokens []Token, i int, valid bool) (arc, bool) {
	k, c := i+1, int32(joinSpace)
	if k < len(tokens) && tokens[k].Mark && tokens[k].Gap == Close && strings.Contains(hyphens, tokens[k].Text) {
		k++
		if k == len(tokens) || tokens[k].Gap != Line {
			return arc{}, false
		}
		valid = false
		c = 0
	}
	if k == len(tokens) || tokens[k].Mark || tokens[k].Gap == Close || tokens[k].Gap == Break {
		return arc{}, false
	}
	a, b := tokens[i], tokens[k]
	first, _ := utf8.DecodeRuneInString(b.Text)
	if !unicode.IsLower(first) || valid && p.knows(b.Text) || strings.HasSuffix(a.Text, "'") {
		return arc{}, false
	}
	text := plain.Replace(a.Text + b.Text)
	id, ok := p.lex.ids[strings.ToLower(text)]
	if !ok || utf8.RuneCountInString(text) < 4 {
		return arc{}, false
	}
	if c > 0 && b.Gap == Line {
		c = joinLine
	}
	return arc{from: i, to: k + 1, text: text, id: id, cost: c + margin, why: WhyJoin}, true
}

// hyphens are what a scan shows for one at a line's end.
const hyphens = "-=~¬—–‐_"

// recase gives a word the capital of another.
func recase(w, like string) string {
	first, _ := utf8.DecodeRuneInString(like)
	if !unicode.IsUpper(first) {
		return w
	}
	r, n := utf8.DecodeRuneInString(w)
	return string(unicode.ToUpper(r)) + w[n:]
}

// whyOf is how a candidate differs from the scan.
func whyOf(f candidate) Why {
	var why Why
	for _, i := range f.edges {
		switch {
		case i >= 0 && edges[i].longs:
			why |= WhyLongS
		case i >= 0 && len(edges[i].seen) == 1 && len(edges[i].printed) == 1 && lang.Base(edges[i].seen[0]) == lang.Base(edges[i].printed[0]):
			why |= WhyAccent
		default:
			why |= WhyLetters
		}
	}
	return why
}
