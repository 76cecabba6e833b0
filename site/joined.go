package site

import (
	"bytes"
	"html/template"
	"io"
	"sort"
	"strings"

	"quinola/annotate"
	"quinola/annotate/markup"
	"quinola/corpus"
	"quinola/engine/games/lore"
	"quinola/site/pictures"
)

// joinNotes turns round what the editors say: from rules to the clauses that state
// them, from clauses to the notes that name them, from terms to the clauses marked.
func (e *edition) joinNotes() {
	e.links, e.citedBy, e.marked = map[string][]*annotate.Link{}, map[string][]*corpus.Clause{}, map[string][]*corpus.Clause{}
	if e.notes == nil {
		return
	}
	for _, n := range e.notes.Notes() {
		for _, l := range n.Links {
			e.links[l.Rule] = append(e.links[l.Rule], l)
		}
		for _, id := range n.Terms {
			e.marked[id] = append(e.marked[id], n.Clause)
		}
		for _, id := range refs(n.Body, markup.Clause) {
			e.citedBy[id] = append(e.citedBy[id], n.Clause)
		}
	}
}

// refs are the targets of a document's wiki links of one kind, each once.
func refs(d *markup.Doc, kind markup.Kind) []string {
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

// note is what the editors say of a clause, or nil.
func (e *edition) note(c *corpus.Clause) *annotate.Note {
	if e.notes == nil {
		return nil
	}
	return e.notes.Note(c.ID)
}

// termPath is the folder of a term.
func termPath(id string) string { return "term/" + segment(id) + "/" }

// termLink leads to a term, if there is one of that id.
func (e *edition) termLink(at place, id string) (Link, bool) {
	if e.notes == nil {
		return Link{}, false
	}
	t := e.notes.Term(id)
	if t == nil {
		return Link{}, false
	}
	return Link{at.to(termPath(id)), t.Name, ""}, true
}

// rulePath is the folder of a rule's page: each part of the id is a folder.
func rulePath(id string) string {
	var b strings.Builder
	b.WriteString("rule/")
	for part := range strings.SplitSeq(id, "/") {
		b.WriteString(segment(part) + "/")
	}
	return b.String()
}

// ruleName is a rule's id without its game.
func ruleName(id string) string {
	_, name, _ := strings.Cut(id, "/")
	return name
}

// ruleLink leads to a rule by its name.
func ruleLink(at place, id string) Link { return Link{at.to(rulePath(id)), ruleName(id), ""} }

// prose renders what editors write; skip leaves the play blocks out, for a
// page that shows them on a table. It is the only markup that does not come
// from a template: markup.HTML writes a closed list of elements.
func (e *edition) prose(at place, d *markup.Doc) (template.HTML, error) {
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
				if c := e.corpus.Clause(r.Target); c != nil {
					return at.to(clausePath(c)), clauseTitle(c)
				}
			case markup.Term:
				if l, ok := e.termLink(at, r.Target); ok {
					return l.Href, l.Text
				}
			case markup.Rule:
				if lore.Question(r.Target) != nil {
					return at.to(rulePath(r.Target)), ruleName(r.Target)
				}
			}
			return "", r.Target
		},
	})
	return template.HTML(b.String()), err
}

// cardSign is a card within a line of prose, a ten by its number, with its name
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

// signs is a line of plain text with its cards marked.
func signs(text string) template.HTML {
	var b strings.Builder
	for text = printed(text); text != ""; {
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

// ruleIDs are the ids of all questions of all games, in their order, and
// those that links name besides.
func (e *edition) ruleIDs() []string {
	var ids []string
	known := map[string]bool{}
	for _, q := range lore.Questions() {
		ids = append(ids, q.ID)
		known[q.ID] = true
	}
	var more []string
	for id := range e.links {
		if !known[id] {
			more = append(more, id)
		}
	}
	sort.Strings(more)
	return append(ids, more...)
}
