package gamepages

import (
	_ "embed"
	"slices"
	"strings"

	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/sitting"
	"quinola/engine/stage"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
)

// OneDealPage is one shuffled pack under several games: each deals it, bids,
// plays and pays as its book has it.
type OneDealPage struct {
	Hands []DealtBy
	Apart []AnsweredApart // what made the hands differ
}

// DealtBy is the pack as one book has it dealt, and what came of it.
type DealtBy struct {
	Game    string
	Book    page.Link  // in brief
	Play    *page.Link // the table of the book; nil where there is none
	Unit    string
	Said    []page.NamedText // what was said before the first card, by whom
	Results []page.NamedText // what it came to, and for whom
	Players []DealtPlayer
	Example felt.Example // the table, and what follows
}

// DealtPlayer is what a player has taken and gained.
type DealtPlayer struct {
	Name        string
	Tricks, Net int
}

// AnsweredApart is a question that had a say in the hands, and that the books
// answer differently.
type AnsweredApart struct {
	Question page.Link
	Answers  []ApartAnswer
}

// ApartAnswer is an answer, "" for none, and the games whose books give it.
type ApartAnswer struct {
	Says  string
	Games []string
}

const oneDealPath = "compare/deal/"

// dealtRecords is one pack dealt by each of some books and played by their bots,
// a play block for each. TestOneDeal makes it: to play so well takes longer than
// to build a page may.
//
//go:embed onedeal.play
var dealtRecords string

// dealing is the questions by which a pack is dealt: no rule is said to have
// fired for them.
var dealing = []string{"parts/players", "parts/deal.count", "parts/deal.packets"}

// dealtHands returns the hands of dealtRecords.
func dealtHands() (list []*record.Record, err error) {
	for block := range strings.SplitSeq(strings.TrimSpace(dealtRecords), "\n\n") {
		r, err := record.ParseBlock("", block)
		if err != nil {
			return nil, err
		}
		list = append(list, r)
	}
	return list, nil
}

// OneDealPages returns the page of one pack dealt by the books of three games.
func (e *Pages) OneDealPages() []page.Page {
	if !e.dealsAll() {
		return nil
	}
	f := page.Frame{Title: "One pack, three games", Description: "The same shuffled pack, dealt, bid, played and paid by the book of each game.", Crumbs: []page.Link{{Href: page.Place{Path: oneDealPath}.To("compare/"), Text: "Compare"}}}
	return []page.Page{{Path: oneDealPath, Frame: &f, Body: func(at page.Place) (any, error) {
		hands, err := dealtHands()
		if err != nil {
			return nil, err
		}
		v := OneDealPage{}
		books := make([]*game.Ruleset, len(hands))
		asked := slices.Clone(dealing)
		for i, r := range hands {
			on, err := stage.Open(r, "")
			if err != nil {
				return nil, err
			}
			books[i] = on.Law.Book()
			asked = append(asked, on.Whole.Fired...)
			v.Hands = append(v.Hands, e.dealtBy(at, r, on))
		}
		v.Apart = e.answeredApart(at, books, asked)
		return v, nil
	}}}
}

// dealsAll reports whether the notes and the books of all the hands are here.
func (e *Pages) dealsAll() bool {
	if e.Notes == nil {
		return false
	}
	hands, err := dealtHands()
	return err == nil && !slices.ContainsFunc(hands, func(r *record.Record) bool {
		rs := games.Find(r.Rules)
		return rs == nil || !slices.Contains(e.Books(), rs)
	})
}

// dealtBy returns one hand, told.
func (e *Pages) dealtBy(at page.Place, r *record.Record, on *stage.Stage) DealtBy {
	rs, so := on.Law.Book(), on.Whole
	h := DealtBy{Game: rs.Game.Name(), Book: page.Link{Href: at.To(page.BriefPath + page.Segment(rs.ID) + "/"), Text: e.RulesetName(rs)}, Play: e.TableOf(at, rs), Unit: page.Units(rs.Unit)}
	for i := range r.Steps {
		st := &r.Steps[i]
		h.Said = append(h.Said, page.NamedText{Name: felt.SeatName(st.Seat), Text: (&sitting.Look{}).Tells(st)})
	}
	for _, o := range so.Outcomes {
		var names []string
		for _, seat := range o.Seats {
			names = append(names, felt.SeatName(seat))
		}
		h.Results = append(h.Results, page.NamedText{Name: page.Capital(o.What), Text: strings.Join(names, ", ")})
	}
	for _, seat := range so.Seats {
		h.Players = append(h.Players, DealtPlayer{felt.SeatName(seat), int(so.Taken[seat]), int(so.Net[seat])})
	}
	h.Example = felt.Example{ID: page.Segment(rs.ID), Under: "of-" + page.Segment(rs.ID), Title: joined.Told{English: "The hand", Ours: true}, Rules: rs.ID, Lang: e.TextOf(rs).Meta.Lang, Text: strings.TrimRight(r.Block(), "\n"), JSON: string(r.AppendJSON(nil)), Later: true}
	e.Lay(at, &h.Example, on)
	e.Tell(at, &h.Example, on)
	for i := range h.Example.Ledger {
		row := &h.Example.Ledger[i]
		row.By = row.By[:min(1, len(row.By))] // three columns have no room for all that a payment rests on
	}
	return h
}

// answeredApart returns those of the questions asked that the books answer
// differently, the answer of the most books first.
func (e *Pages) answeredApart(at page.Place, books []*game.Ruleset, asked []string) (list []AnsweredApart) {
	seen := map[string]bool{}
	for _, id := range asked {
		m, known := e.meetings()[id]
		if seen[id] || !known || m.Question == nil {
			continue
		}
		seen[id] = true
		a := AnsweredApart{Question: page.Link{Href: at.To(e.askedPath(id)), Text: m.Question.Asks}}
		for _, rs := range books {
			says := answer.Of(rs, id)
			i := slices.IndexFunc(a.Answers, func(x ApartAnswer) bool { return x.Says == says })
			if i < 0 {
				i = len(a.Answers)
				a.Answers = append(a.Answers, ApartAnswer{Says: says})
			}
			a.Answers[i].Games = append(a.Answers[i].Games, rs.Game.Name())
		}
		if len(a.Answers) > 1 {
			list = append(list, a)
		}
	}
	return list
}

// askedPath returns the page on which a question is asked of all games, or else that
// of its rule.
func (e *Pages) askedPath(id string) string {
	for _, s := range e.Shared() {
		if slices.Contains(s.IDs, id) {
			return page.QuestionPath(s)
		}
	}
	return page.RulePath(id)
}
