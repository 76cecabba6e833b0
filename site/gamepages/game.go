package gamepages

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// GamePage is the table at which whole games are played by one book.
type GamePage struct {
	Books    []page.Link        // of the game; none where there is one only
	Others   []joined.GameBooks // of the other games
	Game     string             // "Reversis by ", or "" where the book is named after its game
	Name     string             // of the book
	Lent     bool               // it is only played as another, where it says nothing
	ID, Unit string
	Lang     string         // of the book
	Pool     string         // what the book calls it
	PoolIs   string         // what the interface calls it in the language of the book
	Tables   []felt.TableOf // the book's own table, and those for other numbers of players or another pack
	Agreed   []Agreeable
	Settle   []felt.TableOf // the books by which a hand can be settled too
	WayIn    string         // for one who never played it
	Brief    page.Link
	Heads    []BriefHead
	Files    GameFiles
}

// GameFiles are the addresses of what the page fetches when it is touched.
type GameFiles struct{ Wasm, Glue, Worker, Script string }

// GamePages returns the tables at which whole games are played, one for each book.
func (e *Pages) GamePages() []page.Page {
	if !e.Playable() {
		return nil
	}
	books := e.Books()
	var list []page.Page
	for _, rs := range books {
		name := e.RulesetName(rs)
		path := page.GamePath + page.Segment(rs.ID) + "/"
		f := page.Frame{Title: titled(rs, name, "Play"), Description: rs.Game.Name() + " against bots by the rules of " + name + ", every ruling with its clause."}
		f.Crumbs = []page.Link{{Href: page.Place{Path: path}.To(page.GamePath), Text: "Play"}}
		list = append(list, page.Page{Path: path, About: rs.ID, Frame: &f, Body: func(at page.Place) (any, error) { return e.gamePage(at, rs, e.BooksOf(rs.Game)), nil }})
	}
	return list
}

// titled returns the title of a page about a ruleset, in parts each of which a reader
// of another language has said: "Reversis · The Hague 1785 · Play".
func titled(rs *game.Ruleset, name, what string) string {
	if before, found := strings.CutSuffix(gameBefore(rs, name), " by "); found {
		name = before + " · " + name
	}
	return name + " · " + what
}

// gameBefore returns the game's name with "by" after it, to be set before a ruleset's
// name, and nothing where the game is named in that.
func gameBefore(rs *game.Ruleset, name string) string {
	called, _, _ := strings.Cut(rs.Game.Name(), ", ou ")
	if strings.HasPrefix(name, page.Printed(called)) {
		return ""
	}
	return page.Printed(rs.Game.Name()) + " by "
}

// gameNames returns the names of the games of some books.
func gameNames(books []*game.Ruleset) string {
	var names []string
	for _, rs := range books {
		if !slices.Contains(names, rs.Game.Name()) {
			names = append(names, rs.Game.Name())
		}
	}
	return strings.Join(names, ", ")
}

func (e *Pages) gameLinks(at page.Place, books []*game.Ruleset) []page.Link {
	var list []page.Link
	for _, rs := range books {
		list = append(list, page.Link{Href: at.To(page.GamePath + page.Segment(rs.ID) + "/"), Text: e.RulesetName(rs)})
	}
	return list
}

func (e *Pages) gamePage(at page.Place, rs *game.Ruleset, books []*game.Ruleset) GamePage {
	v := GamePage{Game: gameBefore(rs, e.RulesetName(rs)), Books: e.OwnBooks(at, rs, e.gameLinks), Others: e.ByGame(at, rs.Game, e.gameLinks), Name: e.RulesetName(rs), Lent: rs.Lent(), ID: rs.ID, Unit: page.Units(rs.Unit), Lang: e.TextOf(rs).Meta.Lang}
	v.Pool, v.PoolIs = e.nameIn("panier", rs, "pool"), phrases.In(v.Lang, "pool")
	v.WayIn = at.To(page.WayInPath(rs.Game))
	v.Brief = page.Link{Href: at.To(page.BriefPath + page.Segment(rs.ID) + "/"), Text: "The whole game in brief"}
	v.Tables = append(v.Tables, felt.TableOf{ID: rs.ID, Name: "as the book has it"})
	for _, t := range rs.Variants {
		v.Tables = append(v.Tables, felt.TableOf{ID: t.ID, Name: joined.OwnName(rs, t)})
	}
	v.Agreed = e.agreeable(at, rs)
	for _, other := range books {
		v.Settle = append(v.Settle, felt.TableOf{ID: other.ID, Name: e.RulesetName(other), Lang: e.TextOf(other).Meta.Lang, Rulings: at.Root() + e.Assets.Rulings[other.ID]})
	}
	for _, h := range aimFirst(rs.Game) {
		if h.Sit {
			v.Heads = append(v.Heads, e.briefHead(at, rs, h))
		}
	}
	v.Files = GameFiles{at.Root() + e.Assets.Games[rs.Game.Family()], at.Root() + e.Assets.Glue, at.Root() + e.Assets.GameWorker, at.Root() + e.Assets.Game}
	return v
}

// nameIn returns what the clauses of a book of a game call a thing, or else what the
// edition does: one text may teach many games, each with its own words.
func (e *Pages) nameIn(term string, rs *game.Ruleset, other string) string {
	t := e.Notes.Term(term)
	if t == nil {
		return other
	}
	for _, n := range t.Names {
		form := strings.ToLower(n.Form)
		if n.Text == rs.TextID() && slices.ContainsFunc(e.TextOf(rs).Clauses, func(c *corpus.Clause) bool {
			return joined.Holds(rs, c) && strings.Contains(strings.ToLower(c.Reading()), form)
		}) {
			return n.Form
		}
	}
	return other
}

// ruling is what the page of a game says of a rule of one book: the clauses
// that state it, and their words.
type ruling struct {
	Href    string      `json:"href"`
	Says    string      `json:"says,omitempty"` // what the book answers, in plain words
	Clauses [][3]string `json:"clauses"`        // name, address, quoted words
}

// Rulings returns the rules of one book, addresses counted from the folder of the
// site.
func (e *Pages) Rulings(rs *game.Ruleset) ([]byte, error) {
	root := page.Place{}
	list := map[string]ruling{}
	for _, id := range e.RuleIDs() {
		if lore.Question(id) == nil {
			continue
		}
		r := ruling{Href: root.To(page.RulePath(id)), Clauses: [][3]string{}}
		if rs.Answer(id) != nil {
			r.Says = page.Printed(answer.Of(rs, id))
		}
		var of []*annotate.Link // of one clause
		for _, l := range e.Links[id] {
			if !joined.Speaks(rs, l) || l.How == annotate.Contradicts || l.Dead != "" {
				continue
			}
			if len(of) > 0 && of[0].Note != l.Note {
				r.Clauses = append(r.Clauses, statingBy(root, of))
				of = nil
			}
			of = append(of, l)
		}
		if len(of) > 0 {
			r.Clauses = append(r.Clauses, statingBy(root, of))
		}
		for i := len(r.Clauses) - 1; i > 0; i-- {
			r.Clauses[i][0] = page.NameAfter(r.Clauses[i-1][0], r.Clauses[i][0])
		}
		if as := e.LentTo(root, rs, id); as != nil {
			r.Clauses = append(r.Clauses, [3]string{as.Text, as.Href, ""})
		}
		e.quoteIn(&r, root, rs, id)
		list[id] = r
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return data, nil
}

// quoteIn leaves the words of one clause, to be quoted beside the ruling: those that state
// the rule best, if they speak for themselves, else the first that are long enough.
func (e *Pages) quoteIn(r *ruling, root page.Place, rs *game.Ruleset, id string) {
	if w := e.bestWording(rs, id); w != nil && w.speaks() {
		href := root.To(page.ClausePath(w.links[0].Note.Clause))
		for i := range r.Clauses {
			c := &r.Clauses[i]
			if c[2] = ""; c[1] == href {
				c[2] = page.Printed(w.quote)
			}
		}
		return
	}
	speaks := slices.IndexFunc(r.Clauses, func(c [3]string) bool { return utf8.RuneCountInString(c[2]) >= fewest })
	for i := range speaks {
		r.Clauses[i][2] = "" // stand back behind words that say more
	}
}

// statingBy returns a clause that states a rule by some links: its name, its address and
// the words that do. Where each is of one case or figure, the words of the first
// would stand beside a ruling on another, and none are given.
func statingBy(root page.Place, links []*annotate.Link) [3]string {
	c := links[0].Note.Clause
	words := ""
	whole := slices.IndexFunc(links, func(l *annotate.Link) bool { return l.Case == "" && l.Figure == "" })
	if whole >= 0 || len(links) == 1 {
		words = page.Printed(joined.QuotationOf(links[max(0, whole)]))
	}
	return [3]string{page.ClauseName(c), root.To(page.ClausePath(c)), words}
}
