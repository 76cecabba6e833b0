package triomphe

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// moucheMakers lists every question of la Mouche, in the order of a hand.
func moucheMakers() []*Maker {
	return slices.Concat(
		shared, []*Maker{&parts.PackWhole}, parts.Own(pamphileMakers),
		[]*Maker{&beteGoes, &stakeDealer, &parts.StakeBack, &voidBack}, parts.Own(moucheTaking),
		[]*Maker{&parts.OutMost}, parts.Own(moucheFlush), []*Maker{&parts.PointEldest}, played, parts.Own(moucheGame),
		[]*Maker{&gamePaid, &betePut, &revokeBete}, parts.Own(moucheLaws))
}

// beteGoes is the maker that says whether mouches of one hand go together.
var beteGoes = Maker{Question: q("bete.goes", "Do bêtes go together that were made on one hand?",
	"[together=1: All the bêtes of a hand go on the next.][together!=1: Of the bêtes that wait one goes on each hand, the greatest first.]", fig("together", "1 where they go together, 0 where one goes after another")), Head: "The stakes",
	Owes: "the bêtes go with the game", Make: func(t *game.Terms) *Rule {
		if t.N("together") == 1 {
			return &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
				s.Owe(table.DueNext, engine.Box(boxBetes), engine.Box(boxGame), s.Pool(boxBetes))
			}}
		}
		return &Rule{Hears: table.FactStakes.Bit(), On: func(s *State, f *engine.Fact) {
			greatest, _ := parts.Greatest(s)
			s.Owe(table.DueNext, engine.Waiting, engine.Box(boxGame), greatest)
		}, Dues: table.DueBete.Bit(), Goes: func(s *State, d *engine.Due) engine.Account { return engine.Waiting }}
	}}

// moucheTaking lists the questions about taking cards.
var moucheTaking = []Maker{
	{Question: q("exchange.plays", "What does a player undertake who takes cards?",
		"Whoever takes cards of the talon plays."), Head: "The taking of cards", Says: "{seat} takes cards, and plays",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActDone, On: parts.Tells(table.FactUndertakes)}},
	{Question: q("speak.stand", "May a player play without taking cards?",
		"Whoever says “I stand” plays without taking cards."), Says: "{seat} stands, and plays",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActStand, On: parts.Tells(table.FactUndertakes)}},
	{Question: q("speak.out", "What becomes of a player who does not play?",
		"Whoever neither takes cards nor stands is out of the hand."), Says: "{seat} is out of the hand",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActPass, On: parts.Tells(table.FactOut)}},
	{Question: q("exchange.thrown", "Where does a hand go that is thrown up?",
		"A hand that is thrown up goes to the cards put out, or under the talon where there are none."), Says: "the hand of {seat} goes under the talon",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActPass, On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if s.Out[seat] != 0 {
					return
				}
			}
			s.Tell(table.FactLower, f.Seat)
		}}},
	{Question: q("exchange.once", "How often may a player take cards?",
		"A player takes cards once only."),
		Rule: &Rule{Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool { return did(s, a.Seat, table.ActDone) }}},
	{Question: q("flush.asked", "Must a player who is asked say whether the hand has five cards of a suit?",
		"A player who stands may be asked whether the hand has five cards of a suit[must=0: , and need not answer][must!=0: , and must answer].", fig("must", "1 where whoever is asked must answer")), Says: "{seat} is asked",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actAsk, On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactAsked, f.Leader).N = choiceAnswer
		}, Judges: actSilent.Bit()}, Refuse: func(s *State, a *engine.Act, must int32) bool { return must != 0 }},
	{Question: q("flush.truth", "Must whoever answers tell the truth?",
		"Whoever answers, yes or no, must answer truly."),
		Rule: &Rule{Judges: engine.Acts(actHave, actHaveNot), Refuse: func(s *State, a *engine.Act) bool {
			return (a.Kind == actHave) != (flush(s.Dealt[a.Seat]) != 0)
		}}},
}

// moucheFlush lists the questions about five cards of a suit.
var moucheFlush = []Maker{
	{Question: q("flush", "Which hand wins without play?",
		"Whoever was dealt {cards word} cards of one suit, trumps or not, and keeps them, has the mouche.", fig("cards", "of one suit")), Head: "Five cards of a suit", Says: "{seat} has five cards of a suit",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactUndertakes.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			for _, seat := range s.Round {
				if s.Hand[seat] == s.Dealt[seat] && s.Is(table.FactUndertakes, seat) && s.In(seat) {
					hasFlush(s, seat, int(n))
				}
			}
		}},
	{Question: q("flush.trumps", "Which of several flushes wins?",
		"Of several flushes the one in trumps wins."),
		Rule: &Rule{While: table.FactTrump.Bit(), Asked: table.AskPoint.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(s.Hand[seat]&^s.Trumps() == 0)
		}}},
	parts.PointBest(q("flush.points", "Which flush wins where none is in trumps?",
		"Else the one whose cards count the most: [ace: an ace {ace}, ][king: a king {king}, ][queen: a queen {queen}, ][knave: a knave {knave}][pips=1: , other cards their pips]."), meldFlush),
	{Question: q("flush.wins", "What does a flush win?",
		"The best flush wins the game."), Says: "{seat} shows five cards of a suit, and wins",
		Rule: &Rule{Hears: table.FactBest.Bit(), Given: table.FactMeld.Bit(), Only: 1 << meldFlush, On: parts.Tells(table.FactWon)}},
	{Question: q("flush.unplayed", "Is a hand played in which there is a flush?",
		"The hand is then not played."),
		Rule: &Rule{Hears: table.FactBest.Bit(), Given: table.FactMeld.Bit(), Only: 1 << meldFlush, On: parts.Tells(table.FactOver),
			Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Told(table.FactBest) }}},
	{Question: q("flush.betes", "Which bêtes does a flush win?",
		"The best flush wins the bêtes that are due as well, though they do not go on the hand."), Owes: "{seat} draws the bêtes that are due",
		Rule: &Rule{Hears: table.FactBest.Bit(), Given: table.FactMeld.Bit(), Only: 1 << meldFlush, On: func(s *State, f *engine.Fact) {
			to := table.Account(f.Seat)
			s.Owe(table.DueGame, engine.Box(boxBetes), to, s.PoolAt(boxBetes, table.FactPlaying))
			parts.TakeWaiting(s, table.DueGame, to)
		}}},
	{Question: q("flush.others", "What do the others lose who play against a flush?",
		"Whoever else plays loses."), Says: "{seat} plays against five cards of a suit, and loses",
		Rule: &Rule{Hears: table.FactBest.Bit(), Given: engine.Facts(table.FactMeld, table.FactUndertakes), Only: 1 << meldFlush, On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if seat != f.Seat && s.Is(table.FactUndertakes, seat) && s.In(seat) {
					s.Tell(table.FactLost, seat)
				}
			}
		}}},
}

// hasFlush records that a player was dealt n cards of one suit.
func hasFlush(s *State, seat cards.Seat, n int) {
	var room [4]parts.Meld
	for _, m := range parts.Suits(room[:0], s.Dealt[seat], n, parts.Meld{}) {
		said := s.Tell(table.FactMeld, seat)
		said.N, said.Cards = meldFlush, m.Cards
	}
}

// moucheGame lists the questions about what is won and lost.
var moucheGame = []Maker{
	{Question: q("trick.paid", "What does a trick draw?",
		"Each trick draws one of {tricks word} parts of the game: a jetton, two where the bête is double, and so on.", fig("tricks", "the parts in which the game is drawn")), Head: "The game", Owes: "the tricks draw the game",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Reads: table.Tricks.Bit()}, On: func(s *State, f *engine.Fact, tricks int32) {
			for _, seat := range s.Round {
				s.Owe(table.DueTrick, engine.Box(boxGame), table.Account(seat), min(s.Tally(table.Tricks, seat)*(s.PoolAt(boxGame, table.FactPlaying)/max(tricks, 1)), s.Pool(boxGame)))
			}
		}},
	{Question: q("tricks.none", "What befalls a player who makes no trick?",
		"Whoever plays and makes no trick loses."), Says: "{seat} makes no trick, and loses",
		Rule: &Rule{Hears: table.FactEnd.Bit(), Given: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				if s.Tally(table.Tricks, seat) == 0 && s.Is(table.FactUndertakes, seat) && s.In(seat) {
					s.Tell(table.FactLost, seat)
				}
			}
		}}},
}

// moucheLaws lists the questions about what is irregular, beside the revoke.
var moucheLaws = []Maker{
	faultBete(q("under.bete", "What does it cost not to beat a card though able?",
		"Whoever could take with a higher card of the suit, or a higher trump, and does not, makes a bête."), "{seat} could have taken, and makes a bête", 1<<table.ActUnder),
	faultBete(q("spare.bete", "What does it cost not to trump though able?",
		"Whoever could take with a trump and does not makes a bête."), "{seat} could have trumped, and makes a bête", 1<<table.ActSpare),
	faultBete(q("cheat.bete", "What does it cost to cheat, or to take cards back?",
		"Whoever is caught cheating, or takes cards back to mend a hand, makes a bête."), "{seat} cheated, and makes a bête", 1<<table.ActCheat|1<<actRecover),
	{Question: q("cheat.out", "May whoever has cheated play on?",
		"Whoever has cheated plays no more."), Says: "{seat} cheated, and plays no more",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1<<table.ActCheat | 1<<actRecover, On: parts.Tells(table.FactOut),
			Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				return did(s, a.Seat, table.ActCheat) || did(s, a.Seat, actRecover)
			}}},
}

// faultBete returns a maker by which an irregular act costs a bête.
func faultBete(question game.Question, owes string, kinds uint64) Maker {
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactAct.Bit(), Only: kinds, On: func(s *State, f *engine.Fact) {
		s.Owe(table.DueBete, table.Account(f.Seat), engine.Box(boxBetes), stake(s, 0))
	}}}
}
