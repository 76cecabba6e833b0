package comete

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// poqueMakers lists every question of le Poque, in the order of a hand.
func poqueMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Pack, &parts.Purse, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.Passes},
		parts.Own(boxes), parts.Own(poques),
		[]*Maker{&parts.BestEldest, &runFirst, &runNext, &runHolder, &runDuty, &runTop, &runStuck, &runOut, &left, &leftMost})
}

// boxes lists the questions about the order of the cards and the boxes.
var boxes = []Maker{
	{Question: q("ace.first", "In what order do the cards stand?", "The ace is the first card, above the king."),
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactOrder, cards.NoSeat).With(cards.Of(cards.Spades, cards.Ace), 1)
		}}},
	{Question: q("boxes", "Which cards have a box?", "The ace, king, queen, knave and ten have a box each[lowest=9: , and the nine that of the ten].", fig("lowest", "the lowest face that has one; a nine has that of the ten")), Head: "The boxes",
		Of: parts.Announces(table.FactSeated, factBoxes)},
	{Question: q("stake.boxes", "What does everybody put into the boxes?", "Before every deal everybody puts {each amount} into each of the six boxes.", fig("each", "from every player, into each box")), Owes: "everybody puts into the boxes",
		Of: parts.EachPuts(table.FactStakes, table.DueStake, 0, 1, 2, 3, boxTen, boxPoque)},
	{Question: q("turned", "Is a card turned up?", "The dealer turns up the top card of the talon."), Says: "{card} is turned",
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Turned == cards.None && s.Left() > 0 {
				s.Turned = s.Talon[s.Top]
			}
			if s.Turned != cards.None {
				s.Tell(table.FactTurned, s.Dealer).Card = s.Turned
			}
		}}},
	{Question: q("turned.box", "What does the dealer draw for the card turned up?", "The dealer draws the box of the card that is turned up, if it has one."), Owes: "{seat} has turned a card that has a box",
		Rule: &Rule{Hears: table.FactTurned.Bit(), Given: factBoxes.Bit(), On: func(s *State, f *engine.Fact) { drawBox(s, f.Seat, f.Card) }}},
}

// drawBox pays a player the box of a card, if it has one.
func drawBox(s *State, seat cards.Seat, c cards.Card) {
	if box := boxOf(s, c); box >= 0 {
		s.Owe(table.DueBox, engine.Box(box), table.Account(seat), s.Pool(box))
	}
}

// speakTurn asks who bets when, as le Hoc does, too.
var speakTurn = q("speak.turn", "Who speaks first, and who next?", "The player on the dealer's right speaks first, and then the others in turn.")

// poques lists the questions about the poque and the cards that draw boxes.
var poques = []Maker{
	{Question: q("poque", "Which cards are a poque?", "A poque is {cards word} cards of a kind, or more; whoever has none neither bets nor holds.", fig("cards", "of a kind at least")), Head: "The poque",
		Rule: &Rule{Hears: table.FactSeated.Bit(), Judges: engine.Acts(actPoque, table.ActHold), Refuse: func(s *State, a *engine.Act) bool { return poqueOf(s, s.Hand[a.Seat]) == 0 }},
		On:   func(s *State, _ *engine.Fact, n int32) { s.Tell(factPoque, cards.NoSeat).N = n }},
	vie.Turns(speakTurn),
	vie.Raise(q("raise.size", "By how much may one bet, or raise?", "Whoever bets or raises does so by as much as is liked."), "{seat} bets", 0),
	vie.Paid(q("raise.paid", "What does it cost to bet, to raise or to hold?", "Whoever bets, raises or holds puts into the box of the poque what every player who stays has put in."), "{seat} stays for the poque"),
	{Question: q("poque.shown", "Must the poque be laid down that a player has bet on?", "When the raises are made each who has stayed lays the poque down."),
		Rule: &Rule{Judges: table.ActDone.Bit(), While: factRaises.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	vie.Unheld(q("raise.unheld", "Who wins where the others do not hold the last raise?", "Whoever gives up has lost: where nobody answers a bet or a raise, whoever made it wins.")),
	{Question: q("unheld.hidden", "Must whoever wins unanswered show the poque?", "Whoever wins because nobody has answered need not show the poque."),
		Rule: &Rule{Lifts: []string{family + "/poque.shown"}, When: func(s *State, a *engine.Act) bool {
			_, in, _ := vie.Bets(s)
			return in == a.Seat.Bit()
		}}},
	{Question: q("poque.more", "Does a poque of more cards win?", "A poque of more cards takes any of fewer."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return poqueOf(s, s.Dealt[seat]).Len() }}},
	{Question: q("poque.turned", "What of a poque of the kind of the card turned up?", "Of as many cards in hand, those of the kind of the card turned up take any other."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return turned(s, poqueOf(s, s.Dealt[seat])) }}},
	{Question: q("poque.high", "Which poque of as many cards is the best?", "Of poques of as many cards that of the highest cards wins."),
		Rule: &Rule{Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return int(s.Height(poqueOf(s, s.Dealt[seat]).First()))
		}}},
	parts.TakeBox(q("poque.won", "What does the best poque draw?", "The best poque draws the box of the poque, with all that was bet."), "{seat} wins the poque", table.FactBest, boxPoque, table.DueBox),
	{Question: q("boxes.held", "Who draws the boxes of the cards?", "When the poque is decided, whoever holds a card of the suit turned up that has a box draws it; a box that nobody draws stays."), Owes: "{seat} holds cards that have a box",
		Rule: &Rule{Hears: engine.Facts(table.FactDeclared, table.FactMeld), Only: 1 | 1<<kindBoxes, Given: engine.Facts(factBoxes, table.FactTurned), On: func(s *State, f *engine.Fact) {
			if f.Kind == table.FactMeld {
				for set := f.Cards; set != 0; set = set.Without() {
					drawBox(s, f.Seat, set.First())
				}
				return
			}
			boxed := haveBoxes(s, s.Seen(table.FactTurned).Card.Suit())
			for _, seat := range s.Round {
				if set := s.Hand[seat] & boxed; set != 0 {
					parts.Declares(s, seat, kindBoxes, set)
				}
			}
		}}},
}

// haveBoxes returns the cards of a suit that draw boxes; the nine, if it has a box,
// only while nobody holds the ten.
func haveBoxes(s *State, suit cards.Suit) (set cards.Set) {
	held := cards.Set(0)
	for _, seat := range s.Round {
		held |= s.Hand[seat] & cards.Lane(suit)
	}
	for ; held != 0; held = held.Without() {
		if c := held.First(); boxOf(s, c) >= 0 {
			set |= c.Bit()
		}
	}
	if set.Has(cards.Of(suit, cards.Ten)) {
		set &^= cards.Face(9)
	}
	return set
}
