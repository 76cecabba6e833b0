package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Faults in play.

// playFaults lists the questions about faults in play.
var playFaults = []Maker{
	{Question: q("turn.fine", "What does it cost to play before one's turn?",
		"Whoever plays too early pays {payee him} {fine amount}.", fig("fine", "to each payee")).WithRoles(fig("payee", "who receives it")), Owes: "{seat} played too early", Head: "Faults in play",
		Make: func(t *game.Terms) *Rule {
			fine, payee := t.N("fine"), t.Role("payee")
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActEarly, On: func(s *State, f *engine.Fact) { s.Pay(dueFine, f.Seat, payee, fine, f) }}
		}},
	{Question: q("turn.unpaid", "What is an ace or Quinola worth that was thrown out of turn?", "An ace or a Quinola thrown out of turn is not paid."), Voids: "{card} was thrown out of turn",
		Rule: &Rule{While: table.FactAct.Bit(), Dues: 1<<dueAcePlaced | 1<<dueGift, Annul: func(s *State, d *engine.Due) bool {
			f := s.Fact(d)
			if f == nil {
				return false
			}
			early := did(s, table.ActEarly, f.Seat)
			return early != nil && early.Trick == f.Trick
		}}},
	{Question: q("turn.overtaken", "Is it paid if another goes over the lead and takes the trick?", "But it is if another player goes over the lead and takes the trick."),
		Rule: &Rule{Lifts: []string{"reversis/turn.unpaid"}, Dues: 1<<dueAcePlaced | 1<<dueGift, Spare: func(s *State, d *engine.Due) bool {
			f := s.Fact(d)
			return f != nil && f.Taker != f.Leader
		}}},
	{Question: q("revoke.takes", "What must a player do whose revoke is noticed at once?", "A player whose revoke is noticed at once must take the trick, if possible."),
		Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if f := did(s, actCaught, seat); f == nil || f.Trick != s.Trick || s.Table.N == 0 {
				return 0
			}
			if higher := higher(s, hand); higher != 0 {
				return hand &^ higher
			}
			return 0
		}}},
	{Question: q("revoke.fine", "What does it cost to revoke?",
		"Whoever revokes [!bete: pays {payee him} {fine amount}.][bete=0: pays {payee him} {fine amount}, or makes a beast where that is agreed.][bete=1: makes a beast.]", fig("fine", "to each payee"), fig("bete", "1 where a beast is made instead")).WithRoles(fig("payee", "who receives it")), Owes: "{seat} revoked",
		Make: func(t *game.Terms) *Rule {
			fine, payee, bete := t.N("fine"), t.Role("payee"), t.N("bete") == 1
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActRevoke, On: func(s *State, f *engine.Fact) {
				if bete {
					s.Owe(dueBeast, table.Account(f.Seat), engine.Pool, s.Pool(0))
					return
				}
				s.Pay(dueFine, f.Seat, payee, fine, f)
			}}
		}},
	{Question: q("revoke.barred", "Is a player who revoked paid anything in that hand?", "Whoever revoked is paid nothing in that hand, and returns any payment."), Says: "{seat} revoked", Voids: "{seat} is paid nothing, having revoked",
		Rule: &Rule{
			Hears: table.FactAct.Bit(), Only: 1 << table.ActRevoke, On: parts.Tells(factRevoked),
			Review: factRevoked.Bit(), While: factRevoked.Bit(), Annul: owedTo(factRevoked),
		}},
	{Question: q("revoke.party", "Who pays the party when a player revoked?", "Whoever revoked pays the party, whoever loses it."), Says: "{seat} pays the party for a revoke",
		Rule: guilty(table.ActRevoke)},
	// It does not matter whether the Quinola fell before the revoke or after it.
	{Question: q("revoke.gift", "Who pays for a Quinola that was placed in a hand with a revoke?", "Whoever revoked pays for a Quinola that is placed in the hand, instead of the player who took it."), Owes: "whoever revoked pays for {card}", Voids: "whoever revoked pays for {card} instead",
		Rule: &Rule{
			While: table.FactAct.Bit(), Dues: 1 << dueGift, Bears: func(s *State, d *engine.Due) engine.Account {
				if seat := whoRevoked(s); seat != cards.NoSeat {
					return table.Account(seat)
				}
				return engine.NoAccount
			},
			Review: table.FactAct.Bit(), Annul: func(s *State, d *engine.Due) bool {
				seat := whoRevoked(s)
				return seat != cards.NoSeat && d.From.Seat() != seat && d.To.Seat() != seat
			},
			Hears: table.FactAct.Bit(), Only: 1 << table.ActRevoke, On: func(s *State, f *engine.Fact) {
				for i := range s.Dues {
					if d := s.Dues[i]; f.Seat == whoRevoked(s) && d.Class == dueGift && !d.Stands() && !d.Unpaid && d.To != table.Account(f.Seat) {
						s.OweAs(&d, dueGift, table.Account(f.Seat), d.To, d.Amount)
					}
				}
			},
		}},
	{Question: q("revoke.quinola", "What does a revoke cost a player who holds the Quinola?", "Whoever revoked is paid nothing for an own Quinola and cannot draw the pool by it; if it is forced after, that makes a second Remise."), Says: "{seat} revoked with the Quinola", Owes: "{seat} revoked with the Quinola", Voids: "{seat} revoked with the Quinola",
		Rule: &Rule{
			While: table.FactAct.Bit(), Review: table.FactAct.Bit(), Dues: 1<<dueGift | 1<<dueDraw, Annul: func(s *State, d *engine.Due) bool {
				revoke := firstRevoke(s, d.To.Seat())
				return revoke != nil && (d.Class == dueGift || d.Class == dueDraw && fell(s, d) >= revoke.Trick)
			},
			Hears: table.FactEnd.Bit(), On: func(s *State, _ *engine.Fact) {
				for i := range s.Dues {
					d := s.Dues[i]
					f := s.Fact(&d)
					if d.Class != dueBeast || !d.Stands() || f == nil || f.Kind != factForced {
						continue
					}
					if revoke := firstRevoke(s, f.Seat); revoke != nil && f.Trick >= revoke.Trick {
						s.OweAs(&d, dueBeast, d.From, d.To, d.Amount)
					}
				}
			},
		}},
	{Question: q("trick.gathered", "Whose is a trick that another gathers?", "A trick belongs to whoever gathered it without being warned."),
		Rule: &Rule{Asked: 1 << table.AskTaker, While: table.FactAct.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(gathers(s, seat) && !warned(s))
		}}},
	{Question: q("trick.warned", "Until when may a trick wrongly gathered be set right?", "Until the next card is played anybody may point out that a trick was wrongly gathered."), Says: "{seat} points out that the trick was wrongly gathered",
		Rule: upon(actWarn, factWarned)},
	{Question: q("party.mixed", "What does it cost to mix up one's tricks?", "Whoever mixes up tricks before they are counted pays the party."), Says: "{seat} loses the party for mixing up tricks",
		Rule: guilty(actMix)},
	{Question: q("party.assumed", "May another take on the party of a player who mixed up tricks?", "Another, sure of having lost, may take on the party of a player who mixed up tricks."),
		Rule: &Rule{Reads: 1 << table.Points, While: table.FactAct.Bit(), Dues: 1 << dueParty, Bears: func(s *State, d *engine.Due) engine.Account {
			if did(s, actMix, d.For.Seat()) == nil {
				return engine.NoAccount
			}
			for _, seat := range s.Round {
				if did(s, actAssume, seat) != nil && s.Those(func(other cards.Seat) bool { return pointsOf(s, other) > pointsOf(s, seat) }) == 0 {
					return table.Account(seat)
				}
			}
			return engine.NoAccount
		}}},
	{Question: q("party.judged", "Who judges when two have mixed up their tricks?", "If two have mixed up their tricks, the winner judges which of them has lost."), Says: "the winner judges that {seat} has lost the party",
		Rule: &Rule{Asked: 1 << askLoser, While: engine.Facts(table.FactAct, table.FactWon), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			f := did(s, actJudge, s.Who(table.FactWon))
			return engine.Int(f != nil && f.Leader == seat && did(s, actMix, seat) != nil)
		}}},
	// In a Reversis the cards of the hand count as fallen in no trick.
	{Question: q("thrown.tricks", "Whose are the tricks that remain when a player throws down the hand?", "Whoever throws down the hand has the rest of the tricks, as if its cards had been led out."), Says: "{seat} threw down the hand, and has the rest of the tricks",
		Rule: &Rule{Hears: engine.Facts(table.FactAct, factThrownDown), On: func(s *State, f *engine.Fact) {
			switch {
			case f.Kind == table.FactAct && f.N == int32(actThrow) && !s.Told(factRecalled):
				s.Tell(factRestTaken, f.Seat)
			case f.Kind == factThrownDown && !s.Told(factUndertaken):
				heldOn(s, f.Seat, factWatchedLed, f.Seat)
			}
		}}},
	{Question: q("thrown.pays", "Who pays for aces and Quinolas placed on tricks of a hand thrown down?", "Every ace and Quinola that the others still hold counts as placed on these tricks."), Owes: "{card} given to a hand thrown down",
		Rule: &Rule{Hears: factRestTaken.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if seat != f.Seat {
					heldOn(s, seat, factPlaced, f.Seat)
				}
			}
		}}},
	{Question: q("thrown.breaks", "May a hand thrown down be called back to break a Reversis?", "Whoever can break a Reversis may have the hand taken up again."), Says: "{seat} has the hand taken up again",
		// It is a Reversis while another has all the tricks.
		Rule: &Rule{Reads: 1 << table.Tricks, Hears: table.FactAct.Bit(), Only: 1 << actRecall, On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if seat != f.Seat && tricksOf(s, seat) == int(s.Trick)-1 {
					s.Tell(factRecalled, f.Seat)
					return
				}
			}
		}}},
	{Question: q("thrown.directed", "Who says in which order a hand thrown down is then played?", "The player who had it taken up again says which card is then played."),
		Rule: &Rule{While: factRecalled.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if did(s, actThrow, seat) == nil {
				return 0
			}
			for i := len(s.Facts) - 1; i >= s.From(table.FactAct); i-- {
				f := &s.Facts[i]
				if f.Kind == table.FactAct && f.N == int32(actRecall) && f.Trick == s.Trick && f.Card != cards.None && hand.Has(f.Card) {
					return hand &^ f.Card.Bit()
				}
			}
			return 0
		}}},
}

// heldOn says of each watched card that a player holds how it falls on the tricks of the
// player who has thrown down the hand.
func heldOn(s *State, seat cards.Seat, how engine.FactKind, thrower cards.Seat) {
	for set := s.Hand[seat] & s.Watched(); set != 0; set = set.Without() {
		said := s.Tell(how, seat)
		said.Leader, said.Taker, said.Card = thrower, thrower, set.First()
		said.RestOn(named(s, set.First()))
	}
}
