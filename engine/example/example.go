// Package example runs a play block of a note under a law. Whatever the block expects
// must happen; otherwise the example fails and says why.
package example

import (
	"slices"
	"strconv"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/engine/record"
)

// Result is how an example went.
type Result struct {
	Pass      bool
	Why       string // in one line, where it failed
	Line      int    // of the expectation that failed, in its block; 0 for the whole
	Broken    bool   // the law could not play the record at all
	Undecided bool   // a question stayed undecided
	Fired     []string
	Events    []game.Event
	Settled   *game.Settlement // nil where Broken
}

// Run plays a record by a law and holds the outcome against its expectations.
//
// Every payment expected must have been made, by the rules named; and unless
// the record is open, every payment made must be expected. The rules named
// must be behind the very thing that is expected: the payment, the winner, the
// next dealer, that the hand is void; where nothing is expected to be paid,
// behind a payment that fell away, and only where none was owed must they have
// fired. In a run of hands each goes on from what the one
// before it left, and all must pass.
func Run(r *record.Record, l game.Law) Result {
	res := runHand(r, l)
	if r.Then == nil {
		return res
	}
	hands, settled, err := game.PlayRun(l, r)
	for i, hand := range hands[1:] {
		if !res.Pass {
			break
		}
		fired := add(res.Fired, settled[i].Fired) // what carries a match on, too
		res = runHand(hand, l)
		res.Fired = add(res.Fired, fired)
	}
	if err != nil && res.Pass { // the hand stands, and the match does not go on with it
		res = Result{Why: err.Error(), Broken: true}
	}
	return res
}

// runHand runs one hand of a run.
func runHand(r *record.Record, l game.Law) Result {
	for _, e := range r.Expects {
		for _, rule := range e.By {
			if lore.Question(rule) == nil {
				return Result{Why: "unknown rule " + rule, Line: e.Line, Broken: true}
			}
		}
	}
	st, err := l.Settle(r)
	if err != nil {
		return Result{Why: err.Error(), Broken: true}
	}
	res := Result{Pass: true, Fired: st.Fired, Events: st.Events, Settled: st, Undecided: len(st.Ties) > 0}
	ledger := entries(st, l.Book().Game.Wording())
	keeps, known := l.(keeper)
	for i := range r.Expects {
		e := &r.Expects[i]
		var why string
		switch {
		case e.Kind == record.Refuse || e.Kind == record.Allow:
			why = judged(e, &st.Judged[i])
		case e.Kind == record.Leaves && known && !keeps.Carries(e.Pool) && !left(st, e.Pool): // it would be 0 whatever was played
			why = "but nothing of that name is carried from hand to hand"
		default:
			why = met(e, st, ledger)
		}
		if why != "" {
			res.Pass, res.Why, res.Line = false, "expected: "+e.String()+"; "+why, e.Line
			return res
		}
		res.Fired = add(res.Fired, st.Judged[i].By)
		res.Fired = add(res.Fired, st.Judged[i].Lifted)
	}
	if !r.Open {
		for _, x := range ledger {
			if !x.met {
				res.Pass, res.Why = false, "not expected: "+x.text
				return res
			}
		}
	}
	return res
}

// keeper is a law that knows what may be carried from hand to hand.
type keeper interface{ Carries(name string) bool }

// entry is one payment that was made.
type entry struct {
	kind     record.ExpectKind
	from, to string
	amount   int32
	card     cards.Card
	what     string // it is for
	by       []string
	text     string
	met      bool
}

// entries returns the ledger: every payment of a settlement, and every one that was
// returned.
func entries(st *game.Settlement, words *game.Wording) []*entry {
	var list []*entry
	for i := range st.Events {
		e := &st.Events[i]
		if e.None {
			continue
		}
		for _, p := range e.Pays {
			x := &entry{kind: record.Pays, from: p.From, to: p.To, amount: p.Amount, card: e.Card, what: e.For, by: e.By}
			switch {
			case p.To == game.Sheet:
				x.kind = record.Owes
			case e.Back:
				x.kind = record.Returns
			case len(p.From) > 1 && len(p.To) > 1:
				x.kind = record.Goes
			case len(p.From) > 1:
				x.kind = record.Takes
			}
			x.text = words.Pays.Sentence(p, e.Back, false) + " by " + strings.Join(e.By, ", ")
			list = append(list, x)
		}
	}
	return list
}

// met says why an expectation is not met; "" if it is.
func met(e *record.Expect, st *game.Settlement, ledger []*entry) string {
	switch e.Kind {
	case record.Winner:
		return outcome(e, game.Won, st)
	case record.Loser:
		return outcome(e, game.Lost, st)
	case record.NextDealer:
		if e.Seat == cards.NoSeat && st.Next == cards.NoSeat {
			return fired(e, st)
		}
		return who(e, st.Next, st.NextBy, st)
	case record.Dealer:
		return who(e, st.First, st.FirstBy, st)
	case record.Void:
		if !st.Void {
			return "the hand is not void"
		}
		return behind(e, st.VoidBy)
	case record.Nothing:
		return nothing(e, st, ledger)
	case record.Match:
		if e.Pool == record.Over {
			o := st.Outcome(game.MatchOver)
			if o == nil {
				return "but it is not over"
			}
			return behind(e, o.By)
		}
		if e.Seat == cards.NoSeat && st.Outcome(game.MatchWon) == nil {
			return fired(e, st)
		}
		return outcome(e, game.MatchWon, st)
	case record.Net:
		if n := st.Net[e.Seat]; n != e.Amount {
			return "but it is " + strconv.Itoa(int(n))
		}
		return fired(e, st)
	case record.Outcome:
		if e.Seat == cards.NoSeat {
			switch {
			case st.Outcome(e.Pool) == nil:
				return fired(e, st)
			case st.Who(e.Pool) == cards.NoSeat: // a match that is over, and that nobody has won
				return "but it is so"
			}
		}
		return outcome(e, e.Pool, st)
	case record.Leaves:
		return leaves(e, st)
	case record.InPlay:
		for _, b := range st.Beasts {
			if b.InPlay && b.By == e.Seat && b.Amount == e.Amount {
				return fired(e, st)
			}
		}
		return "but no such beast is in play"
	}
	return paid(e, ledger)
}

// paid says why a payment that is expected was not made; "" if it was, and it
// is met then.
func paid(e *record.Expect, ledger []*entry) string {
	from, to := account(e.Seat, e.Pool), account(e.To, e.Pool)
	switch e.Kind {
	case record.Takes:
		from, to = e.Pool, e.Seat.String()
	case record.Goes:
		from, to = e.Pool, e.Into
	case record.Owes:
		from, to = e.Seat.String(), "sheet"
	}
	near := ""
	for _, x := range ledger {
		if x.met || x.kind != e.Kind || x.from != from || x.to != to {
			continue
		}
		if x.amount != e.Amount {
			near = "but " + x.text
			continue
		}
		if missing := lacks(x.by, e.By); missing != "" {
			near = "but not by " + missing + ": " + x.text
			continue
		}
		x.met = true
		return ""
	}
	if near != "" {
		return near
	}
	return "but there is no such payment"
}

// left reports whether a hand has left anything of a name.
func left(st *game.Settlement, name string) bool {
	return slices.ContainsFunc(st.State, func(it record.Item) bool { return it.Name == name })
}

// leaves says why a score, or the like, is not what it should be after a hand.
func leaves(e *record.Expect, st *game.Settlement) string {
	n := int32(0)
	for _, it := range st.State {
		if it.Name == e.Pool && it.Seat == e.Seat {
			n = it.N
		}
	}
	if n != e.Amount {
		return "but it is " + strconv.Itoa(int(n))
	}
	return fired(e, st)
}

func account(seat cards.Seat, pool string) string {
	if seat == cards.NoSeat {
		return pool
	}
	return seat.String()
}

func outcome(e *record.Expect, what string, st *game.Settlement) string {
	var by []string
	if o := st.Outcome(what); o != nil {
		by = o.By
	}
	return who(e, st.Who(what), by, st)
}

func who(e *record.Expect, seat cards.Seat, by []string, st *game.Settlement) string {
	if seat != e.Seat {
		if seat == cards.NoSeat {
			for _, tie := range st.Ties {
				return "but nothing decides: " + tie
			}
			return "but it is nobody"
		}
		return "but it is " + seat.String()
	}
	return behind(e, by)
}

// behind says which of the rules named is not among those that something rests
// on.
func behind(e *record.Expect, by []string) string {
	if missing := lacks(by, e.By); missing != "" {
		return "but not by " + missing + ": by " + strings.Join(by, ", ")
	}
	return ""
}

func fired(e *record.Expect, st *game.Settlement) string {
	if missing := lacks(st.Fired, e.By); missing != "" {
		return "but " + missing + " did not fire"
	}
	return ""
}

// nothing says whether a payment stands after all for a card, for the party,
// or between the players and a pool.
func nothing(e *record.Expect, st *game.Settlement, ledger []*entry) string {
	stands := 0
	var last *entry
	for _, x := range ledger {
		if !concerns(e, x.what, x.from, x.to, x.card) {
			continue
		}
		if x.kind == record.Returns {
			stands--
		} else {
			stands++
			last = x
		}
	}
	if stands > 0 {
		return "but " + last.text
	}
	fell := fallen(e, st)
	if fell == nil {
		return fired(e, st)
	}
	return behind(e, fell)
}

// fallen returns the rules behind the payments that fell away, or were returned, of
// those that an expectation of nothing speaks of.
func fallen(e *record.Expect, st *game.Settlement) (by []string) {
	for i := range st.Events {
		x := &st.Events[i]
		if !x.None && !x.Back {
			continue
		}
		for _, p := range x.Pays {
			if concerns(e, x.For, p.From, p.To, x.Card) || e.Pool == "" && x.Card == e.Card {
				by = add(by, x.By)
			}
		}
	}
	return by
}

// concerns reports whether an expectation of nothing speaks of a payment.
func concerns(e *record.Expect, what, from, to string, card cards.Card) bool {
	switch {
	case e.Pool == "party":
		return what == e.Pool
	case e.Pool != "":
		return (from == e.Pool || to == e.Pool) && card != cards.None
	}
	return card == e.Card && len(from) == 1 && len(to) == 1
}

// judged says why an act was not refused, or not allowed, as expected.
func judged(e *record.Expect, j *game.Judgement) string {
	if e.Kind == record.Refuse {
		if !j.Refused {
			return "but it is allowed"
		}
		if missing := lacks(j.By, e.By); missing != "" {
			return "but it is refused by " + strings.Join(j.By, ", ") + ", not by " + missing
		}
		return ""
	}
	if j.Refused {
		return "but it is refused by " + strings.Join(j.By, ", ")
	}
	if missing := lacks(append(append([]string{}, j.Lifted...), j.Judges...), e.By); missing != "" {
		return "but " + missing + " has no say in it"
	}
	return ""
}

// lacks returns the first of wanted that the list does not hold, or "".
func lacks(list, wanted []string) string {
	for _, w := range wanted {
		found := false
		for _, s := range list {
			found = found || s == w
		}
		if !found {
			return w
		}
	}
	return ""
}

func add(list, more []string) []string {
	for _, m := range more {
		if lacks(list, []string{m}) != "" {
			list = append(list, m)
		}
	}
	return list
}
