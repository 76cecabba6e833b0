package reversis

import (
	"fmt"
	"slices"
	"sort"
	"testing"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// without is a law with each of its rules switched off.
func without(t *testing.T, l *table.Law) map[string]*table.Law {
	off := map[string]*table.Law{}
	for _, id := range l.Rules() {
		law, err := Compile(l.Book(), l.With(game.Change{Rule: id, Off: true})...)
		if err != nil {
			t.Fatal(err)
		}
		off[id] = law
	}
	return off
}

// missing gathers, for pairs of rules, the first case in which one was not
// told behind the other.
type missing struct {
	first map[string]string
	count map[string]int
}

func (m *missing) add(id, behind, where string) {
	if m.first == nil {
		m.first, m.count = map[string]string{}, map[string]int{}
	}
	key := id + " behind " + behind
	m.count[key]++
	if m.first[key] == "" {
		m.first[key] = where
	}
}

func (m *missing) report(t *testing.T) {
	var keys []string
	for key := range m.first {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	for _, key := range keys {
		t.Errorf("%s (%d): %s", key, m.count[key], m.first[key])
	}
}

// Every payment names all the rules without which it would not be, or not be
// so great: if it is missing or changed in the same hand with one rule off, that
// rule is among those behind it. Where the hand could not have been played
// without the rule, or would be void, nothing can be compared.
func TestPaymentsNameAllTheirRules(t *testing.T) {
	n := uint64(1000)
	if testing.Short() {
		n = 150
	}
	every(t, n, func(t *testing.T, l *table.Law, n uint64) {
		off := without(t, l)
		var lacking missing
		for seed := range n {
			r := play.Random(l, [...]string{game.Mixed, game.Faulty}[seed%2], seed)
			st, err := l.Settle(r)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			for _, id := range st.Fired {
				other, err := off[id].Settle(r)
				if err != nil || other.Void != st.Void || other.Done != st.Done {
					continue // where one is not done, the record breaks off before the hand ends
				}
				for _, e := range unnamed(st, other, id) {
					lacking.add(id, e.Rule, fmt.Sprintf("seed %d: trick %d: %s, by %v", seed, e.Trick, e.Text, e.By))
				}
			}
		}
		lacking.report(t)
	})
}

// unnamed is the payments of a settlement that another, without some rule, does
// not make, and which do not name that rule. Payments that are alike in all
// that can be seen stand for each other.
func unnamed(st, other *game.Settlement, id string) []game.Event {
	key := func(e *game.Event, p game.Pay) string { return fmt.Sprint(e.Trick, e.Rule, e.Card, p, e.Back, e.None) }
	made := map[string]int{}
	for i := range other.Events {
		for _, p := range other.Events[i].Pays {
			made[key(&other.Events[i], p)]++
		}
	}
	var list []game.Event
	for i := range st.Events {
		e := &st.Events[i]
		if slices.Contains(e.By, id) {
			continue
		}
		for _, p := range e.Pays {
			if made[key(e, p)]--; made[key(e, p)] < 0 {
				list = append(list, *e)
				break
			}
		}
	}
	return list
}

// Every refusal names the rules without which the act would be allowed, and
// every act that is allowed against a rule those without which it would be
// refused.
func TestJudgementsNameAllTheirRules(t *testing.T) {
	n := uint64(30)
	if testing.Short() {
		n = 6
	}
	for _, rs := range Rulesets {
		l, err := Compile(rs)
		if err != nil {
			t.Fatal(err)
		}
		off := without(t, l)
		var lacking missing
		for seed := range n {
			r := play.Random(l, [...]string{game.Mixed, game.Faulty, "espagnolettes"}[seed%3], seed)
			for _, q := range judged(l, r, seed) {
				st, err := l.Settle(q)
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				for _, id := range l.Rules() {
					other, err := off[id].Settle(q)
					if err != nil || other.Void != st.Void || other.Done != st.Done || len(other.Judged) != len(st.Judged) {
						continue
					}
					for i, j := range st.Judged {
						told := j.Refused || len(j.Lifted) > 0
						if told && j.Refused != other.Judged[i].Refused && !slices.Contains(j.By, id) && !slices.Contains(j.Lifted, id) {
							lacking.add(id, l.Book().ID+", "+q.Expects[i].Act.Act, fmt.Sprintf("seed %d: %s: refused %v by %v, lifted by %v", seed, q.Expects[i].String(), j.Refused, j.By, j.Lifted))
						}
					}
				}
			}
		}
		lacking.report(t)
	}
}

// judged is a hand broken off at some moments, with every act that might be
// refused then.
func judged(l *table.Law, whole *record.Record, seed uint64) []*record.Record {
	whole.Open, whole.Unclaimed = true, nil
	var list []*record.Record
	ask := func(q record.Record, acts []record.Act) {
		q.Expects = nil
		for _, a := range acts {
			q.Expects = append(q.Expects, record.Expect{Kind: record.Allow, Seat: -1, To: -1, Act: a})
		}
		if len(q.Expects) > 0 {
			list = append(list, &q)
		}
	}
	for _, stage := range [...]int{-2, -1, 0, 1} {
		q := *whole
		q.Plays = nil
		if stage < 0 {
			q.Exchange, q.Swap = [len(q.Exchange)]record.Exchange{}, [len(q.Swap)]cards.Card{}
			q.Acts = slices.DeleteFunc(slices.Clone(q.Acts), func(a record.Act) bool { return a.At > record.AtDeal })
		} else if len(whole.Plays) > 0 {
			q.Plays = whole.Plays[:min(len(whole.Plays), l.Book().Seats+1)]
		}
		ask(q, candidates(l, whole, stage))
	}
	src := chance.Source(seed)
	for range 6 {
		if len(whole.Plays) == 0 {
			break
		}
		q := *whole
		q.Plays = whole.Plays[:src.Below(len(whole.Plays))]
		var acts []record.Act
		for _, seat := range cards.Round(l.Book().Seats) {
			for set := whole.Hands[seat]; set != 0; set = set.Without() {
				acts = append(acts, record.Act{Act: "play", Seat: seat, Card: set.First(), To: cards.NoSeat})
			}
		}
		ask(q, acts)
	}
	return list
}

var ways = [...][]int{{4, 4, 4}, {3, 4, 4}, {4, 3, 4}, {3, 3, 5}, {4, 4, 3}, {2, 4, 4}, {3, 3, 3}, {5, 5, 5}, {3, 5, 5}, {5, 4, 4}, {4, 5, 5}, {4, 3, 3}, {3, 4, 4}}

// candidates is acts that rules may judge at a stage: the deal, the exchange,
// what follows it, the play.
func candidates(l *table.Law, r *record.Record, stage int) (list []record.Act) {
	add := func(seat cards.Seat, kind engine.ActKind, c cards.Card, n ...int) *record.Act {
		list = append(list, record.Act{Seat: seat, Act: wordOf(kind), Card: c, N: n, To: cards.NoSeat})
		return &list[len(list)-1]
	}
	if stage == -2 {
		for _, seat := range [...]cards.Seat{r.Dealer, cards.Right(l.Book().Seats, r.Dealer)} {
			hand := cards.Ranked(r.Hands[seat])
			add(seat, table.ActDeal, cards.None).Cards = hand
			add(seat, table.ActDeal, cards.None).Cards = hand[1:]
			add(seat, table.ActDeal, cards.None).Cards = append([]cards.Card{r.Talon[0]}, hand...)
			for face := uint8(7); face <= cards.Ten; face++ {
				add(seat, table.ActDeal, cards.None).Cards = append([]cards.Card{cards.Of(cards.Clubs, face)}, hand[1:]...)
			}
			for _, n := range ways {
				add(seat, table.ActPackets, cards.None, n...)
			}
		}
		return list
	}
	for _, seat := range cards.Round(l.Book().Seats) {
		switch stage {
		case -1:
			add(seat, actKeep, cards.None)
			add(seat, actPeek, cards.None)
			add(seat, actRetake, cards.None)
			for n := l.Book().Seats - 1; n <= l.Book().Seats+1; n++ {
				add(seat, table.ActPlayers, cards.None, n)
			}
			for set := r.Hands[seat]; set != 0; set = set.Without() {
				add(seat, actPutOut, set.First())
			}
			for _, c := range r.Talon {
				add(seat, table.ActTake, c)
			}
		case 0:
			for to := cards.Seat(0); to < 4; to++ {
				add(seat, actSwap, r.Hands[seat].First()).To = to
			}
			for _, c := range r.Talon {
				add(seat, table.ActTake, c)
			}
			add(seat, actSwap, cards.None).To = cards.Opposite(l.Book().Seats, seat)
			add(seat, actTakeBack, cards.None)
			add(seat, actRedeal, cards.None)
			add(seat, actPeek, cards.None)
		case 1:
			add(seat, table.ActLook, cards.None, 1)
			add(seat, table.ActLook, cards.None, 2)
			add(seat, actAsk, cards.None)
			add(seat, actTell, cards.None)
			add(seat, table.ActPlay, cards.Of(cards.Spades, 2))
		}
	}
	return list
}

// wordOf is the word of a kind of act.
func wordOf(kind engine.ActKind) string {
	for _, w := range append(append([]string{}, ownActs...), "deal", "packets", "keep", "put-out", "take", "swap", "take-back", "look", "players", "play") {
		if k, ok := Game.ActOf(w); ok && k == kind {
			return w
		}
	}
	panic("an act without a word")
}
