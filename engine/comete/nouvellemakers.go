package comete

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/table"
)

// cometMakers lists every question of the Comète, in the order of a hand.
func cometMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &cometPack, &parts.Purse, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.TalonUnseen, &parts.Passes},
		parts.Own(cometTable), []*Maker{&parts.OutMost, &parts.OutLeast}, parts.Own(cometExchange),
		[]*Maker{&runFirst, &runNext, &runRound, &runDuty, &runTop, &runStuck}, parts.Own(cometPlay),
		parts.Own(hocPlay, "hoc.free", "hoc.safe", "hoc.anew"), parts.Own(manilleOwn, "heap.fine"),
		[]*Maker{&runOut, &left}, parts.Own(cometPoints), parts.Own(hocPays, "blanches"), parts.Own(cometPays),
		parts.Own(tours.Written), parts.Own(cometWritten), parts.Own(tours.Company), []*Maker{&cometPair},
		parts.Own(cometQueue))
}

// cometPack is the question which cards are in the pack.
var cometPack = Maker{Question: q("pack", "Which cards are in the pack?",
	"From two whole packs [highest=1: the {lowest ranks}][highest=3: the {lowest ranks}, the twos and the threes] are taken out; the black cards of both make one pack, the red ones the other.",
	fig("lowest", "the lowest face taken out"), fig("highest", "the highest face taken out")),
	Make: parts.Pack.Make}

// cometTable lists the questions about the deal and the talon, the Comète and
// the jettons.
var cometTable = []Maker{
	{Question: q("misdeal.again", "What becomes of a hand that was dealt wrongly?",
		"The first player chooses whether a wrong deal is dealt again or stands; it stands where that player goes on."), Says: "the hand is dealt again, as the first player chooses", Voids: "the hand is void",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actAgain, On: func(s *State, f *engine.Fact) {
			if wrong := s.LastDid(table.ActMisdeal, cards.NoSeat); f.Seat == s.Eldest && wrong != nil && !wentOn(s, wrong) {
				parts.Again(s, f.Seat)
			}
		}, // what a wrong deal brought for no figures belongs to a hand that is not played
			Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: dueBlanches.Bit(), Annul: func(*State, *engine.Due) bool { return true }}},
	{Question: q("misdeal.stands", "With how many cards does one play who was dealt a card too many?",
		"Where a wrong deal stands, whoever was dealt a card too many plays with {cards word}.", fig("cards", "of that player")),
		Of: func(n int32) *Rule {
			more := func(s *State, a *engine.Act) bool {
				f := s.Did(table.ActMisdeal, cards.NoSeat)
				return f != nil && f.Leader == a.Seat && f.Amount == n && !s.Told(table.FactVoid)
			}
			return &Rule{Lifts: []string{"parts/deal.count"}, When: func(s *State, a *engine.Act) bool {
				return more(s, a) && a.Cards.Len() == int(n)
			}, Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				return more(s, a) && a.Cards.Len() != int(n)
			}}
		}},
	{Question: q("talon.fine", "What does it cost to look into the talon?",
		"Whoever touches the talon, to look at it, pays {payee him} {fine amount}.", fig("fine", "to each payee")).WithRoles(payee),
		Owes: "{seat} looks into the talon", Make: func(t *game.Terms) *Rule {
			fine, to := t.N("fine"), t.Role("payee")
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActLook, On: func(s *State, f *engine.Fact) {
				if parts.InTalon(s, f.Card) {
					s.Pay(table.DueFine, f.Seat, to, fine, f)
				}
			}}
		}},
	{Question: q("jetton", "What is a jetton worth?", "A jetton is worth {points word} points.", fig("points", "a jetton")),
		Rule: &Rule{Hears: table.FactSeated.Bit()}, On: func(s *State, f *engine.Fact, points int32) {
			s.Tell(factJetton, cards.NoSeat).Amount = points
		}},
	{Question: q("comet", "Which card is the Comète?",
		"[red=0: In the black pack the nine of diamonds is the Comète][red=1: In the red pack the nine of clubs is the Comète]: it stands for whatever card its holder likes.", fig("red", "1 where the red pack is dealt, 0 where the black one is")), Head: "The Comète",
		Of: func(red int32) *Rule {
			c := manille
			if red == 1 {
				c = cards.Of(cards.Clubs, 9)
			}
			return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
				said := s.Tell(table.FactWild, cards.NoSeat)
				said.Card, said.Cards = c, c.Bit()
			}}
		}},
}

// wentOn reports whether the first player has drawn cards, or played one, since a wrong
// deal was found.
func wentOn(s *State, wrong *engine.Fact) bool {
	if f := s.LastWith(table.FactSaid, s.Eldest, int32(table.ActDone)); f != nil && f.Clock > wrong.Clock {
		return true
	}
	for f := s.Last(table.FactPlayed); f != nil && f.Clock > wrong.Clock; f = s.Prior(f) {
		if f.Seat == s.Eldest {
			return true
		}
	}
	return false
}

// cometExchange lists the questions about the exchange besides those that many
// games ask.
var cometExchange = []Maker{
	{Question: q("exchange.kept", "How many cards stay in the talon, whatever is put out?",
		"The second player may put out as many cards as are left in the talon but {cards word}.", fig("cards", "that stay in the talon")),
		Rule: &Rule{Judges: table.ActOut.Bit()}, Refuse: func(s *State, a *engine.Act, n int32) bool {
			return a.Seat != s.Eldest && s.Out[a.Seat].Len()+int(n) >= s.Stock()
		}},
	{Question: q("exchange.last", "How many cards may those put out who come after the second player?",
		"The third player and those after put out {cards word} card[cards!=1: s] at most.", fig("cards", "by each")),
		Rule: &Rule{Judges: table.ActOut.Bit()}, Refuse: func(s *State, a *engine.Act, n int32) bool {
			return a.Seat != s.Eldest && a.Seat != s.Right(s.Eldest) && s.Out[a.Seat].Len() >= int(n)
		}},
	{Question: q("left.first", "May the first player look at cards that are left?",
		"The first player may look at those of the first {cards word} cards of the talon that are left.", fig("cards", "of the talon, which are the first player's")),
		Of: func(n int32) *Rule {
			leaves := func(s *State, seat cards.Seat, c cards.Card) bool {
				for i, other := range s.Talon[:min(int(n), s.Bottom)] {
					if other == c && i >= s.Top {
						return seat == s.Eldest && (s.Word() != "draw" || s.Spoken.Has(seat))
					}
				}
				return false
			}
			return &Rule{Lifts: []string{"parts/talon.unseen", "comete/talon.fine"},
				When: func(s *State, a *engine.Act) bool { return leaves(s, a.Seat, a.Card) },
				Hush: func(s *State, f *engine.Fact) bool { return leaves(s, f.Seat, f.Card) }}
		}},
	{Question: q("own.look", "May players look at the cards that they have put out?",
		"Whoever has put cards out may look at them at any time."),
		Rule: &Rule{Lifts: []string{"comete/heap.fine"}, Hush: func(s *State, f *engine.Fact) bool { return s.Out[f.Seat].Has(f.Card) }}},
}

// jettons converts jettons to points.
func jettons(s *State, n int32) int32 {
	if f := s.Seen(factJetton); f != nil {
		n *= f.Amount
	}
	return n
}

// cometPlay lists the questions about cards that are laid together.
var cometPlay = []Maker{
	{Question: q("together", "May several cards be laid at once?", "One card is laid at a time."),
		Rule: &Rule{Judges: actTogether.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	{Question: q("together.four", "May four cards of a face be laid at once?", "Four cards of a face may be laid together, for one card."),
		Rule: &Rule{Lifts: []string{"comete/together"}, When: func(s *State, a *engine.Act) bool {
			return a.Cards.Len() == 4 && a.Cards&wilds(s) == 0
		}}},
	{Question: q("together.nines", "May the nines be laid at once?", "The three nines may be laid together, without the Comète or with it."),
		Rule: &Rule{Lifts: []string{"comete/together"}, When: func(s *State, a *engine.Act) bool {
			return a.Cards == cards.Face(9) || a.Cards == cards.Face(9)&^wilds(s)
		}}},
}

// cometPoints lists the questions about the points of the cards left, and
// about a hand without figures.
var cometPoints = []Maker{
	{Question: q("left.marked", "What are the cards worth that the other is left with?",
		"The winner marks as much as the cards count that the other is left with: [king: a king {king}, ][queen: a queen {queen}, ][knave: a knave {knave}, ][pips=1: each other card its pips].", parts.Worths...),
		Owes: "{seat} wins", Make: func(t *game.Terms) *Rule {
			worth := table.Worths(t)
			return &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
				s.Owe(duePoints, engine.Bank, table.Account(f.Seat), parts.Sum(&worth, s.Hand[rival(s, f.Seat)]))
			}}
		}},
	{Question: q("blanches.marked", "What does a player mark who has no figure?",
		"Whoever is dealt no king, queen or knave marks {points}.", fig("points", "for a hand without figures")), Head: "Hands without figures", Owes: "{seat} has neither king nor queen nor knave",
		Rule: &Rule{Hears: table.FactDealt.Bit()}, On: func(s *State, f *engine.Fact, points int32) {
			for _, seat := range s.Round {
				if s.Staked() && blanche(s, seat) {
					s.OweFor(bare(s, f, seat), dueBlanches, engine.Bank, table.Account(seat), points)
				}
			}
		}},
	{Question: q("blanches.comet", "What is a hand without figures worth in which the Comète is?",
		"With the Comète, a hand without figures is worth {points}.", fig("points", "with the Comète")),
		Of: func(points int32) *Rule {
			return &Rule{While: table.FactWild.Bit(), Dues: dueBlanches.Bit(), Adds: func(s *State, d *engine.Due) int32 {
				if d.To.Seat() == cards.NoSeat || s.Dealt[d.To.Seat()]&wilds(s) == 0 {
					return 0
				}
				return points - d.Amount
			}}
		}},
	{Question: q("blanches.opera", "What is an opera worth where somebody has no figure?",
		"Where somebody was dealt no figure, no opera is counted."),
		Rule: &Rule{While: factBlanches.Bit(), Lifts: []string{"comete/opera", "comete/opera.comet"}, Spare: func(*State, *engine.Due) bool { return true }}},
}

// priced returns the figures: the factors for the price of the Comète and for the points.
func priced() []part {
	return []part{{Name: "comet", Means: "the Comète"}, {Name: "points", Means: "the points"}}
}

// times returns a rule that multiplies both where so holds of the due.
func times(t *game.Terms, while engine.FactKinds, so func(*State, *engine.Due) bool) *Rule {
	comet, points := t.N("comet"), t.N("points")
	return &Rule{While: while, Dues: engine.DueClasses(dueComet.Bit() | duePoints.Bit() | table.DueCard.Bit()), Scale: func(s *State, d *engine.Due) int32 {
		switch {
		case !so(s, d):
			return 1
		case d.Class == dueComet:
			return comet
		}
		return points
	}}
}

// cometPays lists the questions about the price of the Comète, and the opera.
var cometPays = []Maker{
	{Question: q("comet.paid", "What is paid for the Comète?",
		"Each other player pays {jettons word} jettons to whoever has played the Comète.", fig("jettons", "from each other player")), Head: "The price of the Comète", Owes: "{seat} wins, and the Comète was played",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: table.FactWild.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			for p := s.Last(table.FactPlayed); p != nil; p = s.Prior(p) {
				if laid(p)&wilds(s) != 0 {
					parts.FromEach(s, dueComet, p.Seat, jettons(s, n))
				}
			}
		}},
	{Question: q("comet.left", "What does the Comète cost that is left in a hand?",
		"Whoever is left with the Comète pays the winner {jettons word} jettons, {comet word} times, and the points count {points word} times.", append([]part{{Name: "jettons", Means: "for the Comète, once"}}, priced()...)...), Owes: "{seat} wins, and the Comète is left",
		Make: func(t *game.Terms) *Rule {
			n := t.N("jettons")
			rule := times(t, table.FactWild.Bit(), func(s *State, d *engine.Due) bool { return leftWithComet(s, d) })
			rule.Hears, rule.Given = table.FactWon.Bit(), table.FactWild.Bit()
			rule.On = func(s *State, f *engine.Fact) {
				for _, seat := range s.Round {
					if s.Hand[seat]&wilds(s) != 0 {
						s.Owe(dueComet, table.Account(seat), table.Account(f.Seat), jettons(s, n))
					}
				}
			}
			return rule
		}},
	{Question: q("comet.remise", "What is the Comète worth that did not come in the hands before?",
		"For each hand in a row in which the Comète has stayed in the talon its price is added once more."),
		Says: "the Comète is in the talon", Rule: &Rule{Hears: table.FactClosing.Bit(), On: sleeps, Dues: dueComet.Bit(), Scale: func(s *State, d *engine.Due) int32 { return 1 + s.Carried(nameRemise, cards.NoSeat) }}},
	{Question: q("last", "What if the last card is the Comète?",
		"Whoever ends with the Comète is paid {comet word} times for it, and the points count {points word} times.", priced()...), Says: "{seat} ends with the Comète",
		Make: func(t *game.Terms) *Rule {
			rule := times(t, factLast.Bit(), always)
			rule.Hears, rule.Given = table.FactPlayed.Bit(), table.FactWild.Bit()
			rule.On = func(s *State, f *engine.Fact) {
				if s.Hand[f.Seat] == 0 && laid(f)&wilds(s) != 0 {
					s.Tell(factLast, f.Seat).With(f.Card, f.N)
				}
			}
			return rule
		}},
	{Question: q("last.nine", "What if it stands for a nine?",
		"Whoever ends with the Comète for a nine is paid {comet word} times for it, and the points count {points word} times.", priced()...),
		Make: func(t *game.Terms) *Rule {
			rule := times(t, factLast.Bit(), endedAsNine)
			rule.Lifts, rule.Spare = []string{"comete/last"}, endedAsNine
			return rule
		}},
	{Question: q("opera", "What is an opera?",
		"A first player who plays every card without a break, from the first to the last, makes an opera: the points count {points word} times.", fig("points", "where an opera is made")), Head: "The opera", Says: "{seat} makes an opera",
		Of: func(points int32) *Rule {
			return &Rule{Hears: table.FactPlayed.Bit(), On: func(s *State, f *engine.Fact) {
				if f.Seat == s.Eldest && unbroken(s, f) && playedAlone(s, f) {
					s.Tell(factOpera, f.Seat)
				}
			}, While: factOpera.Bit(), Dues: engine.DueClasses(duePoints.Bit() | table.DueCard.Bit()), Scale: func(*State, *engine.Due) int32 { return points }}
		}},
	{Question: q("opera.dealer", "May the dealer make an opera?",
		"[agreed=0: Only the first player makes an opera.][agreed=1: The dealer makes an opera, too, who has broken into the row of the first player, and then plays every card without a break.]", fig("agreed", "1 where it is agreed that the dealer may")), Says: "{seat} makes an opera",
		Rule: &Rule{Hears: table.FactPlayed.Bit()}, On: func(s *State, f *engine.Fact, agreed int32) {
			if agreed == 1 && f.Seat == s.Dealer && unbroken(s, f) {
				s.Tell(factOpera, f.Seat)
			}
		}},
	{Question: q("opera.comet", "What is the Comète worth that ends an opera?",
		"Where the Comète ends an opera it is paid {times word} times as much.", fig("times", "what it is otherwise")),
		Of: func(times int32) *Rule {
			return &Rule{While: engine.Facts(factOpera, factLast), Dues: dueComet.Bit(), Scale: func(*State, *engine.Due) int32 { return times }}
		}},
}

func always(*State, *engine.Due) bool { return true }

// endedAsNine reports whether the Comète that ended the hand stands for a nine.
func endedAsNine(s *State, _ *engine.Due) bool {
	f := s.Seen(factLast)
	return f != nil && f.N == 9
}

// leftWithComet reports whether a due is for a hand that still holds the Comète: the
// payer's or, for a mark, that of the rival of the player marked.
func leftWithComet(s *State, d *engine.Due) bool {
	seat := d.From.Seat()
	if seat == cards.NoSeat {
		seat = rival(s, d.To.Seat())
	}
	return s.Hand[seat]&wilds(s) != 0
}

// unbroken reports whether a card was the last of a player who has played every card
// of a hand without interruption. A position that begins in mid-hand shows no opera.
func unbroken(s *State, f *engine.Fact) bool {
	if s.Hand[f.Seat] != 0 || s.First() > 1 {
		return false
	}
	mine := true
	for p := s.Last(table.FactPlayed); p != nil; p = s.Prior(p) {
		if p.Seat == f.Seat && !mine {
			return false
		}
		mine = p.Seat == f.Seat
	}
	return true
}

// playedAlone reports whether nobody else has played a card.
func playedAlone(s *State, f *engine.Fact) bool {
	for p := s.Last(table.FactPlayed); p != nil; p = s.Prior(p) {
		if p.Seat != f.Seat {
			return false
		}
	}
	return true
}

// cometWritten lists the questions about how two hands are written, and the match.
var cometWritten = []Maker{
	{Question: q("write.coup", "What is counted of a hand?",
		"What both have made is set against each other: only what one has made more counts."), Owes: "what both have made is weighed against each other",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				to := table.Account(seat)
				tours.Weigh(s, seat, parts.Paid(s, duePoints, engine.Bank, to)+parts.Paid(s, dueBlanches, engine.Bank, to))
			}
		}}},
	{Question: q("length", "When does the match end?",
		"A match is {coups word} hands, two in each tour; those of a tour that is played again do not count.", fig("coups", "the hands of a match")), Head: "The match", Says: "the last hand is played",
		Of: func(coups int32) *Rule { return parts.MatchOf(table.FactMarked, coups, 2) }},
}

// cometPair is the question what becomes of a Comète that did not come, where three
// play by twos.
var cometPair = Maker{Question: q("remise.pair", "What of a Comète that did not come, where others play the next tour?",
	"Where three play in turn the Comète that did not come sleeps until the same two play together again, and is then paid once more for each time."), Says: "the Comète is in the talon",
	Rule: &Rule{Hears: table.FactClosing.Bit(), On: sleeps, Dues: dueComet.Bit(), Scale: func(s *State, d *engine.Due) int32 { return 1 + s.Carried(nameSleeps, waiter(s)) }}}

// sleeps says, when the hand is won, that the Comète has stayed in the talon.
func sleeps(s *State, _ *engine.Fact) {
	if s.Told(table.FactWon) && parts.Rest(s)&wilds(s) != 0 {
		s.Tell(factSleeps, cards.NoSeat)
	}
}

// waiter returns the waiting one of three players, who tells which two play.
func waiter(s *State) cards.Seat { return s.Idle.First() }

// cometQueue lists the questions about the queue of three and more players, and
// about how long they play.
var cometQueue = []Maker{
	{Question: q("queue", "What does it cost to be left with the most points?",
		"Whoever pays the winner more points than anybody else puts {jettons word} jettons into the queue.", fig("jettons", "into the queue")), Head: "The queue", Owes: "the most points are left with one",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			if heaviest := mostPoints(s); heaviest.Len() == 1 {
				queue(s, heaviest, n)
			}
		}},
	{Question: q("queue.equal", "What do those put into the queue who are left with as many points?",
		"Where several are left with the most points, each of them puts {jettons word} jetton[jettons!=1: s] into the queue.", fig("jettons", "into the queue, by each")), Owes: "several are left with the most points",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			if heaviest := mostPoints(s); heaviest.Len() > 1 {
				queue(s, heaviest, n)
			}
		}},
	{Question: q("hands", "When does a match of three or more end?",
		"A match of three or more is {coups word} hand[coups!=1: s].", fig("coups", "the hands of a match")), Says: "the last hand is played",
		Of: func(coups int32) *Rule { return parts.MatchOf(table.FactDecided, coups, 1) }},
	{Question: q("queue.won", "Who takes the queue?",
		"At the end of the match whoever has won the most takes the queue."), Owes: "the match is over",
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Seat != cards.NoSeat {
				return
			}
			best := s.Eldest // at a tie the first in hand
			for seat := s.Right(best); seat != s.Eldest; seat = s.Right(seat) {
				if gained(s, seat) > gained(s, best) {
					best = seat
				}
			}
			s.Owe(table.DueBox, engine.Pool, table.Account(best), s.Pool(0))
		}}},
}

// mostPoints returns the players who pay the winner the most points.
func mostPoints(s *State) (heaviest cards.SeatSet) {
	winner, sum := s.Who(table.FactWon), int32(-1)
	for _, seat := range s.Round {
		if seat == winner {
			continue
		}
		switch n := parts.Paid(s, table.DueCard, table.Account(seat), table.Account(winner)); {
		case n > sum:
			heaviest, sum = seat.Bit(), n
		case n == sum:
			heaviest |= seat.Bit()
		}
	}
	return heaviest
}

// queue makes some players put n jettons each into the queue.
func queue(s *State, who cards.SeatSet, n int32) {
	for _, seat := range s.Round {
		if who.Has(seat) {
			s.Owe(table.DueStake, table.Account(seat), engine.Pool, jettons(s, n))
		}
	}
}
