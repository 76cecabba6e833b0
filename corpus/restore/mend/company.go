package mend

import (
	"strings"
	"unicode"
)

// company is what every change of a word costs more because the words about it
// are stranger than those of the scan mostly are: a passage in another language,
// or in a dialect, is no damaged one. Where spelling is free, and the counts lack many
// words, a longer passage is asked besides: dialect has words of the language among its
// own. mended are the tokens that a first reading has mended; or nil.
func (p *Profile) company(tokens []Token, mended []bool) []int32 {
	known := make([]float64, len(tokens)+1) // before each
	words := make([]int, len(tokens)+1)
	for i, t := range tokens {
		known[i+1], words[i+1] = known[i], words[i]
		if t.Mark || len(t.Text) < 2 {
			continue
		}
		words[i+1]++
		switch {
		case p.tells(plain.Replace(t.Text)):
			known[i+1]++
		case mended != nil && mended[i]:
			known[i+1] += mendedTells
		}
	}
	most := max(p.sound, companySound)
	lack := func(i, reach int) float64 {
		from, to := max(i-reach, 0), min(i+reach+1, len(tokens))
		n, k := words[to]-words[from]-(words[i+1]-words[i]), known[to]-known[from]-(known[i+1]-known[i])
		if n < companyLeast {
			return 0
		}
		return most - k/float64(n)
	}
	out := make([]int32, len(tokens))
	for i := range tokens {
		if p.bold() {
			out[i] = int32(companyCost * max(lack(i, companyReach)-companyBold, 0) / companyErring)
			continue
		}
		out[i] = int32(companyCost * max(max(lack(i, companyReach), lack(i, companyFar))-companyLack, 0))
	}
	return out
}

// mendedTells is how much a word that was mended tells of its company, of one that is known:
// in a dialect some are mended, too.
const mendedTells = 0.5

// How far the company of a word reaches, in tokens, near and at the most; how many words
// of it tell something; how many fewer known than in the whole scan are nothing strange,
// of 1, also where what is strange is rather damaged; and what each further costs.
const (
	companyReach = 8
	companyFar   = 30
	companyLeast = 5
	companyLack  = 0.12
	companyBold  = 0.15
	companySound = 0.95
	companyCost  = 7000

	companyClean  = 2500 // up to which words run together that stand as they are cost less than others
	companyErring = 4    // times less, where a machine errs: damaged words stand among damaged ones
)

// tells reports whether a word of the scan is one of its language beyond doubt: it is
// known, or it is words that books set side by side run together, or there is a word that
// it is far likelier damaged from, by letters that machines confuse. Of another language
// few are.
func (p *Profile) tells(w string) bool {
	rs := []rune(w)
	if p.isSound(w) {
		return true
	}
	if !p.errs || strings.ContainsFunc(w, unicode.IsDigit) {
		return false
	}
	if parts, _, ok := p.together(rs); ok {
		paired := true
		for k := range parts[1:] {
			paired = paired && p.types[w] == 1 && p.lex.paired(parts[k].id, parts[k+1].id)
		}
		if paired {
			return true
		}
	}
	if !p.mendable(rs) {
		return false
	}
	near := p.candidates(w, false)
	return len(near) > 0 && near[0].tabled() && near[0].cost+p.lex.uni[near[0].word]+tellsBy < p.own(w)
}

// tellsBy is how much likelier the word is that a strange one is damaged from.
const tellsBy = 500
