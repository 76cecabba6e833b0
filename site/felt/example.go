// Package felt makes the view of an example on the card table: cards, tricks and deeds,
// what follows from them and why, and what of a hand a reader may change.
package felt

import (
	"fmt"
	"html/template"
	"slices"
	"strconv"
	"strings"
	"sync"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/engine/cards"
	"quinola/engine/example"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/stage"
	"quinola/site/joined"
	"quinola/site/page"
)

// Table is the table on which the pages show examples.
type Table struct {
	*joined.Edition
	behinds sync.Map // what firstBehind found, by its question
}

// Example is a play block as cards on a table, with what comes of it.
type Example struct {
	ID      string // the anchor on the page
	Label   string // of its tab, before the hand
	Title   joined.Told
	Under   string // the anchor of the heading that tells it from others of the same title, or ""
	Hand    int    // which hand of a run it is, counted from 1, and of how many; 0 where it stands alone
	Hands   int
	Text    string // the block itself
	JSON    string // the same record as replay reads it
	Rules   string
	Engine  EngineFiles // what plays it
	Lang    string      // of the clause
	Seats   []Seated
	Pools   []NamedFigure
	Many    bool   // hands too large to lie side by side
	Table   string // how its felt is laid out, where more than four sit at it
	Dealt   bool   // there are cards to show
	Plays   []TrickLine
	Deeds   []DeedLine // what is done, where no card is played
	Ledger  []LedgerRow
	Judged  []Judged
	Expects []Expected
	Fault   string // the record cannot be played, and why
	Talon   string // as it lies; "" where the record has none
	Lies    string // the cards that lie open as the example begins, where such are taken
	Facts   []page.NamedText
	Lights  []Light // the words that it shows to be true
	Gains   []Gain  // what each has gained or lost, of those who have
	Counts  string  // the names of the book's counters, as answer.Counters has them
	Later   bool    // another of the page is seen before it
	Keyless bool    // the keys of a table stand with one before it
	Long    bool    // the ledger is too long to stand open
	Edit    *Edit   // what of the hand can be changed; nil for nothing
}

// Edit is what the editor of a hand offers.
type Edit struct {
	Not    string    // why there is none: then nothing else
	Books  []TableOf // by which the hand may be settled: those of its game
	Seats  []Seated
	Leads  bool   // the record says who leads: it is a position
	Leader string // the letter of that seat
	Pools  []EditPool
	Turned bool     // a card lies turned
	Pack   []string // the cards of those books and of the record, "♠A"
}

// EditPool is a pool by its name in the record, and as it is shown.
type EditPool struct{ Name, Shown string }

// Gain is what a player or the company's pools gained or lost by the example.
type Gain struct{ Who, Amount string }

// mostOpen is how many lines a ledger that stands open may have.
const mostOpen = 3

// Light is words of the clause that state a rule, which the example shows.
type Light struct{ Rule, Numbers, Quote string }

// NamedFigure is a number and what it counts.
type NamedFigure struct {
	Name  string
	Value int
}

// TrickLine is a trick of the record.
type TrickLine struct {
	No    int
	Plays []SeatCard
	Taker string
}

// SeatCard is a card and who played it.
type SeatCard struct {
	Seat string
	Card Card
}

// LedgerRow is an event with the rules behind it, and their clauses.
type LedgerRow struct {
	Trick   int
	Text    string
	Because string // what the book answers to the rule, in a sentence
	By      []RuleBehind
}

// RuleBehind is a rule and the clauses of the text that state it.
type RuleBehind struct {
	Rule    page.Link
	Clauses []page.Link
	More    *page.Link // to the clauses that are not named; nil for none
}

// Judged is an act that the record asks about.
type Judged struct {
	Who     string // the player, "" for nobody
	Act     string
	Refused bool
	Because []string     // in plain words
	By      []RuleBehind // what refuses it, or lifts the refusal
}

// Expected is a line of what the example should show, and by which rules.
type Expected struct {
	Text string
	By   []RuleBehind

	Judges, Refused bool   // that it is of an act, and whether that is refused
	Who             string // whose act it is

	OK  bool
	Why string // why not
}

// ExampleID is the anchor of example i of a clause, counted from 1.
func ExampleID(i int) string { return "example-" + strconv.Itoa(i) }

// Examples are the examples of a note, each settled by the engine. A run of
// hands is one table for each hand, which begins as the one before left it.
func (e *Table) Examples(at page.Place, n *annotate.Note) ([]Example, error) {
	var list []Example
	first := Opens(n)
	for i, x := range n.Examples {
		v := Example{ID: ExampleID(i + 1), Label: strconv.Itoa(i + 1), Title: e.Title(n, x), Lang: n.Clause.Text.Meta.Lang, Later: i != first}
		hands, err := handsOf(x.Record, n.Clause.Text.ID)
		if err != nil {
			v.Text, v.Fault = strings.TrimRight(x.Text, "\n"), err.Error()
			list = append(list, v)
			continue
		}
		for k, hand := range hands {
			if k > 0 {
				v = Example{ID: ExampleID(i+1) + "-" + strconv.Itoa(k+1), Label: v.Label, Title: v.Title, Lang: v.Lang, Later: true}
			}
			v.Text, v.JSON, v.Rules = strings.TrimRight(x.Text, "\n"), string(x.Record.AppendJSON(nil)), hand.Rules
			if len(hands) > 1 {
				v.Hand, v.Hands = k+1, len(hands)
				v.Text, v.JSON = strings.TrimRight(hand.Block(), "\n"), string(hand.AppendJSON(nil))
			}
			if err := e.settled(at, &v, n, hand); err != nil {
				v.Fault = err.Error()
			}
			list = append(list, v)
		}
	}
	keys := false
	for i := range list {
		list[i].Keyless = keys
		keys = keys || len(list[i].Plays)+len(list[i].Deeds) > 0
	}
	return list, nil
}

// Title is the title of an example of a note, its players by their names.
func (e *Table) Title(n *annotate.Note, x *annotate.Example) joined.Told {
	t := e.Tells(n, x.Title)
	if rs := games.Find(x.Record.Rules); rs != nil {
		var table cards.SeatSet
		for _, seat := range cards.Round(rs.Seats) {
			table |= seat.Bit()
		}
		t.English = template.HTML(titled(string(t.English), table))
	}
	return t
}

// Opens is which example of a note its page opens with: the first, or where that
// only asks what is allowed and others can be run, the one of these that shows most
// of the clause's words.
func Opens(n *annotate.Note) int {
	best, most := 0, 0
	for i, x := range n.Examples {
		on, err := stage.Open(x.Record, n.Clause.Text.ID)
		if err != nil || len(x.Record.Plays) == 0 && deeds(on) == nil {
			continue
		}
		if i == 0 {
			return 0
		}
		if lit := len(lights(n, example.Run(x.Record, on.Law).Fired)); lit > most {
			best, most = i, lit
		}
	}
	return best
}

// handsOf are the hands of a record, each with what the one before it left.
func handsOf(r *record.Record, rules string) ([]*record.Record, error) {
	if r.Then == nil {
		return []*record.Record{r}, nil
	}
	first, err := stage.Open(r, rules)
	if err != nil {
		return nil, err
	}
	run, _, err := game.PlayRun(first.Law, r)
	if err != nil {
		return nil, err
	}
	var hands []*record.Record
	for _, hand := range run {
		alone := *hand
		alone.Rules, alone.Settings, alone.Then = first.Whole.Rules, r.Settings, nil
		hands = append(hands, &alone)
	}
	return hands, nil
}

// settled lays the cards of one hand, and tells what comes of it.
func (e *Table) settled(at page.Place, v *Example, n *annotate.Note, r *record.Record) error {
	on, err := stage.Open(r, n.Clause.Text.ID)
	if err != nil {
		return err
	}
	e.Lay(at, v, on)
	e.Tell(at, v, on)
	if v.Deeds = deeds(on); len(v.Deeds) > 0 {
		v.Lies = v.Deeds[0].Lies
	}
	v.Gains, v.Long = gains(on), len(v.Ledger) > mostOpen
	if rs := games.Find(on.Whole.Rules); rs != nil {
		v.Counts = answer.Counters(rs)
	}
	result := example.Run(r, on.Law)
	v.Expects = e.expected(at, on, &result)
	v.Lights = lights(n, result.Fired)
	v.Edit = e.edit(r, v, on)
	return nil
}

// Editable reports whether its hand can be changed.
func (v *Example) Editable() bool { return v.Edit != nil && v.Edit.Not == "" }

// edit is what the editor offers for an example, or why it offers nothing: where
// nothing is done and nothing asked of the rules, or no hands are dealt.
func (e *Table) edit(r *record.Record, v *Example, on *stage.Stage) *Edit {
	switch {
	case len(v.Plays)+len(v.Deeds)+len(v.Judged) == 0:
		return &Edit{Not: "No card is played in this example: there is nothing to run, and its record says who did what."}
	case r.Hands == ([cards.Seats]cards.Set{}):
		return &Edit{Not: "This example has no whole hands to edit: its record tells only the cards it needs."}
	}
	edit := &Edit{Seats: v.Seats, Turned: r.Turned.Valid()}
	if leader := r.Leader; r.Position && (len(on.Plan) > 0 || leader != cards.NoSeat) {
		if len(on.Plan) > 0 {
			leader = on.Plan[0].Seat
		}
		edit.Leads, edit.Leader = true, leader.String()
	}
	pack := on.Law.Pack()
	for _, hand := range r.Hands {
		pack |= hand
	}
	for _, rs := range e.BooksOf(on.Law.Book().Game) {
		edit.Books = append(edit.Books, TableOf{ID: rs.ID, Name: e.RulesetName(rs), Counts: answer.Counters(rs)})
		if law, err := rs.Compile(); err == nil {
			pack |= law.Pack()
		}
	}
	for i, p := range r.Pools {
		edit.Pools = append(edit.Pools, EditPool{p.Name, v.Pools[i].Name})
	}
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		for _, c := range cards.Ranked(pack & cards.Lane(suit)) {
			if r.Printed(c) == c {
				edit.Pack = append(edit.Pack, c.Sign())
			}
		}
	}
	return edit
}

// gains are what the players gained and lost, in the book's own counters.
func gains(on *stage.Stage) []Gain {
	rs := games.Find(on.Whole.Rules)
	var list []Gain
	for _, seat := range on.Whole.Seats {
		if n := int(on.Whole.Net[seat]); n != 0 && rs != nil {
			amount := "+" + answer.Amount(rs, n)
			if n < 0 {
				amount = "−" + answer.Amount(rs, -n)
			}
			list = append(list, Gain{SeatName(seat), amount})
		}
	}
	return list
}

// Tell is what comes of it: the tricks, and the ledger with its reasons.
func (e *Table) Tell(at page.Place, v *Example, on *stage.Stage) {
	for _, t := range on.Whole.Tricks {
		line := TrickLine{No: t.No, Taker: SeatName(t.Taker)}
		for i, c := range t.Cards {
			line.Plays = append(line.Plays, SeatCard{SeatName(t.Seats[i]), Picture(at, c)})
		}
		if len(t.Cards) < len(on.Whole.Seats) {
			line.Taker = ""
		}
		v.Plays = append(v.Plays, line)
	}
	v.Ledger = e.Ledger(at, v.Rules, on.Whole)
	for i := range on.Record.Expects {
		x := &on.Record.Expects[i]
		if x.Kind != record.Refuse && x.Kind != record.Allow || i >= len(on.Whole.Judged) {
			continue
		}
		found := on.Whole.Judged[i]
		act, _, _ := strings.Cut(x.String(), " by ")
		_, act, _ = strings.Cut(act, " ")
		j := Judged{Refused: found.Refused}
		j.Who, j.Act = saidBy(act)
		for _, id := range append(append([]string{}, found.By...), found.Lifted...) {
			j.By = append(j.By, e.behind(at, v.Rules, id))
			if says := joined.Answers(games.Find(v.Rules), id); says != "" {
				j.Because = append(j.Because, says)
			}
		}
		v.Judged = append(v.Judged, j)
	}
}

// Ledger is the events of a settlement, each with the rules behind it and the
// clauses of the text that state them.
func (e *Table) Ledger(at page.Place, rules string, so *game.Settlement) []LedgerRow {
	var rows []LedgerRow
	for _, ev := range so.Events {
		row := LedgerRow{Trick: ev.Trick, Text: Spoken(ev.Text), Because: joined.Answers(games.Find(rules), ev.Rule)}
		for _, id := range ev.By {
			row.By = append(row.By, e.behind(at, rules, id))
		}
		rows = append(rows, row)
	}
	return rows
}

func (e *Table) behind(at page.Place, rules, id string) RuleBehind {
	b := RuleBehind{Rule: page.RuleLink(at, id)}
	rs := games.Find(rules)
	first := e.firstBehind(rs, id)
	b.Clauses = page.BesideTexts(at, first.clauses)
	if as := e.LentTo(at, rs, id); as != nil {
		b.Clauses = append(b.Clauses, *as)
	}
	if first.more > 0 {
		b.More = &page.Link{Href: b.Rule.Href + answeredAt(rs, id), Text: fmt.Sprintf("and %d more", first.more)}
	}
	return b
}

// lights are the words of a note's links whose rules have fired.
func lights(n *annotate.Note, fired []string) []Light {
	var list []Light
	for i, l := range n.Links {
		if slices.Contains(fired, l.Rule) {
			list = append(list, Light{l.Rule, strconv.Itoa(i + 1), joined.QuotationOf(l)})
		}
	}
	return list
}

// expected is what the record is held to, and how it fares.
func (e *Table) expected(at page.Place, on *stage.Stage, result *example.Result) []Expected {
	var list []Expected
	r := on.Record
	for i := range r.Expects {
		x := held(&r.Expects[i], on.Law.Book().Game)
		x.OK = true
		for _, id := range r.Expects[i].By {
			x.By = append(x.By, RuleBehind{Rule: page.RuleLink(at, id)})
		}
		if !result.Pass && r.Expects[i].Line == result.Line {
			x.OK, x.Why = false, result.Why
		}
		list = append(list, x)
	}
	if !result.Pass && (result.Line == 0 || len(list) == 0) {
		list = append(list, Expected{Text: "the ledger", Why: result.Why})
	}
	return list
}

// TableOf is a book or a variant of it, and what it is called.
type TableOf struct{ ID, Name, Lang, Rulings, Counts string }

// FirstPlayed is the first example of a note in which cards are played.
func FirstPlayed(n *annotate.Note) *annotate.Example {
	for _, x := range n.Examples {
		if len(x.Record.Plays) > 0 {
			return x
		}
	}
	return nil
}
