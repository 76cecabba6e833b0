package mend

import (
	"math"
	"slices"
	"strings"
	"unicode"
)

// piece is a word that may stand behind letters of a token that is several.
type piece struct {
	Part
	cost int32 // of its confusions
	why  Why
}

// run is the likeliest way to read the letters before some place as words.
type run struct {
	piece
	sum  int32 // what all of it costs
	from int   // the run before, among those at Part.At; -1 where this is the first word
}

// damaged reads a word that is none as several that have run together, some of them
// damaged: receucauec, receue auec; quetont, que tout. The parting and the mending are
// weighed at once, by what each word confuses and by what books set side by side.
func (p *Profile) damaged(t Token, i int, rs []rune) (arc, bool) {
	if len(rs) < runLeast || len(rs) > longestWord || p.lex.lang.Compounds {
		return arc{}, false
	}
	space := p.space(t.Text)
	at := make([][]run, len(rs)+1)
	for k := range rs {
		if k > 0 && len(at[k]) == 0 {
			continue
		}
		at[k] = likeliest(at[k], runsMost, func(r run) int32 { return r.sum })
		for end, list := range p.pieces(rs, k) {
			for _, q := range likeliest(list, piecesMost, func(q piece) int32 { return q.cost + p.lex.uni[q.id] }) {
				if r, ok := p.after(at[k], q, k, end, space); ok {
					at[end] = append(at[end], r)
				}
			}
		}
	}
	whole := likeliest(at[len(rs)], 1, func(r run) int32 { return r.sum })
	if len(whole) == 0 {
		return arc{}, false
	}
	r := whole[0]
	out := arc{from: i, to: i + 1, cost: r.sum, why: WhySplit | r.why}
	for ; r.from >= 0; r = at[r.At][r.from] {
		out.rest = append(out.rest, r.Part)
		out.why |= r.why
	}
	slices.Reverse(out.rest)
	out.text, out.id, out.why = r.Text, r.id, out.why|r.why
	out.cost -= p.lex.uni[r.id]
	return out, len(out.rest) > 0
}

// after is the likeliest run that a piece of the letters from k to end goes on.
func (p *Profile) after(before []run, q piece, k, end int, space int32) (run, bool) {
	own := p.lex.uni[q.id]
	if k == 0 {
		return run{q, q.cost + own, -1}, end > 0
	}
	best := run{piece: q, sum: math.MaxInt32}
	for n, r := range before {
		rarer := min(p.lex.uni[r.id], own)
		if rarer > cutCommon && min(k-r.At, end-k) < damagedLeast {
			continue
		}
		sum := r.sum + q.cost + p.lex.follows(r.id, q.id) + space
		if sum < best.sum {
			best.sum, best.from = sum, n
		}
	}
	return best, best.sum < math.MaxInt32
}

// pieces are the words that the letters from k on may begin with, by where they end.
func (p *Profile) pieces(rs []rune, k int) map[int][]piece {
	out := map[int][]piece{}
	for h, f := range p.heads(rs[k:]) {
		end := k + h.end
		if h.end == 0 || h.end == len(rs) || h.end > pieceMost || end < len(rs) && unicode.IsUpper(rs[end]) && !shownSmall(rs, end) {
			continue
		}
		q := piece{Part{At: k, Text: recase(p.lex.words[h.word], string(rs[k:end])), id: h.word}, f.cost, p.lex.whyOf(f)}
		clean := p.habitual(f)
		if !clean {
			q.cost += marginDamaged
		}
		if p.lex.uni[h.word] <= p.rarest(h.end, clean) {
			out[end] = append(out[end], q)
		}
	}
	if k > 0 && k+2 < len(rs) && p.lex.lang.Elides && strings.ContainsRune(elidedBefore, rs[k+1]) {
		if id, ok := p.lex.ids[string(unicode.ToLower(rs[k]))+"'"]; ok { // its apostrophe is not shown
			out[k+1] = append(out[k+1], piece{Part{At: k, Text: p.lex.words[id], id: id}, p.unseen, WhyLetters})
		}
	}
	return out
}

// rarest is what a word of so many letters among others costs at most; clean says that
// it stands as it is, or but for what the scan is known for.
func (p *Profile) rarest(letters int, clean bool) int32 {
	switch {
	case letters == 1 && clean:
		return cutLetter
	case letters == 1:
		return 0
	case letters == 2 && clean:
		return cutShort
	case letters == 2:
		return cutFunction
	case letters >= longPiece:
		return p.rareLong()
	}
	return cutRare
}

// likeliest are the cheapest of some words or runs, at most so many.
func likeliest[T interface{ word() int32 }](list []T, most int, cost func(T) int32) []T {
	slices.SortStableFunc(list, func(a, b T) int {
		if c := cost(a) - cost(b); c != 0 {
			return int(c)
		}
		return int(a.word() - b.word())
	})
	return list[:min(len(list), most)]
}

func (q piece) word() int32 { return q.id }

// How few letters are not looked at for words run together of which some are damaged, how
// many letters each of two rarer ones has at least, what a damaged one costs more, and how
// many words and runs are kept at a place.
const (
	runLeast      = 6
	damagedLeast  = 4
	marginDamaged = 75
	piecesMost    = 6
	runsMost      = 12
)
