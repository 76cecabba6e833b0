package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// Faults on which some books set a high price, most often that of the party.

// did returns the last irregular act of that kind by a player, or nil.
func did(s *State, act engine.ActKind, seat cards.Seat) *engine.Fact {
	f := s.Last(table.FactAct)
	for f != nil && (f.N != int32(act) || f.Seat != seat) {
		f = s.Prior(f)
	}
	return f
}

// guilty returns a preference for the questions about the party: a player who
// did such an act loses it and never wins it.
func guilty(act engine.ActKind) func(*State, engine.Question, cards.Seat) int {
	return func(s *State, q engine.Question, seat cards.Seat) int { return loses(q, did(s, act, seat) != nil) }
}

// loses returns how much a question prefers a player for whom so holds: that player
// loses the party and never wins it.
func loses(q engine.Question, so bool) int {
	if q == askWinner {
		return -engine.Int(so)
	}
	return engine.Int(so)
}

// exchangeRetaken: a player who takes back a discard pays the party.
var exchangeRetaken = Maker{Question: Question{ID: "reversis/exchange.retaken", Asks: "What does it cost to take back a card put out?",
	Answer: "He who takes back a card that he had put out pays the party."},
	Says: "{seat} took back a card that he had put out: he loses the party",
	Rule: &Rule{Asked: 1<<askWinner | 1<<askLoser, While: table.FactAct.Bit(), Prefer: guilty(actRetake)}}

// exchangeRetakenQuinola: that player also makes a Remise if the Quinola is
// in his hand or in the discard; if he drew the pool by placing it, of the
// amount drawn.
var exchangeRetakenQuinola = Maker{Question: Question{ID: "reversis/exchange.retaken.quinola", Asks: "What does it cost besides where the Quinola is in question?",
	Answer: "He who takes back a card makes a Remise besides, if the Quinola was in his hand or lies in the discard."},
	Owes: "a card was taken back while the Quinola was in hand or in the discard",
	Rule: &Rule{Hears: table.FactEnd.Bit(), Given: engine.Facts(table.FactAct, factQuinolaNamed), On: func(s *State, _ *engine.Fact) {
		q := s.Seen(factQuinolaNamed)
		for _, seat := range s.Round {
			if did(s, actRetake, seat) == nil || !(s.Dealt[seat] | heapOf(s)).Has(q.Card) {
				continue
			}
			amount := s.Pool(0)
			for i := range s.Dues {
				if d := &s.Dues[i]; d.Class == dueDraw && d.To == table.Account(seat) && d.Stands() {
					amount += d.Amount
				}
			}
			if amount > 0 {
				s.Owe(dueBeast, table.Account(seat), engine.Pool, amount)
				s.RestOn(factPlaced.Bit())
			}
		}
	}}}

// exchangeGrabbed: if a player took two or three cards of the talon into his own
// hand, the hand is void, the player pays the pool, and the dealer loses the deal.
var exchangeGrabbed = Maker{Question: Question{ID: "reversis/exchange.grabbed", Asks: "What does it cost to take two or three cards of the talon?",
	Answer:  "He who takes two or three cards of the talon into his hand pays the pool {fine amount}; the hand is void, and the dealer loses his deal.",
	Figures: []part{{"fine", "to the pool"}}},
	Says: "the hand is void", Owes: "{seat} took several cards of the talon",
	Of: func(fine int32) *Rule {
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << actGrab, On: func(s *State, f *engine.Fact) {
			s.Owe(dueFine, table.Account(f.Seat), engine.Pool, fine)
			s.Tell(table.FactVoid, f.Seat)
		}}
	}}

// exchangeHidden: a player who hid the Quinola in the talon pays the party to the
// best placed player, and the play ends.
var exchangeHidden = Maker{Question: Question{ID: "reversis/exchange.hidden", Asks: "What does it cost to hide the Quinola in the talon?",
	Answer:  "He who hides the Quinola in the talon pays him who is best placed {price amount}, and the play is at an end.",
	Figures: []part{{"price", "to him who is best placed"}}},
	Says: "the play is at an end", Owes: "{seat} hid the Quinola in the talon",
	Of: func(price int32) *Rule {
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << actHide, On: func(s *State, f *engine.Fact) {
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
		}}
	}}

// exchangeHiddenEnds: the game ends when the Quinola was hidden in the talon,
// whatever rounds remain.
var exchangeHiddenEnds = Maker{Question: Question{ID: "reversis/exchange.hidden.ends", Asks: "Does the game end when the Quinola was hidden in the talon?",
	Answer: "The game ends then, however many rounds were to be played."},
	Rule: &Rule{Lifts: []string{"reversis/game.rounds"}, When: func(s *State, a *engine.Act) bool {
		return happened(s, actHide)
	}}}

// seenParty: a player who saw another's discard, or the card another was to take,
// pays the party if that other loses it; if only the winner saw, nobody pays. Whoever
// pays it for a fault has not lost it.
var seenParty = Maker{Question: Question{ID: "reversis/seen.party", Asks: "What does it cost to see another's discard or card?",
	Answer: "He who saw a card that another put out or was to take pays the party for that other, if he loses it."},
	Says: "{seat} saw a card that was not his", Voids: "the winner saw a card of the loser's",
	Rule: &Rule{While: table.FactAct.Bit(), Dues: 1 << dueParty, Bears: func(s *State, d *engine.Due) engine.Account {
		if set := s.Those(func(seat cards.Seat) bool { return table.Account(seat) != d.To && saw(s, seat, d.For) }); set != 0 {
			return table.Account(s.FirstOf(set))
		}
		return engine.NoAccount
	}, Annul: func(s *State, d *engine.Due) bool { return d.From == d.For && saw(s, d.To.Seat(), d.For) }}}

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
	for f := s.Last(table.FactAct); f != nil; f = s.Prior(f) {
		if f.N == int32(actSee) && f.Seat == seat && so(f) {
			return true
		}
	}
	return false
}

// seenReversis: a Reversis is not paid to a player who saw a discard; seeing
// a card to be taken does not matter.
var seenReversis = Maker{Question: Question{ID: "reversis/seen.reversis", Asks: "Is a Reversis paid to a player who saw a discard?",
	Answer: "A Reversis is not paid to a player who saw a discard."},
	Voids: "a Reversis is not paid to a player who saw a discard",
	Rule: &Rule{While: table.FactAct.Bit(), Dues: 1 << dueReversis, Annul: func(s *State, d *engine.Due) bool {
		return seen(s, d.To.Seat(), func(f *engine.Fact) bool { return f.Card == cards.None || heapOf(s).Has(f.Card) })
	}}}

// twelveParty: a player who plays with twelve cards pays the party, whoever
// loses it.
var twelveParty = Maker{Question: Question{ID: "reversis/twelve.party", Asks: "Who pays the party when a player holds twelve cards?",
	Answer: "He who plays with twelve cards pays the party, whether he loses it or not."},
	Says: "{seat} plays with twelve cards: he pays the party",
	Rule: &Rule{Asked: 1<<askWinner | 1<<askLoser, While: table.FactAct.Bit(), Prefer: guilty(actTwelve)}}

// twelveUnpaid: a player with twelve cards wins nothing.
var twelveUnpaid = Maker{Question: Question{ID: "reversis/twelve.unpaid", Asks: "What does a player with twelve cards win?",
	Answer: "He who plays with twelve cards wins nothing."},
	Voids: "{seat} plays with twelve cards: he wins nothing",
	Rule: &Rule{While: table.FactAct.Bit(), Annul: func(s *State, d *engine.Due) bool {
		return d.To.Seat() >= 0 && did(s, actTwelve, d.To.Seat()) != nil
	}}}

// revokeTakes: a player whose revoke is noticed at once must take the trick,
// if he can.
var revokeTakes = Maker{Question: Question{ID: "reversis/revoke.takes", Asks: "What must a player do whose revoke is noticed at once?",
	Answer: "He whose revoke is noticed at once must take the trick, if he can."},
	Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		if f := did(s, actCaught, seat); f == nil || f.Trick != s.Trick || s.Table.N == 0 {
			return 0
		}
		if higher := higher(s, hand); higher != 0 {
			return hand &^ higher
		}
		return 0
	}}}

// revokeParty: a player who revoked pays the party, whoever loses it.
var revokeParty = Maker{Question: Question{ID: "reversis/revoke.party", Asks: "Who pays the party when a player revoked?",
	Answer: "He who revoked pays the party, whether he loses it or not."},
	Says: "{seat} revoked: he pays the party",
	Rule: &Rule{Asked: 1<<askWinner | 1<<askLoser, While: table.FactAct.Bit(), Prefer: guilty(table.ActRevoke)}}

// revokeGift: the player who revoked pays for a Quinola placed in the hand,
// before or after, in place of the player who took it.
var revokeGift = Maker{Question: Question{ID: "reversis/revoke.gift", Asks: "Who pays for a Quinola that was placed in a hand with a revoke?",
	Answer: "He who revoked pays for a Quinola that is placed in the hand, instead of him who took it."},
	Owes: "he who revoked pays for {card}", Voids: "he who revoked pays for {card} instead",
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
				if d := s.Dues[i]; d.Class == dueGift && !d.Stands() && !d.Unpaid && d.To != table.Account(f.Seat) {
					s.OweAs(&d, dueGift, table.Account(f.Seat), d.To, d.Amount)
				}
			}
		},
	}}

// whoRevoked returns the player who revoked, or NoSeat.
func whoRevoked(s *State) cards.Seat {
	for _, seat := range s.Round {
		if did(s, table.ActRevoke, seat) != nil {
			return seat
		}
	}
	return cards.NoSeat
}

// revokeQuinola: a player who revoked is paid nothing for his own Quinola, draws no pool by it from
// then on, and makes a second Remise if it is then forced from him.
var revokeQuinola = Maker{Question: Question{ID: "reversis/revoke.quinola", Asks: "What does a revoke cost a player who holds the Quinola?",
	Answer: "He who revoked is paid nothing for his own Quinola and cannot draw the pool by it; if it is forced from him after, he makes a second Remise."},
	Says: "{seat} revoked with the Quinola", Owes: "{seat} revoked with the Quinola", Voids: "{seat} revoked with the Quinola",
	Rule: &Rule{
		While: table.FactAct.Bit(), Review: table.FactAct.Bit(), Dues: 1<<dueGift | 1<<dueDraw, Annul: func(s *State, d *engine.Due) bool {
			revoke := did(s, table.ActRevoke, d.To.Seat())
			return revoke != nil && (d.Class == dueGift || d.Class == dueDraw && fell(s, d) >= revoke.Trick)
		},
		Hears: table.FactEnd.Bit(), On: func(s *State, _ *engine.Fact) {
			for i := range s.Dues {
				d := s.Dues[i]
				f := s.Fact(&d)
				if d.Class != dueBeast || !d.Stands() || f == nil || f.Kind != factForced {
					continue
				}
				if revoke := did(s, table.ActRevoke, f.Seat); revoke != nil && f.Trick >= revoke.Trick {
					s.OweAs(&d, dueBeast, d.From, d.To, d.Amount)
				}
			}
		},
	}}

// partyMixed: a player who mixed up his tricks before they were counted pays
// the party.
var partyMixed = Maker{Question: Question{ID: "reversis/party.mixed", Asks: "What does it cost to mix up one's tricks?",
	Answer: "He who mixes up his tricks before they are counted pays the party."},
	Says: "{seat} mixed up his tricks: he loses the party",
	Rule: &Rule{Asked: 1<<askWinner | 1<<askLoser, While: table.FactAct.Bit(), Prefer: guilty(actMix)}}

// partyAssumed: a player may take the party upon himself in place of one who
// mixed up his tricks.
var partyAssumed = Maker{Question: Question{ID: "reversis/party.assumed", Asks: "May another take the party of a player upon himself who mixed up his tricks?",
	Answer: "Another, who knows that he has lost, may take upon himself the party of a player who mixed up his tricks."},
	Rule: &Rule{While: table.FactAct.Bit(), Dues: 1 << dueParty, Bears: func(s *State, d *engine.Due) engine.Account {
		if did(s, actMix, d.For.Seat()) == nil {
			return engine.NoAccount
		}
		for _, seat := range s.Round {
			if did(s, actAssume, seat) != nil {
				return table.Account(seat)
			}
		}
		return engine.NoAccount
	}}}

// partyJudged: the winner alone judges which of two players who mixed up their
// tricks has lost the party.
var partyJudged = Maker{Question: Question{ID: "reversis/party.judged", Asks: "Who judges when two have mixed up their tricks?",
	Answer: "If two have mixed up their tricks, the winner judges which of them has lost."},
	Says: "the winner judges that {seat} has lost the party",
	Rule: &Rule{Asked: 1 << askLoser, While: engine.Facts(table.FactAct, table.FactWon), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
		f := did(s, actJudge, s.Who(table.FactWon))
		return engine.Int(f != nil && f.Leader == seat)
	}}}

// turnUnpaid: an ace or a Quinola thrown out of turn is not paid.
var turnUnpaid = Maker{Question: Question{ID: "reversis/turn.unpaid", Asks: "What is an ace or Quinola worth that was thrown out of turn?",
	Answer: "An ace or a Quinola thrown out of turn is not paid."},
	Voids: "{card} was thrown out of turn",
	Rule: &Rule{While: table.FactAct.Bit(), Dues: 1<<dueAcePlaced | 1<<dueGift, Annul: func(s *State, d *engine.Due) bool {
		f := s.Fact(d)
		if f == nil {
			return false
		}
		early := did(s, table.ActEarly, f.Seat)
		return early != nil && early.Trick == f.Trick
	}}}

// turnOvertaken: it is paid if another player goes over the card led and
// takes the trick.
var turnOvertaken = Maker{Question: Question{ID: "reversis/turn.overtaken", Asks: "Is it paid if another goes over the lead and takes the trick?",
	Answer: "But it is if another player goes over the lead and takes the trick."},
	Rule: &Rule{Lifts: []string{"reversis/turn.unpaid"}, Dues: 1<<dueAcePlaced | 1<<dueGift, Spare: func(s *State, d *engine.Due) bool {
		f := s.Fact(d)
		return f != nil && f.Taker != f.Leader
	}}}
