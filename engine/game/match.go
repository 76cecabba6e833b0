package game

import (
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Match is a sequence of hands: what one hand leaves is there for the next. A Match is
// a value that does not change: After returns another.
type Match interface {
	Begin() *record.Record // the next hand, before it is dealt
	Round() int            // the round now played, from 1: in a round everybody deals once
	Over() bool            // whether the match is over by the rules of the book

	// After returns the match after a hand that was played, and the result of the hand.
	After(r *record.Record) (Match, *Settlement, error)

	// Divide returns what each player receives of what is left when the players end the
	// match, if the book divides it.
	Divide() [cards.Seats]int32
}

// matcher is implemented by a game that carries more from hand to hand than settlements
// say. It is an interface and not a field, so that only programs that play matches link
// it.
type matcher interface {
	Matched(l Law, start *record.Record) Match
}

// NewMatch returns a match whose first hand begins as a record tells: who deals, and
// what lies there, if anything does.
func NewMatch(l Law, start *record.Record) Match {
	rs := l.Book()
	if g, ok := rs.Game.(matcher); ok {
		return g.Matched(l, start)
	}
	r := record.Record{Rules: rs.ID, Dealer: start.Dealer, Leader: cards.NoSeat, Pools: start.Pools, State: start.State}
	for _, name := range rs.Pools {
		if start.Pools == nil {
			r.Pools = append(r.Pools, record.Pool{Name: name})
		}
	}
	return &match{law: l, start: r}
}

// roundsID is the id of the question after how many rounds a match is over.
const roundsID = "parts/match.rounds"

// Tours is the name under which a record says how many rounds of a match were played,
// in games where that does not follow from the number of hands.
const Tours = "tours"

// match is a match in which settlements say everything that is carried.
type match struct {
	law   Law
	start record.Record // the next hand, before it is dealt
	hands int           // the hands played, and places that the deal passed over; hands that are dealt again do not count
	won   bool          // the match is over by a rule
	on    bool          // the match goes on by a rule, whatever rounds were agreed on
}

func (m *match) Begin() *record.Record {
	r := m.start
	return &r
}

func (m *match) Round() int {
	for _, it := range m.start.State {
		if it.Name == Tours {
			return 1 + int(it.N)
		}
	}
	return 1 + m.hands/m.law.Book().Seats
}

func (m *match) Over() bool {
	t, ok := m.law.Terms(roundsID)
	return m.won || ok && !m.on && m.hands >= int(t.N("rounds"))*m.law.Book().Seats
}

func (m *match) After(r *record.Record) (Match, *Settlement, error) {
	st, err := m.law.Settle(r)
	if err != nil {
		return nil, nil, err
	}
	next := &match{law: m.law, hands: m.hands, won: st.Outcome(MatchWon) != nil || st.Outcome(MatchOver) != nil, on: st.Outcome(MatchOn) != nil}
	next.start = *Next(&record.Record{Rules: m.start.Rules, Dealer: cards.NoSeat, Leader: cards.NoSeat}, st)
	told := m.start.Dealer != cards.NoSeat // a hand given by itself may name no dealer
	if next.start.Dealer == cards.NoSeat && told {
		next.start.Dealer = cards.Right(m.law.Book().Seats, m.start.Dealer)
	}
	switch rs := m.law.Book(); {
	case st.Void && next.start.Dealer == m.start.Dealer: // after any other void hand the dealer has dealt, as a round asks
	case rs.Hands == AreLeft && told: // the deal passes over those who have left, and they count as if they had dealt
		for seat := m.start.Dealer; seat != next.start.Dealer; seat = cards.Right(rs.Seats, seat) {
			next.hands++
		}
	default:
		next.hands++
	}
	return next, st, nil
}

func (m *match) Divide() (none [cards.Seats]int32) { return none }
