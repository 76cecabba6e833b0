package romestecq

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// ways is how the game is played by chance and by bots.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Policy: policy, Star: star, Carry: carry, Amiss: amiss, Trials: trials}
}

// weigh has players mostly name what they have.
func weigh(*State, *engine.Act, *table.Source) int { return 12 }

// star is four cards alike, or two of a face and two or three of the next.
func star(s *State, src *table.Source) cards.Set {
	face := uint8(6 + src.Below(8))
	if src.One(3) {
		return cards.Face(face)
	}
	next := face + 1
	if next > cards.King {
		next = cards.Ace
	}
	set := cards.Face(face)&^cards.Lane(cards.Spades) | cards.Face(next)&(cards.Lane(cards.Diamonds)|cards.Lane(cards.Clubs))
	if src.One(2) {
		set &^= cards.Lane(cards.Hearts)
	}
	return set
}

// carry is what random hands find: marks wiped out or added before, and how the
// cards were first dealt.
func carry(s *State, src *table.Source) {
	games.Carry(s, src, family+"/loss.debt")
	if src.One(2) {
		s.Carries(parts.Dealing, cards.NoSeat, [...]int32{221, 32}[src.Below(2)])
	}
}

// amiss says which card is turned up in dealing, and when cards are played out of
// turn.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case table.ActExposed:
		pack := s.Law().Pack()
		a.Card = pack.Nth(src.Below(pack.Len()))
	case actFaced, actRepacket, actSix:
		a.Seat = s.Dealer
	case table.ActEarly:
		if s.Hand[a.Seat] == 0 || s.Table.Cards[a.Seat] != cards.None {
			return false
		}
		a.Card = s.Hand[a.Seat].Nth(src.Below(s.Hand[a.Seat].Len()))
	}
	return true
}

// trials is cards to name that are in a hand and such as are not, cards of the talon
// to look at, and whom to show a hand and to order to deal.
func trials(s *State, kind engine.ActKind) []engine.Act {
	list := parts.PacketTrials(s, kind)
	a := engine.Act{Kind: kind, To: cards.NoSeat}
	switch kind {
	case table.ActMeld:
		list = nil
		for _, a.Seat = range s.Round {
			for _, a.Cards = range combinations(s.Dealt[a.Seat]) {
				if a.Cards != 0 {
					list = append(list, a)
				}
			}
			a.Cards = s.Dealt[a.Seat].Without()
			list = append(list, a)
		}
	case table.ActLook:
		for _, a.Card = range s.Talon[s.Top:s.Bottom] {
			for _, a.Seat = range s.Round {
				list = append(list, a)
			}
		}
	case table.ActShow, actOrder:
		for _, a.Seat = range s.Round {
			for _, a.To = range s.Round {
				if a.To != a.Seat {
					list = append(list, a)
				}
			}
		}
	}
	return list
}

// policy is what a player does who knows the game: names all that can be named, keeps
// the pieces of what can be gruged from the other side, and takes its.
func policy(s *State, o *table.Options) (a engine.Act, ok bool) {
	for i := range o.N {
		if o.Refused>>i&1 == 0 {
			return o.Acts[i], true
		}
	}
	open := o.Open()
	if open == 0 {
		return a, false
	}
	best, most := cards.None, -1<<20
	for set := open; set != 0; set = set.Without() {
		if c := set.First(); promise(s, o.Seat, c) > most {
			best, most = c, promise(s, o.Seat, c)
		}
	}
	return engine.Act{Kind: table.ActPlay, Seat: o.Seat, To: cards.NoSeat, Card: best}, true
}

// promise is how good it is for a player to play a card now, by what that player may
// know.
func promise(s *State, seat cards.Seat, c cards.Card) int {
	side := s.Side(seat)
	above := s.Above(s.Unseen(seat), c).Len()
	sum := -int(s.Height(c)) // of equals the lowest is played
	own, theirs := atStake(s, seat, c), 0
	for _, other := range s.Round {
		if played := s.Table.Cards[other]; played != cards.None {
			if side.Has(other) || other == seat {
				own += atStake(s, other, played)
			} else {
				theirs += atStake(s, other, played)
			}
		}
	}
	if s.Table.N == 0 {
		if above == 0 { // nobody can take it
			return sum + 30 + 20*own
		}
		return sum - 25*own - 2*above
	}
	best := s.Best()
	holder := s.Table.Leader
	for _, other := range s.Round {
		if s.Table.Cards[other] == best {
			holder = other
		}
	}
	takes, last := s.Beats(c, best), s.Table.N == s.N-1
	switch {
	case takes && (last || above == 0):
		return sum + 20 + 20*(own+theirs)
	case takes:
		return sum + 5 + 8*theirs - 8*own
	case side.Has(holder) && holder != seat:
		return sum + 5*own
	}
	return sum - 20*own
}

// atStake is what a player can lose of what a card is a piece of, as far as that is
// named; of a player's own cards, what they are.
func atStake(s *State, seat cards.Seat, c cards.Card) (sum int) {
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.Seat != seat || !f.Cards.Has(c) || !whole(s, f) {
			continue
		}
		switch f.N {
		case kindNingre, kindTriche:
			sum += 3
		case kindDoubleRome:
			sum += 2
		}
	}
	return sum
}
