package site

import (
	"html/template"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/annotate/markup"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/export/exchange"
	"quinola/site/export/tei"
)

// ClausePage is one clause with everything the edition knows of it.
type ClausePage struct {
	ID, Heading string
	ByPath      bool // the clause has no label: its heading is the number of its paragraph
	Kind        corpus.Kind
	Text        Link
	Status      Status
	Reason      string
	Layers      Layers
	Gloss       Told
	Smallest    string // what the bots make of its hand; "" where it tells none to play with
	States      []Stated
	Provisions  annotate.Provisions
	Asides      []Aside
	Open        []string // words that neither a link nor an aside accounts for
	Commentary  template.HTML
	Unplayed    *Unplayed // where no example plays it
	Examples    []Example
	Claims      []Claim
	Same        []Same
	Beside      []Link // where it stands beside other texts
	Terms       []Link
	Cites       []Cited // clauses that the words name
	CitedBy     []Cited
	See         []Link // clauses that the editors name
	SeenFrom    []Link
	Cite        Citation
	Forms       []Form // of the clause or its text, for programs
}

// Status is how far a clause is shown to say what the links say.
type Status struct{ Name, Sign, Means string }

var statuses = map[string]Status{
	"proved":   {"proved", "●", "every word is accounted for, and each provision has an example that passes, and fails without it"},
	"linked":   {"linked", "◐", "linked to its rules, but something of it is not proved yet"},
	"open":     {"open", "○", "nobody has linked it to rules yet"},
	"excluded": {"excluded", "–", "states no rule that the record of a hand can show"},
}

// Aside is words of the clause that state nothing that a hand could show.
type Aside struct {
	Quote, Why string
	Of         Link // the clause whose words it repeats, if it does
}

// Stated is a rule that the clause states, with all its provisions on it.
type Stated struct {
	Numbers string // of the marks in the text that are its words
	Rule    Link
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
	Case    Told  // of the rule, where the clause states several
	Proof   Proof // the example that fails without it; none where it is not proved

	Quote, QuoteLang, How string
}

// Same is a rule of the clause and the clauses of other texts that state it.
type Same struct {
	Rule   Link
	Asks   string
	Others []OtherClause
}

// Claim is what the book says of itself, held to what is so.
type Claim struct {
	Words, Says, Truth, Sum, Verdict, Remark string

	Meant Link // the clause that a reference means
}

// clausePages are the clauses, a page each.
func (e *textPages) clausePages() []page {
	var list []page
	for _, t := range e.corpus.Texts {
		for i, c := range t.Clauses {
			list = append(list, e.clausePage(t, i, c))
		}
	}
	return list
}

func (e *textPages) clausePage(t *corpus.Text, i int, c *corpus.Clause) page {
	return page{path: clausePath(c), about: strings.TrimSuffix(t.ID+"."+c.Game(), "."), dress: func() Frame { return e.clauseFrame(t, i, c) }, body: func(at place) (any, error) { return e.clauseBody(at, t, c) }}
}

// clauseFrame is what the page of the ith clause of a text has around it.
func (e *textPages) clauseFrame(t *corpus.Text, i int, c *corpus.Clause) Frame {
	at := place{clausePath(c)}
	f := Frame{Title: clauseTitle(c), Description: clip(c.Reading(), 150)}
	f.Crumbs = []Link{{at.to(textPath(t)), t.Meta.Short, ""}}
	if s := e.sheetOf[c]; s != nil {
		for d, h := range c.Division {
			f.Crumbs = append(f.Crumbs, Link{at.to(e.sheetOf[e.firstUnder(t, i, d)].path) + "#" + headingID(e.firstUnder(t, i, d), d), h, t.Meta.Lang})
		}
	}
	if i > 0 {
		f.Prev = neighbour(at, t.Clauses[i-1], c)
	}
	if i+1 < len(t.Clauses) {
		f.Next = neighbour(at, t.Clauses[i+1], c)
	}
	if !e.bundle {
		f.Alternates = []Alternate{{"application/json", clauseJSON}, {"text/plain", clausePlain}}
	}
	f.Alternates = append(f.Alternates, Alternate{"application/tei+xml", at.to(exchange.TEI(t.ID)) + "#" + tei.ClauseID(c)})
	return f
}

func (e *textPages) clauseBody(at place, t *corpus.Text, c *corpus.Clause) (any, error) {
	v := ClausePage{ID: c.ID, Heading: heading(c), ByPath: c.Label == "", Kind: e.kindOf(c), Text: Link{at.to(e.sheetOf[c].path) + "#" + segment(c.Path()), t.Meta.Short, ""}}
	v.Status, v.Reason = e.status(c)
	n := e.note(c)
	var quotes []quoted
	if n != nil {
		var err error
		if v.Gloss, err = e.glossed(at, n); err != nil {
			return nil, err
		}
		v.States, quotes = e.stated(at, n)
		v.account(e, at, n)
		v.Terms = e.termsOf(at, n)
		v.Claims = e.claimsOf(at, n)
		for _, id := range refs(n.Body, markup.Clause) {
			if other := e.corpus.Clause(id); other != nil && other != c {
				v.See = append(v.See, clauseLink(at, other))
			}
		}
		if v.Commentary, err = e.prose(at, n.Body); err != nil {
			return nil, err
		}
		if v.Examples, err = e.examples(at, n); err != nil {
			return nil, err
		}
		v.Same = e.same(at, n)
		v.Beside = e.besides(at, t, c)
	}
	v.Unplayed, v.Smallest = e.unplayed(at, c), e.smallestAt(at, c.ID)
	for _, id := range e.termsIn(c) {
		if l, ok := e.termLink(at, id); ok && !slices.Contains(v.Terms, l) {
			v.Terms = append(v.Terms, l)
		}
	}
	v.SeenFrom = clauseLinks(at, e.citedBy[c.ID])
	v.Cites, v.CitedBy = e.citations(at, c)
	v.Layers = layersOf(t, c.Tokens(), setting{kind: c.Kind, layout: c.Layout, quotes: quotes, places: e.places(n), refs: e.referring(at, c), emendations: e.emendations[t], apparatus: true})
	v.Cite = e.cite(c)
	v.Forms = append(e.clauseForms(at, t), e.textForms(at, c)...)
	return v, nil
}

// kindOf is the kind of a clause, by its note where that says so.
func (e *edition) kindOf(c *corpus.Clause) corpus.Kind {
	if e.notes == nil {
		return c.Kind
	}
	return e.notes.KindOf(c)
}

// stated are the rules of a clause in the order in which its words come to them, one
// that several of its words state asked and answered once, and where the words stand.
func (e *textPages) stated(at place, n *annotate.Note) ([]Stated, []quoted) {
	var list []Stated
	var quotes []quoted
	rs := rulesetOf(n.Clause)
	for i, l := range n.Links {
		number := strconv.Itoa(i + 1)
		p := Provision{Quote: quotationOf(l), QuoteLang: n.Clause.Text.Meta.Lang, How: string(l.How), State: string(l.State()), Case: e.tells(n, l.Case), Proof: e.proof(n, i), Numbers: number}
		if q := lore.Question(l.Rule); q != nil {
			p.Part = meaning(q, l.Figure)
		}
		for _, sp := range l.Spans {
			quotes = append(quotes, quoted{sp.Start, sp.End, i + 1})
		}
		of := slices.IndexFunc(list, func(s Stated) bool { return s.ID == l.Rule })
		if of >= 0 {
			list[of].By = append(list[of].By, p)
			list[of].Numbers += " " + number
			continue
		}
		s := Stated{ID: l.Rule, Rule: ruleLink(at, l.Rule), Numbers: number, By: []Provision{p}}
		if q := lore.Question(l.Rule); q != nil {
			s.Asks, s.Says = q.Asks, answers(rs, l.Rule)
		}
		list = append(list, s)
	}
	return list, quotes
}

// meaning is what a figure or role of a question is.
func meaning(q *game.Question, name string) string {
	if p := q.Part(name); p != nil {
		return p.Means
	}
	return ""
}

// termsOf are the terms that the note names.
func (e *textPages) termsOf(at place, n *annotate.Note) []Link {
	var list []Link
	for _, id := range n.Terms {
		if l, ok := e.termLink(at, id); ok {
			list = append(list, l)
		}
	}
	return list
}

// sumWords puts a sum as people write it, once the family of its rules is left
// out.
var sumWords = strings.NewReplacer("{", "", "}", "", "#", " ", "*", "×", " / ", " ÷ ")

// family is what stands before a rule in a sum: "{FAMILY/rule#figure}", or
// "{RULESET FAMILY/rule#figure}".
var family = regexp.MustCompile(`([{ ])[a-z0-9-]+/([a-z])`)

func (e *textPages) claimsOf(at place, n *annotate.Note) []Claim {
	var list []Claim
	for _, c := range n.Claims {
		list = append(list, e.claimOf(at, c))
	}
	return list
}

// claimOf is a claim as people read it: a clause by its name, not by its id.
func (e *edition) claimOf(at place, c *annotate.Claim) Claim {
	claim := Claim{Words: quotation(c.Note.Clause, c.Words, c.Spans), Says: c.Says, Truth: c.Truth, Sum: sumWords.Replace(family.ReplaceAllString(c.Sum, "$1$2")), Verdict: string(c.Verdict), Remark: c.Remark}
	if to := e.corpus.Clause(c.Truth); c.Reference() && to != nil {
		claim.Meant = clauseLink(at, to)
	}
	return claim
}

// same lists, for each rule that the clause states, where other texts state it.
func (e *textPages) same(at place, n *annotate.Note) []Same {
	var list []Same
	seen := map[string]bool{}
	for _, l := range n.Links {
		if seen[l.Rule] {
			continue
		}
		seen[l.Rule] = true
		s := Same{Rule: ruleLink(at, l.Rule)}
		if q := lore.Question(l.Rule); q != nil {
			s.Asks = q.Asks
		}
		named := map[string]bool{n.Clause.ID: true}
		for _, other := range e.links[l.Rule] {
			c := other.Note.Clause
			if c.Text == n.Clause.Text || named[c.ID] {
				continue
			}
			named[c.ID] = true
			said := quoting(other, clauseLink(at, c))
			said.Figures = answers(rulesetOf(c), l.Rule)
			s.Others = append(s.Others, said)
		}
		if len(s.Others) > 0 {
			list = append(list, s)
		}
	}
	return list
}

// answers is a ruleset's answer to a question, in a sentence.
func answers(rs *game.Ruleset, rule string) string {
	if rs == nil {
		return ""
	}
	return printed(answer.Of(rs, rule))
}

// firstUnder is the first clause of a text's i-th clause's division at a
// depth: the clause that carries that heading on the page of the text.
func (e *edition) firstUnder(t *corpus.Text, i, depth int) *corpus.Clause {
	for i > 0 {
		a, b := t.Clauses[i-1].Division, t.Clauses[i].Division
		for d := 0; d <= depth; d++ {
			if d >= len(a) || a[d] != b[d] {
				return t.Clauses[i]
			}
		}
		if e.sheetOf[t.Clauses[i-1]] != e.sheetOf[t.Clauses[i]] {
			return t.Clauses[i] // headings begin anew on each sheet
		}
		i--
	}
	return t.Clauses[0]
}

// clip cuts a text at a word, to at most n letters.
func clip(s string, n int) string {
	letters := []rune(s)
	if len(letters) <= n {
		return s
	}
	cut := n
	for cut > 0 && letters[cut] != ' ' {
		cut--
	}
	if cut == 0 {
		cut = n
	}
	return string(letters[:cut]) + " …"
}
