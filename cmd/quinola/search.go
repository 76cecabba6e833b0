package main

import (
	"fmt"
	"slices"
	"strings"

	"quinola/index"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// indexVersion changes whenever an index of the same corpus would differ.
const indexVersion = "index 15"

func searchCommand(c *call) func() error {
	limit := c.flags.Int("n", 10, "show the first `N` clauses")
	exactly := c.flags.Bool("exact", false, "find the words as typed only, not other spellings, forms or misreadings")
	lang := c.toldIn()
	return func() error {
		query := strings.TrimSpace(strings.Join(c.args, " "))
		if query == "" {
			return c.usage("say what to search for")
		}
		if *limit < 1 {
			return c.usage("-n must be 1 or more")
		}
		reader, err := tongueOf(*lang)
		if err != nil {
			return c.usage("%v", err)
		}
		x, err := c.index()
		if err != nil {
			return err
		}
		defer x.Close()
		opts := index.Options{Limit: *limit, Names: !*exactly, Gloss: true, Lang: reader.String()}
		if *exactly {
			opts.Off = map[string]bool{"spelling": true, "stem": true, "scan": true}
		}
		res, err := x.Search(c.ctx, query, opts)
		if err != nil {
			return err
		}
		if c.json {
			return printJSON(c.stdout, res)
		}
		c.printResults(res, query, reader.String())
		return nil
	}
}

// toldIn returns the flag for the language in which what the editors say is searched.
func (c *call) toldIn() *string {
	return c.flags.String("lang", "", "search what the editors say in this `LANGUAGE`: en, fr or sv (default: from LC_ALL, LC_MESSAGES or LANG)")
}

func (c *call) printResults(res *index.Results, query, reader string) {
	p := printer{c.stdout, newStyle(c.stdout)}
	if res.Read != "" {
		p.line("%s", p.faint("nothing stands as "+query+"; with a long s for the f it is "+res.Read+":"))
	}
	for _, t := range res.Topics {
		p.line("%s: %s", t.Kind, p.bold(t.Title))
		if t.Says != "" {
			p.line("%s", wrap(briefly(t)+" ("+t.ID+")", 76, "    "))
		}
	}
	alone := res.Told != "" && res.Told != reader
	switch {
	case res.Gloss && alone:
		p.line("%s", p.faint("the texts have nothing of it; the editors say in English alone:"))
	case res.Gloss:
		p.line("%s", p.faint("the texts have nothing of it; the editors say:"))
	case alone && res.Total > 0:
		p.line("%s", p.faint("the editors say it in English alone:"))
	}
	if res.Total == 0 {
		switch {
		case len(res.Nowhere) > 0:
			p.line("there is nothing under %s; quinola texts lists the texts, quinola search -h the filters", strings.Join(res.Nowhere, ", "))
		case len(res.Suggest) > 0:
			p.line("nothing found for %s; did you mean %s?", query, strings.Join(res.Suggest, ", "))
		case len(res.Fewer) > 0:
			p.line("no clause has all the words of %s", query)
		default:
			p.line("nothing found for %s; try fewer words, or quin* for words that begin so", query)
		}
		p.fewer(res.Fewer)
		p.offers(res.Offers)
		return
	}
	for _, h := range res.Hits {
		var b strings.Builder
		at := 0
		for _, m := range h.Matches {
			b.WriteString(h.Snippet[at:m[0]] + p.bold(h.Snippet[m[0]:m[1]]))
			at = m[1]
		}
		b.WriteString(h.Snippet[at:])
		p.line("%s", p.underline(h.ID))
		if h.Heading != "" {
			p.line("    %s", p.faint(h.Heading))
		}
		p.line("%s", wrap(b.String(), 76, "    "))
	}
	if res.Total > len(res.Hits) {
		p.line("%d of %d clauses; -n %d shows all", len(res.Hits), res.Total, res.Total)
	} else {
		p.line("%d %s", res.Total, plural(res.Total, "clause", "clauses"))
	}
	for level, forms := range byLevel(res.Widened) {
		p.line("%s", p.faint(level+": "+forms))
	}
	p.offers(res.Offers)
}

// mostBooks is how many books that answer a question are named.
const mostBooks = 6

// briefly returns what is said of a topic, of many books that answer a question the first.
func briefly(t index.Topic) string {
	books := strings.Split(t.Says, "; ")
	if t.Kind != index.TopicQuestion || len(books) <= mostBooks {
		return t.Says
	}
	return fmt.Sprintf("%s and %d others", strings.Join(books[:mostBooks/2], "; "), len(books)-mostBooks/2)
}

// fewer prints what is found with less of a query, as it is to be typed.
func (p printer) fewer(list []index.Fewer) {
	for _, f := range list {
		words := f.Words
		if f.Game != "" {
			words += " game:" + f.Game
			if strings.Contains(f.Game, " ") {
				words = f.Words + ` game:"` + f.Game + `"`
			}
		}
		p.line("    %s  %s", words, p.faint(fmt.Sprintf("%d %s", f.Clauses, plural(f.Clauses, "clause", "clauses"))))
	}
}

// offers prints what else the thing searched for is called.
func (p printer) offers(offers []index.Offer) {
	var names []string
	for _, o := range offers {
		names = append(names, fmt.Sprintf("%s (%s)", o.Form, o.Lang))
	}
	if len(names) > 0 {
		p.line("%s", p.faint("also called or near: "+strings.Join(names, ", ")))
	}
}

// byLevel lists the widened forms of each level with their counts, in the
// order in which levels are tried.
func byLevel(widened []index.Widened) func(func(string, string) bool) {
	return func(yield func(string, string) bool) {
		var levels []string
		forms := map[string][]string{}
		for _, w := range widened {
			if !slices.Contains(levels, w.Level) {
				levels = append(levels, w.Level)
			}
			forms[w.Level] = append(forms[w.Level], fmt.Sprintf("%s (%d)", w.Form, w.Count))
		}
		for _, l := range levels {
			if !yield(l, strings.Join(forms[l], ", ")) {
				return
			}
		}
	}
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// index opens the search index of the call's corpus, building it first where
// it is not cached.
func (c *call) index() (*index.Index, error) {
	cache, err := cacheDir()
	if err != nil {
		return nil, err
	}
	key, err := c.key(indexVersion)
	if err != nil {
		return nil, err
	}
	if x := index.Kept(cache, key); x != nil {
		return x, nil
	}
	ann, err := c.annotations()
	if err != nil {
		return nil, err
	}
	if terminal(c.stderr) {
		fmt.Fprintln(c.stderr, "building the search index, this once …")
	}
	all := index.Read(ann.Corpus, ann, index.Tell{Question: phrases.In, Clause: page.ClauseTitleIn})
	var x *index.Index
	err = c.whole(func() (err error) {
		x, err = index.Keep(cache, key, all, index.Restorer{})
		return err
	})
	return x, err
}
