package restore

import (
	"iter"
	"slices"

	"quinola/corpus"
	"quinola/corpus/cores"
	"quinola/corpus/lang"
	"quinola/corpus/restore/mend"
)

// Passage is a text, or a line of one, in the language of that code.
type Passage struct{ Text, Lang string }

// Company is a number of passages that came together: lines or pages of a book, or
// of several. A line alone tells next to nothing of its machine, so where a passage
// says nothing the others do that have the long s as it has, or have not; one of a
// length to be judged by itself is.
type Company struct {
	list []member
}

// member is a passage that is laid out.
type member struct {
	src   []byte
	pages *pages
	words []string
	judgement
}

// shortPassage is how many words and marks tell enough of a scan by themselves.
const shortPassage = 600

// Together judges passages that came together.
func Together(list []Passage) *Company {
	c := &Company{list: make([]member, len(list))}
	cores.All(len(list), func(i int) {
		m := &c.list[i]
		m.src = []byte(list[i].Text)
		m.pages = layout(m.src, list[i].Lang, nil, &corpus.Evidence{})
		m.words = m.pages.words(lang.Of(list[i].Lang))
	})
	for _, code := range codesOf(list) {
		c.judge(code)
	}
	return c
}

func codesOf(list []Passage) []string {
	var out []string
	for _, p := range list {
		if !slices.Contains(out, p.Lang) {
			out = append(out, p.Lang)
		}
	}
	return out
}

// judge judges the passages in a language: what the short ones tell together first,
// and then each by that and by itself.
func (c *Company) judge(code string) {
	l := lang.Of(code)
	x := mend.For(l, ownBooks[code].knows)
	if x == nil {
		return
	}
	var of, short []*member
	for i := range c.list {
		m := &c.list[i]
		if m.pages.lang != code || l.Likelier(m.words) != nil {
			continue // in another language, it is left as it stands
		}
		of = append(of, m)
		if len(m.words) < shortPassage {
			short = append(short, m)
		}
	}
	kind := kindOf(code, short)
	cores.All(len(of), func(i int) {
		m := of[i]
		if m.own = kind.own(m.words); !m.own {
			m.profile = x.Fit(m.words, nil)
		}
	})
	if len(short) < 2 {
		return
	}
	kinds := pool(x, short)
	cores.All(len(short), func(i int) {
		if m := short[i]; m.profile != nil {
			m.profile = x.Fit(m.words, kinds[shapeOf(m.profile)])
		}
	})
}

// shape is what a scan shows of its s.
type shape int

const (
	unsaid shape = iota
	isLong
	isRound
	shapes
)

func shapeOf(p *mend.Profile) shape {
	switch long, round := p.Shows(); {
	case long:
		return isLong
	case round:
		return isRound
	}
	return unsaid
}

// pooled is how many words of passages are judged together.
const pooled = 60_000

// pool are the profiles of what the passages tell together: all of them, those with
// the long s and those with the round.
func pool(x *mend.Lexicon, list []*member) [shapes]*mend.Profile {
	var words [shapes][]string
	add := func(s shape, w []string) {
		if len(words[s]) < pooled {
			words[s] = append(words[s], w...)
		}
	}
	for _, m := range list {
		if m.profile == nil {
			continue
		}
		add(unsaid, m.words)
		if s := shapeOf(m.profile); s != unsaid {
			add(s, m.words)
		}
	}
	var out [shapes]*mend.Profile
	cores.All(int(shapes), func(i int) { out[i] = x.Fit(words[i], nil) })
	return out
}

// Restore restores a passage, by its number, as Tokens does.
func (c *Company) Restore(i int) []corpus.Token {
	return slices.Concat(slices.Collect(c.Leafwise(i))...)
}

// Leafwise restores a passage, by its number, as the function of that name does. It is
// asked for once.
func (c *Company) Leafwise(i int) iter.Seq[[]corpus.Token] {
	m := &c.list[i]
	pages := m.pages
	m.pages = nil
	return pages.read(m.judgement, &corpus.Evidence{})
}
