package gamepages

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/joined"
	"quinola/site/page"
)

// QuestionsPage is the questions that several games put to their books, as a
// map: a line for each question, a column for each game, and the same letter
// where the answer is the same.
type QuestionsPage struct {
	Games  []page.Link
	Groups []QuestionGroup
	Alike  []Alikeness
	Books  int
	Count  int // of questions
}

// QuestionGroup is the questions under one head.
type QuestionGroup struct {
	Name      string
	Questions []Asked
}

// Asked is one question over all games, and what each game answers to it.
type Asked struct {
	page.Link
	Answers []GivenAnswer // the commonest first
	Cells   []AskedCell   // one a game, as QuestionsPage.Games
	Without []page.Link   // the games whose books say nothing to it
	Books   int
}

// GivenAnswer is one answer, by its letter, and the games whose books give it.
type GivenAnswer struct {
	Letter, Says string
	Games        []AnsweringGame
}

// AnsweringGame is a game some of whose books give an answer.
type AnsweringGame struct {
	Game  page.Link
	Books []ComparedBook
}

// AskedCell is the answers of one game, by their letters.
type AskedCell struct {
	Game    string
	Letters []AnswerLetter
}

// AnswerLetter is an answer where there is room for a letter.
type AnswerLetter struct{ Href, Letter, Says, Shade string }

// Alikeness is how often one game answers as each of the others does, of the
// questions that both answer.
type Alikeness struct {
	Game  page.Link
	Cells []AlikeCell
}

// AlikeCell is so many questions of so many; of none for a game and itself.
type AlikeCell struct {
	Game      string
	Same, All int
	Shade     string // "s0" to "s4"
}

// QuestionsPages returns the map of the questions that several games are asked.
func (e *Pages) QuestionsPages() []page.Page {
	if e.Notes == nil {
		return nil
	}
	shared := e.Shared()
	if len(shared) == 0 {
		return nil
	}
	f := page.Frame{Title: "Questions over games", Description: "One question after another, and what every book of every game answers."}
	list := []page.Page{{Path: page.QuestionsPath, Frame: &f, Body: func(at page.Place) (any, error) { return e.questionMap(at, shared), nil }}}
	return list
}

// QuestionPages returns those questions, a page each.
func (e *Pages) QuestionPages() []page.Page {
	if e.Notes == nil {
		return nil
	}
	shared := e.Shared()
	var list []page.Page
	for i, s := range shared {
		path := page.QuestionPath(s)
		at := page.Place{Path: path}
		f := page.Frame{Title: s.Asks, Description: s.Asks + " What every book of every game answers.", Crumbs: []page.Link{{Href: at.To(page.QuestionsPath), Text: "Questions over games"}}}
		if i > 0 {
			f.Prev = &page.Link{Href: at.To(page.QuestionPath(shared[i-1])), Text: shared[i-1].Asks}
		}
		if i+1 < len(shared) {
			f.Next = &page.Link{Href: at.To(page.QuestionPath(shared[i+1])), Text: shared[i+1].Asks}
		}
		list = append(list, page.Page{Path: path, About: s.ID, Frame: &f, Body: func(at page.Place) (any, error) { return e.asked(at, s), nil }})
	}
	return list
}

// questionMap returns all shared questions, and how alike the games are by them.
func (e *Pages) questionMap(at page.Place, shared []*lore.Shared) QuestionsPage {
	v := QuestionsPage{Count: len(shared), Books: len(e.Books())}
	played := e.PlayedGames()
	for _, g := range played {
		v.Games = append(v.Games, e.GameLink(at, g))
	}
	said := make([][][]string, len(shared)) // by question and game: the letters
	for i, s := range shared {
		a := e.asked(at, s)
		for _, c := range a.Cells {
			var letters []string
			for _, l := range c.Letters {
				letters = append(letters, l.Letter)
			}
			said[i] = append(said[i], letters)
		}
		name := HeadName(s.Head)
		n := slices.IndexFunc(v.Groups, func(g QuestionGroup) bool { return g.Name == name })
		if n < 0 {
			n = len(v.Groups)
			v.Groups = append(v.Groups, QuestionGroup{Name: name})
		}
		v.Groups[n].Questions = append(v.Groups[n].Questions, a)
	}
	for a := range played {
		row := Alikeness{Game: v.Games[a]}
		for b := range played {
			row.Cells = append(row.Cells, alike(said, a, b, v.Games[b].Text))
		}
		v.Alike = append(v.Alike, row)
	}
	return v
}

// shades is how many shades tell shares apart.
const shades = 5

// alike counts the questions to which two games give an answer in common, of
// those to which both give one.
func alike(said [][][]string, a, b int, name string) AlikeCell {
	c := AlikeCell{Game: name}
	if a == b {
		return c
	}
	for _, q := range said {
		if len(q[a]) == 0 || len(q[b]) == 0 {
			continue
		}
		c.All++
		if slices.ContainsFunc(q[a], func(l string) bool { return slices.Contains(q[b], l) }) {
			c.Same++
		}
	}
	if c.All > 0 {
		c.Shade = "s" + string(rune('0'+min(shades*c.Same/c.All, shades-1)))
	}
	return c
}

// HeadName returns a head as it stands over several games: "The deal" of one is
// "Deal" of another.
func HeadName(head string) string {
	if name, ok := strings.CutPrefix(head, "The "); ok {
		return page.Capital(name)
	}
	if head == "" {
		return "Other"
	}
	return head
}

// asked returns what every book answers to one question.
func (e *Pages) asked(at page.Place, s *lore.Shared) Asked {
	a := Asked{Link: page.Link{Href: at.To(page.QuestionPath(s)), Text: s.Asks}}
	for _, g := range e.PlayedGames() {
		answered := false
		for _, rs := range e.BooksOf(g) {
			says, book := e.toldBy(at, s, rs)
			for i := 0; says == "" && i < len(rs.Variants); i++ { // it may arise among other numbers only
				says, book = e.toldBy(at, s, rs.Variants[i])
			}
			if says == "" {
				continue
			}
			answered = true
			a.Books++
			a.give(says, e.GameLink(at, g), book)
		}
		if !answered {
			a.Without = append(a.Without, e.GameLink(at, g))
		}
	}
	slices.SortStableFunc(a.Answers, func(x, y GivenAnswer) int { return cmp.Compare(len(y.Games), len(x.Games)) })
	for i := range a.Answers {
		a.Answers[i].Letter = letter(i)
	}
	for _, g := range e.PlayedGames() {
		a.Cells = append(a.Cells, a.cell(e.GameLink(at, g)))
	}
	return a
}

// mostSaid is how many places a book is quoted from for one answer.
const mostSaid = 2

// toldBy returns what one book answers, under whatever ids, and in whose words.
func (e *Pages) toldBy(at page.Place, s *lore.Shared, rs *game.Ruleset) (string, ComparedBook) {
	book := ComparedBook{Text: e.RulesetName(rs)}
	says, _ := joined.Together(language.English, s, rs)
	for _, id := range s.In(rs) {
		for _, l := range e.Links[id] {
			if joined.Speaks(rs, l) && l.Dead == "" && l.How != annotate.Contradicts && len(book.Says) < mostSaid {
				book.Says = append(book.Says, joined.Quoting(l, page.ClauseLink(at, l.Note.Clause)))
			}
		}
		if silence := e.unsaid(at, &book, rs, id); silence != nil {
			book.Near = e.silent(at, rs, silence)
		}
		if len(book.Says) == 0 && book.Silence == nil && book.Taken == nil {
			book.Taken = e.takenFrom(at, rs, id)
		}
	}
	if len(book.Says) > 0 || book.Silence != nil {
		book.Taken = nil
	}
	if says == "" {
		return e.ruledNot(at, s, rs)
	}
	return says, book
}

// unsaid says whence a book has an answer of which no words of its own are quoted: from a
// ruling on its silence, which is returned, or from the book as which it is played.
func (e *Pages) unsaid(at page.Place, book *ComparedBook, rs *game.Ruleset, id string) (silence *game.Silence) {
	if len(book.Says) > 0 {
		return nil
	}
	if as := e.LentTo(at, rs, id); as != nil {
		book.As = *as
	}
	if silence = e.Notes.Ruled(rs.ID, id); silence != nil {
		book.Silence = e.ruling(rs, silence.Ruling)
	}
	return silence
}

// ruledNot returns what is ruled of a question for which a book has no rule: that it
// does not arise there, or that nobody is held to it. "" where nothing is ruled.
func (e *Pages) ruledNot(at page.Place, s *lore.Shared, rs *game.Ruleset) (string, ComparedBook) {
	for _, id := range s.IDs {
		if silence := e.Notes.Ruled(rs.ID, id); silence != nil {
			return silence.Ruling, ComparedBook{Text: e.RulesetName(rs), Silence: e.ruling(rs, silence.From), Near: e.silent(at, rs, silence)}
		}
	}
	return "", ComparedBook{}
}

// ruling returns what is ruled where a book is silent, or whence that comes.
func (e *Pages) ruling(rs *game.Ruleset, english string) *joined.Told {
	told := e.Says(rs.TextID(), english)
	return &told
}

// sameRuling reports whether two books are silent alike, or neither is.
func sameRuling(a, b *joined.Told) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.English == b.English
}

// silent returns the clauses that come nearest to saying what is ruled.
func (e *Pages) silent(at page.Place, rs *game.Ruleset, silence *game.Silence) []page.Link {
	var list []page.Link
	for _, path := range silence.Clauses {
		if c := e.Corpus.Clause(rs.TextID() + ":" + path); c != nil {
			list = append(list, page.ClauseLink(at, c))
		}
	}
	return list
}

// takenFrom returns the game from which a book takes over its answer to a question,
// and the clause by which it does, where it names one.
func (e *Pages) takenFrom(at page.Place, rs *game.Ruleset, id string) []page.Link {
	base, by := rs.Base(id)
	if base == nil {
		return nil
	}
	var list []page.Link
	if base.Game != rs.Game {
		list = append(list, e.GameLink(at, base.Game))
	}
	if c := e.Corpus.Clause(rs.TextID() + ":" + by); c != nil {
		list = append(list, page.ClauseLink(at, c))
	}
	return list
}

// give notes that a book of a game gives an answer.
func (a *Asked) give(says string, g page.Link, book ComparedBook) {
	i := slices.IndexFunc(a.Answers, func(x GivenAnswer) bool { return x.Says == says })
	if i < 0 {
		i = len(a.Answers)
		a.Answers = append(a.Answers, GivenAnswer{Says: says})
	}
	x := &a.Answers[i]
	if n := len(x.Games); n == 0 || x.Games[n-1].Game != g {
		x.Games = append(x.Games, AnsweringGame{Game: g})
	}
	last := &x.Games[len(x.Games)-1]
	if !slices.ContainsFunc(last.Books, func(b ComparedBook) bool {
		return sameRuling(b.Silence, book.Silence) && b.As == book.As && slices.Equal(b.Says, book.Says) && slices.Equal(b.Taken, book.Taken) && slices.Equal(b.Near, book.Near)
	}) {
		last.Books = append(last.Books, book) // several manners of a game may stand in the same words
	}
}

// cell returns the answers of one game.
func (a *Asked) cell(g page.Link) AskedCell {
	c := AskedCell{Game: g.Text}
	for i, x := range a.Answers {
		if slices.ContainsFunc(x.Games, func(o AnsweringGame) bool { return o.Game == g }) {
			shade := "own" // of one game alone
			if len(x.Games) > 1 {
				shade = "s" + string(rune('0'+max(shades-1-i, 1)))
			}
			c.Letters = append(c.Letters, AnswerLetter{a.Href + "#" + x.Letter, x.Letter, x.Says, shade})
		}
	}
	return c
}

// letter returns the letter of the i-th answer: a to z, then a2 ...
func letter(i int) string {
	l := string(rune('a' + i%26))
	if i >= 26 {
		l += string(rune('1' + i/26))
	}
	return l
}
