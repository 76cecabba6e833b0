package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// What le Médiateur adds to le Quadrille: a favourite suit, seven bids, a king
// that is bought, the vole declared, and the dealer's stake for the matadors.

// favourite returns the favourite suit, and whether one is known.
func favourite(s *State) (suit cards.Suit, ok bool) {
	f := s.Seen(factFavourite)
	if f == nil {
		return 0, false
	}
	return cards.Suit(f.N), true
}

// inFavourite reports whether the favourite suit is trumps.
func inFavourite(s *State) bool {
	suit, ok := favourite(s)
	trumps, named := s.Trump()
	return ok && named && trumps == suit
}

// declares reports whether the player has declared the vole.
func declares(s *State) bool {
	kind := contract(s)
	return kind == actVole || kind == actVoleMediator
}

// speaksBefore reports whether a player speaks before another.
func speaksBefore(s *State, seat, other cards.Seat) bool {
	return s.FirstOf(seat.Bit()|other.Bit()) == seat && seat != other
}

// roundsOver reports whether the rounds agreed on are over.
func roundsOver(s *State, rounds int32) bool {
	return s.Carried(dealt, cards.NoSeat) >= rounds*int32(s.N)
}

// betesLeft reports whether a bête is still to be drawn.
func betesLeft(s *State) bool {
	return s.Pool(boxBetes)+s.Pool(boxMade) > 0 || len(s.Queue()) > 0
}

// drawing returns the phase in which the favourite is drawn, if there is none.
func drawing() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: actFavourite.Bit(), Opens: func(s *State) bool { return !s.Told(factFavourite) },
		Turn: parts.Once(func(s *State) cards.Seat {
			if at := drawsFavourite(s); at != cards.NoSeat {
				return at
			}
			return s.Dealer
		}),
		May: func(s *State, seat cards.Seat, o *table.Options) {
			for set := s.Law().Pack(); set != 0; set = set.Without() {
				o.AddCard(actFavourite, set.First())
			}
		},
		Do: turnsUp,
	}
}

// turnsUp records which card a player has turned up.
func turnsUp(s *State, a *engine.Act) {
	s.Spoke(a.Seat)
	said := s.Tell(table.FactChose, a.Seat)
	said.N, said.Card = int32(a.Kind), a.Card
	s.Conclude()
}

// byMeans returns a figure for each way of playing, in the order of their rank.
func byMeans(t *game.Terms) func(s *State) int32 {
	ask, mediator, alone := t.N("ask"), t.N("mediator"), t.N("alone")
	return func(s *State) int32 {
		switch contract(s) {
		case actMediator, actMediatorFavourite, actVoleMediator:
			return mediator
		case actAlone, actAloneFavourite, actVole:
			return alone
		}
		return ask
	}
}

// means lists the figures of byMeans.
var means = []part{{Name: "ask", Means: "where a king was called"}, {Name: "mediator", Means: "where one was bought"}, {Name: "alone", Means: "without a king"}}

// voleDue returns a maker by which the vole that was undertaken is paid.
func voleDue(question game.Question, owes string, on engine.FactKind, where func(s *State) bool) *Maker {
	question.Figures = means
	return &Maker{Question: question, Owes: owes, Make: func(t *game.Terms) *Rule {
		amount := byMeans(t)
		return &Rule{Hears: on.Bit(), Given: factTried.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if !declares(s) && where(s) {
				settles(s, f, table.DueVole, amount(s))
			}
		}}
	}}
}

// favours holds the dues that are doubled in the favourite suit.
const favours = engine.DueClasses(1<<dueAlone | 1<<dueMatadors | 1<<table.DueVole | 1<<dueKing)

// favouriteDrawn says which suit is the favourite, drawn now or before this hand: that
// of a card, which then is its king.
func favouriteDrawn(s *State, f *engine.Fact) {
	c := f.Card
	if f.Kind == table.FactDealt {
		n := s.Carried(favoured, cards.NoSeat)
		if n == 0 {
			return
		}
		c = cards.Of(cards.Suit(n-1), cards.King)
	} else if f.N != int32(actFavourite) {
		return
	}
	s.Tell(factFavourite, cards.NoSeat).With(c, int32(c.Suit()))
}

// mediating lists the questions that only le Médiateur answers.
var mediating = []*Maker{
	{Question: q("favourite", "Which suit is the favourite?",
		"The favourite, or preference, is the suit of the first king that is turned up before the first deal: it stays so for the match."),
		Head: "The favourite suit", Says: "the favourite suit is that of {card}", Rule: &Rule{Hears: engine.Facts(table.FactDealt, table.FactChose), On: favouriteDrawn}},
	{Question: q("favourite.named", "Who may make the favourite suit trumps?",
		"Whoever has bid in the favourite suit names it for trumps, and whoever has bid in another does not."),
		Rule: &Rule{While: factFavourite.Bit(), Judges: naming, Refuse: func(s *State, a *engine.Act) bool {
			suit, _ := favourite(s)
			named := cards.Suit(a.Kind-actSpades) == suit
			switch contract(s) {
			case actAskFavourite, actMediatorFavourite, actAloneFavourite:
				return !named
			case actAsk, actMediator, actAlone:
				return named
			}
			return false
		}}},
	{Question: q("favourite.double", "What is paid double in the favourite suit?",
		"In the favourite suit everything is paid double but what the dealer lays, the bêtes, and the game of the hands before."),
		Says: "in the favourite suit it is paid double",
		Rule: &Rule{Hears: table.FactTrump.Bit(), Given: engine.Facts(factFavourite, factGame), On: func(s *State, f *engine.Fact) {
			if !inFavourite(s) {
				return
			}
			own := total(s, factGame, func(f *engine.Fact) int32 { return f.Amount * int32(engine.Int(f.N != gameLay)) })
			said := s.Tell(factGame, cards.NoSeat)
			said.Amount, said.N = own, gameFavourite
		}, While: engine.Facts(factFavourite, table.FactTrump), Dues: favours, Scale: twice(inFavourite)}},
	{Question: q("bid.primacy", "Which of two equal bids goes first?",
		"Whoever speaks earlier may bid as much as another who has bid more, but for the vole, and goes before that other."),
		Rule: &Rule{Lifts: []string{"hombre/bid.rank"}, When: func(s *State, a *engine.Act) bool {
			at := highest(s)
			return at != cards.NoSeat && rank(a.Kind) == rank(standing(s)) && rank(a.Kind) < rank(actVole) && outbid(s, a.Seat) && speaksBefore(s, a.Seat, at)
		}}},
	{Question: q("king.bought", "What does a player do who plays with a mediator?",
		"Whoever plays with a mediator names a king: its holder gives it openly, for another card."), Says: "{seat} gives the king",
		Rule: &Rule{Hears: factCalled.Bit(), On: func(s *State, f *engine.Fact) {
			if holder := parts.Holder(s, f.Card); mediates(s) && holder != f.Seat && holder != cards.NoSeat {
				said := s.Tell(table.FactGives, holder)
				said.Taker, said.Card = f.Seat, f.Card
			}
		}, Judges: table.ActGive.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			f := s.Seen(factCalled)
			return f != nil && a.Card == f.Card
		}}},
	openly(q("king.open", "Who may see the king that is given?", "The king that is given may be seen by everybody."), table.FactGives),
	{Question: q("king.paid", "What is the mediator paid?",
		"Whoever gives the king is paid {each amount} for it.", fig("each", "from the player")), Owes: "the king is paid", Voids: "the hand is void: its stake is returned",
		Rule: &Rule{Hears: table.FactGives.Bit(), Given: factCalled.Bit(), Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: dueKing.Bit(), Annul: func(*State, *engine.Due) bool { return true }},
		On: func(s *State, f *engine.Fact, each int32) {
			s.Owe(dueKing, table.Account(f.Taker), table.Account(f.Seat), each)
		}},
	agreed(1, "1 where players have agreed that it may not be", forbids(q("vole.mediator", "May the vole be declared with a mediator?",
		"[agreed=0: The vole may be declared with a mediator, too.][agreed=1: Nobody may declare the vole with a mediator.]"), actVoleMediator.Bit())),
	{Question: q("vole.declared", "What does it engage to that the vole is declared?",
		"Whoever declares the vole undertakes it, and loses the game if one trick fails."), Says: "{seat} has declared the vole", Not: "{seat} has declared the vole and misses it",
		Rule: &Rule{Hears: engine.Facts(table.FactPlaying, table.FactDecided), Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			at := player(s)
			switch {
			case !declares(s):
			case f.Kind == table.FactPlaying:
				s.Tell(factTried, at)
			case tookAll(s):
				s.Tell(table.FactWon, at).Seats = s.Side(at)
			default:
				s.Tell(table.FactLost, at).Seats = s.Side(at)
			}
		}, Lifts: []string{"hombre/game.won"}, Hush: func(s *State, f *engine.Fact) bool { return declares(s) }}},
	{Question: q("means.paid", "What is paid for each way of playing?",
		"Each loser pays [ask: {ask amount} where a king was called, ]{mediator amount} where one was bought, {alone amount} without a king, {lesser amount} for the vole declared with a mediator, and {vole amount} without.", append([]part{{Name: "lesser", Means: "for the vole declared with a mediator"}, {Name: "vole", Means: "for the vole declared without a king"}}, means...)...),
		Head: "The payments", Owes: "the way of playing is paid", Make: func(t *game.Terms) *Rule {
			amount, lesser, vole := byMeans(t), t.N("lesser"), t.N("vole")
			return &Rule{Hears: ended, On: func(s *State, f *engine.Fact) {
				n := amount(s)
				switch contract(s) {
				case actVole:
					n = vole
				case actVoleMediator:
					n = lesser
				}
				settles(s, f, dueAlone, n)
			}}
		}},
	voleDue(q("vole.means", "What is paid for the vole, by the way of playing?",
		"The vole that is undertaken and made is paid by each: [ask: {ask amount} where a king was called, ]{mediator amount} where one was bought, and {alone amount} without a king."),
		"the vole is paid", table.FactVole, func(s *State) bool { return true }),
	voleDue(q("vole.failed", "What does a vole cost that is missed, by the way of playing?",
		"Those who miss the vole that they have undertaken pay to each [ask: {ask amount} where a king was called, ]{mediator amount} where one was bought, and {alone amount} without a king."),
		"the vole was undertaken and is missed", table.FactDecided, func(s *State) bool { return !tookAll(s) }),
	{Question: q("matadors.three", "What is paid for the three matadors?",
		"Where those who play hold the three matadors, {each amount} is paid by each of the losers.", fig("each", "from each loser")), Owes: "the matadors are paid",
		Rule: &Rule{Hears: ended, Given: engine.Facts(table.FactRaised, table.FactTrump)}, On: func(s *State, f *engine.Fact, each int32) {
			if row(s, s.Side(f.Seat)) >= 3 {
				settles(s, f, dueMatadors, each)
			}
		}},
	stake(parts.DealerStake(q("poulans", "What does the dealer lay for the matadors?",
		"The dealer lays {amount amount} for the matadors at every deal."), "{seat} lays the poulans", boxPoulans, table.DueStake)),
	{Question: q("poulans.taken", "Who draws what the dealer laid for the matadors?",
		"The holder of spadille draws {spadille amount} of it, that of manille {manille amount}, and that of basto {basto amount}.", fig("spadille", "by the holder of spadille"), fig("manille", "by the holder of manille"), fig("basto", "by the holder of basto")), Owes: "the matadors draw the poulans", Voids: "the hand is void: its stake is returned",
		Make: func(t *game.Terms) *Rule {
			amounts := [3]int32{t.N("spadille"), t.N("manille"), t.N("basto")}
			return &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
				drawPoulans(s, amounts)
			}, Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: duePoulans.Bit(), Annul: func(*State, *engine.Due) bool { return true }}
		}},
	agreed(1, "1 where players have agreed that they are not", &Maker{Question: q("round.poulans", "Are the poulans of the matadors doubled in a double round?",
		"[agreed=0: The poulans of the matadors are doubled in a double round like the rest.][agreed=1: In a double round the poulans of the matadors stay single.]"),
		Rule: &Rule{Lifts: []string{"hombre/round.double", "hombre/round.second", "hombre/round.always", "hombre/round.alternate", "hombre/round.after"}, Dues: 1<<table.DueStake | 1<<duePoulans, Spare: func(s *State, d *engine.Due) bool {
			return d.To == engine.Box(boxPoulans) || d.From == engine.Box(boxPoulans)
		}}}),
	{Question: q("match.betes", "What is laid where bêtes are left when the rounds are over?",
		"Where bêtes are left after {rounds word} rounds they are played for until they are drawn: the dealer lays nothing.", fig("rounds", "the rounds of the match")), Head: "The match", Says: "the rounds are over",
		Of: func(rounds int32) *Rule {
			return &Rule{Hears: engine.Facts(table.FactDealt, table.FactClosing), On: func(s *State, f *engine.Fact) {
				switch {
				case f.Kind == table.FactDealt && roundsOver(s, rounds):
					s.Tell(factLeft, cards.NoSeat)
				case f.Kind == table.FactClosing && s.Carried(dealt, cards.NoSeat)+1 >= rounds*int32(s.N) && betesLeft(s):
					s.Tell(factUnfinished, s.Right(s.Dealer))
				}
			}, Lifts: []string{"hombre/devant", "hombre/poulans", "hombre/poulans.taken", "hombre/poulans.null"}, Hush: func(s *State, f *engine.Fact) bool { return roundsOver(s, rounds) }}
		}},
	agreed(1, "1 where players have agreed that they are", &Maker{Question: q("round.after", "Are the hands double that are played for what is left?",
		"[agreed=0: The hands that are played for the bêtes that are left are single.][agreed=1: The hands that are played for the bêtes that are left are double.]"), Says: "what is left is played for double",
		Rule: doubles(func(s *State) bool { return s.Told(factLeft) })}),
	{Question: q("claim.fair", "May what was not asked for be asked for later?",
		"Whoever has not asked for what is due may ask for it a hand or two later."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/claim.late"}, Spare: func(*State, *engine.Due) bool { return true }}},
	{Question: q("hand.seen.turn", "What does it cost to turn up another's hand out of turn?",
		"Whoever turns up another's hand out of turn makes the bête alone."), Owes: "{seat} turns up another's hand out of turn, and makes a bête",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActLook, On: func(s *State, f *engine.Fact) {
			if f.Leader != cards.NoSeat && s.Table.Turn != f.Seat {
				betesOf(s, f.Seat, 1)
			}
		}, Lifts: []string{"hombre/hand.seen"}, Hush: func(s *State, f *engine.Fact) bool { return s.Table.Turn != f.Seat }}},
}
