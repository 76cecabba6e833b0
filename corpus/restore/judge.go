package restore

import (
	"quinola/corpus/lang"
	"quinola/corpus/restore/mend"
)

// judgement is what a whole scan tells before any of it is read.
type judgement struct {
	profile *mend.Profile // nil where the language has no lexicon, or own
	own     bool          // it reads like the books of cards that the edition's models are learned from
}

// judgedMost is how much of a long scan is judged: the leaves it begins with.
const judgedMost = 1 << 20

// judge judges a scan that is laid out, some words of which are known.
func (p *pages) judge(known []string) judgement {
	l := lang.Of(p.lang)
	x := mend.For(l, ownBooks[p.lang].knows)
	if x == nil {
		return judgement{}
	}
	x = x.With(known)
	words := p.words(l)
	if l.Likelier(words) != nil {
		return judgement{} // in another language, it is left as it stands
	}
	if own(p.lang, words) {
		return judgement{own: true}
	}
	return judgement{profile: x.Fit(words, nil)}
}

// words are the words and marks of the leaves that are judged, as they stand.
func (p *pages) words(l *lang.Language) []string {
	var out []string
	for n, at := range p.pieces {
		if at.span.End > judgedMost && n > 0 {
			break
		}
		for _, w := range plain(&unit{lang: p.lang, cells: cellsOf(p.src, at.lines, at.marks, p.apart)}) {
			out = append(out, mend.Words(w.reading, l)...)
		}
	}
	return out
}

// Foreign is the language that a text is far likelier to be in than in the one
// it is given as; nil where there is no telling, as of a few words, or no doubt.
func Foreign(text, code string) *lang.Language {
	l := lang.Of(code)
	if l == nil {
		return nil
	}
	return l.Likelier(mend.Words(text[:min(len(text), judgedMost)], l))
}

// Likeliest is that of some languages of whose function words a text has most; nil
// where it has none of any.
func Likeliest(text string, codes ...string) *lang.Language {
	text = text[:min(len(text), judgedMost)]
	var best *lang.Language
	most := 0.0
	for _, code := range codes {
		l := lang.Of(code)
		if share, _ := l.Share(mend.Words(text, l)); share > most {
			best, most = l, share
		}
	}
	return best
}
