package culbas

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// papillonMakers returns every question of the game, in the order of a hand.
func papillonMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.PackWhole}, parts.Own(own, "stake"),
		[]*Maker{&parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.Passes}, parts.Own(own, "spread"),
		parts.Own(papillonDeal), parts.Own(own, "take.first", "take.round", "take.like"), []*Maker{&takeSum},
		parts.Own(own, "take.one", "take.three.held", "take.three.lying", "lay.hand", "lay.forced", "lay.used"),
		parts.Own(papillonPrizes), parts.Own(papillonGame[:2]), parts.Own(own, "pool.won"), parts.Own(papillonGame[2:]),
		[]*Maker{&parts.FalsePack, &parts.FalsePackAgain, &packNumber, &parts.MisdealAgain, &parts.Misdeal, &voidBack, &turnLays, &parts.Rounds})
}

// papillonDeal is the questions about the cards that are given out within the hand.
var papillonDeal = []Maker{
	{Question: q("deal.again", "What when everybody has played the cards dealt?", "When nobody has a card left the dealer gives each {each word} more of the talon, [packet=0: all at once][packet!=0: {packet word} at a time], without having them cut again.",
		fig("each", "to each player"), fig("packet", "at a time; 0 for all at once")),
		Make: func(t *game.Terms) *Rule {
			each, packet := t.N("each"), t.N("packet")
			return &Rule{Hears: factSpent.Bit(), On: func(s *State, f *engine.Fact) {
				said := s.Tell(factGives, s.Dealer)
				said.N, said.Amount = each, packet
			}, While: factSpent.Bit(), Judges: table.ActCut.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}
		}},
	{Question: q("deal.last", "What does the dealer say of the last cards?", "When {cards word} cards are left for each, and no more, the dealer says in giving them that they are the last.", fig("cards", "left for each")),
		Says: "{seat} says that these are the last cards",
		Of: func(n int32) *Rule {
			last := func(s *State) bool { return s.Left() == int(n)*len(s.Round) }
			return &Rule{Hears: factSpent.Bit(), On: func(s *State, f *engine.Fact) {
				if last(s) {
					s.Tell(factLast, s.Dealer)
				}
			}, Judges: actSilent.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Seat == s.Dealer && last(s) }}
		}},
}

// takeSum is that cards count together.
var takeSum = Maker{Question: q("take.sum", "May several cards be taken together?", "Several cards are taken together by one that counts as much as they: an ace counts one, and so on up to {most word}; the cards above count nothing.", fig("most", "the highest face that counts its pips")),
	Of: func(most int32) *Rule {
		return &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factSums, cards.NoSeat).N = most }, Lifts: []string{family + "/take.like", family + "/take.one"}, When: func(s *State, a *engine.Act) bool {
			own := a.Cards & s.Hand[a.Seat]
			taken, pips := a.Cards&^own, int32(own.First().Face())
			for set := taken; set != 0; set = set.Without() {
				pips -= int32(set.First().Face())
			}
			return own.Len() == 1 && taken.Len() > 1 && taken&^lying(s) == 0 && pips == 0 && int32(own.First().Face()) <= most
		}}
	}}

// eachOther is what each other player pays.
var eachOther = fig("each", "from each other player")

// prize has each other player pay for what a fact says, so many times.
func prize(question game.Question, owes string, on engine.FactKind, times func(s *State, f *engine.Fact) int) Maker {
	question.Figures = []part{eachOther}
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: on.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
		if n := times(s, f); n > 0 {
			parts.FromEach(s, table.DueCard, f.Seat, each*int32(n))
		}
	}}
}

// once returns a prize for what is so.
func once(question game.Question, owes string, so func(s *State, f *engine.Fact) bool) Maker {
	return prize(question, owes, factTakes, func(s *State, f *engine.Fact) int {
		return engine.Int(so(s, f))
	})
}

// aces returns how many aces a fact tells of.
func aces(_ *State, f *engine.Fact) int { return (f.Cards & cards.Face(cards.Ace)).Len() }

// acesAlone reports whether aces alone are taken, by a card that counts as much.
func acesAlone(s *State, f *engine.Fact) bool {
	n := aces(s, f)
	return n > 0 && f.Cards.Len() == n && n == int(f.Card.Face())
}

// isHaneton reports whether three cards of a kind are taken with the fourth.
func isHaneton(_ *State, f *engine.Fact) bool {
	return f.N == 1 && f.Cards.Len() == 3 && f.Cards&^cards.Face(f.Card.Face()) == 0
}

// papillonPrizes is what is paid as cards are laid open and taken.
var papillonPrizes = []Maker{
	{Question: q("lay.paid", "What does it cost to lay the hand open?", "Whoever lays the hand open pays the pool {each amount} for each card.", fig("each", "for each card")), Owes: "{seat} pays for the cards laid open",
		Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kindLaid}, On: func(s *State, f *engine.Fact, each int32) {
			s.Owe(table.DueCard, table.Account(f.Seat), engine.Pool, each*int32(f.Cards.Len()))
		}},
	prize(q("lay.aces", "What do aces receive that are laid open?", "Whoever lays aces open receives {each amount} for each from each other player."), "{seat} lays aces open", table.FactMeld, func(s *State, f *engine.Fact) int {
		if f.N != kindLaid {
			return 0
		}
		return aces(s, f)
	}),
	parts.Headed("What is paid for taking", prize(q("aces.taken", "What do aces receive that are taken?", "Whoever takes aces receives {each amount} for each from each other player."), "{seat} takes aces", factTakes, aces)),
	lifting(prize(q("aces.alone", "What if aces alone are taken by a card that counts as much?", "Whoever takes an ace with an ace, or aces alone with a card that counts as many as they are, receives {each amount} for each instead."), "{seat} takes aces alone", factTakes, func(s *State, f *engine.Fact) int {
		if !acesAlone(s, f) {
			return 0
		}
		return aces(s, f)
	}), "aces.taken", acesAlone),
	once(q("haneton", "What does it receive to take three cards of a kind?", "Whoever takes three cards of a kind with the fourth makes a haneton, and receives {each amount} from each other player."), "{seat} makes a haneton",
		isHaneton),
	once(q("three.held", "What does it receive to take a card with three of its kind?", "Whoever takes a card with three of its kind receives {each amount} from each other player."), "{seat} takes a card with three",
		func(s *State, f *engine.Fact) bool { return f.N == 3 }),
	once(q("sauterelle", "What does it receive to take all that lies there?", "Whoever takes all the cards that lie there makes a sauterelle, and receives {each amount} from each other player."), "{seat} makes a sauterelle",
		func(s *State, f *engine.Fact) bool { return lying(s) == 0 }),
	once(q("petit", "What does it receive to get rid of the hand by taking?", "Whoever gets rid of every card dealt by taking makes a petit papillon, and receives {each amount} from each other player."), "{seat} makes a petit papillon",
		func(s *State, f *engine.Fact) bool { return s.Hand[f.Seat] == 0 }),
	{Question: q("petit.last", "What if it is with the last cards that are dealt?", "With the last cards that are dealt there is no petit papillon."),
		Rule: &Rule{Lifts: []string{family + "/petit"}, Hush: func(s *State, f *engine.Fact) bool { return s.Left() == 0 }}},
}

// lifting returns a prize in the place of another, where something is so.
func lifting(m Maker, other string, so func(s *State, f *engine.Fact) bool) Maker {
	m.Rule.Lifts, m.Rule.Hush = []string{family + "/" + other}, so
	return m
}

// papillonGame is who wins, and what the most cards are paid.
var papillonGame = []Maker{
	{Question: q("rid", "Who wins?", "Whoever gets rid of the last cards that are dealt, all by taking, wins."), Head: "The game",
		Rule: &Rule{Hears: factTakes.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Hand[f.Seat] == 0 && s.Left() == 0 {
				s.Tell(factRid, f.Seat)
			}
		}}},
	{Question: q("rid.several", "Who wins where several get rid of them?", "Of several who get rid of them the dealer wins, and after the dealer whoever is nearest on the left."), Says: "{seat} wins",
		Rule: &Rule{Asked: table.AskGame.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return s.Places(seat) }}},
	{Question: q("consolation", "What where nobody wins?", "Where nobody wins whoever was the last to lay the hand open receives {each amount} from each other player, as a consolation.", eachOther), Owes: "nobody wins, and {seat} was the last to lay down",
		Rule: &Rule{Hears: factFails.Bit()}, On: func(s *State, f *engine.Fact, each int32) { parts.FromEach(s, table.DueGame, f.Seat, each) }},
	{Question: q("cards.taken", "Which cards are counted?", "Each counts the cards taken, and those with which they were taken."), Head: "The cards",
		Rule: &Rule{Hears: factTakes.Bit(), On: func(s *State, f *engine.Fact) {
			s.Count(held, f.Seat, int32(f.Cards.Len())+f.N)
		}}},
	{Question: q("cards.rest", "Whose are the cards that are left on the table?", "The cards that lie there at the end are counted for the winner, or where nobody wins for whoever was the last to lay the hand open."), Says: "{seat} has the cards that are left",
		Rule: &Rule{Hears: engine.Facts(table.FactWon, factFails), On: func(s *State, f *engine.Fact) {
			s.Count(held, f.Seat, int32(lying(s).Len()))
		}}},
	{Question: q("cards.most", "Who has the cards?", "Whoever has taken the most cards has the cards."),
		Rule: &Rule{Asked: askCards.Bit(), Reads: held.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int { return int(s.Tally(held, seat)) }}},
	{Question: q("cards.won", "What do the cards receive?", "The cards receive {each amount} from each other player.", eachOther), Owes: "{seat} has the most cards",
		Rule: &Rule{Hears: factMost.Bit()}, On: func(s *State, f *engine.Fact, each int32) { parts.FromEach(s, dueCards, s.FirstOf(f.Seats), each) }},
	{Question: q("cards.equal", "What if several have as many cards?", "Where two or more have as many nobody has the cards."), Says: "several have as many cards: nobody is paid for them",
		Rule: &Rule{Hears: factMost.Bit(), On: func(s *State, f *engine.Fact) {
			if several(s, f) {
				s.Tell(factEqual, cards.NoSeat).Seats = f.Seats
			}
		}, Lifts: []string{family + "/cards.won"}, Hush: several}},
	{Question: q("cards.double", "What do the cards receive after a hand in which nobody had them?", "After a hand in which nobody had the cards they are paid {times times}.", fig("times", "what is paid")),
		Of: func(times int32) *Rule {
			return &Rule{Dues: dueCards.Bit(), Scale: func(s *State, d *engine.Due) int32 {
				if doubled(s) {
					return times
				}
				return 1
			}}
		}},
}

// several reports whether a fact is of several players.
func several(_ *State, f *engine.Fact) bool { return f.Seats.Len() > 1 }

// packNumber is that a pack may be false, and the hand stand.
var packNumber = Maker{Question: q("pack.number", "When does a hand stand that is played with a false pack?", "A hand stands, though the pack is false, where {cards} cards are in it.", fig("cards", "in the pack")),
	Of: func(n int32) *Rule {
		return &Rule{Lifts: []string{"parts/pack.false", "parts/pack.false.again"}, Hush: func(s *State, f *engine.Fact) bool { return f.Amount == n }}
	}}

// voidBack is that a void hand costs nothing but its fine.
var voidBack = parts.VoidBack(q("void.back", "What becomes of what was paid in a hand that is void?", "What was paid in a hand that is void is returned, but for the fine."), "the hand is void, and what was paid is returned",
	table.DueStake.Bit()|table.DueCard.Bit())

// turnLays is what it costs to take out of turn.
var turnLays = Maker{Question: q("turn.lays", "What becomes of a player who plays out of turn?", "Whoever plays out of turn must lay the hand open in turn, and may take nothing."),
	Rule: &Rule{While: table.FactAct.Bit(), Judges: actPair.Bit(), Refuse: mustLay, Lifts: []string{family + "/lay.forced"}, When: mustLay}}

// mustLay reports whether a player has played out of turn since the cards were dealt.
func mustLay(s *State, a *engine.Act) bool {
	spent := s.Last(factSpent)
	for f := s.Last(table.FactAct); f != nil; f = s.Prior(f) {
		if spent != nil && f.Clock < spent.Clock {
			break
		}
		if f.N == int32(table.ActEarly) && f.Seat == a.Seat {
			return true
		}
	}
	return false
}
