package mend

import (
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Profile is what a scan tells of itself: which words it holds and how often,
// what its machine confuses, whether it has the long s.
type Profile struct {
	lex        *Lexicon
	edge       []int32       // cost of each edge of the table
	any        map[int]int32 // cost of each kind outside it
	roundS     int32         // cost of an s within a word that is shown as s
	unknown    int32         // cost of a word in small letters that no lexicon holds, before its letters are asked
	split      int32         // cost of two words run together
	systematic []bool        // the edges that the scan is known for
	types      map[string]int
	total      int

	Words   int     // words of two letters and more, in small letters
	Known   float64 // how many of them are known as they stand, of 1
	LongS   float64 // how often s within a word is shown as something else, of 1
	Garbled float64 // letters of a thousand that are shown as others, ſ apart

	mu    sync.RWMutex
	cache map[string][]candidate
}

// rounds is how often the table is fitted to the scan.
const rounds = 3

// Fit makes the profile of a scan from its words, as they stand.
func (x *Lexicon) Fit(words []string) *Profile {
	x.ready()
	p := &Profile{lex: x, types: map[string]int{}, any: map[int]int32{}, cache: map[string][]candidate{}}
	for _, w := range words {
		p.types[w]++
		p.total++
	}
	known := 0
	for w, n := range p.types {
		if rs := []rune(w); len(rs) >= 2 && small(rs) {
			p.Words += n
			if x.Knows(w) {
				known += n
			}
		}
	}
	p.Known = float64(known) / float64(max(p.Words, 1))
	p.prior()
	for range rounds {
		p.fit()
	}
	return p
}

// small reports whether all of a word is small letters.
func small(rs []rune) bool {
	for _, r := range rs {
		if !unicode.IsLower(r) && r != '\'' {
			return false
		}
	}
	return true
}

// prior sets the costs before the scan was asked.
func (p *Profile) prior() {
	p.edge = make([]int32, len(edges))
	p.systematic = make([]bool, len(edges))
	for i, e := range edges {
		p.edge[i] = cost(e.prior)
		p.systematic[i] = e.longs
	}
	p.split = cost(priorSplit)
	p.unknown = cost(priorUnknown)
	p.LongS = edges[0].prior
	p.any[anySub], p.any[anyDel], p.any[anyIns] = cost(priorSub/20), cost(priorDel), cost(priorIns/20)
}

// How much the prior weighs against the scan, in places where the letters were
// printed: the long s is soon told, the rest only by many.
const (
	weightLong    = 3
	weightShape   = 60 // ſ shown otherwise than as f
	weightLetter  = 400
	weightSplit   = 1500
	weightUnknown = 300
	priorUnknown  = 0.012  // of the words, those that no lexicon holds
	priorSplit    = 0.0008 // of the words, those that run into the next
)

// fit asks, of every word that is none, what it may be, and makes of the
// answers how often each confusion happens.
func (p *Profile) fit() {
	count := make([]float64, len(edges))
	any := map[int]float64{}
	letters := map[rune]float64{}
	pairs := map[[2]rune]float64{}
	all, within, long, splits, own := 0.0, 0.0, 0.0, 0.0, 0.0
	for _, w := range slices.Sorted(maps.Keys(p.types)) {
		n := float64(p.types[w])
		rs := []rune(w)
		for i, r := range rs {
			r = unicode.ToLower(r)
			letters[r] += n
			all += n
			if i > 0 {
				pairs[[2]rune{unicode.ToLower(rs[i-1]), r}] += n
			}
			if r == 's' && i+1 < len(rs) {
				within += n
			}
		}
		if !p.mendable(rs) || p.knows(w) {
			continue
		}
		asIs := p.own(w)
		found := p.search(rs, asIs, outside(rs), false)
		mine := math.Exp(-float64(asIs) / 100)
		sum := mine
		weight := map[int32]float64{}
		for id, f := range found {
			weight[id] = math.Exp(-float64(f.cost*p.often(w, f)+p.lex.uni[id]) / 100)
			sum += weight[id]
		}
		respelt, again := p.respelt(w)
		other := 0.0 // a word in a spelling of its own, with ſ for f
		if again {
			other = math.Exp(-float64(respelt.cost+respelt.fixed-marginLong) / 100)
			sum += other
		}
		if cut := p.cheapest(rs); cut < math.MaxInt32 {
			c := math.Exp(-float64(cut*int32(min(p.types[w], oftenMost))) / 100)
			sum += c
			splits += n * c / sum
		}
		count[0] += n * other / sum * float64(max(respelt.cost-marginLong, 0)) / float64(max(p.edge[0], 1))
		long += n * other / sum
		if small(rs) {
			own += n * mine / sum
		}
		for id, f := range found {
			part := n * weight[id] / sum
			for _, e := range f.edges {
				if e < 0 {
					any[e] += part
					continue
				}
				count[e] += part
				if edges[e].longs {
					long += part
				}
			}
		}
	}
	garbled := 0.0
	lost := 0.0 // of the ſ that are shown as one other letter
	for i, e := range edges {
		places := 0.0
		switch {
		case e.longs:
			places = within + long
		case len(e.printed) == 1:
			places = letters[e.printed[0]] + count[i]
		default:
			places = pairs[[2]rune{e.printed[0], e.printed[1]}] + count[i]
		}
		w := float64(weightLetter)
		switch {
		case i == 0:
			w = weightLong
		case e.longs:
			w = weightShape
		default:
			garbled += count[i]
		}
		part := (count[i] + w*e.prior) / (places + w)
		p.edge[i] = cost(part)
		p.systematic[i] = e.longs && count[i] >= 1 && part > 0.02
		if e.longs && len(e.printed) == 1 {
			lost += part
		}
	}
	p.roundS = cost(max(1-lost, 0.02))
	p.LongS = lost
	for k, prior := range map[int]float64{anySub: priorSub, anyDel: priorDel, anyIns: priorIns} {
		garbled += any[k]
		part := (any[k] + weightLetter*prior) / (all + weightLetter)
		if k != anyDel {
			part /= 20
		}
		p.any[k] = cost(part)
	}
	p.unknown = cost((own + weightUnknown*priorUnknown) / (float64(p.total) + weightUnknown))
	p.split = cost((splits + weightSplit*priorSplit) / (float64(p.total) + weightSplit))
	p.Garbled = 1000 * garbled / max(all, 1)
}

// outside is how many edges outside the table a word of that length may have.
func outside(rs []rune) int {
	switch {
	case len(rs) < 4:
		return 0
	}
	return 1
}

// mendable reports whether a word of the scan may be read as another: it has
// letters, and is no figure, not set in capitals (one within a word is a letter
// misread) and not of another language by its accents.
func (p *Profile) mendable(rs []rune) bool {
	letters, digits, capitals := 0, 0, 0
	for i, r := range rs {
		switch {
		case strings.ContainsRune(accented, r) && !strings.ContainsRune(p.lex.lang.Letters, r):
			return false
		case unicode.IsLetter(r):
			letters++
			if i > 0 && unicode.IsUpper(r) {
				capitals++
			}
		case unicode.IsDigit(r):
			digits++
		}
	}
	if digits == 1 && len(rs) <= 4 && rs[0] == '1' {
		return oneForL(rs)
	}
	if len(rs) == 2 && rs[1] == '\'' && p.lex.lang.Elides {
		return true
	}
	return letters >= 2 && digits*3 <= letters && capitals*3 < letters && len(rs) < 40 && !(digits > 0 && unicode.IsDigit(rs[0]) && rs[0] != '1')
}

// oneForL reports whether a short word with a 1 before it may be one with an l or
// an i, and is no ordinal: 1a, 1ui; not 1e, 1er.
func oneForL(rs []rune) bool {
	switch rest := string(rs[1:]); rest {
	case "e", "er", "ere", "re", "r", "o", "°", "st", "d", "s":
		return false
	default:
		return small([]rune(rest))
	}
}

// accented are letters that machines do not see where a language has none of them.
const accented = "éèêëàâçôùû"

// knows reports whether a word is known, as it stands or with a small letter for
// its capital.
func (p *Profile) knows(w string) bool { return p.lex.Knows(strings.ToLower(w)) }

// unknownCapital is the cost of a word with a capital that no lexicon holds,
// before its letters are asked: it may be a name.
const unknownCapital = 200

// own is the cost of an unknown word as it stands.
func (p *Profile) own(w string) int32 {
	c := p.unknown
	if r, _ := utf8.DecodeRuneInString(w); unicode.IsUpper(r) {
		c = unknownCapital
	}
	return c + p.lex.marks.cost(strings.ToLower(w))
}

// often is how many times over the confusions of a candidate have to be paid,
// since the scan says w so often. What it says twice is evidence in it, unless
// its confusions are such that the true word would be shown so as often.
func (p *Profile) often(w string, f candidate) int32 {
	n := p.types[w]
	if n < 2 {
		return 1
	}
	true := float64(n + p.types[p.lex.words[f.word]])
	expected := max(1, 3*chance(f.cost)*true)
	return int32(min(max(float64(n)/expected, 1), oftenMost))
}

const oftenMost = 6
