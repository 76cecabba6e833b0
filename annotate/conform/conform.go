// Package conform turns the examples of an edition into a suite of cases for any
// program that plays the games. A case is a hand and its result, or that it must be
// refused, with the clauses behind it. The package also runs a program against the
// suite.
//
// The program reads one hand a line from its standard input, as JSON in the form that
// quinola replay takes. It answers each with a line on its standard output:
// {"net":{"S":-3,…},"pool":60}, or "pools" by their names, or {"error":"…"} if the hand
// has a play that the book refuses. It answers a run of hands, {"hands":[…]}, with
// {"hands":[…]}, one answer for each hand. It may answer more: the comparison ignores
// what a case does not ask for.
package conform

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus/plainjson"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

// Case is one hand and what must come of it.
type Case struct {
	ID      string          `json:"id"` // "hague-1785:18#1"; for a card that is judged, and the card after it
	Edition string          `json:"edition"`
	Title   string          `json:"title"`
	Clause  string          `json:"clause"`
	Rules   []string        `json:"rules"` // that the clause states and the case shows
	Hand    json.RawMessage `json:"hand"`  // as quinola replay takes it
	Want    Want            `json:"want"`
}

// Want is what must come of a hand.
type Want struct {
	Refused bool             `json:"refused,omitempty"` // the last play is refused: the answer is an error
	Net     map[string]int32 `json:"net,omitempty"`     // what each player gains or loses
	Pool    *int32           `json:"pool,omitempty"`    // what the pool holds in the end
	Pools   map[string]int32 `json:"pools,omitempty"`   // the same, where there are several
	Hands   []Want           `json:"hands,omitempty"`   // of a run of hands, what must come of each; the rest is then left out
}

// Clauses returns the ids of the clauses with an example that is in the suite of
// some ids: what must have been checked before Suite is asked.
func Clauses(a *annotate.Annotations, only []string) (ids []string) {
	for _, n := range a.Notes() {
		if slices.ContainsFunc(n.Examples, func(e *annotate.Example) bool { return wanted(n, e, only) }) {
			ids = append(ids, n.Clause.ID)
		}
	}
	return ids
}

// wanted reports whether the text, the clause or the ruleset of an example is
// one of some ids, or its clause stands below one of them; any where there is none.
func wanted(n *annotate.Note, e *annotate.Example, only []string) bool {
	return len(only) == 0 || slices.ContainsFunc(only, func(id string) bool {
		return e.Record.Rules == id || n.Clause.ID == id || n.Clause.Text.ID == id || strings.HasPrefix(n.Clause.ID, id+".")
	})
}

// Suite returns the cases of the examples whose clauses or rulesets begin with one
// of some ids, of all where there is none. An example that only says what may
// be played gives a case for each card that it judges.
func Suite(a *annotate.Annotations, report *annotate.Report, only []string) ([]Case, error) {
	var list []Case
	for _, n := range a.Notes() {
		s := report.Standings[n.Clause.ID]
		if s == nil {
			continue
		}
		for i, e := range n.Examples {
			if !wanted(n, e, only) || i >= len(s.Runs) || !s.Runs[i].Passed {
				continue
			}
			c := Case{ID: e.ID, Edition: a.Corpus.Edition.Version, Title: e.Title, Clause: n.Clause.ID, Rules: shown(n, s.Runs[i].Fired)}
			found, err := cases(c, e.Record)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", e.ID, err)
			}
			list = append(list, found...)
		}
	}
	return list, nil
}

// shown returns the rules that a note links and an example has fired.
func shown(n *annotate.Note, fired []string) []string {
	rules := []string{}
	for _, l := range n.Links {
		if l.How != annotate.Contradicts && slices.Contains(fired, l.Rule) && !slices.Contains(rules, l.Rule) {
			rules = append(rules, l.Rule)
		}
	}
	return rules
}

// cases returns those of one example: its settlement, where it comes to one, and
// each card that it judges.
func cases(c Case, r *record.Record) ([]Case, error) {
	law, err := games.For(r)
	if err != nil {
		return nil, err
	}
	hand := *untold(r)
	hand.Open = false // the last hand of a run may break off: it is settled as far as it goes
	var list []Case
	settles := slices.ContainsFunc(r.Expects, func(x record.Expect) bool { return x.Kind != record.Refuse && x.Kind != record.Allow })
	if settles {
		run, err := game.SettleRun(law, &hand)
		tied := slices.ContainsFunc(run, func(st *game.Settlement) bool { return len(st.Ties) > 0 })
		if err == nil && !tied {
			settled := c
			settled.Hand = hand.AppendJSON(nil)
			if len(run) == 1 {
				settled.Want = wantOf(run[0])
			} else {
				for _, st := range run {
					settled.Want.Hands = append(settled.Want.Hands, wantOf(st))
				}
			}
			list = append(list, settled)
		}
	}
	for _, x := range r.Expects {
		if (x.Kind != record.Refuse && x.Kind != record.Allow) || x.Act.Act != "play" {
			continue
		}
		with := laid(hand, x.Act.Seat, x.Act.Card)
		_, err := law.Settle(&with)
		if (err != nil) != (x.Kind == record.Refuse) || err != nil && !names(err, x.By) {
			continue // it is refused, or not, for another reason than that of the clause
		}
		judged := c
		judged.ID += "/" + x.Act.Seat.String() + x.Act.Card.String()
		judged.Hand = with.AppendJSON(nil)
		judged.Want.Refused = x.Kind == record.Refuse
		list = append(list, judged)
	}
	return list, nil
}

// untold returns a run of hands without what is expected of them.
func untold(r *record.Record) *record.Record {
	if r == nil {
		return nil
	}
	hand := *r
	hand.Expects, hand.Then = nil, untold(r.Then)
	return &hand
}

// wantOf returns what came of one hand.
func wantOf(st *game.Settlement) Want {
	w := Want{Net: map[string]int32{}}
	for _, seat := range st.Seats {
		w.Net[seat.String()] = st.Net[seat]
	}
	for _, p := range st.Pools {
		if p.Name == "" {
			w.Pool = &p.Amount
			continue
		}
		if w.Pools == nil {
			w.Pools = map[string]int32{}
		}
		w.Pools[p.Name] = p.Amount
	}
	return w
}

// names reports whether an error names one of some rules, where there are any.
func names(err error, rules []string) bool {
	return len(rules) == 0 || slices.ContainsFunc(rules, func(id string) bool { return strings.Contains(err.Error(), id) })
}

// laid returns a hand with a card more: laid to a run where cards are laid to one, and
// else played to a trick.
func laid(hand record.Record, seat cards.Seat, card cards.Card) record.Record {
	const run = "stop" // the phase
	if slices.ContainsFunc(hand.Steps, func(s record.Step) bool { return s.Phase == run }) {
		hand.Steps = append(slices.Clone(hand.Steps), record.Step{Phase: run, Seat: seat, Cards: []cards.Card{card}, To: cards.NoSeat})
	} else {
		hand.Plays = append(slices.Clone(hand.Plays), next(&hand, seat, card))
	}
	return hand
}

// next returns a card played after those of a hand.
func next(r *record.Record, seat cards.Seat, card cards.Card) record.Play {
	trick, fell := max(r.Trick, 1), 0
	for _, p := range r.Plays {
		if p.Trick != trick {
			trick, fell = p.Trick, 0
		}
		fell++
	}
	if fell == r.Players {
		trick++
	}
	return record.Play{Trick: trick, Seat: seat, Card: card}
}

// Answer is what a program says of a hand.
type answer struct {
	Error *string          `json:"error"`
	Net   map[string]int32 `json:"net"`
	Pool  *int32           `json:"pool"`
	Pools map[string]int32 `json:"pools"`
	Hands json.RawMessage  `json:"hands"` // of a run of hands, an answer a hand
}

// Judge holds a line of a program's to what the case wants. It returns what is
// wrong with it, or "".
func (c *Case) Judge(line []byte) string {
	var got answer
	if err := json.Unmarshal(bytes.TrimSpace(line), &got); err != nil {
		return "the answer is no JSON object: " + err.Error()
	}
	switch {
	case c.Want.Refused && got.Error == nil:
		return "the last play must be refused, and is not"
	case c.Want.Refused:
		return ""
	case got.Error != nil:
		return "the hand is refused: " + *got.Error
	case c.Want.Hands == nil:
		return c.Want.differs(&got)
	}
	var hands []answer
	if err := json.Unmarshal(got.Hands, &hands); err != nil || len(hands) != len(c.Want.Hands) {
		return fmt.Sprintf("hands: %d told, want %d", len(hands), len(c.Want.Hands))
	}
	for i := range hands {
		if wrong := c.Want.Hands[i].differs(&hands[i]); wrong != "" {
			return fmt.Sprintf("hand %d: %s", i+1, wrong)
		}
	}
	return ""
}

// differs says what of an answer is not as it must be, "" for nothing.
func (w *Want) differs(got *answer) string {
	for _, seat := range keys(w.Net) {
		if n, ok := got.Net[seat]; !ok || n != w.Net[seat] {
			return fmt.Sprintf("net of %s: %s, want %d", seat, told(n, ok), w.Net[seat])
		}
	}
	if p := w.Pool; p != nil && (got.Pool == nil || *got.Pool != *p) {
		if got.Pool == nil {
			return fmt.Sprintf("pool: not told, want %d", *p)
		}
		return fmt.Sprintf("pool: %d, want %d", *got.Pool, *p)
	}
	for _, name := range keys(w.Pools) {
		if n, ok := got.Pools[name]; !ok || n != w.Pools[name] {
			return fmt.Sprintf("%s pool: %s, want %d", name, told(n, ok), w.Pools[name])
		}
	}
	return ""
}

func told(n int32, ok bool) string {
	if !ok {
		return "not told"
	}
	return fmt.Sprint(n)
}

func keys(m map[string]int32) []string {
	var list []string
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}

// JSON returns the case as one line.
func (c *Case) JSON() ([]byte, error) {
	return plainjson.Of(c, "")
}
