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
	{Question: q("pool.fund", "What does each put into the pool at the first deal?",
		"At the first deal each puts {each amount} into the [little.each: great ]pool, the dealer {dealer amount}[little.each: ; into the little pool {little.each amount}, the dealer {little.dealer amount}].", fig("each", "each other player's stake"), fig("dealer", "the dealer's"), fig("little.each", "the same, in the little pool"), fig("little.dealer", "the dealer's, in the little pool")), Owes: "the first fund", Head: "Stakes",
		Make: func(t *game.Terms) *Rule {
			each := [2]int32{t.N("each"), t.N("little.each")}
			dealer := [2]int32{t.N("dealer"), t.N("little.dealer")}
			return &Rule{Hears: factNewPool.Bit(), On: func(s *State, f *engine.Fact) {
				i := int(f.N)
				allPay(s, dueStake, engine.Box(i), each[i], s.Dealer, dealer[i])
			}}
		}},
	{Question: q("pool.renewal", "When is the first fund paid again?",
		"That is done again when the pool [below=1: is empty][below!=1: holds less than {below amount}][little: , and for the little pool when that holds less than {little amount}].", fig("below", "when the pool holds less than this"), fig("little", "the same, of the little pool")),
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
	{Question: q("pool.beast", "Is the first fund paid while a beast waits to be put in?", "But while a beast waits, the dealer alone puts in, though the pool be empty."), Says: "a beast waits: the dealer alone puts in",
		Rule: &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			if b, ok := owed(s, 0); ok {
				s.Tell(factBeastWaits, b.By)
			}
		}}},
	{Question: q("pool.dealer", "What does the dealer add at every later deal?",
		"At every other deal the dealer alone adds {amount amount}[little: , and {little amount} to the little pool].", fig("amount", "to the pool"), fig("little", "to the little pool")), Owes: "the dealer's stake",
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
	{Question: q("pool.each", "What does everybody put in at every deal?",
		"At every deal each puts {amount amount} into the pool.", fig("amount", "each")), Owes: "the stakes",
		Of: parts.EachPuts(table.FactStakes, dueStake, 0)},
	{Question: q("pool.answers", "Who answers for a stake that was not put in?",
		"{payer} pays the stake of a player who was not called upon for it.").WithRoles(fig("payer", "who pays it")),
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
	{Question: q("pool.owned", "Who pays a stake whose owner remembers that it was not put in?", "But whoever remembers not having put the stake in pays it."),
		Rule: &Rule{Dues: 1 << dueStake, Bears: func(s *State, d *engine.Due) engine.Account {
			if seat := d.For.Seat(); seat >= 0 && s.Carried(owned, seat) != 0 {
				return d.For
			}
			return engine.NoAccount
		}}},
	{Question: q("game.rounds", "How many rounds make a game?",
		"[rounds=1: One round makes][rounds!=1: {rounds word} rounds make] a game.", fig("rounds", "the rounds")),
		Of: func(rounds int32) *Rule { return parts.Exactly(table.ActEnd, rounds) }},
	{Question: q("game.round", "How many hands make a round?", "{hands word} hands make a round.", fig("hands", "the hands")),
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
