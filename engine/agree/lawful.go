package agree

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Reading is what somebody who holds the book knows of a moment of a hand: who is to do
// something, and what that player may do, each thing as the word of an act, its cards, or
// both. What is neither open nor silent may not be done.
type Reading struct {
	Seat   string            // "" when the hand is over
	Open   []string          // what the words allow
	Silent []string          // what they leave open: nothing is held of it
	Barred map[string]string // what they forbid of what may be tried, and the clauses that do
}

// The Seat of a moment of which the words do not say who is to do something, and of one from
// which on the reader knows nothing of the hand.
const (
	Anybody = "?"
	Unknown = "??"
)

// Bar notes that the words forbid something, and which clauses do.
func (r *Reading) Bar(clauses string, acts ...string) {
	if r.Barred == nil {
		r.Barred = map[string]string{}
	}
	for _, act := range acts {
		r.Barred[sorted(act)] = clauses
	}
}

// Reader reads a hand, given as replay's JSON as far as it has come, of players who sit in
// this order, to the right. Beside what a record has, the hand has "done": who has said
// so, and "said", what else was said, of which a record has no word.
type Reader func(hand []byte, seats []string) (Reading, error)

// Reader returns a May as a Reader, to which everything is forbidden that is not open.
func (may May) Reader() Reader {
	return func(hand []byte, seats []string) (Reading, error) {
		seat, open, err := may(hand, seats)
		return Reading{Seat: seat, Open: open}, err
	}
}

// Lawful plays random hands of a ruleset and of its variants act by act, and holds that
// at each step the engine lets the same player do the same things as somebody does who
// reads the book; that it refuses what is not open then, done or written into a record;
// and that the rules which refuse what the words forbid are those noted in testdata/lawful,
// one of which, as package annotate holds, rests on the clauses that forbid it.
func Lawful(t *testing.T, rs *game.Ruleset, read Reader) {
	base := rs.ID
	for i, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		t.Run(rs.ID, func(t *testing.T) {
			t.Parallel()
			w := newWalk(t, compiled(t, rs), rand.New(rand.NewPCG(4, uint64(rs.Seats))), read)
			w.strict = true
			strong := table.Strong
			if !slices.ContainsFunc(rs.Game.(game.Lore).Mixes(), func(m game.Mix) bool { return m.ID == strong }) {
				strong = game.Mixed // of its own manners
			}
			hands := Hands(t) / 5
			if i > 0 {
				hands = Share(hands)
			}
			steps := 0
			for seed := range hands {
				begun := play.Random(w.law, [...]string{game.Plain, strong}[seed%2], seed)
				begun.Plays, begun.Steps, begun.Acts = nil, nil, nil
				begun.Exchange, begun.Swap, begun.Unclaimed = [cards.Seats]record.Exchange{}, [cards.Seats]cards.Card{}, nil
				_, n := w.hand(begun, seed)
				steps += n
			}
			t.Logf("%d hands, %d steps; %d hands are unknown; the words are silent of %v", hands, steps, w.unknown, w.silent)
			if w.unknown > int(hands)/20 {
				t.Errorf("the reader does not know %d of %d hands", w.unknown, hands)
			}
			w.compare(base)
		})
	}
}

// walk is a test that plays hands by chance, act by act.
type walk struct {
	t       *testing.T
	law     game.Law
	dice    *rand.Rand
	read    Reader
	strict  bool              // what is not open is tried, too
	unknown int               // how many hands the reader does not know
	begun   *game.Settlement  // of the hand, as it begins
	tried   []record.Step     // one of each kind of thing that somebody could do so far
	known   map[string]bool   // ... by what it is called
	silent  map[string]int    // how often the engine ruled on what the words leave open
	by      map[string]string // the rules that refuse what clauses forbid, with such an act
}

func newWalk(t *testing.T, l game.Law, dice *rand.Rand, read Reader) *walk {
	return &walk{t: t, law: l, dice: dice, read: read, known: map[string]bool{}, silent: map[string]int{}, by: map[string]string{}}
}

// hand plays a hand to its end, and returns how many steps that took.
func (w *walk) hand(r *record.Record, seed uint64) (*record.Record, int) {
	hand, err := play.Sit(w.law, r, seed)
	if err != nil {
		w.t.Fatal(err)
	}
	w.begun = hand.Settlement()
	seats, done, words := names(w.begun), []string(nil), []string(nil)
	var told, before []byte
	var step record.Step
	for n := 0; ; n++ {
		so := hand.Record()
		so.Settings = r.Settings
		told = so.AppendJSON(told[:0])
		if step.Act != "" && step.Act != "done" && bytes.Equal(told, before) {
			words = append(words, said(step))
		}
		before = append(before[:0], told...)
		told = with(with(told, "done", done), "said", words)
		book, err := w.read(told, seats)
		if err != nil {
			w.t.Fatalf("the second settlement: %v\n%s", err, so.Block())
		}
		for _, list := range [][]string{book.Open, book.Silent} {
			for i, act := range list {
				list[i] = sorted(act)
			}
		}
		at := hand.Turn()
		switch book.Seat {
		case Unknown:
			w.unknown++
			return so, n
		case Anybody:
			if book.Seat = ""; at != cards.NoSeat { // or nobody is
				book.Seat = at.String()
			}
		}
		if at == cards.NoSeat || book.Seat != at.String() {
			if at != cards.NoSeat || book.Seat != "" {
				w.t.Fatalf("%v is to move here, %q there\n%s", at, book.Seat, so.Block())
			}
			w.past(so, seats)
			return so, n
		}
		open := w.held(hand, so, &book)
		if w.strict {
			w.wrong(hand, so, &book)
		}
		step = chosen(open, w.dice)
		if step.Act == "done" {
			done = append(done, book.Seat)
		}
		if err := hand.Do(step); err != nil {
			w.t.Fatalf("%v\n%s", err, so.Block())
		}
	}
}

// held holds what the engine lets a player do against what the book does, and returns it.
func (w *walk) held(hand game.Hand, so *record.Record, book *Reading) (open []record.Step) {
	var ours []string
	options := hand.May()
	for _, o := range options {
		if !o.Refused {
			ours, open = append(ours, said(o.Step)), append(open, o.Step)
		}
	}
	for _, o := range options {
		act := said(o.Step)
		if kind := o.Act + o.Phase; !w.known[kind] || len(o.Cards) == 1 && !w.known[act] {
			w.known[kind], w.known[act], w.tried = true, true, append(w.tried, o.Step)
		}
		if !o.Refused {
			if slices.Contains(book.Silent, act) {
				w.silent[o.Act]++
			} else if !slices.Contains(book.Open, act) {
				w.t.Fatalf("%s may %s, and the book forbids it (%s)\nopen in the book: %v\n%s", book.Seat, act, book.Barred[act], book.Open, so.Block())
			}
			continue
		}
		if slices.Contains(ours, act) { // an amount is refused, and others are not
			continue
		}
		refused, _ := hand.Why(o.Step)
		if slices.Contains(book.Open, act) {
			w.t.Fatalf("%s may not %s by %v, and the book allows it\n%s", book.Seat, act, refused, so.Block())
		}
		if w.strict && w.dice.IntN(16) == 0 {
			w.settles(so, o.Step, refused)
		}
		if clauses := book.Barred[act]; clauses != "" && !slices.Contains(book.Silent, act) {
			w.by[clauses+"\t"+strings.Join(refused, " ")] = act
		}
	}
	for _, act := range book.Open {
		if !slices.Contains(ours, act) {
			w.t.Fatalf("%s cannot %s, and the book allows it; open are %v\n%s", book.Seat, act, ours, so.Block())
		}
	}
	if len(open) == 0 {
		w.t.Fatalf("%s may do nothing, and the hand is not over\n%s", book.Seat, so.Block())
	}
	return open
}

// settles holds that a record which ends with something that rules refuse is refused by
// one of them.
func (w *walk) settles(so *record.Record, st record.Step, refused []string) {
	bad := w.ending(so, st)
	if bad == nil || len(refused) == 0 {
		return
	}
	_, err := w.law.Settle(bad)
	if err == nil || !slices.ContainsFunc(refused, func(rule string) bool { return strings.Contains(err.Error(), rule) }) {
		w.t.Fatalf("a record has that %v did %s, which %v refuses: %v\n%s", st.Seat, said(st), refused, err, bad.Block())
	}
}

// wrong tries what is not open: it is refused when it is done, and in a record that
// ends with it.
func (w *walk) wrong(hand game.Hand, so *record.Record, book *Reading) {
	st := w.tried[w.dice.IntN(len(w.tried))]
	at, _ := cards.SeatOf(book.Seat)
	if act := said(st); st.Phase != hand.View(at).Phase || len(st.N) > 0 || slices.Contains(book.Open, act) || slices.Contains(book.Silent, act) {
		return
	}
	st.Seat = at
	if hand.Do(st) == nil {
		w.t.Fatalf("%s did %s, which is not open\n%s", book.Seat, said(st), so.Block())
	}
	law, ok := w.law.(*table.Law)
	if !ok || w.dice.IntN(8) > 0 {
		return
	}
	if d, err := law.Begun(so); err != nil || d.Turn() != at || d.Word() != st.Phase {
		return // the record does not say that somebody was done
	}
	bad := w.ending(so, st)
	if bad == nil {
		return
	}
	if _, err := law.Begun(bad); err == nil {
		w.t.Fatalf("a record has that %s did %s, which is not open\n%s", book.Seat, said(st), bad.Block())
	}
}

// past holds that a record of a whole hand is refused in which one more card is played.
func (w *walk) past(so *record.Record, seats []string) {
	if !w.strict || len(w.tried) == 0 {
		return
	}
	st := w.tried[w.dice.IntN(len(w.tried))]
	st.Seat, _ = cards.SeatOf(seats[w.dice.IntN(len(seats))])
	if bad := w.ending(so, st); bad != nil && st.Phase == "play" && len(st.Cards) > 0 {
		if _, err := w.law.Settle(bad); err == nil {
			w.t.Fatalf("a hand is over, and a record has that %v did %s besides\n%s", st.Seat, said(st), bad.Block())
		}
	}
}

// compare holds the rules that refused something against those noted of the ruleset of
// which this is a variant.
func (w *walk) compare(base string) {
	lines := noted(w.t, base, w.by)
	for pair, act := range w.by {
		if !slices.Contains(lines, pair) {
			w.t.Errorf("%q is refused by what nobody noted to rest on these clauses: %s (-update notes it)", act, fmt.Sprintf("%q", pair))
		}
	}
}
