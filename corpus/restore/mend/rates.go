package mend

// rates are how often, of 1, what may happen to a word happens in a scan.
type rates struct {
	edge    []float64      // each confusion of the table, of the places where its letters were printed
	outside [kinds]float64 // each kind outside it, by ^kind, of the letters
	unknown float64        // of the words, those that no lexicon holds
	split   float64        // of the words, those that run into the next
	elided  float64        // of the l with their apostrophes, those shown as another letter
	unseen  float64        // of the apostrophes of elided words, those not shown at all
}

// usualRates are the rates of scans in general, by a table of confusions.
func usualRates(edges []edge) rates {
	r := rates{
		outside: [kinds]float64{^anySub: priorSub, ^anyDel: priorDel, ^anyIns: priorIns},
		unknown: 0.012,
		split:   0.003,
		elided:  0.05,
		unseen:  0.22,
	}
	for _, e := range edges {
		r.edge = append(r.edge, e.prior)
	}
	return r
}

// How much what was known before weighs against the scan, in places where the letters
// were printed: the long s is soon told, the rest only by many. What other scans tell
// that came with it weighs more than what is true of scans in general.
const (
	weightLong    = 3
	weightAmong   = 12 // the long s, by those that came with it
	weightShape   = 60 // ſ shown otherwise than as f
	weightMark    = 25 // å for ä: a scan that shows one so shows most so
	weightLetter  = 400
	weightSplit   = 100
	weightElided  = 10
	weightUnseen  = 5
	weightUnknown = 300
)

// before are the rates that are taken for those of the scan as long as it says
// nothing.
func (p *Profile) before() rates {
	if p.among != nil {
		return p.among.rates
	}
	return p.lex.usual
}

// prior takes the rates for those that were known before.
func (p *Profile) prior() {
	p.rates = p.before()
	p.systematic = make([]bool, len(p.lex.edges))
	for i, e := range p.lex.edges {
		p.systematic[i] = e.longs
	}
	p.LongS = p.rates.edge[longF]
	p.price()
	p.roundS = 0
	p.slips, p.strangeness = 1, strangeWhole
	if p.among != nil {
		p.slips, p.strangeness = p.among.slips, p.among.strangeness
	}
}

// price makes costs of the rates.
func (p *Profile) price() {
	p.edge = make([]int32, len(p.lex.edges))
	for i, part := range p.rates.edge {
		p.edge[i] = cost(part)
	}
	for k, part := range p.rates.outside {
		p.outside[k] = anyCost(^k, part)
	}
	p.unknown, p.split = cost(p.rates.unknown), cost(p.rates.split)
	p.elided, p.unseen = cost(p.rates.elided), cost(p.rates.unseen)
	p.roundS = cost(max(1-p.LongS, leastRound))
}

// leastRound is how often at least, of 1, a s within a word is taken to be shown as
// one.
const leastRound = 0.02

// Shows tells whether a scan has shown that its s are long, by words that are none but
// for them, or that they are round; neither where it has too few words.
func (p *Profile) Shows() (long, round bool) {
	long = p.long >= 1 && p.long > p.round/2
	return long, !long && p.round >= roundLeast && p.long < p.round*longSLeast
}

// roundLeast is how many s within words, shown as such, tell that they are round.
const roundLeast = 4
