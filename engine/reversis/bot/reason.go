package bot

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Reason is why a card is worth choosing.
type Reason uint8

// The reasons.
const (
	Alone       Reason = iota // nothing else may be done
	Keeps                     // the hand is better than with an unknown card
	PutsOut                   // the card would take tricks
	PutsAce                   // an ace
	PutsVoid                  // the last card of its suit: then others can be thrown on it
	PutsQuinola               // an unguarded Quinola
	PutsSide                  // beside the aces of an Espagnolette
	Spares                    // a card that can be spared
	PutsLow                   // a low card, from a hand for all the tricks
	Places                    // the Quinola, on a suit not held
	PlacesAce                 // an ace
	Throws                    // a high card
	Idle                      // a card that does no harm here or later
	Under                     // below the card that takes
	Cheap                     // takes a trick that costs little, with a high card
	Must                      // takes, for lack of a lower card
	LeadsLow                  // a card that others must beat
	LeadsShort                // a short suit, to throw on it later
	Forces                    // a suit in which another's Quinola may be forced
	Leads                     // the least evil
	Attacks                   // to win all the tricks
	Breaks                    // another's Reversis
	Renounces                 // by the right of the aces
	Costly                    // an ace or Quinola that falls badly
)

// Said is the words of a reason, and the rules on which it rests.
type Said struct {
	Text  string
	Rules []string
}

// Reasons holds the words of every reason, in English, for translation.
var Reasons = [...]Said{
	Alone:       {"Nothing else may be done.", nil},
	Keeps:       {"This hand is better than one with a card that nobody knows.", []string{"reversis/exchange.optional"}},
	PutsOut:     {"A high card that would take tricks.", []string{"reversis/exchange", "reversis/party.loser.points"}},
	PutsAce:     {"An ace takes its trick, counts most, and is paid for when it is forced.", []string{"reversis/exchange", "reversis/points", "reversis/ace.forced"}},
	PutsVoid:    {"The last card of its suit: what is dangerous can then be thrown on that suit.", []string{"reversis/exchange", "reversis/card.placed"}},
	PutsQuinola: {"Hardly guarded, the Quinola would be forced.", []string{"reversis/card.forced", "reversis/quinola.forced"}},
	PutsSide:    {"The aces stay together: their right is worth more than any other card.", []string{"reversis/espagnolette", "reversis/espagnolette.renounce"}},
	Spares:      {"Of all the cards it can best be spared.", []string{"reversis/exchange"}},
	PutsLow:     {"In a hand for all the tricks the low card is the weak one.", []string{"reversis/exchange", "reversis/reversis.made"}},
	Places:      {"The Quinola placed draws the pool.", []string{"reversis/card.placed", "reversis/quinola.placed", "reversis/quinola.gift"}},
	PlacesAce:   {"An ace that is placed is paid for, and is out of the way.", []string{"reversis/card.placed", "reversis/ace.placed"}},
	Throws:      {"A dangerous card goes on another's trick.", []string{"reversis/trick.taker", "reversis/party.loser.points"}},
	Idle:        {"It does no harm: the trick is another's.", []string{"reversis/trick.taker"}},
	Under:       {"It stays under the card that takes.", []string{"reversis/trick.taker", "reversis/party.winner.points"}},
	Cheap:       {"The trick costs little, and a high card is gone.", []string{"reversis/trick.taker", "reversis/points"}},
	Must:        {"Nothing lower is left in this suit.", []string{"reversis/follow-suit", "reversis/trick.taker"}},
	LeadsLow:    {"Others will have to beat it.", []string{"reversis/trick.taker", "reversis/lead.next"}},
	LeadsShort:  {"A short suit is played out, to throw on it later.", []string{"reversis/card.placed"}},
	Forces:      {"Hearts may force another's Quinola, and that is paid for.", []string{"reversis/card.forced", "reversis/quinola.consolation"}},
	Leads:       {"Of all the leads it costs least.", []string{"reversis/trick.taker"}},
	Attacks:     {"Every trick so far, and the rest are likely: the Reversis.", []string{"reversis/reversis.made", "reversis/reversis.payment"}},
	Breaks:      {"Another has every trick so far: this one may break that Reversis.", []string{"reversis/reversis.broken", "reversis/reversis.made"}},
	Renounces:   {"The right of the aces lets it be thrown though the suit could be followed.", []string{"reversis/espagnolette.renounce"}},
	Costly:      {"It costs something, but less than the others would.", nil},
}

// Why returns the reason for choosing a card: what the card does.
func Why(v *View, c cards.Card) Reason {
	var s sight
	s.set(v)
	if v.May.Len()+engine.Int(v.Keep) == 1 {
		return Alone
	}
	if v.Phase != Play {
		return s.whyOut(c)
	}
	if s.attack() == c {
		return Attacks
	}
	take := s.takes(c)
	if s.rival() != cards.NoSeat && take > 0.3 {
		return Breaks
	}
	if s.Table.N == 0 {
		return s.whyLead(c, take)
	}
	follows := s.Table.Follows(c)
	switch {
	case !follows && s.g.pool(c) >= 0:
		return Places
	case !follows && s.Hand&cards.Lane(s.Table.Led.Suit()) != 0:
		return Renounces
	case !follows && c.Face() == cards.Ace:
		return PlacesAce
	case !follows && s.danger(c, s.Hand) < 0.25:
		return Idle
	case !follows:
		return Throws
	case s.g.pool(c) >= 0:
		return Costly
	case take == 0:
		return Under
	}
	for set := s.May; set != 0; set = set.Without() {
		if s.takes(set.First()) == 0 {
			return Cheap
		}
	}
	return Must
}

// whyOut returns the reason for putting a card out, or for keeping the hand.
func (s *sight) whyOut(c cards.Card) Reason {
	switch {
	case c == cards.None:
		return Keeps
	case s.strong():
		return PutsLow
	case s.g.pool(c) >= 0:
		return PutsQuinola
	case c.Face() == cards.Ace:
		return PutsAce
	case s.g.privileged(s.Hand):
		return PutsSide
	case s.Hand&cards.Lane(c.Suit()) == c.Bit():
		return PutsVoid
	case s.danger(c, s.Hand) < 0.3:
		return Spares
	}
	return PutsOut
}

// whyLead returns the reason for leading a card that takes with the likelihood take.
func (s *sight) whyLead(c cards.Card, take float32) Reason {
	lane := cards.Lane(c.Suit())
	switch {
	case s.g.watch.Has(c):
		return Costly
	case s.unseen&lane&(s.g.quin[0]|s.g.quin[1]) != 0 && take < 0.6:
		return Forces
	case take < 0.45:
		return LeadsLow
	case (s.Hand & lane).Len() <= 2:
		return LeadsShort
	}
	return Leads
}
