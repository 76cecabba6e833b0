package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The table, the pack and the deal.

// players says how many play.
var players = Maker{Question: Question{ID: "reversis/players", Asks: "How many play?",
	Answer:  "[seats: {seats} may play; {number word} where nothing else is said.][!seats: {number word} play.]",
	Figures: []part{{"number", "the players"}}},
	Of: func(number int32) *Rule {
		return &Rule{Judges: table.ActPlayers.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return int32(a.N[0]) != number
		}}
	}}

// pack says which cards are taken out: no hand may hold them.
var pack = Maker{Question: Question{ID: "reversis/pack", Asks: "Which cards are taken out of the pack?",
	Answer:  "[lowest=0: No card is taken out.][lowest=highest: [lowest!=0: The {lowest ranks} are taken out.]][lowest!=highest: The cards from the {lowest ranks} to the {highest ranks} are taken out.]",
	Figures: []part{{"lowest", "the lowest face taken out"}, {"highest", "the highest face taken out"}}},
	Make: func(t *game.Terms) *Rule {
		var out cards.Set
		for face := t.N("lowest"); face <= t.N("highest"); face++ {
			out |= cards.Face(uint8(face))
		}
		return &Rule{Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Cards&out != 0
		}}
	}}

// quinolaGreat names the card to which the pool belongs, the knave of hearts.
var quinolaGreat = Maker{Question: Question{ID: "reversis/quinola", Asks: "Which card is the Quinola?",
	Answer:  "The {face rank} of hearts is the Quinola.",
	Figures: []part{{"face", "its face in hearts"}}},
	Make: func(t *game.Terms) *Rule { return quinola(t, 0) }}

// quinolaLittle names the card to which the little pool belongs, the queen of
// hearts.
var quinolaLittle = Maker{Question: Question{ID: "reversis/quinola.little", Asks: "Which card is the little Quinola?",
	Answer:  "The {face rank} of hearts is the little Quinola.",
	Figures: []part{{"face", "its face in hearts"}}},
	Make: func(t *game.Terms) *Rule { return quinola(t, 1) }}

func quinola(t *game.Terms, pool int32) *Rule {
	card := cards.Of(cards.Hearts, uint8(t.N("face")))
	return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
		s.Say(&engine.Fact{Kind: factQuinolaNamed + engine.FactKind(pool), Seat: cards.NoSeat, Card: card, N: pool})
	}}
}

// dealFirst: the first dealer is the player who draws the card, or a card of the
// suit, that the book names.
var dealFirst = Maker{Question: Question{ID: "reversis/deal.first", Asks: "Who deals the first hand?",
	Answer:  "He deals first who draws [face=0: a {suit suit}][face!=0: the {face rank} of {suit suits}].",
	Figures: []part{{"suit", "of the card drawn: 0 spades, 1 hearts, 2 diamonds, 3 clubs"}, {"face", "of the card drawn; 0 for any"}}},
	Make: func(t *game.Terms) *Rule {
		suit, face := cards.Suit(t.N("suit")), uint8(t.N("face"))
		return &Rule{Asked: 1 << table.AskDealer, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			for f := s.Last(table.FactAct); f != nil; f = s.Prior(f) {
				if f.N == int32(table.ActDraw) && f.Seat == seat && f.Card.Suit() == suit && (face == 0 || f.Card.Face() == face) {
					return 1
				}
			}
			return 0
		}}
	}}

// dealCut says who cuts the pack, and how many cards each part must have.
var dealCut = Maker{Question: Question{ID: "reversis/deal.cut", Asks: "How is the pack cut before the deal?",
	Answer:  "The player on the {cutter} cuts the pack[least: ; neither part may have fewer than {least word} cards].",
	Figures: []part{{"least", "the fewest cards in either part"}},
	Roles:   []part{{"cutter", "who cuts"}}},
	Make: func(t *game.Terms) *Rule {
		least, cutter := int(t.N("least")), t.Role("cutter")
		return &Rule{Judges: table.ActCut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			lifted := int(a.N[0])
			return a.Seat != s.SeatOf(cutter, &engine.Fact{Seat: s.Dealer}) || lifted < least || s.Law().Pack().Len()-lifted < least
		}}
	}}

// dealOrder says in which direction the cards are dealt: who receives the first.
var dealOrder = Maker{Question: Question{ID: "reversis/deal.order", Asks: "Which way round are the cards dealt?",
	Answer: "The cards are dealt round by the {first}.",
	Roles:  []part{{"first", "who receives the first packet"}}},
	Make: func(t *game.Terms) *Rule {
		first := t.Role("first")
		return &Rule{Judges: actFirst.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat != s.SeatOf(first, &engine.Fact{Seat: s.Dealer})
		}}
	}}

// dealPasses: the deal passes to the right, unless the same player must deal
// again.
var dealPasses = Maker{Question: Question{ID: "reversis/deal.passes", Asks: "Who deals the next hand?",
	Answer: "The deal passes to the player on the {next}.",
	Roles:  []part{{"next", "who deals next"}}},
	Says: "{seat} deals next",
	Make: func(t *game.Terms) *Rule {
		next := t.Role("next")
		return &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) {
			if !s.Told(table.FactSame) {
				s.Tell(table.FactNextDealer, s.SeatOf(next, f))
			}
		}}
	}}

// dealCount says how many cards each player receives.
var dealCount = Maker{Question: Question{ID: "reversis/deal.count", Asks: "How many cards does each receive?",
	Answer:  "Each receives {each word} cards, the dealer {dealer word}[talon: ; {talon word} are left over].",
	Figures: []part{{"each", "to each other player"}, {"dealer", "to the dealer"}, {"talon", "left over"}}},
	Make: func(t *game.Terms) *Rule {
		each, dealer := t.N("each"), t.N("dealer")
		return &Rule{Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if a.Seat == s.Dealer {
				return int32(a.Cards.Len()) != dealer
			}
			return int32(a.Cards.Len()) != each
		}}
	}}

// dealPackets says in what packets the cards are dealt: to the others one
// short and two long, to the dealer all long; or to all in packets of one
// size, of which the last may be smaller.
var dealPackets = Maker{Question: Question{ID: "reversis/deal.packets", Asks: "In what packets are the cards dealt?",
	Answer:  "[size: The cards are dealt {size word} at a time.][!size: The cards are dealt {long word} at a time and {short word} in one round[first=0: , whichever it is][first=1: , the first]; the dealer gives himself {own word} at a time.]",
	Figures: []part{{"short", "the short packet"}, {"long", "the other packets"}, {"own", "the dealer's own packets"}, {"first", "in which round the short packet must come; 0 for any"}, {"size", "the one size of all packets"}}},
	Make: func(t *game.Terms) *Rule {
		if size := int16(t.N("size")); size > 0 {
			return &Rule{Judges: table.ActPackets.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				for i := 0; i+1 < len(a.N); i++ {
					if a.N[i] != size && a.N[i+1] != 0 || a.N[i] > size {
						return true
					}
				}
				return a.N[len(a.N)-1] > size
			}}
		}
		short, long, own, first := int16(t.N("short")), int16(t.N("long")), int16(t.N("own")), t.N("first")
		return &Rule{Judges: table.ActPackets.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if a.Seat == s.Dealer {
				return a.N != [4]int16{own, own, own}
			}
			for round := int32(1); round <= 3; round++ {
				packets := [4]int16{long, long, long}
				packets[round-1] = short
				if a.N == packets && (first == 0 || first == round) {
					return false
				}
			}
			return true
		}}
	}}

// dealExposed: if a card is turned up in dealing, the hand is void and the
// same player deals again.
var dealExposed = Maker{Question: Question{ID: "reversis/deal.exposed", Asks: "What follows when a card is turned up in dealing?",
	Answer: "A hand in which a card is turned up in dealing is void; the same player deals it again."},
	Says: "the hand is void: {card} was turned up in dealing",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActExposed, On: func(s *State, f *engine.Fact) {
		if !s.Told(factHandStands) {
			s.Say(&engine.Fact{Kind: table.FactVoid, Seat: f.Seat, Card: f.Card})
			s.Tell(table.FactSame, s.Dealer)
		}
	}}}

// dealExposedAgreed: the hand stands all the same if all players agree. An
// agreement without names is everybody's.
var dealExposedAgreed = Maker{Question: Question{ID: "reversis/deal.exposed.agreed", Asks: "May a hand with a card turned up stand?",
	Answer: "A hand with a card turned up may stand if all the players think it good."},
	Says: "the players let the hand stand",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actAgree, On: func(s *State, f *engine.Fact) {
		for _, seat := range s.Round {
			if f.Seat != cards.NoSeat && did(s, actAgree, seat) == nil {
				return
			}
		}
		s.Tell(factHandStands, f.Seat)
	}}}

// dealMisdeal: a hand wrongly dealt is void, and the dealer loses the deal.
var dealMisdeal = Maker{Question: Question{ID: "reversis/deal.misdeal", Asks: "What does it cost to misdeal?",
	Answer: "A hand dealt wrongly is void[!deal.misdeal.again: , and its dealer loses his deal]."},
	Says: "the hand is void: {seat} dealt wrongly",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActMisdeal, On: func(s *State, f *engine.Fact) {
		if !s.Told(factHandStands) {
			s.Tell(table.FactVoid, f.Seat)
		}
	}}}

// dealMended: a hand wrongly dealt stands if it is put right at once and
// nobody objects.
var dealMended = Maker{Question: Question{ID: "reversis/deal.misdeal.mended", Asks: "May a wrong deal be put right at once?",
	Answer: "A hand dealt wrongly stands if it is put right at once and nobody objects."},
	Says: "the deal is put right",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actMend, On: func(s *State, f *engine.Fact) {
		s.Tell(factHandStands, f.Seat)
	}}}

// dealAgain: a hand wrongly dealt is dealt again by the same player.
var dealAgain = Maker{Question: Question{ID: "reversis/deal.misdeal.again", Asks: "Is the hand dealt again after a misdeal?",
	Answer: "A hand dealt wrongly is dealt again by the same player."},
	Says: "the hand is dealt again",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActMisdeal, On: func(s *State, f *engine.Fact) {
		s.Tell(table.FactSame, s.Dealer)
	}}}

// dealBuyback: a dealer who has lost the deal may redeem it by paying the
// pool, and deals again.
var dealBuyback = Maker{Question: Question{ID: "reversis/deal.buyback", Asks: "What does it cost to keep a deal that was lost?",
	Answer:  "The dealer who has lost his deal may redeem it: he pays the pool {fee amount} and deals again.",
	Figures: []part{{"fee", "to the pool"}}},
	Owes: "{seat} redeems his deal",
	Of: func(fee int32) *Rule {
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << actRedeal, On: func(s *State, f *engine.Fact) {
			s.Owe(dueFine, table.Account(f.Seat), engine.Pool, fee)
			s.Tell(table.FactSame, s.Dealer)
		}}
	}}

// dealMisdealLate: for a misdeal noticed after the discard the dealer pays
// the pool, the hand is void, and the deal cannot be redeemed.
var dealMisdealLate = Maker{Question: Question{ID: "reversis/deal.misdeal.late", Asks: "What does a misdeal cost that is noticed after the discard?",
	Answer:  "Where a misdeal is noticed only after the discard, the dealer pays the pool {fine amount}, the hand is void, and the deal cannot be redeemed.",
	Figures: []part{{"fine", "to the pool"}}},
	Says: "the hand is void", Owes: "{seat} dealt wrongly, and it was noticed only after the discard",
	Of: func(fine int32) *Rule {
		return &Rule{
			Hears: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
				if f.N == int32(table.ActMisdeal) && pastDeal(s) {
					s.Owe(dueFine, table.Account(f.Seat), engine.Pool, fine)
				}
			},
			Judges: actRedeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return pastDeal(s) },
		}
	}}

// dealTwice: a hand is void if its dealer had also dealt the one before.
var dealTwice = Maker{Question: Question{ID: "reversis/deal.twice", Asks: "What follows when a player deals twice running?",
	Answer: "A hand dealt by the player who had dealt the one before is void."},
	Says: "the hand is void: {seat} dealt twice running",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwice, On: func(s *State, f *engine.Fact) {
		if !s.Told(factHandStands) {
			s.Tell(table.FactVoid, f.Seat)
		}
	}}}

// dealTwiceLed: it stands once the first card has been led.
var dealTwiceLed = Maker{Question: Question{ID: "reversis/deal.twice.led", Asks: "Is the hand of a player who deals twice running void though the first card has been led?",
	Answer: "But it stands once the first card has been led."},
	Says: "the first card has been led: the hand stands",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwice, On: func(s *State, f *engine.Fact) {
		if s.Playing() {
			s.Tell(factHandStands, f.Seat)
		}
	}}}
