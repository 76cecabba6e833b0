package reversis

import (
	"quinola/engine/cards"
)

// Settlement is what a hand came to.
type Settlement struct {
	Rules   string
	Unit    string
	Seats   []cards.Seat
	Net     [cards.Seats]int32 // gain or loss, the stake included
	Pools   []Pool
	Beasts  []Beast // on the sheet, for texts that have one
	Sheet   bool
	Points  [cards.Seats]int32
	Taken   [cards.Seats]int8
	Tricks  []Trick
	Party   *Party
	Winner  cards.Seat // of the party, even where it is worth nothing; or NoSeat
	Loser   cards.Seat
	Reverse *Outcome // the Reversis, if one was undertaken
	Void    bool
	Done    bool // the hand came to its end
	Dealer  cards.Seat
	Next    cards.Seat // who deals next, NoSeat if nothing says so
	First   cards.Seat // who deals first, where cards were drawn for it
	Events  []Event
	Fired   []string // every rule that fired
	Undone  []string // the rules all of whose payments were annulled
	Ties    []string // the questions that stayed undecided
	Judged  []Judgement
}

// Pool is what lies in a pool; its name is "" where there is only one.
type Pool struct {
	Name   string
	Amount int32
}

// Beast is a debt on the sheet.
type Beast struct {
	By     cards.Seat
	Amount int32
	InPlay bool
}

// Trick is a trick that was taken.
type Trick struct {
	No     int
	Leader cards.Seat
	Taker  cards.Seat
	Cards  []cards.Card // in the order of play
	Seats  []cards.Seat
}

// Party is the outcome of the party; Value is its worth before any doubling.
type Party struct {
	Winner, Loser cards.Seat
	Value         int32
}

// Outcome is that of a Reversis: made, or broken by Breaker.
type Outcome struct {
	By      cards.Seat
	Made    bool
	Breaker cards.Seat
}

// Event is something a rule did.
type Event struct {
	Trick int        // 0 before the first
	Seat  cards.Seat // whom it concerns, or NoSeat
	Card  cards.Card
	Rule  string
	By    []string // every rule behind it, Rule first
	Pays  []Pay
	Back  bool // the payments are returned
	None  bool // the payments named were never made
	Text  string
}

// Pay is one payment; an account is a seat's letter or a pool's name.
type Pay struct {
	From, To string
	Amount   int32
}

// Judgement is what the rules say to an act that a record asks about.
type Judgement struct {
	Refused bool
	By      []string // the rules that refuse it
	Lifted  []string // the rules that lift others to allow it
	Judges  []string // every rule that has a say in such acts
}

// AppendJSON writes the settlement as replay's JSON. The clauses behind an
// event's rules come from clauses; nil leaves them empty.
func (st *Settlement) AppendJSON(b []byte, clauses func(rule string) []string) []byte {
	w := jsonWriter{b: b}
	w.open('{')
	w.key("rules").text(st.Rules)
	w.key("unit").text(st.Unit)
	w.key("net").open('{')
	for _, seat := range st.Seats {
		w.key(seat.String()).number(int(st.Net[seat]))
	}
	w.close('}')
	if len(st.Pools) == 1 && st.Pools[0].Name == "" {
		w.key("pool").number(int(st.Pools[0].Amount))
	} else {
		w.key("pools").open('{')
		for _, p := range st.Pools {
			w.key(p.Name).number(int(p.Amount))
		}
		w.close('}')
	}
	if st.Sheet {
		w.key("beasts").open('[')
		for _, x := range st.Beasts {
			w.item().open('{')
			w.key("by").text(x.By.String())
			w.key("amount").number(int(x.Amount))
			w.key("inPlay").truth(x.InPlay)
			w.close('}')
		}
		w.close(']')
	}
	w.key("points").open('{')
	for _, seat := range st.Seats {
		w.key(seat.String()).number(int(st.Points[seat]))
	}
	w.close('}')
	st.writeTricks(&w)
	w.key("party")
	if st.Party == nil {
		w.null()
	} else {
		w.open('{')
		w.key("winner").seat(st.Party.Winner)
		w.key("loser").seat(st.Party.Loser)
		w.key("value").number(int(st.Party.Value))
		w.close('}')
	}
	w.key("reversis")
	if st.Reverse == nil {
		w.null()
	} else {
		w.open('{')
		w.key("by").seat(st.Reverse.By)
		w.key("made").truth(st.Reverse.Made)
		w.key("breaker").seat(st.Reverse.Breaker)
		w.close('}')
	}
	if st.Void {
		w.key("void").truth(true)
	}
	w.key("next").seat(st.Next)
	w.key("events").open('[')
	for i := range st.Events {
		st.Events[i].write(w.item(), clauses)
	}
	w.close(']')
	w.close('}')
	return w.b
}

func (st *Settlement) writeTricks(w *jsonWriter) {
	w.key("tricks").open('[')
	for _, t := range st.Tricks {
		w.item().open('{')
		w.key("leader").seat(t.Leader)
		w.key("taker").seat(t.Taker)
		w.key("cards").open('[')
		for _, c := range t.Cards {
			w.item().text(c.String())
		}
		w.close(']')
		w.close('}')
	}
	w.close(']')
}

func (e *Event) write(w *jsonWriter, clauses func(string) []string) {
	w.open('{')
	w.key("trick").number(e.Trick)
	w.key("seat").seat(e.Seat)
	w.key("rule").text(e.Rule)
	w.key("by").texts(e.By)
	var behind []string
	if clauses != nil {
		seen := map[string]bool{}
		for _, rule := range e.By {
			for _, c := range clauses(rule) {
				if !seen[c] {
					seen[c] = true
					behind = append(behind, c)
				}
			}
		}
	}
	w.key("clauses").texts(behind)
	w.key("pays").open('[')
	if !e.None {
		for _, p := range e.Pays {
			w.item().open('{')
			w.key("from").text(p.From)
			w.key("to").text(p.To)
			w.key("amount").number(int(p.Amount))
			w.close('}')
		}
	}
	w.close(']')
	w.key("text").text(e.Text)
	w.close('}')
}
