package mend

import (
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

// Found is what is read behind tokens [From, To); with Rest, one token that is
// several words.
type Found struct {
	From, To int
	Text     string
	Rest     []Part
	Why      Why
	Rivals   []string
}

// arc is one way to read tokens [from, to).
type arc struct {
	from, to int
	text     string
	rest     []Part // words run together with it
	id       int32  // for the pairs; -1 unknown
	cost     int32  // all but what the lexicon says of id
	fixed    int32  // what the word itself costs, where id is -1
	why      Why
	clean    bool // words that are known as they stand, run together
	table    bool // one word, and what parts the two is in the table
	habit    bool // the scan shows no word, and one but for what it is known for
}

// margin is by how much a change must be likelier than the scan as it stands,
// and marginKnown where the scan has a word that is known; p.margins says when.
const (
	margin          = 80
	marginKnown     = 150 // or a form of one that is known, or a spelling, in a sound scan
	marginErring    = 50  // the same, where what is strange is rather damaged, and machines confuse the letters
	marginEarlier   = 400 // the same, in one that spells as books of an earlier time do
	marginWeak      = 160 // the same, where it hardly stands
	marginWeakFree  = 260 // the same, where spelling was free
	marginWeakHeld  = 360 // the same, of a word that a list or one book has
	marginName      = 160 // more, where a word that no lexicon has has a capital within a sentence
	marginCut       = 200 // more, where a point cuts it short
	marginLong      = 30  // where a scan with the long s shows f, and that is all
	openingCapital  = 100 // by which a word that no lexicon has is likelier with a capital where a line or a sentence begins
	marginCompound  = 500 // where two words may be written as one
	marginLongKnown = 150 // the same, of a word that is known with the f: fera, sera
)

// verses reports whether most lines begin with a capital, as verse does.
func verses(tokens []Token) bool {
	lines, capitals := 0, 0
	for _, t := range tokens {
		if t.Gap >= Line && !t.Mark {
			lines++
			if first, _ := utf8.DecodeRuneInString(t.Text); unicode.IsUpper(first) {
				capitals++
			}
		}
	}
	return lines >= versesLeast && 2*capitals > lines
}

// versesLeast is how many lines tell whether they are verse.
const versesLeast = 4

// cutOff reports whether a word has lost its end to a line that is not there: a hyphen
// follows, and nothing more.
func cutOff(tokens []Token, i int) bool {
	n := len(tokens)
	return i == n-2 && tokens[n-1].Mark && tokens[n-1].Gap == Close && strings.Contains(hyphens, tokens[n-1].Text)
}

// rivals are what else a word may be, likeliest first: what comes so near to the
// reading that an editor should look.
func (p *Profile) rivals(all []arc, read *arc) []string {
	if len(read.rest) > 0 {
		return nil
	}
	limit := p.alone(read) + doubtful
	near := slices.Clone(all)
	near = slices.DeleteFunc(near, func(a arc) bool {
		return a.to != read.to || len(a.rest) > 0 || a.text == read.text || p.alone(&a) > limit
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

// arcs are the ways to read the token at i, with the one after it or alone. In verse a
// capital that a line begins with says nothing.
func (p *Profile) arcs(tokens []Token, i int, verse bool) []arc {
	t := tokens[i]
	own := arc{from: i, to: i + 1, text: t.Text, id: -1}
	if t.Mark {
		own.id = p.markID(t.Text)
		return append([]arc{own}, p.aloneAsOne(tokens, i)...)
	}
	pre, text, post := unquoted(plain.Replace(t.Text), p.lex.lang.Elides)
	if text == "" {
		return []arc{own}
	}
	if list, ok := p.speck(tokens, i, text); ok {
		return list
	}
	if pre+text+post != t.Text {
		own.text, own.why = pre+text+post, WhyLongS
	}
	begins := i == 0 || tokens[i-1].Mark && strings.ContainsAny(tokens[i-1].Text, ".?!:") || verse && t.Gap >= Line
	inside := !begins
	rs := []rune(text)
	low := strings.ToLower(text)
	id, known := p.lex.ids[low]
	if !known {
		id = -1
	}
	valid, accents := p.stands(&own, text, inside, tokens[i].Gap >= Line)
	own.cost += p.shownRound(rs)
	marked := !valid && p.marksAlone(low)
	accents = accents || marked
	out := append([]arc{own}, p.apostrophes(tokens, i, text)...)
	if !p.mendable(rs) || unit(tokens, i) {
		if a, ok := p.accentForS(low); ok && !valid {
			a.from, a.to, a.text = i, i+1, pre+recase(a.text, text)+post
			out = append(out, a)
		}
		return out
	}
	weak := valid && p.hardly(low, &out[0])
	out = append(out, p.initialU(&own, low, id)...)
	dearer := p.dearer(tokens, i, text, valid, inside)
	for _, f := range p.candidates(text, valid && !weak) {
		if f.word == id {
			continue
		}
		habit := p.habitual(f) && (!valid || p.knownFor(f))
		if valid && !habit && p.lex.spells(low, f.word) {
			continue // the same word in another spelling
		}
		if accents && slices.ContainsFunc(f.edges, func(k int) bool { return k < 0 || !p.lex.edges[k].shape() }) {
			continue
		}
		a := arc{from: i, to: i + 1, id: f.word, habit: habit && !known}
		a.table = f.tabled()
		a.text = p.lex.words[f.word]
		if !f.small {
			a.text = recase(a.text, text)
		}
		a.cost = f.cost + p.again(text, f, p.alone(&own)) + p.margins(habit, known, known && p.lex.uni[id] < foreign, valid, weak, a.table)
		a.cost += p.capital(f.word, []rune(a.text), inside)
		if !habit {
			a.cost += dearer
		}
		a.why = own.why | p.lex.whyOf(f)
		a.text = pre + a.text + post
		out = append(out, a)
	}
	switch {
	case !valid && !marked:
		out = append(out, p.unknownArcs(t, i, pre, text, post, dearer)...)
	case valid && pre == "" && post == "":
		out = append(out, p.besides(t, i, rs, known, weak)...)
	}
	if a, ok := p.join(tokens, i, valid); ok {
		out = append(out, a)
	}
	return out
}

// besides are the ways to read a word that stands, but hardly or by its spelling alone, as
// several.
func (p *Profile) besides(t Token, i int, rs []rune, known, weak bool) (out []arc) {
	more := int32(marginKnown - margin)
	switch {
	case weak:
		out, more = p.several(t, i, rs), p.weakMargin(known)-margin
		if known { // souciera is no soucier a
			out = slices.DeleteFunc(out, func(a arc) bool { return !p.allCommon(a) })
		}
	case !known && p.errs:
		out = p.several(t, i, rs)
	case !known:
		out = p.elision(i, rs)
	}
	for k := range out {
		out[k].cost += more
	}
	return out
}

// allCommon reports whether a token that is several is nothing but common words.
func (p *Profile) allCommon(a arc) bool {
	common := func(id int32) bool { return id >= 0 && p.lex.uni[id] <= cutCommon }
	return common(a.id) && !slices.ContainsFunc(a.rest, func(r Part) bool { return !common(r.id) })
}

// markID is the number of a mark, or of figures, in the lexicon; -1 where it has none.
func (p *Profile) markID(text string) int32 {
	if text != "" && text[0] >= '0' && text[0] <= '9' {
		text = Figure
	}
	if id, ok := p.lex.ids[text]; ok {
		return id
	}
	return -1
}

// dearer is how much more a change costs that is no habit of the scan, of a word that no
// lexicon has: a name, or one that is cut short.
func (p *Profile) dearer(tokens []Token, i int, text string, valid, inside bool) (cost int32) {
	if valid {
		return 0
	}
	if first, _ := utf8.DecodeRuneInString(text); unicode.IsUpper(first) {
		if cost = p.named / 2; inside {
			cost = marginName + p.named
		}
	}
	if abbreviated(tokens, i) {
		cost += marginCut
	}
	return cost
}

// abbreviated reports whether a word is cut short by a point, after which the sentence
// goes on: chop. de lait.
func abbreviated(tokens []Token, i int) bool {
	if i+2 >= len(tokens) || tokens[i+1].Text != "." || tokens[i+1].Gap != Close || tokens[i+2].Gap == Break {
		return false
	}
	first, _ := utf8.DecodeRuneInString(tokens[i+2].Text)
	return !unicode.IsUpper(first)
}

// unit reports whether a word is a 1 with what it counts, cut short: 1l., 1d.
func unit(tokens []Token, i int) bool {
	t := tokens[i].Text
	return len(t) == 2 && t[0] == '1' && i+1 < len(tokens) && tokens[i+1].Text == "." && tokens[i+1].Gap == Close
}

// stands says what a word costs as it stands: whether it is one, and whether nothing is
// wrong with it but its accents. inside is within a sentence, and first in a line.
func (p *Profile) stands(own *arc, text string, inside, first bool) (valid, accents bool) {
	low := strings.ToLower(text)
	if id, known := p.lex.ids[low]; known {
		own.id, own.cost = id, p.capital(id, []rune(text), inside)
		return true, false
	}
	if own.fixed, valid = p.lex.valid(low); !valid && p.abbreviates(low, p.strokes) {
		own.fixed = foreign
		return true, false
	}
	if valid {
		var bent bool
		if bent, accents = p.bent(text); !bent {
			if id, ok := p.lex.respelling(low); ok && own.fixed == p.lex.uni[id]+olderSpelling {
				own.id, own.fixed, own.cost = id, 0, olderSpelling // it stands where that word does
			}
			return true, false
		}
	}
	own.fixed = p.own(text)
	if !inside || first { // a capital there tells less of a name
		own.fixed = max(own.fixed, p.own(low)-openingCapital)
	}
	return false, accents
}

// marksAlone reports whether a word that is none is one that the counts have but for its
// accents: éncore, germér. Then nothing else is wrong with it.
func (p *Profile) marksAlone(low string) bool {
	bare := lang.Unmarked(low)
	return bare != low && utf8.RuneCountInString(low) >= marksLeastOf && !p.lex.lang.Marked() && p.lex.counted(bare)
}

// marksLeastOf is how many letters such a word has at least: a shorter one may as well be another.
const marksLeastOf = 6

// hardly reports whether a word that stands does so by little in a scan that errs as
// others do: it may as well be a damaged one. No period text was found to say it, or one
// alone, or next to none where spelling is settled, or it is none but in a spelling that
// none has.
func (p *Profile) hardly(low string, own *arc) bool {
	c, ok := p.lex.valid(low)
	_, counted := p.lex.ids[low]
	if !ok || !p.errs || len(low) < hardlyLeast || strings.ContainsFunc(low, unicode.IsDigit) {
		return false
	}
	if counted && c < foreign {
		return p.bold() && c >= hardlySaid
	}
	if !counted && c == foreign {
		own.fixed += hardlyAlso
	}
	return true
}

// How much more a word costs there that a list of today alone has, and how many letters
// it has at least.
const (
	hardlyAlso  = 200
	hardlyLeast = 3
)

// hardlySaid is the cost of a word from which on it is so rare that it hardly stands.
const hardlySaid = 1250

// unknownArcs are the ways to read a word that no lexicon has, besides the words that
// it is damaged from: in an older spelling, and as several. pre and post are what
// stands about its text in the token; dearer is how much more a change costs.
func (p *Profile) unknownArcs(t Token, i int, pre, text, post string, dearer int32) []arc {
	var out []arc
	add := func(a arc, ok bool) {
		if ok {
			a.from, a.to, a.text = i, i+1, pre+a.text+post
			out = append(out, a)
		}
	}
	respelt, _, ok := p.respelt(text)
	add(respelt, ok)
	add(p.bare(text))
	add(p.older(text))
	add(p.unheard(text))
	if pre == "" && post == "" {
		out = append(out, p.several(t, i, []rune(text))...)
	}
	for k := range out {
		if out[k].why&^WhyLongS != 0 && out[k].text != "" {
			out[k].cost += dearer
		}
	}
	return out
}

// several are the ways to read a word as several that have run together.
func (p *Profile) several(t Token, i int, rs []rune) []arc {
	out := p.elision(i, rs)
	if a, ok := p.parted(t, i, rs); ok {
		out = append(out, a)
	}
	if a, ok := p.damaged(t, i, rs); ok {
		out = append(out, a)
	}
	if a, ok := p.beforeName(i, rs); ok {
		out = append(out, a)
	}
	return out
}

// shownRound is the cost of the s within a word that are shown as s.
func (p *Profile) shownRound(rs []rune) int32 {
	c := int32(0)
	for k, r := range rs {
		if r == 's' && k+1 < len(rs) && unicode.IsLetter(rs[k+1]) {
			c += p.roundS
		}
	}
	return c
}

// margins are by how much a candidate must be likelier than a word that is known, or
// is not; habit says that the scan is known for what parts the two, held that the counts
// have the word at all, known that they have it often enough. The less of the scan is
// known, the more of what is known in it may be so by chance.
func (p *Profile) margins(habit, held, known, valid, weak, table bool) int32 {
	switch {
	case habit && known:
		return marginLongKnown
	case habit:
		return marginLong
	case weak:
		return p.weakMargin(held)
	case valid && p.earlier:
		return marginEarlier
	case valid && p.bold() && table:
		return marginErring
	case valid && (p.bold() || table && p.errs):
		return marginKnown
	case valid:
		return marginKnown + int32(unsoundCost*max(soundLeast-p.sound, 0))
	case table && p.errs:
		return 0
	}
	return margin
}

// weakMargin is the margin of a word that hardly stands; held says that it is in the
// counts all the same, and not a far-fetched spelling.
func (p *Profile) weakMargin(held bool) int32 {
	switch {
	case p.earlier && held:
		return marginWeakHeld
	case p.earlier:
		return marginWeakFree
	}
	return marginWeak
}

// unsoundCost is how much more a change of a known word costs in a scan of which
// nothing is known.
const unsoundCost = 2000

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
// is sure yields to nothing but what the scan confuses all the time.
func (p *Profile) candidates(text string, valid bool) []candidate {
	p.mu.RLock()
	list, ok := p.cache[asked{text, valid}]
	p.mu.RUnlock()
	if ok {
		return list
	}
	rs := []rune(text)
	limit := p.own(text) + beyondOwn
	sure := valid && p.sure(text)
	strict := sure || unicode.IsUpper(rs[0]) && p.types[text] > 1
	if valid {
		v, _ := p.lex.valid(strings.ToLower(text))
		limit = v + beyondOwn
		if sure {
			limit = max(v, knownMost)
		}
	}
	most := p.outsideMost(rs)
	if _, held := p.lex.ids[text]; !held && p.parts() && len(rs) == strayLeast && small(rs) {
		most = 1 // rde, de
	}
	found := p.search(rs, limit, most, strict)
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
	p.cache[asked{text, valid}] = list
	p.mu.Unlock()
	return list
}

// strayLeast is how many letters a word that is none has at least behind which one outside
// the table is looked for, in a scan that errs, unless the language puts two together.
const strayLeast = 3

// sure reports whether a word that stands yields to nothing but what the scan
// confuses all the time: one that no lexicon has, one with a capital, which may be a
// name, and in a scan of an earlier time, whose spelling was so free that two words near
// each other are often one, a common one, or any where much is strange.
func (p *Profile) sure(text string) bool {
	low := strings.ToLower(text)
	if _, ok := p.lex.valid(low); !ok || low != text {
		return true
	}
	id, ok := p.lex.ids[low]
	return p.earlier && (ok && p.lex.uni[id] <= cutRare || p.sound < soundLeast)
}

// soundLeast is how much of a sound scan is known, of 1.
const soundLeast = 0.97

// How many candidates are kept, by how much one may cost more than the word as it
// stands, and how much one of a word that is known may.
const (
	candidatesMost = 8
	beyondOwn      = 300
	knownMost      = 1500
)

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
func (c *confusions) whyOf(f candidate) Why {
	var why Why
	for _, i := range f.edges {
		switch {
		case i >= 0 && c.edges[i].longs:
			why |= WhyLongS
		case i >= 0 && c.edges[i].mark():
			why |= WhyAccent
		default:
			why |= WhyLetters
		}
	}
	return why
}
