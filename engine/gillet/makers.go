package gillet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	list := []*Maker{&parts.Players, &parts.Pack, &parts.Rank, &parts.First, &parts.Count, &parts.Packets, &parts.Passes}
	return append(append(list, parts.Own(own)...), &parts.BestEldest)
}

// own is the questions that le Gillet alone asks.
var own = []Maker{
	{Question: q("stake", "What does everybody put into the boxes?", "Before every deal everybody puts {each amount} into each of the two boxes.", fig("each", "from every player, into each box")), Head: "The boxes", Owes: "everybody puts into the boxes",
		Of: parts.EachPuts(table.FactStakes, table.DueStake, 0, boxPoint)},
	{Question: q("ge", "What is a gé, and which is the best?", "A gé is two cards of a face; of two the higher wins."), Head: "The gé", Says: "{seat} has a gé, {cards}",
		Rule: &Rule{Hears: table.FactDeclared.Bit(), On: func(s *State, f *engine.Fact) { has(s, 2, factGe) },
			Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return of(s, seat, 2) }}},
	{Question: q("tricon", "What is a tricon, and what does it win over?", "A tricon is three cards of a face; the least wins over the highest gé, and of two the higher wins."), Says: "{seat} has a tricon, {cards}",
		Rule: &Rule{Hears: table.FactDeclared.Bit(), On: func(s *State, f *engine.Fact) { has(s, 3, factTricon) },
			Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return of(s, seat, 3) }}},
	vieGe.Turns(q("speak.turn", "Who speaks first, and who next?", "The player on the dealer's right speaks first, and then the others in turn.")),
	vieGe.Raise(q("ge.raise", "May one raise for the gé?", "Players may raise upon each other for the gé, by as much as is liked."), "{seat} raises for the gé", 0),
	vieGe.Paid(q("ge.paid", "What does it cost to raise for the gé, or to hold?", "Whoever raises for the gé, or holds, puts in what every player who stays has put in."), "{seat} stays for the gé"),
	{Question: q("raise.unheld", "Who wins of those who have raised and those who have given up?", "Whoever gives up has lost: where the others do not hold a raise, whoever made it wins."),
		Rule: &Rule{Asked: table.AskBest.Bit() | table.AskPoint.Bit(), Prefer: func(s *State, asked engine.Question, seat cards.Seat) int {
			v := &vieGe
			if asked == table.AskPoint {
				v = &viePoint
			}
			_, in, _ := v.Bets(s)
			return engine.Int(in.Has(seat))
		}}},
	parts.TakeBox(q("ge.won", "What does the best gé draw?", "The best gé, or tricon, draws the box of the gé, with all that was raised; where nobody has either it stays."), "{seat} wins the gé", factWonGe, boxGe, table.DueBox),
	viePoint.Raise(q("point.raise", "May one raise for the point?", "When the gé is won each in turn lets the point be simple, or raises for it by as much as is liked."), "{seat} raises for the point", 1),
	viePoint.Paid(q("point.paid", "What does it cost to raise for the point, or to hold?", "Whoever raises for the point, or holds, puts in what every player who stays has put in."), "{seat} stays for the point"),
	{Question: q("point.shown", "Who lays the hand open?", "Those who have stayed for the point lay their hands open, whether they have a flux or not."),
		Rule: &Rule{Judges: table.ActDone.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}},
	{Question: q("point", "What does a hand count, and which is the best?", "In half points an ace counts {ace}, king, queen, knave and ten {ten} each and any other card twice its pips, those of one suit together; two aces in hand count {aces}; of two the higher wins.",
		fig("ace", "in half points"), fig("ten", "in half points"), fig("aces", "of two aces in hand, in half points")), Head: "The point",
		Make: func(t *game.Terms) *Rule {
			ace, ten, aces := t.N("ace"), t.N("ten"), t.N("aces")
			return &Rule{Asked: table.AskPoint.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				return point(s.Dealt[seat], int(ace), int(ten), int(aces))
			}}
		}},
	parts.TakeBox(q("point.won", "What does the best point draw?", "The best point draws the box of the point, with all that was raised."), "{seat} wins the point", factWonPoint, boxPoint, table.DueBox),
}

// has says who has so many cards of a face.
func has(s *State, n int, kind engine.FactKind) {
	for _, seat := range s.Round {
		if k, _, set := alike(s, s.Dealt[seat]); k == n {
			s.Tell(kind, seat).Cards = set
		}
	}
}

// of returns the height of so many cards of a face in a player's hand, 0 where there are
// not so many.
func of(s *State, seat cards.Seat, n int) int {
	if k, height, _ := alike(s, s.Dealt[seat]); k == n {
		return 1 + height
	}
	return 0
}

// point returns what a hand counts in half points: cards of one suit together, and two
// aces whatever their suits.
func point(hand cards.Set, ace, ten, aces int) int {
	best := 0
	if (hand & cards.Face(cards.Ace)).Len() > 1 {
		best = aces
	}
	worth := [16]int32{cards.Ace: int32(ace)}
	for face := 2; face <= int(cards.King); face++ {
		if worth[face] = int32(2 * face); face >= 10 {
			worth[face] = int32(ten)
		}
	}
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		best = max(best, int(parts.Sum(&worth, hand&cards.Lane(suit))))
	}
	return best
}
