package joined

import (
	"bytes"
	"html/template"
	"io"
	"slices"
	"sort"
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/annotate/markup"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/page"
	"quinola/site/pictures"
	"quinola/templates/phrases"
)

// joinNotes turns round what the editors say: from rules to the clauses that state
// them, from clauses to the notes that name them, from terms to the clauses marked.
func (e *Edition) joinNotes() {
	e.Links, e.CitedBy, e.Marked = map[string][]*annotate.Link{}, map[string][]*corpus.Clause{}, map[string][]*corpus.Clause{}
	if e.Notes == nil {
		return
	}
	for _, n := range e.Notes.Notes() {
		for _, l := range n.Links {
			e.Links[l.Rule] = append(e.Links[l.Rule], l)
		}
		for _, id := range n.Terms {
			e.Marked[id] = append(e.Marked[id], n.Clause)
		}
		for _, id := range Refs(n.Body, markup.Clause) {
			e.CitedBy[id] = append(e.CitedBy[id], n.Clause)
		}
	}
}

// Refs returns the targets of a document's wiki links of one kind, each once.
func Refs(d *markup.Doc, kind markup.Kind) []string {
	if d == nil {
		return nil
	}
	var list []string
	seen := map[string]bool{}
	for _, r := range d.Refs {
		if r.Kind == kind && !seen[r.Target] {
			seen[r.Target] = true
			list = append(list, r.Target)
		}
	}
	return list
}

// Note returns what the editors say of a clause, or nil.
func (e *Edition) Note(c *corpus.Clause) *annotate.Note {
	if e.Notes == nil {
		return nil
	}
	return e.Notes.Note(c.ID)
}

// TermLink leads to a term, if there is one of that id.
func (e *Edition) TermLink(at page.Place, id string) (page.Link, bool) {
	if e.Notes == nil {
		return page.Link{}, false
	}
	t := e.Notes.Term(id)
	if t == nil {
		return page.Link{}, false
	}
	return page.Link{Href: at.To(page.TermPath(id)), Text: t.Name}, true
}

// Prose renders what editors write; skip leaves the play blocks out, for a
// page that shows them on a table. It is the only markup that does not come
// from a template: markup.HTML writes a closed list of elements.
func (e *Edition) Prose(at page.Place, d *markup.Doc) (template.HTML, error) {
	return e.proseIn(at, d, language.English)
}

// proseIn returns prose in a language, in which its links are named, too. Its cards have
// English names: the script of the page says those in the language of the reader.
func (e *Edition) proseIn(at page.Place, d *markup.Doc, tag language.Tag) (template.HTML, error) {
	if d == nil {
		return "", nil
	}
	var b bytes.Buffer
	err := d.HTML(&b, markup.Renderer{
		Heading: 2,
		Play:    func(io.Writer, int) {},
		Card:    func(w io.Writer, sign string) { io.WriteString(w, string(cardSign(sign))) },
		Link: func(r markup.Ref) (string, string) {
			switch r.Kind {
			case markup.Clause:
				if c := e.Corpus.Clause(r.Target); c != nil {
					return at.To(page.ClausePath(c)), page.Printed(page.ClauseTitleIn(c, tag.String()))
				}
			case markup.Term:
				if l, ok := e.TermLink(at, r.Target); ok {
					return l.Href, l.Text
				}
			case markup.Rule:
				if lore.Question(r.Target) != nil && slices.Contains(e.RuleIDs(), r.Target) {
					return at.To(page.RulePath(r.Target)), SaidIn(tag, page.RuleName(r.Target))
				}
			}
			return "", r.Target
		},
	})
	return template.HTML(b.String()), err
}

// SaidIn returns a phrase of the interface in a language, or as it is where it has none
// there.
func SaidIn(tag language.Tag, english string) string {
	if said, ok := phrases.Say(tag, english); ok {
		return said
	}
	return english
}

// cardSign returns a card within a line of prose, a ten by its number, with its name
// for those who hear it.
func cardSign(sign string) template.HTML {
	rank, suit, ok := cardOf(sign)
	if !ok {
		return template.HTML(template.HTMLEscapeString(sign))
	}
	class := "sign"
	if suit == 'H' || suit == 'D' {
		class += " red"
	}
	return template.HTML(`<span class="` + class + `" role="img" aria-label="` + pictures.Name(rank, suit) + `">` + template.HTMLEscapeString(strings.Replace(sign, "T", "10", 1)) + `</span>`)
}

// Signs returns a line of plain text with its cards marked.
func Signs(text string) template.HTML {
	var b strings.Builder
	for text = page.Printed(text); text != ""; {
		i := strings.IndexAny(text, "♠♥♦♣")
		if i < 0 || i+4 > len(text) {
			break
		}
		b.WriteString(template.HTMLEscapeString(text[:i]))
		b.WriteString(string(cardSign(text[i : i+4])))
		text = text[i+4:]
	}
	b.WriteString(template.HTMLEscapeString(text))
	return template.HTML(b.String())
}

var suitLetters = map[string]byte{"♠": 'S', "♥": 'H', "♦": 'D', "♣": 'C'}

// cardOf reads "♥J".
func cardOf(sign string) (rank, suit byte, ok bool) {
	if len(sign) != 4 {
		return 0, 0, false
	}
	suit, rank = suitLetters[sign[:3]], sign[3]
	return rank, suit, suit != 0 && strings.IndexByte(pictures.Ranks, rank) >= 0
}

// RuleIDs returns the ids of the questions that are asked here, in their order, and
// after them what only clauses state.
func (e *Edition) RuleIDs() []string { return e.rules }

// findRules returns the ids of what is asked by the families of games that this corpus
// has books or examples of, and of what clauses state.
func (e *Edition) findRules() (ids []string) {
	here := map[string]bool{}
	for _, rs := range e.Books() {
		here[rs.Game.Family()] = true
	}
	if e.Notes != nil {
		for _, n := range e.Notes.Notes() {
			for _, x := range n.Examples {
				if rs := games.Find(x.Record.Rules); rs != nil {
					here[rs.Game.Family()] = true
				}
			}
		}
	}
	known := map[string]bool{}
	asked := func(id string) bool {
		return slices.ContainsFunc(games.All(), func(g game.Game) bool { return here[g.Family()] && lore.Asks(g, id) })
	}
	for _, q := range lore.Questions() {
		known[q.ID] = true
		if asked(q.ID) || e.Links[q.ID] != nil {
			ids = append(ids, q.ID)
		}
	}
	var more []string
	for id := range e.Links {
		if !known[id] {
			more = append(more, id)
		}
	}
	sort.Strings(more)
	return append(ids, more...)
}

// Terms returns the words of the games that the editors explain.
func (e *Edition) Terms() []*annotate.Term {
	if e.Notes == nil {
		return nil
	}
	return e.Notes.Terms
}
