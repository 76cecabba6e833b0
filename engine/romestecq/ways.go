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

// star returns four cards alike, or two of a face and two or three of the next.
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

// amiss says which card is turned up in dealing, mostly by the dealer, and when cards
// are played out of turn.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case table.ActExposed:
		a.Card = src.Pick(s.Law().Pack())
		if !src.One(4) {
			a.Seat = s.Dealer
		}
	case actFaced, actRepacket, actSix:
		a.Seat = s.Dealer
	case table.ActEarly:
		if s.Hand[a.Seat] == 0 || s.Table.Cards[a.Seat] != cards.None {
			return false
		}
		a.Card = src.Pick(s.Hand[a.Seat])
	}
	return true
}

// trials returns cards to name that are in a hand and such as are not, and whom to order to
// deal.
func trials(s *State, kind engine.ActKind) []engine.Act {
	var list []engine.Act
	a := engine.Act{Kind: kind, To: cards.NoSeat}
	switch kind {
	case table.ActMeld:
		for _, a.Seat = range s.Round {
			for _, a.Cards = range combinations(s.Dealt[a.Seat]) {
				if a.Cards != 0 {
					list = append(list, a)
				}
			}
			a.Cards = s.Dealt[a.Seat].Without()
			list = append(list, a)
		}
	case actOrder:
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

// policy returns what a player does who knows the game: plays the card that promises
// most, and before it names all of which it is a piece.
func policy(s *State, o *table.Options) (a engine.Act, ok bool) {
	best, most := cards.None, -1<<20
	for set := o.Open(); set != 0; set = set.Without() {
		c := set.First()
		if n := promise(s, o.Seat, c); n > most {
			best, most = c, n
		}
	}
	if best == cards.None {
		return a, false
	}
	for i := range o.N {
		if o.Allowed(i) && o.Acts[i].Cards.Has(best) {
			return o.Acts[i], true
		}
	}
	return o.With(best), true
}

// promise returns what a player may hope for from a card, in thousandths of a point, by
// what that player may know: the own side's pieces in the trick are kept and the
// other's gruged as likely as it is that nobody takes it from them.
func promise(s *State, seat cards.Seat, c cards.Card) int {
	side, unseen := s.Side(seat), s.Unseen(seat)
	best, holder := c, seat
	own, theirs := pending(s, seat, c), 0
	for _, other := range s.Round {
		played := s.Table.Cards[other]
		switch {
		case played == cards.None:
			continue
		case side.Has(other):
			own += pending(s, other, played)
		default:
			theirs += pending(s, other, played)
		}
		if played == s.Best() && !s.Beats(c, played) {
			best, holder = played, other
		}
	}
	chance := 0 // that the side takes the trick
	if holder == seat || side.Has(holder) {
		chance = 1000
		above, n := s.Above(unseen, best).Len(), max(unseen.Len(), 1)
		for _, other := range s.Round {
			if other == seat || side.Has(other) || s.Table.Cards[other] != cards.None {
				continue
			}
			known := shown(s, other)
			if s.Above(known, best) != 0 { // what was named may take it
				chance = 0
			}
			for range s.Hand[other].Len() - known.Len() {
				chance = chance * max(n-above, 0) / n
			}
			if s.Table.N == 0 && holder == seat { // and may have to follow
				for set := known & cards.Lane(c.Suit()); set != 0; set = set.Without() {
					theirs += pending(s, other, set.First()) / 2
				}
			}
		}
	}
	lead := promisedLead
	if s.Hand[seat].Len() == 1 {
		lead = promisedStecq
	}
	return chance*(own+theirs)/1000 - (1000-chance)*own/1000 + chance*lead/1000 - promisedHeight*int(s.Height(c))
}

// shown returns the cards in a player's hand that everybody knows: they were named.
func shown(s *State, seat cards.Seat) (set cards.Set) {
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.Seat == seat {
			set |= f.Cards & s.Hand[seat]
		}
	}
	return set
}

// What it is worth to take a trick, and the last, and what a card is worth that is
// kept, for each above which it is, in thousandths of a point. The figures were found
// by play.
const (
	promisedLead   = 600
	promisedStecq  = 1000
	promisedHeight = 12
)

// pending returns what a player can still lose of what a card is a piece of, in
// thousandths of a point: of what was named, and of a card in hand of what it may be.
func pending(s *State, seat cards.Seat, c cards.Card) (sum int) {
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.Cards.Has(c) && whole(s, f) {
			sum += 1000 * risked(f.Cards)
		}
	}
	if seat == s.Turn() && s.Hand[seat].Has(c) {
		for _, set := range combinations(s.Hand[seat]) {
			if set.Has(c) && !named(s, seat, set) {
				sum += 1000 * risked(set)
			}
		}
	}
	return sum
}

// risked returns what is lost of cards that are gruged.
func risked(set cards.Set) int {
	switch {
	case isNingre(set), isTriche(set) && high(set.First().Face()):
		return 3
	case isDoubleRome(set):
		return 2
	}
	return 0
}
