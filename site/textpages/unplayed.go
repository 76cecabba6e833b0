package textpages

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/cards"
	"quinola/index"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
)

// Unplayed is what the page of a clause says where no example plays it.
type Unplayed struct {
	What    string    // by its kind, as the editors sort it
	Game    page.Link // the game it belongs to, as the book calls it; none outside of games
	Engine  string    // whether the engine plays that game
	Defined []Definition
	Near    *Near // a clause that plays; nil where none is near
}

// Definition is a word of the clause that its book explains.
type Definition struct {
	page.Link
	Says string
}

// Near is the nearest clause that plays: of the same game, or by its words.
type Near struct {
	page.Link
	Shared []string    // words that both have, where that is why; nil where the game is
	Lang   string      // of the words
	Begins string      // its first words
	Title  joined.Told // of the example that its page opens with
}

// unplayed is nil where an example plays the clause.
func (e *Pages) unplayed(at page.Place, c *corpus.Clause) *Unplayed {
	n := e.Note(c)
	if e.Notes == nil || n != nil && len(n.Examples) > 0 {
		return nil
	}
	v := &Unplayed{}
	if n == nil {
		v.What = joined.KindSays[e.KindOf(c)]
	}
	if g := e.gameOf(c); g != nil {
		v.Game = e.Chapter(at, g)
		switch {
		case g.Cardless: // what explains the words of card games, and what plays them, is of no help here
			v.Engine = "The engine plays games of cards, and this is none."
			return v
		case joined.RulesetOf(c) != nil:
			v.Engine = "The engine plays this game."
		default:
			v.Engine = "The engine does not play this game."
		}
	}
	e.near.Do(e.readWords)
	words := formsOf(c)
	v.Defined = e.definitions(at, c, words)
	v.Near = e.nearest(at, c, words)
	return v
}

// plays reports whether a note has an example that its page can run.
func plays(n *annotate.Note) bool {
	return n != nil && slices.ContainsFunc(n.Examples, func(x *annotate.Example) bool {
		r := x.Record
		return len(r.Plays) > 0 || len(r.Steps)+len(r.Acts) > 0 && r.Hands != ([cards.Seats]cards.Set{})
	})
}

// tooCommon: a word that stands in more than one of so many clauses tells
// nothing of any of them.
const tooCommon = 16

// mostDefined is how many words of a clause are explained beside it.
const mostDefined = 6

// definitions returns the words of the clause that a dictionary of its own book
// explains, the rarest first.
func (e *Pages) definitions(at page.Place, c *corpus.Clause, words []string) []Definition {
	type found struct {
		entry *corpus.Clause
		often int
	}
	var list []found
	for _, w := range words {
		lang := c.Text.Meta.Lang
		if e.near.often[lang][w] > e.near.clauses[lang]/tooCommon {
			continue
		}
		if entry := e.near.entries[c.Text][w]; entry != nil && entry != c && !slices.ContainsFunc(list, func(f found) bool { return f.entry == entry }) {
			list = append(list, found{entry, e.near.often[c.Text.Meta.Lang][w]})
		}
	}
	slices.SortStableFunc(list, func(a, b found) int { return cmp.Compare(a.often, b.often) })
	var out []Definition
	for _, f := range list[:min(len(list), mostDefined)] {
		head, says, _ := strings.Cut(f.entry.Reading(), ". ")
		out = append(out, Definition{page.Link{Href: at.To(page.ClausePath(f.entry)), Text: head, Lang: c.Text.Meta.Lang}, page.Clip(strings.Join(strings.Fields(says), " "), 140)})
	}
	return out
}

// headword returns the word that a definition begins with: "Fiche. C'est …".
func headword(lang string, c *corpus.Clause) string {
	if c.Kind != corpus.KindDefinition {
		return ""
	}
	head, _, found := strings.Cut(c.Reading(), ". ")
	words := index.Words(lang, head)
	if !found || len(words) != 1 || utf8.RuneCountInString(words[0].Form) < 4 {
		return ""
	}
	return words[0].Form
}

// formsOf returns the folded words of a clause, each once, in their order.
func formsOf(c *corpus.Clause) []string {
	var list []string
	seen := map[string]bool{}
	for _, w := range index.Words(c.Text.Meta.Lang, c.Reading()) {
		if !seen[w.Form] && utf8.RuneCountInString(w.Form) > 2 {
			seen[w.Form] = true
			list = append(list, w.Form)
		}
	}
	return list
}

// nearest returns the clause of the same game nearest to c that plays, or else the
// one in the same language whose words are most like its words.
func (e *Pages) nearest(at page.Place, c *corpus.Clause, words []string) *Near {
	if rs := joined.RulesetOf(c); rs != nil {
		var best *corpus.Clause
		from := slices.Index(c.Text.Clauses, c)
		far := len(c.Text.Clauses)
		for i, other := range c.Text.Clauses {
			if d := max(i-from, from-i); other != c && d < far && joined.Holds(rs, other) && plays(e.Note(other)) {
				best, far = other, d
			}
		}
		if best != nil {
			return e.asNear(at, best, nil)
		}
	}
	best, shared := e.near.likest(c, words)
	if best == nil {
		return nil
	}
	return e.asNear(at, best, shared)
}

func (e *Pages) asNear(at page.Place, c *corpus.Clause, shared []string) *Near {
	words := strings.Join(strings.Fields(c.Reading()), " ")
	n := e.Note(c)
	return &Near{Link: page.ClauseLink(at, c), Shared: shared, Lang: c.Text.Meta.Lang, Begins: page.Clip(words, 110), Title: e.Title(n, n.Examples[felt.Opens(n)])}
}

// gameOf returns the game of whose chapter a clause is, or nil.
func (e *Pages) gameOf(c *corpus.Clause) *corpus.Game {
	for _, g := range e.GamesIn[c.Text] {
		if slices.Contains(g.Clauses, c) {
			return g
		}
	}
	return nil
}
