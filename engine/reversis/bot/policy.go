package bot

import "quinola/engine/cards"

// The policy weighs each playable card in counters: what it pays or brings at
// once, what the trick costs if it takes it, and what holding it longer would
// cost. All figures come from the guide; the few constants are odds, learned
// by playing the policy against itself under every ruleset.

// sight is a view with what follows from it directly.
type sight struct {
	*View
	g      *Guide
	unseen cards.Set // what the others may hold
	trick  float32   // what an ordinary trick costs its taker
	pool   [2]float32
	lies   cards.Card  // the card that takes the trick as it lies, or None
	again  float32     // the chance that a suit is led again before the hand is over
	right  bool        // the player has the right of the aces
	held   [64]float32 // what it is worth to hold each card of the hand longer
}

// set makes s the sight of a view.
func (s *sight) set(v *View) {
	*s = sight{View: v, g: v.Guide}
	s.unseen = s.g.pack &^ v.Gone &^ v.Hand &^ v.Out.Bit() &^ v.Left.Bit()
	s.trick = s.g.point * float32(s.g.total) / float32(s.g.Law.Book().Tricks)
	for i := range s.pool {
		s.pool[i] = float32(v.Pools[i])
	}
	s.pool[0] += float32(v.Beast)
	s.lies = s.top()
	s.again = 1
	if v.Phase == Play {
		for left := s.g.Law.Book().Tricks - v.Trick; left >= 0; left-- {
			if left == 0 {
				s.again = 1 - s.again
				break
			}
			s.again *= s.g.odds.Rest
		}
		s.right = s.privileged()
	}
}

// choose returns the policy's choice.
func choose(v *View) cards.Card {
	if !v.Keep && v.May&(v.May-1) == 0 {
		return v.May.First()
	}
	var s sight
	s.set(v)
	switch v.Phase {
	case Exchange:
		return s.putOut()
	case Swap:
		return s.give()
	}
	return s.play()
}

// play weighs every card that may be played.
func (s *sight) play() cards.Card {
	if c := s.attack(); c != cards.None {
		return c
	}
	rival := s.rival()
	s.hold()
	c, _ := best(s.May, func(c cards.Card) float32 { return -s.cost(c, rival) })
	return c
}

// cost returns what playing a card is expected to cost.
func (s *sight) cost(c cards.Card, rival cards.Seat) float32 {
	take := s.takes(c)
	held := s.Hand &^ c.Bit()
	cost := take*s.weight(c) + s.falls(c) + s.held[c]
	for set := held & cards.Lane(c.Suit()); set != 0; set = set.Without() {
		x := set.First()
		cost += s.held[x] - s.keeping(x, held)
	}
	if rival != cards.NoSeat {
		cost += s.defend(c, take)
	}
	if s.Table.N == 0 {
		cost += s.lead(c, held)
	}
	if s.Table.N > 0 && !s.Table.Follows(c) && s.Hand&cards.Lane(s.Table.Led.Suit()) != 0 {
		cost += s.renounce(held)
	}
	return cost
}

// top returns the card that takes the trick as it lies, or None.
func (s *sight) top() cards.Card {
	best := cards.None
	for _, c := range s.Table.Cards {
		if c != cards.None && s.Table.Follows(c) && (best == cards.None || s.g.rank[c.Face()] > s.g.rank[best.Face()]) {
			best = c
		}
	}
	return best
}

// takes returns how likely a card is to take the trick.
func (s *sight) takes(c cards.Card) float32 {
	left := s.N - 1 - s.Table.N // the players after this one
	if s.Table.N > 0 {
		if !s.Table.Follows(c) || s.g.above[c].Has(s.lies) {
			return 0
		}
	}
	if left == 0 {
		return 1
	}
	above := (s.g.above[c] & s.unseen).Len()
	below := (s.g.below[c] & s.unseen).Len()
	if above == 0 {
		return 1
	}
	if below == 0 && s.Table.N == 0 {
		return s.voidChance(c.Suit(), above)
	}
	// Others stay below if they can, so a player of a middling card is likely to be
	// left with the trick.
	x := float32(below) / float32(above+below)
	if left == 1 {
		return s.g.odds.Second + (1-s.g.odds.Second)*x
	}
	return s.g.odds.Third + (1-s.g.odds.Third)*x
}

// voidChance returns how likely it is that nobody follows a suit of which only so many
// cards remain, all higher.
func (s *sight) voidChance(suit cards.Suit, remain int) float32 {
	can := 0
	for _, seat := range cards.Round(s.N) {
		if seat != s.Seat && s.Void[seat]&(1<<suit) == 0 && s.Held[seat] > 0 {
			can++
		}
	}
	if can == 0 {
		return 1
	}
	if remain >= 3 {
		return 0.03
	}
	return [3]float32{1, 0.25, 0.08}[remain]
}

// weight returns what a trick costs a player who takes it with a card.
func (s *sight) weight(c cards.Card) float32 {
	points := float32(s.g.worth[c.Face()])
	extra := float32(0)
	for _, x := range s.Table.Cards {
		if x == cards.None {
			continue
		}
		points += float32(s.g.worth[x.Face()])
		if s.g.watch.Has(x) && !s.Table.Follows(x) {
			extra += s.g.gives[x]
		}
	}
	left := float32(s.N - 1 - s.Table.N)
	// The others may throw their worst cards, and the lead is a burden.
	return s.g.point*points + s.trick*(s.g.odds.Left*left+s.g.odds.Lead) + extra
}

// falls returns what an ace or a Quinola costs by the way in which it falls;
// negative if it is paid for.
func (s *sight) falls(c cards.Card) float32 {
	if !s.g.watch.Has(c) {
		return 0
	}
	pool := s.g.pool(c)
	at := float32(0)
	if pool >= 0 {
		at = s.pool[pool]
	}
	switch {
	case s.Table.N == 0:
		return s.g.led[c] + at
	case s.Table.Follows(c):
		return s.g.forced[c] + at
	}
	return -s.g.placed[c] - at
}

// hold weighs every card of the hand as it is.
func (s *sight) hold() {
	for set := s.Hand; set != 0; set = set.Without() {
		s.held[set.First()] = s.keeping(set.First(), s.Hand)
	}
}

// keeping returns what it is worth to hold a card of a hand longer: positive
// for a well guarded Quinola, negative for cards that will take tricks.
func (s *sight) keeping(c cards.Card, hand cards.Set) float32 {
	right := s.right || s.Phase != Play && s.g.privileged(hand)
	danger := s.danger(c, hand) * s.again
	if right {
		danger *= s.g.odds.Right
	}
	value := -danger * (s.trick*s.g.odds.Trick + s.g.point*float32(s.g.worth[c.Face()]))
	if !s.g.watch.Has(c) {
		return value
	}
	lane := cards.Lane(c.Suit())
	guards := (hand & lane &^ c.Bit()).Len()
	falls := s.falling(guards, (s.unseen & lane).Len())
	if right {
		falls = 0.05 // its player throws it at will
	}
	place := 1 - falls
	if !right && s.outlets(c.Suit(), hand) == 0 {
		place *= s.g.odds.Outlet
	}
	at := float32(0)
	if pool := s.g.pool(c); pool >= 0 {
		at = s.pool[pool]
	}
	return value + place*(s.g.placed[c]+at) - falls*(s.g.forced[c]+at)
}

// outlets returns how many other suits a hand is short of.
func (s *sight) outlets(suit cards.Suit, hand cards.Set) int {
	n := 0
	for x := cards.Spades; x <= cards.Clubs; x++ {
		if x != suit && (hand&cards.Lane(x)).Len() <= 1 && s.unseen&cards.Lane(x) != 0 {
			n++
		}
	}
	return n
}

// falling returns how likely a card with so many others of its suit is to be forced,
// or at last led, before it can be placed.
func (s *sight) falling(guards, unseen int) float32 {
	if unseen == 0 {
		return 0.05
	}
	return s.g.odds.Falls[min(guards, len(s.g.odds.Falls)-1)]
}

// danger returns how likely a card is to take a trick at some time, if it is kept.
// Low cards of its suit guard it, since they can be played in its place.
func (s *sight) danger(c cards.Card, hand cards.Set) float32 {
	lane := cards.Lane(c.Suit())
	unseen := s.unseen & lane
	if unseen == 0 {
		return s.g.odds.Lone
	}
	all := float32(unseen.Len())
	guards := float32(0)
	for set := s.g.below[c] & hand; set != 0; set = set.Without() {
		guards += 1 - float32((s.g.below[set.First()]&unseen).Len())/all
	}
	return float32((s.g.below[c] & unseen).Len()) / all / (1 + s.g.odds.Guarding*guards)
}

// lead returns what else a lead of a card costs or brings.
func (s *sight) lead(c cards.Card, held cards.Set) float32 {
	cost := float32(0)
	suit := c.Suit()
	lane := cards.Lane(suit)
	// A lead that forces another's Quinola or ace is paid for.
	for set := s.g.watch & s.unseen & lane; set != 0; set = set.Without() {
		x := set.First()
		gone := (s.Gone & lane).Len()
		odds := s.g.odds.Force + s.g.odds.ForceMore*float32(gone)
		cost -= odds * s.g.forces[x]
	}
	// A short suit is played out to place what is worth placing.
	worth := float32(0)
	for set := held & s.g.watch &^ lane; set != 0; set = set.Without() {
		x := set.First()
		worth += s.g.placed[x]
		if pool := s.g.pool(x); pool >= 0 {
			worth += s.pool[pool]
		}
	}
	if worth > 0 {
		cost -= s.g.odds.Short * worth / float32(1+2*(held&lane).Len())
	}
	// Hearts guard the player's own Quinola.
	if suit == cards.Hearts {
		for i, q := range s.g.quin {
			if q&held != 0 {
				cost += s.g.odds.Guards * (s.pool[i] + s.g.forced[q.First()])
			}
		}
	}
	return cost
}
