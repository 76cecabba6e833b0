package site

import (
	"encoding/json"
	"fmt"
	"strings"

	"quinola/annotate"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// GamePage is the table at which whole games are played by one book.
type GamePage struct {
	Books    []Link
	Name     string // of the book
	ID, Unit string
	Lang     string    // of the book
	Pool     string    // what the book calls it
	Tables   []TableOf // the book's own table, and those for other numbers of players or another pack
	Others   []TableOf // the books by which a hand can be settled too
	Brief    Link
	Heads    []BriefHead
	Files    GameFiles
}

// TableOf is a book or a variant of it, and what it is called.
type TableOf struct{ ID, Name, Lang, Rulings string }

// GameFiles are the addresses of what the page fetches when it is touched.
type GameFiles struct{ Wasm, Glue, Worker, Script string }

const gamePath = "play/"

// gameHeads are the heads of the game in brief that a player needs before he
// sits down.
var gameHeads = []string{"Players and cards", "Discard", "Play", "Aces and Quinolas", "Pool", "Party", "Reversis"}

func (e *edition) gamePages() []page {
	if !e.playable() {
		return nil
	}
	books := e.books()
	var list []page
	for _, rs := range books {
		name := e.rulesetName(rs)
		path := gamePath + segment(rs.ID) + "/"
		f := Frame{Title: "Play by " + name, Description: "Reversis against bots by the rules of " + name + ", every ruling with its clause."}
		f.Crumbs = []Link{{place{path}.to(gamePath), "Play", ""}}
		list = append(list, page{path: path, frame: f, body: func(at place) (any, error) { return e.gamePage(at, rs, books), nil }})
	}
	return list
}

// playable reports whether there are tables for whole games.
func (e *edition) playable() bool { return e.assets.GameWasm != "" && len(e.books()) > 0 }

// tableOf is the table of a text's book, where there is one.
func (e *edition) tableOf(at place, text string) *Link {
	if !e.playable() || games.Find(text) == nil {
		return nil
	}
	return &Link{at.to(gamePath + segment(text) + "/"), "Play by this book", ""}
}

func (e *edition) gameLinks(at place, books []*game.Ruleset) []Link {
	var list []Link
	for _, rs := range books {
		list = append(list, Link{at.to(gamePath + segment(rs.ID) + "/"), e.rulesetName(rs), ""})
	}
	return list
}

func (e *edition) gamePage(at place, rs *game.Ruleset, books []*game.Ruleset) GamePage {
	v := GamePage{Books: e.gameLinks(at, books), Name: e.rulesetName(rs), ID: rs.ID, Unit: units(rs.Unit), Lang: e.textOf(rs.ID).Meta.Lang}
	v.Pool = e.nameIn("panier", e.textOf(rs.ID).ID, "pool")
	v.Brief = Link{at.to(briefPath + segment(rs.ID) + "/"), "The whole game in brief", ""}
	v.Tables = append(v.Tables, TableOf{ID: rs.ID, Name: "as the book has it"})
	for _, t := range rs.Variants {
		_, name, _ := strings.Cut(t.Name, ", ")
		v.Tables = append(v.Tables, TableOf{ID: t.ID, Name: name})
	}
	for _, other := range books {
		v.Others = append(v.Others, TableOf{other.ID, e.rulesetName(other), e.textOf(other.ID).Meta.Lang, at.root() + e.assets.Rulings[other.ID]})
	}
	for _, name := range gameHeads {
		v.Heads = append(v.Heads, e.briefHead(at, rs, name))
	}
	v.Files = GameFiles{at.root() + e.assets.GameWasm, at.root() + e.assets.Glue, at.root() + e.assets.GameWorker, at.root() + e.assets.Game}
	return v
}

// nameIn is what a text calls a thing, or else what the edition does.
func (e *edition) nameIn(term, text, other string) string {
	if t := e.options.Notes.Term(term); t != nil {
		for _, n := range t.Names {
			if n.Text == text {
				return n.Form
			}
		}
	}
	return other
}

// putGame writes what the tables for whole games fetch.
func (e *edition) putGame(put func(stem, ext string, data []byte) (string, error)) error {
	e.assets.Rulings = map[string]string{}
	for _, rs := range e.books() {
		data, err := e.rulings(rs)
		if err == nil {
			e.assets.Rulings[rs.ID], err = put("rulings-"+segment(rs.ID), ".json", data)
		}
		if err != nil {
			return err
		}
	}
	var err error
	if t := e.options.Table; t != nil && t.Game != nil {
		e.assets.GameWasm, err = put("game", ".wasm.gz", t.Game)
	}
	return err
}

// ruling is what the page of a game says of a rule of one book: the clauses
// that state it, and their words.
type ruling struct {
	Href    string      `json:"href"`
	Clauses [][3]string `json:"clauses"` // name, address, quoted words
}

// rulings are the rules of one book, addresses counted from the folder of the
// site.
func (e *edition) rulings(rs *game.Ruleset) ([]byte, error) {
	root := place{}
	list := map[string]ruling{}
	for _, id := range e.ruleIDs() {
		if lore.Question(id) == nil {
			continue
		}
		r := ruling{Href: root.to(rulePath(id)), Clauses: [][3]string{}}
		for _, l := range e.joined.links[id] {
			c := l.Note.Clause
			n := len(r.Clauses)
			name := clauseName(c)
			if !isOf(rs.ID, c.Text.ID) || l.How == annotate.Contradicts || l.Dead != "" || n > 0 && r.Clauses[n-1][0] == name {
				continue
			}
			r.Clauses = append(r.Clauses, [3]string{name, root.to(clausePath(c)), l.Quote})
		}
		list[id] = r
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return data, nil
}

// units is the plural of a counter.
func units(unit string) string {
	if unit == "fish" {
		return unit
	}
	return unit + "s"
}
