package annotate

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"quinola/annotate/markup"
	"quinola/corpus/lang"
)

// Term is a word of the games, with its names in each language.
type Term struct {
	ID        string
	File      string
	Name      string
	Meaning   string   // one plain sentence
	Defined   []string // ids of the clauses that define it
	Spellings []string // as found in the scans
	See       []string // ids of other terms
	Names     []Name
	Body      *markup.Doc

	front *front
}

// Name is what a text calls a term.
type Name struct {
	Lang string
	Form string
	Text string
}

// Term returns the term with that id, or nil.
func (a *Annotations) Term(id string) *Term { return a.terms[id] }

type rawTerm struct {
	ID        string   `toml:"id"`
	Name      string   `toml:"name"`
	Meaning   string   `toml:"meaning"`
	Defined   []string `toml:"defined"`
	Spellings []string `toml:"spellings"`
	See       []string `toml:"see"`
	Names     []struct {
		Lang string `toml:"lang"`
		Form string `toml:"form"`
		Text string `toml:"text"`
	} `toml:"names"`
}

// readTerm reads one term by itself. Its references to clauses and other terms are
// checked when all have been read.
func (a *Annotations) readTerm(file string, all *Problems) *Term {
	before := len(*all)
	r := report{a.source.name(file), all}
	f := a.source.read(file, r)
	if f == nil {
		return nil
	}
	var raw rawTerm
	if !f.decode(&raw, r) {
		return nil
	}
	id := strings.TrimSuffix(path.Base(file), ".md")
	if raw.ID != id {
		r.at(f.line("id"), "id is %q but the file is %s.md; let them agree", raw.ID, id)
	}
	if raw.Name == "" {
		r.at(1, "the term has no name; write name = \"…\" as it is to be shown")
	}
	if raw.Meaning == "" {
		r.at(1, "the term has no meaning; write one plain sentence")
	}
	t := &Term{ID: id, File: r.file, Name: raw.Name, Meaning: raw.Meaning, Defined: raw.Defined,
		Spellings: raw.Spellings, See: raw.See, Body: markup.Parse([]byte(f.body), f.first), front: f}
	for i, n := range raw.Names {
		line := f.line(index("names", i, "form"))
		switch {
		case n.Form == "":
			r.at(line, "a name needs a form")
		case lang.Of(n.Lang) == nil:
			r.at(f.line(index("names", i, "lang")), "the language %q is none of %s", n.Lang, strings.Join(lang.Codes(), ", "))
		}
		t.Names = append(t.Names, Name{n.Lang, n.Form, n.Text})
	}
	for _, fault := range t.Body.Faults {
		r.at(fault.Line, "%s", fault.Text)
	}
	for _, p := range t.Body.Plays {
		r.at(p.Line, "a term has no examples; put the play block into the note of a clause")
	}
	if len(*all) > before {
		return nil
	}
	return t
}

// checkTerm checks a term against the corpus and the other terms.
func (a *Annotations) checkTerm(t *Term, all *Problems) bool {
	before := len(*all)
	r := report{t.File, all}
	for _, id := range t.Defined {
		if text, _, _ := strings.Cut(id, ":"); !a.absent(text) {
			a.checkClause(id, t.front.line("defined"), r)
		}
	}
	for _, id := range t.See {
		if a.terms[id] == nil && !a.refused("terms", id) {
			r.at(t.front.line("see"), noTerm+"%q%s", id, meant(id, a.termIDs(), termsListed))
		} else if id == t.ID {
			r.at(t.front.line("see"), "a term need not refer to itself")
		}
	}
	for i, n := range t.Names {
		if n.Text != "" && a.Corpus.Text(n.Text) == nil && !a.absent(n.Text) {
			r.at(t.front.line(index("names", i, "text")), "there is no text %q%s", n.Text, meant(n.Text, a.textIDs(), textsListed))
		}
	}
	here := *t.Body
	here.Refs = slices.DeleteFunc(slices.Clone(t.Body.Refs), func(ref markup.Ref) bool {
		text, _, _ := strings.Cut(ref.Target, ":")
		return ref.Kind == markup.Clause && a.absent(text)
	})
	a.checkDoc(&here, r)
	return len(*all) == before
}

// checkClause reports a clause that does not exist.
func (a *Annotations) checkClause(id string, line int, r report) {
	if a.Corpus.Clause(id) != nil {
		return
	}
	text, path, ok := strings.Cut(id, ":")
	switch t := a.Corpus.Text(text); {
	case !ok:
		r.at(line, "%q is not the id of a clause; write TEXT:PATH, as hague-1785:18", id)
	case t == nil:
		r.at(line, "there is no text %q%s", text, meant(text, a.textIDs(), textsListed))
	default:
		var paths []string
		for _, c := range t.Clauses {
			paths = append(paths, c.Path())
		}
		r.at(line, "%s has no clause %q%s", text, path, meant(path, paths, clausesListed))
	}
}

// absent reports whether a text that a term names may be missing on purpose. A corpus
// with fewer texts can keep the whole thesaurus: a missing text is passed over, unless
// its id looks like a typing error for one that exists.
func (a *Annotations) absent(text string) bool {
	return a.Corpus.Text(text) == nil && nearest(text, a.textIDs()) == ""
}

func (a *Annotations) termIDs() []string {
	var ids []string
	for id := range a.terms {
		ids = append(ids, id)
	}
	return sortedStrings(ids)
}

func (a *Annotations) textIDs() []string {
	var ids []string
	for _, t := range a.Corpus.Texts {
		ids = append(ids, t.ID)
	}
	return ids
}

// UnseenSpellings returns the spellings of terms that stand in no scan of the corpus. A
// term is passed over if a text that has a name for it is missing.
func (a *Annotations) UnseenSpellings() Problems {
	known := slices.DeleteFunc(slices.Clone(a.Terms), func(t *Term) bool {
		return slices.ContainsFunc(t.Names, func(n Name) bool { return n.Text != "" && a.Corpus.Text(n.Text) == nil })
	})
	unseen := map[string]bool{} // by the spelling, with single spaces
	for _, t := range known {
		for _, s := range t.Spellings {
			unseen[oneSpace(s)] = true
		}
	}
	for _, t := range a.Corpus.Texts {
		if len(unseen) == 0 {
			return nil
		}
		scan := oneSpace(string(t.Source))
		maps.DeleteFunc(unseen, func(s string, _ bool) bool { return strings.Contains(scan, s) })
	}
	var list Problems
	for _, t := range known {
		for _, s := range t.Spellings {
			if unseen[oneSpace(s)] {
				list = append(list, Problem{t.File, t.front.line("spellings"),
					fmt.Sprintf("the spelling %q is in no scan; copy it from the source, or leave it out", s)})
			}
		}
	}
	return list
}

func oneSpace(s string) string { return strings.Join(strings.Fields(s), " ") }
