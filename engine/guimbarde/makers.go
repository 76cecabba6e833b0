package guimbarde

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

var q, fig = game.Asking(family), parts.Fig

// makers lists every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Pack, &parts.PackWhole, &parts.Rank, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.Passes, &parts.Turned},
		parts.Own(boxes), parts.Own(point),
		[]*Maker{&parts.PointEldest, &parts.LeadFirst, &parts.LeadNext, &parts.PlayOrder, &parts.Follow, &parts.Head, &parts.Trump, &parts.TakerTrump, &parts.TakerLed},
		parts.Own(fund), parts.Own(marriages), parts.Own(fou), parts.Own(laws),
		[]*Maker{&parts.Misdeal, &parts.StakeBack, &voidBack, &parts.MisdealAgain, &parts.FalsePack, &parts.FalsePackPlayed, &earlyFine})
}

// earlyFine fines a card played out of turn.
var earlyFine = parts.Fine(game.Question{ID: "parts/turn.fine", Asks: "What does it cost to play out of turn?",
	Answer: "Whoever plays out of turn pays {payee him} {fine amount}."}, "{seat} played out of turn", table.ActEarly)

// voidBack is that a void hand costs nothing but its fines.
var voidBack = parts.VoidBack(q("void.back", "What becomes of what was paid in a hand that is void?", "What was paid in a hand that is void is returned, but for the fine."), "the hand is void, and what was paid is returned",
	table.DueBox.Bit()|table.DueCard.Bit()|dueMarriage.Bit()|dueTrumped.Bit()|dueHeld.Bit())

// draws returns a rule by which certain cards draw a box when shown.
func draws(set cards.Set, c cards.Card, box int32) *Rule {
	return &Rule{Hears: engine.Facts(table.FactSeated, table.FactMeld), On: func(s *State, f *engine.Fact) {
		switch {
		case f.Kind == table.FactSeated:
			said := s.Tell(factBox, cards.NoSeat)
			said.Card, said.Cards, said.N = c, set, box
		case f.Cards == set && f.N == kindShown:
			said := s.Tell(factDraws, f.Seat)
			said.N, said.Cards = box, f.Cards
		}
	}}
}

// named returns the maker of the question which card draws a box.
func named(question game.Question, box int32) Maker {
	question.Figures = []part{fig("card", "16 for each suit before its own in the order ♠ ♥ ♦ ♣, and its face")}
	return Maker{Question: question, Of: func(card int32) *Rule {
		return draws(cards.Card(card).Bit(), cards.Card(card), box)
	}}
}

// boxes lists the questions about the boxes and what draws them.
var boxes = []Maker{
	{Question: q("stake", "What does everybody put into the boxes?", "Before every deal everybody puts {each amount} into each of the five boxes.", fig("each", "from every player, to each box")), Head: "The boxes", Owes: "the boxes",
		Of: parts.EachPuts(table.FactStakes, table.DueStake, boxPoint, boxMariage, boxFou, boxRoi, boxGuimbarde)},
	named(q("guimbarde", "Which card is the guimbarde?", "The guimbarde is {card card}."), boxGuimbarde),
	named(q("roi", "Which card is the king?", "The king is {card card}."), boxRoi),
	named(q("fou", "Which card is the fool?", "The fool is {card card}."), boxFou),
	{Question: q("mariage", "What is the marriage?", "The marriage is the king and queen of hearts in one hand."),
		Rule: draws(grand, cards.None, boxMariage)},
	{Question: q("trump.order", "Which trumps never change?", "The guimbarde is the first trump, the king the second and the fool the third, whatever suit is trumps."),
		Rule: &Rule{Hears: table.FactTrump.Bit(), Given: factBox.Bit(), On: func(s *State, f *engine.Fact) {
			for i, box := range [...]int32{boxGuimbarde, boxRoi, boxFou} {
				if c := cardOf(s, box); c != cards.None {
					s.Tell(table.FactRaised, cards.NoSeat).With(c, int32(1+i))
				}
			}
		}}},
	{Question: q("boxes.won", "What does a player draw who shows the king, the guimbarde, the fool or the marriage?", "Whoever shows one of them draws its box."), Owes: "{seat} draws a box",
		Rule: &Rule{Hears: factDraws.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueBox, engine.Box(int(f.N)), table.Account(f.Seat), s.Pool(int(f.N)))
		}}},
	{Question: q("boxes.order", "May a box be drawn after the point was announced?", "The boxes are drawn before the point is announced."),
		Rule: &Rule{While: table.FactMeld.Bit(), Judges: table.ActMeld.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return parts.Declared(s, a.Seat, boxPoint, 0) != nil
		}}},
}

// point lists the questions about the point.
var point = []Maker{
	{Question: q("point", "How many cards make a point?", "{cards word} cards of a suit or more make a point; fewer make none.", fig("cards", "the fewest")), Head: "The point",
		Rule: &Rule{Judges: actPoint.Bit()}, Refuse: func(s *State, a *engine.Act, least int32) bool { return a.Cards.Len() < int(least) }},
	parts.PointBest(q("point.best", "Which point is the higher?", "The higher point wins: the sum of its cards counts, [ace: the ace {ace}, ][king: the king {king}, ][queen: the queen {queen}, ][knave: the knave {knave}][pips=1: , other cards their pips]."), boxPoint),
	parts.TakeBox(q("point.paid", "What does the best point draw?", "Whoever has the best point draws its box."), "{seat} has the best point", table.FactBest, boxPoint, table.DueBox),
}

// fund lists the questions about what is played for.
var fund = []Maker{
	{Question: q("fund", "What is played for?", "When the point has been drawn everybody puts {each amount} into its box: the fund.", fig("each", "from every player")), Head: "The fund", Owes: "everybody puts into the fund",
		Rule: &Rule{Hears: table.FactPlaying.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			if s.First() == 1 {
				s.AllPut(table.DueStake, boxPoint, each)
			}
		}},
	{Question: q("fund.most", "Who wins the fund?", "Whoever takes more tricks than the others wins the fund."),
		Rule: &Rule{Asked: table.AskGame.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return int(s.SideTricks(seat)) }}},
	{Question: q("fund.tie", "Who wins where two players make two tricks each?", "Of players with as many tricks the first to have taken them wins the fund."),
		Rule: &Rule{Asked: table.AskGame.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return parts.FirstTo(s, seat, s.Tally(table.Tricks, seat))
		}}},
	{Question: q("fund.won", "How many tricks must be taken at least to win the fund?", "At least {tricks word} tricks are needed; else the fund stays in the box for the next hand's point.", fig("tricks", "the fewest")), Says: "{seat} wins the fund",
		Rule: &Rule{Hears: table.FactEnd.Bit(), Given: table.FactFirst.Bit()}, On: func(s *State, f *engine.Fact, least int32) {
			if first := s.Seen(table.FactFirst); s.Tally(table.Tricks, first.Seat) >= least {
				s.Tell(table.FactWon, first.Seat).RestOn(table.FactFirst.Bit())
			}
		}},
	{Question: q("fund.paid", "What does the winner of the fund draw?", "The winner draws the counters of the fund, and not what lay in the box before."), Owes: "{seat} draws the fund",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			n := s.Pool(boxPoint)
			if s.First() == 1 {
				n -= s.PoolAt(boxPoint, table.FactPlaying)
			}
			s.Owe(table.DueGame, engine.Box(boxPoint), table.Account(f.Seat), n)
		}}},
}

// fou lists what the fou brings and costs in play.
var fou = []Maker{
	{Question: q("fou.paid", "What is paid for the fool?", "Whoever takes a trick with the fool is paid {each amount} by each other player.", fig("each", "from each other player")), Head: "The fool in play", Owes: "the fool makes a trick for {seat}",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: factBox.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			if c := cardOf(s, boxFou); c == s.Table.Cards[f.Seat] {
				parts.FromEach(s, table.DueCard, f.Seat, each)
			}
		}},
	{Question: q("fou.taken", "What does the fool cost when it is taken?", "If the king or the guimbarde takes the fool its player is paid nothing, and pays the taker {fine amount}.", fig("fine", "to the taker")), Owes: "{seat} takes the fool",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: factBox.Bit()}, On: func(s *State, f *engine.Fact, fine int32) {
			c, by := cardOf(s, boxFou), s.Table.Cards[f.Seat]
			if c != cards.None && (by == cardOf(s, boxRoi) || by == cardOf(s, boxGuimbarde)) {
				s.Owe(table.DueCard, table.Account(s.Table.By(c)), table.Account(f.Seat), fine)
			}
		}},
}

// laws lists the questions about what a fault in playing costs.
var laws = []Maker{
	parts.Headed("The laws", parts.Fine(q("mariage.broken", "What does it cost to break a marriage?", "Whoever keeps the queen back pays {payee him} {fine amount} for the marriage that is broken."), "{seat} broke a marriage", actBreak)),
	parts.Fine(game.Question{ID: "parts/revoke.fine", Asks: "What does it cost to revoke?",
		Answer: "Whoever revokes pays {payee him} {fine amount}."}, "{seat} revoked", table.ActRevoke),
	parts.Fine(game.Question{ID: "parts/overtake.fine", Asks: "What does it cost not to head the trick?",
		Answer: "Whoever does not head the trick though able pays {payee him} {fine amount}."}, "{seat} did not head the trick", table.ActUnder),
	parts.Fine(game.Question{ID: "parts/trump.fine", Asks: "What does it cost not to trump?",
		Answer: "Whoever does not trump though able pays {payee him} {fine amount}."}, "{seat} did not trump", table.ActSpare),
}
