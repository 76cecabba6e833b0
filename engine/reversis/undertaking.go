package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The Reversis: all the tricks in one hand.

// undertaking lists the questions about the Reversis.
var undertaking = []Maker{
	{Question: q("reversis.undertaken", "When is the Reversis undertaken?",
		"Whoever has taken the first {tricks word} tricks has undertaken the Reversis.", fig("tricks", "the tricks taken first")), Says: "{seat} has undertaken the Reversis", Head: "Reversis",
		Rule: &Rule{Reads: 1 << table.Tricks, Hears: engine.Facts(table.FactPlaying, table.FactTrick, factThrownDown)},
		On: func(s *State, f *engine.Fact, first int32) {
			done := f.Trick // the tricks taken so far
			if f.Kind == table.FactPlaying {
				done--
			}
			if int32(done) < first || s.Told(factUndertaken) {
				return
			}
			for _, seat := range s.Round {
				if tricksOf(s, seat) == int(done) {
					s.Tell(factUndertaken, seat)
				}
			}
		}},
	{Question: q("reversis.made", "When is the Reversis made?", "Whoever takes all the tricks makes the Reversis."), Says: "{seat} makes the Reversis",
		Rule: &Rule{Reads: 1 << table.Tricks, Hears: engine.Facts(table.FactTrick, factThrownDown), On: func(s *State, f *engine.Fact) {
			if tricksOf(s, f.Taker) == int(lastTrick(s)) && !s.Told(factMade) {
				s.Tell(factMade, f.Taker)
			}
		}}},
	{Question: q("reversis.broken", "Who breaks a Reversis?", "The first other player to take one of the last tricks breaks the Reversis."), Says: "{seat} breaks the Reversis of {leader}",
		Rule: &Rule{Hears: engine.Facts(table.FactTrick, factThrownDown), Given: factUndertaken.Bit(), On: func(s *State, f *engine.Fact) {
			by := s.Who(factUndertaken)
			if f.Taker != by && !s.Told(factBroken) {
				s.Tell(factBroken, f.Taker).Leader = by
			}
		}}},
	{Question: q("reversis.ends", "Are the tricks played out after a Reversis is broken?", "Once a Reversis is broken the tricks are not played out."), Says: "the rest of the tricks need not be played",
		Rule: &Rule{Hears: factBroken.Bit(), On: parts.Tells(factPlayOver)}},
	{Question: q("reversis.payment", "What is the Reversis worth?",
		"When the Reversis is made each pays {payee him} {each amount}[opposite: , the player opposite {opposite amount}].", fig("each", "from each other player"), fig("opposite", "from the player who sits opposite")).WithRoles(fig("payee", "who receives")), Owes: "the Reversis is made",
		Make: func(t *game.Terms) *Rule {
			each, payee := t.N("each"), t.Role("payee")
			opposite := t.Or("opposite", each)
			return &Rule{Hears: factMade.Bit(), On: func(s *State, f *engine.Fact) {
				to := seatOf(s, payee, f)
				allPay(s, dueReversis, table.Account(to), each, cards.Opposite(s.N, to), opposite)
			}}
		}},
	{Question: q("reversis.forfeit", "What does a broken Reversis cost?",
		"When it is broken {payer} pays {payee him} {amount amount}.", fig("amount", "what is paid")).WithRoles(payers...), Owes: "the Reversis is broken",
		Make: func(t *game.Terms) *Rule {
			amount, payer, payee := t.N("amount"), t.Role("payer"), t.Role("payee")
			return &Rule{Hears: factBroken.Bit(), On: func(s *State, f *engine.Fact) {
				s.Owe(dueForfeit, accountOf(s, payer, f), accountOf(s, payee, f), amount)
			}}
		}},
	{Question: q("reversis.party", "Is there a party when a Reversis is undertaken?", "When a Reversis is undertaken there is no party."), Says: "there is no party: a Reversis was undertaken",
		Rule: &Rule{Hears: engine.Facts(factUndertaken, factMade), On: func(s *State, f *engine.Fact) {
			if !s.Told(factNoParty) {
				s.Tell(factNoParty, f.Seat)
			}
		}}},
	{Question: q("reversis.cancels", "Which payments for aces and Quinolas stand when a Reversis is undertaken?", "When a Reversis is undertaken all payments for aces and Quinolas are returned, and none are made any more."), Voids: "no payment for {card} stands in a Reversis",
		Rule: review(factUndertaken, consolations, everyDue)},
	{Question: q("reversis.refund", "What does the maker of a Reversis get back?",
		"Whoever makes the Reversis gets back what was paid [fines=1: to the others, fines too][placed=1: for aces and Quinolas placed on its tricks][!fines: [!placed: for aces and Quinolas]].", fig("placed", "1 where only what was paid for cards placed"), fig("fines", "1 where fines, too")), Voids: "the maker of the Reversis pays nothing for {card}",
		Make: func(t *game.Terms) *Rule {
			dues := consolations
			if t.N("placed") == 1 {
				dues = 1<<dueAcePlaced | 1<<dueGift
			}
			if t.N("fines") == 1 {
				dues |= 1 << dueFine
			}
			return review(factMade, dues, makerOwes)
		}},
	{Question: q("reversis.stops", "What stops when a Reversis is broken?", "From the trick on in which a Reversis is broken nothing more is drawn or paid for aces and Quinolas."), Voids: "the Reversis is broken: {card} counts for nothing any more",
		Rule: review(factBroken, consolations|1<<dueDraw|1<<dueBeast, func(s *State, d *engine.Due) bool {
			return fell(s, d) >= s.Seen(factBroken).Trick
		})},
	{Question: q("reversis.aces", "What does a broken undertaker pay for aces led?",
		"A player whose Reversis is broken pays its breaker for each ace led {ace amount}[diamonds: , for the ace of diamonds {diamonds amount}].", fig("ace", "for any ace"), fig("diamonds", "for the ace of diamonds")), Owes: "the broken undertaker had led {card}",
		Make: func(t *game.Terms) *Rule {
			return &Rule{Hears: factBroken.Bit(), On: forLed(dueAceLed, game.Holder, game.Breaker, ledByUndertaker(price(t)))}
		}},
	{Question: q("reversis.late", "What is a Quinola worth that falls after a Reversis was undertaken?", "A Quinola that falls after a Reversis was undertaken is a mere court card."), Voids: "after a Reversis was undertaken {card} is a mere court card",
		Rule: &Rule{While: factUndertaken.Bit(), Dues: 1<<dueGift | 1<<dueForced | 1<<dueGorged, Annul: func(s *State, d *engine.Due) bool {
			return fell(s, d) > s.Seen(factUndertaken).Trick
		}}},
	{Question: q("reversis.own", "Does the maker of a Reversis pay the pool for a Quinola played in it?", "Whoever makes the Reversis makes no Remise for a Quinola played in it."), Voids: "the maker of the Reversis pays no Remise for {card}",
		Rule: review(factMade, 1<<dueBeast, func(s *State, d *engine.Due) bool { return makerOwes(s, d) && cardOf(s, d) != cards.None })},
	{Question: q("reversis.placed", "What does a Quinola win that was placed in a hand in which a Reversis is made?", "When a Reversis is made, a Quinola that was placed wins nothing."), Voids: "a Reversis is made: {card} wins nothing",
		Rule: review(factMade, 1<<dueDraw|1<<dueGift, everyDue)},
	{Question: q("reversis.draws", "What does the maker of a Reversis take from the pool?", "Whoever makes the Reversis takes all that the pool holds."), Owes: "the maker of the Reversis takes the pool",
		Rule: &Rule{Hears: factMade.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(dueOwnDraw, engine.Pool, table.Account(f.Seat), s.Pool(0))
		}}},
	{Question: q("reversis.pool", "Who draws and pays the pool when a Reversis is undertaken?", "When a Reversis is undertaken nobody draws the pool or makes the Remise by a Quinola, but for what follows."), Voids: "in a Reversis the pool is neither drawn nor paid for {card}",
		Rule: review(factUndertaken, 1<<dueDraw|1<<dueBeast, everyDue)},
	{Question: q("reversis.quinola.made", "When does the maker of a Reversis draw the pool by a Quinola?",
		"Whoever makes the Reversis draws the pool for a Quinola played before the {before ordinal} trick[most: , but at most {most amount}][little: , and from the little pool at most {little amount}].", fig("before", "the first trick that is too late"), fig("most", "at most"), fig("little", "at most, of the little pool")), Owes: "the maker of the Reversis draws the pool: {card} was played in time",
		Make: func(t *game.Terms) *Rule {
			before, most := t.N("before"), limitsOf(t)
			return &Rule{Hears: factMade.Bit(), On: func(s *State, f *engine.Fact) {
				for i := ownQuinola(s, 0, f.Seat, before); i >= 0; i = ownQuinola(s, i+1, f.Seat, before) {
					remise(s, dueOwnDraw, f.Seat, int16(i), most)
				}
			}}
		}},
	{Question: q("reversis.quinola.broken", "When does a broken undertaker pay the pool by a Quinola?",
		"A player whose Reversis is broken makes the Remise for a Quinola played before the {before ordinal} trick[most: , but at most {most amount}][little: , to the little pool at most {little amount}].", fig("before", "the first trick that is too late"), fig("most", "at most"), fig("little", "at most, of the little pool")), Owes: "the broken undertaker makes the Remise: {card} was played in time",
		Make: func(t *game.Terms) *Rule {
			before, most := t.N("before"), limitsOf(t)
			return &Rule{Hears: factBroken.Bit(), On: func(s *State, f *engine.Fact) {
				for i := ownQuinola(s, 0, f.Leader, before); i >= 0; i = ownQuinola(s, i+1, f.Leader, before) {
					remise(s, dueOwnBeast, f.Leader, int16(i), most)
				}
			}}
		}},
	{Question: q("reversis.quinola.fine", "What does a broken undertaker pay besides for a Quinola led?",
		"A player whose Reversis is broken pays {payee him} {fee amount} besides for a Quinola led before the {before ordinal} trick.", fig("fee", "to the breaker"), fig("before", "the first trick that is too late")).WithRoles(fig("payee", "who receives")), Owes: "the broken undertaker had led {card}",
		Make: func(t *game.Terms) *Rule {
			fee, before := t.N("fee"), int8(t.N("before"))
			return &Rule{Hears: factBroken.Bit(), On: forLed(dueGorged, game.Holder, t.Role("payee"), ledByUndertaker(func(s *State, f *engine.Fact) int32 {
				if quinolaOf(s, f.Card) < 0 || f.Trick >= before {
					return -1
				}
				return fee
			}))}
		}},
	{Question: q("reversis.quinola.refund", "What becomes of the payment for a Quinola forced at the first lead, if its holder makes the Reversis?", "The payment for a Quinola forced at the first lead is returned, if its holder makes the Reversis."), Voids: "the payment for {card}, forced at the first lead, is returned",
		Rule: review(factMade, 1<<dueForced, makerOwes)},
}

// review returns a rule that annuls dues of some classes from the moment on at which a fact is
// said, those already paid as well.
func review(upon engine.FactKind, dues engine.DueClasses, annul func(*State, *engine.Due) bool) *Rule {
	return &Rule{Review: upon.Bit(), While: upon.Bit(), Dues: dues, Annul: annul}
}

// ledByUndertaker returns the price of what the undertaker has led, and less than nothing for
// what others have.
func ledByUndertaker(price func(*State, *engine.Fact) int32) func(*State, *engine.Fact) int32 {
	return func(s *State, f *engine.Fact) int32 {
		if f.Seat != undertaker(s) {
			return -1
		}
		return price(s, f)
	}
}

// makerOwes reports whether the player who made the Reversis owes a due.
func makerOwes(s *State, d *engine.Due) bool { return d.From.Seat() == s.Who(factMade) }
