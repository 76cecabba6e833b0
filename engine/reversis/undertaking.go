package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The Reversis: all the tricks in one hand.

// reversisMade: a player who takes all the tricks makes the Reversis.
var reversisMade = Maker{Question: Question{ID: "reversis/reversis.made", Asks: "When is the Reversis made?",
	Answer: "He makes the Reversis who takes all the tricks."},
	Says: "{seat} makes the Reversis",
	Rule: &Rule{Reads: 1 << table.Tricks, Hears: engine.Facts(table.FactTrick, factThrownDown), On: func(s *State, f *engine.Fact) {
		if tricksOf(s, f.Taker) == lastTrick(s) && !s.Told(factMade) {
			s.Tell(factMade, f.Taker)
		}
	}}}

// reversisUndertaken: a player who has taken the first nine tricks has
// undertaken the Reversis.
var reversisUndertaken = Maker{Question: Question{ID: "reversis/reversis.undertaken", Asks: "When is the Reversis undertaken?",
	Answer:  "He who has taken the first {tricks word} tricks has undertaken the Reversis.",
	Figures: []part{{"tricks", "the tricks taken first"}}},
	Says: "{seat} has undertaken the Reversis",
	Make: func(t *game.Terms) *Rule {
		first := int8(t.N("tricks"))
		return &Rule{Reads: 1 << table.Tricks, Hears: engine.Facts(table.FactPlaying, table.FactTrick, factThrownDown), On: func(s *State, f *engine.Fact) {
			done := f.Trick // the tricks taken so far
			if f.Kind == table.FactPlaying {
				done--
			}
			if done < first || s.Told(factUndertaken) {
				return
			}
			for _, seat := range s.Round {
				if tricksOf(s, seat) == done {
					s.Tell(factUndertaken, seat)
				}
			}
		}}
	}}

// reversisBroken: an undertaken Reversis is broken by the first other player
// to take one of the last tricks.
var reversisBroken = Maker{Question: Question{ID: "reversis/reversis.broken", Asks: "Who breaks a Reversis?",
	Answer: "The first other player to take one of the last tricks breaks the Reversis."},
	Says: "{seat} breaks the Reversis of {leader}",
	Rule: &Rule{Hears: engine.Facts(table.FactTrick, factThrownDown), Given: factUndertaken.Bit(), On: func(s *State, f *engine.Fact) {
		by := s.Who(factUndertaken)
		if f.Taker != by && !s.Told(factBroken) {
			s.Say(&engine.Fact{Kind: factBroken, Seat: f.Taker, Leader: by})
		}
	}}}

// reversisEnds: after a Reversis is broken the tricks are not played out.
var reversisEnds = Maker{Question: Question{ID: "reversis/reversis.ends", Asks: "Are the tricks played out after a Reversis is broken?",
	Answer: "Once a Reversis is broken the tricks are not played out."},
	Says: "the rest of the tricks need not be played",
	Rule: &Rule{Hears: factBroken.Bit(), On: func(s *State, f *engine.Fact) {
		s.Tell(factPlayOver, f.Seat)
	}}}

// reversisPayment: everybody pays the player who makes the Reversis, the player
// opposite more than the others.
var reversisPayment = Maker{Question: Question{ID: "reversis/reversis.payment", Asks: "What is the Reversis worth?",
	Answer:  "When the Reversis is made each pays {payee him} {each amount}[opposite: , the player opposite {opposite amount}].",
	Figures: []part{{"each", "from each other player"}, {"opposite", "from him who sits opposite"}},
	Roles:   []part{{"payee", "who receives"}}},
	Owes: "the Reversis is made",
	Make: func(t *game.Terms) *Rule {
		each, payee := t.N("each"), t.Role("payee")
		opposite := t.Or("opposite", each)
		return &Rule{Hears: factMade.Bit(), On: func(s *State, f *engine.Fact) {
			to := seatOf(s, payee, f)
			for _, seat := range s.Round {
				amount := each
				if seat == cards.Opposite(s.N, to) {
					amount = opposite
				}
				s.Owe(dueReversis, table.Account(seat), table.Account(to), amount)
			}
		}}
	}}

// reversisForfeit: a player whose Reversis is broken pays the player who breaks it.
var reversisForfeit = Maker{Question: Question{ID: "reversis/reversis.forfeit", Asks: "What does a broken Reversis cost?",
	Answer:  "When it is broken {payer} pays {payee him} {amount amount}.",
	Figures: []part{{"amount", "what is paid"}},
	Roles:   []part{{"payer", "who pays"}, {"payee", "who receives"}}},
	Owes: "the Reversis is broken",
	Make: func(t *game.Terms) *Rule {
		amount, payer, payee := t.N("amount"), t.Role("payer"), t.Role("payee")
		return &Rule{Hears: factBroken.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(dueForfeit, table.Account(seatOf(s, payer, f)), table.Account(seatOf(s, payee, f)), amount)
		}}
	}}

// reversisParty: in a hand with an undertaken Reversis, made or broken, there
// is no party.
var reversisParty = Maker{Question: Question{ID: "reversis/reversis.party", Asks: "Is there a party when a Reversis is undertaken?",
	Answer: "When a Reversis is undertaken there is no party."},
	Says: "there is no party: a Reversis was undertaken",
	Rule: &Rule{Hears: engine.Facts(factUndertaken, factMade), On: func(s *State, f *engine.Fact) {
		if !s.Told(factNoParty) {
			s.Tell(factNoParty, f.Seat)
		}
	}}}

// reversisCancels: once a Reversis is undertaken, every payment for aces and
// Quinolas is returned, and none is made.
var reversisCancels = Maker{Question: Question{ID: "reversis/reversis.cancels", Asks: "Which payments for aces and Quinolas stand when a Reversis is undertaken?",
	Answer: "When a Reversis is undertaken all payments for aces and Quinolas are returned, and none are made any more."},
	Voids: "no payment for {card} stands in a Reversis",
	Rule:  &Rule{Review: factUndertaken.Bit(), While: factUndertaken.Bit(), Dues: consolations, Annul: everyDue}}

// reversisRefund: a player who makes the Reversis gets back what he paid for aces and
// Quinolas; in one book only for those placed on his tricks, in another all that he
// paid to other players, fines included.
var reversisRefund = Maker{Question: Question{ID: "reversis/reversis.refund", Asks: "What does the maker of a Reversis get back?",
	Answer:  "He who makes the Reversis gets back what he paid [fines=1: the others, fines too][placed=1: for aces and Quinolas placed on his tricks][!fines: [!placed: for aces and Quinolas]].",
	Figures: []part{{"placed", "1 where only what he paid for cards placed"}, {"fines", "1 where fines, too"}}},
	Voids: "the maker of the Reversis pays nothing for {card}",
	Make: func(t *game.Terms) *Rule {
		dues := consolations
		if t.N("placed") == 1 {
			dues = 1<<dueAcePlaced | 1<<dueGift
		}
		if t.N("fines") == 1 {
			dues |= 1 << dueFine
		}
		return &Rule{Review: factMade.Bit(), While: factMade.Bit(), Dues: dues, Annul: makerOwes}
	}}

// makerOwes reports whether the player who made the Reversis owes a due.
func makerOwes(s *State, d *engine.Due) bool { return d.From.Seat() == s.Who(factMade) }

// reversisPool: once a Reversis is undertaken, nobody draws the pool or makes
// the Remise by a Quinola, and earlier draws and Remises are returned. Other
// rules speak of the undertaker's own Quinola.
var reversisPool = Maker{Question: Question{ID: "reversis/reversis.pool", Asks: "Who draws and pays the pool when a Reversis is undertaken?",
	Answer: "When a Reversis is undertaken nobody draws the pool or makes the Remise by a Quinola, but for what follows."},
	Voids: "in a Reversis the pool is neither drawn nor paid for {card}",
	Rule:  &Rule{Review: factUndertaken.Bit(), While: factUndertaken.Bit(), Dues: 1<<dueDraw | 1<<dueBeast, Annul: everyDue}}

// reversisQuinolaMade: a player who makes the Reversis draws the pool, if he
// played his Quinola before the last tricks.
var reversisQuinolaMade = Maker{Question: Question{ID: "reversis/reversis.quinola.made", Asks: "When does the maker of a Reversis draw the pool by his Quinola?",
	Answer:  "He who makes the Reversis draws the pool if he played his Quinola before the {before ordinal} trick[most: , but at most {most amount}][little: , and from the little pool at most {little amount}].",
	Figures: []part{{"before", "the first trick that is too late"}, {"most", "at most"}, {"little", "at most, of the little pool"}}},
	Owes: "the maker of the Reversis had played {card} in time: he draws the pool",
	Make: func(t *game.Terms) *Rule {
		before, most := t.N("before"), limitsOf(t)
		return &Rule{Hears: factMade.Bit(), On: func(s *State, f *engine.Fact) {
			for i := ownQuinola(s, 0, f.Seat, before); i >= 0; i = ownQuinola(s, i+1, f.Seat, before) {
				pool := quinolaOf(s, s.Facts[i].Card)
				s.OweFor(int16(i), dueOwnDraw, engine.Box(pool), table.Account(f.Seat), min(s.Pool(pool), most[pool]))
			}
		}}
	}}

// reversisQuinolaBroken: a player whose Reversis is broken makes the Remise, if he
// played his Quinola before the last tricks.
var reversisQuinolaBroken = Maker{Question: Question{ID: "reversis/reversis.quinola.broken", Asks: "When does a broken undertaker pay the pool by his Quinola?",
	Answer:  "He whose Reversis is broken makes the Remise if he played his Quinola before the {before ordinal} trick[most: , but at most {most amount}][little: , to the little pool at most {little amount}].",
	Figures: []part{{"before", "the first trick that is too late"}, {"most", "at most"}, {"little", "at most, of the little pool"}}},
	Owes: "the broken undertaker had played {card} in time: he makes the Remise",
	Make: func(t *game.Terms) *Rule {
		before, most := t.N("before"), limitsOf(t)
		return &Rule{Hears: factBroken.Bit(), On: func(s *State, f *engine.Fact) {
			for i := ownQuinola(s, 0, f.Leader, before); i >= 0; i = ownQuinola(s, i+1, f.Leader, before) {
				pool := quinolaOf(s, s.Facts[i].Card)
				s.OweFor(int16(i), dueOwnBeast, table.Account(f.Leader), engine.Box(pool), min(s.Pool(pool), most[pool]))
			}
		}}
	}}
