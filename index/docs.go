package index

import (
	"iter"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/annotate/markup"
	"quinola/corpus"
	"quinola/corpus/restore"
	"quinola/corpus/restore/modern"
)

// Read returns everything that the index holds of a corpus; a may be nil.
func Read(c *corpus.Corpus, a *annotate.Annotations, tell Tell) Contents {
	docs := Docs(c, a, tell)
	mend(docs)
	return Contents{docs, Concepts(a), Topics(c, a, tell), Books(c), Games(c)}
}

// Docs returns the clauses of a corpus, in its order, as the index takes them,
// with what its editors say of them; a may be nil.
func Docs(c *corpus.Corpus, a *annotate.Annotations, tell Tell) []Doc {
	var list []Doc
	for d, cl := range Heads(c, a, tell) {
		d.Reading = cl.Reading()
		list = append(list, d)
	}
	return list
}

// Heads returns the clauses as Docs has them, but for their readings.
func Heads(c *corpus.Corpus, a *annotate.Annotations, tell Tell) iter.Seq2[Doc, *corpus.Clause] {
	return func(yield func(Doc, *corpus.Clause) bool) { heads(c, a, tell, yield) }
}

func heads(c *corpus.Corpus, a *annotate.Annotations, tell Tell, yield func(Doc, *corpus.Clause) bool) {
	for _, t := range c.Texts {
		games := map[*corpus.Clause]string{}
		for _, g := range t.Games() {
			for _, cl := range g.Clauses {
				games[cl] = foldedName(g.Modern)
			}
		}
		for _, cl := range t.Clauses {
			d := Doc{ID: cl.ID, Text: t.ID, Lang: t.Meta.Lang, Game: games[cl], Kind: string(cl.Kind),
				Label: cl.Label, Number: cl.Number}
			if a != nil {
				d.annotate(a, cl, tell)
			}
			if !yield(d, cl) {
				return
			}
		}
	}
}

func (d *Doc) annotate(a *annotate.Annotations, cl *corpus.Clause, tell Tell) {
	d.Kind = string(a.KindOf(cl))
	n := a.Note(cl.ID)
	if n == nil {
		return
	}
	for _, l := range n.Links {
		if !slices.Contains(d.Rules, l.Rule) {
			d.Rules = append(d.Rules, l.Rule)
		}
	}
	d.Gloss = glossed(a, n, d.Rules, tell)
}

// glossed returns what the editors say of a clause: its gloss, their commentary, what
// happens in the examples, and the names of the rules, which are English. In other
// languages it is as much as somebody has translated.
func glossed(a *annotate.Annotations, n *annotate.Note, rules []string, tell Tell) map[string]string {
	plain := func(d *markup.Doc, lang string) string {
		return d.TextNaming(func(r markup.Ref) string { return named(a, r, lang, tell) })
	}
	in := map[string][]string{English: {plain(markup.Parse([]byte(n.Gloss), 1), English), plain(n.Body, English)}}
	put := func(english, before string) {
		for _, t := range a.Translations(n.Clause.Text.ID, english) {
			in[t.Lang] = append(in[t.Lang], before+plain(markup.Parse([]byte(t.Text), 1), t.Lang))
		}
	}
	put(n.Gloss, "")
	for _, p := range n.Body.Passages() {
		put(p, "")
	}
	const item = "· "
	for _, title := range happens(n) {
		in[English] = append(in[English], item+title)
		put(title, item)
	}
	for _, r := range rules {
		in[English] = append(in[English], item+r)
	}
	all := map[string]string{}
	for lang, list := range in {
		all[lang] = strings.Join(slices.DeleteFunc(list, func(s string) bool { return s == "" }), "\n")
	}
	return all
}

// named returns the names, in a language, of what a commentary links to.
func named(a *annotate.Annotations, r markup.Ref, lang string, tell Tell) string {
	switch r.Kind {
	case markup.Clause:
		if c := a.Corpus.Clause(r.Target); c != nil && tell.Clause != nil {
			return tell.Clause(c, lang)
		}
	case markup.Term:
		if t := a.Term(r.Target); t != nil {
			return t.Name
		}
	}
	return r.Target
}

// happens returns what happens in the examples of a note, by their titles, each once.
func happens(n *annotate.Note) []string {
	var list []string
	for _, e := range n.Examples {
		if e.Title != "" && !slices.Contains(list, e.Title) {
			list = append(list, e.Title)
		}
	}
	return list
}

// Concepts returns the terms of the thesaurus as the index takes them.
func Concepts(a *annotate.Annotations) []Concept {
	if a == nil {
		return nil
	}
	var list []Concept
	for _, t := range a.Terms {
		c := Concept{ID: t.ID, Name: t.Name, See: t.See}
		for _, n := range t.Names {
			if name := (Name{n.Lang, n.Form}); !slices.Contains(c.Names, name) {
				c.Names = append(c.Names, name)
			}
		}
		list = append(list, c)
	}
	return list
}

// Restorer is a Lexicon with what the restorer knows of words.
type Restorer struct{}

// Known returns restore.Known.
func (Restorer) Known(lang, word string) bool { return restore.Known(lang, word) }

// Dictionary reports whether the lemmas of a language are found with one.
func (Restorer) Dictionary(lang string) bool { return lemmasOf(lang).Dictionary }

// Modern returns modern.Word.
func (Restorer) Modern(lang, word string) string {
	m, _ := modern.Word(lang, word)
	return m
}
