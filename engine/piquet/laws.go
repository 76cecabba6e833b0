package piquet

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// exchanged reports whether a player has taken cards of the talon.
func exchanged(s *State, seat cards.Seat) bool { return s.SaidBy(table.ActDone).Has(seat) }

// played returns how many cards a player has played.
func played(s *State, seat cards.Seat) (n int) {
	for f := s.Last(table.FactPlayed); f != nil; f = s.Prior(f) {
		if f.Seat == seat {
			n++
		}
	}
	return n
}

// redealt returns a rule that has the hand dealt again at the wish of a player,
// where may allows it.
func redealt(may func(s *State, seat cards.Seat) bool) *Rule {
	return &Rule{Hears: table.FactAct.Bit(), Only: 1 << actAgain, On: func(s *State, f *engine.Fact) {
		if may(s, f.Seat) {
			parts.Again(s, f.Seat)
		}
	}}
}

// laws lists the questions about what is irregular.
var laws = []Maker{
	{Question: q("cut.least", "How many cards must be cut?",
		"{cards word} cards at least must be cut.", part{Name: "cards", Means: "at least"}), Head: "The laws of the deal",
		Of: func(n int32) *Rule {
			return &Rule{Judges: table.ActCut.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.N[0] != 0 && a.N[0] < int16(n) }}
		}},
	{Question: q("packets.warned", "May the packets be changed?",
		"Whoever warns the other before shuffling may deal in other packets."),
		Rule: &Rule{Lifts: []string{"parts/deal.packets.keep"}, When: func(s *State, a *engine.Act) bool { return s.Did(actWarn, a.Seat) != nil }}},
	{Question: q("packets.anew", "May they be changed in another match?",
		"In another match the cards may be dealt in other packets without warning."),
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factFresh, cards.NoSeat) }}},
	{Question: q("deal.thirteen", "What if a player is dealt a card too many?",
		"Where a player is dealt {cards}, eldest hand chooses whether the hand is played or dealt again.", part{Name: "cards", Means: "dealt to one player"}), Says: "the hand is dealt again, as eldest hand chooses",
		Of: func(n int32) *Rule {
			return redealt(func(s *State, seat cards.Seat) bool {
				f := s.Did(table.ActMisdeal, cards.NoSeat)
				return f != nil && f.Amount == n && seat == s.Eldest && !exchanged(s, seat)
			})
		}},
	{Question: q("deal.thirteen.less", "How many cards does a player take who was dealt one too many?",
		"Whoever was dealt a card too many takes one less than was put out."),
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActDone, On: func(s *State, f *engine.Fact) {
			if n := surplus(s, f.Seat); n > 0 && s.Phase().Word == "draw" {
				tell(s, factFewer, f.Seat, int32(n), 0)
			}
		}}},
	{Question: q("deal.thirteen.left", "How many cards does eldest hand leave who was dealt one too many?",
		"Eldest hand who was dealt a card too many leaves {cards word} of the talon to the other.", part{Name: "cards", Means: "left to the other"}),
		Of: func(left int32) *Rule {
			return &Rule{Judges: engine.Acts(table.ActOut, table.ActTake), Refuse: func(s *State, a *engine.Act) bool {
				if a.Seat != s.Eldest || surplus(s, a.Seat) != 1 || exchanged(s, a.Seat) {
					return false
				}
				n := s.Out[a.Seat].Len()
				if a.Kind == table.ActTake {
					n = int(a.N[0])
				}
				return n > s.Left()-int(left)
			}}
		}},
	{Question: q("deal.thirteen.out", "How many cards does the second player put out who was dealt one too many?",
		"A second player who was dealt a card too many may put out {out word} where fewer are left in the talon.", part{Name: "out", Means: "put out by the second player"}),
		Make: func(t *game.Terms) *Rule {
			out := int(t.N("out"))
			return &Rule{Lifts: []string{"parts/exchange.most"}, When: func(s *State, a *engine.Act) bool {
				return surplus(s, a.Seat) == 1 && a.Seat != s.Eldest && s.Out[a.Seat].Len() < out
			}, Judges: table.ActTake.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				return surplus(s, a.Seat) == 1 && a.Seat != s.Eldest && !exchanged(s, a.Seat) && exchanged(s, s.Eldest) && int(a.N[0]) >= out
			}}
		}},
	{Question: q("deal.fourteen", "What if a player is dealt two cards too many?",
		"Where a player is dealt {cards} or more the hand is dealt again.", part{Name: "cards", Means: "dealt to one player"}), Says: "{seat} dealt too many cards: the hand is dealt again",
		Of: func(n int32) *Rule {
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActMisdeal, On: func(s *State, f *engine.Fact) {
				if f.Amount >= n {
					parts.Again(s, f.Seat)
				}
			}}
		}},
	{Question: q("deal.twice", "What if a player deals twice in succession?",
		"Whoever deals twice in succession and notices it before looking at a card has the other deal."), Says: "{seat} dealt out of turn: the other deals",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwice, On: parts.Tells(table.FactVoid), Judges: actTwice.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Did(table.ActTurn, a.Seat) != nil || exchanged(s, a.Seat)
		}}},
	{Question: q("talon.exposed", "What if a card of the talon lies turned up?",
		"One card turned up in the talon does not make the hand void, unless it is the first, or the first of the {last word} that the second player takes.", part{Name: "last", Means: "of the talon, for the second player"}),
		Of: func(last int32) *Rule {
			return &Rule{Lifts: []string{"parts/deal.exposed"}, Hush: func(s *State, f *engine.Fact) bool {
				i := slices.Index(s.Talon[:s.Bottom], f.Card)
				return i > s.Top && i < s.Bottom && i != s.Bottom-int(last) && s.Did(table.ActExposed, cards.NoSeat) == f
			}}
		}},
	{Question: q("void", "Does what was counted in a void hand stand?",
		"Nothing that was counted in a hand which is void stands."), Voids: "the hand is void",
		Rule: &Rule{Hears: table.FactVoid.Bit(), Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: dueMark.Bit(),
			Annul: func(*State, *engine.Due) bool { return true },
			On:    func(s *State, _ *engine.Fact) { uncount(s) }}},

	{Question: q("exchange.final", "May a player exchange twice?",
		"Whoever has taken cards of the talon may put out no more, and may not take back what was put out."), Head: "The laws of the exchange",
		Rule: &Rule{Judges: engine.Acts(table.ActOut, table.ActBack), While: table.FactSaid.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return exchanged(s, a.Seat) && (a.Kind == table.ActOut || s.Out[a.Seat].Has(a.Card))
		}}},
	{Question: q("exchange.excess", "What if a card too many was taken, and the other has taken cards too?",
		"Whoever has taken a card too many, and lays it back after the other has taken cards, lets the other choose whether the hand is dealt again."), Says: "the hand is dealt again: a card too many was taken",
		Rule: redealt(func(s *State, seat cards.Seat) bool {
			return s.Did(actRestore, other(s, seat)) != nil && exchanged(s, seat)
		})},
	{Question: q("exchange.restore", "Until when may a card too many be laid back?",
		"A card too many may be laid back until whoever took it has seen a card of those taken."),
		Rule: &Rule{Judges: actRestore.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Did(table.ActTurn, a.Seat) != nil }}},
	{Question: q("exchange.laid", "Where is it laid when the other has taken cards, too?",
		"When the other has taken cards, a card too many is laid to the cards put out, after both have seen it."),
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actRestore, On: func(s *State, f *engine.Fact) {
			if f.Card != cards.None && exchanged(s, other(s, f.Seat)) {
				for _, seat := range s.Round {
					s.Say(&engine.Fact{Kind: table.FactKnows, Seat: seat, Leader: cards.NoSeat, Taker: cards.NoSeat, Cards: f.Card.Bit()})
				}
			}
		}, Judges: table.ActRefuse.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Did(actRestore, a.Seat) != nil && exchanged(s, other(s, a.Seat))
		}}},
	{Question: q("exchange.say", "Must it be said how many cards are left?",
		"Eldest hand, who takes fewer than {cards word} cards, must say how many.", part{Name: "cards", Means: "that eldest hand may take"}),
		Of: func(n int32) *Rule {
			return &Rule{Judges: actSilent.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				return a.Seat == s.Eldest && exchanged(s, a.Seat) && !exchanged(s, other(s, a.Seat)) && s.Out[a.Seat].Len() < int(n)
			}}
		}},
	{Question: q("hand.long", "What may a player count who has too many cards?",
		"Whoever has more than {cards} cards counts nothing.", part{Name: "cards", Means: "that a player may have"}), Says: "{seat} has too many cards, and counts nothing",
		Of: func(n int32) *Rule {
			return &Rule{Hears: table.FactDeclared.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Round {
					if s.Hand[seat].Len() > int(n) {
						s.Tell(factMute, seat)
					}
				}
			}}
		}},
	{Question: q("hand.short", "Who takes the last trick where a player has too few cards?",
		"Whoever has too few cards leaves the last trick to the other."), Says: "{seat} has the last trick: the other has no card",
		Rule: &Rule{Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if s.Hand[seat] != 0 && s.Hand[other(s, seat)] == 0 && s.Trick == tricks {
					s.Count(table.Tricks, seat, 1)
					s.Say(&engine.Fact{Kind: table.FactPlayed, Seat: seat, Leader: seat, Taker: cards.NoSeat, N: int32(s.Trick), Card: s.Hand[seat].Nth(0)})
					s.Say(&engine.Fact{Kind: table.FactTrick, Seat: seat, Leader: seat, Taker: cards.NoSeat, N: int32(s.Trick)})
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
				tell(s, factStands, rival, kind, 0)
				if s.Is(factShown, rival) {
					everything(s, rival, kind)
				}
			}
		}}},
	{Question: q("exchange.usurped", "What does it cost the second player to take the first's cards?",
		"A second player who takes cards before the first has exchanged loses [points=0: the match][points!=0: {points}, the grand coup].", part{Name: "points", Means: "lost where it is not the match, the grand coup"}), Says: "the second player took the first's cards", Owes: "{seat} counts the grand coup",
		Of: func(points int32) *Rule {
			if points == 0 {
				return parts.Forfeits(game.Question{}, "", table.ActTake).Rule
			}
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActTake, On: func(s *State, f *engine.Fact) {
				count(s, other(s, f.Seat), kindGrandCoup, points)
				s.Tell(table.FactDecided, cards.NoSeat)
				s.Tell(table.FactOver, f.Seat)
			}}
		}},
	{Question: q("exchange.waited", "What if the first player had let the second exchange first?",
		"Where the first has put out cards, and waited for the second to take, the hand is good."),
		Rule: &Rule{Lifts: []string{"piquet/exchange.usurped"}, Hush: func(s *State, f *engine.Fact) bool { return s.Did(table.ActStand, s.Eldest) != nil }}},

	{Question: q("left.first", "May the first player look at cards that are left?",
		"The first player may look at those of the first {cards word} cards of the talon that are left.", part{Name: "cards", Means: "of the talon, which are the first player's"}), Head: "What is left in the talon",
		Of: func(n int32) *Rule {
			return &Rule{Lifts: []string{"parts/talon.unseen"}, When: func(s *State, a *engine.Act) bool {
				return a.Seat == s.Eldest && exchanged(s, a.Seat) && slices.Contains(s.Talon[:min(int(n), s.Bottom)], a.Card)
			}}
		}},
	{Question: q("left.second", "May the second player look at cards that are left?",
		"The second player may look at the cards that are then left."),
		Rule: &Rule{Lifts: []string{"parts/talon.unseen"}, When: func(s *State, a *engine.Act) bool {
			return a.Seat != s.Eldest && exchanged(s, a.Seat)
		}}},
	{Question: q("left.named", "May the first player look at them, too?",
		"And so may the first, who names the suit that will be led first."),
		Rule: &Rule{Lifts: []string{"parts/talon.unseen"}, When: func(s *State, a *engine.Act) bool {
			return a.Seat == s.Eldest && s.Is(factNamed, a.Seat)
		}, Hears: table.FactSaid.Bit(), Only: 1 << actName, On: func(s *State, f *engine.Fact) {
			tell(s, factNamed, f.Seat, f.Amount, 0)
			s.Say(&engine.Fact{Kind: table.FactKnows, Seat: f.Seat, Cards: parts.Rest(s)})
		}}},
	{Question: q("left.mixed", "What if the second player has mixed them with the cards put out?",
		"A second player who has mixed the cards left with those put out must show all of them to the first, who names a suit."),
		Rule: &Rule{Judges: table.ActRefuse.Bit(), While: factNamed.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Did(actMix, a.Seat) != nil }}},
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
			tell(s, factCompels, f.Seat, 1, 0)
		}}},
	{Question: q("talon.seen", "What does it cost the first player to see cards of the second's?",
		"A first player who has seen cards of the talon that were not the first's leads as many times what the other asks for."), Says: "{seat} has seen cards of the talon, and leads what the other asks for",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActLook, On: func(s *State, f *engine.Fact) {
			if f.Seat == s.Eldest {
				tell(s, factCompels, f.Seat, max(f.Amount, 1), 0)
			}
		}}},
	{Question: q("talon.seen.again", "What does it cost the second player to see the first's cards?",
		"Where the second player has seen cards of the talon that are the first's, the first chooses whether the hand is dealt again."), Says: "the hand is dealt again: the talon was seen",
		Rule: redealt(func(s *State, seat cards.Seat) bool {
			return seat == s.Eldest && s.Did(table.ActLook, other(s, seat)) != nil
		})},
	{Question: q("lead.compelled", "Must a suit be led that the other asks for?",
		"Whoever must lead what the other asks for leads that suit, if able."),
		Rule: &Rule{Hears: engine.Facts(table.FactLeads, factCompels), Given: factCompels.Bit(), On: func(s *State, f *engine.Fact) {
			leads := s.Seen(table.FactLeads)
			if leads != nil && f.Seat == leads.Seat && owed(s, f.Seat) > 0 && s.Hand[f.Seat] != 0 {
				tell(s, table.FactAsked, other(s, f.Seat), choiceSuit, 0)
			}
		}, While: table.FactChose.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			f := s.Last(table.FactChose)
			if s.Table.N > 0 || f.Seat == seat || f.Trick != s.Trick {
				return 0
			}
			return without(hand, cards.Suit(f.N-int32(actSpades)))
		}}},

	{Question: q("declare.revised", "May a player come back who has said that it is good?",
		"Whoever has said that it is good, having better, may still count it before playing."), Head: "The laws of declaring",
		Rule: &Rule{Lifts: []string{"piquet/declare.answer"}, When: func(_ *State, a *engine.Act) bool { return a.Kind == actGood },
			Hears: factAnswered.Bit(), On: func(s *State, f *engine.Fact) {
				if f.Amount == isGood && truth(s, f.Seat, f.N) == isBad {
					tell(s, factStands, f.Seat, f.N, 0)
				}
			}, While: factAccused.Bit()}},
	{Question: q("declare.struck", "What becomes of what the other has counted?",
		"What the other has counted is struck out when better of its kind is shown."), Voids: "the other had better",
		Rule: &Rule{Hears: table.FactMeld.Bit(), Given: factAnswered.Bit(), On: func(s *State, f *engine.Fact) {
			if revised(s, f.Seat, f.N) {
				uncount(s)
			}
		}, Judges: engine.Acts(actPoint, actRun, actSet), Refuse: lesserFirst(isGood),
			Review: table.FactMeld.Bit(), While: answeredAndShown, Dues: dueMark.Bit(), Annul: func(s *State, d *engine.Due) bool {
				if f := s.Fact(d); f == nil || f.Kind != table.FactMeld && f.Kind != factCounts {
					return false
				}
				f := s.Last(table.FactMeld)
				return f != nil && struck(s, d, f) && revised(s, f.Seat, f.N)
			}}},
	{Question: q("declare.mistaken", "May a player come back who has asked for less by mistake?",
		"[agreed=0: Whoever has asked for less by mistake, and says so before playing, may still count the better.]"+
			"[agreed!=0: Whoever has asked for a lesser sequence or set by mistake, and says so before playing, may still count the better; the point may be lowered, not raised.]",
		part{Name: "agreed", Means: "1 where it is agreed that the point may not be raised"}),
		Make: func(t *game.Terms) *Rule {
			rule := &Rule{Lifts: []string{"piquet/declare.lesser"}, When: func(s *State, a *engine.Act) bool {
				return s.Did(actRetract, a.Seat) != nil && played(s, a.Seat) == 0
			}}
			if t.N("agreed") != 0 {
				rule.Judges, rule.While, rule.Refuse = actPoint.Bit(), factAnswered.Bit(), betterThanTold
			}
			return rule
		}},
	{Question: q("set.lacking", "Must a player say which card of four is missing?",
		"Whoever has put out a card of four alike, and counts three, must say which it is, if asked at once after the first card."),
		Rule: &Rule{Judges: table.ActRefuse.Bit(), While: table.FactPlayed.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if played(s, a.Seat) != 1 || s.Did(actAsk, other(s, a.Seat)) == nil {
				return false
			}
			for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
				if f.Seat == a.Seat && f.N == kindSet && f.Cards.Len() == 3 && s.Out[a.Seat]&cards.Face(f.Card.Face()) != 0 {
					return true
				}
			}
			return false
		}}},
	{Question: q("set.name", "Must it be said which four alike a player has?",
		"Whoever could have had two sets of four, and has one, must say which it is."),
		Rule: &Rule{Judges: actSilent.Bit(), Refuse: func(s *State, a *engine.Act) bool { return mustName(s, a.Seat) }}},
	{Question: q("declare.false", "What does it cost to count what one has not?",
		"Whoever has counted what there is not, and has played, counts nothing of the hand; what the play brings is counted."), Says: "{seat} has counted falsely, and counts nothing in hand",
		Rule: &Rule{Hears: engine.Facts(table.FactAct, table.FactPlayed), Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Did(actFalse, f.Seat) != nil && played(s, f.Seat) > 0 && !s.Is(factMute, f.Seat) {
				tell(s, factMute, f.Seat, 1, 0)
			}
		}}},
	{Question: q("declare.false.mended", "May a false declaration be taken back?",
		"A false declaration may be taken back before the first card."),
		Rule: &Rule{Lifts: []string{"piquet/declare.false"}, Hush: func(s *State, f *engine.Fact) bool { return s.Did(actRetract, f.Seat) != nil }}},
	{Question: q("pic.late", "Until when may a Pic be counted that was forgotten?",
		"Whoever has said thirty for sixty may come back to it until the cards are cut for the next hand."),
		Rule: &Rule{Judges: actClaim.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Did(table.ActCut, cards.NoSeat) != nil }}},

	{Question: q("revoke.mended", "May a card be taken back that does not follow suit?",
		"A card that does not follow suit is taken back by whoever could have followed, and costs nothing."), Head: "The laws of the play",
		Rule: &Rule{Lifts: []string{"parts/play.final"}, When: func(s *State, a *engine.Act) bool {
			led, card := covered(s, a.Seat)
			return card != nil && led.Card.Suit() != card.Card.Suit() && s.Hand[a.Seat]&cards.Lane(led.Card.Suit()) != 0
		}}},
	{Question: q("lead.name", "Must a change of suit be named?",
		"Whoever leads another suit than before must name it; else the other may take back the card played to it."),
		Rule: &Rule{Lifts: []string{"parts/play.final"}, When: func(s *State, a *engine.Act) bool {
			led, _ := covered(s, a.Seat)
			f := s.Did(actSilent, other(s, a.Seat))
			return led != nil && f != nil && f.Trick == led.Trick && changes(s, led)
		}}},
	{Question: q("thrown", "What if a player throws the last cards down?",
		"Whoever throws down the cards that are left loses them all if the other then shows, and cannot take them back."),
		Rule: &Rule{While: table.FactAct.Bit(), Asked: table.AskTaker.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return int(b2i(lost(s, other(s, seat))))
		}, Judges: actRetract.Bit(), Refuse: func(s *State, a *engine.Act) bool { return lost(s, a.Seat) }}},
	{Question: q("thrown.mixed", "What if they are mixed with the talon?",
		"Whoever gives up, and throws down cards that are mixed with the talon, loses the match; cards thrown down may not be taken back when the other has mixed them."), Says: "{seat} wins the match: another has given up",
		Make: func(*game.Terms) *Rule {
			rule := *parts.Forfeits(game.Question{}, "", table.ActFold).Rule
			rule.Judges, rule.Refuse = actRetract.Bit(), func(s *State, a *engine.Act) bool { return s.Did(actMix, other(s, a.Seat)) != nil }
			return &rule
		}},
	parts.Forfeits(q("cheat", "What does cheating cost?",
		"Whoever takes cards back that were put out, or cheats otherwise, loses the match."), "{seat} wins the match: another has cheated", table.ActCheat),
	{Question: q("deal.anew", "Who deals first in another match?",
		"[agreed=0: When a match is over it is drawn anew who deals.][agreed!=0: When a match is over the deal passes as before.]", part{Name: "agreed", Means: "1 where it is agreed that the deal passes on"}), Head: "The match",
		Make: func(t *game.Terms) *Rule {
			anew := t.N("agreed") == 0
			return &Rule{Lifts: []string{"parts/deal.passes"}, While: table.FactMatch.Bit(), Hush: func(*State, *engine.Fact) bool { return anew }}
		}},
}

// mustName reports whether a player holds just one set of four, and has
// discarded from another.
func mustName(s *State, seat cards.Seat) bool {
	fours, could, low := 0, 0, leastAlike(s)
	for face := uint8(cards.Ace); face <= cards.King; face++ {
		if set := cards.Face(face); counting(face, low) && (s.Hand[seat]|s.Out[seat])&set == set {
			could++
			fours += int(b2i(s.Hand[seat]&set == set))
		}
	}
	return could > 1 && fours == 1
}

// lost reports whether a player has thrown the last cards down, and had not taken
// them up when the other showed a hand.
func lost(s *State, seat cards.Seat) (thrown bool) {
	for i := s.From(table.FactAct); i < len(s.Facts); i++ {
		f := &s.Facts[i]
		if f.Kind != table.FactAct {
			continue
		}
		switch act := engine.ActKind(f.N); {
		case f.Seat != seat && act == table.ActShow && thrown:
			return true
		case f.Seat == seat && (act == table.ActLay || act == actRetract):
			thrown = act == table.ActLay
		}
	}
	return false
}

// surplus returns how many cards too many a player was dealt.
func surplus(s *State, seat cards.Seat) int { return s.Dealt[seat].Len() - tricks }

// without returns the cards of a hand that are not of a suit; none if it has
// no card of the suit.
func without(hand cards.Set, suit cards.Suit) cards.Set {
	if hand&cards.Lane(suit) == 0 {
		return 0
	}
	return hand &^ cards.Lane(suit)
}

// covered returns the card that was led and the card that a player has covered
// it with, if nothing was played since; else nil.
func covered(s *State, seat cards.Seat) (led, card *engine.Fact) {
	card = s.Last(table.FactPlayed)
	if card == nil || card.Seat != seat || card.Leader == seat {
		return nil, nil
	}
	if led = s.Prior(card); led == nil {
		return nil, nil
	}
	return led, card
}

// changes reports whether a lead is of another suit than the lead before it. Leads
// before a position count as another suit.
func changes(s *State, led *engine.Fact) bool {
	for f := s.Prior(led); f != nil; f = s.Prior(f) {
		if f.Leader == f.Seat {
			return f.Card.Suit() != led.Card.Suit()
		}
	}
	return led.Trick > 1
}

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

// bestShown returns the highest rank of a kind that a player has shown by the fact of a
// meld and those before it; nothing if the player has shown none.
func bestShown(s *State, seat cards.Seat, kind int32, by *engine.Fact) int32 {
	most := int32(nothing)
	for f := by; f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.N == kind {
			most = max(most, f.Amount)
		}
	}
	return most
}

// behind reports whether the other player has better of a kind than a player has
// shown. Of the second player it is asked only while that player has shown none.
func behind(s *State, seat cards.Seat, kind int32) bool {
	shown := bestShown(s, seat, kind, s.Last(table.FactMeld))
	return (shown == nothing || seat == s.Eldest) && best(s, other(s, seat), kind) > shown
}

// revised reports whether a player who answered "good" has since shown better
// than the other had shown before.
func revised(s *State, seat cards.Seat, kind int32) bool {
	if f := told(s, factAnswered, seat, kind); kind > kindSet || f == nil || f.Amount != isGood {
		return false
	}
	first := parts.Declared(s, seat, kind, 0)
	if first == nil || s.Is(factMute, seat) && s.Index(s.SeenOf(factMute, seat)) < s.Index(first) { // whose cards keep nobody from counting
		return false
	}
	return first.Amount > bestShown(s, other(s, seat), kind, s.Prior(first))
}

// answeredAndShown is the set of facts that are so when the second player shows.
var answeredAndShown = engine.Facts(factAnswered, factShown)

// lesserFirst returns a function that reports whether the second player, having given
// this answer, is about to show first of a kind something no better than what eldest
// hand has asked (after "bad") or shown (after "good").
func lesserFirst(answer int32) func(*State, *engine.Act) bool {
	return func(s *State, a *engine.Act) bool {
		if a.Seat == s.Eldest {
			return false
		}
		kind, rival := kindOf(a.Kind), s.Eldest
		f := told(s, factAnswered, a.Seat, kind)
		if f == nil || f.Amount != answer || parts.Declared(s, a.Seat, kind, 0) != nil || s.Is(factMute, a.Seat) || s.Is(factMute, rival) {
			return false
		}
		most := best(s, rival, kind)
		if answer == isGood {
			most = bestShown(s, rival, kind, s.Last(table.FactMeld))
		}
		return stands(s, a.Seat, kind) && rankOf(s, a.Seat, kind, a.Cards) <= most
	}
}

// muteInHand reports whether a player counts nothing in hand, but counts in play.
func muteInHand(s *State, seat cards.Seat) bool {
	return told(s, factMute, seat, 1) != nil && told(s, factMute, seat, 0) == nil
}

// struck reports whether what the other player shows strikes out a due: one for
// the same kind, or a hazard made with it.
func struck(s *State, d *engine.Due, by *engine.Fact) bool {
	f := s.Fact(d)
	if f == nil || f.Seat == by.Seat {
		return false
	}
	return f.Kind == table.FactMeld && f.N == by.N || f.Kind == factCounts && f.N >= by.N && f.N <= kindSet
}

// uncount takes back the counts whose dues were annulled.
func uncount(s *State) {
	for _, seat := range s.Round {
		standing := parts.Paid(s, dueMark, engine.Bank, table.Account(seat))
		s.Count(table.Points, seat, min(standing-made(s, table.Points, seat), 0))
		for kind := kindPoint; kind <= kindPlay && s.Seen(table.FactMatch) == nil; kind++ {
			standing -= waiting(s, seat, kind)
		}
		s.Count(table.Score, seat, min(standing-made(s, table.Score, seat), 0))
	}
}

// made returns what rules have counted for a player in this hand.
func made(s *State, tally engine.Tally, seat cards.Seat) (sum int32) {
	for i := range s.Entries {
		if e := &s.Entries[i]; e.Tally == tally && e.Seat == seat && e.Rule != engine.NoRule {
			sum += e.N
		}
	}
	return sum
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
