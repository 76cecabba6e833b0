package session

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Look is what one player sees of the game.
type Look struct {
	Rules, Unit string
	Hand        int // its number, from 1
	Round       int // of the game, from 1
	Phase       Phase
	Seat        cards.Seat // who looks
	Dealer      cards.Seat
	Turn        cards.Seat
	Seats       []cards.Seat
	Trick       int
	Cards       cards.Set              // what he holds
	May         cards.Set              // what he may put out, give or play, if it is his turn
	Keep        bool                   // he may keep his hand
	Refused     []*Refusal             // the rest of his cards, and why not
	Held        [cards.Seats]int8      // how many cards each holds
	Kept        [cards.Seats]bool      // who kept the hand he was dealt
	Exchanged   [cards.Seats]bool      // who has put out or kept
	Own         record.Exchange        // what he did himself
	Took, Left  cards.Card             // of the talon: taken, or seen and left
	Gave, Got   cards.Card             // in the swap
	Table       []record.Play          // the cards on the table, in their order
	Tricks      []game.Trick           // all that lay on the table so far, the present one last
	Pools       []game.Pool            // what they hold now
	Beasts      []record.Beast         // on the sheet, before this hand
	Waiting     []record.Beast         // beasts that wait to be put in
	Points      [cards.Seats]int32     // in tricks
	Taken       [cards.Seats]int8      // tricks
	Net         [cards.Seats]int32     // of this hand, so far
	Total       [cards.Seats]int32     // of the game; this hand counts once it is settled
	Claims      []ClaimOf              // his, in the phase Claim
	Events      []game.Event           // what has happened in this hand, as far as he may know
	Settlement  *game.Settlement       // when the hand is settled
	Hands       [cards.Seats]cards.Set // all hands as they were dealt, when it is settled
	Shares      *[cards.Seats]int32    // what each received when the game was ended
}

// Look is what a player sees now. It holds nothing that he may not know.
func (s *Session) Look(seat cards.Seat) *Look {
	v := s.hand.View(seat)
	l := s.hand.Live()
	k := &Look{Rules: s.Law.ID, Unit: s.Law.Unit, Hand: len(s.Past) + b2i(s.phase != Settled), Round: s.Game.Round(),
		Phase: s.phase, Seat: seat, Dealer: s.rec.Dealer, Turn: s.Turn(), Seats: cards.Round(s.Law.Seats),
		Trick: v.Trick, Cards: v.Hand, Held: v.Held, Own: s.rec.Exchange[seat],
		Took: v.Took, Left: v.Left, Gave: v.Gave, Got: v.Got,
		Beasts: s.rec.Beasts, Waiting: s.Game.Waiting, Points: v.Points, Taken: v.Taken,
		Total: s.Game.Nets, Settlement: s.st}
	if s.phase <= Play {
		k.May, k.Keep = v.May, v.Keep
		if seat == k.Turn {
			for set := v.Hand &^ v.May; set != 0; set = set.Without() {
				k.Refused = append(k.Refused, s.Why(set.First()))
			}
			if s.phase == Exchange && !v.Keep {
				k.Refused = append(k.Refused, s.Why(cards.None))
			}
		}
	}
	for _, at := range k.Seats {
		k.Kept[at] = v.Kept&(1<<at) != 0
		k.Exchanged[at] = s.rec.Exchange[at].Done
		k.Net[at] = l.Net(at)
	}
	names := s.Law.Pools
	if len(names) == 0 {
		names = []string{""}
	}
	for i, name := range names {
		k.Pools = append(k.Pools, game.Pool{Name: name, Amount: l.Pool(i)})
	}
	for _, c := range s.claims {
		if c.Seat == seat {
			k.Claims = append(k.Claims, c)
		}
	}
	s.tricks(k)
	if s.st == nil {
		k.Events = s.public(seat)
		return k
	}
	k.Events, k.Net, k.Hands = s.st.Events, s.st.Net, s.rec.Hands
	for i := range k.Pools {
		k.Pools[i] = s.st.Pools[i]
	}
	if s.ended {
		k.Shares = &s.shares
	}
	return k
}

// tricks lays out what was played.
func (s *Session) tricks(k *Look) {
	v := &s.hand.Public
	k.Tricks = s.hand.Tricks()
	if s.st != nil {
		k.Tricks = s.st.Tricks
	} else if st := s.played(); st != nil {
		k.Tricks = st.Tricks
	}
	if v.Table.N > 0 {
		for i, at := 0, v.Table.Leader; i < len(k.Seats); i, at = i+1, cards.Right(v.N, at) {
			if c := v.Table.Cards[at]; c != cards.None {
				k.Table = append(k.Table, record.Play{Trick: v.Trick, Seat: at, Card: c})
			}
		}
	}
}

// public is the events of the hand so far that a player may know: whether
// another has the right of the aces, and uses it, nobody is told.
func (s *Session) public(seat cards.Seat) []game.Event {
	var list []game.Event
	for _, e := range s.hand.Live().Events() {
		if e.Seat != seat && hidden(e.Rule) {
			continue
		}
		list = append(list, e)
	}
	return list
}

// hidden reports whether what a rule says of a player is his own secret while
// the hand lasts.
func hidden(rule string) bool {
	switch rule {
	case "reversis/espagnolette", "reversis/espagnolette.renounce", "reversis/espagnolette.used",
		"reversis/espagnolette.ends", "reversis/espagnolette.loses", "reversis/espagnolette.follows":
		return true
	}
	return false
}
