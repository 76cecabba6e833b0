package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// settle writes the result of the hand.
func (s *State) settle(st *game.Settlement) {
	l := s.law
	st.Rules, st.Unit, st.Seats, st.Dealer = l.rs.ID, l.rs.Unit, l.round, s.Dealer
	for _, seat := range l.round {
		st.Net[seat] = s.Balance[seat]
		st.Taken[seat] = int8(s.Tally(Tricks, seat))
		st.Points[seat] = s.Tally(Points, seat)
	}
	for i, name := range l.rs.PoolNames() {
		st.Pools = append(st.Pools, record.Pool{Name: name, Amount: s.Pool(i)})
	}
	st.Bank = s.Balance[engine.Bank]
	st.State = s.carry()
	st.Void = s.Told(FactVoid)
	st.Done = s.closed && s.Told(FactEnd)
	st.Next = s.Who(FactNextDealer)
	st.VoidBy, st.NextBy, st.FirstBy = s.BehindKind(FactVoid), s.BehindKind(FactNextDealer), s.BehindKind(FactDealer)
	st.Tricks = s.tricks()
	tell := s.Teller()
	st.Events, st.Undone = tell.Events(), tell.Undone()
	st.Fired = l.IDs(s.Fired)
	for q := engine.Question(0); q < engine.MaxQuestions; q++ {
		if s.open&q.Bit() != 0 {
			st.Ties = append(st.Ties, l.game.question(q))
		}
	}
	s.outcomes(st)
	if l.game.Told != nil {
		l.game.Told(s, st)
	}
}

// carry returns what is carried to the next hand: bêtes that wait, scores, and what the
// game adds.
func (s *State) carry() []record.Item {
	var list []record.Item
	for _, n := range s.Queue() {
		list = append(list, record.Item{Name: game.Waits, Seat: cards.NoSeat, N: n})
	}
	for i := range counted {
		c := &counted[i]
		before, any := len(list), int32(0)
		for _, seat := range s.law.round {
			n := s.Tally(c.tally, seat)
			list = append(list, record.Item{Name: c.Name, Seat: seat, N: n})
			any |= n
		}
		if any == 0 || !s.law.Carries(c.Name) {
			list = list[:before]
		}
	}
	if s.law.game.Keeps != nil {
		list = append(list, s.law.game.Keeps(s)...)
	}
	return list
}

// tricks returns the tricks that were played; the last may be incomplete.
func (s *State) tricks() []game.Trick {
	plays := s.plays
	if s.Told(FactPlayed) { // rules may say of a card that it was played
		plays = nil
		for i := range s.Facts {
			if f := &s.Facts[i]; f.Kind == FactPlayed {
				plays = append(plays, play{f.Trick, f.Seat, f.Card})
			}
		}
	}
	var list []game.Trick
	for _, p := range plays {
		n := len(list)
		if n == 0 || list[n-1].No != int(p.trick) {
			list = append(list, game.Trick{No: int(p.trick), Leader: p.seat, Taker: cards.NoSeat, Cards: make([]cards.Card, 0, s.N), Seats: make([]cards.Seat, 0, s.N)})
			n++
		}
		list[n-1].Cards, list[n-1].Seats = append(list[n-1].Cards, p.card), append(list[n-1].Seats, p.seat)
	}
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == FactTrick {
			for k := range list {
				if list[k].No == int(f.Trick) {
					list[k].Taker = f.Seat
				}
			}
		}
	}
	return list
}

// outcomes says who won and who lost.
func (s *State) outcomes(st *game.Settlement) {
	for _, o := range [...]struct {
		kind engine.FactKind
		what string
	}{{FactUndertakes, "player"}, {FactCounters, "contre"}, {FactWon, game.Won}, {FactLost, game.Lost}, {FactVole, "vole"}, {FactDevole, "devole"}, {FactMatch, game.MatchWon}} {
		s.Outcome(st, o.kind, o.what)
	}
	if f := s.Seen(FactMatch); f != nil && f.Seat == cards.NoSeat {
		st.Outcomes = append(st.Outcomes, game.Outcome{What: game.MatchOver, By: s.BehindKind(FactMatch)})
	}
}

// Outcome adds to a settlement that something is so of the players of whom a fact was
// said, if of anybody.
func (s *State) Outcome(st *game.Settlement, kind engine.FactKind, what string) {
	var seats []cards.Seat
	for i := range s.Facts {
		if f := &s.Facts[i]; f.Kind == kind && f.Seat >= 0 && !(f.Kind == FactMatch && s.unwon(i)) {
			seats = append(seats, f.Seat)
		}
	}
	if seats != nil {
		st.Outcomes = append(st.Outcomes, game.Outcome{What: what, Seats: seats, By: s.BehindKind(kind)})
	}
}

// unwon reports whether a match that a fact says is won was taken back later.
func (s *State) unwon(match int) bool {
	for i := match + 1; i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == FactUnwon && f.Seat == s.Facts[match].Seat {
			return true
		}
	}
	return false
}

// BehindKind returns the ids of the rules behind the facts of a kind.
func (s *State) BehindKind(kind engine.FactKind) []string { return s.law.IDs(s.BehindAll(kind.Bit())) }

// Teller returns what makes the events of the hand.
func (s *State) Teller() *game.Teller {
	t := &game.Teller{Trace: &s.Trace, Rules: s.law.Code, Words: s.law.game.Wording(), Family: s.law.game.Kin, Book: s.law.rs,
		Silent: func(i int, f *engine.Fact) bool {
			return f.Kind == FactNarrowed || f.Kind == FactOpens && f.Seat == cards.NoSeat || s.toldBefore(i)
		}}
	if s.law.game.Tells != nil {
		s.law.game.Tells(s, t)
	}
	return t
}

// Untold suppresses the sentences for facts of some kinds, which the hand tells already
// in another way.
func Untold(kinds engine.FactKinds) func(*State, *game.Teller) { return UntoldBy("", kinds) }

// UntoldBy is Untold for facts that one rule says, whose sentence is about others; for
// those of any rule if it is "".
func UntoldBy(rule string, kinds engine.FactKinds) func(*State, *game.Teller) {
	return func(_ *State, t *game.Teller) {
		silent := t.Silent
		t.Silent = func(i int, f *engine.Fact) bool {
			return kinds.Has(f.Kind) && (rule == "" || t.Rules.ID(f.Rule) == rule) || silent(i, f)
		}
	}
}

// toldBefore reports whether a rule that says several facts at once has said everything
// with the one before: that a card is turned, and that it makes trumps.
func (s *State) toldBefore(i int) bool {
	if i == 0 {
		return false
	}
	f, before := &s.Facts[i], &s.Facts[i-1]
	return before.Rule == f.Rule && before.Cause == f.Cause &&
		(f.Kind == FactSame || f.Kind == FactNextDealer || before.Card == f.Card && f.Card != cards.None && before.Kind != f.Kind)
}
