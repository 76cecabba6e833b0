package site

import (
	"cmp"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"quinola/corpus"
	"quinola/index"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// SearchPage is the search page before anything is typed.
type SearchPage struct {
	Shards              string
	Lines               string // the script that makes a concordance
	Texts, Terms, Rules string
	Label               string // how a clause is asked for by its number
	Facets              Facets
	Starters            []Starters
}

// Starters are example queries for readers of a language.
type Starters struct {
	Lang  string
	Links []page.Link
}

// starters are example queries of each sort: a name, a modern word, questions, a
// phrase.
var starters = []struct {
	lang    string
	queries []string
}{
	{"en", []string{"quinola", "revoke", "how many cards are dealt", "who deals first", "spadille", `"faire la bête"`}},
	{"fr", []string{"quinola", "renonce", "qui donne le premier", "que coûte une renonce", "carte blanche", "spadille", `"faire la bête"`}},
	{"sv", []string{"quinola", "hjerterknekt", "renons", "vem ger först", "vad kostar en renons", "spadille", `"faire la bête"`}},
}

// Facets are the values by which a search can be narrowed.
type Facets struct{ Texts, Games, Langs, Kinds []Choice }

// Choice is one value of a facet.
type Choice struct{ ID, Name string }

// told is what the index needs from the pages: names, paths and texts.
var told = index.Tell{Question: phrases.In, Clause: page.ClauseTitleIn}

// shardFolder is the folder of the search's files.
const shardFolder = "search/data/"

func (e *builder) searchPages() []page.Page {
	return []page.Page{{Path: "search/", Frame: &page.Frame{Title: "Search", Description: "Search the texts of the edition."}, Body: func(at page.Place) (any, error) {
		v := SearchPage{Shards: at.Root() + shardFolder, Lines: at.Root() + e.Assets.Lines, Texts: at.To("") + "#texts", Terms: at.To("term/"), Rules: at.To(page.RulesPath)}
		langs, kinds, games := map[string]bool{}, map[string]bool{}, map[string]bool{}
		for d := range index.Heads(e.Corpus, e.Notes, told) {
			langs[d.Lang], kinds[d.Kind], games[d.Game] = true, true, true
		}
		for _, t := range e.Corpus.Texts {
			v.Facets.Texts = append(v.Facets.Texts, Choice{t.ID, t.Meta.Short})
		}
		c := e.sample()
		v.Label = asked(c)
		for _, s := range starters {
			queries := e.answered(s.queries)
			if c != nil { // and the number of a clause
				book := cmp.Or(c.Text.Meta.Called[s.lang], c.Text.Meta.Short)
				queries = append(queries, book+", "+page.ClauseName(c))
			}
			in := Starters{Lang: s.lang}
			for _, q := range queries {
				in.Links = append(in.Links, page.Link{Href: at.To("search/") + "?q=" + url.QueryEscape(q), Text: q})
			}
			v.Starters = append(v.Starters, in)
		}
		v.Facets.Langs = choices(langs, page.LangNames)
		v.Facets.Kinds = choices(kinds, nil)
		called := map[string]string{}
		for _, t := range e.Corpus.Texts {
			for _, g := range t.Games() {
				called[index.GameKey(g.Modern)] = g.Modern
			}
		}
		v.Facets.Games = choices(games, called)
		return v, nil
	}}}
}

// asked is how a clause is asked for by its number: "hague 18".
func asked(c *corpus.Clause) string {
	if c == nil {
		return ""
	}
	if book, _, _ := strings.Cut(c.Text.ID, "-"); c.Number > 0 {
		return book + " " + strconv.Itoa(c.Number)
	}
	return c.ID
}

// answered returns those of some queries that find something. Where clauses have notes,
// the questions of the games and the glosses answer all; otherwise the words of the
// texts alone.
func (e *builder) answered(queries []string) []string {
	if e.Notes != nil && len(e.Notes.Notes()) > 0 {
		return slices.Clone(queries)
	}
	words := map[string]bool{}
	var running strings.Builder // the forms of all texts, a space before and after each
	for _, t := range e.Corpus.Texts {
		for _, tok := range t.Tokens() {
			for _, w := range index.Words(t.Meta.Lang, tok.Reading) {
				words[w.Form] = true
				running.WriteString(" " + w.Form)
			}
		}
		running.WriteString(" \n")
	}
	return slices.DeleteFunc(slices.Clone(queries), func(q string) bool {
		phrase := " "
		for _, w := range index.Words("", q) {
			if !words[w.Form] {
				return true
			}
			phrase += w.Form + " "
		}
		return strings.HasPrefix(q, `"`) && !strings.Contains(running.String(), phrase)
	})
}

// choices returns the values that occur, in the order of their names.
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
		list = append(list, Choice{id, page.Printed(name)})
	}
	letters := collate.New(language.French, collate.Loose)
	slices.SortFunc(list, func(a, b Choice) int { return letters.CompareString(a.Name, b.Name) })
	return list
}

// writeShards writes the files of the search, made by the index, one by one
// and packed, and the search's description for browsers.
func (e *builder) writeShards() error {
	if err := e.writeOpenSearch(); err != nil {
		return err
	}
	files, err := index.Shards(index.Read(e.Corpus, e.Notes, told), index.Restorer{})
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := e.folder.Put(shardFolder+name, files[name]); err != nil {
			return err
		}
	}
	return e.pack(files)
}
