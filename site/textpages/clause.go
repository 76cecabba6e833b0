package textpages

import (
	"slices"
	"strconv"
	"strings"

	"quinola/annotate"
	"quinola/annotate/markup"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/export/exchange"
	"quinola/site/export/tei"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/reading"
)

// ClausePage is one clause with everything the edition knows of it.
type ClausePage struct {
	ID, Heading string
	ByPath      bool // the clause has no label: its heading is the number of its paragraph
	Kind        corpus.Kind
	Text        page.Link
	Status      joined.Status
	Reason      *joined.Told // why it is set aside, where an editor says it
	Layers      reading.Layers
	Gloss       joined.Told
	Smallest    string // what the bots make of its hand; "" where it tells none to play with
	States      []Stated
	Provisions  annotate.Provisions
	Asides      []Aside
	Open        []string // words that neither a link nor an aside accounts for
	Commentary  joined.Told
	Unplayed    *Unplayed // where no example plays it
	Examples    []felt.Example
	Claims      []joined.Claim
	Same        []Same
	Beside      []page.Link // where it stands beside other texts
	Terms       []page.Link
	Cites       []Cited // clauses that the words name
	CitedBy     []Cited
	See         []page.Link // clauses that the editors name
	SeenFrom    []page.Link
	Cite        Citation
	Forms       []Form // of the clause or its text, for programs
}

// Aside is words of the clause that state nothing that a hand could show.
type Aside struct {
	Quote, Why string
	Of         page.Link // the clause whose words it repeats, if it does
}

// Stated is a rule that the clause states, with all its provisions on it.
type Stated struct {
	Numbers string // of the marks in the text that are its words
	Rule    page.Link
	ID      string
	Asks    string
	Says    string // the answer of the text, in a sentence
	By      []Provision
}

// Provision is a link of the clause: the words on which a rule rests.
type Provision struct {
	Numbers string // of the marks in the text that are its words
	Part    string // what a figure or role of the rule means
	State   string
	Case    joined.Told // of the rule, where the clause states several
	Proof   Proof       // the example that fails without it; none where it is not proved

	Quote, QuoteLang, How string
}

// Same is a rule of the clause and what other texts answer to it, those first that
// answer as the text of the clause.
type Same struct {
	Rule    page.Link
	Asks    string
	Answers []SameAnswer
}

// SameAnswer is an answer and the clauses of other texts that give it.
type SameAnswer struct {
	Says   string
	Here   bool // the text of the clause answers so, too
	Others []joined.OtherClause
}

// ClausePages returns the clauses, a page each.
func (e *Pages) ClausePages() []page.Page {
	var list []page.Page
	for _, t := range e.Corpus.Texts {
		for i, c := range t.Clauses {
			list = append(list, e.clausePage(t, i, c))
		}
	}
	return list
}

func (e *Pages) clausePage(t *corpus.Text, i int, c *corpus.Clause) page.Page {
	return page.Page{Path: page.ClausePath(c), About: strings.TrimSuffix(t.ID+"."+c.Game(), "."), Dress: func() page.Frame { return e.clauseFrame(t, i, c) }, Body: func(at page.Place) (any, error) { return e.clauseBody(at, t, c) }}
}

// clauseFrame returns what the page of the ith clause of a text has around it.
func (e *Pages) clauseFrame(t *corpus.Text, i int, c *corpus.Clause) page.Frame {
	at := page.Place{Path: page.ClausePath(c)}
	f := page.Frame{Title: page.ClauseTitle(c), Description: page.Clip(c.Reading(), 150)}
	f.Crumbs = []page.Link{{Href: at.To(page.TextPath(t)), Text: t.Meta.Short}}
	if s := e.SheetOf[c]; s != nil {
		for d, h := range c.Division {
			f.Crumbs = append(f.Crumbs, page.Link{Href: at.To(e.SheetOf[e.FirstUnder(t, i, d)].Path) + "#" + joined.HeadingID(e.FirstUnder(t, i, d), d), Text: h, Lang: t.Meta.Lang})
		}
	}
	if i > 0 {
		f.Prev = page.Neighbour(at, t.Clauses[i-1], c)
	}
	if i+1 < len(t.Clauses) {
		f.Next = page.Neighbour(at, t.Clauses[i+1], c)
	}
	if !e.Bundle {
		f.Alternates = []page.Alternate{{Type: "application/json", Href: page.ClauseJSON}, {Type: "text/plain", Href: page.ClausePlain}}
	}
	f.Alternates = append(f.Alternates, page.Alternate{Type: "application/tei+xml", Href: at.To(exchange.TEI(t.ID)) + "#" + tei.ClauseID(c)})
	return f
}

func (e *Pages) clauseBody(at page.Place, t *corpus.Text, c *corpus.Clause) (any, error) {
	v := ClausePage{ID: c.ID, Heading: page.Heading(c), ByPath: c.Label == "", Kind: e.KindOf(c), Text: page.Link{Href: at.To(e.SheetOf[c].Path) + "#" + page.Segment(c.Path()), Text: t.Meta.Short}}
	var reason string
	if v.Status, reason = e.Status(c); reason != "" {
		because, err := e.Comments(at, t.ID, markup.Parse([]byte(reason), 1))
		if err != nil {
			return nil, err
		}
		v.Reason = &because
	}
	n := e.Note(c)
	var quotes []reading.Quoted
	if n != nil {
		var err error
		if v.Gloss, err = e.Glossed(at, n); err != nil {
			return nil, err
		}
		v.States, quotes = e.stated(at, n)
		v.account(e, at, n)
		v.Terms = e.termsOf(at, n)
		v.Claims = e.claimsOf(at, n)
		for _, id := range joined.Refs(n.Body, markup.Clause) {
			if other := e.Corpus.Clause(id); other != nil && other != c {
				v.See = append(v.See, page.ClauseLink(at, other))
			}
		}
		if v.Commentary, err = e.Comments(at, t.ID, n.Body); err != nil {
			return nil, err
		}
		if v.Examples, err = e.Examples(at, n); err != nil {
			return nil, err
		}
		v.Same = e.same(at, n)
		v.Beside = e.Besides(at, t, c)
	}
	v.Unplayed, v.Smallest = e.unplayed(at, c), e.SmallestAt(at, c.ID)
	for _, id := range e.termsIn(c) {
		if l, ok := e.TermLink(at, id); ok && !slices.Contains(v.Terms, l) {
			v.Terms = append(v.Terms, l)
		}
	}
	v.SeenFrom = page.ClauseLinks(at, e.CitedBy[c.ID])
	v.Cites, v.CitedBy = e.citations(at, c)
	v.Layers = reading.Of(t, c.Tokens(), reading.Setting{Kind: c.Kind, Layout: c.Layout, Quotes: quotes, Places: e.places(n), Refs: e.referring(at, c), Emendations: e.emendations[t], Apparatus: true})
	v.Cite = e.cite(c)
	v.Forms = append(e.clauseForms(at, t), e.textForms(at, c)...)
	return v, nil
}

// stated returns the rules of a clause in the order in which its words come to them, one
// that several of its words state asked and answered once, and where the words stand.
func (e *Pages) stated(at page.Place, n *annotate.Note) ([]Stated, []reading.Quoted) {
	var list []Stated
	var quotes []reading.Quoted
	rs := joined.RulesetOf(n.Clause)
	for i, l := range n.Links {
		number := strconv.Itoa(i + 1)
		p := Provision{Quote: joined.QuotationOf(l), QuoteLang: n.Clause.Text.Meta.Lang, How: string(l.How), State: string(l.State()), Case: e.Tells(n, l.Case), Proof: e.proof(n, i), Numbers: number}
		if q := lore.Question(l.Rule); q != nil {
			p.Part = meaning(q, l.Figure)
		}
		for _, sp := range l.Spans {
			quotes = append(quotes, reading.Quoted{Start: sp.Start, End: sp.End, Link: i + 1})
		}
		of := slices.IndexFunc(list, func(s Stated) bool { return s.ID == l.Rule })
		if of >= 0 {
			list[of].By = append(list[of].By, p)
			list[of].Numbers += " " + number
			continue
		}
		s := Stated{ID: l.Rule, Rule: page.RuleLink(at, l.Rule), Numbers: number, By: []Provision{p}}
		if q := lore.Question(l.Rule); q != nil {
			s.Asks, s.Says = q.Asks, joined.Answers(rs, l.Rule)
		}
		list = append(list, s)
	}
	return list, quotes
}

// meaning returns what a figure or role of a question is, but for a figure that is a
// switch (game.Part) "": the answer of the book says how it stands.
func meaning(q *game.Question, name string) string {
	if p := q.Part(name); p != nil && !strings.HasPrefix(p.Means, "1 where ") {
		return p.Means
	}
	return ""
}

// termsOf returns the terms that the note names.
func (e *Pages) termsOf(at page.Place, n *annotate.Note) []page.Link {
	var list []page.Link
	for _, id := range n.Terms {
		if l, ok := e.TermLink(at, id); ok {
			list = append(list, l)
		}
	}
	return list
}

func (e *Pages) claimsOf(at page.Place, n *annotate.Note) []joined.Claim {
	var list []joined.Claim
	for _, c := range n.Claims {
		list = append(list, e.ClaimOf(at, c))
	}
	return list
}

// same lists, for each rule that the clause states, where other texts state it.
func (e *Pages) same(at page.Place, n *annotate.Note) []Same {
	var list []Same
	seen := map[string]bool{}
	for _, l := range n.Links {
		if seen[l.Rule] {
			continue
		}
		seen[l.Rule] = true
		s := Same{Rule: page.RuleLink(at, l.Rule)}
		if q := lore.Question(l.Rule); q != nil {
			s.Asks = q.Asks
		}
		here := joined.Answers(joined.RulesetOf(n.Clause), l.Rule)
		named := map[string]bool{n.Clause.ID: true}
		for _, other := range e.Links[l.Rule] {
			c := other.Note.Clause
			if c.Text == n.Clause.Text || named[c.ID] {
				continue
			}
			named[c.ID] = true
			s.add(joined.Answers(joined.RulesetOf(c), l.Rule), here, joined.Quoting(other, page.ClauseLink(at, c)))
		}
		if at := slices.IndexFunc(s.Answers, func(a SameAnswer) bool { return a.Here }); at > 0 {
			s.Answers = slices.Concat(s.Answers[at:at+1], s.Answers[:at], s.Answers[at+1:])
		}
		if len(s.Answers) > 0 {
			list = append(list, s)
		}
	}
	return list
}

// add adds a clause that gives an answer to those that give the same.
func (s *Same) add(says, here string, said joined.OtherClause) {
	i := slices.IndexFunc(s.Answers, func(a SameAnswer) bool { return a.Says == says })
	if i < 0 {
		i = len(s.Answers)
		s.Answers = append(s.Answers, SameAnswer{Says: says, Here: says != "" && says == here})
	}
	s.Answers[i].Others = append(s.Answers[i].Others, said)
}
