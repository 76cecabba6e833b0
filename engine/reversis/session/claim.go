package session

import (
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis"
)

// ClaimOf is something that a person has won, and loses if he does not ask for
// it.
type ClaimOf struct {
	Seat   cards.Seat
	What   string // as a record names it: a card ("AD"), "party" or "pool"
	Amount int32  // what he would go without
	Rules  []string
}

// Claims is what people may now ask for, in the phase Claim.
func (s *Session) Claims() []ClaimOf { return s.claims }

// Unclaim settles the hand: of the claims of all people those named here are
// not asked for, and lapse; all others are paid.
func (s *Session) Unclaim(what ...string) error {
	if s.phase != Claim {
		return fault("there is nothing to claim now")
	}
	for _, w := range what {
		ok := false
		for _, c := range s.claims {
			ok = ok || c.What == w
		}
		if !ok {
			return fault("there is no claim to \"" + w + "\"")
		}
	}
	s.rec.Unclaimed = what
	return s.settle()
}

// finish ends the play: what is due is claimed, or people are asked.
func (s *Session) finish() {
	s.rec.Unclaimed = nil
	s.claims = nil
	if s.Ask {
		s.claims = s.due()
	}
	if len(s.claims) > 0 {
		s.phase = Claim
		return
	}
	if err := s.settle(); err != nil {
		panic(err) // the engine refused what it had allowed
	}
}

// due finds what people may claim: what they would go without if it were not
// asked for. What a bot would go without too, the bot asks for.
func (s *Session) due() (list []ClaimOf) {
	paid := s.try(nil)
	if paid == nil {
		return nil
	}
	var words []string
	for set := s.Guide.Watched(); set != 0; set = set.Without() {
		words = append(words, set.First().String())
	}
	words = append(words, "party", "pool")
	for _, word := range words {
		st := s.try([]string{word})
		if st == nil {
			continue
		}
		claim := ClaimOf{Seat: cards.NoSeat, What: word}
		for _, seat := range st.Seats {
			if lost := paid.Net[seat] - st.Net[seat]; lost > 0 {
				if !s.Person(seat) {
					claim.Seat = cards.NoSeat
					break
				}
				claim.Seat, claim.Amount = seat, lost
			}
		}
		if claim.Seat == cards.NoSeat {
			continue
		}
		for _, id := range st.Fired {
			if !has(paid.Fired, id) {
				claim.Rules = append(claim.Rules, id)
			}
		}
		list = append(list, claim)
	}
	return list
}

// try settles the hand with some things unclaimed, and changes nothing.
func (s *Session) try(unclaimed []string) *reversis.Settlement {
	r := *s.rec
	r.Unclaimed = unclaimed
	st, err := s.Law.Settle(&r)
	if err != nil {
		return nil
	}
	return st
}

// played is what the hand would come to if all were asked for, once it is
// played out.
func (s *Session) played() *reversis.Settlement {
	if s.phase != Claim {
		return nil
	}
	return s.try(nil)
}

func has(list []string, id string) bool {
	for _, x := range list {
		if x == id {
			return true
		}
	}
	return false
}

// settle settles the hand and carries its outcome into the game.
func (s *Session) settle() error {
	s.before = *s.Game
	s.before.Pools = append([]record.Pool(nil), s.Game.Pools...)
	s.before.Beasts = append([]record.Beast(nil), s.Game.Beasts...)
	s.before.Waiting = append([]record.Beast(nil), s.Game.Waiting...)
	st, err := s.Game.Settle(s.rec)
	if err != nil {
		*s.Game = s.before
		return err
	}
	s.st, s.phase, s.claims = st, Settled, nil
	s.Past = append(s.Past, Hand{s.rec, st.Net})
	return nil
}

// unsettle takes the settlement of this hand back.
func (s *Session) unsettle() {
	if s.phase != Settled {
		return
	}
	*s.Game = s.before
	s.Past = s.Past[:len(s.Past)-1]
	s.st, s.ended = nil, false
}
