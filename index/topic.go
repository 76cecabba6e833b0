package index

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// Topic is what a search finds besides clauses: a term, a question of the
// games, a game, or a title of the books.
type Topic struct {
	Kind  TopicKind `json:"kind"`
	ID    string    `json:"id"` // of the term or the rule; of the clause at which a game or title begins
	Title string    `json:"title"`
	Lang  string    `json:"lang"`            // of the title
	Says  string    `json:"says,omitempty"`  // its meaning, or who answers it
	Words string    `json:"words,omitempty"` // by which it is found besides those of its title
	In    []string  `json:"in,omitempty"`    // the texts that answer a question
	Games []string  `json:"games,omitempty"` // the games, folded, whose books do

	folded []string // what named is, where it was asked before
}

// TopicKind is what a topic is.
type TopicKind string

// The kinds of topics, in the order in which those that answer a query equally
// well are listed.
const (
	TopicTerm     TopicKind = "term"
	TopicGame     TopicKind = "game"
	TopicQuestion TopicKind = "question"
	TopicTitle    TopicKind = "title"
)

var topicOrder = []TopicKind{TopicTerm, TopicGame, TopicQuestion, TopicTitle}

// Tell is what an index is told by those who make pages; either may be nil.
type Tell struct {
	// Question is a question in a language of readers besides English, in which the
	// engine has it; "" where that is not known.
	Question func(lang, english string) string
	// Clause is what a clause is called in a language.
	Clause func(c *corpus.Clause, lang string) string
}

// Topics returns those of a corpus; a may be nil.
func Topics(c *corpus.Corpus, a *annotate.Annotations, tell Tell) []Topic {
	var list []Topic
	if a != nil {
		for _, t := range a.Terms {
			topic := Topic{Kind: TopicTerm, ID: t.ID, Title: t.Name, Lang: "", Says: t.Meaning}
			for _, n := range t.Names {
				topic.Words += " " + n.Form
			}
			list = append(list, topic)
		}
		asked := questions(c)
		list = append(list, asked...)
		if tell.Question != nil {
			list = append(list, told(asked, tell)...)
		}
	}
	for _, t := range c.Texts {
		for _, g := range t.Games() {
			if len(g.Clauses) > 0 {
				list = append(list, Topic{Kind: TopicGame, ID: g.Clauses[0].ID, Title: g.Modern, Lang: "", Says: t.Meta.Short, Words: " " + g.Name})
			}
		}
		list = append(list, titles(t)...)
	}
	return list
}

// questions returns those of the rules, with the books of a corpus that answer them.
// What is asked in the same words under several ids is one question.
func questions(c *corpus.Corpus) []Topic {
	var list []Topic
	at := map[string]int{} // by what is asked
	played := playedBy(c)
	for _, q := range lore.Questions() {
		i, asked := at[q.Asks]
		_, name, _ := strings.Cut(q.ID, "/")
		words := " " + strings.ReplaceAll(name, ".", " ")
		if asksPayment(q.Asks) {
			words += " " + tables.Worth["en"]
		}
		if !asked {
			i = len(list)
			list = append(list, Topic{Kind: TopicQuestion, ID: q.ID, Title: q.Asks, Lang: "en"})
			at[q.Asks] = i
		}
		t := &list[i]
		if !strings.Contains(t.Words+" ", words+" ") {
			t.Words += words
		}
		for _, rs := range games.Rulesets() {
			if rs.Answer(q.ID) == nil || c.Text(rs.TextID()) == nil {
				continue
			}
			if !slices.Contains(strings.Split(t.Says, "; "), rs.Name) {
				t.Says = strings.TrimPrefix(t.Says+"; "+rs.Name, "; ")
			}
			if !slices.Contains(t.In, rs.TextID()) {
				t.In = append(t.In, rs.TextID())
			}
			if g := played[rs]; g != "" && !slices.Contains(t.Games, g) {
				t.Games = append(t.Games, g)
			}
		}
	}
	return slices.DeleteFunc(list, func(t Topic) bool { return t.Says == "" })
}

// told returns questions in the other languages, each a topic of its own: a word
// of one language is none of another.
func told(asked []Topic, tell Tell) []Topic {
	var list []Topic
	for _, lang := range Languages {
		for _, t := range asked {
			words := ""
			for _, named := range strings.Fields(t.Words) { // by its id, in English
				if word := tables.Named[named][lang]; word != "" && !strings.Contains(words, word) {
					words += " " + word
				}
			}
			if asksPayment(t.Title) {
				words += " " + tables.Worth[lang]
			}
			if own := tell.Question(lang, t.Title); t.Lang != lang && own != "" {
				t.Title, t.Lang, t.Words = own, lang, words
				list = append(list, t)
			}
		}
	}
	return list
}

// asksPayment reports whether a question is about a payment: a reader may ask
// the same as what a thing is worth.
func asksPayment(asks string) bool {
	return slices.ContainsFunc(Words("en", asks), func(w Word) bool {
		return slices.Contains([]string{"pay", "pays", "paid", "cost", "costs", "owe", "owes"}, w.Form)
	})
}

// mostBooks is how many books that answer a question the page names; of more it
// has the number.
const mostBooks = 3

// briefly returns what the page says of a topic.
func (t *Topic) briefly() string {
	if books := t.books(); books > mostBooks {
		return strconv.Itoa(books)
	}
	return t.Says
}

// books returns how many books answer a question, 0 of what is none.
func (t *Topic) books() int {
	if t.Kind != TopicQuestion {
		return 0
	}
	return strings.Count(t.Says, "; ") + 1
}

// titles returns the headings of a text, each where its first clause is.
func titles(t *corpus.Text) []Topic {
	var list []Topic
	var last []string
	for _, c := range t.Clauses {
		if len(c.Division) > 0 && !slices.Equal(c.Division, last) {
			list = append(list, Topic{Kind: TopicTitle, ID: c.ID, Title: strings.Join(c.Division, " › "), Lang: t.Meta.Lang, Says: t.Meta.Short})
		}
		last = c.Division
	}
	return list
}

// named returns the words by which a topic is found, folded.
func (t *Topic) named() []string {
	if t.folded != nil {
		return t.folded
	}
	return strings.Fields(foldedName(t.Title + t.Words))
}

// asks reports whether a topic is asked by a word that makes a query a question: its
// title begins with it, or may begin with it, as a question of a payment with "what".
func (t *Topic) asks(word string) bool {
	words, title := t.named(), strings.Fields(foldedName(t.Title))
	return len(words) > 0 && words[0] == word || slices.Contains(words[len(title):], word)
}

// A word that one in so many topics has, of many, tells none from another.
const (
	commonIn   = 12
	manyTopics = 100
)

// commonWords returns the words by which no topic is found, so many have them: of
// those that are no questions, and of the questions in one language. A word that a game
// is called by is none: it leads to the game, however many titles have it.
func commonWords(topics []Topic) map[string]bool {
	common := map[string]bool{}
	for _, lang := range append([]string{""}, Languages...) {
		often, all := map[string]int{}, 0
		for i := range topics {
			if t := &topics[i]; t.Kind == TopicQuestion && t.Lang != lang {
				continue
			}
			all++
			words := slices.Sorted(slices.Values(topics[i].named()))
			for _, w := range slices.Compact(words) {
				often[w]++
			}
		}
		for w, n := range often {
			if all >= manyTopics && n*commonIn > all {
				common[w] = true
			}
		}
	}
	for _, g := range games.All() {
		for _, w := range strings.Fields(foldedName(g.Name())) {
			if utf8.RuneCountInString(w) >= shortestName {
				delete(common, w)
			}
		}
	}
	return common
}

// shortestName is how many letters a word has that is more of a game's name than an
// article.
const shortestName = 4

// mostTopics is how many topics an answer names, mostInBook of one book, and
// enoughOf which part of a query's weight they must have, in fifths.
const (
	mostTopics = 6
	mostInBook = 12
	enoughOf   = 3
)

// topicsFor returns the topics that answer a query: where it names a book, terms
// and what is of that book, if there is any; where it names a game, terms and the
// questions that are asked in it.
func (x *Index) topicsFor(q Query, opts Options) (list []Topic) {
	for _, n := range x.narrowings(q, opts.Off) {
		may := func(t *Topic) bool { return (n.book == "" || t.of(n.book)) && (n.game == "" || t.asked(n.game)) }
		most := mostTopics
		if n.book != "" {
			most = mostInBook
		}
		n.Filters = q.Filters
		in, left := opts.beside(n.Query)
		if list = x.topicsOf(in, wordsOf(left, false), may, most); len(list) > 0 {
			break
		}
	}
	return list
}

// of reports whether a topic has to do with a text: a term has with every one.
func (t *Topic) of(text string) bool {
	switch t.Kind {
	case TopicTerm:
		return true
	case TopicQuestion:
		return slices.Contains(t.In, text)
	}
	return strings.HasPrefix(t.ID, text+":")
}

// asked reports whether a topic has to do with what is asked in a game: a term, or a
// question that its books answer.
func (t *Topic) asked(game string) bool {
	return t.Kind == TopicTerm || slices.Contains(t.Games, game)
}

// topicsOf returns the topics that answer a query, best first, of those that may,
// and at most so many. A word weighs the
// more the fewer topics have it, in whole numbers, as the page counts, too; a
// topic whose title is the query comes before all others. Words by which none is
// found, and the one that makes the query a question if the topic is asked by it,
// decide between topics that answer equally well, then how many books answer a
// question; words of questions are asked for where there are no others.
func (x *Index) topicsOf(q Query, left []string, may func(*Topic) bool, most int) []Topic {
	var asked []string
	for _, t := range q.Terms {
		asked = append(asked, t.Words...)
	}
	if len(asked) == 0 || q.Gloss || len(q.Filters) > 0 {
		return nil
	}
	common, topics := x.common(), x.topics
	if !slices.ContainsFunc(asked, func(w string) bool { return !common[w] }) {
		asked, left = append(asked, left...), nil
	}
	scores, also, whole := weighTopics(topics, asked, left, common)
	if whole == 0 {
		return nil
	}
	type scored struct{ n, score int }
	var found []scored
	at := map[string]int{} // of a question, among those found
	query := strings.Join(asked, " ")
	for i := range topics {
		score := scores[i]
		if score*5 < whole*enoughOf || !may(&topics[i]) {
			continue
		}
		if sameName(foldedName(topics[i].Title), query) {
			score += whole
		}
		if topics[i].Kind == TopicQuestion { // in the language that answers best
			k, there := at[topics[i].ID]
			if there {
				if cmp.Or(score-found[k].score, also[i]-also[found[k].n]) > 0 {
					found[k] = scored{i, score}
				}
				continue
			}
			at[topics[i].ID] = len(found)
		}
		found = append(found, scored{i, score})
	}
	slices.SortStableFunc(found, func(a, b scored) int {
		x, y := &topics[a.n], &topics[b.n]
		return cmp.Or(b.score-a.score, also[b.n]-also[a.n], slices.Index(topicOrder, x.Kind)-slices.Index(topicOrder, y.Kind), y.books()-x.books(), begins(y, query)-begins(x, query), utf8.RuneCountInString(x.Title)-utf8.RuneCountInString(y.Title))
	})
	var list []Topic
	for _, f := range found[:min(len(found), most)] {
		topic := topics[f.n]
		topic.Words, topic.folded = "", nil
		list = append(list, topic)
	}
	return list
}

// begins returns 1 of a topic whose title begins with what is asked for, else 0.
func begins(t *Topic, query string) int {
	if strings.HasPrefix(foldedName(t.Title), query) {
		return 1
	}
	return 0
}

// weighTopics returns what the words that each topic has weigh together, how many of
// those besides it has, and what all words asked for weigh.
func weighTopics(topics []Topic, asked, left []string, common map[string]bool) (scores, also []int, whole int) {
	scores, also = make([]int, len(topics)), make([]int, len(topics))
	has, often := make([][]bool, len(topics)), make([]int, len(asked))
	for i := range topics {
		words := topics[i].named()
		has[i] = make([]bool, len(asked))
		for k, w := range asked {
			if slices.ContainsFunc(words, func(own string) bool { return !common[own] && sameName(own, w) }) {
				has[i][k] = true
				often[k]++
			}
			if common[w] && slices.Contains(words, w) {
				also[i]++
			}
		}
		if len(left) > 0 && topics[i].asks(left[0]) {
			also[i]++
		}
	}
	for k, w := range asked {
		if common[w] {
			continue
		}
		weight := bits.Len(uint(len(topics) / max(often[k], 1)))
		whole += weight
		for i := range has {
			if has[i][k] {
				scores[i] += weight
			}
		}
	}
	return scores, also, whole
}

// topicFiles is into how many files the topics are parted, by the beginnings of
// their words: of a query's words each fetches one.
const topicFiles = 1024

// topicFile returns the file of the topics that have a word like this one. Names
// that are the same begin with the same four letters, or are equal.
func topicFile(word string) int {
	h := 0
	for i, r := range []rune(word) {
		if i < 4 {
			h = (h*31 + int(r)) % 65521
		}
	}
	return h % topicFiles
}

// encodeTopics puts the topics into the files of the page, a line each: its
// place among them, kind, the number of the clause where it begins or -, id,
// title, language, what is said of it, or the number of the books, other words, and
// the numbers of the texts and of the games that answer it. A topic is in the file of
// each of its words. Besides there is a file of the titles alone, with the
// numbers of the clauses where they begin.
func encodeTopics(c Contents, files *packed) {
	number := map[string]int{}
	var texts []string
	for i := range c.Docs {
		number[c.Docs[i].ID] = i
		if text := c.Docs[i].Text; !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	plain := strings.NewReplacer("\t", " ", "\n", " ")
	common := commonWords(c.Topics)
	parts := make([]strings.Builder, topicFiles)
	var titles strings.Builder
	for i := range c.Topics {
		t := &c.Topics[i]
		at := "-"
		if n, ok := number[t.ID]; ok {
			at = b36(n)
		}
		if t.Kind == TopicTitle {
			titles.WriteString(at + "\t" + t.Lang + "\t" + plain.Replace(t.Title) + "\n")
		}
		line := b36(i)
		var by []string
		for _, text := range t.In {
			by = append(by, b36(slices.Index(texts, text)))
		}
		var asked []string
		for _, game := range t.Games {
			asked = append(asked, b36(slices.IndexFunc(c.Games, func(g Game) bool { return g.Names[0] == game })))
		}
		for _, part := range []string{string(t.Kind), at, t.ID, t.Title, t.Lang, t.briefly(), strings.TrimSpace(t.Words), strings.Join(by, " "), strings.Join(asked, " ")} {
			line += "\t" + plain.Replace(part)
		}
		var in [topicFiles]bool
		for _, w := range t.named() {
			if n := topicFile(w); !common[w] && !in[n] {
				in[n] = true
				parts[n].WriteString(line + "\n")
			}
		}
	}
	for i := range parts {
		files.put("n/"+b36(i), parts[i].String())
	}
	files.put("titles", titles.String())
}
