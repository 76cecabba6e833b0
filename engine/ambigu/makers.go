package ambigu

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Pack, &parts.Purse, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.Passes},
		parts.Own(before), parts.Own(stakes), parts.Own(kinds), []*Maker{&parts.BestEldest}, parts.Own(paid),
		parts.Own(laws))
}

const handsID = family + "/match.hands"

// agreed returns how many hands a match is, 0 where a time is agreed.
func agreed(s *State) int32 {
	t, _ := s.Law().Terms(handsID)
	return t.Or("hands", 0)
}

// before is the questions about the match and the two deals.
var before = []Maker{
	{Question: q("card.value", "What does each card count?", parts.Value.Answer, parts.Worths...), Head: "The table and the pack",
		Make: func(t *game.Terms) *Rule {
			worth := table.Worths(t)
			return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
				for face := uint8(cards.Ace); face <= cards.King; face++ {
					if worth[face] != 0 {
						s.Tell(table.FactWorth, cards.NoSeat).With(cards.Of(cards.Spades, face), worth[face])
					}
				}
			}}
		}},
	{Question: q("match.hands", "How many hands make a match?", "[hands=0: The match ends at the time agreed.][hands!=0: [hands=1: One hand makes][hands!=1: {hands word} hands make] a match.]", fig("hands", "the hands agreed; 0 where a time is")), Head: "The match", Says: "the last hand is played",
		Make: func(t *game.Terms) *Rule {
			if hands := t.N("hands"); hands > 0 {
				return parts.MatchOf(table.FactDecided, hands, 1)
			}
			return &Rule{}
		}},
	{Question: q("quit.hands", "May a player leave before the hands agreed are played?", "Where a number of hands is agreed nobody may leave before they are played."),
		Rule: &Rule{Judges: table.ActQuit.Bit(), Refuse: func(s *State, a *engine.Act) bool { return agreed(s) > 0 && !s.Told(table.FactMatch) }}},
	{Question: q("quit.time", "May a player leave before the time agreed?", "Where a time is agreed whoever loses may leave before it, and whoever wins may not."),
		Rule: &Rule{Judges: table.ActQuit.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return agreed(s) == 0 && wins(s, a.Seat)
		}}},
	{Question: q("stake", "What does everybody put into the poule?", "Before every deal everybody puts {each amount} into the poule.", fig("each", "from every player")), Head: "The deal", Owes: "everybody puts into the poule",
		Of: parts.EachPuts(table.FactStakes, table.DueStake, boxPoule)},
	{Question: q("speak.first", "Who is the first to speak?", "{leader} is the first to speak, and is served first.", fig("leader", "who is first")),
		Make: func(t *game.Terms) *Rule { return &Rule{Hears: table.FactDealt.Bit(), On: parts.Leads(t)} }},
	{Question: q("pass.out", "What must a player do who passes on two cards?", "Whoever passes puts out {least word} card[least!=1: s] at least.", fig("least", "cards put out")), Head: "The two cards",
		Rule: &Rule{Judges: table.ActDone.Bit()}, Refuse: func(s *State, a *engine.Act, least int32) bool {
			return s.PhaseNo() == phaseFirst && s.Out[a.Seat].Len() < int(least)
		}},
	{Question: q("given", "How many cards is a player given?", "Whoever has put out cards is given as many.", []part(nil)...),
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << table.ActDone, On: func(s *State, f *engine.Fact) {
			want := s.Law().Each()
			if second := s.Seen(factSecond); second != nil {
				want += int(second.N)
			}
			if n := want - s.Hand[f.Seat].Len(); n > 0 && s.PhaseNo() <= phaseDraw {
				s.Tell(factGiven, f.Seat).N = int32(n)
			}
		}, Judges: table.ActTake.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			for f := s.Last(factGiven); f != nil; f = s.Prior(f) {
				if f.Seat == a.Seat {
					return int32(a.N[0]) != f.N
				}
			}
			return a.N[0] != 0
		}}},
	{Question: q("baste", "What does it cost to keep the two cards?", "Whoever keeps the two cards says “baste” and puts {each amount} into the batterie.", fig("each", "from whoever says so")), Owes: "{seat} says “baste”",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actBaste}, On: func(s *State, f *engine.Fact, each int32) {
			s.Owe(table.DueGame, table.Account(f.Seat), engine.Box(boxBatterie), each)
		}},
	{Question: q("deal.second", "How many cards are dealt then?", "When everybody has spoken {each word} card[each!=1: s] more are dealt to each.", fig("each", "to each player")),
		Of: parts.Announces(factRound, factSecond)},
	{Question: q("shuffle", "When are the cards shuffled?", "The dealer shuffles the cards and has them cut when somebody says “baste”, and when the vade is made, and gives them without shuffling to whoever passes."),
		Rule: &Rule{Judges: actShuffle.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			made := s.SaidBy(actBaste) != 0
			if s.PhaseNo() > phaseFirst {
				made = s.Told(factVa)
			}
			return a.Seat != s.Dealer || !made
		}}},
	{Question: q("discards.again", "What is dealt when the talon is at its end?", "When the talon is at its end the cards that were put out are shuffled and dealt."), Says: "the cards that were put out are shuffled",
		Rule: &Rule{Hears: factShort.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factAgain, cards.NoSeat) }}},
	{Question: q("discards.apart", "May the cards put out be kept from being dealt again?", "A player may lay apart the cards put out: these are not dealt again."), Says: "{seat} lays apart what was put out",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actApart, On: parts.Tells(factApart)}},
}

// stakes is the questions about the vade and the renvis.
var stakes = []Maker{
	{Question: q("last.two", "What must the dealer do to whom all have passed?", "The dealer to whom all others have passed makes the vade, or puts in {amount amount}.", fig("amount", "from the dealer")), Head: "The vade", Says: "{seat} puts in, and all keep their cards", Owes: "all others have passed to {seat}",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actBind, Judges: table.ActPass.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.PhaseNo() == phaseVade && allPassed(s, a.Seat)
		}}, On: func(s *State, f *engine.Fact, amount int32) {
			s.Owe(table.DueGame, table.Account(f.Seat), engine.Box(boxVade), amount)
			s.Tell(factBinds, f.Seat)
		}},
	{Question: q("last.kept", "May anybody change cards when the dealer has put in so?", "Where the dealer has put in because all others had passed everybody keeps the four cards."),
		Rule: &Rule{While: factBinds.Bit(), Judges: table.ActOut.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	{Question: q("vade", "Of how much is the vade?", "Whoever makes the vade puts in {least amount} at least, and as much more as is liked.", fig("least", "that are put in")), Says: "{seat} makes the vade",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actVa, On: func(s *State, f *engine.Fact) {
			s.Tell(factVa, f.Seat).Amount = max(f.Amount, 1)
		}, Judges: actVa.Bit()}, Refuse: func(s *State, a *engine.Act, least int32) bool { return int32(max(a.N[0], 1)) < least }},
	{Question: q("vade.once", "May one raise upon the vade at once?", "Nobody raises upon the vade before those who hold it have changed their cards."),
		Rule: &Rule{While: factVa.Bit(), Judges: actVa.Bit(), Refuse: func(*State, *engine.Act) bool { return true }}},
	vade.Paid(q("vade.paid", "What does it cost to make the vade, or to hold it?", "Whoever makes the vade, or holds it, puts in as much."), "{seat} is of the vade"),
	{Question: q("vade.unheld", "What becomes of a vade that nobody holds?", "Whoever makes a vade that nobody holds takes it back with the batterie; the dealer, if it is another, pays {dealer amount} besides.", fig("dealer", "from the dealer")), Owes: "{seat} has a vade that nobody holds",
		Rule: &Rule{Hears: factAlone.Bit()}, On: func(s *State, f *engine.Fact, dealer int32) {
			s.Owe(dueBack, engine.Box(boxVade), table.Account(f.Seat), vade.Staked(s, f.Seat))
			s.Owe(table.DueBox, engine.Box(boxBatterie), table.Account(f.Seat), s.Pool(boxBatterie))
			if va := s.Seen(factVa); va == nil || va.Seat != s.Dealer { // "à moins que le dernier ne fasse lui-même la vade"
				s.Owe(table.DueGame, table.Account(s.Dealer), table.Account(f.Seat), dealer)
			}
		}},
	{Question: q("draw", "May those who are of the vade change their cards?", "When the vade is held each who is of it puts out as many cards as are liked, or none."),
		Rule: &Rule{Hears: factHeld.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(table.FactOpens, cards.NoSeat).N = phaseDraw }}},
	parts.Headed("The renvis", vie.Turns(q("speak.turn", "May a player speak before the others in turn?", "Each passes, holds or raises in turn, and nobody before."))),
	vie.Raise(q("raise", "By how much may one raise?", "Whoever raises does so by as much as is liked."), "{seat} raises", phaseRenvi),
	{Question: q("raise.most", "May the players bound the renvis?", "[most=0: The renvis have no bound.][most!=0: Nobody raises by more than {most amount}.]", fig("most", "that is agreed; 0 for no bound")),
		Rule: &Rule{Judges: table.ActRaise.Bit()}, Refuse: func(s *State, a *engine.Act, most int32) bool { return most > 0 && int32(a.N[0]) > most }},
	{Question: q("raise.vade", "May whoever has made the vade raise upon those who are of it?", "When the cards are changed whoever has made the vade may not raise upon those who hold it."),
		Rule: &Rule{While: factVa.Bit(), Judges: table.ActRaise.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Seen(factVa).Seat == a.Seat }}},
	{Question: q("raise.above", "May whoever has made the vade raise when another has?", "When another has raised, whoever has made the vade may hold, and raise above."),
		Rule: &Rule{While: factRaises.Bit(), Lifts: []string{family + "/raise.vade"}, When: func(s *State, a *engine.Act) bool { return true }}},
	{Question: q("raise.back", "May a player who has passed come back when another raises?", "When a player raises whoever has passed before may hold, or raise above."),
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factBack, cards.NoSeat) }}},
	vie.Paid(q("raise.paid", "What does it cost to raise or to hold?", "Whoever raises, or holds, puts in what every player who stays has put in."), "{seat} stays for the renvis"),
	{Question: q("passed", "What becomes of the vade when nobody raises?", "Where all pass nobody wins: the vade stays for the next hand."), Says: "all pass: the vade stays for the next hand",
		Rule: &Rule{Hears: factAllPass.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(factStays, cards.NoSeat) }}},
	vie.Unheld(q("raise.unheld", "Who wins where the others do not hold the last raise?", "Whoever gives up has lost: where nobody holds a raise, whoever made it wins.")),
	{Question: q("shown", "Who lays the hand open?", "When the raises are made each who has stayed lays the hand open."),
		Rule: &Rule{Judges: table.ActDone.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.PhaseNo() == phaseShow && last(s).Len() > 1
		}}},
	{Question: q("shown.good", "What of a hand that is named wrongly, or thrown away?", "A hand is good as it lies open, whatever was said of it, and better than any that was thrown away."),
		Rule: &Rule{While: table.FactMeld.Bit(), Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			if s.Is(table.FactMeld, seat) {
				return 1
			}
			return 0
		}}},
}
