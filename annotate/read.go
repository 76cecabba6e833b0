package annotate

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"sort"
	"strings"

	"quinola/annotate/markup"
	"quinola/annotate/quote"
	"quinola/corpus"
)

type rawNote struct {
	Gloss    string     `toml:"gloss"`
	Reviewed string     `toml:"reviewed"`
	Kind     string     `toml:"kind"`
	Status   string     `toml:"status"`
	Reason   string     `toml:"reason"`
	Terms    []string   `toml:"terms"`
	Link     []rawLink  `toml:"link"`
	Aside    []rawAside `toml:"aside"`
	Claim    []rawClaim `toml:"claim"`
}

type rawLink struct {
	Rule  string `toml:"rule"`
	Quote string `toml:"quote"`
	How   string `toml:"how"`
	Case  string `toml:"case"`
}

type rawAside struct {
	Quote string `toml:"quote"`
	Why   string `toml:"why"`
	Of    string `toml:"of"`
	Rule  string `toml:"rule"`
	Rules string `toml:"rules"`
}

// readNote reads the note of one clause, or reports why it is refused.
func (a *Annotations) readNote(file string, all *Problems) *Note {
	r := report{a.source.name(file), all}
	clause := a.clauseOf(file, r)
	if clause == nil {
		return nil
	}
	f := a.source.read(file, r)
	if f == nil {
		return nil
	}
	return a.note(clause, f, r)
}

// clauseID is the id of the clause that a file's name says it annotates.
func clauseID(file string) string {
	return path.Base(path.Dir(file)) + ":" + strings.TrimSuffix(path.Base(file), ".md")
}

// clauseOf returns that clause.
func (a *Annotations) clauseOf(file string, r report) *corpus.Clause {
	id := clauseID(file)
	if c := a.Corpus.Clause(id); c != nil {
		return c
	}
	text, clausePath, _ := strings.Cut(id, ":")
	var paths []string
	for _, c := range a.Corpus.Text(text).Clauses {
		paths = append(paths, c.Path())
	}
	r.at(0, "%s has no clause %q%s: name the file after the path of the clause", text, clausePath, nearest(clausePath, paths))
	return nil
}

// note makes the note of a clause from its facts and its Markdown.
func (a *Annotations) note(clause *corpus.Clause, f *front, r report) *Note {
	before := len(*r.list)
	var raw rawNote
	if !f.decode(&raw, r) {
		return nil
	}
	reading := quote.Of(clause.Tokens())
	n := &Note{Clause: clause, File: r.file, Gloss: strings.TrimSpace(raw.Gloss), Reviewed: raw.Reviewed, Hash: reading.Hash(),
		Reason: raw.Reason, Terms: raw.Terms, Kind: corpus.Kind(raw.Kind), Excluded: raw.Status == "excluded"}
	if n.Gloss == "" {
		r.at(f.line("gloss"), "the note has no gloss; say in plain English what the clause says")
	}
	a.readStatus(n, &raw, f, r)
	for i, id := range raw.Terms {
		if a.terms[id] == nil && !a.refused("terms", id) {
			r.at(f.line("terms"), noTerm+"%q%s", id, meant(id, a.termIDs(), termsListed))
		}
		if slices.Contains(raw.Terms[:i], id) {
			r.at(f.line("terms"), "the term %q is named twice; name it once", id)
		}
	}
	for i := range raw.Link {
		if l := a.readLink(n, raw.Link[i], i, reading, f, r); l != nil {
			n.Links = append(n.Links, l)
		}
	}
	for i := range raw.Aside {
		if s := a.readAside(n, raw.Aside[i], i, reading, f, r); s != nil {
			n.Asides = append(n.Asides, s)
		}
	}
	for i := range raw.Claim {
		if c := a.readClaim(n, &raw.Claim[i], i, reading, f, r); c != nil {
			n.Claims = append(n.Claims, c)
		}
	}
	n.Body = markup.Parse([]byte(f.body), f.first)
	for _, fault := range n.Body.Faults {
		r.at(fault.Line, "%s", fault.Text)
	}
	a.checkDoc(n.Body, r)
	for i, p := range n.Body.Plays {
		if e := a.readExample(n, i, p, r); e != nil {
			n.Examples = append(n.Examples, e)
		}
	}
	if len(*r.list) > before {
		*r.list = append(*r.list, n.dead()...)
		return nil
	}
	return n
}

var kinds = []corpus.Kind{corpus.KindRule, corpus.KindDefinition, corpus.KindAdvice, corpus.KindNarrative, corpus.KindTable, corpus.KindVerse, corpus.KindHeading}

func (a *Annotations) readStatus(n *Note, raw *rawNote, f *front, r report) {
	if raw.Kind != "" && !slices.Contains(kinds, n.Kind) {
		r.at(f.line("kind"), "the kind %q is none of rule, definition, advice, narrative, table, verse, heading", raw.Kind)
	}
	switch raw.Status {
	case "", "excluded":
	default:
		r.at(f.line("status"), "the status can only be \"excluded\"; whether a clause is proved is found out by check")
	}
	switch {
	case n.Excluded && strings.TrimSpace(raw.Reason) == "":
		r.at(f.line("status"), "an excluded clause needs a reason why it states no rule")
	case n.Excluded && len(raw.Link) > 0:
		r.at(f.line("link[0]"), "an excluded clause states no rule and has no links; remove the links or the status")
	case n.Excluded && len(raw.Aside) > 0:
		r.at(f.line("aside[0]"), "an excluded clause is set aside as a whole; remove the asides or the status")
	case !n.Excluded && raw.Reason != "":
		r.at(f.line("reason"), "a reason goes with status = \"excluded\"; add that or remove the reason")
	}
	a.checkDoc(markup.Parse([]byte(raw.Reason), f.line("reason")), r)
	if raw.Reviewed != "" && !isHash(raw.Reviewed) {
		r.at(f.line("reviewed"), "%q is not the hash of a reading; run quinola check -review %s", raw.Reviewed, n.Clause.ID)
	}
}

func isHash(s string) bool {
	return len(s) == 16 && strings.Trim(s, "0123456789abcdef") == ""
}

// readLink reads a link. A malformed quote is a fault; a quote that is not in the
// clause makes the link dead.
func (a *Annotations) readLink(n *Note, raw rawLink, i int, reading *quote.Reading, f *front, r report) *Link {
	line := f.line(index("link", i, ""))
	rule, figure, _ := strings.Cut(raw.Rule, "#")
	l := &Link{Note: n, Rule: rule, Figure: figure, Case: strings.TrimSpace(raw.Case), Quote: quote.Bare(raw.Quote), How: How(raw.How), Line: f.line(index("link", i, "quote"))}
	if raw.Rule == "" {
		r.at(line, "the link names no rule; write rule = \"%s/…\"", ownFamily(n.Clause))
		return nil
	}
	if fault := RuleFault(raw.Rule); fault != "" {
		r.at(f.line(index("link", i, "rule")), "%s", fault)
		return nil
	}
	switch l.How {
	case "":
		l.How = States
	case States, Implies, Contradicts:
	default:
		r.at(f.line(index("link", i, "how")), "a clause states, implies or contradicts a rule; it does not %q", raw.How)
	}
	for _, other := range n.Links {
		if other.ID() == l.ID() && other.Case == l.Case && quote.Fold(other.Quote) == quote.Fold(l.Quote) {
			r.at(line, "the link to %s by these words stands here twice; remove one", l.ID())
			return nil
		}
	}
	var ok bool
	if l.Spans, l.Dead, ok = a.stands(n, raw.Quote, reading, l.Line, r); !ok {
		return nil
	}
	return l
}

// stands finds the quoted words of a link or an aside. Words that are not in the clause
// make it dead, for the returned reason; a malformed quote is a fault, which is
// reported.
func (a *Annotations) stands(n *Note, words string, reading *quote.Reading, line int, r report) (spans []quote.Span, dead string, ok bool) {
	spans, err := reading.Find(words)
	var fault *quote.Error
	if errors.As(err, &fault) {
		if fault.Reason != quote.Absent {
			r.at(line, "%s", fault.Text)
			return nil, "", false
		}
		dead = fault.Text + a.elsewhere(n.Clause, words)
	}
	return spans, dead, true
}

// elsewhere says in which other clause of the text the words of a dead quote stand. The
// editor must decide: the program never moves a link by itself.
func (a *Annotations) elsewhere(clause *corpus.Clause, words string) string {
	var found []string
	for _, c := range clause.Text.Clauses {
		if c == clause {
			continue
		}
		reading, known := a.readings.Load(c)
		if !known {
			reading, _ = a.readings.LoadOrStore(c, quote.Of(c.Tokens()))
		}
		if _, err := reading.(*quote.Reading).Find(words); err == nil {
			found = append(found, c.ID)
		}
	}
	if len(found) != 1 {
		return ""
	}
	return "; they stand in " + found[0]
}

// checkDoc checks that the targets of a text's wiki links exist.
func (a *Annotations) checkDoc(d *markup.Doc, r report) {
	for _, ref := range d.Refs {
		switch ref.Kind {
		case markup.Clause:
			a.checkClause(ref.Target, ref.Line, r)
		case markup.Term:
			if a.terms[ref.Target] == nil && !a.refused("terms", ref.Target) {
				r.at(ref.Line, noTerm+"%q%s", ref.Target, meant(ref.Target, a.termIDs(), termsListed))
			}
		case markup.Rule:
			if fault := RuleFault(ref.Target); fault != "" {
				r.at(ref.Line, "%s", fault)
			}
		}
	}
}

// refused reports whether a file of that name exists but was refused. Its own faults
// are reported, so a reference to it is not one more.
func (a *Annotations) refused(folder, id string) bool {
	if id == "" || strings.ContainsAny(id, "/\\") {
		return false
	}
	_, err := fs.Stat(a.source.FS, path.Join(folder, id+".md"))
	return err == nil
}

// index returns the name of a key in a repeated table: link[1].quote.
func index(table string, i int, key string) string {
	if key == "" {
		return fmt.Sprintf("%s[%d]", table, i)
	}
	return fmt.Sprintf("%s[%d].%s", table, i, key)
}

func sortedStrings(list []string) []string {
	sort.Strings(list)
	return list
}
