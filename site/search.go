package site

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"quinola/corpus"
	"quinola/index"
)

// SearchPage is the search before anything is typed.
type SearchPage struct {
	Shards              string
	Texts, Terms, Rules string
	Facets              Facets
}

// Facets are what a search may be narrowed to.
type Facets struct{ Texts, Games, Langs, Kinds []Choice }

// Choice is one value of a facet.
type Choice struct{ ID, Name string }

// shardFolder is where the files of the search lie.
const shardFolder = "search/data/"

var langNames = map[string]string{"fr": "French", "en": "English", "sv": "Swedish"}

func (e *edition) searchPages() []page {
	return []page{{path: "search/", frame: Frame{Title: "Search", Description: "Search the texts of the edition."}, body: func(at place) (any, error) {
		v := SearchPage{Shards: at.root() + shardFolder, Texts: at.to("") + "#texts", Terms: at.to("term/"), Rules: at.to("rule/")}
		langs, kinds, games := map[string]bool{}, map[string]bool{}, map[string]bool{}
		for _, d := range e.docs() {
			langs[d.Lang], kinds[d.Kind], games[d.Game] = true, true, true
		}
		for _, t := range e.corpus.Texts {
			v.Facets.Texts = append(v.Facets.Texts, Choice{t.ID, t.Meta.Short})
		}
		v.Facets.Langs = choices(langs, langNames)
		v.Facets.Kinds = choices(kinds, nil)
		v.Facets.Games = choices(games, nil)
		return v, nil
	}}}
}

// choices are the values that occur, in the order of their names.
func choices(values map[string]bool, names map[string]string) []Choice {
	var list []Choice
	for id := range values {
		if id == "" {
			continue
		}
		name := names[id]
		if name == "" {
			name = id
		}
		list = append(list, Choice{id, name})
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list
}

// docs are the clauses as the index reads them.
func (e *edition) docs() []index.Doc {
	var list []index.Doc
	for _, t := range e.corpus.Texts {
		for _, c := range t.Clauses {
			d := index.Doc{ID: c.ID, Text: t.ID, Lang: t.Meta.Lang, Game: game(c), Kind: string(e.kindOf(c)), Label: c.Label, Number: c.Number, Reading: c.Reading()}
			if n := e.note(c); n != nil {
				d.Gloss = n.Gloss
				for _, l := range n.Links {
					d.Rules = append(d.Rules, l.Rule)
				}
			}
			list = append(list, d)
		}
	}
	return list
}

// game is the game that a clause speaks of, in lower case: that of its text,
// or that of the division it stands in.
func game(c *corpus.Clause) string {
	name := c.Text.Meta.Game
	for _, d := range c.Text.Meta.Divisions {
		for _, h := range c.Division {
			if d.Game != "" && d.Heading == h {
				name = d.Game
			}
		}
	}
	return strings.ToLower(name)
}

// shards are the files of the search, made by the index.
func (e *edition) shards() ([]job, error) {
	lexicon := e.options.Lexicon
	if lexicon == nil {
		lexicon = noLexicon{}
	}
	files, err := index.Shards(e.docs(), lexicon)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	var list []job
	for _, name := range slices.Sorted(maps.Keys(files)) {
		list = append(list, job{shardFolder + name, func() ([]byte, error) { return files[name], nil }})
	}
	return list, nil
}

// noLexicon knows no word.
type noLexicon struct{}

func (noLexicon) Known(string, string) bool    { return false }
func (noLexicon) Modern(_, word string) string { return word }
