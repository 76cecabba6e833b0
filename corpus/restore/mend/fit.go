package mend

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"quinola/corpus/lang"
)

// evidence is what the words of a scan tell of its machine: how often each thing
// happened, and how often it might have.
type evidence struct {
	*confusions
	edge    []float64        // each edge of the table
	outside [kinds]float64   // each kind of edge outside it, by ^kind
	letters map[rune]float64 // as the scan shows them
	pairs   map[[2]rune]float64
	all     float64 // letters
	within  float64 // s within words, shown as s
	long    float64 // and shown otherwise
	splits  float64 // words run together
	elided  float64 // an l with its apostrophe shown as another letter
	unseen  float64 // apostrophes of elided words that are not shown
	shown   float64 // and those that are, of words of one letter
	own     float64 // words in small letters that no lexicon holds, and that stay

	// Of common words: the letters of those that stand, and the confusions behind what
	// stands for them.
	commonLetters, commonMade float64
}

// fit asks, of every word that is none, what it may be, and makes of the
// answers how often each confusion happens.
func (p *Profile) fit() {
	e := &evidence{confusions: p.lex.confusions, edge: make([]float64, len(p.lex.edges)), letters: map[rune]float64{}, pairs: map[[2]rune]float64{}}
	for _, w := range slices.Sorted(maps.Keys(p.types)) { // in order: sums of fractions must not depend on chance
		rs := []rune(w)
		n := float64(p.types[w])
		e.count(rs, n)
		switch {
		case !p.mendable(rs):
		case !p.knows(w):
			p.ask(w, rs, n, e)
		default:
			p.askKnown(w, rs, n, e)
		}
	}
	p.settle(e)
}

// count counts the letters of a word that the scan holds n times.
func (e *evidence) count(rs []rune, n float64) {
	if len(rs) == 2 && rs[1] == '\'' {
		e.shown += n
	}
	before := rune(0)
	for i, r := range rs {
		r = unicode.ToLower(r)
		e.letters[r] += n
		e.all += n
		if i > 0 {
			e.pairs[[2]rune{before, r}] += n
		}
		if r == 's' && i+1 < len(rs) {
			e.within += n
		}
		before = r
	}
}

// ask weighs what a word may be, and counts by that what happened to it.
func (p *Profile) ask(w string, rs []rune, n float64, e *evidence) {
	asIs := p.own(w)
	mine := chance(asIs)
	sum := mine
	found := p.search(rs, asIs, p.outsideMost(rs), false)
	ids := slices.Sorted(maps.Keys(found))
	weight := make([]float64, len(ids))
	for i, id := range ids {
		weight[i] = chance(found[id].cost + p.again(w, found[id], asIs) + p.lex.uni[id])
		sum += weight[i]
	}
	respelt, made, ok := p.respelt(w)
	other := 0.0
	if ok {
		other = chance(respelt.cost + respelt.fixed - marginLong)
		sum += other
	}
	cut, cuts := 0.0, 0.0
	if words, c, ok := p.together(rs); ok {
		cuts = float64(len(words) - 1)
		cut = chance((c + p.split*int32(cuts)) * int32(min(p.types[w], oftenMost)))
		sum += cut
	}
	taken, lost := 0.0, 0.0
	if c, ok := p.elidedAs(rs); ok {
		taken = chance(c)
		sum += taken
	}
	if c, ok := p.unseenIn(rs); ok {
		lost = chance(c)
		sum += lost
	}
	e.splits += n * cuts * cut / sum
	e.elided += n * taken / sum
	e.unseen += n * lost / sum
	for _, k := range made {
		e.edge[k] += n * other / sum
		if e.edges[k].longs {
			e.long += n * other / sum
		}
	}
	if small(rs) {
		e.own += n * mine / sum
	}
	for i, id := range ids {
		e.made(found[id].edges, n*weight[i]/sum)
		if p.lex.uni[id] <= cutCommon {
			e.commonMade += e.slips(found[id].edges) * n * weight[i] / sum
		}
	}
}

// slips counts the edges that are slips of the machine.
func (c *confusions) slips(taken []int) float64 {
	n := 0.0
	for _, k := range taken {
		if k < 0 || !c.edges[k].shape() {
			n++
		}
	}
	return n
}

// made counts edges that were taken so often.
func (e *evidence) made(taken []int, part float64) {
	for _, k := range taken {
		if k < 0 {
			e.outside[^k] += part
			continue
		}
		e.edge[k] += part
		if e.edges[k].longs {
			e.long += part
		}
	}
}

// askKnown weighs whether a word that is known stands for another, by how common both
// are: of fur and sur, or tons and tous, there is little doubt, and a machine with a
// word list shows few letters for others but such. In a scan of an earlier time that
// is asked of ſ alone.
func (p *Profile) askKnown(w string, rs []rune, n float64, e *evidence) {
	low := strings.ToLower(w)
	own, ok := p.lex.ids[low]
	if !ok {
		return
	}
	asIs := p.lex.uni[own]
	if asIs <= cutCommon {
		e.commonLetters += n * float64(len(rs))
	}
	sum := chance(asIs)
	found := p.search(rs, asIs, 0, p.earlier)
	ids := slices.Sorted(maps.Keys(found))
	weight := make([]float64, len(ids))
	for i, id := range ids {
		if !p.lex.spells(low, id) { // else one word in two spellings
			weight[i] = chance(found[id].cost + p.again(w, found[id], asIs) + p.lex.uni[id])
			sum += weight[i]
		}
	}
	for i, id := range ids {
		e.made(found[id].edges, n*weight[i]/sum)
	}
}

// settle makes rates of the evidence, and costs of the rates.
func (p *Profile) settle(e *evidence) {
	base := p.before()
	dirt := p.dirt(base, e)
	p.weigh(e)
	found := rates{edge: make([]float64, len(e.edges))}
	lost := 0.0 // of the ſ that are shown as one other letter
	p.shown = ""
	for i, k := range e.edges {
		places, weight, before := e.places(i), p.weight(i), base.edge[i]
		if !k.shape() {
			before *= dirt
		}
		part := (e.edge[i] + weight*before) / (places + weight)
		found.edge[i] = part
		p.systematic[i] = p.habit(i, part, e)
		switch {
		case k.longs && len(k.printed) == 1:
			lost += part
		case p.systematic[i] && !k.longs:
			p.shown += string(k.seen)
		}
	}
	for k, before := range base.outside {
		found.outside[k] = (e.outside[k] + weightLetter*before*dirt) / (e.all + weightLetter)
	}
	found.unknown = (e.own + weightUnknown*base.unknown) / (float64(p.total) + weightUnknown)
	if p.bold() {
		found.unknown = min(found.unknown, unknownErring)
	}
	found.split = (e.splits + weightSplit*base.split) / (float64(p.total) + weightSplit)
	shown := float64(p.types["l'"] + p.types["L'"])
	found.elided = (e.elided + weightElided*base.elided) / (shown + e.elided + weightElided)
	found.unseen = (e.unseen + weightUnseen*base.unseen) / (e.shown + e.unseen + weightUnseen)
	p.rates, p.LongS = found, lost
	p.long, p.round = e.long, e.within
	p.price()
}

// dirt is how much of what was known before of how often letters are shown for others,
// but for the long s and marks, is true of the scan, by all of them together: each alone
// tells little of a clean one. Common words are asked alone: what stands for one of them
// is soon told from what books seldom say, of which a sound scan may be full.
func (p *Profile) dirt(base rates, e *evidence) float64 {
	expected := p.expect(base, e)
	return min(max((e.commonMade+dirtWeight)/(expected+dirtWeight), dirtLeast), 1)
}

// expect is how many slips there would be in the common words at some rates.
func (p *Profile) expect(at rates, e *evidence) float64 {
	n := 0.0
	for i, k := range e.edges {
		if !k.shape() {
			n += e.places(i) * at.edge[i]
		}
	}
	for _, part := range at.outside {
		n += e.all * part
	}
	return n * e.commonLetters / max(e.all, 1)
}

// weigh finds whether the machine errs as others do, and how much the letters of a
// strange word tell: in a scan that errs little a strange word is mostly one that books
// seldom say, or a name, whatever its letters.
func (p *Profile) weigh(e *evidence) {
	before := 1.0
	if p.among != nil {
		before = p.among.slips
	}
	p.slips = (e.commonMade + dirtWeight*before) / (p.expect(e.usual, e) + dirtWeight)
	p.errs = p.slips >= p.slipsTelling() && (e.commonMade >= errsLeast || p.among != nil && p.among.errs)
	p.strangeness = strangeClean + int32((strangeWhole-strangeClean)*min(p.slips/p.slipsTelling(), 1))
}

// bold reports whether what is strange in a scan is rather damaged than a word that the
// counts lack: its machine errs, its spelling is settled, and the counts have nearly all
// words of its language.
func (p *Profile) bold() bool { return p.errs && !p.earlier && p.lex.lang.Whole }

// unknownErring is how many words that no lexicon has are taken to be in such a scan, of 1.
// More that stay are garbled.
const unknownErring = 0.002

// slipsTelling is how many of the usual slips tell of a scan that its machine errs: in one
// that spells as it likes, spellings look like slips.
func (p *Profile) slipsTelling() float64 {
	if p.earlier {
		return slipsUsual
	}
	return slipsLater
}

// How much the letters of a strange word count for all that they are, and in a scan
// without slips, and at how many of the usual slips they count for all; slipsLater tells
// that a machine errs where spelling is settled.
const (
	strangeWhole = 100
	strangeClean = 80
	slipsUsual   = 0.7
	slipsLater   = 0.2
)

// errsLeast is how many slips in its common words tell of a scan that its machine errs.
const errsLeast = 5

// How many confusions what was known before of how many there are weighs as much as,
// and how much of it is true of any scan.
const (
	dirtWeight = 5.0
	dirtLeast  = 0.1
)

// places is how often what an edge of the table shows otherwise may have been printed.
func (e *evidence) places(edge int) float64 {
	k := e.edges[edge]
	switch {
	case k.longs:
		return e.within + e.long
	case len(k.printed) == 1:
		return e.letters[k.printed[0]] + e.edge[edge]
	}
	return e.pairs[[2]rune{k.printed[0], k.printed[1]}] + e.edge[edge]
}

// weight is how much what was known before of an edge weighs.
func (p *Profile) weight(edge int) float64 {
	k := p.lex.edges[edge]
	switch {
	case edge == longF && p.among != nil:
		return weightAmong
	case edge == longF:
		return weightLong
	case k.longs:
		return weightShape
	case p.marks(k):
		return weightMark
	}
	return weightLetter
}

// habit reports whether the scan is known for an edge of the table, of which so much
// is found: some happen as often by chance.
func (p *Profile) habit(edge int, part float64, e *evidence) bool {
	k := p.lex.edges[edge]
	if !k.longs {
		return p.marks(k) && part > marksLeast
	}
	least := float64(shownLeast)
	if edge == longF {
		least = 1
	}
	return part > shownPart && (e.edge[edge] >= least || p.among != nil && p.among.systematic[edge])
}

// How often a ſ is shown as a letter in a scan that is known for it: how many times,
// where that letter is not f, and of 1.
const (
	shownLeast = 3
	shownPart  = 0.02
)

// marksLeast is how often, of 1, a letter is shown with the mark of another in a
// scan that is known for it.
const marksLeast = 0.1

// marks reports whether an edge takes a letter that the language has for one of its
// own for another by its mark alone: å for ä.
func (p *Profile) marks(e edge) bool {
	own := p.lex.lang.Own
	return len(e.seen) == 1 && len(e.printed) == 1 && lang.Base(e.seen[0]) == lang.Base(e.printed[0]) &&
		(strings.ContainsRune(own, e.seen[0]) || strings.ContainsRune(own, e.printed[0]))
}

// habitual reports whether nothing parts a candidate from the scan but what the
// scan is known for: the long s, and marks that make other letters.
func (p *Profile) habitual(f candidate) bool {
	for _, i := range f.edges {
		switch {
		case i < 0:
			return false
		case p.lex.edges[i].longs && p.LongS <= longSLeast, !p.lex.edges[i].longs && !p.systematic[i]:
			return false
		}
	}
	return true
}

// knownFor reports whether the scan is known for all that parts a candidate from it.
func (p *Profile) knownFor(f candidate) bool {
	return !slices.ContainsFunc(f.edges, func(i int) bool { return i < 0 || !p.systematic[i] })
}

// anyCost is the cost of an edge outside the table of which so many happen: but for a
// letter that is lost, it shows one letter of many.
func anyCost(kind int, part float64) int32 {
	if kind != anyIns {
		part /= letterChoice
	}
	return cost(part)
}

const letterChoice = 20
