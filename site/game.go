package site

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
)

// GamePage is the table at which whole games are played by one book.
type GamePage struct {
	Books    []Link      // of the game; none where there is one only
	Others   []GameBooks // of the other games
	Game     string      // "Reversis by ", or "" where the book is named after its game
	Name     string      // of the book
	ID, Unit string
	Lang     string    // of the book
	Pool     string    // what the book calls it
	Tables   []TableOf // the book's own table, and those for other numbers of players or another pack
	Agreed   []Agreeable
	Settle   []TableOf // the books by which a hand can be settled too
	Brief    Link
	Heads    []BriefHead
	Files    GameFiles
}

// TableOf is a book or a variant of it, and what it is called.
type TableOf struct{ ID, Name, Lang, Rulings string }

// GameFiles are the addresses of what the page fetches when it is touched.
type GameFiles struct{ Wasm, Glue, Worker, Script string }

// gamePages are the tables at which whole games are played, one for each book.
func (e *gamePages) gamePages() []page {
	if !e.playable() {
		return nil
	}
	books := e.books()
	var list []page
	for _, rs := range books {
		name := e.rulesetName(rs)
		path := gamePath + segment(rs.ID) + "/"
		f := Frame{Title: titled(rs, name, "Play"), Description: rs.Game.Name() + " against bots by the rules of " + name + ", every ruling with its clause."}
		f.Crumbs = []Link{{place{path}.to(gamePath), "Play", ""}}
		list = append(list, page{path: path, about: rs.ID, frame: &f, body: func(at place) (any, error) { return e.gamePage(at, rs, e.booksOf(rs.Game)), nil }})
	}
	return list
}

// titled is the title of a page about a ruleset, in parts each of which a reader
// of another language has said: "Reversis · The Hague 1785 · Play".
func titled(rs *game.Ruleset, name, what string) string {
	if before, found := strings.CutSuffix(gameBefore(rs, name), " by "); found {
		name = before + " · " + name
	}
	return name + " · " + what
}

// gameBefore is the game's name with "by" after it, to be set before a ruleset's
// name, and nothing where the game is named in that.
func gameBefore(rs *game.Ruleset, name string) string {
	called, _, _ := strings.Cut(rs.Game.Name(), ", ou ")
	if strings.HasPrefix(name, printed(called)) {
		return ""
	}
	return printed(rs.Game.Name()) + " by "
}

// playable reports whether there are tables for whole games.
func (e *edition) playable() bool { return len(e.assets.Games) > 0 && len(e.books()) > 0 }

// tableOf is the table of a ruleset, where there is one.
func (e *edition) tableOf(at place, rs *game.Ruleset) *Link {
	if rs == nil || !e.playable() || !slices.Contains(e.books(), rs) {
		return nil
	}
	return &Link{at.to(gamePath + segment(rs.ID) + "/"), "Play by this book", ""}
}

// tablesOf are the tables of a text's games, each by its name where there are
// several, and where a game has several by that of its manner.
func (e *edition) tablesOf(at place, t *corpus.Text) (list []Link) {
	books := rulesetsOf(t)
	for _, rs := range books {
		if l := e.tableOf(at, rs); l != nil {
			if len(books) > 1 {
				name := rs.Game.Name()
				if slices.ContainsFunc(books, func(o *game.Ruleset) bool { return o != rs && o.Game == rs.Game }) {
					name, _, _ = strings.Cut(rs.Name, ", ")
				}
				l.Text = "Play " + name + " by this book"
			}
			list = append(list, *l)
		}
	}
	return list
}

// gameNames are the names of the games of some books.
func gameNames(books []*game.Ruleset) string {
	var names []string
	for _, rs := range books {
		if !slices.Contains(names, rs.Game.Name()) {
			names = append(names, rs.Game.Name())
		}
	}
	return strings.Join(names, ", ")
}

func (e *gamePages) gameLinks(at place, books []*game.Ruleset) []Link {
	var list []Link
	for _, rs := range books {
		list = append(list, Link{at.to(gamePath + segment(rs.ID) + "/"), e.rulesetName(rs), ""})
	}
	return list
}

func (e *gamePages) gamePage(at place, rs *game.Ruleset, books []*game.Ruleset) GamePage {
	v := GamePage{Game: gameBefore(rs, e.rulesetName(rs)), Books: e.ownBooks(at, rs, e.gameLinks), Others: e.byGame(at, rs.Game, e.gameLinks), Name: e.rulesetName(rs), ID: rs.ID, Unit: units(rs.Unit), Lang: e.textOf(rs).Meta.Lang}
	v.Pool = e.nameIn("panier", rs, "pool")
	v.Brief = Link{at.to(briefPath + segment(rs.ID) + "/"), "The whole game in brief", ""}
	v.Tables = append(v.Tables, TableOf{ID: rs.ID, Name: "as the book has it"})
	for _, t := range rs.Variants {
		v.Tables = append(v.Tables, TableOf{ID: t.ID, Name: ownName(rs, t)})
	}
	v.Agreed = e.agreeable(at, rs)
	for _, other := range books {
		v.Settle = append(v.Settle, TableOf{other.ID, e.rulesetName(other), e.textOf(other).Meta.Lang, at.root() + e.assets.Rulings[other.ID]})
	}
	for _, h := range lore.Of(rs.Game).Heads() {
		if h.Sit {
			v.Heads = append(v.Heads, e.briefHead(at, rs, h))
		}
	}
	v.Files = GameFiles{at.root() + e.assets.Games[rs.Game.Family()], at.root() + e.assets.Glue, at.root() + e.assets.GameWorker, at.root() + e.assets.Game}
	return v
}

// nameIn is what the clauses of a book of a game call a thing, or else what the
// edition does: one text may teach many games, each with its own words.
func (e *gamePages) nameIn(term string, rs *game.Ruleset, other string) string {
	t := e.notes.Term(term)
	if t == nil {
		return other
	}
	for _, n := range t.Names {
		form := strings.ToLower(n.Form)
		if n.Text == rs.TextID() && slices.ContainsFunc(e.textOf(rs).Clauses, func(c *corpus.Clause) bool {
			return holds(rs, c) && strings.Contains(strings.ToLower(c.Reading()), form)
		}) {
			return n.Form
		}
	}
	return other
}

// putGame writes what the tables for whole games fetch.
func (e *builder) putGame(put func(stem, ext string, data []byte) (string, error)) error {
	e.assets.Rulings = map[string]string{}
	for _, rs := range e.books() {
		data, err := e.games.rulings(rs)
		if err == nil {
			e.assets.Rulings[rs.ID], err = put("rulings-"+segment(rs.ID), ".json", data)
		}
		if err != nil {
			return err
		}
	}
	e.assets.Games = map[string]string{}
	if t := e.engine; t != nil {
		for _, f := range lore.Families() {
			wasm := t.Modules[gameModule(f)]
			if wasm == nil {
				continue
			}
			var err error
			if e.assets.Games[f], err = put(gameModule(f), wasmEnd, wasm); err != nil {
				return err
			}
		}
	}
	return nil
}

// ruling is what the page of a game says of a rule of one book: the clauses
// that state it, and their words.
type ruling struct {
	Href    string      `json:"href"`
	Says    string      `json:"says,omitempty"` // what the book answers, in plain words
	Clauses [][3]string `json:"clauses"`        // name, address, quoted words
}

// rulings are the rules of one book, addresses counted from the folder of the
// site.
func (e *gamePages) rulings(rs *game.Ruleset) ([]byte, error) {
	root := place{}
	list := map[string]ruling{}
	for _, id := range e.ruleIDs() {
		if lore.Question(id) == nil {
			continue
		}
		r := ruling{Href: root.to(rulePath(id)), Clauses: [][3]string{}}
		if rs.Answer(id) != nil {
			r.Says = printed(answer.Of(rs, id))
		}
		var of []*annotate.Link // of one clause
		for _, l := range e.links[id] {
			if !annotate.Speaks(rs, l) || l.How == annotate.Contradicts || l.Dead != "" {
				continue
			}
			if len(of) > 0 && of[0].Note != l.Note {
				r.Clauses = append(r.Clauses, stating(root, of))
				of = nil
			}
			of = append(of, l)
		}
		if len(of) > 0 {
			r.Clauses = append(r.Clauses, stating(root, of))
		}
		list[id] = r
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return data, nil
}

// stating is a clause that states a rule by some links: its name, its address and
// the words that do. Where each is of one case or figure, the words of the first
// would stand beside a ruling on another, and none are given.
func stating(root place, links []*annotate.Link) [3]string {
	c := links[0].Note.Clause
	words := ""
	whole := slices.IndexFunc(links, func(l *annotate.Link) bool { return l.Case == "" && l.Figure == "" })
	if whole >= 0 || len(links) == 1 {
		words = printed(quotationOf(links[max(0, whole)]))
	}
	return [3]string{clauseName(c), root.to(clausePath(c)), words}
}

// units is the plural of a counter.
func units(unit string) string {
	if unit == "fish" {
		return unit
	}
	return unit + "s"
}
