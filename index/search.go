package index

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/search/query"
)

// Results are the clauses that answer a query, best first.
type Results struct {
	Total    int       `json:"total"`
	Hits     []Hit     `json:"hits"`
	Expanded []string  `json:"expanded"`       // the forms the query was widened to
	Widened  []Widened `json:"widened"`        // the same by word and level, with their counts
	Suggest  []string  `json:"suggest"`        // where nothing is found: the query with its nearest words, if that finds anything
	Fewer    []Fewer   `json:"fewer"`          // where nothing is found: what is, with less of the query
	Offers   []Offer   `json:"offers"`         // other names of what the query names, in other languages, or of related terms: offered, never searched unasked
	Topics   []Topic   `json:"topics"`         // terms, games, questions and titles that the query names
	Gloss    bool      `json:"gloss"`          // the texts have nothing, so the hits are in what the editors say
	Told     string    `json:"told,omitempty"` // if what the editors say was searched: in which language, the reader's or else English
	Book     string    `json:"book,omitempty"` // the text that the query names, in which alone its other words were searched
	Game     string    `json:"game,omitempty"` // the same of the game, folded
	Left     []string  `json:"left,omitempty"` // the words that only make the query a question, and were not searched

	Read    string   `json:"read,omitempty"`    // the query that was searched instead, where nothing is found as typed and an f in it is a long s: remise for remife
	Nowhere []string `json:"nowhere,omitempty"` // where nothing is found: the filters that no clause passes, as they were typed
}

// Hit is a clause and where the query's words stand in it.
type Hit struct {
	ID      string   `json:"id"`
	Score   int      `json:"score"`
	Snippet string   `json:"snippet"`
	Level   string   `json:"level"`   // the farthest widening that a word of the query needs here; "name" where another name of the thing stands
	Heading string   `json:"heading"` // the titles above the clause
	Matches [][2]int `json:"matches"` // bytes of the snippet
	Lang    string   `json:"lang"`    // of the snippet
}

// Widened is one form that a word of the query was widened to.
type Widened struct {
	Word  string `json:"word"`
	Level string `json:"level"`
	Form  string `json:"form"`
	Count int    `json:"count"` // occurrences in the texts
}

// Options of a search.
type Options struct {
	Limit int             // hits returned; all are counted
	Off   map[string]bool // levels switched off by name; "book", "game": no word is read as the name of one; "asked": the words of a question are searched as others
	Names bool            // other names of the thing in the same language count as its spellings
	Gloss bool            // where the texts have nothing, what the editors say is searched
	Lang  string          // of the reader: what the editors say is searched as it is told in it, and else in English
}

// Search answers a query as a reader types it. A number or a label with or
// without the name of a text ("hague 18", "XVIII") lists that clause first. A
// query of filters alone lists every clause that passes them. Where the query
// names a book or a game that has its other words, they are searched in it alone.
func (x *Index) Search(ctx context.Context, s string, opts Options) (*Results, error) {
	q := Parse(s)
	first, a, err := x.found(ctx, q, opts)
	if err != nil {
		return nil, err
	}
	res := a.res
	res.Gloss = a != first && !q.Gloss
	res.Told = a.side.field.told
	nearest := q
	if len(first.scores) == 0 {
		if res.Suggest, nearest, err = first.suggest(q, opts); err != nil {
			return nil, err
		}
		// A phrase is only suggested: without its quotation marks more is found than was asked for.
		phrase := slices.ContainsFunc(q.Terms, func(t Term) bool { return t.Quoted })
		if len(a.scores) == 0 && !phrase && len(res.Suggest) > 0 && longS(q.folded(), Parse(res.Suggest[0]).folded()) {
			read, err := x.Search(ctx, res.Suggest[0], opts)
			if err == nil {
				read.Read = res.Suggest[0]
			}
			return read, err
		}
	}
	if len(a.scores) == 0 {
		if res.Fewer, err = x.fewer(ctx, nearest, opts); err != nil {
			return nil, err
		}
		res.Fewer = slices.DeleteFunc(res.Fewer, func(f Fewer) bool { return f.Game == "" && slices.Contains(res.Suggest, f.Words) })
		if res.Nowhere, err = a.nowhere(q); err != nil {
			return nil, err
		}
	}
	res.Offers = append(res.Offers, x.offers(x.besideNames(q, res))...)
	res.Topics = append(res.Topics, x.topicsFor(q, opts)...)
	return res, a.show(opts.Limit)
}

// found searches one side after another until one has an answer. It returns that
// answer, or the first side's if none has, and also the first side's.
func (x *Index) found(ctx context.Context, q Query, opts Options) (first, found *answer, err error) {
	for _, s := range x.asked(q, opts) {
		in := q
		in.Gloss = s != x.readings
		a, err := x.answer(ctx, in, s, opts)
		if err != nil {
			return nil, nil, err
		}
		if first == nil {
			first = a
		}
		if len(a.scores) > 0 {
			return first, a, nil
		}
	}
	return first, first, nil
}

// asked returns the sides on which a query is searched: the texts, unless it asks for
// what the editors say, and then what the editors say, in the reader's language before
// English.
func (x *Index) asked(q Query, opts Options) []*side {
	var list []*side
	if !q.Gloss {
		list = append(list, x.readings)
	}
	if q.Gloss || opts.Gloss && len(q.Terms) > 0 {
		if own := x.glosses[opts.Lang]; own != nil && opts.Lang != English {
			list = append(list, own)
		}
		list = append(list, x.glosses[English])
	}
	return list
}

// narrowed is a query as it may be meant: within the book and the game that it names.
type narrowed struct {
	Query
	book, game string
}

// narrowings returns what a query may mean, the narrowest first: within the book and
// the game that it names, within one of them, and as it is.
func (x *Index) narrowings(q Query, off map[string]bool) (list []narrowed) {
	in, book := q, ""
	if !off["book"] {
		in, book = inBook(x.books, q)
	}
	for _, n := range []narrowed{{in, book, ""}, {q, "", ""}} {
		if in, game := inGame(x.games, n.Query); game != "" && !off["game"] {
			list = append(list, narrowed{in, n.book, game})
		}
		list = append(list, n)
		if book == "" {
			break
		}
	}
	return list
}

// answer finds the clauses that answer a query on a side: in the book and the game
// that it names, or else in all.
func (x *Index) answer(ctx context.Context, q Query, s *side, opts Options) (a *answer, err error) {
	for _, in := range x.narrowings(q, opts.Off) {
		a = &answer{Index: x, ctx: ctx, off: opts.Off, side: s, res: newResults()}
		a.res.Book, a.res.Game = in.book, in.game
		asked, left := opts.beside(in.Query)
		a.res.Left = wordsOf(left, true)
		if err := a.match(asked); err != nil {
			return nil, err
		}
		if err := a.goTo(in.Query); err != nil {
			return nil, err
		}
		if opts.Names {
			if err := a.underNames(in.Query); err != nil {
				return nil, err
			}
		}
		if len(a.scores) > 0 {
			break
		}
	}
	return a, nil
}

// beside returns the query whose words are searched in the clauses, and those of a
// question that are not.
func (o Options) beside(q Query) (in Query, left []Term) {
	if o.Off["asked"] {
		return q, nil
	}
	return besideQuestion(q)
}

func newResults() *Results {
	return &Results{Hits: []Hit{}, Expanded: []string{}, Widened: []Widened{}, Suggest: []string{}, Fewer: []Fewer{}, Offers: []Offer{}, Topics: []Topic{}}
}

// besideNames returns the query without the names of the book and the game in which it
// was answered.
func (x *Index) besideNames(q Query, res *Results) Query {
	if res.Book != "" {
		q, _ = inBook(x.books, q)
	}
	if res.Game != "" {
		q, _ = inGame(x.games, q)
	}
	return q
}

// show puts the clauses into the results, best first, and at most limit of
// them, if it is not 0.
func (a *answer) show(limit int) error {
	order := a.order()
	a.res.Total = len(order)
	if limit > 0 && len(order) > limit {
		order = order[:limit]
	}
	for _, n := range order {
		text, err := a.stored(n, a.side.field.name)
		if err != nil {
			return err
		}
		snippet, matches := plain(cut(text, a.marks[n]))
		a.res.Hits = append(a.res.Hits, Hit{a.clauses[n].id, a.scores[n], snippet, a.levelOf(n), a.heading(n), matches, a.side.texts[n].lang})
	}
	return nil
}

// underNames adds the clauses that have another name of what the whole query
// names, in a language in which it is a name, below those that have its words.
func (a *answer) underNames(q Query) error {
	least := 1 << 16
	for _, score := range a.scores {
		least = min(least, score)
	}
	for _, name := range a.otherNames(q) {
		b := &answer{Index: a.Index, ctx: a.ctx, off: a.off, side: a.side, res: &Results{}}
		named := Parse(`"` + name.Form + `"`)
		named.Not, named.Filters = q.Not, maps.Clone(q.Filters)
		if named.Filters == nil {
			named.Filters = map[string]string{}
		}
		if named.Filters["lang"] == "" {
			named.Filters["lang"] = name.Lang
		} else if named.Filters["lang"] != name.Lang {
			continue
		}
		if err := b.match(named); err != nil {
			return err
		}
		if a.scores == nil {
			a.scores = map[int]int{}
		}
		if a.marks == nil {
			a.marks, a.levels = map[int][][2]int{}, map[int]int{}
		}
		most := 0
		for _, score := range b.scores {
			most = max(most, score)
		}
		for n, score := range b.scores {
			if a.scores[n] == 0 {
				a.scores[n], a.marks[n] = max(1, score*least/(most+1)), b.marks[n]
				a.levels[n] = -1
			}
		}
		if phrase := foldedName(name.Form); strings.Contains(phrase, " ") { // its words by themselves are not searched
			if len(b.scores) > 0 {
				a.res.expand(phrase)
			}
			continue
		}
		for _, w := range b.res.Widened {
			a.res.expand(w.Form)
		}
	}
	return nil
}

// levelOf returns the level of a hit by name.
func (a *answer) levelOf(n int) string {
	level, ok := a.levels[n]
	switch {
	case !ok:
		return tables.Levels[0].Name
	case level < 0:
		return "name"
	}
	if name := tables.Levels[level].Name; name != "stem" {
		return name
	}
	return "ending" // as the command calls it
}

// heading returns the titles above a clause.
func (x *Index) heading(n int) string {
	heading := ""
	for _, t := range x.titles {
		if t.at <= n && x.clauses[t.at].text == x.clauses[n].text {
			heading = t.text
		}
	}
	return heading
}

// answer is one query being answered.
type answer struct {
	*Index
	ctx    context.Context
	off    map[string]bool
	side   *side
	res    *Results
	scores map[int]int
	marks  map[int][][2]int
	levels map[int]int // the farthest of each clause's words; -1 for another name of the thing
}

// match finds the clauses that hold every term, none of those left out, and
// pass the filters, and scores them.
func (a *answer) match(q Query) error {
	if len(q.Terms) == 0 && len(q.Filters) == 0 {
		return nil
	}
	allowed, err := a.filtered(q.Filters)
	if err != nil {
		return err
	}
	for _, t := range q.Not {
		slots := a.slots(t, nil)
		if slots == nil {
			continue
		}
		found, err := a.find(slots)
		if err != nil {
			return err
		}
		for n := range found {
			allowed[n] = false
		}
	}
	var terms []map[int]occurrences
	for _, t := range q.Terms {
		slots := a.slots(t, a.res)
		if slots == nil {
			return nil // a word that is nowhere: no clause has them all
		}
		found, err := a.find(slots)
		if err != nil {
			return err
		}
		terms = append(terms, found)
	}
	a.rank(allowed, terms)
	return nil
}

// slot is one word of a term, with the forms that match it and their weights. A form
// matches in its own language only, so that the modern ge for gifva does not find the
// French ge.
type slot map[inLang]wide

// wide is how far a form is from what was typed.
type wide struct{ weight, level int }

// slots widens the words of a term, and records the result in res. It returns nil if
// one of the words stands nowhere.
func (a *answer) slots(t Term, res *Results) []slot {
	var list []slot
	for w := range t.Words {
		sl := slot{}
		for _, m := range a.side.vocabulary.Widen(t, w, a.off) {
			f := a.side.vocabulary.Forms[m.Form]
			if f.Count == 0 {
				continue
			}
			sl[inLang{f.Lang, f.Form}] = wide{m.Weight(), m.Level}
			if res != nil {
				res.tell(t.Words[w], m.Level, f)
			}
		}
		if len(sl) == 0 {
			return nil
		}
		list = append(list, sl)
	}
	return list
}

// expand adds a form, or a name of several words, to what the query was widened to.
func (r *Results) expand(form string) {
	if !slices.Contains(r.Expanded, form) {
		r.Expanded = append(r.Expanded, form)
	}
}

// tell adds a form to those to which the query was widened. A form that several
// languages have at one level is added once.
func (r *Results) tell(word string, level int, f Form) {
	r.expand(f.Form)
	w := Widened{word, tables.Levels[level].Name, f.Form, f.Count}
	for i := range r.Widened {
		if o := &r.Widened[i]; o.Word == w.Word && o.Level == w.Level && o.Form == w.Form {
			o.Count += w.Count
			return
		}
	}
	r.Widened = append(r.Widened, w)
}

// occurrences are those of a term in a clause.
type occurrences struct {
	count  int
	weight int      // of the best
	level  int      // of the best
	marks  [][2]int // bytes of the clause: a word, or a whole phrase
}

// find asks Bleve which clauses have the term, and where.
func (a *answer) find(slots []slot) (map[int]occurrences, error) {
	req := bleve.NewSearchRequestOptions(anyOf(slots, a.side.field.name), len(a.clauses)+1, 0, false)
	req.IncludeLocations = true
	req.Score = "none"
	found, err := a.bleve.SearchInContext(a.ctx, req)
	if err != nil {
		return nil, err
	}
	all := make(map[int]occurrences, len(found.Hits))
	for _, h := range found.Hits {
		n := a.byID[h.ID]
		lang := a.side.texts[n].lang
		at := map[int]place{}
		for form, locations := range h.Locations[a.side.field.name] {
			for _, l := range locations {
				at[int(l.Pos)] = place{inLang{lang, form}, int(l.Start), int(l.End)}
			}
		}
		if o := occurrencesOf(slots, at); o.count > 0 {
			all[n] = o
		}
	}
	return all, nil
}

// place is a word of a clause.
type place struct {
	form       inLang
	start, end int
}

// occurrencesOf counts where the words of a term stand side by side.
func occurrencesOf(slots []slot, at map[int]place) occurrences {
	var o occurrences
	for pos := range at {
		var least wide
		for i, sl := range slots {
			w, ok := sl[at[pos+i].form]
			if !ok {
				least = wide{}
				break
			}
			if i == 0 || w.weight < least.weight {
				least = w
			}
		}
		if least.weight == 0 {
			continue
		}
		o.count++
		if least.weight > o.weight {
			o.weight, o.level = least.weight, least.level
		}
		o.marks = append(o.marks, [2]int{at[pos].start, at[pos+len(slots)-1].end})
	}
	return o
}

func anyOf(slots []slot, field string) query.Query {
	alternatives := make([][]string, len(slots))
	for i, sl := range slots {
		for f := range sl {
			alternatives[i] = append(alternatives[i], f.form)
		}
		slices.Sort(alternatives[i])
		alternatives[i] = slices.Compact(alternatives[i])
	}
	if len(alternatives) > 1 {
		return query.NewMultiPhraseQuery(alternatives, field)
	}
	d := bleve.NewDisjunctionQuery()
	for _, form := range alternatives[0] {
		t := bleve.NewTermQuery(form)
		t.SetField(field)
		d.AddQuery(t)
	}
	return d
}

var filterFields = map[string]string{"text": "Text", "game": "Game", "lang": "Lang", "kind": "Kind", "rule": "Rules"}

// filtered returns for every clause whether it passes the filters.
func (a *answer) filtered(filters map[string]string) ([]bool, error) {
	allowed := make([]bool, len(a.clauses))
	if len(filters) == 0 {
		for i := range allowed {
			allowed[i] = true
		}
		return allowed, nil
	}
	must := bleve.NewConjunctionQuery()
	for name, value := range filters {
		must.AddQuery(filter(name, value))
	}
	req := bleve.NewSearchRequestOptions(must, len(a.clauses)+1, 0, false)
	req.Score = "none"
	found, err := a.bleve.SearchInContext(a.ctx, req)
	if err != nil {
		return nil, err
	}
	for _, h := range found.Hits {
		allowed[a.byID[h.ID]] = true
	}
	return allowed, nil
}

// nowhere returns the filters of a query that no clause passes, as they were typed.
func (a *answer) nowhere(q Query) (signs []string, err error) {
	for _, sign := range q.Signs {
		allowed, err := a.filtered(Parse(sign).Filters)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(allowed, true) {
			signs = append(signs, sign)
		}
	}
	return signs, nil
}

// filter asks for a value; texts and rules may be named by their beginning.
func filter(name, value string) query.Query {
	if name == "text" || name == "rule" {
		p := bleve.NewPrefixQuery(value)
		p.SetField(filterFields[name])
		return p
	}
	t := bleve.NewTermQuery(value)
	t.SetField(filterFields[name])
	return t
}

func (x *Index) stored(n int, field string) (string, error) {
	req := bleve.NewSearchRequestOptions(bleve.NewDocIDQuery([]string{x.clauses[n].id}), 1, 0, false)
	req.Fields = []string{field}
	res, err := x.bleve.Search(req)
	if err != nil || len(res.Hits) == 0 {
		return "", err
	}
	s, _ := res.Hits[0].Fields[field].(string)
	return s, nil
}
