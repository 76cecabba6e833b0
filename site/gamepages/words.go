package gamepages

import (
	"slices"
	"unicode/utf8"

	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine"
	"quinola/engine/game"
	"quinola/site/joined"
	"quinola/site/page"
)

// How many letters of a book are quoted for one line: with fewer the words do not say by
// themselves why something is so, as "Pic" and "six fiches" do not, nor "changer une carte",
// where they neither give a figure nor stand alone.
const (
	fewest        = 16
	fewestOfParts = 24
	longestQuote  = 200
)

// wordsFor returns the words of a book that state a rule, those that are best by
// quotable, with what the clause says of it beside them, if that is short enough, too.
// Of words that do not say it at all ("un jeu") the clause alone is named. It returns nil
// where there are none.
func (e *Pages) wordsFor(at page.Place, rs *game.Ruleset, id string) *joined.OtherClause {
	w := e.bestWording(rs, id)
	if w == nil {
		return nil
	}
	of := joined.Quoting(w.links[0], page.BesideText(at, w.links[0].Note.Clause))
	of.Quote = w.quote
	if utf8.RuneCountInString(w.quote) < fewest && w.tells() == 0 {
		of.Quote = ""
		return &of
	}
	if all := joined.QuotationOfAll(w.of); len(all) > len(of.Quote) && len(all) <= longestQuote {
		of.Quote = all
	}
	return &of
}

// bestWording returns the words of a book that state a rule best, nil where there are none.
func (e *Pages) bestWording(rs *game.Ruleset, id string) (best *wording) {
	var score []int
	said := map[string]map[string]bool{} // what the rule answers, by the language of a book
	for _, of := range e.stating(rs, id) {
		lang := of[0].Note.Clause.Text.Meta.Lang
		if said[lang] == nil {
			said[lang] = stems(lang, answer.In(language.Make(lang), rs, id))
		}
		for _, w := range wordings(of) {
			w.shared = shared(said[lang], stems(lang, w.quote))
			if s := w.quotable(rs); best == nil || slices.Compare(s, score) > 0 {
				best, score = &w, s
			}
		}
	}
	return best
}

// stating returns the links by which a book states a rule, those of one clause together.
func (e *Pages) stating(rs *game.Ruleset, id string) (list [][]*annotate.Link) {
	for _, l := range e.Links[id] {
		if l.How != annotate.States || l.Dead != "" || !joined.Speaks(rs, l) {
			continue
		}
		if n := len(list); n > 0 && list[n-1][0].Note == l.Note {
			list[n-1] = append(list[n-1], l)
		} else {
			list = append(list, []*annotate.Link{l})
		}
	}
	return list
}

// wording is words of a clause that state a rule, by one link or by several that stand
// near each other.
type wording struct {
	quote  string
	links  []*annotate.Link // in the order of the clause
	of     []*annotate.Link // every link of the clause to the rule
	shared int              // how much they have in common with what the rule answers
}

// wordings returns the words by which links of a clause state a rule: those of each link,
// and those that state it in general, together.
func wordings(of []*annotate.Link) (list []wording) {
	var general []*annotate.Link
	for _, l := range of {
		list = append(list, wording{quote: joined.QuotationOf(l), links: []*annotate.Link{l}, of: of})
		if l.Case == "" && len(l.Spans) > 0 {
			general = append(general, l)
		}
	}
	slices.SortStableFunc(general, func(a, b *annotate.Link) int { return a.Spans[0].Start - b.Spans[0].Start })
	if all := joined.QuotationOfAll(general); len(general) > 1 && all != "" {
		list = append(list, wording{quote: all, links: general, of: of})
	}
	return list
}

// speaks reports whether the words say by themselves, whatever the case, why something is
// so: they give a figure of the rule, or stand alone, and are neither too long nor too
// short.
func (w *wording) speaks() bool {
	n := utf8.RuneCountInString(w.quote)
	return w.links[0].Case == "" && (w.figured() || joined.Stands(w.links[0])) && n >= fewest && n <= longestQuote
}

func (w *wording) figured() bool {
	return slices.ContainsFunc(w.links, func(l *annotate.Link) bool { return l.Figure != "" })
}

// fits reports whether the words are neither too long nor too short to say something.
func (w *wording) fits() bool {
	n := utf8.RuneCountInString(w.quote)
	return n <= longestQuote && (n >= fewestOfParts || n >= fewest && (w.figured() || joined.Stands(w.links[0])))
}

// tells returns how much the words tell of the rule: what they have in common with its
// answer, a figure of it, and whether they stand alone.
func (w *wording) tells() int {
	n := min(w.shared, mostShared)
	if w.figured() {
		n += figureTells
	}
	if joined.Stands(w.links[0]) {
		n++
	}
	return n
}

// quotable returns how well words state a rule, the weightiest first: those of the
// division that teaches the game, before a glossary's; those of rules and definitions,
// before what is told of a game that was lost; those that are neither too long nor too
// short to say it; those of no single case; those that tell most of it; those that give a
// figure of it, and stand alone; of those that do not stand alone the longest, and of those
// that are too long the shortest.
func (w *wording) quotable(rs *game.Ruleset) []int {
	first := w.links[0]
	kind := first.Note.Clause.Kind
	length := utf8.RuneCountInString(w.quote)
	switch {
	case length > longestQuote:
		length = -length
	case joined.Stands(first):
		length = 0
	}
	return []int{
		engine.Int(joined.Tells(rs, first.Note.Clause)),
		engine.Int(kind == corpus.KindRule || kind == corpus.KindDefinition),
		engine.Int(w.fits()),
		engine.Int(first.Case == ""),
		w.tells(),
		engine.Int(w.figured()) + engine.Int(joined.Stands(first)),
		engine.Int(w.figured()),
		length,
	}
}
