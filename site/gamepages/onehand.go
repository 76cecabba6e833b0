package gamepages

import (
	"regexp"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/stage"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
)

// OneHandPage is one hand settled by every book that can have it: what each
// pays for the same cards, played the same.
type OneHandPage struct {
	Example felt.Example
	Books   []HandUnder
	Not     []Unheld // books that cannot have the hand, and why
}

// HandUnder is the hand by one book.
type HandUnder struct {
	Name   page.Link
	Unit   string
	Nets   []felt.NamedFigure
	Ledger []felt.LedgerRow // the events in which something is paid
}

const oneHandPath = "compare/hand/"

// The hand is the most telling of so many, dealt and played at random by the
// first of the books: that by which the books' nets differ most.
const (
	handsTried = 120
	handsSeed  = 1785
)

// OneHandPages returns the page of one hand settled by every book of its game.
func (e *Pages) OneHandPages() []page.Page {
	books := e.tableMates()
	if e.Notes == nil || len(books) < 2 {
		return nil
	}
	f := page.Frame{Title: "One hand by every book", Description: "The same cards, played the same: what each book has paid.", Crumbs: []page.Link{{Href: page.Place{Path: oneHandPath}.To("compare/"), Text: "Compare"}}}
	return []page.Page{{Path: oneHandPath, Frame: &f, Body: func(at page.Place) (any, error) {
		r, err := tellingHand(books)
		if err != nil {
			return nil, err
		}
		v := OneHandPage{}
		for _, rs := range books {
			on, err := stage.Open(under(r, rs), rs.ID)
			if err != nil {
				v.Not = append(v.Not, plainly(e.RulesetName(rs), rs, err))
				continue
			}
			if rs.ID == r.Rules {
				v.Example = felt.Example{ID: "hand", Title: joined.Told{English: "The hand", Ours: true}, Rules: rs.ID, Lang: "en", Text: strings.TrimRight(r.Block(), "\n"), JSON: string(r.AppendJSON(nil))}
				e.Lay(at, &v.Example, on)
				e.Tell(at, &v.Example, on)
			}
			v.Books = append(v.Books, e.handUnder(at, rs, on.Whole))
		}
		return v, nil
	}}}
}

// rulesNamed is what the engine puts after a fault: the rules that refuse it.
var rulesNamed = regexp.MustCompile(` \(by ([^)]+)\)$`)

// Unheld is a book that cannot have a hand, and why, with the players' names; what it
// answers to the rules that refuse the hand stands for their ids.
type Unheld struct {
	Name, Why string
	Answers   []string
}

func plainly(name string, rs *game.Ruleset, err error) Unheld {
	named := rulesNamed.FindStringSubmatch(err.Error())
	u := Unheld{Name: name, Why: felt.Spoken(rulesNamed.ReplaceAllString(err.Error(), ""))}
	if named == nil {
		return u
	}
	for id := range strings.SplitSeq(named[1], ", ") {
		if says := joined.Answers(rs, id); says != "" {
			u.Answers = append(u.Answers, says)
		}
	}
	if len(u.Answers) > 0 {
		u.Why = strings.TrimSuffix(u.Why, ".") + "."
	}
	return u
}

// tableMates returns the books that can settle the same hand: of those of one game
// for the same number of players, the most there are.
func (e *Pages) tableMates() (most []*game.Ruleset) {
	for _, first := range e.Books() {
		books := slices.DeleteFunc(e.BooksOf(first.Game), func(rs *game.Ruleset) bool { return rs.Seats != first.Seats })
		if len(books) > len(most) {
			most = books
		}
	}
	return most
}

// under returns a hand as another book has it laid out.
func under(r *record.Record, rs *game.Ruleset) *record.Record {
	hand := *r
	if hand.Rules != rs.ID {
		hand.Rules, hand.Pools = rs.ID, rs.PoolsFor(r.Pools)
	}
	return &hand
}

func (e *Pages) handUnder(at page.Place, rs *game.Ruleset, so *game.Settlement) HandUnder {
	h := HandUnder{Name: page.Link{Href: at.To(page.BriefPath + page.Segment(rs.ID) + "/"), Text: e.RulesetName(rs)}, Unit: rs.Unit}
	for _, seat := range so.Seats {
		h.Nets = append(h.Nets, felt.NamedFigure{Name: felt.SeatName(seat), Value: int(so.Net[seat])})
	}
	for i, row := range e.Ledger(at, rs.ID, so) {
		if len(so.Events[i].Pays) > 0 {
			h.Ledger = append(h.Ledger, row)
		}
	}
	return h
}

// tellingMix returns the kind of random hand in which the most rules of a game have
// their say.
func tellingMix(g game.Game) string {
	for _, m := range lore.Of(g).Mixes() {
		if m.Telling {
			return m.ID
		}
	}
	return game.Plain
}

// tellingHand returns the hand of those tried by which the books differ most.
func tellingHand(books []*game.Ruleset) (*record.Record, error) {
	laws := make([]game.Law, len(books))
	for i, rs := range books {
		var err error
		if laws[i], err = rs.Compile(); err != nil {
			return nil, err
		}
	}
	var best *record.Record
	mix, most := tellingMix(books[0].Game), -1
	for seed := range uint64(handsTried) {
		r := play.Random(laws[0], mix, handsSeed+seed)
		r.Rules = books[0].ID
		nets := map[[cards.Seats]int32]bool{}
		had, paid := 0, 0
		for i, rs := range books {
			if so, err := laws[i].Settle(under(r, rs)); err == nil && so.Done && !so.Void {
				nets[so.Net] = true
				had++
				paid += len(so.Events)
			}
		}
		if worth := 1000*had + 100*len(nets) + paid; worth > most {
			best, most = r, worth
		}
	}
	return best, nil
}
