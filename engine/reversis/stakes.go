package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// The stakes, and the pool that they fill.

// staking lists the questions about the stakes.
var staking = []Maker{
	{Question: Question{ID: "reversis/pool.fund", Asks: "What does each put into the pool at the first deal?", Answer: "At the first deal each puts {each amount} into the [little.each: great ]pool, the dealer {dealer amount}[little.each: ; into the little pool {little.each amount}, the dealer {little.dealer amount}].",
		Figures: []part{{"each", "each other player's stake"}, {"dealer", "the dealer's"}, {"little.each", "the same, in the little pool"}, {"little.dealer", "the dealer's, in the little pool"}}}, Owes: "the first fund", Head: "Stakes",
		Make: func(t *game.Terms) *Rule {
			each := [2]int32{t.N("each"), t.N("little.each")}
			dealer := [2]int32{t.N("dealer"), t.N("little.dealer")}
			return &Rule{Hears: factNewPool.Bit(), On: func(s *State, f *engine.Fact) {
				i := int(f.N)
				allPay(s, dueStake, engine.Box(i), each[i], s.Dealer, dealer[i])
			}}
		}},
	{Question: Question{ID: "reversis/pool.renewal", Asks: "When is the first fund paid again?", Answer: "That is done again when the pool [below=1: is empty][below!=1: holds less than {below amount}][little: , and for the little pool when that holds less than {little amount}].",
		Figures: []part{{"below", "when the pool holds less than this"}, {"little", "the same, of the little pool"}}},
		Make: func(t *game.Terms) *Rule {
			below := [2]int32{t.N("below"), t.N("little")}
			return &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
				for i := range below {
					if s.Pool(i) < below[i] && !beastInPlay(s).InPlay && !s.Told(factBeastWaits) {
						s.Tell(factNewPool, s.Dealer).N = int32(i)
					}
				}
			}}
		}},
	{Question: Question{ID: "reversis/pool.beast", Asks: "Is the first fund paid while a beast waits to be put in?", Answer: "But while a beast waits, the dealer alone puts in, though the pool be empty."}, Says: "a beast waits: the dealer alone puts in",
		Rule: &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			if b, ok := owed(s, 0); ok {
				s.Tell(factBeastWaits, b.By)
			}
		}}},
	{Question: Question{ID: "reversis/pool.dealer", Asks: "What does the dealer add at every later deal?", Answer: "At every other deal the dealer alone adds {amount amount}[little: , and {little amount} to the little pool].",
		Figures: []part{{"amount", "to the pool"}, {"little", "to the little pool"}}}, Owes: "the dealer's stake",
		Make: func(t *game.Terms) *Rule {
			amount := [2]int32{t.N("amount"), t.N("little")}
			return &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
				for i := range amount {
					if !renewed(s, i) && amount[i] > 0 {
						s.Owe(dueStake, table.Account(s.Dealer), engine.Box(i), amount[i])
						s.RestOn(factBeastWaits.Bit()) // and not on the first fund
					}
				}
			}}
		}},
	{Question: Question{ID: "reversis/pool.each", Asks: "What does everybody put in at every deal?", Answer: "At every deal each puts {amount amount} into the pool.",
		Figures: []part{{"amount", "each"}}}, Owes: "the stakes",
		Of: parts.EachPuts(table.FactStakes, dueStake, 0)},
	{Question: Question{ID: "reversis/pool.answers", Asks: "Who answers for a stake that was not put in?", Answer: "{payer} pays the stake of a player who was not called upon for it.",
		Roles: []part{{"payer", "who pays it"}}},
		Make: func(t *game.Terms) *Rule {
			payer := t.Role("payer")
			return &Rule{Dues: 1 << dueStake, Bears: func(s *State, d *engine.Due) engine.Account {
				if s.Carried(noStakes, cards.NoSeat) == 0 {
					return engine.NoAccount
				}
				if seat := d.For.Seat(); seat >= 0 && s.Carried(unstaked, seat) != 0 {
					return accountOf(s, payer, &engine.Fact{Seat: seat})
				}
				return engine.NoAccount
			}}
		}},
	{Question: Question{ID: "reversis/pool.owned", Asks: "Who pays a stake whose owner remembers that it was not put in?", Answer: "But whoever remembers not having put the stake in pays it."},
		Rule: &Rule{Dues: 1 << dueStake, Bears: func(s *State, d *engine.Due) engine.Account {
			if seat := d.For.Seat(); seat >= 0 && s.Carried(owned, seat) != 0 {
				return d.For
			}
			return engine.NoAccount
		}}},
	{Question: Question{ID: "reversis/game.rounds", Asks: "How many rounds make a game?", Answer: "[rounds=1: One round makes][rounds!=1: {rounds word} rounds make] a game.",
		Figures: []part{{"rounds", "the rounds"}}},
		Of: func(rounds int32) *Rule { return parts.Exactly(table.ActEnd, rounds) }},
	{Question: Question{ID: "reversis/game.round", Asks: "How many hands make a round?", Answer: "{hands word} hands make a round.",
		Figures: []part{{"hands", "the hands"}}},
		Of: func(hands int32) *Rule { return parts.Exactly(actRound, hands) }},
}

// allPay makes every player pay an account an amount, and one of them another amount.
func allPay(s *State, class engine.DueClass, to engine.Account, each int32, one cards.Seat, other int32) {
	for _, seat := range s.Round {
		amount := each
		if seat == one {
			amount = other
		}
		s.Owe(class, table.Account(seat), to, amount)
	}
}

// renewed reports whether the first fund of a pool is paid in this hand.
func renewed(s *State, pool int) bool {
	return s.SeenWith(factNewPool, cards.NoSeat, int32(pool)) != nil
}

// beastInPlay returns the beast in play; the zero beast if there is none.
func beastInPlay(s *State) record.Beast {
	for i := 0; ; i++ {
		if b, ok := owed(s, i); !ok || b.InPlay {
			return b
		}
	}
}
