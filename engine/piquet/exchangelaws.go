package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// exchangeLaws lists the questions about what is irregular in the exchange.
var exchangeLaws = []Maker{
	{Question: q("exchange.final", "May a player exchange twice?",
		"Whoever has taken cards of the talon may put out no more, and may not take back what was put out."), Head: "The laws of the exchange",
		Rule: &Rule{Judges: engine.Acts(table.ActOut, table.ActBack), While: table.FactSaid.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return exchanged(s, a.Seat) && (a.Kind == table.ActOut || s.Out[a.Seat].Has(a.Card))
		}}},
	{Question: q("exchange.excess", "What if a card too many was taken, and the other has taken cards too?",
		"Whoever has taken a card too many, and lays it back after the other has taken cards, lets the other choose whether the hand is dealt again."), Says: "the hand is dealt again: a card too many was taken",
		Rule: redealt(actAgain, func(s *State, f *engine.Fact) bool {
			return laidBackLate(s, other(s, f.Seat))
		})},
	{Question: q("exchange.restore", "Until when may a card too many be laid back?",
		"A card too many may be laid back until whoever took it has seen a card of those taken."),
		Rule: &Rule{Judges: actRestore.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			turned := s.LastDid(table.ActTurn, a.Seat) // before the card was taken it was of the hand as dealt
			return turned != nil && s.Index(turned) > s.Index(s.Did(actOver, a.Seat))
		}}},
	{Question: q("exchange.laid", "Where is it laid when the other has taken cards, too?",
		"When the other has taken cards, a card too many is laid to the cards put out, after both have seen it."),
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actRestore, On: func(s *State, f *engine.Fact) {
			if f.Card != cards.None && exchanged(s, other(s, f.Seat)) {
				for _, seat := range s.Round {
					s.Tell(table.FactKnows, seat).Cards = f.Card.Bit()
				}
			}
		}, Judges: table.ActRefuse.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return laidBackLate(s, a.Seat)
		}}},
	{Question: q("exchange.say", "Must it be said how many cards are left?",
		"Eldest hand, who takes fewer than {cards word} cards, must say how many.", fig("cards", "that eldest hand may take")),
		Rule: &Rule{Judges: actSilent.Bit()}, Refuse: func(s *State, a *engine.Act, n int32) bool {
			return a.Seat == s.Eldest && exchanged(s, a.Seat) && !exchanged(s, other(s, a.Seat)) && s.Out[a.Seat].Len() < int(n)
		}},
	{Question: q("hand.long", "What may a player count who has too many cards?",
		"Whoever has more than {cards} cards counts nothing.", fig("cards", "that a player may have")), Says: "{seat} has too many cards, and counts nothing",
		Rule: &Rule{Hears: table.FactDeclared.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			for _, seat := range s.Round {
				if s.Hand[seat].Len() > int(n) {
					s.Tell(factMute, seat)
				}
			}
		}},
	{Question: q("hand.short", "Who takes the last trick where a player has too few cards?",
		"Whoever has too few cards leaves the last trick to the other."), Says: "{seat} has the last trick: the other has no card",
		Rule: &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if s.Hand[seat] != 0 && s.Hand[other(s, seat)] == 0 && s.Trick == tricks {
					s.Count(table.Tricks, seat, 1)
					last := s.Tell(table.FactPlayed, seat)
					last.Leader, last.N, last.Card = seat, 1, s.Hand[seat].First()
					trick := s.Tell(table.FactTrick, seat)
					trick.Leader, trick.N = seat, int32(s.Trick)
				}
			}
		}}},
	{Question: q("mute", "What becomes of what was counted by a player who counts nothing?",
		"Whoever counts nothing loses what was counted, too."), Voids: "{seat} counts nothing",
		Rule: &Rule{Hears: factMute.Bit(), Review: factMute.Bit(), While: factMute.Bit(), Dues: dueMark.Bit(),
			Annul: func(s *State, d *engine.Due) bool {
				if f := s.Fact(d); muteInHand(s, d.To.Seat()) {
					return f != nil && (f.Kind == table.FactMeld || f.Kind == factCounts)
				}
				return s.Is(factMute, d.To.Seat())
			},
			On: func(s *State, _ *engine.Fact) { uncount(s) },
			Lifts: []string{"piquet/blanches", "piquet/point", "piquet/point.major", "piquet/sequence.worth", "piquet/quatorze", "piquet/trio",
				"piquet/play.lead", "piquet/play.take", "piquet/trick.last", "piquet/cards", "piquet/capot"},
			Hush: func(s *State, f *engine.Fact) bool {
				return s.Is(factMute, f.Seat) && (f.Kind == table.FactMeld || !muteInHand(s, f.Seat))
			}}},
	{Question: q("mute.other", "May such a player keep the other from counting?",
		"And the other counts everything, however low."),
		Rule: &Rule{Hears: factMute.Bit(), On: func(s *State, f *engine.Fact) {
			rival := other(s, f.Seat)
			for kind := kindPoint; kind <= kindSet; kind++ {
				s.Tell(factStands, rival).N = kind
				if s.Is(factShown, rival) {
					everything(s, rival, kind)
				}
			}
		}}},
	{Question: q("exchange.usurped", "What does it cost the second player to take the first's cards?",
		"A second player who takes cards before the first has exchanged loses [points=0: the match][points!=0: {points}, the grand coup].", fig("points", "lost where it is not the match, the grand coup")), Says: "the second player took the first's cards", Owes: "{seat} counts the grand coup",
		Of: func(points int32) *Rule {
			loses := parts.Forfeits(game.Question{}, "", table.ActTake).Rule.On
			if points != 0 {
				loses = func(s *State, f *engine.Fact) {
					count(s, other(s, f.Seat), kindGrandCoup, points)
					s.Tell(table.FactDecided, cards.NoSeat)
					s.Tell(table.FactOver, f.Seat)
				}
			}
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActTake, On: func(s *State, f *engine.Fact) {
				if f.Seat != s.Eldest && !exchanged(s, s.Eldest) {
					loses(s, f)
				}
			}}
		}},
	{Question: q("exchange.waited", "What if the first player had let the second exchange first?",
		"Where the first had time to put cards out, and waited for the second to take, the hand is good."),
		Rule: &Rule{Lifts: []string{"piquet/exchange.usurped"}, Hush: func(s *State, f *engine.Fact) bool { return s.Did(table.ActStand, s.Eldest) != nil }}},
}

// leftLaws lists the questions about what is left in the talon, and who looks at it.
var leftLaws = []Maker{
	{Question: q("left.first", "May the first player look at cards that are left?",
		"The first player may look at those of the first {cards word} cards of the talon that are left.", fig("cards", "of the talon, which are the first player's")), Head: "What is left in the talon",
		Of: func(n int32) *Rule {
			own := func(s *State) cards.Set {
				from := max(surplus(s, other(s, s.Eldest)), 0) // the first card went to the dealer, who was dealt it
				return cards.SetOf(s.Talon[min(from, s.Bottom):min(from+int(n), s.Bottom)])
			}
			return &Rule{Lifts: []string{"parts/talon.unseen"}, When: func(s *State, a *engine.Act) bool {
				return a.Seat == s.Eldest && exchanged(s, a.Seat) && own(s).Has(a.Card)
			}, Hears: table.FactSaid.Bit(), Only: 1 << table.ActDone, On: func(s *State, f *engine.Fact) {
				if f.Seat == s.Eldest {
					s.Tell(table.FactKnows, f.Seat).Cards = own(s)
				}
			}}
		}},
	{Question: q("left.second", "May the second player look at cards that are left?",
		"The second player may look at the cards that are then left."),
		Rule: &Rule{Lifts: []string{"parts/talon.unseen"}, When: func(s *State, a *engine.Act) bool {
			return a.Seat != s.Eldest && exchanged(s, a.Seat)
		}, Hears: table.FactSaid.Bit(), Only: 1 << table.ActLook, On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactKnows, f.Seat).Cards = parts.Rest(s)
		}}},
	{Question: q("left.named", "May the first player look at them, too?",
		"And so may the first, who names the suit that will be led first, and holds it."),
		Rule: &Rule{Lifts: []string{"parts/talon.unseen"}, When: func(s *State, a *engine.Act) bool {
			return a.Seat == s.Eldest && s.Is(factNamed, a.Seat)
		}, Judges: actName.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat != s.Eldest || s.Hand[a.Seat]&cards.Lane(cards.Suit(a.N[0])) == 0
		}, Hears: table.FactSaid.Bit(), Only: 1 << actName, On: func(s *State, f *engine.Fact) {
			s.Tell(factNamed, f.Seat).N = f.Amount
			s.Tell(table.FactKnows, f.Seat).Cards = parts.Rest(s)
		}}},
	{Question: q("left.mixed", "What if the second player has mixed them with the cards put out?",
		"A second player who has mixed the cards left with those put out must show all of them to the first, who names a suit."),
		Rule: &Rule{Judges: table.ActRefuse.Bit(), While: factNamed.Bit(), Refuse: func(s *State, a *engine.Act) bool { return mixedLeft(s, a.Seat) },
			Hears: engine.Facts(factNamed, table.FactAct), On: func(s *State, _ *engine.Fact) {
				if mixer := other(s, s.Eldest); mixedLeft(s, mixer) && s.Seen(factNamed) != nil {
					s.Tell(table.FactKnows, s.Eldest).Cards = s.Out[mixer]
				}
			}}},
	{Question: q("lead.named", "Must the suit be led that was named?",
		"The first player must lead the suit that was named."),
		Rule: &Rule{While: factNamed.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			f := s.Seen(factNamed)
			if s.Table.N > 0 || played(s, seat) > 0 || seat != f.Seat || s.Did(actStray, seat) != nil {
				return 0
			}
			return without(hand, cards.Suit(f.N))
		}}},
	{Question: q("lead.named.broken", "What if another suit is led than was named?",
		"Whoever is about to lead another suit than was named leads what the other asks for."), Says: "{seat} leads what the other asks for",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actStray, Given: factNamed.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(factCompels, f.Seat).N = 1
		}}},
	{Question: q("talon.seen", "What does it cost the first player to see cards of the second's?",
		"A first player who has seen cards of the talon that were not the first's leads as many times what the other asks for."), Says: "{seat} has seen cards of the talon, and leads what the other asks for",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActLook, On: func(s *State, f *engine.Fact) {
			if f.Seat == s.Eldest {
				s.Tell(factCompels, f.Seat).N = max(f.Amount, 1)
			}
		}}},
	{Question: q("talon.seen.again", "What does it cost the second player to see the first's cards?",
		"Where the second player has seen cards of the talon that are the first's, the first chooses whether the hand is dealt again."), Says: "the hand is dealt again: the talon was seen",
		Rule: redealt(actAgain, func(s *State, f *engine.Fact) bool {
			return f.Seat == s.Eldest && s.Did(table.ActLook, other(s, f.Seat)) != nil && !s.Told(table.FactPlayed)
		})},
	{Question: q("lead.compelled", "Must a suit be led that the other asks for?",
		"Whoever must lead what the other asks for leads that suit, if able."),
		Rule: &Rule{Hears: engine.Facts(table.FactLeads, factCompels), Given: factCompels.Bit(), On: func(s *State, f *engine.Fact) {
			leads := s.Seen(table.FactLeads)
			if leads != nil && f.Seat == leads.Seat && owed(s, f.Seat) > 0 && s.Hand[f.Seat] != 0 {
				s.Tell(table.FactAsked, other(s, f.Seat)).N = choiceSuit
			}
		}, While: table.FactChose.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			f := s.Last(table.FactChose)
			if s.Table.N > 0 || f.Seat == seat || f.Trick != s.Trick {
				return 0
			}
			return without(hand, cards.Suit(f.N-int32(actSpades)))
		}}},
}

// laidBackLate reports whether a player has laid back a card too many when the other
// had taken cards, and no card was played since.
func laidBackLate(s *State, seat cards.Seat) bool {
	back, took := s.Did(actRestore, seat), s.SeenWith(table.FactSaid, other(s, seat), int32(table.ActDone))
	return back != nil && took != nil && s.Index(took) < s.Index(back) && !s.Told(table.FactPlayed)
}

// mixedLeft reports whether a player has mixed cards left in the talon with those put
// out: before the play, after which a hand that is thrown down may be mixed.
func mixedLeft(s *State, seat cards.Seat) bool {
	f := s.Did(actMix, seat)
	return f != nil && int(s.Index(f)) < s.From(table.FactPlayed)
}

// exchanged reports whether a player has taken cards of the talon.
func exchanged(s *State, seat cards.Seat) bool { return s.SaidBy(table.ActDone).Has(seat) }

// owed returns how many more leads a player must make as the other asks.
func owed(s *State, seat cards.Seat) (n int32) {
	for i := s.From(factCompels); i < len(s.Facts); i++ {
		switch f := &s.Facts[i]; {
		case f.Kind == factCompels && f.Seat == seat:
			n += f.N
		case f.Kind == table.FactAsked && f.Seat != seat:
			n--
		}
	}
	return n
}

// without returns the cards of a hand that are not of a suit; none if it has
// no card of the suit.
func without(hand cards.Set, suit cards.Suit) cards.Set {
	if hand&cards.Lane(suit) == 0 {
		return 0
	}
	return hand &^ cards.Lane(suit)
}

// muteInHand reports whether a player counts nothing in hand, but counts in play.
func muteInHand(s *State, seat cards.Seat) bool {
	return s.LastWith(factMute, seat, 1) != nil && s.LastWith(factMute, seat, 0) == nil
}

// everything makes a player show all melds of a kind. There is only one point: a
// point shown before, even if struck out, stays the point.
func everything(s *State, seat cards.Seat, kind int32) {
	least := int32(1)
	if kind == kindPoint {
		if f := parts.Declared(s, seat, kindPoint, 0); f != nil {
			showOnce(s, seat, kind, f.Cards)
			return
		}
		least = max(strongest(s, seat, kind), least)
	}
	for _, m := range s.Found(parts.Held(s, seat), melding) {
		if m.Kind == kind && m.Rank >= least {
			showOnce(s, seat, kind, m.Cards)
			if kind == kindPoint {
				return
			}
		}
	}
}

// showOnce shows a meld that was not shown before, or was struck out.
func showOnce(s *State, seat cards.Seat, kind int32, set cards.Set) {
	if parts.Declared(s, seat, kind, set) == nil || revised(s, other(s, seat), kind) {
		show(s, seat, kind, set)
	}
}
