// Package stage plays a record card by card, as a page shows it: what lies on the
// table, whose turn it is, which cards that player may play, which rules refuse the
// others, and what has followed so far. It keeps no state between two views: each view
// settles the record, with some of its cards, anew.
package stage

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

// Stage is a record made ready to be played.
type Stage struct {
	Record *record.Record
	Start  [cards.Seats]cards.Set // the hands when the first card is played
	Plan   []record.Play          // the cards of the record, each with its seat
	Whole  *game.Settlement       // what the record comes to as it stands
	Law    game.Law               // by which it is played

	leader cards.Seat
}

// Refusal is a card that may not be played, and the rules that refuse it.
type Refusal struct {
	Card cards.Card
	By   []string
}

// Look is what is seen after some cards.
type Look struct {
	Seat    cards.Seat // whose turn it is; NoSeat when the record is played out
	Trick   int
	Done    bool
	Hands   [cards.Seats]cards.Set
	Table   []record.Play // the cards of the trick that is not complete, or of the last
	Legal   []cards.Card
	Refused []Refusal
	So      *game.Settlement // what has followed so far
}

// Open makes a record ready: by the ruleset it names, or if it names none by
// the one given, with the figures that the record sets.
func Open(r *record.Record, rules string) (*Stage, error) {
	if r.Rules != "" {
		rules = r.Rules
	}
	rs := games.Find(rules)
	if rs == nil {
		return nil, game.Fault("there is no ruleset \"" + rules + "\"")
	}
	law, err := rs.For(r)
	if err != nil {
		return nil, err
	}
	s := &Stage{Record: r, Law: law, leader: r.Leader}
	if s.Whole, err = s.settle(r.Plays, nil); err != nil {
		return nil, err
	}
	for _, t := range s.Whole.Tricks {
		if s.leader == cards.NoSeat {
			s.leader = t.Leader
		}
		for i, c := range t.Cards {
			s.Plan = append(s.Plan, record.Play{Trick: t.No, Seat: t.Seats[i], Card: c})
			s.Start[t.Seats[i]] |= c.Bit()
		}
	}
	for seat := range r.Hands {
		held := r.Hands[seat]
		if e := r.Exchange[seat]; e.Done && e.Out.Valid() {
			held &^= e.Out.Bit()
		}
		if c := r.Swap[seat]; c.Valid() {
			held &^= c.Bit()
		}
		if !r.Position && s.Whole.Done {
			held = 0 // every card that was held has been played
		}
		s.Start[seat] |= held
	}
	return s, nil
}

// settle plays some cards of the record and asks about others.
func (s *Stage) settle(plays []record.Play, asks []record.Expect) (*game.Settlement, error) {
	r := *s.Record
	r.Plays = plays
	if r.Position {
		r.Leader = s.leader // which may have been told by the first card alone
	}
	if asks != nil || r.Expects == nil {
		r.Expects = asks
	}
	if r.Expects == nil {
		r.Expects = []record.Expect{} // what breaks off is a position, not a fault
	}
	return s.Law.Settle(&r)
}

// At returns what is seen when these cards have been played in their order.
func (s *Stage) At(played []cards.Card) (*Look, error) {
	l := &Look{Seat: s.leader, Trick: max(s.Record.Trick, 1), Hands: s.Start}
	plays := make([]record.Play, len(played))
	for i, c := range played {
		plays[i] = record.Play{Seat: cards.NoSeat, Card: c}
	}
	so, err := s.settle(plays, nil)
	if err != nil {
		return nil, err
	}
	l.So, l.Done = so, so.Done || so.Void
	for _, t := range so.Tricks {
		for i, c := range t.Cards {
			l.Hands[t.Seats[i]] &^= c.Bit()
		}
	}
	if n := len(so.Tricks); n > 0 {
		t := so.Tricks[n-1]
		for i, c := range t.Cards {
			l.Table = append(l.Table, record.Play{Trick: t.No, Seat: t.Seats[i], Card: c})
		}
		l.Trick = t.No
		if len(t.Cards) == len(so.Seats) {
			l.Seat = t.Taker
			l.Trick++
		} else {
			l.Seat = cards.Right(len(so.Seats), t.Seats[len(t.Seats)-1])
		}
	}
	if len(played) >= len(s.Plan) && s.dry(l) {
		l.Done = true
	}
	if l.Done || l.Seat == cards.NoSeat {
		l.Seat = cards.NoSeat
		return l, nil
	}
	return l, s.judge(l, plays)
}

// dry reports whether the record gives the player whose turn it is no card: a
// position has only the cards that matter.
func (s *Stage) dry(l *Look) bool { return l.Seat == cards.NoSeat || l.Hands[l.Seat] == 0 }

// judge asks the rules about every card of the player whose turn it is.
func (s *Stage) judge(l *Look, plays []record.Play) error {
	held := cards.Ranked(l.Hands[l.Seat])
	asks := make([]record.Expect, len(held))
	for i, c := range held {
		asks[i] = record.Expect{Kind: record.Refuse, Act: record.Act{At: l.Trick, Seat: l.Seat, Act: "play", Card: c}}
	}
	so, err := s.settle(plays, asks)
	if err != nil {
		return err
	}
	for i, c := range held {
		if i < len(so.Judged) && so.Judged[i].Refused {
			l.Refused = append(l.Refused, Refusal{c, so.Judged[i].By})
			continue
		}
		l.Legal = append(l.Legal, c)
	}
	return nil
}
