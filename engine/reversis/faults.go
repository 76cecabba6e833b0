package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Faults in dealing and discarding.

// dealFaults lists the questions about faults in dealing.
var dealFaults = []Maker{
	{Question: q("deal.exposed", "What follows when a card is turned up in dealing?", "A hand in which a card is turned up in dealing is void; the same player deals it again."), Says: "the hand is void: {card} was turned up in dealing", Head: "Faults in dealing",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActExposed, On: func(s *State, f *engine.Fact) {
			if !s.Told(factHandStands) && !s.Playing() && !s.Told(factExchange) {
				s.Tell(table.FactVoid, f.Seat).Card = f.Card
				s.Tell(table.FactSame, s.Dealer)
			}
		}}},
	// An agreement without names is everybody's.
	{Question: q("deal.exposed.agreed", "May a hand with a card turned up stand?", "A hand with a card turned up may stand if all the players think it good."), Says: "the players let the hand stand",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actAgree, On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if f.Seat != cards.NoSeat && did(s, actAgree, seat) == nil {
					return
				}
			}
			s.Tell(factHandStands, f.Seat)
		}}},
	{Question: q("deal.misdeal", "What does it cost to misdeal?", "A hand dealt wrongly is void[!deal.misdeal.again: , and its dealer loses the deal]."), Says: "the hand is void: {seat} dealt wrongly",
		Rule: voids(table.ActMisdeal)},
	{Question: q("deal.misdeal.mended", "May a wrong deal be put right at once?", "A hand dealt wrongly stands if it is put right at once and nobody objects."), Says: "the deal is put right",
		Rule: upon(actMend, factHandStands)},
	{Question: q("deal.misdeal.again", "Is the hand dealt again after a misdeal?", "A hand dealt wrongly is dealt again by the same player."), Says: "the hand is dealt again",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActMisdeal, On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactSame, s.Dealer)
		}}},
	parts.FalsePack,
	parts.FalsePackAgain,
	// What the fault that makes the hand void costs, or its mending, is not paid before it.
	{Question: q("void", "Does what was paid in a hand that is void stand?", "Of what was paid before a hand is found void only the stakes stand."), Voids: "the hand goes for nothing",
		Rule: review(table.FactVoid, ^engine.DueClasses(1<<dueStake), func(s *State, d *engine.Due) bool {
			f := s.Fact(d)
			return f == nil || f.Kind != table.FactAct || d.Fact < s.Seen(table.FactVoid).Cause
		})},
	{Question: q("deal.buyback", "What does it cost to keep a deal that was lost?",
		"A dealer who has lost the deal may redeem it by paying the pool {fee amount}, and deals again.", fig("fee", "to the pool")), Owes: "{seat} redeems the deal",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actRedeal, Judges: actRedeal.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return did(s, table.ActMisdeal, a.Seat) == nil // nobody else has lost it
		}}, On: func(s *State, f *engine.Fact, fee int32) {
			s.Owe(dueFine, table.Account(f.Seat), engine.Pool, fee)
			s.Tell(table.FactSame, s.Dealer)
		}},
	{Question: q("deal.misdeal.late", "What does a misdeal cost that is noticed after the discard?",
		"Where a misdeal is noticed only after the discard, the dealer pays the pool {fine amount}, the hand is void, and the deal cannot be redeemed.", fig("fine", "to the pool")), Says: "the hand is void", Owes: "{seat} dealt wrongly, and it was noticed only after the discard",
		Rule: &Rule{Hears: table.FactAct.Bit(), Judges: actRedeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return pastDeal(s) }},
		On: func(s *State, f *engine.Fact, fine int32) {
			if f.N == int32(table.ActMisdeal) && pastDeal(s) {
				s.Owe(dueFine, table.Account(f.Seat), engine.Pool, fine)
			}
		}},
	{Question: q("deal.twice", "What follows when a player deals twice running?", "A hand dealt by the player who had dealt the one before is void."), Says: "the hand is void: {seat} dealt twice running",
		Rule: voids(actTwice)},
	{Question: q("deal.twice.led", "Is the hand of a player who deals twice running void though the first card has been led?", "But it stands once the first card has been led."), Says: "the first card has been led: the hand stands",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwice, On: func(s *State, f *engine.Fact) {
			if s.Playing() {
				s.Tell(factHandStands, f.Seat)
			}
		}}},
}

// discardFaults lists the questions about faults in discarding.
var discardFaults = []Maker{
	{Question: q("exchange.retaken", "What does it cost to take back a card put out?", "Whoever takes back a card after putting it out pays the party."), Says: "{seat} loses the party for taking back a card put out", Head: "Faults in discarding",
		Rule: guilty(actRetake)},
	// A player who drew the pool by placing the Quinola owes what was drawn, too.
	{Question: q("exchange.retaken.quinola", "What does it cost besides where the Quinola is in question?", "Whoever takes back a card makes a Remise besides, if the Quinola was in the hand or lies in the discard."), Owes: "a card was taken back while the Quinola was in hand or in the discard",
		Rule: &Rule{Hears: table.FactEnd.Bit(), Given: engine.Facts(table.FactAct, factQuinolaNamed), On: func(s *State, _ *engine.Fact) {
			q := s.Seen(factQuinolaNamed)
			for _, seat := range s.Round {
				if did(s, actRetake, seat) == nil || !(s.Dealt[seat] | heapOf(s)).Has(q.Card) {
					continue
				}
				amount := s.Pool(0)
				for i := range s.Dues {
					if d := &s.Dues[i]; (d.Class == dueDraw || d.Class == dueOwnDraw) && d.To == table.Account(seat) && d.Stands() {
						amount += d.Amount
					}
				}
				if amount > 0 {
					s.Owe(dueBeast, table.Account(seat), engine.Pool, amount)
					s.RestOn(factPlaced.Bit())
				}
			}
		}}},
	{Question: q("exchange.early", "May a card led before the discard is complete be taken back?", "A card led before the discard is complete may be taken back, but not later."),
		Rule: &Rule{Judges: actTakeBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return !pastDeal(s) || s.Playing()
		}}},
	{Question: q("exchange.answered", "May it be taken back though another has played to it?", "A card to which another has played may not be taken back."),
		Rule: &Rule{Judges: actTakeBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			led := did(s, table.ActEarly, a.Seat)
			for _, seat := range s.Round {
				if to := did(s, table.ActEarly, seat); seat != a.Seat && to != nil && (led == nil || to.Clock > led.Clock) {
					return true
				}
			}
			return false
		}}},
	{Question: q("exchange.untaken", "What follows when a card is taken and none put out?", "A hand in which a player took a card and put none out is void."), Says: "the hand is void: {seat} took a card and had put none out",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwelve, On: func(s *State, f *engine.Fact) {
			if f.Seat == s.Dealer { // who takes no card of the talon; what is wrong with that discard shows at the end
				return
			}
			s.Tell(table.FactVoid, f.Seat)
			s.Tell(table.FactSame, s.Dealer)
		}}},
	{Question: q("exchange.error", "What follows when the discard is found wrong at the end?", "If the discard is found at the end to have a card too many or too few, the hand is void and dealt again."), Says: "the hand is void: the discard is wrong",
		Rule: &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			if isKnown(s) && heapOf(s).Len() != s.N {
				s.Tell(table.FactVoid, cards.NoSeat)
				s.Tell(table.FactSame, s.Dealer)
			}
		}}},
	{Question: q("exchange.grabbed", "What does it cost to take two or three cards of the talon?",
		"Whoever takes two or three cards of the talon into the hand pays the pool {fine amount}; the hand is void, and the dealer loses the deal.", fig("fine", "to the pool")), Says: "the hand is void", Owes: "{seat} took several cards of the talon",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actGrab}, On: func(s *State, f *engine.Fact, fine int32) {
			s.Owe(dueFine, table.Account(f.Seat), engine.Pool, fine)
			s.Tell(table.FactVoid, f.Seat)
		}},
	{Question: q("exchange.hidden", "What does it cost to hide the Quinola in the talon?",
		"Whoever hides the Quinola in the talon pays the player who is best placed {price amount}, and the play is at an end.", fig("price", "to the player who is best placed")), Says: "the play is at an end", Owes: "{seat} hid the Quinola in the talon",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actHide}, On: func(s *State, f *engine.Fact, price int32) {
			best := cards.NoSeat
			for _, seat := range s.Round {
				if seat != f.Seat && (best == cards.NoSeat || placing(s, seat) < placing(s, best)) {
					best = seat
				}
			}
			if s.Told(factBestPlaced) {
				s.Owe(dueFine, table.Account(f.Seat), table.Account(best), price)
				s.RestOn(factBestPlaced.Bit())
			}
			s.Tell(table.FactVoid, f.Seat)
		}},
	{Question: q("exchange.hidden.loss", "What else does a player owe who has hidden the Quinola in the talon?", "Whoever hides the Quinola in the talon owes the money for the cards, too, and all the loss."),
		Says: "{seat} owes the money for the cards, and all the loss", Rule: upon(actHide, factOwesLoss)},
	{Question: q("exchange.hidden.ends", "Does the game end when the Quinola was hidden in the talon?", "The game ends then, however many rounds were to be played."),
		Rule: &Rule{Lifts: []string{"reversis/game.rounds"}, When: func(s *State, a *engine.Act) bool {
			return happened(s, actHide)
		}}},
	{Question: q("barred.peek", "What does a player lose who looks at the card of the talon and then discards?", "Whoever looked at the card of the talon and then put one out is barred from what follows."), Says: "{seat} saw the card of the talon and then discarded",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actPeek, On: func(s *State, f *engine.Fact) {
			if !hasKept(s, f.Seat) {
				s.Tell(factBarred, f.Seat)
			}
		}}},
	{Question: q("barred.twelve", "What does a player lose who takes a card and puts none out?", "Whoever took a card and put none out is barred, too."), Says: "{seat} took a card and put none out",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwelve, On: func(s *State, f *engine.Fact) {
			s.Tell(factBarred, f.Seat)
			s.Tell(factTookTwelve, f.Seat)
		}}},
	{Question: q("barred.party", "May a player who is barred win the party?", "Whoever is barred cannot win the party."), Says: "{seat} wins the party",
		Rule: &Rule{Asked: 1 << askWinner, While: factBarred.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return -engine.Int(s.Is(factBarred, seat))
		}}},
	{Question: q("barred.pool", "May a player who is barred place a Quinola?", "Whoever is barred cannot place a Quinola: it draws nothing, and nobody pays for it."), Voids: "{seat} may not place the Quinola",
		Rule: unpaid(factBarred, 1<<dueDraw|1<<dueGift)},
	{Question: q("barred.reversis", "May a player who is barred make the Reversis?", "Whoever is barred is not paid for making a Reversis, nor draws the pool by it."), Voids: "{seat} may not make the Reversis",
		Rule: unpaid(factBarred, 1<<dueReversis|1<<dueOwnDraw)},
	{Question: q("barred.breaks", "Is a player who is barred paid for breaking a Reversis?", "Whoever is barred is not paid for breaking a Reversis."), Voids: "{seat} is not paid for breaking the Reversis",
		Rule: unpaid(factBarred, 1<<dueForfeit)},
	{Question: q("barred.forces", "Is a player who is barred paid for forcing the Quinola?", "Whoever is barred is not paid for forcing the Quinola; its holder makes the Remise nevertheless."), Voids: "{seat} is not paid for forcing the Quinola",
		Rule: unpaid(factBarred, 1<<dueForced)},
	{Question: q("barred.payments", "Is a player who is barred paid anything at all?", "Whoever plays with a card too many is paid nothing at all."), Voids: "{seat} has a right to nothing, having put no card out",
		Rule: unpaid(factTookTwelve, 0)},
	{Question: q("short", "What does a player lose who put out two cards?", "Whoever put out two cards is paid nothing, but for what follows."), Says: "{seat} put out two cards", Voids: "{seat} has a right to no payment, having put out two cards",
		Rule: &Rule{
			Hears: table.FactAct.Bit(), Only: 1 << actTwo, On: parts.Tells(factOutTwo),
			While: factOutTwo.Bit(), Annul: owedTo(factOutTwo),
		}},
	{Question: q("short.breaks", "Is a player who put out two cards paid for breaking a Reversis?", "Whoever put out two cards is paid nevertheless for breaking a Reversis."),
		Rule: &Rule{Lifts: []string{"reversis/short"}, Dues: 1 << dueForfeit, Spare: everyDue}},
	{Question: q("short.forces", "Is a player who put out two cards paid for forcing the Quinola?", "Whoever put out two cards is paid nevertheless for forcing the Quinola."),
		Rule: &Rule{Lifts: []string{"reversis/short"}, Dues: 1 << dueForced, Spare: everyDue}},
	{Question: q("twelve.party", "Who pays the party when a player holds twelve cards?", "Whoever plays with twelve cards pays the party, whoever loses it."), Says: "{seat} pays the party for playing with twelve cards",
		Rule: guilty(actTwelve)},
	{Question: q("twelve.unpaid", "What does a player with twelve cards win?", "Whoever plays with twelve cards wins nothing."), Voids: "{seat} wins nothing when playing with twelve cards",
		Rule: &Rule{While: table.FactAct.Bit(), Annul: func(s *State, d *engine.Due) bool {
			return s.Playing() && d.To.Seat() >= 0 && did(s, actTwelve, d.To.Seat()) != nil // "när det utspelas"
		}}},
	// If only the winner saw it nobody pays. Whoever pays the party for a fault has not lost it.
	{Question: q("seen.party", "What does it cost to see another's discard or card?", "Whoever saw a card that another put out or was to take pays the party for that other, if that other loses it."), Says: "{seat} saw another's card", Voids: "the winner saw a card of the loser's",
		Rule: &Rule{While: table.FactAct.Bit(), Dues: 1 << dueParty, Bears: func(s *State, d *engine.Due) engine.Account {
			if set := s.Those(func(seat cards.Seat) bool { return table.Account(seat) != d.To && saw(s, seat, d.For) }); set != 0 {
				return table.Account(s.FirstOf(set))
			}
			return engine.NoAccount
		}, Annul: func(s *State, d *engine.Due) bool { return d.From == d.For && saw(s, d.To.Seat(), d.For) }}},
	// Seeing a card that was to be taken does not matter.
	{Question: q("seen.reversis", "Is a Reversis paid to a player who saw a discard?", "A Reversis is not paid to a player who saw a discard."), Voids: "a Reversis is not paid to a player who saw a discard",
		Rule: &Rule{While: table.FactAct.Bit(), Dues: 1 << dueReversis, Annul: func(s *State, d *engine.Due) bool {
			return seen(s, d.To.Seat(), func(f *engine.Fact) bool { return f.Card == cards.None || heapOf(s).Has(f.Card) })
		}}},
}

// did returns the last irregular act of that kind by a player, or nil.
func did(s *State, act engine.ActKind, seat cards.Seat) *engine.Fact {
	if seat == cards.NoSeat {
		return nil
	}
	return s.LastDid(act, seat)
}

// guilty returns a rule by which whoever does such an act loses the party and never wins it.
func guilty(act engine.ActKind) *Rule {
	return &Rule{Asked: 1<<askWinner | 1<<askLoser, While: table.FactAct.Bit(), Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
		return loses(q, did(s, act, seat) != nil)
	}}
}

// loses returns how much a question prefers a player for whom so holds: that player
// loses the party and never wins it.
func loses(q engine.Question, so bool) int {
	if q == askWinner {
		return -engine.Int(so)
	}
	return engine.Int(so)
}

// saw reports whether a player saw a card of another who has lost the party.
func saw(s *State, seat cards.Seat, loser engine.Account) bool {
	for _, fault := range []engine.ActKind{actRetake, actTwelve, table.ActRevoke, actMix} {
		if did(s, fault, loser.Seat()) != nil {
			return false
		}
	}
	return seen(s, seat, func(f *engine.Fact) bool { return f.Leader == loser.Seat() })
}

// seen reports whether a player saw a card of which so holds.
func seen(s *State, seat cards.Seat, so func(*engine.Fact) bool) bool {
	return parts.Deed(s, actSee, func(f *engine.Fact) bool { return f.Seat == seat && so(f) }) != nil
}

// firstRevoke returns the first revoke of a player, or nil.
func firstRevoke(s *State, seat cards.Seat) *engine.Fact {
	if seat == cards.NoSeat {
		return nil
	}
	return s.Did(table.ActRevoke, seat)
}

// whoRevoked returns the first player who revoked, or NoSeat.
func whoRevoked(s *State) cards.Seat {
	if f := s.Did(table.ActRevoke, cards.NoSeat); f != nil {
		return f.Seat
	}
	return cards.NoSeat
}

// upon returns a rule that answers an irregular act with a fact about its player.
func upon(act engine.ActKind, say engine.FactKind) *Rule {
	return &Rule{Hears: table.FactAct.Bit(), Only: 1 << act, On: parts.Tells(say)}
}

// voids returns a rule by which an irregular act makes the hand void, unless the hand
// stands.
func voids(act engine.ActKind) *Rule {
	return &Rule{Hears: table.FactAct.Bit(), Only: 1 << act, On: func(s *State, f *engine.Fact) {
		if !s.Told(factHandStands) {
			s.Tell(table.FactVoid, f.Seat)
		}
	}}
}

// unpaid returns a rule by which nothing in some classes of due, or if they are 0 in any, is
// paid to a player of whom a fact was said.
func unpaid(kind engine.FactKind, dues engine.DueClasses) *Rule {
	return &Rule{While: kind.Bit(), Dues: dues, Annul: owedTo(kind)}
}

// owedTo returns a test whether a due is owed to a player of whom such a fact was said.
func owedTo(kind engine.FactKind) func(*State, *engine.Due) bool {
	return func(s *State, d *engine.Due) bool { return s.Is(kind, d.To.Seat()) }
}

// everyDue returns true: an exception holds for every due of its classes.
func everyDue(*State, *engine.Due) bool { return true }
